"""The words of the table's geometry: rectangles, keys of items, placements, the whole layout.

Plain values in logical pixels without Qt, rules or time; `layout` fills them.  Imports `cards` only.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from cardavia.cards import Card

MARGIN = 12
"""Free rim in logical pixels."""
LOW_TABLE = 560
"""Below this height the opponents' backs become a count plate."""
OPEN_SHARE = 0.82
"""Step from card to card in a row, as a share of the card's width, at most."""


class Rect(NamedTuple):
    """A rectangle in logical pixels."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, other: Rect, slack: float = 0.5) -> bool:
        """Whether the other lies inside."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def meets(self, other: Rect, slack: float = 0.5) -> bool:
        """Whether the two overlap by more than the slack."""
        return (
            min(self.right, other.right) - max(self.x, other.x) > slack
            and min(self.bottom, other.bottom) - max(self.y, other.y) > slack
        )

    def inside(self, outer: Rect) -> Rect:
        """The part of it that lies in another; an empty rectangle at its edge if none does."""
        x, y = (
            min(max(self.x, outer.x), outer.right),
            min(max(self.y, outer.y), outer.bottom),
        )
        right, bottom = min(max(self.right, x), outer.right), min(max(self.bottom, y), outer.bottom)
        return Rect(x, y, right - x, bottom - y)


def rect(x: float, y: float, width: float, height: float) -> Rect:
    """A rectangle; negative sizes become nothing."""
    return Rect(x, y, max(width, 0.0), max(height, 0.0))


def free_place(
    width: float, height: float, zone: Rect, taken: Sequence[Rect], gap: float = 8.0
) -> Rect | None:
    """Where a panel of a size lies in a zone without touching what is there: as near its middle as can be.

    None if it has no room.

    >>> zone, plate = Rect(0, 0, 400, 100), Rect(0, 60, 150, 40)
    >>> free_place(100, 40, zone, [plate])
    Rect(x=158.0, y=30.0, width=100, height=40)
    """
    middle = zone.centre
    across = [middle[0] - width / 2, zone.x, zone.right - width]
    down = [middle[1] - height / 2, zone.y, zone.bottom - height]
    for each in taken:
        across += [each.right + gap, each.x - gap - width]
        down += [each.bottom + gap, each.y - gap - height]
    places = [Rect(x, y, width, height) for x in set(across) for y in set(down)]
    places = [place for place in places if zone.holds(place)]
    places.sort(key=lambda place: (math.dist(place.centre, middle), place))
    near = [each for each in taken if each.meets(zone, -gap)]
    free = (place for place in places if not any(place.meets(each, 1 - gap) for each in near))
    return next(free, None)


class Key(NamedTuple):
    """What an item is: a named card (`card` from 0) or the n-th unseen card of a place (`card` is -1)."""

    card: Card
    place: str = ""
    number: int = 0


class Placement(NamedTuple):
    """Where one card lies: its middle, size, turn in degrees clockwise, face and layer.

    `zone` says what it is part of (`hand`, `trick`, `seat.1`, `pile.skat`, `last`); `origin` is where it
    comes from if it was not on the table before.
    """

    x: float
    y: float
    width: float
    height: float
    rotation: float
    face_up: bool
    layer: float
    zone: str
    origin: tuple[float, float]

    @property
    def rect(self) -> Rect:
        """The upright rectangle around the card."""
        turn = math.radians(self.rotation)
        across = abs(self.width * math.cos(turn)) + abs(self.height * math.sin(turn))
        down = abs(self.width * math.sin(turn)) + abs(self.height * math.cos(turn))
        return Rect(self.x - across / 2, self.y - down / 2, across, down)


class HandSize(NamedTuple):
    """A hand: card size, step between cards in a row, number of rows."""

    width: float
    height: float
    step: float
    rows: int


@dataclass(frozen=True)
class TableLayout:
    """The whole table at one size."""

    size: tuple[float, float]
    strip: Rect
    prompt: Rect
    hand: Rect
    trick: Rect
    """The zone of the trick; after the deal that of the result."""
    seats: Mapping[int, Rect]
    """By seat number: the plate with name, marks and counts."""
    bubbles: Mapping[int, Rect]
    """By seat number: room for its last announcement."""
    won: Mapping[int, Rect]
    """By seat number: its pile of tricks."""
    piles: Mapping[str, Rect]
    pot: Rect
    """The bowl of the pot (empty rectangle where there is none)."""
    cards: Mapping[Key, Placement]
    card_size: tuple[float, float]
    """Width and height of a card of the own hand."""
    visible_strip: float
    """Width of a fanned own card that can be seen, in logical pixels."""
    tray: tuple[Rect, ...] = field(default=())
    """Slots for cards to be put away."""
    words: Mapping[int, Rect] = field(default_factory=dict)
    """By seat number: the part of the plate that cards leave free for words."""
