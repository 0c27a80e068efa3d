"""Where everything lies: a pure function from a `TableView` and a size to places in logical pixels.

`layout(view, width, height, ...)` knows no Qt, no rule and no time.  A card that is named keeps its key
wherever it lies, so that an animation is the difference of two layouts; a card that is not seen has a key
made of its place.  Every size is possible, down to nothing, and gives finite rectangles.

Imports the types of `table_view` only.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from cardavia.cards import Card
from cardavia.table_view import PileView, ResultView, SeatView, TableView

STRIP_HEIGHT: Final = 32
PROMPT_HEIGHT: Final = 44
PROMPT_HIGHEST: Final = 132
MARGIN: Final = 12
LEAST_CARD, LEAST_HEIGHT, GREATEST_HEIGHT = 96, 112, 460
"""Card heights: where a hand goes into two rows, and the bounds of a hand card."""
LEAST_STRIP: Final = 24
"""Visible strip of a fanned card in logical pixels, at least."""
STRIP_SHARE: Final = 0.28
OPEN_SHARE: Final = 0.82
"""Step from card to card in a fan as a share of the card's width, at least and at most."""
LOW_TABLE: Final = 560
"""Below this height the opponents' backs become a count plate."""
RAISED: Final = 0.06
CHOSEN: Final = 0.25
"""How far a playable and a chosen card stand above the row, as a share of the card's height."""


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


class Key(NamedTuple):
    """What an item is: a named card (`card` from 0) or the n-th unseen card of a place (`card` is -1)."""

    card: Card
    place: str = ""
    number: int = 0


class Placement(NamedTuple):
    """Where one card lies: its middle, size, turn in degrees clockwise, face and layer.

    `zone` says what it is part of (`hand`, `trick`, `seat.1`, `pile.skat`, `won.2`, `last`); `origin` is
    where it comes from if it was not on the table before.
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


@dataclass(frozen=True)
class TableLayout:
    """The whole table at one size."""

    size: tuple[float, float]
    strip: Rect
    prompt: Rect
    hand: Rect
    trick: Rect
    seats: Mapping[int, Rect]
    """By seat number: the plate with name, marks and counts."""
    won: Mapping[int, tuple[float, float]]
    """By seat number: the middle of its won pile."""
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


class HandSize(NamedTuple):
    """A hand: card size, step between cards in a row, number of rows."""

    width: float
    height: float
    step: float
    rows: int


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
    if view.result is not None and view.result.hands:
        return _result_layout(view, view.result, width, height, aspect, scale)
    size = hand_size(len(view.hand), width, height, aspect, scale)
    rise = size.height * CHOSEN if view.picks else size.height * 0.12
    rows_height = size.height * (1 if size.rows == 1 else 1.45)
    hand = _rect(0, height - MARGIN / 2 - rows_height, width, rows_height)
    prompt_height = min(max(prompt_height, PROMPT_HEIGHT), PROMPT_HIGHEST, max(height * 0.3, 1.0))
    prompt = _rect(MARGIN, hand.y - rise - prompt_height, width - 2 * MARGIN, prompt_height)
    strip = _rect(0, 0, width, min(STRIP_HEIGHT, height * 0.2))
    seats = _seat_rects(view, width, height, strip, prompt)
    middle = _middle(view, width, strip, prompt, seats)
    trick_height = max(min(size.height, middle.height / 1.7), 1.0)
    trick_size = (trick_height * aspect, trick_height)
    won = {seat.seat: _won_place(seat, seats, hand, prompt, width) for seat in view.seats}
    piles, cards = _piles(view, middle, trick_size, seats, width)
    cards |= _hand_cards(view, hand, size)
    cards |= _trick_cards(view, middle, trick_size, seats, hand, show_last)
    if height >= LOW_TABLE or _any_open(view):
        for seat in view.seats[1:]:
            cards |= _seat_cards(seat, len(view.seats), seats[seat.seat], trick_size)
    pot_side = min(72.0, middle.height * 0.34)
    pot = (
        _rect(middle.centre[0] - pot_side / 2, middle.y, pot_side, pot_side)
        if view.pot is not None
        else Rect(middle.centre[0], middle.y, 0.0, 0.0)
    )
    return TableLayout(
        size=(width, height),
        strip=strip,
        prompt=prompt,
        hand=hand,
        trick=middle,
        seats=seats,
        won=won,
        piles=piles,
        pot=pot,
        cards=cards,
        card_size=(size.width, size.height),
        visible_strip=min(size.step, size.width) if len(view.hand) > 1 else size.width,
        tray=_tray(view, middle, trick_size),
    )


# ---------------------------------------------------------------- after the deal


def _result_layout(
    view: TableView, result: ResultView, width: float, height: float, aspect: float, scale: float
) -> TableLayout:
    """All hands turned up around the result: the others in columns at the top, the own one below with
    the Skat, talon or stock beside it."""
    strip = _rect(0, 0, width, min(STRIP_HEIGHT, height * 0.2))
    others = view.seats[1:]
    hands = {each.seat: each.dealt for each in result.hands}
    column = width / max(len(others), 1)
    plate = min(44.0, height * 0.1)
    high = max(min(0.17 * height, 150.0), 1.0)
    top = strip.bottom + 4
    cards: dict[Key, Placement] = {}
    seats: dict[int, Rect] = {}
    for index, seat in enumerate(others):
        seats[seat.seat] = _rect(index * column + MARGIN / 2, top, column - MARGIN, plate)
        row = _rect(index * column + MARGIN / 2, top + plate + 3, column - MARGIN, high)
        cards |= _row(hands.get(seat.seat, ()), row, high, aspect, f"seat.{seat.seat}", 10)
    size = hand_size(12, width, height, aspect, scale)
    hand = _rect(0, height - MARGIN / 2 - size.height, width, size.height)
    own = hands.get(view.viewer, ())
    stock = [(pile.key, card) for pile in result.piles for card in pile.cards]
    stock_width = min(width * 0.32, size.width * (1 + 0.6 * max(len(stock) - 1, 0))) if stock else 0.0
    own_row = _rect(MARGIN, hand.y, width - 2 * MARGIN - (stock_width + 20 if stock else 0), size.height)
    cards |= _row(own, own_row, size.height, aspect, "hand", 100)
    piles: dict[str, Rect] = {}
    if stock:
        stock_row = _rect(width - MARGIN - stock_width, hand.y, stock_width, size.height)
        fresh = [(key, card) for key, card in stock if Key(card) not in cards]
        placed = _row([card for _, card in fresh], stock_row, size.height, aspect, "pile.stock", 60)
        for key, card in fresh:
            cards[Key(card)] = placed[Key(card)]._replace(zone=f"pile.{key}")
        piles = {key: stock_row for key, _ in stock}
    seats[view.viewer] = _rect(MARGIN, hand.y - 30, min(220.0, width / 3), 26)
    middle = _rect(
        MARGIN, top + plate + high + 10, width - 2 * MARGIN, hand.y - 8 - (top + plate + high + 10)
    )
    return TableLayout(
        size=(width, height),
        strip=strip,
        prompt=_rect(MARGIN, hand.y - 1, width - 2 * MARGIN, 0),
        hand=hand,
        trick=middle,
        seats=seats,
        won={seat.seat: (seats[seat.seat].right - 15, seats[seat.seat].centre[1]) for seat in view.seats},
        piles=piles,
        pot=Rect(middle.centre[0], middle.y, 0.0, 0.0),
        cards=cards,
        card_size=(size.width, size.height),
        visible_strip=size.step,
    )


def _row(
    cards: Sequence[Card], rect: Rect, high: float, aspect: float, zone: str, layer: float
) -> dict[Key, Placement]:
    """Cards face up in one row, as open as the rectangle allows."""
    if not cards:
        return {}
    wide = min(high * aspect, max(rect.width, 1.0))
    room = max(rect.width - wide, 0.0)
    step = min(OPEN_SHARE * wide, room / (len(cards) - 1)) if len(cards) > 1 else 0.0
    start = rect.centre[0] - step * (len(cards) - 1) / 2
    return {
        Key(card): Placement(
            start + index * step,
            rect.y + rect.height / 2,
            wide,
            high,
            0.0,
            True,
            layer + index,
            zone,
            rect.centre,
        )
        for index, card in enumerate(cards)
    }


# ---------------------------------------------------------------- regions


def _rect(x: float, y: float, width: float, height: float) -> Rect:
    return Rect(x, y, max(width, 0.0), max(height, 0.0))


def _any_open(view: TableView) -> bool:
    return any(seat.open for seat in view.seats[1:])


def _sides(seats: int) -> Mapping[int, str]:
    """Where each place is: by steps clockwise from the viewer."""
    return {2: {1: "top"}, 3: {1: "left", 2: "right"}, 4: {1: "left", 2: "top", 3: "right"}}[seats]


def _seat_rects(view: TableView, width: float, height: float, strip: Rect, prompt: Rect) -> dict[int, Rect]:
    sides = _sides(len(view.seats))
    side_width = min(max(0.11 * width, 88.0), width / 3)
    top_height = min(max(0.13 * height, 56.0), height / 4)
    below = strip.bottom + 6
    rects = {view.viewer: _rect(MARGIN, prompt.y - 40, min(200.0, width / 3), 34)}
    for seat in view.seats[1:]:
        side = sides[seat.place]
        if side == "top":
            wide = min(max(0.34 * width, 220.0), width - 2 * side_width)
            rects[seat.seat] = _rect((width - wide) / 2, below, wide, top_height)
            continue
        tall = min(max(0.34 * height, 96.0), max(prompt.y - 46 - below, 0.0))
        x = MARGIN / 2 if side == "left" else width - side_width - MARGIN / 2
        rects[seat.seat] = _rect(x, below, side_width, tall)
    return rects


def _middle(view: TableView, width: float, strip: Rect, prompt: Rect, seats: Mapping[int, Rect]) -> Rect:
    """What is left between the seats: the trick and the piles."""
    left, right, top = float(MARGIN), width - MARGIN, strip.bottom + 6
    sides = _sides(len(view.seats))
    for seat in view.seats[1:]:
        rect = seats[seat.seat]
        if sides[seat.place] == "left":
            left = max(left, rect.right + MARGIN / 2)
        elif sides[seat.place] == "right":
            right = min(right, rect.x - MARGIN / 2)
        else:
            top = max(top, rect.bottom + 6)
    return _rect(left, top, right - left, prompt.y - 6 - top)


def _won_place(
    seat: SeatView, seats: Mapping[int, Rect], hand: Rect, prompt: Rect, width: float
) -> tuple[float, float]:
    if seat.place == 0:
        return width - 48.0, prompt.y - 22.0
    rect = seats[seat.seat]
    return rect.right - 15.0, rect.bottom - 17.0


def _tray(view: TableView, middle: Rect, size: tuple[float, float]) -> tuple[Rect, ...]:
    if not view.picks:
        return ()
    wide, high = size
    gap = wide * 0.16
    start = middle.centre[0] - (view.picks * wide + (view.picks - 1) * gap) / 2
    return tuple(
        _rect(start + slot * (wide + gap), middle.centre[1] - high / 2, wide, high)
        for slot in range(view.picks)
    )


# ---------------------------------------------------------------- cards


def _hand_cards(view: TableView, hand: Rect, size: HandSize) -> dict[Key, Placement]:
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


_TOWARDS: Final = {
    "own": (0.0, 0.62, 0.0),
    "left": (-0.78, 0.0, -6.0),
    "top": (0.0, -0.62, 2.0),
    "right": (0.78, 0.0, 6.0),
}
"""Where a trick card lies: shares of its width and height from the middle, and its turn."""
_TOWARDS_OF_THREE: Final = {
    "own": (0.0, 0.5, 0.0),
    "left": (-0.72, -0.3, -7.0),
    "right": (0.72, -0.3, 7.0),
}
_TOWARDS_OF_TWO: Final = {"own": (0.34, 0.3, 3.0), "top": (-0.34, -0.3, -3.0)}


def _trick_cards(
    view: TableView,
    middle: Rect,
    size: tuple[float, float],
    seats: Mapping[int, Rect],
    hand: Rect,
    show_last: bool,
) -> dict[Key, Placement]:
    trick = view.last_trick if show_last and view.last_trick is not None else view.trick
    sides = {0: "own", **_sides(len(view.seats))}
    table: Mapping[str, tuple[float, float, float]] = {2: _TOWARDS_OF_TWO, 3: _TOWARDS_OF_THREE, 4: _TOWARDS}[
        len(view.seats)
    ]
    wide, high = size
    reach = max((middle.height - high) / 2, 0.0) / high if high else 0.0
    placements = {}
    for card in trick.cards:
        place = (card.seat - view.viewer) % len(view.seats)
        across, down, turn = table[sides[place]]
        down = math.copysign(min(abs(down), reach), down)
        origin = hand.centre if place == 0 else seats[card.seat].centre
        winning = card.seat == trick.winner
        placements[Key(card.card)] = Placement(
            middle.centre[0] + across * wide,
            middle.centre[1] + down * high,
            wide,
            high,
            turn,
            True,
            50 + card.order + (10 if winning else 0),
            "last" if show_last and trick is view.last_trick else "trick",
            origin,
        )
    return placements


def _seat_cards(seat: SeatView, seats: int, rect: Rect, trick: tuple[float, float]) -> dict[Key, Placement]:
    """The fan of another seat: backs, or faces where they lie open."""
    count = seat.count
    if count == 0:
        return {}
    wide, high = trick
    side = _sides(seats)[seat.place]
    fan_height = min(high * 0.62, rect.height * (0.5 if side == "top" else 0.42))
    if seat.open:
        fan_height = min(high * 0.8, rect.height * (0.72 if side == "top" else 0.5))
    fan_width = fan_height * (wide / high if high else 0.6)
    room = rect.width - fan_width - 8
    step = min(fan_width * 0.5, room / (count - 1)) if count > 1 else 0.0
    start = rect.centre[0] - step * (count - 1) / 2
    y = rect.bottom - fan_height / 2 - (4 if side == "top" else 30)
    placements = {}
    for index in range(count):
        named = index < len(seat.open)
        key = Key(seat.open[index]) if named else Key(-1, f"seat.{seat.seat}", index)
        middle = index - (count - 1) / 2
        placements[key] = Placement(
            start + step * index,
            y + abs(middle) * 0.4,
            fan_width,
            fan_height,
            middle * 1.6,
            named,
            10 + index,
            f"seat.{seat.seat}",
            rect.centre,
        )
    return placements


def _piles(
    view: TableView, middle: Rect, size: tuple[float, float], seats: Mapping[int, Rect], width: float
) -> tuple[dict[str, Rect], dict[Key, Placement]]:
    """Stock, talon and Skat at the left third of the middle; small piles at their seats."""
    rects: dict[str, Rect] = {}
    placements: dict[Key, Placement] = {}
    high = min(size[1], middle.height * 0.7)
    wide = high * (size[0] / size[1] if size[1] else 0.6)
    for pile in view.piles:
        if pile.seat is not None:
            rects[pile.key] = _small_pile(pile, wide * 0.45, high * 0.45, seats, view, width, placements)
            continue
        x = middle.x + middle.width * 0.16
        y = middle.centre[1]
        shown = [*pile.cards]
        spread = wide * 0.55 if shown and pile.key != "stock" else 0.0
        hidden = max(pile.count - len(shown) - (pile.indicator is not None), 0)
        if pile.indicator is not None:
            placements[Key(pile.indicator)] = Placement(
                x + (0 if pile.closed else wide * 0.42),
                y,
                wide,
                high,
                90.0,
                not pile.closed,
                6.0 if pile.closed else 1.0,
                f"pile.{pile.key}",
                (x, y),
            )
        for number in range(min(hidden, 10)):
            shift = number * (1.2 if pile.count > 2 else 0.34 * wide)
            placements[Key(-1, f"pile.{pile.key}", number)] = Placement(
                x - shift, y - shift, wide, high, 0.0, False, 2 + number * 0.1, f"pile.{pile.key}", (x, y)
            )
        for index, card in enumerate(shown):
            placements[Key(card)] = Placement(
                x + (index - (len(shown) - 1) / 2) * spread,
                y,
                wide,
                high,
                0.0,
                True,
                5.0 + index,
                f"pile.{pile.key}",
                (x, y),
            )
        reach = wide * (1.4 if pile.indicator is not None else 1.0) + spread * max(len(shown) - 1, 0)
        rects[pile.key] = _rect(x - wide / 2, y - high / 2, reach, high)
    return rects, placements


def _small_pile(
    pile: PileView,
    wide: float,
    high: float,
    seats: Mapping[int, Rect],
    view: TableView,
    table_width: float,
    placements: dict[Key, Placement],
) -> Rect:
    assert pile.seat is not None
    rect = seats[pile.seat]
    keys: Sequence[Key] = [Key(card) for card in pile.cards] or [
        Key(-1, f"pile.{pile.key}", number) for number in range(pile.count)
    ]
    fan = wide * (1 + 0.4 * max(len(keys) - 1, 0))
    if pile.seat == view.viewer:
        x, y = rect.right + wide * 0.7, rect.bottom - high / 2
    else:
        inwards = rect.right + 8 if rect.centre[0] < table_width / 2 else rect.x - fan - 8
        x, y = inwards + wide / 2, rect.y + high / 2
    for index, key in enumerate(keys):
        placements[key] = Placement(
            x + index * wide * 0.4,
            y,
            wide,
            high,
            0.0,
            key.card >= 0,
            20.0 + index,
            f"pile.{pile.key}",
            (x, y),
        )
    return _rect(x - wide / 2, y - high / 2, wide + max(len(keys) - 1, 0) * wide * 0.4, high)
