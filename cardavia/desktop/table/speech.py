"""What a table lets hear: announcements for screen readers, the table and the score read out, sounds.

The words are those of the log, the prompt and `read_out`; nothing is told by sound alone.  Imports Qt and
its neighbours in this folder.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from cardavia.desktop.sounds import Sounds
from cardavia.desktop.table.read_out import score_words, table_words
from cardavia.desktop.table.scene import TableScene
from cardavia.table_view import TableView

BRIEF: Final = ("trick", "trouble")
"""Kinds of log lines that are told aloud even in brief."""


class TableSpeech:
    """Speech and sounds of one table; `place` is the widget in whose name it is spoken."""

    def __init__(self, scene: TableScene, place: QWidget) -> None:
        self._scene = scene
        self._place = place
        self.announcements = "normal"
        """How much is told: `brief` leaves single plays out, `full` adds the own cards at each turn."""
        self.sounds: Sounds | None = None
        """Plays what happens, if sounds are on."""

    def say(self, words: str, urgent: bool = False) -> None:
        """Tell a screen reader, politely or at once."""
        event = QAccessibleAnnouncementEvent(self._place, words)
        levels = QAccessible.AnnouncementPoliteness
        event.setPoliteness(levels.Assertive if urgent else levels.Polite)
        QAccessible.updateAccessibility(event)

    def announce(self, former: TableView | None, view: TableView) -> None:
        """Each new line of the log politely, the own turn urgently."""
        known = len(former.log) if former is not None and former.number == view.number else 0
        for line in view.log[known:]:
            if self.announcements != "brief" or line.kind in BRIEF:
                self.say(self._scene.say(line.text))
        if view.must_act and (former is None or not former.must_act or former.decision != view.decision):
            if self.announcements == "full":
                self.read_out()
            else:
                self.say(self._scene.say(view.prompt.text), urgent=True)

    def sound(self, former: TableView | None, view: TableView) -> None:
        """One sound for what has changed."""
        if self.sounds is None or not self.sounds.on:
            return
        if former is None or former.number != view.number:
            self.sounds.play("shuffle")
        elif view.finished and not former.finished:
            self.sounds.play("result")
        elif view.trick.complete and not former.trick.complete:
            self.sounds.play("trick")
        elif len(view.trick.cards) > len(former.trick.cards):
            self.sounds.play("card")
        elif view.must_act and not former.must_act:
            self.sounds.play("turn")

    def refused(self) -> None:
        """The sound of what the rules forbid."""
        if self.sounds is not None:
            self.sounds.play("refused")

    def read_score(self) -> None:
        """Say how the match and the deal stand."""
        view = self._scene.view
        if view is not None:
            self.say(score_words(view, self._scene.speaker), urgent=True)

    def read_out(self) -> None:
        """Say whose turn it is, the trick so far and the own playable cards."""
        view = self._scene.view
        if view is not None:
            self.say(table_words(view, self._scene.speaker), urgent=True)
