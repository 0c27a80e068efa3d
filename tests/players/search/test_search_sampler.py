"""Worlds agree with what is known, depend on seed and number alone, and are all equally likely."""

from collections import Counter
from itertools import permutations
from math import comb, factorial

import pytest

from cardavia.players.search import WorldSampler


def rows(sampler: WorldSampler, seed: int, number: int) -> list[tuple[int, ...]]:
    deals = sampler.deal(seed, 0, number)
    return [tuple(deals[i : i + sampler.width]) for i in range(0, len(deals), sampler.width)]


def consistent_worlds(cards: int, free: list[int], forbidden: list[int]) -> set[tuple[int, ...]]:
    """Every world, by going through all arrangements of the places."""
    places = [place for place, n in enumerate(free) for _ in range(n)]
    found = set()
    for arrangement in set(permutations(places)):
        world = [0] * len(free)
        for card, place in enumerate(arrangement):
            world[place] |= 1 << card
        if not any(mask & banned for mask, banned in zip(world, forbidden, strict=True)):
            found.add(tuple(world))
    return found


@pytest.mark.parametrize(
    ("cards", "free", "forbidden"),
    [
        (7, [2, 2, 3], [0, 0, 0]),
        (8, [3, 3, 2], [0b00000111, 0b00110000, 0]),
        (8, [2, 2, 2, 2], [0b1111, 0b110000, 0b1000001, 0]),
        (7, [1, 3, 3], [0b1111110, 0b0000011, 0b1000000]),
    ],
)
def test_worlds_are_uniform_over_all_consistent_deals(
    cards: int, free: list[int], forbidden: list[int]
) -> None:
    sampler = WorldSampler((1 << cards) - 1, free, forbidden)
    every = consistent_worlds(cards, free, forbidden)
    assert sampler.total == len(every)
    drawn = Counter(rows(sampler, 2024, 40 * len(every)))
    assert set(drawn) == every
    # chi-square with k - 1 degrees of freedom: mean k - 1, variance 2 (k - 1); five deviations
    square = sum((drawn[world] - 40) ** 2 / 40 for world in every)
    degrees = len(every) - 1
    assert abs(square - degrees) < 5 * (2 * degrees) ** 0.5


def test_the_order_of_a_stock_is_uniform_too() -> None:
    sampler = WorldSampler(0b11111, [2, 3], ordered=1)
    assert sampler.total == comb(5, 2) * factorial(3)
    drawn = Counter(rows(sampler, 5, 60 * 100))
    assert len(drawn) == sampler.total
    assert all(sum(1 << card for card in order) == stock for _, stock, *order in drawn)
    square = sum((n - 100) ** 2 / 100 for n in drawn.values())
    assert abs(square - 59) < 5 * (2 * 59) ** 0.5


def test_every_world_fills_the_places_and_respects_voids_and_fixed_cards() -> None:
    hearts, mine = 0xFF, 0x3FF00000
    unknown = 0xFFFFFFFF & ~mine
    sampler = WorldSampler(unknown, [0, 10, 10, 2], [0, hearts, 0, 0], [mine, 0, 0, 0])
    for own, left, right, talon in rows(sampler, 1, 200):
        assert own == mine and not left & hearts
        assert left.bit_count() == right.bit_count() == 10 and talon.bit_count() == 2
        assert left | right | talon == unknown


def test_world_number_i_is_the_same_however_the_worlds_are_drawn() -> None:
    sampler = WorldSampler(0xFFFFFF, [8, 8, 8], [0xF, 0, 0xF0])
    together = sampler.deal(99, 0, 30)
    one_by_one = [number for world in range(30) for number in sampler.deal(99, world, 1)]
    assert list(together) == one_by_one
    assert list(sampler.deal(98, 0, 30)) != one_by_one


def test_worlds_of_a_seed_stay_the_same_from_version_to_version() -> None:
    # written down once; a change of the generator would make saved games replay differently
    sampler = WorldSampler(0xFFF, [4, 4, 4], [0b11, 0, 0])
    assert rows(sampler, 1, 2) == [(3108, 464, 523), (1472, 46, 2577)]


def test_constraints_without_a_solution_are_refused() -> None:
    with pytest.raises(ValueError, match="agrees"):
        WorldSampler(0b111, [1, 2], [0b111, 0])
    with pytest.raises(ValueError, match="fill"):
        WorldSampler(0b111, [1, 1])
    with pytest.raises(ValueError, match="places"):
        WorldSampler(0b111, [1, 2], [0])
