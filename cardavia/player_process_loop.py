"""The other end of `player_process`: a process that answers for seats and for the coach until its input ends.

It is the program itself, started with one hidden word (`COMMAND`), so that a frozen program needs nothing
beside it.  One thread reads, the first thread thinks; a question that is called off ends within the time of
the player's own look at its `Cancel`.  Imports `coach`, `games`, `players` and the wire; no Qt.
"""

from __future__ import annotations

import contextlib
import os
import signal
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import IO, Final, NoReturn

import msgspec

from cardavia.games import GAMES
from cardavia.player_process_wire import (
    CalledOff,
    Failed,
    Judge,
    Judged,
    Question,
    Ready,
    ToProgram,
    chosen_of,
    observation_of,
    read_question,
    write,
)
from cardavia.players.base import Cancel, Cancelled, Player
from cardavia.players.levels import LEVELS, make_player

COMMAND: Final = "player-process"
"""The hidden word on the command line."""
MODESTY: Final = 5
"""Steps of `nice` by which this process gives way to the window."""
LONGEST_ERROR: Final = 200
Asked = Question | Judge


class Desk:
    """Questions that came in, each with the flag that calls it off."""

    def __init__(self) -> None:
        self._waiting: SimpleQueue[tuple[Asked, Cancel]] = SimpleQueue()
        self._flags: dict[int, Cancel] = {}

    def read(self, questions: IO[bytes], ended: Callable[[], None]) -> None:
        """Take messages until the stream ends, or until one is none; then call `ended`."""
        with contextlib.suppress(msgspec.MsgspecError, OSError):
            while (message := read_question(questions)) is not None:
                if isinstance(message, Question | Judge):
                    flag = self._flags[message.ticket] = Cancel()
                    self._waiting.put((message, flag))
                elif message.ticket in self._flags:
                    self._flags[message.ticket].set()
        ended()

    def next(self) -> tuple[Asked, Cancel]:
        """The next question; waits for it."""
        return self._waiting.get()

    def done(self, question: Asked) -> None:
        """The question was answered."""
        self._flags.pop(question.ticket, None)


def answer(question: Asked, cancel: Cancel, make: Callable[[str, str, bool], Player]) -> ToProgram:
    """What a player, or the coach, says to a question."""
    try:
        if isinstance(question, Judge):
            return Judged(question.ticket, _judged(question, cancel))
        asked = observation_of(question)
        player = make(question.record.game, question.level, question.clock)
        return chosen_of(player.choose(asked, question.seed, cancel), question)
    except Cancelled:
        return CalledOff(question.ticket)
    except Exception as error:  # whatever is raised is the answer's failure, never this process' end
        words = " ".join(f"{type(error).__name__}: {error}".split())
        return Failed(question.ticket, words[:LONGEST_ERROR])


def _judged(question: Judge, cancel: Cancel) -> bytes:
    from cardavia.coach import Review, budget_of  # a player never needs it

    decision = Review(question.record, budget_of(question.budget)).judge(question.index, cancel)
    return msgspec.msgpack.encode(decision)


def run() -> NoReturn:
    """Answer until the input ends; nothing but frames is written to standard output."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C is for the program, which then ends this process
    if hasattr(os, "nice"):
        os.nice(MODESTY)
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    silent = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):  # what anything prints must not stand between the frames
        os.dup2(silent, stream)
    for game in GAMES:  # reads the modules, so that the first question does not wait for them
        make_player(game, next(iter(LEVELS)))
    desk = Desk()
    threading.Thread(target=desk.read, args=(questions, lambda: os._exit(0)), daemon=True).start()
    try:
        write(answers, Ready())
        while True:
            question, cancel = desk.next()
            write(answers, answer(question, cancel, make_player))
            desk.done(question)
    except OSError:
        os._exit(0)  # nobody reads any more
