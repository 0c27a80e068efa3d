"""Motion: the way from one layout to the next, and the one table of durations.

A motion carries an item from where it is to where the newest layout wants it; a newer layout replaces the
target and nothing else needs to know.  One clock moves everything.  With a speed factor of 0 nothing is
created: things are where they belong at once.

Imports QtCore and `layout`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from PySide6.QtCore import QEasingCurve, QElapsedTimer, QObject, Qt, QTimer, Signal

from cardavia.desktop.table.places import Placement

DURATIONS: Final = {
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
"""Milliseconds at normal speed."""

CURVES: Final = {
    "to_trick": QEasingCurve.Type.OutCubic,
    "deal": QEasingCurve.Type.OutCubic,
    "to_pile": QEasingCurve.Type.InOutCubic,
    "relayout": QEasingCurve.Type.OutQuad,
    "fade": QEasingCurve.Type.Linear,
}
FRAME: Final = 16
"""Milliseconds between two steps of the clock."""


class Movable(Protocol):
    """What can be carried."""

    def place(self, placement: Placement) -> None:
        """Be there now."""

    def placed(self) -> Placement:
        """Where it is now."""


@dataclass
class Motion:
    """One item on its way; times in milliseconds of the clock."""

    item: Movable
    start: Placement
    end: Placement
    begins: float
    lasts: float
    curve: QEasingCurve
    done: Callable[[], None] | None = None


def between(start: Placement, end: Placement, share: float) -> Placement:
    """The placement a share (0 to 1) of the way on; the layer is that of the higher end."""

    def mix(one: float, other: float) -> float:
        return one + (other - one) * share

    return end._replace(
        x=mix(start.x, end.x),
        y=mix(start.y, end.y),
        width=mix(start.width, end.width),
        height=mix(start.height, end.height),
        rotation=mix(start.rotation, end.rotation),
        face_up=end.face_up if share >= 0.5 else start.face_up,
        layer=max(start.layer, end.layer) if share < 1 else end.layer,
    )


class Mover(QObject):
    """Carries items; one clock for all of them."""

    rested = Signal()
    """Everything has arrived."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.factor = 1.0
        """Speed factor: durations are multiplied by it; 0 moves at once."""
        self._motions: dict[Movable, Motion] = {}
        self._clock = QElapsedTimer()
        self._timer: QTimer | None = None

    @property
    def busy(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._motions)

    def target(self, item: Movable) -> Placement | None:
        """Where an item is being carried, or None if it rests."""
        motion = self._motions.get(item)
        return motion.end if motion else None

    def move(
        self,
        item: Movable,
        end: Placement,
        kind: str,
        delay: float = 0.0,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Carry an item to a place; replaces whatever way it was on."""
        start = item.placed()
        lasts = DURATIONS[kind] * self.factor
        if lasts <= 0 or start == end:
            self._motions.pop(item, None)
            item.place(end)
            if done is not None:
                done()
            return
        if not self._motions:
            self._clock.start()
        begins = self._clock.elapsed() + delay * self.factor
        self._motions[item] = Motion(item, start, end, begins, lasts, QEasingCurve(CURVES[kind]), done)
        self._run()

    def forget(self, item: Movable) -> None:
        """Stop carrying an item, wherever it is."""
        self._motions.pop(item, None)

    def finish(self) -> None:
        """Let everything arrive now."""
        while self._motions:
            item, motion = next(iter(self._motions.items()))
            del self._motions[item]
            item.place(motion.end)
            if motion.done is not None:
                motion.done()
        self._rest()

    def _run(self) -> None:
        if self._timer is None:
            self._timer = QTimer(self)
            self._timer.setTimerType(Qt.TimerType.PreciseTimer)
            self._timer.setInterval(FRAME)
            self._timer.timeout.connect(self._step)
        if not self._timer.isActive():
            self._timer.start()

    def _step(self) -> None:
        now = self._clock.elapsed()
        for item, motion in list(self._motions.items()):
            share = (now - motion.begins) / motion.lasts
            if share <= 0 or self._motions.get(item) is not motion:
                continue
            if share < 1:
                item.place(between(motion.start, motion.end, motion.curve.valueForProgress(share)))
                continue
            del self._motions[item]
            item.place(motion.end)
            if motion.done is not None:
                motion.done()
        if not self._motions:
            self._rest()

    def _rest(self) -> None:
        if self._timer is not None and self._timer.isActive():
            self._timer.stop()
        self.rested.emit()
