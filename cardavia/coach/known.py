"""What each action was worth by what the seat could know: the master's candidates, completed.

A player weighs what a strong player would consider.  What was really done must be weighed too, so where the
player left it out it is asked for, game by game; where that cannot be done the answer says so by leaving it
out.  Everything is worked out from the seat's observation: this module is never given the true state.
Imports `games` and `players`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from cardavia.games.actions import Action
from cardavia.games.base import Observation, observation
from cardavia.games.schnapsen_actions import EXCHANGE
from cardavia.players.base import Cancel, Choice, Player, best_first
from cardavia.players.levels import Level, player_of
from cardavia.records import seed_of


def weigh(asked: Observation, action: Action, level: Level, cancel: Cancel) -> Choice:
    """The master's choice with all it weighed, `action` among it if that could be done.

    The seed comes from the observation.  Raises `Cancelled`.
    """
    player = player_of(asked.state.game.name, level)
    seed = seed_of(asked.state)
    weigh_one = _BY_GAME.get(asked.state.game.name)
    if weigh_one is not None:
        return weigh_one(asked, action, player, seed, cancel)
    return player.choose(asked, seed, cancel)


def _schnapsen(asked: Observation, action: Action, player: Player, seed: int, cancel: Cancel) -> Choice:
    """The master exchanges without a thought; here the exchange is weighed against all that goes without it.

    After an exchange the same seat acts, so the exchange is worth the best that can follow.
    """
    choice = player.choose(asked, seed, cancel)
    if choice.action != EXCHANGE or action == EXCHANGE:
        return choice
    others = tuple(each for each in asked.legal if each != EXCHANGE)
    kept = player.choose(replace(asked, legal=others), seed, cancel)
    after = observation(asked.state.advance(EXCHANGE), asked.seat)
    best = max(player.choose(after, seed, cancel).candidates, key=lambda each: each.value, default=None)
    if best is None:
        return choice
    exchanging = replace(best, action=EXCHANGE)
    return replace(choice, candidates=best_first((exchanging, *kept.candidates)), worlds=kept.worlds)


_BY_GAME: Final[dict[str, Callable[[Observation, Action, Player, int, Cancel], Choice]]] = {
    "schnapsen": _schnapsen,
}
