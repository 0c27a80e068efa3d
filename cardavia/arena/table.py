"""The report of a contest as tables for people.  Imports `report.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.table import Table as TextTable

from cardavia.arena.report import Estimate, PlayerReport, Report

LONGEST_NAME: Final = 40
"""Columns before the command of an outside program is broken."""
_FURTHER: Final = {("skat", False): "Seeger-Fabian, 95 %", ("schnapsen", True): "game points, 95 %"}
"""By game and whether matches are played: what is compared besides the score."""


def tables(report: Report) -> Iterator[TextTable]:
    """The tables to print, the most important first."""
    if report.differences:
        yield _differences(report)
    yield _players(report)
    yield from (_contracts(player) for player in report.players if player.contracts)


def shown(value: Estimate) -> str:
    """A mean with its interval.

    >>> shown(Estimate(1.5, 0.25, 100))
    '+1.500 ± 0.250'
    """
    half = "" if value.half is None else f" ± {value.half:.3f}"
    return f"{value.mean:+.3f}{half}"


def _table(title: str, *columns: str) -> TextTable:
    table = TextTable(title=title, title_justify="left")
    for place, column in enumerate(columns):
        if place:
            table.add_column(column, justify="right", no_wrap=True)
        else:
            table.add_column(column, min_width=8, max_width=LONGEST_NAME, overflow="fold")
    return table


def _differences(report: Report) -> TextTable:
    unit = "match" if report.contest.matches else "deal"
    further = _FURTHER.get((report.contest.game, report.contest.matches))
    table = _table(
        f"{report.contest.game}: {report.rounds} {unit} numbers, {report.deals} deals played",
        "players",
        f"{'matches won' if report.contest.matches else 'score'} for each {unit}, 95 %",
        *([] if further is None else [further]),
    )
    for each in report.differences:
        second = each.seeger_fabian or each.game_points
        table.add_row(
            f"{each.first} - {each.second}",
            shown(each.score),
            *([] if second is None else [shown(second)]),
        )
    return table


def _players(report: Report) -> TextTable:
    unplayed = "" if report.unplayed is None else f"; no declarer in {report.unplayed:.1%} of the deals"
    table = _table(
        f"players{unplayed}",
        "player",
        "score for each seat, 95 %",
        "above 0",
        "declared",
        "won",
        "by place from the dealer's left",
        "median ms",
        "p95 ms",
        "p99 ms",
        "faults",
    )
    for player in report.players:
        table.add_row(
            player.name,
            shown(player.score),
            f"{player.positive:.1%}",
            str(player.declared),
            f"{player.declared_won / player.declared:.1%}" if player.declared else "-",
            " ".join(f"{score:+.2f}" for score in player.by_position),
            *(f"{player.milliseconds[name]:.2f}" for name in ("median", "p95", "p99")),
            str(player.faults),
        )
    return table


def _contracts(player: PlayerReport) -> TextTable:
    table = _table(f"contracts of {player.name}", "contract", "declared", "won", "mean score")
    for contract, each in player.contracts.items():
        table.add_row(contract, str(each.declared), f"{each.won / each.declared:.1%}", f"{each.score:+.2f}")
    return table
