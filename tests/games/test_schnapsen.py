"""Schnapsen: what a record with an expected answer cannot say."""

from __future__ import annotations

import random

import pytest
from schnapsen_stories import (
    after,
    cards,
    jack_and_pair,
    played_out,
    random_states,
    settled,
    started,
    trump_pair,
)

from cardavia.cards import FRENCH, card_set, points_in
from cardavia.games.base import Before
from cardavia.games.schnapsen import SCHNAPSEN
from cardavia.games.schnapsen_settlement import Closure, SchnapsenBefore

# ---------------------------------------------------------------- pack and deal


def test_pack_has_twenty_cards_worth_120() -> None:
    assert FRENCH.texts(SCHNAPSEN.cards) == sorted(suit + rank for suit in "CSHD" for rank in "ATKQJ")
    assert points_in(SCHNAPSEN.cards) == 120


@pytest.mark.parametrize("dealer", [0, 1])
def test_three_cards_each_then_the_indicator_then_two_each_non_dealer_first(dealer: int) -> None:
    pack = [FRENCH.parse(suit + rank) for suit in "CSHD" for rank in "ATKQJ"]
    deal = SCHNAPSEN.distribute(pack, dealer, SchnapsenBefore())
    assert deal.hands[1 - dealer] == cards("CA CT CK SK SQ")
    assert deal.hands[dealer] == cards("CQ CJ SA SJ HA")
    assert " ".join(FRENCH.text(each) for each in deal.stock) == "HT HK HQ HJ DA DT DK DQ DJ ST"


def test_indicator_is_trump_and_the_non_dealer_leads() -> None:
    state = SCHNAPSEN.start(SCHNAPSEN.deal(random.Random(5), dealer=0))
    assert state.to_act == state.leader == 1
    assert state.indicator == state.deal.stock[-1]
    assert state.trump == state.deal.stock[-1] >> 3
    assert state.stock_left == 10


def test_first_dealer_is_drawn_from_the_source_of_the_deal() -> None:
    assert {SCHNAPSEN.deal(random.Random(seed)).dealer for seed in range(20)} == {0, 1}
    assert SCHNAPSEN.deal(random.Random(9)) == SCHNAPSEN.deal(random.Random(9))


@pytest.mark.parametrize("match", [(0, 7), (8, 1), (3, -1)])
def test_match_score_outside_one_to_seven_is_no_record(match: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="1 to 7"):
        SCHNAPSEN.check_before(SchnapsenBefore(match))


def test_match_score_must_be_there_and_may_be_one_to_seven() -> None:
    SCHNAPSEN.check_before(SchnapsenBefore((1, 7)))
    assert SCHNAPSEN.fresh_before() == SchnapsenBefore((7, 7))
    with pytest.raises(ValueError, match="match score"):
        SCHNAPSEN.check_before(Before())


# ---------------------------------------------------------------- draws and counts


def test_winner_draws_first_and_the_indicator_goes_to_the_loser_of_the_fifth_trick() -> None:
    state = started(("SA ST SK SQ SJ", "DA DT DK DQ DJ"), "CA CT CK CQ CJ HA HT HK HQ HJ")
    state = after(state, "play SJ", "play DJ")
    assert (state.hands[0] & cards("CA CT"), state.hands[1] & cards("CA CT")) == (cards("CA"), cards("CT"))
    state = after(state, "play SQ", "play DQ", "play SK", "play DK", "play CA", "play CT")
    assert state.stock_left == 2 and state.stock_open
    state = after(state, "play CK", "play CQ")
    assert state.stock_left == 0 and not state.stock_open
    assert state.hands == (cards("SA ST CJ HT HQ"), cards("DA DT HA HK HJ"))


def test_exchanged_jack_is_the_card_that_the_loser_of_the_fifth_trick_takes() -> None:
    state = started(("SA ST HK HQ HJ", "DA DT DK DQ DJ"), "CA CT CK CQ CJ SK SQ SJ HT HA")
    state = after(state, "exchange", "play HQ", "play DJ")
    assert FRENCH.text(state.indicator) == "HJ"
    assert state.stock_left == 8
    state = after(state, "play ST", "play DQ", "play CA", "play CT", "play CK", "play CQ")
    assert not state.finished and state.tricks == (4, 0)
    state = after(state, "play CJ", "play SK")
    assert state.tricks == (5, 0) and state.stock_left == 0
    assert state.hands[1] >> FRENCH.parse("HJ") & 1


def test_counts_are_the_sizes_of_the_hands_in_every_state() -> None:
    for state in random_states(60, 1):
        assert state.counts() == tuple(hand.bit_count() for hand in state.hands)


def test_tricks_hands_table_and_stock_make_the_pack_in_every_state() -> None:
    for state in random_states(60, 2):
        undrawn = [*state.deal.stock[len(state.draws) : -1], *([state.indicator] if state.stock_left else [])]
        places = [*state.hands, *state.taken, card_set(state.trick), card_set(undrawn)]
        assert sum(places) == SCHNAPSEN.cards


# ---------------------------------------------------------------- the leader's turn


def test_exchanged_indicator_may_complete_a_marriage_in_the_same_turn() -> None:
    state = after(jack_and_pair(), "exchange", "close", "marry HQ")
    assert state.pending == (40, 0) and state.points == (0, 0)
    assert state.closure == Closure(0, 0)
    assert state.to_act == 1


def test_legal_texts_are_sorted_as_plain_strings() -> None:
    for state in random_states(40, 3):
        assert state.legal_texts() == sorted(state.legal_texts())


def test_pending_bonus_is_added_with_the_first_trick_of_the_declarer() -> None:
    state = started(("SK SQ HA CA CJ", "SA ST DA DT DK"), "DQ DJ CT CK CQ SJ HT HK HQ HJ")
    state = after(state, "marry SK", "play SA")
    assert state.points == (0, 15) and state.pending == (20, 0)
    state = after(state, "play DK", "play HA")
    assert state.points == (20 + 4 + 11, 15) and state.pending == (0, 0)


def test_pending_bonus_is_not_in_the_record_at_closure() -> None:
    state = started(("SK SQ HA CA CJ", "SA ST DA DT DK"), "DQ DJ CT CK CQ SJ HT HK HQ HJ")
    state = after(state, "marry SK", "play SA", "close")
    assert state.closed_by == 1
    assert state.closure == Closure(0, 0)


def test_record_at_closure_stays_when_the_opponent_wins_later_tricks() -> None:
    state = started(("SA ST SK HA HT", "DA DT SQ SJ CA"), "DQ DJ CT CK CQ DK CJ HK HQ HJ")
    state = after(state, "play SK", "play SJ", "close", "play ST", "play SQ", "play HA", "play CA")
    assert state.points == (6 + 13 + 22, 0)
    state = after(state, "play HT", "play DT", "play DQ", "play DA", "play DJ", "play SA")
    settlement = settled(state)
    assert (settlement.points, settlement.tricks) == ((61, 14 + 13), (4, 2))
    assert settlement.closure == Closure(0, 0)
    assert settlement.scores == (0, 3)


# ---------------------------------------------------------------- boundaries


def test_marriage_that_makes_exactly_66_ends_the_deal_unanswered() -> None:
    state = after(trump_pair("DA"), "play SA", "play SJ", "play DA", "play DJ")
    assert state.points == (26, 0)
    state = after(state, "marry HQ")
    assert state.finished and state.legal_texts() == []
    assert state.trick == (FRENCH.parse("HQ"),)
    assert settled(state).points == (66, 0)
    assert settled(state).scores == (3, 0)


def test_marriage_that_makes_65_is_answered() -> None:
    state = after(trump_pair("DT"), "play SA", "play SJ", "play DT", "play DJ", "marry HQ")
    assert state.points == (65, 0)
    assert not state.finished and state.to_act == 1


@pytest.mark.parametrize(
    ("led", "thrown", "loser_points", "game_points"), [("SA", "ST", 33, 1), ("ST", "HT", 32, 2)]
)
def test_loser_with_33_card_points_gives_one_game_point_and_with_32_two(
    led: str, thrown: str, loser_points: int, game_points: int
) -> None:
    last = "HT" if thrown == "ST" else "SA"
    state = started(
        (f"{thrown} DJ CK CQ HA", f"{led} DT HJ HQ SQ"), f"SK DA SJ DK HK DQ CT CA {last} CJ", dealer=0
    )
    tricks = [led, thrown, "DT", "DJ", "HJ", "HA"]
    state = after(state, *(f"play {text}" for text in tricks), "marry CK", "play HQ", "play DA", "play DQ")
    settlement = settled(state)
    assert settlement.points == (13 + 40 + 7 + 14, loser_points)
    assert settlement.scores == (game_points, 0)
    assert settlement.tricks == (3, 2)


def test_last_trick_wins_one_game_point_when_nobody_has_66() -> None:
    state = played_out()
    settlement = settled(state)
    assert sum(settlement.points) == 120 and max(settlement.points) <= 65
    assert settlement.winner == state.leader
    assert sum(settlement.scores) == settlement.scores[state.leader] == 1


def test_closer_who_stays_below_66_loses_three_if_the_opponent_had_no_trick() -> None:
    state = started(("SJ SQ DJ DQ HJ", "SA ST DA DT HA"), "CA CT CK CQ CJ SK DK HT HQ HK")
    state = after(state, "close", "play SJ", "play SA", "play HA", "play HJ", "play DA", "play DQ")
    state = after(state, "play DT", "play DJ", "play ST", "play SQ")
    settlement = settled(state)
    assert settlement.points == (0, 65)
    assert (settlement.reason, settlement.scores) == ("closer-failed", (0, 3))


# ---------------------------------------------------------------- match


def test_match_score_never_goes_below_zero_and_the_match_is_over() -> None:
    state = started(("SA DA HK HQ CA", "SJ DJ CJ SQ DQ"), "CQ CK ST CT SK DK DT HA HT HJ", match=(1, 5))
    state = after(state, "play SA", "play SJ", "play DA", "play DJ", "marry HQ")
    assert state.after() == {"match": [0, 5], "dealer": None, "match_winner": 0}


def test_next_deal_has_the_other_dealer_while_both_scores_are_above_zero() -> None:
    state = started(("SA DA HK HQ CA", "SJ DJ CJ SQ DQ"), "CQ CK ST CT SK DK DT HA HT HJ", match=(4, 5))
    assert state.after() is None and state.settlement() is None
    state = after(state, "play SA", "play SJ", "play DA", "play DJ", "marry HQ")
    assert state.after() == {"match": [1, 5], "dealer": 0, "match_winner": None}


# ---------------------------------------------------------------- settlement of random deals


def test_one_seat_wins_one_to_three_and_the_items_give_the_totals() -> None:
    for state in random_states(300, 4):
        settlement = state.settlement()
        assert (settlement is not None) == state.finished
        if settlement is None:
            continue
        assert sorted(settlement.scores)[0] == 0
        assert 1 <= settlement.scores[settlement.winner] <= 3
        for seat in (0, 1):
            items = [item for item in settlement.items if item.payee == seat]
            assert sum(item.amount for item in items if item.unit == "points") == settlement.points[seat]
            won = sum(item.amount for item in items if item.unit == "game_points")
            assert won == settlement.scores[seat]


def test_a_marriage_that_never_counted_is_listed_with_nothing() -> None:
    state = started(("SK SQ CJ HJ DJ", "SA ST DA DT HA"), "HT CA CK CQ CT HK DQ SJ DK HQ")
    state = after(state, "marry SQ", "play SA", "play DA", "play DJ", "play HA", "play HJ")
    state = after(state, "play DT", "play CA", "play HT", "play CQ")
    settlement = settled(state)
    assert settlement.points == (0, 14 + 13 + 13 + 21 + 13)
    assert settlement.scores == (0, 3)
    listed = {item.key: item for item in settlement.items}
    assert listed["marriage-without-trick"].amount == 0
    assert listed["marriage-without-trick"].cards == cards("SK SQ")


# ---------------------------------------------------------------- for an interface


def test_ranking_has_trumps_first_from_the_ace_down() -> None:
    order = jack_and_pair().order()
    assert order is not None
    assert [FRENCH.text(each) for each in order.groups[0]] == ["HA", "HT", "HK", "HQ", "HJ"]
    assert len(order.groups) == 4


def test_every_action_has_a_group_of_the_phase() -> None:
    groups = {
        SCHNAPSEN.group_of(action) for state in random_states(40, 16) for action in state.legal_actions()
    }
    assert groups == {"cards", *SCHNAPSEN.phases[0].groups}
