"""Fair play can be checked: other hidden cards, the same knowledge, the same choice; a cheat is caught."""

from __future__ import annotations

import random

import pytest

from cardavia.games import GAMES
from cardavia.games.actions import Discard
from cardavia.games.base import Observation
from cardavia.help.fairness import Decision, last_decision, other_deal, trials
from cardavia.match import Match
from cardavia.players.base import Cancel, Cancelled, Choice, RandomPlayer

CASES = [(game, seed) for game in GAMES for seed in (4, 9, 17, 28)]


def decided(game: str, seed: int) -> Decision | None:
    """The last computer decision after some random legal actions."""
    match, rng = Match(GAMES[game], seed), random.Random(seed)
    for _ in range(seed):
        if not match.state.finished:
            match.act(rng.choice(match.state.legal_actions()))
    return last_decision(match, 0)


@pytest.mark.parametrize(("game", "seed"), CASES)
def test_other_deals_leave_the_seat_knowing_the_same_and_move_only_hidden_cards(game: str, seed: int) -> None:
    decision = decided(game, seed)
    if decision is None:
        pytest.skip("no computer seat has had a choice in this deal yet")
    rng = random.Random(seed)
    found = [state for state in (other_deal(decision, rng) for _ in range(400)) if state is not None]
    assert found
    real = decision.state
    for state in found[:20]:
        assert state.observe(decision.seat) == real.observe(decision.seat)
        assert state.hands[decision.seat] == real.hands[decision.seat]
        assert [hand.bit_count() for hand in state.hands] == [hand.bit_count() for hand in real.hands]
    assert any(state.deal.hands != real.deal.hands or state.deal.stock != real.deal.stock for state in found)


@pytest.mark.parametrize("game", GAMES)
def test_a_player_that_sees_only_its_observation_passes(game: str) -> None:
    decision = decided(game, 9) or decided(game, 17)
    assert decision is not None
    found = list(trials(decision, RandomPlayer(), random.Random(1), Cancel()))
    assert len(found) >= 2
    assert found[0].elsewhere == 0
    assert all(each.elsewhere > 0 for each in found[1:])
    assert all(each.same_knowledge for each in found)
    assert len({each.action for each in found}) == 1


def test_a_player_that_knew_hidden_cards_would_be_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    decision = decided("skat", 9)
    assert decision is not None
    asked: list[int] = []

    class Cheat:
        """Chooses by a card that it must not see: it looks at the deal behind the observation."""

        def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
            asked.append(len(asked))
            return Choice(observation.legal[len(asked) % len(observation.legal)])

    found = list(trials(decision, Cheat(), random.Random(1), Cancel()))
    assert len({each.action for each in found}) > 1


def test_it_can_be_called_off() -> None:
    decision = decided("skat", 9)
    assert decision is not None
    cancel = Cancel()
    found = trials(decision, RandomPlayer(), random.Random(1), cancel)
    next(found)
    cancel.set()
    with pytest.raises(Cancelled):
        list(found)


def test_what_only_its_doer_saw_is_not_asked_about() -> None:
    match, seats = Match(GAMES["skat"], 3), set()
    rng = random.Random(11)
    while len(seats) < 2:
        while not match.state.finished:
            match.act(rng.choice(match.state.legal_actions()))
            done = match.state.history[-1]
            decision = last_decision(match, 0)
            if isinstance(done[1], Discard) and done[0] != 0:
                seats.add(done[0])
                assert decision is not None and decision.action != done[1]
            if decision is not None:
                assert (decision.seat, decision.action) in match.state.observe(0).history
        match.new_deal()


def test_the_match_is_left_as_it_was() -> None:
    match = Match(GAMES["schnapsen"], 5)
    for _ in range(6):
        match.act(match.state.legal_actions()[-1])
    before = match.snapshot()
    decision = last_decision(match, 0)
    assert decision is not None
    list(trials(decision, RandomPlayer(), random.Random(1), Cancel()))
    assert match.snapshot() == before
