"""`cardavia arena` as people and scripts call it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cardavia.__main__ import main
from cardavia.games import GAMES

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.parametrize("game", list(GAMES))
def test_the_outcome_is_one_json_object(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--game", game, "--players", "thumb,random", "--deals", "6", "--seed", "2", "--json"]
    assert main(["arena", *words]) == 0
    written = capsys.readouterr()
    outcome = json.loads(written.out)
    assert outcome["contest"]["players"] == ["thumb", "random"]
    assert outcome["rounds"] == 6
    (difference,) = outcome["differences"]
    assert difference["score"]["mean"] > 0
    assert difference["score"]["n"] == 6
    assert (difference["seeger_fabian"] is not None) == (game == "skat")
    for player in outcome["players"]:
        assert player["faults"] == 0
        assert set(player["milliseconds"]) == {"median", "p95", "p99"}
    assert written.err == ""


def test_people_read_tables(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "--game", "skat", "--players", "thumb,random", "--deals", "4"]) == 0
    text = capsys.readouterr().out
    for expected in ("thumb - random", "Seeger-Fabian", "contracts of random", "p95 ms"):
        assert expected in text


def test_numbers_do_not_depend_on_the_number_of_processes() -> None:
    command = [sys.executable, "-m", "cardavia", "arena", "--game", "preference", "--players", "thumb,random"]
    outcomes = []
    for jobs in ("1", "2"):
        words = [*command, "--deals", "5", "--jobs", jobs, "--json"]
        result = subprocess.run(words, capture_output=True, cwd=ROOT, check=True)
        outcome = json.loads(result.stdout)
        for player in outcome["players"]:
            del player["milliseconds"]
        outcomes.append(outcome)
    assert outcomes[0] == outcomes[1]


def test_a_log_of_another_contest_is_said_in_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    log = str(tmp_path / "log.jsonl")
    words = ["arena", "--game", "schnapsen", "--players", "random", "--deals", "1", "--log", log]
    assert main([*words, "--seed", "1"]) == 0
    capsys.readouterr()
    assert main([*words, "--seed", "2"]) == 1
    assert capsys.readouterr().err.endswith("the log of another contest, program version or kernel\n")


@pytest.mark.parametrize(
    ("players", "message"),
    [("thumb,random,thumb", "3 players cannot be compared at a table of 2")],
)
def test_a_contest_that_cannot_be_held_is_status_one(
    players: str, message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", "--game", "schnapsen", "--players", players, "--deals", "1"]) == 1
    assert capsys.readouterr().err == f"cardavia: {message}\n"


@pytest.mark.parametrize(
    "words",
    [
        [],
        ["--game", "skat"],
        ["--game", "skat", "--players", "nobody"],
        ["--game", "skat", "--players", "random,"],
        ["--game", "skat", "--players", "random", "--deals", "0"],
        ["--game", "skat", "--players", "random", "--jobs", "two"],
        ["--game", "skat", "--players", "random", "--patience", "nan"],
        ["--game", "skat", "--players", "random", "--patience", "-1"],
        ["--game", "skat", "--players", "exec:"],
    ],
    ids=" ".join,
)
def test_wrong_usage_is_status_two(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(["arena", *words])
    assert caught.value.code == 2
    assert "usage:" in capsys.readouterr().err
