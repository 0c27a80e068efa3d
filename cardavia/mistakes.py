"""Mistakes to learn from: collected from reviews, due again after 1, 3, 10 and 30 days, left out one by one.

One line of JSON a change in one file that only grows; the newest line of a mistake counts.  What cannot be
read is taken as not there.  Imports `saving`; no Qt, no clock: whoever asks says when.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace

from cardavia import saving

FILE: Final = "mistakes.jsonl"
VERSION: Final = 1
DAY: Final = 24 * 60 * 60
"""Seconds."""
DAYS: Final = (1, 3, 10, 30)
"""After how many days a mistake is due again: the first time, and each time it was answered well."""


class Mistake(msgspec.Struct, frozen=True, omit_defaults=True):
    """One decision of a deal that is to be tried again."""

    key: str
    """Of the deal in the history."""
    index: int
    """The place of the decision in the record's actions."""
    due: int
    """When it is to be tried, in seconds since 1970 (UTC)."""
    step: int = 0
    """How often in a row it was answered well; at the end of `DAYS` it is learned."""
    left_out: bool = False
    version: int = VERSION

    @property
    def learned(self) -> bool:
        """Whether it was answered well after the longest time."""
        return self.step >= len(DAYS)


_line = msgspec.json.Decoder(Mistake)


class Mistakes:
    """The mistakes of one folder, in the order in which they are due."""

    def __init__(self, folder: Path) -> None:
        """Read the file; it is made with the first mistake.  Never raises."""
        self._path = folder / FILE
        self._found: dict[tuple[str, int], Mistake] = {}
        try:
            content = self._path.read_bytes()
        except OSError:
            return
        for line in content.splitlines():
            try:
                mistake = _line.decode(line)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                continue
            if mistake.version <= VERSION and 0 <= mistake.step <= len(DAYS) and mistake.index >= 0:
                self._found[mistake.key, mistake.index] = mistake

    def get(self, key: str, index: int) -> Mistake | None:
        """The mistake at a place of a deal."""
        return self._found.get((key, index))

    def to_learn(self) -> list[Mistake]:
        """All that are neither learned nor left out, the most urgent first."""
        open_ones = (each for each in self._found.values() if not each.learned and not each.left_out)
        return sorted(open_ones, key=lambda each: (each.due, each.key, each.index))

    def due(self, now: int) -> list[Mistake]:
        """Those that are to be tried now, the most urgent first."""
        return [each for each in self.to_learn() if each.due <= now]

    def add(self, key: str, indices: Iterable[int], now: int) -> None:
        """Collect decisions of a deal, due in a day; known ones stay as they are.  `saving.SaveError`."""
        new = [
            Mistake(key, index, now + DAYS[0] * DAY) for index in indices if (key, index) not in self._found
        ]
        self._write(new)

    def answer(self, key: str, index: int, well: bool, now: int) -> None:
        """It was tried: answered well it is due later than before, else in a day.  `saving.SaveError`."""
        former = self._found.get((key, index))
        if former is None:
            return
        step = former.step + 1 if well else 0
        days = DAYS[min(step, len(DAYS) - 1)]
        self._write([replace(former, step=step, due=now + days * DAY)])

    def leave_out(self, key: str, index: int, out: bool = True) -> None:
        """Never ask for it again, or do.  `saving.SaveError`."""
        former = self._found.get((key, index))
        if former is not None and former.left_out != out:
            self._write([replace(former, left_out=out)])

    def copy_to(self, folder: Path) -> None:
        """Copy everything to another folder.  `saving.SaveError`."""
        if self._found:
            lines = (msgspec.json.encode(each) + b"\n" for each in self._found.values())
            saving.append(folder / FILE, b"".join(lines))

    def _write(self, mistakes: list[Mistake]) -> None:
        self._found.update({(each.key, each.index): each for each in mistakes})
        if mistakes:
            saving.append(self._path, b"".join(msgspec.json.encode(each) + b"\n" for each in mistakes))
