"""The review of a deal as tables for a terminal: its decisions, and one line a seat.

Imports `coach` and the reasons of the players.
"""

from __future__ import annotations

from rich.table import Table

from cardavia.coach import UNJUDGED, DealReview, Decision, ReviewSummary


def tables(review: DealReview, title: str) -> list[Table]:
    """The table of the decisions and that of the seats."""
    return [_decisions(review, f"{title}: {review.game}"), _seats(review)]


def _decisions(review: DealReview, title: str) -> Table:
    table = Table(title=title, title_justify="left")
    for name in ("", "phase", "seat", "done", "better"):
        table.add_column(name)
    for name in ("win lost", "score lost", "open lost"):
        table.add_column(name, justify="right")
    table.add_column("verdict")
    for decision in review.decisions:
        table.add_row(*_row(decision))
    return table


def _row(decision: Decision) -> tuple[str, ...]:
    phase = decision.phase if decision.trick is None else f"trick {decision.trick}"
    verdict = decision.verdict or ""
    if decision.band not in (None, "good"):
        verdict = f"{verdict} ({decision.band})"
    if decision.unjudged is not None and not decision.forced:
        verdict = UNJUDGED[decision.unjudged]
    return (
        str(decision.index),
        phase,
        str(decision.seat),
        decision.action,
        decision.better or decision.open_better or "",
        "" if decision.win_loss is None else f"{decision.win_loss:.1f} %",
        "" if decision.loss is None else f"{decision.loss:.2f}",
        "" if decision.open_loss is None else f"{decision.open_loss:g}",
        verdict,
    )


def _seats(review: DealReview) -> Table:
    table = Table()
    table.add_column("seat")
    for name in ("decisions", "average", "inaccuracies", "mistakes", "blunders", "open lost", "dearest"):
        table.add_column(name, justify="right")
    for summary in review.seats:
        table.add_row(*_totals(summary))
    return table


def _totals(summary: ReviewSummary) -> tuple[str, ...]:
    bands = [summary.bands.get(band, 0) for band in ("inaccuracy", "mistake", "blunder")]
    return (
        str(summary.seat),
        str(summary.decisions),
        f"{summary.average_loss:.1f} %",
        *map(str, bands),
        f"{summary.open_loss:g}",
        "" if summary.worst is None else f"{summary.worst} ({summary.worst_loss:.0f} %)",
    )
