"""Deals of Schnapsen played out by habit, counted card by card until it is clear which is best.

In one round every card that is still in doubt is played out in the same deal with the same lots, so that
differences are far surer than the worths themselves.  How a deal is played out is in `schnapsen_playout`.
Imports nothing.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

DOUBT: Final = 2.5
"""Standard errors by which a choice must fall behind to be looked at no further."""


class Rounds:
    """What each card came to in the rounds so far, and which columns are still in doubt (`left`).

    `solved` is what solved deals say of each card; the played ones count beside them by `share`.
    """

    def __init__(self, solved: list[float], share: float) -> None:
        self.solved = solved
        self.share = share
        self.left = list(range(len(solved)))
        self.weights: list[float] = []
        self.worths: list[list[float]] = [[] for _ in solved]

    def value(self, column: int) -> float:
        """The worth of a card, by the rounds in which it was played out and by the solved deals."""
        worths = self.worths[column]
        weights = self.weights[: len(worths)]
        habitual = sum(map(float.__mul__, weights, worths)) / sum(weights)
        return (1 - self.share) * self.solved[column] + self.share * habitual

    def leave_out_hopeless(self) -> None:
        """Leave out the cards that are clearly behind the best, deal by deal."""
        best = max(self.left, key=self.value)
        self.left = [column for column in self.left if column == best or not self._behind(column, best)]

    def _behind(self, column: int, best: int) -> bool:
        """Whether a card is behind by more than `DOUBT` standard errors of the difference in each deal."""
        misses = [one - other for one, other in zip(self.worths[best], self.worths[column], strict=True)]
        total = sum(self.weights)
        mean = sum(map(float.__mul__, self.weights, misses)) / total
        square = sum(w * w * (miss - mean) ** 2 for w, miss in zip(self.weights, misses, strict=True))
        return self.value(best) - self.value(column) > DOUBT * self.share * sqrt(square) / total
