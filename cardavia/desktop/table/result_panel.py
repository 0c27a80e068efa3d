"""The result of a deal: sums that can be recomputed from what is shown, and what to do next.

Lies over the middle of the table, never over the hands.  Imports Qt, `table_view`, `action_button`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from cardavia.desktop.flow_layout import FlowLayout
from cardavia.desktop.own_words import explained
from cardavia.desktop.speaker import tr
from cardavia.desktop.table.action_button import ActionButton
from cardavia.strings import Text, tr_noop
from cardavia.table_view import ResultLine, ResultSection, ResultView, TableView

Say = Callable[[Text], str]

TOTAL: Final = tr_noop("Total")
MET: Final = {True: tr_noop("yes|a test is met"), False: tr_noop("no|a test is not met")}
BEFORE, CHANGE, REFILL, AFTER = (
    tr_noop("Before"),
    tr_noop("Change|of the score"),
    tr_noop("Contribution"),
    tr_noop("After"),
)
POT: Final = tr_noop("Pot")
WIDE: Final = 640
"""Logical pixels of one column, at most."""
TWO_COLUMNS: Final = 620
"""Width from which two columns have room."""
WIDEST: Final = 1000
GUTTER: Final = 28
"""Logical pixels between two columns."""


def signed(number: int) -> str:
    """A change with its sign: +48, −96, 0."""
    return f"{number:+d}".replace("-", "\N{MINUS SIGN}") if number else "0"


class ResultPanel(QFrame):
    """Shows a `ResultView`; `triggered` gives the button that was pressed."""

    triggered = Signal(object)

    def __init__(self, say: Say, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel.result")
        self.setProperty("role", "plate")
        self._say = say
        self._shown: ResultView | None = None
        self._scroll = QScrollArea()
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._footer = QWidget()
        self._flow = FlowLayout(self._footer)
        self._parts: list[QWidget] = []
        self._columns: tuple[QVBoxLayout, QVBoxLayout] | None = None
        self._split = 0
        """How many parts stand in the left column; 0 if there is but one."""
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self._footer.setSizePolicy(policy)
        box = QVBoxLayout(self)
        box.setContentsMargins(18, 12, 18, 12)
        box.setSpacing(8)
        box.addWidget(self._scroll, 1)
        box.addWidget(self._footer)
        self.hide()

    def show_view(self, view: TableView) -> None:
        """Show the result of the view, or hide if there is none."""
        if view.result is None:
            self._shown = None
            self.hide()
            return
        if view.result != self._shown:
            self._shown = view.result
            self._fill(view, view.result)
        self.show()

    def renew(self, view: TableView) -> None:
        """Say everything again: the language has changed."""
        self._shown = None
        self.show_view(view)

    def wanted_height(self, width: int) -> int:
        """Logical pixels at which nothing has to be scrolled."""
        body = self._scroll.widget()
        layout = body.layout() if body is not None else None
        inner = layout.totalHeightForWidth(max(width - 36, 40)) if layout is not None else 0
        return inner + self._flow.heightForWidth(max(width - 36, 40)) + 40

    def fit(self, room: int, most: int) -> tuple[int, int]:
        """Width and height in a room: one column, or two as wide as the room if one is too high for it."""
        wide = min(max(round(room * 0.8), min(320, room)), WIDE, room)
        self._stand_in_columns(1)
        high = self.wanted_height(wide)
        if high > most and room >= TWO_COLUMNS:
            wide = min(room, WIDEST)
            self._stand_in_columns(2, wide)
            high = self.wanted_height(wide)
        return wide, min(high, most)

    def _stand_in_columns(self, count: int, wide: int = 0) -> None:
        """Set the parts one below the other, or so that two columns of a panel so wide are about equal."""
        split = 0
        if count == 2:
            inner = max((wide - 36 - GUTTER) // 2, 40)
            heights = [
                part.heightForWidth(inner) if part.hasHeightForWidth() else part.sizeHint().height()
                for part in self._parts
            ]
            split = min(
                range(1, len(heights) + 1), key=lambda place: max(sum(heights[:place]), sum(heights[place:]))
            )
        if self._columns is None or split == self._split:
            return
        self._split = split
        body = self._scroll.widget()
        row = body.layout() if body is not None else None
        assert isinstance(row, QHBoxLayout)
        row.setSpacing(GUTTER if split else 0)
        row.setStretch(1, 1 if split else 0)
        for part in self._parts:
            for column in self._columns:
                column.removeWidget(part)
        for place, part in enumerate(self._parts):
            column = self._columns[1 if split and place >= split else 0]
            column.insertWidget(column.count() - 1, part)  # above the stretch

    # ------------------------------------------------------------ contents

    def _fill(self, view: TableView, result: ResultView) -> None:
        body = QWidget()
        columns = QHBoxLayout(body)
        columns.setContentsMargins(0, 0, 6, 0)
        columns.setSpacing(0)
        box, other = QVBoxLayout(), QVBoxLayout()
        for column in (box, other):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(6)
        columns.addLayout(box, 1)
        columns.addLayout(other)
        headline = self._label(self._say(result.headline), "heading", "result.headline")
        headline.setAlignment(Qt.AlignmentFlag.AlignCenter)
        headline.setToolTip(explained(headline.text()))
        box.addWidget(headline)
        if result.detail is not None:
            detail = self._label(self._say(result.detail), "quiet", "result.detail")
            detail.setAlignment(Qt.AlignmentFlag.AlignCenter)
            box.addWidget(detail)
        for index, test in enumerate(result.tests):
            words = f"{self._say(test.text)}  {tr(MET[test.met])}"
            label = self._label(words, "good" if test.met else "bad", f"result.test.{index}")
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            box.addWidget(label)
        for section in result.sections:
            box.addWidget(self._section(section))
        if result.seats:
            box.addWidget(self._standings(view, result))
        self._parts = [part for place in range(box.count()) if (part := _widget_at(box, place)) is not None]
        self._columns, self._split = (box, other), 0
        box.addStretch(1)
        other.addStretch(1)
        self._scroll.setWidget(body)
        for label in body.findChildren(QLabel):
            label.ensurePolished()  # its height is asked for before it is shown
        while (item := self._flow.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for view_of in result.buttons:
            button = ActionButton()
            button.setObjectName(view_of.object_name)
            button.set_words(self._say(view_of.label))
            button.setEnabled(view_of.enabled)
            if view_of.key == "next":
                button.setProperty("role", "primary")
            button.clicked.connect(lambda _=False, chosen=view_of: self.triggered.emit(chosen))
            self._flow.addWidget(button)
            button.show()  # what is added to a visible row would wait for the event loop

    def first_button(self) -> ActionButton | None:
        """The button that Enter presses."""
        item = self._flow.itemAt(0)
        widget = item.widget() if item is not None else None
        return widget if isinstance(widget, ActionButton) else None

    def _label(self, words: str, role: str, name: str = "") -> QLabel:
        label = QLabel(words)
        label.setProperty("role", role)
        label.setWordWrap(True)
        if name:
            label.setObjectName(name)
        return label

    def _section(self, section: ResultSection) -> QWidget:
        """Title, lines and total of one sum."""
        frame = QWidget()
        frame.setObjectName(f"result.section.{section.key}")
        grid = QGridLayout(frame)
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setHorizontalSpacing(14)
        grid.setVerticalSpacing(1)
        grid.setColumnStretch(0, 1)
        title = self._label(self._say(section.title), "caption")
        grid.addWidget(title, 0, 0, 1, 3)
        row = 1
        for line in section.lines:
            row = self._line(grid, row, line)
        if section.summary is not None:
            summary = self._label(self._say(section.summary), "", f"result.summary.{section.key}")
            grid.addWidget(summary, row, 0, 1, 3)
            row += 1
        if section.total is not None and len(section.lines) > 1:
            grid.addWidget(self._label(tr(TOTAL), "heading"), row, 0)
            total = self._label(str(section.total).replace("-", "\N{MINUS SIGN}"), "heading")
            total.setObjectName(f"result.total.{section.key}")
            total.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(total, row, 1)
        return frame

    def _line(self, grid: QGridLayout, row: int, line: ResultLine) -> int:
        grid.addWidget(self._label(self._say(line.text), ""), row, 0)
        amount = self._label(str(line.amount).replace("-", "\N{MINUS SIGN}"), "")
        amount.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        grid.addWidget(amount, row, 1)
        grid.addWidget(self._label(line.rule, "caption"), row, 2)
        return row + 1

    def _standings(self, view: TableView, result: ResultView) -> QWidget:
        """Each seat's score before, the change, and after."""
        frame = QWidget()
        frame.setObjectName("result.seats")
        grid = QGridLayout(frame)
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(1)
        refilled = any(seat.refill for seat in result.seats)
        heads = [BEFORE, CHANGE, *([REFILL] if refilled else []), AFTER]
        for column, head in enumerate(heads, 1):
            label = self._label(tr(head), "caption")
            label.setWordWrap(False)
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(label, 0, column)
        row = 1
        for seat in result.seats:
            name = self._label(self._say(view.seat(seat.seat).name), "")
            grid.addWidget(name, row, 0)
            values = [
                str(seat.before),
                signed(seat.change),
                *([signed(seat.refill)] if refilled else []),
                str(seat.after),
            ]
            self._numbers(grid, row, values, f"result.seat.{seat.seat}")
            row += 1
        if result.pot is not None:
            grid.addWidget(self._label(tr(POT), ""), row, 0)
            before, after = result.pot
            middle = [signed(after - before), *([""] if refilled else [])]
            self._numbers(grid, row, [str(before), *middle, str(after)], "result.pot")
        grid.setColumnStretch(0, 1)
        return frame

    def _numbers(self, grid: QGridLayout, row: int, values: list[str], name: str) -> None:
        for column, value in enumerate(values, 1):
            label = self._label(value.replace("-", "\N{MINUS SIGN}"), "", f"{name}.{column}")
            label.setWordWrap(False)
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
            grid.addWidget(label, row, column)


def _widget_at(box: QLayout, place: int) -> QWidget | None:
    item = box.itemAt(place)
    return item.widget() if item is not None else None
