"""The cloth is made on another thread, and only the newest wish counts."""

from __future__ import annotations

import threading

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardavia.desktop.grading import Grading
from cardavia.desktop.table import felt
from cardavia.desktop.table.felt import FeltWeaver, Weave, felt_picture
from cardavia.desktop.theme import DARK, LIGHT


def until(condition: object) -> None:
    for _ in range(1000):
        if condition():  # type: ignore[operator]
            return
        QTest.qWait(5)
    raise AssertionError("did not happen")


def test_the_picture_has_the_device_pixels_asked_for(qapp: QApplication) -> None:
    picture = felt_picture(QSize(120, 80), 1.5, LIGHT, Grading())
    assert (picture.width(), picture.height()) == (180, 120)
    assert picture.devicePixelRatio() == 1.5


def test_light_and_dark_cloths_differ_and_the_same_wish_gives_the_same_cloth(qapp: QApplication) -> None:
    light, again = (felt_picture(QSize(90, 60), 1.0, LIGHT, Grading()) for _ in range(2))
    assert light == again
    assert light != felt_picture(QSize(90, 60), 1.0, DARK, Grading())


def test_of_many_wishes_the_last_is_fulfilled(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    go_on = threading.Event()
    made: list[int] = []
    real = felt_picture

    def slow(size: QSize, *rest: object) -> QImage:
        assert threading.current_thread() is not threading.main_thread()
        go_on.wait(10)
        made.append(size.width())
        return real(size, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(felt, "felt_picture", slow)
    weaver = FeltWeaver()
    came: list[int] = []
    weaver.ready.connect(lambda picture: came.append(picture.width()))
    for width in range(20, 30):
        weaver.want(Weave(width, 20, 1.0, LIGHT, Grading()))
    go_on.set()
    until(lambda: came)
    assert came == [29]
    assert made == [20, 29], "what lies between was never begun"


def test_the_same_wish_twice_is_one(qapp: QApplication) -> None:
    weaver = FeltWeaver()
    came: list[int] = []
    weaver.ready.connect(lambda picture: came.append(picture.width()))
    for _ in range(3):
        weaver.want(Weave(24, 20, 1.0, LIGHT, Grading()))
    until(lambda: came)
    weaver.want(Weave(24, 20, 1.0, LIGHT, Grading()))
    QTest.qWait(80)
    assert came == [24]
