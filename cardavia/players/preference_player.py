"""The Preference player: one observation in, one choice out.

Every decision is made by the expected settlement over sampled, solved deals.  Values of candidates are
points of the balance, a third of the pot's change included (`preference_aim`).  Imports the Preference
modules of the players.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardavia.games.actions import Action, Bid, Hold
from cardavia.games.base import Observation
from cardavia.games.preference import PreferenceState
from cardavia.games.preference_auction import NUMBER_OF, PASS, SUIT_ORDER, TRUMP_OF
from cardavia.players.base import Cancel, Choice
from cardavia.players.levels import Level
from cardavia.players.preference_auction import choose_call, contract_of
from cardavia.players.preference_defence import choose_announcement, choose_decision, choose_invitation
from cardavia.players.preference_exchange import choose_discard, choose_trump
from cardavia.players.preference_feel import GAME, NUMBER, STEP, counted_best, counted_tricks
from cardavia.players.preference_play import choose_card
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.players.worlds import NoWorldError


class PreferencePlayer:
    """Decides for a seat at a level."""

    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
        """One of `observation.legal`."""
        cancel.check()
        legal = observation.legal
        if not legal:
            raise ValueError("it is not this seat's turn")
        if len(legal) == 1:
            return Choice(legal[0])
        phase = observation.state.phase
        if phase == "auction" and self.level.skills.bids_by_feel:
            return _call_by_feel(observation)
        try:
            return _BY_PHASE[phase](observation, self.level, seed, cancel)
        except NoWorldError:
            return RuleOfThumb().choose(observation, seed, cancel)


def _call_by_feel(observation: Observation) -> Choice:
    """The first call above a pass that the counted tricks allow; a Game or Hearts before a number."""
    state = observation.state
    assert isinstance(state, PreferenceState)
    ten = state.hands[observation.seat]
    chosen: Action = PASS
    for action in observation.legal:
        contract = contract_of(action, state) or ""
        trump = TRUMP_OF.get(contract)
        if trump is not None and counted_tricks(ten, trump) >= GAME:
            chosen = action
        elif isinstance(action, (Bid, Hold)) and chosen == PASS:
            number = NUMBER_OF[contract]
            if counted_best(ten, SUIT_ORDER[number - 1 :]) >= NUMBER + STEP * (number - 1):
                chosen = action
    return Choice(chosen, reason="too-weak-to-bid" if chosen == PASS else "strong-enough-to-bid")


_BY_PHASE: Final[dict[str, Callable[[Observation, Level, int, Cancel], Choice]]] = {
    "auction": choose_call,
    "discard": choose_discard,
    "trump": choose_trump,
    "decision": choose_decision,
    "invitation": choose_invitation,
    "announcement": choose_announcement,
    "play": choose_card,
}


def player(level: Level) -> PreferencePlayer:
    """The Preference player of a level."""
    return PreferencePlayer(level)
