"""The Preference engine agrees with a second reading of the rules, step by step, over random deals."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import msgspec
import pytest
from oracle_preference import Oracle

from cardavia.games.preference import PREFERENCE, PreferenceState
from cardavia.games.preference_settlement import PreferenceBefore

BIASES: dict[str, dict[str, float]] = {
    "even": {},
    "numbers": {"bid": 40, "hold": 8, "game": 0.1, "hearts": 0.1, "stay": 4},
    "low numbers": {"bid": 3, "game": 0.2, "hearts": 0.1, "pass": 2},
    "games": {"game": 3, "hearts": 0.3, "bid": 0.3, "stay": 5, "pass": 0.3},
    "hearts": {"hearts": 20, "stay": 6, "announce-no-aces": 3},
    "invitations": {"invite": 6, "pass": 0.5},
    "shy": {"pass": 20},
}


def stacked_pack(rng: random.Random) -> list[int]:
    """A random pack; in a third of all deals the aces lie together, for four aces and for none."""
    pack = PREFERENCE.shuffled(rng)
    if rng.random() < 1 / 3:
        places = sorted(rng.choice([[0, 1, 2, 11], [3, 4, 15, 9], [29, 30, 31, 10], [6, 7, 8, 19]]))
        for place, suit in zip(places, range(4), strict=True):
            other = pack.index(suit * 8 + 7)
            pack[place], pack[other] = pack[other], pack[place]
    return pack


def random_before(rng: random.Random) -> PreferenceBefore:
    """Balances and a small pot, so that pots run empty."""
    pot = 10 * rng.randint(1, 4)
    first, second = rng.randint(-90, 90), rng.randint(-90, 90)
    return PreferenceBefore((first, second, -pot - first - second), pot)


def chosen(rng: random.Random, texts: list[str], bias: dict[str, float]) -> str:
    return rng.choices(texts, [bias.get(text.split()[0], 1) for text in texts])[0]


def compare(seed: int, bias: dict[str, float]) -> dict[str, Any]:
    """One random deal on both; the settlement."""
    rng = random.Random(seed)
    deal = PREFERENCE.distribute(stacked_pack(rng), rng.randrange(3), random_before(rng))
    before = deal.before
    assert isinstance(before, PreferenceBefore)
    state: PreferenceState = PREFERENCE.start(deal)
    oracle = Oracle(
        deal.dealer,
        [PREFERENCE.pack.texts(hand) for hand in deal.hands],
        [PREFERENCE.pack.text(card) for card in deal.stock],
        list(before.balances),
        before.pot,
    )
    while state.to_act is not None:
        texts = state.legal_texts()
        assert texts == oracle.legal()
        assert state.to_act == oracle.turn
        text = chosen(rng, texts, bias)
        state = state.act(state.to_act, text)
        oracle.act(text)
    assert oracle.turn is None
    settlement, after = state.settlement(), state.after()
    assert settlement is not None and after is not None
    fields: dict[str, Any] = msgspec.to_builtins(settlement.fields())
    assert msgspec.json.decode(msgspec.json.encode(fields)) == oracle.settlement()
    assert msgspec.json.decode(msgspec.json.encode(after)) == oracle.after()
    return fields


@pytest.mark.parametrize("name", BIASES)
def test_engine_and_second_reading_agree_on_random_deals(name: str) -> None:
    outcomes = [compare(1000 * number + len(name), BIASES[name]) for number in range(60)]
    assert len({str(fields.get("contract")) for fields in outcomes}) >= 2


def test_the_random_deals_reach_every_contract_and_every_bonus() -> None:
    seen: Counter[str] = Counter()
    for number in range(300):
        bias = list(BIASES.values())[number % len(BIASES)]
        fields = compare(number, bias)
        if fields["void"]:
            seen["void"] += 1
            continue
        seen[fields["contract"]] += 1
        seen["host"] += fields["host"] is not None
        seen["refill"] += fields["refill"] != 0
        seen["both"] += len(fields["stayed"]) == 2
        for key, bonus in fields["bonuses"].items():
            seen[f"{key} {bonus}"] += bonus != 0
    wanted = ["void", "bid 1", "bid 2", "bid 3", "bid 4", "game C", "game S", "game D", "hearts", "host"]
    wanted += ["refill", "both", "hearts 10", "hearts -10", "four_aces 10", "no_aces 10", "no_aces -10"]
    assert [key for key in wanted if not seen[key]] == []
