"""Preference on the table: the ladder, targets and duties, what nobody else may see, pot and balances."""

from __future__ import annotations

from cardavia.games import GAMES
from cardavia.games.preference_settlement import PreferenceBefore
from cardavia.table_words import table_view
from tests.table_words.scenes import cards, condition, deal_with, marks, table_of, words

PREFERENCE = GAMES["preference"]
ACELESS = "CK CQ CJ CT C9 SK SQ DK DQ HK"
GAME_IN_CLUBS = "game C, pass, pass"
"""Seat 1 takes; seat 2 decides first, then seat 0."""


def test_the_ladder_lists_all_calls_and_says_why_one_is_closed() -> None:
    view = table_view(table_of("preference", deal_with(PREFERENCE, {}), "bid 1, bid 2"), 0)
    names = [button.object_name for group in view.groups for button in group.buttons]
    assert names == [
        *("bid.1", "bid.2", "bid.3", "bid.4"),
        *("bid.game.C", "bid.game.S", "bid.game.D", "bid.hearts"),
        *("act.hold", "act.pass"),
    ]
    enabled = [button.object_name for group in view.groups for button in group.buttons if button.enabled]
    assert enabled == ["bid.3", "bid.game.C", "bid.game.S", "bid.game.D", "bid.hearts", "act.pass"]
    second = view.button("bid.2")
    assert second is not None and second.refusal is not None
    assert words(view, second.refusal.text) == "After 2 only 3 can be bid, not 2"
    assert [words(view, group.caption) for group in view.groups if group.caption] == [
        "With the talon",
        "Without the talon, at the first opportunity only",
    ]


def test_the_first_speaker_may_hold_and_the_games_are_closed_then() -> None:
    view = table_view(table_of("preference", deal_with(PREFERENCE, {}), "bid 1, bid 2, pass"), 1)
    hold, game = view.button("act.hold"), view.button("bid.game.C")
    assert hold is not None and hold.enabled
    assert game is not None and game.refusal is not None and game.refusal.rule == "PF-14"
    assert condition(view, "bid.game.C") == ("Six tricks; the talon stays closed", False)


def test_a_taker_of_a_game_is_told_that_the_talon_stays_closed() -> None:
    view = table_view(table_of("preference", deal_with(PREFERENCE, {}), GAME_IN_CLUBS), 2)
    assert view.contract is not None
    assert words(view, view.contract.text) == "Game in clubs"
    assert words(view, view.contract.condition) == "Six tricks; the talon stays closed"
    assert [(pile.key, pile.count, pile.cards) for pile in view.piles] == [("talon", 2, ())]
    assert words(view, view.prompt.text) == "Do you stay against Game in clubs, or drop out?"


def test_targets_are_six_for_the_taker_and_two_for_each_free_defender() -> None:
    deal = deal_with(PREFERENCE, {1: "CA CK CQ CJ CT SA SK DA DK HA"})
    view = table_view(table_of("preference", deal, f"{GAME_IN_CLUBS}, stay, stay"), 0)
    assert [view.seat(seat).target for seat in range(3)] == [2, 6, 2]
    assert [view.seat(seat).toward for seat in range(3)] == [0, 0, 0]


def test_a_host_answers_for_four_tricks_together_with_the_guest() -> None:
    deal = deal_with(PREFERENCE, {1: "CA C7 SK SQ DK DQ HK HQ HJ DJ", 2: "CK C8 SA SJ DA D7 HA H7 H8 S7"})
    actions = f"{GAME_IN_CLUBS}, stay, drop, invite, play SK, play SA"
    match = table_of("preference", deal, actions)
    match.act(match.state.legal_actions()[0])
    view = table_view(match, 0)
    assert marks(view, 2) == ["host"] and marks(view, 0) == ["dealer", "guest"]
    assert words(view, view.seat(2).marks[0].text) == "Host: 4 tricks together"
    assert [view.seat(seat).target for seat in range(3)] == [None, 6, 4]
    assert view.seat(2).toward == 1 and not view.seat(0).out


def test_the_cards_of_a_seat_that_dropped_out_lie_aside() -> None:
    deal = deal_with(PREFERENCE, {1: "CA CK CQ CJ CT SA SK DA DK HA"})
    view = table_view(table_of("preference", deal, f"{GAME_IN_CLUBS}, stay, drop, no-invite"), 1)
    assert view.seat(0).out and marks(view, 0) == ["dealer", "dropped"]
    assert view.seat(0).count == 10
    assert view.contract is not None
    assert words(view, view.contract.sides) == "You against Left"


def test_that_the_taker_announced_nothing_shows_to_the_taker_alone() -> None:
    deal = deal_with(PREFERENCE, {1: ACELESS})
    asked = table_of("preference", deal, f"{GAME_IN_CLUBS}, stay, stay")
    done = table_of("preference", deal, f"{GAME_IN_CLUBS}, stay, stay, no-announce")
    assert table_view(asked, 0) == table_view(done, 0)
    own = table_view(asked, 1)
    assert own.phase == "announcement"
    assert condition(own, "act.no_aces") == (
        "10 from each opponent if you make six tricks, 10 to each if not",
        False,
    )
    assert words(own, table_view(done, 1).log[-1].text) == "You: announces nothing"


def test_announced_no_aces_stand_in_the_strip() -> None:
    deal = deal_with(PREFERENCE, {1: ACELESS})
    match = table_of("preference", deal, f"{GAME_IN_CLUBS}, stay, stay, announce-no-aces")
    view = table_view(match, 0)
    assert [words(view, item.text) for item in view.strip] == [
        "Pot 90",
        "0 tricks for the taker",
        "No aces announced",
    ]


def test_an_empty_pot_is_refilled_as_a_line_of_its_own() -> None:
    before = PreferenceBefore(balances=(-10, -5, 5), pot=10)
    deal = deal_with(PREFERENCE, {1: "CA CK CQ CJ CT SA SK DA DK HA"}, before=before)
    view = table_view(table_of("preference", deal, f"{GAME_IN_CLUBS}, drop, drop"), 1)
    result = view.result
    assert result is not None
    assert words(view, result.headline) == "You won your game: Game in clubs"
    assert words(view, result.detail) == (
        "Both opponents dropped out: the taker is credited with all ten tricks"
    )
    pot = result.sections[-1]
    assert [(line.key, line.amount) for line in pot.lines] == [("before", 10), ("pot", -10), ("refill", 90)]
    assert words(view, pot.lines[-1].text) == "The pot is empty: everyone contributes 30 points"
    assert result.pot == (10, 90)
    # ten from the pot, and ten from each opponent for four aces
    assert [(seat.before, seat.change, seat.refill, seat.after) for seat in result.seats] == [
        (-10, -10, -30, -50),
        (-5, 30, -30, -5),
        (5, -10, -30, -35),
    ]


def test_a_void_deal_says_so() -> None:
    view = table_view(table_of("preference", deal_with(PREFERENCE, {}), "pass, pass, pass"), 0)
    assert view.result is not None
    assert words(view, view.result.headline) == "No taker: the next dealer deals"
    assert view.result.outcome == "none" and view.result.pot == (90, 90)


def test_the_lowest_beating_card_is_explained() -> None:
    deal = deal_with(PREFERENCE, {1: "CA CK CQ CJ CT SQ DQ HQ HJ DJ", 2: "SA SK S7 DA DK D7 HA HK H7 C7"})
    view = table_view(table_of("preference", deal, f"{GAME_IN_CLUBS}, stay, stay, play SQ"), 2)
    ace = next(card for card in view.hand if cards(view, (card.card,)) == "SA")
    assert ace.refusal is not None and ace.refusal.rule == "PF-35"
    assert words(view, ace.refusal.text) == (
        "The second seat beats a lead of the taker with its lowest card that can: SK"
    )
    assert words(view, view.prompt.detail) == "This is the only card that may be played"
