"""The page of one tradition: its cards, its history with sources, its place, its games.

Imports Qt, its neighbours in this folder, `speaker`, `strings`, `sprites`, `theme` and `traditions`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QLocale, Qt, QTimer, Signal
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardavia.desktop.pages import sourced, words
from cardavia.desktop.pages.card_plate import CardPlate
from cardavia.desktop.pages.card_sheet import CardSheet
from cardavia.desktop.pages.games import GamePlate, game_grid
from cardavia.desktop.pages.links import open_address
from cardavia.desktop.pages.map import PlaceMap, Points
from cardavia.desktop.pages.rules_fold import RulesFold
from cardavia.desktop.speaker import listed, tr
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.theme import Theme
from cardavia.strings import tr_noop
from cardavia.traditions import Tradition

COLUMN: Final = 1180
"""Logical pixels of the column of text and cards at most."""
BACK: Final = tr_noop("Card traditions")
WIKIPEDIA: Final = tr_noop("Wikipedia")
WIKIPEDIA_IN: Final = tr_noop("Wikipedia ({language})")
COPY_ADDRESS: Final = tr_noop("Copy address")
CARDS, HISTORY = tr_noop("The cards"), tr_noop("History|of a card tradition")
PLACE, GAMES, SOURCES = tr_noop("Place"), tr_noop("Games"), tr_noop("Sources")
ALSO: Final = tr_noop("Also called {names}")


class TraditionPage(QScrollArea):
    """One tradition."""

    back_wanted = Signal()
    started = Signal(str, str)
    """Game and level, to be played with these cards."""
    level_chosen = Signal(str, str)
    rules_wanted = Signal(str)
    """The game whose rules are to be read on their own page."""

    def __init__(self, store: SpriteStore, tradition: Tradition, over: QWidget, others: Points = ()) -> None:
        """`over` is what a card shown large covers; `others` are places of other traditions for the map."""
        super().__init__()
        self.setObjectName("page.tradition")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.tradition = tradition
        self._headings: list[tuple[QLabel, str]] = []
        self.back = QPushButton()
        self.back.setObjectName("link.back")
        self.back.setProperty("role", "link")
        self.back.clicked.connect(self.back_wanted)
        self.setFocusProxy(self.back)
        self._name = _label("title")
        self._line = _label("lead")
        self._line.setWordWrap(False)
        self._also = _label("caption")
        self._summary = _label("lead")
        self.wikipedia = QPushButton()
        self.wikipedia.setObjectName("link.wikipedia")
        self.wikipedia.setProperty("role", "link")
        self.wikipedia.setCursor(Qt.CursorShape.PointingHandCursor)
        self.wikipedia.clicked.connect(lambda: open_address(self.address()))
        self.wikipedia.setContextMenuPolicy(Qt.ContextMenuPolicy.ActionsContextMenu)
        self._copy = QAction(self.wikipedia)
        self._copy.triggered.connect(lambda: QGuiApplication.clipboard().setText(self.address()))
        self.wikipedia.addAction(self._copy)
        self.sheet = CardSheet(store, tradition)
        self.plate = CardPlate(store, tradition, over)
        self.sheet.chosen.connect(self.plate.show_card)
        self.plate.closed.connect(lambda code: self.sheet.buttons[code].setFocus())
        self.history = sourced.prose("text.history")
        self.sources = sourced.prose("text.sources", "caption")
        place = tradition.place
        self.map = PlaceMap(place.own, place.east, place.north, others)
        self.games = {game: GamePlate(game) for game in tradition.games}
        for game_plate in self.games.values():
            game_plate.started.connect(self.started)
            game_plate.level_chosen.connect(self.level_chosen)
            game_plate.rules_wanted.connect(self._fold)
        self._tables = game_grid(self.games.values())
        self.rules = RulesFold(store, tradition)
        self.rules.full_wanted.connect(self.rules_wanted)
        self.setWidget(self._body())
        self.retranslate()

    # ------------------------------------------------------------ making

    def _body(self) -> QWidget:
        column = QWidget()
        column.setMaximumWidth(COLUMN)
        box = QVBoxLayout(column)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(10)
        first = QHBoxLayout()
        first.addWidget(self.back)
        first.addStretch(1)
        second = QHBoxLayout()
        second.setSpacing(14)
        second.addWidget(self._line)
        second.addWidget(self.wikipedia)
        second.addStretch(1)
        box.addLayout(first)
        box.addWidget(self._name)
        box.addLayout(second)
        box.addWidget(self._also)
        box.addWidget(self._summary)
        box.addWidget(self._heading(CARDS))
        box.addWidget(self.sheet)
        box.addSpacing(8)
        box.addLayout(self._told())
        box.addSpacing(8)
        box.addWidget(self._heading(GAMES))
        box.addWidget(self._tables)
        box.addWidget(self.rules)
        box.addStretch(1)
        body = QWidget()
        body.setObjectName("page")
        whole = QHBoxLayout(body)
        whole.setContentsMargins(28, 12, 28, 28)
        whole.addStretch(1)
        whole.addWidget(column, 1000)
        whole.addStretch(1)
        return body

    def _told(self) -> QHBoxLayout:
        """History at the left, the place at the right."""
        left = QVBoxLayout()
        for each in (self._heading(HISTORY), self.history, self._heading(SOURCES), self.sources):
            left.addWidget(each)
        left.addStretch(1)
        right = QVBoxLayout()
        right.addWidget(self._heading(PLACE))
        right.addWidget(self.map)
        right.addStretch(1)
        for side in (left, right):
            side.setSpacing(8)
        told = QHBoxLayout()
        told.setSpacing(32)
        told.addLayout(left, 3)
        told.addLayout(right, 2)
        return told

    def _heading(self, template: str) -> QLabel:
        label = _label("heading")
        label.setWordWrap(False)
        self._headings.append((label, template))
        return label

    # ------------------------------------------------------------ showing

    def address(self) -> str:
        """The article on Wikipedia, in the language of the interface if there is one."""
        return self._article()[0]

    def _article(self) -> tuple[str, str]:
        return self.tradition.wikipedia_address(QLocale().name().partition("_")[0])

    def set_look(self, theme: Theme, text_scale: float) -> None:
        """Another scheme or text size."""
        self.sheet.set_look(theme)
        self.map.theme = theme
        self.map.text_scale = text_scale
        self.map.update()
        self._tables.set_text_scale(text_scale)
        self.rules.set_look(theme, text_scale)

    def _fold(self, game: str) -> None:
        """Open the rules below the games and bring them into sight."""
        self.rules.toggle(game)
        if self.rules.isVisible():
            QTimer.singleShot(0, lambda: self.ensureWidgetVisible(self.rules))

    def show_levels(self, levels: Mapping[str, str]) -> None:
        """The level chosen for each game."""
        for game, plate in self.games.items():
            plate.set_level(levels[game])

    def retranslate(self) -> None:
        """Say everything in the present language."""
        tradition, texts = self.tradition, self.tradition.texts
        for label, template in self._headings:
            label.setText(tr(template))
        self.back.setText(f"‹ {tr(BACK)}")
        self.back.setAccessibleName(tr(BACK))
        self._name.setText(tradition.own_name)
        self._line.setText(words.place_line(tradition))
        pattern = words.said(tradition, "name", texts.name)
        names = listed([pattern, *tradition.other_names])
        self._also.setText(tr(ALSO).format(names=names))
        self._summary.setText(words.said(tradition, "summary", texts.summary))
        address, language = self._article()
        here = language == QLocale().name().partition("_")[0]
        self.wikipedia.setText(
            tr(WIKIPEDIA)
            if here or language == "en"
            else tr(WIKIPEDIA_IN).format(language=QLocale(language).nativeLanguageName())
        )
        self.wikipedia.setToolTip(address)
        self._copy.setText(tr(COPY_ADDRESS))
        self._tell_history()
        self.map.set_name(words.said(tradition, "place", texts.place))
        self.sheet.retranslate()
        if self.plate.isVisible():
            self.plate.retranslate()
        for plate in self.games.values():
            plate.retranslate()
        self.rules.retranslate()

    def _tell_history(self) -> None:
        history = self.tradition.texts.history
        numbers = sourced.numbered(claim.sources for claim in history.values())
        told = (
            sourced.paragraph(
                words.said(self.tradition, f"history.{key}", claim.text), claim.sources, numbers
            )
            for key, claim in history.items()
        )
        self.history.setText("".join(told))
        self.sources.setText(sourced.source_list(self.tradition, numbers))


def _label(role: str) -> QLabel:
    label = QLabel()
    label.setProperty("role", role)
    label.setWordWrap(True)
    return label
