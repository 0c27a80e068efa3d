"""A layout that sets widgets in lines like words, as many in a line as fit, each line in the middle.

Imports QtWidgets only.
"""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Lines of widgets; `heightForWidth` tells how high the lines become."""

    def __init__(self, parent: QWidget | None = None, spacing: int = 8, centred: bool = True) -> None:
        super().__init__(parent)
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)
        self._centred = centred
        self._items: list[QLayoutItem] = []

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 - Qt's name
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return True

    def heightForWidth(self, width: int) -> int:  # noqa: N802
        return self._arrange(QRect(0, 0, width, 0), False)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802
        super().setGeometry(rect)
        self._arrange(rect, True)

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSize()

    def minimumSize(self) -> QSize:  # noqa: N802
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def natural_width(self) -> int:
        """The width at which everything stands in one line."""
        widths = [item.sizeHint().width() for item in self._items]
        return sum(widths) + self.spacing() * max(len(widths) - 1, 0)

    def _arrange(self, rect: QRect, apply: bool) -> int:
        """Set the lines into a rectangle; the height they take."""
        lines: list[list[tuple[QLayoutItem, QSize]]] = [[]]
        used = 0
        for item in self._items:
            widget = item.widget()
            if widget is not None and widget.isHidden():
                continue
            size = item.sizeHint()
            size.setWidth(min(size.width(), max(rect.width(), 1)))
            needed = size.width() + (self.spacing() if lines[-1] else 0)
            if lines[-1] and used + needed > rect.width():
                lines.append([])
                used = 0
                needed = size.width()
            lines[-1].append((item, size))
            used += needed
        y = rect.y()
        for line in lines:
            high = max((size.height() for _, size in line), default=0)
            if apply:
                self._set_line(line, rect, y, high)
            y += high + self.spacing()
        return y - rect.y() - self.spacing() if self._items else 0

    def _set_line(self, line: list[tuple[QLayoutItem, QSize]], rect: QRect, y: int, high: int) -> None:
        wide = sum(size.width() for _, size in line) + self.spacing() * max(len(line) - 1, 0)
        x = rect.x() + ((rect.width() - wide) // 2 if self._centred else 0)
        for item, size in line:
            item.setGeometry(QRect(QPoint(x, y + (high - size.height()) // 2), size))
            x += size.width() + self.spacing()
