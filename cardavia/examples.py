"""Worked examples of rules: fixed records that a page plays, each for the paragraphs it explains.

They lie in `assets/examples/<game>.json`.  The last action of an example may be one that the rules forbid;
then the refusal is what it shows.  Not for playing them (`desktop/pages/example_page.py`).  No Qt.  Imports
`records` and `resources`.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from cardavia import resources
from cardavia.records import Record


class Example(msgspec.Struct, frozen=True, rename={"start": "from"}, forbid_unknown_fields=True):
    """One example."""

    rules: tuple[str, ...]
    """Numbers of the rules it explains."""
    viewer: int
    """The seat from which it is seen."""
    start: int
    """Number of actions that have happened when it begins."""
    record: Record


@lru_cache
def examples(game: str) -> tuple[Example, ...]:
    """The examples of a game; none if it has no file.

    Raises `ValueError` for a file that is damaged.
    """
    path = resources.assets() / "examples" / f"{game}.json"
    if not path.is_file():
        return ()
    try:
        return msgspec.json.decode(path.read_bytes(), type=tuple[Example, ...])
    except msgspec.DecodeError as error:
        raise ValueError(f"{path}: {error}") from None


def example_of(game: str, rule: str) -> Example | None:
    """The example that explains a rule, if there is one."""
    return next((each for each in examples(game) if rule in each.rules), None)
