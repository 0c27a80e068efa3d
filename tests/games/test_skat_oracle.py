"""The Skat engine agrees with a second reading of the rules, step by step, over random deals."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from oracle_skat import PACK, Oracle, dealt, strength, trump_row

from cardavia.games.base import IllegalAction
from cardavia.games.skat import SKAT, SkatState

STRONG_HANDS = [
    ["EU", "GU", "HU", "SU", "HA", "HT", "HK", "HO", "H9", "H8"],
    ["EU", "GU", "HU", "EA", "ET", "GA", "GT", "SA"],
    ["SU", "SA", "ST", "SK", "SO", "S9", "S8"],
]
WEAK_HANDS = [
    ["S7", "S8", "S9", "ST", "H7", "H8", "E7", "E8"],
    ["E7", "E8", "G7", "G8", "H7", "H8", "S7", "S8"],
]
"""Cards given to one seat, so that Schwarz, won Null games and long runs of matadors occur."""

WANTED = ["E", "G", "H", "S", "grand", "null", "null-ouvert"]


def stacked_pack(rng: random.Random, wanted: str) -> list[str]:
    """A random pack; in every second one the cards of forehand suit a contract."""
    pack = list(PACK)
    rng.shuffle(pack)
    hands = WEAK_HANDS if wanted.startswith("null") else STRONG_HANDS
    if rng.random() < 0.5:
        places = [*range(3), *range(11, 15), *range(23, 26)]
        for place, card in zip(places, rng.choice(hands), strict=False):
            other = pack.index(card)
            pack[place], pack[other] = pack[other], pack[place]
    return pack


def chosen(rng: random.Random, oracle: Oracle, wanted: str, boldness: float) -> str:
    """A random action: low bids, a wanted contract, and high cards of one seat in some deals."""
    legal = oracle.legal
    if legal[-1] == "pass":
        bids = sorted((text for text in legal if text.startswith("bid")), key=lambda text: int(text[4:]))
        if rng.random() > boldness:
            return "pass"
        if "hold" in legal:
            return "hold"
        return rng.choice(bids[:3] if rng.random() < 0.9 else bids) if bids else "pass"
    if f"declare {wanted}" in legal:
        return f"declare {wanted}"
    if legal[0].startswith("play") and rng.random() < 0.8:
        own, contract = oracle.turn == oracle.declarer, oracle.contract
        high = (contract not in ("null", "null-ouvert")) == (own == (boldness < 0.7))
        return (max if high else min)(legal, key=lambda text: strength(contract, text[5:]))
    return rng.choice(legal)


def compare(seed: int) -> set[str]:
    """Play one deal in both readings and compare every step; what occurred in it."""
    rng = random.Random(seed)
    dealer, wanted = rng.randrange(3), rng.choice(WANTED)
    pack = stacked_pack(rng, wanted)
    boldness = rng.choice([0.1, 0.6, 0.8, 0.95])
    deal = SKAT.distribute([SKAT.pack.parse(text) for text in pack], dealer, SKAT.fresh_before())
    hands, skat = dealt(pack, dealer)
    assert [set(SKAT.pack.texts(hand)) for hand in deal.hands] == list(map(set, hands))
    assert [SKAT.pack.text(card) for card in deal.stock] == skat
    oracle = Oracle(dealer, hands, skat)
    state: SkatState = SKAT.start(deal)
    texts = SKAT.vocabulary.texts()
    while oracle.turn is not None:
        assert (state.to_act, state.legal_texts()) == (oracle.turn, oracle.legal), seed
        for text in rng.sample(texts, 3):
            if text not in oracle.legal:
                with pytest.raises(IllegalAction):
                    state.act(oracle.turn, text)
        text = chosen(rng, oracle, wanted, boldness)
        state = state.act(oracle.turn, text)
        oracle.act(text)
    return compare_ends(seed, state, oracle)


def compare_ends(seed: int, state: SkatState, oracle: Oracle) -> set[str]:
    settlement = state.settlement()
    assert settlement is not None and state.legal_actions() == ()
    fields = oracle.settlement()
    assert settlement.fields() == fields, seed
    assert state.after() == oracle.after(), seed
    if fields["thrown_in"]:
        return {"thrown in"}
    end = "won" if fields["won"] else "lost"
    kind = fields["contract"] if fields["contract"] in ("grand", "null", "null-ouvert") else "suit"
    seen = {f"{kind}{' hand' * fields['hand']} {end}", f"seat {(oracle.declarer or 0) - oracle.dealer}"}
    if "matadors" in fields:
        points = fields["card_points"][0]
        seen |= {f"{name} {end}" for name in ("schneider", "schwarz") if fields[name]}
        seen |= {"overbid"} if fields["overbid"] else set()
        seen |= {"overbid with enough points"} if fields["overbid"] and points > 60 else set()
        seen |= {"with" if fields["matadors"] > 0 else "without"}
        seen |= {"matadors beyond the Unters"} if abs(fields["matadors"]) > 4 else set()
        seen |= (
            {"a matador in the Skat"} if set(trump_row(fields["contract"])[:4]) & set(oracle.skat) else set()
        )
    return seen


def test_engine_and_oracle_agree_at_every_step_and_in_the_settlement() -> None:
    seen = Counter(event for seed in range(600) for event in compare(seed))
    kinds = ("suit", "grand", "null", "null-ouvert")
    expected = {
        *("thrown in", "overbid", "overbid with enough points", "with", "without"),
        *("matadors beyond the Unters", "a matador in the Skat"),
        *(f"{kind}{hand} {end}" for kind in kinds for hand in ("", " hand") for end in ("won", "lost")),
        *(f"{name} {end}" for name in ("schneider", "schwarz") for end in ("won", "lost")),
        *(f"seat {distance}" for distance in (-2, -1, 0, 1, 2)),
    }
    assert expected == set(seen), "the deals no longer reach everything that can happen"
