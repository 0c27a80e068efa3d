"""Reading the file of a match, whatever state it is in.

Writing one is `Match.save`; files in general are the business of `saving`.  Imports `match` and `saving`.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from cardavia import saving
from cardavia.match import Match, MatchError, restore


class Trouble(msgspec.Struct, frozen=True):
    """A file that could not be read."""

    path: Path
    reason: str
    """One line: the system's, or what is wrong with the content."""
    aside: Path | None = None
    """Where it is now; None if it had to be left."""


class Loaded(msgspec.Struct, frozen=True):
    """What `load` found: the match, if any could be read, and the files that could not be."""

    match: Match | None
    troubles: tuple[Trouble, ...] = ()


def load(path: Path) -> Loaded:
    """The match in a file; a damaged file is set aside and the one before is taken.

    Never raises: what could not be read, or not be renamed, is in the troubles.
    """
    troubles: list[Trouble] = []
    for candidate in (path, saving.previous(path)):
        try:
            content = candidate.read_bytes()
        except (FileNotFoundError, NotADirectoryError):
            continue
        except OSError as error:
            troubles.append(Trouble(candidate, str(error.strerror or error)))
            continue
        try:
            return Loaded(restore(content), tuple(troubles))
        except MatchError as error:
            troubles.append(_set_aside(candidate, error))
    return Loaded(None, tuple(troubles))


def _set_aside(path: Path, error: MatchError) -> Trouble:
    """Keep a damaged file under another name if the folder allows it."""
    try:
        return Trouble(path, str(error), saving.set_aside(path))
    except saving.SaveError as refusal:
        return Trouble(path, f"{error}; {refusal.strerror}")
