"""The race solver's game points are those of exhaustive play by the spelled-out rules."""

from array import array
from threading import Timer

import pytest

from cardavia.players.search import UNJUDGED, RaceSolver, WorldSampler, kernel_status
from tests.players.search.plain_race import Standing, random_standing

SIZE = 150 if kernel_status() == "compiled" else 9


@pytest.fixture
def solver() -> RaceSolver:
    return RaceSolver()


def test_game_points_are_those_of_exhaustive_play(solver: RaceSolver) -> None:
    for seed in range(SIZE):
        standing = random_standing(seed)
        solver.set_up(standing.masks(), standing.race(), standing.stock_indices())
        assert solver.value(standing.leader) == standing.value(), (seed, standing)


def test_closing_is_one_of_the_moves_with_five_cards(solver: RaceSolver) -> None:
    for seed in range(2, 20, 3):
        standing = random_standing(seed, 5)
        solver.set_up(standing.masks(), standing.race(), standing.stock_indices())
        assert solver.value(standing.leader) == standing.value(), (seed, standing)


def test_five_cards_in_strict_play_are_worth_what_exhaustive_play_makes_of_them(solver: RaceSolver) -> None:
    for seed in range(0, SIZE // 4, 3):
        for standing in (random_standing(seed, 5), random_standing(seed + 1, 5)):
            assert not standing.open_stock
            solver.set_up(standing.masks(), standing.race())
            assert solver.value(standing.leader) == standing.value(), (seed, standing)


def test_every_lead_is_worth_what_exhaustive_play_makes_of_it(solver: RaceSolver) -> None:
    for seed in range(SIZE // 2):
        standing = random_standing(seed)
        layout = standing.layout()
        want = {layout.index(c): standing.value_of(c) for c in standing.hands[standing.leader]}
        solver.set_up(standing.masks(), standing.race(), standing.stock_indices())
        assert dict(solver.cards(standing.leader) or []) == want, (seed, standing)


def test_every_answer_to_a_lead_is_worth_what_the_lead_is_worth_to_the_best_of_them(
    solver: RaceSolver,
) -> None:
    answered = 0
    for seed in range(0, SIZE, 3):
        standing = random_standing(seed)
        layout, leader = standing.layout(), standing.leader
        twins = {c[0] + {"K": "Q", "Q": "K"}.get(c[1], "-"): c for c in standing.hands[leader]}
        plain = [c for c in standing.hands[leader] if c not in twins]
        if not plain:
            continue
        answered += 1
        masks = standing.masks()
        masks[leader] ^= layout.mask([plain[0]])
        solver.set_up(masks, standing.race(), standing.stock_indices())
        replies = [v for _, v in solver.cards(leader, lead=layout.index(plain[0])) or []]
        best = min(replies) if leader == 0 else max(replies)
        assert best == standing.value_of(plain[0]), (seed, standing)
    assert answered


def test_a_batch_gives_what_single_questions_give(solver: RaceSolver) -> None:
    standing = Standing(
        "H",
        (("HA", "HJ", "SK", "SQ", "CA"), ("HT", "HK", "ST", "DA", "DJ")),
        0,
        (18, 12),
        (0, 0),
        (True, True),
    )
    layout = standing.layout()
    mine, bottom = standing.masks()[0], layout.index("HQ")
    unknown = layout.mask(["HT", "HK", "ST", "DA", "DJ", "CT", "CQ", "DK"])
    sampler = WorldSampler(unknown, [0, 5, 3], fixed=[mine, 0, 0], ordered=2)
    deals = sampler.deal(7, 0, 20)
    verdict = solver.worlds(deals, sampler.width, standing.race(), leader=0, bottom=bottom)
    assert verdict is not None
    assert [layout.cards[i] for i in verdict.cards] == ["HA", "HJ", *layout.names(mine & 0x7FFF)[::-1]]
    nodes = 0
    for world in range(20):
        row = deals[world * 6 : world * 6 + 6]
        solver.set_up(row[:2], standing.race(), [*row[3:], bottom])
        assert tuple(v for _, v in solver.cards(0) or []) == verdict.row(world)
        nodes += solver.node_count()
    assert verdict.nodes == nodes


def test_a_world_over_its_budget_is_marked_and_others_are_not(solver: RaceSolver) -> None:
    standing = random_standing(0)
    solver.set_up(standing.masks(), standing.race())
    solver.cards(standing.leader)
    needed = solver.node_count()
    deals = array("I", standing.masks())
    enough = solver.worlds(deals, 2, standing.race(), standing.leader, limit=needed + 1)
    short = solver.worlds(deals, 2, standing.race(), standing.leader, limit=needed)
    assert enough is not None and enough.judged == 1
    assert short is not None and short.judged == 0 and set(short.values) == {UNJUDGED}


def test_a_set_stop_flag_cancels_before_the_first_card(solver: RaceSolver) -> None:
    standing = random_standing(2)
    flag = array("i", [1])
    solver.set_stop(flag)
    solver.set_up(standing.masks(), standing.race(), standing.stock_indices())
    assert solver.value(standing.leader) is None
    assert solver.cards(standing.leader) is None
    flag[0] = 0
    assert solver.value(standing.leader) is not None


def test_a_flag_raised_among_worlds_too_easy_for_the_search_to_look_at_it_ends_the_batch(
    solver: RaceSolver,
) -> None:
    standing = random_standing(0)
    deals = array("I", standing.masks())
    one = solver.worlds(deals, 2, standing.race(), standing.leader)
    assert one is not None and one.nodes < 1024
    flag = array("i", [0])
    solver.set_stop(flag)
    Timer(0.01, flag.__setitem__, (0, 1)).start()
    assert solver.worlds(deals * 400_000, 2, standing.race(), standing.leader) is None
