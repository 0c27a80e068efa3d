"""The process killed in the middle of play: what was done is there, and goes on."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import kill
from benchmarks.kill import Progress, judge
from cardavia.games import GAMES
from cardavia.history import FILE, History, entry_of
from cardavia.match import Match

pytestmark = pytest.mark.skipif(not hasattr(kill.signal, "SIGKILL"), reason="no SIGKILL here")


def test_nothing_is_lost_by_five_kills() -> None:
    verdicts = kill.run(5, seed=77)
    assert [verdict.fault for verdict in verdicts] == [""] * 5
    assert all(verdict.announced > 0 for verdict in verdicts)


def test_a_lost_action_would_be_noticed(tmp_path: Path) -> None:
    match = Match(GAMES["skat"], 1)
    match.act(match.state.legal_actions()[0])
    match.save(tmp_path / "skat.json")
    assert judge(tmp_path, "skat", [Progress(match.key, 1, False)]).fault == ""
    assert "2 actions were announced" in judge(tmp_path, "skat", [Progress(match.key, 2, False)]).fault
    assert "is there" in judge(tmp_path, "skat", [Progress("skat-1-9", 0, False)]).fault


def test_a_lost_deal_would_be_noticed(tmp_path: Path) -> None:
    match = Match(GAMES["skat"], 1)
    while not match.state.finished:
        match.act(match.state.legal_actions()[0])
    finished, entry = Progress(match.key, 3, True), entry_of(match.present(), 0, "club", 1)
    match.next_deal()
    match.save(tmp_path / "skat.json")
    assert "is not in the history" in judge(tmp_path, "skat", [finished]).fault
    History(tmp_path / FILE).note(entry)
    assert judge(tmp_path, "skat", [finished]).fault == ""


def test_a_temporary_file_left_by_a_kill_is_counted_and_a_damaged_match_noticed(tmp_path: Path) -> None:
    match = Match(GAMES["skat"], 1)
    match.save(tmp_path / "skat.json")
    (tmp_path / ".skat.json.abcdefgh").write_bytes(b"half")
    assert judge(tmp_path, "skat", [Progress(match.key, 0, False)]).temporary == 1
    (tmp_path / "skat.json").write_bytes(b"half")
    assert "cannot be read" in judge(tmp_path, "skat", [Progress(match.key, 0, False)]).fault
