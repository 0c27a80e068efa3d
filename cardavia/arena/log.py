"""The log of a contest: one header line, then one line a round, so that a run can be stopped and resumed.

A line that was cut off while it was being written (the last one) is dropped; anything else that does not
belong is an error, so that no measurement mixes two contests.  Imports `contest.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import msgspec

from cardavia.arena.contest import Contest, ContestError, Round

FORMAT: Final = "cardavia-arena/1"


class Header(msgspec.Struct, frozen=True):
    """The first line: the contest and what its results depend on besides."""

    format: str
    version: str
    compiled: bool
    contest: Contest


class Log:
    """An open log file; `rounds` are those that were there already, by index.

    Raises `ContestError` if the file belongs to another contest, is no log or cannot be written.
    """

    def __init__(self, path: Path, header: Header) -> None:
        self.path = path
        self.rounds: dict[int, Round] = {}
        try:
            whole = _whole_lines(path)
            if whole:
                self._read(whole, header)
            self._file = path.open("ab")
            self._file.truncate(len(whole))
        except OSError as error:
            raise ContestError(f"{path}: {error.strerror or error}") from None
        if not whole:
            self._write(header)

    def _read(self, content: bytes, header: Header) -> None:
        first, *lines = content.splitlines()
        try:
            found = msgspec.json.decode(first, type=Header)
        except msgspec.MsgspecError as error:
            raise ContestError(f"{self.path}: line 1: not the log of a contest: {error}") from None
        if found != header:
            raise ContestError(f"{self.path}: the log of another contest, program version or kernel")
        for number, line in enumerate(lines, 2):
            try:
                played = msgspec.json.decode(line, type=Round)
            except msgspec.MsgspecError as error:
                raise ContestError(f"{self.path}: line {number}: {error}") from None
            self.rounds[played.index] = played

    def add(self, played: Round) -> None:
        """Write a round to the file at once."""
        self.rounds[played.index] = played
        self._write(played)

    def _write(self, line: Header | Round) -> None:
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
        except OSError as error:
            raise ContestError(f"{self.path}: {error.strerror or error}") from None

    def close(self) -> None:
        """Close the file."""
        self._file.close()


def _whole_lines(path: Path) -> bytes:
    """What is in a file up to its last line that is whole: ends, and is JSON."""
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return b""
    content = content[: content.rfind(b"\n") + 1]
    before = content[:-1].rfind(b"\n") + 1
    try:
        msgspec.json.decode(content[before:] or b"{}")
    except msgspec.DecodeError:
        return content[:before]
    return content
