"""The page on which a game is chosen: a plate for each, with its cards, its level and its start.

Imports Qt, `traditions`, `sprites`, `speaker`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardavia.cards import Card
from cardavia.desktop.flow_layout import FlowLayout
from cardavia.desktop.speaker import tr
from cardavia.desktop.sprites import SpriteStore
from cardavia.strings import tr_noop
from cardavia.traditions import Tradition


class GameText(NamedTuple):
    """What a plate says of a game."""

    name: str
    """A proper name, the same in every language."""
    players: str
    sentence: str
    fan: tuple[Card, ...]
    """Cards shown on the plate."""


GAME_TEXTS: Final[Mapping[str, GameText]] = {
    "schnapsen": GameText(
        "Schnapsen",
        tr_noop("2 players · You vs AI · Seven-point match"),
        tr_noop("Win tricks and declare marriages to reach 66 card points first."),
        (23, 22, 21, 20, 19),
    ),
    "preference": GameText(
        "Preference",
        tr_noop("3 players · You and two AI · Pot and balances"),
        tr_noop("Bid for the talon, name trump and take six tricks against two defenders."),
        (31, 30, 29, 28, 27),
    ),
    "skat": GameText(
        "Skat",
        tr_noop("3 players · You and two AI · One deal"),
        tr_noop("Bid to declare a suit, Grand or Null and face two defenders who play together."),
        (4, 12, 20, 28, 7),
    ),
    "schafkopf": GameText(
        "Schafkopf",
        tr_noop("4 players · You and three AI · Points each deal"),
        tr_noop("Call an ace for a secret partner, or play Wenz or Solo alone."),
        (5, 13, 21, 29, 15),
    ),
}
LEVEL_NAMES: Final[Mapping[str, str]] = {
    "beginner": tr_noop("Beginner"),
    "club": tr_noop("Club player"),
    "master": tr_noop("Master"),
}
START, CONTINUE = tr_noop("Start game"), tr_noop("Continue")
TITLE: Final = tr_noop("Games")
LEVEL: Final = tr_noop("Opponents")


class Fan(QWidget):
    """Cards fanned like in a hand."""

    def __init__(self, store: SpriteStore, tradition: Tradition, cards: Sequence[Card]) -> None:
        super().__init__()
        self._store = store
        self._tradition = tradition
        self._cards = tuple(cards)
        self.setMinimumSize(QSize(240, 172))
        store.ready.connect(self._came)

    def _came(self, tradition: str, code: str) -> None:
        if tradition == self._tradition.id:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        high = self.height() * 0.82
        size = QSizeF(high * self._tradition.aspect, high)
        for index, card in enumerate(self._cards):
            turn = (index - (len(self._cards) - 1) / 2) * 11
            code = self._tradition.face_code(card)
            pixmap = self._store.sprite(self._tradition.id, code, size, self.devicePixelRatioF(), "games")
            painter.save()
            painter.translate(QPointF(self.width() / 2, self.height() * 1.28))
            painter.rotate(turn)
            painter.drawPixmap(
                QRectF(-size.width() / 2, -self.height() * 1.16, size.width(), size.height()),
                pixmap,
                QRectF(pixmap.rect()),
            )
            painter.restore()


class GamePlate(QFrame):
    """One game to choose."""

    started = Signal(str, str)
    """Game and level."""

    def __init__(self, game: str, store: SpriteStore, tradition: Tradition) -> None:
        super().__init__()
        self.setProperty("role", "plate")
        self.setObjectName(f"plate.{game}")
        self._game = game
        self._name = QLabel()
        self._name.setProperty("role", "heading")
        self._players = QLabel()
        self._players.setProperty("role", "caption")
        self._players.setWordWrap(True)
        self._sentence = QLabel()
        self._sentence.setWordWrap(True)
        self.level = QComboBox()
        self.level.setObjectName(f"combo.level.{game}")
        self.start = QPushButton()
        self.start.setObjectName(f"btn.start.{game}")
        self.start.setProperty("role", "primary")
        self.start.clicked.connect(lambda: self.started.emit(game, self.level.currentData()))
        self.open = False
        row = QHBoxLayout()
        row.addWidget(self.level)
        row.addStretch(1)
        row.addWidget(self.start)
        box = QVBoxLayout(self)
        box.setContentsMargins(16, 10, 16, 14)
        box.setSpacing(6)
        box.addWidget(Fan(store, tradition, GAME_TEXTS[game].fan))
        box.addWidget(self._name)
        box.addWidget(self._players)
        box.addWidget(self._sentence)
        box.addStretch(1)
        box.addLayout(row)
        self.setFixedWidth(330)
        for level in LEVEL_NAMES:
            self.level.addItem("", level)
        self.level.setCurrentIndex(1)
        self.retranslate()

    def set_open(self, is_open: bool) -> None:
        """Whether a deal of this game can be continued."""
        self.open = is_open
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        text = GAME_TEXTS[self._game]
        self._name.setText(text.name)
        self._players.setText(tr(text.players))
        self._sentence.setText(tr(text.sentence))
        self.start.setText(tr(CONTINUE) if self.open else tr(START))
        self.start.setAccessibleName(f"{self.start.text()}: {text.name}")
        self.level.setAccessibleName(f"{tr(LEVEL)}: {text.name}")
        for index, name in enumerate(LEVEL_NAMES.values()):
            self.level.setItemText(index, tr(name))


class GamesPage(QScrollArea):
    """All games."""

    started = Signal(str, str)

    def __init__(self, store: SpriteStore, traditions: Mapping[str, Tradition]) -> None:
        """`traditions` by game."""
        super().__init__()
        self.setObjectName("page.games")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        body = QWidget()
        body.setObjectName("page")
        self._title = QLabel()
        self._title.setProperty("role", "title")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        wall = QWidget()
        flow = FlowLayout(wall, 22)
        policy = wall.sizePolicy()
        policy.setHeightForWidth(True)
        wall.setSizePolicy(policy)
        self.plates = {game: GamePlate(game, store, traditions[game]) for game in GAME_TEXTS}
        for plate in self.plates.values():
            plate.started.connect(self.started)
            flow.addWidget(plate)
        box = QVBoxLayout(body)
        box.setContentsMargins(20, 18, 20, 24)
        box.setSpacing(18)
        box.addWidget(self._title)
        box.addWidget(wall)
        box.addStretch(1)
        self.setWidget(body)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._title.setText(tr(TITLE))
        for plate in self.plates.values():
            plate.retranslate()
