"""The gallery: all card traditions on one wall, what can be continued, and the games below.

The start page.  Imports Qt, `tradition_plate`, `games` (names), `speaker`, `sprites`, `theme` and
`traditions`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget

from cardavia.desktop.flow_layout import FlowLayout
from cardavia.desktop.pages.games import GAME_TEXTS, GamePlate, game_grid
from cardavia.desktop.pages.games import TITLE as GAMES
from cardavia.desktop.pages.plate_grid import PlateGrid
from cardavia.desktop.pages.tradition_plate import LEAST, VIEW, DamagedPlate, TraditionPlate
from cardavia.desktop.speaker import tr
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.theme import Theme
from cardavia.strings import tr_noop
from cardavia.traditions import DamagedTradition, Tradition

TITLE: Final = tr_noop("Card traditions")
CONTINUE: Final = tr_noop("Continue: {game}, deal {number}, trick {trick}")
CONTINUE_OWN: Final = tr_noop("Continue: {game}, trick {trick}")
SEARCH: Final = tr_noop("Search card traditions")
NOTHING: Final = tr_noop("No card tradition has this in its name, place or games.")
FEW: Final = 8
"""Traditions up to which nobody needs a search field."""
WIDEST: Final = 940
"""Logical pixels of a plate at most."""


class OpenDeal(NamedTuple):
    """A deal that was left and can be gone on with."""

    game: str
    number: int | None
    """None for a deal that came as a record."""
    trick: int
    """Counted from 1."""


class Wall(PlateGrid):
    """The traditions, walked along with the arrow keys."""

    def __init__(self) -> None:
        super().__init__(LEAST.width(), WIDEST)
        self.plates: list[TraditionPlate | DamagedPlate] = []

    def hang(self, plates: Sequence[TraditionPlate | DamagedPlate]) -> None:
        """Hang the plates in this order."""
        self.plates = list(plates)
        self.show_plates(plates)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        key = Qt.Key
        across = self.across()
        steps = {key.Key_Left: -1, key.Key_Right: 1, key.Key_Up: -across, key.Key_Down: across}
        here = next((place for place, plate in enumerate(self.plates) if plate.hasFocus()), None)
        if event.key() == key.Key_Home:
            there = 0
        elif event.key() == key.Key_End:
            there = len(self.plates) - 1
        elif here is not None and event.key() in steps:
            there = here + steps[key(event.key())]
        else:
            super().keyPressEvent(event)
            return
        if 0 <= there < len(self.plates):
            self.plates[there].setFocus(Qt.FocusReason.OtherFocusReason)


class GalleryPage(QScrollArea):
    """All traditions."""

    opened = Signal(str)
    """The id of the tradition to show."""
    continued = Signal(str)
    """The game to go on with."""
    started = Signal(str, str)
    """Game and level."""
    level_chosen = Signal(str, str)
    rules_wanted = Signal(str)

    def __init__(
        self,
        store: SpriteStore,
        traditions: Sequence[Tradition],
        damaged: Sequence[DamagedTradition] = (),
        last_used: str = "",
    ) -> None:
        """`traditions` from west to east; the one last used hangs first."""
        super().__init__()
        self.setObjectName("page.gallery")
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._store = store
        self._deals: tuple[OpenDeal, ...] = ()
        body = QWidget()
        body.setObjectName("page")
        self._title = QLabel()
        self._title.setProperty("role", "title")
        self._strip = QWidget()
        policy = self._strip.sizePolicy()
        policy.setHeightForWidth(True)
        self._strip.setSizePolicy(policy)
        self._flow = FlowLayout(self._strip, 12, centred=False)
        self.continues: dict[str, QPushButton] = {}
        self.wall = Wall()
        sound = {
            each.id: TraditionPlate(store, each, place, self.wall) for place, each in enumerate(traditions)
        }
        self.plates = dict(sorted(sound.items(), key=lambda it: it[0] != last_used))
        for name, plate in self.plates.items():
            plate.clicked.connect(lambda _=False, name=name: self.opened.emit(name))
        self._damaged = [DamagedPlate(each, self.wall) for each in damaged]
        self._everything: tuple[TraditionPlate | DamagedPlate, ...] = (*self.plates.values(), *self._damaged)
        self.wall.hang(self._everything)
        self.search = QLineEdit()
        self.search.setObjectName("gallery.search")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._find)
        self.search.setVisible(len(self.plates) > FEW)
        self._nothing = QLabel()
        self._nothing.hide()
        self.setFocusProxy(self.wall.plates[0])
        self._games_title = QLabel()
        self._games_title.setProperty("role", "title")
        self.games = {game: GamePlate(game) for game in GAME_TEXTS}
        for game_plate in self.games.values():
            game_plate.started.connect(self.started)
            game_plate.level_chosen.connect(self.level_chosen)
            game_plate.rules_wanted.connect(self.rules_wanted)
        self.tables = game_grid(self.games.values())
        self._box = box = QVBoxLayout(body)
        box.setContentsMargins(28, 18, 28, 24)
        box.setSpacing(16)
        box.addWidget(self._title)
        box.addWidget(self._strip)
        box.addWidget(self.search)
        box.addWidget(self._nothing)
        box.addWidget(self.wall)
        box.addSpacing(4)
        box.addWidget(self._games_title)
        box.addWidget(self.tables)
        box.addStretch(1)
        self.setWidget(body)
        self.retranslate()

    def show_open_deals(self, deals: Sequence[OpenDeal]) -> None:
        """Offer to continue what was left."""
        if tuple(deals) == self._deals:
            return
        self._deals = tuple(deals)
        for button in self.continues.values():
            self._flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.continues = {}
        for deal in deals:
            button = QPushButton()
            button.setObjectName(f"continue.{deal.game}")
            button.clicked.connect(lambda _=False, game=deal.game: self.continued.emit(game))
            self._flow.addWidget(button)
            self.continues[deal.game] = button
        self.retranslate()

    def _find(self, words: str) -> None:
        """Hang only the traditions whose name, place, country or games hold the words."""
        sought = words.strip().casefold()
        found = [plate for plate in self._everything if sought in plate.accessibleName().casefold()]
        for plate in self._everything:
            plate.setVisible(plate in found)
        self.wall.hang(found)
        self._nothing.setVisible(not found)

    def show_first(self, strip: QWidget) -> None:
        """Put a strip above everything: what is asked at the first start."""
        self._box.insertWidget(0, strip)

    def set_look(self, theme: Theme, text_scale: float, reduced: bool) -> None:
        """Another scheme, text size or wish about motion."""
        for plate in self._everything:
            plate.theme = theme
            plate.text_scale = text_scale
            plate.update()
        for sound in self.plates.values():
            sound.reduced = reduced
        self.wall.set_text_scale(text_scale)
        self.tables.set_text_scale(text_scale)

    def show_games(self) -> None:
        """Bring the games into sight and the focus on the first."""
        self._scroll_to_games()
        # the strip of open deals may have come or gone a moment ago, and the page is laid out after that
        QTimer.singleShot(0, self, self._scroll_to_games)
        next(iter(self.games.values())).start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _scroll_to_games(self) -> None:
        self.verticalScrollBar().setValue(self._games_title.y() - 12)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._title.setText(tr(TITLE))
        self.search.setPlaceholderText(tr(SEARCH))
        self.search.setAccessibleName(tr(SEARCH))
        self._nothing.setText(tr(NOTHING))
        self._games_title.setText(tr(GAMES))
        for game_plate in self.games.values():
            game_plate.retranslate()
        for deal in self._deals:
            name = GAME_TEXTS[deal.game].name
            template = CONTINUE_OWN if deal.number is None else CONTINUE
            self.continues[deal.game].setText(
                tr(template).format(game=name, number=deal.number, trick=deal.trick)
            )
        self._strip.setVisible(bool(self._deals))
        for plate in self._everything:
            plate.retranslate()
        self.wall.arrange()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        self._store.release(VIEW)
        super().hideEvent(event)
