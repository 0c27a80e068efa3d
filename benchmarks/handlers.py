"""How long the interface thread computes without a break: ``python -m benchmarks.handlers [--json]``.

One turn of the event loop is what a person waits for before anything else can happen, so each turn's own
processor time is taken (`time.thread_time`, which hardly depends on what else the machine does).  Deals are
played at a real window, at its usual pace and with its motions; what the table showed in a turn gives an
occasion its name (a new deal, an own card, the end of a trick ...), and its figure is the longest turn from
there to the next occasion, painting included.  Aim: a median under 8 ms for every occasion.

With `--profile FILE` the functions that took the time are listed instead.
Needs no screen (Qt's `offscreen` platform unless another is chosen).
"""

from __future__ import annotations

import argparse
import cProfile
import json
import os
import pstats
import random
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QAbstractEventDispatcher, QEventLoop, QObject, QTimer
from PySide6.QtWidgets import QApplication
from rich.console import Console
from rich.table import Table

from benchmarks.frames import part, quick_player
from cardavia.desktop.app import by_game, readable_traditions
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.window import Window
from cardavia.games import GAMES
from cardavia.pace import Pace
from cardavia.table_view import TableView

AIM: Final = 8.0
"""Milliseconds of processor time."""
SETTLING: Final = 250
"""Milliseconds after an occasion in which turns still belong to it; a deal is dealt for longer."""
DEALING: Final = 1500
DEAL: Final = "new deal"
PATIENCE: Final = 30.0
"""Seconds after which a deal that does not go on is given up."""


@dataclass(frozen=True, slots=True)
class Figure:
    """The longest turn of one kind of occasion, in milliseconds of processor time."""

    game: str
    occasion: str
    count: int
    median: float
    p95: float
    most: float
    sum: float
    """Median of what all turns of an occasion took together."""


class Turns(QObject):
    """Takes the processor time of every turn of the event loop for the occasion that is under way."""

    def __init__(self) -> None:
        super().__init__()
        self.longest: dict[str, list[float]] = defaultdict(list)
        self.sums: dict[str, list[float]] = defaultdict(list)
        self._occasion = ""
        self._fresh = False
        """Whether it began in the present turn."""
        self._until = 0.0
        self._most = self._sum = 0.0
        self._mark = time.thread_time()
        dispatcher = QAbstractEventDispatcher.instance()
        assert dispatcher is not None
        dispatcher.awake.connect(self._turned)
        dispatcher.aboutToBlock.connect(self._turned)

    def begin(self, occasion: str, lasts: int = SETTLING) -> None:
        """From the present turn on it is this occasion's time; a deal keeps its own until it is dealt."""
        if self._occasion and (self._fresh or self._occasion.endswith(DEAL)):
            return
        self._end()
        self._occasion, self._until, self._fresh = occasion, time.monotonic() + lasts / 1000, True
        self._most = self._sum = 0.0

    def _turned(self) -> None:
        now = time.thread_time()
        taken, self._mark = 1000 * (now - self._mark), now
        self._fresh = False
        if self._occasion:
            self._most = max(self._most, taken)
            self._sum += taken
            if time.monotonic() > self._until:
                self._end()

    def _end(self) -> None:
        if self._occasion:
            self.longest[self._occasion].append(self._most)
            self.sums[self._occasion].append(self._sum)
        self._occasion = ""


def occasion_of(former: TableView | None, view: TableView, viewer: int) -> str:
    """What has happened between two pictures; empty for nothing worth a name."""
    if former is None or former.number != view.number:
        return DEAL
    if former.decision == view.decision:
        return ""
    if view.finished:
        return "result"
    if view.trick.complete and not former.trick.complete:
        return "end of trick"
    if former.trick.complete:
        return "trick goes"
    if len(view.trick.cards) > len(former.trick.cards):
        return "own card" if view.trick.cards[-1].seat == viewer else "computer card"
    return "auction step" if former.must_act else "auction step of others"


class Bench:
    """One window at which deals are played."""

    def __init__(self, window: Window, turns: Turns) -> None:
        self._window, self._turns = window, turns
        self._rng = random.Random(1)
        self._shown: TableView | None = None
        self._game = ""

    def start(self, game: str) -> None:
        """Open the table of a game."""
        self._game, self._shown = game, None
        self._window.start_game(game, "master")
        page = self._window.table
        assert page is not None and page.controller is not None
        self._shown = page.controller.view()
        page.controller.table_changed.connect(self._changed)
        self.serve(DEALING)

    def _changed(self, view: TableView) -> None:
        former, self._shown = self._shown, view
        occasion = occasion_of(former, view, view.viewer)
        if occasion:
            self._turns.begin(f"{self._game}:{occasion}", DEALING if occasion == DEAL else SETTLING)

    @staticmethod
    def serve(milliseconds: int) -> None:
        """Let the event loop run."""
        loop = QEventLoop()
        QTimer.singleShot(milliseconds, loop.quit)
        loop.exec()

    def deal(self) -> None:
        """Deal anew and see the cards fly."""
        self._later(self._window.at_table.new_deal)
        self.serve(DEALING)

    def _later(self, command: Callable[[], object]) -> None:
        """Do something in a turn of its own, as a click would."""
        QTimer.singleShot(0, command)

    def play(self) -> None:
        """Play the present deal to its end; anything that is legal."""
        page = self._window.table
        assert page is not None
        patience = time.monotonic() + PATIENCE
        while (controller := page.controller) is not None and time.monotonic() < patience:
            view = controller.view()
            if view.finished:
                break
            if view.must_act:
                self._later(self._act)
            self.serve(SETTLING + 20)
        self.serve(SETTLING)

    def _act(self) -> None:
        page = self._window.table
        assert page is not None and page.controller is not None
        view = page.controller.view()
        if not view.must_act:
            return
        if view.picks:
            button = next((each for group in view.groups for each in group.buttons if each.action), None)
            if button is not None and button.enabled and button.action is not None:
                page.controller.choose(button.action, view.decision)
            else:
                spare = [card for card in view.hand if not card.chosen]
                page.controller.toggle(spare[0].card, view.decision)
        else:
            actions = page.controller.match.state.legal_actions()
            page.controller.choose(self._rng.choice(actions), view.decision)

    def press(self, occasion: str, command: Callable[[], object], lasts: int = SETTLING) -> None:
        """Measure a command of the window."""

        def run() -> None:
            self._turns.begin(f"{self._game}:{occasion}", lasts)
            command()

        self._later(run)
        self.serve(lasts + 50)

    def panels(self, times: int) -> None:
        """Open and close what can lie over the table; resize the window."""
        page = self._window.table
        assert page is not None
        for count in range(times):
            self._window.at_table.new_deal()
            for _ in range(20):
                self.serve(300)
                if page.controller is not None and page.controller.view().must_act:
                    break
            self.serve(DEALING)
            self.press("hint", page.ask_hint, 500)
            self.press("hint goes", page.aid.put_away)
            self.press("odds", page.ask_odds, 500)
            self.press("odds go", page.aid.put_away)
            self.press("settings", self._window.toggle_settings)
            self.press("settings go", self._window.toggle_settings)
            wide, high = 1240 + count * 7 % 60, 780 + count * 5 % 40
            self.press("resize", partial(self._window.resize, wide, high))


def measure(games: Sequence[str], deals: int, plays: int, profile: Path | None) -> list[Figure]:
    """Every occasion of these games."""
    application = QApplication.instance() or QApplication([])
    found = readable_traditions()
    with tempfile.TemporaryDirectory() as folder:
        store = SpriteStore(found.values(), cache_folder=Path(folder) / "faces")
        window = Window(
            store,
            by_game(found),
            Path(folder) / "matches",
            pace=Pace(),
            rng=random.Random(1),
            make=quick_player,
        )
        window.resize(1280, 800)
        window.show()
        window.sheet.prepare()
        turns = Turns()
        bench = Bench(window, turns)
        profiler = cProfile.Profile(time.thread_time)
        for game in games:
            bench.start(game)
            if profile is not None:
                profiler.enable()
            for _ in range(deals):
                bench.deal()
            for _ in range(plays):
                bench.deal()
                bench.play()
            bench.panels(max(deals // 2, 1) if deals else 0)
            profiler.disable()
        window.close()
        store.close()
    application.processEvents()
    if profile is not None:
        profiler.dump_stats(profile)
    results = []
    for name, longest in turns.longest.items():
        game, occasion = name.split(":")
        results.append(
            Figure(
                game,
                occasion,
                len(longest),
                median(longest),
                part(longest, 0.95),
                max(longest),
                median(turns.sums[name]),
            )
        )
    return results


def show(results: Sequence[Figure]) -> None:
    """A table for people."""
    title = "Longest turn of the event loop, ms of processor time"
    table = Table(title=title, title_justify="left")
    for head in ("game", "occasion", "count", "median", "p95", "max", "all turns"):
        table.add_column(head, justify="left" if head in ("game", "occasion") else "right")
    for each in results:
        table.add_row(
            each.game,
            each.occasion,
            str(each.count),
            f"[{'green' if each.median < AIM else 'red'}]{each.median:.1f}[/]",
            f"{each.p95:.1f}",
            f"{each.most:.1f}",
            f"{each.sum:.1f}",
        )
    Console().print(table)


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.handlers", description=__doc__)
    parser.add_argument("--game", action="append", choices=tuple(GAMES), help="only this game (repeatable)")
    parser.add_argument("--deals", type=int, default=20, help="new deals a game")
    parser.add_argument("--plays", type=int, default=3, help="deals a game that are played to their end")
    parser.add_argument(
        "--profile", type=Path, help="keep what cProfile saw in this file (and take no times)"
    )
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    args = parser.parse_args(argv)
    results = measure(args.game or tuple(GAMES), args.deals, args.plays, args.profile)
    if args.profile is not None:
        pstats.Stats(str(args.profile)).sort_stats("cumulative").print_stats(60)
    elif args.json:
        print(json.dumps([asdict(each) for each in results]))
    else:
        show(results)
    return 0


if __name__ == "__main__":
    sys.exit(main())
