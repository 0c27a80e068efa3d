"""A page over whatever is shown: a title, a way to close it, and what it is about; the table below waits.

Escape and the button close it, and the focus goes back to where it was.  Imports Qt, `speaker` and `strings`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget
from shiboken6 import isValid

from cardavia.desktop.speaker import tr
from cardavia.strings import tr_noop

CLOSE: Final = tr_noop("Close")
WIDEST: Final = 1180


class Overlay(QFrame):
    """Lies over its whole parent and follows its size; deleted when it is closed."""

    closed = Signal()
    widest = WIDEST
    """Logical pixels of the content at most, at a text size of 100 %."""

    def __init__(self, name: str, title: str, parent: QWidget) -> None:
        """`name` makes the object name `overlay.<name>`; `title` is marked for translation."""
        super().__init__(parent)
        self.setObjectName(f"overlay.{name}")
        self.setProperty("role", "overlay")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._text = title
        self._title = QLabel()
        self._title.setProperty("role", "title")
        self.close_button = QPushButton()
        self.close_button.setObjectName("btn.overlay.close")
        self.close_button.clicked.connect(self.leave)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.close_button, 0, Qt.AlignmentFlag.AlignTop)
        self.head = head
        self.body = QWidget()
        self.content = QVBoxLayout(self.body)
        """What the page is about stands here."""
        self.content.setContentsMargins(0, 4, 12, 16)
        self.content.setSpacing(10)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setWidget(self.body)
        self._box = QVBoxLayout(self)
        self._box.setSpacing(10)
        self._box.addLayout(head)
        self._box.addWidget(self.area, 1)
        window = parent.window()
        self._before = window.focusWidget()
        parent.installEventFilter(self)

    def open(self) -> None:
        """Lie over the parent and take the focus."""
        self.retranslate()
        self._cover()
        self.show()
        self.raise_()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def leave(self) -> None:
        """Close; the focus goes back to the control it came from."""
        self.hide()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        super().hideEvent(event)
        if event.spontaneous() or not self.isHidden():
            return
        before = self._before
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)
        self.closed.emit()
        self.deleteLater()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._title.setText(tr(self._text))
        self.close_button.setText(tr(CLOSE))
        self.setAccessibleName(tr(self._text))

    def _cover(self) -> None:
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        widest = self.widest * max(1.0, self.fontMetrics().height() / 18)
        side = max(24, (self.width() - round(widest)) // 2)
        self._box.setContentsMargins(side, 18, max(side - 12, 12), 8)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Follow the size of the parent."""
        if event.type() == QEvent.Type.Resize:
            self._cover()
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() in SCROLLS:
            bar = self.area.verticalScrollBar()
            bar.setValue(bar.value() + SCROLLS[Qt.Key(event.key())] * bar.pageStep() // 10)
        event.accept()  # keys pressed here are not for the page below


SCROLLS: Final = {
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_PageUp: -9,
    Qt.Key.Key_PageDown: 9,
    Qt.Key.Key_Space: 9,
    Qt.Key.Key_Home: -100_000,
    Qt.Key.Key_End: 100_000,
}
"""Tenths of a page that a key goes on."""
