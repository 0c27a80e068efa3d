"""What is kept: files, numbers, records, marks and levels."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from at_the_table import (
    LONG,
    Person,
    Waiting,
    asked_seed,
    others_begin,
)
from pytestqt.qtbot import QtBot

from cardavia.controller import Controller
from cardavia.games import GAMES
from cardavia.games.actions import Bid
from cardavia.match import MatchError
from cardavia.match_files import load
from cardavia.players.base import Player, RandomPlayer
from cardavia.records import by_seed
from cardavia.table_view import TableView


def test_a_file_that_cannot_be_written_is_said_once_an_action_and_play_goes_on(
    make: Callable[..., Controller], qtbot: QtBot, tmp_path: Path
) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("no folder")
    controller = make(GAMES["schnapsen"], 1, path=blocker / "match.json")
    failed: list[str] = []
    controller.save_failed.connect(failed.append)
    person = Person(controller, 1)
    controller.start()
    qtbot.waitUntil(lambda: person.result is not None, timeout=LONG)
    assert len(failed) == len(controller.match.state.history) + 1
    assert all("match.json: " in line and "\n" not in line for line in failed)


def test_a_disk_that_refuses_later_is_said_and_play_goes_on(
    make: Callable[..., Controller], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    controller = make(GAMES["schnapsen"], 1, path=tmp_path / "match.json")
    failed: list[str] = []
    controller.save_failed.connect(failed.append)
    person = Person(controller, 1)
    controller.start()
    qtbot.waitUntil(lambda: person.result is not None and bool(failed), timeout=LONG)
    assert all("No space left on device" in line for line in failed)
    loaded = load(tmp_path / "match.json").match
    assert loaded is not None and loaded.state == controller.match.state


def test_a_closed_controller_has_brought_its_match_to_the_disk(
    make: Callable[..., Controller], qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flushed: list[int] = []
    real = os.fsync

    def counted(descriptor: int) -> None:
        real(descriptor)
        flushed.append(descriptor)

    monkeypatch.setattr(os, "fsync", counted)
    controller = make(GAMES["skat"], 1, path=tmp_path / "match.json")
    controller.start()
    controller.close()
    assert flushed
    loaded = load(tmp_path / "match.json").match
    assert loaded is not None and loaded.snapshot() == controller.match.snapshot()


def test_a_deal_is_found_by_its_number_and_repeated(make: Callable[..., Controller]) -> None:
    game = GAMES["skat"]
    controller = make(game, 1, make=lambda g, level: Waiting())
    controller.start()
    controller.deal_by_number(48151623)
    assert controller.view().number == 48151623
    wanted = game.deal(random.Random(48151623), controller.match.state.dealer)
    assert controller.match.state.deal.hands == wanted.hands
    controller.repeat_deal()
    assert controller.match.state.deal.hands == wanted.hands
    assert controller.view().marks == ("repeated",)


def test_a_record_from_elsewhere_opens_as_practice_with_all_its_tricks_to_look_at(
    make: Callable[..., Controller],
) -> None:
    game = GAMES["schnapsen"]
    controller = make(game, 1, make=lambda g, level: Waiting())
    controller.start()
    controller.open_record(by_seed(game, 77))
    assert controller.view().marks == ("practice",)
    with pytest.raises(MatchError):
        controller.open_record(by_seed(GAMES["skat"], 77))


def test_help_is_marked(make: Callable[..., Controller]) -> None:
    controller = make(GAMES["skat"], 1, make=lambda g, level: Waiting())
    controller.start()
    controller.mark("help")
    assert controller.view().marks == ("help",)


def test_a_changed_level_asks_the_new_player(make: Callable[..., Controller], qtbot: QtBot) -> None:
    thinker = Waiting()
    asked: list[str] = []

    def player(game: str, level: str) -> Player:
        asked.append(level)
        return thinker if level == "random" else RandomPlayer()

    game = GAMES["schafkopf"]
    controller = make(game, asked_seed(game, others_begin), make=player)
    controller.start()
    qtbot.waitUntil(lambda: thinker.asked == 1, timeout=LONG)
    controller.set_levels({1: "thumb", 2: "thumb", 3: "thumb"})
    qtbot.waitUntil(lambda: controller.match.state.history != (), timeout=LONG)
    assert asked[:2] == ["random", "thumb"] and thinker.called_off == 1


def test_closing_twice_is_closing_once_and_nothing_is_emitted_afterwards(
    make: Callable[..., Controller], qtbot: QtBot
) -> None:
    controller = make(GAMES["skat"], 1, make=lambda g, level: Waiting())
    controller.start()
    controller.close()
    controller.close()
    views: list[TableView] = []
    controller.table_changed.connect(views.append)
    controller.new_deal()
    controller.choose(Bid(18), controller.view().decision)
    controller.preview("contract.grand")
    controller.end_hold()
    qtbot.wait(20)
    assert views == []
