"""The odds of hidden cards: a table of the unseen cards and the places where they may lie.

It lies over the side of the table and never over the own hand, follows the deal while it is open, and is read
and copied like any table.  Imports Qt, `help`, `help_words`, `speaker` and `log_list` for the signs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QLocale, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cardavia.desktop.speaker import TableSpeaker, percent_sign, tr
from cardavia.desktop.table.column_heads import wrap_heads
from cardavia.desktop.table.log_list import suit_icon
from cardavia.desktop.theme import LIGHT, Theme
from cardavia.help.odds import Odds
from cardavia.strings import Text, tr_noop
from cardavia.table_words.help_words import place_words, source_words

Say = Callable[[Text], str]

TITLE: Final = tr_noop("Odds of hidden cards")
COUNTING: Final = tr_noop("Counting possible deals…")
FAILED: Final = tr_noop("The odds could not be counted.")
OVER: Final = tr_noop("The deal is over: nothing is hidden any more.")
CLOSE: Final = tr_noop("Close")
CARD: Final = tr_noop("Card")
CELL: Final = tr_noop("{card}, {place}: {share} per cent")
HEAD: Final = 10
"""Logical pixels a column needs beside the words of its head."""
SIGN: Final = 18
"""Side of the suit sign in logical pixels."""


class OddsPanel(QFrame):
    """One table; `closed` tells that it was put away."""

    closed = Signal()

    def __init__(self, speaker: Callable[[], TableSpeaker], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel.odds")
        self.setProperty("role", "plate")
        self._speaker = speaker
        self.theme: Theme = LIGHT
        self.title = QLabel()
        self.title.setProperty("role", "heading")
        self.source = QLabel()
        self.source.setObjectName("odds.source")
        self.source.setProperty("role", "caption")
        self.source.setWordWrap(True)
        self._close = QToolButton()
        self._close.setObjectName("odds.close")
        self._close.setProperty("role", "quiet")
        self._close.setText("✕")
        self._close.clicked.connect(self.put_away)
        self.table = QTableWidget()
        self.table.setObjectName("odds.table")
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setFrameShape(QFrame.Shape.NoFrame)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        self.table.verticalHeader().hide()
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setIconSize(QSize(SIGN, SIGN))
        self._odds: Odds | None = None
        head = QHBoxLayout()
        head.addWidget(self.title, 1)
        head.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        box = QVBoxLayout(self)
        box.setContentsMargins(14, 8, 8, 8)
        box.setSpacing(4)
        box.addLayout(head)
        box.addWidget(self.source)
        box.addWidget(self.table, 1)
        self.retranslate()
        self.hide()

    @property
    def odds(self) -> Odds | None:
        """The odds that are shown."""
        return self._odds

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.title.setText(tr(TITLE))
        self.title.setWordWrap(True)
        self._close.setToolTip(tr(CLOSE))
        self._close.setAccessibleName(tr(CLOSE))
        self.table.setAccessibleName(tr(TITLE))
        if self._odds is not None:
            self.show_odds(self._odds)

    def open(self) -> None:
        """Show the panel before anything is counted."""
        self.source.setText(tr(COUNTING))
        self.table.setRowCount(0)
        self.show()
        self.raise_()

    def put_away(self) -> None:
        """Close the panel."""
        if not self.isHidden():
            self.hide()
            self._odds = None
            self.closed.emit()

    def tell(self, over: bool) -> None:
        """There are no odds: the deal is over, or counting failed."""
        self._odds = None
        self.table.setRowCount(0)
        self.source.setText(tr(OVER if over else FAILED))

    def show_odds(self, odds: Odds) -> None:
        """Show other odds; a selected card stays selected."""
        former = self._odds
        chosen = self.table.currentRow()
        card = former.rows[chosen].card if former is not None and 0 <= chosen < len(former.rows) else None
        self._odds = odds
        speaker = self._speaker()
        self._dress()
        self.source.setText(speaker.say(source_words(odds)))
        places = [speaker.say(place_words(place)) for place in odds.places]
        self.table.setColumnCount(len(places) + 1)
        self.table.setHorizontalHeaderItem(0, QTableWidgetItem(tr(CARD)))
        for column, place in enumerate(places, 1):
            header = QTableWidgetItem(place)
            header.setToolTip(place)
            self.table.setHorizontalHeaderItem(column, header)
        self.table.setRowCount(len(odds.rows))
        for number, row in enumerate(odds.rows):
            name = speaker.card(row.card)
            head = QTableWidgetItem(
                suit_icon(speaker.pack, row.card, self.devicePixelRatioF(), self.theme.suits, SIGN),
                speaker.letter(row.card),
            )
            head.setToolTip(name)
            head.setData(Qt.ItemDataRole.AccessibleTextRole, name)
            self.table.setItem(number, 0, head)
            for column, share in enumerate(row.shares):
                self._cell(number, column + 1, name, places[column], share)
            if row.card == card:
                self.table.setCurrentCell(number, 0)
        self._fit()

    def _cell(self, row: int, column: int, card: str, place: str, share: float) -> None:
        words = percent(share)
        item = QTableWidgetItem(f"{words}{percent_sign()}")
        item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, tr(CELL).format(card=card, place=place, share=words))
        shade = QColor(self.theme.accent)
        shade.setAlphaF(0.42 * share)
        item.setBackground(shade)
        if share in (0.0, 1.0):
            font = item.font()
            font.setBold(share == 1.0)
            item.setFont(font)
            if share == 0.0:
                item.setForeground(QColor(self.theme.quiet))
        self.table.setItem(row, column, item)

    def _dress(self) -> None:
        """The table lies on the plate without a ground of its own."""
        theme = self.theme
        self.table.setStyleSheet(
            f"QTableWidget {{ background: {theme.plate}; padding: 0; }}"
            " QTableWidget::item { padding: 2px; }"
            f"QHeaderView, QHeaderView::section {{ background: {theme.plate}; color: {theme.quiet};"
            f" border: none; padding: 3px 4px; font-size: {self.font().pointSizeF() * 0.9:.2f}pt; }}"
        )

    def _fit(self) -> None:
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        header.setMinimumSectionSize(44)
        wrap_heads(self.table, self.width() - 22)
        self._share(header)
        high = self.table.fontMetrics().height() + 6
        self.table.verticalHeader().setDefaultSectionSize(max(high, 24))

    def _share(self, header: QHeaderView) -> None:
        """Columns as wide as their words, if there is room for all; the rest is shared."""
        table, metrics = self.table, header.fontMetrics()
        heads = [table.horizontalHeaderItem(each) for each in range(table.columnCount())]
        wanted = [
            max(metrics.horizontalAdvance(head.text()) + HEAD, table.sizeHintForColumn(column))
            for column, head in enumerate(heads)
            if head is not None
        ]
        spare = table.width() - table.verticalScrollBar().sizeHint().width() - sum(wanted)
        if spare >= 0 and wanted:
            header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
            for column, wide in enumerate(wanted):
                header.resizeSection(column, wide + spare // len(wanted))

    def text(self) -> str:
        """The whole table as text, columns parted by tabs."""
        table = self.table
        heads = [table.horizontalHeaderItem(column) for column in range(table.columnCount())]
        lines = ["\t".join(head.text() for head in heads if head is not None)]
        for row in range(table.rowCount()):
            cells = [table.item(row, column) for column in range(table.columnCount())]
            lines.append("\t".join(cell.text() for cell in cells if cell is not None))
        return "\n".join(lines)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if self._odds is not None:
            self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.matches(QKeySequence.StandardKey.Copy):
            QApplication.clipboard().setText(self.text())
        elif event.key() == Qt.Key.Key_Escape:
            self.put_away()
        else:
            super().keyPressEvent(event)


def percent(share: float) -> str:
    """A share in per cent: whole, or one decimal where a whole number would say never or always."""
    exact = 100 * share
    if 0 < exact < 0.95 or 99.05 < exact < 100:
        return QLocale().toString(exact, "f", 1)
    return QLocale().toString(round(exact))
