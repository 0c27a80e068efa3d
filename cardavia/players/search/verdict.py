"""What many worlds say about a decision.  May import `terms`."""

from collections.abc import Sequence
from dataclasses import dataclass

from cardavia.players.search.terms import Numbers

UNJUDGED = -1000
"""Stands in every column of a world that went over its node budget."""


@dataclass(frozen=True)
class Verdict:
    """One row per world, one column per legal card (or a single column for the position).

    `cards` are bit indices in the order of the columns, from the highest to the lowest; empty when
    the position was judged as a whole.  `values` holds the rows one after the other: exact values,
    or 1 and 0 for "value >= target"; a world over its node budget is `UNJUDGED` in every column.
    `nodes` is the number of cards the search has played.
    """

    cards: tuple[int, ...]
    values: Numbers
    nodes: int

    @property
    def columns(self) -> int:
        """Numbers per world."""
        return max(1, len(self.cards))

    @property
    def worlds(self) -> int:
        """Number of worlds asked about, those over budget included."""
        return len(self.values) // self.columns

    @property
    def judged(self) -> int:
        """Number of worlds that were answered within their budget."""
        return sum(value != UNJUDGED for value in self.values[:: self.columns])

    def row(self, world: int) -> tuple[int, ...]:
        """The numbers of one world."""
        start = world * self.columns
        return tuple(self.values[start : start + self.columns])

    def totals(self, weights: Sequence[float] | None = None) -> tuple[float, ...]:
        """Sum over the judged worlds for each column, each world counted with its weight (or 1)."""
        totals = [0.0] * self.columns
        for world in range(self.worlds):
            row = self.row(world)
            if row[0] != UNJUDGED:
                weight = 1.0 if weights is None else weights[world]
                for column, value in enumerate(row):
                    totals[column] += weight * value
        return tuple(totals)
