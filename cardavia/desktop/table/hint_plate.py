"""The plate of a hint: what to do and why; asked again, the candidates with what they promise.

It lies above the prompt, takes no focus and goes with the decision.  Imports Qt, `help_words`, `speaker`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QLocale, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from cardavia.desktop.speaker import tr
from cardavia.desktop.table.help_plate import HelpPlate
from cardavia.desktop.table.hint_marks import draw_lamp
from cardavia.help.hint import Hint
from cardavia.players.base import Candidate
from cardavia.strings import Text, tr_noop
from cardavia.table_view import TableView
from cardavia.table_words.help_words import (
    UNITS,
    action_words,
    of_hundred,
    reason_words,
    share_words,
)

Say = Callable[[Text], str]

SEEKING: Final = tr_noop("Looking for the best…")
FAILED: Final = tr_noop("No hint was found here.")
AGAIN: Final = tr_noop("H again compares what else there is")
HINT: Final = tr_noop("Hint: {action}. {reason}")
EXPECTED: Final = tr_noop("{unit}, expected")
REACHED: Final = tr_noop("Aim reached")
VALUE: Final = tr_noop("{value} ± {spread}")
SHARE: Final = tr_noop("{share} of 100")
LAMP: Final = 26
"""Side of the lamp in logical pixels."""


class Lamp(QWidget):
    """The sign of a hint."""

    def __init__(self) -> None:
        super().__init__()
        self.setFixedSize(LAMP, LAMP)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        draw_lamp(QPainter(self), QRectF(1, 1, LAMP - 2, LAMP - 2))


class HintPlate(HelpPlate):
    """One hint in words; hidden while there is none."""

    widest = 520

    def __init__(self, say: Say, parent: QWidget) -> None:
        super().__init__("panel.hint", parent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._say = say
        self._hint: Hint | None = None
        self._view: TableView | None = None
        self.compared = False
        """Whether the candidates are shown."""
        self.head = QLabel()
        self.head.setObjectName("hint.action")
        self.head.setProperty("role", "heading")
        self.reason = QLabel()
        self.reason.setObjectName("hint.reason")
        self.more = QLabel()
        self.more.setProperty("role", "caption")
        for label in (self.head, self.reason, self.more):
            label.setWordWrap(True)
        self._table = QWidget()
        self._grid = QGridLayout(self._table)
        self._grid.setContentsMargins(0, 4, 0, 0)
        self._grid.setHorizontalSpacing(20)
        self._grid.setVerticalSpacing(2)
        words = QVBoxLayout()
        words.setSpacing(2)
        for widget in (self.head, self.reason, self._table, self.more):
            words.addWidget(widget)
        box = QHBoxLayout(self)
        box.setContentsMargins(12, 8, 16, 10)
        box.setSpacing(12)
        box.addWidget(Lamp(), 0, Qt.AlignmentFlag.AlignTop)
        box.addLayout(words, 1)
        self.hide()

    @property
    def hint(self) -> Hint | None:
        """The hint that is shown."""
        return self._hint

    def seek(self) -> None:
        """A hint was asked for and is not there yet."""
        self._hint = None
        self._say_only(tr(SEEKING))

    def fail(self) -> None:
        """There is none."""
        self._hint = None
        self._say_only(tr(FAILED))

    def _say_only(self, words: str) -> None:
        self.compared = False
        self.head.setText(words)
        for widget in (self.reason, self.more, self._table):
            widget.hide()
        self.show()
        self.raise_()

    def show_hint(self, hint: Hint, view: TableView, compare: bool) -> None:
        """Say a hint, and with `compare` what else there is."""
        self._hint, self._view = hint, view
        self.compared = compare and len(hint.candidates) > 1
        self.head.setText(self._say(action_words(view, hint.action)))
        share = share_words(hint)
        reason = self._say(reason_words(hint))
        self.reason.setText(reason if share is None else f"{reason} {self._say(share)}")
        self.reason.show()
        self.more.setText(tr(AGAIN))
        self.more.setVisible(not self.compared and len(hint.candidates) > 1)
        self._table.setVisible(self.compared)
        if self.compared:
            self._fill(hint, view)
        self.show()
        self.raise_()

    def forget(self) -> None:
        """There is no hint any more."""
        self._hint = None
        self.compared = False
        self.hide()

    def retranslate(self) -> None:
        """Say the hint in the present language."""
        if self._hint is not None and self._view is not None:
            self.show_hint(self._hint, self._view, self.compared)

    def words(self) -> str:
        """All that is shown, as it is spoken."""
        if self._hint is None:
            return self.head.text()
        said = tr(HINT).format(action=self.head.text(), reason=self.reason.text())
        rows = [", ".join(row) for row in self._rows(self._hint)] if self.compared else []
        return "; ".join([said, *rows])

    def _rows(self, hint: Hint) -> list[tuple[str, ...]]:
        assert self._view is not None
        return [
            (self._say(action_words(self._view, each.action)), *self._figures(each))
            for each in hint.candidates
        ]

    def _figures(self, candidate: Candidate) -> tuple[str, ...]:
        value = _signed(candidate.value)
        if candidate.spread >= 0.05:
            value = tr(VALUE).format(value=value, spread=_plain(candidate.spread))
        if candidate.win is None:
            return (value,)
        return value, tr(SHARE).format(share=QLocale().toString(of_hundred(candidate.win)))

    def _fill(self, hint: Hint, view: TableView) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        heads = ["", tr(EXPECTED).format(unit=tr(UNITS[view.game]))]
        if any(each.win is not None for each in hint.candidates):
            heads.append(tr(REACHED))
        rows = [tuple(heads), *self._rows(hint)]
        for row, cells in enumerate(rows):
            for column, cell in enumerate(cells):
                label = QLabel(cell)
                if row == 0:
                    label.setProperty("role", "caption")
                side = Qt.AlignmentFlag.AlignRight if column else Qt.AlignmentFlag.AlignLeft
                self._grid.addWidget(label, row, column, side)
                label.show()
        self._grid.setColumnStretch(0, 1)


def _signed(value: float) -> str:
    sign = "+" if value > 0.05 else "\N{MINUS SIGN}" if value < -0.05 else ""
    return sign + _plain(abs(value))


def _plain(value: float) -> str:
    return QLocale().toString(value, "f", 1)
