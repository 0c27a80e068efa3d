"""What a seat knows in the play of a Skat deal: where the unseen cards may lie.

Hard facts only: cards seen, hand sizes, voids shown (SK-83), cards put away by oneself, open cards.  How
likely the possible deals are is in `skat_evidence`.  Imports `games.skat`, `worlds`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardavia.cards import ACE, ALL, KING, TEN, UNTER, CardSet, card_set, rank_set
from cardavia.games.actions import Play
from cardavia.games.base import Observation
from cardavia.games.skat import SkatState
from cardavia.games.skat_contracts import ORDERS
from cardavia.players.levels import Skills
from cardavia.players.worlds import Place, WorldSource, consistent

SKAT_PLACE: Final = 3
"""The place of the two cards away, after the three hands."""
FULL: Final = rank_set(ACE) | rank_set(TEN) | rank_set(KING)
"""The cards that are worth most."""


@dataclass(frozen=True)
class Knowledge:
    """The hidden cards of a deal in play, as one seat sees it."""

    seat: int
    declarer: int
    contract: str
    played: tuple[CardSet, CardSet, CardSet]
    """Cards each seat has played."""
    source: WorldSource
    """Rows: the three hands, the two cards away, and for a forgetful seat the cards that are gone."""
    away_known: bool
    given_up: int
    """0 unless constraints had to be given up to find any deal."""


def read(observation: Observation, skills: Skills) -> Knowledge:
    """The knowledge of the seat of an observation in the phase `play`."""
    state = observation.state
    assert isinstance(state, SkatState)
    assert state.contract is not None and state.declarer is not None
    seat, declarer = observation.seat, state.declarer
    played, void, recent = _follow(state)
    gone = state.taken[0] | state.taken[1] | state.taken[2] | card_set(state.trick)
    away = state.away if seat == declarer else 0
    open_hand = state.public_hands()
    known = [0, 0, 0, away]
    known[declarer] = open_hand
    known[seat] = state.hands[seat]
    forgotten = gone & ~(recent | played[seat] | memorable(state.contract, skills))
    unknown = ALL & ~(gone | known[0] | known[1] | known[2] | away) | forgotten
    counts = [*state.counts(), 2]
    free = [count - cards.bit_count() for count, cards in zip(counts, known, strict=True)]
    if not skills.remembers_voids:
        void = (0, 0, 0)
    hard = [Place(free[each], void[each], known[each]) for each in range(3)]
    soft = [Place(free[each], 0, known[each]) for each in range(3)]
    rest = [Place(free[SKAT_PLACE], 0, away)]
    if forgotten:
        rest.append(Place(forgotten.bit_count()))
    source, given_up = consistent(unknown, [*hard, *rest], [*soft, *rest])
    return Knowledge(seat, declarer, state.contract, played, source, bool(away), given_up)


def memorable(contract: str, skills: Skills) -> CardSet:
    """Cards that a player knows to be gone however long ago they were played.

    A beginner remembers Unters and aces; who counts trumps remembers them and the full cards of the plain
    suits; who counts all cards remembers everything.
    """
    if not skills.counts_trumps:
        return rank_set(UNTER) | rank_set(ACE)
    return ALL if skills.counts_cards else FULL | ORDERS[contract].trumps


def _follow(
    state: SkatState,
) -> tuple[tuple[CardSet, CardSet, CardSet], tuple[CardSet, CardSet, CardSet], CardSet]:
    """What each seat played, the suits each has shown not to hold, and the cards of the last two tricks."""
    assert state.contract is not None
    lanes = ORDERS[state.contract].lanes
    played, void = [0, 0, 0], [0, 0, 0]
    cards = [(seat, action.card) for seat, action in state.history if isinstance(action, Play)]
    for number, (seat, card) in enumerate(cards):
        led = cards[number - number % 3][1]
        played[seat] |= 1 << card
        if not lanes[led] >> card & 1:
            void[seat] |= lanes[led]
    recent = card_set(card for _, card in cards[-(3 + len(cards) % 3) :])
    return (played[0], played[1], played[2]), (void[0], void[1], void[2]), recent
