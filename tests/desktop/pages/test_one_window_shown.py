"""Whatever page is opened: nothing flashes up as a window of its own, and the window keeps the keyboard."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from patience import Open, settle
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from cardavia.desktop.window import Window


class Shown(QObject):
    """Notes every widget that is shown as a window."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self.names: list[str] = []
        application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.names.append(watched.objectName() or type(watched).__name__)
        return False


@pytest.fixture
def shown(qapp: QApplication) -> Iterator[Shown]:
    noted = Shown(qapp)
    yield noted
    qapp.removeEventFilter(noted)


def _at_table(window: Window) -> None:
    window.start_game("skat", "beginner")
    assert window.table is not None
    window.table.toggle_side()


def test_no_page_is_shown_as_a_window_of_its_own(open_window: Open, shown: Shown) -> None:
    window = open_window()
    assert shown.names == ["main"]
    pages = [entry.run for _, entry in window.menus.entries if entry.page]
    assert len(pages) >= 6
    for run in (*pages, lambda: _at_table(window), lambda: window.card_pages.show("bavarian"), *pages):
        run()
        settle()
    assert shown.names == ["main"]
    assert QApplication.activeWindow() is window
