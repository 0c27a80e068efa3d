# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True
# cython: initializedcheck=False, nonecheck=False, infer_types=False
"""Worlds: deals of the hidden cards, drawn uniformly from all that agree with what is known.

Hidden cards that may lie in the same places form a class.  The number of ways to complete a deal
after the first classes have been dealt depends only on the free places left, so a dynamic programme
counts them exactly, once; a world then draws for each class how many of its cards go to each place
(with the exact odds) and shuffles the class.  Nothing is ever rejected and no world is more likely
than another.  World i depends on the seed and on i alone.  May import `bits` and `terms`.
"""

from array import array
from collections.abc import Iterator, Sequence
from math import factorial, prod

import cython

from cardavia.players.search.terms import Numbers

if not cython.compiled:
    from cardavia.players.search.bits import advance, bit, index_of, kernel_digest, mix

_PLACE_BITS = cython.declare(cython.int, 6)


def built_from() -> int:
    """Digest of the sources this module was compiled from; 0 when it runs as Python."""
    return kernel_digest


class WorldSampler:
    """Deals `unknown` cards to places with `free[p]` free cards each; up to 8 places.

    `forbidden[p]` are cards that cannot lie in place p (voids shown, cards that would have been
    played or bid), `fixed[p]` cards known to lie there, which every world repeats.  When the order
    of the cards dealt to one place matters (a stock), name it as `ordered`: each row then ends with
    the bit indices of those cards in random order.

    `width` is the length of a row: one set per place, and the order.  `total` is the exact number
    of different worlds.  ValueError when the places do not fit the cards, when no world agrees with
    the constraints, or when there are 2**64 worlds or more.
    """

    def __init__(
        self,
        unknown: int,
        free: Sequence[int],
        forbidden: Sequence[int] | None = None,
        fixed: Sequence[int] | None = None,
        ordered: int = -1,
    ) -> None:
        if not cython.compiled:
            self.fixed = [0] * 8
            self.class_first = [0] * 32
            self.class_size = [0] * 32
            self.class_card = [0] * 32
            self.scratch = [0] * 32
        places = len(free)
        banned = [0] * places if forbidden is None else list(forbidden)
        known = [0] * places if fixed is None else list(fixed)
        if not 1 <= places <= 8 or len(banned) != places or len(known) != places or ordered >= places:
            raise ValueError("free, forbidden and fixed must name the same 1 to 8 places")
        if sum(free) != unknown.bit_count() or min(free) < 0:
            raise ValueError(f"{unknown.bit_count()} unknown cards do not fill {list(free)} places")
        self.places = places
        self.ordered = ordered
        self.width = places + (free[ordered] if ordered >= 0 else 0)
        for place in range(places):
            self.fixed[place] = known[place]
        classes = _classes(unknown, free, banned)
        position = 0
        self.classes = len(classes)
        for number, (_, cards) in enumerate(classes):
            self.class_first[number] = position
            self.class_size[number] = len(cards)
            for card in cards:
                self.class_card[position] = card
                position += 1
        programme = _Programme([(allowed, len(cards)) for allowed, cards in classes], tuple(free))
        self.total = programme.total * (factorial(free[ordered]) if ordered >= 0 else 1)
        self.first_state = len(programme.state_first) - 1
        self.state_first = array("i", [*programme.state_first, len(programme.split_until)])
        self.split_until = array("Q", programme.split_until or [0])
        self.split_counts = array("Q", programme.split_counts or [0])
        self.split_next = array("i", programme.split_next or [0])
        self.random = 0
        self.rows = array("I", [0])

    def deal(self, seed: int, first: int, number: int) -> Numbers:
        """Worlds ``first`` to ``first + number - 1`` of a seed (64 bits), row after row."""
        s: cython.ulonglong = seed & 0xFFFFFFFFFFFFFFFF
        f: cython.ulonglong = first
        w: cython.Py_ssize_t = self.width
        i: cython.Py_ssize_t
        n: cython.Py_ssize_t = number
        rows = array("I", bytes(4 * w * n))
        if n == 0:
            return rows
        self.rows = rows
        with cython.nogil:
            for i in range(n):
                _deal(self, s, f + i, i * w)
        return rows


class _Programme:
    """The exact counts: states are (class, free places), splits say how a class is shared out."""

    def __init__(self, classes: list[tuple[tuple[int, ...], int]], free: tuple[int, ...]) -> None:
        self.classes = classes
        self.state_first: list[int] = []
        self.split_until: list[int] = []
        self.split_counts: list[int] = []
        self.split_next: list[int] = []
        self._ways: dict[tuple[int, tuple[int, ...]], int] = {}
        self._states: dict[tuple[int, tuple[int, ...]], int] = {}
        self.total = self.ways(0, free)
        if self.total == 0:
            raise ValueError("no deal of the unknown cards agrees with the constraints")
        if self.total >= 1 << 64:
            raise ValueError("too many worlds to count in 64 bits")
        self._number(0, free)

    def ways(self, number: int, free: tuple[int, ...]) -> int:
        """How many deals of the classes from `number` on fill the free places."""
        if number == len(self.classes):
            return 1
        key = (number, free)
        if key not in self._ways:
            self._ways[key] = sum(
                _orders(split) * self.ways(number + 1, _minus(free, split))
                for split in _splits(*self.classes[number], free)
            )
        return self._ways[key]

    def _number(self, number: int, free: tuple[int, ...]) -> int:
        """Write the table of a state and of all that follow; its number."""
        key = (number, free)
        if key in self._states:
            return self._states[key]
        splits = []
        if number < len(self.classes):
            for split in _splits(*self.classes[number], free):
                after = _minus(free, split)
                if weight := _orders(split) * self.ways(number + 1, after):
                    splits.append((weight, split, self._number(number + 1, after)))
        state = len(self.state_first)
        self._states[key] = state
        self.state_first.append(len(self.split_until))
        until = 0
        for weight, split, following in splits:
            until += weight
            self.split_until.append(until - 1)
            self.split_counts.append(sum(n << 6 * place for place, n in enumerate(split)))
            self.split_next.append(following)
        return state


def _classes(
    unknown: int, free: Sequence[int], forbidden: Sequence[int]
) -> list[tuple[tuple[int, ...], list[int]]]:
    """Cards grouped by the places open to them, the most constrained first."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for card in range(32):
        if unknown >> card & 1:
            open_to = tuple(p for p, n in enumerate(free) if n and not forbidden[p] >> card & 1)
            groups.setdefault(open_to, []).append(card)
    return sorted(groups.items(), key=lambda group: (len(group[0]), group))


def _splits(
    allowed: tuple[int, ...], size: int, free: tuple[int, ...], start: int = 0
) -> Iterator[tuple[int, ...]]:
    """Every way to share `size` cards out among the allowed places, as counts for all places."""
    if start == len(allowed):
        if size == 0:
            yield (0,) * len(free)
        return
    place = allowed[start]
    for n in range(min(size, free[place]) + 1):
        for others in _splits(allowed, size - n, free, start + 1):
            yield (*others[:place], n, *others[place + 1 :])


def _orders(split: tuple[int, ...]) -> int:
    """In how many ways the cards of a class can be shared out with these counts."""
    return factorial(sum(split)) // prod(map(factorial, split))


def _minus(free: tuple[int, ...], split: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(a - b for a, b in zip(free, split, strict=True))


def _draw(s: WorldSampler, bound: cython.ulonglong) -> cython.ulonglong:
    """A whole number from 0 to `bound`, all equally likely (masked bits, redrawn when too large)."""
    mask: cython.ulonglong = bound
    number: cython.ulonglong
    mask |= mask >> 1
    mask |= mask >> 2
    mask |= mask >> 4
    mask |= mask >> 8
    mask |= mask >> 16
    mask |= mask >> 32
    while True:
        s.random = advance(s.random)
        number = mix(s.random) & mask
        if number <= bound:
            return number


def _shuffle(s: WorldSampler, size: cython.int) -> None:
    """Put the first cards of the scratch list into random order (Fisher and Yates)."""
    i: cython.int
    j: cython.int
    card: cython.int
    for i in range(size - 1, 0, -1):
        j = cython.cast(cython.int, _draw(s, i))
        card = s.scratch[i]
        s.scratch[i] = s.scratch[j]
        s.scratch[j] = card


def _deal(s: WorldSampler, seed: cython.ulonglong, world: cython.ulonglong, at: cython.Py_ssize_t) -> None:
    """Write one world to the rows from place `at` on."""
    number: cython.int
    state: cython.int = s.first_state
    split: cython.int
    place: cython.int
    i: cython.int
    taken: cython.int
    _card: cython.int
    until: cython.int
    size: cython.int
    drawn: cython.ulonglong
    counts: cython.ulonglong
    cards: cython.uint
    dealt: cython.uint[8]
    if not cython.compiled:
        dealt = [0] * 8
    s.random = mix(mix(seed) ^ world)
    for place in range(s.places):
        dealt[place] = 0
    for number in range(s.classes):
        # how many cards of the class go to each place
        split = s.state_first[state]
        until = s.state_first[state + 1]
        if until - split > 1:
            drawn = _draw(s, s.split_until[until - 1])
            while s.split_until[split] < drawn:
                split += 1
        counts = s.split_counts[split]
        state = s.split_next[split]
        # which of them
        size = s.class_size[number]
        for i in range(size):
            s.scratch[i] = s.class_card[s.class_first[number] + i]
        _shuffle(s, size)
        taken = 0
        for place in range(s.places):
            for _card in range(cython.cast(cython.int, (counts >> (_PLACE_BITS * place)) & 63)):
                dealt[place] |= bit(s.scratch[taken])
                taken += 1
    for place in range(s.places):
        s.rows[at + place] = dealt[place] | s.fixed[place]
    if s.ordered >= 0:
        cards = dealt[s.ordered]
        taken = 0
        while cards:
            s.scratch[taken] = index_of(cards)
            cards &= cards - 1
            taken += 1
        _shuffle(s, taken)
        for i in range(taken):
            s.rows[at + s.places + i] = s.scratch[i]
