"""Unused objects of Qt are destroyed in the thread of the interface, whoever makes garbage."""

from __future__ import annotations

import gc
import threading
import weakref
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from cardavia.desktop.collecting import Collector, collect_what_is_due


class Node:
    """Refers to itself, so that only the collection clears it away."""

    def __init__(self, held: object = None) -> None:
        self.me = self
        self.held = held


def make_garbage() -> None:
    """Far more than Python waits for before it clears away."""
    for _ in range(20):
        _nodes = [Node() for _ in range(gc.get_threshold()[0])]


@pytest.fixture
def collector(qapp: QApplication) -> Iterator[Collector]:
    before = gc.isenabled()
    gc.enable()
    made = Collector()
    yield made
    made.close()
    assert gc.isenabled()
    if not before:
        gc.disable()


def test_an_object_of_qt_is_never_destroyed_by_a_thread_that_makes_garbage(collector: Collector) -> None:
    destroyed_in: list[int] = []
    thing = QObject()
    thing.destroyed.connect(
        lambda: destroyed_in.append(threading.get_ident()), Qt.ConnectionType.DirectConnection
    )
    Node(thing)
    del thing
    thread = threading.Thread(target=make_garbage)
    thread.start()
    thread.join()
    assert destroyed_in == []
    collected = [collect_what_is_due() for _ in range(200) if not make_garbage() and not destroyed_in]
    assert destroyed_in == [threading.get_ident()]
    assert 0 in collected


def test_what_was_there_before_is_looked_at_no_more_and_again_at_the_end(qapp: QApplication) -> None:
    gone: list[bool] = []
    node = Node()
    weakref.finalize(node, gone.append, True)
    collector = Collector()
    try:
        del node
        gc.collect()
        assert gone == []
    finally:
        collector.close()
    gc.collect()
    assert gone == [True]


def test_nothing_is_done_before_it_is_due(collector: Collector) -> None:
    gc.collect()
    assert collect_what_is_due() is None


def test_every_generation_has_its_turn(collector: Collector) -> None:
    gc.collect()
    ages = []
    for _ in range(2 * gc.get_threshold()[1] * gc.get_threshold()[2]):
        _nodes = [Node() for _ in range(gc.get_threshold()[0] + 1)]
        ages.append(collect_what_is_due())
    assert set(ages) == {0, 1, 2}
    assert ages.count(0) > ages.count(1) > ages.count(2)
