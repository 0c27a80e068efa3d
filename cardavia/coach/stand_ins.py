"""Cards that stand for a number of card points, so that a solved number can be put to a game's settlement.

The solver says how many points a side makes, not with which cards; the settlement counts cards.  Imports
`cards`.
"""

from __future__ import annotations

from typing import Final

from cardavia.cards import POINTS, CardSet


def _stand_ins() -> dict[int, CardSet]:
    found: dict[int, CardSet] = {0: 0}
    for card, points in enumerate(POINTS):
        for total, cards in list(found.items()):
            found.setdefault(total + points, cards | 1 << card)
    return found


STAND_INS: Final = _stand_ins()
"""By number of card points (0 to 120, without 1 and 119, which no cards make): some cards worth them."""
