cimport cython

from cardavia.players.search.bits cimport count, fill_down, index_of, kernel_digest, lowest
from cardavia.players.search.position cimport Position


cdef int worth(Position p, unsigned int cards) noexcept nogil
cdef int least(Position p, unsigned int cards, int k) noexcept nogil
cdef int sure_trumps(Position p, int side, unsigned int trumps, unsigned int others) noexcept nogil
cdef bint _allied(Position p, int seat, int other) noexcept nogil
cdef int cash(Position p, int leader, int left, unsigned int cards, int rest) noexcept nogil
cdef bint in_control(Position p, int seat) noexcept nogil
cdef bint safe_misere(Position p, unsigned int cards) noexcept nogil
