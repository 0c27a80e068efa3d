"""The cloth of the table and its wooden rail, drawn by us and graded like the cards.

The picture is made once for a size and a grading, in device pixels: `felt_picture` is a pure function of its
arguments, and a `FeltWeaver` calls it on another thread, so that no window waits for its cloth.

Imports QtCore, QtGui, `grading`, `sprites` and `theme`.
"""

from __future__ import annotations

import contextlib
from typing import NamedTuple

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QThreadPool, Signal
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPen, QRadialGradient

from cardavia.desktop.grading import Grading, graded_felt
from cardavia.desktop.sprites import to_pillow, to_qimage
from cardavia.desktop.theme import Theme

RAIL = 7.0
"""Width of the wooden rail in logical pixels."""


class Weave(NamedTuple):
    """Everything that a picture of the cloth depends on."""

    width: int
    height: int
    ratio: float
    theme: Theme
    grading: Grading


class FeltWeaver(QObject):
    """Makes pictures of the cloth on another thread; only the newest wish counts."""

    ready = Signal(QImage)
    """The picture that was wanted last."""
    _woven = Signal(object, QImage)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted: Weave | None = None
        self._busy = False
        self._woven.connect(self._take)

    def want(self, weave: Weave) -> None:
        """Ask for a picture; `ready` brings it unless another is wanted before."""
        if weave == self._wanted:
            return
        self._wanted = weave
        if not self._busy:
            self._begin(weave)

    def _begin(self, weave: Weave) -> None:
        self._busy = True
        QThreadPool.globalInstance().start(lambda: self._make(weave))

    def _make(self, weave: Weave) -> None:
        size = QSize(weave.width, weave.height)
        image = felt_picture(size, weave.ratio, weave.theme, weave.grading)
        with contextlib.suppress(RuntimeError):  # the table was left meanwhile
            self._woven.emit(weave, image)

    def _take(self, weave: Weave, image: QImage) -> None:
        self._busy = False
        wanted = self._wanted
        if wanted is not None and weave != wanted:
            self._begin(wanted)
            return
        self.ready.emit(image)


def felt_picture(size: QSize, ratio: float, theme: Theme, grading: Grading) -> QImage:
    """The whole ground of the table, `size` logical pixels large, at the device ratio."""
    if theme.plain:
        return _flat_picture(size, ratio, theme)
    width = max(1, round(size.width() * ratio))
    height = max(1, round(size.height() * ratio))
    image = QImage(width, height, QImage.Format.Format_RGBA8888)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    light = QRadialGradient(QPointF(width * 0.5, height * 0.42), max(width, height) * 0.66)
    light.setColorAt(0.0, QColor(theme.felt[0]))
    light.setColorAt(1.0, QColor(theme.felt[1]))
    painter.fillRect(0, 0, width, height, light)
    _stitching(painter, width, height, ratio, theme)
    _rail(painter, width, height, ratio, theme)
    painter.end()
    pixels = bytes(image.constBits())
    lit = QColor(theme.felt[0])
    cloth = (lit.red(), lit.green(), lit.blue())
    result = to_qimage(graded_felt(to_pillow(pixels, width, height), grading, ratio, cloth))
    result.setDevicePixelRatio(ratio)
    return result


def _flat_picture(size: QSize, ratio: float, theme: Theme) -> QImage:
    """One colour and a line around it: the ground in high contrast."""
    width = max(1, round(size.width() * ratio))
    height = max(1, round(size.height() * ratio))
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor(theme.felt[0]))
    painter = QPainter(image)
    line = 2 * ratio
    painter.setPen(QPen(QColor(theme.on_felt), line))
    painter.drawRect(QRectF(line / 2, line / 2, width - line, height - line))
    painter.end()
    image.setDevicePixelRatio(ratio)
    return image


def _stitching(painter: QPainter, width: int, height: int, ratio: float, theme: Theme) -> None:
    """A thin double line, as it is sewn along the edge of a card table."""
    for inset, alpha in ((16.0, 34), (20.0, 20)):
        colour = QColor(theme.on_felt)
        colour.setAlpha(alpha)
        painter.setPen(QPen(colour, max(1.0, ratio)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        edge = inset * ratio
        painter.drawRoundedRect(
            QRectF(edge, edge, width - 2 * edge, height - 2 * edge), 12 * ratio, 12 * ratio
        )


def _rail(painter: QPainter, width: int, height: int, ratio: float, theme: Theme) -> None:
    """The wooden edge, lit from the upper left."""
    wood = QColor(theme.rail)
    thick = RAIL * ratio
    painter.setPen(Qt.PenStyle.NoPen)
    sides = (
        (QRectF(0, 0, width, thick), (0.0, 0.0, 0.0, thick), True),
        (QRectF(0, 0, thick, height), (0.0, 0.0, thick, 0.0), True),
        (QRectF(0, height - thick, width, thick), (0.0, height - thick, 0.0, float(height)), False),
        (QRectF(width - thick, 0, thick, height), (width - thick, 0.0, float(width), 0.0), False),
    )
    for rect, (x0, y0, x1, y1), lit in sides:
        shade = QLinearGradient(x0, y0, x1, y1)
        shade.setColorAt(0.0, wood.lighter(138 if lit else 104))
        shade.setColorAt(1.0, wood.darker(118 if lit else 140))
        painter.fillRect(rect, shade)
    shadow = QColor(0, 0, 0, 60)
    painter.setPen(QPen(shadow, ratio))
    painter.drawRect(QRectF(thick, thick, width - 2 * thick, height - 2 * thick))
