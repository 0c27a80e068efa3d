"""Arithmetic on 32-bit card sets and 64-bit mixing, in plain Python.

The uncompiled kernel imports these functions; the compiled one takes the C bodies of the same
names in ``bits.pxd``, which wrap around at 32 and 64 bits by themselves.  May import nothing.
"""

_MASK = 0xFFFFFFFFFFFFFFFF
_GOLDEN = 0x9E3779B97F4A7C15

kernel_digest = 0
"""The compiled modules have the digest of their sources here (see `status`)."""


def bit(index: int) -> int:
    """The set that holds only card `index` (0..31)."""
    return 1 << index


def index_of(card: int) -> int:
    """Index of the lowest card of a set that is not empty."""
    return (card & -card).bit_length() - 1


def count(cards: int) -> int:
    """Number of cards in the set."""
    return cards.bit_count()


def fill_down(cards: int) -> int:
    """All bits up to and including the highest card of the set; 0 for the empty set."""
    return (1 << cards.bit_length()) - 1


def lowest(cards: int) -> int:
    """The set that holds only the lowest card; 0 for the empty set."""
    return cards & -cards


def mix(z: int) -> int:
    """The splitmix64 finaliser (Steele, Lea, Flood 2014): a bijection of 64 bits."""
    z = (z + _GOLDEN) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def advance(state: int) -> int:
    """The next state of a splitmix64 generator; its output is ``mix`` of the state."""
    return (state + _GOLDEN) & _MASK


def odd_factor(number: int) -> int:
    """A factor for hashing, different for each small `number`."""
    return (_GOLDEN * (2 * number + 1)) & _MASK


def slot_of(key: int, shift: int) -> int:
    """Table slot of a key: the top ``64 - shift`` bits of a multiplicative hash."""
    return ((key * _GOLDEN) & _MASK) >> shift


def cards_of(entry: int) -> int:
    """The cards in the key of a table entry (see `memory`)."""
    return (entry >> 29) & 0xFFFFFFFF
