"""What the deals of the history add up to: won, lost and drawn, mean score and spread, by what and where.

Only deals that were played through once, by the rules and without help, are counted; every other finished
deal stands in exactly one of the columns of `APART`.  So won + lost + drawn is always the number of deals
counted, and those with the deals set apart the number of deals finished.

Scores are in the units of the game's score sheet, from the person's seat (`Entry.score`).  No Qt, no words.
Imports `history`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from typing import Final

import msgspec

from cardavia.history import Entry

APART: Final = ("fault", "repeated", "practice", "help")
"""The marks that set a finished deal apart; the first of them that a deal bears decides its column."""


class Tally(msgspec.Struct, frozen=True):
    """Deals that are counted together."""

    won: int = 0
    lost: int = 0
    drawn: int = 0
    mean: float | None = None
    """Of the scores; None without deals."""
    spread: float | None = None
    """Standard deviation of one deal's score (the sample's, n - 1); None with fewer than two deals."""
    declared: int = 0
    """Of the deals: how many the person declared."""
    made: int = 0
    """Of those declared: how many were won."""

    @property
    def deals(self) -> int:
        """How many."""
        return self.won + self.lost + self.drawn


class Column(msgspec.Struct, frozen=True):
    """Deals of one kind: those counted, those set apart by mark, those that are still open."""

    tally: Tally = Tally()
    apart: tuple[int, ...] = (0,) * len(APART)
    """In the order of `APART`."""
    open: int = 0

    @property
    def finished(self) -> int:
        """Deals counted and set apart."""
        return self.tally.deals + sum(self.apart)


class Group(msgspec.Struct, frozen=True):
    """Deals counted that have something in common."""

    key: str
    """A contract, a role or a position, as `Entry` has them."""
    tally: Tally


class Statistics(msgspec.Struct, frozen=True):
    """Everything that is told of one game."""

    levels: tuple[tuple[str, Column], ...]
    """By level of the opponents, in the order asked for; levels never played against are left out."""
    total: Column
    by_contract: tuple[Group, ...]
    """The person's own contracts (as declarer or partner) and, in Schnapsen, how the stock was played."""
    by_role: tuple[Group, ...]
    by_position: tuple[Group, ...]
    course: tuple[tuple[int, int], ...]
    """When each deal counted ended, in seconds, and the sum of the scores up to it; oldest first."""


def apart(entry: Entry) -> str | None:
    """The column of `APART` that a deal belongs to; None if it is counted."""
    return next((mark for mark in APART if mark in entry.marks), None)


def statistics(entries: Iterable[Entry], game: str, levels: Sequence[str]) -> Statistics:
    """The statistics of a game; `levels` gives the order in which levels are listed."""
    own = sorted((entry for entry in entries if entry.game == game), key=lambda entry: entry.at)
    counted = [entry for entry in own if entry.outcome is not None and apart(entry) is None]
    known = [*levels, *sorted({entry.level for entry in own} - set(levels))]
    columns = ((level, _column([entry for entry in own if entry.level == level])) for level in known)
    total, course = 0, []
    for entry in counted:
        total += entry.score or 0
        course.append((entry.at, total))
    return Statistics(
        levels=tuple((level, column) for level, column in columns if column != Column()),
        total=_column(own),
        by_contract=_groups(counted, _own_contract),
        by_role=_groups(counted, lambda entry: entry.role),
        by_position=_groups(counted, lambda entry: str(entry.position)),
        course=tuple(course),
    )


def tally(entries: Sequence[Entry]) -> Tally:
    """Finished deals added up."""
    outcomes = [entry.outcome for entry in entries]
    declared = [entry for entry in entries if entry.role == "declarer"]
    scores = [entry.score or 0 for entry in entries]
    mean = sum(scores) / len(scores) if scores else None
    spread = None
    if mean is not None and len(scores) > 1:
        spread = sqrt(sum((score - mean) ** 2 for score in scores) / (len(scores) - 1))
    return Tally(
        won=outcomes.count("won"),
        lost=outcomes.count("lost"),
        drawn=outcomes.count("drawn"),
        mean=mean,
        spread=spread,
        declared=len(declared),
        made=sum(entry.made is True for entry in declared),
    )


def _column(entries: Sequence[Entry]) -> Column:
    finished = [entry for entry in entries if entry.outcome is not None]
    marks = [apart(entry) for entry in finished]
    return Column(
        tally=tally([entry for entry, mark in zip(finished, marks, strict=True) if mark is None]),
        apart=tuple(marks.count(mark) for mark in APART),
        open=len(entries) - len(finished),
    )


def _own_contract(entry: Entry) -> str | None:
    return entry.contract if entry.role in ("declarer", "partner") or entry.game == "schnapsen" else None


def _groups(entries: Sequence[Entry], key_of: Callable[[Entry], str | None]) -> tuple[Group, ...]:
    """One group a key, the largest first; deals without a key are in none."""
    found: dict[str, list[Entry]] = {}
    for entry in entries:
        key = key_of(entry)
        if key is not None:
            found.setdefault(key, []).append(entry)
    groups = (Group(key, tally(each)) for key, each in found.items())
    return tuple(sorted(groups, key=lambda group: (-group.tally.deals, group.key)))
