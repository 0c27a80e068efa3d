"""The Schnapsen player: one observation in, one choice out.

Values of candidates are chances to win the match, in units of a game point at its start
(`schnapsen_match`).  Imports the Schnapsen modules of the players.
"""

from __future__ import annotations

from cardavia.games.base import Observation
from cardavia.players.base import Cancel, Choice
from cardavia.players.levels import Level
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.players.schnapsen_play import choose
from cardavia.players.worlds import NoWorldError


class SchnapsenPlayer:
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
        try:
            return choose(observation, self.level, seed, cancel)
        except NoWorldError:
            return RuleOfThumb().choose(observation, seed, cancel)


def player(level: Level) -> SchnapsenPlayer:
    """The Schnapsen player of a level."""
    return SchnapsenPlayer(level)
