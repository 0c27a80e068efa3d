"""Bidding and declaring by feel: what a beginner does who counts trumps and aces on the fingers.

No chances, no values of matadors that are still hidden, no Null.  Imports `cards` and `games.skat_contracts`.
"""

from __future__ import annotations

from typing import Final

from cardavia.cards import ACE, UNTER, CardSet, rank_set
from cardavia.games.skat_contracts import BASES, ORDERS, SUIT_CONTRACTS, matadors

ACES: Final = rank_set(ACE)
UNTERS: Final = rank_set(UNTER)
ENOUGH: Final = 6
"""Trumps and aces outside trumps that make a beginner bid,"""
FEWEST_TRUMPS: Final = 5
"""if there are so many trumps;"""
GRAND_UNTERS, GRAND_ACES = 3, 2
"""and the Unters and aces for a Grand."""


def feel(ten: CardSet) -> int:
    """The highest bid: the value of the longest suit if there seems to be enough of it; 0 for a pass."""
    contract = feel_contract(ten)
    if contract != "grand":
        trumps = ORDERS[contract].trumps
        count = (ten & trumps).bit_count()
        if count < FEWEST_TRUMPS or count + (ten & ACES & ~trumps).bit_count() < ENOUGH:
            return 0
    return BASES[contract] * (min(4, abs(matadors(contract, ten))) + 1)


def feel_contract(cards: CardSet) -> str:
    """Grand with Unters and aces, else the suit with the most trumps."""
    if (cards & UNTERS).bit_count() >= GRAND_UNTERS and (cards & ACES).bit_count() >= GRAND_ACES:
        return "grand"
    return longest_suit(cards)


def longest_suit(cards: CardSet) -> str:
    """The suit contract with the most trumps."""
    return max(SUIT_CONTRACTS, key=lambda contract: (cards & ORDERS[contract].trumps).bit_count())
