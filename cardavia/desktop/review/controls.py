"""The controls of a review that leave the arrow keys to its page, and the line that says where one stands.

Imports Qt, `decisions`, `settings_rows`, `strings`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QPushButton

from cardavia.desktop.review.decisions import ARROWS
from cardavia.desktop.settings_rows import TickBox
from cardavia.strings import tr_noop

STEPS: Final = (
    ("first", "\N{LEFT-POINTING DOUBLE ANGLE QUOTATION MARK}", tr_noop("To the start of the deal")),
    ("back", "\N{SINGLE LEFT-POINTING ANGLE QUOTATION MARK}", tr_noop("Step back")),
    ("forward", "\N{SINGLE RIGHT-POINTING ANGLE QUOTATION MARK}", tr_noop("Next step")),
    ("last", "\N{RIGHT-POINTING DOUBLE ANGLE QUOTATION MARK}", tr_noop("To the end of the deal")),
    ("mistake", "?", tr_noop("Next mistake")),
)
"""Buttons below the table: name, sign, what they do."""


class StepButton(QPushButton):
    """A button that leaves the arrow keys to the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in ARROWS and event.key() != Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)


class ShortLabel(QLabel):
    """A line in the middle that ends with dots where there is no room for all of it."""

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        words = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, words)


class SeenBox(TickBox):
    """A switch that leaves the arrow keys to the page."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in ARROWS and event.key() != Qt.Key.Key_Space:
            event.ignore()
        else:
            super().keyPressEvent(event)
