"""Large text and small screens: nothing is cut off for good, and nothing stays as large as it was."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from driver import Table, all_traditions
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QWidget

from cardavia.desktop.sprites import SpriteStore
from tools.i18n.pseudo import PseudoLanguage

Open = Callable[[str, int, tuple[int, int]], Table]


@pytest.fixture
def open_table(qapp: QApplication, tmp_path: Path) -> Iterator[Open]:
    """Opens tables and closes them again, with text at its usual size."""
    found = all_traditions()
    store = SpriteStore(found.values(), cache_folder=tmp_path / "faces")
    opened: list[Table] = []

    def open_table(game: str, seed: int, size: tuple[int, int]) -> Table:
        opened.append(Table(store, found, tmp_path / str(len(opened)), game, seed, size))
        return opened[-1]

    yield open_table
    for table in opened:
        table.window.settings.text_size.set(100)
        table.close()
    store.close()


def test_the_prompt_is_as_low_again_as_before_large_text(open_table: Open) -> None:
    table = open_table("skat", 5, (1000, 640))
    table.until_turn()
    heights = []
    for size in (100, 200, 100, 150, 100):
        table.window.settings.text_size.set(size)
        table.settle()
        assert table.page.scene.table is not None
        heights.append(round(table.page.scene.table.prompt.height))
    assert heights[0] == heights[2] == heights[4] < heights[3] < heights[1]


def test_large_text_on_a_small_screen_scrolls_in_the_auction(open_table: Open) -> None:
    """No button is cut off for good: the one that gets the focus is brought into view."""
    table = open_table("schafkopf", 1, (800, 500))
    table.window.settings.text_size.set(200)
    table.until_turn()
    table.settle()
    prompt = table.page.prompt
    last = prompt.buttons()[-1]

    def in_view() -> bool:
        return prompt.rect().contains(QRect(last.mapTo(prompt, QPoint(0, 0)), last.size()))

    assert not in_view()
    last.setFocus()
    table.settle()
    assert in_view()


def test_what_lies_over_the_side_grows_with_the_text_and_leaves_the_hand_free(open_table: Open) -> None:
    table = open_table("skat", 1, (800, 500))
    table.window.settings.text_size.set(200)
    table.until_turn()
    page, side, odds = table.page, table.page.side, table.page.aid.odds
    page.toggle_side()
    table.settle()
    places = page.scene.table
    assert places is not None
    assert side.tabBar().sizeHint().width() <= side.width(), "every tab is in sight"
    assert 8 * side.fontMetrics().lineSpacing() <= side.height() <= places.hand.y
    page.toggle_side()
    page.ask_odds()
    table.wait(lambda: odds.table.rowCount() > 0)
    table.settle()
    rows = odds.table.viewport().height() // odds.table.rowHeight(0)
    assert rows >= 4
    assert odds.geometry().bottom() < places.hand.y


def test_large_sums_on_a_small_screen_lie_over_the_open_hands(open_table: Open) -> None:
    table = open_table("skat", 3, (800, 500))
    table.play_out()
    places = table.page.scene.table
    assert places is not None and table.page.result.height() <= places.trick.height + 1
    table.window.settings.text_size.set(200)
    table.settle()
    result, viewport = table.page.result.geometry(), table.page.canvas.viewport().rect()
    assert result.height() > 1.5 * places.trick.height
    assert viewport.contains(result)


@pytest.mark.parametrize("game", ["schnapsen", "preference", "skat", "schafkopf"])
def test_the_sums_stand_in_two_columns_where_one_is_too_high(open_table: Open, game: str) -> None:
    table = open_table(game, 3, (800, 500))
    table.play_out()
    result = table.page.result
    parts = [part for part in result._parts if not part.isHidden()]
    left, right = result._columns or (None, None)
    assert left is not None and right is not None
    assert right.count() > 1 and left.count() + right.count() - 2 == len(parts)
    table.window.resize(1600, 1600)
    table.settle()
    assert right.count() == 1, "one column again where there is room"


@pytest.mark.parametrize("game", ["schnapsen", "preference", "skat", "schafkopf"])
def test_a_prompt_and_sums_that_fit_do_not_scroll(open_table: Open, game: str) -> None:
    table = open_table(game, 1, (1280, 800))
    prompt = table.page.prompt

    def no_scroll() -> None:
        table.settle()
        if table.view.finished:
            return
        assert prompt.needed_height(prompt.width()) <= prompt.height()
        assert prompt._shelf.verticalScrollBar().maximum() == 0

    table.play_out(no_scroll)
    table.window.resize(1600, 1600)
    table.settle()
    assert table.page.result._scroll.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("size", [(800, 500), (1280, 800)])
def test_a_refusal_can_be_read_as_soon_as_it_is_said(open_table: Open, size: tuple[int, int]) -> None:
    table = open_table("skat", 1, size)
    prompt = table.page.prompt
    while not any(card.refusal is not None for card in table.view.hand):
        assert table.act() != "finished"
        table.until_turn()
    table.settle()
    table.click_card(next(card.card for card in table.view.hand if card.refusal is not None))
    assert prompt.refusal is not None
    assert prompt.needed_height(prompt.width()) <= prompt.height()


@pytest.mark.parametrize("game", ["schnapsen", "preference", "skat", "schafkopf"])
def test_the_headline_stands_at_the_top_of_the_sums_in_another_language_too(
    open_table: Open, game: str
) -> None:
    table = open_table(game, 3, (1280, 800))
    table.play_out()
    result = table.page.result
    pseudo = PseudoLanguage()
    try:
        for translator in (None, pseudo):
            table.speak(translator)
            assert result._parts[0].objectName() == "result.headline"
            assert result._parts[0].y() == 0
            high = result.height()
            table.page._place_result()
            assert result.height() == high, "it was as high as it needs to be at once"
    finally:
        QApplication.removeTranslator(pseudo)


@pytest.mark.parametrize("size", [(800, 500), (1280, 800)])
@pytest.mark.parametrize("text", [100, 150, 200])
def test_the_auction_s_table_covers_nobody(open_table: Open, size: tuple[int, int], text: int) -> None:
    shown = 0
    for game in ("preference", "skat", "schafkopf"):
        table = open_table(game, 4, size)
        table.window.settings.text_size.set(text)
        auction = table.page.auction
        for _ in range(12):
            table.until_turn()
            table.settle()
            if auction.isVisible() and table.page.scene.table is not None:
                shown += 1
                places = table.page.scene.table
                box = auction.geometry()
                own = places.seats[table.view.viewer]
                assert box.top() > own.bottom or box.bottom() < own.y or box.left() > own.right
                assert box.bottom() <= table.page.prompt.y()
            if table.view.phase != "auction" or table.act() == "finished":
                break
    assert shown or (size[0] == 800 and text == 200)


def test_the_table_of_bids_leaves_the_prompt_free(open_table: Open) -> None:
    table = open_table("skat", 5, (1280, 800))
    table.until_turn()
    page = table.page
    page._show_help("values")
    table.settle()
    assert page.help.isVisible()
    assert page.help.geometry().bottom() < page.prompt.y()
    table.speak(None)
    bodies = [each for each in page.help.children() if isinstance(each, QWidget) and each.isVisible()]
    assert len(bodies) == 1, "the one in the former language is gone"
