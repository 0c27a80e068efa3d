"""Where cards lie: the own hand, the trick, the fans of the other seats, piles.

Pure functions of a `TableView` and of the regions that `layout` gives them.  Imports `places` and the types
of `table_view`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Final

from cardavia.cards import Card
from cardavia.desktop.table.places import OPEN_SHARE, HandSize, Key, Placement, Rect, rect
from cardavia.table_view import PileView, SeatView, TableView

RAISED: Final = 0.06
CHOSEN: Final = 0.25
"""How far a playable and a chosen card stand above the row, as a share of the card's height."""
FAN_TURN: Final = 1.6
"""Degrees between two backs of a fan."""
HEAD: Final = 60.0
FOOT: Final = 44.0
"""Logical pixels of a seat's plate above and below its fan that words need."""
LEAST_FAN: Final = 40.0
"""A fan lower than this is left out."""
TOP_FAN: Final = (0.5, 0.86)
"""Where the fan of the seat opposite begins and ends, as shares of its plate's width."""
STACK: Final = 1.2
"""Shift of each further card of a stack in logical pixels."""
PILE_SHARE: Final = 0.8
"""Height of a pile's cards as a share of a trick card's."""
CAPTION: Final = 20.0
"""Logical pixels under a pile for its caption."""
SMALL_PILE: Final = 0.36
"""The same for a pile at a seat."""

OWN_HIGH: Final = 60.0
"""Height of a small pile beside the own plate, at most."""


def sides_of(seats: int) -> Mapping[int, str]:
    """Where each place is: by steps clockwise from the viewer."""
    return {2: {1: "top"}, 3: {1: "left", 2: "right"}, 4: {1: "left", 2: "top", 3: "right"}}[seats]


def row_places(
    cards: Sequence[Card], row: Rect, high: float, aspect: float, zone: str, layer: float
) -> dict[Key, Placement]:
    """Cards face up in one row, as open as the rectangle allows."""
    if not cards:
        return {}
    wide = min(high * aspect, max(row.width, 1.0))
    room = max(row.width - wide, 0.0)
    step = min(OPEN_SHARE * wide, room / (len(cards) - 1)) if len(cards) > 1 else 0.0
    start = row.centre[0] - step * (len(cards) - 1) / 2
    return {
        Key(card): Placement(
            start + index * step, row.centre[1], wide, high, 0.0, True, layer + index, zone, row.centre
        )
        for index, card in enumerate(cards)
    }


# ---------------------------------------------------------------- the own hand


def hand_places(view: TableView, hand: Rect, size: HandSize) -> dict[Key, Placement]:
    """The own hand, in one row or two, playable and chosen cards raised."""
    placements: dict[Key, Placement] = {}
    count = len(view.hand)
    in_row = count if size.rows == 1 else math.ceil(count / 2)
    for index, card in enumerate(view.hand):
        row, column = divmod(index, max(in_row, 1))
        here = in_row if row == 0 else count - in_row
        row_width = size.width + (here - 1) * size.step
        x = hand.centre[0] - row_width / 2 + size.width / 2 + column * size.step
        y = hand.y + size.height / 2 + row * 0.45 * size.height
        if card.chosen:
            y -= CHOSEN * size.height
        elif card.playable and view.must_act and view.touch:
            y -= RAISED * size.height
        placements[Key(card.card)] = Placement(
            x, y, size.width, size.height, 0.0, True, 100 + index, "hand", (hand.centre[0], hand.bottom)
        )
    return placements


# ---------------------------------------------------------------- the trick

_TOWARDS: Final[Mapping[int, Mapping[str, tuple[float, float, float]]]] = {
    2: {"own": (0.32, 0.24, 3.0), "top": (-0.32, -0.24, -3.0)},
    3: {"own": (0.0, 0.34, 0.0), "left": (-0.7, -0.24, -7.0), "right": (0.7, -0.24, 7.0)},
    4: {
        "own": (0.0, 0.62, 0.0),
        "left": (-0.78, 0.0, -6.0),
        "top": (0.0, -0.62, 2.0),
        "right": (0.78, 0.0, 6.0),
    },
}
"""By number of seats: where a trick card lies in shares of its width and height from the middle, its turn."""


def trick_box(seats: int, zone: Rect, size: tuple[float, float]) -> Rect:
    """The rectangle around a whole trick."""
    wide, high = size
    places = _TOWARDS[seats].values()
    across = max(
        abs(x) * wide + (wide * math.cos(math.radians(turn)) + high * abs(math.sin(math.radians(turn)))) / 2
        for x, _, turn in places
    )
    return rect(zone.centre[0] - across, zone.y, 2 * across, zone.height)


def trick_places(
    view: TableView,
    zone: Rect,
    size: tuple[float, float],
    seats: Mapping[int, Rect],
    hand: Rect,
    show_last: bool,
) -> dict[Key, Placement]:
    """The trick in its zone, each card towards its player and the winning one on top."""
    trick = view.last_trick if show_last and view.last_trick is not None else view.trick
    sides = {0: "own", **sides_of(len(view.seats))}
    wide, high = size
    placements = {}
    for card in trick.cards:
        place = (card.seat - view.viewer) % len(view.seats)
        across, down, turn = _TOWARDS[len(view.seats)][sides[place]]
        tall = wide * math.sin(math.radians(abs(turn))) + high * math.cos(math.radians(turn))
        reach = max((zone.height - tall) / 2, 0.0) / high if high else 0.0
        down = math.copysign(min(abs(down), reach), down)
        winning = card.seat == trick.winner
        placements[Key(card.card)] = Placement(
            zone.centre[0] + across * wide,
            zone.centre[1] + down * high,
            wide,
            high,
            turn,
            True,
            50 + card.order + (10 if winning else 0),
            "last" if show_last and trick is view.last_trick else "trick",
            hand.centre if place == 0 else seats[card.seat].centre,
        )
    return placements


# ---------------------------------------------------------------- other seats


def seat_places(
    seat: SeatView, seats: int, plate: Rect, trick: tuple[float, float]
) -> tuple[dict[Key, Placement], Rect]:
    """The fan of another seat, backs and the cards known to be in it, and what it leaves free for words."""
    wide, high = trick
    top = sides_of(seats)[seat.place] == "top"
    aspect = wide / high if high else 0.6
    tall = plate.height - 14 if top else plate.height - HEAD - FOOT
    broad = plate.width * (TOP_FAN[1] - TOP_FAN[0]) if top else plate.width - 8
    fan_high = min(high * 0.62, tall, 0.58 * broad / max(aspect, 0.1))
    if fan_high < LEAST_FAN:
        return {}, plate
    fan_wide = fan_high * aspect
    swing = fan_high * math.sin(math.radians(min(seat.count, 12) * FAN_TURN / 2))
    if top:
        left, right = plate.x + TOP_FAN[0] * plate.width, plate.x + TOP_FAN[1] * plate.width
        centre = plate.centre[1]
        words = rect(plate.x, plate.y, TOP_FAN[0] * plate.width, plate.height)
    else:
        left, right = plate.x + 4, plate.right - 4
        centre = plate.y + HEAD + tall / 2
        words = rect(plate.x, plate.y, plate.width, HEAD)
    room = max(right - left - fan_wide - swing, 0.0)
    step = min(fan_wide * 0.5, room / (seat.count - 1)) if seat.count > 1 else 0.0
    start = (left + right) / 2 - step * (seat.count - 1) / 2
    placements = {}
    for index in range(seat.count):
        hidden = seat.count - len(seat.known)
        known = index >= hidden
        key = Key(seat.known[index - hidden]) if known else Key(-1, f"seat.{seat.seat}", index)
        off = index - (seat.count - 1) / 2
        placements[key] = Placement(
            start + step * index,
            centre + abs(off) * 0.4,
            fan_wide,
            fan_high,
            off * FAN_TURN,
            known,
            10 + index,
            f"seat.{seat.seat}",
            plate.centre,
        )
    return placements, words


def open_places(opened: Sequence[SeatView], row: Rect, aspect: float) -> dict[Key, Placement]:
    """Hands that lie open, side by side above the trick in the order of the seats."""
    placements: dict[Key, Placement] = {}
    share = row.width / max(len(opened), 1)
    for index, seat in enumerate(opened):
        part = rect(row.x + index * share + 4, row.y, share - 8, row.height)
        high = max(min(row.height, part.width / aspect if aspect else row.height), 1.0)
        placements |= row_places(seat.open, part, high, aspect, f"seat.{seat.seat}", 10)
    return placements


# ---------------------------------------------------------------- piles


def inner_pile_places(
    view: TableView, zone: Rect, high: float, aspect: float, level: float
) -> tuple[dict[str, Rect], dict[Key, Placement]]:
    """Stock, talon and Skat in the zone beside the trick, their middle at a level if that fits."""
    rects: dict[str, Rect] = {}
    placements: dict[Key, Placement] = {}
    for pile in view.piles:
        if pile.seat is not None:
            continue
        lay = _stock if pile.key == "stock" else _spread
        rects[pile.key] = lay(pile, zone, high, aspect, level, placements)
    return rects, placements


def _level(zone: Rect, high: float, level: float) -> float:
    """The middle of a pile: at the level, but inside the zone with its caption."""
    return max(min(level, zone.bottom - CAPTION - high / 2), zone.y + STACK * 10 + high / 2)


def _fitted(zone: Rect, high: float, aspect: float, across: float) -> tuple[float, float]:
    """Size of a pile's cards so that `across` widths fit the zone."""
    high = min(
        PILE_SHARE * high,
        zone.height - CAPTION - STACK * 10,
        (zone.width - 12) / across / aspect if aspect else zone.width,
    )
    high = max(high, 1.0)
    return high * aspect, high


def _stock(
    pile: PileView, zone: Rect, high: float, aspect: float, level: float, placements: dict[Key, Placement]
) -> Rect:
    """A stack with the turned-up card crosswise under it, or turned down crosswise upon it."""
    crosswise = 1 / aspect if aspect else 1.6
    across = max(0.5 + 0.44 + crosswise / 2, crosswise, 1.0)
    wide, high = _fitted(zone, high, aspect, across)
    left = zone.x + (zone.width - across * wide) / 2
    x, y = left + wide * (crosswise / 2 if pile.closed else 0.5), _level(zone, high, level)
    name = f"pile.{pile.key}"
    hidden = max(pile.count - (pile.indicator is not None or pile.closed), 0)
    if pile.indicator is not None:
        placements[Key(pile.indicator)] = Placement(
            x + 0.44 * wide, y, wide, high, 90.0, True, 1.0, name, (x, y)
        )
    for number in range(min(hidden, 10)):
        shift = number * STACK
        placements[Key(-1, name, number)] = Placement(
            x - shift, y - shift, wide, high, 0.0, False, 2 + number * 0.1, name, (x, y)
        )
    if pile.closed:
        top = min(hidden, 10) * STACK
        placements[Key(-1, name, 99)] = Placement(
            x - top, y - top, wide, high, 90.0, False, 6.0, name, (x, y)
        )
    return rect(left, y - high / 2, across * wide, high)


def _spread(
    pile: PileView, zone: Rect, high: float, aspect: float, level: float, placements: dict[Key, Placement]
) -> Rect:
    """Two cards, or as many as there are, half over one another."""
    keys = [Key(card) for card in pile.cards] or [
        Key(-1, f"pile.{pile.key}", number) for number in range(pile.count)
    ]
    across = 1 + 0.5 * max(len(keys) - 1, 0)
    wide, high = _fitted(zone, high, aspect, across)
    start, y = zone.centre[0] - (across - 1) * wide / 2, _level(zone, high, level)
    for index, key in enumerate(keys):
        placements[key] = Placement(
            start + index * 0.5 * wide,
            y,
            wide,
            high,
            0.0,
            key.card >= 0,
            5.0 + index,
            f"pile.{pile.key}",
            (zone.centre[0], y),
        )
    return rect(zone.centre[0] - across * wide / 2, y - high / 2, across * wide, high)


def seat_pile_places(
    view: TableView, seats: Mapping[int, Rect], size: tuple[float, float]
) -> tuple[dict[str, Rect], dict[Key, Placement]]:
    """Small piles at the seats: what was laid away, the called ace."""
    rects: dict[str, Rect] = {}
    placements: dict[Key, Placement] = {}
    sides = sides_of(len(view.seats))
    for pile in view.piles:
        if pile.seat is None:
            continue
        plate = seats[pile.seat]
        keys = [Key(card) for card in pile.cards] or [
            Key(-1, f"pile.{pile.key}", number) for number in range(pile.count)
        ]
        own = pile.seat == view.viewer
        high = max(min(SMALL_PILE * size[1], max(plate.height, OWN_HIGH)), 1.0)
        wide = high * (size[0] / size[1] if size[1] else 0.6)
        fan = wide * (1 + 0.4 * max(len(keys) - 1, 0))
        if own:
            left, y = plate.right + 8, plate.bottom - high / 2
        elif sides[(pile.seat - view.viewer) % len(view.seats)] == "right":
            left, y = plate.x - fan - 8, plate.y + high / 2
        elif sides[(pile.seat - view.viewer) % len(view.seats)] == "left":
            left, y = plate.right + 8, plate.y + high / 2
        else:
            left, y = plate.x - fan - 8, plate.y + high / 2
        for index, key in enumerate(keys):
            placements[key] = Placement(
                left + wide / 2 + index * wide * 0.4,
                y,
                wide,
                high,
                0.0,
                key.card >= 0,
                20.0 + index,
                f"pile.{pile.key}",
                plate.centre,
            )
        rects[pile.key] = rect(left, y - high / 2, fan, high)
    return rects, placements
