"""A small map of Central Europe with one dot, drawn by us from a few dozen points.

Coasts, borders and rivers are simplified by hand and only serve to find one's bearings.  No network, no
map data from elsewhere.  Imports Qt, `speaker`, `strings` and `theme`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from cardavia.desktop import theme as themes
from cardavia.desktop.painting import painting
from cardavia.desktop.speaker import tr
from cardavia.strings import tr_noop

Points = Sequence[tuple[float, float]]
"""Degrees east, degrees north."""

WEST, EAST, SOUTH, NORTH = 5.0, 23.5, 44.0, 54.9
FLATTENING: Final = math.cos(math.radians(49.5))
"""Width of a degree of longitude as a part of one of latitude."""

SEAS: Final[tuple[Points, ...]] = (
    (
        *((3.0, 56.0), (8.1, 56.0), (8.3, 55.4), (8.7, 54.9), (8.9, 54.4), (8.6, 54.2), (8.9, 53.9)),
        *((8.5, 53.6), (8.1, 53.7), (7.1, 53.6), (6.9, 53.4), (5.9, 53.4), (5.0, 53.3), (4.7, 52.9)),
        *((4.4, 52.2), (3.0, 51.6)),
    ),
    (
        *((9.7, 56.0), (9.7, 55.2), (9.5, 54.85), (10.0, 54.6), (10.2, 54.4), (11.0, 54.4), (10.8, 54.0)),
        *((11.4, 53.95), (12.1, 54.2), (12.5, 54.45), (13.1, 54.35), (13.4, 54.65), (13.7, 54.3)),
        *((13.8, 54.1), (14.3, 53.9), (15.5, 54.15), (16.5, 54.5), (17.5, 54.75), (18.4, 54.8)),
        *((18.6, 54.4), (19.3, 54.35), (19.9, 54.6), (20.0, 54.95), (21.0, 55.3), (21.0, 56.0)),
    ),
    (
        *((13.7, 43.3), (13.2, 43.75), (12.6, 44.0), (12.3, 44.3), (12.3, 44.7), (12.5, 44.95)),
        *((12.3, 45.3), (12.6, 45.5), (13.2, 45.65), (13.7, 45.75), (13.5, 45.45), (13.6, 45.1)),
        *((13.9, 44.8), (14.2, 45.1), (14.45, 45.33), (14.9, 45.0), (15.0, 44.5), (15.3, 44.15)),
        *((15.9, 43.7), (16.4, 43.3)),
    ),
    (
        *((6.4, 43.1), (6.9, 43.5), (7.5, 43.78), (8.1, 43.95), (8.5, 44.3), (8.9, 44.4), (9.6, 44.1)),
        *((10.2, 43.9), (10.4, 43.1)),
    ),
)
ISLANDS: Final[tuple[Points, ...]] = (
    ((11.0, 56.0), (11.2, 55.3), (11.7, 54.75), (12.1, 54.75), (12.4, 55.3), (12.5, 56.0)),
    ((9.9, 55.5), (10.1, 55.1), (10.6, 55.05), (10.7, 55.4)),
)
BORDERS: Final[tuple[Points, ...]] = (
    (
        *((7.1, 53.3), (7.05, 52.6), (6.75, 52.1), (6.0, 51.8), (6.2, 51.4), (6.0, 50.8), (6.35, 50.3)),
        *((6.1, 50.1), (6.5, 49.75), (6.4, 49.45), (7.0, 49.15), (8.2, 48.97), (7.8, 48.5), (7.6, 47.6)),
    ),
    ((8.65, 54.9), (9.5, 54.83)),
    (
        *((7.6, 47.6), (8.4, 47.58), (8.6, 47.78), (9.2, 47.65), (9.65, 47.55), (10.2, 47.32)),
        *((10.45, 47.55), (11.1, 47.4), (12.2, 47.6), (12.75, 47.65), (13.05, 47.5), (13.0, 47.8)),
        *((12.8, 48.15), (13.4, 48.4), (13.82, 48.75)),
    ),
    (
        *((13.82, 48.75), (12.9, 49.3), (12.45, 49.8), (12.1, 50.3), (12.5, 50.4), (13.3, 50.6)),
        *((14.35, 50.95), (14.8, 50.87), (15.0, 51.2), (14.7, 51.6), (14.65, 52.1), (14.6, 52.6)),
        *((14.15, 52.85), (14.4, 53.3), (14.25, 53.9)),
    ),
    (
        *((14.8, 50.87), (15.4, 50.8), (16.2, 50.6), (16.4, 50.25), (16.8, 50.15), (17.0, 50.4)),
        *((17.7, 50.3), (18.0, 50.0), (18.6, 49.9), (18.85, 49.5), (18.2, 49.15), (17.2, 48.87)),
        (16.95, 48.6),
    ),
    ((13.82, 48.75), (14.6, 48.6), (15.0, 49.0), (16.1, 48.75), (16.95, 48.6), (17.1, 48.0)),
    (
        *((17.1, 48.0), (17.8, 47.75), (18.8, 47.82), (19.1, 48.07), (20.0, 48.2), (20.5, 48.5)),
        *((21.5, 48.5), (22.15, 48.4)),
    ),
    (
        *((18.85, 49.5), (19.5, 49.5), (19.9, 49.2), (20.9, 49.35), (21.8, 49.4), (22.55, 49.1)),
        (22.15, 48.4),
    ),
    (
        *((17.1, 48.0), (17.05, 47.7), (16.45, 47.68), (16.5, 47.3), (16.1, 46.87), (15.6, 46.68)),
        *((14.9, 46.6), (14.5, 46.4), (13.7, 46.52), (12.75, 46.65), (12.35, 46.8), (12.15, 47.05)),
        *((11.2, 46.97), (10.5, 46.85), (10.05, 46.87), (9.6, 47.05), (9.65, 47.55)),
    ),
    (
        *((10.5, 46.85), (10.45, 46.55), (10.1, 46.25), (9.3, 46.45), (9.0, 45.85), (8.45, 46.35)),
        *((7.9, 45.95), (7.05, 45.92), (6.8, 45.7), (7.0, 45.2), (6.7, 44.9), (6.95, 44.3), (7.6, 44.15)),
        (7.5, 43.78),
    ),
    (*((7.05, 45.92), (6.8, 46.4), (6.15, 46.2), (6.1, 46.55), (6.9, 47.3), (7.6, 47.6)),),
    ((13.7, 46.52), (13.4, 46.25), (13.6, 46.0), (13.75, 45.6)),
    ((13.6, 45.48), (14.5, 45.5), (15.3, 45.5), (15.7, 45.85), (15.65, 46.2), (16.5, 46.5), (16.1, 46.87)),
    (
        *((16.5, 46.5), (17.2, 46.1), (18.0, 45.8), (18.85, 45.9), (19.6, 46.17), (20.25, 46.12)),
        *((21.2, 46.4), (21.6, 47.0), (22.0, 47.5), (22.9, 48.0), (22.15, 48.4)),
    ),
    (
        *((22.55, 49.1), (23.5, 50.3), (24.1, 50.6), (23.6, 51.6), (23.6, 52.1), (23.2, 52.3)),
        *((23.9, 53.0), (23.5, 53.95), (22.8, 54.36), (19.8, 54.44)),
    ),
    ((15.7, 45.85), (16.0, 45.2), (17.0, 45.2), (18.0, 45.1), (19.0, 44.9), (18.85, 45.9)),
    ((20.25, 46.12), (20.8, 45.5), (21.5, 45.1), (21.6, 44.7), (22.5, 44.6)),
)
RIVERS: Final[tuple[Points, ...]] = (
    (
        *((8.5, 47.95), (9.6, 48.15), (10.0, 48.4), (11.4, 48.75), (12.1, 49.0), (13.45, 48.57)),
        *((14.3, 48.3), (15.6, 48.4), (16.4, 48.2), (17.1, 48.1), (18.1, 47.75), (18.95, 47.8)),
        *((19.05, 47.5), (18.95, 46.5), (18.85, 45.8), (19.4, 45.2), (20.5, 44.8), (21.5, 44.75)),
        (22.6, 44.6),
    ),
    (
        *((9.4, 46.8), (9.6, 47.45), (9.2, 47.65), (8.6, 47.6), (7.6, 47.55), (7.75, 48.5), (8.4, 49.3)),
        *((8.3, 50.0), (7.6, 50.35), (7.0, 50.9), (6.6, 51.5), (6.0, 51.85), (4.5, 51.9)),
    ),
    (
        *((15.8, 50.2), (14.7, 50.15), (14.15, 50.6), (13.7, 51.05), (12.7, 51.85), (11.7, 52.1)),
        *((11.6, 52.9), (10.0, 53.5), (9.0, 53.9)),
    ),
    ((18.0, 50.1), (17.0, 51.1), (15.6, 51.95), (14.6, 52.3), (14.4, 53.2), (14.5, 53.7)),
)
COUNTRIES: Final = (
    (tr_noop("Germany"), 10.2, 51.3),
    (tr_noop("Austria"), 14.4, 47.45),
    (tr_noop("Hungary"), 19.6, 46.9),
    (tr_noop("Italy"), 10.3, 45.2),
    (tr_noop("Czechia"), 15.4, 49.75),
    (tr_noop("Poland"), 18.9, 52.2),
    (tr_noop("Switzerland"), 8.15, 46.85),
    (tr_noop("Slovakia"), 19.6, 48.75),
)
PALETTE: Final = {
    "light": ("#e9dcc0", "#bcd0d4", "#a5917a", "#8fb0b8"),
    "dark": ("#3a322a", "#22303a", "#74675a", "#3f5a68"),
}
"""Land, sea, borders, rivers, by theme."""


class PlaceMap(QWidget):
    """The map of one place; other places are faint dots."""

    def __init__(self, name: str, east: float, north: float, others: Points = ()) -> None:
        super().__init__()
        self.setObjectName("map.place")
        self.setMinimumWidth(240)
        self._place = (east, north)
        self._others = tuple(each for each in others if each != self._place)
        self.theme = themes.LIGHT
        self.text_scale = 1.0
        self.set_name(name)

    def set_name(self, name: str) -> None:
        """What the dot is called."""
        self._name = name
        self.setAccessibleName(name)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """The height follows the width, so that no country is stretched."""
        super().resizeEvent(event)
        self.setFixedHeight(round(self.width() * (NORTH - SOUTH) / ((EAST - WEST) * FLATTENING)))

    def at(self, east: float, north: float) -> QPointF:
        """Where a place lies on the widget, in logical pixels."""
        return QPointF(
            (east - WEST) / (EAST - WEST) * self.width(),
            (NORTH - north) / (NORTH - SOUTH) * self.height(),
        )

    def _shape(self, points: Points) -> list[QPointF]:
        return [self.at(east, north) for east, north in points]

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        land, sea, border, river = (QColor(colour) for colour in PALETTE[self.theme.name])
        with painting(self) as painter:
            painter.fillRect(self.rect(), land)
            thin = max(1.0, self.width() / 400)
            painter.setPen(QPen(border, thin))
            painter.setBrush(sea)
            for shape in SEAS:
                painter.drawPolygon(self._shape(shape))
            painter.setBrush(land)
            for shape in ISLANDS:
                painter.drawPolygon(self._shape(shape))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(_line(river, 1.6 * thin))
            for course in RIVERS:
                painter.drawPath(_smooth(self._shape(course)))
            dashed = _line(border, 1.1 * thin)
            dashed.setDashPattern([4, 2.5])
            painter.setPen(dashed)
            for course in BORDERS:
                painter.drawPath(_smooth(self._shape(course)))
            self._letter(painter, border)
            self._mark(painter)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self.theme.edge), 1))
            painter.drawRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5))

    def _letter(self, painter: QPainter, colour: QColor) -> None:
        """The names of the countries, where there is room for them."""
        if self.width() < 260:
            return
        font = themes.body_font(min(self.text_scale, 1.3), 0.74)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.quiet))
        metrics = QFontMetricsF(font)
        for name, east, north in COUNTRIES:
            text = tr(name)
            middle = self.at(east, north)
            painter.drawText(middle - QPointF(metrics.horizontalAdvance(text) / 2, 0), text)

    def _mark(self, painter: QPainter) -> None:
        radius = max(4.0, self.width() / 80)
        painter.setPen(QPen(QColor(self.theme.plate), 1.5))
        painter.setBrush(QColor(self.theme.quiet))
        for east, north in self._others:
            painter.drawEllipse(self.at(east, north), radius * 0.5, radius * 0.5)
        dot = self.at(*self._place)
        painter.setPen(QPen(QColor(self.theme.plate), 2))
        painter.setBrush(QColor(self.theme.accent))
        painter.drawEllipse(dot, radius, radius)
        font = themes.title_font(min(self.text_scale, 1.4), 1.0)
        metrics = QFontMetricsF(font)
        wide = metrics.horizontalAdvance(self._name) + 14
        high = metrics.height() + 4
        left = dot.x() + radius + 5
        if left + wide > self.width() - 4:
            left = dot.x() - radius - 5 - wide
        plate = QRectF(left, dot.y() - high / 2, wide, high)
        painter.setPen(QPen(QColor(self.theme.edge), 1))
        painter.setBrush(QColor(self.theme.plate))
        painter.drawRoundedRect(plate, 5, 5)
        painter.setFont(font)
        painter.setPen(QColor(self.theme.text))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, self._name)


def _line(colour: QColor, width: float) -> QPen:
    return QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def _smooth(points: list[QPointF]) -> QPainterPath:
    """A line that bends at the given points instead of breaking."""
    path = QPainterPath(points[0])
    for here, there in pairwise(points[1:]):
        path.quadTo(here, (here + there) / 2)
    path.lineTo(points[-1])
    return path
