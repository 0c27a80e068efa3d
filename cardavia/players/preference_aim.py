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

from cardavia.games.preference_settlement import DEFENDER_TRICKS, Outcome, PreferenceBefore, settle

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


DOUBTFUL: Final = 0.7
"""How often an opponent has his two tricks who gets them only with the help of the other one."""


@cache
def shared_worth(stakes: Stakes, defence: int, first: float, second: float) -> tuple[float, float, float]:
    """`worth` if both opponents stayed and win `defence` tricks together.

    `first` and `second` are the chances that each gets two by himself.
    """
    ways = [(way, chance) for way, chance in _splits(defence, first, second) if chance > 0.0]
    total = sum(chance for _, chance in ways)
    if not total:  # the two chances contradict each other
        return shared_worth(stakes, defence, 0.5, 0.5)
    found = [(worth(stakes, *way), chance / total) for way, chance in ways]
    a, b, c = (sum(chance * each[seat] for each, chance in found) for seat in range(3))
    return a, b, c


def _splits(defence: int, first: float, second: float) -> list[tuple[tuple[int, int], float]]:
    """Ways to share the defence tricks, and how likely they are."""
    only_first, only_second = first * (1 - second), second * (1 - first)
    half, rest = defence // 2, defence - defence // 2
    if defence >= 2 * DEFENDER_TRICKS:
        both = first * second / 2
        return [
            ((half, rest), both),
            ((rest, half), both),
            ((1, defence - 1), only_second),
            ((defence - 1, 1), only_first),
        ]
    if defence > DEFENDER_TRICKS:
        return [((DEFENDER_TRICKS, 1), only_first), ((1, DEFENDER_TRICKS), only_second)]
    if defence == DEFENDER_TRICKS:
        neither = (1 - first) * (1 - second) + (first * second if max(first, second) < 1 else 0.0)
        return [
            ((DEFENDER_TRICKS, 0), only_first),
            ((0, DEFENDER_TRICKS), only_second),
            ((1, 1), neither),
        ]
    return [((half, rest), 0.5), ((rest, half), 0.5)]
