"""Where everything lies after the deal: all hands turned up around the result.

Pure, like `layout`, which calls it.  Imports `places`, `card_places` and the types of `table_view`.
"""

from __future__ import annotations

from cardavia.desktop.table.card_places import row_places
from cardavia.desktop.table.places import (
    LOW_TABLE,
    MARGIN,
    HandSize,
    Key,
    Placement,
    Rect,
    TableLayout,
    rect,
)
from cardavia.table_view import ResultView, TableView


def result_layout(
    view: TableView,
    result: ResultView,
    strip: Rect,
    width: float,
    height: float,
    aspect: float,
    size: HandSize,
) -> TableLayout:
    """The other hands in columns at the top, the own one below with Skat, talon or stock beside it."""
    others = view.seats[1:]
    hands = {each.seat: each.dealt for each in result.hands}
    column = width / max(len(others), 1)
    low = height < LOW_TABLE
    plate_high = min(44.0, height * (0.07 if low else 0.1))
    high = max(min((0.13 if low else 0.17) * height, 150.0), 1.0)
    top = strip.bottom + 4
    cards: dict[Key, Placement] = {}
    seats: dict[int, Rect] = {}
    for index, seat in enumerate(others):
        seats[seat.seat] = rect(index * column + MARGIN / 2, top, column - MARGIN, plate_high)
        row = rect(index * column + MARGIN / 2, top + plate_high + 3, column - MARGIN, high)
        cards |= row_places(hands.get(seat.seat, ()), row, high, aspect, f"seat.{seat.seat}", 10)
    hand = rect(0, height - MARGIN / 2 - size.height, width, size.height)
    own = hands.get(view.viewer, ())
    stock = [(pile.key, card) for pile in result.piles for card in pile.cards]
    stock_width = min(width * 0.32, size.width * (1 + 0.6 * max(len(stock) - 1, 0))) if stock else 0.0
    own_row = rect(MARGIN, hand.y, width - 2 * MARGIN - (stock_width + 20 if stock else 0), size.height)
    cards |= row_places(own, own_row, size.height, aspect, "hand", 100)
    piles: dict[str, Rect] = {}
    if stock:
        stock_row = rect(width - MARGIN - stock_width, hand.y, stock_width, size.height)
        fresh = [(key, card) for key, card in stock if Key(card) not in cards]
        placed = row_places([card for _, card in fresh], stock_row, size.height, aspect, "pile.stock", 60)
        for key, card in fresh:
            cards[Key(card)] = placed[Key(card)]._replace(zone=f"pile.{key}")
        piles = {key: stock_row for key, _ in stock}
    seats[view.viewer] = rect(MARGIN, hand.y - 27, min(300.0, width / 2), 24)
    whole = Rect(0.0, 0.0, width, height)
    under = top + plate_high + high + 10
    middle = rect(MARGIN, under, width - 2 * MARGIN, seats[view.viewer].y - 3 - under)
    return TableLayout(
        size=(width, height),
        strip=strip,
        prompt=rect(MARGIN, hand.y - 1, width - 2 * MARGIN, 0).inside(whole),
        hand=hand,
        trick=middle.inside(whole),
        seats={seat: plate.inside(whole) for seat, plate in seats.items()},
        bubbles={},
        won={seat: rect(plate.right - 24, plate.y, 18, 26).inside(whole) for seat, plate in seats.items()},
        piles=piles,
        pot=Rect(middle.centre[0], middle.y, 0.0, 0.0),
        cards=cards,
        card_size=(size.width, size.height),
        visible_strip=size.step,
        words=dict(seats),
    )
