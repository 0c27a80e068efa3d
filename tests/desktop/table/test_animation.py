"""Motion is the difference of two layouts: durations, new targets, finishing, speed 0, reduced motion."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardavia.desktop.table.animation import DURATIONS, Mover, between
from cardavia.desktop.table.places import Placement


class Thing:
    """Something that can be carried."""

    def __init__(self, placement: Placement) -> None:
        self.now = placement
        self.way = [placement]
        self.height = 0.0

    def placed(self) -> Placement:
        return self.now

    def place(self, placement: Placement) -> None:
        self.now = placement
        self.way.append(placement)

    @property
    def lifted(self) -> float:
        return self.height

    def lift(self, pixels: float) -> None:
        self.height = pixels


def at(x: float, y: float, face_up: bool = True, layer: float = 1.0) -> Placement:
    return Placement(x, y, 60.0, 100.0, 0.0, face_up, layer, "hand", (x, y))


@pytest.fixture
def mover(qapp: QApplication) -> Iterator[Mover]:
    mover = Mover()
    yield mover
    mover.deleteLater()


def until_rested(mover: Mover) -> None:
    for _ in range(400):
        if not mover.busy:
            return
        QTest.qWait(10)
    raise AssertionError("still moving")


def test_the_durations_are_those_of_the_specification() -> None:
    assert DURATIONS == {
        "to_trick": 220,
        "deal": 180,
        "deal_stagger": 60,
        "deal_most": 1200,
        "to_pile": 260,
        "turn": 160,
        "relayout": 120,
        "hover": 90,
        "focus": 60,
        "nod": 160,
        "fade": 100,
    }


def test_a_thing_travels_and_arrives_exactly_where_it_was_sent(mover: Mover) -> None:
    thing = Thing(at(0, 0))
    mover.move(thing, at(300, 50), "relayout")
    assert mover.busy and thing.now == at(0, 0)
    until_rested(mover)
    assert thing.now == at(300, 50)
    xs = [each.x for each in thing.way]
    assert xs == sorted(xs)


def test_a_newer_target_replaces_the_older_one_and_nothing_jumps_back(mover: Mover) -> None:
    thing = Thing(at(0, 0))
    done: list[str] = []
    mover.move(thing, at(300, 0), "to_pile", done=lambda: done.append("first"))
    QTest.qWait(60)
    mover.move(thing, at(500, 0), "to_trick", done=lambda: done.append("second"))
    assert mover.target(thing) == at(500, 0)
    until_rested(mover)
    assert thing.now == at(500, 0)
    assert [each.x for each in thing.way] == sorted(each.x for each in thing.way)
    assert done == ["second"]


def test_finish_lands_everything_at_once_and_says_so_once(mover: Mover) -> None:
    things = [Thing(at(0, number)) for number in range(5)]
    done: list[int] = []
    for number, thing in enumerate(things):
        mover.move(thing, at(100, number), "deal", 1000.0 * number, done=lambda n=number: done.append(n))
    mover.finish()
    assert not mover.busy
    assert [thing.now for thing in things] == [at(100, number) for number in range(5)]
    assert sorted(done) == [0, 1, 2, 3, 4]
    mover.finish()
    QTest.qWait(60)
    assert sorted(done) == [0, 1, 2, 3, 4]


def test_what_is_done_at_the_end_may_start_another_motion(mover: Mover) -> None:
    one, other = Thing(at(0, 0)), Thing(at(0, 0))
    mover.move(one, at(10, 0), "relayout", done=lambda: mover.move(other, at(20, 0), "relayout"))
    mover.finish()
    assert (one.now, other.now) == (at(10, 0), at(20, 0))


def test_a_forgotten_thing_stays_where_it_is(mover: Mover) -> None:
    thing = Thing(at(0, 0))
    done: list[None] = []
    mover.move(thing, at(300, 0), "to_pile", done=lambda: done.append(None))
    QTest.qWait(60)
    mover.forget(thing)
    here = thing.now
    QTest.qWait(60)
    assert thing.now == here and not done and not mover.busy


@pytest.mark.parametrize("still", ["factor", "reduced"])
def test_without_motion_things_are_there_at_once_and_no_timer_is_created(mover: Mover, still: str) -> None:
    if still == "factor":
        mover.factor = 0.0
    else:
        mover.reduced = True
    thing = Thing(at(0, 0))
    done: list[None] = []
    mover.move(thing, at(300, 0), "deal", 500.0, done=lambda: done.append(None))
    mover.raise_to(thing, 12.0)
    assert thing.way == [at(0, 0), at(300, 0)], "nowhere in between"
    assert (thing.height, done) == (12.0, [None])
    assert not mover.findChildren(QTimer)


def test_the_speed_factor_stretches_the_way(mover: Mover) -> None:
    mover.factor = 50.0
    thing = Thing(at(0, 0))
    mover.move(thing, at(1000, 0), "relayout")
    QTest.qWait(120)
    assert 0 <= thing.now.x < 900
    mover.finish()


def test_the_clock_rests_when_everything_has_arrived(mover: Mover) -> None:
    rested: list[None] = []
    mover.rested.connect(lambda: rested.append(None))
    mover.move(Thing(at(0, 0)), at(9, 0), "relayout")
    until_rested(mover)
    QTest.qWait(40)
    (timer,) = mover.findChildren(QTimer)
    assert not timer.isActive()
    assert len(rested) == 1


def test_rising_is_no_travelling_and_ends_at_its_height(mover: Mover) -> None:
    thing = Thing(at(0, 0))
    mover.raise_to(thing, 14.0)
    assert not mover.busy, "a hovered card keeps nobody waiting"
    for _ in range(100):
        if thing.height == 14.0:
            break
        QTest.qWait(10)
    assert thing.height == 14.0 and thing.now == at(0, 0)
    mover.raise_to(thing, 0.0)
    mover.finish()
    assert thing.height == 0.0


def test_a_card_turns_over_in_two_halves_and_is_narrowest_between() -> None:
    start, end = at(0, 0, face_up=False), at(0, 0)
    shares = [between(start, end, share) for share in (0.0, 0.25, 0.49, 0.51, 0.75, 1.0)]
    assert [each.face_up for each in shares] == [False, False, False, True, True, True]
    widths = [each.width for each in shares]
    assert widths[0] == widths[-1] == 60
    assert widths[2] < widths[1] < 60 and widths[3] < widths[4] < 60


def test_on_its_way_a_card_lies_above_both_ends() -> None:
    assert between(at(0, 0, layer=50), at(9, 9, layer=7), 0.5).layer == 50
    assert between(at(0, 0, layer=50), at(9, 9, layer=7), 1.0).layer == 7
