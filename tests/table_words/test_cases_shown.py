"""The cases of the rule sheets on the table: results that add up, refusals sayable in any language."""

from __future__ import annotations

import json
from collections.abc import Iterator
from math import prod
from pathlib import Path

import msgspec
import pytest

from cardavia.games import GAMES
from cardavia.games.base import IllegalAction, State
from cardavia.match import Match
from cardavia.records import Record, RecordError, ReplayError, deal_of, parse, replay
from cardavia.strings import Text, spoken
from cardavia.table_words import table_view
from cardavia.table_words.registry import WORDS
from tests.table_words.walks import english, texts

CASES = Path(__file__).parents[1] / "cases"
GAME_FILES = {
    "skat": ["skat.json", "skat-real.json"],
    "schafkopf": ["schafkopf.json", "schafkopf-real.json"],
    "schnapsen": ["schnapsen.json"],
    "preference": ["preference.json"],
}
every_game = pytest.mark.parametrize("name", GAME_FILES)


def records(name: str) -> Iterator[Record]:
    """The sound records among the cases of a game."""
    for file in GAME_FILES[name]:
        for case in json.loads((CASES / file).read_text(encoding="utf-8")):
            if "record" not in case:
                continue
            try:
                record = parse(msgspec.json.encode(case["record"]))
                deal_of(record)
            except RecordError:
                continue
            yield record


def refusal(record: Record) -> tuple[State, IllegalAction] | None:
    """The state in which a record breaks the rules, and the refusal."""
    try:
        replay(record)
    except ReplayError as error:
        sound = msgspec.structs.replace(record, actions=record.actions[: error.index])
        return replay(sound), error.refusal
    return None


@every_game
def test_the_result_of_every_finished_case_adds_up(name: str) -> None:
    shown = 0
    for record in records(name):
        if refusal(record) is not None:
            continue
        match = Match(GAMES[name], 1)
        match.open_record(record)
        result = table_view(match, 0).result
        if result is None:
            continue
        settlement = match.state.settlement()
        assert settlement is not None
        for section in result.sections:
            amounts = [line.amount for line in section.lines]
            if section.how != "note":
                assert section.total == (sum(amounts) if section.how == "sum" else prod(amounts))
        for seat in result.seats:
            assert seat.change == settlement.scores[seat.seat]
            assert not seat.lines or sum(line.amount for line in seat.lines) == seat.change
        speaker = english(table_view(match, 0), GAMES[name])
        assert all("{" not in spoken(text, speaker) for text in texts(result))
        shown += 1
    assert shown >= 30


@every_game
def test_every_refusal_of_the_cases_can_be_said_with_translatable_facts(name: str) -> None:
    words, rules = WORDS[name], set()
    for record in records(name):
        found = refusal(record)
        if found is None:
            continue
        state, refused = found
        viewer = state.to_act or 0
        shown = words.refusal(state.observe(viewer), refused)
        assert (shown.rule, shown.cards) == (refused.rule, refused.cards)
        for place, fact in shown.text.facts:
            assert not isinstance(fact, str) or place == "text", (refused.template, fact)
        for text in texts(shown.text):
            assert isinstance(text, Text)
        match = Match(GAMES[name], 1)
        spoken(shown.text, english(table_view(match, 0), GAMES[name]))
        rules.add(refused.rule)
    assert len(rules) > 5
