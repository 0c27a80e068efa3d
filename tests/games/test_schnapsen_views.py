"""What each seat of a deal of Schnapsen sees and knows."""

from __future__ import annotations

import random

from schnapsen_stories import after, cards, jack_and_pair, random_states, started

from cardavia.cards import FRENCH, HIDDEN, Card, card_set, cards_of
from cardavia.games.base import Deal
from cardavia.games.schnapsen import SCHNAPSEN, SchnapsenState


def rebuilt(view: SchnapsenState) -> SchnapsenState:
    """The view replayed from its own record."""
    state = SCHNAPSEN.start(view.deal, viewer=view.viewer)
    for _, action in view.history:
        state = state.advance(action)
    return state


def test_a_view_is_what_a_replay_of_its_record_gives() -> None:
    for state in random_states(150, 9):
        for seat in (0, 1):
            assert rebuilt(state.observe(seat)) == state.observe(seat)


def test_a_view_holds_the_own_hand_and_no_other() -> None:
    for state in random_states(60, 10):
        for seat in (0, 1):
            view = state.observe(seat)
            assert view.viewer == seat
            assert view.hands[seat] == state.hands[seat]
            assert view.observe(1 - seat) == view
            if not state.finished:
                assert view.hands[1 - seat] == view.deal.hands[1 - seat] == 0


def test_a_view_names_the_own_draws_and_the_indicator_only() -> None:
    state = started(("SA ST SK SQ SJ", "DA DT DK DQ DJ"), "CA CT CK CQ CJ HA HT HK HQ HJ")
    state = after(state, "play SJ", "play DJ", "play SQ", "play DQ")

    def seen(seat: int) -> str:
        return " ".join(FRENCH.text(each) for each in state.observe(seat).deal.stock)

    assert seen(0) == "CA ?? CK ?? ?? ?? ?? ?? ?? HJ"
    assert seen(1) == "?? CT ?? CQ ?? ?? ?? ?? ?? HJ"


def test_everything_public_is_the_same_in_both_views() -> None:
    public = (
        *("phase", "to_act", "history", "leader", "trick", "taken", "tricks", "indicator", "draws"),
        *("points", "pending", "closed_by", "closure", "trump", "stock_left"),
    )
    for state in random_states(60, 11):
        for seat in (0, 1):
            view = state.observe(seat)
            assert all(getattr(view, name) == getattr(state, name) for name in public)
            assert view.counts() == state.counts()
            assert view.deal.before == state.deal.before and view.dealer == state.dealer


def test_legal_actions_of_the_seat_to_act_are_the_same_in_its_view() -> None:
    for state in random_states(60, 12):
        if state.to_act is not None:
            assert state.observe(state.to_act).legal_actions() == state.legal_actions()


def reshuffled(state: SchnapsenState, seat: int, rng: random.Random) -> SchnapsenState:
    """The same moment with the cards that the seat cannot know dealt anew among their places."""
    undrawn = card_set(state.deal.stock[len(state.draws) : -1])
    unknown = list(cards_of((state.hands[1 - seat] | undrawn) & ~state.known_of_opponent(seat)))
    mixed = list(unknown)
    rng.shuffle(mixed)
    instead: dict[Card, Card] = dict(zip(unknown, mixed, strict=True))
    hands = tuple(card_set(instead.get(each, each) for each in cards_of(hand)) for hand in state.deal.hands)
    stock = tuple(instead.get(each, each) for each in state.deal.stock)
    other = SCHNAPSEN.start(Deal(state.dealer, hands, stock, state.deal.before))
    for _, action in state.history:
        other = other.advance(action)
    return other


def test_a_view_does_not_depend_on_any_hidden_card() -> None:
    rng = random.Random(13)
    different = 0
    for state in random_states(80, 13):
        if state.finished:
            continue
        for seat in (0, 1):
            other = reshuffled(state, seat, rng)
            different += other.hands != state.hands
            assert other.observe(seat) == state.observe(seat)
    assert different > 500


def test_everything_is_shown_when_the_deal_is_over() -> None:
    finished = next(each for each in random_states(5, 14) if each.finished)
    view = finished.observe(0)
    assert view.deal == finished.deal and view.hands == finished.hands
    assert HIDDEN not in view.deal.stock
    assert view.settlement() == finished.settlement()


def test_cards_known_of_the_opponent_are_in_its_hand_and_follow_from_the_view() -> None:
    for state in random_states(150, 15):
        for seat in (0, 1):
            known = state.known_of_opponent(seat)
            assert known & ~state.hands[1 - seat] == 0
            assert state.observe(seat).known_of_opponent(seat) == known


def test_nothing_is_known_of_the_opponent_at_first() -> None:
    assert jack_and_pair().known_of_opponent(0) == jack_and_pair().known_of_opponent(1) == 0


def test_exchanged_card_and_marriage_partner_are_known_until_they_are_played() -> None:
    state = after(jack_and_pair(), "exchange")
    assert state.known_of_opponent(1) == cards("HQ")
    assert state.known_of_opponent(0) == 0
    state = after(state, "marry HQ")
    assert state.known_of_opponent(1) == cards("HK")
    state = after(state, "play CK", "play HK", "play DA")
    assert state.known_of_opponent(1) == 0


def test_whole_hand_is_known_once_the_stock_is_exhausted_and_not_when_it_is_closed() -> None:
    state = started(("SA ST SK SQ SJ", "DA DT DK DQ DJ"), "CA CT CK CQ CJ HA HT HK HQ HJ")
    tricks = ["SJ", "DJ", "SQ", "DQ", "SK", "DK", "CA", "CT"]
    state = after(state, *(f"play {text}" for text in tricks))
    assert after(state, "close").known_of_opponent(1) == 0
    assert after(state, "close", "play CJ", "play CQ").known_of_opponent(1) == 0
    state = after(state, "play CK", "play CQ")
    assert state.known_of_opponent(0) == cards("DA DT HA HK HJ")
    assert state.observe(1).known_of_opponent(1) == cards("SA ST CJ HT HQ")
