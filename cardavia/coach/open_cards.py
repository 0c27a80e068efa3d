"""What each action comes to with all cards open: the perfect-information answers, game by game.

A valuer gets the true state and the actions asked about, and answers with one result a seat for each action
that it can value: in score units, from the side that the seat plays on.  So in Skat a defender has the
declarer's score with the other sign, where the score sheet writes nothing for him; everywhere else it is the
change of the seat's score (in Schnapsen game points, those of the other side counted below zero, in
Preference with a third of the pot).  A result assumes that all play on with open cards.

A valuer is never asked by a player, only by the coach, after the fact.  Imports `games`, the kernel and the
valuers of the games.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Protocol

import msgspec

from cardavia.games.actions import Action
from cardavia.games.base import State
from cardavia.players.base import Cancel

Results = tuple[float, ...]
"""By seat, each from its own side."""


class Opened(msgspec.Struct, frozen=True):
    """The results of those actions that can be valued; `why` is a key of `UNJUDGED` if some cannot."""

    results: dict[Action, Results]
    why: str | None = None


class Valuer(Protocol):
    """Values actions of a true state; a game's is `value` in `coach.open_<game>`."""

    def __call__(self, state: State, actions: Sequence[Action], limit: int, cancel: Cancel) -> Opened:
        """The results of the actions; `limit` is the most nodes for one question.

        Raises `Cancelled` when the flag was raised.
        """


def open_values(state: State, actions: Sequence[Action], limit: int, cancel: Cancel) -> Opened:
    """What the actions of the seat to act come to with all cards open."""
    if state.viewer is not None:
        raise ValueError("open cards are those of the true deal, not of what a seat sees")
    cancel.check()
    value: Valuer = importlib.import_module(f"cardavia.coach.open_{state.game.name}").value
    return value(state, actions, limit, cancel)


def when_all_pass(state: State, action: Action) -> State:
    """The state after an action in the auction if everybody passes from then on."""
    passing = state.game.vocabulary.parse("pass")
    assert passing is not None
    after = state.apply(action)
    while after.phase == "auction":
        after = after.apply(passing)
    return after
