"""Hints: always legal, the same for deals that look alike, with a reason that is true."""

from __future__ import annotations

import random

import pytest
from test_protocol import states, with_hidden_exchanged

from cardavia.games import GAMES
from cardavia.games.actions import Play
from cardavia.games.base import Game, State, observation
from cardavia.games.skat import SKAT
from cardavia.help.hint import MORE_REASONS, SHOWN, Hint, hint_of
from cardavia.players.base import Cancel, Candidate, Choice
from cardavia.players.levels import make_player
from cardavia.players.reasons import REASONS
from tests.table_words.scenes import deal_with, table_of

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def hint(state: State, level: str = "thumb") -> Hint:
    assert state.to_act is not None
    asked = observation(state, state.to_act)
    return hint_of(make_player(state.game.name, level, clock=False).choose(asked, 5, Cancel()), asked)


@every_game
def test_a_hint_is_legal_and_its_reason_can_be_said(game: Game) -> None:
    given = set()
    for seed in range(25):
        for state in states(game, seed):
            if state.finished:
                break
            found = hint(state)
            assert found.action in state.legal_actions()
            assert found.reason in REASONS or found.reason in MORE_REASONS
            given.add(found.reason)
    assert len(given) > 4


@every_game
def test_other_hidden_cards_give_the_same_hint(game: Game) -> None:
    compared = 0
    rng = random.Random(2)
    for seed in range(4):
        for state in states(game, seed):
            if state.to_act is None or len(state.legal_actions()) < 2:
                continue
            other = with_hidden_exchanged(state, state.to_act, rng)
            if other is not None:
                level = "beginner" if compared < 6 else "thumb"
                assert hint(other, level) == hint(state, level)
                compared += 1
    assert compared > 8


def test_the_action_itself_comes_first_and_three_candidates_are_shown() -> None:
    state = SKAT.start(SKAT.deal(random.Random(1), dealer=2))
    asked = observation(state, state.to_act or 0)
    ranked = tuple(Candidate(action, 5.0 - place) for place, action in enumerate(asked.legal[:5]))
    found = hint_of(Choice(asked.legal[2], ranked, 40, "best-contract"), asked)
    assert [each.action for each in found.candidates] == [asked.legal[2], asked.legal[0], asked.legal[1]]
    assert len(found.candidates) == SHOWN and found.deals == 40


def test_an_illegal_choice_makes_no_hint() -> None:
    state = SKAT.start(SKAT.deal(random.Random(1), dealer=2))
    with pytest.raises(ValueError, match="no legal action"):
        hint_of(Choice(Play(0)), observation(state, state.to_act or 0))


def told(actions: str, card: str, hands: dict[int, str], dealer: int = 2) -> str:
    """The reason of a hint for a card of a Grand, whatever the player says."""
    state = table_of("skat", deal_with(SKAT, hands, dealer=dealer), actions).state
    asked = observation(state, state.to_act or 0)
    return hint_of(Choice(Play(SKAT.pack.parse(card)), (), 9, "most-points"), asked).reason


DECLARER = {0: "EU GU EA ET EK EO E9 E8 E7 GA", 1: "HU SU GT GK GO HA HT HK HO H9"}
GRAND = "pass, pass, bid 18, hand, declare grand"


def test_a_declarers_trump_draws_trumps() -> None:
    assert told(GRAND, "EU", DECLARER) == "draws-trumps"


def test_a_low_card_is_led_low() -> None:
    assert told(GRAND, "E7", DECLARER) == "leads-low"


def test_a_trick_that_is_lost_gets_as_little_as_possible() -> None:
    assert told(f"{GRAND}, play EU", "SU", DECLARER) == "gives-nothing-away"


def test_a_ten_is_added_to_the_partners_trick_when_it_is_safe() -> None:
    hands = {0: "G7 GU EA ET EK EO E9 E8 E7 G8", 1: "GA HU SU GK GO HA HT HK HO H9", 2: "GT G9"}
    hands[2] = "GT G9 H8 H7 SA ST SK SO S9 S8"
    assert told(f"{GRAND}, play G7, play GA", "GT", hands) == "adds-points-to-partner"
    assert told(f"{GRAND}, play G7, play GA", "G9", hands) == "most-points"


def test_a_small_chance_is_not_called_most_of_the_deals() -> None:
    state = SKAT.start(SKAT.deal(random.Random(1), dealer=2))
    asked = observation(state, state.to_act or 0)

    def reason(win: float) -> str:
        best = Candidate(asked.legal[0], 1.0, 0.5, win)
        return hint_of(Choice(asked.legal[0], (best,), 40, "most-worlds-won"), asked).reason

    assert reason(0.3) == "best-chance"
    assert reason(0.7) == "most-worlds-won"
