cimport cython

from cardavia.players.search.bits cimport bit, count, fill_down, index_of, kernel_digest, lowest
from cardavia.players.search.race_memory cimport RaceMemory, find, key_of, store


cdef class RaceEngine(RaceMemory):
    cdef unsigned int[32] suit_of
    cdef int[32] value_of
    cdef unsigned int[32] mate
    cdef int[32] pair_bonus
    cdef unsigned int trump
    cdef int may_close
    cdef unsigned int only
    cdef int only_reply
    cdef int[512] move
    cdef long long nodes
    cdef long long limit
    cdef int halted
    cdef int[::1] stop


cdef int outcome(RaceEngine r, int winner) noexcept nogil
cdef int most(RaceEngine r, int winner) noexcept nogil
cdef unsigned int highest(unsigned int cards) noexcept nogil
cdef int reach(RaceEngine r, int seat) noexcept nogil
cdef int cashed(RaceEngine r, int seat) noexcept nogil
cdef bint _count_node(RaceEngine r) noexcept nogil
cdef int _order_leads(RaceEngine r, int seat, unsigned int may, int base, int hint) noexcept nogil
cdef int _list(RaceEngine r, unsigned int cards, int base, int found) noexcept nogil
cdef int to_lead(RaceEngine r, int seat, int drawn, int depth, int alpha, int beta) noexcept nogil
cdef unsigned int replies(RaceEngine r, int leader, int lead, bint open_stock) noexcept nogil
cdef int to_answer(RaceEngine r, int leader, int drawn, int depth, int lead, int alpha, int beta,
                   bint open_stock) noexcept nogil
