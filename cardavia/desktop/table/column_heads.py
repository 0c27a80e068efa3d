"""Heads of narrow columns: names that are wider than their column take a second line.

A seat is "Right" in one language and two long words in another; cut off in the middle they all look alike.
Imports Qt.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QTableWidget

BESIDE: Final = 26
"""Logical pixels of a column that the words of its head cannot have, with the margins of every style."""
ABOVE: Final = 12
"""Logical pixels above and below the words together."""


def wrap_heads(table: QTableWidget, width: int) -> None:
    """Give the heads of a table of that width, in logical pixels, as many lines as they need, two at most."""
    header = table.horizontalHeader()
    header.setDefaultAlignment(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap)
    header.setTextElideMode(Qt.TextElideMode.ElideNone)
    metrics = header.fontMetrics()
    room = width / max(table.columnCount(), 1) - BESIDE
    words = [item.text() for item in map(table.horizontalHeaderItem, range(table.columnCount())) if item]
    wide = any(" " in each and metrics.horizontalAdvance(each) > room for each in words)
    header.setFixedHeight((2 if wide else 1) * metrics.lineSpacing() + ABOVE)
