"""What a seat knows in a deal of Preference: where the unseen cards may lie.

Hard facts only (PF-58): cards seen, hand sizes, the own discards, suits not followed, trumps not used,
winners not beaten, the gap below the lowest-card rule, and an announcement of no aces.  How likely the
possible deals are is in `preference_evidence`.  Imports the game and `worlds`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from cardavia.cards import ACE, ALL, KING, CardSet, card_set, rank_set
from cardavia.games.actions import Play
from cardavia.games.base import Observation
from cardavia.games.preference import ORDERS, PreferenceState
from cardavia.games.preference_settlement import ACES
from cardavia.players.levels import Skills
from cardavia.players.worlds import Place, WorldSource, consistent

ASIDE: Final = 3
"""The place of the talon or of the two cards put away, after the three hands."""
MEMORABLE: Final = rank_set(ACE) | rank_set(KING)
"""Cards that even an inattentive player remembers."""


@dataclass(frozen=True)
class Knowledge:
    """The hidden cards of a deal, as one seat sees it."""

    seat: int
    played: tuple[CardSet, CardSet, CardSet]
    """Cards each seat has played."""
    source: WorldSource
    """Rows: the three hands, the two cards aside, and for a forgetful seat the cards that are gone."""
    given_up: int
    """0 unless constraints had to be given up to find any deal."""


def read(observation: Observation, skills: Skills) -> Knowledge:
    """The knowledge of the seat of an observation, in any phase."""
    state, seat = observation.state, observation.seat
    assert isinstance(state, PreferenceState)
    played, barred, recent = _shown(state)
    gone = state.taken[0] | state.taken[1] | state.taken[2] | card_set(state.trick)
    known = [0, 0, 0, 0]
    known[seat] = state.hands[seat]
    aside = 2
    if state.phase == "discard":
        aside = 0  # the talon is in the taker's hand
    elif seat == state.taker and state.exchanged:
        known[ASIDE] = state.away
    forgotten = 0
    if not skills.counts_trumps:
        forgotten = gone & ~(recent | MEMORABLE | played[seat])
    unknown = ALL & ~(gone | known[seat] | known[ASIDE]) | forgotten
    counts = [*state.counts(), aside]
    free = [count - cards.bit_count() for count, cards in zip(counts, known, strict=True)]
    if not skills.remembers_voids:
        barred = (0, 0, 0)
    aceless = [0, 0, 0, 0]
    if state.announced and state.taker is not None:
        aceless[state.taker] = ACES
        aceless[ASIDE] = ACES if state.exchanged else 0
    hard = [Place(free[each], barred[each] | aceless[each], known[each]) for each in range(3)]
    soft = [Place(free[each], 0, known[each]) for each in range(3)]
    rest = [Place(free[ASIDE], aceless[ASIDE], known[ASIDE])]
    any_rest = [Place(free[ASIDE], 0, known[ASIDE])]
    if forgotten:
        rest.append(Place(forgotten.bit_count()))
        any_rest.append(Place(forgotten.bit_count()))
    source, given_up = consistent(unknown, [*hard, *rest], [*soft, *any_rest])
    return Knowledge(seat, played, source, given_up)


def _shown(
    state: PreferenceState,
) -> tuple[tuple[CardSet, CardSet, CardSet], tuple[CardSet, CardSet, CardSet], CardSet]:
    """What each seat played, what each has shown not to hold, and the cards of the last two tricks."""
    played, barred = [0, 0, 0], [0, 0, 0]
    if state.trump is None:
        return (0, 0, 0), (0, 0, 0), 0
    size = 3 if state.out is None else 2
    cards = [(seat, action.card) for seat, action in state.history if isinstance(action, Play)]
    for number, (seat, card) in enumerate(cards):
        start = number - number % size
        before = [each for _, each in cards[start:number]]
        if before:
            lowest_rule = size == 3 and cards[start][0] == state.taker and len(before) == 1
            barred[seat] |= denied(state.trump, before, card, lowest_rule)
        played[seat] |= 1 << card
    recent = card_set(card for _, card in cards[-(size + len(cards) % size) :])
    return (played[0], played[1], played[2]), (barred[0], barred[1], barred[2]), recent


def denied(trump: str, before: list[int], card: int, lowest_rule: bool) -> CardSet:
    """The cards that a seat cannot hold after it played `card` to a trick with some cards `before` (PF-58).

    `lowest_rule` says whether it had to play the lowest card that beats (PF-35).
    """
    order = ORDERS[trump]
    lane = order.lanes[before[0]]
    beating = order.beats[before[order.winner(before)]]
    followed = lane >> card & 1
    without = 0 if followed else lane
    pool = lane if followed else order.trumps
    if not followed and not order.trumps >> card & 1:
        return without | order.trumps
    if not beating >> card & 1:
        return without | pool & beating
    return without | pool & beating & ((1 << card) - 1) if lowest_rule else without
