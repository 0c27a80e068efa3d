"""A controller for each test, closed after it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from at_the_table import AT_ONCE, random_player

from cardavia.controller import Controller
from cardavia.games.base import Game
from cardavia.match import Match


@pytest.fixture
def make(qapp: Any) -> Iterator[Callable[..., Controller]]:
    """Controllers that are closed after the test."""
    made: list[Controller] = []

    def build(game: Game, seed: int = 1, **more: Any) -> Controller:
        match = more.pop("match", None) or Match(game, seed)
        viewer = more.get("viewer", 0)
        levels = {seat: "random" for seat in range(game.seats) if seat != viewer}
        settings = {"pace": AT_ONCE, "make": random_player, "threads": 1, **more}
        controller = Controller(match, levels, **settings)
        made.append(controller)
        return controller

    yield build
    for controller in made:
        controller.close()
