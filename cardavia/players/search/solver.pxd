cimport cython

from cardavia.players.search.bits cimport count, kernel_digest
from cardavia.players.search.bounds cimport worth
from cardavia.players.search.engine cimport Engine, ask, choices, each_card, exact
from cardavia.players.search.memory cimport open_generation
from cardavia.players.search.position cimport adopt


cdef class Solver(Engine):
    cdef unsigned int[::1] deals
    cdef int[4] hand_size


cdef void _measure(Solver s) noexcept nogil
cdef bint _take_world(Solver s, Py_ssize_t row) noexcept nogil
cdef Py_ssize_t _judge(Solver s, Py_ssize_t worlds, Py_ssize_t width, int aside, int target, bint exactly,
                       int columns, bint each, unsigned int may) noexcept nogil
