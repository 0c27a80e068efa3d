"""What people paste: numbers, codes, records, reports, and all that is none of them."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.deal_codes import encode
from cardavia.games import GAMES
from cardavia.games.base import Game
from cardavia.pasted import PastedDeal, PasteError, read_deal, sealed
from cardavia.records import Record, by_seed, record_of
from cardavia.strings import English, spoken

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def some_record(game: Game, seed: int, steps: int = 200) -> Record:
    state, rng = game.start(game.deal(random.Random(seed))), random.Random(seed)
    for _ in range(steps):
        if state.finished:
            break
        state = state.apply(rng.choice(state.legal_actions()))
    return record_of(state, seed)


def complaint(content: str | bytes) -> str:
    with pytest.raises(PasteError) as caught:
        read_deal(content)
    return spoken(caught.value.text, English())


@pytest.mark.parametrize(
    "text",
    ["skat 48151623", "Skat · Deal 48151623", " SKAT: 48151623\n", "Skat · Deal 48151623 · Cardavia"],
)
def test_a_game_with_a_number_is_that_deal(text: str) -> None:
    assert read_deal(text) == PastedDeal("skat", 48151623)


def test_a_number_alone_is_a_deal_of_the_game_at_hand() -> None:
    assert read_deal("4815", "schafkopf") == PastedDeal("schafkopf", 4815)
    assert complaint("4815").startswith("This is no deal")


@every_game
def test_a_deal_code_is_the_deal_it_stands_for(game: Game) -> None:
    deal = game.deal(random.Random(5))
    pasted = read_deal(f" {encode(game, deal).lower()} ")
    assert pasted.record == record_of(game.start(deal))
    assert pasted.game == game.name


def test_a_wrong_letter_in_a_deal_code_is_said() -> None:
    code = encode(GAMES["skat"], GAMES["skat"].deal(random.Random(5)))
    wrong = code[:-1] + ("0" if code[-1] != "0" else "1")
    assert "check letter" in complaint(wrong)


@every_game
def test_a_record_is_found_on_one_line_over_many_and_behind_other_words(game: Game) -> None:
    record = some_record(game, 3)
    line = record.to_json().decode()
    pretty = json.dumps(json.loads(line), indent=2)
    for text in (line, pretty, f"Look at this:\n\n{line}\nbye", f"\ufeff{line}"):
        assert read_deal(text) == PastedDeal(game.name, record=record), text
    assert read_deal(line.encode()) == PastedDeal(game.name, record=record)
    assert read_deal(f"{line}\n{line}\n{line}\n").others == 2


def test_what_is_wrong_with_a_record_is_said_with_its_place() -> None:
    data = json.loads(by_seed(GAMES["skat"], 7).to_json())
    data["hands"][1][0] = "XX"
    assert complaint("first line\n" + json.dumps(data)).startswith("Line 2: this is no record (hands[1][0]: ")
    assert complaint('{"format": "cardavia-deal/1",\n "game" "skat"}') == (
        "Line 2, column 9: this is no record."
    )
    assert "cardavia-deal/9" in complaint('{"format":"cardavia-deal/9","game":"skat","dealer":0,"hands":[]}')


def test_the_first_illegal_action_is_said_with_its_rule() -> None:
    data = json.loads(some_record(GAMES["schnapsen"], 3).to_json())
    data["actions"][2] = data["actions"][0]
    words = complaint(json.dumps(data))
    assert words.startswith(f"Action 3 ({data['actions'][0][1]}, seat {data['actions'][0][0]})")
    assert "SN-" in words


def test_a_hidden_card_is_no_complete_record() -> None:
    game = GAMES["skat"]
    redacted = record_of(game.start(game.deal(random.Random(1))).observe(0))
    assert "hidden card" in complaint(redacted.to_json())


@every_game
def test_a_sealed_deal_comes_back_with_its_luck_and_shows_no_card(game: Game) -> None:
    record = some_record(game, 9, 7)
    text = f"Report\n\nversion 1\n\n{sealed(record, 1234)}\nend"
    assert read_deal(text) == PastedDeal(game.name, record=record, luck=1234)
    assert not any(f'"{card}"' in text for hand in record.hands for card in hand)
    assert max(map(len, text.splitlines())) <= 76


def test_a_sealed_deal_cut_short_is_said() -> None:
    text = sealed(some_record(GAMES["skat"], 9), 1)
    assert complaint(text[:200]) == "The deal in this report is cut short or damaged."
    bomb = "A" * 5000
    assert "damaged" in complaint(text.replace(text.splitlines()[1], bomb))
    assert "damaged" in complaint(text.replace(text.splitlines()[1], "é\ud800"))


@pytest.mark.parametrize(
    "content", ["", "   \n", b"\x00\xff\xfe", b"\x89PNG\r\n\x1a\n", "hello", "skat", "skat x"]
)
def test_anything_else_is_refused_with_a_sentence(content: str | bytes) -> None:
    assert complaint(content)


def test_too_much_is_not_even_looked_at() -> None:
    assert "too much" in complaint("{" * 2_000_000)


@settings(max_examples=200, deadline=None)
@given(st.text(max_size=200) | st.binary(max_size=200))
def test_no_text_whatever_does_more_than_be_refused(content: str | bytes) -> None:
    try:
        read_deal(content, "skat")
    except PasteError as error:
        assert spoken(error.text, English())


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 3000), st.text(max_size=6))
def test_no_change_of_a_record_does_more_than_be_refused(place: int, change: str) -> None:
    line = some_record(GAMES["schafkopf"], 2).to_json().decode()
    place %= len(line)
    try:
        read_deal(line[:place] + change + line[place + len(change) :])
    except PasteError as error:
        assert spoken(error.text, English())
