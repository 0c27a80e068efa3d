"""Work at the table that may wait for a turn of the event loop of its own, one piece a turn.

A new picture is much to do: cards, plates, lists, names for screen readers.  Done in one go it would hold up
the motion that is going on; what nobody sees at once is therefore put here.  Imports QtCore only.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable

from PySide6.QtCore import QObject, QTimer


class Chores(QObject):
    """Pieces of work by name; a newer one takes the place of an older one of its name."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: dict[Hashable, Callable[[], object]] = {}
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._next)

    @property
    def waiting(self) -> bool:
        """Whether anything is left to be done."""
        return bool(self._waiting)

    def put(self, name: Hashable, work: Callable[[], object]) -> None:
        """Do something soon."""
        self._waiting[name] = work
        if not self._timer.isActive():
            self._timer.start()

    def forget(self, name: Hashable) -> None:
        """It is done already, or not wanted any more."""
        self._waiting.pop(name, None)

    def finish(self) -> None:
        """Do everything now."""
        while self._waiting:
            self._next()

    def _next(self) -> None:
        name = next(iter(self._waiting), None)
        if name is not None:
            self._waiting.pop(name)()
        if not self._waiting:
            self._timer.stop()
