"""Seats and what belongs to them: plate, ring of thought, announcement, pile of tricks.

They draw what a `TableView` says and hold no state of the game.  Imports Qt, `cloth_item`, `marks`, `theme`,
`table_view`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from cardavia.desktop.table.card_places import FOOT
from cardavia.desktop.table.cloth_item import GILT, Cloth, ClothItem
from cardavia.desktop.table.marks import draw_mark
from cardavia.desktop.table.places import Rect
from cardavia.strings import Text
from cardavia.table_view import SeatView

Say = Callable[[Text], str]
LEAST_OWN = 96.0
"""Width of the own plate in logical pixels, at least."""
SMALL = 0.82
"""Size of marks and counts relative to body text."""


class Count(NamedTuple):
    """A number with the sign of what it counts; no sign for the standing in the match."""

    key: str
    words: str


def minus(number: int, sign: bool = False) -> str:
    """A number with a real minus, and with a plus if a sign is wanted."""
    return (f"{number:+d}" if sign and number else str(number)).replace("-", "\N{MINUS SIGN}")


def counts_of(seat: SeatView) -> tuple[Count, ...]:
    """What is counted at a seat: cards, tricks or points, the standing."""
    counts = []
    if seat.place and seat.count:
        counts.append(Count("cards", str(seat.count)))
    if seat.points is not None:
        counts.append(Count("points", str(seat.points)))
    elif seat.tricks or seat.target is not None:
        counts.append(Count("tricks", str(seat.tricks)))
    if seat.waiting:
        counts.append(Count("waiting", f"+{seat.waiting}"))
    if seat.pips is None and seat.score:
        counts.append(Count("", minus(seat.score, sign=True)))
    return tuple(counts)


class SeatItem(ClothItem):
    """The plate of a seat: name, marks, what it holds and has won, its standing."""

    def __init__(self, say: Say) -> None:
        super().__init__(4)
        self._say = say
        self._words = QRectF()
        self.view: SeatView | None = None

    def show_seat(self, view: SeatView, rect: Rect, words: Rect, cloth: Cloth) -> None:
        """Show a state of the seat; `words` is the part of the plate that cards leave free."""
        self.view = view
        self._words = QRectF(words.x, words.y, words.width, words.height)
        plain = (view.marks, view.name, view.to_act, view.out, view.target, view.toward, view.pips)
        self.lie(rect, cloth, (*plain, counts_of(view)), words)

    def draw(self, painter: QPainter) -> None:
        seat = self.view
        assert seat is not None
        self.zoom = 1.0
        if seat.place == 0 or self.rect.height() < 52:
            self._in_a_line(painter, seat)
        else:
            self._ground(painter, seat, self.rect)
            painter.setClipRect(self.rect)
            self._in_rows(painter, seat)

    def _ground(self, painter: QPainter, seat: SeatView, plate: QRectF) -> None:
        painter.setPen(QPen(GILT, 2.0) if seat.to_act else QPen(QColor(255, 250, 235, 26), 1.0))
        painter.setBrush(QColor(0, 0, 0, 88 if seat.out else 58))
        painter.drawRoundedRect(plate, 9, 9)

    @property
    def _paper(self) -> QColor:
        return QColor(self.cloth.theme.on_felt)

    # ------------------------------------------------------------ a low plate: everything in one line

    def _in_a_line(self, painter: QPainter, seat: SeatView) -> None:
        """Name, marks and counts one after the other; marks lose their words where there is no room."""
        self.fit(self.rect.height() - 4)
        for words_too, share in ((True, 1.0), (True, 0.88), (True, 0.76), (False, 0.9), (False, 0.75)):
            needed = self._line_parts(None, seat, words_too, share)
            if needed <= self.rect.width() - 16 or (not words_too and share < 0.8):
                plate = QRectF(self.rect)
                if seat.place == 0:  # nobody lies beside it: as wide as what it says
                    plate.setWidth(min(max(needed + 20, LEAST_OWN), plate.width()))
                self._ground(painter, seat, plate)
                painter.setClipRect(self.rect)
                self._line_parts(painter, seat, words_too, share)
                return

    def _line_parts(self, painter: QPainter | None, seat: SeatView, words_too: bool, share: float) -> float:
        """Width of the line in logical pixels; it is drawn if there is a painter."""
        x = start = self.rect.x() + 8
        y, high = self.rect.y(), self.rect.height()
        icon = QFontMetricsF(self.font(SMALL * share)).ascent() * 1.1

        def text(words: str, size: float, colour: QColor, bold: bool = False) -> None:
            nonlocal x
            font = self.font(size, bold)
            wide = QFontMetricsF(font).horizontalAdvance(words)
            if painter is not None:
                painter.setFont(font)
                painter.setPen(colour)
                painter.drawText(QRectF(x, y, wide + 2, high), Qt.AlignmentFlag.AlignVCenter, words)
            x += wide

        def sign(key: str, colour: QColor) -> None:
            nonlocal x
            if painter is not None:
                draw_mark(painter, QRectF(x, y + (high - icon) / 2, icon, icon), key, colour)
            x += icon + 3

        text(self._say(seat.name), share, self._paper, bold=True)
        for mark in seat.marks:
            x += 9
            sign(mark.key, GILT)
            if words_too:
                text(self._say(mark.text), SMALL * share, GILT)
        for count in counts_of(seat):
            x += 10
            if count.key:
                sign(count.key, self._paper)
            text(count.words, 0.92 * share, self._paper)
        if seat.pips is not None:
            x += 10
            x += self._pips(painter, x, y + high / 2, seat.pips)
        if seat.target is not None:
            x += 10
            x += self._target(painter, x, y + high / 2, seat)
        return x - start

    # ------------------------------------------------------------ a tall plate: rows above and below

    def _in_rows(self, painter: QPainter, seat: SeatView) -> None:
        self._fit_rows(seat)
        small = QFontMetricsF(self.font(SMALL)).height()
        name_high = QFontMetricsF(self.font(1.0)).height()
        words = self._words
        ring = 20 if words.right() > self.rect.right() - 24 else 0
        box = QRectF(words.x() + 7, self.rect.y() + 4, words.width() - 12 - ring, name_high)
        self.line(painter, box, self._say(seat.name), 1.0, self._paper, True, Qt.AlignmentFlag.AlignLeft)
        foot = self._foot(painter, seat, small)
        y = box.bottom()
        if self._has_fan:
            foot = self._words.bottom() + 2
        for mark in seat.marks:
            side = small * 0.78
            lines = self._wrapped(self._say(mark.text), words.width() - side - 14)
            if y + small * len(lines) > foot + 2:
                break
            draw_mark(painter, QRectF(words.x() + 7, y + (small - side) / 2, side, side), mark.key, GILT)
            for line in lines:
                row = QRectF(words.x() + 10 + side, y, words.width() - side - 14, small)
                self.line(painter, row, line, SMALL, GILT, False, Qt.AlignmentFlag.AlignLeft)
                y += small

    @property
    def _has_fan(self) -> bool:
        """Whether cards lie between the rows above and those below."""
        return self._words.height() < self.rect.height() - 1 and self._words.width() > self.rect.width() - 1

    def _fit_rows(self, seat: SeatView) -> None:
        """Make text so small that all rows have room, above and below a fan of cards if there is one."""
        self.fit(self.rect.height() - 16, 1 + SMALL * (min(len(seat.marks), 2) + 1))
        if not self._has_fan:
            return
        for _ in range(2):  # smaller text needs fewer lines
            high = QFontMetricsF(self.font(1.0)).height()
            room = self._words.width() - SMALL * SMALL * high - 14
            marks = sum(len(self._wrapped(self._say(mark.text), room)) for mark in seat.marks)
            above = (self._words.height() - 4) / (high * (1 + SMALL * marks))
            discs = 11 if seat.pips is not None or seat.target is not None else 0
            below = (FOOT + 4 - discs) / (high * SMALL * max(len(self._count_rows(seat)), 1))
            self.zoom *= min(1.0, above, below)

    def _wrapped(self, words: str, room: float) -> list[str]:
        """Words in as many lines as they need, a little smaller at most."""
        metrics = QFontMetricsF(self.font(SMALL * 0.84))
        lines = [""]
        for word in words.split():
            longer = f"{lines[-1]} {word}".strip()
            if lines[-1] and metrics.horizontalAdvance(longer) > room:
                lines.append(word)
            else:
                lines[-1] = longer
        return lines

    def _count_rows(self, seat: SeatView) -> list[list[Count]]:
        """Counts in as many rows as the width asks for."""
        metrics = QFontMetricsF(self.font(SMALL))
        side = metrics.height() * 0.72
        rows: list[list[Count]] = []
        used, room = 0.0, self._words.width() - 14 - (20 if seat.tricks else 0)
        for count in counts_of(seat):
            wide = metrics.horizontalAdvance(count.words) + (side + 3 if count.key else 0) + 8
            if not rows or used + wide > room + 8:
                rows.append([])
                used = 0.0
            rows[-1].append(count)
            used += wide
        return rows

    def _foot(self, painter: QPainter, seat: SeatView, small: float) -> float:
        """Counts in as many lines from below as they need; the upper edge of the highest."""
        words, metrics = self._words, QFontMetricsF(self.font(SMALL))
        side = small * 0.72
        rows = self._count_rows(seat)
        top = self.rect.bottom() - 5 - small * len(rows)
        y = top
        for row in rows:
            x = words.x() + 7
            for count in row:
                if count.key:
                    mark = QRectF(x, y + (small - side) / 2, side, side)
                    draw_mark(painter, mark, count.key, self._paper)
                    x += side + 3
                wide = metrics.horizontalAdvance(count.words)
                box = QRectF(x, y, wide + 2, small)
                self.line(painter, box, count.words, SMALL, self._paper, False, Qt.AlignmentFlag.AlignLeft)
                x += wide + 8
            y += small
        if seat.pips is not None or seat.target is not None:
            top -= 11
            if seat.pips is not None:
                self._pips(painter, words.x() + 7, top + 5, seat.pips)
            else:
                self._target(painter, words.x() + 7, top + 5, seat)
        return top

    # ------------------------------------------------------------ discs

    def _pips(self, painter: QPainter | None, x: float, y: float, pips: int) -> float:
        """Seven discs that go out one by one; their width."""
        return self._discs(painter, x, y, 7, pips, self._paper)

    def _target(self, painter: QPainter | None, x: float, y: float, seat: SeatView) -> float:
        """Tricks toward the target as filled discs; their width."""
        assert seat.target is not None
        return self._discs(painter, x, y, max(seat.target, seat.toward), seat.toward, GILT)

    def _discs(
        self, painter: QPainter | None, x: float, y: float, count: int, filled: int, colour: QColor
    ) -> float:
        radius = 3.2
        step = 9.4
        if painter is not None:
            for index in range(count):
                painter.setPen(QPen(colour, 1.2))
                painter.setBrush(colour if index < filled else Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QPointF(x + radius + 1 + index * step, y), radius, radius)
        return count * step


class RingItem(QGraphicsPixmapItem):
    """The ring of a seat that thinks; it is turned by its rotation alone."""

    SIDE = 16.0

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self._ratio = 0.0

    def lie(self, plate: QRectF, ratio: float) -> None:
        """Stand in the upper right corner of a seat's plate."""
        side = self.SIDE
        if ratio != self._ratio:
            self._ratio = ratio
            picture = QPixmap(round((side + 4) * ratio), round((side + 4) * ratio))
            picture.setDevicePixelRatio(ratio)
            picture.fill(Qt.GlobalColor.transparent)
            painter = QPainter(picture)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(2.5, 2.5, side - 1, side - 1)
            painter.setPen(QPen(QColor(255, 255, 255, 64), 2.6))
            painter.drawEllipse(box)
            painter.setPen(QPen(GILT, 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawArc(box, 90 * 16, 110 * 16)
            painter.end()
            self.setPixmap(picture)
            self.setOffset(-side / 2 - 2, -side / 2 - 2)
        self.setPos(plate.right() - side / 2 - 6, plate.top() + min(side / 2 + 6, plate.height() / 2))


class BubbleItem(ClothItem):
    """The last announcement of a seat, with a tip towards its plate."""

    def __init__(self) -> None:
        super().__init__(70)
        self.words = ""
        self.side = "left"
        """Where the seat is: its plate is above at `left` and `right`, and left of the words at `top`."""

    def show_words(self, words: str, side: str, rect: Rect, cloth: Cloth) -> None:
        """Say something in the room that the layout leaves for it, or nothing."""
        self.words, self.side = words, side
        self.lie(rect, cloth, (words, side))

    def wanted(self) -> bool:
        return bool(self.words)

    def draw(self, painter: QPainter) -> None:
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        room = self.rect.adjusted(9, 3, -9, -3)
        for share in (0.98, 0.9, 0.82, 0.74, 0.66, 0.58, 0.5, 0.42):
            font = self.font(share, bold=True)
            need = QFontMetricsF(font).boundingRect(
                QRectF(0, 0, max(room.width(), 1), 1e4), flags, self.words
            )
            if need.width() <= room.width() + 1 and need.height() <= room.height() + 1:
                break
        wide = min(max(need.width() + 20, 44.0), self.rect.width())
        high = min(need.height() + 8, self.rect.height())
        if self.side != "top":
            left = self.rect.left() if self.side == "left" else self.rect.right() - wide
            box = QRectF(left, self.rect.top(), wide, high)
            x = box.left() + min(wide / 2, 44) if self.side == "left" else box.right() - min(wide / 2, 44)
            base, tip = QPointF(x, box.top() + 1), QPointF(x, box.top() - 7)
            side = QPointF(6, 0)
        else:
            box = QRectF(self.rect.left() + 2, self.rect.center().y() - high / 2, wide, high)
            base, tip = QPointF(box.left() + 1, box.center().y()), QPointF(box.left() - 8, box.center().y())
            side = QPointF(0, 6)
        path = QPainterPath()
        path.addRoundedRect(box, min(high / 2, 12), min(high / 2, 12))
        point = QPainterPath(base - side)
        point.lineTo(tip)
        point.lineTo(base + side)
        point.closeSubpath()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 50))
        painter.drawPath(path.translated(0.8, 1.8))
        painter.setPen(QPen(QColor("#8a7350"), 1))
        painter.setBrush(QColor("#fdf6e6"))
        painter.drawPath(path.united(point))
        painter.setFont(font)
        painter.setPen(QColor("#2b211a"))
        painter.drawText(box.adjusted(8, 0, -8, 0), int(flags), self.words)


class WonItem(ClothItem):
    """The pile of tricks that a seat has won; a click on it shows the last trick."""

    def __init__(self) -> None:
        super().__init__(20)
        self.tricks = 0

    def show_tricks(self, tricks: int, rect: Rect, cloth: Cloth) -> None:
        """Show a pile of so many tricks."""
        self.tricks = tricks
        self.lie(rect, cloth, tricks)

    def wanted(self) -> bool:
        return self.tricks > 0

    def draw(self, painter: QPainter) -> None:
        layers = min(self.tricks, 5)
        for layer in range(layers):
            box = self.rect.translated(layer * 1.4, -layer * 1.4)
            painter.setPen(QPen(QColor("#efe6d2"), 1.0))
            painter.setBrush(QColor("#2c5a86"))
            painter.drawRoundedRect(box, 2.5, 2.5)
        top = self.rect.translated(1.4 * (layers - 1), -1.4 * (layers - 1))
        self.line(painter, top, str(self.tricks), 0.85, QColor("#fdf6e6"), bold=True)
