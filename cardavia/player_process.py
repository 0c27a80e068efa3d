"""Players that think in processes of their own, so that the window never waits for the interpreter.

`PlayerProcesses.player` is a `PlayerFactory` like `make_player`: the same choices, made elsewhere.  A
process is started when it is wanted (or by `warm`), used again, and ended for good when its player does not
let itself be called off.  If it dies, that is a failed player.  Where none can be started the thread that
asks thinks itself.  Which action counts is the controller's business.  The coach judges in the same places.
Imports `coach`, `players` and the wire; no Qt.
"""

from __future__ import annotations

import contextlib
import itertools
import logging
import os
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import TYPE_CHECKING, Final

import msgspec

from cardavia.games.base import Observation
from cardavia.player_process_loop import COMMAND
from cardavia.player_process_wire import (
    CalledOff,
    CallOff,
    Chosen,
    Failed,
    Judge,
    Judged,
    Question,
    Ready,
    ToProgram,
    choice_of,
    question_of,
    read_answer,
    write,
)
from cardavia.players.base import Cancel, Cancelled, Choice, Player
from cardavia.players.levels import make_player
from cardavia.records import Record

if TYPE_CHECKING:
    from cardavia.coach import Decision

GLANCE: Final = 0.005
"""Seconds between two looks at the flag that calls a question off."""
START_SECONDS: Final = 1.0
"""How long a question waits for a process that is just starting; then the thread thinks itself."""
READY_SECONDS: Final = 20.0
"""A process that has not said in this time that it is ready never will."""
CALL_OFF_SECONDS: Final = 0.2
"""How long a player that was called off may go on; then its process is ended."""
END_SECONDS: Final = 2.0
"""How long the system may take to end a process."""

log = logging.getLogger(__name__)


class PlayerProcessError(RuntimeError):
    """The player or the coach in a process failed, or the process did."""


def command() -> list[str]:
    """How this program starts itself as a player process; empty if there is no way."""
    if not sys.executable:
        return []
    if getattr(sys, "frozen", False):
        return [sys.executable, COMMAND]
    return [sys.executable, "-P", "-m", "cardavia", COMMAND]


def surroundings() -> dict[str, str]:
    """The environment of a player process: the one of this program, and where its package lies."""
    paths = [str(Path(__file__).resolve().parent.parent), os.environ.get("PYTHONPATH", "")]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}


class PlayerProcess:
    """One process and the two pipes to it; asked by one thread at a time."""

    def __init__(self, words: list[str]) -> None:
        """Start it; `OSError` if that cannot be done."""
        modest = getattr(subprocess, "BELOW_NORMAL_PRIORITY_CLASS", 0)
        hidden = getattr(subprocess, "CREATE_NO_WINDOW", 0)
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=surroundings(),
            creationflags=modest | hidden,
        )
        assert self._process.stdin is not None and self._process.stdout is not None
        self._to_player, self._from_player = self._process.stdin, self._process.stdout
        self.started = time.monotonic()
        self.ready = threading.Event()
        """Set when it takes questions, and also when it has ended before."""
        self.greeted = False
        """Whether it has ever said that it takes questions."""
        self.ended = False
        self._answers: SimpleQueue[ToProgram | None] = SimpleQueue()
        self._reader = threading.Thread(target=self._read, name="cardavia-answers", daemon=True)
        self._reader.start()

    @property
    def number(self) -> int:
        """The system's number of the process."""
        return self._process.pid

    def _read(self) -> None:
        with contextlib.suppress(OSError, ValueError):
            while (message := read_answer(self._from_player)) is not None:
                if isinstance(message, Ready):
                    self.greeted = True
                    self.ready.set()
                else:
                    self._answers.put(message)
        self.ended = True
        self.ready.set()
        self._answers.put(None)

    def ask(self, question: Question | Judge, cancel: Cancel) -> ToProgram:
        """The answer to a question.

        Raises `Cancelled` when it was called off, `PlayerProcessError` if the process ended meanwhile.
        """
        self._send(question)
        called_off = 0.0
        while True:
            try:
                answer = self._answers.get(timeout=GLANCE)
            except Empty:
                now = time.monotonic()
                if cancel.is_set and not called_off:
                    called_off = now
                    self._send(CallOff(question.ticket))
                elif called_off and now > called_off + CALL_OFF_SECONDS:
                    self.end()
                    raise Cancelled from None
                continue
            if answer is None:
                raise PlayerProcessError(self._last_words())
            if not isinstance(answer, Ready) and answer.ticket == question.ticket:
                return answer

    def _send(self, message: Question | Judge | CallOff) -> None:
        try:
            write(self._to_player, message)
        except (OSError, ValueError):
            raise PlayerProcessError(self._last_words()) from None

    def _last_words(self) -> str:
        self.end()
        return f"its process ended with status {self._process.returncode}"

    def end(self) -> None:
        """End the process at once, whatever it does, and leave nothing of it behind."""
        self.ended = True
        with contextlib.suppress(OSError):
            self._process.kill()
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(END_SECONDS)
        with contextlib.suppress(OSError, ValueError):
            self._to_player.close()
        if threading.current_thread() is not self._reader:
            self._reader.join(END_SECONDS)
        with contextlib.suppress(OSError, ValueError):
            self._from_player.close()


class PlayerProcesses:
    """The player processes of the program: lent to whoever asks, kept for the next question."""

    def __init__(self, words: list[str] | None = None) -> None:
        """`words` is the command line of a process; without it that of this program."""
        self._words = command() if words is None else words
        self._lock = threading.Lock()
        self._idle: list[PlayerProcess] = []
        self._lent: list[PlayerProcess] = []
        self._tickets = itertools.count(1)
        self._closed = False

    @property
    def usable(self) -> bool:
        """Whether processes can be started, as far as is known."""
        return bool(self._words) and not self._closed

    @property
    def numbers(self) -> list[int]:
        """The system's numbers of the processes that run."""
        with self._lock:
            return [each.number for each in (*self._idle, *self._lent) if not each.ended]

    def player(self, game: str, level: str, clock: bool = True) -> Player:
        """A player that thinks in a process; `KeyError` from its `choose` if there is no such name."""
        return DistantPlayer(self, game, level, clock)

    def judge(self, record: Record, index: int, budget: str, cancel: Cancel) -> Decision:
        """As `judge_here`, in a process; `PlayerProcessError` if the coach failed or its process died."""
        answer = self.answer(lambda ticket: Judge(ticket, record, index, budget), cancel)
        if answer is None:
            return judge_here(record, index, budget, cancel)
        assert isinstance(answer, Judged)
        from cardavia.coach import Decision  # a start does not wait for it

        return msgspec.msgpack.decode(answer.decision, type=Decision)

    def answer(self, asked: Callable[[int], Question | Judge], cancel: Cancel) -> ToProgram | None:
        """What a process answers to what is asked with a ticket; None if there is no process to ask.

        Raises `Cancelled` if it was called off, `PlayerProcessError` if the answer is a failure.
        """
        cancel.check()
        process = self.borrow()
        if process is None:
            return None
        try:
            if not self._wait_for(process, cancel):
                return None
            answer = process.ask(asked(self.ticket()), cancel)
        finally:
            self.give_back(process)
        cancel.check()
        if isinstance(answer, CalledOff):
            raise Cancelled
        if isinstance(answer, Failed):
            raise PlayerProcessError(answer.error)
        return answer

    def _wait_for(self, process: PlayerProcess, cancel: Cancel) -> bool:
        """Wait until a process takes questions; false if that lasts too long or never happens."""
        deadline = time.monotonic() + START_SECONDS
        while not process.ready.wait(GLANCE):
            cancel.check()
            if time.monotonic() > process.started + READY_SECONDS:
                break
            if time.monotonic() > deadline:
                return False
        cancel.check()
        if not process.greeted:
            self.lost(process)
        return not process.ended

    def warm(self) -> None:
        """Start a first process in a thread of its own, if none runs."""
        threading.Thread(target=self._warm, name="cardavia-warm", daemon=True).start()

    def _warm(self) -> None:
        process = None if self.numbers else self.borrow()
        if process is not None:
            self.give_back(process)

    def borrow(self) -> PlayerProcess | None:
        """A process for one question; None if there can be none."""
        with self._lock:
            while self._idle:
                process = self._idle.pop()
                if not process.ended:
                    self._lent.append(process)
                    return process
                process.end()
                if not process.greeted:
                    self._give_up("it ended at once")
            if not self.usable:
                return None
            try:
                process = PlayerProcess(self._words)
            except (OSError, ValueError) as error:
                self._give_up(str(error))
                return None
            self._lent.append(process)
            return process

    def give_back(self, process: PlayerProcess) -> None:
        """The question was answered, or not."""
        with self._lock:
            if process in self._lent:
                self._lent.remove(process)
            if not self._closed and not process.ended:
                self._idle.append(process)
                return
        process.end()

    def lost(self, process: PlayerProcess) -> None:
        """A process never came to the point of taking questions: try no other."""
        process.end()
        self._give_up("it does not answer")

    def _give_up(self, reason: str) -> None:
        self._words = []
        log.warning("players think in this process, because no other can be used: %s", reason)

    def ticket(self) -> int:
        """A number for a question."""
        return next(self._tickets)

    def close(self) -> None:
        """End every process at once; from now on there are none."""
        with self._lock:
            self._closed = True
            processes = [*self._idle, *self._lent]
            self._idle, self._lent = [], []
        for process in processes:
            process.end()


class DistantPlayer:
    """A player whose thinking is done in a process."""

    def __init__(self, processes: PlayerProcesses, game: str, level: str, clock: bool) -> None:
        self._processes, self._game, self._level, self._clock = processes, game, level, clock

    def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
        """As `Player.choose`; `PlayerProcessError` if the player failed or its process died."""
        answer = self._processes.answer(
            lambda ticket: question_of(observation, ticket, self._level, seed, self._clock), cancel
        )
        if answer is None:
            return make_player(self._game, self._level, self._clock).choose(observation, seed, cancel)
        assert isinstance(answer, Chosen)
        return choice_of(answer, observation)


def judge_here(record: Record, index: int, budget: str, cancel: Cancel) -> Decision:
    """What the coach says about one action of a complete record, worked out by the thread that asks."""
    from cardavia.coach import Review, budget_of  # a start does not wait for it

    return Review(record, budget_of(budget)).judge(index, cancel)
