"""What lies flat on the cloth: an item whose picture is made anew only when what it says has changed.

Imports Qt, `places`, `theme`.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from cardavia.desktop.painting import painting
from cardavia.desktop.table.places import Rect
from cardavia.desktop.theme import DARK, Theme, body_font

RIM = 12.0
"""Logical pixels around an item's rectangle on which it may draw."""
LEAST_POINTS = 7.5
"""Words are made no smaller than that to fit."""
GILT = QColor("#f0d9a0")
"""Marks and counts on the cloth."""


class Cloth(NamedTuple):
    """What everything on the cloth shares; another one makes every picture anew."""

    theme: Theme = DARK
    text_scale: float = 1.0
    ratio: float = 1.0
    tongue: int = 0
    """Raised when the language changes."""
    resizing: bool = False
    """Whether the window is being resized: pictures are stretched until the size rests."""


class ClothItem(QGraphicsPixmapItem):
    """Something drawn flat on the cloth inside one rectangle; a frame of a motion calls no Python for it."""

    def __init__(self, layer: float) -> None:
        super().__init__()
        self.rect = QRectF()
        self.cloth = Cloth()
        self.zoom = 1.0
        """Factor on the text size: less than 1 where text at the person's size would not fit."""
        self._drawn: tuple[object, ...] = ()
        """What the picture was drawn from: look and content, then places."""
        self._drawn_in = QRectF()
        self.setZValue(layer)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)

    def lie(self, rect: Rect, cloth: Cloth, content: object, inner: Rect | None = None) -> None:
        """Take a place (and one inside it), the look of the window and what is to be said."""
        self.rect = QRectF(rect.x, rect.y, rect.width, rect.height)
        self.cloth = cloth._replace(resizing=False)
        state = (self.cloth, content, rect, inner)
        if state == self._drawn or (cloth.resizing and state[:2] == self._drawn[:2]):
            self._stretch()
            return
        self._drawn, self._drawn_in = state, self.rect
        self._stretch()
        if rect.width < 4 or rect.height < 4 or not self.wanted():
            self.setPixmap(QPixmap())
            return
        whole = self.rect.adjusted(-RIM, -RIM, RIM, RIM)
        picture = QPixmap(round(whole.width() * cloth.ratio), round(whole.height() * cloth.ratio))
        picture.setDevicePixelRatio(cloth.ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with painting(picture) as painter:
            painter.translate(-whole.topLeft())
            self.draw(painter)
        self.setOffset(whole.topLeft())
        self.setPixmap(picture)

    def _stretch(self) -> None:
        """Let the picture cover the present place, whatever place it was drawn for."""
        drawn, now = self._drawn_in, self.rect
        fit = QTransform()
        if drawn != now and drawn.width() > 0 and drawn.height() > 0:
            fit.translate(now.x(), now.y())
            fit.scale(now.width() / drawn.width(), now.height() / drawn.height())
            fit.translate(-drawn.x(), -drawn.y())
        if fit != self.transform():
            self.setTransform(fit)

    def wanted(self) -> bool:
        """Whether there is anything to draw."""
        return True

    def draw(self, painter: QPainter) -> None:
        """Draw into `rect`, in the coordinates of the scene."""
        raise NotImplementedError

    def font(self, share: float, bold: bool = False) -> QFont:
        """The body face for text on the cloth."""
        font = body_font(self.cloth.text_scale, share * self.zoom)
        font.setBold(bold)
        return font

    def fit(self, height: float, lines: float = 1.0) -> None:
        """Make text so small that so many lines fit a height."""
        self.zoom = 1.0
        need = lines * QFontMetricsF(self.font(1.0)).height()
        self.zoom = max(min(1.0, height / need), 0.3) if need > 0 else 1.0

    def line(
        self,
        painter: QPainter,
        box: QRectF,
        words: str,
        share: float,
        colour: QColor,
        bold: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
    ) -> None:
        """One line of text in the box, smaller where it would not fit, elided at last."""
        font = self.font(share, bold)
        wide = QFontMetricsF(font).horizontalAdvance(words)
        if wide > box.width() > 0:
            least = min(0.78 * font.pointSizeF(), LEAST_POINTS)
            font.setPointSizeF(max(least, font.pointSizeF() * box.width() / wide))
            while font.pointSizeF() > least and QFontMetricsF(font).horizontalAdvance(words) > box.width():
                font.setPointSizeF(max(least, font.pointSizeF() - 0.25))
        painter.setFont(font)
        painter.setPen(colour)
        shown = QFontMetricsF(font).elidedText(words, Qt.TextElideMode.ElideRight, box.width() + 1)
        painter.drawText(box, align | Qt.AlignmentFlag.AlignVCenter, shown)
