"""Keeps the history up to date with what happens at the table.

A deal is noted when it ends, when another takes its place, and when the table is left; after a crash the
match files tell what was not noted any more.  The history is read when it is first needed, or soon after the
window is there.  Imports QtCore, `history`, `match`, the controller and `kept_games`.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from cardavia.desktop.kept_games import PERSON
from cardavia.history import FILE, Entry, Found, History, entry_of
from cardavia.match import Match, PresentDeal
from cardavia.saving import SaveError

if TYPE_CHECKING:
    from cardavia.controller import Controller


class Keeper(QObject):
    """The history of one folder and the table that is open."""

    changed = Signal()
    """The history holds other deals than before."""
    left = Signal(object)
    """The `Entry` of an unfinished deal that another took the place of."""
    trouble = Signal(str)
    """The history could not be written: one line."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self._history: History | None = None
        self._controller: Controller | None = None

    @property
    def history(self) -> History:
        """The history; read at first use."""
        if self._history is None:
            self._history = History(self._folder / FILE)
        return self._history

    @property
    def is_read(self) -> bool:
        """Whether the history was needed already."""
        return self._history is not None

    @property
    def found(self) -> Found:
        """What reading the history brought to light."""
        return self.history.found

    def move(self, folder: Path) -> None:
        """Keep everything in another folder from now on, together with what is kept there already."""
        entries = self.history.entries()
        self._folder = folder
        self._history = History(folder / FILE)
        for entry in reversed(entries):
            self.keep(entry)
        self.changed.emit()

    # ------------------------------------------------------------ the table

    def watch(self, controller: Controller) -> None:
        """Note what happens at this table."""
        self._controller = controller
        controller.deal_finished.connect(self._finished)
        controller.deal_left.connect(self._left)

    def unwatch(self) -> None:
        """The table is left: its deal is noted as it stands."""
        controller, self._controller = self._controller, None
        if controller is not None:
            controller.deal_finished.disconnect(self._finished)
            controller.deal_left.disconnect(self._left)
            self.note(controller.match.present(), _level(controller))

    def _finished(self) -> None:
        if self._controller is not None:
            self.note(self._controller.match.present(), _level(self._controller))

    def _left(self, deal: PresentDeal) -> None:
        if self._controller is None:
            return
        entry = self.note(deal, _level(self._controller))
        if entry.outcome is None and entry.key != self._controller.match.key:
            self.left.emit(entry)

    # ------------------------------------------------------------ noting

    def note(self, deal: PresentDeal, level: str) -> Entry:
        """Keep a deal as it stands now."""
        entry = entry_of(deal, PERSON, level, int(time.time()))
        self.keep(entry)
        self.changed.emit()
        return entry

    def keep(self, entry: Entry) -> None:
        """Write a line of the history, or tell why that cannot be done."""
        try:
            self.history.note(entry)
        except SaveError as error:
            self.trouble.emit(error.strerror or str(error))

    def flush(self) -> None:
        """Write what the disk refused before."""
        try:
            self.history.flush()
        except SaveError as error:
            self.trouble.emit(error.strerror or str(error))

    def delete(self, keys: list[str]) -> list[Entry]:
        """Take deals out of the history; they are returned, for `restore`."""
        taken = [entry for key in keys if (entry := self.history.get(key)) is not None]
        try:
            self.history.delete(keys)
        except SaveError as error:
            self.trouble.emit(error.strerror or str(error))
        self.changed.emit()
        return taken

    def restore(self, entries: list[Entry]) -> None:
        """Put back what was deleted."""
        try:
            self.history.restore(entries)
        except SaveError as error:
            self.trouble.emit(error.strerror or str(error))
        self.changed.emit()

    def catch_up(self, matches: Mapping[Path, Match], level: Mapping[str, str]) -> None:
        """Note the deals of match files that the history does not know yet: the program was killed.

        `level` is that of each game, where the history does not tell.
        """
        for path, match in matches.items():
            deal = match.present()
            former = self.history.get(deal.key)
            if former is None and self.history.knows(deal.key):
                continue  # deleted
            try:
                at = int(path.stat().st_mtime)
            except OSError:
                at = int(time.time())
            known = former.level if former is not None else level[match.game.name]
            self.keep(entry_of(deal, PERSON, known, at))


def _level(controller: Controller) -> str:
    """How the computers play; they all play alike."""
    return next(iter(controller.levels.values()), "")
