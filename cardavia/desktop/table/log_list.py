"""The log as a list: a line an event, with the sign of the card that was played; to be selected and copied.

A click on a line of a finished deal asks for the moment after it.  Imports Qt, `plain_card`, `table_view`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QIcon, QKeyEvent, QKeySequence, QPixmap
from PySide6.QtWidgets import QAbstractItemView, QApplication, QListWidget

from cardavia.cards import FRENCH, Card, Pack
from cardavia.desktop.painting import painting
from cardavia.desktop.plain_card import PAPER, draw_sign, sign_of
from cardavia.strings import CardsFact, Text
from cardavia.table_view import LogLine

PLACE: Final = Qt.ItemDataRole.UserRole
SIGN: Final = 16
"""Side of a suit sign in logical pixels."""


class LogList(QListWidget):
    """All lines of a deal."""

    moment_wanted = Signal(int)
    """A line was chosen: its place in the history."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("side.log")
        self.setWordWrap(True)
        self.setSpacing(1)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setIconSize(QSize(SIGN, SIGN))
        self.pack: Pack = FRENCH
        self.manner = "traditional"
        """How the signs are drawn."""
        self.clicked.connect(self._chosen)
        self.activated.connect(self._chosen)

    def add_line(self, line: LogLine, words: str) -> None:
        """Write one more line.

        Everything goes through the model: items made or held in Python are freed twice by `clear`, after
        which the program ends sooner or later with a segmentation fault.
        """
        self.addItem(words)
        model, place = self.model(), self.model().index(self.count() - 1, 0)
        model.setData(place, line.place, PLACE)
        card = next(_cards(line.text), None)
        if card is not None and line.kind == "event":
            sign = suit_icon(self.pack, card, self.devicePixelRatioF(), self.manner)
            model.setData(place, sign, Qt.ItemDataRole.DecorationRole)
        if line.kind == "trick":
            font = QFont(self.font())
            font.setBold(True)
            model.setData(place, font, Qt.ItemDataRole.FontRole)

    def _chosen(self, place: QModelIndex) -> None:
        if len(self.selectedIndexes()) <= 1:
            self.moment_wanted.emit(place.data(PLACE))

    def selected_text(self) -> str:
        """The chosen lines in their order."""
        places = sorted(self.selectedIndexes(), key=lambda place: place.row())
        return "\n".join(str(place.data()) for place in places)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.matches(QKeySequence.StandardKey.Copy):
            QApplication.clipboard().setText(self.selected_text())
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self._chosen(self.currentIndex())
        else:
            super().keyPressEvent(event)


def _cards(text: Text) -> Iterator[Card]:
    """The cards that a sentence names, in order."""
    facts: Sequence[object] = [fact for _, fact in text.facts]
    for fact in facts:
        if isinstance(fact, CardsFact):
            yield from fact.cards
        elif isinstance(fact, Text):
            yield from _cards(fact)


def suit_icon(pack: Pack, card: Card, ratio: float, manner: str, side: int = SIGN) -> QIcon:
    """The suit sign of a card on a small plate of paper."""
    picture = QPixmap(round(side * ratio), round(side * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    with painting(picture) as painter:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(PAPER)
        box = QRectF(0, 0, side, side)
        painter.drawRoundedRect(box, 4, 4)
        draw_sign(painter, box.adjusted(2, 2, -2, -2), sign_of(pack.name, pack.text(card)), manner)
    return QIcon(picture)
