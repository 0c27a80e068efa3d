"""Schafkopf where the case files cannot reach: dealing, views, boundaries, refusals, sums, texts."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from cardavia.cards import ALL, GERMAN, CardSet, cards_of
from cardavia.games.base import Before, Deal, IllegalAction
from cardavia.games.schafkopf import SCHAFKOPF, SchafkopfState
from cardavia.games.schafkopf_contracts import CONTRACTS, laufende
from cardavia.games.schafkopf_settlement import SchafkopfSettlement

SEARCH = (
    "EO GO HU HT H9 E7 G8 S7",
    "EA ET E9 HO H8 GA GK S8",
    "EK E8 SO EU HA SA S9 G7",
    "GU SU HK H7 GT G9 ST SK",
)
"""Seat 0 may call acorns; seat 1 holds the ace and two more, too few to escape."""
ESCAPE = (
    "EO GO HU HT H9 E7 G8 S7",
    "EA ET E9 E8 HO H8 GA S8",
    "EK SO EU HA SA S9 G7 GK",
    "GU SU HK H7 GT G9 ST SK",
)
"""The same, but seat 1 holds the ace and three more."""
OTHER_HOLDER = (SEARCH[0], SEARCH[1].replace("EA", "SK"), SEARCH[2], SEARCH[3].replace("SK", "EA"))
"""`SEARCH` with the called ace in seat 3 instead of seat 1."""
SIE = (
    "EO GO HO SO EU GU HU SU",
    "EA ET EK E9 E8 E7 GA GT",
    "GK G9 G8 G7 HA HT HK H9",
    "H8 H7 SA ST SK S9 S8 S7",
)


def cards(texts: str) -> CardSet:
    return GERMAN.set_of(texts.split())


def start(hands: tuple[str, ...], dealer: int = 3) -> SchafkopfState:
    assert sum(map(cards, hands)) == ALL
    return SCHAFKOPF.start(Deal(dealer, tuple(map(cards, hands))))


def follow(state: SchafkopfState, *texts: str) -> SchafkopfState:
    """Let the seats to act do this, one after the other; a bare card is played."""
    for text in texts:
        assert state.to_act is not None
        state = state.act(state.to_act, text if text.islower() or " " in text else f"play {text}")
    return state


def contract(hands: tuple[str, ...], bid: str) -> SchafkopfState:
    """Seat 0 leads and declares, the others pass."""
    return follow(start(hands), bid, "pass", "pass", "pass")


def escaping() -> SchafkopfState:
    """Seat 0 has called acorns; seat 1, which may escape, is to lead."""
    return follow(start(ESCAPE, dealer=0), "pass", "pass", "pass", "rufer E")


def refusal(state: SchafkopfState, text: str, seat: int | None = None) -> tuple[str, str]:
    """The rule and the causing cards of a refusal whose sentence is complete."""
    actor = state.to_act if seat is None else seat
    assert actor is not None
    with pytest.raises(IllegalAction) as caught:
        state.act(actor, text)
    assert caught.value.reason and "{" not in caught.value.reason and "  " not in caught.value.reason
    return caught.value.rule, " ".join(GERMAN.texts(caught.value.cards))


def random_deal(seed: int) -> list[SchafkopfState]:
    """All states of a random deal, most of them Rufer."""
    rng = random.Random(seed)
    states = [SCHAFKOPF.start(SCHAFKOPF.deal(rng))]
    while not states[-1].finished:
        texts = states[-1].legal_texts()
        calls = [text for text in texts if text.startswith("rufer")]
        if calls and rng.random() < 0.8:
            texts = calls
        elif texts[0] == "pass" and rng.random() < 0.8:
            texts = ["pass"]
        states.append(follow(states[-1], rng.choice(texts)))
    return states


def settled(state: SchafkopfState) -> SchafkopfSettlement:
    settlement = state.settlement()
    assert settlement is not None
    return settlement


def play_out(state: SchafkopfState) -> SchafkopfState:
    while not state.finished:
        state = follow(state, state.legal_texts()[0])
    return state


# ---------------------------------------------------------------- pack, deal, order


def test_packets_of_four_go_round_twice_from_the_seat_left_of_the_dealer() -> None:
    deal = SCHAFKOPF.distribute(list(range(32)), 0, Before())
    assert deal.hands == (
        cards("GU GO GK GA SU SO SK SA"),
        cards("E7 E8 E9 ET H7 H8 H9 HT"),
        cards("EU EO EK EA HU HO HK HA"),
        cards("G7 G8 G9 GT S7 S8 S9 ST"),
    )
    assert deal.stock == ()


def test_seat_left_of_the_dealer_speaks_first_leads_and_deals_next() -> None:
    state = follow(start(SEARCH, dealer=1))
    assert state.to_act == 2
    state = follow(state, "wenz", "pass", "pass", "pass")
    assert (state.to_act, state.leader, state.declarer) == (2, 2, 2)
    assert state.after() is None
    passed_out = follow(start(SEARCH, dealer=1), *["pass"] * 4)
    assert passed_out.after() == {"dealer": 2}


@pytest.mark.parametrize(
    ("bid", "trumps"),
    [
        ("rufer S", "EO GO HO SO EU GU HU SU HA HT HK H9 H8 H7"),
        ("solo G", "EO GO HO SO EU GU HU SU GA GT GK G9 G8 G7"),
        ("solo-tout S", "EO GO HO SO EU GU HU SU SA ST SK S9 S8 S7"),
        ("wenz", "EU GU HU SU"),
        ("wenz-tout", "EU GU HU SU"),
    ],
)
def test_trumps_of_a_contract_from_high_to_low(bid: str, trumps: str) -> None:
    assert " ".join(map(GERMAN.text, CONTRACTS[bid].order.groups[0])) == trumps


def test_wenz_keeps_the_ober_in_its_suit_between_king_and_nine() -> None:
    order = CONTRACTS["wenz"].order
    assert [[GERMAN.text(each) for each in group] for group in order.groups[1:2]] == [
        ["EA", "ET", "EK", "EO", "E9", "E8", "E7"]
    ]


def test_no_ranking_is_in_force_before_the_auction_is_over() -> None:
    state = follow(start(SEARCH), "rufer E", "pass", "pass")
    assert (state.order(), state.contract, state.bid, state.bidder) == (None, None, "rufer E", 0)
    assert follow(state, "pass").order() is CONTRACTS["rufer E"].order


def test_every_action_belongs_to_a_group_of_the_panel_or_to_the_cards() -> None:
    groups = {group for phase in SCHAFKOPF.phases for group in phase.groups}
    actions = [SCHAFKOPF.vocabulary.parse(text) for text in SCHAFKOPF.vocabulary.texts()]
    assert {SCHAFKOPF.group_of(action) for action in actions if action is not None} == groups | {"cards"}


# ---------------------------------------------------------------- what each seat sees


def test_a_view_holds_its_own_hand_and_all_that_happened() -> None:
    state = follow(contract(SEARCH, "rufer E"), "HT", "H8")
    view = state.observe(2)
    assert view.viewer == 2
    assert view.hands == (0, 0, cards(SEARCH[2]), 0) == view.deal.hands
    assert (view.history, view.contract, view.declarer) == (state.history, "rufer E", 0)
    assert view.trick == state.trick
    assert view.counts() == (7, 7, 8, 8)


def test_points_of_each_seat_are_public_through_its_tricks() -> None:
    state = follow(contract(SEARCH, "rufer E"), "HT", "H8", "SO", "H7")
    view = state.observe(0)
    assert view.taken == (0, 0, cards("HT H8 SO H7"), 0)
    assert view.tricks == (0, 0, 1, 0)


def test_a_view_of_a_view_is_itself() -> None:
    view = contract(SEARCH, "rufer E").observe(1)
    assert view.observe(3) is view


def test_before_the_reveal_only_the_holder_knows_the_partner() -> None:
    state = contract(SEARCH, "rufer E")
    assert [state.observe(seat).partner for seat in range(4)] == [None, 1, None, None]
    assert [state.observe(seat).partner_public for seat in range(4)] == [None] * 4


def test_a_game_of_one_against_three_has_no_partner() -> None:
    state = contract(SEARCH, "solo H")
    assert (state.partner, state.partner_public) == (None, None)


def test_views_do_not_depend_on_who_holds_the_called_ace() -> None:
    one, other = contract(SEARCH, "rufer E"), contract(OTHER_HOLDER, "rufer E")
    assert (one.partner, other.partner) == (1, 3)
    for played in ("HT", "H8", "SO", "H7", "G7", "G9", "G8", "GA", "GK", "S9", "GT", "S7"):
        one, other = follow(one, played), follow(other, played)
        assert one.observe(0) == other.observe(0)
        assert one.observe(2) == other.observe(2)


def test_partner_is_public_at_the_moment_the_called_ace_is_played() -> None:
    state = follow(contract(SEARCH, "rufer E"), "E7")
    assert state.partner_public is None
    state = follow(state, "EA")
    assert len(state.trick) == 2
    assert [state.observe(seat).partner for seat in range(4)] == [1, 1, 1, 1]
    assert not state.suit_led
    assert follow(state, "E8", "ST").suit_led


def test_partner_is_public_when_the_holder_leads_the_called_ace() -> None:
    state = follow(start(SEARCH, dealer=0), "pass", "pass", "pass", "rufer E", "EA")
    assert state.observe(2).partner_public == 1


def test_an_escape_shows_the_partner_when_its_trick_is_complete() -> None:
    state = follow(escaping(), "E9", "EK", "G9")
    assert state.observe(2).partner_public is None
    state = follow(state, "E7")
    assert (state.suit_led, state.partner_public, state.observe(2).partner) == (True, 1, 1)


def test_a_search_by_a_defender_looks_like_an_escape_until_the_ace_falls() -> None:
    state = follow(start(SEARCH, dealer=1), "pass", "pass", "rufer E", "pass", "E8", "ST", "E7")
    assert (state.leader, state.partner_public) == (2, None)
    assert follow(state, "EA").partner_public == 1


def test_an_ober_of_the_called_suit_is_no_search() -> None:
    state = follow(contract(SEARCH, "rufer E"), "EO", "H8", "HA", "H7")
    assert (state.suit_led, state.partner_public) == (False, None)


def test_with_the_settlement_every_view_shows_everything() -> None:
    state = random_deal(1)[-1]
    view = state.observe(2)
    assert view == replace(state, viewer=2)
    assert view.settlement() == state.settlement()


@pytest.mark.parametrize("seed", range(25))
def test_views_are_rebuilt_from_their_own_history_and_hide_all_other_hands(seed: int) -> None:
    for state in random_deal(seed):
        for seat in range(4):
            view = state.observe(seat)
            rebuilt = SCHAFKOPF.start(view.deal, viewer=seat)
            for actor, action in view.history:
                assert rebuilt.to_act == actor
                rebuilt = rebuilt.advance(action)
            assert rebuilt == view
            if not state.finished:
                assert all(
                    view.deal.hands[each] == view.hands[each] == 0 for each in range(4) if each != seat
                )
        if state.to_act is not None:
            legal = state.legal_actions()
            assert legal and state.observe(state.to_act).legal_actions() == legal


# ---------------------------------------------------------------- boundaries of the result

E, G, H = (cards(" ".join(suit + rank for rank in "ATKOU987")) for suit in "EGH")
"""A whole suit is worth 30 card points."""
BOUNDARIES = [
    (E, False, "schneider"),  # 30
    ((E | cards("GK")) & ~cards("EO"), False, "none"),  # 31
    (E | G, False, "none"),  # 60
    ((E | G | cards("HK")) & ~cards("GO"), True, "none"),  # 61
    ((E | G | H | cards("SU")) & ~cards("GO"), True, "none"),  # 89
    (E | G | H, True, "none"),  # 90
    ((E | G | H | cards("SK")) & ~cards("GO"), True, "schneider"),  # 91
]


def ended(bid: str, taken: dict[int, CardSet], tricks: dict[int, int]) -> SchafkopfSettlement:
    """The settlement of seat 0's contract in which the seats took these cards and tricks."""
    state = contract(SEARCH, bid)
    return settled(
        replace(
            state,
            to_act=None,
            phase="over",
            taken=tuple(taken.get(seat, 0) for seat in range(4)),
            tricks=tuple(tricks.get(seat, 0) for seat in range(4)),
        )
    )


VALUES = [("rufer E", 1 + 3), ("wenz", 5 + 2), ("solo S", 5)]
"""What the contracts of seat 0 are worth in `SEARCH`: EO GO HO lie with declarer and partner, EU GU against
the Wenz, and in the solo the run ends after EO GO."""


@pytest.mark.parametrize(("bid", "plain_value"), VALUES)
@pytest.mark.parametrize(("taken", "won", "bonus"), BOUNDARIES)
def test_card_points_decide_at_61_31_and_91(
    bid: str, plain_value: int, taken: CardSet, won: bool, bonus: str
) -> None:
    settlement = ended(bid, {0: taken, 2: ALL & ~taken}, {0: 4, 2: 4})
    assert (settlement.won, settlement.bonus) == (won, bonus)
    assert settlement.value == plain_value + (1 if bonus == "schneider" else 0)


def test_points_and_tricks_of_declarer_and_partner_count_together() -> None:
    settlement = ended("rufer E", {0: E, 1: G, 2: H}, {0: 2, 1: 3, 2: 3})
    assert (settlement.points, settlement.tricks, settlement.won) == (60, 5, False)
    assert settlement.scores == (-4, -4, 4, 4)


def test_one_trick_without_points_saves_from_schwarz() -> None:
    empty = cards("H7 H8 G9 S9")
    saved = ended("rufer E", {0: ALL & ~empty, 3: empty}, {0: 7, 3: 1})
    assert (saved.points, saved.bonus, saved.value) == (120, "schneider", 1 + 3 + 1)
    schwarz = ended("rufer E", {0: ALL & ~empty, 1: empty}, {0: 7, 1: 1})
    assert (schwarz.points, schwarz.bonus, schwarz.value) == (120, "schwarz", 1 + 3 + 2)


def test_declarer_side_without_a_trick_is_schwarz() -> None:
    settlement = ended("solo S", {2: ALL}, {2: 8})
    assert (settlement.won, settlement.bonus, settlement.value) == (False, "schwarz", 7)
    assert settlement.scores == (-21, 7, 7, 7)


@pytest.mark.parametrize(
    ("bid", "held", "run"),
    [
        ("rufer E", "EO GO HO EU", 3),
        ("rufer E", "GO HO SO EU", -1),
        ("solo G", "EO GO HO SO EU GU HU GA", 7),
        ("solo G", "GA GT GK G9 G8 G7 SA ST", -8),
        ("rufer S", "EO GO HO SO EU GU HU SU HA HT HK H9 H8 H7 S7 E7", 14),
        ("wenz", "EU GU SU EO", 2),
        ("wenz", "EO GO HO SO", -4),
    ],
)
def test_laufende_run_down_the_trumps_until_the_side_changes(bid: str, held: str, run: int) -> None:
    assert laufende(CONTRACTS[bid], cards(held)) == run


def test_laufende_count_the_dealt_cards_of_both_partners() -> None:
    settlement = settled(play_out(contract(SEARCH, "rufer E")))  # EO GO in seat 0, HO in seat 1
    assert (settlement.laufende, settlement.laufende_side) == (3, "declarer")


def test_laufende_are_paid_to_the_winners_whichever_side_held_them() -> None:
    lost = ended("rufer E", {0: E, 2: ALL & ~E & ~cards("GA"), 1: cards("GA")}, {0: 3, 2: 5})
    assert (lost.laufende_side, lost.won, lost.scores) == ("declarer", False, (-4, -4, 4, 4))
    won = ended("wenz", {0: E | G | cards("HA"), 2: ALL & ~(E | G | cards("HA"))}, {0: 5, 2: 3})
    assert (won.laufende_side, won.won, won.scores) == ("defenders", True, (21, -7, -7, -7))


def test_a_tout_ends_with_the_first_trick_of_a_defender() -> None:
    state = follow(contract(SEARCH, "solo-tout H"), "S7", "S8", "SA")
    assert not state.finished
    state = follow(state, "SK")
    assert state.finished and state.legal_actions() == ()
    settlement = settled(state)
    assert (settlement.points, settlement.tricks, settlement.bonus) == (None, 0, "none")
    assert settlement.scores == (-30, 10, 10, 10)  # EO GO in seat 0, HO against it: no Laufende


def test_sie_is_worth_52_from_each_and_ends_the_deal_at_the_bid() -> None:
    state = follow(start(SIE), "sie")
    assert state.finished
    settlement = settled(state)
    assert settlement.scores == (156, -52, -52, -52)
    assert (settlement.points, settlement.tricks, settlement.laufende) == (None, None, 8)


def test_a_deal_passed_out_has_only_scores_and_contract() -> None:
    state = follow(start(SEARCH), *["pass"] * 4)
    assert settled(state).fields() == {"scores": (0, 0, 0, 0), "contract": None}


@pytest.mark.parametrize("seed", range(100))
def test_items_reproduce_the_value_and_the_payments_the_scores(seed: int) -> None:
    state = random_deal(seed)[-1]
    settlement = settled(state)
    assert sum(settlement.scores) == 0
    if settlement.contract is None:
        assert settlement.items == ()
        return
    assert sum(item.amount for item in settlement.items if item.unit == "value") == settlement.value
    if settlement.points is not None:
        assert sum(item.amount for item in settlement.items if item.unit == "points") == settlement.points
    balance = [0, 0, 0, 0]
    for item in settlement.items:
        if item.unit == "score":
            assert isinstance(item.payer, int) and isinstance(item.payee, int)
            balance[item.payer] -= item.amount
            balance[item.payee] += item.amount
    assert tuple(balance) == settlement.scores


# ---------------------------------------------------------------- refusals


def test_a_bid_out_of_turn_is_refused() -> None:
    assert refusal(start(SEARCH), "pass", seat=2) == ("SF-8", "")


def test_a_seat_speaks_once() -> None:
    assert refusal(follow(start(SEARCH), "rufer E"), "wenz", seat=0) == ("SF-9", "")


def test_no_card_is_played_during_the_auction() -> None:
    assert refusal(start(SEARCH), "play EO") == ("SF-9", "")


def test_a_lower_contract_cannot_be_bid() -> None:
    assert refusal(follow(start(SEARCH), "solo H"), "wenz") == ("SF-10", "")


def test_an_equal_contract_cannot_be_bid_even_in_another_suit() -> None:
    assert refusal(follow(start(SEARCH), "solo H"), "solo G") == ("SF-11", "")


def test_hearts_cannot_be_called() -> None:
    assert refusal(start(SEARCH), "rufer H") == ("SF-12", "")


def test_a_held_ace_cannot_be_called() -> None:
    assert refusal(follow(start(SEARCH), "pass"), "rufer E") == ("SF-12", "EA")


def test_a_call_needs_a_plain_card_of_the_suit() -> None:
    assert refusal(follow(start(SIE), "pass"), "rufer S") == ("SF-12", "S7 S8 S9 SK ST")


@pytest.mark.parametrize("bid", ["solo G", "solo-tout G"])
def test_a_solo_needs_a_plain_card_of_its_suit(bid: str) -> None:
    assert refusal(start(SIE), bid) == ("SF-14", "G7 G8 G9 GA GK GT")


def test_sie_needs_all_eight_court_cards() -> None:
    assert refusal(start(SEARCH), "sie") == ("SF-15", "EU GU HO SO SU")


def test_nothing_follows_sie() -> None:
    assert refusal(follow(start(SIE), "sie"), "pass", seat=1) == ("SF-15", "")


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("text", ["pass", "sie"])
def test_no_bid_follows_the_auction(text: str, seat: int) -> None:
    assert refusal(contract(SEARCH, "rufer E"), text, seat=seat) == ("SF-16", "")


def test_nothing_follows_four_passes() -> None:
    assert refusal(follow(start(SEARCH), *["pass"] * 4), "pass", seat=0) == ("SF-17", "")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "PASS",
        "pass ",
        "rufer",
        "rufer A",
        "wenz E",
        "tout",
        "solo",
        "solo-tout",
        "play",
        "play E10",
        "play ??",
    ],
)
def test_a_malformed_text_names_the_rule_of_the_texts(text: str) -> None:
    assert refusal(start(SEARCH), text) == ("SF-18", "")


def test_a_led_trump_must_be_followed_with_one() -> None:
    assert refusal(follow(contract(SEARCH, "rufer E"), "HT"), "play GA") == ("SF-31", "H8 HO")


def test_a_led_plain_suit_must_be_followed() -> None:
    assert refusal(follow(contract(SEARCH, "rufer E"), "G8"), "play HO") == ("SF-31", "GA GK")


def test_a_card_must_be_in_the_hand() -> None:
    assert refusal(contract(SEARCH, "rufer E"), "play SA") == ("SF-33", "SA")


def test_a_card_must_wait_for_its_turn() -> None:
    assert refusal(contract(SEARCH, "rufer E"), "play HO", seat=1) == ("SF-33", "")


def test_no_card_follows_the_eighth_trick() -> None:
    state = play_out(contract(SEARCH, "rufer E"))
    assert refusal(state, "play EO", seat=0) == ("SF-33", "")


def test_the_called_ace_must_be_played_when_its_suit_is_first_led() -> None:
    assert refusal(follow(contract(SEARCH, "rufer E"), "E7"), "play E9") == ("SF-40", "EA")


def test_the_called_ace_may_not_be_discarded_before_the_search() -> None:
    state = follow(contract(SEARCH, "rufer E"), "EO", "H8", "HA", "H7", "GO", "HO", "EU", "HK", "HU")
    assert refusal(state, "play EA") == ("SF-44", "EA")
    assert state.legal_texts() == ["play E9", "play ET", "play GA", "play GK", "play S8"]


def test_the_holder_of_three_may_not_lead_under_the_called_ace() -> None:
    state = follow(start(SEARCH, dealer=0), "pass", "pass", "pass", "rufer E")
    assert refusal(state, "play E9") == ("SF-45", "E9 EA ET")


def test_after_an_escape_the_called_ace_may_be_kept_back_and_discarded() -> None:
    state = follow(escaping(), "E9", "EK", "G9", "E7")  # seat 2 takes the trick
    state = follow(state, "SA", "ST", "S7", "S8", "S9", "SK", "G8")
    assert state.to_act == 1 and "play EA" in state.legal_texts()


def test_nothing_follows_a_lost_tout() -> None:
    state = follow(contract(SEARCH, "solo-tout H"), "S7", "S8", "SA", "SK")
    assert refusal(state, "play S9", seat=2) == ("SF-64", "")


@pytest.mark.parametrize("seed", range(10))
def test_exactly_the_legal_actions_are_accepted(seed: int) -> None:
    for state in random_deal(seed)[:-1]:
        assert state.to_act is not None
        accepted = []
        for text in SCHAFKOPF.vocabulary.texts():
            try:
                state.act(state.to_act, text)
            except IllegalAction:
                continue
            accepted.append(text)
        assert accepted == state.legal_texts()


def test_played_cards_leave_the_hand_and_all_32_are_taken_in_the_end() -> None:
    state = play_out(contract(SEARCH, "wenz"))
    assert state.hands == (0, 0, 0, 0)
    assert sum(len(list(cards_of(taken))) for taken in state.taken) == 32
    assert [taken.bit_count() // 4 for taken in state.taken] == list(state.tricks)
