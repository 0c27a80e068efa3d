"""Cards of Schnapsen as the kernel numbers them: suits from Jack to Ace, trumps on top.

A plain translation by trump suit.  Imports `games.schnapsen_actions` and the kernel's layout.
"""

from __future__ import annotations

from typing import Final

from cardavia.cards import POINTS, Card, CardSet, card, cards_of
from cardavia.games.schnapsen_actions import CARDS, RANKS
from cardavia.players.search import Layout

JACK_BIT: Final = 15
"""The bit of the trump Jack,"""
TRUMPS: Final = 0b11111 << JACK_BIT
"""and the bits of all trumps."""
EVERYTHING: Final = (1 << 20) - 1


def _layout(trump: int) -> Layout[Card]:
    suits = [[card(suit, rank) for rank in reversed(RANKS)] for suit in range(4)]
    trumps = suits.pop(trump)
    return Layout.build(trumps, suits, {each: POINTS[each] for each in cards_of(CARDS)})


LAYOUTS: Final = tuple(_layout(trump) for trump in range(4))
"""By trump suit."""


def bits_of(layout: Layout[Card], cards: CardSet) -> int:
    """A set of cards as a set of the kernel."""
    return layout.mask(cards_of(cards))


def indices(bits: int) -> list[int]:
    """The bit indices of a set, from the lowest to the highest."""
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found
