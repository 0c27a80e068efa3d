"""A panel finds a free place beside what already lies in its zone."""

from __future__ import annotations

import random

from cardavia.desktop.table.places import Rect, free_place

ZONE = Rect(100, 50, 400, 200)


def test_alone_it_stands_in_the_middle() -> None:
    assert free_place(100, 40, ZONE, []) == Rect(250, 130, 100, 40)


def test_it_gives_way_to_the_nearer_side() -> None:
    # a pile over the left half: right of it with a gap of 8
    assert free_place(100, 40, ZONE, [Rect(100, 50, 170, 200)]) == Rect(278, 130, 100, 40)
    # a plate at the foot of the zone: above it
    assert free_place(100, 40, ZONE, [Rect(100, 160, 400, 90)]) == Rect(250, 112, 100, 40)


def test_without_room_it_has_no_place() -> None:
    assert free_place(403, 10, ZONE, []) is None
    assert free_place(100, 40, ZONE, [Rect(150, 80, 300, 140)]) is None


def test_it_touches_nothing_wherever_things_lie() -> None:
    rng = random.Random(3)
    found = 0
    for _ in range(300):
        taken = [
            Rect(rng.uniform(0, 500), rng.uniform(0, 250), rng.uniform(5, 150), rng.uniform(5, 90))
            for _ in range(rng.randrange(1, 6))
        ]
        place = free_place(rng.uniform(40, 300), rng.uniform(20, 120), ZONE, taken)
        if place is not None:
            found += 1
            assert ZONE.holds(place) and not any(place.meets(each) for each in taken)
    assert found > 100
