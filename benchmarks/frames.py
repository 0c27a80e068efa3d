"""Whether the window keeps up while players think: ``python -m benchmarks.frames [--in-threads] [--json]``.

A timer of 60 Hz runs on the interface thread; the gaps between its ticks are the frames a person sees.
Meanwhile two threads ask `master` players of Skat without pause (in processes as the program does, or with
`--in-threads` in these threads themselves), the table deals, is resized and played at.
Beside each gap stands the time that the thread itself computed in it (`work`): what is more than that was
waiting for the search, or for other programs on the machine.  Aim: 99 of 100 gaps under 20 ms, none over
50 ms, on a machine that does nothing else.

Needs no screen (Qt's `offscreen` platform unless another is chosen).
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEventLoop, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication
from rich.console import Console
from rich.table import Table

from cardavia.desktop.app import SWITCH, by_game, load_behind, readable_traditions
from cardavia.desktop.collecting import Collector
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.window import Window
from cardavia.games import GAMES
from cardavia.games.base import observation
from cardavia.match import Match
from cardavia.pace import Pace
from cardavia.player_process import PlayerProcesses
from cardavia.players.base import Cancel, Cancelled, Player
from cardavia.players.levels import make_player
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.workers import PlayerFactory

TICK: Final = 16
"""Milliseconds between two ticks of the timer."""
P99_AIM: Final = 20.0
MOST_AIM: Final = 50.0
THINKERS: Final = 2


@dataclass(frozen=True, slots=True)
class Figure:
    """Gaps between ticks during one occupation, and the thread's own work in them, in milliseconds."""

    name: str
    ticks: int
    median: float
    p99: float
    most: float
    work_p99: float
    work_most: float


class Ticker(QObject):
    """Counts the time between ticks on the interface thread."""

    def __init__(self) -> None:
        super().__init__()
        self.gaps: list[float] = []
        self.work: list[float] = []
        self._wall = self._cpu = 0.0
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(TICK)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        """Forget what was, and count."""
        self.gaps, self.work = [], []
        self._wall, self._cpu = time.perf_counter(), time.thread_time()
        self._timer.start()

    def stop(self) -> None:
        """Count no more."""
        self._timer.stop()

    def _tick(self) -> None:
        wall, cpu = time.perf_counter(), time.thread_time()
        self.gaps.append(1000 * (wall - self._wall))
        self.work.append(1000 * (cpu - self._cpu))
        self._wall, self._cpu = wall, cpu


def think(make: PlayerFactory, cancel: Cancel, seed: int) -> None:
    """Play Skat against oneself with master players until called off."""
    player = make("skat", "master")
    rng = random.Random(seed)
    while not cancel.is_set:
        match = Match(GAMES["skat"], rng.randrange(10**6))
        while not match.state.finished:
            seat = match.state.to_act
            assert seat is not None
            asked = observation(match.state, seat)
            try:
                match.act(player.choose(asked, rng.getrandbits(60), cancel).action)
            except Cancelled:
                return


@contextmanager
def thinking(make: PlayerFactory) -> Iterator[None]:
    """Two threads that ask without pause."""
    cancel = Cancel()
    threads = [
        threading.Thread(target=think, args=(make, cancel, seed), daemon=True) for seed in range(THINKERS)
    ]
    for thread in threads:
        thread.start()
    try:
        yield
    finally:
        cancel.set()
        for thread in threads:
            thread.join()


def quick_player(_game: str, _level: str) -> Player:
    return RuleOfThumb()


def part(values: Sequence[float], share: float) -> float:
    """The value under which a share of the values lies."""
    return sorted(values)[min(round(share * len(values)), len(values) - 1)]


class Bench:
    """A window with a table of Skat and a ticker beside it."""

    def __init__(self, window: Window, seconds: float) -> None:
        self._window, self._seconds = window, seconds
        self._ticker = Ticker()

    def measure(self, name: str, every: int, occupation: Callable[[int], None]) -> Figure:
        """Repeat an occupation every so many milliseconds and take the gaps."""
        count = 0

        def again() -> None:
            nonlocal count
            occupation(count)
            count += 1

        timer = QTimer()
        timer.setInterval(every)
        timer.timeout.connect(again)
        self._serve(0.6)
        self._ticker.start()
        timer.start()
        self._serve(self._seconds)
        timer.stop()
        self._ticker.stop()
        gaps, work = self._ticker.gaps, self._ticker.work
        return Figure(
            name,
            len(gaps),
            part(gaps, 0.5),
            part(gaps, 0.99),
            max(gaps),
            part(work, 0.99),
            max(work),
        )

    def _serve(self, seconds: float) -> None:
        loop = QEventLoop()
        QTimer.singleShot(round(1000 * seconds), loop.quit)
        loop.exec()

    def deal(self, _count: int) -> None:
        """Deal anew, with its animation."""
        self._window.at_table.new_deal()

    def resize(self, count: int) -> None:
        """Drag the window's corner."""
        self._window.resize(1100 + count * 7 % 300, 720 + count * 5 % 200)

    def play(self, _count: int) -> None:
        """Do anything that is legal."""
        page = self._window.table
        assert page is not None and page.controller is not None
        view = page.controller.view()
        if view.finished:
            page.next_deal()
        elif not view.must_act:
            return
        elif view.picks:
            spare = [card for card in view.hand if not card.chosen]
            button = next((each for group in view.groups for each in group.buttons if each.action), None)
            if button is not None and button.enabled and button.action is not None:
                page.controller.choose(button.action, view.decision)
            else:
                page.controller.toggle(spare[0].card, view.decision)
        else:
            actions = page.controller.match.state.legal_actions()
            page.controller.choose(actions[-1], view.decision)

    @staticmethod
    def rest(_count: int) -> None:
        """Nothing."""


def figures(seconds: float, in_threads: bool) -> list[Figure]:
    """Every occupation, measured for so many seconds."""
    application = QApplication.instance() or QApplication([])
    sys.setswitchinterval(SWITCH)
    load_behind()
    found = readable_traditions()
    with tempfile.TemporaryDirectory() as folder, closing(Collector()):
        store = SpriteStore(found.values(), cache_folder=Path(folder) / "faces")
        window = Window(
            store,
            by_game(found),
            Path(folder) / "matches",
            pace=Pace(),
            rng=random.Random(1),
            make=quick_player,
        )
        window.show()
        window.start_game("skat", "master")
        bench = Bench(window, seconds)
        results = [bench.measure("idle", 1000, bench.rest), bench.measure("playing", 250, bench.play)]
        processes = PlayerProcesses()
        with closing(processes), thinking(make_player if in_threads else processes.player):
            results += [
                bench.measure("thinking", 1000, bench.rest),
                bench.measure("thinking, playing", 250, bench.play),
                bench.measure("thinking, dealing", 900, bench.deal),
                bench.measure("thinking, resizing", 50, bench.resize),
            ]
        window.close()
        store.close()
    application.processEvents()
    return results


def show(results: Sequence[Figure]) -> None:
    """A table for people."""
    heads = ("", "ticks", "median ms", "p99 ms", "max ms", "work p99 ms", "work max ms")
    table = Table(title="Gaps of a 60 Hz timer on the interface thread", title_justify="left")
    for head in heads:
        table.add_column(head, justify="right" if head else "left")
    for each in results:
        table.add_row(
            each.name,
            str(each.ticks),
            f"{each.median:.1f}",
            f"[{'green' if each.p99 < P99_AIM else 'red'}]{each.p99:.1f}[/]",
            f"[{'green' if each.most < MOST_AIM else 'red'}]{each.most:.1f}[/]",
            f"{each.work_p99:.1f}",
            f"{each.work_most:.1f}",
        )
    Console().print(table)


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.frames", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each occupation is measured")
    parser.add_argument("--in-threads", action="store_true", help="players think in threads, not processes")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    args = parser.parse_args(argv)
    results = figures(args.seconds, args.in_threads)
    if args.json:
        print(json.dumps({each.name: asdict(each) for each in results}))
    else:
        show(results)
    return 0


if __name__ == "__main__":
    sys.exit(main())
