"""What a seat knows in a deal of Schnapsen: where the unseen cards may lie.

Hard facts only: cards seen, hand sizes, the card under the stock, cards that the opponent must hold, and
what strict play has shown.  How likely the possible deals are is in `schnapsen_evidence`.  All sets are in
kernel bits (`schnapsen_cards`).  Imports `games.schnapsen`, `worlds`.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from cardavia.cards import ACE, TEN, Card, CardSet, card_set, rank_set, suit_set
from cardavia.games.actions import Play
from cardavia.games.schnapsen import SchnapsenState
from cardavia.games.schnapsen_actions import CLOSE, ORDERS, Marry
from cardavia.players.levels import Skills
from cardavia.players.schnapsen_cards import EVERYTHING, LAYOUTS, bits_of
from cardavia.players.search import Layout, Race
from cardavia.players.worlds import Place, WorldSource, consistent

HIDDEN_PLACE: Final = 2
"""The face-down cards, after the two hands; rows end with their order while the stock is open."""
MEMORABLE: Final = rank_set(ACE)
"""Cards that even an inattentive player remembers,"""
FULL: Final = rank_set(ACE) | rank_set(TEN)
"""and those that one who counts trumps remembers besides."""


@dataclass(frozen=True)
class Knowledge:
    """One seat's view: `source` deals the rows (hand of seat 0, hand of seat 1, face-down cards, order).

    `hands` deals the same without the order, as it matters when the stock is closed.  `bottom` is the bit
    index of the card under an open stock, -1 for none.  `given_up` is 0 unless constraints had to be given
    up to find any deal.
    """

    state: SchnapsenState
    seat: int
    layout: Layout[Card]
    hand: int
    source: WorldSource
    hands: WorldSource
    forgets: bool
    bottom: int
    given_up: int

    @cached_property
    def lead(self) -> int:
        """The bit index of the card on the table, -1 for none."""
        return self.layout.index(self.state.trick[0]) if self.state.trick else -1

    def race(self, may_close: bool = True) -> Race:
        """Where the race stands."""
        state = self.state
        win = fail = 0
        if state.closure is not None:
            win, fail = stakes(state.closure.points, state.closure.tricks)
        return Race(
            self.layout.suits,
            self.layout.values,
            state.points,
            state.pending,
            (state.tricks[0] > 0, state.tricks[1] > 0),
            -1 if state.closed_by is None else state.closed_by,
            win,
            fail,
            may_close,
        )

    def closed_race(self) -> Race:
        """Where the race would stand if the seat closed the stock now."""
        state, other = self.state, 1 - self.seat
        win, fail = stakes(state.points[other], state.tricks[other])
        won = (state.tricks[0] > 0, state.tricks[1] > 0)
        layout = self.layout
        return Race(layout.suits, layout.values, state.points, state.pending, won, self.seat, win, fail)

    def rows(self, drawn: array[int], width: int) -> tuple[array[int], int]:
        """Drawn rows as the kernel reads them, without the place of forgotten cards; and their width."""
        if not self.forgets:
            return drawn, width
        kept = array("I")
        for start in range(0, len(drawn), width):
            kept.extend(drawn[start : start + 3])
            kept.extend(drawn[start + 4 : start + width])
        return kept, width - 1


def stakes(points: int, tricks: int) -> tuple[int, int]:
    """Game points for a closer who wins and for his opponent otherwise, by the opponent's record."""
    return (3 if not tricks else 2 if points < 33 else 1), (3 if not tricks else 2)


def read(state: SchnapsenState, seat: int, skills: Skills) -> Knowledge:
    """The knowledge of a seat."""
    other = 1 - seat
    layout = LAYOUTS[state.trump]
    hand = bits_of(layout, state.hands[seat])
    gone = state.taken[0] | state.taken[1] | card_set(state.trick)
    left = state.stock_left
    under = 1 << state.indicator if left else 0
    known = state.known_of_opponent(seat)
    forgotten = 0
    if not (skills.counts_trumps and skills.counts_cards):
        if not left:
            known = 0
        remembered = FULL | suit_set(state.trump) if skills.counts_trumps else MEMORABLE
        forgotten = gone & ~(remembered | _own_and_recent(state, seat))
    unknown = EVERYTHING & ~hand & ~bits_of(layout, gone & ~forgotten | under | known)
    held = bits_of(layout, known)
    hidden = max(0, left - 1)
    count = state.counts()[other]
    void = bits_of(layout, _void(state, other)) if skills.remembers_voids else 0
    free = count - held.bit_count()
    own, rest = Place(0, 0, hand), [Place(hidden)]
    if forgotten:
        rest.append(Place(forgotten.bit_count()))

    def places(theirs: Place) -> list[Place]:
        return [*((own, theirs) if seat == 0 else (theirs, own)), *rest]

    open_stock = state.stock_open
    source, given_up = consistent(
        unknown,
        places(Place(free, void, held)),
        places(Place(free, 0, held)),
        ordered=HIDDEN_PLACE if open_stock else -1,
    )
    bottom = layout.index(state.indicator) if open_stock else -1
    hands = WorldSource(source.unknown, source.places) if open_stock else source
    return Knowledge(state, seat, layout, hand, source, hands, bool(forgotten), bottom, given_up)


def _own_and_recent(state: SchnapsenState, seat: int) -> CardSet:
    """The cards that a seat has played itself and those of the last trick."""
    cards = [(each, action.card) for each, action in state.history if isinstance(action, (Play, Marry))]
    recent = cards[-(2 + len(cards) % 2) :]
    return card_set(card for each, card in cards if each == seat) | card_set(card for _, card in recent)


def _void(state: SchnapsenState, seat: int) -> CardSet:
    """The cards that a seat cannot hold, as its answers in strict play have shown (SN-11).

    Only after closing: once the stock is exhausted the hands are known anyhow.
    """
    if state.closed_by is None:
        return 0
    order = ORDERS[state.trump]
    void = 0
    led: tuple[int, Card] | None = None
    strict = False
    for each, action in state.history:
        if action == CLOSE:
            strict = True
        elif isinstance(action, (Play, Marry)):
            if led is None:
                led = (each, action.card)
                continue
            leader, lead = led
            led = None
            if not strict or leader == seat:
                continue
            card = action.card
            lane = order.lanes[lead]
            if not lane >> card & 1:
                void |= lane
                if not order.trumps >> card & 1:
                    void |= order.trumps
            elif not order.beats[lead] >> card & 1:
                void |= order.beats[lead] & lane
    return void
