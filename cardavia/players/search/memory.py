# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False, infer_types=False
"""The transposition table: bounds proven for positions between two tricks.

Within one deal the set of cards left and the leader determine the position, so the set is the key
and a hit is never false.  An entry is one 64-bit word: 35 key bits (32 cards, 2 leader, 1 "ran"),
7 bits each for the lower and the upper bound, 5 for the best card, 10 for the generation, which
separates deals so that nothing is cleared between them.  Two neighbours form a bucket, in which the
position with more cards left stays.  May import `bits` and `position`.
"""

from array import array

import cython

if not cython.compiled:
    from cardavia.players.search.bits import bit, cards_in, kernel_digest, slot_of
    from cardavia.players.search.position import Position

_RANK_FREE_KEYS = cython.declare(cython.int, 4)


def built_from() -> int:
    """Digest of the sources this module was compiled from; 0 when it runs as Python."""
    return kernel_digest


class Memory(Position):
    """A position with a table of its own of ``2 ** table_bits`` entries (8 bytes each)."""

    def __init__(self, table_bits: int) -> None:
        Position.__init__(self)
        if not 1 <= table_bits <= 24:
            raise ValueError(f"table_bits must lie between 1 and 24, not {table_bits}")
        if not cython.compiled:
            self.group_shift = [0] * 16
            self.group_length = [0] * 16
            self.group_mask = [0] * 16
            self.leftmost = [0] * 4096
            self.ungrouped = 0
        self.entry = array("Q", bytes(8 << table_bits))
        self.shift = 64 - table_bits
        self.generation = 0
        self.groups = 0

    def group_cards(self) -> None:
        """Find the runs of neighbouring cards of one suit and equal value (after `take_terms`)."""
        i: cython.int
        j: cython.int
        length: cython.int
        self.groups = 0
        self.ungrouped = 0xFFFFFFFF
        if not self.features & _RANK_FREE_KEYS:
            return
        for j in range(self.suit_count):
            i = 0
            while i < 32:
                length = 0
                while (
                    length < 8
                    and i + length < 32
                    and (self.suit[j] & ~self.ace) >> (i + length) & 1
                    and self.value_of[i + length] == self.value_of[i]
                ):
                    length += 1
                if length > 1 and self.groups < 16:
                    self.group_shift[self.groups] = i
                    self.group_length[self.groups] = length
                    self.group_mask[self.groups] = (1 << length) - 1
                    self.ungrouped &= ~(((1 << length) - 1) << i)
                    self.groups += 1
                i += length if length else 1


def open_generation(m: Memory) -> None:
    """Start a deal: forget all entries and learn which card of a group belongs to whom.

    A subset of a group is replaced in the keys by the leftmost cards with the same sequence of
    owners, so positions that differ only in ranks that no longer matter share an entry.
    """
    g: cython.int
    i: cython.int
    k: cython.int
    place: cython.int
    base: cython.int
    length: cython.int
    subset: cython.uint
    dealt: cython.uint
    out: cython.uint
    owner: cython.int[8]
    if not cython.compiled:
        owner = [0] * 8
    m.generation += 1
    if m.generation >= 1024:
        m.generation = 1
        for i in range(1 << (64 - m.shift)):
            m.entry[i] = 0
    for g in range(m.groups):
        base = g * 256
        length = m.group_length[g]
        dealt = 0
        for k in range(length):
            owner[k] = -1
            for i in range(m.seats):
                if (m.hand[i] >> (m.group_shift[g] + k)) & 1:
                    owner[k] = i
                    dealt |= bit(k)
        subset = dealt
        while True:
            out = 0
            place = 0
            for k in range(length):
                if (subset >> k) & 1:
                    while owner[place] != owner[k]:
                        place += 1
                    out |= bit(place)
                    place += 1
            m.leftmost[base + subset] = out
            if not subset:
                break
            subset = (subset - 1) & dealt


def key_of(m: Memory, cards: cython.uint, leader: cython.int) -> cython.ulonglong:
    """Key of the position in which `leader` leads and `cards` are all that is left."""
    g: cython.int
    key: cython.ulonglong = cards & m.ungrouped
    for g in range(m.groups):
        key |= m.leftmost[g * 256 + ((cards >> m.group_shift[g]) & m.group_mask[g])] << m.group_shift[g]
    key |= cython.cast(cython.ulonglong, leader) << 32
    if m.free and m.ace & cards:
        key |= cython.cast(cython.ulonglong, 1) << 34
    return key


def find(m: Memory, key: cython.ulonglong) -> cython.ulonglong:
    """The entry of a position, or 0: lower bound in bits 22-28, upper in 15-21, card in 10-14."""
    slot: cython.Py_ssize_t = slot_of(key, m.shift)
    entry: cython.ulonglong = m.entry[slot]
    if (entry >> 29) == key and (entry & 1023) == m.generation:
        return entry
    entry = m.entry[slot ^ 1]
    if (entry >> 29) == key and (entry & 1023) == m.generation:
        return entry
    return 0


def store(m: Memory, key: cython.ulonglong, lower: cython.int, upper: cython.int, move: cython.int) -> None:
    """Write what was proven about a position."""
    slot: cython.Py_ssize_t = slot_of(key, m.shift)
    first: cython.ulonglong = m.entry[slot]
    second: cython.ulonglong = m.entry[slot ^ 1]
    if (first >> 29) != key or (first & 1023) != m.generation:
        if (second >> 29) == key and (second & 1023) == m.generation:
            slot ^= 1
        elif (second & 1023) == m.generation:
            # both may be taken: the position with fewer cards left gives way
            if (first & 1023) == m.generation and cards_in(first) >= cards_in(second):
                slot ^= 1
        else:
            slot ^= 1
    m.entry[slot] = (
        (key << 29)
        | (cython.cast(cython.ulonglong, lower) << 22)
        | (cython.cast(cython.ulonglong, upper) << 15)
        | (cython.cast(cython.ulonglong, move) << 10)
        | m.generation
    )
