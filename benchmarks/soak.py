"""Hundreds of deals at the real window by clicks: ``python -m benchmarks.soak [--deals 200] [--json]``.

The weakest players in a process of their own as in the program (with `--random` random ones in threads),
random legal clicks, no waits.  After every deal the scene is compared with one built fresh
from the view, and the memory of the process is noted; what Qt or Python say on standard error counts as a
fault.  Exit status 1 if a scene differed, something was said, or memory went on growing after the first
quarter by more than the allowance.  Pictures of cards are kept up to a limit; what they weigh is left
out of the growth.

Needs no screen (Qt's `offscreen` platform unless another is chosen) and Linux for the memory figures.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QMessageLogContext, QPoint, Qt, QtMsgType, qInstallMessageHandler
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from rich.console import Console
from rich.table import Table

from cardavia.desktop.app import all_traditions, by_game
from cardavia.desktop.collecting import Collector
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.table.page import TablePage
from cardavia.desktop.table.scene import TableScene
from cardavia.desktop.window import Window
from cardavia.games import GAMES
from cardavia.pace import Pace
from cardavia.player_process import PlayerProcesses
from cardavia.players.base import Player, RandomPlayer
from cardavia.workers import PlayerFactory

ALLOWANCE: Final = 0.1
"""Megabytes of growth for each deal after the first quarter of the deals (saved scores, logs)."""
STUCK: Final = 30.0
"""Seconds after which a deal that does not go on is given up."""
HARMLESS: Final = ("propagateSizeHints", "This plugin does not support")
"""What the offscreen platform itself says."""


@dataclass(frozen=True, slots=True)
class Figure:
    """What one game's deals showed; memory in megabytes."""

    game: str
    deals: int
    clicks: int
    seconds: float
    memory_early: float
    """After the first quarter of the deals."""
    memory_late: float
    pictures: float
    """Of these, pictures of cards at the end."""
    growth: float
    """Megabytes for each deal since then, without the pictures."""
    differing: int
    """Deals after which the scene was not what the view says."""
    said: int
    """Lines on standard error or from Qt."""


def memory() -> float:
    """Resident memory of this process in megabytes."""
    for line in Path("/proc/self/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


class Listener:
    """Counts what is said on standard error, and passes it on."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._stream = sys.stderr

    def write(self, words: str) -> int:
        if words.strip():
            self.lines.append(words)
        return self._stream.write(words)

    def flush(self) -> None:
        self._stream.flush()

    def hear(self, _kind: QtMsgType, _where: QMessageLogContext, words: str) -> None:
        """A message of Qt."""
        if not any(part in words for part in HARMLESS):
            self.write(words + "\n")


def random_player(_game: str, _level: str) -> Player:
    return RandomPlayer()


class Soak:
    """One window with one game."""

    def __init__(self, application: QApplication, window: Window, game: str, seed: int) -> None:
        self._application, self._window, self._game = application, window, game
        self._rng = random.Random(seed)
        self.clicks = 0
        window.start_game(game, "beginner")

    @property
    def page(self) -> TablePage:
        """The table that is open."""
        assert self._window.table is not None
        return self._window.table

    def settle(self) -> None:
        """Let everything that waits happen."""
        self._application.sendPostedEvents()
        self._application.processEvents()
        self._application.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    def play_deal(self) -> None:
        """Click until the deal is over, then deal again."""
        deadline = time.monotonic() + STUCK
        while True:
            self.settle()
            view = self.page.scene.view
            assert view is not None
            if view.finished:
                return
            if time.monotonic() > deadline:
                raise RuntimeError(f"{self._game}: deal {view.number} is stuck in {view.phase}")
            if view.must_act:
                self.before_click()
                self._click_something()

    def before_click(self) -> None:
        """Nothing here; the walk looks at everything."""

    def next_deal(self) -> None:
        """Press the first button of the result."""
        button = self.page.result.first_button()
        assert button is not None
        button.guard = 0
        self._click(button, button.rect().center())
        self.settle()

    def _click_something(self) -> None:
        page, view = self.page, self.page.scene.view
        assert view is not None
        page.canvas.haste = 0
        buttons = [each for each in page.prompt.buttons() if each.isEnabled() and each.isVisible()]
        cards = [card.card for card in view.hand if card.playable and not card.chosen] if view.touch else []
        if view.picks and buttons:
            cards = []
        number = self._rng.randrange(len(buttons) + len(cards))
        if number < len(buttons):
            buttons[number].guard = 0
            self._click(buttons[number], buttons[number].rect().center())
            return
        card = cards[number - len(buttons)]
        table, rect = page.scene.table, page.scene.rect_of(card)
        assert table is not None and rect is not None
        x = rect.x + min(table.visible_strip, rect.width) / 2
        self._click(page.canvas.viewport(), QPoint(round(x), round(rect.y + 0.55 * rect.height)))

    def _click(self, widget: QWidget, point: QPoint) -> None:
        self.clicks += 1
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)

    def pictures(self) -> float:
        """Megabytes of pictures of cards that are kept."""
        return (self.page.scene.weight + self._window.store.weight) / (1 << 20)

    def scene_is_fresh(self) -> bool:
        """Whether the scene equals one built from the view alone."""
        scene = self.page.scene
        scene.finish()
        assert scene.table is not None and scene.view is not None
        other = TableScene(scene.store, scene.tradition)
        other.mover.factor = 0.0
        other.card_scale = scene.card_scale
        other.set_size(*scene.table.size, prompt_height=scene.prompt_height)
        other.show_view(scene.view, animate=False)
        same = other.snapshot() == scene.snapshot()
        other.deleteLater()
        return same


def soak(
    game: str, deals: int, seed: int, store: SpriteStore, listener: Listener, make: PlayerFactory
) -> Figure:
    """Play so many deals of a game."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    with tempfile.TemporaryDirectory() as folder:
        window = Window(
            store,
            by_game(all_traditions()[0]),
            Path(folder),
            pace=Pace(factor=0.0),
            rng=random.Random(seed),
            make=make,
        )
        window.resize(1280, 800)
        window.show()
        table = Soak(application, window, game, seed)
        said, start, differing = len(listener.lines), time.monotonic(), 0
        notes: list[tuple[float, float]] = []
        for _ in range(deals):
            table.play_deal()
            differing += not table.scene_is_fresh()
            table.next_deal()
            gc.collect()
            notes.append((memory(), table.pictures()))
        window.close()
        window.deleteLater()
        table.settle()
    early, late = notes[len(notes) // 4], notes[-1]
    later = max(len(notes) - 1 - len(notes) // 4, 1)
    return Figure(
        game,
        deals,
        table.clicks,
        time.monotonic() - start,
        early[0],
        late[0],
        late[1],
        ((late[0] - late[1]) - (early[0] - early[1])) / later,
        differing,
        len(listener.lines) - said,
    )


def show(results: Sequence[Figure]) -> None:
    """A table for people."""
    heads = (
        "game",
        "deals",
        "clicks",
        "s",
        "MB early",
        "MB late",
        "pictures",
        "MB a deal",
        "scenes off",
        "lines said",
    )
    table = Table(title="Deals played by clicks", title_justify="left")
    for head in heads:
        table.add_column(head, justify="left" if head == "game" else "right")
    for each in results:
        table.add_row(
            each.game,
            str(each.deals),
            str(each.clicks),
            f"{each.seconds:.0f}",
            f"{each.memory_early:.1f}",
            f"{each.memory_late:.1f}",
            f"{each.pictures:.1f}",
            f"{each.growth:.3f}",
            str(each.differing),
            str(each.said),
        )
    Console().print(table)


def main(argv: Sequence[str] | None = None) -> int:
    """Play and print; exit status 1 if anything is wrong."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.soak", description=__doc__)
    parser.add_argument("--deals", type=int, default=200, help="deals of each game (default 200)")
    parser.add_argument(
        "--game", choices=list(GAMES), action="append", help="only this game; may be repeated"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--random", action="store_true", help="random players instead of the weakest level")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of a table")
    args = parser.parse_args(argv)
    listener = Listener()
    sys.stderr = listener
    qInstallMessageHandler(listener.hear)
    application = QApplication.instance() or QApplication([])
    collector = closing(Collector())
    with tempfile.TemporaryDirectory() as folder, collector, closing(PlayerProcesses()) as processes:
        store = SpriteStore(all_traditions()[0].values(), cache_folder=Path(folder))
        make = random_player if args.random else processes.player
        results = [soak(game, args.deals, args.seed, store, listener, make) for game in args.game or GAMES]
        store.close()
    application.processEvents()
    if args.json:
        print(json.dumps({each.game: asdict(each) for each in results}))
    else:
        show(results)
    wrong = any(each.differing or each.said or each.growth > ALLOWANCE for each in results)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
