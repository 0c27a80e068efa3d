# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False, infer_types=False
"""The race's position, and a table of what was proven about positions in which a card is to be led.

Within one deal both hands, the leader, points, waiting bonuses and the state of the stock determine the
position; they fit into 64 bits, which are the key, so that a hit is never false.  Whether a seat has a trick
shows in its points, how much of the stock is gone in the hands.  Beside the key stands one word: best card,
lower and upper bound, and the generation, which separates deals so that nothing is cleared between them.
Knows positions, not moves.  May import `bits`.
"""

from array import array

import cython

if not cython.compiled:
    from cardavia.players.search.bits import kernel_digest, slot_of

_SHIFT = cython.declare(cython.int, 49)
_SLOTS = cython.declare(cython.int, 1 << 15)
_LAST_GENERATION = cython.declare(cython.ulonglong, 1 << 20)


def built_from() -> int:
    """Digest of the sources this module was compiled from; 0 when it runs as Python."""
    return kernel_digest


class RaceMemory:
    """Two hands, a stock and a score, with a table of 2**15 entries (16 bytes each)."""

    def __init__(self) -> None:
        if not cython.compiled:
            self.hand = [0] * 2
            self.stock = [0] * 12
            self.points = [0] * 2
            self.pending = [0] * 2
            self.won = [0] * 2
            self.low_trump = self.stock_size = 0
            self.closer = self.closer_win = self.closer_fail = self.closed_before = 0
        self.key = array("Q", bytes(8 * 32768))
        self.proven = array("Q", bytes(8 * 32768))
        self.generation = 0


def forget(m: RaceMemory) -> None:
    """Start a deal: nothing is known about its positions."""
    i: cython.int
    m.generation += 1
    if m.generation >= _LAST_GENERATION:
        m.generation = 1
        for i in range(_SLOTS):
            m.proven[i] = 0


def key_of(m: RaceMemory, leader: cython.int) -> cython.ulonglong:
    """The key of the position in which `leader` leads."""
    state: cython.ulonglong = 0
    key: cython.ulonglong
    if m.closer < 0:
        # has the lowest trump been exchanged?
        if m.stock_size and m.stock[m.stock_size - 1] == m.low_trump:
            state = 1
    elif m.closed_before:
        state = 2
    else:
        state = 2 + 3 * m.closer
        if m.closer_fail == 2:
            state += m.closer_win
    key = m.hand[0]
    key |= cython.cast(cython.ulonglong, m.hand[1]) << 20
    key |= cython.cast(cython.ulonglong, m.points[0]) << 40
    key |= cython.cast(cython.ulonglong, m.points[1]) << 47
    key |= cython.cast(cython.ulonglong, m.pending[0] // 20) << 54
    key |= cython.cast(cython.ulonglong, m.pending[1] // 20) << 57
    key |= cython.cast(cython.ulonglong, leader) << 60
    return key | state << 61


def find(m: RaceMemory, key: cython.ulonglong) -> cython.ulonglong:
    """What is known about a position, or 0: best card in bits 0-4, lower bound + 3 in bits 5-7, upper
    bound + 3 in bits 8-10."""
    slot: cython.Py_ssize_t = slot_of(key, _SHIFT)
    if m.key[slot] == key and m.proven[slot] >> 11 == m.generation:
        return m.proven[slot]
    return 0


def store(
    m: RaceMemory, key: cython.ulonglong, lower: cython.int, upper: cython.int, move: cython.int
) -> None:
    """Write what was proven about a position."""
    slot: cython.Py_ssize_t = slot_of(key, _SHIFT)
    m.key[slot] = key
    m.proven[slot] = (
        m.generation << 11
        | cython.cast(cython.ulonglong, upper + 3) << 8
        | cython.cast(cython.ulonglong, lower + 3) << 5
        | cython.cast(cython.ulonglong, move)
    )
