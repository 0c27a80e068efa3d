"""What the end of a deal of Preference is worth to each seat.

The settlement itself (`games.preference_settlement`) with a third of the pot: what goes into the pot comes
back to three equal players in equal parts, and what is taken from it is missing there.  So a penalty of 10
costs its payer 6.67 and brings 3.33 to each of the others, and breaking a taker pays although nobody is
paid. The size of the pot changes nothing: a refill costs all the same.  Imports the settlement only.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from cardavia.games.preference_settlement import Outcome, PreferenceBefore, settle

BEFORE: Final = PreferenceBefore()
SHARE: Final = 1 / 3
"""What a seat owns of the pot."""


@dataclass(frozen=True)
class Stakes:
    """What a deal is played for; seats are counted from the taker, who is 0.

    `stayed` are voluntary defenders, `host` invited the other one.
    """

    contract: str
    stayed: tuple[int, ...] = ()
    host: int | None = None
    four_aces: bool = False
    announced: bool = False


@cache
def worth(stakes: Stakes, first: int, second: int) -> tuple[float, float, float]:
    """Settlement with the share of the pot by seat, after `first` and `second` tricks of the opponents."""
    settled = settle(
        Outcome(
            taker=0,
            contract=stakes.contract,
            trump="",  # no payment depends on it
            tricks=(10 - first - second, first, second),
            stayed=stakes.stayed,
            host=stakes.host,
            four_aces=stakes.four_aces,
            announced=stakes.announced,
        ),
        BEFORE,
    )
    a, b, c = settled.scores
    share = SHARE * settled.pot_change
    return a + share, b + share, c + share


@cache
def likely_worth(stakes: Stakes, defence: int, low: int, high: int) -> tuple[float, float, float]:
    """`worth` if the opponents win `defence` tricks together and the first one between `low` and `high` of
    them: the mean of the two splits in the middle."""
    low, high = max(0, low), min(defence, high)
    middle = max(0, low + high)
    one, two = min(defence, middle // 2), min(defence, (middle + 1) // 2)
    left, right = worth(stakes, one, defence - one), worth(stakes, two, defence - two)
    return (left[0] + right[0]) / 2, (left[1] + right[1]) / 2, (left[2] + right[2]) / 2
