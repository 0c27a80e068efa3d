"""The best line of play: legal, no longer than asked for, and leading to what was promised."""

from __future__ import annotations

import pytest

from cardavia.coach import best_line
from cardavia.players.base import Cancel
from tests.coach.endings import endings, tried_out
from tests.coach.test_open_cards import skat_ending

NO_LIMIT = 0


def test_after_the_trump_the_ace_takes_the_ten() -> None:
    state = skat_ending()
    line = best_line(state, state.legal_actions()[0], NO_LIMIT, Cancel())
    assert line[0] == (0, "play EU")
    assert line[1:3] in (((1, "play E7"), (2, "play H9")), ((1, "play E7"), (2, "play G8")))
    assert line[3:5] == ((0, "play GA"), (1, "play HT"))
    assert len(line) == 6


@pytest.mark.parametrize("game", ["schnapsen", "skat", "schafkopf"])
def test_the_line_leads_to_the_result_that_trying_everything_out_shows(game: str) -> None:
    for state in endings(game, 3, 10, lambda state: True):
        for action, results in tried_out(state).items():
            end = state
            for seat, text in best_line(state, action, NO_LIMIT, Cancel(), most=40):
                end = end.act(seat, text)
            settlement = end.settlement()
            assert settlement is not None
            assert max(map(abs, results)) == max(map(abs, settlement.scores))


def test_a_line_is_no_longer_than_asked_for() -> None:
    state = skat_ending()
    assert len(best_line(state, state.legal_actions()[0], NO_LIMIT, Cancel(), most=2)) == 2
