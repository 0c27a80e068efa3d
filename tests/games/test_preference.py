"""Preference: what the rule cases cannot say, in the order of the rule sheet."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec import UNSET
from preference_stories import (
    ACE_IN_TALON,
    ACELESS,
    BOTH_STAY,
    CLUBS,
    GAME_D,
    MIXED,
    NUMBER_1,
    VOIDS,
    cards,
    dealt,
    random_states,
    told,
)

from cardavia.cards import FRENCH
from cardavia.games.base import Before
from cardavia.games.preference import PREFERENCE, PreferenceState
from cardavia.games.preference_auction import (
    TRUMPS,
)
from cardavia.games.preference_settlement import Bonuses, PreferenceBefore

# ---------------------------------------------------------------- deal (PF-6 to PF-8)


def test_the_unshuffled_pack_is_dealt_in_packets_of_three_talon_four_three() -> None:
    pack = [FRENCH.parse(suit + rank) for suit in "CSDH" for rank in "AKQJT987"]
    deal = PREFERENCE.distribute(pack, 0, PREFERENCE.fresh_before())
    assert deal.hands[1] == cards("CA CK CQ SJ ST S9 S8 D7 HA HK")
    assert deal.hands[2] == cards("CJ CT C9 S7 DA DK DQ HQ HJ HT")
    assert deal.hands[0] == cards("C8 C7 SA DJ DT D9 D8 H9 H8 H7")
    assert [FRENCH.text(card) for card in deal.stock] == ["SK", "SQ"]


@pytest.mark.parametrize("dealer", range(3))
def test_the_seat_left_of_the_dealer_speaks_first_and_everyone_holds_ten(dealer: int) -> None:
    state = PREFERENCE.start(PREFERENCE.deal(random.Random(4), dealer))
    assert state.to_act == (dealer + 1) % 3
    assert state.counts() == (10, 10, 10)
    assert state.order() is None


# ---------------------------------------------------------------- auction (PF-9 to PF-19)


FIRST_CHANCE = ["game C", "game D", "game S", "hearts", "pass"]


@pytest.mark.parametrize(
    ("story", "legal"),
    [
        ("", ["bid 1", *FIRST_CHANCE]),
        ("bid 1", ["bid 2", *FIRST_CHANCE]),
        ("bid 1, bid 2", ["bid 3", *FIRST_CHANCE]),
        ("game C", ["game D", "game S", "hearts", "pass"]),
        ("game S", ["game D", "hearts", "pass"]),
        ("game D", ["hearts", "pass"]),
        ("bid 1, bid 2, pass", ["hold", "pass"]),
        ("bid 1, bid 2, pass, hold", ["bid 3", "pass"]),
        ("bid 1, bid 2, pass, hold, bid 3, hold", ["bid 4", "pass"]),
    ],
)
def test_legal_calls_are_those_of_the_table(story: str, legal: list[str]) -> None:
    state = MIXED
    for text in filter(None, story.split(", ")):
        assert state.to_act is not None
        state = state.act(state.to_act, text)
    assert state.legal_texts() == legal


@pytest.mark.parametrize(
    ("story", "taker", "contract"),
    [
        ("1 bid 1, 2 bid 2, 0 pass, 1 hold, 2 bid 3, 1 hold, 2 bid 4, 1 hold", 1, "bid 4"),
        ("1 bid 1, 2 game C, 0 game S", 0, "game S"),
        ("1 hearts", 1, "hearts"),
        ("1 game C, 2 pass, 0 hearts", 0, "hearts"),
    ],
)
def test_the_auction_ends_as_soon_as_nobody_has_a_call_but_pass(
    story: str, taker: int, contract: str
) -> None:
    state = told(MIXED, story)
    assert (state.taker, state.contract) == (taker, contract)


def test_three_passes_make_a_void_deal_without_payment() -> None:
    state = told(MIXED, "1 pass, 2 pass, 0 pass")
    settlement = state.settlement()
    assert settlement is not None
    assert settlement.fields() == {"scores": (0, 0, 0), "void": True, "pot_change": 0, "refill": 0}
    assert settlement.taker is UNSET
    assert state.after() == {"balances": (-30, -30, -30), "pot": 90, "dealer": 1}


# ---------------------------------------------------------------- exchange, trump, decisions (PF-20 to PF-29)


def test_the_taker_of_a_number_holds_twelve_cards_and_has_66_discards() -> None:
    state = told(MIXED, NUMBER_1)
    assert state.counts() == (10, 12, 10)
    assert state.hands[1].bit_count() == 12
    assert len(state.legal_actions()) == 66
    assert told(state, "1 discard S7 HQ") == told(state, "1 discard HQ S7")


@pytest.mark.parametrize(
    ("story", "legal"),
    [
        ("1 bid 1, 2 pass, 0 pass", "CDHS"),
        ("1 bid 1, 2 bid 2, 0 pass, 1 pass", "DHS"),
        ("1 bid 1, 2 bid 2, 0 bid 3, 1 pass, 2 pass", "DH"),
        ("1 bid 1, 2 bid 2, 0 pass, 1 hold, 2 bid 3, 1 hold, 2 bid 4, 1 pass", "H"),
    ],
)
def test_trump_is_at_least_as_high_as_the_number(story: str, legal: str) -> None:
    state = told(MIXED, story)
    state = state.apply(state.legal_actions()[0])
    assert state.legal_actions() == tuple(TRUMPS[suit] for suit in legal)


def test_a_game_is_played_with_the_ten_dealt_cards() -> None:
    state = told(MIXED, GAME_D)
    assert (state.phase, state.trump, state.to_act) == ("decision", "D", 2)
    assert state.hands == MIXED.deal.hands


def test_without_an_invitation_the_dropped_seat_is_left_out_of_the_turn_order() -> None:
    state = told(MIXED, GAME_D, "2 drop, 0 stay, 0 no-invite, 1 play SQ")
    assert (state.to_act, state.out, state.counts()) == (0, 2, (10, 9, 10))
    state = told(state, "0 play SA")
    assert (state.tricks, state.to_act, state.counts()) == ((1, 0, 0), 0, (9, 9, 10))


def test_an_invited_guest_plays_under_the_lowest_card_rule() -> None:
    state = told(MIXED, GAME_D, "2 drop, 0 stay, 0 invite, 1 play C9")
    assert (state.host, state.guest, state.to_act) == (0, 2, 2)
    assert state.legal_texts() == ["play CQ"]


# ---------------------------------------------------------------- announcement (PF-30)


def test_an_aceless_taker_is_asked_before_the_lead() -> None:
    state = told(ACELESS, GAME_D, BOTH_STAY)
    assert (state.phase, state.to_act) == ("announcement", 1)
    assert state.legal_texts() == ["announce-no-aces", "no-announce"]


def test_in_a_game_an_ace_in_the_talon_does_not_count() -> None:
    assert told(ACE_IN_TALON, GAME_D, BOTH_STAY).phase == "announcement"


@pytest.mark.parametrize("discard", ["H7 HA", "H7 HK"])
def test_in_a_number_an_ace_from_the_talon_counts_kept_or_put_away(discard: str) -> None:
    state = told(ACE_IN_TALON, NUMBER_1, f"1 discard {discard}, 1 trump C", BOTH_STAY)
    assert state.phase == "play"


def test_when_both_drop_nobody_is_asked_and_the_taker_has_ten_tricks() -> None:
    settlement = told(ACELESS, GAME_D, "2 drop, 0 drop").settlement()
    assert settlement is not None
    assert settlement.tricks == (0, 10, 0)
    assert settlement.scores == (0, 10, 0)
    assert settlement.bonuses == Bonuses()


# ---------------------------------------------------------------- play (PF-31 to PF-36)


def test_the_ten_ranks_below_the_jack() -> None:
    order = told(MIXED, GAME_D).order()
    assert order is not None
    assert FRENCH.texts(order.beats[FRENCH.parse("DT")]) == ["DA", "DJ", "DK", "DQ"]


def test_a_seat_that_follows_is_free_when_it_cannot_beat() -> None:
    assert told(VOIDS, GAME_D, BOTH_STAY, "1 play SA").legal_texts() == [
        "play S7",
        "play S8",
        "play S9",
        "play ST",
    ]


def test_the_third_seat_may_trump_with_any_trump_that_beats() -> None:
    state = told(VOIDS, GAME_D, BOTH_STAY, "1 play SA, 2 play S7")
    assert state.legal_texts() == ["play DJ", "play DQ", "play DT"]


def test_a_seat_that_cannot_overtrump_must_still_trump() -> None:
    state = told(CLUBS, GAME_D, BOTH_STAY, "1 play CA, 2 play DJ")
    assert state.legal_texts() == ["play D7", "play D8"]


def test_a_seat_that_follows_need_not_beat_a_trump() -> None:
    state = told(VOIDS, GAME_D, BOTH_STAY, "1 play CJ, 2 play D7")
    assert state.legal_texts() == ["play C7", "play C8", "play C9", "play CT"]


def test_with_two_playing_any_card_that_beats_will_do() -> None:
    state = told(MIXED, GAME_D, "2 stay, 0 drop, 2 no-invite, 1 play C9")
    assert state.legal_texts() == ["play CA", "play CQ"]


def test_the_lowest_card_rule_does_not_bind_after_a_defenders_lead() -> None:
    state = told(MIXED, GAME_D, BOTH_STAY, "1 play C9, 2 play CQ, 0 play C8, 2 play H7")
    assert state.legal_texts() == ["play HJ", "play HK"]


def test_the_lowest_card_rule_binds_in_every_trick_that_the_taker_leads() -> None:
    state = told(MIXED, GAME_D, BOTH_STAY, "1 play DA, 2 play D8, 0 play D7, 1 play C9")
    assert state.legal_texts() == ["play CQ"]


# ---------------------------------------------------------------- settlement (sections 7 to 10)


def test_the_contributions_to_an_empty_pot_are_booked_at_once() -> None:
    state = dealt(
        *(" ".join(FRENCH.texts(hand)) for hand in MIXED.deal.hands),
        "S7 HQ",
        before=PreferenceBefore((5, -20, 5), 10),
    )
    assert told(state, GAME_D, "2 drop, 0 drop").after() == {
        "balances": (-25, -40, -25),
        "pot": 90,
        "dealer": 1,
    }


def bonuses_when_both_drop(state: PreferenceState, *story: str) -> Bonuses:
    settlement = told(state, *story, "2 drop, 0 drop").settlement()
    assert settlement is not None and isinstance(settlement.bonuses, Bonuses)
    return settlement.bonuses


def test_four_aces_are_judged_on_the_ten_cards_played_with() -> None:
    three_dealt = dealt(
        "C7 ST S7 DJ DT D7 HQ HJ HT H9",
        "CA SA DA CT SK SQ SJ DK DQ HK",
        "CK CQ CJ H8 C9 C8 S9 S8 D9 D8",
        "HA H7",
    )
    kept = bonuses_when_both_drop(three_dealt, NUMBER_1, "1 discard DQ H7, 1 trump S")
    thrown = bonuses_when_both_drop(three_dealt, NUMBER_1, "1 discard H7 HA, 1 trump S")
    closed = bonuses_when_both_drop(three_dealt, "1 game S, 2 pass, 0 pass")
    assert [kept.four_aces, thrown.four_aces, closed.four_aces] == [10, 0, 0]


@pytest.mark.parametrize("seed", range(60))
def test_the_items_reproduce_scores_and_pot(seed: int) -> None:
    state = list(random_states(seed))[-1]
    settlement = state.settlement()
    assert settlement is not None
    booked: Counter[int | str | None] = Counter()
    for item in settlement.items:
        assert item.amount > 0
        booked[item.payer] -= item.amount
        booked[item.payee] += item.amount
    assert tuple(booked[seat] for seat in range(3)) == settlement.scores
    assert booked["pot"] == settlement.pot_change
    after = state.after()
    assert after is not None
    assert sum(after["balances"]) + after["pot"] == 0
    assert after["pot"] >= 10 and after["pot"] % 10 == 0


# ---------------------------------------------------------------- what a record brings along (PF-62)


def test_a_match_starts_with_a_pot_of_ninety() -> None:
    before = PREFERENCE.fresh_before()
    assert before == PreferenceBefore((-30, -30, -30), 90)
    PREFERENCE.check_before(before)


@pytest.mark.parametrize(
    "before", [Before(), PreferenceBefore((-5, 0, 0), 5), PreferenceBefore((-30, -30, -30), 80)]
)
def test_a_deal_that_brings_along_something_impossible_is_refused(before: Before) -> None:
    with pytest.raises(ValueError, match=r"^PF-6[02]: [^\n]+$"):
        PREFERENCE.check_before(before)


# ---------------------------------------------------------------- description for the interface


@pytest.mark.parametrize("seed", range(20))
def test_every_legal_action_belongs_to_a_group_of_its_phase(seed: int) -> None:
    phases = {phase.name: phase for phase in PREFERENCE.phases}
    for state in random_states(seed):
        if state.finished:
            continue
        phase = phases[state.phase]
        for action in state.legal_actions():
            group = PREFERENCE.group_of(action)
            assert group == "cards" if phase.cards else group in phase.groups


def test_actions_are_listed_in_the_order_of_their_texts() -> None:
    for seed in range(30):
        for state in random_states(seed):
            assert state.legal_texts() == sorted(state.legal_texts())
