"""A layout that sets widgets in lines like words, as many in a line as fit, each line in the middle.

Widgets that belong together (`join`) stand in one line as long as a line has room for them.

Imports QtWidgets only.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget

JOINED: Final = "joined"
"""Property of a widget that belongs to the one before it."""
APART: Final = 8
"""Logical pixels by which a group stands farther from its neighbours than its widgets from one another."""


Line: TypeAlias = list[tuple[QLayoutItem, QSize, bool]]
"""Items with their sizes, and whether each belongs to the one before it."""


def join(widget: QWidget) -> None:
    """Let a widget stand beside the one before it."""
    widget.setProperty(JOINED, True)
    widget.updateGeometry()


class FlowLayout(QLayout):
    """Lines of widgets; `heightForWidth` tells how high the lines become.

    Qt asks for that again and again; the answers are kept until something in the layout has changed.
    """

    def __init__(self, parent: QWidget | None = None, spacing: int = 8, centred: bool = True) -> None:
        super().__init__()
        self._centred = centred
        self._items: list[QLayoutItem] = []
        self._lines_at: dict[int, list[Line]] = {}
        """The lines by width, as far as they were asked for."""
        self._least: QSize | None = None
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)
        if parent is not None:
            parent.setLayout(self)

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 - Qt's name
        self._items.append(item)
        self.invalidate()

    def invalidate(self) -> None:
        """Something has changed: what is known of sizes is out of date."""
        self._lines_at.clear()
        self._least = None
        super().invalidate()

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        if not 0 <= index < len(self._items):
            return None
        item = self._items.pop(index)
        self.invalidate()
        return item

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
        if self._least is None:
            self._least = QSize()
            for item in self._items:
                self._least = self._least.expandedTo(item.minimumSize())
        return self._least

    def natural_width(self) -> int:
        """The width at which everything stands in one line."""
        return self._extent([item for group in self._groups(10_000) for item in group])

    def _groups(self, width: int) -> list[Line]:
        """What stands together, each item with its size and whether it follows another of its group."""
        groups: list[Line] = []
        for item in self._items:
            widget = item.widget()
            if widget is not None and widget.isHidden():
                continue
            size = item.sizeHint()
            size.setWidth(min(size.width(), max(width, 1)))
            joined = bool(groups) and widget is not None and widget.property(JOINED) is True
            if not joined:
                groups.append([])
            groups[-1].append((item, size, joined))
        return groups

    def _gaps(self, line: Line) -> list[int]:
        """Logical pixels before each item of a line, more of them around a group."""
        joins = [joined for _, _, joined in line] + [False]
        gaps = [0] * len(line)
        for place in range(1, len(line)):
            apart = not joins[place] and (joins[place - 1] or joins[place + 1])
            gaps[place] = self.spacing() + (APART if apart else 0)
        return gaps

    def _extent(self, line: Line) -> int:
        return sum(size.width() for _, size, _ in line) + sum(self._gaps(line))

    def _lines(self, width: int) -> list[Line]:
        """The lines at a width."""
        if width not in self._lines_at:
            self._lines_at[width] = self._broken(width)
        return self._lines_at[width]

    def _broken(self, width: int) -> list[Line]:
        """Break into lines; a group is broken only where it is wider than a line."""
        groups = self._groups(width)
        everything = [item for group in groups for item in group]
        if self._extent(everything) <= width:
            return [everything]
        lines: list[Line] = [[]]
        for group in groups:
            parts = [group] if self._extent(group) <= width else [[part] for part in group]
            for part in parts:
                if lines[-1] and self._extent(lines[-1] + part) > width:
                    lines.append([])
                lines[-1] += part
        return lines

    def _arrange(self, rect: QRect, apply: bool) -> int:
        """Set the lines into a rectangle; the height they take."""
        y = rect.y()
        for line in self._lines(rect.width()):
            high = max((size.height() for _, size, _ in line), default=0)
            if apply:
                self._set_line(line, rect, y, high)
            y += high + self.spacing()
        return y - rect.y() - self.spacing() if self._items else 0

    def _set_line(self, line: Line, rect: QRect, y: int, high: int) -> None:
        x = rect.x() + ((rect.width() - self._extent(line)) // 2 if self._centred else 0)
        for (item, size, _), gap in zip(line, self._gaps(line), strict=True):
            x += gap
            item.setGeometry(QRect(QPoint(x, y + (high - size.height()) // 2), size))
            x += size.width()
