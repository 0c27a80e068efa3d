"""What a seat of Preference knows: the facts of PF-58, and deals that agree with all of them."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from cardavia.cards import ALL, FRENCH, card_set
from cardavia.games.base import observation
from cardavia.games.preference import PREFERENCE, PreferenceState
from cardavia.games.preference_settlement import ACES
from cardavia.players.levels import Skills
from cardavia.players.preference_knowledge import denied, read


def cards(texts: str) -> int:
    return FRENCH.set_of(texts.split())


def random_play(seed: int) -> list[PreferenceState]:
    """The states of the play of a deal with a taker, every action drawn by lot."""
    rng = random.Random(seed)
    state = PREFERENCE.start(PREFERENCE.deal(rng))
    states = []
    while state.to_act is not None:
        if state.phase == "play":
            states.append(state)
        state = state.apply(rng.choice(state.legal_actions()))
    return states


def truth(state: PreferenceState) -> tuple[int, ...]:
    """The hidden cards as they really lie: three hands and the two cards aside."""
    return (*state.hands, state.away if state.exchanged else card_set(state.deal.stock))


@pytest.mark.parametrize(
    ("before", "card", "lowest_rule", "nobody_holds"),
    [
        ("D9", "C7", False, "DA DK DQ DJ DT D9 D8 D7 HA HK HQ HJ HT H9 H8 H7"),  # no diamond, no trump
        ("D9", "D8", False, "DA DK DQ DJ DT"),  # could not beat
        ("D9", "DJ", False, ""),  # beat it, perhaps with a card that was not the lowest
        ("D9", "DJ", True, "DT"),  # had to take the lowest
        ("D9", "H9", True, "DA DK DQ DJ DT D9 D8 D7 H8 H7"),  # the lowest trump
        ("D9 H9", "H7", False, "DA DK DQ DJ DT D9 D8 D7 HA HK HQ HJ HT"),  # trumped below
        ("D9 H9", "HT", False, "DA DK DQ DJ DT D9 D8 D7"),  # trumped above
        ("D9 H9", "D7", False, ""),  # followed suit under a trump
        ("D9 DJ", "DT", False, "DA DK DQ"),  # followed below the winner
        ("H9", "H8", True, "HA HK HQ HJ HT"),  # trumps led
    ],
)
def test_every_card_tells_what_its_seat_cannot_hold(
    before: str, card: str, lowest_rule: bool, nobody_holds: str
) -> None:
    trick = [FRENCH.parse(text) for text in before.split()]
    found = denied("H", trick, FRENCH.parse(card), lowest_rule) & ~card_set(trick)
    assert found & ~(1 << FRENCH.parse(card)) == cards(nobody_holds) & ~card_set(trick)


def test_the_true_deal_agrees_with_the_facts() -> None:
    barred = 0
    for seed in range(60):
        for state in random_play(seed):
            assert state.to_act is not None
            knowledge = read(observation(state, state.to_act), Skills())
            assert knowledge.given_up == 0
            for place, true in zip(knowledge.source.places, truth(state), strict=True):
                assert true & place.forbidden == 0
                assert true.bit_count() == place.free + place.fixed.bit_count()
                barred += place.forbidden.bit_count() > 0
    assert barred > 500


def test_worlds_agree_with_all_that_was_seen() -> None:
    for seed in range(25):
        for state in random_play(seed)[::4]:
            assert state.to_act is not None
            knowledge = read(observation(state, state.to_act), Skills())
            gone = state.taken[0] | state.taken[1] | state.taken[2] | card_set(state.trick)
            rows = knowledge.source.sample(seed, 0, 6)
            for at in range(0, len(rows), 4):
                world = rows[at : at + 4]
                assert world[state.to_act] == state.hands[state.to_act]
                assert [held.bit_count() for held in world] == [*state.counts(), 2]
                assert world[0] | world[1] | world[2] | world[3] | gone == ALL


def test_the_true_deal_is_among_all_worlds() -> None:
    found = 0
    for seed in range(60):
        for state in random_play(seed):
            assert state.to_act is not None
            source = read(observation(state, state.to_act), Skills()).source
            if source.count <= 300:
                rows = source.every
                assert truth(state) in [tuple(rows[at : at + 4]) for at in range(0, len(rows), 4)]
                found += 1
    assert found > 100


def test_the_lowest_card_rule_is_read_from_real_play() -> None:
    # the taker (seat 1) leads a club of which seat 2 has two that beat it: it plays the lower one
    state = PREFERENCE.start(PREFERENCE.distribute(list(range(32)), 0, PREFERENCE.fresh_before()))
    hands = tuple(map(cards, ("CA CT DA DK DQ DJ DT D9 D8 D7", "C7 HA HK HQ HJ HT H9 H8 H7 SA",
                              "CK C9 C8 SK SQ SJ ST S9 S8 S7")))  # fmt: skip
    state = PREFERENCE.start(replace(state.deal, hands=hands, stock=(FRENCH.parse("CQ"), FRENCH.parse("CJ"))))
    for seat, text in ((1, "hearts"), (2, "stay"), (0, "stay"), (1, "play C7"), (2, "play C8")):
        state = state.act(seat, text)
    place = read(observation(state, 0), Skills()).source.places[2]
    assert place.forbidden == 0  # nothing lies between C7 and C8
    state = state.act(0, "play CT")
    barred = read(observation(state, 0), Skills()).source.places[2].forbidden
    assert barred == 0
    other = replace(state, history=(*state.history[:-2], (2, PREFERENCE.vocabulary.parse("play CK"))))
    assert read(observation(other, 0), Skills()).source.places[2].forbidden == cards("C8 C9 CT CJ CQ")


def test_an_announced_hand_has_no_aces_and_put_none_away() -> None:
    for seed in range(400):
        state = next((each for each in random_play(seed) if each.announced), None)
        if state is not None and state.exchanged and state.taker is not None:
            seat = (state.taker + 1) % 3
            knowledge = read(observation(replace(state, to_act=seat), seat), Skills())
            rows = knowledge.source.sample(1, 0, 20)
            for at in range(0, len(rows), 4):
                assert not (rows[at + state.taker] | rows[at + 3]) & ACES
            return
    raise AssertionError("no deal with an announcement")


def test_a_forgetful_seat_may_take_played_cards_for_hidden_ones() -> None:
    state = next(each for each in random_play(7) if sum(each.tricks) == 6)
    assert state.to_act is not None
    forgetful = Skills(remembers_voids=False, counts_trumps=False)
    knowledge = read(observation(state, state.to_act), forgetful)
    gone = state.taken[0] | state.taken[1] | state.taken[2]
    rows, width = knowledge.source.sample(1, 0, 40), knowledge.source.width
    hands = [rows[at + seat] for at in range(0, len(rows), width) for seat in range(3)]
    assert width == 5
    assert any(hand & gone for hand in hands)
    assert not any(rows[at + state.to_act] & gone for at in range(0, len(rows), width))
