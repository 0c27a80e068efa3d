"""Preference: what the rule cases cannot say, in the order of the rule sheet."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec import UNSET

from cardavia.cards import FRENCH, HIDDEN, CardSet
from cardavia.games.actions import Discard, Play
from cardavia.games.base import Before, Deal, IllegalAction
from cardavia.games.preference import PREFERENCE, PreferenceState
from cardavia.games.preference_auction import (
    ANNOUNCE,
    INVITE,
    NO_ANNOUNCE,
    PASS,
    STAY,
    TRUMPS,
    VOCABULARY,
)
from cardavia.games.preference_settlement import Bonuses, PreferenceBefore

# ---------------------------------------------------------------- deals (dealer 0, seat 1 speaks first)


def dealt(*texts: str, before: PreferenceBefore | None = None) -> PreferenceState:
    """Hands of seats 0, 1, 2 and the talon, cards separated by blanks."""
    hands = tuple(FRENCH.set_of(text.split()) for text in texts[:3])
    talon = tuple(FRENCH.parse(text) for text in texts[3].split())
    return PREFERENCE.start(Deal(0, hands, talon, before or PREFERENCE.fresh_before()))


MIXED = dealt(
    "CJ CT C8 SA SJ S9 DT D7 HK HJ",
    "CK C9 SQ S8 DA DK DQ D9 HA HT",
    "CA CQ C7 SK ST DJ D8 H9 H8 H7",
    "S7 HQ",
)
VOIDS = dealt(
    "CT C9 C8 C7 DT DJ DQ HT HJ HQ",
    "CA CK CQ CJ DA DK HA HK SA SK",
    "D7 D8 D9 H7 H8 H9 S7 S8 S9 ST",
    "SQ SJ",
)
CLUBS = dealt(
    "D8 D7 HA HK HQ HJ HT H9 H8 H7",
    "CA CK CQ CJ CT C9 C8 C7 DA DK",
    "DQ DJ SA SK SQ SJ ST S9 S8 S7",
    "DT D9",
)
ACELESS = dealt(
    "C7 ST S7 DJ DT D7 HQ HJ HT H9",
    "CK CQ CJ CT SK SQ SJ DK DQ HK",
    "CA SA DA HA C9 C8 S9 S8 D9 D8",
    "H8 H7",
)
ACE_IN_TALON = dealt(
    "C7 ST S7 DJ DT D7 HQ HJ HT H9",
    "CK CQ CJ CT SK SQ SJ DK DQ HK",
    "CA SA DA H8 C9 C8 S9 S8 D9 D8",
    "HA H7",
)

NUMBER_1 = "1 bid 1, 2 pass, 0 pass"
GAME_D = "1 game D, 2 pass, 0 pass"
BOTH_STAY = "2 stay, 0 stay"
EXCHANGE = f"{NUMBER_1}, 1 discard HQ S7, 1 trump D"


def cards(texts: str) -> CardSet:
    return FRENCH.set_of(texts.split())


def told(state: PreferenceState, *parts: str) -> PreferenceState:
    """The state after a story such as `1 bid 1, 2 pass`."""
    for entry in ", ".join(parts).split(", "):
        seat, _, text = entry.partition(" ")
        state = state.act(int(seat), text)
    return state


def refusal(state: PreferenceState, seat: int, text: str) -> IllegalAction:
    with pytest.raises(IllegalAction) as caught:
        state.act(seat, text)
    return caught.value


def random_states(seed: int) -> Iterator[PreferenceState]:
    """Every state of a random deal with few passes."""
    rng = random.Random(seed)
    state: PreferenceState = PREFERENCE.start(PREFERENCE.deal(rng))
    yield state
    while not state.finished:
        actions = state.legal_actions()
        weights = [0.3 if action == PASS else 2 if action == STAY else 1 for action in actions]
        state = state.apply(rng.choices(actions, weights)[0])
        yield state


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


# ---------------------------------------------------------------- what each seat sees (section 11)


def look_the_same(one: PreferenceState, other: PreferenceState, seat: int) -> bool:
    return one.observe(seat) == other.observe(seat)


def swapped(state: PreferenceState, one: str, other: str) -> PreferenceState:
    """A fresh deal with two cards exchanged."""
    texts = [" ".join(FRENCH.texts(hand)) for hand in state.deal.hands]
    texts.append(" ".join(FRENCH.text(card) for card in state.deal.stock))
    table = {one: other, other: one}
    return dealt(*(" ".join(table.get(card, card) for card in text.split()) for text in texts))


def test_in_the_auction_a_seat_sees_its_ten_cards_and_no_talon() -> None:
    view = told(MIXED, "1 bid 1").observe(1)
    assert view.hands == (0, MIXED.hands[1], 0)
    assert view.deal.hands == (0, MIXED.hands[1], 0)
    assert view.deal.stock == (HIDDEN, HIDDEN)


def test_after_a_number_the_talon_and_the_discards_are_seen_by_the_taker_alone() -> None:
    state = told(MIXED, EXCHANGE)
    taker, opponent = state.observe(1), state.observe(2)
    assert taker.deal.stock == MIXED.deal.stock
    assert taker.away == FRENCH.set_of(["HQ", "S7"])
    assert opponent.deal.stock == (HIDDEN, HIDDEN)
    assert opponent.away == 0
    assert (1, Discard(0)) in opponent.history
    assert (1, TRUMPS["D"]) in opponent.history


def test_in_the_exchange_others_see_only_that_two_cards_were_taken() -> None:
    view = told(MIXED, NUMBER_1).observe(0)
    assert (view.phase, view.counts(), view.hands[1]) == ("discard", (10, 12, 10), 0)


@pytest.mark.parametrize("call", ["game D", "hearts"])
@pytest.mark.parametrize("seat", range(3))
def test_in_a_game_and_in_hearts_the_talon_is_seen_by_nobody(call: str, seat: int) -> None:
    state = told(MIXED, "1 hearts" if call == "hearts" else GAME_D, BOTH_STAY)
    assert state.observe(seat).deal.stock == (HIDDEN, HIDDEN)


def test_decisions_and_the_announcement_are_public() -> None:
    state = told(ACELESS, GAME_D, "2 drop, 0 stay, 0 invite, 1 announce-no-aces")
    for seat in range(3):
        view = state.observe(seat)
        assert view.history == state.history
        assert (0, INVITE) in view.history and (1, ANNOUNCE) in view.history
        assert view.announced


def test_a_dropped_player_keeps_seeing_his_cards_and_the_tricks_and_nothing_else() -> None:
    state = told(MIXED, GAME_D, "2 drop, 0 stay, 0 no-invite, 1 play SQ, 0 play SA")
    view = state.observe(2)
    assert view.hands == (0, 0, MIXED.hands[2])
    assert view.taken == state.taken
    assert (0, Play(FRENCH.parse("SA"))) in view.history
    assert state.observe(0).hands == (state.hands[0], 0, 0)


def test_after_the_settlement_everything_may_be_shown() -> None:
    state = told(MIXED, EXCHANGE, "2 drop, 0 drop")
    view = state.observe(2)
    assert view.deal == state.deal
    assert view.away == state.away
    assert view.settlement() == state.settlement()


def test_deals_that_differ_in_hidden_cards_only_look_the_same() -> None:
    other = swapped(MIXED, "S8", "DT")  # a card of seat 1 against one of seat 0
    for story in ("1 bid 1", GAME_D, EXCHANGE, f"{EXCHANGE}, 2 drop, 0 stay"):
        assert look_the_same(told(MIXED, story), told(other, story), 2)
    talon = swapped(MIXED, "S7", "SA")  # a card of the talon against one of seat 0
    for seat in (1, 2):
        assert look_the_same(told(MIXED, GAME_D, BOTH_STAY), told(talon, GAME_D, BOTH_STAY), seat)


def test_different_discards_look_the_same_to_the_others() -> None:
    one = told(MIXED, NUMBER_1, "1 discard HQ S7, 1 trump D", BOTH_STAY)
    other = told(MIXED, NUMBER_1, "1 discard C9 DA, 1 trump D", BOTH_STAY)
    assert look_the_same(one, other, 0) and look_the_same(one, other, 2)
    assert not look_the_same(one, other, 1)


@pytest.mark.parametrize("seat", [0, 2])
def test_nobody_can_tell_that_a_taker_was_asked_about_his_aces(seat: int) -> None:
    asked = told(ACELESS, GAME_D, BOTH_STAY)
    declined = told(asked, "1 no-announce")
    assert asked.observe(seat) == declined.observe(seat)
    assert asked.observe(seat).phase == "play"
    assert asked.observe(seat).to_act == 1
    assert asked.observe(seat).advance(NO_ANNOUNCE) == asked.observe(seat)
    assert asked.observe(seat).advance(ANNOUNCE).announced


@pytest.mark.parametrize(
    "text", ["play C7", "announce-no-aces", "no-announce", "stay", "invite", "gibberish"]
)
def test_a_refusal_out_of_turn_does_not_tell_that_the_taker_is_being_asked(text: str) -> None:
    asked = told(ACELESS, GAME_D, BOTH_STAY)
    assert str(refusal(asked, 0, text)) == str(refusal(told(asked, "1 no-announce"), 0, text))


def test_declining_leaves_no_entry_in_the_history_of_others_even_after_the_deal() -> None:
    state = told(ACELESS, GAME_D, BOTH_STAY, "1 no-announce")
    while not state.finished:
        state = state.apply(state.legal_actions()[0])
    assert (1, NO_ANNOUNCE) in state.observe(1).history
    assert all((1, NO_ANNOUNCE) not in state.observe(seat).history for seat in (0, 2))


def replayed(view: PreferenceState) -> PreferenceState:
    state = PREFERENCE.start(view.deal, viewer=view.viewer)
    for _, action in view.history:
        state = state.advance(action)
    return state


@pytest.mark.parametrize("seed", range(80))
def test_a_view_can_be_rebuilt_from_its_own_history(seed: int) -> None:
    for state in random_states(seed):
        for seat in range(3):
            view = state.observe(seat)
            assert view.observe((seat + 1) % 3) is view
            assert replayed(view) == view
            if state.to_act == seat:
                assert view.legal_actions() == state.legal_actions()


def test_views_of_an_aceless_taker_can_be_rebuilt_before_and_after_the_question() -> None:
    asked = told(ACELESS, GAME_D, BOTH_STAY)
    for story in ("1 no-announce", "1 announce-no-aces"):
        state = told(asked, story, "1 play DK")
        for moment in (asked, told(asked, story), state):
            assert all(replayed(moment.observe(seat)) == moment.observe(seat) for seat in range(3))


@pytest.mark.parametrize("seed", range(40))
def test_no_card_that_a_seat_may_not_know_is_in_its_view(seed: int) -> None:
    for state in random_states(seed):
        if state.finished:
            continue
        for seat in range(3):
            view = state.observe(seat)
            taker = seat == state.taker
            shown = view.deal.hands[seat] | state.taken[0] | state.taken[1] | state.taken[2]
            assert all(not view.hands[other] for other in range(3) if other != seat)
            assert all(not view.deal.hands[other] for other in range(3) if other != seat)
            for actor, action in view.history:
                if isinstance(action, Discard):
                    assert taker or not action.cards
                elif isinstance(action, Play):
                    assert (shown | sum(1 << card for card in state.trick)) >> action.card & 1
                    assert actor != state.out
            knows_talon = taker and state.contract in ("bid 1", "bid 2", "bid 3", "bid 4")
            assert (view.deal.stock == (HIDDEN, HIDDEN)) != knows_talon


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("state", "story", "entry", "rule", "reasons"),
    [
        (MIXED, "1 pass", "2 game H", "PF-9", ""),
        (MIXED, "1 pass", "0 bid 1", "PF-10", ""),
        (MIXED, "1 pass", "2 bid 2", "PF-11", ""),
        (MIXED, "1 pass", "2 bid 5", "PF-11", ""),
        (MIXED, "1 bid 1", "2 bid 3", "PF-11", ""),
        (MIXED, "1 bid 1", "2 hold", "PF-12", ""),
        (MIXED, "1 pass", "2 hold", "PF-12", ""),
        (MIXED, "1 bid 1, 2 bid 2, 0 pass", "1 bid 3", "PF-12", ""),
        (MIXED, "1 pass", "1 bid 1", "PF-13", ""),
        (MIXED, "1 pass", "4 bid 1", "PF-10", ""),
        (MIXED, GAME_D, "2 hearts", "PF-13", ""),
        (MIXED, "1 bid 1, 2 bid 2, 0 pass", "1 game S", "PF-14", ""),
        (MIXED, "1 bid 1, 2 bid 2, 0 pass", "1 hearts", "PF-14", ""),
        (MIXED, "1 game C", "2 bid 1", "PF-15", ""),
        (MIXED, "1 game C", "2 hold", "PF-15", ""),
        (MIXED, "1 bid 1, 2 game C, 0 pass", "1 bid 2", "PF-15", ""),
        (MIXED, "1 game S", "2 game C", "PF-16", ""),
        (MIXED, "1 hearts", "2 hearts", "PF-17", ""),
        (MIXED, NUMBER_1, "1 bid 2", "PF-18", ""),
        (MIXED, "1 pass", "2 discard SK ST", "PF-21", ""),
        (MIXED, NUMBER_1, "1 discard HQ HQ", "PF-21", "HQ"),
        (MIXED, NUMBER_1, "1 discard CA HQ", "PF-21", "CA"),
        (MIXED, NUMBER_1, "2 discard CA CQ", "PF-21", ""),
        (MIXED, EXCHANGE, "2 discard CA CQ", "PF-21", ""),
        (MIXED, f"{EXCHANGE}, {BOTH_STAY}", "1 play HQ", "PF-21", "HQ"),
        (MIXED, "1 pass", "2 trump C", "PF-22", ""),
        (MIXED, NUMBER_1, "1 trump D", "PF-22", ""),
        (MIXED, NUMBER_1, "0 trump D", "PF-22", ""),
        (MIXED, "1 bid 1, 2 bid 2, 0 pass, 1 hold, 2 pass, 1 discard HQ S7", "1 trump C", "PF-22", ""),
        (MIXED, EXCHANGE, "2 trump C", "PF-22", ""),
        (MIXED, GAME_D, "1 discard C9 S8", "PF-23", ""),
        (MIXED, GAME_D, "1 trump D", "PF-23", ""),
        (MIXED, f"{GAME_D}, {BOTH_STAY}", "1 play HQ", "PF-23", "HQ"),
        (MIXED, f"{GAME_D}, {BOTH_STAY}", "1 play HJ", "PF-23", "HJ"),
        (MIXED, NUMBER_1, "1 stay", "PF-24", ""),
        (MIXED, NUMBER_1, "2 stay", "PF-24", ""),
        (MIXED, GAME_D, "0 stay", "PF-24", ""),
        (MIXED, f"{GAME_D}, 2 drop", "2 stay", "PF-24", ""),
        (MIXED, GAME_D, "2 invite", "PF-26", ""),
        (MIXED, f"{GAME_D}, {BOTH_STAY}", "2 invite", "PF-26", ""),
        (MIXED, f"{GAME_D}, 2 drop, 0 stay", "2 invite", "PF-26", ""),
        (MIXED, f"{GAME_D}, 2 drop, 0 stay, 0 no-invite", "0 invite", "PF-26", ""),
        (MIXED, f"{GAME_D}, 2 drop, 0 stay, 0 invite", "2 drop", "PF-27", ""),
        (MIXED, f"{GAME_D}, 2 drop, 0 stay, 0 no-invite, 1 play HT", "2 play H9", "PF-29", ""),
        (MIXED, GAME_D, "1 announce-no-aces", "PF-30", ""),
        (MIXED, f"{GAME_D}, {BOTH_STAY}", "1 announce-no-aces", "PF-30", "DA HA"),
        (MIXED, f"{GAME_D}, {BOTH_STAY}", "2 announce-no-aces", "PF-30", ""),
        (ACELESS, f"{GAME_D}, {BOTH_STAY}", "1 play DK", "PF-30", ""),
        (ACELESS, f"{GAME_D}, {BOTH_STAY}, 1 no-announce", "1 announce-no-aces", "PF-30", ""),
        (ACELESS, f"{GAME_D}, {BOTH_STAY}, 1 announce-no-aces", "1 announce-no-aces", "PF-30", ""),
        (ACELESS, f"{GAME_D}, {BOTH_STAY}, 1 no-announce, 1 play DK", "1 announce-no-aces", "PF-30", ""),
        (
            ACE_IN_TALON,
            f"{NUMBER_1}, 1 discard H7 HA, 1 trump C, {BOTH_STAY}",
            "1 no-announce",
            "PF-30",
            "HA",
        ),
        (MIXED, GAME_D, "2 play CA", "PF-31", ""),
        (MIXED, f"{GAME_D}, {BOTH_STAY}", "2 play CA", "PF-31", ""),
        (MIXED, f"{GAME_D}, {BOTH_STAY}, 1 play C9", "2 play DJ", "PF-32", "CQ"),
        (VOIDS, f"{GAME_D}, {BOTH_STAY}, 1 play SA, 2 play S7", "0 play CT", "PF-33", "DT DJ DQ"),
        (CLUBS, f"{GAME_D}, {BOTH_STAY}, 1 play CA, 2 play DJ", "0 play HA", "PF-33", "D8 D7"),
        (MIXED, f"{GAME_D}, {BOTH_STAY}, 1 play C9", "2 play C7", "PF-34", "CQ"),
        (MIXED, f"{GAME_D}, 2 stay, 0 drop, 2 no-invite, 1 play C9", "2 play C7", "PF-34", "CA CQ"),
        (MIXED, f"{GAME_D}, {BOTH_STAY}, 1 play C9", "2 play CA", "PF-35", "CQ"),
        (VOIDS, f"{GAME_D}, {BOTH_STAY}, 1 play CA", "2 play D8", "PF-35", "D7"),
        (MIXED, f"{GAME_D}, {BOTH_STAY}, 1 play C9", "2 play CK", "PF-36", "CK"),
        (MIXED, f"{GAME_D}, 2 drop, 0 drop", "1 play DA", "PF-52", ""),
        (MIXED, "1 pass, 2 pass, 0 pass", "1 bid 1", "PF-52", ""),
        (MIXED, GAME_D, "1 nothing", "PF-61", ""),
    ],
)
def test_a_refusal_names_the_rule_and_the_cards(
    state: PreferenceState, story: str, entry: str, rule: str, reasons: str
) -> None:
    seat, _, text = entry.partition(" ")
    error = refusal(told(state, story), int(seat), text)
    assert (error.rule, FRENCH.texts(error.cards)) == (rule, sorted(reasons.split()))
    assert "{" not in error.reason and len(error.reason) > 12


@pytest.mark.parametrize(
    "text", ["", "bid", "bid one", "bid 01", "bid -1", "PASS", "game", "game X", "hold ", "trump", "play C1"]
)
def test_malformed_texts_are_refused_as_unknown(text: str) -> None:
    assert refusal(MIXED, 1, text).rule == "PF-61"


@pytest.mark.parametrize("text", ["discard S7", "discard HQ  S7", "discard HQ S7 C9", "trump X", "stay now"])
def test_malformed_texts_are_refused_during_the_exchange_too(text: str) -> None:
    assert refusal(told(MIXED, NUMBER_1), 1, text).rule == "PF-61"


@pytest.mark.parametrize("seed", range(12))
def test_every_text_that_is_not_legal_is_refused_from_every_seat(seed: int) -> None:
    texts = [text for text in VOCABULARY.texts() if "discard" not in text or "S7" in text]
    for state in random_states(seed):
        legal = set(state.legal_texts())
        for seat in range(3):
            for text in texts:
                if seat != state.to_act or text not in legal:
                    assert refusal(state, seat, text).rule.startswith("PF-")


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
