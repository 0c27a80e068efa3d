"""Cards fanned as in a hand, painted into a rectangle.

Used by the plates of the gallery and of the games.  Imports QtGui, `sprites` and `traditions`.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter

from cardavia.desktop.sprites import SpriteStore
from cardavia.traditions import Tradition

STEP = 9.0
"""Degrees between two cards."""
PIVOT = 1.35
"""How far below its middle a card turns, in heights of a card."""


def draw_fan(
    painter: QPainter,
    box: QRectF,
    store: SpriteStore,
    tradition: Tradition,
    codes: Sequence[str],
    *,
    step: float = STEP,
    view: str,
    ratio: float,
    share: float = 0.8,
) -> None:
    """Draw the faces so that the middle one is `share` as high as the box, `step` degrees apart."""
    high = box.height() * share
    size = QSizeF(high * tradition.aspect, high)
    painter.save()
    painter.setClipRect(box)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    pivot = QPointF(box.center().x(), box.top() + 0.09 * box.height() + high * (0.5 + PIVOT))
    for place, code in enumerate(codes):
        pixmap = store.sprite(tradition.id, code, size, ratio, view)
        painter.save()
        painter.translate(pivot)
        painter.rotate((place - (len(codes) - 1) / 2) * step)
        painter.drawPixmap(
            QRectF(-size.width() / 2, -high * (0.5 + PIVOT), size.width(), high),
            pixmap,
            QRectF(pixmap.rect()),
        )
        painter.restore()
    painter.restore()
