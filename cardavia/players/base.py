"""What every player is: an observation and a seed go in, a choice comes out.

A player sees an `Observation` and nothing else, keeps nothing between decisions, and decides the same way
for the same observation, seed and node budget on every machine.  A clock may only cut the list of sampled
worlds short, and the choice says how many were used.

Imports `games`; which players there are is in `levels.py`.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Iterable
from typing import Protocol

import msgspec

from cardavia.games.actions import Action
from cardavia.games.base import Observation


class Cancelled(Exception):
    """The choice was called off; there is no result."""


class Cancel:
    """A flag that one thread raises to end a choice in another; the kernel polls it without a lock."""

    __slots__ = ("flag",)

    def __init__(self) -> None:
        self.flag = array("i", [0])

    def set(self) -> None:
        """Call the choice off."""
        self.flag[0] = 1

    @property
    def is_set(self) -> bool:
        """Whether the choice was called off."""
        return self.flag[0] != 0

    def check(self) -> None:
        """Raise `Cancelled` if the choice was called off."""
        if self.flag[0]:
            raise Cancelled


class Candidate(msgspec.Struct, frozen=True):
    """One action that was weighed.

    `value` is the expected change of the own score, `spread` the standard error of that estimate, both in the
    game's score units; `win` the share of worlds in which the own side reaches its aim, where that is asked.
    `behind_error` and `win_error` are the standard errors of how far value and win lie behind those of the
    best, None unless both were judged in the same worlds.
    """

    action: Action
    value: float
    spread: float = 0.0
    win: float | None = None
    behind_error: float | None = None
    win_error: float | None = None


class Choice(msgspec.Struct, frozen=True):
    """What a player does and why.

    `candidates` are in falling order of value (empty if nothing had to be weighed), `worlds` is the number of
    deals looked at, `reason` one key of `reasons.py`.
    """

    action: Action
    candidates: tuple[Candidate, ...] = ()
    worlds: int = 0
    reason: str = "only-choice"


class Player(Protocol):
    """Decides for a seat."""

    def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
        """One of `observation.legal`.

        Raises `Cancelled` when the flag was raised, `ValueError` if it is not the seat's turn.
        """


class RandomPlayer:
    """Any legal action, all alike; for tests and as the weakest measure."""

    def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
        """One of the legal actions, drawn by the seed."""
        cancel.check()
        legal = observation.legal
        if not legal:
            raise ValueError("it is not this seat's turn")
        if len(legal) == 1:
            return Choice(legal[0])
        return Choice(random.Random(seed).choice(legal), reason="drawn")


def best_first(candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    """Candidates in falling order of value; equal ones stay in their order."""
    return tuple(sorted(candidates, key=lambda candidate: -candidate.value))
