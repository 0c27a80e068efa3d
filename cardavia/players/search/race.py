# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False, infer_types=False
"""Two seats racing to 66 points, with a stock to draw from, that may be closed, and king-queen pairs.

This is the end of a deal of Schnapsen with all cards known: running totals decide and not a sum, so
it has a search of its own (`race_engine`), on the game points -3..3 from seat 0's side.  Twenty
cards in suits of five, jack, queen, king, ten, ace from low to high.  May import `bits`,
`race_memory`, `race_engine`, `terms` and `verdict`.

Simplification: whoever leads with the stock open exchanges the lowest trump for the bottom card at
once.  At the starting position the caller decides: exchange first, then ask.
"""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass

import cython

from cardavia.players.search.terms import Numbers
from cardavia.players.search.verdict import UNJUDGED, Verdict

if not cython.compiled:
    from cardavia.players.search.bits import bit, kernel_digest, lowest
    from cardavia.players.search.race_engine import RaceEngine, replies, to_answer, to_lead
    from cardavia.players.search.race_memory import forget

_UNJUDGED = cython.declare(cython.int, UNJUDGED)


def built_from() -> int:
    """Digest of the sources this module was compiled from; 0 when it runs as Python."""
    return kernel_digest


@dataclass(frozen=True)
class Race:
    """Where the race stands when a card is to be led (or answered).

    `suits` (trumps first) and `values` come from a `Layout`.  `points`, `pending` (pair bonuses that
    wait for a first trick) and `won` (has the seat a trick?) are for seats 0 and 1.  `closer` is the
    seat that closed the stock, -1 for none; `closer_win` and `closer_fail` are the game points fixed
    when it did.  `may_close`: closing is among the moves of the search.
    """

    suits: Sequence[int]
    values: Sequence[int]
    points: tuple[int, int] = (0, 0)
    pending: tuple[int, int] = (0, 0)
    won: tuple[bool, bool] = (False, False)
    closer: int = -1
    closer_win: int = 0
    closer_fail: int = 0
    may_close: bool = True


class RaceSolver(RaceEngine):
    """Game points of a race, from seat 0's side; belongs to one thread.

    A question answered with None was cancelled or over its budget of `limit` nodes (0 for none).
    """

    def __init__(self) -> None:
        RaceEngine.__init__(self)
        self.deals = array("I", [0])
        self.out = array("h", [0])

    def set_stop(self, flag: Numbers) -> None:
        """Share an ``array('i', [0])``; once its entry is not 0 every search ends with None."""
        self.stop = flag

    def set_up(self, hands: Sequence[int], race: Race, stock: Sequence[int] = ()) -> None:
        """Take a deal.  `stock` holds bit indices in drawing order, the turned-up card last."""
        i: cython.int
        low: cython.int
        for i in range(2):
            self.hand[i] = hands[i]
            self.points[i] = race.points[i]
            self.pending[i] = race.pending[i]
            self.won[i] = race.won[i]
        if len(stock) > 12 or len(stock) % 2:
            raise ValueError(f"a stock holds an even number of cards up to 12, not {len(stock)}")
        self.trump = race.suits[0]
        self.low_trump = lowest(self.trump)
        for i in range(32):
            self.suit_of[i] = 0
            self.value_of[i] = race.values[i]
            self.mate[i] = 0
            self.pair_bonus[i] = 0
        for suit in race.suits:
            low = (suit & -suit).bit_length() - 1
            for i in range(low, low + 5):
                self.suit_of[i] = suit
            self.mate[low + 1] = bit(low + 2)
            self.mate[low + 2] = bit(low + 1)
            self.pair_bonus[low + 1] = self.pair_bonus[low + 2] = 40 if suit == race.suits[0] else 20
        self.stock_size = len(stock)
        for i in range(self.stock_size):
            self.stock[i] = 1 << stock[i]
        self.closer = race.closer
        self.closed_before = 1 if race.closer >= 0 else 0
        self.closer_win = race.closer_win
        self.closer_fail = race.closer_fail
        self.may_close = 1 if race.may_close else 0
        forget(self)

    def node_count(self) -> int:
        """Cards played by the search for the last question (or the last batch)."""
        return self.nodes

    def legal(self, leader: int, lead: int = -1) -> int:
        """The set of legal cards: of the leader, or of the other seat after card `lead`."""
        may: int = self.hand[leader]
        if lead >= 0:
            may = replies(self, leader, lead, self.closer < 0 and self.stock_size > 0)
        return may

    def value(self, leader: int, limit: int = 0) -> int | None:
        """Game points (-3..3) when `leader` is to lead."""
        s: cython.int = leader
        v: cython.int
        self._begin(limit)
        with cython.nogil:
            v = to_lead(self, s, 0, 0, -3, 3)
        return None if self.halted else v

    def cards(self, leader: int, lead: int = -1, limit: int = 0) -> list[tuple[int, int]] | None:
        """``(bit index, game points)`` for every legal card, from the highest to the lowest.

        `lead` is the card on the table: out of its hand already, its pair bonus already counted.
        A king or queen led from a pair declares it.
        """
        s: cython.int = leader
        on_table: cython.int = lead
        card: cython.uint
        v: cython.int
        found = []
        self._begin(limit)
        for index in _indices(self.legal(leader, lead)):
            card = 1 << index
            with cython.nogil:
                v = _judge_card(self, s, on_table, card)
            if self.halted:
                return None
            found.append((index, v))
        return found

    def worlds(
        self,
        deals: Numbers,
        width: int,
        race: Race,
        leader: int,
        lead: int = -1,
        bottom: int = -1,
        limit: int = 0,
    ) -> Verdict | None:
        """Judge every legal card in many deals of the hidden cards; None when cancelled.

        `deals` is an ``array('I')`` of rows of `width` numbers: two hands, one place for the hidden
        stock, then the bit indices of that stock in drawing order (as `WorldSampler` writes them
        with ``ordered=2``).  `bottom` is the turned-up card under the stock, -1 for none; rows of
        two or three numbers have no stock to draw from.  `limit` is the node budget of one world.
        """
        n: cython.Py_ssize_t
        w: cython.Py_ssize_t = width
        bad: cython.Py_ssize_t
        s: cython.int = leader
        on_table: cython.int = lead
        under: cython.int = bottom
        may: cython.uint
        columns: cython.int
        if width < 2 or len(deals) % width:
            raise ValueError(f"{len(deals)} numbers are no rows of {width}")
        n = len(deals) // width
        if n == 0:
            return Verdict(cards=(), values=array("h"), nodes=0)
        stock = list(deals[3:width]) + ([bottom] if bottom >= 0 else [])
        self.set_up(list(deals[:2]), race, stock)
        self._begin(limit)
        may = self.legal(leader, lead)
        cards = tuple(_indices(may))
        columns = len(cards)
        self.deals = deals
        values = array("h", bytes(2 * n * len(cards)))
        self.out = values
        with cython.nogil:
            bad = _judge(self, n, w, s, on_table, under, may, columns)
        if self.halted:
            return None
        if bad >= 0:
            raise ValueError(f"world {bad} leaves the seat to play other cards than the first world")
        return Verdict(cards=cards, values=values, nodes=self.nodes)

    def _begin(self, limit: int) -> None:
        """Start counting nodes; a flag already set cancels at once."""
        self.nodes = 0
        self.limit = limit
        self.halted = 2 if self.stop[0] else 0


def _indices(cards: int) -> list[int]:
    """Bit indices of a set, from the highest to the lowest."""
    return [index for index in range(31, -1, -1) if cards >> index & 1]


def _judge_card(r: RaceSolver, leader: cython.int, lead: cython.int, card: cython.uint) -> cython.int:
    """Game points when this card is played now."""
    v: cython.int
    r.only = card
    r.only_reply = lead
    if lead < 0:
        v = to_lead(r, leader, 0, 0, -3, 3)
    else:
        v = to_answer(r, leader, 0, 0, lead, -3, 3, r.closer < 0 and r.stock_size > 0)
    r.only = 0
    return v


def _judge(
    r: RaceSolver,
    worlds: cython.Py_ssize_t,
    width: cython.Py_ssize_t,
    leader: cython.int,
    lead: cython.int,
    bottom: cython.int,
    may: cython.uint,
    columns: cython.int,
) -> cython.Py_ssize_t:
    """Answer for one world after the other; the number of a world that does not fit, else -1."""
    world: cython.Py_ssize_t
    row: cython.Py_ssize_t
    at: cython.Py_ssize_t
    i: cython.int
    v: cython.int
    left: cython.uint
    open_stock: cython.bint = r.closer < 0 and r.stock_size > 0
    total: cython.longlong = 0
    for world in range(worlds):
        # worlds that are easy to judge never come to the node at which the search looks
        if r.stop[0]:
            r.halted = 2
            break
        row = world * width
        at = world * columns
        r.hand[0] = r.deals[row]
        r.hand[1] = r.deals[row + 1]
        for i in range(width - 3):
            r.stock[i] = bit(r.deals[row + 3 + i])
        if bottom >= 0:
            r.stock[r.stock_size - 1] = bit(bottom)
        left = r.hand[leader] if lead < 0 else replies(r, leader, lead, open_stock)
        if left != may:
            return world
        r.nodes = 0
        forget(r)
        i = 0
        while left:
            v = 31
            while not (left >> v) & 1:
                v -= 1
            left ^= bit(v)
            r.out[at + i] = _judge_card(r, leader, lead, bit(v))
            if r.halted:
                break
            i += 1
        total += r.nodes
        if r.halted == 2:
            break
        if r.halted == 1:
            r.halted = 0
            for i in range(columns):
                r.out[at + i] = _UNJUDGED
    r.nodes = total
    return -1
