"""The header above every page: the way back, the title, and what is wanted on any page.

Imports QtWidgets, `speaker` and `strings`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from cardavia.desktop.speaker import tr
from cardavia.strings import tr_noop

BACK, BACK_SAYS = tr_noop("Back"), tr_noop("Back to the page before")
GAMES, SETTINGS = tr_noop("Games"), tr_noop("Settings")
LEAVE_FULL: Final = tr_noop("Leave full screen")


class Header(QFrame):
    """Back arrow, page title, games and settings."""

    back_wanted = Signal()
    games_wanted = Signal()
    settings_wanted = Signal()
    full_screen_left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("header")
        self._words = ""
        self.back = self._button("btn.back")
        self.back.clicked.connect(self.back_wanted)
        policy = self.back.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.back.setSizePolicy(policy)
        self.title = QLabel()
        self.title.setObjectName("title")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.games = self._button("btn.games")
        self.games.clicked.connect(self.games_wanted)
        self.settings = self._button("btn.settings")
        self.settings.clicked.connect(self.settings_wanted)
        self.leave_full = self._button("btn.leave_full_screen")
        self.leave_full.clicked.connect(self.full_screen_left)
        self.leave_full.hide()
        box = QHBoxLayout(self)
        box.setContentsMargins(10, 4, 10, 4)
        box.setSpacing(8)
        self._left, self._right = QWidget(), QWidget()
        left, right = QHBoxLayout(self._left), QHBoxLayout(self._right)
        for line in (left, right):
            line.setContentsMargins(0, 0, 0, 0)
        left.addWidget(self.back)
        left.addStretch(1)
        right.addWidget(self.leave_full)
        right.addWidget(self.games)
        right.addWidget(self.settings)
        box.addWidget(self._left)
        box.addWidget(self.title, 1)
        box.addWidget(self._right)

    def _button(self, name: str) -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        button.setProperty("role", "quiet")
        return button

    def show_page(self, title: str, can_go_back: bool) -> None:
        """Another page is shown."""
        self._words = title
        self.title.setAccessibleName(title)
        self.back.setEnabled(can_go_back)
        self.back.setVisible(can_go_back)
        self._fit()

    def show_full_screen(self, full: bool) -> None:
        """The window fills the screen, or not: the way out is on the screen."""
        self.leave_full.setVisible(full)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _fit(self) -> None:
        """The title in the middle of the window; beside it where it is long, and cut short at last."""
        box = self.layout()
        assert box is not None
        margins = box.contentsMargins()
        room = self.width() - margins.left() - margins.right() - 2 * box.spacing()
        left, right = self._left.layout(), self._right.layout()
        assert left is not None and right is not None
        sides = left.sizeHint().width(), right.sizeHint().width()
        metrics = self.title.fontMetrics()
        if metrics.horizontalAdvance(self._words) <= room - 2 * max(sides):
            self._left.setMinimumWidth(max(sides))
            self.title.setText(self._words)
            self.title.setToolTip("")
            return
        self._left.setMinimumWidth(0)
        shown = metrics.elidedText(self._words, Qt.TextElideMode.ElideRight, max(room - sum(sides), 0))
        self.title.setText(shown)
        self.title.setToolTip(self._words if shown != self._words else "")

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.back.setText(f"‹ {tr(BACK)}")
        self.back.setAccessibleName(tr(BACK))
        self.back.setToolTip(tr(BACK_SAYS))
        self.leave_full.setText(tr(LEAVE_FULL))
        self.games.setText(tr(GAMES))
        self.settings.setText(tr(SETTINGS))
        self._fit()
