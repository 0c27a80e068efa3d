"""What each seat of a deal of Preference sees (section 11)."""

from __future__ import annotations

import pytest
from preference_stories import (
    ACELESS,
    BOTH_STAY,
    EXCHANGE,
    GAME_D,
    MIXED,
    NUMBER_1,
    dealt,
    random_states,
    refusal,
    told,
)

from cardavia.cards import FRENCH, HIDDEN
from cardavia.games.actions import Discard, Play
from cardavia.games.preference import PREFERENCE, PreferenceState
from cardavia.games.preference_auction import (
    ANNOUNCE,
    INVITE,
    NO_ANNOUNCE,
    TRUMPS,
)


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
