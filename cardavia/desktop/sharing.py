"""Deals that come and go: by number, deal code, record or file, through the clipboard, a dialog or a drop.

Whatever comes is checked down to its last action and opened as practice, beside the match; the deal on the
table is kept.  Imports Qt, `records`, `saving` and `speaker`, and when they are needed `pasted`, the deal
sheet and `reports`: a start needs none of them.
"""

from __future__ import annotations

import errno
import os
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QMimeData, QObject
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog

from cardavia import saving
from cardavia.desktop.message_bar import OFFERS
from cardavia.desktop.speaker import TableSpeaker, tr
from cardavia.match import Match
from cardavia.records import Record, record_of
from cardavia.strings import tr_noop

if TYPE_CHECKING:
    from cardavia.desktop.deal_sheet import DealSheet
    from cardavia.desktop.window import Window
    from cardavia.pasted import PastedDeal

OPEN, SAVE = tr_noop("Open a deal"), tr_noop("Save the record of this deal")
RECORDS: Final = tr_noop("Deal records")
ANY: Final = tr_noop("All files")
PATTERN: Final = "*.cardavia *.json *.jsonl *.txt"
PRACTICE: Final = tr_noop("This deal is practice: it counts in no statistics.")
FIRST_OF: Final = tr_noop("This is the first of %n deal(s). It is practice: it counts in no statistics.")
COPIED: Final = tr_noop("The record of this deal is on the clipboard.")
COPIED_OPEN: Final = tr_noop("The record is on the clipboard, without the cards you may not see.")
REPORTED: Final = tr_noop("The report is on the clipboard.")
SAVED: Final = tr_noop("The deal was written to {file}.")
NOT_SAVED: Final = tr_noop("The deal could not be written: {reason}")
DROPS: Final = (QEvent.Type.DragEnter, QEvent.Type.DragMove, QEvent.Type.Drop)
NOT_READ: Final = tr_noop("This file could not be read: {reason}")


class Sharing(QObject):
    """What one window takes and gives."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._sheet: DealSheet | None = None
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    @property
    def sheet(self) -> DealSheet:
        """The sheet for a deal by number, made when it is first wanted."""
        if self._sheet is None:
            from cardavia.desktop.deal_sheet import DealSheet

            self._sheet = DealSheet(self._window)
            self._sheet.wanted.connect(self._by_number)
        return self._sheet

    def ask_number(self) -> None:
        """Open the sheet for a deal by number, or close it."""
        if self.sheet.isVisible():
            self.sheet.hide()
        else:
            self.sheet.open(self._game())

    def _game(self) -> str | None:
        """The game on the table."""
        table = self._window.table
        return (
            table.controller.match.game.name if table is not None and table.controller is not None else None
        )

    def _by_number(self, text: str, game: str) -> None:
        from cardavia.pasted import PasteError, read_deal

        try:
            pasted = read_deal(text, game)
        except PasteError as error:
            self.sheet.complain(TableSpeaker().say(error.text))
            return
        self.sheet.hide()
        self._open(pasted)

    # ------------------------------------------------------------ coming

    def take(self, content: str | bytes) -> bool:
        """Open the deal that a text stands for, or say what is wrong with it; whether there was one."""
        from cardavia.pasted import PasteError, read_deal

        try:
            pasted = read_deal(content, self._game())
        except PasteError as error:
            self._window.offer(TableSpeaker().say(error.text), (), stays=3 * OFFERS)
            return False
        self._open(pasted)
        return True

    def _open(self, pasted: PastedDeal) -> None:
        window = self._window
        if pasted.record is None:
            assert pasted.number is not None
            window.at_table.play_deal(pasted.game, window.past.number(pasted.game, pasted.number))
            return
        window.at_table.play_deal(pasted.game, partial(_opened, pasted.record, pasted.luck))
        if pasted.others:
            window.offer(tr(FIRST_OF, pasted.others + 1), ())
        else:
            window.say(tr(PRACTICE))

    def open_file(self, path: Path) -> bool:
        """Open the deal in a file, or say what is wrong; whether there was one."""
        from cardavia.pasted import LONGEST

        try:
            if path.exists() and not (path.is_file() or path.is_dir()):  # a pipe would never end
                raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
            with path.open("rb") as stream:
                content = stream.read(LONGEST + 1)
        except (OSError, ValueError) as error:  # ValueError: no name for a file
            reason = getattr(error, "strerror", None) or error
            self._window.say(tr(NOT_READ).format(reason=f"{path.name}: {reason}"))
            return False
        return self.take(content)

    def open_record(self) -> None:
        """Ask for a file and open the deal in it."""
        chosen, _ = QFileDialog.getOpenFileName(
            self._window, tr(OPEN), str(Path.home()), f"{tr(RECORDS)} ({PATTERN});;{tr(ANY)} (*)"
        )
        if chosen:
            self.open_file(Path(chosen))

    def paste(self) -> None:
        """Open the deal on the clipboard."""
        self.take(QGuiApplication.clipboard().text())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Files and texts dropped on the window."""
        if event.type() == QEvent.Type.Resize and self._sheet is not None and self._sheet.isVisible():
            self._sheet.place()
        if isinstance(event, QDropEvent) and event.type() in DROPS:
            return self._dropped(event)
        return super().eventFilter(watched, event)

    def _dropped(self, event: QDropEvent) -> bool:
        dropped = _dropped_content(event.mimeData())
        if dropped is None:
            return False
        event.acceptProposedAction()
        if event.type() == QEvent.Type.Drop:
            if isinstance(dropped, Path):
                self.open_file(dropped)
            else:
                self.take(dropped)
        return True

    # ------------------------------------------------------------ going

    def _record(self) -> Record | None:
        """The record of the deal on the table; of a running deal only what the person may see."""
        table = self._window.table
        if table is None or table.controller is None:
            return None
        state, match = table.controller.match.state, table.controller.match
        return record_of(state if state.finished else state.observe(table.controller.viewer), match.number)

    def copy_deal(self) -> None:
        """Put the record of the deal on the clipboard."""
        record, table = self._record(), self._window.table
        if record is None or table is None or table.controller is None:
            return
        QGuiApplication.clipboard().setText(record.to_json().decode())
        finished = table.controller.match.state.finished
        self._window.say(tr(COPIED if finished else COPIED_OPEN))

    def save_record_as(self) -> None:
        """Ask for a file and write the record of the deal to it."""
        record = self._record()
        if record is None:
            return
        number = "" if record.seed is None else f"-{record.seed}"
        name = Path.home() / f"{record.game}{number}.cardavia"
        chosen, _ = QFileDialog.getSaveFileName(
            self._window, tr(SAVE), str(name), f"{tr(RECORDS)} (*.cardavia *.json)"
        )
        if chosen:
            self.save_record(record, Path(chosen))

    def save_record(self, record: Record, path: Path) -> None:
        """Write a record to a file."""
        try:
            saving.replace(path, record.to_json() + b"\n")
        except saving.SaveError as error:
            self._window.say(tr(NOT_SAVED).format(reason=error.strerror))
            return
        self._window.say(tr(SAVED).format(file=path.name))

    def copy_report(self) -> None:
        """Put a report on the clipboard from which the present state can be reached."""
        from cardavia.desktop import reports

        QGuiApplication.clipboard().setText(reports.report(self._window))
        self._window.say(tr(REPORTED))


def _opened(record: Record, luck: int | None, match: Match) -> None:
    match.open_record(record, luck)


def _dropped_content(mime: QMimeData) -> Path | str | None:
    """The first local file, or else the text, of what is dropped."""
    files = [Path(url.toLocalFile()) for url in mime.urls() if url.isLocalFile()] if mime.hasUrls() else []
    if files:
        return files[0]
    return mime.text() if mime.hasText() else None
