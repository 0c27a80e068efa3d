"""The Skat player: one observation in, one choice out.

Bids by the features of the hand over the Skats that may lie there, puts away and declares with solved deals,
plays by sampled ones.  Values of candidates are Seeger points (`skat_contracts`).  Imports the Skat modules
of the players.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardavia.games.actions import Action, Bid
from cardavia.games.base import Observation
from cardavia.games.skat import SkatState
from cardavia.games.skat_actions import HOLD, PASS
from cardavia.players.base import Cancel, Candidate, Choice, best_first
from cardavia.players.levels import Level
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.players.skat_auction import FEW_SKATS, outlook
from cardavia.players.skat_declaring import choose_contract, choose_discard, choose_hand
from cardavia.players.skat_evidence import standing_of
from cardavia.players.skat_feel import feel
from cardavia.players.skat_play import choose_card
from cardavia.players.worlds import NoWorldError

PASSING: Final = -8.0
"""Seeger points of a pass while nobody has bid: somebody else may play and mostly wins,"""
LEAVING: Final = -14.0
"""or if somebody has: then an opponent plays for certain."""
CAUTION: Final = 10.0
"""So much more must a game promise to a player who does not read the others' bids."""


class SkatPlayer:
    """Decides for a seat at a level; a `boldness` above 0 makes it bid for so many Seeger points less."""

    def __init__(self, level: Level, boldness: float = 0.0) -> None:
        self.level = level
        self.boldness = boldness

    def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
        """One of `observation.legal`."""
        cancel.check()
        legal = observation.legal
        if not legal:
            raise ValueError("it is not this seat's turn")
        if len(legal) == 1:
            return Choice(legal[0])
        if observation.state.phase == "auction":
            return choose_call(observation, self.level, seed, cancel, self.boldness)
        try:
            return _BY_PHASE[observation.state.phase](observation, self.level, seed, cancel)
        except NoWorldError:
            return RuleOfThumb().choose(observation, seed, cancel)


def choose_call(observation: Observation, level: Level, seed: int, cancel: Cancel, boldness: float) -> Choice:
    """Bid, hold or pass."""
    state = observation.state
    assert isinstance(state, SkatState)
    ten = state.hands[observation.seat]
    if state.hearing:
        action: Action = HOLD
        bid = state.value
    else:
        action = min(
            (each for each in observation.legal if isinstance(each, Bid)), key=lambda each: each.value
        )
        assert isinstance(action, Bid)
        bid = action.value
    if level.skills.bids_by_feel:
        if feel(ten) >= bid:
            return Choice(action, reason="strong-enough-to-bid")
        return Choice(PASS, reason="too-weak-to-bid")
    skats = 231 if level.worlds >= 64 else FEW_SKATS
    seen = outlook(ten, standing_of(state, observation.seat, level.skills), bid, seed, skats, cancel)
    worth = seen.worth(bid)
    passing = pass_worth(state) - boldness
    if not level.skills.infers_from_bids:
        passing += CAUTION
    spread = round(seen.spread(bid), 4)
    ranked = best_first((Candidate(action, round(worth, 4), spread), Candidate(PASS, passing)))
    if ranked[0].action == action:
        reason = "strong-enough-to-bid"
    else:
        reason = "too-weak-to-bid" if state.value < 18 else "bid-high-enough"
    return Choice(ranked[0].action, ranked, len(seen.pickup), reason)


def pass_worth(state: SkatState) -> float:
    """Seeger points of a pass for the seat to speak; 0 if that throws the deal in."""
    if state.speaker == state.hearer:
        return 0.0
    return LEAVING if state.value else PASSING


_BY_PHASE: Final[dict[str, Callable[[Observation, Level, int, Cancel], Choice]]] = {
    "skat": choose_hand,
    "discard": choose_discard,
    "declare": choose_contract,
    "play": choose_card,
}


def player(level: Level) -> SkatPlayer:
    """The Skat player of a level."""
    return SkatPlayer(level)
