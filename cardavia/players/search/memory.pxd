cimport cython

from cardavia.players.search.bits cimport cards_of, count, index_of, kernel_digest, mix, odd_factor
from cardavia.players.search.position cimport Position


cdef class Memory(Position):
    cdef unsigned long long[::1] entry
    cdef int shift
    cdef unsigned long long generation
    cdef int[32] owner_of
    cdef int blocks
    cdef int[12] block_shift
    cdef unsigned int[12] block_mask
    cdef bint[12] block_opens
    cdef unsigned long long[3072] block_hash
    cdef int known_lower
    cdef int known_upper
    cdef int known_move


cdef void open_generation(Memory m) noexcept nogil
cdef unsigned long long key_of(Memory m, unsigned int cards, int leader) noexcept nogil
cdef Py_ssize_t bucket_of(Memory m, unsigned long long key) noexcept nogil
cdef void _bound_by_alike(Memory m, unsigned long long entry, unsigned int cards, int lower,
                          int upper) noexcept nogil
cdef void recall(Memory m, unsigned long long key, Py_ssize_t bucket, int target) noexcept nogil
cdef void store(Memory m, unsigned long long key, Py_ssize_t bucket, int lower, int upper,
                int move) noexcept nogil
