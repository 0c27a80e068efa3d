"""Schafkopf on the table: the partner before and after everybody knows, the called ace, duties explained."""

from __future__ import annotations

from cardavia.games import GAMES
from cardavia.table_words import table_view
from tests.table_words.scenes import cards, condition, deal_with, marks, table_of, words

SCHAFKOPF = GAMES["schafkopf"]
DECLARER = "EO GO HO E7 E8 HA HT S7"
"""Calls the ace of acorns."""
PARTNER = "EA EK GK G9 SK S9 H7 SO"
SECOND = "E9 ET GA GT G7 G8 SA ST"
CALLED = "rufer E, pass, pass, pass"


def test_before_the_ace_falls_only_the_partner_knows_the_partner() -> None:
    match = table_of("schafkopf", deal_with(SCHAFKOPF, {1: DECLARER, 3: PARTNER}), CALLED)
    declarer, partner, other = (table_view(match, seat) for seat in (1, 3, 0))
    assert [marks(declarer, seat) for seat in (2, 3)] == [["maybe-partner"], ["maybe-partner"]]
    assert marks(declarer, 0) == ["dealer", "maybe-partner"]
    assert marks(partner, 3) == ["you-are-partner"] and marks(partner, 2) == []
    assert [marks(other, seat) for seat in (2, 3)] == [["maybe-partner"], ["maybe-partner"]]
    assert marks(other, 0) == ["dealer"]
    assert all(
        words(view, view.contract and view.contract.text) == "Rufer on EA" for view in (declarer, other)
    )


def test_once_the_ace_has_fallen_everybody_sees_the_partner_and_the_points_of_the_sides() -> None:
    deal = deal_with(SCHAFKOPF, {1: DECLARER, 3: PARTNER, 2: SECOND})
    before = table_view(table_of("schafkopf", deal, f"{CALLED}, play E7, play ET"), 0)
    assert before.strip == ()
    match = table_of("schafkopf", deal, f"{CALLED}, play E7, play ET, play EA, play H8")
    view = table_view(match, 0)
    assert marks(view, 3) == ["partner"]
    assert view.contract is not None
    assert words(view, view.contract.sides) == "Left and Right against You and Opposite"
    assert [words(view, item.text) for item in view.strip] == ["Declarer's side 0, others 21 points"]


def test_the_called_ace_lies_as_a_small_card_at_the_declarer() -> None:
    view = table_view(table_of("schafkopf", deal_with(SCHAFKOPF, {1: DECLARER, 3: PARTNER}), CALLED), 2)
    assert [(pile.key, cards(view, pile.cards), pile.seat) for pile in view.piles] == [("called", "EA", 1)]


def test_the_duty_of_the_called_ace_is_explained_with_its_rule() -> None:
    deal = deal_with(SCHAFKOPF, {1: DECLARER, 3: PARTNER, 2: SECOND})
    view = table_view(table_of("schafkopf", deal, f"{CALLED}, play E7, play ET"), 3)
    king = next(card for card in view.hand if cards(view, (card.card,)) == "EK")
    assert king.refusal is not None and king.refusal.rule == "SF-40"
    assert words(view, king.refusal.text) == (
        "The called suit, acorns, is led for the first time: EA must be played"
    )
    assert king.refusal.cards == SCHAFKOPF.pack.set_of(["EA"])


def test_only_callable_aces_are_enabled_and_the_others_say_why() -> None:
    view = table_view(table_of("schafkopf", deal_with(SCHAFKOPF, {1: "EA E7 EO GO HO HA HT S7"})), 1)
    own_ace, no_card, callable_ace = (view.button(f"bid.rufer.{suit}") for suit in "EGS")
    assert own_ace is not None and own_ace.refusal is not None
    assert words(view, own_ace.refusal.text) == "EA is in the hand and cannot be called"
    assert no_card is not None and no_card.refusal is not None
    assert (
        words(view, no_card.refusal.text) == "To call leaves one of these must be in the hand: G7 G8 G9 GK GT"
    )
    assert callable_ace is not None and callable_ace.enabled


def test_sie_is_offered_only_to_the_hand_that_holds_it() -> None:
    all_eight = "EO GO HO SO EU GU HU SU"
    view = table_view(table_of("schafkopf", deal_with(SCHAFKOPF, {1: all_eight})), 1)
    assert condition(view, "bid.sie") == ("Won at once: all four Ober and all four Unter", False)
    other = table_view(table_of("schafkopf", deal_with(SCHAFKOPF, {1: DECLARER})), 1)
    assert other.button("bid.sie") is None


def test_sie_is_paid_at_once_by_all_three() -> None:
    all_eight = "EO GO HO SO EU GU HU SU"
    view = table_view(table_of("schafkopf", deal_with(SCHAFKOPF, {1: all_eight}), "sie"), 1)
    assert view.result is not None
    assert words(view, view.result.headline) == "You won your game: Sie"
    value, payments = view.result.sections
    assert [(line.key, line.amount) for line in value.lines] == [("base", 20), ("laufende", 32)]
    assert value.total == 52 and len(payments.lines) == 3
    assert [seat.change for seat in view.result.seats] == [-52, 156, -52, -52]
    assert view.result.ringed == SCHAFKOPF.pack.set_of(all_eight.split())


def test_a_tout_counts_tricks_and_says_at_the_lost_one_that_the_deal_is_over() -> None:
    deal = deal_with(SCHAFKOPF, {1: "EU HA HT HK GA GT SA ST", 2: "GU HU SU HO G7 S7 E7 E8"})
    match = table_of("schafkopf", deal, "wenz-tout, pass, pass, pass")
    view = table_view(match, 1)
    assert view.contract is not None
    assert words(view, view.contract.condition) == "All eight tricks alone; only the Unter are trumps"
    assert [words(view, item.text) for item in view.strip] == ["0 tricks for the declarer"]
    assert all(seat.points is None for seat in view.seats)
    while not match.state.finished:
        match.act(match.state.legal_actions()[-1])
    lost = table_view(match, 1).result
    assert lost is not None and lost.outcome == "lost"
    assert words(view, lost.detail) == "The Tout lost a trick, which ends the deal"
    assert words(view, lost.tests[0].text).startswith("All eight tricks for the declarer?")
