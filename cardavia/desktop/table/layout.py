"""Where everything lies: a pure function from a `TableView` and a size to places in logical pixels.

`layout(view, width, height, ...)` knows no Qt, no rule and no time.  A card that is named keeps its key
wherever it lies, so that an animation is the difference of two layouts; a card that is not seen has a key
made of its place.  Every size is possible, down to nothing, and gives finite rectangles.

Imports the types of `table_view`, and of this folder `places`, `card_places`, `result_layout`.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from cardavia.desktop.table.card_places import (
    hand_places,
    inner_pile_places,
    open_places,
    seat_pile_places,
    seat_places,
    sides_of,
    trick_box,
    trick_places,
)
from cardavia.desktop.table.places import LOW_TABLE, MARGIN, OPEN_SHARE, HandSize, Rect, TableLayout, rect
from cardavia.desktop.table.result_layout import result_layout
from cardavia.table_view import TableView

STRIP_HEIGHT: Final = 32
PROMPT_HEIGHT: Final = 44
PROMPT_HIGHEST: Final = 132
STAGE_PROMPT: Final = 84
"""Room kept for the prompt, so that nothing on the table moves when a reason or a few buttons come and go."""
LEAST_CARD, LEAST_HEIGHT, GREATEST_HEIGHT = 96, 112, 460
"""Card heights: where a hand goes into two rows, and the bounds of a hand card."""
LEAST_STRIP: Final = 24
"""Visible strip of a fanned card in logical pixels, at least."""
STRIP_SHARE: Final = 0.28
LOW_PLATE: Final = 38
"""Height of the plate of the seat opposite then: one line."""
RESULT_SHARE: Final = 0.8
"""After the deal the own hand is this much smaller, to leave room for the sums;"""
LOW_RESULT: Final = 0.75
"""on a low table once more by this."""
RAISED: Final = 0.12
"""How far a card may stand above the row by its state, as a share of its height."""
CHOSEN: Final = 0.25
OWN_PLATE: Final = 34
BUBBLE: Final = 56
"""Height of the room for an announcement under a seat at the side, at most."""
TOP_BUBBLE: Final = 42
"""The same at the seat opposite, at least: two lines beside a low plate."""
BUBBLE_MORE: Final = 80
"""How much wider than the plate that room is at a table of four, where nothing lies beside the trick."""


def hand_size(cards: int, width: float, height: float, aspect: float, scale: float = 1.0) -> HandSize:
    """The size of the own hand's cards on a table of this size.

    `aspect` is width by height of the pack's cards (0.50 to 0.72), `scale` the person's choice
    (0.85, 1, 1.15).  Twelve cards are the most a hand has.

    >>> [round(part) for part in hand_size(12, 800, 456, 0.648)]
    [80, 123, 63, 1]
    """
    high = min(max(0.27 * height * scale, LEAST_HEIGHT), GREATEST_HEIGHT)
    high = min(high, max(0.4 * height, 1.0))
    rows = 1
    in_row = max(cards, 1)
    while True:
        wide = high * aspect
        step = OPEN_SHARE * wide
        if in_row > 1:
            step = min(step, max(width - 2 * MARGIN - wide, 0.0) / (in_row - 1))
        if in_row == 1 or step >= max(LEAST_STRIP, STRIP_SHARE * wide):
            return HandSize(wide, high, step, rows)
        if high * 0.98 >= LEAST_CARD or rows == 2:
            if high < 8:
                return HandSize(wide, high, step, rows)
            high *= 0.98
            continue
        rows, in_row = 2, math.ceil(cards / 2)


def layout(
    view: TableView,
    width: float,
    height: float,
    aspect: float,
    scale: float = 1.0,
    prompt_height: float = PROMPT_HEIGHT,
    show_last: bool = False,
) -> TableLayout:
    """Every rectangle of the table and every card on it.

    `width` and `height` are those of the table's viewport, `prompt_height` what the prompt's buttons need;
    with `show_last` the last trick lies in the middle instead of the present one.
    """
    width, height = max(float(width), 1.0), max(float(height), 1.0)
    strip = rect(0, 0, width, min(STRIP_HEIGHT, height * 0.2))
    if view.result is not None and view.result.hands:
        size = hand_size(12, width, height * RESULT_SHARE, aspect, scale)
        if height < LOW_TABLE:
            size = HandSize(
                size.width * LOW_RESULT, size.height * LOW_RESULT, size.step * LOW_RESULT, size.rows
            )
        return result_layout(view, view.result, strip, width, height, aspect, size)
    size = hand_size(len(view.hand), width, height, aspect, scale)
    rise = size.height * (CHOSEN if view.picks else RAISED)
    rows_height = size.height * (1 if size.rows == 1 else 1.45)
    hand = rect(0, height - MARGIN / 2 - rows_height, width, rows_height)
    prompt_height = min(max(prompt_height, PROMPT_HEIGHT), PROMPT_HIGHEST, max(height * 0.3, 1.0))
    prompt = rect(MARGIN, hand.y - rise - prompt_height, width - 2 * MARGIN, prompt_height)
    kept = max(prompt_height, min(STAGE_PROMPT, height * 0.12))
    stage = rect(prompt.x, prompt.bottom - kept, prompt.width, kept)
    seats, bubbles = _seat_rects(view, width, height, strip, stage)
    middle = _middle(view, width, strip, stage, seats)
    whole = Rect(0.0, 0.0, width, height)
    trick_high = max(min(size.height, middle.height / 1.7), 1.0)
    trick_size = (trick_high * aspect, trick_high)

    piles, cards = seat_pile_places(view, seats, trick_size)
    opened = [seat for seat in view.seats[1:] if seat.open]
    zone = middle
    if opened:
        row = _open_row(view, middle, seats, piles)
        cards |= open_places(opened, row, aspect)
        zone = rect(middle.x, row.bottom + 6, middle.width, middle.bottom - row.bottom - 6)
        trick_high = max(min(trick_high, zone.height / 1.7), 1.0)
        trick_size = (trick_high * aspect, trick_high)
    box = trick_box(len(view.seats), zone, trick_size)
    inner = _beside(view, zone, box, strip, seats)
    inner_rects, inner_cards = inner_pile_places(
        view, inner, max(trick_high, 0.7 * size.height), aspect, zone.centre[1]
    )
    piles |= inner_rects
    cards |= inner_cards
    cards |= hand_places(view, hand, size)
    cards |= trick_places(view, zone, trick_size, seats, hand, show_last)
    words = {}
    for seat in view.seats[1:]:
        fan, words[seat.seat] = seat_places(seat, len(view.seats), seats[seat.seat], trick_size)
        if height >= LOW_TABLE and not seat.open:
            cards |= fan
        else:
            words[seat.seat] = seats[seat.seat]
    pot_side = min(84.0, zone.height * 0.4, max(zone.right - box.right - 8, 0.0))
    pot = (
        rect((box.right + zone.right - pot_side) / 2, zone.y + 2, pot_side, pot_side)
        if view.pot is not None
        else Rect(zone.centre[0], zone.y, 0.0, 0.0)
    )
    return TableLayout(
        size=(width, height),
        strip=strip,
        prompt=prompt.inside(whole),
        hand=hand,
        trick=zone.inside(whole),
        seats={seat: each.inside(whole) for seat, each in seats.items()},
        bubbles={seat: each.inside(whole) for seat, each in bubbles.items()},
        won=_won_piles(view, seats, stage, width, whole),
        piles=piles,
        pot=pot,
        cards=cards,
        card_size=(size.width, size.height),
        visible_strip=min(size.step, size.width) if len(view.hand) > 1 else size.width,
        tray=_tray(view, zone, trick_size),
        words=words,
    )


# ---------------------------------------------------------------- regions


def _seat_rects(
    view: TableView, width: float, height: float, strip: Rect, prompt: Rect
) -> tuple[dict[int, Rect], dict[int, Rect]]:
    """Plates of the seats, and the room for what they say: below those at the side, right of the top one."""
    sides = sides_of(len(view.seats))
    side_width = min(max(0.11 * width, 88.0), width / 3)
    top_height = min(max(0.13 * height, 56.0) if height >= LOW_TABLE else LOW_PLATE, height / 4)
    below = strip.bottom + 6
    own_wide = min(max(0.34 * width, 200.0), 380.0, width / 2)
    plates = {view.viewer: rect(MARGIN, prompt.y - OWN_PLATE - 6, own_wide, OWN_PLATE)}
    bubbles: dict[int, Rect] = {}
    free = max(plates[view.viewer].y - 6 - below, 0.0)
    said = min(0.32 * free, BUBBLE)
    for seat in view.seats[1:]:
        side = sides[seat.place]
        if side == "top":
            wide = max(min(max(0.34 * width, 220.0), width - 2 * side_width - 4 * MARGIN), 0.0)
            plate = rect((width - wide) / 2, below, wide, top_height)
            corner = width - MARGIN - (side_width if len(view.seats) > 2 else 0.0)
            tall = max(plate.height - 8, TOP_BUBBLE)
            room = rect(plate.right + 8, plate.y + 4, min(corner - plate.right - 8, 220.0), tall)
        else:
            tall = min(max(0.34 * height, 96.0), max(free - said - 8, 0.0))
            x = MARGIN / 2 if side == "left" else width - side_width - MARGIN / 2
            plate = rect(x, below, side_width, tall)
            wide = side_width + (BUBBLE_MORE if len(view.seats) == 4 else 0.0)
            room = rect(
                x if side == "left" else plate.right - wide, plate.bottom + 8, wide, min(said, BUBBLE)
            )
        plates[seat.seat], bubbles[seat.seat] = plate, room
    return plates, bubbles


def _middle(view: TableView, width: float, strip: Rect, prompt: Rect, seats: Mapping[int, Rect]) -> Rect:
    """What is left between the seats: the trick and the piles."""
    left, right, top = float(MARGIN), width - MARGIN, strip.bottom + 6
    sides = sides_of(len(view.seats))
    for seat in view.seats[1:]:
        plate = seats[seat.seat]
        if sides[seat.place] == "left":
            left = max(left, plate.right + MARGIN / 2)
        elif sides[seat.place] == "right":
            right = min(right, plate.x - MARGIN / 2)
        else:
            top = max(top, plate.bottom + 6)
    return rect(left, top, right - left, prompt.y - 6 - top)


def _beside(view: TableView, zone: Rect, trick: Rect, strip: Rect, seats: Mapping[int, Rect]) -> Rect:
    """Room for piles left of the trick; with nobody at the side also left of the seat opposite."""
    top, right = zone.y, trick.x - 8
    if len(view.seats) == 2:
        top, right = strip.bottom + 6, min(right, seats[view.seats[1].seat].x - 8)
    return rect(zone.x, top, right - zone.x, seats[view.viewer].y - 4 - top)


def _open_row(view: TableView, middle: Rect, seats: Mapping[int, Rect], piles: Mapping[str, Rect]) -> Rect:
    """The row above the trick for hands that lie open, beside the small piles that lie there."""
    left, right = middle.x, middle.right
    for pile in view.piles:
        if pile.seat is not None and pile.seat != view.viewer and pile.key in piles:
            box = piles[pile.key]
            if box.centre[0] < middle.centre[0]:
                left = max(left, box.right + 8)
            else:
                right = min(right, box.x - 8)
    return rect(left, middle.y, right - left, min(0.36 * middle.height, 190.0))


def _won_piles(
    view: TableView, seats: Mapping[int, Rect], prompt: Rect, width: float, whole: Rect
) -> dict[int, Rect]:
    """A small pile for the tricks of each seat: at the corner of its plate, the own one at the right."""
    piles = {}
    for seat in view.seats:
        plate = seats[seat.seat]
        if seat.place == 0:
            x, y = width - 48.0, prompt.y - 23.0
        else:
            x, y = plate.right - 17.0, plate.bottom - 21.0
        piles[seat.seat] = rect(x - 9, y - 13, 18, 26).inside(whole)
    return piles


def _tray(view: TableView, zone: Rect, size: tuple[float, float]) -> tuple[Rect, ...]:
    if not view.picks:
        return ()
    wide, high = size
    gap = wide * 0.16
    start = zone.centre[0] - (view.picks * wide + (view.picks - 1) * gap) / 2
    return tuple(
        rect(start + slot * (wide + gap), zone.centre[1] - high / 2, wide, high) for slot in range(view.picks)
    )
