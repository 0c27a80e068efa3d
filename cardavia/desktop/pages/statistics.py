"""The statistics page: what the deals of the history add up to, game by game.

It shows what it is given and counts nothing.  Imports Qt, `statistics`, `statistics_tables`, `score_curve`,
`choice_box`, `speaker`, `theme` and `strings`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from cardavia.desktop.choice_box import ChoiceBox
from cardavia.desktop.flow_layout import FlowLayout
from cardavia.desktop.pages import deal_words, statistics_tables
from cardavia.desktop.pages.games import GAME_TEXTS, LEVEL_NAMES
from cardavia.desktop.pages.review_statistics import review_table
from cardavia.desktop.pages.score_curve import ScoreCurve
from cardavia.desktop.pages.statistics_tables import TableWords
from cardavia.desktop.speaker import tr
from cardavia.desktop.theme import LIGHT, Theme
from cardavia.history import Entry
from cardavia.statistics import Statistics, statistics
from cardavia.strings import tr_noop

if TYPE_CHECKING:
    from cardavia.reviews import Kept

GAME: Final = tr_noop("Game")
OPPONENTS, ALL_LEVELS = tr_noop("Opponents"), tr_noop("All opponents")
COPY: Final = tr_noop("Copy as text")
COPIED: Final = tr_noop("The statistics are on the clipboard.")
COURSE: Final = tr_noop("Your score over %n deal(s)")
EMPTY: Final = tr_noop("Deals of this game will be counted here.")
FIRST: Final = tr_noop("Play a first deal")
TWO_COLUMNS: Final = 1080
"""Logical pixels of the page, at the usual text size, from which plates stand in two columns."""
PADDING: Final = 24
"""Logical pixels beside the words of a cell."""


class FigureTable(QTableWidget):
    """A small table of words, as high as its rows; the wheel belongs to the page."""

    def __init__(self, words: TableWords) -> None:
        super().__init__(len(words.rows), len(words.columns))
        self.setObjectName(f"statistics.{words.key}")
        self.setAccessibleName(words.title)
        for column, name in enumerate(words.columns):
            title = QTableWidgetItem(name)
            title.setTextAlignment(Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft)
            self.setHorizontalHeaderItem(column, title)
        for row, cells in enumerate(words.rows):
            for column, cell in enumerate(cells):
                item = QTableWidgetItem(cell)
                side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
                item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
                item.setToolTip(f"{words.columns[column]}: {cell}")
                item.setData(
                    Qt.ItemDataRole.AccessibleTextRole, f"{cells[0]}, {words.columns[column]}: {cell}"
                )
                self.setItem(row, column, item)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def fit(self) -> None:
        """Take the height of the rows; columns are as wide as their words, the first takes what is left."""
        metrics, header = self.fontMetrics(), self.horizontalHeader()
        self.verticalHeader().setDefaultSectionSize(metrics.height() + 10)
        widths = []
        for column in range(self.columnCount()):
            cells = (self.item(row, column) for row in range(self.rowCount()))
            wide = max(
                (metrics.horizontalAdvance(cell.text()) for cell in cells if cell is not None), default=0
            )
            widths.append(max(wide + PADDING, header.sectionSizeHint(column)))
        left = self.viewport().width() - sum(widths)
        widths[0] += max(left, 0)
        for column, wide in enumerate(widths):
            self.setColumnWidth(column, wide)
        rows = sum(self.rowHeight(row) for row in range(self.rowCount()))
        bar = self.horizontalScrollBar().sizeHint().height() if left < 0 else 0
        self.setFixedHeight(header.sizeHint().height() + rows + bar + 6)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        event.ignore()


class StatisticsPage(QScrollArea):
    """What was won and lost."""

    play_wanted = Signal()
    message = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("page.statistics")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._theme, self._scale = LIGHT, 1.0
        self._entries: tuple[Entry, ...] = ()
        self._packs: deal_words.Packs = {}
        self._reviews: Mapping[str, Kept] = {}
        self._found: Statistics | None = None
        self.game = ChoiceBox()
        self.game.setObjectName("statistics.game")
        for game, text in GAME_TEXTS.items():
            self.game.addItem(text.name, game)
        self.game.currentIndexChanged.connect(self._renew)
        self.level = ChoiceBox()
        self.level.setObjectName("statistics.level")
        for level in ("", *LEVEL_NAMES):
            self.level.addItem("", level)
        self.level.currentIndexChanged.connect(self._renew)
        self.copy = QPushButton()
        self.copy.setObjectName("btn.statistics.copy")
        self.copy.clicked.connect(self._copy)
        self._unit, self._declared, self._empty = QLabel(), QLabel(), QLabel()
        for label in (self._unit, self._declared, self._empty):
            label.setWordWrap(True)
        self._unit.setProperty("role", "caption")
        self._declared.setObjectName("statistics.declared")
        self._empty.setObjectName("statistics.empty")
        self._empty.setProperty("role", "lead")
        self._first = QPushButton()
        self._first.setObjectName("btn.statistics.empty")
        self._first.setProperty("role", "primary")
        self._first.clicked.connect(self.play_wanted)
        self.curve = ScoreCurve()
        self._course = QLabel()
        self._course.setProperty("role", "heading")
        self._curve_plate = _plate(self._course, self.curve)
        self.tables: list[FigureTable] = []
        self._plates: list[QFrame] = []
        self._lay_out()
        self.setFocusProxy(self.game)
        self.retranslate()

    def _lay_out(self) -> None:
        body = QWidget()
        body.setObjectName("page")
        head = QWidget()
        line = FlowLayout(head, 8, centred=False)
        for widget in (self.game, self.level, self.copy):
            line.addWidget(widget)
        policy = head.sizePolicy()
        policy.setHeightForWidth(True)
        head.setSizePolicy(policy)
        self._columns = (QVBoxLayout(), QVBoxLayout())
        sides = QHBoxLayout()
        for column in self._columns:
            column.setSpacing(16)
            sides.addLayout(column)
        self._sides = sides
        row = QHBoxLayout()
        row.addWidget(self._first)
        row.addStretch(1)
        box = QVBoxLayout(body)
        box.setContentsMargins(24, 14, 24, 20)
        box.setSpacing(12)
        box.addWidget(head)
        box.addWidget(self._unit)
        box.addWidget(self._declared)
        box.addWidget(self._empty)
        box.addLayout(row)
        box.addLayout(sides)
        box.addStretch(1)
        self.setWidget(body)

    # ------------------------------------------------------------ what is shown

    def show_deals(
        self, entries: Sequence[Entry], packs: deal_words.Packs, reviews: Mapping[str, Kept] | None = None
    ) -> None:
        """Count these deals; `reviews` are what is kept of their reviews, by key."""
        self._entries, self._packs, self._reviews = tuple(entries), packs, reviews or {}
        self._renew()

    def show_game(self, game: str) -> None:
        """Show the statistics of a game."""
        self.game.setCurrentIndex(self.game.findData(game))

    def _renew(self) -> None:
        game, level = self.game.currentData(), self.level.currentData()
        entries = [entry for entry in self._entries if level in ("", entry.level)]
        self._found = found = statistics(entries, game, tuple(LEVEL_NAMES))
        for plate in self._plates:
            plate.hide()
            plate.deleteLater()
        self._plates, self.tables = [], []
        there = bool(found.levels)
        for words in self._tables() if there else ():
            table, title = FigureTable(words), QLabel(words.title)
            title.setProperty("role", "heading")
            self.tables.append(table)
            self._plates.append(_plate(title, table))
        self._unit.setText(tr(statistics_tables.UNITS[game]))
        self._declared.setText(statistics_tables.declared(found))
        self._declared.setVisible(bool(self._declared.text()))
        self._unit.setVisible(there)
        self._empty.setVisible(not there)
        self._first.setVisible(not there)
        self.copy.setEnabled(there)
        self._course.setText(tr(COURSE, len(found.course)))
        self.curve.show_course([total for _, total in found.course])
        self._curve_plate.setVisible(len(found.course) > 1)
        self._arrange()

    def _tables(self) -> list[TableWords]:
        """The tables of the game that is shown."""
        if self._found is None:
            return []
        game, level = self.game.currentData(), self.level.currentData()
        entries = [each for each in self._entries if each.game == game and level in ("", each.level)]
        reviewed = review_table(entries, self._reviews)
        tables = statistics_tables.tables(game, self._found, self._packs)
        return [*tables, reviewed] if reviewed is not None else tables

    def _arrange(self) -> None:
        """Plates in one column or two: what counts and its curve, then what it is made of."""
        two = self.viewport().width() >= TWO_COLUMNS * self._scale
        for column in self._columns:
            while column.count():
                column.takeAt(0)
        order = [*self._plates[:1], self._curve_plate, *self._plates[1:]]
        left = set(order[:2]) | set(self._plates[1:2])
        self._sides.setSpacing(16 if two else 0)
        self._sides.setStretch(0, 1)
        self._sides.setStretch(1, 1 if two else 0)
        for plate in order:
            self._columns[1 if two and plate not in left else 0].addWidget(plate)
        for column in self._columns if two else self._columns[:1]:
            column.addStretch(1)
        for table in self.tables:
            table.fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange()

    # ------------------------------------------------------------ copying

    def text(self) -> str:
        """The statistics of the game that is shown, as plain text."""
        if self._found is None:
            return ""
        return statistics_tables.as_text(self.game.currentData(), self._found, self._tables())

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text())
        self.message.emit(tr(COPIED))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.matches(QKeySequence.StandardKey.Copy) and self.copy.isEnabled():
            self._copy()
        else:
            super().keyPressEvent(event)

    # ------------------------------------------------------------ looks and words

    def set_look(self, theme: Theme, text_scale: float) -> None:
        """Another scheme or text size."""
        self._theme, self._scale = theme, text_scale
        self.curve.theme = theme
        self.curve.updateGeometry()
        self.curve.update()
        self._arrange()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.game.setAccessibleName(tr(GAME))
        self.level.setAccessibleName(tr(OPPONENTS))
        for place, name in enumerate([ALL_LEVELS, *LEVEL_NAMES.values()]):
            self.level.setItemText(place, tr(name))
        self.copy.setText(tr(COPY))
        self._empty.setText(tr(EMPTY))
        self._first.setText(tr(FIRST))
        self._renew()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _plate(title: QWidget, content: QWidget) -> QFrame:
    plate = QFrame()
    plate.setProperty("role", "plate")
    box = QVBoxLayout(plate)
    box.setContentsMargins(14, 10, 14, 12)
    box.setSpacing(8)
    box.addWidget(title)
    box.addWidget(content)
    return plate
