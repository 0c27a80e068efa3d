"""Candidates for what a player never considers: a bid that jumps, a hopeless contract, a marriage forgotten.

Each is worked out by the player's own means from the same observation and seed, so that it can stand beside
the candidates of the player's choice.  Imports `games` and the modules of the players.
"""

from __future__ import annotations

from typing import Final

from cardavia.games.actions import Action, Bid, Play
from cardavia.games.base import Observation
from cardavia.games.schafkopf_contracts import CONTRACTS, Announce
from cardavia.games.schnapsen_actions import Marry
from cardavia.games.skat import SkatState
from cardavia.games.skat_actions import Declare
from cardavia.games.skat_contracts import NULLS
from cardavia.players.base import Cancel, Cancelled, Candidate, Choice
from cardavia.players.levels import Level
from cardavia.players.preference_auction import Weighing
from cardavia.players.preference_knowledge import read
from cardavia.players.preference_prospects import mean
from cardavia.players.preference_worlds import portions
from cardavia.players.schafkopf_auction import Auction
from cardavia.players.schnapsen_play import judge_cards
from cardavia.players.schnapsen_question import Question
from cardavia.players.search import RaceSolver
from cardavia.players.skat_auction import outlook
from cardavia.players.skat_contracts import game_value, worth
from cardavia.players.skat_evidence import standing_of
from cardavia.players.skat_strength import schneider_chance, win_chance

DIGITS: Final = 4


def skat_bid(
    asked: Observation, action: Action, choice: Choice, level: Level, seed: int, cancel: Cancel
) -> Candidate:
    """A higher bid than the next one: what playing at it would bring over the same Skats."""
    state = asked.state
    assert isinstance(state, SkatState) and isinstance(action, Bid)
    next_bid = min(each.value for each in asked.legal if isinstance(each, Bid))
    standing = standing_of(state, asked.seat, level.skills)
    seen = outlook(state.hands[asked.seat], standing, next_bid, seed, choice.worlds, cancel)
    return Candidate(
        action, round(seen.worth(action.value), DIGITS), round(seen.spread(action.value), DIGITS)
    )


def skat_hand_game(
    asked: Observation, action: Action, choice: Choice, level: Level, seed: int, cancel: Cancel
) -> Candidate:
    """A Hand game with too few trumps to be thought of; the matadors are those of the hand."""
    state = asked.state
    assert isinstance(state, SkatState) and isinstance(action, Declare)
    ten, contract = state.hands[asked.seat], action.contract
    standing = standing_of(state, asked.seat, level.skills)
    chance = win_chance(contract, ten, standing.place, None, standing.others)
    schneider = 0.0 if contract in NULLS else schneider_chance(contract, ten, standing.place, None)
    promised = worth(contract, game_value(contract, ten, True), chance, schneider, state.value)
    return Candidate(action, round(promised, DIGITS))


def schafkopf_bid(
    asked: Observation, action: Action, choice: Choice, level: Level, seed: int, cancel: Cancel
) -> Candidate:
    """A contract that was not worth a thought."""
    assert isinstance(action, Announce)
    promised = Auction(asked, level, seed, cancel).prospect(CONTRACTS[action.contract])
    return Candidate(
        action, round(promised.worth, DIGITS), round(promised.spread, DIGITS), round(promised.win, DIGITS)
    )


def preference_call(
    asked: Observation, action: Action, choice: Choice, level: Level, seed: int, cancel: Cancel
) -> Candidate:
    """A Game with too few expected tricks to be looked at."""
    weighing = Weighing(asked, level, cancel, action)
    for worlds in portions(asked, read(asked, level.skills), level, seed, cancel):
        weighing.look([worlds.row(world) for world in range(len(worlds))], worlds.weights)
    value, spread = weighing.value(action)
    made, _ = mean(weighing.made[action], weighing.weights[: len(weighing.made[action])])
    return Candidate(action, round(value, DIGITS), round(spread, DIGITS), round(made, DIGITS))


def unmarried(
    asked: Observation, action: Action, choice: Choice, level: Level, seed: int, cancel: Cancel
) -> Candidate | None:
    """A King or Queen led without declaring its marriage: the declared lead less what the bonus was worth.

    None if the declared lead was not weighed either.  Every sampled deal is solved with the card on the table
    and no bonus; the opponent answers as is best for him.
    """
    assert isinstance(action, Play)
    declared = next((each for each in choice.candidates if each.action == Marry(action.card)), None)
    if declared is None:
        return None
    question = Question(asked, level, seed, cancel)
    tally = judge_cards(question)
    column = tally.actions.index(Marry(action.card))
    bit, sign, worths = tally.bits[column], question.sign, question.worth
    race, bottom = question.knowledge.race(), question.knowledge.bottom
    solver = RaceSolver()
    solver.set_stop(cancel.flag)
    lost = total = 0.0
    for world, weight in enumerate(tally.weights):
        row = tally.rows[world * tally.width : (world + 1) * tally.width]
        hands = [row[0] & ~(1 << bit), row[1] & ~(1 << bit)]
        solver.set_up(hands, race, [*row[3:], bottom] if bottom >= 0 else ())
        answers = solver.cards(asked.seat, bit)
        if answers is None:
            raise Cancelled
        plain = min(sign * points for _, points in answers)
        lost += weight * (worths[tally.results[world][column] + 3] - worths[plain + 3])
        total += weight
    return Candidate(action, round(declared.value - lost / total, DIGITS), declared.spread)
