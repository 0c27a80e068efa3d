# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False, infer_types=False
"""The transposition table: bounds proven for positions between two tricks.

Within one deal the set of cards left and the leader determine the position.  Two positions are
alike when in every suit the cards left, read by rank, belong to the same players: then each line
of play of the one is a line of the other, and their values differ at most by what the cards that
stand for each other differ in value.  So an entry bounds all positions alike to its own (after the
quasi-symmetries of Kupferschmid and Helmert 2006).

The place of an entry is a hash of what alike positions share; the cards themselves stand in the
entry and are compared card by card, so a hit is never false.  An entry is one 64-bit word: 35 key
bits (32 cards, 2 leader, 1 "ran"), 7 bits each for the lower and the upper bound, 5 for the best
card, 10 for the generation, which separates deals so that nothing is cleared between them.  Four
neighbours form a bucket, in which positions with more cards left stay.  May import `bits` and
`position`.
"""

from array import array

import cython

if not cython.compiled:
    from cardavia.players.search.bits import cards_of, count, index_of, kernel_digest, mix, odd_factor
    from cardavia.players.search.position import Position

_RANK_FREE_KEYS = cython.declare(cython.int, 4)
_MOST = cython.declare(cython.int, 127)


def built_from() -> int:
    """Digest of the sources this module was compiled from; 0 when it runs as Python."""
    return kernel_digest


class Memory(Position):
    """A position with a table of its own of ``2 ** table_bits`` entries (8 bytes each).

    What `recall` found stands in `known_lower`, `known_upper` and `known_move` (-1 for none).
    """

    def __init__(self, table_bits: int) -> None:
        Position.__init__(self)
        if not 2 <= table_bits <= 24:
            raise ValueError(f"table_bits must lie between 2 and 24, not {table_bits}")
        if not cython.compiled:
            self.owner_of = [0] * 32
            self.block_shift = [0] * 12
            self.block_mask = [0] * 12
            self.block_opens = [0] * 12
            self.block_hash = [0] * 3072
            self.known_lower = self.known_upper = self.known_move = 0
        self.entry = array("Q", bytes(8 << table_bits))
        self.shift = 64 - table_bits
        self.generation = 0
        self.blocks = 0

    def split_suits(self) -> None:
        """Cut the suits into blocks of at most eight cards, for table look-ups (after `take_terms`)."""
        j: cython.int
        i: cython.int
        length: cython.int
        rest: cython.uint
        self.blocks = 0
        for j in range(self.suit_count):
            rest = self.suit[j]
            while rest:
                i = index_of(rest)
                length = 0
                while length < 8 and i + length < 32 and (rest >> (i + length)) & 1:
                    length += 1
                self.block_shift[self.blocks] = i
                self.block_mask[self.blocks] = (1 << length) - 1
                self.block_opens[self.blocks] = rest == self.suit[j]
                self.blocks += 1
                rest &= ~(((1 << length) - 1) << i)


def open_generation(m: Memory) -> None:
    """Start a deal: forget all entries and learn which card belongs to whom.

    The hash of a block is linear: the owner of its n-th card left, lowest first, times 8 ** n times
    a factor of the suit.  Blocks of one suit are put together by shifting.
    """
    b: cython.int
    i: cython.int
    j: cython.int = 0
    last: cython.uint
    subset: cython.uint
    top: cython.uint
    digit: cython.ulonglong
    m.generation += 1
    if m.generation >= 1024:
        m.generation = 1
        for i in range(1 << (64 - m.shift)):
            m.entry[i] = 0
    for i in range(32):
        m.owner_of[i] = 0
        for j in range(m.seats):
            if (m.hand[j] >> i) & 1:
                m.owner_of[i] = j
    j = 0
    for b in range(m.blocks):
        if m.block_opens[b]:
            j += 1
        last = m.block_mask[b]
        top = 1
        m.block_hash[b * 256] = 0
        for subset in range(1, last + 1):
            if subset == top << 1:
                top <<= 1
            digit = m.owner_of[m.block_shift[b] + index_of(top)] + 1
            m.block_hash[b * 256 + subset] = m.block_hash[b * 256 + (subset ^ top)] + (
                (odd_factor(j) * digit) << (3 * count(subset ^ top))
            )


def key_of(m: Memory, cards: cython.uint, leader: cython.int) -> cython.ulonglong:
    """Key of the position in which `leader` leads and `cards` are all that is left."""
    key: cython.ulonglong = cards
    key |= cython.cast(cython.ulonglong, leader) << 32
    if m.free and m.ace & cards:
        key |= cython.cast(cython.ulonglong, 1) << 34
    return key


def bucket_of(m: Memory, key: cython.ulonglong) -> cython.Py_ssize_t:
    """Place of the first of the entries that a position shares with all positions alike."""
    b: cython.int
    past: cython.int = 0
    cards: cython.uint = cards_of(key << 29)
    subset: cython.uint
    hashed: cython.ulonglong = (key >> 32) * odd_factor(0)
    for b in range(m.blocks):
        subset = (cards >> m.block_shift[b]) & m.block_mask[b]
        if m.block_opens[b]:
            past = 0
        hashed += m.block_hash[b * 256 + subset] << past
        past += 3 * count(subset)
    return cython.cast(cython.Py_ssize_t, mix(hashed) >> m.shift) & ~3


def _bound_by_alike(
    m: Memory, entry: cython.ulonglong, cards: cython.uint, lower: cython.int, upper: cython.int
) -> None:
    """If the cards of the entry and these are alike, take over its bounds and its card (see above)."""
    theirs: cython.uint = cards_of(entry)
    suit: cython.uint
    ours: cython.uint
    differing: cython.uint = theirs ^ cards
    more: cython.int = 0
    less: cython.int = 0
    i: cython.int
    k: cython.int
    j: cython.int
    stored_move: cython.int = cython.cast(cython.int, (entry >> 10) & 31)
    move: cython.int = stored_move
    if differing & m.ace:
        return
    for j in range(m.suit_count):
        suit = m.suit[j]
        if not differing & suit:
            continue
        ours = cards & suit
        suit &= theirs
        if count(ours) != count(suit):
            return
        while ours:
            i = index_of(suit)
            k = index_of(ours)
            if m.owner_of[i] != m.owner_of[k]:
                return
            if m.value_of[k] > m.value_of[i]:
                more += m.value_of[k] - m.value_of[i]
            else:
                less += m.value_of[i] - m.value_of[k]
            if i == stored_move:
                move = k
            ours &= ours - 1
            suit &= suit - 1
    if lower - less > m.known_lower:
        m.known_lower = lower - less
    if upper + more < m.known_upper:
        m.known_upper = upper + more
    if m.known_move < 0:
        m.known_move = move


def recall(m: Memory, key: cython.ulonglong, bucket: cython.Py_ssize_t, target: cython.int) -> None:
    """Find bounds of a position: its own and, as far as they can answer the target, of those alike."""
    i: cython.int
    lower: cython.int
    upper: cython.int
    entry: cython.ulonglong
    m.known_lower = 0
    m.known_upper = _MOST
    m.known_move = -1
    for i in range(4):
        entry = m.entry[bucket + i]
        if (entry & 1023) != m.generation or (entry >> 61) != (key >> 32):
            continue
        lower = cython.cast(cython.int, (entry >> 22) & 127)
        upper = cython.cast(cython.int, (entry >> 15) & 127)
        if (entry >> 29) == key:
            if lower > m.known_lower:
                m.known_lower = lower
            if upper < m.known_upper:
                m.known_upper = upper
            m.known_move = cython.cast(cython.int, (entry >> 10) & 31)
        elif m.features & _RANK_FREE_KEYS and (m.known_move < 0 or lower >= target or upper < target):
            _bound_by_alike(m, entry, cards_of(key << 29), lower, upper)


def store(
    m: Memory,
    key: cython.ulonglong,
    bucket: cython.Py_ssize_t,
    lower: cython.int,
    upper: cython.int,
    move: cython.int,
) -> None:
    """Write what was proven about a position, over its own entry or that with the fewest cards."""
    i: cython.int
    n: cython.int
    place: cython.int = 0
    fewest: cython.int = 33
    entry: cython.ulonglong
    for i in range(4):
        entry = m.entry[bucket + i]
        if (entry & 1023) != m.generation:
            n = -1
        elif (entry >> 29) == key:
            place = i
            break
        else:
            n = count(cards_of(entry))
        if n < fewest:
            fewest = n
            place = i
    m.entry[bucket + place] = (
        (key << 29)
        | (cython.cast(cython.ulonglong, lower) << 22)
        | (cython.cast(cython.ulonglong, upper) << 15)
        | (cython.cast(cython.ulonglong, move) << 10)
        | m.generation
    )
