cimport cython

from cardavia.players.search.bits cimport bit, fill_down, index_of, kernel_digest
from cardavia.players.search.memory cimport Memory


cdef class Shortlist(Memory):
    cdef int[576] move
    cdef int[576] outcome


cdef int list_unequal(Shortlist s, unsigned int may, unsigned int alive, int base) noexcept nogil
cdef int list_all(Shortlist s, unsigned int may, int base) noexcept nogil
cdef int drop_outvalued(Shortlist s, int base, int found, int seat, int k, unsigned int may,
                        unsigned int alive, unsigned int led, unsigned int winning,
                        int holder) noexcept nogil
cdef int _settled(Shortlist s, int seat, int k, unsigned int card, unsigned int led,
                  unsigned int winning, int holder) noexcept nogil
cdef bint near_equal_refuted(Shortlist s, int base, int j, unsigned int may, unsigned int alive,
                             bint maximises, int target) noexcept nogil
