"""A decision laid open: what was done, what would have been better, what it cost, and why.

Imports Qt, `signs`, `words`, `speaker`, `strings`, `theme`.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardavia.desktop.review.signs import draw_sign
from cardavia.desktop.review.words import MISTAKES, WAITING, Told
from cardavia.desktop.speaker import tr
from cardavia.desktop.theme import LIGHT, Theme
from cardavia.strings import tr_noop

RETRY, RETRY_SAYS = tr_noop("Try again"), tr_noop("Back to this moment, to play something else")
SIDE = 26
"""Of the sign, in logical pixels."""


class SignBox(QWidget):
    """The sign of a decision."""

    def __init__(self) -> None:
        super().__init__()
        self.kind = ""
        self.theme: Theme = LIGHT
        self.setFixedSize(SIDE, SIDE)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        if self.kind:
            draw_sign(QPainter(self), QRectF(1, 1, SIDE - 2, SIDE - 2), self.kind, self.theme)


class DetailPlate(QFrame):
    """What is told of one decision; `retry_wanted` asks to play from there."""

    retry_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("review.detail")
        self.setProperty("role", "plate")
        self.sign = SignBox()
        self.head = self._label("heading", "review.head")
        self.verdict = self._label("", "review.verdict")
        self.better = self._label("good", "review.better")
        self.reason = self._label("", "review.reason")
        self.source = self._label("caption", "review.source")
        self.retry = QPushButton()
        self.retry.setObjectName("btn.retry")
        self.retry.clicked.connect(self.retry_wanted)
        self._figures = QGridLayout()
        self._figures.setHorizontalSpacing(12)
        self._figures.setVerticalSpacing(2)
        self._figures.setColumnStretch(1, 1)
        self._lay_out()
        self.show_told(None)

    def _label(self, role: str, name: str) -> QLabel:
        label = QLabel()
        label.setProperty("role", role)
        label.setObjectName(name)
        label.setWordWrap(True)
        return label

    def _lay_out(self) -> None:
        body = QWidget()
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.sign, 0, Qt.AlignmentFlag.AlignTop)
        head.addWidget(self.head, 1)
        box = QVBoxLayout(body)
        box.setContentsMargins(0, 0, 4, 0)
        box.setSpacing(5)
        box.addLayout(head)
        for label in (self.verdict, self.better, self.reason):
            box.addWidget(label)
        box.addLayout(self._figures)
        box.addWidget(self.source)
        row = QHBoxLayout()
        row.addWidget(self.retry)
        row.addStretch(1)
        box.addLayout(row)
        box.addStretch(1)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setWidget(body)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(12, 10, 8, 10)
        outer.addWidget(self._area)

    def show_told(self, told: Told | None, waiting: str = "") -> None:
        """Lay a decision open; without one, `waiting` is what was done there (empty for nothing at all)."""
        self.sign.kind = told.kind if told is not None else ""
        self.sign.setVisible(told is not None)
        self.sign.setToolTip(told.judgement if told is not None else "")
        self.sign.update()
        self.head.setText(told.head if told is not None else waiting)
        verdict = f"{told.judgement}. {told.verdict}" if told is not None else tr(WAITING) if waiting else ""
        texts = (
            (self.verdict, verdict),
            (self.better, told.better if told is not None else ""),
            (self.reason, told.reason if told is not None else ""),
            (self.source, told.source if told is not None else ""),
        )
        for label, words in texts:
            label.setText(words)
            label.setVisible(bool(words))
        self.retry.setVisible(told is not None and told.kind in MISTAKES)
        self._show_figures(told.figures if told is not None else ())
        self._area.verticalScrollBar().setValue(0)

    def _show_figures(self, figures: tuple[tuple[str, str], ...]) -> None:
        while (item := self._figures.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for row, (name, value) in enumerate(figures):
            for column, (words, role) in enumerate(((name, "caption"), (value, ""))):
                label = self._label(role, f"review.figure.{row}.{column}")
                label.setText(words)
                self._figures.addWidget(label, row, column, Qt.AlignmentFlag.AlignTop)

    def set_look(self, theme: Theme) -> None:
        """Another scheme or text size."""
        self.sign.theme = theme
        self.sign.update()

    def retranslate(self) -> None:
        """Say in the present language what the button does; the page shows the decision anew."""
        self.retry.setText(tr(RETRY))
        self.retry.setToolTip(tr(RETRY_SAYS))
        self.retry.setAccessibleDescription(tr(RETRY_SAYS))
