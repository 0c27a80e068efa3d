"""Lets the coach judge one decision after the other in a thread of its own, so that nobody waits for it.

One job at a time; a new one takes the place of the old one, and what comes too late is dropped.  The coach
itself thinks in another process.  Imports QtCore, `coach.values`, `players.base`, `records` and `workers`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal

from cardavia.players.base import Cancel, Cancelled
from cardavia.records import Record
from cardavia.workers import Workers

if TYPE_CHECKING:
    from cardavia.coach.values import Decision

Judge = Callable[[Record, int, str, Cancel], "Decision"]
"""What judges the action at a place of a complete record, with a budget by its name."""


class Verdict(NamedTuple):
    """What came of one decision, or without one the end of a job, and the error if it failed."""

    ticket: int
    decision: Decision | None = None
    error: str = ""


class CoachWork(QObject):
    """One thread that asks the coach; `judged` gives each decision, `ended` an error or an empty text."""

    judged = Signal(object)
    ended = Signal(str)
    _found = Signal(object)

    def __init__(self, judge: Judge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._judge = judge
        self._workers: Workers | None = None
        self._ticket = 0
        self._cancel: Cancel | None = None
        self._found.connect(self._on_found, Qt.ConnectionType.QueuedConnection)

    @property
    def running(self) -> bool:
        """Whether there is something to do."""
        return self._cancel is not None

    def start(self, record: Record, places: Sequence[int], budget: str) -> None:
        """Judge the actions at these places, in this order."""
        self.stop()
        self._ticket += 1
        self._cancel = Cancel()
        if self._workers is None:
            self._workers = Workers(1)
        work = partial(_work, self._judge, record, tuple(places), budget)
        ticket, cancel, deliver = self._ticket, self._cancel, self._found.emit
        self._workers.submit(lambda: work(ticket, cancel, deliver))

    def stop(self) -> None:
        """Call off what is under way; what was judged stands."""
        if self._cancel is not None:
            self._cancel.set()
            self._cancel = None

    def close(self, seconds: float) -> None:
        """Call everything off and let the thread end."""
        self.stop()
        if self._workers is not None:
            self._workers.close(seconds)
            self._workers = None

    def _on_found(self, verdict: Verdict) -> None:
        if self._cancel is None or verdict.ticket != self._ticket:
            return  # for a job that is gone
        if verdict.decision is not None:
            self.judged.emit(verdict.decision)
        else:
            self._cancel = None
            self.ended.emit(verdict.error)


def _work(
    judge: Judge,
    record: Record,
    places: Sequence[int],
    budget: str,
    ticket: int,
    cancel: Cancel,
    deliver: Callable[[Verdict], None],
) -> None:
    """One job, in the thread."""
    try:
        for index in places:
            deliver(Verdict(ticket, judge(record, index, budget, cancel)))
            cancel.check()
        deliver(Verdict(ticket))
    except Cancelled:
        return
    except Exception as error:  # a coach that fails costs the review, never the program
        words = " ".join(f"{type(error).__name__}: {error}".split())[:200]
        try:
            deliver(Verdict(ticket, None, words))
        except RuntimeError:
            return  # the window is gone: nobody is there to be told
