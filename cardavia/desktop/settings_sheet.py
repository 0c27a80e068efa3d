"""The settings: a sheet at the right of the window over any page, where everything acts at once.

No button confirms anything; a reset can be undone for some seconds.  What stands on the sheet is in
`settings_groups.py`.  Imports Qt, `settings`, `settings_groups`, `settings_rows`, `speaker`, `strings` and
`traditions`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardavia.desktop.live_grading import SampleStrip
from cardavia.desktop.settings import Settings
from cardavia.desktop.settings_groups import Group, Groups
from cardavia.desktop.settings_rows import SliderRow
from cardavia.desktop.speaker import tr
from cardavia.strings import tr_noop
from cardavia.traditions import Tradition

WIDTH: Final = 404
"""Logical pixels at a text size of 100 %."""
TITLE, RESET, CLOSE = tr_noop("Settings"), tr_noop("Reset this page"), tr_noop("Close settings")
RESET_SAYS: Final = tr_noop("Gives every setting its usual value")
SEARCH: Final = tr_noop("Search settings")
NOTHING_FOUND: Final = tr_noop("No setting has this in its name.")
RESET_DONE: Final = tr_noop("Everything has its usual value again.")
BRING_BACK: Final = tr_noop("Undo")
UNDO_STAYS: Final = 8000
"""Milliseconds in which a reset can be undone."""


class SettingsSheet(QFrame):
    """All settings."""

    closed = Signal()
    keys_wanted = Signal()
    """The page of the keys is asked for."""

    def __init__(self, settings: Settings, traditions: Mapping[str, Tradition], parent: QWidget) -> None:
        """`traditions` by id; the sheet lies over `parent` and is hidden at first."""
        super().__init__(parent)
        self.setObjectName("sheet.settings")
        self.setProperty("role", "sheet")
        self.settings = settings
        self.traditions = dict(traditions)
        self._title = QLabel()
        self._title.setProperty("role", "heading")
        self._reset = QPushButton()
        self._reset.setObjectName("btn.reset")
        self._reset.setProperty("role", "quiet")
        self._reset.clicked.connect(self._reset_all)
        self._close = QPushButton("✕")
        self._close.setObjectName("btn.close")
        self._close.setProperty("role", "quiet")
        self._close.clicked.connect(self.hide)
        self.search = QLineEdit()
        self.search.setObjectName("field.search")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._find)
        self._nothing = QLabel()
        self._nothing.setWordWrap(True)
        self._nothing.hide()
        self._undo = QFrame()
        self._undone = QLabel()
        self._undone.setWordWrap(True)
        self._undo_button = QPushButton()
        self._undo_button.setObjectName("btn.undo_reset")
        self._undo_button.clicked.connect(self._undo_reset)
        self._undo.hide()
        self._undo_timer = QTimer(self)
        self._undo_timer.setSingleShot(True)
        self._undo_timer.setInterval(UNDO_STAYS)
        self._undo_timer.timeout.connect(self._undo.hide)
        self._former: dict[str, object] = {}
        self._made: Groups | None = None
        self._pieces: Iterator[QWidget] = iter(())
        self._turns = QTimer(self)
        self._turns.setInterval(0)
        self._turns.timeout.connect(self._next_piece)
        self._silence = ""
        self._shown: Tradition | None = None
        self._lay_out()
        self.retranslate()
        self.hide()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        body = QWidget()
        self._rows = QVBoxLayout(body)
        self._rows.setContentsMargins(2, 4, 8, 4)
        self._rows.addWidget(self._nothing)
        self._rows.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(body)
        box = QVBoxLayout(self)
        box.setContentsMargins(18, 12, 8, 8)
        box.setSpacing(8)
        sought = QHBoxLayout()
        sought.setContentsMargins(0, 0, 18, 0)
        sought.addWidget(self.search)
        undo = QHBoxLayout(self._undo)
        undo.setContentsMargins(0, 0, 18, 0)
        undo.addWidget(self._undone, 1)
        undo.addWidget(self._undo_button)
        box.addLayout(head)
        box.addLayout(sought)
        box.addWidget(area, 1)
        box.addWidget(self._undo)
        box.addWidget(self._reset, 0, Qt.AlignmentFlag.AlignLeft)

    @property
    def _all(self) -> Groups:
        """What stands on the sheet, made when it is first wanted: a start does not wait for it."""
        if self._made is None:
            self._made = made = Groups(self.settings, self.traditions)
            made.keys_wanted.connect(self.keys_wanted)
            self._rows.insertWidget(1, made)
            made.show_silence(self._silence)
            if self._shown is not None:
                made.samples.set_tradition(self._shown)
        return self._made

    def prepare(self) -> None:
        """Make what stands on the sheet before it is wanted, a little in each turn of the event loop."""
        self._pieces = self._prepared()
        self._turns.start()

    def _next_piece(self) -> None:
        if next(self._pieces, None) is None:
            self._turns.stop()

    def _prepared(self) -> Iterator[QWidget]:
        """Make the groups, and give each row its style; what came of it."""
        while (group := self._all.grow()) is not None:
            yield group
        for row in [row for group in self.groups for row in group.members]:
            for each in (row, *row.findChildren(QWidget)):
                each.ensurePolished()
            yield row

    @property
    def groups(self) -> tuple[Group, ...]:
        """The groups of settings, from the top."""
        return self._all.groups

    @property
    def samples(self) -> SampleStrip:
        """The four cards that follow the sliders."""
        return self._all.samples

    def show_silence(self, reason: str) -> None:
        """Why no sound can be heard; empty if nothing stands against it."""
        self._silence = reason
        if self._made is not None:
            self._made.show_silence(reason)

    def show_tradition(self, tradition: Tradition) -> None:
        """The cards one looks at now: the samples are of the same pack."""
        self._shown = tradition
        if self._made is not None:
            self._made.samples.set_tradition(tradition)

    def arrange(self, text_scale: float) -> None:
        """Lie along the right side of the parent."""
        parent = self.parentWidget()
        assert parent is not None
        wide = min(round(WIDTH * max(1.0, 0.4 + 0.6 * text_scale)), parent.width())
        self.setGeometry(parent.width() - wide, 0, wide, parent.height())

    def open(self) -> None:
        """Show the sheet and put the focus on its first control."""
        row = next(each for each in self.groups[0].rows() if isinstance(each, SliderRow))
        self.show()
        self.raise_()
        row.slider.setFocus()

    def _reset_all(self) -> None:
        former = self.settings.values()
        if former != {setting.key: setting.default for setting in self.settings.every()}:
            self._former = former
            self.settings.reset()
            self._undo.show()
            self._undo_timer.start()

    def _undo_reset(self) -> None:
        self._undo.hide()
        self.settings.restore(self._former)
        self._reset.setFocus()

    def _find(self, words: str) -> None:
        found = [group.search(words.strip()) for group in self.groups]
        self._nothing.setVisible(not any(found))

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._title.setText(tr(TITLE))
        self._reset.setText(tr(RESET))
        self._reset.setToolTip(tr(RESET_SAYS))
        self._close.setAccessibleName(tr(CLOSE))
        self._close.setToolTip(tr(CLOSE))
        self.search.setPlaceholderText(tr(SEARCH))
        self.search.setAccessibleName(tr(SEARCH))
        self._nothing.setText(tr(NOTHING_FOUND))
        self._undone.setText(tr(RESET_DONE))
        self._undo_button.setText(tr(BRING_BACK))
        self.setAccessibleName(tr(TITLE))
        if self._made is not None:
            self._made.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            return
        event.accept()  # keys pressed here are not for the page below

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self.closed.emit()
