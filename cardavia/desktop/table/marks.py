"""Small drawn signs for what a seat is and has: dealer, declarer, partner, cards, tricks, points.

Each fills a square box and is drawn in one colour.  Imports Qt only.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen


def _stroke(painter: QPainter, box: QRectF, colour: QColor, width: float = 0.1) -> None:
    pen = QPen(colour, max(1.0, width * box.width()))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def _card(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """One upright card."""
    _stroke(painter, box, colour)
    wide = 0.6 * box.width()
    painter.drawRoundedRect(
        QRectF(box.center().x() - wide / 2, box.top() + 0.08 * box.height(), wide, 0.84 * box.height()), 1, 1
    )


def _dealer(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Two cards of a pack being dealt."""
    for turn in (-16, 14):
        painter.save()
        painter.translate(box.center())
        painter.rotate(turn)
        painter.translate(-box.center())
        _card(painter, box, colour)
        painter.restore()


def _star(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """A star: who plays the game."""
    path = QPainterPath()
    for index in range(10):
        reach = box.width() * (0.5 if index % 2 == 0 else 0.21)
        turn = math.pi * index / 5 - math.pi / 2
        point = box.center() + QPointF(reach * math.cos(turn), reach * math.sin(turn))
        if index:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(path)


def _rings(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """Two linked rings: partners."""
    _stroke(painter, box, colour, 0.11)
    radius = 0.27 * box.width()
    for side in (-1, 1):
        painter.drawEllipse(box.center() + QPointF(side * 0.19 * box.width(), 0), radius, radius)


def _maybe(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """A broken ring: perhaps a partner."""
    _stroke(painter, box, colour, 0.11)
    inner = box.adjusted(0.2 * box.width(), 0.2 * box.width(), -0.2 * box.width(), -0.2 * box.width())
    for start in range(0, 360, 90):
        painter.drawArc(inner, start * 16, 55 * 16)


def _shield(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """A shield: who defends."""
    _stroke(painter, box, colour)
    left, right = box.left() + 0.18 * box.width(), box.right() - 0.18 * box.width()
    top = box.top() + 0.12 * box.height()
    path = QPainterPath(QPointF(left, top))
    path.lineTo(right, top)
    path.lineTo(right, box.center().y())
    path.quadTo(
        right, box.bottom() - 0.18 * box.height(), box.center().x(), box.bottom() - 0.06 * box.height()
    )
    path.quadTo(left, box.bottom() - 0.18 * box.height(), left, box.center().y())
    path.closeSubpath()
    painter.drawPath(path)


def _cross(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """A cross: out of it."""
    _stroke(painter, box, colour, 0.13)
    inner = box.adjusted(0.24 * box.width(), 0.24 * box.width(), -0.24 * box.width(), -0.24 * box.width())
    painter.drawLine(inner.topLeft(), inner.bottomRight())
    painter.drawLine(inner.topRight(), inner.bottomLeft())


def _lock(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """A lock: who closed the stock."""
    _stroke(painter, box, colour)
    side = box.width()
    body = QRectF(box.left() + 0.2 * side, box.top() + 0.45 * side, 0.6 * side, 0.42 * side)
    painter.drawRect(body)
    painter.drawArc(QRectF(box.left() + 0.3 * side, box.top() + 0.12 * side, 0.4 * side, 0.6 * side), 0, 2880)


def _tricks(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """A stack of cards lying flat: tricks."""
    _stroke(painter, box, colour)
    for layer in range(3):
        y = box.bottom() - (0.2 + 0.26 * layer) * box.height()
        painter.drawLine(QPointF(box.left() + 1, y), QPointF(box.right() - 1, y))


def _points(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """A coin: card points."""
    _stroke(painter, box, colour)
    painter.drawEllipse(box.adjusted(1, 1, -1, -1))
    painter.setBrush(colour)
    painter.drawEllipse(box.center(), 0.12 * box.width(), 0.12 * box.width())


def _waiting(painter: QPainter, box: QRectF, colour: QColor) -> None:
    """A hatched coin: points that do not count yet."""
    _stroke(painter, box, colour)
    coin = box.adjusted(1, 1, -1, -1)
    painter.setBrush(QBrush(colour, Qt.BrushStyle.BDiagPattern))
    painter.drawEllipse(coin)


def _turn(steps: int) -> Callable[[QPainter, QRectF, QColor], None]:
    """So many bars: first, second, third to speak or lead."""

    def draw(painter: QPainter, box: QRectF, colour: QColor) -> None:
        _stroke(painter, box, colour, 0.12)
        for bar in range(steps):
            x = box.center().x() + (bar - (steps - 1) / 2) * 0.27 * box.width()
            painter.drawLine(
                QPointF(x, box.top() + 0.2 * box.height()), QPointF(x, box.bottom() - 0.2 * box.height())
            )

    return draw


MARKS: Final[Mapping[str, Callable[[QPainter, QRectF, QColor], None]]] = {
    "dealer": _dealer,
    "forehand": _turn(1),
    "middlehand": _turn(2),
    "rearhand": _turn(3),
    "declarer": _star,
    "taker": _star,
    "partner": _rings,
    "you-are-partner": _rings,
    "maybe-partner": _maybe,
    "defender": _shield,
    "host": _shield,
    "guest": _rings,
    "dropped": _cross,
    "passed": _cross,
    "closer": _lock,
    "cards": _card,
    "tricks": _tricks,
    "points": _points,
    "waiting": _waiting,
}
"""By key of a mark or of a count."""


def draw_mark(painter: QPainter, box: QRectF, key: str, colour: QColor) -> None:
    """Draw the sign of a mark or count, if it has one."""
    draw = MARKS.get(key)
    if draw is not None:
        painter.save()
        draw(painter, box, colour)
        painter.restore()
