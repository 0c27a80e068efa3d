"""`cardavia review` as outside programs use it: a stream that goes on, exit status, tables."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from cardavia.__main__ import main
from cardavia.coach import DealReview
from tests.coach.endings import thumb_record


@pytest.fixture
def records(tmp_path: Path) -> Path:
    good = thumb_record("schnapsen", 1)
    illegal = msgspec.structs.replace(good, actions=(*good.actions[:2], (0, "pass")))
    running = msgspec.structs.replace(good, actions=good.actions[:3])
    path = tmp_path / "deals.jsonl"
    path.write_bytes(
        b"\n".join([running.to_json(), b"nonsense", illegal.to_json(), b"x" * 80_000, good.to_json()])
    )
    return path


def test_a_stream_gives_one_answer_a_line_and_goes_on_after_bad_lines(
    records: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert main(["review", str(records), "--json"]) == 0
    out = capsysbinary.readouterr().out.decode("ascii")
    answers = [json.loads(line) for line in out.splitlines()]
    assert [next(iter(answer)) for answer in answers] == ["game", "error", "illegal_at", "error", "game"]
    running, _, illegal, _, finished = answers
    assert (running["finished"], len(running["decisions"])) == (False, 3)
    assert illegal["illegal_at"] == 2 and illegal["rule"].startswith("SN-") and illegal["reason"]
    assert finished["finished"] and finished["budget"] == "quick"
    assert [each["seat"] for each in finished["seats"]] == [0, 1]
    assert (
        msgspec.convert(finished, DealReview).decisions[:3] == msgspec.convert(running, DealReview).decisions
    )


def test_several_processes_give_the_same_answer(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    path = tmp_path / "deal.jsonl"
    path.write_bytes(thumb_record("preference", 1).to_json())
    main(["review", str(path), "--json"])
    alone = capsysbinary.readouterr().out
    main(["review", str(path), "--json", "--jobs", "2"])
    assert capsysbinary.readouterr().out == alone
    assert alone.startswith(b'{"game":"preference"')


def test_tables_tell_of_each_seat_and_bad_lines_are_said_on_standard_error(
    records: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(records), "--seat", "1"]) == 1
    told = capsys.readouterr()
    assert "line 5: schnapsen" in told.out and "trick 1" in told.out
    assert [line.split(":")[1].strip() for line in told.err.splitlines()] == ["line 2", "line 3", "line 4"]


def test_a_seat_that_the_game_has_not_is_said(records: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(records), "--seat", "3"]) == 1
    assert "seat: 3 is no seat; seats are 0 to 1" in capsys.readouterr().err


def test_a_budget_that_is_none_is_wrong_usage() -> None:
    with pytest.raises(SystemExit) as stop:
        main(["review", "--budget", "endless"])
    assert stop.value.code == 2
