"""Schnapsen: what a record with an expected answer cannot say."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from cardavia.cards import FRENCH, HIDDEN, Card, CardSet, card_set, cards_of, points_in
from cardavia.games.actions import Pass
from cardavia.games.base import Before, Deal, IllegalAction
from cardavia.games.schnapsen import SCHNAPSEN, SchnapsenState
from cardavia.games.schnapsen_actions import CLOSE, EXCHANGE, VOCABULARY
from cardavia.games.schnapsen_settlement import Closure, SchnapsenBefore, SchnapsenSettlement


def cards(texts: str) -> CardSet:
    return FRENCH.set_of(texts.split())


def started(
    hands: tuple[str, str], stock: str, dealer: int = 1, match: tuple[int, int] = (7, 7)
) -> SchnapsenState:
    """A deal whose hands and stock are given as texts, the stock in drawing order."""
    deal = Deal(
        dealer,
        (cards(hands[0]), cards(hands[1])),
        tuple(FRENCH.parse(text) for text in stock.split()),
        SchnapsenBefore(match),
    )
    assert card_set(deal.stock) | deal.hands[0] | deal.hands[1] == SCHNAPSEN.cards
    return SCHNAPSEN.start(deal)


def after(state: SchnapsenState, *texts: str) -> SchnapsenState:
    """The state after these actions, each by the seat to act."""
    for text in texts:
        assert state.to_act is not None
        state = state.act(state.to_act, text)
    return state


def settled(state: SchnapsenState) -> SchnapsenSettlement:
    settlement = state.settlement()
    assert settlement is not None
    return settlement


def refused(state: SchnapsenState, text: str, seat: int | None = None) -> IllegalAction:
    """Why an action is refused, of the seat to act or of another seat."""
    acting = state.to_act if seat is None else seat
    assert acting is not None
    with pytest.raises(IllegalAction) as caught:
        state.act(acting, text)
    assert caught.value.reason[0].isupper()
    assert "{" not in caught.value.reason
    return caught.value


def jack_and_pair() -> SchnapsenState:
    """Seat 0 leads and holds the trump Jack and HK; the indicator is HQ."""
    return started(("HJ HK SA SK CQ", "HA ST SQ DA CK"), "HT CA DT DK CT DQ SJ CJ DJ HQ")


def trump_pair(second_card: str = "DA") -> SchnapsenState:
    """Seat 0 leads and holds HK HQ, SA and a diamond; seat 1 holds the Jacks of these suits."""
    rest = [text for text in ("DA", "DT") if text != second_card]
    return started(
        (f"SA {second_card} HK HQ CA", "SJ DJ CJ SQ DQ"),
        " ".join(["CQ CK ST CT SK DK", *rest, "HA HT HJ"]),
    )


def played_out() -> SchnapsenState:
    """Ten tricks, nobody at 66."""
    state = jack_and_pair()
    rng = random.Random(3)
    while not (state.finished and settled(state).reason == "last-trick"):
        state = SCHNAPSEN.start(SCHNAPSEN.deal(rng))
        while not state.finished:
            state = after(state, rng.choice([text for text in state.legal_texts() if text[:4] == "play"]))
    return state


def random_states(deals: int, seed: int) -> Iterator[SchnapsenState]:
    """Every state of random deals; closing is made rare so that late states occur."""
    rng = random.Random(seed)
    for _ in range(deals):
        state = SCHNAPSEN.start(SCHNAPSEN.deal(rng))
        yield state
        while not state.finished:
            legal = state.legal_actions()
            choice = rng.choice(legal)
            while choice == CLOSE and rng.random() < 0.8:
                choice = rng.choice(legal)
            state = state.apply(choice)
            yield state


# ---------------------------------------------------------------- pack and deal


def test_pack_has_twenty_cards_worth_120() -> None:
    assert FRENCH.texts(SCHNAPSEN.cards) == sorted(suit + rank for suit in "CSHD" for rank in "ATKQJ")
    assert points_in(SCHNAPSEN.cards) == 120


@pytest.mark.parametrize("dealer", [0, 1])
def test_three_cards_each_then_the_indicator_then_two_each_non_dealer_first(dealer: int) -> None:
    pack = [FRENCH.parse(suit + rank) for suit in "CSHD" for rank in "ATKQJ"]
    deal = SCHNAPSEN.distribute(pack, dealer, SchnapsenBefore())
    assert deal.hands[1 - dealer] == cards("CA CT CK SK SQ")
    assert deal.hands[dealer] == cards("CQ CJ SA SJ HA")
    assert " ".join(FRENCH.text(each) for each in deal.stock) == "HT HK HQ HJ DA DT DK DQ DJ ST"


def test_indicator_is_trump_and_the_non_dealer_leads() -> None:
    state = SCHNAPSEN.start(SCHNAPSEN.deal(random.Random(5), dealer=0))
    assert state.to_act == state.leader == 1
    assert state.indicator == state.deal.stock[-1]
    assert state.trump == state.deal.stock[-1] >> 3
    assert state.stock_left == 10


def test_first_dealer_is_drawn_from_the_source_of_the_deal() -> None:
    assert {SCHNAPSEN.deal(random.Random(seed)).dealer for seed in range(20)} == {0, 1}
    assert SCHNAPSEN.deal(random.Random(9)) == SCHNAPSEN.deal(random.Random(9))


@pytest.mark.parametrize("match", [(0, 7), (8, 1), (3, -1)])
def test_match_score_outside_one_to_seven_is_no_record(match: tuple[int, int]) -> None:
    with pytest.raises(ValueError, match="1 to 7"):
        SCHNAPSEN.check_before(SchnapsenBefore(match))


def test_match_score_must_be_there_and_may_be_one_to_seven() -> None:
    SCHNAPSEN.check_before(SchnapsenBefore((1, 7)))
    assert SCHNAPSEN.fresh_before() == SchnapsenBefore((7, 7))
    with pytest.raises(ValueError, match="match score"):
        SCHNAPSEN.check_before(Before())


# ---------------------------------------------------------------- draws and counts


def test_winner_draws_first_and_the_indicator_goes_to_the_loser_of_the_fifth_trick() -> None:
    state = started(("SA ST SK SQ SJ", "DA DT DK DQ DJ"), "CA CT CK CQ CJ HA HT HK HQ HJ")
    state = after(state, "play SJ", "play DJ")
    assert (state.hands[0] & cards("CA CT"), state.hands[1] & cards("CA CT")) == (cards("CA"), cards("CT"))
    state = after(state, "play SQ", "play DQ", "play SK", "play DK", "play CA", "play CT")
    assert state.stock_left == 2 and state.stock_open
    state = after(state, "play CK", "play CQ")
    assert state.stock_left == 0 and not state.stock_open
    assert state.hands == (cards("SA ST CJ HT HQ"), cards("DA DT HA HK HJ"))


def test_exchanged_jack_is_the_card_that_the_loser_of_the_fifth_trick_takes() -> None:
    state = started(("SA ST HK HQ HJ", "DA DT DK DQ DJ"), "CA CT CK CQ CJ SK SQ SJ HT HA")
    state = after(state, "exchange", "play HQ", "play DJ")
    assert FRENCH.text(state.indicator) == "HJ"
    assert state.stock_left == 8
    state = after(state, "play ST", "play DQ", "play CA", "play CT", "play CK", "play CQ")
    assert not state.finished and state.tricks == (4, 0)
    state = after(state, "play CJ", "play SK")
    assert state.tricks == (5, 0) and state.stock_left == 0
    assert state.hands[1] >> FRENCH.parse("HJ") & 1


def test_counts_are_the_sizes_of_the_hands_in_every_state() -> None:
    for state in random_states(60, 1):
        assert state.counts() == tuple(hand.bit_count() for hand in state.hands)


def test_tricks_hands_table_and_stock_make_the_pack_in_every_state() -> None:
    for state in random_states(60, 2):
        undrawn = [*state.deal.stock[len(state.draws) : -1], *([state.indicator] if state.stock_left else [])]
        places = [*state.hands, *state.taken, card_set(state.trick), card_set(undrawn)]
        assert sum(places) == SCHNAPSEN.cards


# ---------------------------------------------------------------- the leader's turn


def test_exchanged_indicator_may_complete_a_marriage_in_the_same_turn() -> None:
    state = after(jack_and_pair(), "exchange", "close", "marry HQ")
    assert state.pending == (40, 0) and state.points == (0, 0)
    assert state.closure == Closure(0, 0)
    assert state.to_act == 1


def test_legal_texts_are_sorted_as_plain_strings() -> None:
    for state in random_states(40, 3):
        assert state.legal_texts() == sorted(state.legal_texts())


def test_pending_bonus_is_added_with_the_first_trick_of_the_declarer() -> None:
    state = started(("SK SQ HA CA CJ", "SA ST DA DT DK"), "DQ DJ CT CK CQ SJ HT HK HQ HJ")
    state = after(state, "marry SK", "play SA")
    assert state.points == (0, 15) and state.pending == (20, 0)
    state = after(state, "play DK", "play HA")
    assert state.points == (20 + 4 + 11, 15) and state.pending == (0, 0)


def test_pending_bonus_is_not_in_the_record_at_closure() -> None:
    state = started(("SK SQ HA CA CJ", "SA ST DA DT DK"), "DQ DJ CT CK CQ SJ HT HK HQ HJ")
    state = after(state, "marry SK", "play SA", "close")
    assert state.closed_by == 1
    assert state.closure == Closure(0, 0)


def test_record_at_closure_stays_when_the_opponent_wins_later_tricks() -> None:
    state = started(("SA ST SK HA HT", "DA DT SQ SJ CA"), "DQ DJ CT CK CQ DK CJ HK HQ HJ")
    state = after(state, "play SK", "play SJ", "close", "play ST", "play SQ", "play HA", "play CA")
    assert state.points == (6 + 13 + 22, 0)
    state = after(state, "play HT", "play DT", "play DQ", "play DA", "play DJ", "play SA")
    settlement = settled(state)
    assert (settlement.points, settlement.tricks) == ((61, 14 + 13), (4, 2))
    assert settlement.closure == Closure(0, 0)
    assert settlement.scores == (0, 3)


# ---------------------------------------------------------------- boundaries


def test_marriage_that_makes_exactly_66_ends_the_deal_unanswered() -> None:
    state = after(trump_pair("DA"), "play SA", "play SJ", "play DA", "play DJ")
    assert state.points == (26, 0)
    state = after(state, "marry HQ")
    assert state.finished and state.legal_texts() == []
    assert state.trick == (FRENCH.parse("HQ"),)
    assert settled(state).points == (66, 0)
    assert settled(state).scores == (3, 0)


def test_marriage_that_makes_65_is_answered() -> None:
    state = after(trump_pair("DT"), "play SA", "play SJ", "play DT", "play DJ", "marry HQ")
    assert state.points == (65, 0)
    assert not state.finished and state.to_act == 1


@pytest.mark.parametrize(
    ("led", "thrown", "loser_points", "game_points"), [("SA", "ST", 33, 1), ("ST", "HT", 32, 2)]
)
def test_loser_with_33_card_points_gives_one_game_point_and_with_32_two(
    led: str, thrown: str, loser_points: int, game_points: int
) -> None:
    last = "HT" if thrown == "ST" else "SA"
    state = started(
        (f"{thrown} DJ CK CQ HA", f"{led} DT HJ HQ SQ"), f"SK DA SJ DK HK DQ CT CA {last} CJ", dealer=0
    )
    tricks = [led, thrown, "DT", "DJ", "HJ", "HA"]
    state = after(state, *(f"play {text}" for text in tricks), "marry CK", "play HQ", "play DA", "play DQ")
    settlement = settled(state)
    assert settlement.points == (13 + 40 + 7 + 14, loser_points)
    assert settlement.scores == (game_points, 0)
    assert settlement.tricks == (3, 2)


def test_last_trick_wins_one_game_point_when_nobody_has_66() -> None:
    state = played_out()
    settlement = settled(state)
    assert sum(settlement.points) == 120 and max(settlement.points) <= 65
    assert settlement.winner == state.leader
    assert sum(settlement.scores) == settlement.scores[state.leader] == 1


def test_closer_who_stays_below_66_loses_three_if_the_opponent_had_no_trick() -> None:
    state = started(("SJ SQ DJ DQ HJ", "SA ST DA DT HA"), "CA CT CK CQ CJ SK DK HT HQ HK")
    state = after(state, "close", "play SJ", "play SA", "play HA", "play HJ", "play DA", "play DQ")
    state = after(state, "play DT", "play DJ", "play ST", "play SQ")
    settlement = settled(state)
    assert settlement.points == (0, 65)
    assert (settlement.reason, settlement.scores) == ("closer-failed", (0, 3))


# ---------------------------------------------------------------- match


def test_match_score_never_goes_below_zero_and_the_match_is_over() -> None:
    state = started(("SA DA HK HQ CA", "SJ DJ CJ SQ DQ"), "CQ CK ST CT SK DK DT HA HT HJ", match=(1, 5))
    state = after(state, "play SA", "play SJ", "play DA", "play DJ", "marry HQ")
    assert state.after() == {"match": [0, 5], "dealer": None, "match_winner": 0}


def test_next_deal_has_the_other_dealer_while_both_scores_are_above_zero() -> None:
    state = started(("SA DA HK HQ CA", "SJ DJ CJ SQ DQ"), "CQ CK ST CT SK DK DT HA HT HJ", match=(4, 5))
    assert state.after() is None and state.settlement() is None
    state = after(state, "play SA", "play SJ", "play DA", "play DJ", "marry HQ")
    assert state.after() == {"match": [1, 5], "dealer": 0, "match_winner": None}


# ---------------------------------------------------------------- settlement of random deals


def test_one_seat_wins_one_to_three_and_the_items_give_the_totals() -> None:
    for state in random_states(300, 4):
        settlement = state.settlement()
        assert (settlement is not None) == state.finished
        if settlement is None:
            continue
        assert sorted(settlement.scores)[0] == 0
        assert 1 <= settlement.scores[settlement.winner] <= 3
        for seat in (0, 1):
            items = [item for item in settlement.items if item.payee == seat]
            assert sum(item.amount for item in items if item.unit == "points") == settlement.points[seat]
            won = sum(item.amount for item in items if item.unit == "game_points")
            assert won == settlement.scores[seat]


def test_a_marriage_that_never_counted_is_listed_with_nothing() -> None:
    state = started(("SK SQ CJ HJ DJ", "SA ST DA DT HA"), "HT CA CK CQ CT HK DQ SJ DK HQ")
    state = after(state, "marry SQ", "play SA", "play DA", "play DJ", "play HA", "play HJ")
    state = after(state, "play DT", "play CA", "play HT", "play CQ")
    settlement = settled(state)
    assert settlement.points == (0, 14 + 13 + 13 + 21 + 13)
    assert settlement.scores == (0, 3)
    listed = {item.key: item for item in settlement.items}
    assert listed["marriage-without-trick"].amount == 0
    assert listed["marriage-without-trick"].cards == cards("SK SQ")


# ---------------------------------------------------------------- refusals


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


# ---------------------------------------------------------------- what each seat sees


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


# ---------------------------------------------------------------- for an interface


def test_ranking_has_trumps_first_from_the_ace_down() -> None:
    order = jack_and_pair().order()
    assert order is not None
    assert [FRENCH.text(each) for each in order.groups[0]] == ["HA", "HT", "HK", "HQ", "HJ"]
    assert len(order.groups) == 4


def test_every_action_has_a_group_of_the_phase() -> None:
    groups = {
        SCHNAPSEN.group_of(action) for state in random_states(40, 16) for action in state.legal_actions()
    }
    assert groups == {"cards", *SCHNAPSEN.phases[0].groups}
