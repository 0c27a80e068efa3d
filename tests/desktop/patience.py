"""Opening windows and waiting for what they do by themselves."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication

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
