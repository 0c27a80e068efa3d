"""What to bid: the expected settlement of each contract, from the features of the hand and solved deals.

The features alone pick the few contracts worth a thought; for those the other hands are sampled (in Rufer the
partner with them) and solved, and both estimates are put together.  A bid must be worth more than passing.
Imports the kernel, `worlds` and the Schafkopf modules of the players.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from typing import Final

from cardavia.cards import CardSet
from cardavia.games.base import Observation
from cardavia.games.schafkopf import SchafkopfState
from cardavia.games.schafkopf_contracts import CONTRACTS, PASS, Announce, Contract
from cardavia.players.base import Cancel, Cancelled, Candidate, Choice, best_first
from cardavia.players.levels import Level
from cardavia.players.schafkopf_aim import value_of
from cardavia.players.schafkopf_cards import lexicon_of, terms_of
from cardavia.players.schafkopf_evidence import TRIES, Evidence
from cardavia.players.schafkopf_knowledge import read
from cardavia.players.schafkopf_play import WHOLE_DEAL
from cardavia.players.schafkopf_strength import biddable, chances, log_odds, logistic, played
from cardavia.players.search import UNJUDGED, Solver
from cardavia.players.worlds import Worlds, weighted

WORTH_A_THOUGHT: Final = -8.0
"""Expected score by features from which a contract is looked at more closely,"""
THOUGHTS: Final = 5
"""and how many are at most."""
PRIOR: Final = 12.0
"""How many solved deals the features count for."""
PASSING: Final = {"none": -0.2, "rufer": -0.1, "wenz": -2.0, "solo": -2.0}
"""What a pass is worth by the standing bid, if it is not outbid any more."""
OUTBIDDING: Final = 0.06
"""Chance of each seat still to speak to play alone over a pass or a Rufer,"""
OUTBID: Final = -4.0
"""and what is left to the others then."""
TOUT_FROM: Final = 0.75
"""A Tout is looked at if the features promise 91 points with this chance."""
TOUT_DOUBT: Final = -0.7
"""Log odds that a Tout loses against open cards, as the declarer does not see them."""


@dataclass(frozen=True)
class Prospect:
    """What a contract promises: expected score of the declarer, chance to win.

    `spread` is the standard error of the worth, from the number of deals that were solved.
    """

    contract: Contract
    worth: float
    win: float
    spread: float = 0.0


def by_features(contract: Contract, hand: CardSet, place: int) -> Prospect:
    """The prospect of a contract, the other hands unknown and unasked."""
    escape, win, schneider = chances(contract, hand, place)
    value = value_of(contract, hand)
    worth = value * (2 * win - 1) + min(schneider, win) - (1 - max(escape, win))
    if contract.called_ace:
        return Prospect(contract, _if_not_outbid(worth, place), win)
    return Prospect(contract, 3 * worth, win)


def _if_not_outbid(worth: float, place: int) -> float:
    """What remains of an expected score while seats behind may still play alone."""
    stands = (1.0 - OUTBIDDING) ** (3 - place)
    return stands * worth + (1.0 - stands) * OUTBID


class Auction:
    """One decision in the auction."""

    def __init__(self, observation: Observation, level: Level, seed: int, cancel: Cancel) -> None:
        state = observation.state
        assert isinstance(state, SchafkopfState)
        self.level = level
        self.hand = state.hands[observation.seat]
        self.seat = observation.seat
        self.forehand = state.forehand
        self.place = (observation.seat - state.forehand) % 4
        knowledge = read(observation, level.skills)
        evidence = Evidence(state, knowledge)
        self.worlds: Worlds = weighted(knowledge.source, seed, 0, level.worlds, evidence, TRIES, cancel)
        self.solver = Solver()
        self.solver.set_stop(cancel.flag)

    def prospect(self, contract: Contract) -> Prospect:
        """A contract over the sampled deals; of the goals only the one that decides is worth solving."""
        if not contract.kind.by_points:
            return self._tout(contract)
        escape, promised, schneider = chances(contract, self.hand, self.place)
        share, number = self._share(contract, 61)
        solved = played(contract, log_odds(share, number, 0.5, 1.0))
        mix = number / (number + PRIOR)
        win = mix * solved + (1 - mix) * promised
        value = self._value(contract)
        worth = value * (2 * win - 1) + min(schneider, win) - (1 - max(escape, win))
        spread = 2 * value * mix * (share * (1 - share) / max(1.0, number)) ** 0.5
        if contract.called_ace:
            return Prospect(contract, _if_not_outbid(worth, self.place), win, spread)
        return Prospect(contract, 3 * worth, win, 3 * spread)

    def _tout(self, contract: Contract) -> Prospect:
        share, number = self._share(contract, 8)
        win = logistic(TOUT_DOUBT + log_odds(share, number, 0.5, 1.0))
        return Prospect(contract, 3 * value_of(contract, self.hand) * (2 * win - 1), win)

    def _value(self, contract: Contract) -> float:
        """The mean value of a contract; in Rufer the Laufende depend on the partner's cards."""
        weights = self.worlds.weights
        values = [value_of(contract, self._held(contract, world)) for world in range(len(weights))]
        return sum(weight * each for weight, each in zip(weights, values, strict=True)) / sum(weights)

    def _share(self, contract: Contract, goal: int) -> tuple[float, float]:
        """The share of worlds in which a number of points (of tricks in a Tout) is reached, and how many
        equally weighted worlds it stands for; worlds over the budget do not count."""
        made, weights = self._made(contract, goal), self.worlds.weights
        judged = [world for world, reached in enumerate(made) if reached != UNJUDGED]
        total = sum(weights[world] for world in judged)
        if total <= 0.0:
            return 0.5, 0.0
        share = sum(weights[world] * made[world] for world in judged) / total
        return share, self.worlds.effective * len(judged) / len(weights)

    def _held(self, contract: Contract, world: int) -> CardSet:
        """The cards of the declarer side in a world."""
        if not contract.called_ace:
            return self.hand
        row = self.worlds.row(world)
        return self.hand | next(hand for hand in row if hand & contract.called_ace)

    def _made(self, contract: Contract, goal: int) -> array[int]:
        """World by world whether the goal is reached, 1 or 0."""
        verdict = self.solver.worlds(
            lexicon_of(contract).rows(self.worlds.rows),
            self.worlds.width,
            4,
            terms_of(contract.text, self.seat, None, False),
            self.forehand,
            target=goal,
            limit=self.level.nodes,
            each=False,
        )
        if verdict is None:
            raise Cancelled
        return verdict.values


def choose_call(observation: Observation, level: Level, seed: int, cancel: Cancel) -> Choice:
    """A contract or a pass."""
    state = observation.state
    assert isinstance(state, SchafkopfState)
    hand = state.hands[observation.seat]
    place = (observation.seat - state.forehand) % 4
    bids = [CONTRACTS[each.contract] for each in observation.legal if isinstance(each, Announce)]
    if any(contract.name == "sie" for contract in bids):
        return Choice(Announce("sie"), reason="best-contract")  # wins at once (SF-15)
    standing = CONTRACTS[state.bid].name.removesuffix("-tout") if state.bid is not None else "none"
    passing = PASSING[standing]
    if standing in ("none", "rufer"):
        passing = _if_not_outbid(passing, place)
    bids = [contract for contract in bids if biddable(contract, hand)]
    quick = [by_features(contract, hand, place) for contract in bids if contract.kind.by_points]
    quick = [each for each in quick if each.worth >= WORTH_A_THOUGHT]
    quick = sorted(quick, key=lambda each: -each.worth)[:THOUGHTS]
    thoughts = [each.contract for each in quick]
    for contract in bids:
        if not contract.kind.by_points and chances(contract, hand, place)[2] >= TOUT_FROM:
            thoughts.append(contract)
    if not thoughts:
        return Choice(PASS, (Candidate(PASS, passing),), reason="too-weak-to-bid")
    prospects, worlds = quick, 0
    if level.nodes >= WHOLE_DEAL:
        auction = Auction(observation, level, seed, cancel)
        prospects, worlds = [auction.prospect(contract) for contract in thoughts], len(auction.worlds)
    ranked = best_first(
        [
            *(
                Candidate(
                    Announce(each.contract.text),
                    round(each.worth, 4),
                    round(each.spread, 4),
                    round(each.win, 4),
                )
                for each in prospects
            ),
            Candidate(PASS, passing),
        ]
    )
    reason = "best-contract" if ranked[0].action != PASS else "too-weak-to-bid"
    return Choice(ranked[0].action, ranked, worlds, reason)
