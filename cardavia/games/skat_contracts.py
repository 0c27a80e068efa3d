"""The contracts of Skat: ranking and trumps, values, matadors (rules SK-10 to SK-13, SK-50, SK-60, SK-63).

What a deal is worth in the end is in `skat_settlement.py`.  Imports `cards` and `tricks`.
"""

from __future__ import annotations

from typing import Final

from cardavia.cards import ACE, EIGHT, KING, NINE, OBER, SEVEN, TEN, UNTER, CardSet, card
from cardavia.games.tricks import TrickOrder

UNTERS: Final = tuple(card(suit, UNTER) for suit in range(4))
"""EU GU HU SU, the highest trumps, from high to low."""
SUIT_RANKS: Final = (ACE, TEN, KING, OBER, NINE, EIGHT, SEVEN)
NULL_RANKS: Final = (ACE, KING, OBER, UNTER, TEN, NINE, EIGHT, SEVEN)

SUIT_CONTRACTS: Final = ("E", "G", "H", "S")
NULLS: Final = ("null", "null-ouvert")
CONTRACTS: Final = (*SUIT_CONTRACTS, "grand", *NULLS)
BASES: Final = {"S": 9, "H": 10, "G": 11, "E": 12, "grand": 24}
NULL_VALUES: Final = {
    ("null", False): 23,
    ("null", True): 35,
    ("null-ouvert", False): 46,
    ("null-ouvert", True): 59,
}
"""By contract and whether it is a Hand game."""


def trick_order(contract: str) -> TrickOrder:
    """The ranking of a contract: a suit with eleven trumps, Grand with four, Null with none."""
    if contract in NULLS:
        return TrickOrder([[], *([card(suit, rank) for rank in NULL_RANKS] for suit in range(4))])
    suits = [[card(suit, rank) for rank in SUIT_RANKS] for suit in range(4)]
    if contract == "grand":
        return TrickOrder([list(UNTERS), *suits])
    trump = suits.pop(SUIT_CONTRACTS.index(contract))
    return TrickOrder([[*UNTERS, *trump], *suits])


ORDERS: Final = {contract: trick_order(contract) for contract in CONTRACTS}


def matadors(contract: str, held: CardSet) -> int:
    """Matadors of a suit contract or Grand: +n with, -n without (SK-50, SK-51).

    `held` are the declarer's ten dealt cards and both Skat cards.
    """
    return ORDERS[contract].top_run(held)
