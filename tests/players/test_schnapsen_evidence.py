"""What the Schnapsen player makes of what was done, and how it leads against hands that look alike."""

import random

from cardavia.games.base import observation
from cardavia.games.schnapsen import SCHNAPSEN
from cardavia.players.base import Cancel
from cardavia.players.levels import Skills
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.players.schnapsen_cards import JACK_BIT, LAYOUTS, bits_of, indices
from cardavia.players.schnapsen_evidence import Evidence
from cardavia.players.schnapsen_habits import FOLLOW_CLOSED, FOLLOW_OPEN, LEAD_OPEN, chance_of_card, mate_of
from cardavia.players.schnapsen_knowledge import read
from cardavia.players.schnapsen_match import PLAIN
from cardavia.players.schnapsen_plan import Plan, Table
from cardavia.players.schnapsen_playout import Playout
from cardavia.players.search import RaceSolver
from tests.players.schnapsen_deals import cards, deal_of, random_play


def test_the_mate_of_a_king_is_the_queen_of_its_suit() -> None:
    kings = [5 * suit + 2 for suit in range(4)]
    assert [mate_of(king) for king in kings] == [1 << king - 1 for king in kings]
    assert [mate_of(king - 1) for king in kings] == [1 << king for king in kings]
    assert mate_of(JACK_BIT) == mate_of(3) == mate_of(4) == 0


def test_chances_of_all_cards_of_a_hand_make_one() -> None:
    hand = 0b10010_00100_01010_00011
    legal = {LEAD_OPEN: indices(hand), FOLLOW_OPEN: indices(hand), FOLLOW_CLOSED: [0, 1]}
    for situation, led in ((LEAD_OPEN, -1), (FOLLOW_OPEN, 8), (FOLLOW_CLOSED, 2)):
        total = sum(chance_of_card(situation, card, hand, 0, led) for card in legal[situation])
        assert abs(total - 1) < 1e-9


def test_a_leader_who_did_not_exchange_hardly_holds_the_jack() -> None:
    state = deal_of("CJ DJ HQ CK SQ", "SA ST HA HT DA", "CT CQ CA DT HK HJ DK DQ SJ SK")
    state = state.act(0, "play CJ")
    knowledge = read(state.observe(1), 1, Skills())
    evidence = Evidence(knowledge)
    rows, width = knowledge.hands.sample(1, 0, 400), knowledge.hands.width
    hands = [rows[at] for at in range(0, len(rows), width)]
    with_jack = [evidence((hand, 0, 0)) for hand in hands if hand >> JACK_BIT & 1]
    without = [evidence((hand, 0, 0)) for hand in hands if not hand >> JACK_BIT & 1]
    assert sum(with_jack) / len(with_jack) < 0.5 * sum(without) / len(without)


def test_a_leader_who_did_not_declare_hardly_holds_the_mate() -> None:
    state = deal_of("CJ DJ HQ CK SQ", "SA ST HA HT DA", "CT CQ CA DT HK HJ DK DQ SJ SK").act(0, "play HQ")
    knowledge = read(state.observe(1), 1, Skills())
    evidence = Evidence(knowledge)
    mate = bits_of(knowledge.layout, cards("HK"))
    rows, width = knowledge.hands.sample(1, 0, 400), knowledge.hands.width
    hands = [rows[at] for at in range(0, len(rows), width)]
    held = [evidence((hand, 0, 0)) for hand in hands if hand & mate]
    others = [evidence((hand, 0, 0)) for hand in hands if not hand & mate]
    assert sum(held) / len(held) < 0.5 * sum(others) / len(others)


def test_the_true_hand_weighs_more_than_others_on_deals_played_by_rules_of_thumb() -> None:
    ratios = []
    for seed in range(60):
        state = SCHNAPSEN.start(SCHNAPSEN.deal(random.Random(seed)))
        while state.to_act is not None:
            seat = state.to_act
            if sum(state.tricks) in (2, 3) and state.stock_open:
                knowledge = read(state.observe(seat), seat, Skills())
                evidence = Evidence(knowledge)
                rows, width = knowledge.hands.sample(seed, 0, 40), knowledge.hands.width
                mean = sum(evidence(rows[at : at + width]) for at in range(0, len(rows), width)) / 40
                true = [0, 0]
                true[1 - seat] = bits_of(knowledge.layout, state.hands[1 - seat])
                ratios.append(evidence(true) / mean)
            action = RuleOfThumb().choose(observation(state, seat), seed, Cancel()).action
            state = state.apply(action)
    assert len(ratios) > 150
    assert sum(ratios) / len(ratios) > 1.1


def test_one_lead_for_all_never_brings_more_than_the_best_against_each() -> None:
    solver = RaceSolver()
    lower = 0
    for seed in range(60):
        for state in random_play(seed, closing=0.5):
            seat = state.to_act
            if state.closed_by is None:
                continue
            knowledge = read(state.observe(seat), seat, Skills())
            rows, width = knowledge.hands.sample(seed, 0, 40), knowledge.hands.width
            race = knowledge.race()
            verdict = solver.worlds(rows, width, race, state.leader, knowledge.lead)
            plan = Plan(
                solver, Table(seat, knowledge.lead, rows, width, [1.0] * 40, race, knowledge.bottom), PLAIN
            )
            sign = 1 if seat == 0 else -1
            for column, card in enumerate(verdict.cards):
                promised = [verdict.row(world)[column] for world in range(40)]
                planned = plan.results(card, promised)
                assert all(sign * one <= sign * each for one, each in zip(planned, promised, strict=True))
                lower += planned != promised
    assert lower >= 5


def test_before_the_last_draw_a_deal_played_out_is_the_solved_one() -> None:
    solver, compared = RaceSolver(), 0
    for seed in range(60):
        for state in random_play(seed, closing=0.0):
            if state.stock_left != 2 or not state.trick:
                continue
            knowledge = read(state.observe(state.to_act), state.to_act, Skills())
            layout, race, leader = knowledge.layout, knowledge.race(), state.leader
            hands = [bits_of(layout, hand) for hand in state.hands]
            stock = [layout.index(card) for card in (state.deal.stock[-2], state.indicator)]
            gone = bits_of(layout, state.taken[0] | state.taken[1])
            solver.set_up(hands, race, stock)
            for card, value in solver.cards(leader, knowledge.lead):
                compared += 1
                deal = Playout(solver, race, hands, stock, gone, seed)
                assert deal.after_answer(leader, knowledge.lead, card) == value
    assert compared > 50


def test_deals_played_out_end_with_one_to_three_points() -> None:
    solver, seen = RaceSolver(), set()
    for seed in range(40):
        state = random_play(seed)[0]
        layout = LAYOUTS[state.trump]
        hands = [bits_of(layout, hand) for hand in state.hands]
        stock = [layout.index(card) for card in state.deal.stock]
        race = read(state.observe(state.to_act), state.to_act, Skills()).race()
        for card in indices(hands[state.leader]):
            seen.add(Playout(solver, race, hands, stock, 0, seed).after_lead(state.leader, card))
    assert seen == {-3, -2, -1, 1, 2, 3}
