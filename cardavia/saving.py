"""Files that must never be lost: written to a temporary file and renamed, the one before kept.

`write` leaves either the old or the new content under the name, never a part, and keeps the content before
as `NAME.1`.  A `Saver` does the same again and again without waiting for the disk: a killed process loses
nothing, a power cut at most what its thread had not flushed yet, and `NAME.1` is always content that was.
`append` adds lines to a file that only grows.  `set_aside` renames a file that cannot be read, so that
nothing is ever deleted because it is damaged; `sweep` removes what a killed process left half-written.

Imports nothing of the project; knows nothing of what is in the files.
"""

from __future__ import annotations

import contextlib
import os
import re
import shutil
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

YOUNG: Final = 60
"""Seconds after which a temporary file belongs to nobody."""
_TEMPORARY: Final = re.compile(r"\..+\.(?:json|jsonl)\.(?:1\.\d+|[a-z0-9_]{8})$")
"""The names that `write` gives to its temporary files."""


class SaveError(OSError):
    """The file could not be written; one line with the place and the system's reason."""


def previous(path: Path) -> Path:
    """Where the content before the last `write` is kept."""
    return path.with_name(path.name + ".1")


def write(path: Path, content: bytes) -> None:
    """Replace a file as a whole and keep the one before; folders are made as needed.

    It is on the disk when this returns.  Raises `SaveError`; the file then still has its old content.
    """
    _replace(path, content, flush=True, keep=True)


def replace(path: Path, content: bytes) -> None:
    """Replace a file as a whole without keeping the one before.  Raises `SaveError`."""
    _replace(path, content, flush=True, keep=False)


def _replace(path: Path, content: bytes, *, flush: bool, keep: bool) -> None:
    """Replace a file by renaming; `flush` waits for the disk, `keep` makes the old content `NAME.1`."""
    temporary: Path | None = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
        temporary = Path(name)
        with os.fdopen(handle, "wb") as stream:
            stream.write(content)
            stream.flush()
            if flush:
                os.fsync(stream.fileno())
        if keep and path.exists():
            _keep_previous(path)
        temporary.replace(path)
        if flush:
            _flush_folder(path.parent)
    except OSError as error:
        if temporary is not None:
            with contextlib.suppress(OSError):
                temporary.unlink()
        raise _not_saved(path, error) from error


def append(path: Path, lines: bytes) -> None:
    """Add lines, each with its end, behind what is in a file; in one piece, without waiting for the disk.

    A piece of a line that a killed process left gets an end first, so that it spoils nothing but itself.
    Raises `SaveError`; the file then has its old content.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab+", buffering=0) as stream:
            size = stream.seek(0, os.SEEK_END)
            if size:
                stream.seek(size - 1)
                if stream.read(1) != b"\n":
                    lines = b"\n" + lines
            try:
                while lines:
                    lines = lines[stream.write(lines) or 0 :]
            except OSError:
                stream.truncate(size)
                raise
    except OSError as error:
        raise _not_saved(path, error) from error


def flush(path: Path) -> None:
    """Wait until a file is on the disk, as far as the system can tell."""
    with contextlib.suppress(OSError), path.open("rb+") as stream:
        os.fsync(stream.fileno())


def sweep(folder: Path) -> int:
    """Remove the temporary files that killed processes left; how many there were.

    Files of the last minute stay: another process may be writing them.
    """
    gone = 0
    with contextlib.suppress(OSError):
        for path in folder.glob(".*"):
            if path.is_file() and time.time() - path.stat().st_mtime > YOUNG and _TEMPORARY.match(path.name):
                path.unlink()
                gone += 1
    return gone


def _not_saved(path: Path, error: OSError) -> SaveError:
    return SaveError(error.errno or 0, f"{path}: {error.strerror or error}")


class Saver:
    """Saves one file as often as needed; a thread of its own brings it to the disk.

    `save` returns as soon as the file has its new content for every process of this machine.  `trouble` is
    called from the thread with one line if the disk refuses.
    """

    def __init__(self, path: Path, trouble: Callable[[str], None] = lambda _line: None) -> None:
        self.path = path
        self._trouble = trouble
        self._news = threading.Condition()
        self._saved = 0
        """Number of the last `save`."""
        self._flushed = 0
        """Number of the last `save` that is known to be on the disk; what lay there before is 0."""
        self._closing = False
        self._renaming = threading.Lock() if os.name == "nt" else contextlib.nullcontext()
        """Windows cannot rename over a file that is open."""
        self._thread: threading.Thread | None = None

    def save(self, content: bytes) -> None:
        """Replace the file; `SaveError` if that fails, and then it still has its old content."""
        with self._news:
            safe = self._flushed == self._saved
        with self._renaming:
            _replace(self.path, content, flush=False, keep=safe)
        with self._news:
            self._saved += 1
            self._news.notify_all()
        if self._thread is None:
            self._thread = threading.Thread(target=self._flush, name="cardavia-saver", daemon=True)
            self._thread.start()

    def wait(self, seconds: float) -> bool:
        """Wait until everything is on the disk; whether it is."""
        with self._news:
            return self._news.wait_for(lambda: self._flushed == self._saved, seconds)

    def close(self, seconds: float) -> bool:
        """Bring the last content to the disk and end the thread; whether that was done within the time."""
        done = self.wait(seconds)
        with self._news:
            self._closing = True
            self._news.notify_all()
        return done

    def _flush(self) -> None:
        tried = 0
        while True:
            with self._news:
                while self._saved == tried:
                    if self._closing:
                        return
                    self._news.wait()
                tried = self._saved
            try:
                with self._renaming:
                    descriptor = os.open(self.path, os.O_RDWR)
                    try:
                        os.fsync(descriptor)
                    finally:
                        os.close(descriptor)
                _flush_folder(self.path.parent)
            except OSError as error:
                self._trouble(str(_not_saved(self.path, error).strerror))
                continue
            with self._news:
                self._flushed = max(self._flushed, tried)
                self._news.notify_all()


def _keep_previous(path: Path) -> None:
    """Make `NAME.1` a second name (or a copy) of the present content, itself by renaming."""
    spare = path.with_name(f".{path.name}.1.{os.getpid()}")
    with contextlib.suppress(FileNotFoundError):
        spare.unlink()
    try:
        os.link(path, spare)
    except OSError:  # a file system without hard links
        shutil.copy2(path, spare)
    try:
        spare.replace(previous(path))
    except OSError:
        spare.unlink()
        raise


def _flush_folder(folder: Path) -> None:
    """Make the rename itself survive a power cut, where folders can be flushed."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    descriptor = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def set_aside(path: Path) -> Path:
    """Rename a file that cannot be read to `NAME.damaged`, `NAME.damaged-2` ...; the new path.

    Raises `SaveError` if it cannot be renamed.
    """
    number = 1
    while True:
        name = f"{path.name}.damaged" + (f"-{number}" if number > 1 else "")
        target = path.with_name(name)
        if not target.exists():
            break
        number += 1
    try:
        path.rename(target)
    except OSError as error:
        raise SaveError(
            error.errno or 0, f"{path}: could not be set aside: {error.strerror or error}"
        ) from error
    return target
