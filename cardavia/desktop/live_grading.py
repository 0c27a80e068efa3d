"""Lets the three sliders act at once: four sample cards immediately, everything else as fast as it can.

A change is shown on the sample strip first, drawn on another thread, the newest value only.  The sprites of
all views follow at most ten times a second, and the cloth of the table, the one large picture, when the
slider rests.  Imports Qt, Pillow, `sprites`, `grading`, `access`, `settings` and `traditions`.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import Final

from PIL import Image
from PySide6.QtCore import QObject, QRunnable, QSize, QThreadPool, QTimer, Signal
from PySide6.QtGui import QImage, QPaintEvent
from PySide6.QtWidgets import QWidget

from cardavia.cards import Card
from cardavia.desktop.access import grading_of
from cardavia.desktop.grading import Grading, graded_card
from cardavia.desktop.painting import painting
from cardavia.desktop.plain_card import blank_card
from cardavia.desktop.settings import Settings
from cardavia.desktop.sprites import (
    BrokenPictureError,
    SpriteStore,
    device_size,
    draw_svg,
    to_pillow,
    to_qimage,
)
from cardavia.traditions import Tradition

SAMPLES: Final[tuple[Card, ...]] = (23, 6, 28, 18)
"""A card with a single sign, two figures, a card with many signs."""
SAMPLE_HEIGHT: Final = 112
"""Logical pixels."""
EVERY: Final = 100
"""Least milliseconds between two gradings of all sprites while a slider moves."""
REST: Final = 180
"""Milliseconds without a change after which the cloth is graded."""


class LiveGrading(QObject):
    """Carries the three sliders to the sprites and tells when they rest."""

    graded = Signal()
    """The sprites have a new grading: what is shown must ask for them again."""
    rested = Signal()
    """No slider moves any more: the time for what takes long."""

    def __init__(self, settings: Settings, store: SpriteStore) -> None:
        super().__init__(settings)
        self._settings = settings
        self._store = store
        self._every = QTimer(self)
        self._every.setSingleShot(True)
        self._every.setInterval(EVERY)
        self._every.timeout.connect(self._go_on)
        self._behind = False
        """Whether the sliders have moved since the sprites were graded."""
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST)
        self._rest.timeout.connect(self.rested)
        for slider in (settings.contrast, settings.grain, settings.temperature, settings.high_contrast):
            slider.changed.connect(self._changed)
        store.set_grading(grading_of(settings))

    def _changed(self) -> None:
        self._rest.start()
        if self._every.isActive():
            self._behind = True
        else:
            self._grade()

    def _go_on(self) -> None:
        if self._behind:
            self._grade()

    def _grade(self) -> None:
        self._behind = False
        self._every.start()
        self._store.set_grading(grading_of(self._settings))
        self.graded.emit()


class _Graded(QObject):
    """Carries finished pictures to the interface thread."""

    done = Signal(object, object)
    """The order (grading, tradition, pixels) and the pictures."""


class _Job(QRunnable):
    """Draws and grades the samples once."""

    def __init__(self, strip: SampleStrip, tradition: Tradition, size: QSize, grading: Grading) -> None:
        super().__init__()
        self._faces = strip.faces
        self._signal = strip.graded
        self._tradition = tradition
        self._size = size
        self._grading = grading

    def run(self) -> None:
        pictures: list[QImage | None] = []
        for card in SAMPLES:
            code = self._tradition.face_code(card)
            key = (self._tradition.id, code, self._size.width(), self._size.height())
            face = self._faces.get(key)
            if face is None:
                face = self._drawn(code)
                if face is not None:
                    self._faces[key] = face
            name = f"{self._tradition.id}/{code}"
            pictures.append(None if face is None else to_qimage(graded_card(face, name, self._grading)))
        with contextlib.suppress(RuntimeError):  # the window was closed meanwhile
            self._signal.done.emit((self._grading, self._tradition.id, self._size.toTuple()), pictures)

    def _drawn(self, code: str) -> Image.Image | None:
        """The ungraded face; None where it must stay plain, which the sprites have said in the log."""
        wide, high = self._size.width(), self._size.height()
        try:
            svg = self._tradition.face_path(code).read_bytes()
            return to_pillow(draw_svg(svg, wide, high), wide, high)
        except (OSError, BrokenPictureError):
            return None


class SampleStrip(QWidget):
    """Four cards that follow the sliders at once."""

    def __init__(self, settings: Settings, tradition: Tradition) -> None:
        super().__init__()
        self.setObjectName("strip.samples")
        self.setMinimumHeight(SAMPLE_HEIGHT + 8)
        self._settings = settings
        self._tradition = tradition
        self.faces: dict[tuple[str, str, int, int], Image.Image] = {}
        """Ungraded pictures; touched by the one running job only."""
        self.graded = _Graded(self)
        self.graded.done.connect(self._came)
        self._pictures: Sequence[QImage | None] = ()
        self._order: object = None
        self._busy = False
        for slider in (settings.contrast, settings.grain, settings.temperature, settings.high_contrast):
            slider.changed.connect(self.renew)

    @property
    def shown(self) -> object:
        """The grading, tradition and size of the pictures shown; None before the first have come."""
        return self._order

    def set_tradition(self, tradition: Tradition) -> None:
        """Show cards of another pack."""
        self._tradition = tradition
        self.renew()

    def renew(self) -> None:
        """Draw what is set now, unless nobody sees it or a drawing is under way that will see to it."""
        if not self._busy and self.isVisible() and self._wanted() != self._order:
            self._busy = True
            grading, _, (wide, high) = self._wanted()
            job = _Job(self, self._tradition, QSize(wide, high), grading)
            QThreadPool.globalInstance().start(job)

    def _wanted(self) -> tuple[Grading, str, tuple[int, int]]:
        high = float(SAMPLE_HEIGHT)
        size = QSize(round(high * self._tradition.aspect), round(high))
        pixels = device_size(size, self.devicePixelRatioF())
        return grading_of(self._settings), self._tradition.id, (pixels.width(), pixels.height())

    def _came(self, order: object, pictures: Sequence[QImage | None]) -> None:
        self._busy = False
        self._order, self._pictures = order, pictures
        self.update()
        self.renew()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        self.renew()
        with painting(self, smooth=False) as painter:
            ratio = self.devicePixelRatioF()
            wide = SAMPLE_HEIGHT * self._tradition.aspect
            gap = min((self.width() - len(SAMPLES) * wide) / (len(SAMPLES) - 1), 10.0)
            for place in range(len(SAMPLES)):
                picture = self._pictures[place] if place < len(self._pictures) else None
                x = place * (wide + gap)
                if picture is None:
                    size = device_size(QSize(round(wide), SAMPLE_HEIGHT), ratio)
                    painter.drawPixmap(round(x), 4, blank_card(size, ratio))
                else:
                    picture.setDevicePixelRatio(ratio)
                    painter.drawImage(round(x), 4, picture)
