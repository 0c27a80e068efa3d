"""What lies on the cloth besides cards: seats, won piles, the pot, the tray and the status strip.

They draw what a `TableView` says and hold no state of the game.  Imports Qt, `layout`, `theme`, `table_view`.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardavia.desktop.table.places import Rect
from cardavia.desktop.theme import DARK, Theme, body_font
from cardavia.strings import Text
from cardavia.table_view import SeatView

Say = Callable[[Text], str]


def _box(rect: Rect) -> QRectF:
    return QRectF(rect.x, rect.y, rect.width, rect.height)


class ClothItem(QGraphicsItem):
    """Something drawn flat on the cloth inside one rectangle."""

    def __init__(self, say: Say, layer: float) -> None:
        super().__init__()
        self.say = say
        self.theme: Theme = DARK
        self.text_scale = 1.0
        self.rect = QRectF()
        self.setZValue(layer)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def lie(self, rect: Rect, theme: Theme, text_scale: float) -> None:
        """Take a place and the look of the window."""
        self.prepareGeometryChange()
        self.rect = _box(rect)
        self.theme = theme
        self.text_scale = text_scale
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        return self.rect.adjusted(-60, -6, 60, 40)

    def font(self, share: float, bold: bool = False) -> QFont:
        """The body face for text on the cloth."""
        font = body_font(self.text_scale, share)
        font.setBold(bold)
        return font

    def line(
        self, painter: QPainter, box: QRectF, words: str, share: float, colour: QColor, bold: bool = False
    ) -> None:
        """One line of text, elided rather than cut, in the middle of the box."""
        font = self.font(share, bold)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        painter.setPen(colour)
        painter.drawText(
            box,
            Qt.AlignmentFlag.AlignCenter,
            metrics.elidedText(words, Qt.TextElideMode.ElideRight, box.width()),
        )


class SeatItem(ClothItem):
    """A seat: name, marks, what it holds and has won, its standing, what it said."""

    def __init__(self, say: Say) -> None:
        super().__init__(say, 4)
        self.view: SeatView | None = None
        self.turn = 0.0
        """Angle of the thinking ring in degrees."""

    def show_seat(self, view: SeatView) -> None:
        """Show another state of the seat."""
        if view != self.view:
            self.view = view
            self.update()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        seat = self.view
        if seat is None or self.rect.width() < 20:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paper = QColor(self.theme.on_felt)
        ground = QColor(0, 0, 0, 70 if seat.out else 48)
        painter.setPen(QPen(QColor(self.theme.on_felt), 2.0) if seat.to_act else Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(self.rect, 9, 9)
        name_high = QFontMetricsF(self.font(1.0)).height()
        broad = self.rect.width() > 1.8 * self.rect.height() and self.rect.height() > 2.4 * name_high
        words_width = self.rect.width() * (0.46 if broad and seat.place else 1.0) - 12
        box = QRectF(self.rect.x() + 6, self.rect.y() + 3, words_width, name_high)
        own = seat.place == 0
        marks = " · ".join(self.say(mark.text) for mark in seat.marks)
        name = self.say(seat.name)
        facts = self._facts(seat)
        if own:
            self.line(
                painter,
                box.adjusted(0, 2, 0, 2),
                " · ".join([part for part in (name, marks, facts) if part]),
                0.9,
                paper,
            )
        else:
            self.line(painter, box, name, 1.0, paper, bold=True)
            small = QFontMetricsF(self.font(0.82)).height()
            box = QRectF(box.x(), box.bottom() - 1, box.width(), small)
            if marks:
                self.line(painter, box, marks, 0.82, QColor("#f0d9a0"))
                box.translate(0, small)
            if self.rect.height() > 2.6 * name_high:
                foot = QRectF(box.x(), self.rect.bottom() - small - 5, box.width() - 24, small)
                self.line(painter, foot, facts, 0.82, paper)
        if seat.target is not None:
            self._dots(painter, seat)
        if seat.thinking:
            self._ring(painter)
        if seat.said is not None and not own:
            self._bubble(painter, self.say(seat.said))

    def _facts(self, seat: SeatView) -> str:
        parts = []
        if seat.place:
            parts.append(f"{seat.count}")
        if seat.points is not None:
            parts.append(f"{seat.points} ●" + (f" +{seat.waiting}" if seat.waiting else ""))
        elif seat.tricks or seat.target is not None:
            parts.append(f"{seat.tricks} ▣")
        if seat.pips is not None:
            parts.append("●" * seat.pips + "○" * (7 - seat.pips))
        elif seat.score:
            parts.append(f"{seat.score:+d}".replace("-", "\N{MINUS SIGN}"))
        return "   ".join(parts)

    def _dots(self, painter: QPainter, seat: SeatView) -> None:
        """Tricks won as filled dots against the target."""
        assert seat.target is not None
        count = max(seat.target, seat.tricks)
        step = min(10.0, (self.rect.width() - 16) / max(count, 1))
        start = self.rect.center().x() - step * (count - 1) / 2
        y = self.rect.bottom() + 8
        for index in range(count):
            won = index < seat.tricks
            painter.setPen(QPen(QColor(self.theme.on_felt), 1.2))
            painter.setBrush(QColor("#f0d9a0") if won else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(start + index * step, y), step * 0.34, step * 0.34)

    def _ring(self, painter: QPainter) -> None:
        """The ring of a seat that thinks."""
        box = QRectF(self.rect.right() - 22, self.rect.top() + 5, 15, 15)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(255, 255, 255, 60), 2.5))
        painter.drawEllipse(box)
        painter.setPen(QPen(QColor("#f0d9a0"), 2.5))
        painter.drawArc(box, round(-self.turn * 16), 100 * 16)

    def _bubble(self, painter: QPainter, words: str) -> None:
        """The last announcement."""
        font = self.font(0.95, bold=True)
        metrics = QFontMetricsF(font)
        wide = min(metrics.horizontalAdvance(words) + 20, max(self.rect.width() + 90, 120))
        high = metrics.height() + 8
        box = QRectF(self.rect.center().x() - wide / 2, self.rect.bottom() + 4, wide, high)
        path = QPainterPath()
        path.addRoundedRect(box, high / 2, high / 2)
        tip = QPainterPath(QPointF(box.center().x() - 6, box.top() + 1))
        tip.lineTo(box.center().x(), box.top() - 6)
        tip.lineTo(box.center().x() + 6, box.top() + 1)
        painter.setPen(QPen(QColor("#8a7350"), 1))
        painter.setBrush(QColor("#fdf6e6"))
        painter.drawPath(path.united(tip))
        painter.setFont(font)
        painter.setPen(QColor("#2b211a"))
        painter.drawText(
            box,
            Qt.AlignmentFlag.AlignCenter,
            metrics.elidedText(words, Qt.TextElideMode.ElideRight, box.width() - 12),
        )


class PotItem(ClothItem):
    """The pot of Preference as a bowl with its number."""

    def __init__(self, say: Say) -> None:
        super().__init__(say, 3)
        self.amount: int | None = None

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.amount is None or self.rect.width() < 8:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.rect.adjusted(4, 10, -4, -4)
        painter.setPen(QPen(QColor("#4b321d"), 1.5))
        painter.setBrush(QColor("#8a6238"))
        bowl = QPainterPath(QPointF(box.left(), box.top() + box.height() * 0.3))
        bowl.cubicTo(
            QPointF(box.left() + box.width() * 0.08, box.bottom()),
            QPointF(box.right() - box.width() * 0.08, box.bottom()),
            QPointF(box.right(), box.top() + box.height() * 0.3),
        )
        bowl.closeSubpath()
        painter.drawPath(bowl)
        painter.setBrush(QColor("#5d4023"))
        painter.drawEllipse(
            QRectF(box.left(), box.top() + box.height() * 0.12, box.width(), box.height() * 0.36)
        )
        self.line(
            painter, self.rect.adjusted(0, 14, 0, 0), str(self.amount), 1.0, QColor("#fdf6e6"), bold=True
        )


class WonItem(ClothItem):
    """The pile of tricks that a seat has won; a click on it shows the last trick."""

    def __init__(self, say: Say) -> None:
        super().__init__(say, 3)
        self.tricks = 0

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if not self.tricks:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for layer in range(min(self.tricks, 5)):
            box = self.rect.translated(layer * 1.6, -layer * 1.6)
            painter.setPen(QPen(QColor("#3a2a1c"), 0.8))
            painter.setBrush(QColor("#2c5a86"))
            painter.drawRoundedRect(box, 2.5, 2.5)
        top = self.rect.translated(1.6 * (min(self.tricks, 5) - 1), -1.6 * (min(self.tricks, 5) - 1))
        self.line(painter, top, str(self.tricks), 0.85, QColor("#fdf6e6"), bold=True)


class TrayItem(ClothItem):
    """The slots for cards to be put away."""

    def __init__(self, say: Say) -> None:
        super().__init__(say, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if self.rect.width() < 4:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(QColor(0, 0, 0, 36))
        painter.setPen(QPen(QColor(255, 250, 235, 110), 1.6, Qt.PenStyle.DashLine))
        painter.drawRoundedRect(self.rect, 8, 8)


class StripItem(ClothItem):
    """The status strip over the table: contract, who plays whom, points, number of the deal."""

    def __init__(self, say: Say) -> None:
        super().__init__(say, 3)
        self.parts: tuple[str, ...] = ()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.fillRect(self.rect, QColor(0, 0, 0, 70))
        font = self.font(0.95)
        metrics = QFontMetricsF(font)
        painter.setFont(font)
        x = self.rect.x() + 14
        for index, words in enumerate(self.parts):
            last = index == len(self.parts) - 1
            room = self.rect.right() - 14 - x
            if room < 24:
                break
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
            wide = metrics.horizontalAdvance(shown)
            painter.setPen(QColor(self.theme.on_felt))
            if last and len(self.parts) > 1:
                x = max(x, self.rect.right() - 14 - wide)
            painter.drawText(QPointF(x, self.rect.center().y() + metrics.ascent() / 2 - 2), shown)
            x += wide + 22
