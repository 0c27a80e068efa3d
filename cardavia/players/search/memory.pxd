cimport cython

from cardavia.players.search.bits cimport bit, cards_in, kernel_digest, slot_of
from cardavia.players.search.position cimport Position


cdef class Memory(Position):
    cdef unsigned long long[::1] entry
    cdef int shift
    cdef unsigned long long generation
    cdef int groups
    cdef int[16] group_shift
    cdef int[16] group_length
    cdef unsigned int[16] group_mask
    cdef unsigned int[4096] leftmost
    cdef unsigned int ungrouped


cdef void open_generation(Memory m) noexcept nogil
cdef unsigned long long key_of(Memory m, unsigned int cards, int leader) noexcept nogil
cdef unsigned long long find(Memory m, unsigned long long key) noexcept nogil
cdef void store(Memory m, unsigned long long key, int lower, int upper, int move) noexcept nogil
