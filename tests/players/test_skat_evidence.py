"""Evidence against deals that people and another program played: the true deal must weigh more."""

import json
from dataclasses import replace
from math import log
from pathlib import Path

import pytest

from cardavia.cards import ALL, GERMAN, cards_of
from cardavia.games.base import Deal, observation
from cardavia.games.skat import SKAT, SkatState
from cardavia.games.skat_contracts import NULLS, ORDERS
from cardavia.players.levels import Skills
from cardavia.players.skat_evidence import Evidence
from cardavia.players.skat_habits import Habit, Played, plays
from cardavia.players.skat_knowledge import read

CASES = Path(__file__).parents[1] / "cases"


def play_states(file: str, number: int) -> list[SkatState]:
    """The states at the `number`-th card of every recorded suit contract and Grand."""
    states = []
    for case in json.loads((CASES / file).read_text())[1:]:
        record = case["record"]
        hands = tuple(GERMAN.set_of(hand) for hand in record["hands"])
        state = SKAT.start(Deal(record["dealer"], hands, tuple(map(GERMAN.parse, record["stock"]))))
        left = number
        for seat, text in record["actions"]:
            if state.phase == "play":
                if left == 0 and state.to_act == seat and state.contract not in NULLS:
                    states.append(state)
                left -= 1
            state = state.act(seat, text)
    return states


def advantage(state: SkatState, viewer: int) -> float:
    """Log of the weight of the true deal against the mean weight of uniform ones."""
    seen = observation(state, viewer)
    knowledge = read(seen, Skills())
    evidence = Evidence(seen.state, knowledge)
    rows = knowledge.source.sample(1, 0, 40)
    width = knowledge.source.width
    weights = [evidence(rows[at : at + width]) for at in range(0, len(rows), width)]
    away = state.skat if state.hand_game else state.away
    return log(evidence((*state.hands, away)) / (sum(weights) / len(weights)))


@pytest.mark.parametrize(("number", "least"), [(1, 1.5), (9, 1.0)])
def test_a_defender_finds_the_true_deal_likelier_than_others(number, least):
    states = [state for state in play_states("skat-xskat.json", number) if state.to_act != state.declarer]
    gains = [advantage(state, state.to_act) for state in states]
    assert len(gains) > 30
    assert sum(gains) / len(gains) > least


def test_the_declarer_learns_from_the_cards_the_defenders_chose():
    states = [state for state in play_states("skat-xskat.json", 9) if state.declarer is not None]
    gains = [advantage(state, state.declarer) for state in states]
    assert sum(gains) / len(gains) > 0.1


def test_the_chances_of_all_cards_of_a_hand_add_up_to_one():
    state = play_states("skat-real.json", 13)[0]
    for played in plays(state):
        hand = played.later | 1 << played.card
        legal = hand & played.lane or hand
        total = 0.0
        for card in cards_of(legal):
            other = replace(played, card=card, later=hand & ~(1 << card))
            total += Habit(state.contract, other).chance(0)
        assert total == pytest.approx(1.0)


def test_a_king_given_to_the_other_side_speaks_against_lower_cards():
    # leaves are trumps; the declarer's ace of acorns holds the trick, and the last defender adds the king
    lane = ORDERS["G"].lanes[GERMAN.parse("EA")]
    given = Played(2, GERMAN.parse("EK"), lane, (7, 13), GERMAN.parse("EA"), ALL, 0)
    habit = Habit("G", given)
    low, none = GERMAN.set_of(["E7", "S8"]), GERMAN.set_of(["S7", "S8"])
    assert habit.chance(none) == pytest.approx(1.0)
    assert habit.chance(low) < 0.3
