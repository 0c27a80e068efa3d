"""A few threads that ask players, so that nobody waits for them.

The threads are daemons: a player that never comes back can be left behind, and the program still ends.
One question is put at a time for a table; who asks, and what an answer means, is the controller's
business.  Imports `players`; no Qt.
"""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import Final

from cardavia.players.levels import kernel_is_compiled

MOST: Final = 4
"""More threads than this bring nothing."""

Job = Callable[[], None]


def fitting_count() -> int:
    """Threads for this machine: one core stays free, and without the compiled kernel one thread at a time
    is enough, because it would hold the interpreter against the others."""
    if not kernel_is_compiled():
        return 1
    return max(1, min(MOST, (os.cpu_count() or 1) - 1))


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
