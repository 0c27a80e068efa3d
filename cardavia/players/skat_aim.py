"""What the end of a Skat deal is worth to the declarer: the settlement as a function of the card points.

The play maximises (defenders: minimises) the expected payoff; a small slope breaks ties by points.  Imports
`games.skat_contracts` and `skat_contracts`.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from cardavia.games.skat_contracts import BASES
from cardavia.players.skat_contracts import LOST_COST, WON_BONUS

SLOPE: Final = 0.05
"""Seeger points that a card point counts beside the settlement."""


@dataclass(frozen=True)
class Aim:
    """Payoff of a suit contract or Grand: rises at certain card points.

    `steps` are (points, gain in Seeger points) in ascending order; `goal` is the step that decides between
    won and lost, 121 if the game cannot be won.
    """

    lowest: float
    steps: tuple[tuple[int, float], ...]
    goal: int

    def payoff(self, points: int) -> float:
        """The declarer's Seeger points for his card points, ties broken by points."""
        return self.lowest + SLOPE * points + sum(gain for step, gain in self.steps if points >= step)


def aim_of(contract: str, value: int, bid: int) -> Aim:
    """The payoff of a contract worth `value` without Schneider, played at `bid` (SK-61 to SK-66)."""
    base = BASES[contract]
    if value >= bid:
        lost, won = 2 * value + LOST_COST, value + WON_BONUS
        return Aim(
            lowest=-float(lost + 2 * base), steps=((31, 2.0 * base), (61, lost + won), (90, base)), goal=61
        )
    lifted = 2 * base * ceil(bid / base) + LOST_COST
    if value + base >= bid:  # only Schneider saves the game (SK-64)
        return Aim(lowest=-float(lifted), steps=((90, lifted + value + base + WON_BONUS),), goal=90)
    return Aim(lowest=-float(lifted), steps=(), goal=121)
