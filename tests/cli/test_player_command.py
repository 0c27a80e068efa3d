"""`cardavia player` as another program uses it: one line in, one line out, whatever comes."""

from __future__ import annotations

import io
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from test_protocol import states

from cardavia.arena.outside import request
from cardavia.cli.player import LONGEST_QUESTION, answer_to, stream
from cardavia.games import GAMES
from cardavia.games.base import Game, Observation, observation
from cardavia.players.base import Cancel, Choice, Player
from cardavia.players.levels import make_player
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.records import record_of

ROOT = Path(__file__).parent.parent.parent
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def questions(game: Game, seeds: range) -> list[bytes]:
    """A question for every decision of random deals."""
    return [
        request(observation(state, state.to_act))
        for seed in seeds
        for state in states(game, seed)
        if state.to_act is not None
    ]


def answers(lines: list[bytes], game: Game, player: Player) -> list[str]:
    out = io.BytesIO()
    assert stream(io.BytesIO(b"".join(lines)), out, game, player, 0) == 0
    return out.getvalue().decode().splitlines()


class Failing:
    """Raises on every question."""

    def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
        raise RuntimeError("out of order\nin two lines")


class Cheating:
    """Answers with the first action of the game that is not legal."""

    def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
        vocabulary = observation.state.game.vocabulary
        actions = [action for text in vocabulary.texts() if (action := vocabulary.parse(text)) is not None]
        return Choice(next(action for action in actions if action not in observation.legal))


@every_game
def test_every_answer_is_one_of_the_legal_texts(game: Game) -> None:
    lines = questions(game, range(8))
    for line, answer in zip(lines, answers(lines, game, make_player(game.name, "random")), strict=True):
        assert answer in json.loads(line)["legal"]


@every_game
def test_the_process_answers_as_the_level_chooses(game: Game) -> None:
    lines = questions(game, range(3))
    command = [sys.executable, "-m", "cardavia", "player", "--game", game.name, "--level", "thumb"]
    result = subprocess.run(command, input=b"".join(lines), capture_output=True, cwd=ROOT, check=False)
    assert (result.returncode, result.stderr) == (0, b"")
    expected = [
        game.vocabulary.text(RuleOfThumb().choose(observation(state, state.to_act), 0, Cancel()).action)
        for seed in range(3)
        for state in states(game, seed)
        if state.to_act is not None
    ]
    assert result.stdout.decode().splitlines() == expected


def test_a_line_that_is_no_question_gets_an_empty_line_and_a_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = GAMES["skat"]
    good = questions(game, range(1))[0]
    bad = [
        *(b"\n", b"nonsense\n", b"\xff\xfe\x00\n", b"[]\n", b"{}\n", b"null\n", b"[" * 5000 + b"\n"),
        b"x" * (LONGEST_QUESTION * 2) + b"\n",
        b'{"record": {}, "seat": 0, "legal": []}\n',
        b'{"record": {}, "seat": "0", "legal": ["pass"]}\n',
        b'{"record": {}, "seat": 0, "legal": "pass"}\n',
    ]
    given = [line for each in bad for line in (each, good)]
    told = answers(given, game, make_player("skat", "thumb"))
    assert told[::2] == [""] * len(bad)
    assert all(answer in json.loads(good)["legal"] for answer in told[1::2])
    complaints = capsys.readouterr().err.splitlines()
    assert len(complaints) == len(bad)
    assert complaints[0].startswith("cardavia: line 1: no question: ")


@pytest.mark.parametrize(
    "change",
    [
        {"record": {}},
        {"record": None},
        {"record": {"format": "cardavia-deal/1", "game": "skat", "dealer": 9, "hands": []}},
        {"seat": 7},
        {"seat": -1},
        {"shown": ["ZZ"]},
    ],
    ids=str,
)
def test_a_question_with_an_unsound_record_is_still_answered_from_its_legal_list(
    change: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    game = GAMES["skat"]
    question = json.loads(questions(game, range(1))[0]) | change
    answer = answer_to(json.dumps(question).encode(), game, make_player("skat", "thumb"), 0)
    assert answer in question["legal"]
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_a_deal_of_another_game_is_said_and_answered(capsys: pytest.CaptureFixture[str]) -> None:
    question = questions(GAMES["schafkopf"], range(1))[0]
    told = answers([question], GAMES["skat"], make_player("skat", "thumb"))
    assert told[0] in json.loads(question)["legal"]
    assert "a deal of 'schafkopf'; this process plays skat" in capsys.readouterr().err


@every_game
def test_the_legal_list_counts_even_where_the_view_says_more(game: Game) -> None:
    rng = random.Random(4)
    for line in questions(game, range(4)):
        question = json.loads(line)
        question["legal"] = rng.sample(question["legal"], min(2, len(question["legal"])))
        answer = answer_to(json.dumps(question).encode(), game, make_player(game.name, "thumb"), 0)
        assert answer in question["legal"]


def test_an_unknown_text_in_the_legal_list_does_no_harm() -> None:
    question = json.loads(questions(GAMES["skat"], range(1))[0]) | {"legal": ["fly", "swim"]}
    assert answer_to(json.dumps(question).encode(), GAMES["skat"], RuleOfThumb(), 0) == "fly"


@every_game
@pytest.mark.parametrize("player", [Failing(), Cheating()], ids=["failing", "cheating"])
def test_a_player_that_fails_or_cheats_is_replaced(
    game: Game, player: Player, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = questions(game, range(2))
    told = answers(lines, game, player)
    assert told == answers(lines, game, RuleOfThumb())
    assert "Traceback" not in capsys.readouterr().err


@every_game
def test_a_complete_record_is_answered_like_the_redacted_one(game: Game) -> None:
    player = make_player(game.name, "random")
    for seed in range(10):
        for state in states(game, seed):
            if state.to_act is None:
                continue
            line = request(observation(state, state.to_act))
            told = json.loads(line) | {"record": json.loads(record_of(state).to_json())}
            told.pop("shown", None)
            assert answer_to(json.dumps(told).encode(), game, player, 0) == answer_to(line, game, player, 0)


def test_another_seed_gives_other_answers_and_the_same_seed_the_same() -> None:
    game = GAMES["skat"]
    lines = questions(game, range(6))
    player = make_player("skat", "random")
    told = {seed: [answer_to(line, game, player, seed) for line in lines] for seed in (0, 1)}
    assert told[0] != told[1]
    assert told[0] == [answer_to(line, game, player, 0) for line in lines]


@pytest.mark.parametrize("text", ["play EA\nplay EK", "", "play EA\u2028"])
def test_an_action_text_of_no_or_two_lines_is_no_question(
    text: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line = json.dumps({"record": {}, "seat": 0, "legal": ["pass", text]}).encode() + b"\n"
    assert answers([line], GAMES["skat"], RuleOfThumb()) == [""]
    assert capsys.readouterr().err == "cardavia: line 1: legal: an action text is one line\n"
