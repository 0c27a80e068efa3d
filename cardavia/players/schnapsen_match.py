"""What a deal of Schnapsen is worth: the change of the chance to win the match.

Seven points each are worked off, so one deal's three points may be worth no more than its one (at 1:1), or
far more.  The chances come from the shares of deals with one, two and three game points among equals.
Imports the tables.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from cardavia.players.schnapsen_tables import SHARES

START: Final = 7


@cache
def chance(own: int, other: int) -> float:
    """The chance to win the match with so many points left to work off, among equals.

    >>> chance(3, 3), chance(0, 5), chance(1, 1)
    (0.5, 1.0, 0.5)
    """
    if own <= 0 or other <= 0:
        return 1.0 if own <= 0 else 0.0
    if own == other:
        return 0.5
    return sum(
        0.5 * share * (chance(own - points, other) + chance(own, other - points))
        for points, share in enumerate(SHARES, start=1)
    )


@cache
def worths(own: int, other: int) -> tuple[float, ...]:
    """What -3 to 3 game points are worth at a score, at places 0 to 6.

    The unit is a game point at the start of a match; 0 points stand for the mean of the two outcomes of 1.
    """
    unit = chance(START - 1, START) - 0.5
    now = chance(own, other)
    lost = [(chance(own, other - points) - now) / unit for points in (3, 2, 1)]
    won = [(chance(own - points, other) - now) / unit for points in (1, 2, 3)]
    return (*lost, 0.5 * (lost[-1] + won[0]), *won)


PLAIN: Final = tuple(float(points) for points in range(-3, 4))
"""The worths for a seat that does not look at the score of the match."""
