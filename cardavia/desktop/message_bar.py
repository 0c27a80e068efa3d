"""A line at the foot of the window that stays for four seconds, longer while the pointer rests on it.

Imports QtCore and QtWidgets.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QLabel, QWidget

STAYS: Final = 4000
"""Milliseconds."""
FOOT: Final = 14
"""Logical pixels between the line and the lower edge of the window."""
MARGIN: Final = 24


class MessageBar(QLabel):
    """The line."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("message")
        self.setProperty("role", "message")
        self.setWordWrap(True)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(STAYS)
        self._timer.timeout.connect(self.hide)
        self.hide()

    def say(self, words: str) -> None:
        """Show a line."""
        window = self.parentWidget()
        assert window is not None
        self.setText(words)
        self.setMaximumWidth(window.width() - 2 * MARGIN)
        self.adjustSize()
        self.move((window.width() - self.width()) // 2, window.height() - FOOT - self.height())
        self.show()
        self.raise_()
        self._timer.start()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802 - Qt's name
        self._timer.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self._timer.start()
        super().leaveEvent(event)
