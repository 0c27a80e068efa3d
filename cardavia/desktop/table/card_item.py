"""A card on the scene: a picture, a place, and the signs of its state.

It knows no rule: it is told what it shows (`Look`) and where it lies (`Placement`).  Imports Qt, `layout` and
`plain_card`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from cardavia.desktop.plain_card import CORNER, badge_box, draw_badge
from cardavia.desktop.table.places import Key, Placement


class Badge(NamedTuple):
    """An index badge: sign, letter and the width of the visible strip in logical pixels."""

    sign: str
    letter: str
    strip: float


class Look(NamedTuple):
    """Everything that is drawn on or around the picture, each state with its own signs."""

    dimmed: bool = False
    focused: bool = False
    raised: bool = False
    """Under the pointer or focused: stands higher."""
    chosen: bool = False
    hinted: bool = False
    winning: bool = False
    cause: bool = False
    """One of the cards that are the reason of a refusal."""
    ringed: bool = False
    """Counted in the result."""
    seen: bool = False
    """An opponent knows it."""
    order: int = 0
    """Number in the trick, drawn when the last trick is shown."""
    plate: str = ""
    """Words of a plate, such as 20."""
    plate_on: bool = True
    badge: Badge | None = None
    sealed: bool = False


GOLD = QColor("#e3b341")
INK = QColor("#1d1916")
PAPER = QColor("#fdf6e6")
OXBLOOD = QColor("#8e2a20")
LAUREL = QColor("#2f6b3a")
BLUE = QColor("#1f5fa8")

PictureOf = Callable[[Key, bool, QSizeF], QPixmap]
"""Gives the picture of a face (or back) at a logical size."""


class CardItem(QGraphicsItem):
    """One card; its middle is the item's origin."""

    def __init__(self, key: Key, picture_of: PictureOf, placement: Placement) -> None:
        super().__init__()
        self.key = key
        self._picture_of = picture_of
        self._placement = placement
        self._base = QSizeF(placement.width, placement.height)
        self._look = Look()
        self._lift = 0.0
        self._nod = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.place(placement)

    # ------------------------------------------------------------ where it is

    def placed(self) -> Placement:
        return self._placement

    def place(self, placement: Placement) -> None:
        """Lie there now."""
        if (placement.width, placement.height) != (self._placement.width, self._placement.height):
            self.prepareGeometryChange()
        if placement.face_up != self._placement.face_up:
            self.update()
        self._placement = placement
        self.setZValue(placement.layer + (200 if self._look.focused else 0))
        self._move()

    def lift(self, pixels: float) -> None:
        """Stand this many pixels higher than the placement says."""
        if pixels != self._lift:
            self._lift = pixels
            self._move()

    def nod(self, pixels: float) -> None:
        """Lean aside, as the answer to a refused click."""
        self._nod = pixels
        self._move()

    def drag_to(self, point: QPointF) -> None:
        """Follow the pointer; `place` brings it back."""
        self.setPos(point)

    def _move(self) -> None:
        self.setPos(self._placement.x + self._nod, self._placement.y - self._lift)
        self.setRotation(self._placement.rotation)

    # ------------------------------------------------------------ what it shows

    @property
    def look(self) -> Look:
        """The present signs."""
        return self._look

    def show_look(self, look: Look) -> None:
        """Show other signs."""
        if look == self._look:
            return
        self.prepareGeometryChange()
        self._look = look
        self.setZValue(self._placement.layer + (200 if look.focused else 0))
        self.update()

    def boundingRect(self) -> QRectF:  # noqa: N802 - Qt's name
        wide, high = self._placement.width, self._placement.height
        rim = max(6.0, 0.09 * wide)
        return QRectF(-wide / 2 - rim, -high / 2 - rim, wide + 2 * rim, high + 2 * rim)

    def shape(self) -> QPainterPath:
        path = QPainterPath()
        path.addRect(self._card())
        return path

    def _card(self) -> QRectF:
        wide, high = self._placement.width, self._placement.height
        return QRectF(-wide / 2, -high / 2, wide, high)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        card = self._card()
        if card.width() < 1 or card.height() < 1:
            return
        face_up = self._placement.face_up
        radius = CORNER * card.width()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._shadow(painter, card, radius)
        pixmap = self._picture_of(self.key, face_up, QSizeF(card.width(), card.height()))
        painter.drawPixmap(card, pixmap, QRectF(pixmap.rect()))
        if self._look.badge is not None and face_up:
            badge = self._look.badge
            draw_badge(painter, badge_box(card, badge.strip), badge.sign, badge.letter)
        self._state(painter, card, radius)

    def _shadow(self, painter: QPainter, card: QRectF, radius: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        lifted = self._lift > 0 or self._look.raised
        for spread, alpha in ((1.5, 46), (3.5, 26), (6.0, 14)):
            painter.setBrush(QColor(0, 0, 0, alpha + (8 if lifted else 0)))
            painter.drawRoundedRect(
                card.adjusted(-spread * 0.3, 0.2 * spread, spread * 0.7, spread),
                radius + spread,
                radius + spread,
            )

    def _state(self, painter: QPainter, card: QRectF, radius: float) -> None:
        look = self._look
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if look.dimmed:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(24, 18, 12, 72))
            painter.drawRoundedRect(card, radius, radius)
            painter.setBrush(Qt.BrushStyle.NoBrush)
        if look.cause:
            self._ring(painter, card, radius, OXBLOOD, 2.5, Qt.PenStyle.SolidLine)
        if look.ringed:
            self._ring(painter, card, radius, GOLD, 4.0, Qt.PenStyle.SolidLine)
        if look.hinted:
            self._ring(painter, card, radius, GOLD, 4.0, Qt.PenStyle.DashLine)
            self._plate(painter, card, "✦", GOLD, INK, top=True)
        if look.focused:
            self._ring(
                painter, card.adjusted(-1.5, -1.5, 1.5, 1.5), radius, PAPER, 3.0, Qt.PenStyle.SolidLine
            )
            self._ring(painter, card.adjusted(-4, -4, 4, 4), radius + 3, BLUE, 2.0, Qt.PenStyle.SolidLine)
        if look.chosen:
            self._plate(painter, card, "✓", LAUREL, PAPER, top=True)
        if look.winning:
            self._ring(painter, card, radius, LAUREL, 2.5, Qt.PenStyle.SolidLine)
            self._laurel(painter, card)
        if look.order:
            self._plate(painter, card, str(look.order), INK, PAPER, top=False)
        if look.seen:
            self._plate(painter, card, "◉", INK, PAPER, top=False)
        if look.plate:
            ground, ink = (GOLD, INK) if look.plate_on else (QColor("#6b6257"), PAPER)
            self._plate(painter, card, look.plate, ground, ink, top=True)
        if look.sealed:
            self._seal(painter, card)

    def _ring(
        self, painter: QPainter, card: QRectF, radius: float, colour: QColor, width: float, style: Qt.PenStyle
    ) -> None:
        painter.setPen(QPen(colour, width, style))
        painter.drawRoundedRect(card, radius, radius)

    def _plate(
        self, painter: QPainter, card: QRectF, words: str, ground: QColor, ink: QColor, top: bool
    ) -> None:
        high = max(16.0, min(0.13 * card.height(), 34.0))
        font = painter.font()
        font.setPixelSize(round(high * 0.66))
        font.setBold(True)
        painter.setFont(font)
        wide = max(high, painter.fontMetrics().horizontalAdvance(words) + high * 0.6)
        y = card.top() + high * 0.3 if top else card.bottom() - high * 1.3
        box = QRectF(card.right() - wide - high * 0.25, y, wide, high)
        painter.setPen(QPen(ink, 1.0))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, high / 2, high / 2)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _laurel(self, painter: QPainter, card: QRectF) -> None:
        """Two little twigs at the lower edge."""
        size = max(8.0, 0.1 * card.width())
        painter.setPen(QPen(PAPER, 0.8))
        painter.setBrush(LAUREL)
        for side in (-1, 1):
            for leaf in range(3):
                painter.save()
                painter.translate(
                    side * size * (0.35 + 0.42 * leaf), card.bottom() - size * (0.55 + 0.16 * leaf)
                )
                painter.rotate(side * (-58 + 16 * leaf))
                painter.drawEllipse(QPointF(0, -size * 0.3), size * 0.2, size * 0.46)
                painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _seal(self, painter: QPainter, card: QRectF) -> None:
        """A wax seal on a closed stock."""
        radius = 0.2 * min(card.width(), card.height())
        painter.setPen(QPen(QColor("#5e140f"), 1.5))
        painter.setBrush(QColor("#a32a20"))
        painter.drawEllipse(card.center(), radius, radius)
        painter.setPen(QPen(QColor("#d46a5a"), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(card.center(), radius * 0.68, radius * 0.68)
