"""A plate of words that stands above the prompt: what hint and claim have in common.

It grows upwards from a line, as high as its words need.  Imports Qt.
"""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtWidgets import QFrame, QWidget


class HelpPlate(QFrame):
    """A frame with a layout of wrapped words; `widest` is what it takes at most, in logical pixels."""

    widest: ClassVar[int]

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self.setProperty("role", "plate")

    def lie_above(self, x: float, bottom: float, width: float) -> None:
        """Stand on a line with its middle at `x`."""
        wide, high = round(width), self.height_at(width)
        self.setGeometry(round(x - wide / 2), max(round(bottom - high), 4), wide, high)

    def height_at(self, width: float) -> int:
        """Logical pixels that its words need at a width."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        edge = self.height() - self.contentsRect().height()
        return max(layout.heightForWidth(round(width) - edge), layout.minimumSize().height()) + edge
