cimport cython

from cardavia.players.search.bits cimport bit, count, kernel_digest, lowest


cdef class Position:
    cdef int seats
    cdef int suit_count
    cdef unsigned int[4] hand
    cdef unsigned int[8] suit
    cdef unsigned int trump
    cdef unsigned int[32] suit_of
    cdef int[32] value_of
    cdef int class_count
    cdef unsigned int[16] class_mask
    cdef int[16] class_value
    cdef int bonus
    cdef int score
    cdef int maxi
    cdef int score_base
    cdef int maxi_base
    cdef int join_ace
    cdef int obligations
    cdef int low_seat
    cdef int misere
    cdef int features
    cdef unsigned int ace
    cdef unsigned int ace_suit
    cdef int free
    cdef int free_base


cdef void adopt(Position p) noexcept nogil
cdef unsigned int legal(Position p, int seat, int k, int leader, unsigned int led,
                        unsigned int winning) noexcept nogil
