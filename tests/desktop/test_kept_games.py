"""Which deals can be gone on with, and which count as won."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardavia.desktop.kept_games import open_deal, read, record
from cardavia.games import GAMES
from cardavia.games.actions import Play
from cardavia.match import DealResult, Match


def result(
    scores: tuple[int, ...], declarer: int | None = None, won: bool | None = None, *marks: str
) -> DealResult:
    return DealResult(1, 0, scores, declarer, won, marks)


@pytest.mark.parametrize(
    ("one", "won"),
    [
        (result((3, 0)), 1),  # Schnapsen: three game points
        (result((0, 2)), 0),
        (result((24, 0, 0), 0, True), 1),
        (result((-48, 0, 0), 0, False), 0),
        (result((0, -48, 0), 1, False), 1),  # the declarer lost against the person
        (result((0, 24, 0), 1, True), 0),
        (result((0, 0, 0)), 0),  # passed in
        (result((20, 20, -20, -20), 1, True), 1),  # the declarer's partner
        (result((-20, -20, 20, 20), 1, False), 0),
        (result((20, -20, -20, 20), 1, False), 1),
    ],
)
def test_a_deal_is_won_with_the_own_side(one: DealResult, won: int) -> None:
    assert record([one]) == (1, won)


def test_marked_deals_are_not_counted() -> None:
    assert record([result((3, 0)), result((3, 0), None, None, "practice"), result((0, 1))]) == (2, 1)


def test_the_trick_of_an_open_deal_is_counted_by_the_cards_played() -> None:
    match = Match(GAMES["schnapsen"], 7)
    played = 0
    while not match.state.finished:
        deal = open_deal(match)
        assert deal is not None
        assert (deal.game, deal.number, deal.trick) == ("schnapsen", match.number, played // 2 + 1)
        action = next(action for action in match.state.legal_actions() if isinstance(action, Play))
        match.act(action)
        played += 1
    assert open_deal(match) is None


def test_a_match_of_another_game_under_this_name_is_no_match(tmp_path: Path) -> None:
    path = tmp_path / "skat.json"
    assert read(path, "skat").match is None
    Match(GAMES["schnapsen"], 7).save(path)
    assert read(path, "skat").match is None
    assert read(path, "schnapsen").match is not None


def test_a_damaged_match_is_set_aside_with_a_line(tmp_path: Path) -> None:
    path = tmp_path / "skat.json"
    path.write_bytes(b"\x00 half a match")
    kept = read(path, "skat")
    assert kept.match is None
    assert len(kept.notes) == 1
    assert not path.exists()
