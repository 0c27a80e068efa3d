"""What each action was worth by what the seat could know: the master's candidates, completed.

A player weighs what a strong player would consider.  What was really done must be weighed too, so where the
player left it out it is asked for (`left_out`), and an action after which the same seat decides again is
worth the best that can follow.  Everything is worked out from the seat's observation: this module is never
given the true state.  Imports `games` and `players`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from msgspec.structs import replace

from cardavia.coach.left_out import preference_call, schafkopf_bid, skat_bid, skat_hand_game, unmarried
from cardavia.games.actions import Action, Bid, Discard, Play
from cardavia.games.base import Observation, observation
from cardavia.games.preference_auction import GameCall, HeartsCall
from cardavia.games.schafkopf import SchafkopfState
from cardavia.games.schafkopf_contracts import CONTRACTS, Announce
from cardavia.games.schnapsen_actions import EXCHANGE
from cardavia.games.skat import SkatState
from cardavia.games.skat_actions import Declare
from cardavia.games.skat_contracts import NULL_VALUES, NULLS
from cardavia.players.base import Cancel, Candidate, Choice, best_first
from cardavia.players.levels import Level, player_of
from cardavia.players.skat_contracts import LOST_COST, WON_BONUS
from cardavia.records import seed_of

DIGITS: Final = 4


def weigh(asked: Observation, action: Action, level: Level, cancel: Cancel) -> Choice:
    """The master's choice with all it weighed, `action` among it if that could be done.

    The seed comes from the observation.  Raises `Cancelled`.
    """
    seed = seed_of(asked.state)
    player = player_of(asked.state.game.name, level)
    choice = _in_units(asked, player.choose(asked, seed, cancel))
    if EXCHANGE in (choice.action, action):
        choice = _exchanging(asked, choice, level, seed, cancel)
    if not choice.candidates or any(each.action == action for each in choice.candidates):
        return choice
    if isinstance(action, Discard):
        return _with(choice, _following(asked, action, level, seed, cancel))
    ask = _LEFT_OUT.get((asked.state.game.name, type(action)))
    asked_for = None if ask is None else ask(asked, action, choice, level, seed, cancel)
    return choice if asked_for is None else _with(choice, [asked_for])


def _in_units(asked: Observation, choice: Choice) -> Choice:
    """The choice with its values in the unit of `UNITS`, where a player counts in another one."""
    state = asked.state
    if state.phase != "play":
        return choice
    if isinstance(state, SkatState) and state.contract in NULLS:  # counted in shares of deals
        value = NULL_VALUES[state.contract, state.hand_game]
        won, lost = value + WON_BONUS, -2 * value - LOST_COST
        return _scaled(choice, won - lost, lost if asked.seat == state.declarer else -won)
    if isinstance(state, SchafkopfState) and asked.seat == state.declarer:
        assert state.contract is not None
        if not CONTRACTS[state.contract].called_ace:  # counted from one of three opponents
            return _scaled(choice, 3.0)
    return choice


def _scaled(choice: Choice, factor: float, lowest: float = 0.0) -> Choice:
    return replace(
        choice,
        candidates=tuple(
            replace(
                each,
                value=round(lowest + factor * each.value, DIGITS),
                spread=round(factor * each.spread, DIGITS),
                behind_error=None if each.behind_error is None else round(factor * each.behind_error, DIGITS),
            )
            for each in choice.candidates
        ),
    )


def _with(choice: Choice, more: Iterable[Candidate]) -> Choice:
    """The choice with further candidates."""
    return replace(choice, candidates=best_first((*choice.candidates, *more)))


def _following(
    asked: Observation, action: Action, level: Level, seed: int, cancel: Cancel
) -> list[Candidate]:
    """An action after which the same seat decides again: worth the best that can follow."""
    after = observation(asked.state.advance(action), asked.seat)
    choice = player_of(asked.state.game.name, level).choose(after, seed, cancel)
    return [replace(each, action=action) for each in choice.candidates[:1]]


def _exchanging(asked: Observation, choice: Choice, level: Level, seed: int, cancel: Cancel) -> Choice:
    """The master of Schnapsen exchanges without a thought; here all that goes without it is weighed too."""
    kept = replace(asked, legal=tuple(each for each in asked.legal if each != EXCHANGE))
    others = player_of(asked.state.game.name, level).choose(kept, seed, cancel)
    exchange = _following(asked, EXCHANGE, level, seed, cancel)
    return replace(choice, candidates=best_first((*exchange, *others.candidates)), worlds=others.worlds)


_LEFT_OUT: Final[
    dict[
        tuple[str, type[Action]],
        Callable[[Observation, Action, Choice, Level, int, Cancel], Candidate | None],
    ]
] = {
    ("schnapsen", Play): unmarried,
    ("skat", Bid): skat_bid,
    ("schafkopf", Announce): schafkopf_bid,
    ("skat", Declare): skat_hand_game,
    ("preference", GameCall): preference_call,
    ("preference", HeartsCall): preference_call,
}
