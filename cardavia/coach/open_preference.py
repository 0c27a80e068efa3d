"""Preference with all cards open: what every action leads to, the settlement with a third of the pot.

Before the play the opponents' decisions are a small game by itself: each does what brings him most, knowing
what the next one will do.  An exchange is worth the best trump after it; of all exchanges those are looked at
that are best at a glance.  A call is worth what it leads to if all others pass from then on.

The tricks of one side against the other are solved exactly.  Where both opponents answer for two tricks each
there are three sides: how their tricks are shared is estimated (`players.preference_aim`) until few cards are
left, and then tried out.  Imports the game, the kernel and the Preference modules of the players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardavia.coach.memory import Memory
from cardavia.coach.open_cards import Opened, Results, when_all_pass
from cardavia.games.actions import Action, Discard, Play
from cardavia.games.base import State, observation
from cardavia.games.preference import PreferenceState
from cardavia.games.preference_auction import NUMBER_OF, SUIT_ORDER
from cardavia.players.base import Cancel
from cardavia.players.levels import Level
from cardavia.players.preference_aim import SHARE
from cardavia.players.preference_play import Question
from cardavia.players.preference_prospects import Hands, Solved, Worths, solve
from cardavia.players.preference_strength import exchanges
from cardavia.players.search import Solver

LOOKED_AT: Final = 8
"""Exchanges that are solved when the cards to put away are still to be chosen."""

DIGITS: Final = 6
TRIED_OUT: Final = 3
"""With so many cards in hand three sides try everything out."""

_memory: Memory[Solved] = Memory()


def value(state: State, actions: Sequence[Action], limit: int, cancel: Cancel) -> Opened:
    """The results of the actions; `over-budget` if a question was."""
    assert isinstance(state, PreferenceState)
    if state.phase == "play":
        return _cards(state, actions, limit, cancel)
    return Opened({action: _after(state, action, limit, cancel) for action in actions})


def _cards(state: PreferenceState, actions: Sequence[Action], limit: int, cancel: Cancel) -> Opened:
    """The results of playing cards."""
    assert state.to_act is not None and state.taker is not None
    if len(state.stayed) == 2 and state.hands[state.to_act].bit_count() <= TRIED_OUT:
        return Opened({action: _tried_out(state.apply(action)) for action in actions})
    level = Level("open", 1, limit, 0.0)
    found = Question(observation(state, state.to_act), level, cancel).worths(state.hands)
    if found is None:
        return Opened({}, "over-budget")
    results: dict[Action, Results] = {}
    for action in actions:
        assert isinstance(action, Play)
        results[action] = _by_seat(state, found[action.card])
    return Opened(results)


def _tried_out(state: PreferenceState) -> Results:
    """The results if every seat does what is best for itself; of equals opponents do what is worst for the
    taker."""
    seat, taker = state.to_act, state.taker
    assert taker is not None
    if seat is None:
        settlement = state.settlement()
        assert settlement is not None
        return tuple(score + SHARE * settlement.pot_change for score in settlement.scores)
    found = (_tried_out(state.apply(action)) for action in state.legal_actions())
    return max(found, key=lambda results: (round(results[seat], DIGITS), -results[taker]))


def _by_seat(state: PreferenceState, worths: Worths) -> Results:
    """Results by seat out of those counted from the taker."""
    assert state.taker is not None
    return tuple(worths[(seat - state.taker) % 3] for seat in range(3))


# ---------------------------------------------------------------- before the play


def _after(state: PreferenceState, action: Action, limit: int, cancel: Cancel) -> Results:
    """The results of an action before the play."""
    after = when_all_pass(state, action) if state.phase == "auction" else state.apply(action)
    assert isinstance(after, PreferenceState)
    return _best(after, limit, cancel)


def _best(state: PreferenceState, limit: int, cancel: Cancel) -> Results:
    """The results when everybody from here on does what is best for himself."""
    cancel.check()
    if state.taker is None:
        return (0.0, 0.0, 0.0)  # PF-19
    if state.finished or state.phase == "play":
        return _by_seat(state, _leaf(state, _solved(state, limit, cancel)))
    seat = state.to_act
    assert seat is not None
    found = [_best(state.apply(each), limit, cancel) for each in _ways(state)]
    return max(found, key=lambda results: results[seat])


def _ways(state: PreferenceState) -> Sequence[Action]:
    """What the seat to act thinks of."""
    if state.phase != "discard":
        return state.legal_actions()
    assert state.taker is not None and state.contract is not None
    twelve = state.hands[state.taker]
    allowed = SUIT_ORDER[NUMBER_OF[state.contract] - 1 :]
    away = dict.fromkeys(away for _, away, _ in exchanges(twelve, allowed, LOOKED_AT))
    return [Discard(each) for each in away]


def _solved(state: PreferenceState, limit: int, cancel: Cancel) -> Solved:
    """The tricks against the taker in the deal as it is about to be played."""
    assert state.taker is not None and state.contract is not None and state.trump is not None
    contract, taker = state.contract, state.taker
    ten, first, second = (state.hands[(taker + step) % 3] for step in range(3))
    hands = Hands(ten, first, second, state.trump)

    def work() -> Solved:
        solver = Solver()
        solver.set_stop(cancel.flag)
        return solve(contract, [hands], solver, limit, cancel)[0]

    return _memory.get((contract, hands, limit), work, cancel)


def _leaf(state: PreferenceState, solved: Solved) -> Worths:
    """The worths of a deal in which everything has been decided."""
    taker = state.taker
    assert taker is not None
    stayed = [(seat - taker) % 3 for seat in state.stayed]
    if state.host is not None:
        return solved.invited((state.host - taker) % 3, state.announced)
    if len(stayed) == 2:
        return solved.both(state.announced)
    return solved.one(stayed[0], state.announced) if stayed else solved.neither()
