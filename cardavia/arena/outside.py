"""A player that is another program: one JSON object a line to it, one action text a line from it.

The protocol is that of `cardavia player`.  The program is started at its first decision and asked again and
again; one that dies or stays silent is started anew, and given up after `MOST_FAILURES` failures in a row.
Imports `games`, `records` and `players`.
"""

from __future__ import annotations

import contextlib
import queue
import shlex
import subprocess
import threading
from multiprocessing.util import Finalize
from typing import IO, Final

import msgspec

from cardavia.games.base import Observation
from cardavia.players.base import Cancel, Choice
from cardavia.records import record_of

PREFIX: Final = "exec:"
MOST_FAILURES: Final = 3


class OutsideError(Exception):
    """The program did not answer; one line."""


def request(observation: Observation) -> bytes:
    """The line that a player process is asked with."""
    state, seat = observation.state, observation.seat
    text = state.game.vocabulary.text
    asked: dict[str, object] = {
        "record": record_of(state),
        "seat": seat,
        "legal": [text(action) for action in observation.legal],
    }
    if state.shown():
        asked["shown"] = state.game.pack.texts(state.shown())
    return msgspec.json.encode(asked) + b"\n"


class OutsidePlayer:
    """Asks a program; raises `OutsideError` where it gives no answer in time."""

    def __init__(self, command: str, patience: float) -> None:
        self.command = command
        self.patience = patience
        self._running: list[subprocess.Popen[bytes]] = []
        self._answers: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._failures = 0
        # runs in worker processes too, which end without the usual exit handlers
        Finalize(self, _end, args=(self._running,), exitpriority=10)

    def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
        """What the program answers; the seed is not told."""
        cancel.check()
        if self._failures >= MOST_FAILURES:
            raise OutsideError("given up after several failures in a row")
        try:
            text = self._ask(request(observation))
        except OutsideError:
            self._failures += 1
            self.close()
            raise
        action = observation.state.game.vocabulary.parse(text)
        if action is None:
            raise OutsideError(f"no action: {text!r:.60}")
        self._failures = 0
        return Choice(action, reason="outside-program")

    def close(self) -> None:
        """End the program."""
        _end(self._running)

    def _ask(self, line: bytes) -> str:
        process = self._running[0] if self._running else self._start()
        assert process.stdin is not None
        try:
            process.stdin.write(line)
            process.stdin.flush()
        except OSError as error:
            raise OutsideError(f"the program does not read: {error.strerror or error}") from None
        try:
            answer = self._answers.get(timeout=self.patience)
        except queue.Empty:
            raise OutsideError(f"no answer within {self.patience:g} s") from None
        if not answer:
            raise OutsideError("the program has ended")
        return answer.decode("utf-8", "replace").strip()

    def _start(self) -> subprocess.Popen[bytes]:
        try:
            process = subprocess.Popen(
                shlex.split(self.command), stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        except (OSError, ValueError) as error:
            raise OutsideError(f"cannot be started: {error}") from None
        assert process.stdout is not None
        self._running.append(process)
        self._answers = queue.SimpleQueue()
        threading.Thread(target=_pass_on, args=(process.stdout, self._answers), daemon=True).start()
        return process


def _pass_on(stream: IO[bytes], answers: queue.SimpleQueue[bytes]) -> None:
    """Every line of a stream into a queue; an empty one at its end."""
    for line in stream:
        answers.put(line)
    answers.put(b"")


def _end(running: list[subprocess.Popen[bytes]]) -> None:
    """Close the input of a program and wait a moment; kill it if it goes on."""
    while running:
        process = running.pop()
        assert process.stdin is not None
        with contextlib.suppress(OSError):  # what was not read by a program that has ended
            process.stdin.close()
        try:
            process.wait(timeout=1)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
