"""Bidding of the Skat player: by chances, by feel, and by what the others said."""

import pytest

from cardavia.cards import GERMAN, card_set
from cardavia.games.actions import Bid
from cardavia.games.base import Deal, observation
from cardavia.games.skat import SKAT, SkatState
from cardavia.games.skat_actions import HOLD, PASS, PICKUP
from cardavia.players.base import Cancel, Cancelled
from cardavia.players.levels import LEVELS, Skills
from cardavia.players.skat_auction import outlook
from cardavia.players.skat_contracts import Standing
from cardavia.players.skat_evidence import standing_of
from cardavia.players.skat_feel import feel, feel_contract
from cardavia.players.skat_player import LEAVING, PASSING, pass_worth, player

STRONG = "EU GU HU EA ET EK E9 GA HA S7"
WEAK = "E7 E8 GT G9 HK HO HT S8 SK SO"


def cards(texts: str) -> int:
    return GERMAN.set_of(texts.split())


def table(forehand: str, middlehand: str) -> SkatState:
    """Rearhand (seat 0) deals; the cards not named lie with rearhand and in the Skat."""
    one, two = cards(forehand), cards(middlehand)
    others = [card for card in range(32) if not (one | two) >> card & 1]
    state = SKAT.start(Deal(0, (card_set(others[:10]), one, two), tuple(others[10:])))
    assert isinstance(state, SkatState)
    return state


def test_a_strong_hand_is_worth_more_at_every_bid_and_less_at_higher_ones():
    strong, weak = (outlook(cards(hand), Standing(0), 18, 1, 40, Cancel()) for hand in (STRONG, WEAK))
    for bid in (18, 24, 36, 48, 60, 96):
        assert strong.worth(bid) > weak.worth(bid)
    worths = [strong.worth(bid) for bid in (18, 48, 96, 144, 240)]
    assert worths == sorted(worths, reverse=True)
    assert worths[0] > 60
    assert worths[-1] < -200


def test_silent_others_make_a_game_likelier_and_rivals_less_likely():
    hand = cards("EU HU EA EK E9 E8 GA GT H7 S7")
    worth = {}
    for others in (-0.25, 0.0, 0.6):
        worth[others] = outlook(hand, Standing(0, others), 18, 1, 40, Cancel()).worth(18)
    assert worth[-0.25] < worth[0.0] < worth[0.6]


def test_what_the_others_said_is_read_from_the_auction():
    state = table(WEAK, STRONG)
    assert standing_of(state, 2, Skills()) == Standing(1, 0.0)
    passed = state.apply(PASS)
    assert standing_of(passed, 0, Skills()).others > 0
    assert standing_of(passed, 0, Skills(infers_from_bids=False)).others == 0
    bid = state.apply(Bid(18))
    assert standing_of(bid, 1, Skills()).others < 0
    # a bid of one's own says nothing about the others
    assert standing_of(bid.apply(PASS), 2, Skills()).others > 0


def test_a_pass_that_throws_the_deal_in_costs_nothing():
    state = table(WEAK, STRONG)
    assert pass_worth(state) == PASSING
    assert pass_worth(state.apply(Bid(18))) == LEAVING
    assert pass_worth(state.apply(PASS).apply(PASS)) == 0.0


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_bids_a_strong_hand_and_passes_a_weak_one(level):
    one = player(LEVELS[level])
    assert one.choose(observation(table(WEAK, STRONG), 2), 1, Cancel()).action == Bid(18)
    assert one.choose(observation(table(STRONG, WEAK), 2), 1, Cancel()).action == PASS
    assert one.choose(observation(table(STRONG, WEAK).apply(Bid(18)), 1), 1, Cancel()).action == HOLD


def test_a_beginner_counts_trumps_and_aces():
    # six trumps with EU and an ace beside them: with 1, acorns, 24
    assert feel(cards("EU EA EK E9 E8 E7 GA HK S9 S7")) == 24
    # five trumps and an ace are just enough, without the ace they are not
    assert feel(cards("EU EA EK E9 E8 GA HK HO S9 S7")) == 24
    assert feel(cards("EU EA EK E9 E8 GK HK HO S9 S7")) == 0
    assert feel_contract(cards("EU GU HU EA GA HK HO S9 S7 S8")) == "grand"
    assert feel_contract(cards("SU HA HK HO H9 GA EA EK S9 S7")) == "H"


def test_weaker_levels_always_take_the_skat():
    state = table(WEAK, STRONG).apply(Bid(18)).apply(PASS).apply(PASS)
    assert state.phase == "skat"
    for level in ("beginner", "club"):
        assert player(LEVELS[level]).choose(observation(state, 2), 1, Cancel()).action == PICKUP


def test_a_raised_flag_ends_the_auction_at_once():
    cancel = Cancel()
    cancel.set()
    with pytest.raises(Cancelled):
        outlook(cards(STRONG), Standing(0), 18, 1, 40, cancel)
