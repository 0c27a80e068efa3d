cimport cython

from cardavia.players.search.bits cimport advance, bit, index_of, kernel_digest, mix


cdef class WorldSampler:
    cdef readonly int width
    cdef readonly object total
    cdef int places
    cdef int ordered
    cdef unsigned int[8] fixed
    cdef int classes
    cdef int[32] class_first
    cdef int[32] class_size
    cdef int[32] class_card
    cdef int first_state
    cdef int[::1] state_first
    cdef unsigned long long[::1] split_until
    cdef unsigned long long[::1] split_counts
    cdef int[::1] split_next
    cdef unsigned long long random
    cdef int[32] scratch
    cdef unsigned int[::1] rows


cdef unsigned long long _draw(WorldSampler s, unsigned long long bound) noexcept nogil
cdef void _shuffle(WorldSampler s, int size) noexcept nogil
cdef void _deal(WorldSampler s, unsigned long long seed, unsigned long long world, Py_ssize_t at) noexcept nogil
