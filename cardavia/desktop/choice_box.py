"""A choice of a few values: a combo box with an arrow in the colour of its text, deaf to the wheel.

The wheel belongs to the page or sheet the box lies on.  Imports QtGui and QtWidgets.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import QComboBox, QWidget

from cardavia.desktop.painting import painting

ARROW: Final = 5.0
"""Half the width of the arrow, in logical pixels."""
INSET: Final = 16.0


class ChoiceBox(QComboBox):
    """The box; as wide as its longest text, also after a switch of language."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802 - Qt's name
        event.ignore()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        with painting(self) as painter:
            pen = QPen(self.palette().buttonText().color(), 1.8)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            tip = QPointF(self.width() - INSET, self.height() / 2 + ARROW / 2)
            painter.drawPolyline([tip + QPointF(-ARROW, -ARROW), tip, tip + QPointF(ARROW, -ARROW)])
