"""Starts the desktop: the application, the cards, the window.

Everything that can be missing (no screen, no cards) is said in one line; a second start raises the first
window.  Imports Qt, `window`, `traditions`, `one_window`, `reports`.
"""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Final

import platformdirs
from PySide6.QtCore import Qt, QThreadPool, QTimer

from cardavia import card_names, traditions
from cardavia.cli.common import DONE, complain
from cardavia.desktop.access import grading_of
from cardavia.desktop.application import CannotStartError, make_application
from cardavia.desktop.called_off import CalledOff
from cardavia.desktop.collecting import Collector, keep_what_is_there
from cardavia.desktop.one_window import OneWindow
from cardavia.desktop.pages.games import LEVEL_NAMES
from cardavia.desktop.reports import Faults
from cardavia.desktop.settings import Settings, usual_path
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.window import Window
from cardavia.games import GAMES
from cardavia.match import HIGHEST_NUMBER
from cardavia.player_process import PlayerProcesses
from cardavia.resources import ResourceMissingError
from cardavia.traditions import DamagedTradition, Tradition

SWITCH: Final = 0.0005
"""Seconds after which a thinking thread gives way to the interface (Python's own are ten times as long): a
frame waits for that several times."""
BEHIND: Final = (
    "cardavia.desktop.table_settings",
    "cardavia.desktop.pages.tradition",
    "cardavia.desktop.review.page",
    "cardavia.desktop.review.live_coach",
    "cardavia.reviews",
)
"""Modules that are loaded behind the first picture, with all that they import."""
WARM_UP: Final = 300
"""Milliseconds after the window was shown in which a player's process is started."""
AT_LEISURE: Final = 1500
"""Milliseconds after which the settings are made that nobody has asked for yet."""
USUAL: Final = {
    "schnapsen": "wiener-bild",
    "preference": "wiener-bild",
    "skat": "bavarian",
    "schafkopf": "bavarian",
}
"""The tradition of each game as long as none was chosen."""


def by_game(found: Mapping[str, Tradition]) -> dict[str, Tradition]:
    """A tradition for each game: the usual one, or else any that serves it.

    Raises `ResourceMissingError` if there is none.
    """
    chosen = {}
    for game in GAMES:
        serving = [each for each in found.values() if game in each.games]
        tradition = found.get(USUAL[game]) or next(iter(serving), None) or next(iter(found.values()), None)
        if tradition is None:
            raise ResourceMissingError(
                "no card tradition is installed; cardavia doctor says where they are sought"
            )
        chosen[game] = tradition
    return chosen


def run(args: argparse.Namespace) -> int:
    """Open the window and play; the exit status."""
    try:
        application = make_application()
        card_names.check()
    except (CannotStartError, ResourceMissingError) as error:
        return complain(str(error))
    called_off, collector = CalledOff(), Collector()
    sys.setswitchinterval(SWITCH)
    try:
        found, damaged = all_traditions()
        usual = by_game(found)
    except ResourceMissingError as error:
        return complain(str(error))
    settings = Settings(usual_path())
    saves = saves_folder(settings)
    one = OneWindow(saves)
    opened = None if args.open is None else str(args.open.absolute())
    if one.call({"game": args.game, "level": args.level, "deal": args.deal, "open": opened}):
        return DONE
    faults = Faults(saves.parent)
    faults.install()
    store = SpriteStore(found.values(), grading_of(settings))
    processes = PlayerProcesses()
    window = Window(
        store,
        usual,
        saves,
        language=args.language,
        make=processes.player,
        judge=processes.judge,
        settings=settings,
        found=tuple(found.values()),
        damaged=damaged,
    )
    window.restore()
    window.show()
    faults.show_in(window)
    one.called.connect(partial(come_forward, window))
    QTimer.singleShot(0, one.listen)
    QTimer.singleShot(WARM_UP, processes.warm)
    loader = Thread(target=load_behind, name="cardavia-loader", daemon=True)
    QTimer.singleShot(WARM_UP, loader.start)
    QTimer.singleShot(AT_LEISURE, window.sheet.prepare)
    if args.game is not None:
        window.start_game(args.game, args.level or settings.level[args.game].value, args.deal)
    if opened is not None:
        window.sharing.open_file(Path(opened))
    status = application.exec()
    one.close()
    processes.close()
    store.close()
    let_threads_end(loader)
    faults.remove()
    collector.close()
    called_off.close()
    return called_off.status(status)


def let_threads_end(*threads: Thread) -> None:
    """Wait for everything that may still use Qt: it would fail, or crash, where Qt's objects go away."""
    QThreadPool.globalInstance().waitForDone()
    for thread in threads:
        if thread.is_alive():
            thread.join()


def load_behind() -> None:
    """Import what the first picture does not need and the first game will; for a thread of its own."""
    for name in BEHIND:
        importlib.import_module(name)
    keep_what_is_there()


def saves_folder(settings: Settings) -> Path:
    """Where matches and history are kept: the folder the person chose, or else the usual one.

    One that is not absolute is sought beside the settings, wherever the program was started from.
    """
    chosen = settings.file.value("saves/folder") if settings.file is not None else None
    if settings.file is not None and isinstance(chosen, str) and chosen:
        return Path(settings.file.fileName()).parent / chosen
    return Path(platformdirs.user_data_dir("cardavia", appauthor=False)) / "matches"


def come_forward(window: Window, wishes: Mapping[str, object]) -> None:
    """A second start: show the window before all others, at the table that was asked for."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
    window.show()
    window.raise_()
    window.activateWindow()
    game, level, number = (wishes.get(name) for name in ("game", "level", "deal"))
    if isinstance(game, str) and game in GAMES:
        chosen = (
            level if isinstance(level, str) and level in LEVEL_NAMES else window.settings.level[game].value
        )
        dealt = number if isinstance(number, int) and 0 <= number < HIGHEST_NUMBER else None
        window.start_game(game, chosen, dealt)
    opened = wishes.get("open")
    if isinstance(opened, str):
        window.sharing.open_file(Path(opened))


def all_traditions() -> tuple[dict[str, Tradition], tuple[DamagedTradition, ...]]:
    """Every tradition by its id, from west to east, and those that cannot be read."""
    read = traditions.read_all()
    damaged = tuple(each for each in read if isinstance(each, DamagedTradition))
    return {each.id: each for each in read if isinstance(each, Tradition)}, damaged


def readable_traditions() -> dict[str, Tradition]:
    """Every tradition that can be used, by its id."""
    return all_traditions()[0]
