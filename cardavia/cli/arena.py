"""`cardavia arena`: computer against computer on duplicate deals.

Progress goes to standard error, the outcome to standard output.  Imports `arena`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Final

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from cardavia.arena import Contest, ContestError, hold, report
from cardavia.arena.outside import PREFIX
from cardavia.arena.table import tables
from cardavia.cli.common import DONE, complain
from cardavia.games import GAMES
from cardavia.players.levels import PLAYER_NAMES

NARROWEST: Final = 170
"""Columns that the tables get where the output is no terminal."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("--game", choices=list(GAMES), required=True)
    parser.add_argument(
        "--players",
        type=player_names,
        required=True,
        metavar="A[,B[,C]]",
        help=f"one to three of {', '.join(PLAYER_NAMES)}, or exec:COMMAND for a program that speaks the "
        "protocol of `cardavia player`; one name fills a whole table",
    )
    parser.add_argument(
        "--deals",
        type=positive,
        default=100,
        help="number of deals (or matches), each played in every seating",
    )
    parser.add_argument("--seed", type=int, default=1, help="decides the cards and all that is random")
    parser.add_argument("--jobs", type=positive, default=1, help="number of processes")
    parser.add_argument("--matches", action="store_true", help="Schnapsen: whole matches to seven points")
    parser.add_argument("--log", type=Path, metavar="FILE", help="keep every deal here; resumes if it exists")
    parser.add_argument(
        "--patience", type=seconds, default=10.0, help="seconds that an outside program has for an answer"
    )
    parser.add_argument(
        "--no-clock", action="store_true", help="let no clock cut a search short: same outcome at any load"
    )
    parser.add_argument("--scheduler", metavar="ADDRESS", help="spread the deals over a dask cluster")
    parser.add_argument("--json", action="store_true", help="print the outcome as one JSON object")


def player_names(text: str) -> tuple[str, ...]:
    """The names in a list with commas; `ArgumentTypeError` if one is no player."""
    names = tuple(name.strip() for name in text.split(","))
    for name in names:
        if name not in PLAYER_NAMES and (not name.startswith(PREFIX) or name == PREFIX):
            raise argparse.ArgumentTypeError(
                f"{name!r} is none of {', '.join(PLAYER_NAMES)}, {PREFIX}COMMAND"
            )
    return names


def seconds(text: str) -> float:
    """A time above 0 that ends."""
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"{text!r} is no number of seconds above 0")
    return value


def positive(text: str) -> int:
    """A whole number above 0."""
    if not text.isascii() or not text.isdigit() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number above 0")
    return int(text)


def run(args: argparse.Namespace) -> int:
    """Hold the contest and print what came out; the exit status."""
    contest = Contest(args.game, args.players, args.seed, args.matches, args.patience, not args.no_clock)
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
    )
    try:
        with bar:
            task = bar.add_task(args.game, total=args.deals)
            rounds = hold(
                contest,
                args.deals,
                jobs=args.jobs,
                log=args.log,
                scheduler=args.scheduler,
                progress=lambda done: bar.update(task, completed=done),
            )
    except ContestError as error:
        return complain(str(error))
    outcome = report(contest, rounds)
    if args.json:
        sys.stdout.write(msgspec.json.encode(outcome).decode() + "\n")
        return DONE
    printed = Console(file=sys.stdout, width=None if sys.stdout.isatty() else NARROWEST)
    for table in tables(outcome):
        printed.print(table)
    for player in outcome.players:
        for fault in player.first_faults:
            printed.print(f"fault of {player.name}: {fault}", markup=False)
    return DONE
