"""Starts the desktop: the application, the cards, the window.

Everything that can be missing (no screen, no cards) is said in one line.  Imports Qt, `window`, `traditions`.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

import platformdirs
from PySide6.QtCore import QTimer

from cardavia import traditions
from cardavia.cli.common import complain
from cardavia.desktop.access import grading_of
from cardavia.desktop.application import CannotStartError, make_application
from cardavia.desktop.settings import Settings, usual_path
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.window import Window
from cardavia.games import GAMES
from cardavia.player_process import PlayerProcesses
from cardavia.resources import ResourceMissingError
from cardavia.traditions import DamagedTradition, Tradition

SWITCH: Final = 0.0005
"""Seconds after which a thinking thread gives way to the interface (Python's own are ten times as long): a
frame waits for that several times."""
WARM_UP: Final = 300
"""Milliseconds after the window was shown in which a player's process is started."""
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
    except CannotStartError as error:
        return complain(str(error))
    sys.setswitchinterval(SWITCH)
    try:
        found, damaged = all_traditions()
        usual = by_game(found)
    except ResourceMissingError as error:
        return complain(str(error))
    settings = Settings(usual_path())
    store = SpriteStore(found.values(), grading_of(settings))
    saves = Path(platformdirs.user_data_dir("cardavia", appauthor=False)) / "matches"
    processes = PlayerProcesses()
    window = Window(
        store,
        usual,
        saves,
        language=args.language,
        make=processes.player,
        settings=settings,
        found=tuple(found.values()),
        damaged=damaged,
    )
    window.restore()
    window.show()
    QTimer.singleShot(WARM_UP, processes.warm)
    if args.game is not None:
        window.start_game(args.game, args.level or settings.level[args.game].value, args.deal)
    status = application.exec()
    processes.close()
    store.close()
    return status


def all_traditions() -> tuple[dict[str, Tradition], tuple[DamagedTradition, ...]]:
    """Every tradition by its id, from west to east, and those that cannot be read."""
    read = traditions.read_all()
    damaged = tuple(each for each in read if isinstance(each, DamagedTradition))
    return {each.id: each for each in read if isinstance(each, Tradition)}, damaged


def readable_traditions() -> dict[str, Tradition]:
    """Every tradition that can be used, by its id."""
    return all_traditions()[0]
