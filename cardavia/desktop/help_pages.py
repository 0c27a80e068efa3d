"""What the Help menu lays over the page that is shown, and the keys that the person changed.

Keeps the window free of it: each function takes the window.  Imports QtWidgets, `overlay`, `shortcuts` and
`speaker`; the pages themselves when they are first wanted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtWidgets import QMessageBox

from cardavia.desktop.overlay import Overlay
from cardavia.desktop.pages.games import GAME_TEXTS
from cardavia.desktop.shortcuts import Keys, commands
from cardavia.desktop.speaker import tr
from cardavia.strings import tr_noop
from cardavia.version import __version__

if TYPE_CHECKING:
    from cardavia.controller import Controller
    from cardavia.desktop.window import Window

ABOUT: Final = tr_noop(
    "Cardavia {version}: traditional Central-European card games with the traditional cards of each region."
)
MUTED: Final = "muted"
"""Property of the window: sounds were on before they were silenced."""
AROUND: Final = "around"
"""Property of the window: the next table points out what is on it."""


def open_overlay(window: Window) -> Overlay | None:
    """The overlay that lies over everything, if there is one."""
    found = [each for each in window.findChildren(Overlay) if not each.isHidden()]
    return found[-1] if found else None


def close_overlay(window: Window) -> bool:
    """Close what lies over the page; whether anything did."""
    overlay = open_overlay(window)
    if overlay is not None:
        overlay.leave()
    return overlay is not None


def show_shortcuts(window: Window) -> None:
    """All commands and their keys, over whatever is shown; the same again closes them."""
    from cardavia.desktop.shortcuts_page import ShortcutsPage

    former = open_overlay(window)
    close_overlay(window)
    if not isinstance(former, ShortcutsPage):
        window.sheet.hide()
        page = ShortcutsPage(commands(window.menus.lines), window.settings, window.middle)
        page.open()


def show_fair_play(window: Window) -> None:
    """What the computer players know, and the check of it on the present deal."""
    from cardavia.desktop.fair_play import FairPlayPage, Table

    close_overlay(window)
    window.sheet.hide()
    page, controller = window.table, window.table.controller if window.table is not None else None
    table = None
    if page is not None and controller is not None:
        level = window.settings.level[controller.match.game.name]
        table = Table(controller.match, controller.viewer, lambda _seat: level.value, page.scene.speaker)
    FairPlayPage(table, window.middle).open()


def about(window: Window) -> None:
    """Tell what this is."""
    QMessageBox.about(window, "Cardavia", tr(ABOUT).format(version=__version__))


def mute(window: Window) -> None:
    """Silence the sounds, or let them be heard again if it was this that silenced them."""
    sounds = window.settings.sounds
    if sounds.value or window.property(MUTED) is True:
        window.setProperty(MUTED, sounds.value)
        sounds.set(not sounds.value)


def bind_keys(window: Window) -> None:
    """Let the menus and the table follow the keys that were changed."""
    settings = window.settings

    def renew() -> None:
        keys = present_keys(window)
        window.menus.show_keys(keys.changed())
        give_keys(window)

    for setting in (settings.keys, settings.single_keys):
        setting.changed.connect(renew)
    renew()


def present_keys(window: Window) -> Keys:
    """Which key each command has now."""
    return Keys(commands(window.menus.lines), window.settings.keys.value)


def new_table(window: Window, controller: Controller) -> None:
    """A table is laid: its letters, and somebody to point out what is new on it."""
    from cardavia.desktop.pointers import Pointers

    give_keys(window)
    table = window.table
    if table is not None:
        Pointers(table, controller, window.settings, wanted=window.property(AROUND) is True)
        window.setProperty(AROUND, False)


def show_around(window: Window) -> None:
    """Lay a table of the first game and point out what is on it."""
    window.setProperty(AROUND, True)
    game = next(iter(GAME_TEXTS))
    window.start_game(game, window.settings.level[game].value)


def give_keys(window: Window) -> None:
    """Tell an open table which letters do what."""
    if window.table is not None:
        on = window.settings.single_keys.value
        window.table.keys.letters = present_keys(window).letters(on)
        window.table.keys.single = on
