"""The list of decisions of a review: sign, trick, what was done and what it cost; each row speaks as a whole.

It shows rows of words and tells which one is chosen.  The arrow keys belong to the page.  Imports Qt,
`signs`, `rows` of the pages, `speaker`, `strings`, `theme`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from cardavia.desktop.pages.rows import PADDING, Index, Role, RowModel, plain
from cardavia.desktop.review.signs import draw_sign
from cardavia.desktop.speaker import tr
from cardavia.desktop.theme import LIGHT, Theme
from cardavia.strings import tr_noop

SIGN, WHERE, DEED, LOSS = range(4)
TITLES: Final = (
    tr_noop("Judgement"),
    tr_noop("When|in the deal"),
    tr_noop("Decision"),
    tr_noop("Loss|of a decision"),
)
TABLE: Final = tr_noop("Decisions")
SIDE: Final = 20
"""Of a sign, in logical pixels."""
ARROWS: Final = frozenset(
    {
        Qt.Key.Key_Left,
        Qt.Key.Key_Right,
        Qt.Key.Key_Up,
        Qt.Key.Key_Down,
        Qt.Key.Key_Home,
        Qt.Key.Key_End,
        Qt.Key.Key_Space,
    }
)
"""Keys that move through the deal, wherever the focus is on the page."""


class Row(NamedTuple):
    """One decision in words."""

    place: int
    """Number of actions before it."""
    kind: str
    """One of `signs.SIGNS`; empty while it waits for its judgement."""
    where: str
    deed: str
    loss: str
    spoken: str
    """Everything in one sentence, for listeners and for the tooltip."""


class DecisionModel(RowModel):
    """Decisions as rows."""

    TITLES = TITLES

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []

    def show(self, rows: Sequence[Row]) -> None:
        """Other rows; the view keeps its place if they are the same decisions as before."""
        if [each.place for each in rows] != [each.place for each in self.rows]:
            self.beginResetModel()
            self.rows = list(rows)
            self.endResetModel()
            return
        changed = [at for at, (old, new) in enumerate(zip(self.rows, rows, strict=True)) if old != new]
        self.rows = list(rows)
        for at in changed:
            self.dataChanged.emit(self.index(at, 0), self.index(at, LOSS))

    def row_at(self, place: int) -> int | None:
        """The row of the decision at a place of the deal."""
        return next((at for at, each in enumerate(self.rows) if each.place == place), None)

    def headerData(  # noqa: N802 - Qt's name
        self, section: int, orientation: Qt.Orientation, role: int = Role.DisplayRole
    ) -> Any:
        if role == Role.DisplayRole and section == SIGN:
            return ""
        if role == Role.TextAlignmentRole and section == LOSS:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return super().headerData(section, orientation, role)

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        row, column = self.rows[index.row()], index.column()
        if role == Role.ToolTipRole or (role == Role.AccessibleTextRole and column == SIGN):
            return row.spoken
        if role in (Role.DisplayRole, Role.AccessibleTextRole):
            return ("", row.where, row.deed, row.loss)[column]
        if role == Role.TextAlignmentRole and column == LOSS:
            return int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return None


class SignDelegate(QStyledItemDelegate):
    """Draws the sign of a row into its first cell."""

    def __init__(self, model: DecisionModel) -> None:
        super().__init__()
        self._model = model
        self.theme: Theme = LIGHT

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        option.state &= ~QStyle.StateFlag.State_HasFocus  # the row is marked, not the cell
        super().paint(painter, option, index)
        kind = self._model.rows[index.row()].kind
        if kind:
            rect = QRectF(option.rect)
            box = QRectF(rect.center().x() - SIDE / 2, rect.center().y() - SIDE / 2, SIDE, SIDE)
            if option.state & QStyle.StateFlag.State_Selected:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(QColor(self.theme.plate))
                painter.drawEllipse(box.adjusted(-2, -2, 2, 2))
            draw_sign(painter, box, kind, self.theme)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802 - Qt's name
        return QSize(SIDE + 14, SIDE + 8)


class DecisionList(QTableView):
    """The rows; `chosen` gives the place of the one that was chosen."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("review.decisions")
        self.rows = DecisionModel()
        self.setModel(self.rows)
        self._signs = SignDelegate(self.rows)
        self.setItemDelegateForColumn(SIGN, self._signs)
        plain(self, QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.horizontalHeader()
        header.setSectionsClickable(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.clicked.connect(self._pressed)
        self.activated.connect(self._pressed)

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Show these decisions."""
        self.rows.show(rows)
        self._fit()

    def stand_at(self, place: int) -> None:
        """Choose the row of a place, or none if the place is no decision that is listed."""
        at = self.rows.row_at(place)
        if at is None:
            self.setCurrentIndex(QModelIndex())
            self.clearSelection()
            return
        if self.currentIndex().row() != at or not self.selectionModel().hasSelection():
            self.setCurrentIndex(self.rows.index(at, SIGN))
            self.selectRow(at)
        self.scrollTo(self.rows.index(at, SIGN))

    def _pressed(self, index: QModelIndex) -> None:
        self.chosen.emit(self.rows.rows[index.row()].place)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() in ARROWS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def set_look(self, theme: Theme) -> None:
        """Another scheme or text size."""
        self._signs.theme = theme
        self.verticalHeader().setDefaultSectionSize(max(self.fontMetrics().height() + 8, SIDE + 8))
        self._fit()
        self.viewport().update()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setAccessibleName(tr(TABLE))
        self.rows.retitle()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Columns as wide as their words; what was done takes what is left."""
        metrics, header = self.fontMetrics(), self.horizontalHeader()
        wide = {SIGN: SIDE + 14}
        for column in (WHERE, LOSS):
            words = (each.where if column == WHERE else each.loss for each in self.rows.rows)
            most = max(map(metrics.horizontalAdvance, words), default=0) + 2 * PADDING
            wide[column] = max(most, header.sectionSizeHint(column))
        wide[DEED] = max(self.viewport().width() - sum(wide.values()), 60)
        for column, size in wide.items():
            self.setColumnWidth(column, size)
