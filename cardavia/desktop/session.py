"""From one start to the next: the place of the window, the last page, how far it was scrolled.

Imports Qt, `window_state`, the pages it finds again, and `speaker` for what had to be repaired.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QScrollArea

from cardavia.desktop import window_state
from cardavia.desktop.speaker import TableSpeaker

if TYPE_CHECKING:
    from cardavia.desktop.window import Window

LONGEST: Final = 8
"""Figures of a scroll position that is believed."""


def restore(window: Window) -> None:
    """Stand where the window stood, on the page that was open; at the very first start say welcome."""
    file = window.settings.file
    window_state.restore(window, file)
    for note in window.settings.notes:
        window.say(TableSpeaker().say(note))
    if file is None:
        return
    if not file.contains("window/place"):
        window.welcome()
    name = str(file.value("window/page", ""))
    if name in window.gallery.plates:
        window.card_pages.show(name)
    QTimer.singleShot(0, partial(_scroll, window, str(file.value("window/scroll", "0"))))


def _scroll(window: Window, place: str) -> None:
    if isinstance(window.page, QScrollArea) and place.isdecimal() and len(place) < LONGEST:
        window.page.verticalScrollBar().setValue(int(place))


def remember(window: Window) -> None:
    """Write down place, page and scroll position for the next start, if anything is kept."""
    file = window.settings.file
    if file is None:
        return
    window_state.remember(window, file)
    page, tradition = window.page, window.card_pages.shown
    file.setValue("window/page", tradition.id if tradition is not None else "gallery")
    if tradition is not None:
        file.setValue("window/tradition", tradition.id)
    if isinstance(page, QScrollArea):
        file.setValue("window/scroll", page.verticalScrollBar().value())
    window.settings.sync()
