"""The Schnapsen engine against the second reading of its rules, over seeded random deals."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from oracle_schnapsen import PACK, Oracle, dealt

from cardavia.cards import FRENCH
from cardavia.games.base import Deal
from cardavia.games.schnapsen import SCHNAPSEN, SchnapsenState
from cardavia.games.schnapsen_settlement import SchnapsenBefore

Choice = Callable[[random.Random, list[str]], str]


def any_action(rng: random.Random, legal: list[str]) -> str:
    return rng.choice(legal)


def cards_only(rng: random.Random, legal: list[str]) -> str:
    return rng.choice([text for text in legal if text.startswith("play")])


def marriages_and_high_cards(rng: random.Random, legal: list[str]) -> str:
    """Exchange and declare whenever possible, seldom close, prefer aces and tens."""
    special = [text for text in legal if text == "exchange" or text.startswith("marry")]
    if special:
        return rng.choice(special)
    if "close" in legal and rng.random() < 0.08:
        return "close"
    high = [text for text in legal if text[-1] in "AT"]
    cards = [text for text in legal if text.startswith("play")]
    return rng.choice(high if high and rng.random() < 0.6 else cards)


def low_cards(rng: random.Random, legal: list[str]) -> str:
    """Play low without declaring, so that a deal lasts, and close late now and then."""
    if "close" in legal and rng.random() < 0.03:
        return "close"
    return min((text for text in legal if text.startswith("play")), key=lambda text: "JQKTA".index(text[-1]))


CHOICES: dict[str, Choice] = {
    "any action": any_action,
    "cards only": cards_only,
    "marriages and high cards": marriages_and_high_cards,
    "low cards": low_cards,
}

EXPECTED_REASONS = {
    "any action": {"sixty-six", "closer-beaten", "closer-failed"},
    "cards only": {"sixty-six", "last-trick"},
    "marriages and high cards": {"sixty-six", "closer-failed"},
    "low cards": {"sixty-six", "last-trick", "closer-failed"},
}


def plain(value: Any) -> Any:
    """A value as it stands in a replay answer."""
    return json.loads(msgspec.json.encode(value))


def compare_one_deal(rng: random.Random, choose: Choice) -> dict[str, Any]:
    """Play a deal in both readings, compare them at every step and return the settlement."""
    pack = list(PACK)
    rng.shuffle(pack)
    dealer, match = rng.randrange(2), [rng.randint(1, 7), rng.randint(1, 7)]
    hands, stock = dealt(pack, dealer)
    oracle = Oracle(dealer, hands, stock, match)
    before = SchnapsenBefore((match[0], match[1]))
    deal = Deal(
        dealer,
        tuple(FRENCH.set_of(hand) for hand in hands),
        tuple(FRENCH.parse(text) for text in stock),
        before,
    )
    assert SCHNAPSEN.distribute([FRENCH.parse(text) for text in pack], dealer, before) == deal
    state = SCHNAPSEN.start(deal)
    while not oracle.over:
        legal = oracle.legal()
        assert state.legal_texts() == legal
        assert state.to_act == oracle.on_turn
        assert state.counts() == tuple(len(hand) for hand in oracle.hands)
        assert state.points == (oracle.points(0), oracle.points(1))
        text = choose(rng, legal)
        state = state.act(oracle.on_turn, text)
        oracle.act(text)
    assert isinstance(state, SchnapsenState)
    assert state.finished and state.legal_texts() == []
    settlement = state.settlement()
    assert settlement is not None
    assert plain(settlement.fields()) == oracle.settlement()
    assert plain(state.after()) == oracle.after()
    return oracle.settlement()


@pytest.mark.parametrize("name", CHOICES)
def test_engine_and_oracle_agree_on_every_step_of_random_deals(name: str) -> None:
    rng = random.Random(f"schnapsen {name}")
    reasons = {compare_one_deal(rng, CHOICES[name])["reason"] for _ in range(150)}
    assert reasons >= EXPECTED_REASONS[name], "the deals must reach what they were chosen for"
