"""How high to bid: what playing at a bid would bring on average over the Skats that may lie there.

Nothing is solved here: the chances come from the features of the hand.  A bid or a hold pays if playing at it
is worth more than passing.  Imports the Skat modules of the players.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import combinations
from typing import Final

from cardavia.cards import ALL, CardSet, cards_of
from cardavia.players.base import Cancel
from cardavia.players.skat_contracts import NEVER, Prospect, Standing, best_prospects, hand_prospects

ALL_SKATS: Final = 231
"""Skats that may lie there for a hand of ten."""
FEW_SKATS: Final = 24
"""Skats looked at by a quick player."""


@dataclass(frozen=True)
class Outlook:
    """What a hand of ten may become: for each Skat looked at, the prospects after pickup and as Hand game."""

    pickup: tuple[tuple[Prospect, ...], ...]
    hand: tuple[tuple[Prospect, ...], ...]

    def pickup_worth(self, bid: int) -> float:
        """Seeger points of playing at a bid with the Skat taken up, the best contract chosen each time."""
        return sum(max(each.worth(bid) for each in found) for found in self.pickup) / len(self.pickup)

    def spread(self, bid: int) -> float:
        """Standard error of `pickup_worth`: none if all Skats were looked at."""
        number, mean = len(self.pickup), self.pickup_worth(bid)
        square = sum((max(each.worth(bid) for each in found) - mean) ** 2 for found in self.pickup)
        unseen = max(0.0, 1.0 - number / ALL_SKATS)
        return float((unseen * square / number / number) ** 0.5)

    def hand_worths(self, bid: int) -> dict[str, float]:
        """Seeger points of each Hand game at a bid; the contract is chosen without the Skat."""
        totals: dict[str, float] = {}
        for found in self.hand:
            for each in found:
                totals[each.contract] = totals.get(each.contract, 0.0) + each.worth(bid)
        return {contract: total / len(self.hand) for contract, total in totals.items()}

    def hand_worth(self, bid: int) -> float:
        """Seeger points of the best Hand game at a bid."""
        return max(self.hand_worths(bid).values(), default=NEVER)

    def worth(self, bid: int) -> float:
        """Seeger points of being declarer at a bid."""
        return max(self.pickup_worth(bid), self.hand_worth(bid))


def outlook(ten: CardSet, standing: Standing, bid: int, seed: int, skats: int, cancel: Cancel) -> Outlook:
    """The prospects of a hand over `skats` sampled Skats (all 231 if that many are asked for).

    `bid` is the lowest bid that will be asked about.
    """
    pairs = [1 << first | 1 << second for first, second in combinations(cards_of(ALL & ~ten), 2)]
    if skats < len(pairs):
        pairs = random.Random(seed).sample(pairs, skats)
    pickup, hand = [], []
    for skat in pairs:
        cancel.check()
        found = best_prospects(ten | skat, standing, bid)
        pickup.append(tuple(found) or (_last_resort(ten, skat),))
        hand.append(tuple(hand_prospects(ten, skat, standing, bid)))
    return Outlook(tuple(pickup), tuple(hand))


def _last_resort(ten: CardSet, skat: CardSet) -> Prospect:
    """No contract is worth a thought: a lost game."""
    return Prospect("S", ten, skat, 18, 0.02)
