"""What may be laid down: proved claims hold against every play, and what is not certain is refused."""

from __future__ import annotations

import random

import pytest
from test_protocol import states, with_hidden_exchanged

from cardavia.cards import GERMAN, Card
from cardavia.games import GAMES
from cardavia.games.actions import Play
from cardavia.games.base import Game, State, observation
from cardavia.games.schnapsen_actions import Marry
from cardavia.games.skat import SKAT
from cardavia.help.claim import Claim, Doubt, claim, played_out
from cardavia.players.base import Cancel, Cancelled
from tests.table_words.scenes import deal_with, table_of

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def asked(state: State) -> Claim | Doubt:
    assert state.to_act is not None
    return claim(observation(state, state.to_act), Cancel())


def outcomes(state: State, seat: int, line: tuple[Card, ...]) -> set[tuple[int, ...]]:
    """Every score that can come about when a seat keeps to its line (if it has one) and all else is free."""
    settlement = state.settlement()
    if settlement is not None:
        return {settlement.scores}
    legal = state.legal_actions()
    if state.to_act == seat and line:
        action = next(each for each in (Marry(line[0]), Play(line[0])) if each in legal)
        return outcomes(state.advance(action), seat, line[1:])
    found: set[tuple[int, ...]] = set()
    for action in legal:
        found |= outcomes(state.advance(action), seat, line)
    return found


@every_game
def test_a_claim_holds_whatever_the_others_play(game: Game) -> None:
    claims = {"rest": 0, "settled": 0}
    for seed in range(60):
        for state in states(game, seed):
            if state.finished or state.phase != "play" or max(state.counts()) not in (2, 3):
                continue
            found = asked(state)
            if isinstance(found, Doubt):
                continue
            seat = state.to_act
            assert seat is not None
            end = state
            for action in played_out(state, seat, found):
                end = end.apply(action)
            settlement = end.settlement()
            assert settlement is not None
            assert outcomes(state, seat, found.line) == {settlement.scores}
            claims[found.kind] += 1
        if min(claims.values()) >= 10:
            break
    assert min(claims.values()) > 1


@every_game
def test_other_hidden_cards_change_neither_a_claim_nor_its_refusal(game: Game) -> None:
    compared = 0
    rng = random.Random(6)
    for seed in range(200):
        for state in states(game, seed):
            if state.to_act is None or state.phase != "play" or max(state.counts()) not in (3, 6):
                continue
            other = with_hidden_exchanged(state, state.to_act, rng)
            if other is not None:
                assert asked(other) == asked(state)
                compared += 1
        if compared > 12:
            break
    assert compared > 12


def at_the_lead(first: str, last: str, more: str = "") -> State:
    """A Grand of seat 0, which plays the cards of `first` one by one to win and then holds `last`."""
    deal = deal_with(SKAT, {0: f"{first} {last}"}, stock=more, dealer=2)
    state = table_of("skat", deal, "pass, pass, bid 18, hand, declare grand").state
    assert state.to_act == 0
    return state


def test_the_four_unters_and_running_suits_win_every_trick() -> None:
    state = at_the_lead("EU GU HU SU EA ET EK EO", "E9 GA")
    found = asked(state)
    assert isinstance(found, Claim) and found.kind == "rest"
    order = [GERMAN.text(card) for card in found.line]
    assert order[:4] == ["EU", "GU", "HU", "SU"]
    assert order.index("EA") < order.index("ET") < order.index("E9")


def test_a_card_that_can_be_beaten_is_named_with_what_beats_it() -> None:
    found = asked(at_the_lead("EU GU HU SU EA ET EK EO", "E9 GT"))
    assert found == Doubt("beaten", GERMAN.parse("GT"), GERMAN.set_of(["GA"]))


def test_a_suit_is_not_safe_while_a_trump_may_be_out() -> None:
    found = asked(at_the_lead("EU EA ET EK EO E9 E8 E7", "GA GT"))
    assert isinstance(found, Doubt)
    assert found.kind == "ruffed" and found.card == GERMAN.parse("EA")
    assert found.by == GERMAN.set_of(["GU", "HU", "SU"])


def test_as_many_rounds_of_trumps_as_one_hand_may_hold_make_the_suits_safe() -> None:
    found = asked(at_the_lead("EU GU EA ET EK EO E9 E8", "E7 GA"))
    assert isinstance(found, Claim) and found.kind == "rest"


def test_a_hand_without_the_lead_cannot_claim_what_it_may_not_win() -> None:
    deal = deal_with(
        SKAT,
        {
            1: "EU GU HU SU EA ET EK EO E9 E8",
            0: "GA GT GK GO G9 G8 HA HT HK HO",
        },
        dealer=2,
    )
    auction = "bid 18, pass, pass, hand, declare grand"
    state = table_of("skat", deal, f"{auction}, play GA").state
    assert state.to_act == 1
    found = asked(state)
    assert isinstance(found, Claim) and found.line[0] in map(GERMAN.parse, ("EU", "GU", "HU", "SU"))


def test_nobody_claims_out_of_turn_or_before_the_play() -> None:
    state = SKAT.start(SKAT.deal(random.Random(3), dealer=0))
    assert asked(state) == Doubt("turn")
    playing = at_the_lead("EU GU HU SU EA ET EK EO", "E9 GA")
    assert claim(observation(playing, 1), Cancel()) == Doubt("turn")


def test_trying_every_line_can_be_called_off() -> None:
    cancel = Cancel()
    cancel.set()
    for seed in range(40):
        for state in states(SKAT, seed):
            if state.finished or state.phase != "play" or max(state.counts()) > 2:
                continue
            if isinstance(asked(state), Claim) and asked(state).kind == "settled":  # type: ignore[union-attr]
                try:
                    claim(observation(state, state.to_act or 0), cancel)
                except Cancelled:
                    return
    pytest.fail("no claim needed every line")
