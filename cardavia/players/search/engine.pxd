cimport cython

from cardavia.players.search.bits cimport bit, count, index_of, kernel_digest
from cardavia.players.search.bounds cimport cash, in_control, safe_misere, sure_trumps
from cardavia.players.search.memory cimport bucket_of, key_of, recall, store
from cardavia.players.search.ordering cimport rate
from cardavia.players.search.position cimport legal
from cardavia.players.search.shortlist cimport (
    Shortlist, drop_outvalued, list_all, list_unequal, near_equal_refuted,
)


cdef class Engine(Shortlist):
    cdef int[576] rating
    cdef int[12] first_move
    cdef long long nodes
    cdef long long limit
    cdef int halted
    cdef int[::1] stop
    cdef short[::1] out
    cdef Py_ssize_t out_at
    # the trick on the table when the search starts
    cdef int leader
    cdef int on_table
    cdef unsigned int led
    cdef unsigned int winning
    cdef int holder
    cdef int points
    cdef int left
    cdef int rest


cdef int between(Engine e, int leader, int left, int rest, int target) noexcept nogil
cdef int _look_ahead(Engine e, int seat, int base, int found, unsigned int led, unsigned int winning,
                     int holder, int points, int rest, int target, unsigned int hands) noexcept nogil
cdef int ply(Engine e, int k, int leader, int left, unsigned int led, unsigned int winning,
             int holder, int points, int rest, int target, unsigned int cards,
             int hint) noexcept nogil
cdef int ask(Engine e, int target) noexcept nogil
cdef int exact(Engine e, int guess, bint bisect) noexcept nogil
cdef unsigned int choices(Engine e) noexcept nogil
cdef bint each_card(Engine e, int target, bint exactly) noexcept nogil
