"""The way between pages, by click, by key and by the mouse's back button; and never out of the machine."""

from __future__ import annotations

from pathlib import Path

import pytest
from patience import Open, settle, wait_for
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QFrame, QPushButton, QWidget

from cardavia.desktop.page_stack import Veil
from cardavia.desktop.settings import Settings
from cardavia.desktop.window import Window
from cardavia.pace import Pace


def names(window: Window) -> str:
    return window.page.objectName()


def back_by_button(window: Window) -> None:
    QTest.mouseClick(window.header.back, Qt.MouseButton.LeftButton)


def back_by_key(window: Window) -> None:
    QTest.keyClick(window, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)


def back_by_mouse(window: Window) -> None:
    page = window.page
    target: QWidget = window.table.canvas.viewport() if window.table is not None else page.viewport()
    QTest.mouseClick(target, Qt.MouseButton.BackButton)


@pytest.mark.parametrize("back", [back_by_button, back_by_key, back_by_mouse])
def test_back_returns_page_by_page_to_the_control_that_was_used(open_window: Open, back) -> None:
    window = open_window()
    plate = window.gallery.plates["bavarian"]
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    settle()
    assert names(window) == "page.tradition"
    start = window.page.games["skat"].start
    start.setFocus()
    QTest.keyClick(start, Qt.Key.Key_Space)
    settle()
    assert names(window) == "page.table"
    back(window)
    settle()
    assert names(window) == "page.tradition"
    assert start.hasFocus()
    back(window)
    settle()
    assert names(window) == "page.gallery"
    assert plate.hasFocus()
    back(window)
    settle()
    assert names(window) == "page.gallery"


def test_back_closes_first_what_lies_over_the_page(open_window: Open) -> None:
    window = open_window()
    window.card_pages.show("tell")
    window.page.plate.show_card("EO")
    back_by_key(window)
    assert names(window) == "page.tradition"
    assert not window.page.plate.isVisible()
    window.toggle_settings()
    back_by_key(window)
    assert names(window) == "page.tradition"
    assert not window.sheet.isVisible()


def test_the_title_says_page_or_game_and_deal(open_window: Open) -> None:
    window = open_window()
    assert window.windowTitle() == "Card traditions · Cardavia"
    window.card_pages.show("wiener-bild")
    assert window.windowTitle() == "Wiener Bild · Cardavia"
    window.start_game("skat", "beginner", 48151623)
    assert window.windowTitle() == "Skat · Deal 48151623 · Cardavia"


def test_no_two_entries_have_the_same_key_or_the_same_letter_in_a_menu(
    open_window: Open,
) -> None:
    window = open_window()
    keys = [key.toString() for action, _ in window.menus.entries for key in action.shortcuts()]
    assert len(keys) == len(set(keys))
    for action in window.menuBar().actions():
        letters = [
            entry.text().partition("&")[2][:1].lower()
            for entry in action.menu().actions()
            if "&" in entry.text()
        ]
        assert len(letters) == len(set(letters)), action.text()


def test_entries_that_need_a_table_are_off_without_one(open_window: Open) -> None:
    window = open_window()
    off = {entry.name for action, entry in window.menus.entries if not action.isEnabled()}
    assert {"new_deal", "take_back", "leave_table"} <= off
    window.start_game("schnapsen", "beginner")
    assert all(action.isEnabled() for action, _ in window.menus.entries)


def test_the_window_stands_on_its_last_page_at_the_next_start(open_window: Open, tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    first = open_window(settings=Settings(path))
    first.card_pages.show("tell")
    settle()
    first.close()
    second = open_window(settings=Settings(path))
    second.restore()
    assert second.page.tradition.id == "tell"
    assert next(iter(second.gallery.plates)) == "tell"


def test_the_first_start_offers_text_size_and_sounds_once(open_window: Open, tmp_path: Path) -> None:
    path = tmp_path / "settings.ini"
    first = open_window(settings=Settings(path))
    first.restore()
    settle()
    strip = first.findChild(QFrame, "strip.first")
    assert strip.isVisible()
    box = strip.findChild(QComboBox, "combo.first.text_size")
    box.setCurrentIndex(3)
    box.activated.emit(3)
    assert first.settings.text_size.value == 150
    QTest.mouseClick(strip.findChild(QPushButton, "btn.first.done"), Qt.MouseButton.LeftButton)
    assert not strip.isVisible()
    first.close()
    second = open_window(settings=Settings(path))
    second.restore()
    assert second.findChild(QFrame, "strip.first") is None
    assert second.settings.text_size.value == 150


def test_tab_stays_on_a_card_that_is_shown_large(open_window: Open) -> None:
    window = open_window()
    window.card_pages.show("tell")
    plate = window.page.plate
    plate.show_card("EO")
    for _ in range(12):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert plate.isAncestorOf(window.focusWidget())


def test_closing_the_settings_gives_the_focus_back(open_window: Open) -> None:
    window = open_window()
    plate = window.gallery.plates["tell"]
    plate.setFocus()
    window.toggle_settings()
    assert window.sheet.isAncestorOf(window.focusWidget())
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert plate.hasFocus()


def test_a_control_that_is_gone_is_not_given_the_focus(open_window: Open) -> None:
    window = open_window()
    window.start_game("skat", "beginner")
    window.leave_table()
    settle()
    window.gallery.continues["skat"].setFocus()
    window.card_pages.show("wiener-bild")
    window.start_game("schnapsen", "beginner")
    settle()
    window.toggle_settings()
    window.leave_table()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    settle()
    window.sheet.hide()
    window.back()
    settle()
    assert names(window) == "page.gallery"
    assert list(window.gallery.continues) == ["schnapsen", "skat"]


def test_a_button_of_the_table_that_goes_away_leaves_the_focus_to_the_table(open_window: Open) -> None:
    window = open_window()
    window.start_game("skat", "beginner", 48151623)
    wait_for(lambda: window.table.scene.view is not None and window.table.scene.view.must_act)
    button = next(each for each in window.table.prompt.buttons() if each.isEnabled())
    button.setFocus()
    assert button.hasFocus()
    button.hide()
    settle()
    assert window.table.hasFocus() or window.table.isAncestorOf(window.focusWidget())


def test_a_page_that_is_left_fades_unless_motion_is_reduced(open_window: Open) -> None:
    window = open_window()
    window.pace = Pace()
    window.settings.reduced_motion.set("on")
    window.card_pages.show("tell")
    assert window.findChildren(Veil) == []
    window.settings.reduced_motion.set("off")
    window.show_gallery()
    veils = window.findChildren(Veil)
    assert len(veils) == 1
    assert veils[0]._way.duration() == 150
    wait_for(lambda: not window.findChildren(Veil))
    window.settings.pace.set("off")
    window.card_pages.show("tell")
    assert window.findChildren(Veil) == []


def test_full_screen_shows_its_way_out(open_window: Open) -> None:
    window = open_window()
    assert not window.header.leave_full.isVisible()
    window.toggle_full_screen()
    settle()
    assert window.header.leave_full.isVisible()
    window.header.leave_full.click()
    settle()
    assert not window.isFullScreen()
    assert not window.header.leave_full.isVisible()
