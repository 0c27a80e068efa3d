"""The adviser: answers come for the question that stands, and for no other."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from cardavia.adviser import CLAIM, HINT, ODDS, Advice, Adviser
from cardavia.games.base import Observation, observation
from cardavia.games.skat import SKAT
from cardavia.help.claim import Doubt
from cardavia.help.hint import Hint
from cardavia.help.odds import Odds
from cardavia.players.base import Cancel, Choice
from cardavia.players.rule_of_thumb import RuleOfThumb

PATIENCE = 20.0


class Slow:
    """A player that waits until it is let go."""

    def __init__(self) -> None:
        self.go = threading.Event()
        self.asked = 0

    def choose(self, asked: Observation, seed: int, cancel: Cancel) -> Choice:
        self.asked += 1
        while not self.go.wait(0.005):
            cancel.check()
        return RuleOfThumb().choose(asked, seed, cancel)


class Failing:
    def choose(self, asked: Observation, seed: int, cancel: Cancel) -> Choice:
        raise RuntimeError("out of cards")


def wait_for(condition: Callable[[], bool]) -> None:
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, "did not happen"
        QCoreApplication.processEvents()
        time.sleep(0.002)


@pytest.fixture
def asked() -> Observation:
    return observation(SKAT.start(SKAT.deal(random.Random(1), dealer=2)), 1)


@pytest.fixture
def advisers(qapp: QCoreApplication) -> Iterator[Callable[..., tuple[Adviser, list[Advice], list[str]]]]:
    made: list[Adviser] = []

    def make(player: object) -> tuple[Adviser, list[Advice], list[str]]:
        adviser = Adviser(lambda _game, _level: player)  # type: ignore[arg-type,return-value]
        told: list[Advice] = []
        failed: list[str] = []
        adviser.advised.connect(told.append)
        adviser.failed.connect(failed.append)
        made.append(adviser)
        return adviser, told, failed

    yield make
    for adviser in made:
        adviser.close(1.0)


def test_each_kind_gets_its_own_answer(
    advisers: Callable[..., tuple[Adviser, list[Advice], list[str]]], asked: Observation
) -> None:
    adviser, told, _ = advisers(RuleOfThumb())
    for kind in (HINT, ODDS, CLAIM):
        adviser.ask(kind, asked, 1)
    wait_for(lambda: len(told) == 3)
    assert {each.kind: type(each.value) for each in told} == {HINT: Hint, ODDS: Odds, CLAIM: Doubt}
    assert not any(adviser.asking(kind) for kind in (HINT, ODDS, CLAIM))


def test_a_question_that_was_called_off_is_never_answered(
    advisers: Callable[..., tuple[Adviser, list[Advice], list[str]]], asked: Observation
) -> None:
    player = Slow()
    adviser, told, failed = advisers(player)
    adviser.ask(HINT, asked, 1)
    wait_for(lambda: player.asked == 1)
    adviser.call_off()
    assert not adviser.asking(HINT)
    player.go.set()
    adviser.ask(ODDS, asked, 1)  # the thread is free again
    wait_for(lambda: len(told) == 1)
    assert told[0].kind == ODDS and failed == []


def test_a_newer_question_replaces_the_one_before(
    advisers: Callable[..., tuple[Adviser, list[Advice], list[str]]], asked: Observation
) -> None:
    player = Slow()
    adviser, told, _ = advisers(player)
    adviser.ask(HINT, asked, 1)
    wait_for(lambda: player.asked == 1)
    adviser.ask(HINT, asked, 2)
    wait_for(lambda: player.asked == 2)
    player.go.set()
    wait_for(lambda: len(told) == 1)
    assert told[0].ticket == 2


def test_a_player_that_fails_costs_the_hint_and_nothing_else(
    advisers: Callable[..., tuple[Adviser, list[Advice], list[str]]], asked: Observation
) -> None:
    adviser, told, failed = advisers(Failing())
    adviser.ask(HINT, asked, 1)
    wait_for(lambda: failed == [HINT])
    adviser.ask(ODDS, asked, 1)
    wait_for(lambda: len(told) == 1)
