"""Deal records: reading is strict, answers are one line, nothing hidden stands in a redacted record."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from cardavia.cards import HIDDEN_TEXT
from cardavia.cli.replay import answer_to
from cardavia.games import GAMES
from cardavia.games.base import Game
from cardavia.games.skat import SKAT
from cardavia.records import (
    FORMAT,
    Record,
    RecordError,
    ReplayError,
    by_seed,
    deal_of,
    parse,
    record_of,
    redacted,
    replay,
    view_of,
)

games = st.sampled_from(list(GAMES.values()))
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def played(game_name: str, seed: int, steps: int) -> Record:
    """The record of a random deal after a number of actions."""
    game, rng = GAMES[game_name], random.Random(seed)
    state = game.start(game.deal(rng))
    for _ in range(steps):
        if state.finished:
            break
        state = state.apply(rng.choice(state.legal_actions()))
    return record_of(state, seed)


def plain(record: Record) -> dict[str, Any]:
    decoded: dict[str, Any] = json.loads(record.to_json())
    return decoded


def error_of(data: Any) -> str:
    """The error that reading this gives."""
    text = data if isinstance(data, bytes) else json.dumps(data).encode()
    with pytest.raises(RecordError) as caught:
        deal_of(parse(text))
    message = str(caught.value)
    assert "\n" not in message
    return message


@given(games, st.integers(0, 10**9), st.integers(0, 60))
@settings(max_examples=150, deadline=None)
def test_a_record_reads_back_as_it_was_written(game: Any, seed: int, steps: int) -> None:
    record = played(game.name, seed, steps)
    assert parse(record.to_json()) == record
    assert record_of(replay(record), record.seed) == record


@given(games, st.integers(0, 10**9))
@settings(max_examples=60, deadline=None)
def test_a_seed_always_gives_the_same_deal(game: Any, seed: int) -> None:
    assert by_seed(game, seed) == by_seed(game, seed)
    cards = [card for hand in by_seed(game, seed).hands for card in hand] + list(by_seed(game, seed).stock)
    assert len(set(cards)) == game.cards.bit_count() == len(cards)


def test_the_dealer_does_not_change_the_cards_of_a_seed() -> None:
    first, second = (by_seed(SKAT, 5, dealer) for dealer in (0, 1))
    turned = tuple(second.hands[(seat + 1) % 3] for seat in range(3))
    assert turned == first.hands
    assert first.stock == second.stock


@given(games, st.integers(0, 10**6), st.integers(1, 40))
@settings(max_examples=120, deadline=None)
def test_a_redacted_record_holds_no_card_that_the_seat_has_not_seen(game: Any, seed: int, steps: int) -> None:
    record = played(game.name, seed, steps)
    state = replay(record)
    for seat in range(game.seats):
        seen = redacted(record, seat)
        if state.finished:
            assert seen.hands == record.hands
            continue
        assert seen.hands[seat] == record.hands[seat]
        for other in range(game.seats):
            if other != seat:
                assert set(seen.hands[other]) == {HIDDEN_TEXT}
        assert record_of(view_of(seen, seat, game.pack.texts(state.shown()))) == seen


def test_a_redacted_record_cannot_be_replayed() -> None:
    assert error_of(plain(redacted(played("skat", 1, 3), 0))) == (
        "hands[1][0]: a hidden card; only a complete record can be replayed"
    )


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            {"format": "cardavia-deal/2"},
            "format: 'cardavia-deal/2' is not known; this program reads cardavia-deal/1",
        ),
        ({"format": 7}, "format: expected str, got int"),
        ({"game": "whist"}, "game: 'whist' is not known; known are schnapsen, preference, skat, schafkopf"),
        ({"dealer": 3}, "dealer: 3 is no seat; seats are 0 to 2"),
        ({"dealer": -1}, "dealer: -1 is no seat; seats are 0 to 2"),
        ({"dealer": True}, "dealer: expected int, got bool"),
        ({"dealer": 1.5}, "dealer: expected int, got float"),
        ({"hands": []}, "hands: 0 of them; skat has 3"),
        ({"hands": "EA"}, "hands: expected array, got str"),
        ({"stock": []}, "stock: 0 cards; skat has 2"),
        ({"stock": ["EA", 3]}, "stock[1]: expected str, got int"),
        ({"stock": ["CA", "CK"]}, "stock[0]: 'CA' is no card of the german pack"),
        ({"actions": [[0]]}, "actions[0]: expected array of length 2"),
        ({"actions": [[0, 5]]}, "actions[0][1]: expected str, got int"),
        ({"actions": [["0", "pass"]]}, "actions[0][0]: expected int, got str"),
        ({"actions": [[0, "pass"]] * 201}, "actions: 201 of them; no deal has more than 200"),
        ({"before": [1]}, "before: expected object, got array"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(change: dict[str, Any], message: str) -> None:
    assert error_of(plain(by_seed(SKAT, 1)) | change) == message


def test_double_cards_wrong_counts_and_strange_cards_are_named() -> None:
    data = plain(by_seed(SKAT, 1))
    double = json.loads(json.dumps(data))
    double["hands"][1][4] = double["hands"][0][0]
    assert error_of(double) == f"hands[1][4]: {data['hands'][0][0]} is also in hands[0]"
    short = json.loads(json.dumps(data))
    short["hands"][2].pop()
    assert error_of(short) == "hands[2]: 9 cards; skat deals 10"
    seven = plain(by_seed(GAMES["schnapsen"], 1))
    seven["stock"][3] = "C7"
    assert error_of(seven) == "stock[3]: C7 is not played with in schnapsen"


@pytest.mark.parametrize(
    ("before", "game"),
    [
        ({"match": [7]}, "schnapsen"),
        ({"match": [0, 7]}, "schnapsen"),
        ({"match": [8, 7]}, "schnapsen"),
        ({"match": "77"}, "schnapsen"),
        ({"balances": [-30, -30, -30], "pot": 80}, "preference"),
        ({"balances": [-30, -30, -25], "pot": 85}, "preference"),
        ({"balances": [0, 0, 0], "pot": 0}, "preference"),
        ({"pot": 90}, "preference"),
    ],
)
def test_an_impossible_score_before_the_deal_is_refused(before: dict[str, Any], game: str) -> None:
    assert error_of(plain(by_seed(GAMES[game], 1)) | {"before": before}).startswith("before: ")


@pytest.mark.parametrize(
    ("raw", "message"),
    [
        (b"", "empty: there is no record here"),
        (b"   \t", "empty: there is no record here"),
        (b"nonsense", "not JSON: JSON is malformed: invalid character (byte 4)"),
        (b"[]", "not a record: expected object, got array"),
        (b"null", "not a record: expected object, got null"),
        (b"{}", "not a record: object missing required field format"),
        (b'{"format":' + b"[" * 30000, "format: expected str, got array"),
        (b'{"x":' + b"[" * 30000, "not a record: nested too deeply"),
        (b" " * 70000, "the record has 70000 bytes; 65536 are the most that is read"),
    ],
)
def test_what_is_no_record_at_all_gets_one_line(raw: bytes, message: str) -> None:
    assert error_of(raw) == message


def test_a_byte_order_mark_and_further_keys_do_no_harm() -> None:
    data = plain(by_seed(SKAT, 1)) | {"played_at": "home", "players": ["a", "b", "c"]}
    assert deal_of(parse(b"\xef\xbb\xbf" + json.dumps(data).encode())) == deal_of(by_seed(SKAT, 1))


def test_the_first_illegal_action_is_named() -> None:
    data = plain(by_seed(SKAT, 1, dealer=0)) | {
        "actions": [[2, "bid 18"], [1, "hold"], [2, "bid 18"], [2, "pass"]]
    }
    with pytest.raises(ReplayError) as caught:
        replay(parse(json.dumps(data)))
    assert (caught.value.index, caught.value.refusal.rule) == (2, "SK-21")


def mutated(rng: random.Random, raw: bytes) -> bytes:
    """One of many ways to spoil a record."""
    data = json.loads(raw)
    keys = list(data)
    odd = [
        None,
        True,
        -1,
        10**30,
        1e308,
        "",
        "??",
        "EA",
        [],
        {},
        [[]],
        "x" * 2000,
        [["EA"] * 40],
        {"a": {"b": 1}},
    ]
    way = rng.randrange(9)
    if way == 0:
        return raw[: rng.randrange(len(raw))]
    if way == 1:
        place = rng.randrange(len(raw))
        return raw[:place] + rng.randbytes(rng.randint(1, 4)).replace(b"\n", b"\t") + raw[place + 1 :]
    if way == 2:
        data[rng.choice(keys)] = rng.choice(odd)
    elif way == 3:
        del data[rng.choice(keys)]
    elif way == 4:
        hand = rng.choice(data["hands"])
        hand[rng.randrange(len(hand))] = rng.choice([*odd, *rng.choice(data["hands"])])
    elif way == 5 and data.get("actions"):
        data["actions"][rng.randrange(len(data["actions"]))] = rng.choice(
            [*odd, [0, "pass"], [10**40, "pass"], [0, "bid 99999999999999"], [1, "discard EA EA"], [2, None]]
        )
    elif way == 6 and data.get("actions"):
        rng.shuffle(data["actions"])
    elif way == 7:
        return b"[" * rng.randint(1, 60000)
    else:
        return rng.randbytes(rng.randint(0, 200)).replace(b"\n", b" ")
    return json.dumps(data).encode()


def test_ten_thousand_spoiled_records_give_ten_thousand_answers() -> None:
    rng = random.Random(99)
    sources = [played(name, seed, 60).to_json() for name in GAMES for seed in range(12)]
    answers = [answer_to(mutated(rng, rng.choice(sources))) for _ in range(10_000)]
    kinds = {next(key for key in ("error", "illegal_at", "finished") if key in answer) for answer in answers}
    assert len(answers) == 10_000
    assert kinds == {"error", "illegal_at", "finished"}
    assert all("\n" not in answer.get("error", "") for answer in answers)


@every_game
def test_actions_in_the_wrong_order_cannot_have_been_seen(game: Game) -> None:
    rng = random.Random(5)
    texts = [*game.vocabulary.texts(), "bid 19", "rufer H", "discard EA EA", "discard CA CA", "marry CA"]
    refused = 0
    for seed in range(150):
        record = redacted(played(game.name, seed, rng.randint(1, 30)), seat := rng.randrange(game.seats))
        if HIDDEN_TEXT not in str(record.hands):
            continue
        actions = list(record.actions)
        place = rng.randrange(len(actions)) if actions else 0
        actions[place:] = [(actor, rng.choice(texts)) for actor, _ in actions[place:]]
        try:
            view = view_of(replace(record, actions=tuple(actions)), seat)
        except RecordError as error:
            assert "cannot have been seen here" in str(error)
            refused += 1
        else:
            assert record_of(view).actions == tuple(actions)
    assert refused > 30


def test_the_indicator_of_schnapsen_is_hidden_from_nobody() -> None:
    record = redacted(by_seed(GAMES["schnapsen"], 1), 0)
    assert record.stock[-1] != HIDDEN_TEXT
    with pytest.raises(RecordError, match=r"stock\[9\]: this card lies open"):
        view_of(replace(record, stock=(HIDDEN_TEXT,) * 10), 0)


def test_a_card_played_in_the_auction_or_an_invitation_out_of_place_is_no_view() -> None:
    skat = by_seed(SKAT, 1, dealer=0)
    for text in ("play EA", "declare grand", "discard ?? ??", "pickup", "bid 19", "hold"):
        with pytest.raises(RecordError, match=r"actions\[0\]: .* by seat 2 cannot have been seen here"):
            view_of(replace(redacted(skat, 1), actions=((2, text),)), 1)
    preference = by_seed(GAMES["preference"], 1, dealer=0)
    for text in ("no-invite", "hold", "announce-no-aces", "no-announce", "trump C", "bid 2", "game H"):
        with pytest.raises(RecordError, match="cannot have been seen here"):
            view_of(replace(redacted(preference, 2), actions=((1, text),)), 2)


def test_the_format_is_written_first() -> None:
    assert by_seed(SKAT, 1).to_json().startswith(b'{"format":"' + FORMAT.encode())
