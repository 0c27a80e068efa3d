"""The adviser of a table: hint, odds and claim for the person, worked out in a thread of its own.

One question of each kind at a time; a newer one replaces it, and whatever happens at the table calls all of
them off, so that no answer speaks of a moment that is gone.  It sees an observation and nothing else.  When
help may be asked, and what it does to the deal's marks, is the controller's business.

QtCore only.  Imports `games`, `help`, `players` and `workers`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec
from PySide6.QtCore import QObject, Qt, Signal

from cardavia.games.base import Observation
from cardavia.help.claim import claim
from cardavia.help.hint import LEVEL, Hint, hint_of
from cardavia.help.odds import odds
from cardavia.players.base import Cancel, Cancelled
from cardavia.workers import PlayerFactory, Workers

HINT, ODDS, CLAIM = "hint", "odds", "claim"
KINDS: Final = (HINT, ODDS, CLAIM)

Work = Callable[[Observation, int, Cancel], object]
"""What answers a question: from an observation, a seed and the flag that calls it off."""


class Advice(msgspec.Struct, frozen=True):
    """What was worked out: a `Hint`, `Odds`, or `Claim` or `Doubt`; None with the error of a failure."""

    kind: str
    ticket: int
    value: Any = None
    error: str | None = None


class Adviser(QObject):
    """Answers for one table; `advised` carries an `Advice`, `failed` the kind that came to nothing."""

    advised = Signal(object)
    failed = Signal(str)
    _found = Signal(object)

    def __init__(self, make: PlayerFactory, parent: QObject | None = None) -> None:
        """`make` gives the players; it is called in the thread."""
        super().__init__(parent)
        self._make = make
        self._workers: Workers | None = None
        self._ticket = 0
        self._asked: dict[str, tuple[int, Cancel]] = {}
        self._found.connect(self._on_found, Qt.ConnectionType.QueuedConnection)

    def asking(self, kind: str) -> bool:
        """Whether a question of that kind is under way."""
        return kind in self._asked

    def ask(self, kind: str, asked: Observation, seed: int) -> None:
        """Work out one kind of help; the answer comes as a signal unless it is called off."""
        self.call_off(kind)
        self._ticket += 1
        cancel = Cancel()
        self._asked[kind] = (self._ticket, cancel)
        works: dict[str, Work] = {HINT: partial(_hint, self._make), ODDS: odds, CLAIM: _claim}
        work = works[kind]
        if self._workers is None:
            self._workers = Workers(1)
        ticket, deliver = self._ticket, self._found.emit
        self._workers.submit(lambda: _work(kind, ticket, partial(work, asked, seed, cancel), cancel, deliver))

    def call_off(self, kind: str | None = None) -> None:
        """Drop the question of a kind, or all of them."""
        for each in KINDS if kind is None else (kind,):
            _, cancel = self._asked.pop(each, (0, None))
            if cancel is not None:
                cancel.set()

    def close(self, seconds: float) -> None:
        """Call everything off and let the thread end."""
        self.call_off()
        if self._workers is not None:
            self._workers.close(seconds)
            self._workers = None

    def _on_found(self, advice: Advice) -> None:
        ticket, _ = self._asked.get(advice.kind, (0, None))
        if ticket != advice.ticket:
            return  # for a table that is gone
        del self._asked[advice.kind]
        if advice.error is not None:
            self.failed.emit(advice.kind)
        else:
            self.advised.emit(advice)


def _hint(make: PlayerFactory, asked: Observation, seed: int, cancel: Cancel) -> Hint:
    return hint_of(make(asked.state.game.name, LEVEL).choose(asked, seed, cancel), asked)


def _claim(asked: Observation, _seed: int, cancel: Cancel) -> object:
    return claim(asked, cancel)


def _work(
    kind: str, ticket: int, work: Callable[[], object], cancel: Cancel, deliver: Callable[[Advice], None]
) -> None:
    """One question, in the thread."""
    try:
        advice = Advice(kind, ticket, work())
    except Cancelled:
        return
    except Exception as error:  # a player that fails costs the hint, never the table
        advice = Advice(kind, ticket, error=f"{type(error).__name__}: {error}"[:200])
    if cancel.is_set:
        return
    try:
        deliver(advice)
    except RuntimeError:
        return  # the adviser was deleted meanwhile: nobody is there to be told
