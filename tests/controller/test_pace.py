"""How the table moves on by itself (P13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from at_the_table import (
    LONG,
    Person,
    asked_seed,
    offers,
    person_begins,
)
from pytestqt.qtbot import QtBot

from cardavia.controller import Controller
from cardavia.games import GAMES
from cardavia.games.actions import Play
from cardavia.pace import Pace


def test_a_completed_trick_is_held_until_it_is_let_go(make: Callable[..., Controller], qtbot: QtBot) -> None:
    controller = make(GAMES["schnapsen"], 4, pace=Pace(gap=0, hold=None))
    tricks: list[Any] = []
    controller.trick_completed.connect(tricks.append)
    person = Person(controller, 4)
    controller.start()
    qtbot.waitUntil(lambda: bool(tricks), timeout=LONG)
    view = controller.view()
    assert view.trick.complete and view.trick == tricks[0] and not view.must_act
    qtbot.wait(30)
    assert controller.view().trick == tricks[0]
    history = controller.match.state.history
    controller.choose(Play(view.hand[0].card), view.decision)
    assert controller.match.state.history == history
    controller.end_hold()
    assert not controller.view().trick.complete
    while person.result is None:
        qtbot.waitUntil(lambda: controller.view().trick.complete or person.result is not None, timeout=LONG)
        controller.end_hold()
    numbers = [trick.number for trick in tricks]
    assert numbers == list(range(1, len(numbers) + 1))


def test_the_result_waits_for_the_last_trick_to_be_seen(
    make: Callable[..., Controller], qtbot: QtBot
) -> None:
    controller = make(GAMES["schafkopf"], 6, pace=Pace(gap=0, hold=5))
    person = Person(controller, 6)
    controller.start()
    qtbot.waitUntil(lambda: person.result is not None, timeout=LONG)
    ends = [view for view in person.views if view.finished or view.trick.complete]
    last_held = max(place for place, view in enumerate(ends) if view.trick.complete)
    assert all(view.result is None for view in ends[: last_held + 1])
    assert ends[-1].result == person.result


def test_without_waits_no_timer_of_the_pace_runs(
    make: Callable[..., Controller], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    controller = make(GAMES["skat"], 8, pace=Pace(factor=0.0))
    started: list[str] = []
    for name in ("_gap_timer", "_hold_timer"):
        timer = getattr(controller, name)
        monkeypatch.setattr(timer, "start", lambda *_, name=name: started.append(name))
    person = Person(controller, 8)
    controller.start()
    qtbot.waitUntil(lambda: person.result is not None, timeout=LONG)
    assert started == []


def test_computer_actions_wait_for_the_gap(make: Callable[..., Controller], qtbot: QtBot) -> None:
    controller = make(GAMES["skat"], asked_seed(GAMES["skat"], person_begins), pace=Pace(gap=60, hold=0))
    controller.start()
    view = controller.view()
    controller.choose(offers(view)[-1], view.decision)
    qtbot.wait(10)
    assert len(controller.match.state.history) == 1
    qtbot.waitUntil(lambda: len(controller.match.state.history) > 1, timeout=LONG)
