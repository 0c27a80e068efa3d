"""The program ends as it should, whatever it does at that moment and whoever ends it."""

from __future__ import annotations

import sys
import threading
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication

from benchmarks.closing import end_once
from cardavia.desktop.app import let_threads_end

needs_posix = pytest.mark.skipif(sys.platform == "win32", reason="signals come from POSIX systems")


@needs_posix
@pytest.mark.parametrize(
    ("state", "way", "status"),
    [("rules_copied", "window", 0), ("table", "interrupt", 130), ("settings", "terminate", 143)],
)
def test_the_program_ends_in_silence_and_leaves_nothing_behind(
    state: str, way: str, status: int, tmp_path: Path
) -> None:
    ending = end_once(state, way, tmp_path, tmp_path / "cache")
    assert not ending.fault(way), ending
    assert ending.status == status


@needs_posix
def test_a_signal_closes_the_window_as_a_person_does_so_that_its_place_is_kept(tmp_path: Path) -> None:
    end_once("gallery", "terminate", tmp_path, tmp_path / "cache")
    (kept,) = (tmp_path / "config").rglob("*.ini")
    assert "place=" in kept.read_text(encoding="utf-8")


def test_threads_that_use_qt_end_before_qt_does(qapp: QApplication) -> None:
    goes_on, ended = threading.Event(), list[str]()

    def work(name: str) -> None:
        goes_on.wait(20)
        ended.append(name)

    thread = Thread(target=work, args=("thread",))
    thread.start()
    QThreadPool.globalInstance().start(lambda: work("pool"))
    threading.Timer(0.05, goes_on.set).start()
    let_threads_end(thread)
    assert sorted(ended) == ["pool", "thread"]
