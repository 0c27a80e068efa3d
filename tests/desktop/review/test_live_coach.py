"""The live coach: a plate after each own action, from what can be known, and play never waits for it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from coaches import Coach
from driver import Table
from msgspec.structs import replace
from patience import take_down

from cardavia.desktop.review.coach_plate import CoachPlate
from cardavia.desktop.sprites import SpriteStore
from cardavia.player_process import judge_here
from cardavia.players.base import Cancel
from cardavia.records import Record
from cardavia.traditions import Tradition

Sit = Callable[..., Table]


@pytest.fixture
def sit(store: SpriteStore, found: dict[str, Tradition], tmp_path: Path) -> Iterator[Sit]:
    """Sits down at a table of a game, with a coach that is switched on."""
    tables: list[Table] = []

    def table(game: str, seed: int, coach: Callable[..., object], **more: object) -> Table:
        made = Table(store, found, tmp_path / "matches", game, seed, judge=coach, **more)
        made.window.settings.live_coach.set(True)
        tables.append(made)
        return made

    yield table
    for each in tables:
        take_down(each.window)


def plate(table: Table) -> CoachPlate:
    found = table.page.canvas.viewport().findChild(CoachPlate)
    assert found is not None
    return found


def act_with_a_choice(table: Table) -> int:
    """One own action that was not forced; its place in the deal."""
    while True:
        table.until_turn()
        assert not table.view.finished
        place, choice = (
            len(table.controller.match.state.history),
            len(table.controller.match.state.legal_actions()) > 1,
        )
        table.act()
        if choice and len(table.controller.match.state.history) > place:
            return place


@pytest.mark.parametrize(
    ("loss", "kind", "words"),
    [
        (0.0, "good", "Good"),
        (7.0, "inaccuracy", "Inaccuracy, 7%"),
        (14.0, "mistake", "Mistake, 14%"),
        (41.0, "blunder", "Blunder, 41%"),
    ],
)
def test_an_own_action_is_judged_at_once_and_marks_the_deal(
    loss: float, kind: str, words: str, sit: Sit
) -> None:
    coach = Coach(dict.fromkeys(range(60), loss))
    table = sit("schafkopf", 4, coach)
    place = act_with_a_choice(table)
    table.wait(lambda: plate(table).isVisible())
    assert coach.asked[-1] == place
    assert plate(table).words.text() == words
    assert plate(table).sign.kind == kind
    assert table.controller.match.marks == ("help",)


def test_the_coach_is_told_nothing_that_came_after_and_asks_for_no_open_cards(sit: Sit) -> None:
    told: list[Record] = []

    def listen(record: Record, index: int, budget: str, cancel: Cancel) -> object:
        told.append(record)
        assert budget == "live"
        return Coach()(record, index, budget, cancel)

    table = sit("schnapsen", 4, listen)
    place = act_with_a_choice(table)
    table.wait(lambda: plate(table).isVisible())
    assert len(told[-1].actions) == place + 1


def test_luck_is_not_told_while_cards_are_hidden(sit: Sit) -> None:
    def lucky(record: Record, index: int, budget: str, cancel: Cancel) -> object:
        found = Coach({index: 14.0})(record, index, budget, cancel)
        assert found.verdict in ("mistake", None)
        return replace(found, open_loss=0.0, verdict="lucky") if found.band else found

    table = sit("schnapsen", 4, lucky)
    act_with_a_choice(table)
    table.wait(lambda: plate(table).isVisible())
    assert plate(table).sign.kind == "mistake"


def test_play_goes_on_while_the_coach_thinks(sit: Sit) -> None:
    thinking = threading.Event()

    def slow(_index: int, cancel: Cancel) -> None:
        thinking.set()
        while not cancel.is_set:
            threading.Event().wait(0.002)

    table = sit("schafkopf", 4, Coach(before=slow))
    table.play_out()
    assert table.view.finished
    assert thinking.is_set()
    assert not plate(table).isVisible()
    assert table.controller.match.marks == ()


def test_switched_off_it_is_silent_at_once_and_on_again_it_speaks(sit: Sit) -> None:
    coach = Coach()
    table = sit("schnapsen", 4, coach)
    act_with_a_choice(table)
    table.wait(lambda: plate(table).isVisible())
    table.window.settings.live_coach.set(False)
    assert not plate(table).isVisible()
    asked = len(coach.asked)
    act_with_a_choice(table)
    table.settle(30)
    assert len(coach.asked) == asked
    table.window.settings.live_coach.set(True)
    act_with_a_choice(table)
    table.wait(lambda: plate(table).isVisible())


def test_a_take_back_takes_the_judgement_away(sit: Sit) -> None:
    table = sit("schnapsen", 4, Coach())
    act_with_a_choice(table)
    table.wait(lambda: plate(table).isVisible())
    table.page.take_back()
    table.settle()
    assert not plate(table).isVisible()


@pytest.mark.parametrize("size", [(800, 500), (1280, 800), (2560, 1400)])
@pytest.mark.parametrize("game", ["schnapsen", "skat", "schafkopf", "preference"])
def test_the_plate_covers_neither_the_hand_nor_the_prompt_nor_the_own_tricks(
    size: tuple[int, int], game: str, sit: Sit
) -> None:
    table = sit(game, 4, Coach(dict.fromkeys(range(60), 30.0)), size=size)
    act_with_a_choice(table)
    table.wait(lambda: plate(table).isVisible() or table.view.finished)
    if table.view.finished:
        return
    layout = table.page.scene.table
    assert layout is not None
    box = plate(table).geometry()
    assert box.left() >= 0 and box.right() <= layout.size[0]
    assert box.bottom() <= layout.prompt.y
    won = layout.won.get(0)
    if won is not None:
        assert box.right() < won.x or box.top() >= won.bottom


def test_the_real_coach_speaks_at_the_table(sit: Sit) -> None:
    table = sit("schnapsen", 4, judge_here)
    act_with_a_choice(table)
    table.wait(lambda: plate(table).isVisible())
    assert plate(table).sign.kind in ("good", "inaccuracy", "mistake", "blunder")
