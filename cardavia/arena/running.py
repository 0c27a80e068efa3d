"""Holding a contest: rounds spread over processes, or over the machines of a cluster.

Rounds are independent and numbered, so the result does not depend on how many play them or in which order
they come back.  Imports `contest.py`, `playing.py`, `log.py`.
"""

from __future__ import annotations

import importlib
import itertools
import multiprocessing
import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from cardavia.arena.contest import Contest, ContestError, Round, check
from cardavia.arena.log import FORMAT, Header, Log
from cardavia.arena.playing import Bench
from cardavia.players.levels import kernel_is_compiled
from cardavia.version import __version__

Progress = Callable[[int], None]
"""Called with the number of rounds that are done."""


def _silently(done: int) -> None:
    """Show no progress."""


def hold(
    contest: Contest,
    rounds: int,
    *,
    jobs: int = 1,
    log: Path | None = None,
    scheduler: str | None = None,
    progress: Progress = _silently,
) -> tuple[Round, ...]:
    """Play the first `rounds` rounds of a contest, in their order.

    Rounds that are in the log already are not played again.  Raises `ContestError`.
    """
    check(contest)
    done: dict[int, Round] = {}
    book: Log | None = None
    if log is not None:
        book = Log(log, Header(FORMAT, __version__, kernel_is_compiled(), contest))
        done = {index: played for index, played in book.rounds.items() if index < rounds}
    missing = [index for index in range(rounds) if index not in done]
    try:
        for played in _played(contest, missing, jobs, scheduler):
            done[played.index] = played
            if book is not None:
                book.add(played)
            progress(len(done))
    finally:
        if book is not None:
            book.close()
    progress(len(done))
    return tuple(done[index] for index in range(rounds))


def _played(contest: Contest, missing: Sequence[int], jobs: int, scheduler: str | None) -> Iterator[Round]:
    if scheduler is not None:
        return _on_cluster(contest, missing, scheduler)
    if jobs > 1 and len(missing) > 1:
        return _in_processes(contest, missing, jobs)
    return _here(contest, missing)


def _here(contest: Contest, missing: Sequence[int]) -> Iterator[Round]:
    bench = Bench(contest)
    try:
        for index in missing:
            yield bench.play_round(index)
    finally:
        bench.close()


# ---------------------------------------------------------------- processes

_benches: dict[tuple[Contest, int], Bench] = {}
"""In a worker: the players of its contest, made once in each of its threads."""


def _play_round(contest: Contest, index: int) -> Round:
    """One round, in a worker."""
    place = contest, threading.get_ident()
    if place not in _benches:
        _benches[place] = Bench(contest)
    return _benches[place].play_round(index)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _in_processes(contest: Contest, missing: Sequence[int], jobs: int) -> Iterator[Round]:
    """Fresh processes, the same way on every system; a few rounds wait for each of them."""
    pool = ProcessPoolExecutor(
        jobs, multiprocessing.get_context("spawn"), initializer=_leave_interrupts_to_the_parent
    )
    waiting = iter(missing)
    running: set[Future[Round]] = set()
    try:
        while True:
            for index in itertools.islice(waiting, 2 * jobs - len(running)):
                running.add(pool.submit(_play_round, contest, index))
            if not running:
                return
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                yield future.result()
    except BrokenProcessPool:
        raise ContestError("a worker process ended before its round was played") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


# ---------------------------------------------------------------- cluster


def _on_cluster(contest: Contest, missing: Sequence[int], address: str) -> Iterator[Round]:
    """Rounds on the workers of a running dask scheduler, on which Cardavia is installed too."""
    try:
        distributed = importlib.import_module("distributed")
    except ImportError:
        raise ContestError(
            "--scheduler needs dask.distributed, which is not installed: pip install 'cardavia[cluster]'"
        ) from None
    try:
        client = distributed.Client(address)
    except (OSError, ValueError) as error:
        raise ContestError(f"--scheduler: {address}: {error}") from None
    with client:
        # pure=False: the same round may be wanted again for its times
        futures = [client.submit(_play_round, contest, index, pure=False) for index in missing]
        try:
            for future in distributed.as_completed(futures):
                yield future.result()
        except (ImportError, distributed.KilledWorker) as error:
            raise ContestError(f"--scheduler: {address}: a worker failed: {error}") from None
