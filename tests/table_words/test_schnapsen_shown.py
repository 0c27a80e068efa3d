"""Schnapsen on the table: stock, exchange, marriages that wait, what the other seat knows, closing."""

from __future__ import annotations

from cardavia.games import GAMES
from cardavia.games.schnapsen_settlement import SchnapsenBefore
from cardavia.table_view import Selection
from cardavia.table_words import table_view
from tests.table_words.scenes import cards, deal_with, table_of, words

SCHNAPSEN = GAMES["schnapsen"]
DEAL = deal_with(
    SCHNAPSEN,
    {1: "HK HQ CJ SA SJ", 0: "CA CT DK DQ ST"},
    "CK CQ DJ DT DA SK SQ HT HJ HA",
)
"""Seat 1 leads; hearts are trumps, the ace of hearts is turned up."""
EXCHANGING = deal_with(
    SCHNAPSEN,
    {1: "HJ HQ CJ SA SJ", 0: "CA CT DK DQ ST"},
    "CK CQ DJ DT DA SK SQ HT HA HK",
)
"""Seat 1 leads and holds the trump Jack; the king of hearts is turned up."""


def test_the_stock_shows_its_count_and_the_turned_up_card() -> None:
    (stock,) = table_view(table_of("schnapsen", DEAL), 0).piles
    assert (stock.count, stock.closed, stock.action) == (10, False, "act.close")
    assert stock.indicator == SCHNAPSEN.pack.parse("HA")


def test_a_closed_stock_is_sealed_and_its_trump_card_turned_down() -> None:
    view = table_view(table_of("schnapsen", DEAL, "close"), 0)
    (stock,) = view.piles
    assert (stock.count, stock.closed, stock.indicator) == (10, True, None)
    assert [mark.key for mark in view.seat(1).marks] == ["closer"]
    assert words(view, view.seat(1).said) == "closes the stock"
    assert words(view, view.strip[-1].text) == "The stock is closed"


def test_a_marriage_carries_a_plate_with_its_points_on_both_cards() -> None:
    view = table_view(table_of("schnapsen", DEAL), 1)
    plates = {
        cards(view, (card.card,)): [words(view, plate.text) for plate in card.plates] for card in view.hand
    }
    assert plates == {"HK": ["40"], "HQ": ["40"], "CJ": [], "SA": [], "SJ": []}
    king = view.hand[0].card
    off = table_view(table_of("schnapsen", DEAL), 1, selection=Selection(plain=1 << king))
    assert (off.hand[0].plates[0].on, off.hand[0].action) == (False, off.hand[0].plain)
    assert off.hand[1].plates[0].on, "the plate of the other card stays on"


def test_a_marriage_before_the_first_trick_waits_and_its_partner_is_marked_as_seen() -> None:
    match = table_of("schnapsen", DEAL, "marry HQ")
    own, other = table_view(match, 1), table_view(match, 0)
    assert (other.seat(1).waiting, other.seat(1).points) == (40, 0)
    assert cards(other, other.seat(1).known) == "HK"
    assert [cards(own, (card.card,)) for card in own.hand if card.known] == ["HK"]
    assert words(other, other.log[-1].text) == "Opponent: marriage in hearts, leads HQ"


def test_after_an_exchange_both_know_the_card_that_was_taken() -> None:
    match = table_of("schnapsen", EXCHANGING, "exchange")
    other = table_view(match, 0)
    assert cards(other, other.seat(1).known) == "HK"
    assert other.piles[0].indicator == SCHNAPSEN.pack.parse("HJ")
    own = table_view(match, 1)
    exchange = own.button("act.exchange")
    assert exchange is not None and exchange.refusal is not None and exchange.refusal.rule == "SN-16"
    assert [words(own, plate.text) for card in own.hand for plate in card.plates] == ["40", "40"]


def test_while_a_trick_is_held_nothing_has_been_drawn_yet() -> None:
    match = table_of("schnapsen", DEAL, "play SA, play ST")
    held, after = table_view(match, 1, held=True), table_view(match, 1)
    assert (len(held.hand), held.piles[0].count, held.seat(1).points) == (4, 10, 0)
    assert (len(after.hand), after.piles[0].count, after.seat(1).points) == (5, 8, 21)
    assert cards(after, tuple(card.card for card in after.hand if card not in held.hand)) != ""
    assert words(held, held.prompt.text) == "The trick is yours"


def test_closing_takes_a_second_press_and_says_what_it_promises() -> None:
    view = table_view(table_of("schnapsen", DEAL), 1)
    close = view.button("act.close")
    assert close is not None and close.enabled and close.confirm
    assert words(view, close.condition) == "You must reach 66 without drawing"


def test_the_pips_go_down_by_the_game_points_of_the_deal() -> None:
    deal = deal_with(
        SCHNAPSEN,
        {1: "HA HT HK HQ SA", 0: "CA CT DK DQ ST"},
        "CK CQ DJ DT DA SK SQ CJ SJ HJ",
        before=SchnapsenBefore((2, 3)),
    )
    match = table_of("schnapsen", deal, "play HA, play CA, play HT, play CT")
    while not match.state.finished:
        texts = match.state.legal_texts()
        text = next((each for each in ("marry HK", "play SA") if each in texts), texts[0])
        action = SCHNAPSEN.vocabulary.parse(text)
        assert action is not None
        match.act(action)
    view = table_view(match, 1)
    result = view.result
    assert result is not None and result.match_over
    # 11 + 11 + 10 + 10 for two tricks and 40 for the trump marriage: 82, no trick for the other seat
    assert words(view, result.headline) == "You won 3 game points"
    assert [(section.key, section.total) for section in result.sections] == [
        ("points.1", 82),
        ("points.0", 0),
        ("game", 3),
    ]
    assert [(seat.before, seat.change, seat.after) for seat in result.seats] == [(2, 0, 2), (3, 3, 0)]
    next_deal = view.button("deal.next")
    assert next_deal is not None and words(view, next_deal.label) == "New match"


def test_the_record_at_closing_is_shown_with_who_closed() -> None:
    match = table_of("schnapsen", DEAL, "close")
    while not match.state.finished:
        match.act(match.state.legal_actions()[0])
    view = table_view(match, 0)
    assert view.result is not None
    closing = next(section for section in view.result.sections if section.key == "closure")
    assert words(view, closing.title) == "Opponent closed the stock"
    assert [(line.key, line.amount) for line in closing.lines] == [
        ("points-at-closure", 0),
        ("tricks-at-closure", 0),
    ]
