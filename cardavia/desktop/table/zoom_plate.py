"""A card shown large beside its names, value and rank, while it is held down.

Imports Qt, `sprites`, `speaker`, `traditions`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSizeF, Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardavia.cards import POINTS, Card
from cardavia.desktop.speaker import TableSpeaker, tr
from cardavia.desktop.sprites import SpriteStore
from cardavia.strings import tr_noop
from cardavia.table_view import CardView, TableView
from cardavia.traditions import Tradition

COUNTS: Final = tr_noop("%n card point(s)")
RANK: Final = tr_noop("Trump number {number} of {count}")
PLAIN: Final = tr_noop("Not a trump")
PLAYABLE: Final = tr_noop("Can be played now")


class ZoomPlate(QFrame):
    """The plate; `show_card` opens it, `hide` closes it."""

    def __init__(self, store: SpriteStore, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("overlay.card")
        self.setProperty("role", "plate")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._store = store
        self._picture = QLabel()
        self._title = QLabel()
        self._title.setProperty("role", "heading")
        self._lines = QLabel()
        self._lines.setWordWrap(True)
        self._lines.setMinimumWidth(180)
        words = QVBoxLayout()
        words.addWidget(self._title)
        words.addWidget(self._lines)
        words.addStretch(1)
        box = QHBoxLayout(self)
        box.setContentsMargins(16, 16, 18, 16)
        box.setSpacing(18)
        box.addWidget(self._picture)
        box.addLayout(words)
        self._wanted: tuple[Tradition, str, QSizeF] | None = None
        store.ready.connect(self._came)
        self.hide()

    def show_card(self, card: Card, view: TableView, tradition: Tradition, speaker: TableSpeaker) -> None:
        """Show a card at 60 % of the table's height in the middle of the table."""
        parent = self.parentWidget()
        assert parent is not None
        high = max(parent.height() * 0.6, 60.0)
        self._wanted = (tradition, tradition.face_code(card), QSizeF(high * tradition.aspect, high))
        self._draw()
        self._title.setText(tradition.own_card_name(tradition.face_code(card)))
        self._lines.setText("\n".join(self._facts(card, view, speaker)))
        self.adjustSize()
        self.move((parent.width() - self.width()) // 2, (parent.height() - self.height()) // 2)
        self.show()
        self.raise_()

    def _facts(self, card: Card, view: TableView, speaker: TableSpeaker) -> list[str]:
        facts = [speaker.card(card)]
        if any(seat.points is not None for seat in view.seats):
            facts.append(tr(COUNTS, POINTS[card]))
        if view.trump_order:
            if card in view.trump_order:
                place = view.trump_order.index(card) + 1
                facts.append(tr(RANK).format(number=place, count=len(view.trump_order)))
            else:
                facts.append(tr(PLAIN))
        own: CardView | None = next((each for each in view.hand if each.card == card), None)
        if own is not None and view.must_act and view.touch:
            if own.playable:
                facts.append(tr(PLAYABLE))
            elif own.refusal is not None:
                facts.append(f"{speaker.say(own.refusal.text)} ({own.refusal.rule})")
        return facts

    def _draw(self) -> None:
        if self._wanted is None:
            return
        tradition, code, size = self._wanted
        self._picture.setPixmap(
            self._store.sprite(tradition.id, code, size, self.devicePixelRatioF(), "zoom")
        )

    def _came(self, tradition: str, code: str) -> None:
        if self._wanted is not None and self.isVisible() and self._wanted[0].id == tradition:
            self._draw()
