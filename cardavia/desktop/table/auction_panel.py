"""The auction in the middle of the table: what every seat said, who has passed, who asks whom.

It is there while the auction runs and takes no click; everything comes from the `TableView`.  Imports Qt and
`table_view`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from cardavia.desktop.painting import painting
from cardavia.desktop.table.places import Rect, free_place
from cardavia.desktop.theme import LIGHT, Theme
from cardavia.strings import Text
from cardavia.table_view import AuctionView, SeatView, TableView

Say = Callable[[Text], str]

ROUNDS: Final = 3
"""Calls of each seat that are shown, the latest ones."""
ARROW: Final = 14
"""Height in logical pixels of the space for the arrow below the names."""
GOLD: Final = "#e9c46a"
WIDE: Final = ((14, 6, 14, 8), 22)
NARROW: Final = ((9, 2, 9, 3), 13)
"""Margins and the distance of the columns in logical pixels: usually, and where room is scarce."""


class AuctionPanel(QFrame):
    """A column a seat, in the order in which they speak."""

    def __init__(self, say: Say, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel.auction")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._say = say
        self.theme: Theme = LIGHT
        self._heads: dict[int, QLabel] = {}
        self._asking: tuple[int, int] | None = None
        self._shown: object = None
        self._grid = QGridLayout(self)
        self._grid.setVerticalSpacing(1)
        self._older: list[QLabel] = []
        """Calls that have a later one under them."""
        self.hide()

    def show_view(self, view: TableView) -> None:
        """Follow the auction; hidden as soon as it is over."""
        auction = view.auction
        running = view.phase == "auction" and auction is not None
        if auction is None or not running or not (auction.entries or auction.hearer is not None):
            self._shown = None
            self.hide()
            return
        names = [self._say(seat.name) for seat in view.seats]
        shown = (auction, names, self.theme)
        if shown != self._shown:
            self._shown = shown
            self._fill(auction, speaking_order(view.seats))
        self.show()

    def renew(self, view: TableView | None) -> None:
        """Another language or scheme."""
        self._shown = None
        if view is not None:
            self.show_view(view)

    def _fill(self, auction: AuctionView, seats: Sequence[SeatView]) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._heads, self._older = {}, []
        asking = auction.speaker is not None and auction.hearer is not None
        self._asking = (auction.speaker or 0, auction.hearer or 0) if asking else None
        self._grid.setRowMinimumHeight(1, ARROW if asking else 3)
        spoken = []
        for column, seat in enumerate(seats):
            passed = seat.seat in auction.passed
            name = self._say(seat.name)
            self._heads[seat.seat] = self._label(name, bold=not passed, faint=passed, struck=passed)
            self._grid.addWidget(self._heads[seat.seat], 0, column, Qt.AlignmentFlag.AlignHCenter)
            calls = [entry for entry in auction.entries if entry.seat == seat.seat]
            for row, entry in enumerate(calls[-ROUNDS:], 2):
                call = self._label(self._say(entry.text), bold=False, faint=entry.passed, struck=False)
                self._grid.addWidget(call, row, column, Qt.AlignmentFlag.AlignHCenter)
                if entry is not calls[-1]:
                    self._older.append(call)
            spoken.append(f"{name}: {', '.join(self._say(entry.text) for entry in calls)}")
        self.setAccessibleName("; ".join(spoken))

    def _label(self, words: str, bold: bool, faint: bool, struck: bool) -> QLabel:
        label = QLabel(words, self)
        font = label.font()
        font.setBold(bold)
        font.setStrikeOut(struck)
        label.setFont(font)
        colour = QColor(self.theme.on_felt)
        if faint:
            colour.setAlphaF(0.75)
        weight = "bold" if bold else "normal"
        through = "line-through" if struck else "none"
        label.setStyleSheet(
            f"color: {colour.name(QColor.NameFormat.HexArgb)}; background: transparent;"
            f" font-weight: {weight}; text-decoration: {through};"
        )
        label.show()
        return label

    def lie_in(self, zone: Rect, taken: Sequence[Rect]) -> None:
        """Stand in a zone beside what is there: as usual, narrower, with the last calls, or not at all."""
        if self.isHidden():
            return
        for (margins, gap), all_calls in ((WIDE, True), (NARROW, True), (NARROW, False)):
            self._grid.setContentsMargins(*margins)
            self._grid.setHorizontalSpacing(gap)
            for call in self._older:
                call.setVisible(all_calls)
            self._grid.activate()
            size = self._grid.sizeHint()
            place = free_place(size.width(), size.height(), zone, taken)
            if place is not None:
                self.setGeometry(round(place.x), round(place.y), size.width(), size.height())
                return
        self.hide()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        with painting(self) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(8, 22, 15, 120))
            painter.drawRoundedRect(self.rect(), 10, 10)
            if self._asking is None:
                return
            speaker, hearer = (self._heads.get(seat) for seat in self._asking)
            if speaker is None or hearer is None:
                return
            y = max(speaker.geometry().bottom(), hearer.geometry().bottom()) + ARROW / 2 + 1
            start, end = (
                QPointF(speaker.geometry().center().x(), y),
                QPointF(hearer.geometry().center().x(), y),
            )
            way = 1.0 if end.x() > start.x() else -1.0
            painter.setPen(QPen(QColor(GOLD), 2.0))
            painter.drawLine(start, end - QPointF(5 * way, 0))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(GOLD))
            painter.drawEllipse(start, 3, 3)
            painter.drawPolygon(QPolygonF([end, end + QPointF(-8 * way, -4.5), end + QPointF(-8 * way, 4.5)]))


def speaking_order(seats: Sequence[SeatView]) -> list[SeatView]:
    """The seats from the one left of the dealer on."""
    ordered = sorted(seats, key=lambda seat: seat.place)
    dealer = next(
        (place for place, seat in enumerate(ordered) if any(mark.key == "dealer" for mark in seat.marks)), -1
    )
    return ordered[dealer + 1 :] + ordered[: dealer + 1]
