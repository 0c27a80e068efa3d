"""The main window: pages, menus and the way between them.

Imports Qt, the pages, the controller and `match`.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QGuiApplication, QKeySequence
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QMenu, QMessageBox, QStackedWidget

from cardavia.controller import Controller, Pace
from cardavia.desktop import theme as themes
from cardavia.desktop.pages.games import GAME_TEXTS, GamesPage
from cardavia.desktop.speaker import tr
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.table.page import TablePage
from cardavia.games import GAMES
from cardavia.match import HIGHEST_NUMBER, Match, load
from cardavia.players.levels import make_player
from cardavia.saving import SaveError
from cardavia.strings import tr_noop
from cardavia.traditions import Tradition
from cardavia.version import __version__
from cardavia.workers import PlayerFactory

SMALLEST: Final = (800, 500)
USUAL: Final = (1100, 720)
MESSAGE: Final = 4000
"""Milliseconds that a message stays."""
CARD_SIZES: Final = (0.85, 1.0, 1.15)

GAME, PLAY, VIEW, HELP = tr_noop("&Game"), tr_noop("&Play"), tr_noop("&View"), tr_noop("&Help")
ABOUT: Final = tr_noop(
    "Cardavia {version}: traditional Central-European card games with the traditional cards of each region."
)


class Window(QMainWindow):
    """One window with all pages."""

    def __init__(
        self,
        store: SpriteStore,
        traditions: Mapping[str, Tradition],
        saves: Path,
        *,
        pace: Pace | None = None,
        rng: random.Random | None = None,
        make: PlayerFactory = make_player,
    ) -> None:
        """`traditions` by game, `saves` is the folder of the matches, `make` gives the computer players."""
        super().__init__()
        self.setObjectName("main")
        self.store = store
        self.traditions = dict(traditions)
        self.saves = saves
        self.pace = pace or Pace()
        self._rng = rng or random.Random()
        self._make = make
        self.text_scale = 1.0
        self._theme = themes.LIGHT
        self._card_size = 1
        self._pages = QStackedWidget()
        self.games = GamesPage(store, self.traditions)
        self.games.started.connect(self.start_game)
        self._pages.addWidget(self.games)
        self.table: TablePage | None = None
        self.setCentralWidget(self._pages)
        self._message = QLabel(self)
        self._message.setObjectName("message")
        self._message.setProperty("role", "plate")
        self._message.hide()
        self._message_timer = QTimer(self)
        self._message_timer.setSingleShot(True)
        self._message_timer.setInterval(MESSAGE)
        self._message_timer.timeout.connect(self._message.hide)
        self._menus: list[tuple[QMenu, str]] = []
        self._actions: list[tuple[QAction, str]] = []
        self._make_menus()
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._scheme_changed)
        self._scheme_changed()
        self.retranslate()
        self._mark_open()

    # ------------------------------------------------------------ menus

    def _make_menus(self) -> None:
        keys = QKeySequence.StandardKey
        self._menu(
            GAME,
            (tr_noop("&New Deal"), self.new_deal, "Ctrl+N"),
            (
                tr_noop("&Repeat Deal"),
                self._table(TablePage.repeat_deal),
                "F5",
            ),
            (tr_noop("&Copy Deal"), self._table(TablePage.copy_deal), "Ctrl+Shift+C"),
            (tr_noop("&Leave Table"), self.leave_table, "Ctrl+W"),
            (tr_noop("&Quit"), self.close, "Ctrl+Q"),
        )
        self._menu(
            PLAY,
            (tr_noop("&Take Back"), self._table(TablePage.take_back), "Ctrl+Z"),
            (tr_noop("&Repeat"), self._table(TablePage.repeat), "Ctrl+Shift+Z"),
            (tr_noop("&Last Trick"), self._table(TablePage.show_last_trick), ""),
        )
        self._menu(
            VIEW,
            (tr_noop("&Larger Cards"), partial(self.change_card_size, 1), "Ctrl++"),
            (tr_noop("&Smaller Cards"), partial(self.change_card_size, -1), "Ctrl+-"),
            (tr_noop("&Normal Cards"), partial(self.change_card_size, 0), "Ctrl+0"),
            (tr_noop("Side &Panel"), self._table(TablePage.toggle_side), "F9"),
            (tr_noop("&Full Screen"), self.toggle_full_screen, "F11"),
        )
        self._menu(HELP, (tr_noop("&About Cardavia"), self.about, ""))
        for action, text in self._actions:
            if text.endswith("Quit"):
                action.setMenuRole(QAction.MenuRole.QuitRole)
                if QKeySequence(keys.Quit).toString():
                    action.setShortcuts([QKeySequence(keys.Quit), QKeySequence("Ctrl+Q")])
            elif "About" in text:
                action.setMenuRole(QAction.MenuRole.AboutRole)
            else:
                action.setMenuRole(QAction.MenuRole.NoRole)

    def _menu(self, title: str, *entries: tuple[str, Callable[[], object], str]) -> None:
        menu = self.menuBar().addMenu("")
        self._menus.append((menu, title))
        for text, slot, key in entries:
            action = QAction(self)
            action.setObjectName("action." + text.replace("&", "").replace(" ", "_").lower())
            action.triggered.connect(partial(_call, slot))
            if key:
                action.setShortcut(QKeySequence(key))
            menu.addAction(action)
            self._actions.append((action, text))

    def _table(self, command: Callable[[TablePage], object]) -> Callable[[], object]:
        """A command for the table, if there is one."""

        def run() -> object:
            return command(self.table) if self.table is not None else None

        return run

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for menu, title in self._menus:
            menu.setTitle(tr(title))
        for action, text in self._actions:
            action.setText(tr(text))
        self.games.retranslate()
        self._show_title()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    # ------------------------------------------------------------ games

    def path_of(self, game: str) -> Path:
        """Where the match of a game is kept."""
        return self.saves / f"{game}.json"

    def _mark_open(self) -> None:
        for game, plate in self.games.plates.items():
            plate.set_open(self.path_of(game).exists())

    def start_game(self, game: str, level: str, number: int | None = None) -> None:
        """Sit down at a table: go on with the match that was kept, or begin one."""
        self.leave_table()
        match = self._kept(game) or Match(GAMES[game], self._rng.randrange(HIGHEST_NUMBER))
        if number is not None:
            match.new_deal(number)
        seats = dict.fromkeys(range(1, match.game.seats), level)
        controller = Controller(match, seats, path=self.path_of(game), pace=self.pace, make=self._make)
        page = TablePage(self.store, self.traditions[game])
        page.scene.mover.factor = self.pace.factor
        page.set_look(self._theme, self.text_scale)
        page.scene.card_scale = CARD_SIZES[self._card_size]
        page.leave_wanted.connect(self.leave_table)
        page.message.connect(self.say)
        page.card_size_wanted.connect(self.change_card_size)
        self.table = page
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.play(controller)
        page.setFocus()
        controller.table_changed.connect(self._show_title)
        self._show_title()

    def _kept(self, game: str) -> Match | None:
        try:
            loaded = load(self.path_of(game))
        except SaveError as error:
            self.say(error.strerror or str(error))
            return None
        for note in loaded.notes:
            self.say(note)
        if loaded.match is not None and loaded.match.game.name != game:
            return None
        return loaded.match

    def new_deal(self) -> None:
        """Leave the present deal and deal again."""
        if self.table is None or self.table.controller is None:
            return
        if self.table.controller.match.state.finished:
            self.table.next_deal()
        else:
            self.table.controller.new_deal()

    def leave_table(self) -> None:
        """Back to the games; the match is kept."""
        page, self.table = self.table, None
        if page is None:
            return
        page.stop()
        self._pages.setCurrentWidget(self.games)
        self._pages.removeWidget(page)
        page.deleteLater()
        self._mark_open()
        self._show_title()

    def _show_title(self) -> None:
        if self.table is None or self.table.controller is None:
            self.setWindowTitle("Cardavia")
            return
        match = self.table.controller.match
        parts = [GAME_TEXTS[match.game.name].name]
        if match.number is not None:
            parts.append(tr(tr_noop("Deal {number}")).format(number=match.number))
        self.setWindowTitle(" · ".join([*parts, "Cardavia"]))

    # ------------------------------------------------------------ looks

    def _scheme_changed(self) -> None:
        self._theme = themes.of_scheme(QGuiApplication.styleHints().colorScheme())
        self.renew_look()

    def set_theme(self, theme: themes.Theme) -> None:
        """Light or dark, whatever the system says."""
        self._theme = theme
        self.renew_look()

    def renew_look(self) -> None:
        """Theme or text size have changed."""
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.setPalette(themes.palette(self._theme))
            application.setFont(themes.body_font(self.text_scale))
        self.setStyleSheet(themes.style_sheet(self._theme, self.text_scale))
        if self.table is not None:
            self.table.set_look(self._theme, self.text_scale)

    def change_card_size(self, step: int) -> None:
        """Larger (1), smaller (-1) or normal (0) cards."""
        self._card_size = 1 if step == 0 else min(max(self._card_size + step, 0), len(CARD_SIZES) - 1)
        if self.table is not None:
            self.table.scene.card_scale = CARD_SIZES[self._card_size]
            self.table.scene.refresh(animate=True)

    def toggle_full_screen(self) -> None:
        """Fill the screen, or not."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # ------------------------------------------------------------ messages

    def say(self, words: str) -> None:
        """Show a line for four seconds at the foot of the window."""
        self._message.setText(f"  {words}  ")
        self._message.adjustSize()
        self._message.move((self.width() - self._message.width()) // 2, self.height() - 48)
        self._message.show()
        self._message.raise_()
        self._message_timer.start()

    def about(self) -> None:
        """Tell what this is."""
        QMessageBox.about(self, "Cardavia", tr(ABOUT).format(version=__version__))

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        self.leave_table()
        super().closeEvent(event)


def _call(slot: Callable[[], object], _checked: bool = False) -> None:
    slot()
