cimport cython

from cardavia.players.search.bits cimport bit, count, fill_down, kernel_digest, lowest
from cardavia.players.search.position cimport Position

cdef int[50] weight

cdef int rate(Position p, int seat, int k, int leader, int index, unsigned int led,
              unsigned int winning, int holder, int points, unsigned int opposing,
              unsigned int cards) noexcept nogil
cdef int _rate_misere(Position p, int seat, int k, unsigned int card, unsigned int suit,
                      unsigned int led, unsigned int winning, int holder, unsigned int opposing,
                      unsigned int cards) noexcept nogil
