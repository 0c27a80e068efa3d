"""Motion: the way from one layout to the next, and the one table of durations.

A motion carries an item from where it is to where the newest layout wants it; a newer layout replaces the
target and nothing else needs to know.  One clock moves everything.  With a speed factor of 0 nothing is
created: things are where they belong at once.

Imports QtCore and `layout`.
"""

from __future__ import annotations

import math
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

    @property
    def lifted(self) -> float:
        """How far it stands above that, in logical pixels."""

    def lift(self, pixels: float) -> None:
        """Stand so far above it."""


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


@dataclass
class Lift:
    """One item on its way up or down; times in milliseconds of the clock."""

    start: float
    end: float
    begins: float
    lasts: float


def between(start: Placement, end: Placement, share: float) -> Placement:
    """The placement a share (0 to 1) of the way on; the layer is that of the higher end.

    A card that turns over grows narrow towards the middle of the way and wide again after it.
    """

    def mix(one: float, other: float) -> float:
        return one + (other - one) * share

    turned = abs(math.cos(math.pi * share)) if start.face_up != end.face_up else 1.0
    return end._replace(
        x=mix(start.x, end.x),
        y=mix(start.y, end.y),
        width=mix(start.width, end.width) * max(turned, 0.02),
        height=mix(start.height, end.height),
        rotation=mix(start.rotation, end.rotation),
        face_up=end.face_up if share >= 0.5 else start.face_up,
        layer=max(start.layer, end.layer) if share < 1 else end.layer,
    )


def only_turned(start: Placement, end: Placement) -> bool:
    """Whether a card is turned over where it lies."""
    return start.face_up != end.face_up and math.dist((start.x, start.y), (end.x, end.y)) < start.width / 2


class Mover(QObject):
    """Carries items; one clock for all of them."""

    rested = Signal()
    """Everything has arrived."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.factor = 1.0
        """Speed factor: durations are multiplied by it; 0 moves at once."""
        self.reduced = False
        """Reduced motion: nothing travels, whatever the speed; pauses are not its business."""
        self._motions: dict[Movable, Motion] = {}
        self._lifts: dict[Movable, Lift] = {}
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
        lasts = 0.0 if self.reduced else DURATIONS[kind] * self.factor
        if lasts > 0 and only_turned(start, end):
            lasts = DURATIONS["turn"] * self.factor
        if lasts <= 0 or start == end:
            self._motions.pop(item, None)
            item.place(end)
            if done is not None:
                done()
            return
        self._start_clock()
        begins = self._clock.elapsed() + delay * self.factor
        self._motions[item] = Motion(item, start, end, begins, lasts, QEasingCurve(CURVES[kind]), done)
        self._run()

    def raise_to(self, item: Movable, pixels: float, kind: str = "hover") -> None:
        """Let an item rise to a height above its place, or sink back."""
        under_way = self._lifts.get(item)
        if pixels == (under_way.end if under_way is not None else item.lifted):
            return
        lasts = 0.0 if self.reduced else DURATIONS[kind] * self.factor
        if lasts <= 0:
            self._lifts.pop(item, None)
            item.lift(pixels)
            return
        self._start_clock()
        self._lifts[item] = Lift(item.lifted, pixels, self._clock.elapsed(), lasts)
        self._run()

    def forget(self, item: Movable) -> None:
        """Stop carrying an item, wherever it is."""
        self._motions.pop(item, None)
        self._lifts.pop(item, None)

    def finish(self) -> None:
        """Let everything arrive now."""
        while self._motions:
            item, motion = next(iter(self._motions.items()))
            del self._motions[item]
            item.place(motion.end)
            if motion.done is not None:
                motion.done()
        for item, rising in self._lifts.items():
            item.lift(rising.end)
        self._lifts.clear()
        self._rest()

    def _start_clock(self) -> None:
        if not self._motions and not self._lifts:
            self._clock.start()

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
        moving = self.busy
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
        for item, rising in list(self._lifts.items()):
            share = min((now - rising.begins) / rising.lasts, 1.0)
            item.lift(rising.start + (rising.end - rising.start) * share)
            if share >= 1:
                self._lifts.pop(item, None)
        if not self._motions and not self._lifts:
            self._rest()
        elif not self._motions and moving:
            self.rested.emit()

    def _rest(self) -> None:
        if self._timer is not None and self._timer.isActive():
            self._timer.stop()
        self.rested.emit()
