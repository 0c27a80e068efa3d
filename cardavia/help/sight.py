"""Where the cards that a seat does not see may lie: one answer for every game and phase.

Reads the hard facts that the strongest players read (hand sizes, shown voids, open cards, what was put away)
and says them in card numbers, whatever numbering the player's kernel uses.  How likely the possible deals
are is not asked here.  Imports `games` and the knowledge modules of the players.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from cardavia.cards import ALL, Card, CardSet, card_set
from cardavia.games.base import Observation
from cardavia.games.preference import PreferenceState
from cardavia.games.schafkopf import SchafkopfState
from cardavia.games.schnapsen import SchnapsenState
from cardavia.games.skat import SkatState
from cardavia.players import (
    preference_knowledge,
    schafkopf_knowledge,
    schnapsen_knowledge,
    skat_knowledge,
)
from cardavia.players.levels import MASTER
from cardavia.players.worlds import Place, World, WorldSource

SKAT_CARDS: Final = 2


class Lot(msgspec.Struct, frozen=True, kw_only=True):
    """A place where cards lie that the seat does not see: another hand, or a pile.

    `seat` is the hand's seat; for a pile it is None and `pile` is `skat`, `away`, `talon` or `stock`.
    """

    seat: int | None = None
    pile: str | None = None
    count: int
    """Cards that lie there."""
    known: CardSet = 0
    """Those of them that the seat knows."""
    possible: CardSet = 0
    """Every card that may lie there, the known ones among them."""
    row: int
    """Where a world of the source holds it."""


class Sight(msgspec.Struct, frozen=True):
    """What a seat knows of the cards it does not see.

    `source` deals rows in the numbering whose cards are `numbering`; `fits` says whether a row agrees with
    what no place can say.
    """

    lots: tuple[Lot, ...]
    source: WorldSource
    numbering: tuple[Card, ...]
    fits: Callable[[World], float]

    @property
    def unseen(self) -> CardSet:
        """All cards that lie in the lots."""
        cards = self.cards(self.source.unknown)
        for lot in self.lots:
            cards |= lot.known
        return cards

    def cards(self, bits: int) -> CardSet:
        """A set of the source's numbering in card numbers."""
        return _renumbered(bits, self.numbering)


_PLAIN: Final = tuple(range(32))
"""The numbering of a source that deals card numbers."""


def sight(observation: Observation) -> Sight:
    """What the seat of an observation knows; `KeyError` for a game without players.

    For a deal that still runs: afterwards everything lies open.
    """
    return _BY_GAME[observation.state.game.name](observation)


def _always(_world: World) -> float:
    return 1.0


def _renumbered(bits: int, numbering: Sequence[Card]) -> CardSet:
    if numbering is _PLAIN:
        return bits
    return card_set(card for place, card in enumerate(numbering) if bits >> place & 1)


def _lots(
    source: WorldSource,
    numbering: Sequence[Card],
    hands: Sequence[int],
    piles: Sequence[tuple[str, int, CardSet]] = (),
) -> tuple[Lot, ...]:
    """The hands of the seats, then piles as (name, place in the row, cards known to lie there besides)."""
    named: list[tuple[int | None, str | None, int, CardSet]] = [(seat, None, seat, 0) for seat in hands]
    named += [(None, pile, row, more) for pile, row, more in piles]
    lots = []
    for seat, pile, row, more in named:
        place = source.places[row]
        fixed = _renumbered(place.fixed, numbering) | more
        open_to = _renumbered(source.unknown & ~place.forbidden, numbering) if place.free else 0
        lots.append(
            Lot(
                seat=seat,
                pile=pile,
                count=place.free + fixed.bit_count(),
                known=fixed,
                possible=open_to | fixed,
                row=row,
            )
        )
    return tuple(lot for lot in lots if lot.count)


# ---------------------------------------------------------------- game by game


def _skat(observation: Observation) -> Sight:
    state, seat = observation.state, observation.seat
    assert isinstance(state, SkatState)
    others = [each for each in range(3) if each != seat]
    own_away = seat == state.declarer and not state.hand_game and state.phase in ("declare", "play")
    if state.phase == "play":
        source = skat_knowledge.read(observation, MASTER.skills).source
    else:
        counts = state.counts()
        aside = state.away if own_away else 0
        unknown = ALL & ~(state.hands[seat] | aside)
        free = [0 if each == seat else count for each, count in enumerate(counts)]
        rest = 32 - sum(counts) - aside.bit_count()
        places = [Place(number, 0, state.hands[each]) for each, number in enumerate(free)]
        source = WorldSource(unknown, [*places, Place(rest, 0, aside)])
    closed = state.hand_game or state.declarer is None or state.phase == "skat"
    pile = "skat" if closed else "away"
    piles = [] if own_away else [(pile, skat_knowledge.SKAT_PLACE, 0)]
    return Sight(_lots(source, _PLAIN, others, piles), source, _PLAIN, _always)


def _preference(observation: Observation) -> Sight:
    state, seat = observation.state, observation.seat
    assert isinstance(state, PreferenceState)
    source = preference_knowledge.read(observation, MASTER.skills).source
    others = [each for each in range(3) if each != seat]
    own_away = seat == state.taker and state.exchanged
    pile = "away" if state.exchanged else "talon"
    piles = [] if own_away else [(pile, preference_knowledge.ASIDE, 0)]
    return Sight(_lots(source, _PLAIN, others, piles), source, _PLAIN, _always)


def _schafkopf(observation: Observation) -> Sight:
    assert isinstance(observation.state, SchafkopfState)
    knowledge = schafkopf_knowledge.read(observation, MASTER.skills)
    others = [each for each in range(4) if each != observation.seat]
    source = knowledge.source
    return Sight(_lots(source, _PLAIN, others), source, _PLAIN, knowledge.fit)


def _schnapsen(observation: Observation) -> Sight:
    state, seat = observation.state, observation.seat
    assert isinstance(state, SchnapsenState)
    knowledge = schnapsen_knowledge.read(state, seat, MASTER.skills)
    numbering = knowledge.layout.cards
    under = 1 << state.indicator if state.stock_left else 0
    source = knowledge.hands
    piles = [("stock", schnapsen_knowledge.HIDDEN_PLACE, under)]
    return Sight(_lots(source, numbering, [1 - seat], piles), source, numbering, _always)


_BY_GAME: Final[dict[str, Callable[[Observation], Sight]]] = {
    "skat": _skat,
    "preference": _preference,
    "schafkopf": _schafkopf,
    "schnapsen": _schnapsen,
}
