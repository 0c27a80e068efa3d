"""The table of a window: sitting down at it, another deal on it, leaving it.

A window has one table at the most; it is laid anew for each game and gone when it is left, while its match is
kept.  What happens on the table is the business of `table/`.  Imports Qt, `match`, `players`, `strings`; the
table, its controller and its settings when the first game begins, so that the first picture does not wait.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from cardavia.desktop import help_pages
from cardavia.desktop.pages.games import GAME_TEXTS
from cardavia.desktop.speaker import tr
from cardavia.games import GAMES
from cardavia.match import HIGHEST_NUMBER, Match
from cardavia.strings import tr_noop
from cardavia.traditions import Tradition
from cardavia.workers import PlayerFactory

if TYPE_CHECKING:
    from cardavia.controller import Controller
    from cardavia.desktop.table.page import TablePage
    from cardavia.desktop.table_settings import TableSettings
    from cardavia.desktop.window import Window

DEAL: Final = tr_noop("Deal {number}")


class AtTable(QObject):
    """What one window does with its table."""

    changed = Signal()
    """Another moment lies on the table; its deal may be another."""

    def __init__(self, window: Window, rng: random.Random, make: PlayerFactory) -> None:
        """`rng` numbers new matches, `make` gives the computer players."""
        super().__init__(window)
        self._window = window
        self._rng = rng
        self._make = make
        self.page: TablePage | None = None
        """The table that is laid."""
        self._settings: TableSettings | None = None
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)

    @property
    def controller(self) -> Controller | None:
        """What moves the match on the table, if there is one."""
        return self.page.controller if self.page is not None else None

    @property
    def game(self) -> str | None:
        """The game that lies on the table, if one does."""
        return self.controller.match.game.name if self.controller is not None else None

    # ------------------------------------------------------------ sitting down and leaving

    def go_on(self, game: str) -> None:
        """Sit down at the table that was left."""
        self.start(game, self._window.settings.level[game].value)

    def start_with(self, tradition: Tradition, game: str, level: str) -> None:
        """Sit down at a table, and play this game with the cards of this tradition from now on."""
        self._window.choices.choose(game, tradition)
        self.start(game, level)

    def play_deal(self, game: str, change: Callable[[Match], object]) -> None:
        """Put a deal on the table of its game, which may have to be laid first."""
        controller = self.controller
        if controller is not None and controller.match.game.name == game:
            controller.change_deal(change)
        else:
            self.start(game, self._window.settings.level[game].value, change=change)

    def start(
        self,
        game: str,
        level: str,
        number: int | None = None,
        change: Callable[[Match], object] | None = None,
    ) -> None:
        """Sit down at a table: go on with the match that was kept, or begin one.

        `number` is the deal to play, `change` does whatever else a match offers before the table shows it.
        """
        from cardavia.controller import Controller

        window, past = self._window, self._window.past
        self.clear()
        kept = past.match_of(game)
        match = kept or Match(GAMES[game], self._rng.randrange(HIGHEST_NUMBER))
        change = change if number is None else past.number(game, number)
        if change is not None and kept is not None:
            past.begin(match, change, level)
        elif change is not None:
            change(match)
        seats = dict.fromkeys(range(1, match.game.seats), level)
        controller = Controller(match, seats, path=window.path_of(game), pace=window.pace, make=self._make)
        page = self._lay(controller)
        window.turn_to(page)
        past.watch(controller)
        window.reviews.watch(controller)
        page.play(controller)
        page.setFocus()
        controller.table_changed.connect(self.changed)
        self.changed.emit()

    def _lay(self, controller: Controller) -> TablePage:
        """A table for this match, with the looks and settings of the window."""
        from cardavia.desktop.table.page import TablePage
        from cardavia.desktop.table_settings import TableSettings

        window = self._window
        tradition = window.choices.traditions[controller.match.game.name]
        self.page = page = TablePage(window.store, tradition)
        page.set_look(window.theme, window.text_scale)
        page.leave_wanted.connect(self.leave)
        page.copy_wanted.connect(window.sharing.copy_deal)
        page.review_wanted.connect(window.reviews.review_table)
        page.message.connect(window.say)
        page.card_size_wanted.connect(window.choices.change_card_size)
        page.canvas.viewport().installEventFilter(self)
        page.speech.sounds = window.sounds
        help_pages.new_table(window, controller)
        self._settings = TableSettings(page, controller, window.settings, window.pace)
        window.sheet.show_tradition(tradition)
        return page

    def new_deal(self) -> None:
        """Leave the present deal and deal again."""
        if self.page is None or self.controller is None:
            return
        if self.controller.match.state.finished:
            self.page.next_deal()
        else:
            self.controller.new_deal()

    def leave(self) -> None:
        """Back to the page before the table; the match is kept."""
        if self.clear():
            self._window.past.renew()

    def clear(self) -> bool:
        """End the table; whether there was one."""
        page, self.page = self.page, None
        if page is None:
            return False
        if self._settings is not None:
            self._settings.end()
            self._settings = None
        self._window.past.keeper.unwatch()
        self._window.reviews.unwatch()
        page.stop()
        self._window.pages.drop(page)
        return True

    # ------------------------------------------------------------ what the table shows

    def title(self, page: QWidget) -> str | None:
        """Game and deal, if it is the table that is shown."""
        if page is not self.page or self.controller is None:
            return None
        match = self.controller.match
        name = GAME_TEXTS[match.game.name].name
        return name if match.number is None else f"{name} · {tr(DEAL).format(number=match.number)}"

    def set_tradition(self, game: str, tradition: Tradition) -> None:
        """Other cards for a game: those on the table too, if it is that game."""
        if self.page is not None and self.game == game:
            self.page.set_tradition(tradition)
            if self._settings is not None:
                self._settings.renew_back()

    # ------------------------------------------------------------ focus and pointer

    def _focus_moved(self, old: QWidget | None, new: QWidget | None) -> None:
        """A button of the table that goes away while it has the focus leaves it to the table.

        Left to itself it would fall to whatever comes next, and the next Space would press that.
        """
        table = self.page
        if table is None or old is None or new is None or not isValid(old):
            return
        gone = not old.isVisible() or not old.isEnabled()
        if gone and table.isAncestorOf(old) and not table.isAncestorOf(new):
            table.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """The table takes every press; its back button is meant for the window."""
        if (
            event.type() == QEvent.Type.MouseButtonPress
            and isinstance(event, QMouseEvent)
            and event.button() == Qt.MouseButton.BackButton
        ):
            self._window.back()
            return True
        return super().eventFilter(watched, event)
