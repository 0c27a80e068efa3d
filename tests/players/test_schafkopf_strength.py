"""What Schafkopf hands and settlements are worth to the player, against results worked out by hand."""

import random

import pytest

from cardavia.cards import GERMAN
from cardavia.games.base import observation
from cardavia.games.schafkopf import SCHAFKOPF
from cardavia.games.schafkopf_contracts import CONTRACTS
from cardavia.players.levels import Skills
from cardavia.players.schafkopf_aim import payoff, value_of
from cardavia.players.schafkopf_auction import by_features
from cardavia.players.schafkopf_cards import lexicon_of, terms_of
from cardavia.players.schafkopf_evidence import Evidence
from cardavia.players.schafkopf_feel import feel
from cardavia.players.schafkopf_knowledge import read
from cardavia.players.schafkopf_strength import GOALS, SIZES, chances, features, kind_of
from cardavia.players.schafkopf_tables import WEIGHTS


def cards(texts: str) -> int:
    return GERMAN.set_of(texts.split())


def random_hands(number: int) -> list[int]:
    rng = random.Random(7)
    return [sum(1 << card for card in rng.sample(range(32), 8)) for _ in range(number)]


@pytest.mark.parametrize(
    ("contract", "held", "value"),
    [
        ("rufer E", "EO GO SO EU", 1),  # two Laufende are not paid
        ("rufer E", "EO GO HO EU", 4),
        ("rufer E", "HA", 1 + 8 + 0),  # without all eight courts, but with the highest of hearts
        ("wenz", "EU GU", 7),
        ("wenz", "EU HU", 5),
        ("solo G", "EO GO HO SO EU", 10),
        ("wenz-tout", "EU GU HU", 16),
        ("solo-tout G", "GO HO SO", 10),  # the opponents' single Laufender is not paid
    ],
)
def test_the_value_counts_the_laufende_of_either_side(contract, held, value):
    assert value_of(CONTRACTS[contract], cards(held)) == value


def test_the_payoff_rises_at_thirty_one_sixty_one_and_ninety_one():
    # with one card in hand hardly any doubt is left; a card point counts 0.01
    for points, worth in (
        (0, -7),
        (1, -6),
        (30, -6),
        (31, -5),
        (60, -5),
        (61, 5),
        (90, 5),
        (91, 6),
        (120, 7),
    ):
        assert payoff(5, points, 1) == pytest.approx(worth + 0.01 * points, abs=0.3)


def test_early_in_the_deal_a_margin_counts():
    assert payoff(5, 70, 7) > payoff(5, 62, 7) + 1
    assert payoff(5, 70, 1) < payoff(5, 62, 1) + 0.2


def test_every_hand_has_features_within_the_table():
    for hand in random_hands(300):
        for contract in CONTRACTS.values():
            if contract.name != "sie" and contract.fits(hand):
                found = features(contract, hand, 2)
                assert max(found) < SIZES[kind_of(contract)]
                assert len(set(found)) >= 5


def test_the_tables_have_a_weight_for_every_feature():
    assert set(WEIGHTS) == {(kind, goal) for kind in SIZES for goal in GOALS}
    for (kind, _), weights in WEIGHTS.items():
        assert len(weights) == SIZES[kind]


@pytest.mark.parametrize(
    ("contract", "better", "worse"),
    [
        ("solo H", "EO GO HO EU GU HA HT EA", "SO SU H9 H8 H7 EA G7 S8"),
        ("rufer G", "EO GO EU GU HA HT G7 EA", "SO SU H7 G7 G8 E7 E8 ST"),
        ("wenz", "EU GU HU EA ET EK GA S7", "SU E7 EK G7 GK H7 HK ST"),
    ],
)
def test_high_trumps_and_aces_make_a_hand_stronger(contract, better, worse):
    assert chances(CONTRACTS[contract], cards(better), 0)[1] > 0.8
    assert chances(CONTRACTS[contract], cards(worse), 0)[1] < 0.4


def test_a_call_game_is_worth_less_while_others_may_still_outbid_it():
    contract, hand = CONTRACTS["rufer G"], cards("EO GO EU GU HA HT G7 EA")
    first, last = (by_features(contract, hand, place) for place in (0, 3))
    assert first.worth < last.worth
    assert last.worth > 1


def test_kernel_sets_name_the_same_cards_for_every_contract():
    for contract in CONTRACTS.values():
        if contract.name != "sie":
            layout = lexicon_of(contract).layout
            for hand in random_hands(5):
                names = layout.names(lexicon_of(contract).bits(hand))
                assert sum(1 << card for card in names) == hand


def test_the_partner_is_named_once_the_ace_is_gone():
    assert terms_of("rufer E", 1, None, False).join_ace
    named = terms_of("rufer E", 1, 3, True)
    assert not named.join_ace
    assert named.score == named.maxi == 0b1010
    assert terms_of("solo E", 1, None, False).score == 0b0010


def test_a_seat_that_passed_probably_holds_no_solo():
    state = SCHAFKOPF.start(SCHAFKOPF.deal(random.Random(3), dealer=3)).act(0, "pass")
    seen = observation(state, 1)
    own = state.hands[1]
    weigh = Evidence(state, read(seen, Skills()))
    rest = [card for card in range(32) if not own >> card & 1]
    courts = [card for card in rest if card & 7 in (4, 5)]
    others = [card for card in rest if card not in courts]

    def world(first: list[int]) -> tuple[int, ...]:
        left = [card for card in rest if card not in first]
        return (
            sum(1 << card for card in first[:8]),
            own,
            sum(1 << card for card in left[:8]),
            sum(1 << card for card in left[8:]),
        )

    strong = world((courts + others)[:8])
    weak = world((others + courts)[:8])
    assert weigh(weak) > 4 * weigh(strong)


def test_a_beginner_counts_trumps_and_aces():
    solo = [CONTRACTS["solo H"]]
    assert feel(solo, cards("EO GO HU SU HA HT EA G7"), cautious=False) == CONTRACTS["solo H"]
    assert feel(solo, cards("EO GO HU HA EA E9 GT G7"), cautious=False) is None
    assert feel(solo, cards("EO GO HU HA H9 EA GA G7"), cautious=False) == CONTRACTS["solo H"]


def test_a_cautious_player_wants_high_trumps_too():
    solo = [CONTRACTS["solo H"]]
    without_obers = cards("HU SU HA HT HK H9 EA GA")
    assert feel(solo, without_obers, cautious=False) == CONTRACTS["solo H"]
    assert feel(solo, without_obers, cautious=True) is None
    assert feel(solo, cards("EO GO HU HA HT H9 EA GA"), cautious=True) == CONTRACTS["solo H"]
