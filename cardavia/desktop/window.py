"""The main window: what it is made of, the way between its pages, its settings sheet and its messages.

Its table, its looks, its choices and each group of pages are modules of their own that hold the window.
Imports Qt, these and the gallery; what is behind the gallery is loaded when it is wanted, so that the first
picture does not wait for it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget
from shiboken6 import isValid

from cardavia.desktop import help_pages, session, window_state
from cardavia.desktop.at_table import AtTable
from cardavia.desktop.card_pages import CardPages
from cardavia.desktop.game_choices import GameChoices
from cardavia.desktop.header import Header
from cardavia.desktop.languages import Languages
from cardavia.desktop.looks import Looks
from cardavia.desktop.menus import Menus
from cardavia.desktop.message_bar import OFFERS, MessageBar, Remedy
from cardavia.desktop.page_stack import PageStack
from cardavia.desktop.pages.first_strip import FirstStrip
from cardavia.desktop.pages.gallery import TITLE as GALLERY
from cardavia.desktop.pages.gallery import GalleryPage
from cardavia.desktop.past import Past
from cardavia.desktop.past_pages import PastPages
from cardavia.desktop.review.desk import ReviewDesk
from cardavia.desktop.review.mistake_pages import MistakePages
from cardavia.desktop.review.work import Judge
from cardavia.desktop.rules_pages import RulesPages
from cardavia.desktop.settings import Settings
from cardavia.desktop.settings_sheet import SettingsSheet
from cardavia.desktop.sharing import Sharing
from cardavia.desktop.sounds import Sounds
from cardavia.desktop.speaker import tr
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.theme import Theme
from cardavia.desktop.window_menus import window_menus
from cardavia.pace import Pace
from cardavia.player_process import judge_here
from cardavia.players.levels import make_player
from cardavia.traditions import DamagedTradition, Tradition
from cardavia.workers import PlayerFactory

if TYPE_CHECKING:
    from cardavia.desktop.table.page import TablePage

SMALLEST: Final = (800, 500)
LOW: Final = 540
"""Height of the window in logical pixels under which a table has it without the header."""


class Middle(QWidget):
    """Header and pages; whatever lies over them follows its size."""

    resized = Signal()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.resized.emit()


class Window(QMainWindow):
    """One window with all pages."""

    def __init__(
        self,
        store: SpriteStore,
        traditions: Mapping[str, Tradition],
        saves: Path,
        *,
        settings: Settings | None = None,
        found: Sequence[Tradition] = (),
        damaged: Sequence[DamagedTradition] = (),
        pace: Pace | None = None,
        rng: random.Random | None = None,
        make: PlayerFactory = make_player,
        judge: Judge = judge_here,
        language: str | None = None,
    ) -> None:
        """`traditions` are the usual ones by game, `saves` is the folder of the matches.

        `settings` are kept in memory only if None; `found` are all traditions from west to east (those of
        the games if empty); `pace` is that of the settings if None; `make` gives the computer players,
        `judge` is the coach; `language` is spoken until another one is chosen (that of the settings if None).
        """
        super().__init__()
        self.setObjectName("main")
        self.store = store
        self.settings = settings or Settings()
        self.languages = Languages(self.settings, language)
        self.choices = GameChoices(self, traditions, {each.id: each for each in found or traditions.values()})
        self.saves = saves
        self.past = Past(self)
        self.past_pages = PastPages(self)
        self.card_pages = CardPages(self)
        self.rules_pages = RulesPages(self)
        self.reviews = ReviewDesk(self, judge)
        self.mistakes = MistakePages(self)
        self.page_groups = (
            self.card_pages,
            self.rules_pages,
            self.past_pages,
            self.reviews,
            self.mistakes,
        )
        """What makes pages when they are wanted: each knows their titles and carries looks to them."""
        self.sharing = Sharing(self)
        self.pace = pace or self.settings.table_pace()
        self.at_table = AtTable(self, rng or random.Random(), make)
        self.at_table.changed.connect(self._show_title)
        self.looks = Looks(self)
        self._first: FirstStrip | None = None
        self._before_sheet: QWidget | None = None
        self.sounds = Sounds(self)
        self._make_pages(damaged)
        self._message = MessageBar(self)
        self.menus = Menus(self, window_menus(self))
        help_pages.bind_keys(self)
        self._bind_settings()
        self.setMinimumSize(*SMALLEST)
        self.resize(window_state.USUAL)
        self.looks.bind()
        self.retranslate()
        self.past.renew()
        self.pages.go(self.gallery)

    # ------------------------------------------------------------ making

    def _make_pages(self, damaged: Sequence[DamagedTradition]) -> None:
        file = self.settings.file
        last = str(file.value("window/tradition", "")) if file is not None else ""
        self.middle = Middle()
        """Header and pages; what lies over them has it for a parent."""
        self.header = Header()
        self.header.back_wanted.connect(self.back)
        self.header.games_wanted.connect(self.show_games)
        self.header.full_screen_left.connect(self.toggle_full_screen)
        self.header.settings_wanted.connect(self.toggle_settings)
        found = self.choices.found
        self.gallery = GalleryPage(self.store, tuple(found.values()), damaged, last)
        self.gallery.opened.connect(self.card_pages.show)
        self.gallery.continued.connect(self.at_table.go_on)
        self.gallery.started.connect(self.start_game)
        self.gallery.level_chosen.connect(self.choices.set_level)
        self.gallery.rules_wanted.connect(self.rules_pages.show)
        self.pages = PageStack(self.gallery)
        self.pages.turned.connect(self._turned)
        box = QVBoxLayout(self.middle)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.header)
        box.addWidget(self.pages, 1)
        self.setCentralWidget(self.middle)
        self.sheet = SettingsSheet(self.settings, found, self.middle)
        self.sheet.closed.connect(self._sheet_closed)
        self.sheet.keys_wanted.connect(partial(help_pages.show_shortcuts, self))
        self.middle.resized.connect(self.arrange)

    def _bind_settings(self) -> None:
        settings = self.settings
        for setting in (settings.pace, settings.trick_hold):
            setting.changed.connect(self._renew_pace)
        self.choices.bind()
        self.menus.check(f"pace_{settings.pace.value}")
        settings.language.changed.connect(self._show_language)
        self._show_language(settings.language.value)
        settings.sounds.changed.connect(self._switch_sounds)
        settings.volume.changed.connect(self.sounds.set_volume)
        self.sounds.set_volume(settings.volume.value)
        self.sounds.switch(settings.sounds.value)

    def _show_language(self, code: str) -> None:
        self.menus.check(f"language_{code or 'system'}")

    def _switch_sounds(self, on: bool) -> None:
        self.sounds.switch(on)
        self.sheet.show_silence(self.sounds.reason)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.menus.retranslate()
        self.header.retranslate()
        self.gallery.retranslate()
        self.card_pages.retranslate()
        self.rules_pages.retranslate()
        if self._first is not None:
            self._first.retranslate()
        self.sheet.retranslate()
        self.sheet.show_silence(self.sounds.reason)
        self._show_title()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange:
            self.header.show_full_screen(self.isFullScreen())
        super().changeEvent(event)

    # ------------------------------------------------------------ the way

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self.pages.page

    def _turned(self) -> None:
        """Another page is shown."""
        self.past_pages.turned()
        self.menus.set_at_table(self.table is not None)
        self._show_title()
        self.arrange()

    def _show_title(self) -> None:
        title = self._page_title()
        self.header.show_page("Cardavia" if self.page is self.gallery else title, self.pages.can_go_back)
        self.setWindowTitle(" · ".join([title, "Cardavia"]))

    def _page_title(self) -> str:
        titles = (group.title(self.page) for group in (self.at_table, *self.page_groups))
        return next((title for title in titles if title is not None), tr(GALLERY))

    def back(self) -> None:
        """Close what lies over the page, or else go to the page before."""
        if help_pages.close_overlay(self) or self.card_pages.put_away():
            return
        if self.sheet.isVisible():
            self.sheet.hide()
        elif self.page is self.table:
            self.leave_table()
        elif not self.reviews.back():
            self.pages.back()

    def turn_to(self, page: QWidget) -> None:
        """Show a page."""
        self.pages.go(page)

    def show_gallery(self) -> None:
        """The wall of traditions."""
        self.leave_table()
        self.pages.go(self.gallery)

    def show_games(self) -> None:
        """The choice of games, below the traditions."""
        self.show_gallery()
        self.gallery.show_games()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() == Qt.MouseButton.BackButton:
            self.back()
            return
        super().mousePressEvent(event)

    # ------------------------------------------------------------ the table

    @property
    def table(self) -> TablePage | None:
        """The table that is laid, if there is one."""
        return self.at_table.page

    def path_of(self, game: str) -> Path:
        """Where the match of a game is kept."""
        return self.saves / f"{game}.json"

    def start_game(self, game: str, level: str, number: int | None = None) -> None:
        """Sit down at a table: go on with the match that was kept, or begin one; `number` is its deal."""
        self.at_table.start(game, level, number)

    def leave_table(self) -> None:
        """Back to the page before the table; the match is kept."""
        self.at_table.leave()

    # ------------------------------------------------------------ settings

    def toggle_settings(self) -> None:
        """Open the settings beside whatever is shown, or close them."""
        if self.sheet.isVisible():
            self.sheet.hide()
            return
        self.arrange()
        self._before_sheet = self.focusWidget()
        self.sheet.open()

    def _sheet_closed(self) -> None:
        """The focus goes back to where it was."""
        former, self._before_sheet = self._before_sheet, None
        if former is not None and isValid(former) and self.page.isAncestorOf(former):
            former.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def arrange(self) -> None:
        """Header, settings and card plate have the size of the window."""
        self.header.setVisible(self.page is not self.table or self.height() >= LOW)
        self.sheet.arrange(self.text_scale)
        self._message.set_top(self.middle.y() + self.pages.y() + 4 if self.page is self.table else None)
        self._message.place()
        self.card_pages.cover()
        if self.sheet.isVisible():
            self.sheet.raise_()

    def _renew_pace(self) -> None:
        self.pace = self.settings.table_pace()
        self.menus.check(f"pace_{self.settings.pace.value}")

    # ------------------------------------------------------------ looks

    @property
    def theme(self) -> Theme:
        """The colours now."""
        return self.looks.theme

    @property
    def text_scale(self) -> float:
        """The person's text size as a factor."""
        return self.looks.text_scale

    def toggle_full_screen(self) -> None:
        """Fill the screen, or not."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # ------------------------------------------------------------ from one start to the next

    def restore(self) -> None:
        """Stand where the window stood, on the page that was open."""
        session.restore(self)

    def welcome(self) -> None:
        """Offer at the first start what one may want to choose before anything else."""
        self._first = FirstStrip(self.settings)
        self._first.settings_wanted.connect(self.toggle_settings)
        self._first.done.connect(self._first.hide)
        self._first.around_wanted.connect(partial(help_pages.show_around, self))
        self.gallery.show_first(self._first)

    # ------------------------------------------------------------ messages

    def say(self, words: str) -> None:
        """Show a line at the foot of the window."""
        self._message.say(words)

    def offer(self, words: str, remedies: Sequence[Remedy], stays: int | None = OFFERS) -> None:
        """Show a line with what can be done about it."""
        self._message.say(words, remedies, stays)

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        self.leave_table()
        self.reviews.close()
        session.remember(self)
        self.sounds.close()
        self.languages.close()
        super().closeEvent(event)
