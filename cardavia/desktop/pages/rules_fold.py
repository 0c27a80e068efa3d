"""The rules of a game folded into a page: opened below the games, closed by the same button.

Imports Qt, `rules`, `games` (names), `speaker`, `strings`, `sprites`, `theme` and `traditions`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from cardavia.desktop import theme as themes
from cardavia.desktop.pages.games import GAME_TEXTS
from cardavia.desktop.pages.rules import RulesView
from cardavia.desktop.speaker import tr
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.theme import Theme
from cardavia.strings import tr_noop
from cardavia.traditions import Tradition

HEIGHT: Final = 460
"""Logical pixels of the open fold."""
TITLE, FULL, CLOSE = tr_noop("Rules of {game}"), tr_noop("Full rules"), tr_noop("Close the rules")


class RulesFold(QFrame):
    """The rules of one game at a time."""

    full_wanted = Signal(str)
    """The game whose rules are to be read on a page of their own."""

    def __init__(self, store: SpriteStore, tradition: Tradition) -> None:
        super().__init__()
        self.setObjectName("fold.rules")
        self.setProperty("role", "plate")
        self.setFixedHeight(HEIGHT)
        self._store = store
        self._tradition = tradition
        self._look: tuple[Theme, float] = (themes.LIGHT, 1.0)
        self.game = ""
        self.view: RulesView | None = None
        self._title = QLabel()
        self._title.setProperty("role", "heading")
        self._full = QPushButton()
        self._full.setObjectName("btn.rules.full")
        self._full.clicked.connect(lambda: self.full_wanted.emit(self.game))
        self._close = QPushButton("✕")
        self._close.setObjectName("btn.close")
        self._close.setProperty("role", "quiet")
        self._close.clicked.connect(self.hide)
        head = QHBoxLayout()
        head.setContentsMargins(16, 10, 10, 0)
        head.addWidget(self._title, 1)
        head.addWidget(self._full)
        head.addWidget(self._close)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(1, 1, 1, 8)
        self._box.addLayout(head)
        self.hide()

    def toggle(self, game: str) -> None:
        """Open the fold at a game, or close it if it shows this game."""
        if self.isVisible() and game == self.game:
            self.hide()
            return
        self.game = game
        if self.view is None:
            self.view = RulesView(self._store, self._tradition, game, view=f"rules.{self._tradition.id}")
            self.view.set_look(*self._look)
            self._box.addWidget(self.view, 1)
        else:
            self.view.set_game(game, self._tradition)
        self.retranslate()
        self.show()

    def set_look(self, theme: Theme, text_scale: float) -> None:
        """Another scheme or text size."""
        self._look = (theme, text_scale)
        if self.view is not None:
            self.view.set_look(theme, text_scale)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        if self.game:
            self._title.setText(tr(TITLE).format(game=GAME_TEXTS[self.game].name))
        self._full.setText(tr(FULL))
        self._close.setAccessibleName(tr(CLOSE))
        self._close.setToolTip(tr(CLOSE))
