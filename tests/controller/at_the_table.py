"""Who sits at a controller in the tests: players with faults, one that waits, and a person."""

from __future__ import annotations

import random
import threading
from collections.abc import Callable

import pytest

from cardavia.controller import Controller
from cardavia.games import GAMES
from cardavia.games.actions import Action, Bid, Discard
from cardavia.games.base import Game, Observation
from cardavia.match import Match
from cardavia.pace import Pace
from cardavia.players.base import Cancel, Cancelled, Choice, Player, RandomPlayer
from cardavia.table_view import ResultView, TableView
from cardavia.workers import Patience

AT_ONCE = Pace(gap=0, hold=0)
IMPATIENT = Patience(grace=0.05, unknown=0.05)
LONG = 20_000
"""Milliseconds after which a test gives up waiting."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def random_player(game: str, level: str) -> Player:
    return RandomPlayer()


class Raising:
    """A player with a fault."""

    def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
        raise ZeroDivisionError("no trumps left")


class Nonsense:
    """A player that answers what nobody may do."""

    def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
        return Choice(Bid(19))


class Waiting:
    """A player that thinks until it is let go, and counts who asked and who was called off."""

    def __init__(self, polite: bool = True) -> None:
        self.go = threading.Event()
        self.polite = polite
        self.asked = 0
        self.called_off = 0

    def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
        self.asked += 1
        while not self.go.wait(0.002):
            if self.polite and cancel.is_set:
                self.called_off += 1
                raise Cancelled
        return Choice(observation.legal[0])


class Person:
    """Plays the person's seat at random, from what the pictures offer."""

    def __init__(self, controller: Controller, seed: int) -> None:
        self.controller = controller
        self.rng = random.Random(seed)
        self.result: ResultView | None = None
        self.views: list[TableView] = []
        controller.table_changed.connect(self.act)
        controller.deal_finished.connect(self.finish)

    def act(self, view: TableView) -> None:
        self.views.append(view)
        if view.must_act:
            self.controller.choose(self.rng.choice(offers(view)), view.decision)

    def finish(self, result: ResultView) -> None:
        self.result = result


def offers(view: TableView) -> list[Action]:
    """What can be clicked in a picture."""
    if view.picks:
        cards = [card.card for card in view.hand]
        return [Discard(1 << one | 1 << two) for one in cards for two in cards if one < two]
    buttons = [each.action for group in view.groups for each in group.buttons if each.enabled]
    return [action for action in (*buttons, *(card.action for card in view.hand)) if action is not None]


def asked_seed(game: Game, at: Callable[[Match], bool]) -> int:
    """The first match whose beginning is as wanted."""
    return next(seed for seed in range(200) if at(Match(game, seed)))


def others_begin(match: Match) -> bool:
    return match.state.to_act != 0 and len(match.state.legal_actions()) > 1


def person_begins(match: Match) -> bool:
    return match.state.to_act == 0
