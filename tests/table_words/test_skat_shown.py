"""Skat on the table: values against the bid, the Skat, points as far as they may be known, results."""

from __future__ import annotations

import random
from itertools import combinations

from cardavia.cards import card_set
from cardavia.games import GAMES
from cardavia.games.skat_contracts import BASES, matadors
from cardavia.table_view import Selection
from cardavia.table_words import table_view
from cardavia.table_words.skat_values import worth
from tests.table_words.scenes import cards, condition, deal_with, marks, table_of, words

SKAT = GAMES["skat"]
WITH_TWO = "EU GU HA HT HK H9 EA ET GA S7"
"""Acorn and leaf Unter, hearts: with 2 whatever is trump."""
WITHOUT_THREE = "SU EA ET EK EO E9 GA GT HA SA"
"""The bell Unter alone: without 3 whatever is trump."""
DECLARER_AT_18 = "bid 18, pass, pass"


def bid_rows(hand: str) -> dict[str, list[str]]:
    view = table_view(table_of("skat", deal_with(SKAT, {2: hand}, "G7 G8")), 2)
    return {words(view, row.label): [words(view, cell) for cell in row.cells] for row in view.help[0].rows}


def test_the_bid_table_gives_value_and_hand_value_of_every_contract() -> None:
    assert bid_rows(WITH_TWO) == {
        "Acorns": ["with 2", "36", "48"],
        "Leaves": ["with 2", "33", "44"],
        "Hearts": ["with 2", "30", "40"],
        "Bells": ["with 2", "27", "36"],
        "Grand": ["with 2", "72", "96"],
        "Null": ["none", "23", "35"],
        "Null Ouvert": ["none", "46", "59"],
    }


def test_a_value_without_matadors_is_not_sure_because_the_skat_may_hold_one() -> None:
    rows = bid_rows(WITHOUT_THREE)
    assert rows["Acorns"] == ["without 3", "24 to 48", "36 to 60"]
    assert rows["Grand"] == ["without 3", "48 to 96", "72 to 120"]


def test_the_sure_value_is_the_least_over_every_skat_that_may_lie() -> None:
    rng = random.Random(7)
    for _ in range(20):
        pack = rng.sample(range(32), 32)
        hand = card_set(pack[:10])
        for contract, base in BASES.items():
            least = min(abs(matadors(contract, hand | card_set(skat))) for skat in combinations(pack[10:], 2))
            assert worth(contract, hand, skat_known=False, hand_game=False).sure == base * (least + 1)


def test_the_matadors_counted_are_drawn_in_the_row() -> None:
    view = table_view(table_of("skat", deal_with(SKAT, {2: WITHOUT_THREE}, "G7 G8")), 2)
    row = next(row for row in view.help[0].rows if words(view, row.label) == "Grand")
    assert row.cards == SKAT.pack.set_of(["EU", "GU", "HU"])


def test_each_contract_states_what_wins_it_and_its_value_against_the_bid() -> None:
    deal = deal_with(SKAT, {2: WITH_TWO}, "G7 G8")
    view = table_view(table_of("skat", deal, f"{DECLARER_AT_18}, pickup, discard G7 G8"), 2)
    assert condition(view, "contract.H") == ("61 points and worth at least 18: now 30", False)
    assert condition(view, "contract.grand") == ("61 points and worth at least 18: now 72", False)
    assert condition(view, "contract.null") == ("No trick; worth 23", False)
    assert condition(view, "contract.null-ouvert") == ("No trick, with your hand open; worth 46", False)


def test_in_brief_a_contract_states_its_value_and_the_bid_only_where_that_is_more() -> None:
    deal = deal_with(SKAT, {2: "EU EA ET EK HA HT GA GT SA ST"}, "G7 G8")
    view = table_view(table_of("skat", deal, "bid 22, pass, pass, pickup, discard G7 G8"), 2)
    brief = {key: view.button(f"contract.{key}").brief for key in ("E", "H")}  # type: ignore[union-attr]
    assert {key: words(view, text) for key, text in brief.items() if text is not None} == {
        "E": "Worth 24",
        "H": "Worth 20, bid 22",
    }


def test_an_overbid_contract_may_be_chosen_and_warns() -> None:
    deal = deal_with(SKAT, {2: "EU EA ET EK HA HT GA GT SA ST"}, "G7 G8")
    actions = "bid {bid}, pass, pass, pickup, discard G7 G8"
    at_33 = table_view(table_of("skat", deal, actions.format(bid=33)), 2)
    assert condition(at_33, "contract.E") == ("Bid 33, worth 24: lost unless Schneider", True)
    assert condition(at_33, "contract.S") == ("Bid 33, worth 18: lost unless Schwarz", True)
    at_55 = table_view(table_of("skat", deal, actions.format(bid=55)), 2)
    assert condition(at_55, "contract.H") == ("Bid 55, worth 20: lost", True)
    hearts = at_55.button("contract.H")
    assert hearts is not None and hearts.enabled
    null = at_55.button("contract.null")
    assert null is not None and null.refusal is not None and null.refusal.rule == "SK-36"


def test_in_a_hand_game_the_unseen_skat_is_not_counted() -> None:
    deal = deal_with(SKAT, {2: WITHOUT_THREE}, "EU G8")
    view = table_view(table_of("skat", deal, "bid 36, pass, pass, hand"), 2)
    assert condition(view, "contract.E") == ("61 points and worth at least 36: now 36", False)
    assert condition(view, "contract.S") == (
        "Bid 36, worth 45 as your hand lies: the Skat may lower it",
        True,
    )


def test_the_hand_is_arranged_for_the_contract_that_is_looked_at() -> None:
    match = table_of("skat", deal_with(SKAT, {2: WITH_TWO}, "G7 G8"), f"{DECLARER_AT_18}, hand")
    in_bells = table_view(match, 2, selection=Selection(preview="contract.S"))
    assert cards(in_bells, tuple(card.card for card in in_bells.hand)) == "EU GU S7 EA ET GA HA HT HK H9"
    in_null = table_view(match, 2, selection=Selection(preview="contract.null"))
    assert cards(in_null, tuple(card.card for card in in_null.hand)) == "EA EU ET GA GU HA HK HT H9 S7"
    assert cards(in_bells, in_bells.trump_order) == "EU GU HU SU SA ST SK SO S9 S8 S7"
    assert in_null.trump_order == ()


def test_only_the_declarer_sees_the_cards_put_away_and_counts_them() -> None:
    deal = deal_with(SKAT, {2: WITH_TWO, 1: "E7 E8 G9 GK GO H7 H8 HO SA ST"}, "GT G8")
    match = table_of("skat", deal, f"{DECLARER_AT_18}, pickup, discard GT G8, declare H")
    own, other = table_view(match, 2), table_view(match, 1)
    assert [cards(own, pile.cards) for pile in own.piles] == ["GT G8"]
    assert [(pile.key, pile.count, pile.cards) for pile in other.piles] == [("away", 2, ())]
    assert [words(own, item.text) for item in own.strip] == ["Declarer 10, defenders 0 points", "with 2"]
    assert [words(other, item.text) for item in other.strip] == [
        "Declarer 0 and the Skat, defenders 0 points"
    ]


def test_an_open_null_lies_open_for_the_others() -> None:
    deal = deal_with(SKAT, {2: "E7 E8 E9 G7 G8 G9 H7 H8 H9 S7"}, "S8 S9")
    match = table_of("skat", deal, f"{DECLARER_AT_18}, hand, declare null-ouvert")
    view = table_view(match, 0)
    assert cards(view, view.seat(2).open) == "E9 E8 E7 G9 G8 G7 H9 H8 H7 S7"
    assert view.seat(1).open == () and table_view(match, 2).seat(2).open == ()


def test_who_speaks_to_whom_is_an_arrow() -> None:
    match = table_of("skat", deal_with(SKAT, {}), "bid 18, hold, bid 20")
    auction = table_view(match, 0).auction
    assert auction is not None
    assert (auction.speaker, auction.hearer) == (2, 1)
    assert [entry.seat for entry in auction.entries] == [2, 1, 2]
    view = table_view(match, 1)
    yes = view.button("act.hold")
    assert yes is not None and yes.enabled and words(view, yes.label) == "Yes, 20"
    assert words(view, view.prompt.text) == "Left bids 20: do you hold it?"


def test_forehand_alone_takes_18_or_throws_in() -> None:
    match = table_of("skat", deal_with(SKAT, {}), "pass, pass")
    view = table_view(match, 1)
    take, throw_in = view.button("bid.18"), view.button("act.pass")
    assert take is not None and throw_in is not None
    assert (words(view, take.label), take.enabled) == ("Take 18", True)
    assert words(view, throw_in.label) == "Throw in"
    higher = view.button("bid.20")
    assert higher is not None and higher.refusal is not None and higher.refusal.rule == "SK-27"


def test_a_passed_seat_has_no_buttons_and_a_mark() -> None:
    view = table_view(table_of("skat", deal_with(SKAT, {}), "pass"), 2)
    assert view.groups == () and marks(view, 2) == ["middlehand", "passed"]


def test_a_deal_thrown_in_changes_nothing() -> None:
    result = table_view(table_of("skat", deal_with(SKAT, {}), "pass, pass, pass"), 0).result
    assert result is not None
    assert (result.outcome, [seat.change for seat in result.seats], result.sections) == (
        "none",
        [0, 0, 0],
        (),
    )


def test_a_lost_null_says_that_a_trick_ended_it() -> None:
    deal = deal_with(SKAT, {1: "EA EK EO EU ET E9 E8 GA GK GO", 2: "E7 G7 G8 G9 GT GU H7 H8 H9 HT"}, "S7 S8")
    match = table_of("skat", deal, "pass, pass, bid 18, hand, declare null, play EA, play E7, play S9")
    view = table_view(match, 1)
    assert view.result is not None
    assert words(view, view.result.headline) == "You lost your game: Null"
    assert words(view, view.result.detail) == "The declarer took a trick, which ends a Null at once"
    assert [(section.key, section.total) for section in view.result.sections] == [
        ("value", 35),
        ("score", -70),
    ]
    assert [cards(view, pile.cards) for pile in view.result.piles] == ["S8 S7"]
