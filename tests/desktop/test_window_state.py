"""A window is never put where no screen is."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from cardavia.desktop.window_state import centred, remember, restore, within_reach

SCREEN = QRect(0, 0, 1920, 1080)
RIGHT = QRect(1920, 0, 1280, 1024)

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize(
    ("place", "seen"),
    [
        (QRect(100, 100, 1100, 720), True),
        (QRect(-980, 100, 1100, 720), True),  # 120 pixels of its right end lie on the screen
        (QRect(-981, 100, 1100, 720), False),
        (QRect(1800, 1040, 1100, 720), True),
        (QRect(1801, 1040, 1100, 720), False),
        (QRect(100, 1041, 1100, 720), False),  # the title bar is below the screen
        (QRect(100, -1, 1100, 720), False),  # and here above it
        (QRect(50_000, 50_000, 1100, 720), False),
    ],
)
def test_a_piece_of_the_title_bar_must_lie_on_a_screen(place: QRect, seen: bool) -> None:
    assert within_reach(place, [SCREEN]) is seen


def test_a_second_screen_counts_as_long_as_it_is_there() -> None:
    place = QRect(2200, 50, 800, 600)
    assert within_reach(place, [SCREEN, RIGHT])
    assert not within_reach(place, [SCREEN])
    assert not within_reach(place, [])


def test_a_window_in_the_middle_takes_nine_tenths_of_a_small_screen() -> None:
    assert centred(SCREEN).size().toTuple() == (1100, 720)
    assert centred(QRect(0, 0, 1000, 600)).size().toTuple() == (900, 540)
    assert abs(centred(SCREEN).center().x() - SCREEN.center().x()) <= 1


@pytest.mark.parametrize(
    "kept",
    [
        [40_000, 40_000, 900, 700],
        [-9000, 0, 900, 700],
        ["-99999999999", "5", "0", "-3"],
        ["a", "b", "c", "d"],
        "x",
    ],
)
def test_a_place_that_cannot_be_seen_is_not_restored(tmp_path: Path, kept: object) -> None:
    file = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    file.setValue("window/place", kept)
    window = QWidget()
    restore(window, file)
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    assert within_reach(window.geometry(), screens)


def test_a_place_that_can_be_seen_comes_back(tmp_path: Path) -> None:
    file = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    screen = QGuiApplication.screens()[0].availableGeometry()
    place = QRect(screen.x() + 20, screen.y() + 30, screen.width() // 2, screen.height() // 2)
    first = QWidget()
    first.setGeometry(place)
    remember(first, file)
    file.sync()
    second = QWidget()
    restore(second, QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    assert second.geometry() == place
