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
LANES: Final = tuple(0b11111 << card - card % 5 for card in range(20))
"""By card: all cards of its suit."""
_HALF: Final = 10
_LOW: Final = tuple(tuple(card for card in range(_HALF) if half >> card & 1) for half in range(1 << _HALF))
_HIGH: Final = tuple(tuple(card + _HALF for card in half) for half in _LOW)


def _layout(trump: int) -> Layout[Card]:
    suits = [[card(suit, rank) for rank in reversed(RANKS)] for suit in range(4)]
    trumps = suits.pop(trump)
    return Layout.build(trumps, suits, {each: POINTS[each] for each in cards_of(CARDS)})


LAYOUTS: Final = tuple(_layout(trump) for trump in range(4))
"""By trump suit."""


def bits_of(layout: Layout[Card], cards: CardSet) -> int:
    """A set of cards as a set of the kernel."""
    return layout.mask(cards_of(cards))


def indices(bits: int) -> tuple[int, ...]:
    """The bit indices of a set, from the lowest to the highest."""
    return _LOW[bits & (1 << _HALF) - 1] + _HIGH[bits >> _HALF]
