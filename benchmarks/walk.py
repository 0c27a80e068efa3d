"""Whole deals at every size and in two languages: ``python -m benchmarks.walk [--deals 20] [--json]``.

Every size is walked in a process of its own, because Qt takes the ratio of pixels at its start.  In each
deal random legal clicks are made at the real window; at every decision what can be clicked is compared with
what is legal, and everything must lie inside the table; after the deal the scene is compared with one built
fresh and the sums with the settlement.  Half of the deals are played in a language with words 60 % longer.
With `--pictures FOLDER` the first sight of every phase is kept as a picture.  Exit status 1 if anything is
wrong.

Runs under any platform of Qt: `offscreen` unless another is chosen (`xvfb-run`, `QT_QPA_PLATFORM=xcb`).
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import qInstallMessageHandler
from PySide6.QtWidgets import QApplication
from rich.console import Console
from rich.table import Table

from benchmarks.soak import Listener, Soak, random_player
from cardavia.desktop.app import by_game, readable_traditions
from cardavia.desktop.collecting import Collector
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.window import Window
from cardavia.games import GAMES
from cardavia.pace import Pace
from tools.i18n.pseudo import PseudoLanguage

SIZES: Final = ("800x500@1", "1280x800@1", "1920x1080@1", "3840x2160@2")
"""Pixels of the window and how many of them make one logical pixel, each way."""


@dataclass(slots=True)
class Figure:
    """What the deals of one game at one size showed."""

    size: str
    game: str
    deals: int = 0
    clicks: int = 0
    seconds: float = 0.0
    faults: list[str] = field(default_factory=list)


class Walk(Soak):
    """A window with one game, looked at before every click."""

    def __init__(
        self, application: QApplication, window: Window, game: str, seed: int, figure: Figure
    ) -> None:
        self.figure = figure
        self.pictures_to: Path | None = None
        self.language = "en"
        self._seen: set[str] = set()
        super().__init__(application, window, game, seed)

    def before_click(self) -> None:
        """Compare what can be done with what is legal, and look whether everything is in sight."""
        view, controller = self.page.scene.view, self.page.controller
        assert view is not None and controller is not None
        where = f"{self.language} deal {view.number} decision {view.decision}"
        if not view.picks:
            offered = {button.action for group in view.groups for button in group.buttons if button.enabled}
            for card in view.hand:
                if card.playable:
                    offered |= {card.action, card.plain}
            if offered - {None} != set(controller.match.state.legal_actions()):
                self.figure.faults.append(f"{where}: what can be clicked is not what is legal")
        table = self.page.scene.table
        assert table is not None
        viewport = self.page.canvas.viewport().rect()
        prompt = self.page.prompt.geometry()
        if not viewport.contains(prompt) or prompt.bottom() > table.hand.y + 1:
            self.figure.faults.append(f"{where}: the prompt lies over the hand or outside")
        for card in view.hand:
            rect = self.page.scene.rect_of(card.card)
            if rect is None or rect.x < -1 or rect.right > viewport.width() + 1:
                self.figure.faults.append(f"{where}: a card of the hand lies outside")
        self.picture(view.phase)

    def picture(self, phase: str) -> None:
        """Keep the first sight of a phase in a language."""
        name = f"{self.figure.size}-{self.figure.game}-{self.language}-{phase}"
        if self.pictures_to is not None and name not in self._seen:
            self._seen.add(name)
            self.page.scene.finish()
            end = time.monotonic() + 0.5
            while time.monotonic() < end:
                self.settle()
            self._window.grab().save(str(self.pictures_to / f"{name}.png"))

    def after_deal(self) -> None:
        """Compare the scene with a fresh one and the sums with the settlement."""
        view, controller = self.page.scene.view, self.page.controller
        assert view is not None and controller is not None
        settlement = controller.match.state.settlement()
        assert settlement is not None and view.result is not None
        where = f"{self.language} deal {view.number}"
        if any(seat.change != settlement.scores[seat.seat] for seat in view.result.seats):
            self.figure.faults.append(f"{where}: the sums shown are not those of the settlement")
        if not self.scene_is_fresh():
            self.figure.faults.append(f"{where}: the scene is not what the view says")
        self.picture("result")


def walk(size: str, game: str, deals: int, seed: int, store: SpriteStore, pictures: Path | None) -> Figure:
    """Play so many deals of a game in each language."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    (wide, high), ratio = map(int, size.split("@")[0].split("x")), int(size.split("@")[1])
    figure, longer, start = Figure(size, game), PseudoLanguage(), time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        window = Window(
            store,
            by_game(readable_traditions()),
            Path(folder),
            pace=Pace(factor=0.0),
            rng=random.Random(seed),
            make=random_player,
        )
        window.resize(wide // ratio, high // ratio)
        window.show()
        table = Walk(application, window, game, seed, figure)
        table.pictures_to = pictures
        for deal in range(2 * deals):
            if deal == deals:
                application.installTranslator(longer)
                table.language = "xx"
                table.settle()
            table.play_deal()
            table.after_deal()
            table.next_deal()
            figure.deals += 1
        application.removeTranslator(longer)
        figure.clicks, figure.seconds = table.clicks, time.monotonic() - start
        window.close()
        window.deleteLater()
        table.settle()
    return figure


def walk_here(size: str, args: argparse.Namespace) -> list[Figure]:
    """Walk all games at the size for which this process was started."""
    listener = Listener()
    sys.stderr = listener
    qInstallMessageHandler(listener.hear)
    application = QApplication.instance() or QApplication([])
    pictures = Path(args.pictures) if args.pictures else None
    if pictures is not None:
        pictures.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, closing(Collector()):
        store = SpriteStore(readable_traditions().values(), cache_folder=Path(folder))
        results = [walk(size, game, args.deals, args.seed, store, pictures) for game in args.game or GAMES]
        store.close()
    application.processEvents()
    if listener.lines:
        results[-1].faults += [f"said: {line.strip()}" for line in listener.lines]
    return results


def walk_apart(size: str, words: Sequence[str]) -> list[Figure]:
    """Walk a size in a process of its own."""
    surroundings = {**os.environ, "QT_SCALE_FACTOR": size.split("@")[1]}
    command = [sys.executable, "-m", "benchmarks.walk", "--one", size, "--json", *words]
    done = subprocess.run(command, env=surroundings, stdout=subprocess.PIPE, text=True, check=False)
    try:
        return [Figure(**each) for each in json.loads(done.stdout)]
    except json.JSONDecodeError:
        return [Figure(size, "", faults=[f"ended with status {done.returncode}"])]


def show(results: Sequence[Figure]) -> None:
    """A table for people."""
    table = Table(title="Deals walked by clicks", title_justify="left")
    for head in ("size", "game", "deals", "clicks", "s", "faults"):
        table.add_column(head, justify="left" if head in ("size", "game") else "right")
    for each in results:
        numbers = (str(each.deals), str(each.clicks), f"{each.seconds:.0f}", str(len(each.faults)))
        table.add_row(each.size, each.game, *numbers)
    Console().print(table)
    for each in results:
        for fault in each.faults[:10]:
            print(f"{each.size} {each.game}: {fault}")


def main(argv: Sequence[str] | None = None) -> int:
    """Walk and print; exit status 1 if anything is wrong."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.walk", description=__doc__)
    parser.add_argument("--deals", type=int, default=20, help="deals of each game, size and language")
    parser.add_argument(
        "--game", choices=list(GAMES), action="append", help="only this game; may be repeated"
    )
    parser.add_argument("--size", choices=SIZES, action="append", help="only this size; may be repeated")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--pictures", metavar="FOLDER", help="keep pictures of every phase there")
    parser.add_argument("--json", action="store_true", help="one JSON list instead of a table")
    parser.add_argument("--one", choices=SIZES, help="walk this size in this process, as it was started")
    args = parser.parse_args(argv)
    if args.one:
        results = walk_here(args.one, args)
    else:
        words = ["--deals", str(args.deals), "--seed", str(args.seed)]
        words += [word for game in args.game or () for word in ("--game", game)]
        words += ["--pictures", args.pictures] if args.pictures else []
        results = [each for size in args.size or SIZES for each in walk_apart(size, words)]
    if args.json:
        print(json.dumps([asdict(each) for each in results]))
    else:
        show(results)
    return 1 if any(each.faults for each in results) else 0


if __name__ == "__main__":
    sys.exit(main())
