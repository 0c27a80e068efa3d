"""Skat with all cards open: the settlement that every action leads to, as the declarer's score.

While cards are played every card is solved exactly.  Contracts, discards, Hand or pickup are worth the best
that can follow; of the discards only those are solved that are best at a glance for some contract, so before
the declaration a result is what is safely there, and a little more might be.  A bid, a hold or a pass is
worth what it leads to if all others pass from then on.

Imports the game, the kernel and the Skat modules of the players.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from cardavia.cards import CardSet, points_in
from cardavia.coach.made import SOME, Made, Position
from cardavia.coach.memory import Memory
from cardavia.coach.open_cards import Opened, Results, when_all_pass
from cardavia.coach.stand_ins import STAND_INS
from cardavia.games.actions import Action, Discard, Play
from cardavia.games.base import State
from cardavia.games.skat import SkatState
from cardavia.games.skat_actions import HAND, PICKUP, Declare, declarations
from cardavia.games.skat_contracts import NULLS, SUIT_CONTRACTS
from cardavia.games.skat_settlement import Outcome, settle
from cardavia.players.base import Cancel
from cardavia.players.search import Solver
from cardavia.players.skat_cards import LEXICONS
from cardavia.players.skat_contracts import Standing, best_prospects, contracts_for

EACH: Final = 2
"""Discards per contract that are solved when the cards to put away are still to be chosen."""
LEVELS: Final = (31, 61, 90)
"""Card points at which a settlement changes (SK-53, SK-64)."""


class Table(NamedTuple):
    """A position of the play in card sets: all that its solution depends on."""

    contract: str
    declarer: int
    hands: tuple[CardSet, ...]
    leader: int
    trick: tuple[int, ...]
    points: int
    """Points that the declarer has, those put away among them,"""
    own: int
    """his tricks,"""
    others: int
    """and those of the defenders."""


_memory: Memory[dict[int, Made] | None] = Memory()


def value(state: State, actions: Sequence[Action], limit: int, cancel: Cancel) -> Opened:
    """The results of the actions; `over-budget` if a question was."""
    assert isinstance(state, SkatState)
    solver = Solver()
    solver.set_stop(cancel.flag)
    results: dict[Action, Results] = {}
    if state.phase == "play":
        made = _cards(_table(state), solver, limit, cancel)
        for action in actions:
            assert isinstance(action, Play)
            if made is not None:
                results[action] = _results(state, _score(state, made[action.card]))
    else:
        for action in actions:
            score = _follow(state, action, solver, limit, cancel)
            if score is not None:
                results[action] = score
    return Opened(results, None if len(results) == len(actions) else "over-budget")


def _results(state: SkatState, score: float) -> Results:
    """The declarer's score from each seat's side."""
    return tuple(score if seat == state.declarer else -score for seat in range(3))


# ---------------------------------------------------------------- before the play


def _follow(state: SkatState, action: Action, solver: Solver, limit: int, cancel: Cancel) -> Results | None:
    """The results of an action before the play; None if over the budget."""
    after = when_all_pass(state, action) if state.phase == "auction" else state.apply(action)
    assert isinstance(after, SkatState)
    if after.finished:
        return (0.0, 0.0, 0.0)  # SK-28
    scores = [_declared(each, solver, limit, cancel) for each in _ways(after)]
    found = [score for score in scores if score is not None]
    return _results(after, max(found)) if found else None


def _ways(state: SkatState) -> Iterable[SkatState]:
    """The declared deals that a strong declarer would think of, from a state with a declarer."""
    if state.phase == "skat":
        yield from _ways(state.apply(HAND))
        yield from _ways(state.apply(PICKUP))
    elif state.phase == "discard":
        assert state.declarer is not None
        standing = Standing((state.declarer - state.forehand) % 3)
        found = best_prospects(state.hands[state.declarer], standing, state.value, EACH)
        for away in dict.fromkeys(each.away for each in found):
            if away is not None:
                yield from _ways(state.apply(Discard(away)))
    elif state.phase == "declare":
        assert state.declarer is not None
        thought_of = set(contracts_for(state.hands[state.declarer], state.value, state.hand_game))
        legal = [each for each in declarations(state.value, state.hand_game) if isinstance(each, Declare)]
        chosen = [each for each in legal if each.contract in thought_of]
        for declaration in chosen or [each for each in legal if each.contract in SUIT_CONTRACTS]:
            yield state.apply(declaration)
    else:
        yield state


def _declared(state: SkatState, solver: Solver, limit: int, cancel: Cancel) -> float | None:
    """The declarer's score of a deal that is about to be played."""
    made = _cards(_table(state), solver, limit, cancel)
    if made is None:
        return None
    scores = [_score(state, each) for each in made.values()]
    return max(scores) if state.to_act == state.declarer else min(scores)


# ---------------------------------------------------------------- the play


def _table(state: SkatState) -> Table:
    assert state.contract is not None and state.declarer is not None
    own = state.tricks[state.declarer]
    aside = state.skat if state.hand_game else state.away
    return Table(
        contract=state.contract,
        declarer=state.declarer,
        hands=state.hands,
        leader=state.leader,
        trick=state.trick,
        points=points_in(state.taken[state.declarer] | aside),
        own=own,
        others=sum(state.tricks) - own,
    )


def _cards(table: Table, solver: Solver, limit: int, cancel: Cancel) -> dict[int, Made] | None:
    """What the declarer makes after each legal card; None if over the budget."""
    return _memory.get((table, limit), lambda: _solved(table, solver, limit), cancel)


def _solved(table: Table, solver: Solver, limit: int) -> dict[int, Made] | None:
    lexicon = LEXICONS[table.contract]
    position = Position(
        layout=lexicon.layout,
        terms=lexicon.terms(table.declarer),
        hands=[lexicon.bits(hand) for hand in table.hands],
        leader=table.leader,
        table=[lexicon.layout.index(card) for card in table.trick],
        points=table.points,
        own=table.own,
        others=table.others,
        left=10 - table.own - table.others,
    )
    if table.contract not in NULLS:
        return position.made(LEVELS, solver, limit)
    caught = position.ask(solver, 1, limit)
    return None if caught is None else {card: Made(0, SOME * each) for card, each in caught.items()}


def _score(state: SkatState, made: Made) -> float:
    """The declarer's score in the settlement."""
    assert state.contract is not None and state.declarer is not None
    settlement = settle(
        Outcome(
            declarer=state.declarer,
            contract=state.contract,
            hand=state.hand_game,
            bid=state.value,
            tricks=(made.tricks, 10 - made.tricks),
            taken=STAND_INS[made.points],
            put_away=0,
            held=state.deal.hands[state.declarer] | state.skat,
        )
    )
    return float(settlement.scores[state.declarer])
