"""Opening windows and waiting for what they do by themselves."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QWidget

from cardavia.desktop.window import Window

Open = Callable[..., Window]

PATIENCE = 20.0
"""Seconds after which something that does not happen is a failure."""


def settle() -> None:
    """Let everything that waits happen."""
    for _ in range(3):
        QCoreApplication.sendPostedEvents()
        QApplication.processEvents()


def wait_for(condition: Callable[[], bool]) -> None:
    """Wait until something is so."""
    until = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < until, "did not happen"
        settle()
        time.sleep(0.002)


def take_down(*windows: QWidget) -> None:
    """Close and destroy windows now: Qt puts it off until its loop turns, which here is when all tests end.

    Windows that pile up cost not their memory alone, each change of font or palette is theirs too.
    """
    for window in windows:
        window.close()
        window.deleteLater()
    settle()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
