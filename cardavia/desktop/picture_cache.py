"""Keeps card pictures: in memory up to a number of bytes, and on disk between two starts.

A disk entry is only ever a saving of time: whatever cannot be read or written, the picture is drawn again.
Knows nothing of cards, colours or Qt; imports the standard library only.
"""

from __future__ import annotations

import contextlib
import logging
import os
import struct
import tempfile
import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Final, Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)
Value = TypeVar("Value")

log = logging.getLogger(__name__)

_HEADER: Final = struct.Struct("<4sIII")
"""Magic, width, height, checksum of the pixels that follow."""
_MAGIC: Final = b"CVF1"


class ByteBudget(Generic[Key, Value]):
    """A mapping that forgets what was used longest ago once its values weigh more than `limit` bytes.

    A single value heavier than the limit is not kept at all.  Safe to use from several threads.
    """

    def __init__(self, limit: int, weigh: Callable[[Value], int]) -> None:
        self.limit = limit
        self._weigh = weigh
        self._held: OrderedDict[Key, tuple[Value, int]] = OrderedDict()
        self._weight = 0
        self._lock = threading.Lock()

    @property
    def weight(self) -> int:
        """Bytes held now."""
        return self._weight

    def __len__(self) -> int:
        return len(self._held)

    def __contains__(self, key: Key) -> bool:
        return key in self._held

    def get(self, key: Key) -> Value | None:
        """The value, which then counts as used just now, or None."""
        with self._lock:
            held = self._held.get(key)
            if held is None:
                return None
            self._held.move_to_end(key)
            return held[0]

    def put(self, key: Key, value: Value) -> None:
        """Keep a value in the place of an older one of the same key."""
        weight = self._weigh(value)
        with self._lock:
            if old := self._held.pop(key, None):
                self._weight -= old[1]
            if weight > self.limit:
                return
            self._held[key] = (value, weight)
            self._weight += weight
            while self._weight > self.limit:
                _, (_, lost) = self._held.popitem(last=False)
                self._weight -= lost


def _header(width: int, height: int, pixels: bytes) -> bytes:
    return _HEADER.pack(_MAGIC, width, height, zlib.crc32(pixels))


class DiskCache:
    """Pictures as files of one folder, each named by what it was made from and its size in pixels.

    Writes are atomic; reads check length and checksum, and a damaged file is removed.  A folder that cannot
    be written is noted once in the log and then left alone.
    """

    def __init__(self, folder: Path, limit: int) -> None:
        self.folder = folder
        self.limit = limit
        self._writable = True

    def _path(self, name: str, width: int, height: int) -> Path:
        return self.folder / f"{name}-{width}x{height}.face"

    def load(self, name: str, width: int, height: int) -> bytes | None:
        """The RGBA bytes of a picture, or None where there is no sound entry."""
        path = self._path(name, width, height)
        try:
            stored = path.read_bytes()
        except OSError:
            return None
        pixels = stored[_HEADER.size :]
        if len(pixels) == 4 * width * height and stored[: _HEADER.size] == _header(width, height, pixels):
            return pixels
        log.info("damaged picture cache file %s: the card is drawn again", path.name)
        with contextlib.suppress(OSError):
            path.unlink()
        return None

    def store(self, name: str, width: int, height: int, pixels: bytes) -> None:
        """Keep the RGBA bytes of a picture; does nothing where the folder cannot be written."""
        if not self._writable:
            return
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            handle, temporary = tempfile.mkstemp(dir=self.folder, suffix=".part")
            try:
                with os.fdopen(handle, "wb") as file:
                    file.write(_header(width, height, pixels))
                    file.write(pixels)
                Path(temporary).replace(self._path(name, width, height))
            except OSError:
                Path(temporary).unlink(missing_ok=True)
                raise
        except OSError as error:
            self._writable = False
            log.info("no picture cache in %s: %s", self.folder, error.strerror or error)

    def prune(self) -> int:
        """Remove the oldest entries until the rest weighs at most `limit`; the number removed."""
        entries = []
        with contextlib.suppress(OSError):
            for path in self.folder.iterdir():
                if path.suffix in (".face", ".part"):
                    facts = path.stat()
                    entries.append((facts.st_mtime, facts.st_size, path))
        excess = sum(size for _, size, _ in entries) - self.limit
        removed = 0
        for _, size, path in sorted(entries):
            if excess <= 0:
                break
            with contextlib.suppress(OSError):
                path.unlink()
                removed += 1
                excess -= size
        return removed
