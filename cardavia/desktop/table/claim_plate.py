"""The plate of a claim: why the rest is decided, and the two answers; or why it is not.

It lies above the prompt and is no question box: the game goes on beside it, and it goes with the decision.
Imports Qt, `help`, `help_words`, `speaker`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from cardavia.desktop.speaker import tr
from cardavia.desktop.table.help_plate import HelpPlate
from cardavia.help.claim import Claim, Doubt
from cardavia.strings import Text, tr_noop
from cardavia.table_words.help_words import claim_words, doubt_words

Say = Callable[[Text], str]

TITLE: Final = tr_noop("Claim the rest?")
NOT_YET: Final = tr_noop("Not yet")
TRYING: Final = tr_noop("Trying what the others may hold…")
LAY_DOWN: Final = tr_noop("Lay down")
PLAY_ON: Final = tr_noop("Play on")


class ClaimPlate(HelpPlate):
    """One answer; `accepted` carries the `Claim` that the person lays down."""

    widest = 480

    accepted = Signal(object)
    closed = Signal()

    def __init__(self, say: Say, parent: QWidget) -> None:
        super().__init__("panel.claim", parent)
        self._say = say
        self._found: Claim | Doubt | None = None
        self.head = QLabel()
        self.head.setProperty("role", "heading")
        self.reason = QLabel()
        self.reason.setObjectName("claim.reason")
        self.lay_down = QPushButton()
        self.lay_down.setObjectName("claim.accept")
        self.lay_down.setProperty("role", "primary")
        self.play_on = QPushButton()
        self.play_on.setObjectName("claim.decline")
        for label in (self.head, self.reason):
            label.setWordWrap(True)
        buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.lay_down)
        buttons.addWidget(self.play_on)
        self._buttons = QWidget()
        self._buttons.setLayout(buttons)
        buttons.setContentsMargins(0, 4, 0, 0)
        box = QVBoxLayout(self)
        box.setContentsMargins(16, 10, 16, 10)
        box.setSpacing(3)
        for widget in (self.head, self.reason, self._buttons):
            box.addWidget(widget)
        self.lay_down.clicked.connect(self._accept)
        self.play_on.clicked.connect(self.put_away)
        self.hide()

    def seek(self) -> None:
        """The question is being worked out."""
        self._found = None
        self.head.setText(tr(TRYING))
        self.reason.hide()
        self._buttons.hide()
        self.show()
        self.raise_()

    def show_claim(self, found: Claim | Doubt) -> None:
        """Say whether the rest can be claimed; the focus goes to the answer."""
        self._found = found
        self.retranslate()
        self.reason.show()
        self._buttons.setVisible(isinstance(found, Claim))
        self.show()
        self.raise_()
        if isinstance(found, Claim):
            self.lay_down.setFocus()

    def retranslate(self) -> None:
        """Say the answer in the present language."""
        found = self._found
        self.lay_down.setText(tr(LAY_DOWN))
        self.play_on.setText(tr(PLAY_ON))
        if found is not None:
            words = doubt_words(found) if isinstance(found, Doubt) else claim_words(found)
            self.head.setText(tr(TITLE if isinstance(found, Claim) else NOT_YET))
            self.reason.setText(self._say(words))

    def put_away(self) -> None:
        """Close the plate; the deal goes on."""
        if not self.isHidden():
            self._found = None
            self.hide()
            self.closed.emit()

    def words(self) -> str:
        """What is shown, as it is spoken."""
        return self.reason.text() if self.reason.isVisibleTo(self) else self.head.text()

    def _accept(self) -> None:
        claimed = self._found
        self.put_away()
        if isinstance(claimed, Claim):
            self.accepted.emit(claimed)
