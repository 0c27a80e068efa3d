"""Players that fail (P05) and answers that come too late (P09)."""

from __future__ import annotations

import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from at_the_table import (
    IMPATIENT,
    LONG,
    Nonsense,
    Person,
    Raising,
    Waiting,
    asked_seed,
    every_game,
    offers,
    others_begin,
    person_begins,
)
from pytestqt.qtbot import QtBot

from cardavia.controller import Controller, PlayerFailure
from cardavia.games import GAMES
from cardavia.games.base import Game
from cardavia.match import Match
from cardavia.match_files import load
from cardavia.pace import Pace
from cardavia.players.base import Player
from cardavia.records import record_of, replay

# ---------------------------------------------------------------- players that fail (P05)


@every_game
@pytest.mark.parametrize(
    ("player", "kind"), [(Raising, "raised"), (Nonsense, "illegal")], ids=["raises", "answers nonsense"]
)
def test_a_failing_player_is_replaced_and_the_deal_ends(
    game: Game, player: Callable[[], Player], kind: str, make: Callable[..., Controller], qtbot: QtBot
) -> None:
    controller = make(game, 1, make=lambda g, level: player())
    failures: list[PlayerFailure] = []
    controller.player_failed.connect(failures.append)
    person = Person(controller, 1)
    controller.start()
    qtbot.waitUntil(lambda: person.result is not None, timeout=LONG)
    seats = [failure.seat for failure in failures]
    assert {failure.kind for failure in failures} == {kind}
    assert len(seats) == len(set(seats)), "one failure is enough: the simple player stays for the deal"
    assert "fault" in controller.match.marks
    trouble = [line for line in controller.view().log if line.kind == "trouble"]
    assert [line.seat for line in trouble] == seats


def test_a_silent_player_is_replaced_and_its_late_answer_is_dropped(
    make: Callable[..., Controller], qtbot: QtBot
) -> None:
    game, deaf = GAMES["schafkopf"], Waiting(polite=False)
    controller = make(game, asked_seed(game, others_begin), make=lambda g, level: deaf, patience=IMPATIENT)
    failures: list[PlayerFailure] = []
    controller.player_failed.connect(failures.append)
    person = Person(controller, 1)
    controller.start()
    qtbot.waitUntil(lambda: person.result is not None, timeout=LONG)
    assert {failure.kind for failure in failures} == {"silent"}
    history = controller.match.state.history
    deaf.go.set()
    qtbot.wait(50)
    assert controller.match.state.history == history


def test_a_player_that_cannot_be_made_is_a_failing_player(
    make: Callable[..., Controller], qtbot: QtBot
) -> None:
    def no_player(game: str, level: str) -> Player:
        raise KeyError(level)

    controller = make(GAMES["schnapsen"], 1, make=no_player)
    person = Person(controller, 1)
    controller.start()
    qtbot.waitUntil(lambda: person.result is not None, timeout=LONG)
    assert "fault" in controller.match.marks


# ---------------------------------------------------------------- late answers (P09)


@every_game
@pytest.mark.parametrize("leave", ["new_deal", "repeat_deal", "close"])
def test_leaving_a_deal_calls_off_the_player_that_thinks(
    game: Game, leave: str, make: Callable[..., Controller], qtbot: QtBot
) -> None:
    thinker = Waiting()
    controller = make(game, asked_seed(game, others_begin), make=lambda g, level: thinker)
    controller.start()
    thinking = [seat.seat for seat in controller.view().seats if seat.thinking]
    assert thinking == [controller.match.state.to_act]
    qtbot.waitUntil(lambda: thinker.asked == 1, timeout=LONG)
    getattr(controller, leave)()
    qtbot.waitUntil(lambda: thinker.called_off == 1, timeout=LONG)
    assert controller.match.state.history == ()


def test_an_answer_that_comes_after_a_new_deal_is_dropped(
    make: Callable[..., Controller], qtbot: QtBot
) -> None:
    game = GAMES["skat"]
    deaf, next_one = Waiting(polite=False), Waiting()
    players: list[Player] = [deaf, next_one]
    controller = make(game, asked_seed(game, others_begin), make=lambda g, level: players.pop(0), threads=2)
    controller.start()
    qtbot.waitUntil(lambda: deaf.asked == 1, timeout=LONG)
    controller.new_deal()
    qtbot.waitUntil(lambda: next_one.asked == 1, timeout=LONG)
    deaf.go.set()
    qtbot.wait(50)
    assert controller.match.state.history == ()
    players.append(Waiting())
    next_one.go.set()
    qtbot.waitUntil(lambda: controller.match.state.history != (), timeout=LONG)


@every_game
def test_take_back_while_a_computer_thinks_returns_to_the_person_s_decision(
    game: Game, make: Callable[..., Controller], qtbot: QtBot
) -> None:
    thinker = Waiting()
    controller = make(game, asked_seed(game, person_begins), make=lambda g, level: thinker)
    controller.start()
    before = controller.view()
    controller.choose(offers(before)[0], before.decision)
    qtbot.waitUntil(lambda: controller.match.state.to_act == 0 or thinker.asked == 1, timeout=LONG)
    controller.take_back()
    after = controller.view()
    assert after.must_act and after.decision > before.decision
    assert (after.hand, after.groups, after.prompt) == (before.hand, before.groups, before.prompt)
    thinker.go.set()
    qtbot.wait(30)
    assert controller.match.state.history == ()


@every_game
def test_whatever_is_done_at_any_moment_the_table_stays_sound_and_goes_on(
    game: Game, make: Callable[..., Controller], qtbot: QtBot, tmp_path: Path
) -> None:
    path = tmp_path / "match.json"
    controller = make(game, 1, path=path, pace=Pace(gap=1, hold=1))
    rng = random.Random(1)
    failures: list[PlayerFailure] = []
    controller.player_failed.connect(failures.append)
    controller.start()

    def choose() -> None:
        view = controller.view()
        if view.must_act:
            controller.choose(rng.choice(offers(view)), view.decision)

    def take_back() -> None:
        if controller.view().can_take_back:
            controller.take_back()

    def next_deal() -> None:
        if controller.match.state.finished:
            controller.next_deal()

    steps: list[Callable[[], object]] = [
        *[choose] * 12,
        take_back,
        controller.repeat,
        controller.end_hold,
        controller.new_deal,
        controller.repeat_deal,
        next_deal,
    ]
    for _ in range(150):
        rng.choice(steps)()
        if rng.random() < 0.2:
            qtbot.wait(1)
        state = controller.match.state
        assert replay(record_of(state, None)) == state
        kept = load(path).match
        assert kept is not None and kept.state == state
    person = Person(controller, 1)
    if controller.match.state.finished:
        controller.new_deal()
    person.act(controller.view())
    qtbot.waitUntil(lambda: person.result is not None, timeout=LONG)
    assert failures == []


def test_a_computer_seat_without_a_level_is_refused(qapp: Any) -> None:
    with pytest.raises(ValueError, match="seats \\[2\\]"):
        Controller(Match(GAMES["skat"], 1), {1: "club"})


CLOSING = """
import sys, time
from PySide6.QtCore import QCoreApplication, QTimer
from cardavia.controller import Controller
from cardavia.pace import Pace
from cardavia.games import GAMES
from cardavia.match import Match
from cardavia.players.levels import make_player

class Deaf:
    def choose(self, observation, seed, cancel):
        while True:
            time.sleep(0.01)

app = QCoreApplication([])
game = GAMES[sys.argv[1]]
more = {"make": lambda game, level: Deaf()} if sys.argv[2] == "deaf" else {}
match = next(each for each in (Match(game, seed) for seed in range(99)) if each.state.to_act != 0)
controller = Controller(match, {1: "club", 2: "club", 3: "club"}, pace=Pace(gap=0, hold=0), **more)
controller.start()
QTimer.singleShot(int(sys.argv[3]), app.quit)
app.exec()
controller.close()
"""


@pytest.mark.parametrize("player", ["deaf", "real"])
@pytest.mark.parametrize("milliseconds", ["0", "40"])
def test_the_program_ends_cleanly_while_a_computer_thinks(player: str, milliseconds: str) -> None:
    arguments = [sys.executable, "-c", CLOSING, "schafkopf", player, milliseconds]
    ended = subprocess.run(arguments, capture_output=True, timeout=60, check=False)
    assert (ended.returncode, ended.stderr) == (0, b"")
