"""What to put away and which trump to name: the best by expected settlement among the best at a glance.

Imports the game and the Preference modules of the players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardavia.cards import CardSet
from cardavia.games.actions import Action, Discard
from cardavia.games.base import Observation
from cardavia.games.preference import PreferenceState
from cardavia.games.preference_auction import NUMBER_OF, SUIT_ORDER, TRUMPS
from cardavia.games.preference_settlement import TAKER_TRICKS
from cardavia.players.base import Cancel, Candidate, Choice, best_first
from cardavia.players.levels import Level
from cardavia.players.preference_knowledge import read
from cardavia.players.preference_prospects import Hands, mean, solve
from cardavia.players.preference_strength import exchanges, taker_tricks
from cardavia.players.preference_worlds import portions
from cardavia.players.search import Solver

LOOKED_AT: Final = 8
"""Exchanges that are solved."""
HOPE: Final = 3.0
"""A way that is behind the best by so many standard errors, deal by deal, is looked at no further,"""
ENOUGH: Final = 32
"""once so many deals were looked at."""


def choose_discard(observation: Observation, level: Level, seed: int, cancel: Cancel) -> Choice:
    """The two cards to put away."""
    state = observation.state
    assert isinstance(state, PreferenceState) and state.contract is not None
    twelve = state.hands[observation.seat]
    allowed = SUIT_ORDER[NUMBER_OF[state.contract] - 1 :]
    found = exchanges(twelve, allowed, LOOKED_AT)
    if level.skills.bids_by_feel:
        return Choice(Discard(found[0][1]), reason="rule-of-thumb")
    options = [(twelve & ~away, trump, Discard(away)) for _, away, trump in found]
    ranked, number = _weigh(observation, level, options, seed, cancel)
    best: dict[Action, Candidate] = {}
    for each in ranked:
        best.setdefault(each.action, each)
    return Choice(ranked[0].action, tuple(best.values()), number, "removes-a-danger")


def choose_trump(observation: Observation, level: Level, seed: int, cancel: Cancel) -> Choice:
    """The suit to name."""
    state = observation.state
    assert isinstance(state, PreferenceState) and state.contract is not None
    ten = state.hands[observation.seat]
    allowed = SUIT_ORDER[NUMBER_OF[state.contract] - 1 :]
    if level.skills.bids_by_feel:
        return Choice(
            TRUMPS[max(allowed, key=lambda trump: taker_tricks(ten, trump))], reason="rule-of-thumb"
        )
    options = [(ten, trump, TRUMPS[trump]) for trump in allowed]
    ranked, number = _weigh(observation, level, options, seed, cancel)
    return Choice(ranked[0].action, ranked, number, "best-contract")


def _weigh(
    observation: Observation,
    level: Level,
    options: Sequence[tuple[CardSet, str, Action]],
    seed: int,
    cancel: Cancel,
) -> tuple[tuple[Candidate, ...], int]:
    """Candidates in falling order of the expected settlement, and the number of worlds."""
    state, seat = observation.state, observation.seat
    assert isinstance(state, PreferenceState) and state.contract is not None
    solver = Solver()
    solver.set_stop(cancel.flag)
    values: list[list[float]] = [[] for _ in options]
    made: list[list[float]] = [[] for _ in options]
    weights: list[float] = []
    left = list(range(len(options)))
    for worlds in portions(observation, read(observation, level.skills), level, seed, cancel):
        rows = [worlds.row(world) for world in range(len(worlds))]
        for option in left:
            ten, trump, _ = options[option]
            deals = [Hands(ten, row[(seat + 1) % 3], row[(seat + 2) % 3], trump) for row in rows]
            solved = solve(state.contract, deals, solver, level.nodes, cancel)
            values[option] += [each.open()[0] for each in solved]
            made[option] += [float(10 - each.defence >= TAKER_TRICKS) for each in solved]
        weights += worlds.weights
        if len(weights) >= ENOUGH:
            left = hopeful(left, values, weights)
        if len(left) == 1:
            break
    candidates = []
    for option, (_, _, action) in enumerate(options):
        value, spread = mean(values[option], weights[: len(values[option])])
        share, _ = mean(made[option], weights[: len(values[option])])
        candidates.append(Candidate(action, round(value, 4), round(spread, 4), round(share, 4)))
    return best_first(candidates), len(weights)


def hopeful(left: Sequence[int], values: Sequence[Sequence[float]], weights: Sequence[float]) -> list[int]:
    """The ways that may yet turn out to be the best."""
    best = max(left, key=lambda option: mean(values[option], weights)[0])

    def behind(option: int) -> bool:
        misses = [one - other for one, other in zip(values[best], values[option], strict=True)]
        miss, spread = mean(misses, weights)
        return miss > HOPE * spread

    return [option for option in left if option == best or not behind(option)]
