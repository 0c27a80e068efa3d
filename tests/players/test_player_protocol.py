"""The line a player process is asked with says all that the seat knows, and nothing that it does not."""

from __future__ import annotations

import json
import random

import pytest
from test_protocol import states, with_hidden_exchanged

from cardavia.arena.outside import request
from cardavia.games import GAMES
from cardavia.games.base import Game, observation
from cardavia.games.skat import SKAT, SkatState
from cardavia.records import parse, view_of

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


@every_game
def test_the_view_of_the_seat_is_rebuilt_from_the_line(game: Game) -> None:
    for seed in range(60):
        for state in states(game, seed):
            if state.to_act is None:
                break
            seen = observation(state, state.to_act)
            asked = json.loads(request(seen))
            assert asked["legal"] == state.legal_texts()
            record = parse(json.dumps(asked["record"]))
            assert view_of(record, asked["seat"], asked.get("shown", ())) == seen.state


@every_game
def test_the_line_is_the_same_when_hidden_cards_are_exchanged(game: Game) -> None:
    exchanged = 0
    rng = random.Random(8)
    for seed in range(60):
        for state in states(game, seed):
            if state.to_act is None:
                break
            other = with_hidden_exchanged(state, state.to_act, rng)
            if other is not None:
                exchanged += 1
                seat = state.to_act
                assert request(observation(other, seat)) == request(observation(state, seat))
    assert exchanged > 100


def test_the_cards_of_an_open_null_are_told_beside_the_record() -> None:
    state = SKAT.start(SKAT.deal(random.Random(1), dealer=0))
    for seat, text in ((2, "bid 18"), (1, "pass"), (0, "pass"), (2, "hand"), (2, "declare null-ouvert")):
        state = state.act(seat, text)
    assert isinstance(state, SkatState) and state.to_act == 1
    asked = json.loads(request(observation(state, 1)))
    assert asked["shown"] == SKAT.pack.texts(state.hands[2])
    assert set(asked["record"]["hands"][2]) == {"??"}
