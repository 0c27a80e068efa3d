cimport cython

from cardavia.players.search.bits cimport bit, kernel_digest, lowest
from cardavia.players.search.race_engine cimport RaceEngine, replies, to_answer, to_lead
from cardavia.players.search.race_memory cimport forget


cdef class RaceSolver(RaceEngine):
    cdef unsigned int[::1] deals
    cdef short[::1] out


cdef int _judge_card(RaceSolver r, int leader, int lead, unsigned int card) noexcept nogil
cdef Py_ssize_t _judge(RaceSolver r, Py_ssize_t worlds, Py_ssize_t width, int leader, int lead,
                       int bottom, unsigned int may, int columns) noexcept nogil
