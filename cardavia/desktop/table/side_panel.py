"""The side panel of the table: log, tricks, score and the rules of the game.

Everything is ordinary text, to be selected and copied.  Imports Qt, `column_heads` and `table_view`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QListWidget,
    QTableWidget,
    QTableWidgetItem,
    QTabWidget,
    QWidget,
)

from cardavia.cards import Card
from cardavia.desktop.pages.rules import RulesView
from cardavia.desktop.speaker import tr
from cardavia.desktop.table.column_heads import wrap_heads
from cardavia.desktop.table.log_list import LogList
from cardavia.desktop.table.result_panel import signed
from cardavia.strings import Text, tr_noop
from cardavia.table_view import TableView, TrickView

LOG, TRICKS, SCORE, RULES = tr_noop("Log"), tr_noop("Tricks"), tr_noop("Score"), tr_noop("Rules")
DEAL: Final = tr_noop("Deal")
SUM: Final = tr_noop("Sum")
LATER: Final = tr_noop("All tricks are shown after the deal; during it, L shows the last one.")
NOTHING: Final = tr_noop("No deal has been booked yet.")

Say = Callable[[Text], str]


class SidePanel(QTabWidget):
    """Four tabs beside the table; the rules are read when they are first wanted."""

    moment_wanted = Signal(int)
    """A line of the log was chosen: its place in the history."""

    def __init__(self, say: Say, card_name: Callable[[Card], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("side")
        self.setDocumentMode(True)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)  # as a drawer it lies over the table
        self._say = say
        self._card_name = card_name
        self.log = LogList()
        self.log.moment_wanted.connect(self.moment_wanted)
        self.tricks = QListWidget()
        self.tricks.setObjectName("side.tricks")
        self.tricks.setWordWrap(True)
        self.score = QTableWidget()
        self.score.setObjectName("side.score")
        self.score.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.score.verticalHeader().hide()
        self.score.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for widget in (self.log, self.tricks, self.score):
            widget.setFrameShape(QListWidget.Shape.NoFrame)
            widget.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            self.addTab(widget, "")
        self._lines: tuple[str, ...] = ()
        self._tricks_shown: tuple[TrickView, ...] | None = None
        self._score_shown: tuple[object, object] | None = None
        self.rules: RulesView | None = None
        self.retranslate()

    def set_rules(self, rules: RulesView) -> None:
        """Add the rules of the game that is played as the last tab."""
        if self.rules is not None:
            self.removeTab(self.indexOf(self.rules))
            self.rules.deleteLater()
        self.rules = rules
        self.addTab(rules, tr(RULES))

    def show_rule(self, rule: str | None) -> None:
        """Turn to the rules, at a paragraph."""
        if self.rules is None:
            return
        self.setCurrentWidget(self.rules)
        if rule is not None:
            self.rules.show_rule(rule)

    def retranslate(self) -> None:
        """Say the titles in the present language."""
        for index, title in enumerate((LOG, TRICKS, SCORE)):
            self.setTabText(index, tr(title))
        if self.rules is not None:
            self.setTabText(self.indexOf(self.rules), tr(RULES))
        self.log.clear()
        self._lines = ()
        self._tricks_shown = self._score_shown = None

    def show_view(self, view: TableView) -> None:
        """Bring every tab up to a moment."""
        self._show_log(view)
        self._show_tricks(view.tricks)
        self._show_score(view)

    def _show_log(self, view: TableView) -> None:
        lines = tuple(self._say(line.text) for line in view.log)
        if lines == self._lines:
            return
        if lines[: len(self._lines)] != self._lines:
            self.log.clear()
            self._lines = ()
        for line, words in list(zip(view.log, lines, strict=True))[len(self._lines) :]:
            self.log.add_line(line, words)
        self._lines = lines
        self.log.scrollToBottom()

    def _show_tricks(self, tricks: Sequence[TrickView]) -> None:
        if tricks == self._tricks_shown:
            return
        self._tricks_shown = tuple(tricks)
        self.tricks.clear()
        if not tricks:
            self.tricks.addItem(tr(LATER))
        for trick in tricks:
            cards = " · ".join(self._card_name(each.card) for each in trick.cards)
            self.tricks.addItem(f"{trick.number}  {cards}")

    def _show_score(self, view: TableView) -> None:
        if (view.scores, view.totals) == self._score_shown:
            return
        self._score_shown = (view.scores, view.totals)
        names = [self._say(seat.name) for seat in sorted(view.seats, key=lambda seat: seat.seat)]
        self.score.setColumnCount(len(names) + 1)
        self.score.setHorizontalHeaderLabels([tr(DEAL), *names])
        self.score.setRowCount(len(view.scores) + (1 if view.scores else 0))
        for row, line in enumerate(view.scores):
            number = str(line.number) if line.number is not None else "·"
            self._row(row, [number, *(signed(score) for score in line.scores)])
        if view.scores:
            totals = view.totals or tuple(
                sum(line.scores[seat] for line in view.scores) for seat in range(len(names))
            )
            self._row(len(view.scores), [tr(SUM), *(signed(total) for total in totals)])
        self.score.setToolTip("" if view.scores else tr(NOTHING))
        wrap_heads(self.score, self.width())

    def _row(self, row: int, values: Sequence[str]) -> None:
        for column, value in enumerate(values):
            item = QTableWidgetItem(value)
            item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.score.setItem(row, column, item)

    def log_text(self) -> str:
        """The whole log as text, a line an event."""
        return "\n".join(self._lines)
