"""Sampled worlds against all worlds written out one by one."""

from collections import Counter
from itertools import permutations

import pytest

from cardavia.players.base import Cancel, Cancelled
from cardavia.players.worlds import Place, Worlds, WorldSource, consistent, weighted

A_HAND, B_HAND, PILE = Place(3, forbidden=0b11), Place(3, forbidden=0b100, fixed=1 << 20), Place(2)
UNKNOWN = 0xFF


def written_out() -> list[tuple[int, int, int]]:
    """All deals of eight cards to three places by trying every order of them."""
    worlds = set()
    for order in permutations(range(8)):
        sets = [sum(1 << card for card in part) for part in (order[:3], order[3:6], order[6:])]
        if not sets[0] & A_HAND.forbidden and not sets[1] & B_HAND.forbidden:
            worlds.add((sets[0], sets[1] | B_HAND.fixed, sets[2]))
    return sorted(worlds)


def split(rows, width):
    return [tuple(rows[at : at + width]) for at in range(0, len(rows), width)]


def chi_square(seen: Counter, expected: dict) -> float:
    return sum((seen[world] - wanted) ** 2 / wanted for world, wanted in expected.items())


@pytest.fixture(scope="module")
def source() -> WorldSource:
    return WorldSource(UNKNOWN, (A_HAND, B_HAND, PILE))


def test_every_world_is_listed_once_and_counted(source):
    listed = split(source.every, source.width)
    assert sorted(listed) == written_out()
    assert source.count == len(listed)


def test_sampled_worlds_are_uniform(source):
    everything = written_out()
    drawn = 20 * len(everything)
    seen = Counter(split(source.sample(5, 0, drawn), source.width))
    freedom = len(everything) - 1
    assert set(seen) <= set(everything)
    # mean and variance of chi-square are n and 2 n; five standard deviations
    assert abs(chi_square(seen, dict.fromkeys(everything, 20)) - freedom) < 5 * (2 * freedom) ** 0.5


def test_a_world_depends_on_seed_and_number_alone(source):
    first = split(source.sample(9, 0, 40), 3)
    assert split(source.sample(9, 25, 15), 3) == first[25:]
    assert split(source.sample(10, 0, 40), 3) != first


def test_few_worlds_are_enumerated_and_many_are_sampled(source):
    assert source.draw(1, 0, source.count) == (source.every, True)
    rows, exact = source.draw(1, 0, source.count - 1)
    assert not exact
    assert len(rows) == 3 * (source.count - 1)


def test_the_order_of_a_stock_is_part_of_the_world():
    stock = WorldSource(0b11110, (Place(1), Place(3)), ordered=1)
    assert stock.count == 24
    worlds = split(stock.every, stock.width)
    assert len(set(worlds)) == 24
    for hand, pile, *order in worlds:
        assert hand | pile == 0b11110
        assert sum(1 << card for card in order) == pile


def test_contradicting_evidence_gives_way_to_softer_constraints():
    contradiction = (Place(2, forbidden=0b1111), Place(2))
    source, given_up = consistent(0b1111, contradiction, (Place(2), Place(2)))
    assert given_up == 1
    assert source.count == 6
    assert consistent(0b1111, (Place(1), Place(3)), (Place(2), Place(2)))[1] == 0
    with pytest.raises(ValueError, match="no deal"):
        consistent(0b1111, contradiction)


def likely(world) -> float:
    """Evidence that favours low cards in the first hand threefold for each."""
    return 3.0 ** (world[0] & 0b111100).bit_count()


def mean_low(worlds: Worlds) -> float:
    low = [(worlds.row(number)[0] & 0b111100).bit_count() for number in range(len(worlds))]
    return sum(a * b for a, b in zip(low, worlds.weights, strict=True)) / sum(worlds.weights)


@pytest.mark.parametrize("tries", [1, 4])
def test_weighted_worlds_estimate_what_all_worlds_say(source, tries):
    exact = weighted(source, 1, 0, 10_000, likely)
    assert exact.exact
    sampled = weighted(source, 1, 0, 100, likely, tries=1)
    assert not sampled.exact
    everything = written_out()
    total = sum(likely(world) for world in everything)
    truth = sum(likely(world) * (world[0] & 0b111100).bit_count() for world in everything) / total
    assert mean_low(exact) == pytest.approx(truth)
    estimates = [mean_low(weighted(source, seed, 0, 100, likely, tries)) for seed in range(60)]
    assert sum(estimates) / 60 == pytest.approx(truth, abs=0.03)


def test_picking_by_weight_evens_the_weights_out(source):
    plain = weighted(source, 3, 0, 100, likely, tries=1)
    picked = weighted(source, 3, 0, 100, likely, tries=8)
    assert picked.effective > plain.effective
    assert sum(picked.weights) == pytest.approx(100)


def test_weighted_world_depends_on_seed_and_number_alone(source):
    long, short = (weighted(source, 7, first, number, likely) for first, number in ((0, 60), (20, 40)))
    assert [long.row(number + 20) for number in range(40)] == [short.row(number) for number in range(40)]


def test_worthless_evidence_leaves_all_worlds_alike(source):
    worlds = weighted(source, 7, 0, 50, lambda world: 0.0)
    assert worlds.weights == (1.0,) * 50
    assert worlds.effective == pytest.approx(50)


def test_a_cancelled_draw_raises(source):
    cancel = Cancel()
    cancel.set()
    with pytest.raises(Cancelled):
        weighted(source, 7, 0, 50, likely, cancel=cancel)
