"""How the person holds the cards, and what the person wants to count alone.

The order of a hand never depends on anything hidden: only on the own cards, the contract and what the person
chose or laid by hand.  Imports `cards` and `table_view`; no Qt.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from cardavia.cards import Card, CardSet, arranged
from cardavia.table_view import TableView

ORDERS: Final = ("falling", "rising", "ranks")
"""Each suit from high to low; each suit from low to high; trumps first and then by rank."""


class Arrangement(msgspec.Struct, frozen=True):
    """What the person chose about the picture of the own seat."""

    order: str = "falling"
    """One of `ORDERS`."""
    manual: tuple[Card, ...] = ()
    """Cards in the order in which the person laid them; empty if they are sorted."""
    hide_points: bool = False
    """Whether card points stay unsaid until the deal is over."""


def in_order(cards: CardSet, groups: Sequence[Sequence[Card]], arrangement: Arrangement) -> list[Card]:
    """The cards of a hand from left to right; `groups` as for `cards.arranged`.

    A card that came later than the manual order stands beside the one it would be sorted after.
    """
    sorted_hand = _sorted(cards, groups, arrangement.order)
    hand = [card for card in arrangement.manual if cards >> card & 1]
    if not hand:
        return sorted_hand
    for place, card in enumerate(sorted_hand):
        if card not in hand:
            hand.insert(hand.index(sorted_hand[place - 1]) + 1 if place else 0, card)
    return hand


def _sorted(cards: CardSet, groups: Sequence[Sequence[Card]], order: str) -> list[Card]:
    if order == "ranks":
        plain = [
            (strength, number, card)
            for number, group in enumerate(groups[1:])
            for strength, card in enumerate(group)
            if cards >> card & 1
        ]
        return [*arranged(cards, groups[:1]), *(card for _, _, card in sorted(plain))]
    return arranged(cards, [group[::-1] for group in groups] if order == "rising" else groups)


def moved(hand: Sequence[Card], card: Card, place: int) -> tuple[Card, ...]:
    """The order of a hand after one card was put at a place (0 is the left end).

    >>> moved((1, 2, 3, 4), 4, 1)
    (1, 4, 2, 3)
    """
    rest = [each for each in hand if each != card]
    return (*rest[:place], card, *rest[place:])


def without_points(view: TableView) -> TableView:
    """The picture for somebody who counts alone: no card points of a running deal."""
    if view.finished:
        return view
    return replace(
        view,
        seats=tuple(replace(seat, points=None) for seat in view.seats),
        strip=tuple(item for item in view.strip if item.key != "points"),
    )
