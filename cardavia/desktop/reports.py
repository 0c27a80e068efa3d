"""Reports of faults: what a person copies, and what is written down when something fails by itself.

A report holds versions, settings, the present deal sealed with its seeds, the log of the table and the last
lines of the program's own log: whoever pastes it back (Paste Deal) stands before the same decision.  What
nobody caught is written to `crash-<date>.log` in the data folder and told in one line; the program goes on.

Imports Qt, and only for a report `pasted`, `records`, `speaker`, `message_bar`, `strings`.
"""

from __future__ import annotations

import collections
import contextlib
import faulthandler
import io
import logging
import platform
import sys
import threading
import time
import traceback
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

import PySide6
from PySide6.QtCore import QObject, QSysInfo, Qt, Signal
from PySide6.QtGui import QGuiApplication

from cardavia.desktop.message_bar import Remedy
from cardavia.desktop.speaker import tr
from cardavia.strings import tr_noop
from cardavia.version import __version__

if TYPE_CHECKING:
    from cardavia.desktop.window import Window

FAULT: Final = tr_noop("Something failed and was written to {file}. The deal is kept and the game goes on.")
ENDED: Final = tr_noop("Cardavia ended unexpectedly the last time. What is known about it is in {file}.")
COPY, CLOSE = tr_noop("Copy report"), tr_noop("Close")
LINES: Final = 40
"""Of the table's log and of the program's own log in a report."""
MOST_CRASHES: Final = 20
"""Files of faults in one session; the same fault again and again must not fill the disk."""
ABORT: Final = "abort.log"
"""Filled by the interpreter itself when the process is ended by a fault in compiled code."""


class LogTail(logging.Handler):
    """The last lines of the program's own log."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: collections.deque[str] = collections.deque(maxlen=LINES)

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one line."""
        self.lines.append(f"{record.levelname} {record.name}: {record.getMessage()}")


TAIL: Final = LogTail()


def report(window: Window) -> str:
    """Everything that is needed to reach the present state again."""
    from cardavia.pasted import sealed
    from cardavia.records import record_of

    lines = ["Cardavia report", *_versions(), ""]
    lines += [f"{setting.key} = {setting.value}" for setting in window.settings.every()]
    table = window.table
    if table is not None and table.controller is not None:
        match, view = table.controller.match, table.scene.view
        levels = ", ".join(f"{seat}: {level}" for seat, level in table.controller.levels.items())
        lines += ["", f"game {match.game.name}, deal {match.number}, match {match.seed}, levels {levels}"]
        lines += [f"marks: {', '.join(match.marks) or 'none'}", ""]
        lines.append(sealed(record_of(match.state, match.number), match.luck))
        if view is not None:
            lines += ["", *(table.scene.say(line.text) for line in view.log[-LINES:])]
    if TAIL.lines:
        lines += ["", *TAIL.lines]
    return "\n".join(lines) + "\n"


def _versions() -> list[str]:
    from cardavia.players.search import kernel_status

    screens = ", ".join(
        f"{screen.size().width()}x{screen.size().height()} at {screen.devicePixelRatio():g}"
        for screen in QGuiApplication.screens()
    )
    return [
        f"version {__version__}, search kernel {kernel_status()}",
        f"Python {platform.python_version()}, PySide {PySide6.__version__}",
        f"{QSysInfo.prettyProductName()}, {platform.machine()}, {QGuiApplication.platformName()}",
        f"screens {screens}",
    ]


def _copy(path: Path, window: Window) -> None:
    """Put what was written down on the clipboard, or the report alone if it cannot be read any more."""
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        text = report(window)
    QGuiApplication.clipboard().setText(text)


def _nothing() -> None:
    """The line goes away, and that is all."""


class Faults(QObject):
    """Writes down what nobody caught, in any thread, and tells it in the window's own thread."""

    happened = Signal(Path)
    """The file it was written to."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._window: Window | None = None
        self._former: Path | None = None
        self._seen: set[str] = set()
        self._abort: io.TextIOWrapper | None = None
        self.happened.connect(self._add, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """Listen from now on."""
        sys.excepthook = self.note
        threading.excepthook = self._note_thread
        logging.getLogger("cardavia").addHandler(TAIL)
        self._former = self._watch_for_aborts()

    def show_in(self, window: Window) -> None:
        """Tell in this window what happens, and what ended the program the last time."""
        self._window = window
        if self._former is not None:
            self._tell(ENDED, self._former)

    def remove(self) -> None:
        """Listen no longer; the program ends as it should."""
        sys.excepthook, threading.excepthook = sys.__excepthook__, threading.__excepthook__
        logging.getLogger("cardavia").removeHandler(TAIL)
        if self._abort is not None:
            faulthandler.disable()
            self._abort.close()
            self._abort = None
            with contextlib.suppress(OSError):
                (self._folder / ABORT).unlink()

    def note(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> Path | None:
        """Write a fault down; the file, or None if it was known already or nothing can be written."""
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return None
        text = "".join(traceback.format_exception(kind, error, trace))
        if text in self._seen or len(self._seen) >= MOST_CRASHES:
            return None
        self._seen.add(text)
        path = self._write(f"Cardavia {__version__}, Python {platform.python_version()}\n\n{text}")
        where = str(path) if path is not None else "nowhere: the folder cannot be written to"
        if sys.stderr is not None:
            print(f"cardavia: {kind.__name__}: written to {where}", file=sys.stderr)
        if path is not None:
            self.happened.emit(path)
        return path

    def _note_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self.note(args.exc_type, args.exc_value, args.exc_traceback)

    def _write(self, text: str) -> Path | None:
        stamp = time.strftime("%Y-%m-%d-%H%M%S")
        for number in range(1, MOST_CRASHES + 1):
            path = self._folder / f"crash-{stamp}{f'-{number}' if number > 1 else ''}.log"
            try:
                self._folder.mkdir(parents=True, exist_ok=True)
                with path.open("x", encoding="utf-8") as stream:
                    stream.write(text)
            except FileExistsError:
                continue
            except OSError:
                return None
            return path
        return None

    def _add(self, path: Path) -> None:
        """Add the report to a file and tell, in the window's own thread."""
        if self._window is None:
            return
        self._tell(FAULT, path)
        with contextlib.suppress(OSError), path.open("a", encoding="utf-8") as stream:
            stream.write("\n" + report(self._window))

    def _tell(self, template: str, path: Path) -> None:
        window = self._window
        assert window is not None
        copy = Remedy("report", COPY, partial(_copy, path, window))
        close = Remedy("close", CLOSE, _nothing)
        window.offer(tr(template).format(file=path.name), (copy, close), stays=None)

    def _watch_for_aborts(self) -> Path | None:
        """Let the interpreter write to a file when it is ended; what it wrote the last time is kept."""
        path, former = self._folder / ABORT, None
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            if path.exists() and path.stat().st_size:
                former = self._write(path.read_text(encoding="utf-8", errors="replace"))
            self._abort = path.open("w", encoding="utf-8")
        except OSError:
            return former
        faulthandler.enable(self._abort)
        return former
