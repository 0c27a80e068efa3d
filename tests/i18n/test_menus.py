"""Menus in every language: each line has its own letter, the language can be chosen there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from driver import Table
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from cardavia.desktop.window import Window
from cardavia.languages import LANGUAGES
from tools.i18n.catalogue import TRANSLATED, compile_all, path_of, read

Sit = Callable[[str, int], Table]


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    compile_all()


def menus(window: Window) -> Iterator[list[QAction]]:
    """The lines of the menu bar, then of every menu that is not a choice of names."""
    yield window.menuBar().actions()
    for menu in window.menuBar().findChildren(QMenu):
        if not menu.objectName().startswith("menu."):
            yield menu.actions()


def letters(actions: list[QAction]) -> Counter[str]:
    texts = [action.text().replace("&&", "") for action in actions if not action.isSeparator()]
    return Counter(text[text.index("&") + 1].lower() for text in texts if "&" in text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_line_of_a_menu_has_a_letter_of_its_own(sit: Sit, language: str) -> None:
    if language in TRANSLATED and not all(message.finished for message in read(path_of(language))):
        pytest.skip("some lines are still English")
    table = sit("skat", 1)
    table.window.settings.language.set(language)
    table.settle()
    for actions in menus(table.window):
        assert {letter: count for letter, count in letters(actions).items() if count > 1} == {}
        assert all("&" in action.text() for action in actions if not action.isSeparator())


def test_the_language_is_chosen_in_the_menu_and_marked_there(sit: Sit) -> None:
    table = sit("skat", 1)
    window = table.window
    by_name = {action.objectName(): action for action, _ in window.menus.entries}
    assert by_name["action.language_system"].isChecked()
    by_name["action.language_de"].trigger()
    table.settle()
    assert window.settings.language.value == "de"
    assert by_name["action.language_de"].isChecked() and not by_name["action.language_system"].isChecked()
    assert window.menuBar().actions()[-1].text() == "&Hilfe"
    assert by_name["action.language_ko"].text() == "한국어"
    window.settings.language.reset()
    table.settle()
    assert by_name["action.language_system"].isChecked()
