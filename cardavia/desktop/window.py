"""The main window: the pages, the way between them, and settings that concern the window as a whole.

Imports Qt, the pages, the settings, the controller and `match`; the table and the pages behind the gallery
when they are first wanted, so that the first picture does not wait for them.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import (
    QApplication,
    QMainWindow,
    QMessageBox,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from cardavia.desktop import help_pages, session, window_state
from cardavia.desktop import theme as themes
from cardavia.desktop.access import motion_reduced, theme_of
from cardavia.desktop.header import Header
from cardavia.desktop.languages import Languages
from cardavia.desktop.live_grading import LiveGrading
from cardavia.desktop.menus import Menus
from cardavia.desktop.message_bar import OFFERS, MessageBar, Remedy
from cardavia.desktop.page_stack import FADE, PageStack
from cardavia.desktop.pages.first_strip import FirstStrip
from cardavia.desktop.pages.gallery import TITLE as GALLERY
from cardavia.desktop.pages.gallery import GalleryPage
from cardavia.desktop.pages.games import GAME_TEXTS
from cardavia.desktop.pages.history_style import history_style
from cardavia.desktop.pages.page_style import page_style
from cardavia.desktop.past import Past
from cardavia.desktop.past_pages import PastPages
from cardavia.desktop.settings import CARD_SIZES, Settings
from cardavia.desktop.settings_sheet import SettingsSheet
from cardavia.desktop.sharing import Sharing
from cardavia.desktop.sounds import Sounds
from cardavia.desktop.speaker import tr
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.window_menus import window_menus
from cardavia.games import GAMES
from cardavia.match import HIGHEST_NUMBER, Match
from cardavia.pace import Pace
from cardavia.players.levels import make_player
from cardavia.strings import tr_noop
from cardavia.traditions import DamagedTradition, Tradition
from cardavia.version import __version__
from cardavia.workers import PlayerFactory

if TYPE_CHECKING:
    from cardavia.desktop.pages.rules import RulesPage
    from cardavia.desktop.pages.tradition import TraditionPage
    from cardavia.desktop.table.page import TablePage
    from cardavia.desktop.table_settings import TableSettings

SMALLEST: Final = (800, 500)
LOW: Final = 540
"""Height of the window in logical pixels under which a table has it without the header."""

ABOUT: Final = tr_noop(
    "Cardavia {version}: traditional Central-European card games with the traditional cards of each region."
)
DEAL: Final = tr_noop("Deal {number}")
RULES: Final = tr_noop("Rules of {game}")


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
        language: str | None = None,
    ) -> None:
        """`traditions` are the usual ones by game, `saves` is the folder of the matches.

        `settings` are kept in memory only if None; `found` are all traditions from west to east (those of
        the games if empty); `pace` is that of the settings if None; `make` gives the computer players;
        `language` is spoken until another one is chosen (that of the settings if None).
        """
        super().__init__()
        self.setObjectName("main")
        self.store = store
        self.settings = settings or Settings()
        self.languages = Languages(self.settings, language)
        self._usual = dict(traditions)
        self._found = {each.id: each for each in (found or traditions.values())}
        self.traditions = {game: self._chosen(game) for game in traditions}
        """The cards each game is played with."""
        self.saves = saves
        self.past = Past(self)
        self.past_pages = PastPages(self)
        self.sharing = Sharing(self)
        self.pace = pace or self.settings.table_pace()
        self._rng = rng or random.Random()
        self._make = make
        self._theme = themes.LIGHT
        self.table: TablePage | None = None
        self._table_settings: TableSettings | None = None
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
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._scheme_changed)
        hints.accessibility().contrastPreferenceChanged.connect(self._scheme_changed)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._focus_moved)
        self._live = LiveGrading(self.settings, store)
        self._live.graded.connect(self._graded)
        self._live.rested.connect(self._renew_felt)
        self._scheme_changed()
        self.retranslate()
        self.past.renew()
        self._pages.go(self.gallery)
        self._renew_fade()

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
        self.gallery = GalleryPage(self.store, tuple(self._found.values()), damaged, last)
        self.gallery.opened.connect(self.show_tradition)
        self.gallery.continued.connect(self.go_on)
        self.gallery.started.connect(self.start_game)
        self.gallery.level_chosen.connect(self._level_chosen)
        self.gallery.rules_wanted.connect(self.show_rules)
        self.rules: RulesPage | None = None
        self.tradition_pages: dict[str, TraditionPage] = {}
        self._pages = PageStack(self.gallery)
        self._pages.turned.connect(self._turned)
        box = QVBoxLayout(self.middle)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.header)
        box.addWidget(self._pages, 1)
        self.setCentralWidget(self.middle)
        self.sheet = SettingsSheet(self.settings, self._found, self.middle)
        self.sheet.closed.connect(self._sheet_closed)
        self.sheet.keys_wanted.connect(partial(help_pages.show_shortcuts, self))
        self.middle.resized.connect(self._arrange)

    def _bind_settings(self) -> None:
        settings = self.settings
        for look in (settings.scheme, settings.suit_colours, settings.high_contrast):
            look.changed.connect(self._scheme_changed)
        settings.text_size.changed.connect(self.renew_look)
        settings.reduced_motion.changed.connect(self._renew_pages)
        settings.reduced_motion.changed.connect(self._renew_fade)
        for setting in (settings.pace, settings.trick_hold):
            setting.changed.connect(self._renew_pace)
        for game, chosen in settings.tradition.items():
            chosen.changed.connect(partial(self._tradition_chosen, game))
        for game, level in settings.level.items():
            self.gallery.games[game].set_level(level.value)
            level.changed.connect(self._show_levels)
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
        for page in self.tradition_pages.values():
            page.retranslate()
        if self.rules is not None:
            self.rules.retranslate()
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
        return self._pages.page

    def _turned(self) -> None:
        """Another page is shown."""
        self.menus.set_at_table(self.table is not None)
        self._show_title()
        self._arrange()

    def _focus_moved(self, old: QWidget | None, new: QWidget | None) -> None:
        """A button of the table that goes away while it has the focus leaves it to the table.

        Left to itself it would fall to whatever comes next, and the next Space would press that.
        """
        table = self.table
        if table is None or old is None or new is None or not isValid(old):
            return
        gone = not old.isVisible() or not old.isEnabled()
        if gone and table.isAncestorOf(old) and not table.isAncestorOf(new):
            table.setFocus()

    @property
    def shown_tradition(self) -> Tradition | None:
        """The tradition whose page is shown, if it is one of those."""
        pages = self.tradition_pages.values()
        return next((page.tradition for page in pages if page is self.page), None)

    def back(self) -> None:
        """Close what lies over the page, or else go to the page before."""
        if help_pages.close_overlay(self):
            return
        for page in self.tradition_pages.values():
            if page.plate.isVisible():
                page.plate.hide()
                return
        if self.sheet.isVisible():
            self.sheet.hide()
        elif self.page is self.table:
            self.leave_table()
        else:
            self._pages.back()

    def turn_to(self, page: QWidget) -> None:
        """Show a page."""
        self._pages.go(page)

    def show_gallery(self) -> None:
        """The wall of traditions."""
        self.leave_table()
        self._pages.go(self.gallery)

    def show_games(self) -> None:
        """The choice of games, below the traditions."""
        self.show_gallery()
        self.gallery.show_games()

    def show_tradition(self, name: str) -> None:
        """The page of a tradition."""
        self.leave_table()
        page = self.tradition_pages.get(name)
        if page is None:
            page = self._make_tradition_page(self._found[name])
        self.sheet.show_tradition(page.tradition)
        self._pages.go(page)

    def _make_tradition_page(self, tradition: Tradition) -> TraditionPage:
        from cardavia.desktop.pages.tradition import TraditionPage

        places = [(each.place.east, each.place.north) for each in self._found.values()]
        page = TraditionPage(self.store, tradition, self.middle, places)
        page.back_wanted.connect(self.show_gallery)
        page.started.connect(partial(self._start_with, tradition))
        page.level_chosen.connect(self._level_chosen)
        page.rules_wanted.connect(partial(self.show_rules, tradition=tradition))
        page.set_look(self._theme, self.text_scale)
        page.show_levels({game: level.value for game, level in self.settings.level.items()})
        self.tradition_pages[tradition.id] = page
        self.past.renew()
        return page

    def show_rules(self, game: str, tradition: Tradition | None = None) -> None:
        """The rules of a game on their own page, drawn with the cards of a tradition."""
        self.leave_table()
        cards = tradition or self.traditions[game]
        if self.rules is None:
            from cardavia.desktop.pages.rules import RulesPage

            self.rules = RulesPage(self.store, cards, game)
            self.rules.set_look(self._theme, self.text_scale)
        self.rules.show_game(game, cards)
        self._pages.go(self.rules)

    def rules_here(self) -> None:
        """The rules for what is shown: beside the table, or else of the first game of the page."""
        tradition = self.shown_tradition
        if self.table is not None:
            self.table.show_rule()
        elif tradition is not None:
            self.show_rules(tradition.games[0], tradition)
        elif self.page is not self.rules:
            self.show_rules(next(iter(GAME_TEXTS)))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() == Qt.MouseButton.BackButton:
            self.back()
            return
        super().mousePressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """The table takes every press; its back button is meant for the window."""
        if (
            event.type() == QEvent.Type.MouseButtonPress
            and isinstance(event, QMouseEvent)
            and event.button() == Qt.MouseButton.BackButton
        ):
            self.back()
            return True
        return super().eventFilter(watched, event)

    # ------------------------------------------------------------ games

    def path_of(self, game: str) -> Path:
        """Where the match of a game is kept."""
        return self.saves / f"{game}.json"

    def go_on(self, game: str) -> None:
        """Sit down at the table that was left."""
        self.start_game(game, self.settings.level[game].value)

    def _start_with(self, tradition: Tradition, game: str, level: str) -> None:
        """Play with the cards of this tradition from now on."""
        usual = self._usual[game].id == tradition.id and not self.settings.tradition[game].value
        if not usual:
            self.settings.tradition[game].set(tradition.id)
        self.start_game(game, level)

    def play_deal(self, game: str, change: Callable[[Match], object]) -> None:
        """Put a deal on the table of its game, which may have to be laid first."""
        controller = self.table.controller if self.table is not None else None
        if controller is not None and controller.match.game.name == game:
            controller.change_deal(change)
        else:
            self.start_game(game, self.settings.level[game].value, change=change)

    def start_game(
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
        from cardavia.desktop.table.page import TablePage
        from cardavia.desktop.table_settings import TableSettings

        self._drop_table()
        kept = self.past.match_of(game)
        match = kept or Match(GAMES[game], self._rng.randrange(HIGHEST_NUMBER))
        change = change if number is None else self.past.number(game, number)
        if change is not None and kept is not None:
            self.past.begin(match, change, level)
        elif change is not None:
            change(match)
        seats = dict.fromkeys(range(1, match.game.seats), level)
        controller = Controller(match, seats, path=self.path_of(game), pace=self.pace, make=self._make)
        page = TablePage(self.store, self.traditions[game])
        page.set_look(self._theme, self.text_scale)
        page.leave_wanted.connect(self.leave_table)
        page.copy_wanted.connect(self.sharing.copy_deal)
        page.message.connect(self.say)
        page.card_size_wanted.connect(self.change_card_size)
        page.canvas.viewport().installEventFilter(self)
        page.speech.sounds = self.sounds
        self.table = page
        help_pages.new_table(self, controller)
        self._table_settings = TableSettings(page, controller, self.settings, self.pace)
        self.sheet.show_tradition(self.traditions[game])
        self._pages.go(page)
        self.past.watch(controller)
        page.play(controller)
        page.setFocus()
        controller.table_changed.connect(self._show_title)
        self._show_title()

    def new_deal(self) -> None:
        """Leave the present deal and deal again."""
        if self.table is None or self.table.controller is None:
            return
        if self.table.controller.match.state.finished:
            self.table.next_deal()
        else:
            self.table.controller.new_deal()

    def leave_table(self) -> None:
        """Back to the page before the table; the match is kept."""
        if self._drop_table():
            self.past.renew()

    def _drop_table(self) -> bool:
        """End the table, if there is one."""
        page, self.table = self.table, None
        if page is None:
            return False
        if self._table_settings is not None:
            self._table_settings.end()
            self._table_settings = None
        self.past.keeper.unwatch()
        page.stop()
        self._pages.drop(page)
        return True

    def _show_title(self) -> None:
        title = self._page_title()
        self.header.show_page("Cardavia" if self.page is self.gallery else title, self._pages.can_go_back)
        self.setWindowTitle(" · ".join([title, "Cardavia"]))

    def _page_title(self) -> str:
        page = self.page
        if self.shown_tradition is not None:
            return self.shown_tradition.own_name
        if page is self.rules and self.rules is not None:
            return tr(RULES).format(game=GAME_TEXTS[self.rules.view.game].name)
        if page is self.table and self.table is not None and self.table.controller is not None:
            match = self.table.controller.match
            name = GAME_TEXTS[match.game.name].name
            if match.number is None:
                return name
            return f"{name} · {tr(DEAL).format(number=match.number)}"
        return self.past_pages.title(page) or tr(GALLERY)

    # ------------------------------------------------------------ settings

    def toggle_settings(self) -> None:
        """Open the settings beside whatever is shown, or close them."""
        if self.sheet.isVisible():
            self.sheet.hide()
            return
        self._arrange()
        self._before_sheet = self.focusWidget()
        self.sheet.open()

    def _sheet_closed(self) -> None:
        """The focus goes back to where it was."""
        former, self._before_sheet = self._before_sheet, None
        if former is not None and isValid(former) and self.page.isAncestorOf(former):
            former.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.page.setFocus(Qt.FocusReason.OtherFocusReason)

    def _arrange(self) -> None:
        """Header, settings and card plate have the size of the window."""
        self.header.setVisible(self.page is not self.table or self.height() >= LOW)
        self.sheet.arrange(self.text_scale)
        self._message.set_top(self.middle.y() + self._pages.y() + 4 if self.page is self.table else None)
        self._message.place()
        for page in self.tradition_pages.values():
            if page.plate.isVisible():
                page.plate.cover()
        if self.sheet.isVisible():
            self.sheet.raise_()

    def _chosen(self, game: str) -> Tradition:
        """The cards chosen for a game, or else the usual ones."""
        return self._found.get(self.settings.tradition[game].value, self._usual[game])

    def _tradition_chosen(self, game: str, _name: str) -> None:
        tradition = self._chosen(game)
        self.traditions[game] = tradition
        self.sheet.show_tradition(tradition)
        table = self.table
        if table is not None and table.controller is not None and table.controller.match.game.name == game:
            table.set_tradition(tradition)
            if self._table_settings is not None:
                self._table_settings.renew_back()

    def _level_chosen(self, game: str, level: str) -> None:
        self.settings.level[game].set(level)

    def _show_levels(self) -> None:
        levels = {game: level.value for game, level in self.settings.level.items()}
        for game, plate in self.gallery.games.items():
            plate.set_level(levels[game])
        for page in self.tradition_pages.values():
            page.show_levels(levels)

    def _renew_pace(self) -> None:
        self.pace = self.settings.table_pace()
        self._renew_fade()
        self.menus.check(f"pace_{self.settings.pace.value}")

    def _renew_fade(self) -> None:
        still = motion_reduced(self.settings)
        self.setProperty("still", still)
        self._pages.fade = 0 if still else round(FADE * self.pace.factor)

    def _graded(self) -> None:
        """Every card that is shown asks for its picture again."""
        if self.table is not None:
            self.table.scene.refresh()
        for widget in self.middle.findChildren(QWidget):
            if widget.isVisible():
                widget.update()

    def _renew_felt(self) -> None:
        if self.table is not None:
            self.table.canvas.renew_felt()

    # ------------------------------------------------------------ looks

    @property
    def theme(self) -> themes.Theme:
        """The colours now."""
        return self._theme

    @property
    def text_scale(self) -> float:
        """The person's text size as a factor."""
        return self.settings.text_size.value / 100

    def _scheme_changed(self) -> None:
        self.set_theme(theme_of(self.settings))

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
        scale = self.text_scale
        styles = (themes.style_sheet, page_style, history_style)
        self.setStyleSheet("".join(style(self._theme, scale) for style in styles))
        self._renew_pages()
        if self.table is not None:
            self.table.set_look(self._theme, scale)

    def _renew_pages(self) -> None:
        self.gallery.set_look(self._theme, self.text_scale, motion_reduced(self.settings))
        for page in self.tradition_pages.values():
            page.set_look(self._theme, self.text_scale)
        if self.rules is not None:
            self.rules.set_look(self._theme, self.text_scale)
        self.past_pages.set_look(self._theme, self.text_scale)
        self._arrange()

    def change_card_size(self, step: int) -> None:
        """Larger (1), smaller (-1) or normal (0) cards."""
        sizes = list(CARD_SIZES)
        size = self.settings.card_size
        if step == 0:
            size.reset()
        else:
            size.set(sizes[min(max(sizes.index(size.value) + step, 0), len(sizes) - 1)])

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

    def about(self) -> None:
        """Tell what this is."""
        QMessageBox.about(self, "Cardavia", tr(ABOUT).format(version=__version__))

    def closeEvent(self, event: QCloseEvent) -> None:  # noqa: N802 - Qt's name
        self.leave_table()
        session.remember(self)
        self.sounds.close()
        self.languages.close()
        super().closeEvent(event)
