"""The page of the person's mistakes: which are due, to be tried again, looked at or left out.

It shows rows of words and says what is wanted.  Imports Qt, `rows`, `choice_box`, `speaker`,
`strings`, `theme`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLabel, QPushButton, QWidget

from cardavia.desktop.choice_box import ChoiceBox
from cardavia.desktop.pages.rows import (
    PADDING,
    Emptiness,
    Index,
    Role,
    RowModel,
    RowsLayout,
    RowTable,
    plain,
    say_buttons,
)
from cardavia.desktop.speaker import tr
from cardavia.desktop.theme import Theme
from cardavia.strings import tr_noop

DUE, GAME, WHEN, DEED, LOSS = range(5)
TITLES: Final = (
    tr_noop("Due"),
    tr_noop("Game"),
    tr_noop("When|in the deal"),
    tr_noop("You chose"),
    tr_noop("Loss|of a decision"),
)
NOW, ALL = tr_noop("Due now"), tr_noop("All mistakes")
WHICH, TABLE = tr_noop("Which mistakes"), tr_noop("Mistakes")
COUNT: Final = tr_noop("%n mistake(s)")
RETRY, REVIEW, LEAVE_OUT = tr_noop("Try again"), tr_noop("Review"), tr_noop("Leave out")
SAYS: Final = {
    RETRY: tr_noop("Back to this moment, to play something else"),
    REVIEW: tr_noop("What each decision of the deal was worth"),
    LEAVE_OUT: tr_noop("Never ask for this mistake again"),
}
EMPTY: Final = tr_noop("Mistakes that reviews find are collected here, to be tried again after some days.")
FIRST: Final = tr_noop("Play a first deal")
NONE_DUE: Final = tr_noop("Nothing is due now.")
SHOW_ALL: Final = tr_noop("Show all mistakes")


class MistakeRow(NamedTuple):
    """One mistake in words."""

    key: str
    place: int
    """Of the decision in the deal."""
    now: bool
    """Whether it is due."""
    cells: tuple[str, str, str, str, str]
    spoken: str


class MistakeModel(RowModel):
    """Mistakes as rows."""

    TITLES = TITLES

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[MistakeRow] = []

    def show(self, rows: Sequence[MistakeRow]) -> None:
        """Other rows."""
        self.beginResetModel()
        self.rows = list(rows)
        self.endResetModel()

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        row = self.rows[index.row()]
        if role == Role.ToolTipRole or (role == Role.AccessibleTextRole and index.column() == DUE):
            return row.spoken
        if role in (Role.DisplayRole, Role.AccessibleTextRole):
            return row.cells[index.column()]
        return None


class MistakesPage(QWidget):
    """All mistakes that are still to be learned from; signals give key and place of the chosen one."""

    retry_wanted = Signal(str, int)
    review_wanted = Signal(str, int)
    leave_out_wanted = Signal(str, int)
    play_wanted = Signal()
    words_wanted = Signal()
    """The language has changed: the rows are to be said anew."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("page.mistakes")
        self._rows: list[MistakeRow] = []
        self.model = MistakeModel()
        self.table = self._make_table()
        self.which = ChoiceBox()
        self.which.setObjectName("mistakes.which")
        for value in ("now", "all"):
            self.which.addItem("", value)
        self.which.currentIndexChanged.connect(self._renew)
        self.count = QLabel()
        self.count.setProperty("role", "caption")
        self.buttons = {
            RETRY: self._button("retry", "primary", self.retry_wanted),
            REVIEW: self._button("review", "", self.review_wanted),
            LEAVE_OUT: self._button("leave_out", "", self.leave_out_wanted),
        }
        self._emptiness = Emptiness("mistakes")
        self.empty = self._emptiness.button
        self.empty.clicked.connect(self._leave_emptiness)
        self._layout = RowsLayout(
            self, (self.which, self.count), self.table, self._emptiness, self.buttons.values()
        )
        self.retranslate()

    def _make_table(self) -> RowTable:
        table = RowTable()
        table.setObjectName("mistakes.table")
        table.setModel(self.model)
        plain(table, QAbstractItemView.SelectionMode.SingleSelection)
        header = table.horizontalHeader()
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.opened.connect(lambda: self._tell(self.retry_wanted))
        table.doubleClicked.connect(lambda: self._tell(self.retry_wanted))
        table.deletion.connect(lambda: self._tell(self.leave_out_wanted))
        table.resized.connect(self._fit)
        return table

    def _button(self, name: str, role: str, signal: Any) -> QPushButton:
        button = QPushButton()
        button.setObjectName(f"btn.mistakes.{name}")
        if role:
            button.setProperty("role", role)
        button.clicked.connect(lambda: self._tell(signal))
        return button

    def _tell(self, signal: Any) -> None:
        chosen = self.chosen()
        if chosen is not None:
            signal.emit(chosen.key, chosen.place)

    # ------------------------------------------------------------ what is shown

    def show_mistakes(self, rows: Sequence[MistakeRow]) -> None:
        """Show these, the most urgent first; what was chosen stays chosen."""
        self._rows = list(rows)
        self._renew()

    def chosen(self) -> MistakeRow | None:
        """The mistake that is chosen."""
        rows = self.table.selectionModel().selectedRows()
        return self.model.rows[rows[0].row()] if rows else None

    def _renew(self) -> None:
        former, at = self.chosen(), self.table.currentIndex().row()
        all_wanted = self.which.currentData() == "all"
        self.model.show([row for row in self._rows if all_wanted or row.now])
        shown = self.model.rows
        same = (place for place, row in enumerate(shown) if former is not None and row[:2] == former[:2])
        if shown:
            self.table.selectRow(next(same, min(max(at, 0), len(shown) - 1)))
        self.count.setText(tr(COUNT, len(shown)))
        self._layout.show_table(bool(shown))
        self._layout.filters.setVisible(bool(self._rows))
        self._layout.actions.setVisible(bool(shown))
        self._emptiness.words.setText(tr(NONE_DUE if self._rows else EMPTY))
        self.empty.setText(tr(SHOW_ALL if self._rows else FIRST))
        self.setFocusProxy(self.table if shown else self.empty)
        self._fit()

    def _leave_emptiness(self) -> None:
        if self._rows:
            self.which.setCurrentIndex(1)
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.play_wanted.emit()

    # ------------------------------------------------------------ looks and words

    def set_look(self, _theme: Theme, _text_scale: float) -> None:
        """Another scheme or text size."""
        self.table.fit_rows()
        self._fit()

    def _fit(self) -> None:
        """Columns as wide as their words; what was chosen takes what is left."""
        header, metrics = self.table.horizontalHeader(), self.table.fontMetrics()
        widths = []
        for column in range(len(TITLES)):
            words = (row.cells[column] for row in self.model.rows)
            wide = max(map(metrics.horizontalAdvance, words), default=0) + 2 * PADDING
            widths.append(max(wide, header.sectionSizeHint(column)))
        widths[DEED] = max(widths[DEED] + self.table.viewport().width() - sum(widths), 80)
        for column, wide in enumerate(widths):
            self.table.setColumnWidth(column, wide)

    def retranslate(self) -> None:
        """Say in the present language what does not belong to a row."""
        for place, words in enumerate((NOW, ALL)):
            self.which.setItemText(place, tr(words))
        self.which.setAccessibleName(tr(WHICH))
        self.table.setAccessibleName(tr(TABLE))
        say_buttons(self.buttons, SAYS)
        self.model.retitle()
        self._renew()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self.words_wanted.emit()
        super().changeEvent(event)
