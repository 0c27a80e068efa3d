"""How long cards take to appear and to be graded anew: ``python -m benchmarks.sprites [--json]``.

Measures the whole way an asked-for card goes, from the SVG or the disk cache over grading to the pixmap on
the interface thread, and the longest time that thread was kept from its events meanwhile.  Needs no screen.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QSize
from PySide6.QtGui import QGuiApplication
from rich.console import Console
from rich.table import Table

from cardavia.desktop.grading import Grading, card_grain, graded_card, paper_tile
from cardavia.desktop.picture_cache import DiskCache
from cardavia.desktop.sprites import FaceReader, SpriteStore, to_qimage
from cardavia.traditions import Tradition, named

WIDTH, HEIGHT = 180, 280
HAND = 12
USUAL = Grading()
WARMER = Grading(60, 40, 70)


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured thing in milliseconds, over all repeats, and the aim of its median if it has one.

    On a machine that does other things besides, the best is nearest to what the work itself takes.
    """

    name: str
    best: float
    median: float
    worst: float
    aim: float | None


def milliseconds(action: Callable[[], object]) -> float:
    """How long an action takes."""
    start = time.perf_counter()
    action()
    return 1000 * (time.perf_counter() - start)


def until_ready(store: SpriteStore, tradition: Tradition, codes: Sequence[str]) -> float:
    """Ask for cards and serve events until all are there; the longest pause between two events in ms."""
    size = QSize(WIDTH, HEIGHT)
    longest, before = 0.0, time.perf_counter()
    for code in codes:
        store.sprite(tradition.id, code, size)
    while not all(store.is_ready(tradition.id, code, size) for code in codes):
        QGuiApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 2)
        now = time.perf_counter()
        longest, before = max(longest, now - before), now
        time.sleep(0.0005)
    return 1000 * longest


def measure(tradition: Tradition, repeats: int) -> list[Figure]:
    """All figures for one tradition."""
    pack, hand = tradition.codes, tradition.codes[:HAND]
    samples: dict[str, list[float]] = {}

    def note(name: str, value: float) -> None:
        samples.setdefault(name, []).append(value)

    note("paper grain, once a start", milliseconds(paper_tile))
    for _ in range(repeats):
        with tempfile.TemporaryDirectory() as folder:
            cache = Path(folder)
            for codes, what in ((hand, f"hand of {len(hand)}"), (pack, f"pack of {len(pack)}")):
                for path in cache.glob("*"):
                    path.unlink()
                for state in ("cold", "warm"):
                    card_grain.cache_clear()
                    store = SpriteStore([tradition], USUAL, cache_folder=cache)
                    pauses: list[float] = []
                    note(
                        f"{what}, {state}",
                        milliseconds(lambda: pauses.append(until_ready(store, tradition, codes))),  # noqa: B023
                    )
                    note(f"{what}, {state}: longest pause of the interface", pauses[0])
                    if state == "warm":
                        store.set_grading(WARMER)
                        note(
                            f"{what}, slider moved, to the screen",
                            milliseconds(lambda: until_ready(store, tradition, codes)),  # noqa: B023
                        )
                    store.close()
            reader = FaceReader(DiskCache(cache, 1 << 30), 1 << 30)
            pictures = {code: reader.picture(tradition.face_path(code), WIDTH, HEIGHT) for code in pack}
            for codes, what in ((hand, f"{len(hand)} cards"), (pack, f"{len(pack)} cards")):
                for code in codes:
                    graded_card(pictures[code], f"{tradition.id}/{code}", USUAL)
                note(
                    f"regrade {what}",
                    milliseconds(
                        lambda: [graded_card(pictures[c], f"{tradition.id}/{c}", WARMER) for c in codes]  # noqa: B023
                    ),
                )
                note(
                    f"regrade {what}, with conversion for Qt",
                    milliseconds(
                        lambda: [
                            to_qimage(graded_card(pictures[c], f"{tradition.id}/{c}", USUAL))  # noqa: B023
                            for c in codes  # noqa: B023
                        ]
                    ),
                )
    aims = {
        "pack of 36, warm": 60.0,
        "regrade 12 cards": 16.0,
        "regrade 36 cards": 50.0,
        "hand of 12, cold": 400.0,
        "hand of 12, warm": 60.0,
    }
    return [
        Figure(name, min(each), statistics.median(each), max(each), aims.get(name))
        for name, each in samples.items()
    ]


def show(figures: Sequence[Figure], heading: str) -> None:
    """A table for people."""
    table = Table(title=heading, title_justify="left")
    for column in ("", "best ms", "median ms", "worst ms", "aim ms"):
        table.add_column(column, justify="left" if not column else "right")
    for each in figures:
        within = each.aim is None or each.median <= each.aim
        table.add_row(
            each.name,
            f"{each.best:.1f}",
            f"{each.median:.1f}",
            f"{each.worst:.1f}",
            "" if each.aim is None else f"[{'green' if within else 'red'}]{each.aim:.0f}[/]",
        )
    Console().print(table)


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print; exit status 1 if the tradition has no pictures."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.sprites", description=__doc__)
    parser.add_argument("--tradition", default="bavarian", help="folder name (default bavarian, 36 cards)")
    parser.add_argument("--pictures", type=Path, help="folder of its SVG files, if not the installed ones")
    parser.add_argument("--repeats", type=int, default=7)
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    args = parser.parse_args(argv)
    tradition = named(args.tradition)
    if args.pictures:
        tradition = replace(tradition, folder=args.pictures)
    if not tradition.face_path(tradition.codes[0]).is_file():
        print(f"benchmarks.sprites: no pictures in {tradition.folder}", file=sys.stderr)
        return 1
    application = QGuiApplication([])
    figures = measure(tradition, args.repeats)
    if args.json:
        print(
            json.dumps(
                {
                    each.name: {"best_ms": each.best, "median_ms": each.median, "worst_ms": each.worst}
                    for each in figures
                }
            )
        )
    else:
        show(figures, f"{tradition.own_name}, {WIDTH} x {HEIGHT} device pixels, {args.repeats} repeats")
    application.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
