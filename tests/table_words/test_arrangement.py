"""The order in which the own cards are held, and points that stay unsaid."""

from __future__ import annotations

from cardavia.cards import GERMAN, card_set
from cardavia.games.skat import SKAT
from cardavia.games.skat_contracts import ORDERS
from cardavia.table_words import table_view
from cardavia.table_words.arrangement import ORDERS as SORT_ORDERS
from cardavia.table_words.arrangement import Arrangement, in_order, moved
from tests.table_words.scenes import deal_with, table_of

HAND = card_set(map(GERMAN.parse, ("HU", "EA", "E7", "GK", "GT", "SA")))
GROUPS = ORDERS["grand"].groups


def held(arrangement: Arrangement) -> str:
    return " ".join(GERMAN.text(card) for card in in_order(HAND, GROUPS, arrangement))


def test_suits_fall_or_rise_or_ranks_stand_together() -> None:
    assert held(Arrangement("falling")) == "HU EA E7 GT GK SA"
    assert held(Arrangement("rising")) == "HU E7 EA GK GT SA"
    assert held(Arrangement("ranks")) == "HU EA SA GT GK E7"
    assert SORT_ORDERS == ("falling", "rising", "ranks")


def test_a_card_laid_by_hand_stays_where_it_was_put() -> None:
    hand = in_order(HAND, GROUPS, Arrangement())
    laid = moved(hand, GERMAN.parse("SA"), 0)
    assert held(Arrangement("falling", laid)) == "SA HU EA E7 GT GK"


def test_a_new_card_stands_beside_the_one_it_is_sorted_after() -> None:
    laid = tuple(map(GERMAN.parse, ("SA", "GT", "EA", "HU")))
    assert held(Arrangement("falling", laid)) == "SA GT GK EA E7 HU"


def test_points_stay_unsaid_until_the_deal_is_over() -> None:
    deal = deal_with(SKAT, {0: "EU GU HU SU EA ET EK EO E9 E8"}, dealer=2)
    match = table_of("skat", deal, "pass, pass, bid 18, hand, declare grand, play EA")
    quiet = Arrangement(hide_points=True)
    assert all(seat.points is None for seat in table_view(match, 0, arrangement=quiet).seats)
    assert all(seat.points is not None for seat in table_view(match, 0).seats)
    assert "points" not in [item.key for item in table_view(match, 0, arrangement=quiet).strip]
    while not match.state.finished:
        match.act(match.state.legal_actions()[0])
    assert all(seat.points is not None for seat in table_view(match, 0, arrangement=quiet).seats)
