"""Sentences: places, plurals and capitals."""

from __future__ import annotations

import pytest

from cardavia.cards import GERMAN
from cardavia.strings import CardsFact, English, SeatFact, SuitFact, cards_fact, say, spoken

SPEAKER = English(GERMAN, {0: "You", 1: "left"})


def test_places_are_filled_with_seats_cards_suits_numbers_and_terms() -> None:
    text = say(
        "{seat}, {suit}, {cards}, {number}, {term}, {name}",
        seat=SeatFact(0),
        suit=SuitFact(3),
        cards=cards_fact(GERMAN.set_of(["HU", "EA"])),
        number=-10,
        term=say("with {n}", n=2),
        name="Berta",
    )
    assert spoken(text, SPEAKER) == "You, bells, EA HU, −10, with 2, Berta"


def test_cards_keep_the_order_in_which_they_were_given() -> None:
    cards = CardsFact((GERMAN.parse("HU"), GERMAN.parse("EA")))
    assert spoken(say("{cards}", cards=cards), SPEAKER) == "HU EA"


def test_a_counted_sentence_has_a_plural() -> None:
    assert [spoken(say("%n trick(s)", count), SPEAKER) for count in (0, 1, 2)] == [
        "0 tricks",
        "1 trick",
        "2 tricks",
    ]


def test_a_place_at_the_beginning_gets_a_capital_and_a_nested_one_does_not() -> None:
    assert spoken(say("{seat} leads", seat=SeatFact(1)), SPEAKER) == "Left leads"
    said = say("{suit}", suit=SuitFact(0))
    assert spoken(say("{seat}: {said}", seat=SeatFact(1), said=said), SPEAKER) == "Left: acorns"


def test_a_place_without_a_fact_is_an_error() -> None:
    with pytest.raises(KeyError):
        spoken(say("{seat} leads"), SPEAKER)
