"""What pages and lists of rows share: dull answers of a model, the table, what stands there without rows.

Imports Qt, `flow_layout` and `speaker`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QStackedLayout,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from cardavia.desktop.flow_layout import FlowLayout
from cardavia.desktop.speaker import tr

Index = QModelIndex | QPersistentModelIndex
Role = Qt.ItemDataRole

PADDING = 14
"""Logical pixels on either side of the words of a cell."""


class RowModel(QAbstractTableModel):
    """Rows under translated titles; what a cell says is the business of each model."""

    TITLES: ClassVar[tuple[str, ...]]
    rows: list[Any]

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008 - Qt's
        return 0 if parent.isValid() else len(self.rows)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: N802, B008
        return 0 if parent.isValid() else len(self.TITLES)

    def headerData(  # noqa: N802
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Role.DisplayRole:
            return tr(self.TITLES[section])
        if role == Role.TextAlignmentRole:
            return int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        return None

    def retitle(self) -> None:
        """The language has changed."""
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(self.TITLES) - 1)


def plain(table: QTableView, selection: QAbstractItemView.SelectionMode) -> None:
    """Make a table one of whole rows, which Tab leaves."""
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setSelectionMode(selection)
    table.setShowGrid(False)
    table.setAlternatingRowColors(True)
    table.setTabKeyNavigation(False)
    table.setWordWrap(False)
    table.verticalHeader().hide()
    table.horizontalHeader().setHighlightSections(False)


class RowTable(QTableView):
    """The rows of a page; Tab leaves it, Enter opens, Delete deletes."""

    opened = Signal()
    deletion = Signal()
    copying = Signal()
    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.resized.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
        elif event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.deletion.emit()
        elif event.matches(QKeySequence.StandardKey.Copy):
            self.copying.emit()
        else:
            super().keyPressEvent(event)

    def fit_rows(self) -> None:
        """Rows as high as the present text size wants."""
        self.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().height() * 1.2) + 10)


class Emptiness(QWidget):
    """What stands in the place of no rows: one sentence and one button."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.words, self.button = QLabel(), QPushButton()
        self.words.setProperty("role", "lead")
        self.words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.words.setWordWrap(True)
        self.words.setObjectName(f"{name}.empty")
        self.button.setObjectName(f"btn.{name}.empty")
        self.button.setProperty("role", "primary")
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(self.words)
        column.addSpacing(12)
        column.addLayout(row)
        column.addStretch(2)


class RowsLayout(QVBoxLayout):
    """A page of rows: filters above, actions below, the table or the emptiness between them."""

    def __init__(
        self,
        page: QWidget,
        filters: Iterable[QWidget],
        table: QTableView,
        emptiness: Emptiness,
        actions: Iterable[QWidget],
    ) -> None:
        super().__init__(page)
        self.filters, self.actions = _line(filters), _line(actions)
        self._middle = QStackedLayout()
        self.setContentsMargins(24, 14, 24, 14)
        self.setSpacing(10)
        self.addWidget(self.filters)
        self.addLayout(self._middle, 1)
        self.addWidget(self.actions)
        self._middle.addWidget(table)  # now that it has a page: before, it would be shown as a window
        self._middle.addWidget(emptiness)

    def show_table(self, rows: bool) -> None:
        """Show the table, or the emptiness."""
        self._middle.setCurrentIndex(0 if rows else 1)


def _line(widgets: Iterable[QWidget]) -> QWidget:
    """Widgets in a row that breaks where it is too long."""
    line = QWidget()
    flow = FlowLayout(line, 8, centred=False)
    for widget in widgets:
        flow.addWidget(widget)
    policy = line.sizePolicy()
    policy.setHeightForWidth(True)
    line.setSizePolicy(policy)
    return line


def say_buttons(buttons: dict[str, QPushButton], explained: dict[str, str]) -> None:
    """Name buttons by text, with what each does, in the present language."""
    for text, button in buttons.items():
        button.setText(tr(text))
        button.setToolTip(tr(explained[text]))
        button.setAccessibleDescription(tr(explained[text]))
