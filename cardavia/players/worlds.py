"""Worlds: complete deals that agree with what a seat knows, uniform or weighted by evidence.

Generic: cards are bits of 32-bit sets in any one numbering (card numbers or the bits of a kernel
`Layout`; rows in kernel bits go straight into `Solver.worlds`), places are hands and piles.  What makes a
world likely in one game is the caller's weight function.  Imports the kernel's sampler and `base`.

In use:

    source = consistent(unknown, hard_places, softer_places, free_places)
    rows, exact = source.draw(seed, 0, 40)                        # uniform, or all worlds if at most 40
    worlds = weighted(source, seed, 0, 40, weigh, tries=8, cancel=cancel)     # by evidence

World i depends on the seed and on i alone, so that a longer list of worlds begins with the shorter one.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, permutations

from cardavia.players.base import Cancel
from cardavia.players.search import WorldSampler

World = Sequence[int]
"""One row: the set of cards of each place, then the cards of the ordered place one by one."""
Weigh = Callable[[World], float]
"""How likely the evidence is if this is the world (any scale, not negative)."""


@dataclass(frozen=True)
class Place:
    """A hand or a pile: `free` unknown cards lie in it, none of them `forbidden`.

    `fixed` are cards known to lie there; each world repeats them.  They are not among the unknown cards
    and not counted by `free`.
    """

    free: int
    forbidden: int = 0
    fixed: int = 0


class WorldSource:
    """All deals of the `unknown` cards to the places, each exactly as likely as any other.

    `ordered` names a place whose order matters (a stock that is drawn from); rows then end with its cards
    in their order.  ValueError if no world agrees with the constraints.
    """

    def __init__(self, unknown: int, places: Sequence[Place], ordered: int = -1) -> None:
        self.unknown = unknown
        self.places = tuple(places)
        self.ordered = ordered
        self._sampler = WorldSampler(
            unknown,
            [place.free for place in places],
            [place.forbidden for place in places],
            [place.fixed for place in places],
            ordered,
        )

    @property
    def count(self) -> int:
        """The exact number of different worlds."""
        return self._sampler.total

    @property
    def width(self) -> int:
        """Numbers per row."""
        return self._sampler.width

    def sample(self, seed: int, first: int, number: int) -> array[int]:
        """Worlds `first` to `first + number - 1` of a seed, drawn uniformly with replacement."""
        return self._sampler.deal(seed, first, number)

    @cached_property
    def every(self) -> array[int]:
        """Every world once, in a fixed order; ask only when `count` is small."""
        rows = array("I")
        for dealt in _deals(self.unknown, self.places):
            row = [cards | place.fixed for cards, place in zip(dealt, self.places, strict=True)]
            if self.ordered < 0:
                rows.extend(row)
            else:
                for order in permutations(_bits(dealt[self.ordered])):
                    rows.extend((*row, *order))
        return rows

    def draw(self, seed: int, first: int, number: int) -> tuple[array[int], bool]:
        """`number` sampled worlds from `first` on, or every world (and True) if there are at most
        `first + number`."""
        if self.count <= first + number:
            return self.every, True
        return self.sample(seed, first, number), False


class NoWorldError(ValueError):
    """No deal agrees with what was seen: a history that cannot have happened."""


def consistent(unknown: int, *choices: Sequence[Place], ordered: int = -1) -> tuple[WorldSource, int]:
    """The source for the first of several sets of constraints, from hard to soft, that some world meets.

    Also its number, 0 when nothing had to be given up.  `NoWorldError` if even the last has no world.
    """
    for number, places in enumerate(choices):
        try:
            return WorldSource(unknown, places, ordered), number
        except ValueError:  # no world: fall back to softer constraints
            continue
    raise NoWorldError(f"no deal of {unknown.bit_count()} unknown cards agrees with what was seen")


@dataclass(frozen=True)
class Worlds:
    """Sampled rows with a weight each (mean 1); `exact` if they are all the worlds there are."""

    rows: array[int]
    width: int
    weights: tuple[float, ...]
    exact: bool = False

    def __len__(self) -> int:
        return len(self.weights)

    def row(self, number: int) -> World:
        """One world."""
        return self.rows[number * self.width : (number + 1) * self.width]

    @property
    def effective(self) -> float:
        """How many equally weighted worlds would tell as much (Kish)."""
        square = sum(weight * weight for weight in self.weights)
        return sum(self.weights) ** 2 / square if square else 0.0


def weighted(
    source: WorldSource,
    seed: int,
    first: int,
    number: int,
    weigh: Weigh,
    tries: int = 8,
    cancel: Cancel | None = None,
) -> Worlds:
    """Worlds `first` to `first + number - 1` by evidence.

    Each world is picked by weight out of `tries` uniform ones of its own and carries the mean weight of
    those (resampled importance sampling: weighted means are consistent, weights are far more even than
    those of uniform worlds, and world i still depends on the seed and i alone).  If there are few enough
    worlds they are all taken, each with its own weight.  If no world has a weight the weights are equal.
    Raises `Cancelled` when the flag is raised meanwhile.
    """
    width = source.width
    if source.count <= first + number:
        rows = source.every
        each = [_weight(rows, width, world, weigh, cancel) for world in range(len(rows) // width)]
        return Worlds(rows, width, _level(each), exact=True)
    pool = source.sample(seed, first * tries, number * tries)
    if tries == 1:
        each = [_weight(pool, width, world, weigh, cancel) for world in range(number)]
        return Worlds(pool, width, _level(each))
    rows = array("I")
    means: list[float] = []
    for world in range(number):
        block = range(world * tries, (world + 1) * tries)
        weights = [_weight(pool, width, place, weigh, cancel) for place in block]
        at = block[0] + _pick(weights, seed, first + world)
        rows.extend(pool[at * width : (at + 1) * width])
        means.append(sum(weights) / tries)
    return Worlds(rows, width, _level(means))


def _weight(rows: array[int], width: int, world: int, weigh: Weigh, cancel: Cancel | None) -> float:
    if cancel is not None:
        cancel.check()
    return weigh(rows[world * width : (world + 1) * width])


def _pick(weights: Sequence[float], seed: int, world: int) -> int:
    """The place of one weight, drawn in proportion; the first if all are 0."""
    total = sum(weights)
    if total <= 0.0:
        return 0
    left = random.Random((seed << 20) ^ world).random() * total
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return place
    return max(range(len(weights)), key=weights.__getitem__)


def _level(weights: Sequence[float]) -> tuple[float, ...]:
    """Weights scaled to the mean 1; all 1 if none is positive."""
    total = sum(weights)
    if total <= 0.0:
        return (1.0,) * len(weights)
    return tuple(weight * len(weights) / total for weight in weights)


def _bits(cards: int) -> list[int]:
    return [index for index in range(32) if cards >> index & 1]


def _deals(unknown: int, places: Sequence[Place]) -> Iterator[tuple[int, ...]]:
    """Every deal of the unknown cards as one set for each place."""
    if not places:
        if not unknown:
            yield ()
        return
    place, *others = places
    for chosen in combinations(_bits(unknown & ~place.forbidden), place.free):
        cards = sum(1 << index for index in chosen)
        for rest in _deals(unknown & ~cards, others):
            yield (cards, *rest)
