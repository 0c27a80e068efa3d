"""A few threads that ask players, so that nobody waits for them.

The threads are daemons: a player that never comes back can be left behind, and the program still ends.
A request carries a ticket, and so does its answer; whether an answer still counts is the controller's
business.  Imports `games` and `players`; no Qt.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final

import msgspec

from cardavia.games.base import Observation
from cardavia.players.base import Cancel, Cancelled, Player
from cardavia.players.levels import LEVELS, kernel_is_compiled

MOST: Final = 4
"""More threads than this bring nothing."""

OVERTIME: Final = 1.5
"""A player may take this many budgets."""

Job = Callable[[], None]
PlayerFactory = Callable[[str, str], Player]
"""A player by the name of the game and the name of the level."""


def fitting_count() -> int:
    """Threads for this machine: one core stays free, and without the compiled kernel one thread at a time
    is enough, because it would hold the interpreter against the others."""
    if not kernel_is_compiled():
        return 1
    return max(1, min(MOST, (os.cpu_count() or 1) - 1))


class Patience(msgspec.Struct, frozen=True):
    """How long a player is waited for: 1.5 budgets and the grace; seconds."""

    grace: float = 2.0
    unknown: float = 3.0
    """Budget of a level that `players.levels` does not know."""

    def milliseconds(self, level: str) -> int:
        """The time after which a player of this level counts as silent."""
        budget = LEVELS[level].seconds if level in LEVELS else self.unknown
        return round(1000 * (OVERTIME * budget + self.grace))


class Request(msgspec.Struct, frozen=True):
    """One question to a player."""

    ticket: int
    seat: int
    observation: Observation
    cancel: Cancel


class Answer(msgspec.Struct, frozen=True):
    """What came back: an action, or the error that was raised."""

    ticket: int
    action: Any = None
    error: str | None = None


def ask(request: Request, make: Callable[[], Player], seed: int, deliver: Callable[[Answer], None]) -> None:
    """Ask a player in a worker thread and deliver what it says; nothing if it was called off."""
    try:
        action = make().choose(request.observation, seed, request.cancel).action
        answer = Answer(request.ticket, action)
    except Cancelled:
        return
    except Exception as error:  # whatever a player raises is its failure, never the table's
        answer = Answer(request.ticket, error=" ".join(f"{type(error).__name__}: {error}".split())[:200])
    if request.cancel.is_set:
        return
    try:
        deliver(answer)
    except RuntimeError:
        return  # the controller was deleted meanwhile: nobody is there to be told


class Workers:
    """Threads that do one job after the other, in the order in which they come."""

    def __init__(self, count: int) -> None:
        self._jobs: SimpleQueue[Job | None] = SimpleQueue()
        self._threads: list[threading.Thread] = []
        for _ in range(count):
            self.add()

    def add(self) -> None:
        """Start one more thread: at the beginning, and in the place of one that does not come back."""
        thread = threading.Thread(target=self._work, name="cardavia-player", daemon=True)
        self._threads.append(thread)
        thread.start()

    def submit(self, job: Job) -> None:
        """Do a job as soon as a thread is free; it must raise nothing."""
        self._jobs.put(job)

    def close(self, seconds: float) -> bool:
        """Let every thread end after its job; whether all did within the time."""
        for _ in self._threads:
            self._jobs.put(None)
        deadline = time.monotonic() + seconds
        for thread in self._threads:
            thread.join(max(0.0, deadline - time.monotonic()))
        return not any(thread.is_alive() for thread in self._threads)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            job()
