"""The command line as outside programs use it: streams, exit status, one-line errors."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cardavia import __main__ as cardavia_main
from cardavia.__main__ import main
from cardavia.games import GAMES
from cardavia.match import HIGHEST_NUMBER
from cardavia.records import LONGEST_RECORD, by_seed, parse

ROOT = Path(__file__).parent.parent.parent


def cardavia(*words: str, given: bytes = b"") -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [sys.executable, "-m", "cardavia", *words], input=given, capture_output=True, cwd=ROOT, check=False
    )


def test_a_stream_gives_one_answer_a_line_and_goes_on_after_bad_lines() -> None:
    good = by_seed(GAMES["skat"], 1).to_json()
    lines = [
        good,
        b"",
        b"nonsense",
        b"\xff\xfe\x00",
        b"x" * (LONGEST_RECORD * 3),
        good,
        b'{"format":1}',
        good,
    ]
    result = cardavia("replay", "--json", given=b"\n".join(lines) + b"\r\n")
    answers = [json.loads(line) for line in result.stdout.splitlines()]
    assert [next(iter(answer)) for answer in answers] == [
        *("finished", "error", "error", "error", "error", "finished", "error", "finished"),
    ]
    assert answers[4]["error"] == f"longer than {LONGEST_RECORD} bytes, more than any deal record"
    assert (result.returncode, result.stderr) == (0, b"")


def test_answers_are_ascii_so_that_a_quoted_separator_ends_no_line() -> None:
    record = json.loads(by_seed(GAMES["skat"], 1, dealer=0).to_json())
    texts = ["bid 18\u2028", "pass\u2029", "pass\x85", "\N{FULLWIDTH LATIN SMALL LETTER P}ass", "pass\n"]
    lines = [json.dumps(record | {"actions": [[2, text]]}, ensure_ascii=False).encode() for text in texts]
    result = cardavia("replay", "--json", given=b"\n".join(lines))
    answers = result.stdout.decode("ascii").splitlines()
    assert [json.loads(answer)["reason"] for answer in answers] == [
        f"There is no such action in this game: {text}" for text in texts
    ]


def test_the_last_line_needs_no_line_end() -> None:
    record = by_seed(GAMES["schnapsen"], 1).to_json()
    result = cardavia("replay", "-", "--json", given=record + b"\n" + record)
    assert len(result.stdout.splitlines()) == 2


def test_an_illegal_action_is_told_with_its_rule_and_reason() -> None:
    record = json.loads(by_seed(GAMES["skat"], 1, dealer=0).to_json()) | {"actions": [[2, "bid 19"]]}
    answer = json.loads(cardavia("replay", "--json", given=json.dumps(record).encode()).stdout)
    assert answer == {"illegal_at": 0, "rule": "SK-21", "reason": "19 is not one of the bid values"}


def test_without_json_people_read_one_line_and_bad_input_is_status_one(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    file.write_bytes(by_seed(GAMES["schnapsen"], 1, dealer=0).to_json() + b"\n[]\n")
    result = cardavia("replay", str(file))
    assert result.stdout.decode().startswith("line 1: seat 1 is to act: close")
    assert result.stderr.decode() == "cardavia: line 2: not a record: expected object, got array\n"
    assert result.returncode == 1


def test_a_missing_file_is_said_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "no-such-file.jsonl", "--json"]) == 1
    assert capsys.readouterr().err == "cardavia: no-such-file.jsonl: No such file or directory\n"


@pytest.mark.parametrize("game", list(GAMES))
def test_a_fresh_deal_is_a_sound_record_and_its_code_gives_it_back(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deal", "--game", game, "--seed", "12"]) == 0
    record = parse(capsys.readouterr().out)
    assert record == by_seed(GAMES[game], 12)
    assert main(["deal", "--game", game, "--seed", "12", "--print-code"]) == 0
    code = capsys.readouterr().out.strip()
    assert main(["deal", "--code", code]) == 0
    again = parse(capsys.readouterr().out)
    assert (again.dealer, again.hands) == (record.dealer, record.hands)


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["deal", "--seed", "1"], "--game: say which game the deal is for"),
        (
            ["deal", "--game", "skat", "--seed", "1", "--dealer", "3"],
            "--dealer: 3 is no seat; seats are 0 to 2",
        ),
        (
            ["deal", "--code", "SK-0000-0000-0000", "--dealer", "1"],
            "--dealer: a deal code names the dealer itself",
        ),
        (["deal", "--code", "QQ-1"], "--code: a deal code begins with one of SN, PF, SK, SF"),
    ],
)
def test_what_cannot_be_made_or_read_is_said_in_one_line(
    words: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) == 1
    assert capsys.readouterr().err == f"cardavia: {message}\n"


@pytest.mark.parametrize(
    "words",
    [
        ["nothing"],
        ["deal"],
        ["deal", "--game", "whist", "--seed", "1"],
        ["replay", "--x"],
        ["--game", "skat", "--deal", "100000000"],
        ["--game", "skat", "--deal", "-1"],
        ["--game", "skat", "--deal", "first"],
        ["--deal", "5"],
    ],
)
def test_wrong_usage_is_status_two(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as caught:
        main(words)
    assert caught.value.code == 2
    assert "usage:" in capsys.readouterr().err


def test_replay_never_loads_qt() -> None:
    script = "import sys; from cardavia.__main__ import main; main(['deal','--game','skat','--seed','1']); "
    script += "main(['replay', '/dev/null', '--json']); "
    script += "print(any(name.startswith('PySide6') for name in sys.modules))"
    result = subprocess.run([sys.executable, "-c", script], capture_output=True, cwd=ROOT, check=True)
    assert result.stdout.split()[-1] == b"False"


def test_a_reader_that_goes_away_ends_the_stream_quietly(tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    file.write_bytes((by_seed(GAMES["skat"], 1).to_json() + b"\n") * 3000)
    for name in ("-", str(file)):
        with file.open("rb") as given:
            process = subprocess.Popen(
                [sys.executable, "-m", "cardavia", "replay", name, "--json"],
                stdin=given,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                cwd=ROOT,
            )
        assert process.stdout and process.stderr
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        process.stderr.close()
        assert process.wait() == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device without space")
@pytest.mark.parametrize("words", [["deal", "--game", "skat", "--seed", "1"], ["replay", "-", "--json"]])
def test_output_that_cannot_be_written_is_said_in_one_line(words: list[str]) -> None:
    record = by_seed(GAMES["skat"], 1).to_json()
    with Path("/dev/full").open("wb") as full:
        result = subprocess.run(
            [sys.executable, "-m", "cardavia", *words],
            input=record,
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=ROOT,
            check=False,
        )
    assert result.stderr.decode() == f"cardavia: {words[0]}: No space left on device\n"
    assert result.returncode == 1


def test_a_command_without_standard_output_says_so() -> None:
    closed = f"exec '{sys.executable}' -m cardavia deal --game skat --seed 1 >&-"
    result = subprocess.run(["sh", "-c", closed], stderr=subprocess.PIPE, cwd=ROOT, check=False)
    message = "cardavia: deal: standard input and standard output must be open\n"
    assert (result.returncode, result.stderr.decode()) == (1, message)


def test_an_option_of_the_window_before_a_command_takes_nothing_from_the_command() -> None:
    deal = ("deal", "--game", "skat", "--seed", "1")
    result = cardavia("--language", "de", *deal)
    assert (result.returncode, result.stdout) == (0, cardavia(*deal).stdout)


@pytest.mark.parametrize("number", ["x", "-1", "1.5", "100000000", "9" * 5000])
def test_what_is_no_deal_number_is_told_which_there_are(
    number: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--game", "skat", f"--deal={number}"])
    assert ended.value.code == 2
    assert "--deal: deal numbers go from 0 to 99999999" in capsys.readouterr().err


def test_the_entry_knows_the_games_and_the_deal_numbers_without_loading_them() -> None:
    assert tuple(GAMES) == cardavia_main.GAMES
    assert cardavia_main.HIGHEST_DEAL == HIGHEST_NUMBER - 1
