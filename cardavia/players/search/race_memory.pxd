cimport cython

from cardavia.players.search.bits cimport kernel_digest, slot_of


cdef class RaceMemory:
    cdef unsigned int[2] hand
    cdef unsigned int[12] stock
    cdef unsigned int low_trump
    cdef int stock_size
    cdef int[2] points
    cdef int[2] pending
    cdef int[2] won
    cdef int closer
    cdef int closer_win
    cdef int closer_fail
    cdef int closed_before
    cdef unsigned long long[::1] key
    cdef unsigned long long[::1] proven
    cdef unsigned long long generation


cdef void forget(RaceMemory m) noexcept nogil
cdef unsigned long long key_of(RaceMemory m, int leader) noexcept nogil
cdef unsigned long long find(RaceMemory m, unsigned long long key) noexcept nogil
cdef void store(RaceMemory m, unsigned long long key, int lower, int upper, int move) noexcept nogil
