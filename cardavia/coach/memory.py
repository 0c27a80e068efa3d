"""Solved questions are kept for a while: the decisions of one auction ask for the same ones again.

What is kept depends on its key alone, so an answer is the same whether it was kept or not.  Imports
`players.base`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from threading import Lock
from typing import Generic, TypeVar

from cardavia.players.base import Cancel

T = TypeVar("T")


class Memory(Generic[T]):
    """Answers by key, the oldest forgotten first; for any number of threads."""

    def __init__(self, most: int = 2000) -> None:
        self._most = most
        self._kept: dict[Hashable, T] = {}
        self._lock = Lock()

    def get(self, key: Hashable, work: Callable[[], T], cancel: Cancel) -> T:
        """The answer of a key; `work` finds it if it is not kept.

        What `work` raises keeps nothing, and a search called off has no answer: `Cancelled`.
        """
        with self._lock:
            if key in self._kept:
                return self._kept[key]
        answer = work()
        cancel.check()
        with self._lock:
            self._kept[key] = answer
            while len(self._kept) > self._most:
                del self._kept[next(iter(self._kept))]
        return answer
