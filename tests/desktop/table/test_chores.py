"""Work that waits for turns of its own: the newest of a name, and everything when it matters."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from driver import all_traditions
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from cardavia.desktop.app import by_game
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.table.chores import Chores
from cardavia.desktop.table.scene import SLICE, TableScene
from cardavia.games import GAMES
from cardavia.match import Match
from cardavia.table_words import table_view


@pytest.fixture
def chores(qapp: QApplication) -> Chores:
    home = QObject(qapp)
    return Chores(home)


@pytest.fixture
def scene(qapp: QApplication, tmp_path: Path) -> Iterator[TableScene]:
    store = SpriteStore(all_traditions().values(), cache_folder=tmp_path)
    scene = TableScene(store, by_game(all_traditions())["skat"])
    scene.set_size(1280, 800, prompt_height=44)
    yield scene
    scene.finish()
    scene.deleteLater()
    store.close()


def test_nothing_is_done_before_its_turn_and_the_newest_takes_the_place_of_the_older(chores: Chores) -> None:
    done: list[str] = []
    chores.put("one", lambda: done.append("old"))
    chores.put("two", lambda: done.append("two"))
    chores.put("one", lambda: done.append("new"))
    assert done == [] and chores.waiting
    chores.finish()
    assert done == ["new", "two"] and not chores.waiting


def test_what_is_forgotten_is_not_done(chores: Chores) -> None:
    done: list[str] = []
    chores.put("one", lambda: done.append("one"))
    chores.forget("one")
    chores.finish()
    assert done == [] and not chores.waiting


def test_work_that_asks_for_more_goes_on_until_nothing_is_left(chores: Chores) -> None:
    left = [3]

    def work() -> None:
        left[0] -= 1
        if left[0]:
            chores.put("work", work)

    chores.put("work", work)
    chores.finish()
    assert left == [0] and not chores.waiting


def test_a_deal_begins_with_a_card_or_a_few_and_ends_with_all(scene: TableScene) -> None:
    scene.show_view(table_view(Match(GAMES["skat"], 5), 0), animate=True)
    assert scene.table is not None and scene.busy
    assert 1 <= len(scene.snapshot()) <= SLICE
    scene.finish()
    assert scene.snapshot() == dict(scene.table.cards) and not scene.busy


def test_another_deal_amid_the_first_one_ends_with_its_own_cards(scene: TableScene) -> None:
    match = Match(GAMES["skat"], 5)
    scene.show_view(table_view(match, 0), animate=True)
    match.new_deal()
    scene.show_view(table_view(match, 0), animate=True)
    scene.set_size(1100, 700)
    assert scene.table is not None
    assert set(scene.snapshot()) == set(scene.table.cards), "a window that is resized shows all cards"
    scene.finish()
    assert scene.snapshot() == dict(scene.table.cards)
