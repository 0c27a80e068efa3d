"""Plates of one size side by side: as many columns as fit, never a plate over another.

Imports QtWidgets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QRect, QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

GAP: Final = 20
"""Logical pixels between plates."""


def columns(width: int, least: int, count: int) -> int:
    """How many plates of at least that width stand side by side: as many as fit, no more than there are."""
    return max(1, min(count, (width + GAP) // (least + GAP)))


class PlateGrid(QWidget):
    """A grid of plates, each row as high as the highest plate of all."""

    def __init__(self, least: int, widest: int, centred: bool = True) -> None:
        """Widths of a plate in logical pixels, at least and at most; rows are centred or begin left.

        Both are widths at a text size of 100 %.
        """
        super().__init__()
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._widths = (least, widest)
        self.least, self._widest = least, widest
        self._centred = centred
        self.shown: list[QWidget] = []

    def set_text_scale(self, scale: float) -> None:
        """Larger text needs wider plates."""
        factor = max(1.0, 0.35 + 0.65 * scale)
        self.least, self._widest = (round(width * factor) for width in self._widths)
        self.arrange()

    def show_plates(self, plates: Sequence[QWidget]) -> None:
        """Show these plates in this order."""
        self.shown = list(plates)
        for plate in plates:
            plate.setParent(self)
        for former, plate in zip(self.shown, self.shown[1:], strict=False):
            QWidget.setTabOrder(former, plate)
        self.arrange()

    def across(self) -> int:
        """Number of columns now."""
        return columns(self.width(), self.least, len(self.shown))

    def height_of(self, plate: QWidget, width: int) -> int:
        """Height that a plate needs at a width, both in logical pixels."""
        return max(plate.heightForWidth(width), plate.minimumSizeHint().height())

    def _places(self, width: int) -> list[QRect]:
        if not self.shown:
            return []
        across = columns(width, self.least, len(self.shown))
        wide = min((width - (across - 1) * GAP) // across, self._widest)
        left = (width - across * wide - (across - 1) * GAP) // 2 if self._centred else 0
        high = max(self.height_of(plate, wide) for plate in self.shown)
        return [
            QRect(left + place % across * (wide + GAP), place // across * (high + GAP), wide, high)
            for place in range(len(self.shown))
        ]

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        return max((place.bottom() + 1 for place in self._places(width)), default=0)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.least, self.heightForWidth(max(self.width(), self.least)))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.least, 0)

    def arrange(self) -> None:
        """Put every plate into its place."""
        for plate, place in zip(self.shown, self._places(self.width()), strict=True):
            plate.setGeometry(place)
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.arrange()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self.arrange()
        return super().event(event)
