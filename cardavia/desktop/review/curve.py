"""The curve of a review: the expected result after each action, with the mistakes on it and a place to stand.

A click goes to the action; the same figures stand in a table beside it (`course_table.py`).  Imports Qt,
`deal_words`, `signs`, `speaker`, `strings`, `theme`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from cardavia.desktop.pages.deal_words import signed
from cardavia.desktop.review.signs import draw_sign
from cardavia.desktop.speaker import tr
from cardavia.desktop.theme import LIGHT, Theme
from cardavia.strings import tr_noop

SAYS: Final = tr_noop("Expected result for you: {first} at the start, {last} after %n action(s)")
UNKNOWN: Final = tr_noop("Expected result for you: nothing is worked out yet")
LINES: Final = 6
"""Height in lines of text."""
DOT: Final = 15.0
"""Side of the sign of a mistake in logical pixels."""


class Course(NamedTuple):
    """What a curve shows; places are numbers of actions done."""

    length: int
    """Number of actions of the deal."""
    values: Mapping[int, float]
    """By place: what the deal is expected to bring the person; places that are not worked out are missing."""
    kinds: Mapping[int, str]
    """By place: the kind of the person's mistake that was made there."""


class Curve(QWidget):
    """The curve; `wanted` gives the place that was clicked."""

    wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("review.curve")
        self.theme: Theme = LIGHT
        self._course = Course(0, {}, {})
        self._place = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_course(self, course: Course) -> None:
        """Show what is known by now."""
        self._course = course
        self.retranslate()
        self.update()

    def stand_at(self, place: int) -> None:
        """Mark the place that the table shows."""
        self._place = place
        self.update()

    def retranslate(self) -> None:
        """Say in the present language what is drawn."""
        known = sorted(self._course.values.items())
        if not known:
            self.setAccessibleName(tr(UNKNOWN))
            return
        first, last = known[0][1], known[-1][1]
        words = tr(SAYS, known[-1][0]).format(first=signed(first, 1), last=signed(last, 1))
        self.setAccessibleName(words)
        self.setToolTip(words)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return QSize(320, LINES * self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(160, LINES * self.fontMetrics().height())

    # ------------------------------------------------------------ pointing

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._point(event.position().x())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._point(event.position().x())

    def _point(self, x: float) -> None:
        plot = self._plot(self._ends())
        share = (x - plot.x()) / max(plot.width(), 1)
        place = min(max(round(share * self._course.length), 0), self._course.length)
        if place != self._place:
            self.wanted.emit(place)

    # ------------------------------------------------------------ drawing

    def _ends(self) -> tuple[float, float]:
        values = self._course.values.values()
        return max(0.0, *values, 0.0), min(0.0, *values, 0.0)

    def _plot(self, ends: Sequence[float]) -> QRectF:
        metrics = self.fontMetrics()
        left = max(metrics.horizontalAdvance(signed(value, 1)) for value in ends) + 14
        return QRectF(
            left, metrics.height() * 0.75, self.width() - left - 14, self.height() - metrics.height() * 1.5
        )

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme, course = self.theme, self._course
        high, low = self._ends()
        plot = self._plot((high, low))
        span = max(high - low, 1e-9)

        def point(place: float, value: float) -> QPointF:
            across = place / max(course.length, 1)
            return QPointF(
                plot.x() + across * plot.width(), plot.bottom() - (value - low) / span * plot.height()
            )

        zero = point(0, 0).y() if high > low else plot.center().y()
        painter.setPen(QPen(QColor(theme.edge), 1))
        for y in (plot.top(), plot.bottom()):
            painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        painter.setPen(QPen(QColor(theme.quiet), 1.2, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(plot.left(), zero), QPointF(plot.right(), zero))
        if high > low:
            self._write(painter, plot, (high, low), zero)
        here = point(self._place, 0).x()
        painter.setPen(QPen(QColor(theme.focus), 2))
        painter.drawLine(QPointF(here, plot.top() - 4), QPointF(here, plot.bottom() + 4))
        self._draw_line(
            painter, [point(place, value) for place, value in sorted(course.values.items())], zero
        )
        for place, kind in sorted(course.kinds.items()):
            at = point(place, course.values.get(place, 0.0))
            draw_sign(painter, QRectF(at.x() - DOT / 2, at.y() - DOT / 2, DOT, DOT), kind, theme)

    def _draw_line(self, painter: QPainter, points: Sequence[QPointF], zero: float) -> None:
        if not points:
            return
        path = QPainterPath(points[0])
        for former, each in pairwise(points):
            path.lineTo(QPointF(each.x(), former.y()))
            path.lineTo(each)
        fill = QPainterPath(path)
        fill.lineTo(QPointF(points[-1].x(), zero))
        fill.lineTo(QPointF(points[0].x(), zero))
        fill.closeSubpath()
        tone = QColor(self.theme.accent)
        tone.setAlphaF(0.14)
        painter.fillPath(fill, tone)
        pen = QPen(QColor(self.theme.accent), 2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)

    def _write(self, painter: QPainter, plot: QRectF, ends: tuple[float, float], zero: float) -> None:
        """The figures at the axis; the zero is left out where it would touch another figure."""
        half = self.fontMetrics().height() / 2
        painter.setPen(QColor(self.theme.quiet))
        figures = {plot.top(): ends[0], plot.bottom(): ends[1]}
        if min(abs(zero - y) for y in figures) > 2 * half:
            figures[zero] = 0.0
        for y, value in figures.items():
            field = QRectF(0, y - half, plot.x() - 8, 2 * half)
            painter.drawText(
                field, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, signed(value, 1)
            )
