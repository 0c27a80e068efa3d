"""The plain card and the index badge: sign, letter and name drawn by the program itself.

A plain card stands in for a picture that is missing or broken; a badge lies on the visible strip of a card
whose pack has no printed index.  Both are text and therefore never graded.  Not for the packs' own art,
which lies below `assets/cards`.  Imports PySide6 only.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap, QTransform

PAPER: Final = QColor("#f5ecd7")
EDGE: Final = QColor("#b9a98a")
INK: Final = QColor("#1d1916")
RED: Final = QColor("#a5261a")
GREEN: Final = QColor("#2d5f2b")
BROWN: Final = QColor("#6b4410")
YELLOW: Final = QColor("#e8b32a")
ORANGE: Final = QColor("#a64b00")

CORNER: Final = 0.045
"""Radius of a card's corner as a part of its width."""

SIGNS: Final[Mapping[str, str]] = {
    "french C": "clubs",
    "french S": "spades",
    "french H": "hearts",
    "french D": "diamonds",
    "german E": "acorns",
    "german G": "leaves",
    "german H": "hearts",
    "german S": "bells",
}

TRADITIONAL: Final[Mapping[str, QColor]] = {
    "clubs": INK,
    "spades": INK,
    "hearts": RED,
    "diamonds": RED,
    "acorns": BROWN,
    "leaves": GREEN,
    "bells": BROWN,
}
"""Colour of letters beside each sign; every one reaches 4.5 to 1 on paper."""

FOUR_COLOURS: Final[Mapping[str, QColor]] = {
    **TRADITIONAL,
    "spades": GREEN,
    "diamonds": ORANGE,
    "acorns": INK,
    "bells": ORANGE,
}
"""As German tournament packs have them; German signs keep their colours, their letters tell them apart."""
COLOURS: Final[Mapping[str, Mapping[str, QColor]]] = {
    "traditional": TRADITIONAL,
    "four": FOUR_COLOURS,
    "shapes": TRADITIONAL,
}
"""By the manner in which suit signs are drawn; under `shapes` each has a strong dark outline."""
OUTLINE: Final[Mapping[str, float]] = {"traditional": 1 / 26, "four": 1 / 16, "shapes": 1 / 9}
"""Width of the outline of a sign as a part of its side."""


class PlainFace(NamedTuple):
    """What a plain card says: a sign of `TRADITIONAL`, an index letter, a name; all empty for a back."""

    sign: str
    letter: str
    name: str


def sign_of(pack: str, code: str) -> str:
    """Name of the suit sign of a face, by the name of its pack ("french" or "german")."""
    return SIGNS[f"{pack} {code[0]}"]


# ---------------------------------------------------------------- signs, in a box of 100 x 100
def _curve(start: tuple[float, float], *steps: tuple[float, ...]) -> QPainterPath:
    """A closed path from cubic steps (six numbers) and straight ones (two)."""
    path = QPainterPath(QPointF(*start))
    for step in steps:
        if len(step) == 6:
            path.cubicTo(*step)
        else:
            path.lineTo(*step)
    path.closeSubpath()
    return path


def _round(x: float, y: float, across: float, down: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), across, down)
    return path


_STEM = _curve((47, 60), (47, 78, 42, 90, 32, 97), (68, 97), (58, 90, 53, 78, 53, 60))
_HEART = _curve(
    (50, 94), (34, 74, 5, 56, 5, 31), (5, 4, 42, 2, 50, 26), (58, 2, 95, 4, 95, 31), (95, 56, 66, 74, 50, 94)
)

_LAYERS: Final[Mapping[str, tuple[tuple[QPainterPath, QColor], ...]]] = {
    "clubs": (
        (
            _round(50, 27, 22, 22)
            .united(_round(26, 57, 22, 22))
            .united(_round(74, 57, 22, 22))
            .united(_STEM),
            INK,
        ),
    ),
    "spades": (
        (
            _curve(
                (50, 3),
                (58, 24, 96, 42, 96, 64),
                (96, 86, 62, 88, 50, 68),
                (38, 88, 4, 86, 4, 64),
                (4, 42, 42, 24, 50, 3),
            ).united(_STEM),
            INK,
        ),
    ),
    "hearts": ((_HEART, RED),),
    "diamonds": (
        (
            _curve(
                (50, 2),
                (60, 22, 72, 38, 88, 50),
                (72, 62, 60, 78, 50, 98),
                (40, 78, 28, 62, 12, 50),
                (28, 38, 40, 22, 50, 2),
            ),
            RED,
        ),
    ),
    "acorns": (
        (_curve((20, 40), (20, 72, 40, 84, 50, 98), (60, 84, 80, 72, 80, 40)), YELLOW),
        (_curve((12, 44), (8, 8, 92, 8, 88, 44), (70, 52, 30, 52, 12, 44)), GREEN),
        (_curve((46, 18), (45, 12, 42, 8, 38, 3), (48, 2), (54, 8, 55, 12, 54, 18)), BROWN),
    ),
    "leaves": (
        (
            _curve(
                (50, 3),
                (60, 22, 94, 36, 94, 60),
                (94, 82, 62, 84, 52, 68),
                (53, 82, 58, 90, 66, 96),
                (52, 97),
                (47, 88, 47, 80, 48, 68),
                (38, 84, 6, 82, 6, 60),
                (6, 36, 40, 22, 50, 3),
            ),
            GREEN,
        ),
    ),
    "bells": (
        (_round(50, 9, 8, 8), YELLOW),
        (_round(50, 55, 42, 42), YELLOW),
        (_curve((9, 47), (30, 56, 70, 56, 91, 47), (92, 61), (70, 70, 30, 70, 8, 61)), RED),
        (_round(50, 80, 6, 6), INK),
        (_curve((48, 80), (52, 80), (52, 96), (48, 96)), INK),
    ),
}


def draw_sign(painter: QPainter, box: QRectF, sign: str, manner: str = "traditional") -> None:
    """A suit sign filling a square box, drawn in a manner of `COLOURS`."""
    line = OUTLINE[manner] * box.width()
    single = len(_LAYERS[sign]) == 1
    bare = single and manner == "traditional"
    inner = box if bare else box.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    scaled = QTransform().translate(inner.x(), inner.y()).scale(inner.width() / 100, inner.height() / 100)
    painter.setPen(Qt.PenStyle.NoPen if bare else QPen(INK, max(0.6, line)))
    for path, own in _LAYERS[sign]:
        painter.setBrush(COLOURS[manner][sign] if single else own)
        painter.drawPath(scaled.map(path))


# ---------------------------------------------------------------- text
def _fitting(text: str, height: float, width: float) -> QFont:
    """A bold font of at most that height in pixels in which the text is at most that wide."""
    font = QFont()
    font.setBold(True)
    size = max(1.0, height)
    font.setPixelSize(max(1, round(size)))
    present = QFontMetricsF(font).horizontalAdvance(text)
    if present > width > 0:
        font.setPixelSize(max(1, int(size * width / present)))
    return font


def _sheet(painter: QPainter, box: QRectF, radius: float) -> None:
    line = max(0.75, box.width() / 160)
    painter.setPen(QPen(EDGE, line))
    painter.setBrush(PAPER)
    painter.drawRoundedRect(box.adjusted(line / 2, line / 2, -line / 2, -line / 2), radius, radius)


def draw_plain_card(painter: QPainter, box: QRectF, face: PlainFace, manner: str = "traditional") -> None:
    """A whole card: sign and letter in two corners, a large sign, its name below the middle."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    width, height = box.width(), box.height()
    _sheet(painter, box, CORNER * width)
    if not face.sign:
        painter.setPen(QPen(EDGE, max(0.75, width / 60)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        margin = 0.09 * width
        painter.drawRect(box.adjusted(margin, margin, -margin, -margin))
        painter.drawLine(box.topLeft() + QPointF(margin, margin), box.bottomRight() - QPointF(margin, margin))
        painter.drawLine(
            box.topRight() + QPointF(-margin, margin), box.bottomLeft() + QPointF(margin, -margin)
        )
        return
    colour = COLOURS[manner][face.sign]
    for turn in (0, 180):
        painter.save()
        painter.translate(box.center())
        painter.rotate(turn)
        painter.translate(-width / 2, -height / 2)
        corner = 0.2 * width
        painter.setPen(colour)
        painter.setFont(_fitting(face.letter, corner * 1.15, corner * 1.25))
        painter.drawText(
            QRectF(0.04 * width, 0.03 * height, corner * 1.25, corner * 1.25),
            Qt.AlignmentFlag.AlignCenter,
            face.letter,
        )
        draw_sign(
            painter,
            QRectF(0.075 * width, 0.03 * height + corner * 1.3, corner * 0.9, corner * 0.9),
            face.sign,
            manner,
        )
        painter.restore()
    side = 0.42 * width
    draw_sign(
        painter,
        QRectF(box.center().x() - side / 2, box.center().y() - side * 0.8, side, side),
        face.sign,
        manner,
    )
    painter.setPen(INK)
    painter.setFont(_fitting(face.name, 0.11 * width, 0.84 * width))
    painter.drawText(
        QRectF(box.x(), box.center().y() + 0.065 * height, width, 0.09 * height),
        Qt.AlignmentFlag.AlignCenter,
        face.name,
    )


def plain_card(size: QSize, ratio: float, face: PlainFace) -> QPixmap:
    """A plain card as a pixmap of exactly `size` device pixels with that device pixel ratio."""
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    draw_plain_card(painter, QRectF(0, 0, size.width(), size.height()), face)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def blank_card(size: QSize, ratio: float) -> QPixmap:
    """Clean paper of exactly `size` device pixels: what is seen until a first picture is ready."""
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _sheet(painter, QRectF(0, 0, size.width(), size.height()), CORNER * size.width())
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def badge_box(card: QRectF, strip: float) -> QRectF:
    """Where the badge of a card lies: at its upper left, no wider than the visible strip.

    All in the same units; never under 18 units wide, below which a letter cannot be read.
    """
    width = max(18.0, min(0.9 * strip, 0.24 * card.width()))
    inset = max(1.0, min(0.03 * card.width(), (strip - width) / 2))
    return QRectF(card.x() + inset, card.y() + inset, width, 1.9 * width)


def draw_badge(painter: QPainter, box: QRectF, sign: str, letter: str, manner: str = "traditional") -> None:
    """An index badge: a small paper plate with the letter above the sign."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _sheet(painter, box, 0.16 * box.width())
    painter.setPen(COLOURS[manner][sign])
    upper = QRectF(box.x(), box.y() + 0.02 * box.height(), box.width(), 0.5 * box.height())
    painter.setFont(_fitting(letter, 0.92 * upper.height(), 0.86 * box.width()))
    painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, letter)
    side = min(0.74 * box.width(), 0.42 * box.height())
    draw_sign(
        painter,
        QRectF(box.center().x() - side / 2, box.y() + 0.53 * box.height(), side, side),
        sign,
        manner,
    )
    painter.restore()
