"""Signs on the cloth that belong to no seat: the pot, the tray, captions of piles, the status strip.

They draw what a `TableView` says and hold no state of the game.  Imports Qt, `cloth_item`, `plain_card`.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from cardavia.desktop.plain_card import draw_sign
from cardavia.desktop.table.cloth_item import Cloth, ClothItem
from cardavia.desktop.table.places import Rect


class PotItem(ClothItem):
    """The pot of Preference as a bowl with its number."""

    def __init__(self) -> None:
        super().__init__(3)
        self.amount: int | None = None

    def show_amount(self, amount: int | None, rect: Rect, cloth: Cloth) -> None:
        """Show what is in the pot; None where a game has none."""
        self.amount = amount
        self.lie(rect, cloth, amount)

    def wanted(self) -> bool:
        return self.amount is not None and self.rect.width() >= 12

    def draw(self, painter: QPainter) -> None:
        box = self.rect.adjusted(3, 8, -3, -5)
        rim = QRectF(box.left(), box.top(), box.width(), box.height() * 0.38)
        bowl = QPainterPath(QPointF(rim.left(), rim.center().y()))
        bowl.cubicTo(
            QPointF(box.left() + box.width() * 0.06, box.bottom() + box.height() * 0.05),
            QPointF(box.right() - box.width() * 0.06, box.bottom() + box.height() * 0.05),
            QPointF(rim.right(), rim.center().y()),
        )
        bowl.closeSubpath()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 50))
        painter.drawEllipse(box.center() + QPointF(2, box.height() * 0.42), box.width() * 0.4, 5)
        wood = QLinearGradient(box.topLeft(), box.topRight())
        wood.setColorAt(0.0, QColor("#a97b47"))
        wood.setColorAt(0.45, QColor("#8a6238"))
        wood.setColorAt(1.0, QColor("#573a1f"))
        painter.setPen(QPen(QColor("#3f2a17"), 1.3))
        painter.setBrush(wood)
        painter.drawPath(bowl)
        painter.setBrush(QColor("#4a3119"))
        painter.drawEllipse(rim)
        self._coins(painter, rim)
        below = QRectF(box.left(), rim.bottom() - 2, box.width(), box.bottom() - rim.bottom())
        self.line(painter, below, str(self.amount), 1.05, QColor("#fff6e2"), bold=True)

    def _coins(self, painter: QPainter, rim: QRectF) -> None:
        """A few coins in the bowl, more of them the fuller it is."""
        assert self.amount is not None
        places = ((0.0, 0.1), (-0.22, -0.05), (0.23, -0.02), (-0.08, -0.14), (0.1, -0.16), (0.0, -0.3))
        painter.setPen(QPen(QColor("#8a6a1c"), 0.8))
        painter.setBrush(QColor("#e0b94a"))
        for x, y in places[: max(0, min(len(places), self.amount // 20))]:
            middle = rim.center() + QPointF(x * rim.width(), y * rim.height())
            painter.drawEllipse(middle, rim.width() * 0.11, rim.height() * 0.16)


class TrayItem(ClothItem):
    """A slot for a card to be put away."""

    def __init__(self) -> None:
        super().__init__(2)
        self.filled = False

    def show_filled(self, filled: bool, rect: Rect, cloth: Cloth) -> None:
        """Show whether a card was chosen for it."""
        self.filled = filled
        self.lie(rect, cloth, filled)

    def draw(self, painter: QPainter) -> None:
        painter.setBrush(QColor(0, 0, 0, 56 if self.filled else 34))
        pen = QPen(QColor(255, 250, 235, 150 if self.filled else 96), 1.6)
        if not self.filled:
            pen.setStyle(Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.drawRoundedRect(self.rect, 8, 8)
        if self.filled:
            side = min(0.3 * self.rect.width(), 44.0)
            middle = self.rect.center()
            painter.setPen(QPen(QColor("#f0d9a0"), max(2.0, side * 0.12)))
            tick = QPainterPath(middle + QPointF(-side / 2, 0))
            tick.lineTo(middle + QPointF(-side * 0.12, side * 0.36))
            tick.lineTo(middle + QPointF(side / 2, -side * 0.4))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(tick)


class CaptionItem(ClothItem):
    """What a pile is, or how many cards it has, under it."""

    def __init__(self) -> None:
        super().__init__(7)
        self.words = ""

    def show_words(self, words: str, rect: Rect, cloth: Cloth) -> None:
        """Say something in a small plate."""
        self.words = words
        self.lie(rect, cloth, words)

    def wanted(self) -> bool:
        return bool(self.words)

    def draw(self, painter: QPainter) -> None:
        self.fit(self.rect.height(), 0.9)
        metrics = QFontMetricsF(self.font(0.85, bold=True))
        wide = min(metrics.horizontalAdvance(self.words) + 16, self.rect.width())
        high = self.rect.height()
        box = QRectF(self.rect.center().x() - wide / 2, self.rect.y(), wide, high)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, 96))
        painter.drawRoundedRect(box, high / 2, high / 2)
        self.line(painter, box.adjusted(6, 0, -6, 0), self.words, 0.85, QColor("#fbf4e4"), bold=True)


class Strip(NamedTuple):
    """What the status strip says: sign of the trump suit, parts from the left, the last at the right."""

    sign: str
    parts: tuple[str, ...]


class StripItem(ClothItem):
    """The status strip over the table: contract, who plays whom, points, number of the deal."""

    def __init__(self) -> None:
        super().__init__(3)
        self.strip = Strip("", ())

    def show_strip(self, strip: Strip, rect: Rect, cloth: Cloth) -> None:
        """Say something else."""
        self.strip = strip
        self.lie(rect, cloth, strip)

    def draw(self, painter: QPainter) -> None:
        painter.fillRect(self.rect, QColor(0, 0, 0, 78))
        self.fit(self.rect.height() - 4)
        x, y = self.rect.x() + 14, self.rect.center().y()
        if self.strip.sign:
            side = self.rect.height() - 8
            plate = QRectF(x - 3, y - side / 2 - 1, side + 6, side + 2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#fbf4e4"))
            painter.drawRoundedRect(plate, 5, 5)
            box = QRectF(x + 1, y - side / 2 + 1, side - 2, side - 2)
            draw_sign(painter, box, self.strip.sign, self.cloth.theme.suits)
            x += side + 12
        for index, words in enumerate(self.strip.parts):
            last = index == len(self.strip.parts) - 1
            font = self.font(1.0 if index == 0 else 0.92, bold=index == 0)
            metrics = QFontMetricsF(font)
            room = self.rect.right() - 14 - x
            if room < 24:
                break
            shown = metrics.elidedText(words, Qt.TextElideMode.ElideRight, room)
            wide = metrics.horizontalAdvance(shown)
            if last and index:
                x = max(x, self.rect.right() - 14 - wide)
            painter.setFont(font)
            painter.setPen(QColor(self.cloth.theme.on_felt))
            painter.drawText(QPointF(x, y + metrics.ascent() / 2 - 2), shown)
            x += wide + 24
