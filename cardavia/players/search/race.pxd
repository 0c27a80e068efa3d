cimport cython

from cardavia.players.search.bits cimport bit, count, index_of, kernel_digest, lowest


cdef class RaceSolver:
    cdef unsigned int[2] hand
    cdef unsigned int[32] suit_of
    cdef int[32] value_of
    cdef unsigned int[32] mate
    cdef int[32] pair_bonus
    cdef unsigned int trump
    cdef unsigned int low_trump
    cdef unsigned int[12] stock
    cdef int stock_size
    cdef int[2] points
    cdef int[2] pending
    cdef int[2] won
    cdef int closer
    cdef int closer_win
    cdef int closer_fail
    cdef int may_close
    cdef unsigned int only
    cdef int only_reply
    cdef int[512] move
    cdef long long nodes
    cdef long long limit
    cdef int halted
    cdef int[::1] stop
    cdef unsigned int[::1] deals
    cdef short[::1] out


cdef int _outcome(RaceSolver r, int winner) noexcept nogil
cdef bint _count_node(RaceSolver r) noexcept nogil
cdef unsigned int _replies(RaceSolver r, int leader, int lead, bint open_stock) noexcept nogil
cdef int _order_leads(RaceSolver r, int seat, unsigned int may, int base) noexcept nogil
cdef int _lead(RaceSolver r, int seat, int drawn, int depth, int alpha, int beta) noexcept nogil
cdef int _reply(RaceSolver r, int leader, int drawn, int depth, int lead, int alpha, int beta,
                bint open_stock) noexcept nogil
cdef int _judge_card(RaceSolver r, int leader, int lead, unsigned int card) noexcept nogil
cdef Py_ssize_t _judge(RaceSolver r, Py_ssize_t worlds, Py_ssize_t width, int leader, int lead,
                       int bottom, unsigned int may, int columns) noexcept nogil
