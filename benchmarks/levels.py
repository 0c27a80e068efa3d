"""How long the players think: time for each decision by game and level, on one core.

The players play whole deals at tables of their own kind; only decisions with more than one legal action are
timed.  Run: `python benchmarks/levels.py [--games G,...] [--levels L,...] [--decisions N] [--json]`.
"""

from __future__ import annotations

import argparse
import sys

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from cardavia.arena import Contest
from cardavia.arena.playing import Bench
from cardavia.arena.report import percentile
from cardavia.games import GAMES
from cardavia.players.levels import LEVELS, PLAYER_NAMES, kernel_is_compiled


class Timing(msgspec.Struct, frozen=True):
    """Milliseconds for each decision; `aim` is what the level allows at the 95th percentile."""

    game: str
    level: str
    decisions: int
    median: float
    p95: float
    p99: float
    longest: float
    aim: float | None


def timing(game: str, level: str, decisions: int, seed: int) -> Timing:
    """Play deals until enough decisions were made."""
    bench = Bench(Contest(game, (level,), seed))
    times: list[int] = []
    index = 0
    while len(times) < decisions:
        times += bench.play_round(index).times[0]
        index += 1
    times.sort()
    median, p95, p99, longest = (percentile(times, share) / 1000 for share in (0.5, 0.95, 0.99, 1))
    aim = LEVELS[level].seconds * 1000 if level in LEVELS else None
    return Timing(game, level, len(times), median, p95, p99, longest, aim)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--levels", default=",".join(LEVELS), help=f"of {', '.join(PLAYER_NAMES)}")
    parser.add_argument("--decisions", type=int, default=200, help="at least so many of each game and level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    pairs = [(game, level) for game in args.games.split(",") for level in args.levels.split(",")]
    shown = track(pairs, "measuring", console=Console(stderr=True), transient=True)
    found = [timing(game, level, args.decisions, args.seed) for game, level in shown]
    if args.json:
        answer = {"compiled": kernel_is_compiled(), "timings": found}
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
        return
    kernel = "compiled" if kernel_is_compiled() else "uncompiled"
    table = Table(title=f"milliseconds for each decision, {kernel} kernel", title_justify="left")
    for place, column in enumerate(
        ("game", "level", "decisions", "median", "p95", "p99", "longest", "aim p95")
    ):
        table.add_column(column, justify="right" if place > 1 else "left", no_wrap=True)
    for each in found:
        numbers = (each.median, each.p95, each.p99, each.longest)
        aim = "-" if each.aim is None else f"{each.aim:.0f}"
        table.add_row(each.game, each.level, str(each.decisions), *(f"{value:.2f}" for value in numbers), aim)
    Console().print(table)


if __name__ == "__main__":
    main()
