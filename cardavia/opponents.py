"""The computer seats of one table: who is asked, what came back, and who stands in for a player that failed.

One question is under way at the most.  Every question carries a ticket, is asked in a worker thread, and its
answer comes back as a queued signal; one whose ticket is not the newest was meant for a table that is gone.
A player that fails, answers nonsense or does not answer is replaced by a simple one for the rest of the deal.
When an answer may be acted upon is the controller's business.

QtCore only.  Imports `games`, `match`, `players` and `workers`.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from PySide6.QtCore import QObject, Qt, QTimer, Signal

from cardavia.games.actions import Action
from cardavia.games.base import Observation, observation
from cardavia.match import Match
from cardavia.players.base import Cancel
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.workers import Answer, Patience, PlayerFactory, Request, Workers, ask, fitting_count


class Failure(msgspec.Struct, frozen=True):
    """What was wrong with a player; `kind` is `raised`, `illegal` or `silent`."""

    seat: int
    kind: str
    reason: str


class Opponents(QObject):
    """The computers at the seats of one match."""

    decided = Signal()
    """The question that was under way has its answer."""
    failed = Signal(object)
    """A `Failure`: from now on a simple player has the seat."""
    _answered = Signal(object)

    def __init__(
        self,
        match: Match,
        levels: Mapping[int, str],
        *,
        patience: Patience,
        make: PlayerFactory,
        threads: int | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`levels` by seat; `make` gives a player for a game and a level and is called in a worker thread,
        `threads` is how many of them there are (as many as fit the machine if None)."""
        super().__init__(parent)
        self.levels = dict(levels)
        """How the computers play, by seat."""
        self._match = match
        self._patience = patience
        self._make = make
        self._workers = Workers(fitting_count() if threads is None else threads)
        self._stand_ins: set[int] = set()
        self._ticket = 0
        self._request: Request | None = None
        self._answer: Action | None = None
        self._silence = QTimer(self)
        self._silence.setSingleShot(True)
        self._silence.timeout.connect(self._silent)
        self._answered.connect(self._on_answer, Qt.ConnectionType.QueuedConnection)

    @property
    def thinking(self) -> int | None:
        """The seat that is being asked."""
        return self._request.seat if self._request is not None else None

    @property
    def answer(self) -> Action | None:
        """What the seat to act will do, if that is known."""
        return self._answer

    def take(self) -> Action:
        """The answer, which is acted upon now."""
        action, self._answer = self._answer, None
        assert action is not None
        return action

    def ask(self, seat: int) -> None:
        """Find what the seat to act does: at once if there is only one thing, else by a question.

        Nothing happens if that is known or under way.
        """
        if self._answer is not None or self._request is not None:
            return
        asked = observation(self._match.state, seat)
        if len(asked.legal) == 1:
            self._answer = asked.legal[0]
        elif seat in self._stand_ins:
            self._answer = self._simple_answer(asked)
        else:
            self._question(seat, asked)

    def _question(self, seat: int, asked: Observation) -> None:
        self._ticket += 1
        request = Request(self._ticket, seat, asked, Cancel())
        self._request = request
        game, level, seed = self._match.game.name, self.levels[seat], self._match.decision_seed()
        make, answered = self._make, self._answered
        self._silence.start(self._patience.milliseconds(level))
        self._workers.submit(lambda: ask(request, lambda: make(game, level), seed, answered.emit))

    def call_off(self) -> None:
        """Drop the question that is under way, and an answer that waits for its time."""
        self._silence.stop()
        if self._request is not None:
            self._request.cancel.set()
        self._request = None
        self._answer = None

    def new_deal(self) -> None:
        """Players that failed have their seats again."""
        self._stand_ins.clear()

    def close(self, seconds: float) -> None:
        """Call off what is under way and end; wait so long for players."""
        self.call_off()
        self._workers.close(seconds)

    # ------------------------------------------------------------ what comes back

    def _on_answer(self, answer: Answer) -> None:
        request = self._request
        if request is None or answer.ticket != request.ticket:
            return  # for a table that is gone
        if answer.error is not None:
            self._replace(request, "raised", answer.error)
        elif answer.action not in request.observation.legal:
            self._replace(request, "illegal", str(answer.action)[:80])
        else:
            self._settle(answer.action)
        self.decided.emit()

    def _silent(self) -> None:
        request = self._request
        if request is not None:
            self._workers.add()
            self._replace(request, "silent", "")
            self.decided.emit()

    def _settle(self, action: Action) -> None:
        self._silence.stop()
        self._request = None
        self._answer = action

    def _replace(self, request: Request, kind: str, reason: str) -> None:
        request.cancel.set()
        self._stand_ins.add(request.seat)
        self._settle(self._simple_answer(request.observation))
        self.failed.emit(Failure(request.seat, kind, reason))

    def _simple_answer(self, asked: Observation) -> Action:
        return RuleOfThumb().choose(asked, self._match.decision_seed(), Cancel()).action
