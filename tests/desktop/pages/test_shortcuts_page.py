"""The page of keys: opened over a table, every command on it, a change acts at once."""

from __future__ import annotations

import pytest
from patience import Open, settle, wait_for
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardavia.desktop import help_pages
from cardavia.desktop.menus import without_letter
from cardavia.desktop.shortcuts_page import ShortcutsPage
from cardavia.desktop.window import Window
from tools.i18n.pseudo import OPEN, PseudoLanguage

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def window(open_window: Open) -> Window:
    made = open_window((1280, 800))
    made.start_game("schnapsen", "beginner", 48151623)
    wait_for(lambda: made.table.scene.view is not None and made.table.scene.view.must_act)
    return made


def opened(window: Window) -> ShortcutsPage:
    QTest.keyClick(window, Qt.Key.Key_Question, CTRL)
    page = help_pages.open_overlay(window)
    assert isinstance(page, ShortcutsPage)
    return page


def test_it_lies_over_the_table_and_escape_gives_the_focus_back(window: Window) -> None:
    before = window.focusWidget()
    page = opened(window)
    assert window.page is window.table
    assert page.size() == window.centralWidget().size()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    settle()
    assert help_pages.open_overlay(window) is None
    assert window.focusWidget() is before


def test_every_command_of_the_menus_stands_there_and_every_letter_of_the_table(window: Window) -> None:
    page = opened(window)
    named = {entry.name for _, entry in window.menus.lines}
    assert named <= set(page.rows)
    usual = {row.command.usual for row in page.rows.values() if row.command.letter}
    letters = {chr(key) for key in window.table.keys.deeds if Qt.Key.Key_A <= key <= Qt.Key.Key_Z}
    assert letters <= usual


def test_a_new_key_of_a_command_acts_at_once_and_is_seen_in_the_menu(window: Window) -> None:
    page = opened(window)
    row = page.rows["side_panel"]
    row.key.click()
    QTest.keyClick(row.key, Qt.Key.Key_J, CTRL)
    action = window.findChild(QAction, "action.side_panel")
    assert action.shortcuts() == [QKeySequence("Ctrl+J")]
    assert row.usual.isVisibleTo(row)
    page.leave()
    shown = window.table.side.isVisible()
    QTest.keyClick(window, Qt.Key.Key_J, CTRL)
    assert window.table.side.isVisible() is not shown
    window.settings.keys.reset()
    assert action.shortcuts() == [QKeySequence("F9")]


def test_a_moved_letter_acts_at_the_table_and_the_former_one_no_more(window: Window) -> None:
    page = opened(window)
    row = page.rows["trump_order"]
    row.key.click()
    QTest.keyClick(row.key, Qt.Key.Key_J)
    page.leave()
    assert window.findChild(QAction, "action.trump_order").text().endswith("\tJ")
    QTest.keyClick(window.table, Qt.Key.Key_T)
    assert not window.table.trumps.isVisible()
    QTest.keyClick(window.table, Qt.Key.Key_J)
    assert window.table.trumps.isVisible()


def test_letters_and_figures_can_be_switched_off(window: Window) -> None:
    window.settings.single_keys.set(False)
    QTest.keyClick(window.table, Qt.Key.Key_T)
    QTest.keyClick(window.table, Qt.Key.Key_3)
    assert not window.table.trumps.isVisible()
    assert window.table.twins.focused_card() is None
    window.settings.single_keys.set(True)
    QTest.keyClick(window.table, Qt.Key.Key_T)
    assert window.table.trumps.isVisible()


def test_what_cannot_be_a_key_is_said_and_changes_nothing(window: Window) -> None:
    row = opened(window).rows["trump_order"]
    row.key.click()
    QTest.keyClick(row.key, Qt.Key.Key_5)
    assert row.note.isVisibleTo(row)
    QTest.keyClick(row.key, Qt.Key.Key_Escape)
    assert window.settings.keys.value == ()
    assert row.key.text() == "T"


def test_a_conflict_is_shown_at_both_commands(window: Window) -> None:
    page = opened(window)
    window.settings.keys.set((("pass", "L"),))
    assert page.rows["pass"].note.isVisibleTo(page)
    assert page.rows["last_trick"].note.isVisibleTo(page)
    page.all_usual.click()
    assert not page.rows["pass"].note.isVisibleTo(page)


def test_search_leaves_the_commands_looked_for(window: Window) -> None:
    page = opened(window)
    QTest.keyClicks(page.search, "trump")
    shown = {name for name, row in page.rows.items() if row.isVisibleTo(page)}
    assert shown == {"trump_order", "exchange"}
    assert not page.rows["pass"].isVisibleTo(page)


def test_a_left_page_hears_no_more(window: Window) -> None:
    opened(window).leave()
    settle()
    window.settings.keys.set((("pass", "J"),))
    assert help_pages.open_overlay(window) is None


def test_an_open_page_follows_the_language(window: Window) -> None:
    page = opened(window)
    application = QApplication.instance()
    pseudo = PseudoLanguage()
    application.installTranslator(pseudo)
    try:
        QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
        shown = [page._title, page._lead, page.close_button, page.rows["pass"]._label]
        assert all(each.text().startswith(OPEN) for each in shown)
    finally:
        application.removeTranslator(pseudo)
    QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
    assert page._title.text() == "Keyboard shortcuts"


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Tr&ump Order", "Trump Order"),
        ("힌트(&H)", "힌트"),
        ("기보 열기(&O)…", "기보 열기…"),
        ("Bí mật (thử)", "Bí mật (thử)"),
    ],
)
def test_a_command_is_named_without_the_letter_that_opens_it(text: str, shown: str) -> None:
    assert without_letter(text) == shown
