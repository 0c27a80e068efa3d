"""What is kept of reviews, beside the history: one line of numbers a deal, and each review as a whole.

`reviews.jsonl` only grows, the newest line of a deal counts.  The decisions of a deal are in a file of its
own, whose last line counts; it is read when the review is opened again.  What cannot be read is taken as not
there: a review can be worked out anew.  Imports `coach.values` and `saving`; no Qt, no clock.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final

import msgspec

from cardavia import saving
from cardavia.coach.values import Decision, ReviewSummary

FILE: Final = "reviews.jsonl"
FOLDER: Final = "reviews"
VERSION: Final = 1
_NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,80}")


class Kept(msgspec.Struct, frozen=True, omit_defaults=True):
    """The line of one deal."""

    key: str
    """The key of the history's entry."""
    at: int
    """When it was worked out, in seconds since 1970 (UTC)."""
    summary: ReviewSummary
    """Of the person's seat."""
    whole: bool = True
    """Whether all of the person's decisions were judged."""
    version: int = VERSION


class Average(msgspec.Struct, frozen=True):
    """Several reviews taken together."""

    deals: int = 0
    decisions: int = 0
    loss: float | None = None
    """Mean loss of a judged decision, in percentage points; None without any."""
    mistakes: int = 0
    """Mistakes and blunders."""


def average(kept: Iterable[Kept]) -> Average:
    """The mean over all judged decisions, each counting once."""
    found = [each.summary for each in kept if each.summary.decisions]
    decisions = sum(each.decisions for each in found)
    total = sum(each.average_loss * each.decisions for each in found)
    return Average(
        deals=len(found),
        decisions=decisions,
        loss=total / decisions if decisions else None,
        mistakes=sum(each.bands.get(band, 0) for each in found for band in ("mistake", "blunder")),
    )


_line = msgspec.json.Decoder(Kept)
_decisions = msgspec.json.Decoder(tuple[Decision, ...])


class Reviews:
    """The reviews of one folder, by key of the deal."""

    def __init__(self, folder: Path) -> None:
        """Read the lines; files are made with the first review.  Never raises."""
        self._folder = folder
        self._kept: dict[str, Kept] = {}
        try:
            content = (folder / FILE).read_bytes()
        except OSError:
            return
        for line in content.splitlines():
            try:
                kept = _line.decode(line)
            except (msgspec.MsgspecError, UnicodeDecodeError):
                continue
            if kept.version <= VERSION:
                self._kept[kept.key] = kept

    def get(self, key: str) -> Kept | None:
        """The numbers of a deal; None if it was not reviewed."""
        return self._kept.get(key)

    def of(self, keys: Iterable[str]) -> list[Kept]:
        """The numbers of those deals that were reviewed."""
        return [self._kept[key] for key in keys if key in self._kept]

    def decisions(self, key: str) -> tuple[Decision, ...]:
        """What was judged in a deal; nothing if that is not kept or cannot be read."""
        try:
            lines = self._path(key).read_bytes().splitlines()
            return _decisions.decode(lines[-1]) if lines else ()
        except (OSError, ValueError, msgspec.MsgspecError):
            return ()

    def keep(self, kept: Kept, decisions: Sequence[Decision]) -> None:
        """Keep a review in place of an earlier one of the deal; `saving.SaveError` if the disk refuses."""
        self._kept[kept.key] = kept
        saving.append(self._path(kept.key), msgspec.json.encode(tuple(decisions)) + b"\n")
        saving.append(self._folder / FILE, msgspec.json.encode(kept) + b"\n")

    def copy_to(self, folder: Path) -> None:
        """Copy everything to another folder, beside what is there; `OSError` if that cannot be done."""
        if not self._kept:
            return
        for key in self._kept:
            path = self._path(key)
            if path.exists():
                (folder / FOLDER).mkdir(parents=True, exist_ok=True)
                shutil.copy2(path, folder / FOLDER / path.name)
        lines = (msgspec.json.encode(kept) + b"\n" for kept in self._kept.values())
        saving.append(folder / FILE, b"".join(lines))

    def _path(self, key: str) -> Path:
        """The file of a deal; `ValueError` for a key that is no name."""
        if not _NAME.fullmatch(key):
            raise ValueError(f"{key!r:.40} is no key of a deal")
        return self._folder / FOLDER / f"{key}.jsonl"
