# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False, infer_types=False
"""The solver as the players see it: questions about one deal, or about many worlds in one call.

All searching happens with the interpreter lock released.  A solver belongs to one thread.  May
import its sisters in this package.
"""

from array import array
from collections.abc import Sequence

import cython

from cardavia.players.search.engine import Engine
from cardavia.players.search.terms import Feature, Numbers, Terms
from cardavia.players.search.verdict import UNJUDGED, Verdict

if not cython.compiled:
    from cardavia.players.search.bits import count, kernel_digest
    from cardavia.players.search.bounds import worth
    from cardavia.players.search.engine import ask, choices, each_card, exact
    from cardavia.players.search.memory import open_generation
    from cardavia.players.search.position import adopt

_UNJUDGED = cython.declare(cython.int, UNJUDGED)
_OVER_BUDGET = cython.declare(cython.int, 1)
_CANCELLED = cython.declare(cython.int, 2)


def built_from() -> int:
    """Digest of the sources this module was compiled from; 0 when it runs as Python."""
    return kernel_digest


class Solver(Engine):
    """Perfect-information solver for 2 to 4 seats with a table of ``2 ** table_bits`` entries.

    Cards on the table (`table`, bit indices in playing order from the leader on) are in no hand.
    """

    def __init__(self, table_bits: int = 16) -> None:
        Engine.__init__(self, table_bits)
        if not cython.compiled:
            self.hand_size = [0] * 4
        self.deals = array("I", [0])

    def set_stop(self, flag: Numbers) -> None:
        """Share an ``array('i', [0])``; once its entry is not 0 every search ends with None."""
        self.stop = flag

    def set_up(self, hands: Sequence[int], terms: Terms, features: Feature = Feature.ALL) -> None:
        """Take a deal: one set of cards per seat.  ValueError when the kernel cannot hold it."""
        self.take_terms(terms, len(hands), int(features))
        self.split_suits()
        self.take_hands(list(hands))
        open_generation(self)

    def node_count(self) -> int:
        """Cards played by the search for the last question (or the last batch)."""
        return self.nodes

    def legal(self, leader: int, table: Sequence[int] = ()) -> int:
        """The set of legal cards of the seat whose turn it is."""
        self._lay(leader, table)
        may: int = choices(self)
        return may

    def test(self, leader: int, target: int, table: Sequence[int] = (), limit: int = 0) -> bool | None:
        """Is the value of the position at least `target`?"""
        v: cython.int
        t: cython.int = target
        self._begin(leader, table, limit)
        with cython.nogil:
            v = ask(self, t)
        return None if self.halted else v >= t

    def value(
        self, leader: int, table: Sequence[int] = (), guess: int = -1, bisect: bool = False, limit: int = 0
    ) -> int | None:
        """The exact value of the position; a good `guess` saves nodes."""
        v: cython.int
        g: cython.int
        b: cython.bint = bisect
        self._begin(leader, table, limit)
        g = guess if guess >= 0 else (self.rest + 1) // 2
        with cython.nogil:
            v = exact(self, g, b)
        return None if self.halted else v

    def cards(
        self, leader: int, table: Sequence[int] = (), target: int | None = None, limit: int = 0
    ) -> list[tuple[int, int]] | None:
        """``(bit index, number)`` for every legal card, from the highest to the lowest.

        The number is the exact value, or with a `target` 1 or 0 for "value >= target".
        """
        t: cython.int = 0 if target is None else target
        exactly: cython.bint = target is None
        self._begin(leader, table, limit)
        out = array("h", bytes(64))
        self.out = out
        self.out_at = 0
        with cython.nogil:
            each_card(self, t, exactly)
        if self.halted:
            return None
        return list(zip(_indices(choices(self)), out, strict=False))

    def worlds(
        self,
        deals: Numbers,
        width: int,
        seats: int,
        terms: Terms,
        leader: int,
        table: Sequence[int] = (),
        target: int | None = None,
        aside: int = -1,
        limit: int = 0,
        each: bool = True,
    ) -> Verdict | None:
        """Judge many deals of the hidden cards in one call; None when cancelled.

        `deals` is an ``array('I')`` of rows of `width` sets: the hands of the seats, then places
        that do not play.  The values of the cards in place `aside` count for the seats in `score`
        (a talon put down by the declarer); -1 for none.  With `each` every legal card is judged,
        so the seat to play must have the same legal cards in all worlds; without, the position.
        ValueError names the first row that is no deal: hands of unequal length, or a card twice.
        """
        n: cython.Py_ssize_t
        w: cython.Py_ssize_t = width
        bad: cython.Py_ssize_t
        t: cython.int = 0 if target is None else target
        exactly: cython.bint = target is None
        e: cython.bint = each
        a: cython.int = aside
        columns: cython.int = 1
        may: cython.uint = 0
        if width < seats or aside >= width or len(deals) % width:
            raise ValueError(f"{len(deals)} numbers are no rows of {width} places for {seats} seats")
        n = len(deals) // width
        cards: tuple[int, ...] = ()
        self.take_terms(terms, seats, int(Feature.ALL))
        self.split_suits()
        self.deals = deals if n else array("I", [0] * width)
        self.take_hands(list(deals[:seats]))
        self._begin(leader, table, limit)
        if each and n:
            may = choices(self)
            cards = tuple(_indices(may))
            columns = len(cards)
        values = array("h", bytes(2 * n * columns))
        self.out = values if n else array("h", [0])
        self.out_at = 0
        with cython.nogil:
            bad = _judge(self, n, w, a, t, exactly, columns, e, may)
        if self.halted:
            return None
        if bad >= 0:
            raise ValueError(f"world {bad} is no deal of these terms: {list(deals[bad * w : bad * w + w])}")
        return Verdict(cards=cards, values=values, nodes=self.nodes)

    def _lay(self, leader: int, table: Sequence[int]) -> None:
        """Read the trick on the table."""
        card: cython.uint
        if not 0 <= leader < self.seats or len(table) >= self.seats:
            raise ValueError(f"no position: seat {leader} led and {len(table)} cards lie on the table")
        self.leader = leader
        self.on_table = len(table)
        self.led = 0
        self.winning = 0
        self.holder = leader
        self.points = 0
        for place, index in enumerate(table):
            card = 1 << index
            if place == 0:
                self.led = self.suit_of[index]
                self.winning = card
            elif (card & (self.led | self.trump)) > self.winning:
                self.winning = card
                self.holder = (leader + place) % self.seats
            self.points += self.value_of[index]
        for seat in range(self.seats):
            self.hand_size[seat] = 0

    def _begin(self, leader: int, table: Sequence[int], limit: int) -> None:
        """Start counting nodes; a flag already set cancels at once."""
        i: cython.int
        seat: cython.int
        self._lay(leader, table)
        seat = (self.leader + self.on_table) % self.seats
        self.left = count(self.hand[seat])
        if self.left < 1 or self.left > 11:
            raise ValueError(f"the seat to play must hold 1 to 11 cards, not {self.left}")
        for i in range(self.seats):
            seat = (self.leader + i) % self.seats
            self.hand_size[seat] = self.left - 1 if i < self.on_table else self.left
            if count(self.hand[seat]) != self.hand_size[seat]:
                raise ValueError(f"seat {seat} must hold {self.hand_size[seat]} cards")
        _measure(self)
        self.nodes = 0
        self.limit = limit
        self.halted = 2 if self.stop[0] else 0


def _indices(cards: int) -> list[int]:
    """Bit indices of a set, from the highest to the lowest."""
    return [index for index in range(31, -1, -1) if cards >> index & 1]


def _measure(s: Solver) -> None:
    """Sum up what can still be won."""
    i: cython.int
    s.rest = s.points + s.left * s.bonus
    for i in range(s.seats):
        s.rest += worth(s, s.hand[i])


def _take_world(s: Solver, row: cython.Py_ssize_t) -> cython.bint:
    """Put the deal that starts at place `row` into the position; False when it is none."""
    i: cython.int
    hand: cython.uint
    together: cython.uint = 0
    for i in range(s.seats):
        hand = s.deals[row + i]
        if count(hand) != s.hand_size[i] or hand & together:
            return False
        together |= hand
        s.hand[i] = hand
    adopt(s)
    open_generation(s)
    _measure(s)
    return True


def _judge(
    s: Solver,
    worlds: cython.Py_ssize_t,
    width: cython.Py_ssize_t,
    aside: cython.int,
    target: cython.int,
    exactly: cython.bint,
    columns: cython.int,
    each: cython.bint,
    may: cython.uint,
) -> cython.Py_ssize_t:
    """Answer for one world after the other; the number of a world that is no deal, else -1."""
    world: cython.Py_ssize_t
    at: cython.Py_ssize_t
    total: cython.longlong = 0
    extra: cython.int = 0
    i: cython.int
    over_budget: cython.bint
    for world in range(worlds):
        # worlds that are easy to judge never come to the node at which the search looks
        if s.stop[0]:
            s.halted = _CANCELLED
        if s.halted:
            break
        if not _take_world(s, world * width):
            return world
        if each and choices(s) != may:
            return world
        if aside >= 0:
            extra = worth(s, s.deals[world * width + aside])
        at = world * columns
        s.out_at = at
        s.nodes = 0
        if each:
            each_card(s, target - extra, exactly)
        elif exactly:
            s.out[at] = exact(s, (s.rest + 1) // 2, False)
        else:
            s.out[at] = 1 if ask(s, target - extra) >= target - extra else 0
        total += s.nodes
        over_budget = s.halted == _OVER_BUDGET
        for i in range(columns):
            if over_budget:
                s.out[at + i] = _UNJUDGED
            elif exactly:
                s.out[at + i] += extra
        if over_budget:
            s.halted = 0
    s.nodes = total
    return -1
