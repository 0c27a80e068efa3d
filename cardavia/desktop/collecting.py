"""Unused objects that refer to one another are cleared away in the interface's thread, and in no other.

Python clears them away in whatever thread happens to make the next object.  If that is one that draws
pictures or asks a player, objects of Qt (timers, models, documents) would be destroyed away from the thread
they live in, while it uses them: the program would crash now and then.

What is loaded once and lives as long as the program is looked at no more (`keep_what_is_there`): most objects
are modules, classes and functions, and a look at all of them takes longer than a frame.  Imports QtCore.
"""

from __future__ import annotations

import gc
from typing import Final

from PySide6.QtCore import QObject, Qt, QTimer

EVERY: Final = 2000
"""Milliseconds between two looks."""


def keep_what_is_there() -> None:
    """Whatever exists now lives as long as the program: it is not looked at any more for what is unused."""
    gc.freeze()


def collect_what_is_due() -> int | None:
    """Clear away as Python would: the oldest generation whose time has come; which, or None for none."""
    counts, limits = gc.get_count(), gc.get_threshold()
    due = [age for age in (0, 1, 2) if counts[age] > limits[age]]
    if not due:
        return None
    gc.collect(due[-1])
    return due[-1]


class Collector(QObject):
    """From its making until `close`, takes the clearing away from the threads and does it here.

    What there was before it lives until then.
    """

    def __init__(self) -> None:
        super().__init__()
        self._was_on = gc.isenabled()
        gc.disable()
        keep_what_is_there()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.VeryCoarseTimer)
        self._timer.setInterval(EVERY)
        self._timer.timeout.connect(collect_what_is_due)
        self._timer.start()

    def close(self) -> None:
        """Let Python do it again."""
        self._timer.stop()
        gc.unfreeze()
        if self._was_on:
            gc.enable()
