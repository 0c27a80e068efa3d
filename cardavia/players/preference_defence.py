"""Stay or drop, invite or not, announce no aces or not: by the expected settlement of each.

Imports the game and the Preference modules of the players.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardavia.games.actions import Action
from cardavia.games.base import Observation
from cardavia.games.preference import PreferenceState
from cardavia.games.preference_auction import (
    ANNOUNCE,
    DROP,
    INVITE,
    NO_ANNOUNCE,
    NO_INVITE,
    STAY,
)
from cardavia.players.base import Cancel, Candidate, Choice, best_first
from cardavia.players.levels import Level
from cardavia.players.preference_knowledge import read
from cardavia.players.preference_prospects import Hands, Solved, mean, solve
from cardavia.players.preference_strength import alone_tricks, defence_tricks
from cardavia.players.preference_worlds import portions
from cardavia.players.search import Solver

ENOUGH: Final = 2.0
"""Expected tricks with which a player by feel stays."""

Judged = list[tuple[Solved, float]]


def choose_decision(observation: Observation, level: Level, seed: int, cancel: Cancel) -> Choice:
    """Stay or drop."""
    state = observation.state
    assert isinstance(state, PreferenceState) and state.trump is not None
    if level.skills.bids_by_feel:
        rate = alone_tricks if state.dropped else defence_tricks
        stays = rate(state.hands[observation.seat], state.trump) >= ENOUGH
        return Choice(STAY if stays else DROP, reason=_REASONS[STAY if stays else DROP])
    judged = _solved(observation, level, seed, cancel)
    seat = _own(observation)
    if seat == 1:
        stay = _first_stays(judged)
        drop = _mean(judged, _left_to_second)
    elif state.stayed:
        stay = _mean(judged, lambda each: each.both()[2])
        drop = _mean(judged, lambda each: each.with_or_without(1)[2])
    else:
        stay = max(_mean(judged, lambda each: each.one(2)[2]), _mean(judged, lambda each: each.invited(2)[2]))
        drop = _mean(judged, lambda each: each.neither()[2])
    return _choice(judged, ((STAY, stay), (DROP, drop)))


def choose_invitation(observation: Observation, level: Level, seed: int, cancel: Cancel) -> Choice:
    """Invite the other opponent, or defend alone."""
    if level.skills.bids_by_feel:
        return Choice(NO_INVITE, reason=_REASONS[NO_INVITE])
    judged = _solved(observation, level, seed, cancel)
    seat = _own(observation)
    invited = _mean(judged, lambda each: each.invited(seat)[seat])
    alone = _mean(judged, lambda each: each.one(seat)[seat])
    return _choice(judged, ((NO_INVITE, alone), (INVITE, invited)))


def choose_announcement(observation: Observation, level: Level, seed: int, cancel: Cancel) -> Choice:
    """Announce a hand without aces if it is likely enough to win."""
    state = observation.state
    assert isinstance(state, PreferenceState) and state.taker is not None
    judged = _solved(observation, level, seed, cancel)
    stayed = [(seat - state.taker) % 3 for seat in state.stayed]
    host = None if state.host is None else (state.host - state.taker) % 3

    def taker(each: Solved, announced: bool) -> float:
        if host is not None:
            return each.invited(host, announced)[0]
        return each.both(announced)[0] if len(stayed) == 2 else each.one(stayed[0], announced)[0]

    said = _mean(judged, lambda each: taker(each, True))
    unsaid = _mean(judged, lambda each: taker(each, False))
    return _choice(judged, ((NO_ANNOUNCE, unsaid), (ANNOUNCE, said)))


def _own(observation: Observation) -> int:
    """The own seat, counted from the taker."""
    state = observation.state
    assert isinstance(state, PreferenceState) and state.taker is not None
    return (observation.seat - state.taker) % 3


def _solved(observation: Observation, level: Level, seed: int, cancel: Cancel) -> Judged:
    """Sampled deals of the contract with their weights."""
    state = observation.state
    assert isinstance(state, PreferenceState)
    assert state.taker is not None and state.contract is not None and state.trump is not None
    solver = Solver()
    solver.set_stop(cancel.flag)
    judged: Judged = []
    for worlds in portions(observation, read(observation, level.skills), level, seed, cancel):
        deals = []
        for world in range(len(worlds)):
            row = worlds.row(world)
            hands = [row[(state.taker + step) % 3] for step in range(3)]
            deals.append(Hands(hands[0], hands[1], hands[2], state.trump))
        solved = solve(state.contract, deals, solver, level.nodes, cancel)
        judged += zip(solved, worlds.weights, strict=True)
    return judged


def _mean(judged: Judged, value: Callable[[Solved], float]) -> tuple[float, float]:
    return mean([value(each) for each, _ in judged], [weight for _, weight in judged])


def _first_stays(judged: Judged) -> tuple[float, float]:
    """The first opponent stays; if the second one drops he invites him in all deals or in none."""
    alone = _mean(judged, lambda each: _with_second(each, each.one(1)[1]))
    return max(alone, _mean(judged, lambda each: _with_second(each, each.invited(1)[1])))


def _with_second(each: Solved, dropped: float) -> float:
    """The first opponent's part if he stays, and `dropped` if then the second one drops."""
    second = each.staying()[1]
    return second * each.both()[1] + (1 - second) * dropped


def _left_to_second(each: Solved) -> float:
    """The first opponent dropped: the second one may stay alone."""
    alone = each.staying()[2]
    return alone * each.with_or_without(2)[1] + (1 - alone) * each.neither()[1]


def _choice(judged: Judged, ways: tuple[tuple[Action, tuple[float, float]], ...]) -> Choice:
    ranked = best_first(
        Candidate(action, round(value, 4), round(spread, 4)) for action, (value, spread) in ways
    )
    return Choice(ranked[0].action, ranked, len(judged), _REASONS[ranked[0].action])


_REASONS: Final[dict[Action, str]] = {
    STAY: "stays-for-its-tricks",
    DROP: "drops-in-time",
    INVITE: "invites-for-four",
    NO_INVITE: "defends-alone",
    ANNOUNCE: "most-worlds-won",
    NO_ANNOUNCE: "most-points",
}
