"""What the end of a Schafkopf deal is worth: the settlement as a function of the declarer side's card points.

Open cards promise too much: until the end is near, points are taken as uncertain, so that a margin counts.
Imports `games.schafkopf_contracts`.
"""

from __future__ import annotations

from functools import cache
from math import erf
from typing import Final

from cardavia.cards import CardSet
from cardavia.games.schafkopf_contracts import Contract, laufende

DOUBT: Final = (0.1, 0.1, 0.1, 1.0, 2.5, 4.0, 6.0, 8.0, 9.0)
"""Standard error of the points that open cards promise, by the number of cards in hand."""
SLOPE: Final = 0.01
"""Points of the score that a card point counts beside the settlement."""
SCHNEIDER_STEPS: Final = (1, 31, 91, 120)
"""Card points at which the value changes by one; 1 and 120 stand for schwarz."""


def value_of(contract: Contract, held: CardSet) -> int:
    """The value without schneider of a contract whose declarer side was dealt `held` (SF-66)."""
    run = abs(laufende(contract, held))
    kind = contract.kind
    return kind.base + (run * kind.each if run >= kind.least else 0)


@cache
def payoff(value: int, points: int, left: int) -> float:
    """A declarer's expected score from one opponent when open cards promise him `points`.

    `value` is that of the contract without schneider, `left` the number of cards in hand.
    """
    doubt = DOUBT[left]
    total = -float(value + 2) + SLOPE * points + 2 * value * _reached(points, 61, doubt)
    for step in SCHNEIDER_STEPS:
        total += _reached(points, step, doubt)
    return total


def _reached(points: int, goal: int, doubt: float) -> float:
    """Chance of at least `goal` points."""
    return 0.5 + 0.5 * erf((points - goal + 0.5) / (doubt * 2**0.5))
