"""Schnapsen with all cards open: the game points of every action, closing, exchange and marriages included.

The race solver knows both hands and the order of the stock.  It always declares a marriage when it leads
one of the pair, so a card of a pair led plain is asked as a card on the table that brought nothing.  Imports
the game, the kernel and the Schnapsen modules of the players.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardavia.coach.open_cards import Opened, Results
from cardavia.games.actions import Action, Play
from cardavia.games.base import State
from cardavia.games.schnapsen import SchnapsenState
from cardavia.games.schnapsen_actions import CLOSE, EXCHANGE, Marry
from cardavia.players.base import Cancel
from cardavia.players.levels import Skills
from cardavia.players.schnapsen_cards import LAYOUTS, bits_of
from cardavia.players.schnapsen_knowledge import read
from cardavia.players.search import Race, RaceSolver


def value(state: State, actions: Sequence[Action], limit: int, cancel: Cancel) -> Opened:
    """Game points by seat of each action; `over-budget` if a question was."""
    assert isinstance(state, SchnapsenState) and state.to_act is not None
    solver = RaceSolver()
    solver.set_stop(cancel.flag)
    by_card: dict[int, int] | None = None
    results: dict[Action, Results] = {}
    for action in actions:
        if action in (CLOSE, EXCHANGE):
            points = _on_lead(state.apply(action), solver, limit)
        elif isinstance(action, Play) and not state.trick and Marry(action.card) in state.legal_actions():
            points = _plain(state, action, solver, limit)
        else:
            if by_card is None:
                by_card = _cards(state, solver, limit)
            assert isinstance(action, (Play, Marry))
            points = by_card.get(action.card)
        cancel.check()
        if points is not None:
            results[action] = (float(points), float(-points))
    return Opened(results, None if len(results) == len(actions) else "over-budget")


def _set_up(state: SchnapsenState, solver: RaceSolver) -> Race:
    """Put the true deal into the solver; the race as it stands."""
    layout = LAYOUTS[state.trump]
    assert state.to_act is not None
    race = read(state.observe(state.to_act), state.to_act, Skills()).race()
    stock: list[int] = []
    if state.stock_open:
        cards = (*state.deal.stock[len(state.draws) : -1], state.indicator)
        stock = [layout.index(card) for card in cards]
    solver.set_up([bits_of(layout, hand) for hand in state.hands], race, stock)
    return race


def _on_lead(state: SchnapsenState, solver: RaceSolver, limit: int) -> int | None:
    """Game points from seat 0's side when the seat to act leads."""
    assert state.to_act is not None
    _set_up(state, solver)
    return solver.value(state.to_act, limit)


def _cards(state: SchnapsenState, solver: RaceSolver, limit: int) -> dict[int, int]:
    """Game points from seat 0's side by card; empty if over the budget."""
    layout = LAYOUTS[state.trump]
    _set_up(state, solver)
    lead = layout.index(state.trick[0]) if state.trick else -1
    judged = solver.cards(state.leader, lead, limit)
    return {layout.cards[bit]: points for bit, points in judged or ()}


def _plain(state: SchnapsenState, action: Play, solver: RaceSolver, limit: int) -> int | None:
    """The same for a card led from a marriage that is not declared."""
    after = state.apply(action)
    judged = _cards(after, solver, limit)
    best = max if after.to_act == 0 else min
    return best(judged.values()) if judged else None
