"""Schafkopf with all cards open: the settlement that every action leads to.

While cards are played every card is solved exactly, the called ace's duties included.  A bid or a pass is
worth what it leads to if all others pass from then on.

Imports the game, the kernel and the Schafkopf modules of the players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from cardavia.cards import CardSet, points_in
from cardavia.coach.made import SOME, Made, Position
from cardavia.coach.memory import Memory
from cardavia.coach.open_cards import Opened, Results, when_all_pass
from cardavia.coach.stand_ins import STAND_INS
from cardavia.games.actions import Action, Play
from cardavia.games.base import State, with_item
from cardavia.games.schafkopf import SchafkopfState
from cardavia.games.schafkopf_contracts import CONTRACTS
from cardavia.games.schafkopf_settlement import Outcome, settle
from cardavia.players.base import Cancel
from cardavia.players.schafkopf_cards import lexicon_of, terms_of
from cardavia.players.search import Solver

ALL_TRICKS: Final = 8
LEVELS: Final = (31, 61, 91)
"""Card points at which a settlement changes (SF-52, SF-58, SF-59)."""


class Table(NamedTuple):
    """A position of the play in card sets: all that its solution depends on."""

    contract: str
    declarer: int
    partner: int | None
    """The partner once the called ace has been played."""
    ran: bool
    """Whether the called suit has been led, so that its duties are over."""
    hands: tuple[CardSet, ...]
    leader: int
    trick: tuple[int, ...]
    points: int
    """Points that the declarer side has,"""
    own: int
    """its tricks,"""
    others: int
    """and those of the other side."""


_memory: Memory[dict[int, Made] | None] = Memory()


def value(state: State, actions: Sequence[Action], limit: int, cancel: Cancel) -> Opened:
    """The results of the actions; `over-budget` if a question was."""
    assert isinstance(state, SchafkopfState)
    solver = Solver()
    solver.set_stop(cancel.flag)
    results: dict[Action, Results] = {}
    if state.phase == "play":
        made = _cards(_table(state), solver, limit, cancel)
        for action in actions:
            assert isinstance(action, Play)
            if made is not None:
                results[action] = _results(state, made[action.card])
    else:
        for action in actions:
            found = _follow(state, action, solver, limit, cancel)
            if found is not None:
                results[action] = found
    return Opened(results, None if len(results) == len(actions) else "over-budget")


def _follow(
    state: SchafkopfState, action: Action, solver: Solver, limit: int, cancel: Cancel
) -> Results | None:
    """The results of a bid or a pass; None if over the budget."""
    after = when_all_pass(state, action)
    assert isinstance(after, SchafkopfState)
    settlement = after.settlement()
    if settlement is not None:  # SF-15, SF-17
        return tuple(float(score) for score in settlement.scores)
    made = _cards(_table(after), solver, limit, cancel)
    if made is None:
        return None
    found = [_results(after, each) for each in made.values()]
    leader = after.to_act
    assert leader is not None
    return max(found, key=lambda results: results[leader])


def _side(state: SchafkopfState) -> tuple[int, ...]:
    """The declarer and the partner, if there is one, public or not."""
    assert state.declarer is not None
    return (state.declarer,) if state.partner is None else (state.declarer, state.partner)


def _table(state: SchafkopfState) -> Table:
    assert state.contract is not None and state.declarer is not None
    contract, side = CONTRACTS[state.contract], _side(state)
    escape = bool(state.trick) and bool(contract.called_suit >> state.trick[0] & 1)
    escape = escape and bool(state.hands[state.leader] & contract.called_ace)
    own = sum(state.tricks[seat] for seat in side)
    return Table(
        contract=state.contract,
        declarer=state.declarer,
        partner=state.partner if not any(hand & contract.called_ace for hand in state.hands) else None,
        ran=state.suit_led or escape,
        hands=state.hands,
        leader=state.leader,
        trick=state.trick,
        points=sum(points_in(state.taken[seat]) for seat in side),
        own=own,
        others=sum(state.tricks) - own,
    )


def _cards(table: Table, solver: Solver, limit: int, cancel: Cancel) -> dict[int, Made] | None:
    """What the declarer side makes after each legal card; None if over the budget."""
    return _memory.get((table, limit), lambda: _solved(table, solver, limit), cancel)


def _solved(table: Table, solver: Solver, limit: int) -> dict[int, Made] | None:
    contract = CONTRACTS[table.contract]
    lexicon = lexicon_of(contract)
    left = ALL_TRICKS - table.own - table.others
    position = Position(
        layout=lexicon.layout,
        terms=terms_of(table.contract, table.declarer, table.partner, table.ran),
        hands=[lexicon.bits(hand) for hand in table.hands],
        leader=table.leader,
        table=[lexicon.layout.index(card) for card in table.trick],
        points=table.points,
        own=table.own,
        others=table.others,
        left=left,
    )
    if contract.kind.by_points:
        return position.made(LEVELS, solver, limit)
    every = position.ask(solver, left, limit)
    if every is None:
        return None
    return {card: Made(0, ALL_TRICKS if each else SOME) for card, each in every.items()}


def _results(state: SchafkopfState, made: Made) -> Results:
    """The scores of the settlement."""
    assert state.contract is not None and state.declarer is not None
    nothing = (0, 0, 0, 0)
    settlement = settle(
        Outcome(
            contract=CONTRACTS[state.contract],
            declarer=state.declarer,
            partner=state.partner,
            dealt=state.deal.hands,
            taken=with_item(nothing, state.declarer, STAND_INS[made.points]),
            tricks=with_item(nothing, state.declarer, made.tricks),
        )
    )
    return tuple(float(score) for score in settlement.scores)
