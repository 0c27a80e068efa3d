"""The solver's answers on small endings are those of exhaustive play by the spelled-out rules."""

import random
from dataclasses import replace

import pytest

from cardavia.players.search import Feature, Solver, kernel_status
from tests.players.search import plain_play as plain

SIZE = 120 if kernel_status() == "compiled" else 6


@pytest.fixture(scope="module")
def solver() -> Solver:
    return Solver(12)


@pytest.mark.parametrize("family", plain.FAMILIES)
def test_exact_value_is_that_of_exhaustive_play(solver: Solver, family: str) -> None:
    crowded = Solver(2)
    for seed in range(SIZE):
        ending = plain.FAMILIES[family](seed)
        want = ending.value()
        solver.set_up(ending.masks(), ending.terms())
        assert solver.value(ending.leader) == want, (seed, ending)
        solver.set_up(ending.masks(), ending.terms())
        assert solver.value(ending.leader, bisect=True) == want, (seed, ending)
        # one bucket for all positions
        crowded.set_up(ending.masks(), ending.terms())
        assert crowded.value(ending.leader) == want, (seed, ending)


def test_points_that_their_winner_does_not_want_or_his_mate_does(solver: Solver) -> None:
    for seed in range(SIZE // 2):
        ending = plain.point_ending(seed)
        declarer = ending.score[0]
        others = [seat for seat in range(3) if seat != declarer]
        for score, maxi in (([declarer], others), (others[:1], others)):
            question = replace(ending, score=score, maxi=maxi, memo={})
            solver.set_up(question.masks(), question.terms())
            assert solver.value(question.leader) == question.value(), (seed, question)


@pytest.mark.parametrize("family", plain.FAMILIES)
def test_questions_around_the_value_are_answered_right(solver: Solver, family: str) -> None:
    for seed in range(SIZE):
        ending = plain.FAMILIES[family](seed)
        want = ending.value()
        for target in (want - 1, want, want + 1):
            solver.set_up(ending.masks(), ending.terms())
            assert solver.test(ending.leader, target) is (want >= target), (seed, target, ending)


@pytest.mark.parametrize("family", plain.FAMILIES)
def test_every_lead_is_worth_what_exhaustive_play_makes_of_it(solver: Solver, family: str) -> None:
    for seed in range(SIZE // 2):
        ending = plain.FAMILIES[family](seed)
        layout = ending.rules.layout()
        legal = ending.rules.legal(
            ending.hands[ending.leader], [], ending.leader, len(ending.hands), ending.ran
        )
        want = {layout.index(card): ending.value_of(card) for card in legal}
        solver.set_up(ending.masks(), ending.terms())
        assert dict(solver.cards(ending.leader) or []) == want, (seed, ending)
        for target in {max(min(want.values()), 1), max(want.values()), max(want.values()) + 1}:
            solver.set_up(ending.masks(), ending.terms())
            answers = solver.cards(ending.leader, target=target)
            assert dict(answers or []) == {i: int(v >= target) for i, v in want.items()}, (seed, ending)


@pytest.mark.parametrize("family", plain.FAMILIES)
def test_a_trick_under_way_is_judged_like_the_lead_that_began_it(solver: Solver, family: str) -> None:
    for seed in range(SIZE // 2):
        ending = plain.FAMILIES[family](seed)
        layout = ending.rules.layout()
        leader = ending.leader
        legal = ending.rules.legal(ending.hands[leader], [], leader, len(ending.hands), ending.ran)
        card = min(c for c in legal if not ending.rules.runs(ending.hands[leader], [], c))
        masks = ending.masks()
        masks[leader] ^= layout.mask([card])
        solver.set_up(masks, ending.terms())
        want = ending.value_of(card)
        assert solver.value(leader, table=[layout.index(card)]) == want, (seed, ending)
        solver.set_up(masks, ending.terms())
        replies = [v for _, v in solver.cards(leader, table=[layout.index(card)]) or []]
        best = max if (leader + 1) % len(masks) in ending.maxi else min
        assert best(replies) == want, (seed, ending)


def test_holder_of_the_called_ace_may_lead_low_with_three_more_cards(solver: Solver) -> None:
    for seed in range(5):
        ending = plain.runaway_ending(seed)
        solver.set_up(ending.masks(), ending.terms())
        assert solver.value(ending.leader) == ending.value(), (seed, ending)


def test_the_holder_of_the_called_ace_joins_the_declarer(solver: Solver) -> None:
    joined = 0
    for seed in range(2, 3 * SIZE, 3):
        ending = plain.four_hand_ending(seed)
        if all(str(ending.rules.ace) not in hand for hand in ending.hands):
            continue
        joined += len(ending.score) == 2
        alone = 1 << ending.declarer
        solver.set_up(ending.masks(), replace(ending.terms(), score=alone, maxi=alone, join_ace=True))
        assert solver.value(ending.leader) == ending.value(), (seed, ending)
    assert joined


@pytest.mark.parametrize("feature", [f for f in Feature if f is not Feature.ALL])
def test_no_idea_of_the_search_changes_a_value(solver: Solver, feature: Feature) -> None:
    for family in plain.FAMILIES.values():
        for seed in range(500, 500 + SIZE // 10):
            ending = family(seed, 3)  # type: ignore[call-arg]
            want = ending.value()
            for features in (feature, Feature.ALL & ~feature):
                solver.set_up(ending.masks(), ending.terms(), features)
                assert solver.value(ending.leader) == want, (seed, features, ending)


@pytest.mark.parametrize("kind", ["skat", "grand", "null", "wenz", "solo", "called", "pref"])
def test_longer_endings_are_worth_what_a_search_without_bounds_and_likeness_says(
    solver: Solver, kind: str
) -> None:
    plain_search = Feature.TABLE | Feature.EQUAL_CARDS | Feature.ORDER
    for seed in range(SIZE // 2):
        rng = random.Random(f"longer {kind}{seed}")
        rules, hands = _whole_deal(rng, kind, long_called_suit=seed % 2 == 0)
        left = (6 if len(hands) < 4 else 5) if kernel_status() == "compiled" else 4
        hands = [hand[:left] for hand in hands]
        declarer = rng.randrange(len(hands))
        score = sorted({declarer, *(s for s, hand in enumerate(hands) if rules.ace in hand)})
        maxi = [s for s in range(3) if s != declarer] if kind == "null" else score
        per_trick = int(kind in ("null", "pref"))
        ending = plain.Ending(rules, hands, rng.randrange(len(hands)), score, maxi, per_trick)
        solver.set_up(ending.masks(), ending.terms(), plain_search)
        want = solver.cards(ending.leader)
        solver.set_up(ending.masks(), ending.terms())
        assert solver.cards(ending.leader) == want, (seed, ending)


@pytest.mark.parametrize("kind", ["skat", "grand", "null", "wenz", "solo", "called", "called", "pref"])
def test_legal_cards_over_whole_deals_are_those_of_the_rules(solver: Solver, kind: str) -> None:
    for seed in range(30):
        rng = random.Random(f"{kind}{seed}")
        rules, hands = _whole_deal(rng, kind, long_called_suit=seed % 2 == 0)
        layout = rules.layout()
        seats = len(hands)
        leader = rng.randrange(seats)
        ran = False
        while hands[leader]:
            trick: list[str] = []
            for place in range(seats):
                seat = (leader + place) % seats
                want = sorted(rules.legal(hands[seat], trick, leader, seats, ran))
                ending = plain.Ending(rules, hands, leader, [0], [0], 0, ran)
                solver.set_up(ending.masks(), ending.terms())
                got = layout.names(solver.legal(leader, [layout.index(c) for c in trick]))
                assert sorted(got) == want, (kind, seed, hands, trick, leader)
                card = rng.choice(want)
                ran = ran or rules.runs(hands[seat], trick, card)
                hands[seat] = [c for c in hands[seat] if c != card]
                trick.append(card)
            leader = (leader + rules.winner(trick)) % seats


def _whole_deal(rng: random.Random, kind: str, long_called_suit: bool) -> tuple[plain.Rules, list[list[str]]]:
    if kind == "pref":
        seats = rng.choice((2, 3, 3))
        rules = plain.Rules("pref", rng.choice("CSHD"), low_seat=rng.randrange(seats))
        return rules, plain.deal(rng, plain.FRENCH, seats, 10)
    if kind in ("skat", "grand", "null"):
        trump = rng.choice("EGHS") if kind == "skat" else None
        return plain.Rules("null" if kind == "null" else "skat", trump), plain.deal(rng, plain.GERMAN, 3, 10)
    if kind != "called":
        trump = rng.choice("EGHS") if kind == "solo" else None
        return plain.Rules(kind, trump), plain.deal(rng, plain.GERMAN, 4, 8)
    rules = plain.Rules("solo", "H", ace=rng.choice("EGS") + "A")
    deck = list(plain.GERMAN)
    rng.shuffle(deck)
    if long_called_suit:
        deck.sort(key=lambda c: rules.suit(c) != str(rules.ace)[0] or rng.random() < 0.4)
    return rules, [deck[i * 8 : i * 8 + 8] for i in range(4)]
