"""How long the players of each level think, and how far the levels are apart.

    python -m benchmarks.levels [--games G,...] [--levels L,...] [--decisions N] [--json]
    python -m benchmarks.levels --apart 60 [--seed S] [--logs FOLDER]

Times: the players play whole deals at tables of their own kind; only decisions with more than one legal
action are timed, on one core.  Apart: each level plays the one below it on duplicate deals without a clock,
so that the outcome repeats on every machine; a run that was broken off goes on from its logs.
"""

from __future__ import annotations

import argparse
import sys
from itertools import pairwise
from pathlib import Path

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from cardavia.arena import Contest, hold, report
from cardavia.arena.playing import Bench
from cardavia.arena.report import Estimate, percentile
from cardavia.arena.table import shown as mean_with_interval
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


class Gap(msgspec.Struct, frozen=True):
    """How much more the stronger level scores for a seat and deal; in Skat in Seeger-Fabian points too."""

    game: str
    stronger: str
    weaker: str
    seed: int
    score: Estimate
    seeger_fabian: Estimate | None
    faults: int


def gap(game: str, stronger: str, weaker: str, deals: int, seed: int, logs: Path | None) -> Gap:
    """Hold the contest, on so many duplicate deals."""
    contest = Contest(game, (stronger, weaker), seed, clock=False)
    log = None if logs is None else logs / f"{game}-{stronger}-{weaker}-{seed}.jsonl"
    outcome = report(contest, hold(contest, deals, log=log))
    (difference,) = outcome.differences
    faults = sum(player.faults for player in outcome.players)
    return Gap(game, stronger, weaker, seed, difference.score, difference.seeger_fabian, faults)


def print_timings(found: list[Timing]) -> None:
    """The times as a table."""
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


def print_gaps(found: list[Gap]) -> None:
    """The gaps as a table."""
    table = Table(title="more for each seat and deal, 95 % interval", title_justify="left")
    for column in ("game", "levels", "deals", "score", "Seeger-Fabian", "faults"):
        table.add_column(column, no_wrap=True)
    for each in found:
        seeger = "-" if each.seeger_fabian is None else mean_with_interval(each.seeger_fabian)
        names = f"{each.stronger} - {each.weaker}"
        row = (each.game, names, str(each.score.n), mean_with_interval(each.score), seeger, str(each.faults))
        table.add_row(*row)
    Console().print(table)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--levels", default=",".join(LEVELS), help=f"of {', '.join(PLAYER_NAMES)}")
    parser.add_argument("--decisions", type=int, default=200, help="at least so many of each game and level")
    parser.add_argument("--apart", type=int, metavar="DEALS", help="let each level play the one below it")
    parser.add_argument("--logs", type=Path, metavar="FOLDER", help="keep the deals of --apart there")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    games, levels = args.games.split(","), args.levels.split(",")
    console = Console(stderr=True)
    if args.apart is not None:
        contests = [(game, upper, lower) for game in games for lower, upper in pairwise(levels)]
        told = track(contests, "playing", console=console, transient=True)
        gaps = [gap(*each, args.apart, args.seed, args.logs) for each in told]
        if args.json:
            sys.stdout.write(msgspec.json.encode({"gaps": gaps}).decode() + "\n")
        else:
            print_gaps(gaps)
        return
    pairs = [(game, level) for game in games for level in levels]
    told_pairs = track(pairs, "measuring", console=console, transient=True)
    found = [timing(game, level, args.decisions, args.seed) for game, level in told_pairs]
    if args.json:
        answer = {"compiled": kernel_is_compiled(), "timings": found}
        sys.stdout.write(msgspec.json.encode(answer).decode() + "\n")
    else:
        print_timings(found)


if __name__ == "__main__":
    main()
