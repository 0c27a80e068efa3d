"""A whole pack as a sheet: rows are suits, columns ranks, every card a button.

Imports Qt, `words`, `sprites`, `theme` and `traditions`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QContextMenuEvent,
    QHideEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from cardavia.desktop import theme as themes
from cardavia.desktop.pages import words
from cardavia.desktop.painting import painting
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.theme import Theme
from cardavia.traditions import Tradition

GAP: Final = 8
WIDEST: Final = 124
"""Logical pixels of a card's width at most."""
VIEW: Final = "sheet"


class CardButton(QAbstractButton):
    """One card of the sheet."""

    def __init__(self, store: SpriteStore, tradition: Tradition, code: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"card.{code}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.code = code
        self.theme = themes.LIGHT
        self._store = store
        self._tradition = tradition
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        own, name = self._tradition.own_card_name(self.code), words.card_name(self._tradition, self.code)
        self.setAccessibleName(own if own == name else f"{own}, {name}")
        self.setToolTip(own)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        with painting(self, smooth=False) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            box = QRectF(self.rect()).adjusted(3, 3, -3, -3)
            size = QSizeF(box.width(), box.height())
            pixmap = self._store.sprite(self._tradition.id, self.code, size, self.devicePixelRatioF(), VIEW)
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
            if self.hasFocus() or self.underMouse():
                colour = self.theme.focus if self.hasFocus() else self.theme.accent
                painter.setPen(QPen(QColor(colour), 3 if self.hasFocus() else 2))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 6, 6)

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802
        self.click()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()  # arrows belong to the sheet


class CardSheet(QWidget):
    """The pack."""

    chosen = Signal(str)
    """The code of a card to be looked at."""

    def __init__(self, store: SpriteStore, tradition: Tradition) -> None:
        super().__init__()
        self.setObjectName("cards.sheet")
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._store = store
        self._tradition = tradition
        self.buttons = {code: CardButton(store, tradition, code, self) for code in tradition.codes}
        for code, button in self.buttons.items():
            button.clicked.connect(lambda _=False, code=code: self.chosen.emit(code))
        rows = [[code for code in tradition.codes if code[0] == suit] for suit in tradition.suit_order]
        self._grid = {code: (line, place) for line, row in enumerate(rows) for place, code in enumerate(row)}
        self._columns = max(len(row) for row in rows)
        self._rows = len(rows)
        store.ready.connect(self._came)

    def set_look(self, theme: Theme) -> None:
        """Another scheme."""
        for button in self.buttons.values():
            button.theme = theme
            button.update()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for button in self.buttons.values():
            button.retranslate()

    def _came(self, tradition: str, code: str) -> None:
        if tradition == self._tradition.id and code in self.buttons and self.isVisible():
            self.buttons[code].update()

    def _card(self, width: int) -> QSize:
        """Size of one button, with the three pixels around its card."""
        wide = min((width - (self._columns - 1) * GAP) // self._columns, WIDEST)
        wide = max(wide, 24)
        return QSize(wide, round((wide - 6) / self._tradition.aspect) + 6)

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return self._rows * (self._card(width).height() + GAP) - GAP

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(600, self.heightForWidth(max(self.width(), 600)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(300, 120)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        size = self._card(self.width())
        left = (self.width() - self._columns * (size.width() + GAP) + GAP) // 2
        for code, (line, place) in self._grid.items():
            x = left + place * (size.width() + GAP)
            y = line * (size.height() + GAP)
            self.buttons[code].setGeometry(QRect(x, y, size.width(), size.height()))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = Qt.Key
        steps = {key.Key_Left: (0, -1), key.Key_Right: (0, 1), key.Key_Up: (-1, 0), key.Key_Down: (1, 0)}
        here = next((code for code, button in self.buttons.items() if button.hasFocus()), None)
        step = steps.get(key(event.key()))
        if here is None or step is None:
            super().keyPressEvent(event)
            return
        line, place = self._grid[here][0] + step[0], self._grid[here][1] + step[1]
        for code, where in self._grid.items():
            if where == (line, place):
                self.buttons[code].setFocus(Qt.FocusReason.OtherFocusReason)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        self._store.release(VIEW)
        super().hideEvent(event)
