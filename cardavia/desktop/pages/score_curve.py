"""A curve of a running score over deals, drawn by us: zero line, steps, the ends of both axes in figures.

The tables beside it tell the same in words; its accessible name says where it ends.  Imports Qt, `theme`,
`speaker`, `strings`, `deal_words`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLocale, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardavia.desktop.pages.deal_words import signed
from cardavia.desktop.painting import painting
from cardavia.desktop.speaker import tr
from cardavia.desktop.theme import LIGHT, Theme
from cardavia.strings import tr_noop

SAYS: Final = tr_noop("Sum of your scores over %n deal(s): {total}, highest {highest}, lowest {lowest}")
MOST_POINTS: Final = 600
"""Longer courses are thinned out to so many points; no screen shows more."""
LINES: Final = 12
"""Height in lines of text."""


def thinned(values: Sequence[int], most: int = MOST_POINTS) -> list[tuple[int, int]]:
    """Places (from 1) and values, about `most` at most: of each stretch the first, lowest, highest and last.

    >>> thinned([5, 7])
    [(1, 5), (2, 7)]
    """
    points = list(enumerate(values, 1))
    if len(points) <= most:
        return points
    stretch = -(-4 * len(points) // most)
    kept: list[tuple[int, int]] = []
    for start in range(0, len(points), stretch):
        part = points[start : start + stretch]
        by_value = (min(part, key=lambda point: point[1]), max(part, key=lambda point: point[1]))
        kept += sorted({part[0], *by_value, part[-1]})
    return kept


class ScoreCurve(QWidget):
    """The curve."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("statistics.curve")
        self.theme: Theme = LIGHT
        self._values: tuple[int, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_course(self, values: Sequence[int]) -> None:
        """Show the running sums, the oldest first."""
        self._values = tuple(values)
        self.retranslate()
        self.update()

    def retranslate(self) -> None:
        """Say in the present language what is drawn."""
        if self._values:
            words = tr(SAYS, len(self._values)).format(
                total=signed(self._values[-1]),
                highest=signed(max(self._values)),
                lowest=signed(min(self._values)),
            )
            self.setAccessibleName(words)
            self.setToolTip(words)
        self.updateGeometry()

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(320, LINES * self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(160, LINES * self.fontMetrics().height())

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        if not self._values:
            return
        with painting(self) as painter:
            metrics, theme = self.fontMetrics(), self.theme
            high, low = max(0, *self._values), min(0, *self._values)
            left = max(metrics.horizontalAdvance(signed(value)) for value in (high, low)) + 10
            plot = QRectF(
                left,
                metrics.height() * 0.7,
                self.width() - left - metrics.averageCharWidth() * 2,
                self.height() - 2.2 * metrics.height(),
            )
            span = max(high - low, 1)

            def point(place: float, value: float) -> QPointF:
                across = place / max(len(self._values), 1)
                return QPointF(
                    plot.x() + across * plot.width(), plot.bottom() - (value - low) / span * plot.height()
                )

            painter.setPen(QPen(QColor(theme.edge), 1))
            painter.drawLine(plot.bottomLeft(), plot.bottomRight())
            painter.drawLine(plot.topLeft(), plot.topRight())
            painter.setPen(QPen(QColor(theme.quiet), 1.2, Qt.PenStyle.DashLine))
            painter.drawLine(point(0, 0), point(len(self._values), 0))
            self._write(painter, plot, high, low, point(0, 0).y())
            path = QPainterPath(point(0, 0))
            for place, value in thinned(self._values):
                path.lineTo(point(place, value))
            fill = QPainterPath(path)
            fill.lineTo(point(len(self._values), 0))
            fill.closeSubpath()
            tone = QColor(theme.accent)
            tone.setAlphaF(0.14)
            painter.fillPath(fill, tone)
            pen = QPen(QColor(theme.accent), 2)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.strokePath(path, pen)
            painter.setBrush(QColor(theme.accent))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawEllipse(point(len(self._values), self._values[-1]), 4, 4)

    def _write(self, painter: QPainter, plot: QRectF, high: int, low: int, zero: float) -> None:
        """The figures at the axes; the zero is left out where it would touch another figure."""
        metrics = self.fontMetrics()
        half = metrics.height() / 2
        painter.setPen(QColor(self.theme.quiet))
        ends = {plot.top(): high, plot.bottom(): low}
        if min(abs(zero - end) for end in ends) > metrics.height():
            ends[zero] = 0
        for y, value in ends.items():
            field = QRectF(0, y - half, plot.x() - 8, 2 * half)
            painter.drawText(
                field, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, signed(value)
            )
        foot = QRectF(plot.x(), plot.bottom() + half * 0.6, plot.width(), 2 * half)
        last = QLocale().toString(len(self._values))
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight, last)
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft, QLocale().toString(0))
