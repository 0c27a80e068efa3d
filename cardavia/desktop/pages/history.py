"""The history page: every deal that was dealt to the person, to find again and go on with.

It shows what it is given and says what is wanted; files, clipboard and tables are the window's business.
Imports Qt, `history_model`, `rows`, `choice_box`, `speaker`, `theme` and `strings`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLabel, QLineEdit, QPushButton, QWidget

from cardavia.desktop.choice_box import ChoiceBox
from cardavia.desktop.pages import deal_words
from cardavia.desktop.pages.games import GAME_TEXTS
from cardavia.desktop.pages.history_model import CONTRACT, DATE, LEVEL, MARKS, HistoryModel
from cardavia.desktop.pages.rows import PADDING, Emptiness, RowsLayout, RowTable, plain, say_buttons
from cardavia.desktop.speaker import tr
from cardavia.desktop.theme import Theme
from cardavia.history import Entry
from cardavia.strings import tr_noop

if TYPE_CHECKING:
    from cardavia.reviews import Kept

ALL_GAMES: Final = tr_noop("All games")
STATES: Final = {
    "all": tr_noop("All deals"),
    "open": tr_noop("Open deals"),
    "finished": tr_noop("Finished deals"),
    "won": tr_noop("Won deals"),
    "lost": tr_noop("Lost deals"),
    "counted": tr_noop("Deals that count"),
    "marked": tr_noop("Marked deals"),
}
GAME, STATE, NUMBER_SOUGHT = tr_noop("Game"), tr_noop("Which deals"), tr_noop("Deal number")
COUNT, SOME = tr_noop("%n deal(s)"), tr_noop("{shown} of %n deal(s)")
RESUME, REPEAT, COPY = tr_noop("Resume"), tr_noop("Repeat deal"), tr_noop("Copy")
REVIEW: Final = tr_noop("Review")
EXPORT, DELETE = tr_noop("Export…"), tr_noop("Delete")
SAYS: Final = {
    RESUME: tr_noop("Go on with the deal where it was left"),
    REVIEW: tr_noop("What each decision of the deal was worth"),
    REPEAT: tr_noop("The same cards again from the start; the deal is marked as repeated"),
    COPY: tr_noop("Put the records of the chosen deals on the clipboard"),
    EXPORT: tr_noop("Write the records of the chosen deals to a file, one a line"),
    DELETE: tr_noop("Take the chosen deals out of the history and the statistics"),
}
EMPTY: Final = tr_noop("Every deal you play will be listed here.")
FIRST: Final = tr_noop("Play a first deal")
NONE: Final = tr_noop("No deal is like that.")
SHOW_ALL: Final = tr_noop("Show all deals")
TABLE: Final = tr_noop("Deals")
MEASURED: Final = 60
"""Rows whose words decide how wide the columns are."""
LEAST_MARKS, LEAST_CONTRACT = 10, 12
"""Widths in letters where room is scarce."""


def _is_undo(event: QKeyEvent) -> bool:
    return event.matches(QKeySequence.StandardKey.Undo) or (
        event.key() == Qt.Key.Key_Z and event.modifiers() == Qt.KeyboardModifier.ControlModifier
    )


class HistoryPage(QWidget):
    """All deals."""

    resume_wanted = Signal(object)
    """The `Entry` to go on with."""
    review_wanted = Signal(object)
    """The `Entry`, of a finished deal, to be reviewed."""
    repeat_wanted = Signal(object)
    """The `Entry` whose cards are wanted again."""
    copy_wanted = Signal(list)
    export_wanted = Signal(list)
    delete_wanted = Signal(list)
    """Entries."""
    undo_wanted = Signal()
    """The last deletion is to be undone."""
    play_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("page.history")
        self.model = HistoryModel()
        self.table = self._make_table()
        self.game = ChoiceBox()
        self.game.setObjectName("history.game")
        self.state = ChoiceBox()
        self.state.setObjectName("history.state")
        for game in ("", *GAME_TEXTS):
            self.game.addItem("", game)
        for state in STATES:
            self.state.addItem("", state)
        self.number = QLineEdit()
        self.number.setObjectName("history.number")
        self.number.setClearButtonEnabled(True)
        self.number.setMaxLength(8)
        self.count = QLabel()
        self.count.setObjectName("history.count")
        self.count.setProperty("role", "caption")
        self.resume = self._button("resume", "primary", self._resume)
        self.review = self._button("review", "", self._review)
        self.repeat = self._button("repeat", "", self._repeat)
        self.copy = self._button("copy", "", lambda: self.copy_wanted.emit(self.chosen()))
        self.export = self._button("export", "", lambda: self.export_wanted.emit(self.chosen()))
        self.delete = self._button("delete", "", lambda: self.delete_wanted.emit(self.chosen()))
        self._buttons = {
            RESUME: self.resume,
            REVIEW: self.review,
            REPEAT: self.repeat,
            COPY: self.copy,
            EXPORT: self.export,
            DELETE: self.delete,
        }
        self._emptiness = Emptiness("history")
        self._emptiness.button.clicked.connect(self._leave_emptiness)
        filters = (self.game, self.state, self.number, self.count)
        self._layout = RowsLayout(self, filters, self.table, self._emptiness, self._buttons.values())
        self.setFocusProxy(self.table)
        self.game.currentIndexChanged.connect(self._choose)
        self.state.currentIndexChanged.connect(self._choose)
        self.number.textChanged.connect(self._choose)
        self.retranslate()

    def _make_table(self) -> RowTable:
        table = RowTable()
        table.setObjectName("history.table")
        table.setModel(self.model)
        plain(table, QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setCornerButtonEnabled(False)
        table.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        table.horizontalHeader().setSortIndicator(DATE, Qt.SortOrder.DescendingOrder)
        table.setSortingEnabled(True)
        table.opened.connect(self._open)
        table.resized.connect(self._fit_columns)
        table.doubleClicked.connect(self._open)
        table.deletion.connect(lambda: self.delete_wanted.emit(self.chosen()))
        table.copying.connect(lambda: self.copy_wanted.emit(self.chosen()))
        table.selectionModel().selectionChanged.connect(self._chosen_anew)
        return table

    def _button(self, name: str, role: str, run: object) -> QPushButton:
        button = QPushButton()
        button.setObjectName(f"btn.history.{name}")
        if role:
            button.setProperty("role", role)
        button.clicked.connect(run)
        return button

    # ------------------------------------------------------------ what is shown

    def show_deals(
        self, entries: Sequence[Entry], packs: deal_words.Packs, reviews: Mapping[str, Kept] | None = None
    ) -> None:
        """Other deals, with what is kept of their reviews by key; what was chosen stays chosen."""
        keys = {entry.key for entry in self.chosen()}
        self.model.packs = packs
        self.model.reviews = reviews or {}
        self.model.show(entries)
        self._restore(keys)

    def chosen(self) -> list[Entry]:
        """The deals chosen, in the order of the table."""
        rows = sorted(index.row() for index in self.table.selectionModel().selectedRows())
        return [self.model.rows[row] for row in rows]

    def _choose(self) -> None:
        keys = {entry.key for entry in self.chosen()}
        self.model.choose(self.game.currentData(), self.state.currentData(), self.number.text())
        self._restore(keys)

    def _restore(self, keys: set[str]) -> None:
        """Choose rows again after the table has changed; the first one if none is left."""
        selection = self.table.selectionModel()
        flags = QItemSelectionModel.SelectionFlag
        places = [place for place, entry in enumerate(self.model.rows) if entry.key in keys]
        for place in places or ([0] if self.model.rows else []):
            index = self.model.index(place, 0)
            selection.select(index, flags.Select | flags.Rows)
            selection.setCurrentIndex(index, flags.NoUpdate)
        self._show_state()

    def _chosen_anew(self) -> None:
        chosen = self.chosen()
        one = chosen[0] if len(chosen) == 1 else None
        self.resume.setEnabled(one is not None and one.outcome is None)
        self.review.setEnabled(one is not None and one.outcome is not None)
        self.repeat.setEnabled(one is not None)
        for button in (self.copy, self.export, self.delete):
            button.setEnabled(bool(chosen))

    def _show_state(self) -> None:
        """Counts, and what stands there when there is nothing."""
        shown, there = len(self.model.rows), self.model.count
        self.count.setText(
            tr(COUNT, there)
            if shown == there
            else tr(SOME, there).format(shown=self.locale().toString(shown))
        )
        self._layout.show_table(shown > 0)
        self._layout.filters.setVisible(there > 0)
        self._layout.actions.setVisible(there > 0)
        self._emptiness.words.setText(tr(NONE if there else EMPTY))
        self._emptiness.button.setText(tr(SHOW_ALL if there else FIRST))
        self.setFocusProxy(self.table if shown else self._emptiness.button)
        self._fit_columns()
        self._chosen_anew()

    def _leave_emptiness(self) -> None:
        if not self.model.count:
            self.play_wanted.emit()
            return
        self.game.setCurrentIndex(0)
        self.state.setCurrentIndex(0)
        self.number.clear()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    # ------------------------------------------------------------ what is wanted

    def _open(self) -> None:
        """Go on with an open deal, look at what a finished one was worth."""
        self._resume()
        self._review()

    def _resume(self) -> None:
        chosen = self.chosen()
        if len(chosen) == 1 and chosen[0].outcome is None:
            self.resume_wanted.emit(chosen[0])

    def _review(self) -> None:
        chosen = self.chosen()
        if len(chosen) == 1 and chosen[0].outcome is not None:
            self.review_wanted.emit(chosen[0])

    def _repeat(self) -> None:
        (entry,) = self.chosen()
        self.repeat_wanted.emit(entry)

    # ------------------------------------------------------------ looks and words

    def set_look(self, theme: Theme, text_scale: float) -> None:
        """Another scheme or text size."""
        self.model.tones = {"won": QColor(theme.good), "lost": QColor(theme.bad)}
        self.table.fit_rows()
        self._fit_columns()

    def _fit_columns(self) -> None:
        """Each column as wide as its words; the contract and the marks share what is left, or give way.

        Where that is not enough the opponents are left to the tooltip.
        """
        header, metrics = self.table.horizontalHeader(), self.table.fontMetrics()
        widths = []
        for column in range(self.model.columnCount()):
            words = (self.model.words(entry, column) for entry in self.model.rows[:MEASURED])
            wide = max(map(metrics.horizontalAdvance, words), default=0) + 2 * PADDING
            widths.append(max(wide, header.sectionSizeHint(column)))
        room = self.table.viewport().width()
        narrow = sum(widths) > room
        self.table.setColumnHidden(LEVEL, narrow)
        left = room - sum(widths) + (widths[LEVEL] if narrow else 0)
        if left >= 0:
            widths[CONTRACT] += left // 2
            widths[MARKS] += left - left // 2
        for column, letters in ((MARKS, LEAST_MARKS), (CONTRACT, LEAST_CONTRACT)):
            spare = max(widths[column] - letters * metrics.averageCharWidth(), 0)
            given = min(max(-left, 0), spare)
            widths[column] -= given
            left += given
        for column, wide in enumerate(widths):
            self.table.setColumnWidth(column, wide)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if _is_undo(event):
            self.undo_wanted.emit()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for place, game in enumerate(["", *GAME_TEXTS]):
            self.game.setItemText(place, GAME_TEXTS[game].name if game else tr(ALL_GAMES))
        for place, words in enumerate(STATES.values()):
            self.state.setItemText(place, tr(words))
        self.game.setAccessibleName(tr(GAME))
        self.state.setAccessibleName(tr(STATE))
        self.number.setPlaceholderText(tr(NUMBER_SOUGHT))
        self.number.setAccessibleName(tr(NUMBER_SOUGHT))
        self.table.setAccessibleName(tr(TABLE))
        say_buttons(self._buttons, SAYS)
        self.model.retitle()
        self._show_state()
        self.table.viewport().update()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
