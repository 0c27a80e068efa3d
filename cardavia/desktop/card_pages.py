"""The pages of the traditions, made when they are first wanted.

Shows one, and carries levels, looks and language to those that were made.  Imports QtCore, QtWidgets, `theme`
and `traditions`; the page itself with the first one.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cardavia.desktop.theme import Theme
from cardavia.traditions import Tradition

if TYPE_CHECKING:
    from cardavia.desktop.pages.tradition import TraditionPage
    from cardavia.desktop.window import Window


class CardPages(QObject):
    """The pages of the traditions in one window."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.made: dict[str, TraditionPage] = {}
        """The pages there are by now, by the id of the tradition."""

    def show(self, name: str) -> None:
        """The page of a tradition."""
        window = self._window
        window.leave_table()
        page = self.made.get(name) or self._make(window.choices.found[name])
        window.sheet.show_tradition(page.tradition)
        window.turn_to(page)

    def _make(self, tradition: Tradition) -> TraditionPage:
        from cardavia.desktop.pages.tradition import TraditionPage

        window = self._window
        places = [(each.place.east, each.place.north) for each in window.choices.found.values()]
        page = TraditionPage(window.store, tradition, window.middle, places)
        page.back_wanted.connect(window.show_gallery)
        page.started.connect(partial(window.at_table.start_with, tradition))
        page.level_chosen.connect(window.choices.set_level)
        page.rules_wanted.connect(partial(window.rules_pages.show, tradition=tradition))
        page.set_look(window.theme, window.text_scale)
        page.show_levels(window.choices.levels())
        self.made[tradition.id] = page
        window.past.renew()
        return page

    @property
    def shown(self) -> Tradition | None:
        """The tradition whose page is shown, if it is one of these."""
        return self._of(self._window.page)

    def _of(self, page: QWidget) -> Tradition | None:
        return next((each.tradition for each in self.made.values() if each is page), None)

    def title(self, page: QWidget) -> str | None:
        """The name of the tradition; None for any other page."""
        tradition = self._of(page)
        return tradition.own_name if tradition is not None else None

    def set_look(self, theme: Theme, text_scale: float) -> None:
        """Another scheme or text size."""
        for page in self.made.values():
            page.set_look(theme, text_scale)

    def show_levels(self, levels: Mapping[str, str]) -> None:
        """The level chosen for each game."""
        for page in self.made.values():
            page.show_levels(dict(levels))

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for page in self.made.values():
            page.retranslate()

    def cover(self) -> None:
        """A card that is looked at closely has the size of the window."""
        for page in self.made.values():
            if page.plate.isVisible():
                page.plate.cover()

    def put_away(self) -> bool:
        """Close the card that is looked at closely; whether there was one."""
        for page in self.made.values():
            if page.plate.isVisible():
                page.plate.hide()
                return True
        return False
