"""What a contract would bring, solved with open cards in sampled deals before the first card is played.

For each deal the ways it can go on (both opponents stay, one alone, an invitation, both drop) are solved;
how likely the opponents' decisions are comes from their hands.  Imports the kernel and the Preference
modules of the players.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from cardavia.cards import CardSet
from cardavia.games.preference_settlement import ACES, DEFENDER_TRICKS
from cardavia.players.base import Cancel, Cancelled
from cardavia.players.preference_aim import DOUBTFUL, Stakes, shared_worth, worth
from cardavia.players.preference_cards import BOTH, OPPONENTS, TAKER, framed, terms_of
from cardavia.players.preference_evidence import staying_chances
from cardavia.players.preference_strength import alone_tricks, defence_tricks, logistic, taker_tricks
from cardavia.players.search import UNJUDGED, Solver

Worths = tuple[float, float, float]
"""By seat, counted from the taker."""
WHOLE_DEAL: Final = 10_000
"""Nodes without which whole deals are not solved but judged at a glance,"""
AT_A_GLANCE: Final = 2.0
"""and log odds of two tricks there for each expected trick above one and a half."""
INVITING: Final = 0.55
"""How often an opponent who stays invites one who has dropped."""


@dataclass(frozen=True)
class Hands:
    """One deal with its taker: his ten, those of the opponents clockwise, and the trump."""

    taker: CardSet
    first: CardSet
    second: CardSet
    trump: str


@dataclass(frozen=True)
class Solved:
    """Tricks against the taker of a contract in one deal.

    `defence` is what both opponents win together, `two` the chances that each gets two of them by himself;
    `alone` what each would win alone.
    """

    contract: str
    hands: Hands
    defence: int
    two: tuple[float, float]
    alone: tuple[int, int]

    def stakes(self, *stayed: int, host: int | None = None, announced: bool = False) -> Stakes:
        """What is played for when these opponents stay."""
        four_aces = self.hands.taker & ACES == ACES
        return Stakes(self.contract, stayed, host, four_aces, announced)

    def both(self, announced: bool = False) -> Worths:
        """Both opponents stay."""
        return shared_worth(self.stakes(1, 2, announced=announced), self.defence, *self.two)

    def one(self, seat: int, announced: bool = False) -> Worths:
        """Opponent 1 or 2 defends alone."""
        tricks = self.alone[seat - 1]
        return worth(self.stakes(seat, announced=announced), *((tricks, 0) if seat == 1 else (0, tricks)))

    def invited(self, seat: int, announced: bool = False) -> Worths:
        """Opponent 1 or 2 stays and invites the other one."""
        return worth(self.stakes(seat, host=seat, announced=announced), self.defence, 0)

    def with_or_without(self, seat: int) -> Worths:
        """Opponent 1 or 2 stays, the other one drops and may be invited."""
        one, invited = self.one(seat), self.invited(seat)
        a, b, c = (INVITING * invited[each] + (1 - INVITING) * one[each] for each in range(3))
        return a, b, c

    def neither(self) -> Worths:
        """Both opponents drop."""
        return worth(self.stakes(), 0, 0)

    def staying(self) -> tuple[float, float, float]:
        """Chances that the first opponent stays, then the second one, and the second one after a drop."""
        return staying_chances(self.hands.first, self.hands.second, self.hands.trump)

    def open(self) -> Worths:
        """The mean over the decisions of both opponents."""
        first, second, alone = self.staying()
        ways = (
            (first * second, self.both()),
            (first * (1 - second), self.with_or_without(1)),
            ((1 - first) * alone, self.with_or_without(2)),
            ((1 - first) * (1 - alone), self.neither()),
        )
        a, b, c = (sum(chance * found[seat] for chance, found in ways) for seat in range(3))
        return a, b, c


def solve(contract: str, deals: Sequence[Hands], solver: Solver, limit: int, cancel: Cancel) -> list[Solved]:
    """Solve deals of one contract; what is over the budget of nodes is judged at a glance.

    Raises `Cancelled`.
    """
    cancel.check()
    if limit < WHOLE_DEAL:
        return [glance(contract, hands) for hands in deals]
    three, left, right = array("I"), array("I"), array("I")
    for hands in deals:
        taker, first, second = (
            framed(each, hands.trump) for each in (hands.taker, hands.first, hands.second)
        )
        three.extend((taker, first, second))
        left.extend((taker, first))
        right.extend((taker, second))

    def ask(
        rows: array[int], playing: int, score: int, maxi: int, target: int | None = None
    ) -> Sequence[int]:
        terms = terms_of(playing, score, maxi)
        verdict = solver.worlds(rows, playing, playing, terms, 0, target=target, limit=limit, each=False)
        if verdict is None:
            raise Cancelled
        return verdict.values

    answers = [
        ask(three, 3, TAKER, TAKER),
        *(ask(three, 3, own, maxi, DEFENDER_TRICKS) for own in OPPONENTS for maxi in (BOTH, own)),
        ask(left, 2, 2, 2),
        ask(right, 2, 2, 2),
    ]
    solved: list[Solved] = []
    for hands, found in zip(deals, zip(*answers, strict=True), strict=True):
        if UNJUDGED in found:
            solved.append(glance(contract, hands))
        else:
            taker, helped, sure, second_helped, second_sure, one, two = found
            chances = chance_of_two(helped, sure), chance_of_two(second_helped, second_sure)
            solved.append(Solved(contract, hands, 10 - taker, chances, (one, two)))
    return solved


def glance(contract: str, hands: Hands) -> Solved:
    """The same by the expected tricks of the three hands, without solving."""
    own = [defence_tricks(each, hands.trump) for each in (hands.first, hands.second)]
    alone = [alone_tricks(each, hands.trump) for each in (hands.first, hands.second)]
    against = (10 - taker_tricks(hands.taker, hands.trump) + own[0] + own[1]) / 2
    defence = min(10, max(0, round(against)))
    chances = [round(logistic(AT_A_GLANCE * (each - DEFENDER_TRICKS + 0.5)), 1) for each in own]
    tricks = [min(10, max(0, round(each))) for each in alone]
    return Solved(contract, hands, defence, (chances[0], chances[1]), (tricks[0], tricks[1]))


def chance_of_two(helped: int, sure: int) -> float:
    """How likely an opponent has two tricks, who gets them with help or not, against everybody or not."""
    return 1.0 if sure else DOUBTFUL if helped else 0.0


def mean(values: Sequence[float], weights: Sequence[float]) -> tuple[float, float]:
    """Weighted mean and its standard error; (0, 0) without weight."""
    total = sum(weights)
    if total <= 0.0:
        return 0.0, 0.0
    middle = sum(value * weight for value, weight in zip(values, weights, strict=True)) / total
    square = (
        sum(weight * (value - middle) ** 2 for value, weight in zip(values, weights, strict=True)) / total
    )
    return middle, float((square / len(values)) ** 0.5)
