"""Candidates out of judged worlds: mean, standard error and share of wins of each action.

All actions were judged in the same worlds, so how far one lies behind the best is known better than either
value: what makes a deal good for one makes it good for the other.  Imports `base`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from cardavia.games.actions import Action
from cardavia.players.base import Candidate

DIGITS: Final = 4


class Judged(Protocol):
    """One world: how much it counts, and by action the own payoff and whether the own side wins."""

    @property
    def weight(self) -> float:
        """How much it counts."""

    @property
    def payoffs(self) -> Sequence[float]:
        """By action."""

    @property
    def wins(self) -> Sequence[float]:
        """By action, from 0 to 1."""


def candidates_of(actions: Sequence[Action], judged: Sequence[Judged]) -> list[Candidate]:
    """One candidate an action, in their order; at least one world must have a weight."""
    weights = [each.weight for each in judged]
    payoffs = list(zip(*(each.payoffs for each in judged), strict=True))
    wins = list(zip(*(each.wins for each in judged), strict=True))
    means = [mean(values, weights) for values in payoffs]
    best = max(range(len(actions)), key=means.__getitem__)
    return [
        Candidate(
            action,
            round(means[column], DIGITS),
            round(error(payoffs[column], weights), DIGITS),
            round(mean(wins[column], weights), DIGITS),
            behind_error=round(error(_apart(payoffs[best], payoffs[column]), weights), DIGITS),
            win_error=round(error(_apart(wins[best], wins[column]), weights), DIGITS),
        )
        for column, action in enumerate(actions)
    ]


def mean(values: Sequence[float], weights: Sequence[float]) -> float:
    """The weighted mean."""
    return sum(weight * value for weight, value in zip(weights, values, strict=True)) / sum(weights)


def error(values: Sequence[float], weights: Sequence[float]) -> float:
    """The standard error of the weighted mean."""
    middle = mean(values, weights)
    square = sum(weight * (value - middle) ** 2 for value, weight in zip(values, weights, strict=True))
    return float((square / sum(weights) / len(values)) ** 0.5)


def _apart(best: Sequence[float], values: Sequence[float]) -> list[float]:
    return [one - other for one, other in zip(best, values, strict=True)]
