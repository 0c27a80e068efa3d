"""How the cards would go on: the best play of all seats with open cards, a few cards long.

Of equally good cards the one with the fewest points goes, as people play.  Imports `games` and `open_cards`.
"""

from __future__ import annotations

from typing import Final

from cardavia.cards import POINTS
from cardavia.coach.open_cards import open_values
from cardavia.games.actions import Action, Play
from cardavia.games.base import State
from cardavia.games.schnapsen_actions import Marry
from cardavia.players.base import Cancel

MOST: Final = 6


def best_line(
    state: State, action: Action, limit: int, cancel: Cancel, most: int = MOST
) -> tuple[tuple[int, str], ...]:
    """Seat and text of an action and of the best that can follow, `most` altogether; `state` is the true one.

    Shorter where the deal ends, where cards are no longer played, or where a question needs more nodes than
    `limit`.  Raises `Cancelled`.
    """
    line: list[tuple[int, str]] = []
    text = state.game.vocabulary.text
    following: Action | None = action
    while following is not None and state.to_act is not None and len(line) < most:
        line.append((state.to_act, text(following)))
        state = state.apply(following)
        following = _best(state, limit, cancel) if state.phase == "play" else None
    return tuple(line)


def _best(state: State, limit: int, cancel: Cancel) -> Action | None:
    """The best action with open cards, the thriftiest of equals."""
    seat, legal = state.to_act, state.legal_actions()
    if seat is None or len(legal) == 1:
        return legal[0] if legal else None
    results = open_values(state, legal, limit, cancel).results
    if len(results) < len(legal):
        return None
    return max(legal, key=lambda each: (results[each][seat], -_points(each)))


def _points(action: Action) -> int:
    return POINTS[action.card] if isinstance(action, (Play, Marry)) else 0
