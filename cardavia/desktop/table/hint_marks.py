"""How a hint is marked: a dashed golden ring with a small lamp, on a card or around a button.

Imports Qt only.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from cardavia.desktop.painting import painting

GOLD: Final = QColor("#e3b341")
INK: Final = QColor("#1d1916")
PAPER: Final = QColor("#fdf6e6")
MARGIN: Final = 9
"""Logical pixels that the ring of a button stands out beyond it."""


def draw_lamp(painter: QPainter, box: QRectF) -> None:
    """A lit lamp on a golden disc that fills the box."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(INK, max(1.0, 0.05 * box.width())))
    painter.setBrush(GOLD)
    painter.drawEllipse(box)
    side = box.width()
    middle = box.center().x()
    bulb = QPainterPath()
    radius = 0.23 * side
    top = QPointF(middle, box.top() + 0.40 * side)
    bulb.addEllipse(top, radius, radius)
    neck = QRectF(middle - 0.12 * side, top.y() + 0.14 * side, 0.24 * side, 0.16 * side)
    bulb.addRect(neck)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(INK)
    painter.drawPath(bulb.simplified())
    painter.setPen(QPen(INK, max(1.0, 0.07 * side), c=Qt.PenCapStyle.RoundCap))
    foot = neck.bottom() + 0.09 * side
    painter.drawLine(QPointF(middle - 0.09 * side, foot), QPointF(middle + 0.09 * side, foot))
    painter.setPen(QPen(PAPER, max(0.8, 0.05 * side), c=Qt.PenCapStyle.RoundCap))
    painter.drawArc(
        QRectF(top.x() - 0.13 * side, top.y() - 0.13 * side, 0.26 * side, 0.26 * side), 1600, 1000
    )
    painter.restore()


def draw_ring(painter: QPainter, rect: QRectF, radius: float, width: float) -> None:
    """A dashed golden line on a dark one, so that it stands out on any ground."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(INK, width + 1.5))
    painter.drawRoundedRect(rect, radius, radius)
    pen = QPen(GOLD, width)
    pen.setDashPattern([2.6, 1.6])
    painter.setPen(pen)
    painter.drawRoundedRect(rect, radius, radius)
    painter.restore()


class HintRing(QWidget):
    """The ring around a button; it follows the button and takes no click."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("hint.ring")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._around: QWidget | None = None
        self._watched: list[QWidget] = []
        self.hide()

    @property
    def around(self) -> QWidget | None:
        """The button that is ringed."""
        return self._around

    def ring(self, button: QWidget | None) -> None:
        """Lie around a button; None takes the ring away."""
        for widget in self._watched:
            if isValid(widget):
                widget.removeEventFilter(self)
        self._around, self._watched = button, []
        if button is None:
            self.hide()
            return
        between: QWidget | None = button
        while between is not None and between is not self.parentWidget():  # what it lies in moves it too
            between.installEventFilter(self)
            self._watched.append(between)
            between = between.parentWidget()
        self._follow()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        moved = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.ParentChange)
        if event.type() in moved:
            self._follow()
        elif event.type() == QEvent.Type.Hide and watched is self._around:
            self.hide()
        return False

    def _follow(self) -> None:
        button, parent = self._around, self.parentWidget()
        if button is None or parent is None or not isValid(button) or not button.isVisible():
            self.hide()
            return
        place = button.mapTo(parent, button.rect().topLeft())
        self.setGeometry(
            place.x() - MARGIN, place.y() - MARGIN, button.width() + 2 * MARGIN, button.height() + 2 * MARGIN
        )
        self.show()
        self.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        with painting(self, smooth=False) as painter:
            inner = QRectF(self.rect()).adjusted(MARGIN - 3, MARGIN - 3, 3 - MARGIN, 3 - MARGIN)
            draw_ring(painter, inner, 9, 2.5)
            draw_lamp(painter, QRectF(self.width() - 21, 1, 19, 19))
