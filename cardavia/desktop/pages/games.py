"""What is said of each game, and the plate on which one is begun or gone on with.

Plates stand on the gallery and on the page of each tradition that serves the game.  Imports Qt,
`choice_box`, `plate_grid`, `speaker` and `strings`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from cardavia.desktop.choice_box import ChoiceBox
from cardavia.desktop.flow_layout import FlowLayout
from cardavia.desktop.pages.plate_grid import PlateGrid
from cardavia.desktop.speaker import tr
from cardavia.strings import tr_noop


class GameText(NamedTuple):
    """What a plate says of a game."""

    name: str
    """A proper name, the same in every language."""
    players: str
    sentence: str


GAME_TEXTS: Final[Mapping[str, GameText]] = {
    "schnapsen": GameText(
        "Schnapsen",
        tr_noop("2 players · You vs AI · Seven-point match"),
        tr_noop("Win tricks and declare marriages to reach 66 card points first."),
    ),
    "preference": GameText(
        "Preference",
        tr_noop("3 players · You and two AI · Pot and balances"),
        tr_noop("Bid for the talon, name trump and take six tricks against two defenders."),
    ),
    "skat": GameText(
        "Skat",
        tr_noop("3 players · You and two AI · One deal"),
        tr_noop("Bid to declare a suit, Grand or Null and face two defenders who play together."),
    ),
    "schafkopf": GameText(
        "Schafkopf",
        tr_noop("4 players · You and three AI · Points each deal"),
        tr_noop("Call an ace for a secret partner, or play Wenz or Solo alone."),
    ),
}
LEVEL_NAMES: Final[Mapping[str, str]] = {
    "beginner": tr_noop("Beginner"),
    "club": tr_noop("Club player"),
    "master": tr_noop("Master"),
}
START, CONTINUE = tr_noop("Start game"), tr_noop("Continue")
RECORD: Final = tr_noop("%n deal(s), {won} won")
RULES: Final = tr_noop("Rules")
TITLE: Final = tr_noop("Games")
LEVEL: Final = tr_noop("Opponents")
LEAST, WIDEST = 280, 940
"""Logical pixels of a plate's width."""


class GameRecord(NamedTuple):
    """What was played so far."""

    deals: int
    won: int
    """Of those."""


class GamePlate(QFrame):
    """One game to choose."""

    started = Signal(str, str)
    """Game and level."""
    rules_wanted = Signal(str)
    """The game whose rules are to be read."""
    level_chosen = Signal(str, str)
    """Game and level."""

    def __init__(self, game: str) -> None:
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
        self._record = QLabel()
        self._record.setObjectName(f"record.{game}")
        self._record.setProperty("role", "caption")
        self._record.setWordWrap(True)
        self.record = GameRecord(0, 0)
        self.level = ChoiceBox()
        self.level.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.level.setObjectName(f"combo.level.{game}")
        self.start = QPushButton()
        self.start.setObjectName(f"btn.start.{game}")
        self.start.setProperty("role", "primary")
        self.start.clicked.connect(lambda: self.started.emit(game, self.level.currentData()))
        self.rules = QPushButton()
        self.rules.setObjectName(f"fold.rules.{game}")
        self.rules.setProperty("role", "quiet")
        self.rules.clicked.connect(lambda: self.rules_wanted.emit(game))
        self.open = False
        row = FlowLayout(spacing=6, centred=False)
        row.addWidget(self.level)
        row.addWidget(self.start)
        box = QVBoxLayout(self)
        box.setContentsMargins(14, 10, 14, 14)
        box.setSpacing(6)
        head = QHBoxLayout()
        head.addWidget(self._name, 1)
        head.addWidget(self.rules)
        box.addLayout(head)
        box.addWidget(self._players)
        box.addWidget(self._sentence)
        box.addWidget(self._record)
        box.addStretch(1)
        box.addLayout(row)
        for level in LEVEL_NAMES:
            self.level.addItem("", level)
        self.level.setCurrentIndex(1)
        self.level.activated.connect(lambda _: self.level_chosen.emit(game, self.level.currentData()))
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

    def retranslate(self) -> None:
        """Say everything in the present language."""
        text = GAME_TEXTS[self._game]
        self._name.setText(text.name)
        self.rules.setText(tr(RULES))
        self.rules.setAccessibleName(f"{self.rules.text()}: {text.name}")
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


def game_grid(plates: Iterable[GamePlate]) -> PlateGrid:
    """Plates of games side by side."""
    grid = PlateGrid(LEAST, WIDEST, centred=False)
    grid.show_plates(list(plates))
    return grid
