"""What is forbidden in Schnapsen: the rule and the cards that are named."""

from __future__ import annotations

import pytest
from schnapsen_stories import (
    after,
    cards,
    jack_and_pair,
    played_out,
    random_states,
    refused,
    settled,
    started,
    trump_pair,
)

from cardavia.games.actions import Pass
from cardavia.games.base import IllegalAction
from cardavia.games.schnapsen_actions import EXCHANGE, VOCABULARY


def test_the_dealer_does_not_lead_first() -> None:
    assert refused(jack_and_pair(), "play HA", seat=1).rule == "SN-5"


def test_the_loser_of_a_trick_does_not_lead() -> None:
    state = after(jack_and_pair(), "play SA", "play SQ")
    assert refused(state, "play DA", seat=1).rule == "SN-6"


def test_a_second_card_is_not_led_before_the_first_is_answered() -> None:
    assert refused(after(jack_and_pair(), "play SA"), "play CQ", seat=0).rule == "SN-13"


def test_nothing_but_a_card_an_exchange_a_closing_or_a_marriage_is_an_action() -> None:
    with pytest.raises(IllegalAction) as caught:
        jack_and_pair().apply(Pass())
    assert caught.value.rule == "SN-13"


def test_led_card_must_be_beaten_when_the_stock_is_closed() -> None:
    refusal = refused(after(jack_and_pair(), "close", "play SK"), "play SQ")
    assert (refusal.rule, refusal.cards) == ("SN-11", cards("ST"))
    assert "beaten" in refusal.reason


def test_led_suit_must_be_followed_when_it_cannot_be_beaten() -> None:
    refusal = refused(after(jack_and_pair(), "close", "play SA"), "play HA")
    assert (refusal.rule, refusal.cards) == ("SN-11", cards("ST SQ"))
    assert "followed" in refusal.reason


def test_trump_must_be_played_without_the_led_suit() -> None:
    state = started(("SA ST SK DJ CJ", "HA HJ DA CA CK"), "HT DT DK DQ CT CQ SQ SJ HQ HK")
    refusal = refused(after(state, "close", "play SK"), "play DA")
    assert (refusal.rule, refusal.cards) == ("SN-11", cards("HA HJ"))
    assert "trump" in refusal.reason


def test_led_trump_must_be_beaten_with_a_higher_trump() -> None:
    state = started(("SA ST SK HQ CJ", "HA HJ DA CA CK"), "HT DT DK DQ CT CQ SQ SJ DJ HK")
    refusal = refused(after(state, "close", "play HQ"), "play HJ")
    assert (refusal.rule, refusal.cards) == ("SN-11", cards("HA"))


def test_exchange_needs_the_trump_jack_in_the_hand() -> None:
    state = after(jack_and_pair(), "play SK", "play ST")
    refusal = refused(state, "exchange")
    assert (refusal.rule, refusal.cards) == ("SN-14", cards("HJ"))


@pytest.mark.parametrize(("text", "rule"), [("exchange", "SN-14"), ("close", "SN-22"), ("marry HK", "SN-17")])
@pytest.mark.parametrize("led", [False, True])
def test_only_the_leader_exchanges_closes_and_declares(text: str, rule: str, led: bool) -> None:
    state = after(jack_and_pair(), "play SA") if led else jack_and_pair()
    assert refused(state, text, seat=1).rule == rule


@pytest.mark.parametrize(("text", "rule"), [("exchange", "SN-14"), ("close", "SN-22"), ("marry HK", "SN-17")])
def test_after_leading_it_is_too_late_for_the_leader(text: str, rule: str) -> None:
    assert refused(after(jack_and_pair(), "play SA"), text, seat=0).rule == rule


def test_nothing_is_exchanged_after_closing() -> None:
    assert refused(after(jack_and_pair(), "close"), "exchange").rule == "SN-15"


def test_nothing_is_exchanged_or_closed_after_the_stock_is_exhausted() -> None:
    state = next(each for each in random_states(50, 6) if each.stock_left == 0 and not each.trick)
    assert refused(state, "exchange").rule == "SN-15"
    assert refused(state, "close").rule == "SN-22"


def test_nothing_is_exchanged_twice_or_for_a_jack_turned_up() -> None:
    refusal = refused(after(jack_and_pair(), "exchange"), "exchange")
    assert (refusal.rule, refusal.cards) == ("SN-16", cards("HJ"))
    assert refused(trump_pair(), "exchange").rule == "SN-16"


def test_only_king_or_queen_are_married() -> None:
    refusal = refused(jack_and_pair(), "marry SA")
    assert (refusal.rule, refusal.cards) == ("SN-17", cards("SA"))


def test_marriage_needs_the_partner_card_in_the_hand() -> None:
    refusal = refused(jack_and_pair(), "marry HK")
    assert (refusal.rule, refusal.cards) == ("SN-17", cards("HQ"))
    assert refused(jack_and_pair(), "marry DK").cards == cards("DK DQ")


def test_a_suit_is_not_declared_twice() -> None:
    state = after(trump_pair(), "marry HQ", "play SJ")
    assert state.to_act == 0
    refusal = refused(state, "marry HK")
    assert (refusal.rule, refusal.cards) == ("SN-20", cards("HK HQ"))


def test_the_stock_is_not_closed_twice() -> None:
    refusal = refused(after(jack_and_pair(), "close"), "close")
    assert (refusal.rule, refusal.facts) == ("SN-22", {"closer": 0})


def test_nothing_follows_66() -> None:
    state = after(trump_pair(), "play SA", "play SJ", "play DA", "play DJ", "marry HQ")
    refusal = refused(state, "play SQ", seat=1)
    assert (refusal.rule, refusal.facts) == ("SN-25", {"winner": 0, "points": 66})
    with pytest.raises(IllegalAction):
        state.apply(EXCHANGE)


def test_nothing_follows_the_last_card() -> None:
    assert refused(played_out(), "play SA", seat=0).rule == "SN-29"


def test_nothing_follows_the_last_card_of_a_closed_deal() -> None:
    state = next(
        each for each in random_states(200, 7) if each.finished and settled(each).reason == "closer-failed"
    )
    assert refused(state, "play SA", seat=1).rule == "SN-28"


def test_a_card_not_in_the_hand_is_refused() -> None:
    refusal = refused(jack_and_pair(), "play DA")
    assert (refusal.rule, refusal.cards) == ("SN-39", cards("DA"))


@pytest.mark.parametrize(
    "text",
    ["", "play", "play sa", "Play SA", "play SA ", "play S9", "marry", "marry S9", "closed", "play ??"],
)
def test_unknown_texts_are_refused(text: str) -> None:
    assert refused(jack_and_pair(), text).rule == "SN-39"
    assert refused(jack_and_pair(), text, seat=1).rule == "SN-39"


def test_every_text_that_is_not_legal_is_refused_and_every_legal_one_accepted() -> None:
    for state in random_states(25, 8):
        if state.to_act is None:
            continue
        legal = state.legal_texts()
        for text in VOCABULARY.texts():
            if text in legal:
                state.act(state.to_act, text)
            else:
                refused(state, text)
