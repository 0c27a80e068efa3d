"""The player that calculates nothing: it answers at once, by old rules of thumb.

It stands in when another player fails, so that no table ever waits, and it is a yardstick for the others.
What it knows of the cards is in `thumb_cards.py`, of speaking in `thumb_calls.py`.  Not for strong play.
Imports `games`.
"""

from __future__ import annotations

from cardavia.games.actions import Action, Play
from cardavia.games.base import Observation
from cardavia.players.base import Cancel, Choice
from cardavia.players.thumb_calls import call
from cardavia.players.thumb_cards import card_to_play


class RuleOfThumb:
    """A legal and mostly sensible answer within microseconds; the same one for every seed."""

    def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
        """One of the legal actions."""
        cancel.check()
        legal = observation.legal
        if not legal:
            raise ValueError("it is not this seat's turn")
        if len(legal) == 1:
            return Choice(legal[0])
        return Choice(_answer(observation), reason="rule-of-thumb")


def _answer(observation: Observation) -> Action:
    said = call(observation)
    if said in observation.legal:
        return said
    plays = [action for action in observation.legal if isinstance(action, Play)]
    if not plays:
        return observation.legal[0]
    card = card_to_play(observation, sum(1 << play.card for play in plays))
    return Play(card)
