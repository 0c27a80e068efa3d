"""Which deals can be gone on with, and which count as won."""

from __future__ import annotations

from pathlib import Path

import msgspec

from cardavia.desktop.kept_games import history_notes, open_deal, read, record
from cardavia.games import GAMES
from cardavia.games.actions import Play
from cardavia.history import Entry, Found
from cardavia.match import Match
from cardavia.strings import English, spoken


def entry(outcome: str | None, *marks: str, game: str = "skat") -> Entry:
    return Entry("key", 0, game, msgspec.Raw(b"{}"), 1, outcome=outcome, marks=marks)


def test_deals_that_count_are_counted_and_won_ones_among_them() -> None:
    entries = [entry("won"), entry("won"), entry("lost"), entry("drawn"), entry(None)]
    assert record(entries, "skat") == (4, 2)
    assert record(entries, "schafkopf") == (0, 0)


def test_marked_deals_are_not_counted() -> None:
    marked = [entry("won", mark) for mark in ("practice", "help", "repeated", "fault")]
    assert record([entry("won"), *marked], "skat") == (1, 1)


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
    assert [spoken(note, English()) for note in kept.notes] == [
        "A saved deal could not be read and was set aside as skat.json.damaged."
    ]
    assert not path.exists()


def test_what_reading_the_history_brought_to_light_is_said() -> None:
    def said(found: Found) -> list[str]:
        return [spoken(note, English()) for note in history_notes(found)]

    assert said(Found()) == []
    assert said(Found(damaged=2, aside=Path("/a/history.jsonl.damaged"))) == [
        "2 deals of the history could not be read and went into history.jsonl.damaged."
    ]
    assert said(Found(damaged=1, refusal="full")) == ["1 deal of the history could not be read."]
    assert said(Found(refusal="no")) == ["The history could not be read: no."]
    assert said(Found(newer=3)) == ["3 deals of a newer Cardavia cannot be shown in the history."]
