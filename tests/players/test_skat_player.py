"""The Skat player on real deals: what it knows, and whether it finds plays that can be worked out."""

import math
import random

import pytest
from msgspec.structs import replace

from cardavia.cards import ALL, GERMAN, card_set
from cardavia.games.base import Deal, observation
from cardavia.games.skat import SKAT, SkatState
from cardavia.games.skat_contracts import ORDERS
from cardavia.players import skat_play
from cardavia.players.base import Cancel, Cancelled
from cardavia.players.levels import LEVELS, Skills
from cardavia.players.skat_evidence import spoken
from cardavia.players.skat_knowledge import memorable, read
from cardavia.players.skat_player import player

MASTER = replace(LEVELS["master"], worlds=8)


def cards(texts: str) -> int:
    return GERMAN.set_of(texts.split())


def random_play(seed: int) -> list[SkatState]:
    """The states of the play of a deal with a declarer, every action drawn by lot."""
    rng = random.Random(seed)
    state = SKAT.start(SKAT.deal(rng))
    states = []
    while state.to_act is not None:
        if state.phase == "play":
            states.append(state)
        legal = state.legal_actions()
        texts = [SKAT.vocabulary.text(action) for action in legal]
        low = [
            action for action, text in zip(legal, texts, strict=True) if text in ("bid 18", "bid 20", "pass")
        ]
        state = state.apply(rng.choice(low if state.phase == "auction" and not state.hearing else legal))
    return states


def truth(state: SkatState) -> tuple[int, ...]:
    """The hidden cards as they really lie: three hands and the two cards away."""
    return (*state.hands, state.skat if state.hand_game else state.away)


def test_worlds_agree_with_all_that_was_seen():
    for seed in range(25):
        for state in random_play(seed)[::4]:
            knowledge = read(observation(state, state.to_act), Skills())
            assert knowledge.given_up == 0
            played = knowledge.played[0] | knowledge.played[1] | knowledge.played[2]
            rows = knowledge.source.sample(seed, 0, 6)
            for at in range(0, len(rows), 4):
                world = rows[at : at + 4]
                assert world[state.to_act] == state.hands[state.to_act]
                assert [held.bit_count() for held in world] == [*state.counts(), 2]
                assert world[0] | world[1] | world[2] | world[3] | played == ALL


def test_the_true_deal_is_among_all_worlds():
    found = 0
    for seed in range(25):
        for state in random_play(seed):
            source = read(observation(state, state.to_act), Skills()).source
            if source.count <= 300:
                rows = source.every
                worlds = [tuple(rows[at : at + 4]) for at in range(0, len(rows), 4)]
                assert truth(state) in worlds
                found += 1
    assert found > 100


def test_a_seat_that_did_not_follow_holds_no_card_of_the_suit():
    shown = 0
    for seed in range(25):
        for state in random_play(seed)[9::3]:
            order = ORDERS[state.contract]
            knowledge = read(observation(state, state.to_act), Skills())
            plays = [(seat, action.card) for seat, action in state.history if hasattr(action, "card")]
            rows = knowledge.source.sample(seed, 0, 4)
            for number, (seat, card) in enumerate(plays):
                led = plays[number - number % 3][1]
                if not order.lanes[led] >> card & 1:
                    shown += 1
                    assert not any(rows[at + seat] & order.lanes[led] for at in range(0, len(rows), 4))
    assert shown > 50


def test_a_forgetful_seat_may_take_played_cards_for_hidden_ones():
    state = random_play(2)[20]
    forgetful = Skills(remembers_voids=False, counts_trumps=False)
    knowledge = read(observation(state, state.to_act), forgetful)
    played = knowledge.played[0] | knowledge.played[1] | knowledge.played[2]
    rows = knowledge.source.sample(1, 0, 40)
    width = knowledge.source.width
    hands = [rows[at + seat] for at in range(0, len(rows), width) for seat in range(3)]
    assert width == 5
    assert any(hand & played for hand in hands)
    assert not any(rows[at + state.to_act] & played for at in range(0, len(rows), width))


def test_what_is_remembered_grows_with_the_level():
    beginner, club, master = (memorable("E", LEVELS[name].skills) for name in ("beginner", "club", "master"))
    assert beginner == cards("EU GU HU SU EA GA HA SA")
    assert beginner & ~club == 0
    assert club & ~beginner == cards("ET EK EO E9 E8 E7 GT GK HT HK ST SK")
    assert master == ALL


def test_the_auction_is_read_seat_by_seat():
    state = SKAT.start(SKAT.deal(random.Random(1), dealer=0))
    for seat, text in (
        (2, "bid 18"),
        (1, "hold"),
        (2, "bid 20"),
        (1, "pass"),
        (0, "bid 22"),
        (2, "hold"),
        (0, "pass"),
    ):
        state = state.act(seat, text)
    assert [(said.value, said.passed) for said in spoken(state)] == [(22, True), (18, True), (22, False)]


def test_the_declarer_takes_the_trick_that_wins_the_game():
    # acorns, two cards each: GT GK HT H9 are with the opponents, no trump is out; the declarer has
    # 36 points in tricks and 14 away, so the ace brings exactly 61; after H7 it may never win a trick
    hands = tuple(cards(hand) for hand in ("GA H7", "GT HT", "GK H9"))
    own = GERMAN.set_of(
        ["EA", "ET", "EK", "EO", "EU", "GU", "HU", "SU", "E7", "E8", "E9", "S7", "S8", "S9", "G7"]
    )
    away = cards("HK ST")
    state = SKAT.start(Deal(2, hands, (GERMAN.parse("HK"), GERMAN.parse("ST"))))
    assert isinstance(state, SkatState)
    state = replace(
        state,
        phase="play",
        declarer=0,
        value=18,
        contract="E",
        away=away,
        taken=(own, ALL & ~(hands[0] | hands[1] | hands[2] | own | away), 0),
        tricks=(5, 3, 0),
        leader=0,
        to_act=0,
    )
    choice = player(MASTER).choose(observation(state, 0), 1, Cancel())
    assert SKAT.vocabulary.text(choice.action) == "play GA"
    assert choice.reason == "wins-in-every-world"
    assert choice.worlds == 6
    assert choice.candidates[1].win < 1


def test_levels_without_a_choice_answer_at_once():
    state = next(state for state in random_play(3) if len(state.legal_actions()) == 1)
    choice = player(MASTER).choose(observation(state, state.to_act), 1, Cancel())
    assert choice.worlds == 0
    assert choice.reason == "only-choice"


def test_a_raised_flag_ends_a_search():
    cancel = Cancel()
    cancel.set()
    state = random_play(3)[0]
    with pytest.raises(Cancelled):
        player(LEVELS["master"]).choose(observation(state, state.to_act), 1, cancel)


def test_a_hand_without_hope_passes_and_a_sure_game_is_bid():
    weak = cards("E7 E8 GT G9 HK HO HT S8 SK SO")
    strong = cards("EU GU HU EA ET EK E9 GA HA S7")
    others = [card for card in range(32) if not (weak | strong) >> card & 1]
    deal = Deal(0, (card_set(others[:10]), weak, strong), tuple(others[10:]))
    middlehand = observation(SKAT.start(deal), 2)
    assert SKAT.vocabulary.text(player(MASTER).choose(middlehand, 1, Cancel()).action) == "bid 18"
    forehand = observation(SKAT.start(deal).act(2, "bid 18"), 1)
    assert SKAT.vocabulary.text(player(MASTER).choose(forehand, 1, Cancel()).action) == "pass"


def test_a_dear_decision_is_made_on_fewer_deals(monkeypatch):
    monkeypatch.setattr(skat_play, "CLEAR_LEAD", math.inf)
    every = (state for seed in range(9) for state in random_play(seed)[9:] if state.contract in "EGHS")
    state = next(state for state in every if len(state.legal_actions()) > 3)
    seen, master = observation(state, state.to_act), player(replace(LEVELS["master"], worlds=32))
    assert master.choose(seen, 1, Cancel()).worlds == 32
    monkeypatch.setattr(skat_play, "EFFORT", 0)
    assert master.choose(seen, 1, Cancel()).worlds == 8
