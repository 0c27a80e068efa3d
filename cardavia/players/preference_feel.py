"""Bidding by feel: what a beginner does who counts high cards and long suits.

No chances, no settlement, never without the talon except with an overwhelming hand.  Imports the game's
words.
"""

from __future__ import annotations

from typing import Final

from cardavia.cards import CardSet
from cardavia.games.preference_auction import SUIT_ORDER
from cardavia.players.preference_cards import LANES

NUMBER: Final = 4.5
"""Counted tricks that make a beginner bid a number,"""
STEP: Final = 0.5
"""and how many more for each higher number;"""
GAME: Final = 7.0
"""those for a Game or Hearts."""


def counted_tricks(ten: CardSet, trump: str) -> float:
    """One for each ace, half for each king, and one for each trump from the fourth on and each high trump."""
    total = 0.0
    for suit in SUIT_ORDER:
        lane = ten >> LANES[suit] & 255
        total += (lane >> 7 & 1) + 0.5 * (lane >> 6 & 1)
        if suit == trump:
            total += max(0, lane.bit_count() - 3) + 0.5 * (lane >> 5 & 1)
    return total


def counted_best(ten: CardSet, trumps: str) -> float:
    """The same with the best of some trump suits."""
    return max(counted_tricks(ten, trump) for trump in trumps)
