"""Deals and endings of deals, and what they come to by trying everything out by the rules."""

from __future__ import annotations

import random
from collections.abc import Callable

from cardavia.games import GAMES
from cardavia.games.actions import Action
from cardavia.games.base import State, observation
from cardavia.games.preference_settlement import PreferenceSettlement
from cardavia.games.skat import SkatState
from cardavia.players.base import Cancel
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.records import Record, record_of

Results = tuple[float, ...]


def thumb_record(game: str, seed: int) -> Record:
    """A whole deal as the rule of thumb plays it."""
    state: State = GAMES[game].start(GAMES[game].deal(random.Random(seed)))
    player = RuleOfThumb()
    while state.to_act is not None:
        state = state.apply(player.choose(observation(state, state.to_act), seed, Cancel()).action)
    return record_of(state, seed)


def played_records(game: str, number: int) -> list[Record]:
    """The first so many of them in which cards were played to the end."""
    found: list[Record] = []
    seed = 0
    while len(found) < number:
        record = thumb_record(game, seed)
        seed += 1
        if len(record.actions) > 18:
            found.append(record)
    return found


def ending(game: str, seed: int, cards: int) -> State | None:
    """A deal played by chance until the seat to act has a choice and so few cards; None if there is none."""
    rng = random.Random(seed)
    state: State = GAMES[game].start(GAMES[game].deal(rng))
    while state.to_act is not None:
        legal = state.legal_actions()
        left = state.hands[state.to_act].bit_count()
        if state.phase == "play" and left <= cards and len(legal) > 1 and not _draws(state):
            return state
        state = state.apply(rng.choice(legal))
    return None


def endings(game: str, cards: int, number: int, fits: Callable[[State], bool]) -> list[State]:
    """The first so many endings that fit."""
    found: list[State] = []
    seed = 0
    while len(found) < number:
        state = ending(game, seed, cards)
        seed += 1
        if state is not None and fits(state):
            found.append(state)
    return found


def tried_out(state: State) -> dict[Action, Results]:
    """What each action leads to if every seat then does what is best for its side, found by trying all.

    Of what is equally good for them the opponents of a taker of Preference do what is worst for him.
    """
    return {action: _best(state.apply(action)) for action in state.legal_actions()}


def _best(state: State) -> Results:
    if state.to_act is None:
        return results_of(state)
    seat = state.to_act
    taker: int = getattr(state, "taker", None) or 0
    found = (_best(state.apply(action)) for action in state.legal_actions())
    return max(found, key=lambda each: (round(each[seat], 6), -each[taker]))


def results_of(state: State) -> Results:
    """What a finished deal brought each seat, from the side it played on."""
    settlement = state.settlement()
    assert settlement is not None
    if isinstance(state, SkatState) and state.declarer is not None:
        score = float(settlement.scores[state.declarer])
        return tuple(score if seat == state.declarer else -score for seat in range(3))
    if isinstance(settlement, PreferenceSettlement):
        return tuple(score + settlement.pot_change / 3 for score in settlement.scores)
    if state.game.name == "schnapsen":
        first, second = settlement.scores
        return float(first - second), float(second - first)
    return tuple(float(score) for score in settlement.scores)


def _draws(state: State) -> bool:
    """Whether cards are still drawn from a stock."""
    return bool(getattr(state, "stock_open", False))
