"""What the window remembers from one start to the next: its place and size, the last page and tradition.

A place on a screen that is no longer there is never restored: at least a piece of the title bar must lie on
a screen, else the window stands in the middle.  Imports QtCore, QtGui and QtWidgets.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPoint, QRect, QSettings, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

USUAL: Final = QSize(1100, 720)
"""Size of the window at the first start, if the screen holds it."""
SHARE: Final = 0.9
"""Most of a screen that a window takes by itself."""
GRIP: Final = QSize(120, 40)
"""As much of the title bar must lie on a screen, in logical pixels."""
FARTHEST: Final = 1 << 20
"""Logical pixels; no place or size of a window is that large."""


def within_reach(frame: QRect, screens: Sequence[QRect]) -> bool:
    """Whether enough of the title bar (the upper edge of `frame`) lies on one of the screens."""
    title = QRect(frame.topLeft(), QSize(frame.width(), GRIP.height()))
    parts = (screen.intersected(title) for screen in screens)
    return any(part.width() >= GRIP.width() and part.height() >= GRIP.height() for part in parts)


def centred(screen: QRect, wanted: QSize = USUAL) -> QRect:
    """The wanted size, or nine tenths of the screen if that is less, in the middle of a screen."""
    size = wanted.boundedTo(QSize(round(screen.width() * SHARE), round(screen.height() * SHARE)))
    place = screen.center() - QPoint(size.width() // 2, size.height() // 2)
    return QRect(place, size)


def remember(window: QWidget, file: QSettings) -> None:
    """Write down where the window stands."""
    states = window.windowState()
    normal = window.normalGeometry() if states & _FILLING else window.geometry()
    file.setValue("window/place", [normal.x(), normal.y(), normal.width(), normal.height()])
    file.setValue("window/maximised", bool(states & Qt.WindowState.WindowMaximized))


def restore(window: QWidget, file: QSettings | None) -> None:
    """Put the window where it stood, if that can be seen; else into the middle of the first screen."""
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    kept = _kept(file) if file is not None else None
    if kept is not None and within_reach(kept, screens):
        window.setGeometry(kept)
    elif screens:
        size = kept.size() if kept is not None and not kept.isEmpty() else USUAL
        window.setGeometry(centred(screens[0], size))
    if file is not None and file.value("window/maximised") in (True, "true"):
        window.setWindowState(window.windowState() | Qt.WindowState.WindowMaximized)


_FILLING: Final = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen


def _kept(file: QSettings) -> QRect | None:
    numbers = file.value("window/place")
    if not isinstance(numbers, list) or len(numbers) != 4:
        return None
    try:
        x, y, width, height = (int(number) for number in numbers)
    except ValueError:
        return None
    return QRect(x, y, width, height) if max(map(abs, (x, y, width, height))) < FARTHEST else None
