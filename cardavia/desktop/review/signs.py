"""The sign of a judged decision: a disc with a tick or a mark, so that colour is never alone.

A filled disc says that open cards agree, a hollow one that they tell otherwise.  Imports QtCore, QtGui,
`theme`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen

from cardavia.desktop.theme import Theme


class Sign(NamedTuple):
    """How a kind of decision is drawn: the theme's tone, the mark (empty for a tick), filled or hollow."""

    tone: str
    mark: str
    filled: bool = True


SIGNS: Final = {
    "good": Sign("good", ""),
    "unlucky": Sign("good", "", False),
    "inaccuracy": Sign("warn", "?!"),
    "mistake": Sign("bad", "?"),
    "blunder": Sign("bad", "??"),
    "lucky": Sign("warn", "?", False),
    "forced": Sign("quiet", "·", False),
    "unjudged": Sign("quiet", "–", False),
}
"""By kind of decision (`review_words.kind_of`)."""


def tone_of(kind: str, theme: Theme) -> QColor:
    """The colour of a kind of decision."""
    return QColor(getattr(theme, SIGNS[kind].tone))


def draw_sign(painter: QPainter, box: QRectF, kind: str, theme: Theme) -> None:
    """Draw the sign of a kind so that it fills a square box."""
    sign, side = SIGNS[kind], box.width()
    colour = tone_of(kind, theme)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    edge = max(1.2, 0.09 * side)
    painter.setPen(QPen(colour, edge))
    painter.setBrush(colour if sign.filled else QColor(theme.plate))
    inner = box.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2)
    if kind not in ("forced", "unjudged"):
        painter.drawEllipse(inner)
    ink = QColor(theme.plate) if sign.filled else colour
    if sign.mark:
        font = QFont(painter.font())
        font.setBold(True)
        font.setPixelSize(max(round(side * (0.52 if len(sign.mark) > 1 else 0.64)), 6))
        painter.setFont(font)
        painter.setPen(ink)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, sign.mark)
    else:
        pen = QPen(ink, max(1.4, 0.12 * side))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        at = box.topLeft()
        painter.drawPolyline(
            [
                at + QPointF(0.28 * side, 0.53 * side),
                at + QPointF(0.44 * side, 0.69 * side),
                at + QPointF(0.73 * side, 0.34 * side),
            ]
        )
    painter.restore()
