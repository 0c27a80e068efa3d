"""How good a hand of Preference is at a glance: tricks expected, added up over its four suits.

The numbers come from solved deals (`preference_tables`).  They rate hands of others where solving would
take too long: what they bid, keep and defend with.  Imports the tables and the words of the game.
"""

from __future__ import annotations

from itertools import combinations
from math import exp
from typing import Final

from cardavia.cards import CardSet, cards_of
from cardavia.games.preference_auction import SUIT_ORDER
from cardavia.players.preference_cards import LANES
from cardavia.players.preference_tables import (
    ALONE_SIDE,
    ALONE_TRUMPS,
    BOTH_SIDE,
    BOTH_TRUMPS,
    TAKER_SIDE,
    TAKER_TRUMPS,
)

_GAIN: Final = tuple(trump - side for trump, side in zip(TAKER_TRUMPS, TAKER_SIDE, strict=True))
_BOTH_GAIN: Final = tuple(trump - side for trump, side in zip(BOTH_TRUMPS, BOTH_SIDE, strict=True))
_ALONE_GAIN: Final = tuple(trump - side for trump, side in zip(ALONE_TRUMPS, ALONE_SIDE, strict=True))
TALON_GAIN: Final = 1.0
"""Tricks that the talon brings on average."""


def logistic(odds: float) -> float:
    """The chance with these log odds."""
    return 1.0 / (1.0 + exp(-odds)) if odds > -40.0 else 0.0


def taker_tricks(ten: CardSet, trump: str) -> float:
    """Tricks of a taker's ten cards against two opponents."""
    side = TAKER_SIDE
    sides = side[ten & 255] + side[ten >> 8 & 255] + side[ten >> 16 & 255] + side[ten >> 24]
    return (sides + _GAIN[ten >> LANES[trump] & 255]) / 100


def best_tricks(ten: CardSet, trumps: str = SUIT_ORDER) -> float:
    """The same with the best of some trump suits."""
    side, gain = TAKER_SIDE, _GAIN
    sides = side[ten & 255] + side[ten >> 8 & 255] + side[ten >> 16 & 255] + side[ten >> 24]
    return (sides + max(gain[ten >> LANES[trump] & 255] for trump in trumps)) / 100


def defence_tricks(ten: CardSet, trump: str) -> float:
    """Own tricks of an opponent when both defend against a likely taker."""
    side = BOTH_SIDE
    sides = side[ten & 255] + side[ten >> 8 & 255] + side[ten >> 16 & 255] + side[ten >> 24]
    return (sides + _BOTH_GAIN[ten >> LANES[trump] & 255]) / 100


def alone_tricks(ten: CardSet, trump: str) -> float:
    """Tricks of an opponent who defends alone against a likely taker."""
    side = ALONE_SIDE
    sides = side[ten & 255] + side[ten >> 8 & 255] + side[ten >> 16 & 255] + side[ten >> 24]
    return (sides + _ALONE_GAIN[ten >> LANES[trump] & 255]) / 100


def exchanges(twelve: CardSet, trumps: str, most: int) -> list[tuple[float, CardSet, str]]:
    """The best ways to put two cards away and name a trump: tricks, the two cards, the suit; best first."""
    side, gain = TAKER_SIDE, _GAIN
    found = []
    for one, two in combinations(list(cards_of(twelve)), 2):
        away = 1 << one | 1 << two
        ten = twelve & ~away
        sides = side[ten & 255] + side[ten >> 8 & 255] + side[ten >> 16 & 255] + side[ten >> 24]
        for trump in trumps:
            found.append(((sides + gain[ten >> LANES[trump] & 255]) / 100, away, trump))
    found.sort(key=lambda each: (-each[0], each[1], each[2]))
    return found[:most]
