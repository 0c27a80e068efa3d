"""The score sheet: one line a deal, and what a series adds up to.

How a deal is scored is in `games`; when a line is written is the business of `match`.  Imports `games` only.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from cardavia.games.base import Settlement, State

WON_OR_LOST: Final = 50
OTHER_LOST: Final = 40
"""Seeger-Fabian at a table of three (SK-101)."""


class DealResult(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of the score sheet."""

    number: int | None
    dealer: int
    scores: tuple[int, ...]
    declarer: int | None = None
    won: bool | None = None
    marks: tuple[str, ...] = ()


def deal_result(
    number: int | None, state: State, settlement: Settlement, marks: tuple[str, ...]
) -> DealResult:
    """The line of a deal that is over; `marks` name the help that was used."""
    fields: dict[str, Any] = settlement.fields()
    declarer = fields.get("declarer", fields.get("taker"))
    won = fields.get("won", fields.get("made"))
    return DealResult(number, state.dealer, settlement.scores, declarer, won, marks)


def seeger_fabian(results: Sequence[DealResult]) -> tuple[int, ...]:
    """Extended Seeger points of a Skat series at a table of three (SK-101).

    The plain sum, 50 for each game won and -50 for each lost, 40 for each game that another seat lost.

    >>> seeger_fabian([DealResult(None, 0, (0, -72, 0), declarer=1, won=False)])
    (40, -122, 40)
    """
    totals = list(totals_of(3, results))
    for result in results:
        if result.declarer is None:
            continue
        if result.won:
            totals[result.declarer] += WON_OR_LOST
            continue
        for seat in range(3):
            totals[seat] += -WON_OR_LOST if seat == result.declarer else OTHER_LOST
    return tuple(totals)


def won_and_lost(results: Sequence[DealResult], seat: int) -> tuple[int, int]:
    """Number of games that a seat declared and won, declared and lost (SK-102)."""
    own = [result.won for result in results if result.declarer == seat]
    return own.count(True), own.count(False)


def totals_of(seats: int, results: Sequence[DealResult]) -> tuple[int, ...]:
    """The plain sums by seat."""
    return tuple(sum(result.scores[seat] for result in results) for seat in range(seats))
