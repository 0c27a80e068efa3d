"""From a step of a slider to the repainted table: ``python -m benchmarks.grading [--steps 15]``.

Opens a deal of Skat with the settings beside it and moves the contrast slider step by step.  Told are the
milliseconds from the step to the sample strip, to the own hand and to the cloth being painted anew, once for
single steps (each after a rest) and once while the slider is dragged (a step every 40 ms; the time from the
last step on).  Aims: the hand within 100 ms, everything within 400 ms of rest.  Needs no screen.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QSizeF
from PySide6.QtWidgets import QApplication

from cardavia.desktop.app import by_game, readable_traditions
from cardavia.desktop.settings import Settings
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.window import Window
from cardavia.pace import Pace

SIZES: Final = ((1280, 800), (1920, 1080))
RESTED: Final = 0.7
"""Seconds between two single steps."""
DRAG: Final = 0.04
"""Seconds between two steps of a dragged slider."""
LONGEST: Final = 5.0


def serve(until: Callable[[], bool], longest: float = LONGEST) -> float:
    """Serve events until something is so; the milliseconds it took."""
    begun = time.perf_counter()
    while not until() and time.perf_counter() - begun < longest:
        QCoreApplication.sendPostedEvents()
        QApplication.processEvents()
        time.sleep(0.0005)
    return 1000 * (time.perf_counter() - begun)


class Bench:
    """One window with a deal and the settings sheet open."""

    def __init__(self, store: SpriteStore, size: tuple[int, int], folder: Path) -> None:
        found = readable_traditions()
        self.settings, self.store = Settings(), store
        self.window = Window(
            store,
            by_game(found),
            folder,
            settings=self.settings,
            found=tuple(found.values()),
            pace=Pace(factor=0),
            rng=random.Random(3),
        )
        self.window.resize(*size)
        self.window.show()
        self.window.start_game("skat", "beginner", 48151623)
        self.window.toggle_settings()
        serve(lambda: False, 2.0)
        table = self.window.table
        assert table is not None
        self.table = table
        self.cloths = 0
        table.canvas._weaver.ready.connect(self._cloth_came)

    def _cloth_came(self) -> None:
        self.cloths += 1

    def hand_is_there(self) -> bool:
        """Whether every card of the own hand has its picture under the present grading."""
        view, table, scene = self.table.scene.view, self.table.scene.table, self.table.scene
        if view is None or table is None or self.store.grading.contrast != self.settings.contrast.value:
            return False
        size = QSizeF(*table.card_size)
        names = (scene.tradition.face_code(card.card) for card in view.hand)
        return all(self.store.is_ready(scene.tradition.id, name, size, scene.ratio) for name in names)

    def samples_are_there(self) -> bool:
        """Whether the sample strip shows the present grading."""
        shown = self.window.sheet.samples.shown
        return bool(shown) and shown[0].contrast == self.settings.contrast.value  # type: ignore[index]

    def step(self, value: int) -> tuple[float, float, float]:
        """One step: milliseconds to the samples, to the hand, to the cloth."""
        cloths = self.cloths
        begun = time.perf_counter()
        self.settings.contrast.set(value)
        times = {"samples": 0.0, "hand": 0.0, "cloth": 0.0}

        def all_there() -> bool:
            now = 1000 * (time.perf_counter() - begun)
            for name, there in (
                ("samples", self.samples_are_there()),
                ("hand", self.hand_is_there()),
                ("cloth", self.cloths > cloths),
            ):
                if there and not times[name]:
                    times[name] = now
            return all(times.values())

        serve(all_there)
        return times["samples"], times["hand"], times["cloth"]

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
        serve(lambda: False, 0.1)


def tell(name: str, rows: list[tuple[float, float, float]]) -> None:
    """One line: median and worst of each time."""
    parts = []
    for place, what in enumerate(("samples", "hand", "cloth")):
        values = [row[place] for row in rows]
        parts.append(f"{what} {statistics.median(values):.0f} (worst {max(values):.0f})")
    print(f"{name}, n={len(rows)}: ms to {', '.join(parts)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--steps", type=int, default=15, help="steps of each kind")
    args = parser.parse_args()
    application = QApplication.instance() or QApplication([])
    assert application is not None
    with tempfile.TemporaryDirectory() as folder:
        store = SpriteStore(readable_traditions().values(), cache_folder=Path(folder) / "faces")
        for size in SIZES:
            bench = Bench(store, size, Path(folder) / "matches")
            single = []
            for number in range(args.steps):
                single.append(bench.step(51 + number))
                serve(lambda: False, RESTED)
            dragged = []
            for number in range(args.steps):
                for value in range(5):
                    bench.settings.contrast.set(20 + 5 * (number % 2) + value)
                    serve(lambda: False, DRAG)
                dragged.append(bench.step(30 + number % 2 * 5 + 1))
                serve(lambda: False, RESTED)
            tell(f"{size[0]}x{size[1]}, single steps", single)
            tell(f"{size[0]}x{size[1]}, dragged", dragged)
            bench.close()
        store.close()


if __name__ == "__main__":
    main()
