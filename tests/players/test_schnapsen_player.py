"""The Schnapsen player on real deals: what it knows, and whether it finds plays that can be worked out."""

import pytest
from msgspec.structs import replace

from cardavia.cards import ACE, FRENCH, TEN, card_set, rank_set, suit_set
from cardavia.games.base import observation
from cardavia.games.schnapsen import SchnapsenState
from cardavia.games.schnapsen_actions import CARDS, CLOSE, EXCHANGE
from cardavia.games.schnapsen_settlement import SchnapsenBefore
from cardavia.players.base import Cancel, Cancelled
from cardavia.players.levels import LEVELS, Skills
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.players.schnapsen_cards import LAYOUTS, bits_of
from cardavia.players.schnapsen_knowledge import read
from cardavia.players.schnapsen_match import chance, worths
from cardavia.players.schnapsen_play import feels_enough
from cardavia.players.schnapsen_player import player
from cardavia.players.schnapsen_question import Question
from tests.players.schnapsen_deals import cards, deal_of, random_play

MASTER = replace(LEVELS["master"], worlds=8)
BEGINNER_SKILLS = LEVELS["beginner"].skills


def hidden_cards(state: SchnapsenState) -> int:
    """The face-down cards of the stock."""
    return card_set(state.deal.stock[len(state.draws) : -1])


def test_worlds_agree_with_all_that_was_seen() -> None:
    for seed in range(60):
        for state in random_play(seed):
            seat = state.to_act
            knowledge = read(observation(state, seat).state, seat, Skills())
            assert knowledge.given_up == 0
            rows, width = knowledge.rows(knowledge.source.sample(seed, 0, 4), knowledge.source.width)
            gone = state.taken[0] | state.taken[1] | card_set(state.trick)
            under = 1 << state.indicator if state.stock_left else 0
            for at in range(0, len(rows), width):
                first, second, face_down = rows[at : at + 3]
                assert (first, second)[seat] == knowledge.hand
                assert (first.bit_count(), second.bit_count()) == state.counts()
                assert first | second | face_down == bits_of(knowledge.layout, CARDS & ~gone & ~under)
                assert sum(1 << card for card in rows[at + 3 : at + width]) == (
                    face_down if state.stock_open else 0
                )


def test_the_true_deal_is_among_all_worlds() -> None:
    found = 0
    for seed in range(60):
        for state in random_play(seed):
            seat = state.to_act
            knowledge = read(observation(state, seat).state, seat, Skills())
            if knowledge.hands.count <= 60:
                rows = knowledge.hands.every
                theirs = bits_of(knowledge.layout, state.hands[1 - seat])
                assert theirs in rows[1 - seat :: 3]
                found += 1
    assert found > 200


def test_all_is_known_when_the_stock_is_exhausted() -> None:
    for seed in range(40):
        for state in random_play(seed, closing=0.0):
            if not state.stock_left:
                assert read(state.observe(state.to_act), state.to_act, Skills()).source.count == 1


def test_a_seat_that_did_not_beat_or_follow_in_strict_play_cannot() -> None:
    state = deal_of("CA CT CK HA SA", "CQ SK SQ SJ DQ", "CJ HT HK HQ HJ DA DT DK DJ ST")
    for seat, text in ((0, "close"), (0, "play CA"), (1, "play CQ"), (0, "play HA"), (1, "play SJ")):
        state = state.act(seat, text)
    # spades are trump: the answers show no further heart; a club higher than the Ace there is none
    assert state.trump == FRENCH.suit("S")
    source = read(state.observe(0), 0, Skills()).source
    layout = LAYOUTS[state.trump]
    assert source.places[1].forbidden == bits_of(layout, cards("HA HT HK HQ HJ"))


def test_a_forgetful_seat_may_take_played_cards_for_hidden_ones() -> None:
    state = next(each for each in random_play(3, closing=0.0) if sum(each.tricks) == 4 and not each.trick)
    seat = state.to_act
    knowledge = read(state.observe(seat), seat, BEGINNER_SKILLS)
    rows, width = knowledge.rows(knowledge.source.sample(1, 0, 40), knowledge.source.width)
    gone = bits_of(knowledge.layout, state.taken[0] | state.taken[1])
    assert width == 3 + 1
    assert any(hand & gone for hand in rows[1 - seat :: width])
    assert not any(hand & gone for hand in rows[seat::width])


def test_at_one_all_three_points_are_worth_no_more_than_one() -> None:
    worth = worths(1, 1)
    assert worth[4] == worth[5] == worth[6] == -worth[0] == -worth[2]


def test_at_the_start_three_points_are_worth_about_three() -> None:
    worth = worths(7, 7)
    assert worth[4] == pytest.approx(1)
    assert 2.5 < worth[6] < 3.5


def test_chances_of_both_seats_make_one() -> None:
    for own in range(1, 8):
        for other in range(1, 8):
            assert chance(own, other) + chance(other, own) == pytest.approx(1)


def test_it_closes_a_deal_that_cannot_be_lost() -> None:
    # five winners with the marriage of trumps: 40 + 11 + 10 + 4 + 3 and more, whatever the other holds
    state = deal_of("SA ST SK SQ CA", "DQ DJ HQ HJ CJ", "CT CK CQ HA HT HK DA DT DK SJ")
    for match in ((7, 7), (1, 1)):
        state = replace(state, deal=replace(state.deal, before=SchnapsenBefore(match=match)))
        choice = player(MASTER).choose(observation(state, 0), 1, Cancel())
        best = {candidate.action: candidate.win for candidate in choice.candidates}
        assert best[CLOSE] == 1.0


def test_it_does_not_close_on_two_jacks_and_hope() -> None:
    state = deal_of("CJ DJ HQ SK CQ", "SA ST HA HT DA", "CT CK CA DT HK HJ DK DQ SJ SQ")
    assert player(MASTER).choose(observation(state, 0), 1, Cancel()).action != CLOSE


def test_the_trump_jack_is_exchanged() -> None:
    state = deal_of("CJ DJ HQ SJ CQ", "SK ST HA HT DA", "CT CK CA DT HK HJ DK DQ SQ SA")
    assert player(MASTER).choose(observation(state, 0), 1, Cancel()).action == EXCHANGE


@pytest.mark.parametrize("level", LEVELS.values(), ids=LEVELS)
def test_every_level_answers_legally_and_alike_each_time(level) -> None:
    level = replace(level, worlds=2, seconds=60.0)
    for seed in range(4):
        for state in random_play(seed):
            seen = observation(state, state.to_act)
            choice = player(level).choose(seen, seed, Cancel())
            assert choice.action in seen.legal
            assert player(level).choose(seen, seed, Cancel()) == choice


def test_a_raised_flag_ends_the_choice() -> None:
    cancel = Cancel()
    cancel.set()
    state = random_play(1)[0]
    with pytest.raises(Cancelled):
        player(MASTER).choose(observation(state, state.to_act), 1, cancel)


def test_a_club_player_forgets_low_plain_cards_and_nothing_else() -> None:
    forgotten = 0
    for seed in range(30):
        for state in random_play(seed, closing=0.0):
            seat = state.to_act
            assert seat is not None
            gone = state.taken[0] | state.taken[1]
            layout = LAYOUTS[state.trump]
            source = read(state.observe(seat), seat, LEVELS["club"].skills).source
            remembered = bits_of(layout, CARDS & (suit_set(state.trump) | rank_set(ACE) | rank_set(TEN)))
            assert not source.unknown & bits_of(layout, gone) & remembered
            forgotten += (source.unknown & bits_of(layout, gone)).bit_count()
    assert forgotten > 100


def test_by_feel_a_strong_hand_closes_and_a_beginner_more_often() -> None:
    closing = {"club": 0, "beginner": 0}
    states = [state for seed in range(60) for state in random_play(seed, closing=0.0)]
    for state in states:
        seat = state.to_act
        assert seat is not None
        if state.stock_open and CLOSE in state.legal_actions() and EXCHANGE not in state.legal_actions():
            for name in closing:
                closing[name] += feels_enough(Question(observation(state, seat), LEVELS[name], 1, Cancel()))
    assert 0 < closing["club"] < closing["beginner"]


def test_below_master_the_first_trick_goes_by_rule_of_thumb() -> None:
    for seed in range(10):
        state = random_play(seed)[0]
        seat = state.to_act
        assert seat is not None
        seen = observation(state, seat)
        found = player(LEVELS["club"]).choose(seen, seed, Cancel())
        assert found.action in (CLOSE, RuleOfThumb().choose(seen, seed, Cancel()).action)
