"""The page on which a game is chosen: a plate for each, with its cards, its level and its start.

Imports Qt, `traditions`, `sprites`, `speaker`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent
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
from cardavia.desktop.pages.fan import draw_fan
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
RECORD: Final = tr_noop("%n deal(s), {won} won")
TITLE: Final = tr_noop("Games")
LEVEL: Final = tr_noop("Opponents")
WIDTH: Final = 330
"""Logical pixels of a plate."""
VIEW: Final = "games"
"""Name under which the sprites are asked for."""


class GameRecord(NamedTuple):
    """What was played so far."""

    deals: int
    won: int
    """Of those."""


class Fan(QWidget):
    """The cards of a game, fanned."""

    def __init__(self, store: SpriteStore, tradition: Tradition, cards: Sequence[Card]) -> None:
        super().__init__()
        self._store = store
        self.tradition = tradition
        self._cards = tuple(cards)
        self.setMinimumSize(QSize(240, 172))
        store.ready.connect(self._came)

    def _came(self, tradition: str, code: str) -> None:
        if tradition == self.tradition.id and self.isVisible():
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        painter = QPainter(self)
        codes = [self.tradition.face_code(card) for card in self._cards]
        draw_fan(
            painter,
            QRectF(self.rect()),
            self._store,
            self.tradition,
            codes,
            view=VIEW,
            ratio=self.devicePixelRatioF(),
        )


class GamePlate(QFrame):
    """One game to choose."""

    started = Signal(str, str)
    """Game and level."""
    level_chosen = Signal(str, str)
    """Game and level."""

    def __init__(self, game: str, fan: QWidget | None = None) -> None:
        """`fan` is shown at the top, if given."""
        super().__init__()
        self.setProperty("role", "plate")
        self.setObjectName(f"plate.{game}")
        self._game = game
        self.fan = fan
        self._name = QLabel()
        self._name.setProperty("role", "heading")
        self._players = QLabel()
        self._players.setProperty("role", "caption")
        self._players.setWordWrap(True)
        self._sentence = QLabel()
        self._sentence.setWordWrap(True)
        self._record = QLabel()
        self._record.setObjectName(f"record.{game}")
        self._record.setProperty("role", "caption")
        self._record.setWordWrap(True)
        self.record = GameRecord(0, 0)
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
        if fan is not None:
            box.addWidget(fan)
        box.addWidget(self._name)
        box.addWidget(self._players)
        box.addWidget(self._sentence)
        box.addWidget(self._record)
        box.addStretch(1)
        box.addLayout(row)
        for level in LEVEL_NAMES:
            self.level.addItem("", level)
        self.level.setCurrentIndex(1)
        self.level.activated.connect(lambda _: self.level_chosen.emit(game, self.level.currentData()))
        self.set_text_scale(1.0)
        self.retranslate()

    def set_open(self, is_open: bool) -> None:
        """Whether a deal of this game can be continued."""
        self.open = is_open
        self.retranslate()

    def set_record(self, record: GameRecord) -> None:
        """What was played so far."""
        self.record = record
        self.retranslate()

    def set_level(self, level: str) -> None:
        """The level chosen elsewhere."""
        self.level.setCurrentIndex(self.level.findData(level))

    def set_text_scale(self, scale: float) -> None:
        """Larger text needs a wider plate."""
        self.setFixedWidth(round(WIDTH * max(1.0, 0.3 + 0.7 * scale)))

    def retranslate(self) -> None:
        """Say everything in the present language."""
        text = GAME_TEXTS[self._game]
        self._name.setText(text.name)
        self._players.setText(tr(text.players))
        self._sentence.setText(tr(text.sentence))
        deals, won = self.record
        self._record.setText(tr(RECORD, deals).format(won=won))
        self._record.setVisible(deals > 0)
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
        self._store = store
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
        self._fans = {game: Fan(store, traditions[game], text.fan) for game, text in GAME_TEXTS.items()}
        self.plates = {game: GamePlate(game, fan) for game, fan in self._fans.items()}
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

    def set_tradition(self, game: str, tradition: Tradition) -> None:
        """A game is played with other cards from now on."""
        self._fans[game].tradition = tradition
        self._fans[game].update()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        self._store.release(VIEW)
        super().hideEvent(event)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._title.setText(tr(TITLE))
        for plate in self.plates.values():
            plate.retranslate()
