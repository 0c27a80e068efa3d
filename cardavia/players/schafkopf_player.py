"""The Schafkopf player: one observation in, one choice out.

Bids by the expected settlement, plays by sampled deals.  Values of candidates are points of the score.
Imports the Schafkopf modules of the players.
"""

from __future__ import annotations

from cardavia.games.base import Observation
from cardavia.games.schafkopf_contracts import CONTRACTS, PASS, Announce
from cardavia.players.base import Cancel, Choice
from cardavia.players.levels import Level
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.players.schafkopf_auction import choose_call
from cardavia.players.schafkopf_feel import feel
from cardavia.players.schafkopf_play import choose_card
from cardavia.players.worlds import NoWorldError


class SchafkopfPlayer:
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
        skills = self.level.skills
        if observation.state.phase == "auction" and (skills.bids_by_feel or not skills.infers_from_bids):
            return _by_feel(observation, cautious=not skills.bids_by_feel)
        choose = choose_card if observation.state.phase == "play" else choose_call
        try:
            return choose(observation, self.level, seed, cancel)
        except NoWorldError:
            return RuleOfThumb().choose(observation, seed, cancel)


def _by_feel(observation: Observation, cautious: bool) -> Choice:
    bids = [CONTRACTS[each.contract] for each in observation.legal if isinstance(each, Announce)]
    contract = feel(bids, observation.state.hands[observation.seat], cautious)
    if contract is None:
        return Choice(PASS, reason="too-weak-to-bid")
    return Choice(Announce(contract.text), reason="strong-enough-to-bid")


def player(level: Level) -> SchafkopfPlayer:
    """The Schafkopf player of a level."""
    return SchafkopfPlayer(level)
