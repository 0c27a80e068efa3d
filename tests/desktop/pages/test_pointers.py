"""The first deal of a game is pointed out line by line, each line once, gone with the first action."""

from __future__ import annotations

from pathlib import Path

import pytest
from patience import Open, settle, wait_for
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest

from cardavia.desktop.pages.first_strip import FirstStrip
from cardavia.desktop.pointers import POINTERS, Pointers
from cardavia.desktop.settings import Settings
from cardavia.desktop.window import Window


@pytest.fixture
def settings(tmp_path: Path, qapp: object) -> Settings:
    return Settings(tmp_path / "settings.ini")


def pointers(window: Window) -> Pointers:
    return window.table.findChild(Pointers)


def turn(window: Window) -> None:
    wait_for(lambda: window.table.scene.view.must_act or window.table.scene.view.finished)
    settle()


def act(window: Window) -> None:
    """Do the first thing that is legal."""
    view, controller = window.table.scene.view, window.table.controller
    controller.choose(controller.match.state.legal_actions()[0], view.decision)
    settle()
    turn(window)


def shown(window: Window) -> str:
    plate = pointers(window).plate
    return plate.label.text() if plate.isVisibleTo(window) else ""


def test_the_first_deal_shows_each_line_once_and_the_second_none(
    open_window: Open, settings: Settings
) -> None:
    window = open_window((1280, 800), settings)
    window.start_game("schnapsen", "beginner", 48151623)
    turn(window)
    seen = []
    while not window.table.scene.view.finished:
        if shown(window):
            seen.append(shown(window))
        act(window)
        assert not seen or shown(window) != seen[-1]
    assert seen == [each.text for each in POINTERS]
    assert shown(window) == ""
    window.table.next_deal()
    turn(window)
    assert shown(window) == ""
    window.leave_table()
    window.start_game("schnapsen", "beginner", 4)
    turn(window)
    assert shown(window) == ""
    window.start_game("skat", "beginner", 48151623)
    turn(window)
    assert shown(window) == POINTERS[0].text  # another game has its own first deal


@pytest.mark.parametrize("game", ["schnapsen", "preference", "skat", "schafkopf"])
@pytest.mark.parametrize("size", [(800, 500), (1280, 800)])
def test_a_pointer_covers_nothing_that_is_needed(
    open_window: Open, settings: Settings, game: str, size: tuple[int, int]
) -> None:
    window = open_window(size, settings)
    window.start_game(game, "beginner", 48151623)
    turn(window)
    assert shown(window)
    table, plate = window.table.scene.table, pointers(window).plate
    place = plate.geometry()
    assert window.table.canvas.viewport().rect().contains(place)
    needed = (table.prompt, table.hand, table.strip, *table.seats.values(), *table.piles.values())
    for rect in needed:
        other = QRect(round(rect.x) + 1, round(rect.y) + 1, round(rect.width) - 2, round(rect.height) - 2)
        assert not place.intersects(other), rect
    for key, card in table.cards.items():
        corner = (round(card.x - card.width / 2), round(card.y - card.height / 2))
        assert not place.intersects(QRect(*corner, round(card.width), round(card.height))), key


def test_a_pointer_can_be_put_away_and_leaves_the_deal_alone(open_window: Open, settings: Settings) -> None:
    window = open_window((1280, 800), settings)
    window.start_game("skat", "beginner", 48151623)
    turn(window)
    decision = window.table.scene.view.decision
    pointers(window).plate.close_button.click()
    settle()
    assert shown(window) == ""
    assert window.table.scene.view.decision == decision


def test_without_hints_nothing_points_to_them(open_window: Open, settings: Settings) -> None:
    settings.hints.set(False)
    window = open_window((1280, 800), settings)
    window.start_game("schnapsen", "beginner", 48151623)
    turn(window)
    seen = []
    while not window.table.scene.view.finished:
        if shown(window):
            seen.append(shown(window))
        act(window)
    assert seen == [each.text for each in POINTERS if each.name != "hint"]


def test_show_me_around_lays_a_table_that_is_pointed_out(open_window: Open, settings: Settings) -> None:
    settings.file.setValue("first/pointers_schnapsen", "done")
    window = open_window((1280, 800), settings)
    window.welcome()
    strip = window.findChild(FirstStrip)
    QTest.mouseClick(strip._around, Qt.MouseButton.LeftButton)
    turn(window)
    assert window.page is window.table
    assert shown(window) == POINTERS[0].text


def test_without_a_settings_file_nobody_is_shown_around(open_window: Open) -> None:
    window = open_window((1280, 800))
    window.start_game("skat", "beginner", 48151623)
    turn(window)
    assert shown(window) == ""
