"""A batch over many worlds says what single questions say, whatever the number of threads."""

from array import array
from collections.abc import Iterator
from dataclasses import replace
from threading import Timer

import pytest

from cardavia.players.search import UNJUDGED, Crew, Solver, Terms, Verdict, WorldSampler
from tests.players.search import plain_play as plain

RULES = plain.Rules("skat", "H")
LAYOUT = RULES.layout()
TERMS = Terms(LAYOUT.suits, LAYOUT.values)
MINE = LAYOUT.mask(["EU", "HT", "H7", "GA", "S8"])
UNKNOWN = LAYOUT.mask(["GU", "HU", "HA", "HK", "EA", "E9", "GT", "G8", "SA", "ST", "SK", "EK"])


@pytest.fixture(scope="module")
def crew() -> Iterator[Crew]:
    with Crew(threads=3, table_bits=12) as crew:
        yield crew


@pytest.fixture
def solver() -> Solver:
    return Solver(12)


def sample(number: int) -> tuple["array[int]", int]:
    sampler = WorldSampler(UNKNOWN, [0, 5, 5, 2], fixed=[MINE, 0, 0, 0])
    return array("I", sampler.deal(3, 0, number)), sampler.width


def judged(verdict: Verdict | None) -> Verdict:
    assert verdict is not None
    return verdict


def test_exact_values_of_every_card_are_those_of_single_questions(solver: Solver) -> None:
    deals, width = sample(12)
    verdict = judged(solver.worlds(deals, width, 3, TERMS, leader=0))
    nodes = 0
    for world in range(12):
        solver.set_up(deals[world * width : world * width + 3], TERMS)
        assert tuple(solver.cards(0) or []) == tuple(zip(verdict.cards, verdict.row(world), strict=True))
        nodes += solver.node_count()
    assert verdict.nodes == nodes and verdict.judged == verdict.worlds == 12


def test_win_or_lose_adds_up_to_the_number_of_worlds_won(solver: Solver) -> None:
    deals, width = sample(20)
    exact = judged(solver.worlds(deals, width, 3, TERMS, leader=0))
    asked = judged(solver.worlds(deals, width, 3, TERMS, leader=0, target=30))
    won = [sum(exact.row(w)[column] >= 30 for w in range(20)) for column in range(exact.columns)]
    assert asked.cards == exact.cards and list(asked.totals()) == won
    half = [0.5] * 20
    assert list(asked.totals(half)) == [n / 2 for n in won]


def test_cards_put_aside_count_for_the_declarer(solver: Solver) -> None:
    deals, width = sample(10)
    bare = judged(solver.worlds(deals, width, 3, TERMS, leader=0))
    aside = judged(solver.worlds(deals, width, 3, TERMS, leader=0, aside=3))
    asked = judged(solver.worlds(deals, width, 3, TERMS, leader=0, aside=3, target=40))
    for world in range(10):
        talon = LAYOUT.worth(deals[world * width + 3])
        assert aside.row(world) == tuple(value + talon for value in bare.row(world))
        assert asked.row(world) == tuple(int(value >= 40) for value in aside.row(world))


def test_the_position_as_a_whole_is_worth_its_best_card(solver: Solver) -> None:
    deals, width = sample(10)
    cards = judged(solver.worlds(deals, width, 3, TERMS, leader=0))
    whole = judged(solver.worlds(deals, width, 3, TERMS, leader=0, each=False))
    assert whole.cards == () and whole.columns == 1
    assert [whole.row(w)[0] for w in range(10)] == [max(cards.row(w)) for w in range(10)]


def test_a_trick_under_way_is_taken_into_account(solver: Solver) -> None:
    lead, mine = LAYOUT.index("HK"), MINE
    sampler = WorldSampler(UNKNOWN ^ 1 << lead, [4, 0, 5, 2], fixed=[0, mine, 0, 0])
    deals = array("I", sampler.deal(8, 0, 8))
    verdict = judged(solver.worlds(deals, 4, 3, replace(TERMS, score=2, maxi=2), leader=0, table=[lead]))
    assert LAYOUT.names(sum(1 << i for i in verdict.cards)) == ("H7", "HT", "EU")
    for world in range(8):
        solver.set_up(deals[world * 4 : world * 4 + 3], replace(TERMS, score=2, maxi=2))
        assert [v for _, v in solver.cards(0, table=[lead]) or []] == list(verdict.row(world))


def test_the_verdict_does_not_depend_on_the_number_of_threads(solver: Solver, crew: Crew) -> None:
    deals, width = sample(25)
    for limit in (0, 300):
        alone = judged(solver.worlds(deals, width, 3, TERMS, leader=0, limit=limit))
        assert crew.worlds(deals, width, 3, TERMS, leader=0, limit=limit) == alone
    assert judged(crew.worlds(deals[:width], width, 3, TERMS, leader=0)).worlds == 1


def test_a_world_over_budget_is_marked_and_left_out_of_the_totals(solver: Solver) -> None:
    deals, width = sample(25)
    free = judged(solver.worlds(deals, width, 3, TERMS, leader=0))
    tight = judged(solver.worlds(deals, width, 3, TERMS, leader=0, limit=300))
    assert 0 < tight.judged < 25
    kept = [w for w in range(25) if tight.row(w)[0] != UNJUDGED]
    assert all(tight.row(w) == free.row(w) for w in kept)
    assert all(set(tight.row(w)) == {UNJUDGED} for w in range(25) if w not in kept)
    assert list(tight.totals()) == [sum(free.row(w)[c] for w in kept) for c in range(free.columns)]


def test_a_set_stop_flag_cancels_every_question(solver: Solver, crew: Crew) -> None:
    deals, width = sample(4)
    solver.set_stop(array("i", [1]))
    solver.set_up(deals[:3], TERMS)
    assert solver.value(0) is None
    assert solver.test(0, 30) is None
    assert solver.cards(0) is None
    assert solver.worlds(deals, width, 3, TERMS, leader=0) is None
    crew.cancel()
    assert crew.worlds(deals, width, 3, TERMS, leader=0) is None
    crew.resume()
    assert crew.worlds(deals, width, 3, TERMS, leader=0) is not None


def test_a_flag_raised_among_worlds_too_easy_for_the_search_to_look_at_it_ends_the_batch(
    solver: Solver,
) -> None:
    deals, width = sample(1)
    one = judged(solver.worlds(deals, width, 3, TERMS, leader=0, target=30))
    assert one.nodes < 1024
    flag = array("i", [0])
    solver.set_stop(flag)
    Timer(0.01, flag.__setitem__, (0, 1)).start()
    assert solver.worlds(deals * 400_000, width, 3, TERMS, leader=0, target=30) is None


def test_rows_that_are_no_deal_are_refused(solver: Solver) -> None:
    deals, width = sample(3)
    twice = array("I", deals)
    twice[width + 1] = twice[width + 2]
    with pytest.raises(ValueError, match="world 1"):
        solver.worlds(twice, width, 3, TERMS, leader=0)
    with pytest.raises(ValueError, match="rows of 5"):
        solver.worlds(deals, 5, 3, TERMS, leader=0)
    with pytest.raises(ValueError, match="must hold 5 cards"):
        solver.worlds(array("I", [MINE, 1, 2, 0]), 4, 3, TERMS, leader=0)


def test_values_too_large_for_the_table_are_refused(solver: Solver) -> None:
    with pytest.raises(ValueError, match="exceed 127"):
        solver.set_up([1, 2, 4], replace(TERMS, values=(5,) * 32))
