"""How long a switch of language takes, from the choice to the painted window, with a deal open.

    python benchmarks/language.py [--game skat] [--rounds 3] [--pages]

Every pair of languages is switched `--rounds` times; printed are median and longest time in milliseconds, in
the end also the time that this process computed, which other programs on the machine do not lengthen.
With `--pages` all pages were opened before, so that they are translated too.  Needs compiled translations
(`python -m tools.i18n compile`).  Measured on the offscreen platform unless QT_QPA_PLATFORM says otherwise.
"""

from __future__ import annotations

import argparse
import itertools
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication

from cardavia.desktop.app import all_traditions, by_game
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.window import Window
from cardavia.games import GAMES
from cardavia.languages import LANGUAGES
from cardavia.pace import Pace
from cardavia.players.base import Player, RandomPlayer

TARGET = 150.0
"""Milliseconds a person does not notice as waiting."""
MOVES = 6
"""Actions of the deal before it stands open."""


def _player(_game: str, _level: str) -> Player:
    return RandomPlayer()


def settle(application: QApplication, seconds: float = 0.0) -> None:
    """Let everything that waits happen."""
    until = time.monotonic() + seconds
    while True:
        application.sendPostedEvents()
        application.processEvents()
        if time.monotonic() >= until:
            return


def opened(application: QApplication, window: Window, game: str, pages: bool) -> None:
    """A deal in its middle; before it, if wanted, every page."""
    if pages:
        for _, entry in window.menus.entries:
            if entry.page:
                entry.run()
                settle(application, 0.2)
        for name in window.gallery.plates:
            window.card_pages.show(name)
            settle(application, 0.2)
    window.start_game(game, "beginner", 5)
    controller = window.table.controller if window.table is not None else None
    assert controller is not None
    rng = random.Random(5)
    while len(controller.match.state.history) < MOVES:
        settle(application, 0.01)
        view = controller.view()
        if view.must_act:
            controller.choose(rng.choice(controller.match.state.legal_actions()), view.decision)
    settle(application, 0.5)


def switch(application: QApplication, window: Window, code: str) -> float:
    """Choose a language; milliseconds until the window is painted in it."""
    begun = time.perf_counter()
    window.settings.language.set(code)
    settle(application)
    window.repaint()
    settle(application)
    return 1000 * (time.perf_counter() - begun)


def main() -> int:
    """Measure every pair and print a table; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=sorted(GAMES), default="skat")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--pages", action="store_true", help="open every page before")
    args = parser.parse_args()
    application = QApplication(sys.argv[:1])
    found, _ = all_traditions()
    store = SpriteStore(found.values())
    every: list[float] = []
    computed = 0.0
    with tempfile.TemporaryDirectory() as folder:
        window = Window(
            store,
            by_game(found),
            Path(folder),
            found=tuple(found.values()),
            pace=Pace(factor=0.0),
            rng=random.Random(5),
            make=_player,
        )
        window.resize(1280, 800)
        window.show()
        opened(application, window, args.game, args.pages)
        for first, second in itertools.permutations(LANGUAGES, 2):
            times = []
            for _ in range(args.rounds):
                switch(application, window, first)
                begun = time.process_time()
                times.append(switch(application, window, second))
                computed += 1000 * (time.process_time() - begun)
            every += times
            middle, longest = statistics.median(times), max(times)
            print(f"{first} to {second}: median {middle:6.1f} ms, longest {longest:6.1f} ms")
        window.close()
        settle(application)
    store.close()
    within = sum(each <= TARGET for each in every)
    print(
        f"all: median {statistics.median(every):.1f} ms, longest {max(every):.1f} ms,"
        f" {within} of {len(every)} within {TARGET:.0f} ms; computed {computed / len(every):.1f} ms each"
    )
    return 0


if __name__ == "__main__":
    sys.exit(main())
