"""The course of a deal as a curve, or as a table of the same figures for those who read or listen.

Imports Qt, `curve`, `deal_words`, `speaker`, `strings`, `theme`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardavia.desktop.pages.deal_words import signed
from cardavia.desktop.review.curve import LINES, Course, Curve
from cardavia.desktop.speaker import tr
from cardavia.desktop.theme import Theme
from cardavia.strings import tr_noop

TITLE: Final = tr_noop("Expected result for you, with all cards open")
AS_TABLE, AS_CURVE = tr_noop("As a table"), tr_noop("As a curve")
HEADS: Final = (tr_noop("After|an action"), tr_noop("Expected"))


class CourseView(QWidget):
    """Curve and table, one of them in sight; `wanted` gives the place that was chosen."""

    wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.curve = Curve()
        self.curve.wanted.connect(self.wanted)
        self.table = QTableWidget(0, 2)
        self.table.setObjectName("review.course")
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.setShowGrid(False)
        self.table.verticalHeader().hide()
        header = self.table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionsClickable(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.table.cellClicked.connect(self._chosen)
        self._title = QLabel()
        self._title.setProperty("role", "caption")
        self.switch = QPushButton()
        self.switch.setObjectName("btn.review.course")
        self.switch.setProperty("role", "link")
        self.switch.clicked.connect(self._turn)
        self._stack = QStackedWidget()
        self._stack.addWidget(self.curve)
        self._stack.addWidget(self.table)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.switch)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addLayout(head)
        box.addWidget(self._stack)
        self._lines = LINES
        self._places: list[int] = []

    def show_course(self, course: Course, words: Sequence[str]) -> None:
        """Show what is known by now; `words` tell each action of the deal."""
        self.curve.show_course(course)
        self._places = sorted(course.values)
        self.table.setRowCount(len(self._places))
        for row, place in enumerate(self._places):
            for column, cell in enumerate((words[place - 1], signed(course.values[place], 1))):
                item = QTableWidgetItem(cell)
                item.setToolTip(cell)
                if column:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.table.setItem(row, column, item)

    def stand_at(self, place: int) -> None:
        """Mark the place that the table shows."""
        self.curve.stand_at(place)
        if place + 1 in self._places:
            self.table.selectRow(self._places.index(place + 1))
        else:
            self.table.clearSelection()

    def _chosen(self, row: int, _column: int) -> None:
        self.wanted.emit(self._places[row] - 1)

    def _turn(self) -> None:
        self._stack.setCurrentIndex(1 - self._stack.currentIndex())
        self._say_switch()

    def _say_switch(self) -> None:
        self.switch.setText(tr(AS_CURVE if self._stack.currentIndex() else AS_TABLE))

    def set_look(self, theme: Theme) -> None:
        """Another scheme or text size."""
        self.curve.theme = theme
        self.curve.update()
        self.table.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)
        self.set_lines(self._lines)

    def set_lines(self, lines: int) -> None:
        """Take the height of so many lines of text."""
        self._lines = lines
        self._stack.setFixedHeight(lines * self.fontMetrics().height())

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._title.setText(tr(TITLE))
        self.table.setAccessibleName(tr(TITLE))
        self.table.setHorizontalHeaderLabels([tr(each) for each in HEADS])
        self._say_switch()
        self.curve.retranslate()
