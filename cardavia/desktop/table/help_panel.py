"""Two things to look up at the table: a help table ("What can I bid?") and the order of the trumps.

Both lie over the middle until they are put away, and are made from the `TableView` alone.  Imports Qt and
`sprites`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from cardavia.cards import Card, cards_of
from cardavia.desktop.painting import painting
from cardavia.desktop.speaker import tr
from cardavia.desktop.sprites import SpriteStore
from cardavia.strings import Text, tr_noop
from cardavia.table_view import HelpTable, TableView
from cardavia.traditions import Tradition

Say = Callable[[Text], str]

TRUMPS: Final = tr_noop("Trumps from high to low")
CARD_HEIGHT: Final = 84
"""Height of the cards of the trump order, in logical pixels."""
SMALL_CARD, LEAST_CARD = 44, 16
"""Height of the cards in a row of a help table, and at least where the table is low."""


class CardRow(QWidget):
    """Cards side by side, as open as the width allows."""

    def __init__(self, store: SpriteStore, tradition: Tradition, height: int, view: str) -> None:
        super().__init__()
        self._store = store
        self._tradition = tradition
        self._view = view
        self._cards: tuple[Card, ...] = ()
        self.set_height(height)
        store.ready.connect(self._came)

    def show_cards(self, cards: tuple[Card, ...], tradition: Tradition) -> None:
        """Show other cards."""
        self._cards, self._tradition = cards, tradition
        self.set_height(self.height())
        self.update()

    def set_height(self, height: int) -> None:
        """Show the cards in another size."""
        self.setFixedHeight(height)
        wide = height * self._tradition.aspect
        self.setMinimumWidth(round(wide + max(len(self._cards) - 1, 0) * wide * 0.7))

    def _came(self, tradition: str, _code: str) -> None:
        if tradition == self._tradition.id and self.isVisible():
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        if not self._cards:
            return
        with painting(self, smooth=False) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            high = float(self.height())
            wide = high * self._tradition.aspect
            room = max(self.width() - wide, 0.0)
            step = min(wide * 1.06, room / (len(self._cards) - 1)) if len(self._cards) > 1 else 0.0
            start = (self.width() - wide - step * (len(self._cards) - 1)) / 2
            for index, card in enumerate(self._cards):
                pixmap = self._store.sprite(
                    self._tradition.id,
                    self._tradition.face_code(card),
                    QSizeF(wide, high),
                    self.devicePixelRatioF(),
                    self._view,
                )
                painter.drawPixmap(QRectF(start + index * step, 0, wide, high), pixmap, QRectF(pixmap.rect()))


class HelpPanel(QFrame):
    """A help table, opened by its button and closed by it, by Escape, or by the end of the decision."""

    def __init__(self, say: Say, store: SpriteStore, tradition: Tradition, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel.help")
        self.setProperty("role", "plate")
        self._say = say
        self._store = store
        self.tradition = tradition
        self._key = ""
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(14, 10, 14, 12)
        self._body: QWidget | None = None
        self._rows: list[CardRow] = []
        self.hide()

    def toggle(self, key: str, view: TableView) -> None:
        """Open the table with that key, or close it."""
        table = next((each for each in view.help if each.key == key), None)
        if table is None or (self.isVisible() and self._key == key):
            self.hide()
            return
        self._key = key
        self._fill(table)
        self.adjustSize()
        self.show()
        self.raise_()

    def retranslate(self, view: TableView) -> None:
        """Say everything in the present language."""
        table = next((each for each in view.help if each.key == self._key), None)
        if self.isVisible() and table is not None:
            self._fill(table)
            self.adjustSize()

    def fit(self, most: int) -> None:
        """Be no higher than that, if smaller cards in the rows can do it."""
        for high in range(SMALL_CARD, LEAST_CARD - 1, -4):
            for row in self._rows:
                row.set_height(high)
            if self._body is not None:
                self._body.updateGeometry()  # the height of its rows would wait for the event loop
            if self.sizeHint().height() <= most:
                break

    def follow(self, view: TableView) -> None:
        """Close when the view no longer has the table."""
        if self.isVisible() and self._key not in [each.key for each in view.help]:
            self.hide()

    def _fill(self, table: HelpTable) -> None:
        if self._body is not None:
            self._box.removeWidget(self._body)
            self._body.hide()
            self._body.deleteLater()
        self._rows = []
        self._body = QWidget()
        grid = QGridLayout(self._body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(2)
        title = QLabel(self._say(table.title))
        title.setProperty("role", "heading")
        grid.addWidget(title, 0, 0, 1, len(table.columns) + 2)
        for column, head in enumerate(table.columns, 1):
            grid.addWidget(self._label(self._say(head), "caption"), 1, column, Qt.AlignmentFlag.AlignRight)
        for row, line in enumerate(table.rows, 2):
            role = "" if line.reaches else "quiet"
            grid.addWidget(self._label(self._say(line.label), role), row, 0)
            for column, cell in enumerate(line.cells, 1):
                grid.addWidget(self._label(self._say(cell), role), row, column, Qt.AlignmentFlag.AlignRight)
            if line.cards:
                cards = CardRow(self._store, self.tradition, SMALL_CARD, "help")
                cards.show_cards(tuple(cards_of(line.cards)), self.tradition)
                grid.addWidget(cards, row, len(line.cells) + 1)
                self._rows.append(cards)
        self._box.addWidget(self._body)

    def _label(self, words: str, role: str) -> QLabel:
        label = QLabel(words)
        label.setProperty("role", role)
        return label


class TrumpPanel(QFrame):
    """The trumps of the contract from high to low."""

    def __init__(self, store: SpriteStore, tradition: Tradition, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel.trumps")
        self.setProperty("role", "plate")
        self._title = QLabel()
        self._title.setProperty("role", "caption")
        self._row = CardRow(store, tradition, CARD_HEIGHT, "trumps")
        box = QVBoxLayout(self)
        box.setContentsMargins(14, 8, 14, 10)
        box.addWidget(self._title)
        box.addWidget(self._row)
        self.retranslate()
        self.hide()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._title.setText(tr(TRUMPS))

    def toggle(self, view: TableView, tradition: Tradition) -> None:
        """Show the order, or put it away; nothing where there are no trumps."""
        if self.isVisible() or not view.trump_order:
            self.hide()
            return
        self._row.show_cards(view.trump_order, tradition)
        self.adjustSize()
        self.show()
        self.raise_()
