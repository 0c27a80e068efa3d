"""Hand features, contract worth and the payoff of points, against arithmetic done by hand."""

import random
from itertools import combinations

import pytest

from cardavia.cards import GERMAN, card_set, cards_of, points_in
from cardavia.games.skat_contracts import CONTRACTS, NULLS, ORDERS
from cardavia.players.skat_aim import SLOPE, aim_of
from cardavia.players.skat_cards import LEXICONS
from cardavia.players.skat_contracts import Standing, best_prospects, discards, game_value, worth
from cardavia.players.skat_strength import features, kind_of, solved_odds, win_chance
from cardavia.players.skat_tables import WEIGHTS


def cards(texts: str) -> int:
    return GERMAN.set_of(texts.split())


@pytest.mark.parametrize("contract", CONTRACTS)
def test_kernel_bits_rank_every_suit_like_the_rules(contract):
    lexicon = LEXICONS[contract]
    for group in ORDERS[contract].groups:
        bits = [lexicon.bits(1 << card) for card in group]
        assert bits == sorted(bits, reverse=True)
    for card in range(32):
        assert lexicon.cards(lexicon.bits(1 << card)) == 1 << card


@pytest.mark.parametrize("contract", CONTRACTS)
def test_odds_are_the_sum_of_the_weights_of_the_features(contract):
    rng = random.Random(7)
    weights = WEIGHTS[kind_of(contract), 61]
    null = kind_of(contract) == "null"
    for _ in range(300):
        deck = rng.sample(range(32), 12)
        ten, away, place = card_set(deck[:10]), card_set(deck[10:]), rng.randrange(3)
        total = sum(weights[index] for index in features(contract, ten, place))
        put, closed = (0.0, 0.0) if null else (weights[-1] * points_in(away) / 10, weights[-2])
        assert solved_odds(contract, ten, place, away) == pytest.approx(total + put)
        assert solved_odds(contract, ten, place, None) == pytest.approx(total + closed)


def test_better_cards_make_a_contract_likelier():
    away = cards("G7 S8")
    weak = win_chance("E", cards("GU EA E9 E8 E7 HA HK SO S9 S7"), 1, away)
    better = win_chance("E", cards("EU GU EA E9 E8 HA HK SO S9 S7"), 1, away)
    strong = win_chance("E", cards("EU GU HU EA ET E9 HA HT SA S7"), 1, away)
    assert weak < better < strong
    assert strong > 0.9
    assert win_chance("null", cards("E7 E8 E9 G7 G9 GU H7 H8 S7 S9"), 1, away) > 0.8
    assert win_chance("null", cards("EA EK G9 GU HK HO H8 H9 SA ST"), 1, away) < 0.2


@pytest.mark.parametrize(
    ("contract", "held", "hand", "value"),
    [
        ("H", "EU GU HA HT HK H9 EA E7 GA G8 S7 S8", False, 30),
        ("S", "HU SU SA ST SK S9 EA E7 GA G8 H7 H8", False, 27),
        ("grand", "GU HU SU SA ST SK S9 EA E7 GA H7 H8", True, 72),
        ("null", "E7 E8", True, 35),
        ("null-ouvert", "E7 E8", False, 46),
    ],
)
def test_game_values(contract, held, hand, value):
    assert game_value(contract, cards(held), hand) == value


def test_worth_is_the_expected_seeger_count():
    # hearts with 2 = 30: won 30 + 50, lost 60 + 50 and 40 to each opponent's good
    assert worth("H", 30, 1.0, 0.0, 30) == 80
    assert worth("H", 30, 0.0, 0.0, 18) == -150
    assert worth("H", 30, 0.75, 0.0, 24) == 0.75 * 80 - 0.25 * 150
    # Schneider adds one base value
    assert worth("H", 30, 1.0, 0.5, 30) == 85
    # bid 40: only Schneider covers it; otherwise the lifted 40 is lost
    assert worth("H", 30, 1.0, 0.25, 40) == 0.25 * 90 - 0.75 * 170
    # bid 48: out of reach, 50 is lost
    assert worth("H", 30, 1.0, 1.0, 48) == -190
    # a Null below the bid may not be declared
    assert worth("null", 23, 1.0, 0.0, 24) < -500


def test_payoff_of_points_is_the_settlement():
    aim = aim_of("H", 30, 30)
    payoffs = {points: aim.payoff(points) - SLOPE * points for points in (0, 30, 31, 60, 61, 89, 90, 120)}
    # lost in Schneider: hearts 40 twice, 50 and 40; lost; won; won with Schneider
    expected = {0: -170, 30: -170, 31: -150, 60: -150, 61: 80, 89: 80, 90: 90, 120: 90}
    assert payoffs == pytest.approx(expected)


def test_payoff_when_only_schneider_covers_the_bid():
    aim = aim_of("H", 30, 40)
    assert aim.goal == 90
    assert aim.payoff(89) - SLOPE * 89 == pytest.approx(-170)
    assert aim.payoff(90) - SLOPE * 90 == pytest.approx(90)


def test_a_game_that_is_overbid_for_good_has_no_goal():
    aim = aim_of("S", 18, 36)
    assert aim.goal > 120
    assert aim.payoff(120) - SLOPE * 120 == pytest.approx(-162)


@pytest.mark.parametrize("contract", CONTRACTS)
def test_discards_are_pairs_of_the_hand_and_keep_trumps_and_aces(contract):
    rng = random.Random(3)
    for _ in range(100):
        twelve = card_set(rng.sample(range(32), 12))
        pairs = discards(contract, twelve)
        assert pairs
        assert len(set(pairs)) == len(pairs)
        legal = {1 << a | 1 << b for a, b in combinations(cards_of(twelve), 2)}
        assert set(pairs) <= legal
        plain = twelve & ~ORDERS[contract].trumps
        if contract not in NULLS and plain.bit_count() >= 2:
            assert all(pair & plain == pair for pair in pairs)


def test_a_hand_with_nearly_all_trumps_still_finds_two_cards():
    twelve = cards("EU GU HU SU EA ET EK EO E9 E8 E7 SA")
    assert all(pair.bit_count() == 2 for pair in discards("E", twelve))


def test_four_unters_and_aces_are_declared_as_grand_or_better():
    best = best_prospects(cards("EU GU HU SU EA ET GA GT HA S7 S8 H7"), Standing(0), 18)[0]
    assert best.contract == "grand"
    assert best.value == 120
    assert best.chance > 0.95
