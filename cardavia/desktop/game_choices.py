"""With which cards and against whom each game of a window is played: the choices of the person, made visible.

The choices themselves are settings; here they reach the gallery, the pages of the traditions, the settings'
sample cards and the table.  Imports QtCore, `settings` and `traditions`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from cardavia.desktop.settings import CARD_SIZES
from cardavia.traditions import Tradition

if TYPE_CHECKING:
    from cardavia.desktop.window import Window


class GameChoices(QObject):
    """Cards and levels of one window."""

    def __init__(
        self, window: Window, usual: Mapping[str, Tradition], found: Mapping[str, Tradition]
    ) -> None:
        """`usual` are the cards of each game as long as none were chosen, `found` all traditions by id."""
        super().__init__(window)
        self._window = window
        self._settings = window.settings
        self._usual = dict(usual)
        self.found = dict(found)
        """Every tradition by its id, from west to east."""
        self.traditions = {game: self._chosen(game) for game in usual}
        """The cards each game is played with."""

    def bind(self) -> None:
        """Show what is chosen, now that there are pages to show it on, and whatever will be."""
        for game, chosen in self._settings.tradition.items():
            chosen.changed.connect(partial(self._tradition_chosen, game))
        for level in self._settings.level.values():
            level.changed.connect(self._show_levels)
        self._show_levels()

    def levels(self) -> dict[str, str]:
        """The level of the computer players by game."""
        return {game: level.value for game, level in self._settings.level.items()}

    def set_level(self, game: str, level: str) -> None:
        """Play a game against players of this level from now on."""
        self._settings.level[game].set(level)

    def choose(self, game: str, tradition: Tradition) -> None:
        """Play a game with the cards of this tradition from now on."""
        chosen = self._settings.tradition[game]
        if chosen.value or self._usual[game].id != tradition.id:
            chosen.set(tradition.id)

    def change_card_size(self, step: int) -> None:
        """Larger (1), smaller (-1) or normal (0) cards."""
        sizes, size = list(CARD_SIZES), self._settings.card_size
        if step == 0:
            size.reset()
        else:
            size.set(sizes[min(max(sizes.index(size.value) + step, 0), len(sizes) - 1)])

    def _chosen(self, game: str) -> Tradition:
        """The cards chosen for a game, or else the usual ones."""
        return self.found.get(self._settings.tradition[game].value, self._usual[game])

    def _tradition_chosen(self, game: str, _name: str) -> None:
        self.traditions[game] = tradition = self._chosen(game)
        self._window.sheet.show_tradition(tradition)
        self._window.at_table.set_tradition(game, tradition)

    def _show_levels(self) -> None:
        levels = self.levels()
        for game, plate in self._window.gallery.games.items():
            plate.set_level(levels[game])
        self._window.card_pages.show_levels(levels)
