"""Deal codes: short, forgiving to read, and a wrong letter is found."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardavia.deal_codes import DIGITS, DealCodeError, decode, distributions, encode, length
from cardavia.games import GAMES
from cardavia.games.base import Deal

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)


def test_codes_are_as_long_as_the_number_of_distributions_demands() -> None:
    # 32!/(10!^3 2!), 32!/8!^4 and 20!/(5! 5!)
    assert distributions(GAMES["skat"]) == distributions(GAMES["preference"]) == 2_753_294_408_504_640
    assert distributions(GAMES["schafkopf"]) == 99_561_092_450_391_000
    assert distributions(GAMES["schnapsen"]) == 168_951_528_345_600
    assert {name: length(game) for name, game in GAMES.items()} == {
        "skat": 11,
        "preference": 11,
        "schafkopf": 12,
        "schnapsen": 10,
    }


@given(st.sampled_from(list(GAMES.values())), st.integers(0, 10**9))
@settings(max_examples=200, deadline=None)
def test_a_code_gives_its_deal_back(game: Any, seed: int) -> None:
    deal = game.deal(random.Random(seed))
    read, again = decode(encode(game, deal))
    assert read is game
    assert (again.dealer, again.hands) == (deal.dealer, deal.hands)
    assert again.stock == deal.stock if game.stock_ordered else set(again.stock) == set(deal.stock)


@every_game
def test_the_first_and_the_last_distribution_have_codes(game: Any) -> None:
    cards = [card for card in range(32) if game.cards >> card & 1]
    for order in (cards, cards[::-1]):
        hands = tuple(
            sum(1 << card for card in order[seat * game.hand_size : (seat + 1) * game.hand_size])
            for seat in range(game.seats)
        )
        deal = Deal(game.seats - 1, hands, tuple(order[game.seats * game.hand_size :]), game.fresh_before())
        again = decode(encode(game, deal))[1]
        assert (again.dealer, again.hands, set(again.stock)) == (deal.dealer, hands, set(deal.stock))


@every_game
def test_every_wrong_letter_and_every_exchange_of_neighbours_is_found(game: Any) -> None:
    prefix, _, body = encode(game, game.deal(random.Random(3))).partition("-")
    letters = body.replace("-", "")
    for place, right in enumerate(letters):
        for wrong in DIGITS:
            if wrong != right:
                with pytest.raises(DealCodeError, match=r"check letter"):
                    decode(prefix + letters[:place] + wrong + letters[place + 1 :])
        pair = letters[place : place + 2]
        if len(pair) == 2 and pair[0] != pair[1]:
            with pytest.raises(DealCodeError, match=r"check letter"):
                decode(prefix + letters[:place] + pair[::-1] + letters[place + 2 :])


def test_reading_forgives_case_hyphens_blanks_and_look_alikes() -> None:
    game = GAMES["skat"]
    deal = next(
        deal
        for deal in (game.deal(random.Random(seed)) for seed in range(500))
        if {"0", "1"} <= set(encode(game, deal))
    )
    code = encode(game, deal)
    prefix, _, body = code.partition("-")
    spelled = prefix.lower() + " " + body.replace("-", " ").replace("0", "o").replace("1", "l")
    assert decode(spelled)[1].hands == deal.hands


@pytest.mark.parametrize(
    "text", ["", "SK", "XX-1234", "SK-!!!!-!!!!-!!!!", "SK-0000-0000-000", "SK-ZZZZ-ZZZZ-ZZZZ-Z"]
)
def test_what_is_no_code_is_said_in_one_line(text: str) -> None:
    with pytest.raises(DealCodeError) as caught:
        decode(text)
    assert "\n" not in str(caught.value)


def test_a_code_beyond_the_last_distribution_is_refused() -> None:
    body = "Z" * 11
    check = next(letter for letter in DIGITS if "check letter" not in _error(f"SK-{body}{letter}"))
    assert _error(f"SK-{body}{check}") == "no deal of skat has this code"


def _error(text: str) -> str:
    try:
        decode(text)
    except DealCodeError as error:
        return str(error)
    return ""
