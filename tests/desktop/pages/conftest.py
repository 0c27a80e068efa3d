"""Windows with all pages, without computer thinking and without pauses."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest
from driver import all_traditions, make_random
from patience import Open, settle, take_down
from PySide6.QtWidgets import QApplication

from cardavia.desktop.app import by_game
from cardavia.desktop.settings import Settings
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.window import Window
from cardavia.pace import Pace
from cardavia.traditions import DamagedTradition, Tradition


@pytest.fixture(scope="session")
def found() -> dict[str, Tradition]:
    return all_traditions()


@pytest.fixture(scope="session")
def store(
    qapp: QApplication, found: dict[str, Tradition], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[SpriteStore]:
    store = SpriteStore(found.values(), cache_folder=tmp_path_factory.mktemp("faces"))
    yield store
    store.close()


@pytest.fixture
def open_window(store: SpriteStore, found: dict[str, Tradition], tmp_path: Path) -> Iterator[Open]:
    """Opens windows and closes them again."""
    opened: list[Window] = []

    def window(
        size: tuple[int, int] = (1280, 800),
        settings: Settings | None = None,
        damaged: Sequence[DamagedTradition] = (),
        saves: str = "matches",
    ) -> Window:
        made = Window(
            store,
            by_game(found),
            tmp_path / saves,
            settings=settings,
            found=tuple(found.values()),
            damaged=damaged,
            pace=Pace(factor=0),
            rng=random.Random(5),
            make=make_random,
        )
        made.resize(*size)
        made.show()
        made.activateWindow()
        settle()
        opened.append(made)
        return made

    yield window
    take_down(*opened)
    store.set_grading(Settings().grading())
