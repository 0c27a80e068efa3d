"""`cardavia review`: what each decision of a deal record was worth.

With `--json` a stream like that of `replay`: one JSON object a record, and a bad line gives an answer with
`error` or `illegal_at` and never ends the stream.  The fields are described in `docs/coach.md`.  Imports
`coach` and `records`.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO, Final

import msgspec
from rich.console import Console
from rich.progress import Progress

from cardavia.cli.arena import NARROWEST, positive
from cardavia.cli.common import DONE, complain, lines_of
from cardavia.cli.review_table import tables
from cardavia.coach import BUDGETS, QUICK, DealReview, Decision, Review
from cardavia.records import LONGEST_RECORD, Record, RecordError, ReplayError, parse

MOST_SEATS: Final = 4


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument(
        "file", nargs="?", default="-", help="file of records, one a line; - is standard input"
    )
    parser.add_argument("--json", action="store_true", help="answer each line with one JSON object")
    parser.add_argument(
        "--budget", choices=list(BUDGETS), default=QUICK.name, help="how much is worked out (quick)"
    )
    parser.add_argument(
        "--seat", type=int, choices=range(MOST_SEATS), help="judge the decisions of this seat only"
    )
    parser.add_argument("--jobs", type=positive, default=1, help="number of processes")


def run(args: argparse.Namespace) -> int:
    """Review every record of the file; the exit status."""
    with _workers(args.jobs) as pool:
        if args.file == "-":
            return _stream(sys.stdin.buffer, args, pool)
        with Path(args.file).open("rb") as stream:
            return _stream(stream, args, pool)


def _stream(stream: BinaryIO, args: argparse.Namespace, pool: ProcessPoolExecutor | None) -> int:
    printed = Console(file=sys.stdout, width=None if sys.stdout.isatty() else NARROWEST)
    status = DONE
    for number, line in enumerate(lines_of(stream, LONGEST_RECORD), 1):
        answer = answer_to(line, args.budget, args.seat, pool)
        if args.json:
            fields = msgspec.to_builtins(answer)
            sys.stdout.buffer.write(json.dumps(fields, separators=(",", ":")).encode() + b"\n")
            sys.stdout.buffer.flush()
        elif isinstance(answer, DealReview):
            for table in tables(answer, f"line {number}"):
                printed.print(table)
        else:
            sys.stdout.flush()
            status = complain(f"line {number}: {_fault(answer)}")
    return status


def answer_to(
    line: bytes | None, budget: str, seat: int | None, pool: ProcessPoolExecutor | None = None
) -> DealReview | dict[str, Any]:
    """The review of one line, or what is wrong with it: the fields that `replay` has for that."""
    if line is None:
        return {"error": f"longer than {LONGEST_RECORD} bytes, more than any deal record"}
    try:
        review = Review(parse(line), BUDGETS[budget])
    except RecordError as error:
        return {"error": str(error)}
    except ReplayError as error:
        refusal = error.refusal
        return {"illegal_at": error.index, "rule": refusal.rule, "reason": refusal.reason}
    if seat is not None and seat >= review.last.game.seats:
        return {"error": f"seat: {seat} is no seat; seats are 0 to {review.last.game.seats - 1}"}
    seats = None if seat is None else (seat,)
    return review.whole(_decisions(review, seats, pool))


def _decisions(
    review: Review, seats: Sequence[int] | None, pool: ProcessPoolExecutor | None
) -> list[Decision]:
    """All decisions of a deal, worked out here or in other processes; how far it is goes to a terminal."""
    if pool is None:
        found: Iterator[Decision] = review.run(seats=seats)
    else:
        jobs = [
            pool.submit(_judged, review.record, index, review.budget.name, seats)
            for index in range(len(review.moments))
        ]
        found = (job.result() for job in jobs)
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        return list(progress.track(found, len(review.moments), description=review.last.game.name))


def _judged(record: Record, index: int, budget: str, seats: Sequence[int] | None) -> Decision:
    """One decision, in a process of its own."""
    return Review(record, BUDGETS[budget]).judge(index, seats=seats)


@contextmanager
def _workers(jobs: int) -> Iterator[ProcessPoolExecutor | None]:
    """The processes, none for one job."""
    if jobs == 1:
        yield None
        return
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, context, initializer=_leave_interrupts_to_the_parent) as pool:
        try:
            yield pool
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _fault(answer: dict[str, Any]) -> str:
    if "error" in answer:
        return str(answer["error"])
    return f"actions[{answer['illegal_at']}] is illegal by rule {answer['rule']}: {answer['reason']}"
