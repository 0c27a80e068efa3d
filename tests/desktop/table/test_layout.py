"""Places on the table: everything inside, nothing important covered, at every size and in every phase."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

import pytest
from msgspec.structs import replace

from cardavia.desktop.table.layout import LEAST_STRIP, STRIP_SHARE, hand_size, layout
from cardavia.desktop.table.places import Key, Rect, TableLayout
from cardavia.games import GAMES
from cardavia.match import Match
from cardavia.table_view import CardView, Selection, TableView
from cardavia.table_words import table_view

SIZES = ((800, 456), (1024, 700), (1280, 800), (1920, 1010), (3840, 2090))
ODD_SIZES = ((0, 0), (1, 1), (10, 3000), (3000, 10), (200, 150))
ASPECTS = (0.50, 0.56, 0.648, 0.70, 0.72)
PROMPTS = (44, 84, 132)
every_size = pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
every_game = pytest.mark.parametrize("game", list(GAMES))


@cache
def views_of(game: str) -> tuple[TableView, ...]:
    """One view for everything that makes a table look different, from random deals."""
    found: dict[object, TableView] = {}
    for seed in range(25):
        rng, match = random.Random(seed), Match(GAMES[game], seed)
        while True:
            held = False
            for view in pictures(match, held):
                found.setdefault(look_of(view), view)
            if match.state.finished:
                break
            tricks = sum(match.state.tricks)
            match.act(rng.choice(match.state.legal_actions()))
            if sum(match.state.tricks) > tricks:
                view = table_view(match, 0, held=True)
                found.setdefault(("held", look_of(view)), view)
    return tuple(found.values())


def pictures(match: Match, held: bool) -> Iterator[TableView]:
    view = table_view(match, 0, held=held)
    yield view
    if view.picks:
        chosen = sum(1 << card.card for card in view.hand[:2])
        yield table_view(match, 0, selection=Selection(chosen=chosen))


def look_of(view: TableView) -> object:
    return (
        view.phase,
        view.must_act,
        len(view.trick.cards),
        len(view.hand) // 4,
        tuple((pile.key, pile.count > 2, pile.closed, pile.seat, bool(pile.cards)) for pile in view.piles),
        tuple((bool(seat.open), bool(seat.known), bool(seat.said)) for seat in view.seats),
        any(card.chosen for card in view.hand),
    )


def tables(game: str, size: tuple[int, int]) -> Iterator[tuple[TableView, TableLayout]]:
    for number, view in enumerate(views_of(game)):
        for aspect in (ASPECTS[number % 5], 0.648):
            for prompt in PROMPTS:
                yield view, layout(view, *size, aspect, prompt_height=prompt)


def regions(table: TableLayout) -> list[Rect]:
    return [
        *(table.strip, table.prompt, table.hand, table.trick, table.pot, *table.tray),
        *(*table.seats.values(), *table.bubbles.values(), *table.won.values(), *table.piles.values()),
    ]


def zone_rects(table: TableLayout, *zones: str) -> list[Rect]:
    return [each.rect for each in table.cards.values() if each.zone.startswith(zones)]


@pytest.mark.parametrize("aspect", ASPECTS)
@every_size
def test_every_hand_shows_wide_enough_strips_in_one_row(size: tuple[int, int], aspect: float) -> None:
    for cards in range(1, 13):
        for scale in (0.85, 1.0, 1.15):
            hand = hand_size(cards, *size, aspect, scale)
            assert hand.rows == 1
            assert hand.width / hand.height == pytest.approx(aspect)
            assert 96 <= hand.height <= 460
            if cards > 1:
                assert hand.step >= max(LEAST_STRIP, STRIP_SHARE * hand.width)
                assert hand.width + (cards - 1) * hand.step <= size[0] - 23.9


def test_card_sizes_that_were_worked_out_by_hand() -> None:
    sizes = {(800, 456): (80, 123, 63), (1024, 700): (122, 189, 80), (1920, 1010): (177, 273, 145)}
    sizes[3840, 2090] = (298, 460, 244)
    for size, (width, height, step) in sizes.items():
        hand = hand_size(12, *size, 0.648)
        assert (round(hand.width), round(hand.height), round(hand.step)) == (width, height, step)


def test_a_hand_goes_into_two_rows_only_where_one_row_would_be_too_small() -> None:
    narrow = hand_size(12, 320, 600, 0.648)
    assert narrow.rows == 2
    assert narrow.step >= max(LEAST_STRIP, STRIP_SHARE * narrow.width)
    assert hand_size(5, 320, 600, 0.648).rows == 1


@every_game
@every_size
def test_everything_lies_inside_the_table(game: str, size: tuple[int, int]) -> None:
    whole = Rect(0, 0, *size)
    for view, table in tables(game, size):
        for rect in regions(table):
            assert whole.holds(rect), (view.phase, rect)
        for key, placement in table.cards.items():
            assert whole.holds(placement.rect), (view.phase, key, placement)


@every_game
@every_size
def test_hand_prompt_strip_and_trick_keep_apart(game: str, size: tuple[int, int]) -> None:
    for view, table in tables(game, size):
        parts = [table.strip, table.prompt, table.hand, table.trick]
        for index, one in enumerate(parts):
            assert not any(one.meets(other) for other in parts[index + 1 :]), view.phase
        for rect in zone_rects(table, "trick", "last", "pile", "seat"):
            if view.result is None:
                assert not rect.meets(table.hand) and not rect.meets(table.prompt), view.phase
            assert not rect.meets(table.strip), view.phase
        for rect in zone_rects(table, "hand"):
            assert view.result is not None or not rect.meets(table.prompt), view.phase


@every_game
@every_size
def test_nothing_covers_the_trick(game: str, size: tuple[int, int]) -> None:
    for view, table in tables(game, size):
        if view.result is not None:
            continue
        others = [
            *(*table.seats.values(), *table.bubbles.values(), *table.won.values(), *table.piles.values()),
            *zone_rects(table, "pile", "seat"),
        ]
        for rect in zone_rects(table, "trick"):
            assert table.trick.holds(rect), view.phase
            assert not any(rect.meets(other) for other in others), view.phase


@every_game
@every_size
def test_seats_bubbles_won_piles_and_piles_keep_apart(game: str, size: tuple[int, int]) -> None:
    for view, table in tables(game, size):
        if view.result is not None:
            continue
        parts = [*table.seats.values(), *table.bubbles.values(), *table.piles.values()]
        for index, one in enumerate(parts):
            assert not any(one.meets(other) for other in parts[index + 1 :]), (view.phase, one)
        for seat, pile in table.won.items():
            others = [rect for name, rect in table.seats.items() if name != seat]
            cards = zone_rects(table, "seat", "pile")
            for other in [*others, *table.bubbles.values(), *table.piles.values(), *cards]:
                assert not pile.meets(other), (view.phase, seat)
        for tray in table.tray:
            assert table.trick.holds(tray)
            assert not any(tray.meets(other) for other in parts), view.phase


@every_game
@every_size
def test_piles_of_the_middle_lie_beside_the_trick_and_hold_their_cards(
    game: str, size: tuple[int, int]
) -> None:
    for view, table in tables(game, size):
        for pile in view.piles:
            if view.result is not None:
                continue
            rect = table.piles[pile.key]
            for card in zone_rects(table, f"pile.{pile.key}"):
                assert Rect(rect.x - 13, rect.y - 13, rect.width + 26, rect.height + 26).holds(card)
            if pile.seat is None:
                assert rect.right <= table.trick.centre[0]
                assert rect.height >= 40, "large enough to be seen and clicked"


@every_game
def test_each_card_has_one_place_and_no_hidden_card_a_name(game: str) -> None:
    for view in views_of(game):
        table = layout(view, 1280, 800, 0.648)
        seen = {card.card for card in view.hand} | {card.card for card in view.trick.cards}
        for seat in view.seats:
            seen |= {*seat.open, *seat.known}
        for pile in view.piles:
            seen |= {*pile.cards, *([] if pile.indicator is None else [pile.indicator])}
        if view.result is not None:
            seen |= {card for hand in view.result.hands for card in hand.dealt}
            seen |= {card for pile in view.result.piles for card in pile.cards}
        named = {key.card for key in table.cards if key.card >= 0}
        assert named <= seen
        for key, placement in table.cards.items():
            assert placement.face_up == (key.card >= 0)


@every_game
@pytest.mark.parametrize("size", ODD_SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_every_size_is_possible(game: str, size: tuple[int, int]) -> None:
    whole = Rect(0, 0, max(size[0], 1), max(size[1], 1))
    for view in views_of(game):
        table = layout(view, *size, 0.648)
        for rect in [*regions(table), *(each.rect for each in table.cards.values())]:
            assert all(math.isfinite(part) for part in rect)
            assert rect.width >= 0 and rect.height >= 0
        for rect in (table.strip, table.prompt, table.trick, *table.seats.values(), *table.won.values()):
            assert whole.holds(rect), view.phase


@every_size
def test_hands_of_one_to_twelve_cards_lie_in_the_hand_s_row(size: tuple[int, int]) -> None:
    view = next(view for view in views_of("skat") if view.picks)
    for aspect in ASPECTS:
        for cards in range(1, 13):
            shown = replace(view, hand=tuple(CardView(card=card) for card in range(cards)))
            table = layout(shown, *size, aspect)
            rects = zone_rects(table, "hand")
            assert len(rects) == cards
            assert all(table.hand.holds(rect) for rect in rects)
            assert table.visible_strip >= max(LEAST_STRIP, STRIP_SHARE * table.card_size[0])


def test_an_open_hand_is_laid_out_to_be_read() -> None:
    match = Match(GAMES["skat"], 1)
    view = table_view(match, 0)
    hand = tuple(card for card in range(32) if card not in {each.card for each in view.hand})[:10]
    seats = (view.seats[0], replace(view.seats[1], open=hand), view.seats[2])
    for size in SIZES:
        table = layout(replace(view, seats=seats, phase="play"), *size, 0.56)
        places = [table.cards[Key(card)] for card in hand]
        steps = [after.x - before.x for before, after in pairwise(places)]
        assert min(steps) >= 24
        assert all(not place.rect.meets(table.trick) for place in places)
