"""The way from the window to what was played: what can be continued, and deals that were left.

Holds the keeper of the history and tells the gallery what there is; says in the message bar what was kept and
what could not be, with what can be done about it.  Imports Qt, `keeping`, `kept_games`, `message_bar`,
`speaker`, `match` and `history`.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFileDialog

from cardavia import saving
from cardavia.desktop import kept_games
from cardavia.desktop.keeping import Keeper
from cardavia.desktop.message_bar import OFFERS, Remedy
from cardavia.desktop.pages.games import GAME_TEXTS
from cardavia.desktop.speaker import TableSpeaker, tr
from cardavia.history import Entry, HistoryError, present_of
from cardavia.match import Match, PresentDeal
from cardavia.strings import Text, tr_noop

if TYPE_CHECKING:
    from cardavia.controller import Controller
    from cardavia.desktop.window import Window

LEFT: Final = tr_noop("Deal {number} kept.")
LEFT_OWN: Final = tr_noop("The deal is kept.")
RESUME, RETRY, FOLDER = tr_noop("Resume"), tr_noop("Try again"), tr_noop("Choose another folder…")
CLOSE: Final = tr_noop("Close")
SHOW_FOLDER: Final = tr_noop("Show folder")
NOT_SAVED: Final = tr_noop("The game goes on, but it cannot be saved ({reason}).")
NOT_READ: Final = tr_noop("This deal cannot be gone on with: {reason}")
SAVED: Final = tr_noop("Saved.")


class Past(QObject):
    """What one window knows of the deals before."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.keeper = Keeper(window.saves, self)
        self.keeper.left.connect(self._left)
        self.keeper.trouble.connect(self.not_saved)
        self._failed = False
        self._silent = False
        """Whether the person has put the line about a failed save away."""
        QTimer.singleShot(0, self._read)

    # ------------------------------------------------------------ what can be continued

    def _read(self) -> None:
        """Soon after the window is there: clear away what was left half-written, and read the history."""
        saving.sweep(self._window.saves)
        for note in kept_games.history_notes(self.keeper.found):
            self.say_kept(note)
        self.renew()

    def renew(self) -> None:
        """Look anew what can be continued and what was won, and tell gallery and traditions."""
        window, matches, deals = self._window, dict[Path, Match](), []
        for game in GAME_TEXTS:
            path = window.path_of(game)
            match, notes = kept_games.read(path, game)
            for note in notes:
                self.say_kept(note)
            if match is not None:
                matches[path] = match
                deal = kept_games.open_deal(match)
                if deal is not None:
                    deals.append(deal)
        if self.keeper.is_read:
            levels = {game: level.value for game, level in window.settings.level.items()}
            self.keeper.catch_up(matches, levels)
        entries = self.keeper.history.entries() if self.keeper.is_read else ()
        pages = (window.gallery.games, *(page.games for page in window.card_pages.made.values()))
        for game in GAME_TEXTS:
            record = kept_games.record(entries, game)
            for plates in pages:
                if game in plates:
                    plates[game].set_open(any(deal.game == game for deal in deals))
                    plates[game].set_record(record)
        window.gallery.show_open_deals(deals)

    # ------------------------------------------------------------ the table

    def match_of(self, game: str) -> Match | None:
        """The match of a game as it is kept."""
        match, notes = kept_games.read(self._window.path_of(game), game)
        for note in notes:
            self.say_kept(note)
        return match

    def begin(self, match: Match, change: Callable[[Match], object], level: str) -> None:
        """Put another deal in the place of that of a kept match, before there is a table."""
        deal = match.present()
        change(match)
        entry = self.keeper.note(deal, level)
        if entry.outcome is None and entry.key != match.key:
            self._left(entry)

    def watch(self, controller: Controller) -> None:
        """Keep what happens at a table."""
        self.keeper.watch(controller)
        controller.save_failed.connect(self.not_saved)
        controller.saved.connect(self._saved)

    def number(self, game: str, number: int) -> Callable[[Match], object]:
        """How a match deals a number: one that was played before is a repeated deal."""
        deal = Match.play_again if self.keeper.history.played(game, number) else Match.new_deal
        return partial(_dealt, deal, number)

    def resume(self, entry: Entry) -> None:
        """Go on with a deal that was left."""
        window = self._window
        kept = self.match_of(entry.game) if window.table is None else None
        if kept is not None and kept.key == entry.key:
            window.at_table.go_on(entry.game)
            return
        try:
            deal = present_of(entry)
        except HistoryError as error:
            window.say(tr(NOT_READ).format(reason=error))
            return
        window.at_table.play_deal(entry.game, partial(_resumed, deal))

    def repeat(self, entry: Entry) -> None:
        """The cards of a deal again, from the start."""
        try:
            deal = present_of(entry)
        except HistoryError as error:
            self._window.say(tr(NOT_READ).format(reason=error))
            return
        self._window.at_table.play_deal(entry.game, partial(_repeated, deal))

    # ------------------------------------------------------------ what is said

    def say_kept(self, note: Text) -> None:
        """Tell about a file that could not be read."""
        self._window.offer(
            TableSpeaker().say(note), (Remedy("folder", SHOW_FOLDER, self._show_folder),), stays=3 * OFFERS
        )

    def _show_folder(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._window.saves)))

    def _left(self, entry: Entry) -> None:
        words = tr(LEFT_OWN) if entry.number is None else tr(LEFT).format(number=entry.number)
        self._window.offer(words, (Remedy("resume", RESUME, partial(self._resume_key, entry.key)),))

    def _resume_key(self, key: str) -> None:
        entry = self.keeper.history.get(key)
        if entry is not None:
            self.resume(entry)

    def not_saved(self, reason: str) -> None:
        """Saving failed: say where and why, and offer what can be done; the game goes on."""
        self._failed = True
        if self._silent:
            return
        remedies = (
            Remedy("retry", RETRY, self.save_again),
            Remedy("elsewhere", FOLDER, self._choose_folder),
            Remedy("close", CLOSE, self._put_away),
        )
        self._window.offer(tr(NOT_SAVED).format(reason=reason), remedies, stays=None)

    def _put_away(self) -> None:
        self._silent = True

    def _saved(self) -> None:
        if self._failed:
            self._failed = self._silent = False
            self._window.say(tr(SAVED))

    def save_again(self) -> bool:
        """Save what can be saved now; whether the table could be."""
        self.keeper.flush()
        table = self._window.table
        return table is not None and table.controller is not None and table.controller.save()

    def _choose_folder(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self._window, tr(FOLDER).rstrip("…"), str(Path.home()))
        if chosen:
            self.move(Path(chosen))

    def move(self, folder: Path) -> None:
        """Keep matches and history in another folder from now on, also after the next start."""
        window, former = self._window, self._window.saves
        for path in sorted(former.glob("*.json")):
            target = folder / path.name
            if not target.exists():
                try:
                    shutil.copy2(path, target)
                except OSError as error:
                    self.not_saved(f"{target}: {error.strerror or error}")
                    return
        try:
            window.reviews.move(folder)
        except OSError as error:
            self.not_saved(f"{folder}: {error.strerror or error}")
            return
        window.saves = folder
        self.keeper.move(folder)
        if window.settings.file is not None:
            window.settings.file.setValue("saves/folder", str(folder))
        controller = window.table.controller if window.table is not None else None
        if controller is not None:
            controller.keep_at(window.path_of(controller.match.game.name))


def _dealt(deal: Callable[[Match, int], object], number: int, match: Match) -> None:
    deal(match, number)


def _resumed(deal: PresentDeal, match: Match) -> None:
    match.resume(deal)


def _repeated(deal: PresentDeal, match: Match) -> None:
    """The cards of the deal beside the match, from the start."""
    match.play_deal(deal.state.deal, deal.number)
