"""The sheet for a deal by its number: game, number or deal code, and what is wrong with what was typed.

Lies over the upper middle of the page and keeps nobody from looking at it; Escape closes it.  Imports Qt,
`choice_box`, `flow_layout`, the names of the games, `speaker` and `strings`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QPushButton, QVBoxLayout, QWidget
from shiboken6 import isValid

from cardavia.desktop.choice_box import ChoiceBox
from cardavia.desktop.flow_layout import FlowLayout
from cardavia.desktop.pages.games import GAME_TEXTS
from cardavia.desktop.speaker import tr
from cardavia.strings import tr_noop

TITLE: Final = tr_noop("Deal by number")
SAYS: Final = tr_noop("The same number always deals the same cards. A deal code works as well.")
GAME, WHICH = tr_noop("Game"), tr_noop("Number or deal code")
DEAL, CLOSE = tr_noop("Deal|the cards"), tr_noop("Close")
WIDEST: Final = 620
"""Logical pixels at most, at the usual text size."""
TOP: Final = 56


class DealSheet(QFrame):
    """The sheet."""

    wanted = Signal(str, str)
    """What was typed, and the game chosen."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("sheet.deal")
        self.setProperty("role", "plate")
        self._title, self._says, self._wrong = QLabel(), QLabel(), QLabel()
        self._title.setProperty("role", "heading")
        self._says.setProperty("role", "caption")
        self._wrong.setProperty("role", "bad")
        self._wrong.setObjectName("sheet.deal.wrong")
        for label in (self._says, self._wrong):
            label.setWordWrap(True)
        self.game = ChoiceBox()
        self.game.setObjectName("sheet.deal.game")
        for game, text in GAME_TEXTS.items():
            self.game.addItem(text.name, game)
        self.field = QLineEdit()
        self.field.setObjectName("sheet.deal.field")
        self.field.setMaxLength(64)
        self.field.setMinimumWidth(200)
        self.field.returnPressed.connect(self._done)
        self.field.textEdited.connect(lambda: self.complain(""))
        self.deal = QPushButton()
        self.deal.setObjectName("btn.sheet.deal")
        self.deal.setProperty("role", "primary")
        self.deal.clicked.connect(self._done)
        self.close_button = QPushButton()
        self.close_button.setObjectName("btn.sheet.deal.close")
        self.close_button.clicked.connect(self.hide)
        row = QWidget()
        line = FlowLayout(row, 8, centred=False)
        for widget in (self.game, self.field, self.deal, self.close_button):
            line.addWidget(widget)
        policy = row.sizePolicy()
        policy.setHeightForWidth(True)
        row.setSizePolicy(policy)
        box = QVBoxLayout(self)
        box.setContentsMargins(16, 12, 16, 14)
        box.setSpacing(8)
        for part in (self._title, row, self._wrong, self._says):
            box.addWidget(part)
        self._before: QWidget | None = None
        self.retranslate()
        self.hide()

    def open(self, game: str | None) -> None:
        """Show the sheet with a game chosen and the field ready."""
        window = self.parentWidget()
        assert window is not None
        self._before = window.window().focusWidget()
        if game is not None:
            self.game.setCurrentIndex(self.game.findData(game))
        self.complain("")
        self.show()
        self.raise_()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)
        self.field.selectAll()

    def complain(self, words: str) -> None:
        """Say what is wrong with what was typed; nothing if empty."""
        self._wrong.setText(words)
        self._wrong.setVisible(bool(words))
        self.place()

    def place(self) -> None:
        """Stand in the upper middle of the window."""
        window = self.parentWidget()
        assert window is not None
        widest = round(WIDEST * max(1.0, self.fontMetrics().height() / 18))
        wide = max(min(window.width() - 32, widest), 1)
        box = self.layout()
        assert box is not None
        high = max(box.heightForWidth(wide), box.minimumSize().height())
        self.setGeometry((window.width() - wide) // 2, TOP, wide, min(high, window.height() - TOP))

    def _done(self) -> None:
        self.wanted.emit(self.field.text(), self.game.currentData())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
        event.accept()  # keys pressed here are not for the page below

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        before, self._before = self._before, None
        if before is not None and isValid(before) and before.isVisible():
            before.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._title.setText(tr(TITLE))
        self._says.setText(tr(SAYS))
        self.setAccessibleName(tr(TITLE))
        self.game.setAccessibleName(tr(GAME))
        self.field.setPlaceholderText(tr(WHICH))
        self.field.setAccessibleName(tr(WHICH))
        self.deal.setText(tr(DEAL))
        self.close_button.setText(tr(CLOSE))
        self.complain("")

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
