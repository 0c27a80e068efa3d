"""The engine against the second reading of the Schafkopf rule sheet, on random deals."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from oracle_schafkopf import CLASSES, PACK, SUITS, Oracle

from cardavia.cards import GERMAN
from cardavia.games.base import Deal, IllegalAction
from cardavia.games.schafkopf import SCHAFKOPF, SchafkopfState

STRONG_HANDS = [
    [suit + rank for suit in SUITS for rank in "OU"],
    ["EO", "GO", "HO", "SO", "EU", "GU", "HU", "EA"],
    ["EU", "GU", "HU", "SU", "SA", "ST", "SK", "SO"],
    *([suit + rank for rank in "ATK98"] for suit in "EGS"),
    ["EA", "ET", "EK", "E9", "E8", "E7"],
]
"""Cards given to one seat, so that Sie, won Touts and escapes occur."""


def dealt(rng: random.Random) -> list[list[str]]:
    """Four hands of eight; in every second deal one of them is strong."""
    favoured = rng.choice(STRONG_HANDS) if rng.random() < 0.5 else []
    others = [card for card in PACK if card not in favoured]
    rng.shuffle(others)
    cards = favoured + others
    hands = [cards[start : start + 8] for start in range(0, 32, 8)]
    rng.shuffle(hands)
    return hands


def chosen(rng: random.Random, legal: list[str], wanted: str) -> str:
    """A random action that leans to one class of contracts and, in play, to nothing."""
    if legal[0] != "pass":
        return rng.choice(legal)
    fitting = [text for text in legal if text.split()[0] == wanted]
    if fitting and rng.random() < 0.7:
        return rng.choice(fitting)
    return "pass" if rng.random() < 0.9 else rng.choice(legal)


def compare(seed: int) -> set[str]:
    """Play one deal in both readings and compare every step; what occurred in it."""
    rng = random.Random(seed)
    hands, dealer, wanted = dealt(rng), rng.randrange(4), rng.choice(CLASSES)
    oracle = Oracle(dealer, hands)
    state = SCHAFKOPF.start(Deal(dealer, tuple(map(GERMAN.set_of, hands))))
    texts = SCHAFKOPF.vocabulary.texts()
    while oracle.turn is not None:
        legal = oracle.legal()
        assert (state.to_act, state.legal_texts()) == (oracle.turn, legal), seed
        for text in rng.sample(texts, 3):
            if text not in legal:
                with pytest.raises(IllegalAction):
                    state.act(oracle.turn, text)
        text = chosen(rng, legal, wanted)
        state = state.act(oracle.turn, text)
        oracle.act(text)
        assert state.partner_public == (oracle.holder() if oracle.partner_is_public else None), seed
    return compare_ends(seed, state, oracle)


def compare_ends(seed: int, state: SchafkopfState, oracle: Oracle) -> set[str]:
    settlement = state.settlement()
    assert settlement is not None and state.legal_actions() == ()
    fields = oracle.settlement()
    assert settlement.fields() == fields, seed
    assert state.after() == oracle.after(), seed
    if fields["contract"] is None:
        return {"passed out"}
    seen = {fields["contract"].split()[0] + (" won" if fields["won"] else " lost"), fields["bonus"]}
    ace = oracle.called_ace()
    if ace is not None and oracle.called_suit_was_led:
        first = next(
            cards for _, cards in oracle.finished_tricks if cards[0][0] == ace[0] and cards[0][1] not in "OU"
        )
        seen.add("searched" if ace in first else "escaped")
    if fields["laufende_side"] is not None:
        seen.add("laufende of " + fields["laufende_side"])
    return seen


def test_engine_and_oracle_agree_at_every_step_and_in_the_settlement() -> None:
    seen = Counter(event for seed in range(500) for event in compare(seed))
    kinds = ("rufer", "wenz", "solo", "wenz-tout", "solo-tout")
    expected = {
        "passed out",
        "sie won",
        *(f"{kind} {end}" for kind in kinds for end in ("won", "lost")),
        *("none", "schneider", "schwarz", "searched", "escaped"),
        *("laufende of declarer", "laufende of defenders"),
    }
    assert expected == set(seen), "the deals no longer reach everything that can happen"
