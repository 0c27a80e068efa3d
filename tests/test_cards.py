"""Cards, sets and packs."""

from __future__ import annotations

import pytest

from cardavia.cards import (
    ACE,
    ALL,
    BELLS,
    FRENCH,
    GERMAN,
    HEARTS,
    HIDDEN,
    LEAVES,
    OBER,
    arranged,
    card,
    card_set,
    cards_of,
    points_in,
    rank_of,
    suit_of,
    suit_set,
)
from cardavia.games.skat_contracts import ORDERS


def test_both_packs_name_the_same_cards_in_corresponding_suits() -> None:
    german = ["EA", "GO", "HU", "S7", "ET"]
    french = ["CA", "SQ", "HJ", "D7", "CT"]
    assert [GERMAN.parse(text) for text in german] == [FRENCH.parse(text) for text in french]


def test_every_card_reads_back_from_its_text() -> None:
    for pack in (FRENCH, GERMAN):
        assert [pack.parse(pack.text(each)) for each in range(32)] == list(range(32))
        assert len({pack.text(each) for each in range(32)}) == 32


@pytest.mark.parametrize("text", ["", "E", "EAA", "ea", "XA", "E1", "10", "??", "E\u0041\u0301"])
def test_what_names_no_card_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no card of the german pack"):
        GERMAN.parse(text)


def test_card_is_suit_times_eight_plus_rank() -> None:
    assert card(LEAVES, OBER) == 13
    assert (suit_of(13), rank_of(13)) == (LEAVES, OBER)


def test_hidden_cards_have_a_text_and_belong_to_no_set() -> None:
    assert GERMAN.text(HIDDEN) == "??"
    assert card_set([HIDDEN, 3, HIDDEN]) == 8


def test_points_are_thirty_a_suit_and_a_hundred_and_twenty_in_all() -> None:
    assert [points_in(suit_set(suit)) for suit in range(4)] == [30, 30, 30, 30]
    assert points_in(ALL) == 120
    assert points_in(GERMAN.set_of(["EA", "GT", "HK", "SO", "EU", "H9"])) == 11 + 10 + 4 + 3 + 2


def test_sets_come_back_as_ascending_cards() -> None:
    assert list(cards_of(card_set([31, 0, 17]))) == [0, 17, 31]


def test_a_hand_is_arranged_for_its_contract() -> None:
    hand = GERMAN.set_of(["HT", "EU", "H9", "SU", "EA", "GT", "GO"])
    hearts = [GERMAN.text(each) for each in arranged(hand, ORDERS["H"].groups)]
    assert hearts == ["EU", "SU", "HT", "H9", "EA", "GT", "GO"]
    null = [GERMAN.text(each) for each in arranged(hand, ORDERS["null"].groups)]
    assert null == ["EA", "EU", "GO", "GT", "HT", "H9", "SU"]
    assert card(BELLS, ACE) not in arranged(hand, ORDERS["null"].groups)
    assert card(HEARTS, ACE) not in arranged(hand, ORDERS["H"].groups)
