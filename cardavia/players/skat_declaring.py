"""Skat or Hand, which two cards go away, which contract: features first, then solved deals for the best few.

Imports the kernel, `worlds` and the Skat modules of the players.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Sequence
from math import log
from typing import Final

from cardavia.cards import ALL, CardSet, points_in
from cardavia.games.actions import Action, Discard
from cardavia.games.base import Observation
from cardavia.games.skat import SkatState
from cardavia.games.skat_actions import DECLARATIONS, HAND, PICKUP
from cardavia.games.skat_contracts import NULLS
from cardavia.players.base import Cancel, Cancelled, Candidate, Choice, best_first
from cardavia.players.levels import Level
from cardavia.players.search import UNJUDGED, Solver
from cardavia.players.skat_auction import FEW_SKATS, outlook
from cardavia.players.skat_cards import LEXICONS
from cardavia.players.skat_contracts import (
    Prospect,
    Standing,
    best_prospects,
    prospect,
    worth,
)
from cardavia.players.skat_evidence import standing_of
from cardavia.players.skat_feel import feel_contract, longest_suit
from cardavia.players.skat_strength import logistic, played, solved_odds
from cardavia.players.worlds import Place, WorldSource

EACH: Final = 3
"""Discards per contract that are looked at in solved deals,"""
MOST: Final = 6
"""and prospects altogether."""
BEHIND: Final = 45.0
"""A prospect so many Seeger points behind the best by features is not solved."""
BOUNDARIES: Final = (8, 16, 32, 64, 128)
"""A clock may end the list of solved deals here."""
PRIOR: Final = 12.0
"""So many solved deals weigh as much as the features."""


def choose_hand(observation: Observation, level: Level, seed: int, cancel: Cancel) -> Choice:
    """Take up the Skat or play a Hand game."""
    state = observation.state
    assert isinstance(state, SkatState)
    ten = state.hands[observation.seat]
    if level.skills.bids_by_feel or not level.skills.infers_from_bids:
        return Choice(PICKUP, reason="takes-the-talon")  # few people trust a hand without the Skat
    seen = outlook(
        ten, standing_of(state, observation.seat, level.skills), state.value, seed, _skats(level), cancel
    )
    values = {PICKUP: seen.pickup_worth(state.value), HAND: seen.hand_worth(state.value)}
    spread = round(seen.spread(state.value), 4)
    ranked = best_first(Candidate(action, round(value, 4), spread) for action, value in values.items())
    closed = ranked[0].action == HAND
    return Choice(
        ranked[0].action,
        ranked,
        len(seen.pickup),
        "keeps-the-hand-closed" if closed else "takes-the-talon",
    )


def choose_discard(observation: Observation, level: Level, seed: int, cancel: Cancel) -> Choice:
    """The two cards to put away, chosen together with the contract."""
    state = observation.state
    assert isinstance(state, SkatState)
    seat = observation.seat
    twelve = state.hands[seat]
    found = best_prospects(twelve, standing_of(state, seat, level.skills), state.value, EACH)
    if level.skills.bids_by_feel:
        found = [each for each in found if each.contract == feel_contract(twelve)]
    if not found:
        return _away_by_suit(observation.legal, twelve, standing_of(state, seat, level.skills))
    solved, worlds = _solved(found, observation, level, seed, cancel)
    best: dict[CardSet, float] = {}
    for each, value in solved:
        assert each.away is not None
        best[each.away] = max(best.get(each.away, value), value)
    ranked = best_first(Candidate(Discard(away), round(value, 4)) for away, value in best.items())
    chosen = ranked[0].action
    assert isinstance(chosen, Discard)
    reason = "saves-points" if points_in(chosen.cards) >= 10 else "makes-a-void"
    return Choice(chosen, ranked, worlds, reason)


def choose_contract(observation: Observation, level: Level, seed: int, cancel: Cancel) -> Choice:
    """The contract, with the cards already put away or in a Hand game."""
    state = observation.state
    assert isinstance(state, SkatState)
    standing = standing_of(state, observation.seat, level.skills)
    ten = state.hands[observation.seat]
    if level.skills.bids_by_feel:
        return Choice(DECLARATIONS[feel_contract(ten)], reason="rule-of-thumb")
    if state.hand_game:
        seen = outlook(ten, standing, state.value, seed, _skats(level), cancel)
        values = seen.hand_worths(state.value)
        worlds = len(seen.hand)
    else:
        found = [
            prospect(contract, ten | state.away, state.away, standing)
            for contract in DECLARATIONS
            if DECLARATIONS[contract] in observation.legal
        ]
        found.sort(key=lambda each: -each.worth(state.value))
        solved, worlds = _solved(found, observation, level, seed, cancel)
        values = {each.contract: value for each, value in solved}
    candidates = [
        Candidate(DECLARATIONS[contract], round(value, 4))
        for contract, value in values.items()
        if DECLARATIONS[contract] in observation.legal
    ]
    if not candidates:
        return Choice(DECLARATIONS[longest_suit(ten)], reason="rule-of-thumb")
    ranked = best_first(candidates)
    return Choice(ranked[0].action, ranked, worlds, "best-contract")


def _skats(level: Level) -> int:
    return 231 if level.worlds >= 64 else FEW_SKATS


def _away_by_suit(legal: Sequence[Action], twelve: CardSet, standing: Standing) -> Choice:
    """No contract is worth a thought: keep the longest suit."""
    contract = longest_suit(twelve)
    options = [each for each in legal if isinstance(each, Discard)]
    best = max(options, key=lambda each: prospect(contract, twelve, each.cards, standing).chance)
    return Choice(best, reason="rule-of-thumb")


def _solved(
    found: Sequence[Prospect], observation: Observation, level: Level, seed: int, cancel: Cancel
) -> tuple[list[tuple[Prospect, float]], int]:
    """Prospects with their worth, the best few corrected by solved deals (the same deals for all)."""
    state = observation.state
    assert isinstance(state, SkatState)
    bid = state.value
    rough = [each.worth(bid) for each in found]
    near = [each for each, value in zip(found, rough, strict=True) if value >= rough[0] - BEHIND]
    few = near[: min(MOST, level.worlds // 10)]
    if len(few) < 2 or level.skills.bids_by_feel:
        return list(zip(found, rough, strict=True)), 0
    started = time.monotonic()
    source = WorldSource(ALL & ~(few[0].kept | (few[0].away or 0)), (Place(10), Place(10)))
    solver = Solver()
    solver.set_stop(cancel.flag)
    tallies = [[0, 0] for _ in few]
    done = 0
    for boundary in BOUNDARIES:
        boundary = min(boundary, level.worlds // 2)
        rows = source.sample(seed, done, boundary - done)
        for each, tally in zip(few, tallies, strict=True):
            made, asked = _made(solver, each, rows, observation.seat, state.forehand, level.nodes)
            tally[0] += made
            tally[1] += asked
        done = boundary
        if done == level.worlds // 2 or time.monotonic() - started > 0.4 * level.seconds:
            break
    standing = standing_of(state, observation.seat, level.skills)
    result = []
    for each, (made, asked) in zip(few, tallies, strict=True):
        features = logistic(solved_odds(each.contract, each.kept, standing.place, each.away))
        share = (made + PRIOR * features + 0.5) / (asked + PRIOR + 1)
        odds = log(share / (1 - share))
        chance = played(each.contract, each.away is None, odds, standing.others)
        result.append((each, worth(each.contract, each.value, chance, each.schneider, bid)))
    return result, done


def _made(
    solver: Solver, each: Prospect, rows: array[int], seat: int, leader: int, nodes: int
) -> tuple[int, int]:
    """In how many of the solved deals the contract is made, and how many were solved within the budget.

    `rows` are the hands of the other two seats, one deal after the other.
    """
    lexicon = LEXICONS[each.contract]
    first, second = (other for other in range(3) if other != seat)
    deals = array("I")
    for at in range(0, len(rows), 2):
        hands = [0, 0, 0]
        hands[seat] = lexicon.bits(each.kept)
        hands[first] = lexicon.bits(rows[at])
        hands[second] = lexicon.bits(rows[at + 1])
        deals.extend(hands)
    null = each.contract in NULLS
    target = 1 if null else 61 - points_in(each.away or 0)
    verdict = solver.worlds(deals, 3, 3, lexicon.terms(seat), leader, (), target, limit=nodes, each=False)
    if verdict is None:
        raise Cancelled
    answers = [answer for answer in verdict.values if answer != UNJUDGED]
    reached = sum(answers)
    return (len(answers) - reached if null else reached), len(answers)
