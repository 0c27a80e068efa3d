"""The rules of the games on a page of their own, made when it is first wanted.

The rules beside a table belong to the table.  Imports QtCore, QtWidgets, `theme`, `traditions` and the names
of the games; the page itself when it is first shown.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cardavia.desktop.pages.games import GAME_TEXTS
from cardavia.desktop.speaker import tr
from cardavia.desktop.theme import Theme
from cardavia.strings import tr_noop
from cardavia.traditions import Tradition

if TYPE_CHECKING:
    from cardavia.desktop.pages.rules import RulesPage
    from cardavia.desktop.window import Window

RULES: Final = tr_noop("Rules of {game}")


class RulesPages(QObject):
    """The rules in one window."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.page: RulesPage | None = None

    def show(self, game: str, tradition: Tradition | None = None) -> None:
        """The rules of a game on their own page, drawn with the cards of a tradition."""
        window = self._window
        window.leave_table()
        cards = tradition or window.choices.traditions[game]
        if self.page is None:
            from cardavia.desktop.pages.rules import RulesPage

            self.page = RulesPage(window.store, cards, game)
            self.page.set_look(window.theme, window.text_scale)
        self.page.show_game(game, cards)
        window.turn_to(self.page)

    def show_here(self) -> None:
        """The rules for what is shown: beside the table, or else of the first game of the page."""
        window = self._window
        tradition = window.card_pages.shown
        if window.table is not None:
            window.table.show_rule()
        elif tradition is not None:
            self.show(tradition.games[0], tradition)
        elif window.page is not self.page:
            self.show(next(iter(GAME_TEXTS)))

    def title(self, page: QWidget) -> str | None:
        """Which game's rules they are; None for any other page."""
        if page is not self.page or self.page is None:
            return None
        return tr(RULES).format(game=GAME_TEXTS[self.page.view.game].name)

    def set_look(self, theme: Theme, text_scale: float) -> None:
        """Another scheme or text size."""
        if self.page is not None:
            self.page.set_look(theme, text_scale)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        if self.page is not None:
            self.page.retranslate()
