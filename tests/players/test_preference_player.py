"""The Preference player on real deals: its values, and whether it finds calls and plays that are clear."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from cardavia.cards import ALL, FRENCH, card_set, cards_of
from cardavia.games.base import Deal, observation
from cardavia.games.preference import PREFERENCE, PreferenceState
from cardavia.games.preference_auction import HEARTS_CALL, PASS, SUIT_ORDER
from cardavia.games.preference_settlement import PreferenceBefore
from cardavia.players.base import Cancel, Cancelled, Choice
from cardavia.players.levels import BEGINNER, CLUB, LEVELS, Level
from cardavia.players.preference_aim import Stakes, shared_worth, worth
from cardavia.players.preference_auction import Weighing
from cardavia.players.preference_cards import framed, framed_card
from cardavia.players.preference_evidence import Evidence, Said
from cardavia.players.preference_evidence import said as calls_of
from cardavia.players.preference_exchange import hopeful
from cardavia.players.preference_knowledge import read
from cardavia.players.preference_player import player
from cardavia.players.preference_strength import defence_tricks, exchanges, taker_tricks

MASTER = replace(LEVELS["master"], worlds=8)


def cards(texts: str) -> int:
    return FRENCH.set_of(texts.split())


def dealt(first: str, second: str = "", seed: int = 1) -> PreferenceState:
    """A fresh deal by seat 2: seat 0 holds the first hand, seat 1 the second one or ten other cards."""
    hands = [cards(first), cards(second)]
    rest = list(cards_of(ALL & ~hands[0] & ~hands[1]))
    random.Random(seed).shuffle(rest)
    if not hands[1]:
        hands[1], rest = card_set(rest[:10]), rest[10:]
    deal = Deal(2, (hands[0], hands[1], card_set(rest[:10])), (rest[10], rest[11]), PreferenceBefore())
    return PREFERENCE.start(deal)


def choice(state: PreferenceState, level: Level = MASTER) -> Choice:
    assert state.to_act is not None
    return player(level).choose(observation(state, state.to_act), 1, Cancel())


def text(state: PreferenceState, level: Level = MASTER) -> str:
    return PREFERENCE.vocabulary.text(choice(state, level).action)


def said(state: PreferenceState, *texts: str) -> PreferenceState:
    """The state after some actions, each by the seat whose turn it is."""
    for each in texts:
        assert state.to_act is not None
        state = state.act(state.to_act, each)
    return state


# ---------------------------------------------------------------- values


@pytest.mark.parametrize(
    ("stakes", "tricks", "scores", "pot"),
    [
        (Stakes("bid 1"), (0, 0), (10, 0, 0), -10),
        (Stakes("bid 1", (2,)), (0, 1), (9, 0, -9), 0),
        (Stakes("bid 1", (1, 2)), (2, 2), (6, 2, 2), -10),
        (Stakes("bid 1", (1, 2)), (4, 1), (-15, 4, -9), 20),
        (Stakes("bid 1", (1,), host=1), (2, 1), (7, -7, 0), 0),
        (Stakes("hearts", (1, 2), announced=True), (2, 4), (-56, 22, 24), 10),
        (Stakes("bid 1", (1,), four_aces=True), (1, 0), (29, -19, -10), 0),
    ],
)
def test_a_seat_owns_a_third_of_what_lies_in_the_pot(
    stakes: Stakes, tricks: tuple[int, int], scores: tuple[int, int, int], pot: int
) -> None:
    found = worth(stakes, *tricks)
    assert found == pytest.approx([score + pot / 3 for score in scores])
    assert sum(found) == pytest.approx(0)


def test_defence_tricks_go_where_they_are_sure() -> None:
    stakes = Stakes("bid 1", (1, 2))
    assert shared_worth(stakes, 4, 1.0, 1.0) == worth(stakes, 2, 2)
    assert shared_worth(stakes, 3, 1.0, 0.6) == worth(stakes, 2, 1)
    assert shared_worth(stakes, 3, 0.0, 0.6) == worth(stakes, 1, 2)
    assert shared_worth(stakes, 5, 1.0, 0.0) == worth(stakes, 4, 1)
    assert shared_worth(stakes, 0, 0.0, 0.0) == worth(stakes, 0, 0)
    both = shared_worth(stakes, 3, 0.6, 0.6)
    assert both[1] == pytest.approx(both[2])


def test_the_frame_moves_the_trumps_to_the_top_and_back() -> None:
    assert framed(cards("CA D7"), "C") == cards("DA C7")
    for trump in SUIT_ORDER:
        assert framed(cards(f"{trump}A {trump}7"), trump) == 1 << 31 | 1 << 24
        assert framed(framed(cards("CA SK H7 DT"), trump), trump) == cards("CA SK H7 DT")
        assert framed_card(FRENCH.parse(f"{trump}A"), trump) == 31


# ---------------------------------------------------------------- hands at a glance


def test_better_cards_bring_more_tricks_at_a_glance() -> None:
    low = cards("C7 C8 CT CJ CQ S7 S8 D7 D8 HT")
    high = cards("C7 C8 CT CK CA S7 S8 D7 D8 HA")
    assert taker_tricks(high, "C") > taker_tricks(low, "C") + 1.5
    assert taker_tricks(high, "C") > taker_tricks(high, "S")
    assert defence_tricks(high, "D") > defence_tricks(low, "D") + 1


def test_a_hand_that_wins_everything_brings_nearly_ten_tricks() -> None:
    assert taker_tricks(cards("CA CK CQ CJ CT C9 C8 SA DA HA"), "C") > 9
    assert taker_tricks(cards("C7 C8 C9 S7 S8 S9 D7 D8 D9 H7"), "C") < 1


def test_the_best_exchange_keeps_winners() -> None:
    twelve = cards("CA CK CQ CJ CT C9 SA SK DA DK S7 D7")
    best = exchanges(twelve, SUIT_ORDER, 1)[0]
    assert best[1:] == (cards("S7 D7"), "C")


# ---------------------------------------------------------------- calls and decisions


def test_ten_sure_hearts_tricks_are_called_as_hearts_at_every_level() -> None:
    state = dealt("HA HK HQ HJ HT H9 H8 SA DA CA")
    for level in LEVELS.values():
        assert choice(state, replace(level, worlds=8)).action == HEARTS_CALL


def test_a_hand_without_hope_passes() -> None:
    state = dealt("C7 C8 C9 S7 S8 S9 D7 D8 DT H7")
    for level in LEVELS.values():
        assert choice(state, replace(level, worlds=8)).action == PASS


def test_a_good_hand_without_hearts_bids_a_number() -> None:
    found = choice(dealt("CA CK CJ CT C8 SA SK DK D8 H9"))
    assert PREFERENCE.vocabulary.text(found.action) in ("bid 1", "game C")
    assert found.reason == "strong-enough-to-bid"
    assert [each.value for each in found.candidates] == sorted(
        (each.value for each in found.candidates), reverse=True
    )


@pytest.mark.parametrize(
    ("next_seat", "expected"),
    [
        ("HA HK HQ HJ HT H9 SA SK DA CA", (1, "hearts")),
        ("CA CK CQ CJ CT SA SK DA DK DQ", (1, "bid 1")),
        ("CT CJ ST SJ DT DJ D9 HT HJ H9", (None, "")),
    ],
)
def test_who_passes_reckons_with_what_the_next_seat_would_call(
    next_seat: str, expected: tuple[int | None, str]
) -> None:
    own = "C7 C8 C9 S7 S8 S9 D7 D8 H7 H8"
    weighing = Weighing(observation(dealt(own), 0), MASTER, Cancel())
    assert weighing.other_taker((cards(own), cards(next_seat), 0)) == expected


def test_an_exchange_that_is_worse_in_every_deal_is_given_up_and_a_doubtful_one_is_not() -> None:
    sure, worse = [1.0] * 32, [-1.0] * 32
    now_and_then = [2.0, 0.5] * 16  # on the mean better by a quarter, a standard error of 0.13
    weights = [1.0] * 32
    assert hopeful([0, 1], [sure, worse], weights) == [0]
    assert hopeful([0, 1], [sure, now_and_then], weights) == [0, 1]


def test_the_taker_puts_losers_away_and_names_the_long_suit() -> None:
    state = dealt("CA CK CQ CJ CT S7 SA SK DA DK")
    deal = replace(state.deal, stock=(FRENCH.parse("D7"), FRENCH.parse("C9")))
    swapped = state.deal.stock
    others = [
        (hand | card_set(swapped)) & ~card_set(deal.stock) if seat else hand
        for seat, hand in enumerate(state.deal.hands)
    ]
    spare = list(cards_of(ALL & ~others[0] & ~card_set(deal.stock)))
    hands = (others[0], card_set(spare[:10]), card_set(spare[10:]))
    state = said(PREFERENCE.start(replace(deal, hands=hands)), "bid 1", "pass", "pass")
    assert state.phase == "discard"
    assert text(state) == "discard D7 S7"
    state = said(state, "discard D7 S7")
    for level in (MASTER, CLUB, BEGINNER):
        assert text(state, level) == "trump C"


def test_an_opponent_without_a_trick_drops_and_one_with_three_sure_ones_stays() -> None:
    strong = "CA CK CQ CJ CT C9 SA SK DA DK"
    weak = said(dealt(strong, "S7 S8 S9 D7 D8 D9 H7 H8 H9 HT"), "game C", "pass", "pass")
    assert weak.phase == "decision" and weak.to_act == 1
    safe = said(
        dealt("CK CQ CJ CT C9 SK SQ SJ DK DQ", "CA C8 SA S7 DA D7 HA H7 H8 H9"), "game C", "pass", "pass"
    )
    for level in (MASTER, CLUB, BEGINNER):
        assert text(weak, level) == "drop"
        assert text(safe, level) == "stay"


def test_a_taker_who_cannot_lose_announces_no_aces() -> None:
    # six trumps from the king down and KQJ in two suits: only the four aces can be lost
    state = dealt("HK HQ HJ HT H9 H8 SK SQ SJ ST")
    state = said(state, "hearts", "stay", "stay")
    assert state.phase == "announcement"
    assert text(state) == "announce-no-aces"


# ---------------------------------------------------------------- cards


def ending(seat: int, hands: str, tricks: tuple[int, int, int]) -> PreferenceState:
    """A number in clubs, all three playing, two tricks before the end; seat 0 is the taker."""
    held = tuple(map(cards, hands.split("/")))
    away = cards("D7 S7")
    gone = ALL & ~(held[0] | held[1] | held[2] | away)
    state = PREFERENCE.start(PREFERENCE.deal(random.Random(1), 2))
    return replace(
        state,
        hands=held,
        phase="play",
        to_act=seat,
        leader=seat,
        taker=0,
        contract="bid 1",
        trump="C",
        away=away,
        stayed=(1, 2),
        taken=(gone, 0, 0),
        tricks=tricks,
    )


def test_the_taker_takes_the_trick_that_makes_the_contract() -> None:
    # five tricks so far and no trump left: the ace is the sixth, after H7 it may never win
    state = ending(0, "SA H7/SK DK/HK D9", (5, 2, 1))
    found = choice(state)
    assert PREFERENCE.vocabulary.text(found.action) == "play SA"
    assert found.reason == "wins-in-every-world"
    assert found.worlds == 6  # the ways to deal four cards
    assert found.candidates[1].win is not None and found.candidates[1].win < 1


def test_an_opponent_takes_his_second_trick() -> None:
    state = ending(1, "SK DK/SA H7/HK D9", (6, 1, 1))
    found = choice(state)
    assert PREFERENCE.vocabulary.text(found.action) == "play SA"
    assert found.candidates[0].win == 1.0


def test_the_auction_is_read_seat_by_seat() -> None:
    state = dealt("CA CK CJ CT C8 SA SK DK D8 H9")
    numbers = said(state, "bid 1", "bid 2", "pass", "hold", "pass")
    assert calls_of(numbers) == (Said(2), Said(2, passed_at=3), Said(passed_at=3))
    games = said(state, "bid 1", "game D", "pass")
    assert calls_of(games) == (Said(1), Said(game="D"), Said(passed_at=5))
    held = said(state, "pass", "bid 1", "bid 2", "pass")
    assert calls_of(held) == (Said(passed_at=1), Said(1, passed_at=2), Said(2))


def test_evidence_prefers_takers_with_good_cards() -> None:
    state = said(dealt("C7 C8 C9 S7 S8 S9 D7 D8 DT HT"), "pass", "hearts", "drop")
    state = state if state.phase != "decision" else said(state, "stay")
    seen = observation(replace(state, to_act=0), 0)
    knowledge = read(seen, MASTER.skills)
    evidence = Evidence(seen, knowledge)
    own = state.hands[0]
    strong, weak = cards("HA HK HQ HJ H9 SA DA CA CK CQ"), cards("H7 H8 DJ D9 SJ ST CJ CT DQ SQ")
    rest = ALL & ~(own | strong | weak)
    assert evidence([own, strong, weak, rest]) > 10 * evidence([own, weak, strong, rest])


# ---------------------------------------------------------------- protocol


def test_a_single_legal_action_is_taken_at_once() -> None:
    state = said(
        dealt("HA HK HQ HJ HT H9 H8 SA DA CA", "H7 S7 S8 S9 C7 C8 C9 D7 D8 D9"),
        "hearts",
        "stay",
        "stay",
        "play HA",
    )
    legal = state.legal_actions()
    assert len(legal) == 1  # the second player has one heart
    assert choice(state).worlds == 0
    assert choice(state).reason == "only-choice"


def test_a_raised_flag_ends_a_search() -> None:
    cancel = Cancel()
    cancel.set()
    state = dealt("CA CK CJ CT C8 SA SK DK D8 H9")
    with pytest.raises(Cancelled):
        player(LEVELS["master"]).choose(observation(state, 0), 1, cancel)


def test_a_seat_whose_turn_it_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match="turn"):
        player(MASTER).choose(observation(dealt("CA CK CJ CT C8 SA SK DK D8 H9"), 1), 1, Cancel())


@pytest.mark.parametrize("name", LEVELS)
def test_every_decision_of_whole_deals_is_made_from_worlds(name: str) -> None:
    quick = player(replace(LEVELS[name], worlds=2, seconds=60.0))
    for seed in range(12):
        rng = random.Random(seed)
        state = PREFERENCE.start(PREFERENCE.deal(rng))
        while state.to_act is not None:
            seen = observation(state, state.to_act)
            found = quick.choose(seen, seed, Cancel())
            assert found.action in seen.legal
            if state.phase == "play" and len(seen.legal) > 1:
                assert read(seen, LEVELS[name].skills).given_up == 0
                worked_out = sum(state.tricks) >= LEVELS[name].skills.thumb_tricks
                assert (found.worlds > 0) == worked_out
                assert bool(found.candidates) == worked_out
            state = state.apply(rng.choice(seen.legal) if rng.random() < 0.5 else found.action)


def test_the_choice_does_not_depend_on_hidden_cards() -> None:
    for seed in range(4):
        state = dealt("CA CK CJ CT C8 SA SK DK D8 H9", seed=seed)
        assert choice(state) == choice(dealt("CA CK CJ CT C8 SA SK DK D8 H9", seed=seed + 50))


def test_without_nodes_for_whole_deals_hands_are_judged_at_a_glance() -> None:
    small = replace(LEVELS["master"], worlds=8, nodes=1000)
    good = choice(dealt("CA CK CJ CT C8 SA SK DK D8 H9"), small)
    assert PREFERENCE.vocabulary.text(good.action) in ("bid 1", "game C")
    assert choice(dealt("C7 C8 C9 S7 S8 S9 D7 D8 DT H7"), small).action == PASS
    assert good.worlds == 16
