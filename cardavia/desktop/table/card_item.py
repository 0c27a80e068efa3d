"""A card on the scene: a picture, a place, and the signs of its state.

It knows no rule: it is told what it shows (`Look`) and where it lies (`Placement`).  Shadow, face and signs
are composed into one picture whenever they change, so that a frame of a motion calls no Python: while players
think, every such call would wait for them.  Imports Qt, `places`, `picture_cache` and `plain_card`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsPixmapItem

from cardavia.desktop.painting import painting
from cardavia.desktop.picture_cache import ByteBudget
from cardavia.desktop.plain_card import CORNER, badge_box, draw_badge
from cardavia.desktop.table.hint_marks import draw_lamp, draw_ring
from cardavia.desktop.table.places import Key, Placement


class Badge(NamedTuple):
    """An index badge: sign, letter, width of the visible strip in logical pixels, manner of the sign."""

    sign: str
    letter: str
    strip: float
    manner: str = "traditional"


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
    strip: float = 0.0
    """Width of the card that no other covers, in logical pixels; 0 for all of it."""
    sealed: bool = False


GOLD = QColor("#e3b341")
INK = QColor("#1d1916")
PAPER = QColor("#fdf6e6")
OXBLOOD = QColor("#8e2a20")
LAUREL = QColor("#2f6b3a")
BLUE = QColor("#1f5fa8")

WARDROBE_BYTES = 96 << 20
DRAGGED = 900.0
"""Layer of a card that follows the pointer."""

PictureOf = Callable[[Key, bool, QSizeF], QPixmap]
"""Gives the picture of a face (or back) at a logical size."""


def rim_of(wide: float) -> float:
    """Logical pixels around a card for its shadow and rings."""
    return max(8.0, 0.09 * wide)


Wardrobe = ByteBudget[object, QPixmap]
"""Composed pictures: twenty backs of one size are the same one, and a dimmed card is often seen again."""


def new_wardrobe() -> Wardrobe:
    """An empty store of composed pictures."""
    return ByteBudget(WARDROBE_BYTES, lambda picture: 4 * picture.width() * picture.height())


class CardItem(QGraphicsPixmapItem):
    """One card; its middle is the item's origin."""

    def __init__(
        self, key: Key, picture_of: PictureOf, placement: Placement, wardrobe: Wardrobe, ratio: float = 1.0
    ) -> None:
        super().__init__()
        self._wardrobe = wardrobe
        self.key = key
        self.ratio = ratio
        self.worn: object = None
        """What the scene has dressed it for (size, pack, grading ...); for anything else it does so again."""
        self._picture_of = picture_of
        self._placement = placement
        self._base = QSizeF(placement.width, placement.height)
        self._look = Look()
        self._lift = 0.0
        self._nod = 0.0
        self._composed: tuple[object, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.place(placement)

    # ------------------------------------------------------------ where it is

    def placed(self) -> Placement:
        return self._placement

    def place(self, placement: Placement) -> None:
        """Lie there now; another size than that of the picture scales it."""
        turned = placement.face_up != self._placement.face_up
        self._placement = placement
        if turned:
            self.compose()
        self.setZValue(placement.layer + (200 if self._look.focused else 0))
        self._move()

    def rest_at(self, size: QSizeF) -> None:
        """The size at which the card will lie: that of its picture."""
        if size != self._base:
            self._base = size
            self._move()
        self.compose()

    @property
    def lifted(self) -> float:
        """Logical pixels that it stands higher than the placement says."""
        return self._lift

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
        """Follow the pointer above everything; `place` brings it back."""
        self.setZValue(DRAGGED)
        self.setPos(point)

    def _move(self) -> None:
        place = self._placement
        self.setPos(place.x + self._nod, place.y - self._lift)
        self.setRotation(place.rotation)
        across = place.width / self._base.width() if self._base.width() else 1.0
        down = place.height / self._base.height() if self._base.height() else 1.0
        scaled = QTransform()
        if abs(across - 1) > 0.001 or abs(down - 1) > 0.001:
            scaled.scale(across, down)
        if scaled != self.transform():
            self.setTransform(scaled)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point of the scene is on the card itself, without its shadow."""
        place, turn = self._placement, math.radians(-self.rotation())
        right, down = x - self.x(), y - self.y()
        along = right * math.cos(turn) - down * math.sin(turn)
        across = right * math.sin(turn) + down * math.cos(turn)
        return abs(along) <= place.width / 2 and abs(across) <= place.height / 2

    # ------------------------------------------------------------ what it shows

    @property
    def look(self) -> Look:
        """The present signs."""
        return self._look

    def show_look(self, look: Look) -> None:
        """Show other signs."""
        if look != self._look:
            self._look = look
            self.setZValue(self._placement.layer + (200 if look.focused else 0))
            self.compose()

    def compose(self) -> None:
        """Make the picture anew if the face, the size or the signs have changed."""
        wide, high = self._base.width(), self._base.height()
        if wide < 1 or high < 1:
            self.setPixmap(QPixmap())
            self._composed = ()
            return
        face_up = self._placement.face_up
        face = self._picture_of(self.key, face_up, self._base)
        look = self._look._replace(raised=False)
        state = (face.cacheKey(), wide, high, self.ratio, face_up, look)
        if state == self._composed:
            return
        self._composed = state
        rim = rim_of(wide)
        picture = self._wardrobe.get(state)
        if picture is None:
            picture = self._picture(face, face_up, wide, high, rim)
            self._wardrobe.put(state, picture)
        self.setOffset(-wide / 2 - rim, -high / 2 - rim)
        self.setPixmap(picture)

    def _picture(self, face: QPixmap, face_up: bool, wide: float, high: float, rim: float) -> QPixmap:
        """Shadow, face and signs in one."""
        picture = QPixmap(self._shadow(wide, high, rim))
        card = QRectF(-wide / 2, -high / 2, wide, high)
        with self._painter(picture, rim, wide, high) as painter:
            painter.drawPixmap(card, face, QRectF(face.rect()))
            if self._look.badge is not None and face_up:
                badge = self._look.badge
                draw_badge(painter, badge_box(card, badge.strip), badge.sign, badge.letter, badge.manner)
            self._state(painter, card, CORNER * wide)
        return picture

    @contextmanager
    def _painter(self, picture: QPixmap, rim: float, wide: float, high: float) -> Iterator[QPainter]:
        """A painter whose origin is the middle of the card."""
        with painting(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.translate(rim + wide / 2, rim + high / 2)
            yield painter

    def _shadow(self, wide: float, high: float, rim: float) -> QPixmap:
        """The shadow of a card of that size, lit from the upper left."""
        name = ("shadow", wide, high, self.ratio)
        shadow = self._wardrobe.get(name)
        if shadow is not None:
            return shadow
        shadow = QPixmap(round((wide + 2 * rim) * self.ratio), round((high + 2 * rim) * self.ratio))
        shadow.setDevicePixelRatio(self.ratio)
        shadow.fill(Qt.GlobalColor.transparent)
        with self._painter(shadow, rim, wide, high) as painter:
            painter.setPen(Qt.PenStyle.NoPen)
            card, radius = QRectF(-wide / 2, -high / 2, wide, high), CORNER * wide
            for spread, alpha in ((1.5, 46), (3.5, 26), (6.0, 14)):
                painter.setBrush(QColor(0, 0, 0, alpha))
                painter.drawRoundedRect(
                    card.adjusted(-spread * 0.3, 0.2 * spread, spread * 0.7, spread),
                    radius + spread,
                    radius + spread,
                )
        self._wardrobe.put(name, shadow)
        return shadow

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
            draw_ring(painter, card, radius, 4.0)
            self._lamp(painter, card)
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
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, width, style))
        painter.drawRoundedRect(card, radius, radius)

    def _plate(
        self, painter: QPainter, card: QRectF, words: str, ground: QColor, ink: QColor, top: bool
    ) -> None:
        """Words in a small plate in the strip that stays visible in a fan."""
        high = max(16.0, min(0.13 * card.height(), 34.0))
        font = painter.font()
        font.setPixelSize(round(high * 0.66))
        font.setBold(True)
        painter.setFont(font)
        wide = max(high, painter.fontMetrics().horizontalAdvance(words) + high * 0.6)
        y = card.top() + high * 0.3 if top else card.bottom() - high * 1.3
        free = self._look.strip or card.width()
        if self._look.badge is not None and top:
            y += badge_box(card, self._look.badge.strip).height() + high * 0.3
        x = card.left() + max(free - wide - high * 0.25, 1.0)
        box = QRectF(x, y, wide, high)
        painter.setPen(QPen(ink, 1.0))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, high / 2, high / 2)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, words)
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _lamp(self, painter: QPainter, card: QRectF) -> None:
        """The lamp of a hint, in the strip that stays visible in a fan."""
        side = max(20.0, min(0.17 * card.height(), 40.0))
        free = self._look.strip or card.width()
        x = card.left() + max(min(free, card.width()) - side - 3, 2.0)
        draw_lamp(painter, QRectF(x, card.top() + 0.42 * card.height(), side, side))

    def _laurel(self, painter: QPainter, card: QRectF) -> None:
        """The winner's plate: a laurel wreath on a disc of paper over the lower edge."""
        radius = max(11.0, 0.15 * card.width())
        middle = QPointF(0.0, card.bottom() - radius * 1.15)
        painter.setPen(QPen(LAUREL, 1.4))
        painter.setBrush(PAPER)
        painter.drawEllipse(middle, radius, radius)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(LAUREL)
        for side in (-1, 1):
            for leaf in range(4):
                turn = math.radians(22 + 38 * leaf)  # from the knot below up to the open top
                for tilt, reach in ((30, 0.74), (-30, 0.5)):
                    painter.save()
                    spot = QPointF(side * math.sin(turn), math.cos(turn)) * (radius * reach)
                    painter.translate(middle + spot)
                    painter.rotate(side * (90 - math.degrees(turn) + tilt))
                    painter.drawEllipse(QPointF(0, 0), radius * 0.21, radius * 0.085)
                    painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)

    def _seal(self, painter: QPainter, card: QRectF) -> None:
        """A wax seal on a closed stock."""
        radius = 0.24 * min(card.width(), card.height())
        blot = QPainterPath()
        points = 28
        for index in range(points):
            turn = 2 * math.pi * index / points
            reach = radius * (1.0 + 0.06 * math.sin(3 * turn) + 0.05 * math.cos(7 * turn))
            point = card.center() + QPointF(reach * math.cos(turn), reach * math.sin(turn))
            if index:
                blot.lineTo(point)
            else:
                blot.moveTo(point)
        blot.closeSubpath()
        painter.setPen(QPen(QColor("#5e140f"), 1.5))
        painter.setBrush(QColor("#a32a20"))
        painter.drawPath(blot)
        painter.setPen(QPen(QColor("#d46a5a"), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(card.center(), radius * 0.7, radius * 0.7)
        lock = radius * 0.3
        painter.drawRect(
            QRectF(card.center().x() - lock, card.center().y() - lock * 0.3, 2 * lock, 1.3 * lock)
        )
        arch = QRectF(card.center().x() - lock * 0.6, card.center().y() - lock * 1.2, 1.2 * lock, 1.8 * lock)
        painter.drawArc(arch, 0, 180 * 16)
