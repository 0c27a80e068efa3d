"""Candidates out of judged worlds: means, errors, and how surely one lies behind the best."""

from __future__ import annotations

from dataclasses import dataclass

from cardavia.cards import FRENCH
from cardavia.games.actions import Play
from cardavia.players.candidates import candidates_of

ACE, TEN = (Play(FRENCH.parse(text)) for text in ("CA", "CT"))


@dataclass(frozen=True)
class World:
    weight: float
    payoffs: tuple[float, ...]
    wins: tuple[float, ...]


def test_means_and_errors_are_those_of_the_weighted_worlds() -> None:
    """Weights 1 1 2: the Ten brings (2 + 6 + 16) / 4 = 6, variance (16 + 0 + 8) / 4 = 6, error (6 / 3)^½."""
    worlds = [World(1, (1, 2), (0, 0)), World(1, (3, 6), (0, 1)), World(2, (5, 8), (1, 1))]
    ace, ten = candidates_of([ACE, TEN], worlds)
    assert (ace.action, ten.action) == (ACE, TEN)
    assert (ace.value, ten.value) == (3.5, 6.0)
    assert ten.spread == 1.4142
    assert (ace.win, ten.win) == (0.5, 0.75)


def test_what_lies_behind_by_the_same_in_every_world_does_so_surely() -> None:
    worlds = [World(1, (payoff, payoff - 2.0), (1, 1)) for payoff in (-50.0, 0.0, 70.0)]
    ace, ten = candidates_of([ACE, TEN], worlds)
    assert ten.spread > 28
    assert (ace.behind_error, ten.behind_error) == (0.0, 0.0)


def test_what_changes_from_world_to_world_is_less_sure() -> None:
    """Differences 4 and 0: mean 2, variance 4, error (4 / 2)^½; of the wins 1 and 0: error (1/4 / 2)^½."""
    worlds = [World(1, (4, 0), (1, 0)), World(1, (1, 1), (1, 1))]
    _, ten = candidates_of([ACE, TEN], worlds)
    assert (ten.behind_error, ten.win_error) == (1.4142, 0.3536)
