"""`cardavia --smoke-test`: opens every page, lets one deal of each game play itself, and closes.

For packagers: it tells whether an installation has all its parts.  It runs in folders of its own, so that
nothing the person keeps is read or changed, and at the fastest level and pace; what is right on a page is the
tests' business.  Imports Qt, the window and what starts it, `players`.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Final

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from cardavia import resources
from cardavia.cli.common import DONE, complain
from cardavia.desktop.app import all_traditions, by_game
from cardavia.desktop.application import CannotStartError, make_application
from cardavia.desktop.settings import Settings
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.window import Window
from cardavia.games import GAMES
from cardavia.games.base import observation
from cardavia.languages import LANGUAGES, SOURCE
from cardavia.player_process import PlayerProcesses
from cardavia.players.base import Cancel
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.resources import ResourceMissingError

LEVEL: Final = "beginner"
NUMBER: Final = 1
"""Of the deal that is played."""
LONGEST_DEAL: Final = 300.0
"""Seconds; without the compiled kernel the fastest level takes its time too."""
PAINTING: Final = 0.25
"""Seconds a page has for its pictures before the next one is opened."""


class SmokeError(Exception):
    """Something did not work; the message says what, in one line."""


def run(_args: argparse.Namespace) -> int:
    """Exit status 0 if everything opened and every deal ended, else 1 with one line."""
    try:
        application = make_application()
        with tempfile.TemporaryDirectory(prefix="cardavia-smoke-") as folder:
            pages = _try_everything(application, Path(folder))
    except (SmokeError, CannotStartError, ResourceMissingError, OSError) as error:
        return complain(f"smoke test: {error}")
    print(f"smoke test passed: {pages} pages, {len(GAMES)} deals")
    return DONE


def _try_everything(application: QApplication, folder: Path) -> int:
    """Open, look, play and close in this folder; the number of pages that were opened."""
    found, damaged = all_traditions()
    if damaged:
        raise SmokeError(damaged[0].reason)
    settings = Settings(folder / "settings.ini")
    settings.pace.set("off")
    store = SpriteStore(found.values(), settings.grading(), cache_folder=folder / "faces")
    processes = PlayerProcesses()
    window = Window(
        store,
        by_game(found),
        folder / "matches",
        make=processes.player,
        judge=processes.judge,
        settings=settings,
        found=tuple(found.values()),
        rng=random.Random(NUMBER),
    )
    try:
        with _trying("start"):
            window.restore()
            window.show()
        pages = _pages(window)
        for name, show in pages.items():
            with _trying(name):
                show()
                _settle(application, PAINTING)
                window.grab()
        for code in LANGUAGES:
            with _trying(f"language {code}"):
                settings.language.set(code)
                _settle(application, 0.0)
                _check_language(code)
        for game in GAMES:
            with _trying(game):
                _play(application, window, game)
    finally:
        with _trying("close"):
            window.close()
            _settle(application, 0.0)
        processes.close()
        store.close()
    return len(pages)


def _check_language(code: str) -> None:
    """Whether the translation is installed; `SmokeError` if not."""
    if code != SOURCE and not (resources.i18n() / f"cardavia_{code}.qm").is_file():
        raise SmokeError("the translation is not installed")


def _pages(window: Window) -> dict[str, Callable[[], object]]:
    """What opens each page, by its name: those of the menus, and one a tradition."""
    traditions = {
        f"tradition {name}": lambda name=name: window.card_pages.show(name) for name in window.gallery.plates
    }
    return {**{entry.name: entry.run for _, entry in window.menus.entries if entry.page}, **traditions}


def _play(application: QApplication, window: Window, game: str) -> None:
    """One deal to its end; at the person's seat a simple player decides."""
    window.start_game(game, LEVEL, NUMBER)
    controller = window.table.controller if window.table is not None else None
    if controller is None:
        raise SmokeError("no table was opened")
    until = time.monotonic() + LONGEST_DEAL
    while not controller.match.state.finished:
        if time.monotonic() > until:
            raise SmokeError(f"the deal did not end within {LONGEST_DEAL:.0f} seconds")
        application.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        view = controller.view()
        if view.must_act:
            asked = observation(controller.match.state, controller.viewer)
            action = RuleOfThumb().choose(asked, controller.match.decision_seed(), Cancel()).action
            controller.choose(action, view.decision)
        else:
            time.sleep(0.001)
    _settle(application, PAINTING)
    window.grab()
    if "fault" in controller.match.marks:
        raise SmokeError("a computer player failed")
    window.leave_table()


def _settle(application: QApplication, seconds: float) -> None:
    until = time.monotonic() + seconds
    while True:
        application.sendPostedEvents()
        application.processEvents()
        if time.monotonic() >= until:
            return
        time.sleep(0.005)


@contextmanager
def _trying(what: str) -> Iterator[None]:
    """Whatever is raised meanwhile, also in a slot of Qt, becomes a `SmokeError` that names `what`."""
    caught: list[BaseException] = []

    def note(_kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
        caught.append(error)

    former, sys.excepthook = sys.excepthook, note
    try:
        yield
    except Exception as error:  # anything at all is what is looked for
        caught.append(error)
    finally:
        sys.excepthook = former
    if caught:
        kind = "" if isinstance(caught[0], SmokeError) else f"{type(caught[0]).__name__}: "
        raise SmokeError(f"{what}: {kind}{caught[0]}") from caught[0]
