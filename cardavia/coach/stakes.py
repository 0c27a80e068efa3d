"""What is at stake in a deal: how far winning and losing lie apart, in the unit of known values.

A loss is put in per cent of it where no winning chance is asked.  Only what everybody knows goes in: the
bid, the contract, the score of the match.  Imports `games` and the players' yardsticks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardavia.games.actions import Action, Bid
from cardavia.games.base import State
from cardavia.games.preference import PreferenceState
from cardavia.games.preference_auction import HEARTS_CALL
from cardavia.games.schafkopf import SchafkopfState
from cardavia.games.schafkopf_contracts import CONTRACTS, Announce
from cardavia.games.schnapsen import SchnapsenState
from cardavia.games.schnapsen_settlement import SchnapsenBefore
from cardavia.games.skat import SkatState
from cardavia.games.skat_contracts import NULL_VALUES, NULLS
from cardavia.players.schnapsen_match import worths
from cardavia.players.skat_contracts import LOST_COST, WON_BONUS

LOWEST_BID: Final = 18
MADE_OR_NOT: Final = 20.0
"""Preference: about what lies between six tricks and five,"""
BONUS: Final = 40.0
"""and how much more if 10 from or to each opponent hang on it."""


def stake(state: State, seat: int, action: Action) -> float:
    """What is at stake for a seat that does this; more than 0."""
    return _BY_GAME[state.game.name](state, seat, action)


def _schnapsen(state: State, seat: int, _action: Action) -> float:
    """One game point won against one lost, at this score of the match."""
    assert isinstance(state, SchnapsenState) and isinstance(state.deal.before, SchnapsenBefore)
    match = state.deal.before.match
    worth = worths(match[seat], match[1 - seat])
    return worth[4] - worth[2]


def _skat(state: State, _seat: int, action: Action) -> float:
    """A game of the bid's value won against lost: value and 50 against twice the value and 90 (SK-101)."""
    assert isinstance(state, SkatState)
    value = max(LOWEST_BID, state.value, action.value if isinstance(action, Bid) else 0)
    if state.contract in NULLS:
        value = NULL_VALUES[state.contract, state.hand_game]
    return float(3 * value + WON_BONUS + LOST_COST)


def _schafkopf(state: State, seat: int, action: Action) -> float:
    """Twice the base value of the contract played or spoken of, three times that for a lone declarer."""
    assert isinstance(state, SchafkopfState)
    text = action.contract if isinstance(action, Announce) else state.contract or state.bid or "pass"
    contract = CONTRACTS.get(text)
    if contract is None or contract.called_ace:
        return 2.0
    alone = seat == state.declarer if state.contract else isinstance(action, Announce)
    return 2.0 * contract.kind.base * (3 if alone else 1)


def _preference(state: State, _seat: int, action: Action) -> float:
    """A contract made against one that failed."""
    assert isinstance(state, PreferenceState)
    hearts = state.contract == "hearts" or action == HEARTS_CALL
    return MADE_OR_NOT + BONUS * hearts + BONUS * state.announced


_BY_GAME: Final[dict[str, Callable[[State, int, Action], float]]] = {
    "schnapsen": _schnapsen,
    "skat": _skat,
    "schafkopf": _schafkopf,
    "preference": _preference,
}
