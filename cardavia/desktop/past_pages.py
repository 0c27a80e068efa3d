"""The pages of what was played: history and statistics, made when they are first wanted.

Carries wishes of the pages to the past, to files and to the clipboard.  Imports Qt, the two pages, `past`,
`message_bar`, `records` and `speaker`.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from cardavia import saving
from cardavia.desktop.message_bar import OFFERS, Remedy
from cardavia.desktop.speaker import tr
from cardavia.desktop.theme import Theme
from cardavia.history import Entry, HistoryError, present_of
from cardavia.records import record_of
from cardavia.strings import tr_noop

if TYPE_CHECKING:
    from cardavia.desktop.pages.history import HistoryPage
    from cardavia.desktop.pages.statistics import StatisticsPage
    from cardavia.desktop.window import Window

HISTORY, STATISTICS = tr_noop("History"), tr_noop("Statistics")
DELETED: Final = tr_noop("%n deal(s) deleted.")
UNDO: Final = tr_noop("Undo")
COPIED: Final = tr_noop("%n deal(s) copied.")
EXPORTED: Final = tr_noop("%n deal(s) written to {file}.")
NOT_EXPORTED: Final = tr_noop("The deals could not be written: {reason}")
EXPORT: Final = tr_noop("Export deals")
LINES: Final = tr_noop("Deal records, one a line")
FILE_NAME: Final = "cardavia-deals.jsonl"


def record_line(entry: Entry) -> str:
    """The record of a deal as one line; of an open deal only what the person may see.

    Raises `HistoryError`.
    """
    state = present_of(entry).state
    shown = state if state.finished else state.observe(entry.seat)
    return record_of(shown, entry.number).to_json().decode()


class PastPages(QObject):
    """History and statistics of one window."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.history: HistoryPage | None = None
        self.statistics: StatisticsPage | None = None
        self._stale: set[QWidget] = set()
        """Pages that were left before something new became known."""
        self._gone: list[list[Entry]] = []
        """What was deleted since the start, the last deletion last."""
        window.past.keeper.changed.connect(self.renew)

    def show_history(self) -> None:
        """Every deal there was."""
        window = self._window
        window.leave_table()
        if self.history is None:
            from cardavia.desktop.pages.history import HistoryPage

            page = self.history = HistoryPage()
            page.resume_wanted.connect(window.past.resume)
            page.review_wanted.connect(window.reviews.review_entry)
            page.repeat_wanted.connect(window.past.repeat)
            page.copy_wanted.connect(self.copy)
            page.export_wanted.connect(self._export)
            page.delete_wanted.connect(self.delete)
            page.undo_wanted.connect(self.undo)
            page.play_wanted.connect(window.show_games)
        self._turn_to(self.history)

    def show_statistics(self) -> None:
        """What the deals add up to; of the game that was played last."""
        window = self._window
        played = window.table.controller.match.game.name if window.table and window.table.controller else None
        window.leave_table()
        if self.statistics is None:
            from cardavia.desktop.pages.statistics import StatisticsPage

            page = self.statistics = StatisticsPage()
            page.play_wanted.connect(window.show_games)
            page.message.connect(window.say)
            entries = window.past.keeper.history.entries()
            played = played or (entries[0].game if entries else None)
        if played is not None:
            self.statistics.show_game(played)
        self._turn_to(self.statistics)

    def _turn_to(self, page: HistoryPage | StatisticsPage) -> None:
        page.set_look(self._window.theme, self._window.text_scale)
        self._show(page)
        self._window.turn_to(page)

    def _show(self, page: HistoryPage | StatisticsPage) -> None:
        packs = {game: each.pack for game, each in self._window.choices.traditions.items()}
        entries = self._window.past.keeper.history.entries()
        kept = self._window.reviews.kept.of(entry.key for entry in entries)
        self._stale.discard(page)
        page.show_deals(entries, packs, {each.key: each for each in kept})

    def renew(self) -> None:
        """More is known of the deals than before."""
        for page in (self.history, self.statistics):
            if page is not None and page is self._window.page:
                self._show(page)
            elif page is not None:
                self._stale.add(page)

    def turned(self) -> None:
        """A page that one comes back to tells what has become known meanwhile."""
        for page in (self.history, self.statistics):
            if page is not None and page is self._window.page and page in self._stale:
                self._show(page)

    def title(self, page: QWidget) -> str | None:
        """The title of one of these pages; None for any other."""
        if page is self.history and page is not None:
            return tr(HISTORY)
        if page is self.statistics and page is not None:
            return tr(STATISTICS)
        return None

    def set_look(self, theme: Theme, text_scale: float) -> None:
        """Another scheme or text size."""
        for page in (self.history, self.statistics):
            if page is not None:
                page.set_look(theme, text_scale)

    # ------------------------------------------------------------ what can be done with deals

    def _lines(self, entries: list[Entry]) -> list[str]:
        """The records of deals; one that is not sound is left out and said."""
        lines = []
        for entry in entries:
            try:
                lines.append(record_line(entry))
            except HistoryError as error:
                self._window.say(tr(NOT_EXPORTED).format(reason=error))
        return lines

    def copy(self, entries: list[Entry]) -> None:
        """Put the records of deals on the clipboard."""
        lines = self._lines(entries)
        if lines:
            QGuiApplication.clipboard().setText("\n".join(lines))
            self._window.say(tr(COPIED, len(lines)))

    def _export(self, entries: list[Entry]) -> None:
        chosen, _ = QFileDialog.getSaveFileName(
            self._window, tr(EXPORT), str(Path.home() / FILE_NAME), f"{tr(LINES)} (*.jsonl)"
        )
        if chosen:
            self.export(entries, Path(chosen))

    def export(self, entries: list[Entry], path: Path) -> None:
        """Write the records of deals to a file, one a line."""
        lines = self._lines(entries)
        try:
            saving.replace(path, "".join(f"{line}\n" for line in lines).encode())
        except saving.SaveError as error:
            self._window.say(tr(NOT_EXPORTED).format(reason=error.strerror))
            return
        self._window.say(tr(EXPORTED, len(lines)).format(file=path.name))

    def delete(self, entries: list[Entry]) -> None:
        """Take deals out of the history, and offer to put them back."""
        keeper = self._window.past.keeper
        gone = keeper.delete([entry.key for entry in entries])
        if gone:
            self._gone.append(gone)
            undo = Remedy("undo", UNDO, self.undo)
            self._window.offer(tr(DELETED, len(gone)), (undo,), stays=2 * OFFERS)

    def undo(self) -> None:
        """Put back what was deleted last."""
        if self._gone:
            self._window.past.keeper.restore(self._gone.pop())
