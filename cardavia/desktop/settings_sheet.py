"""The settings: a sheet at the right of the window over any page, where everything acts at once.

No button confirms anything.  Imports Qt, `settings`, `settings_rows`, `live_grading`, `speaker`, `strings`
and `traditions`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from cardavia.desktop.live_grading import SampleStrip
from cardavia.desktop.pages.games import GAME_TEXTS, LEVEL_NAMES
from cardavia.desktop.settings import LONGEST_HOLD, UNTIL_CLICK, Setting, Settings
from cardavia.desktop.settings_rows import ComboRow, Row, SliderRow, SwitchRow
from cardavia.desktop.speaker import tr
from cardavia.strings import tr_noop
from cardavia.traditions import GAMES, Tradition

WIDTH: Final = 404
"""Logical pixels at a text size of 100 %."""
TITLE, RESET, CLOSE = tr_noop("Settings"), tr_noop("Reset"), tr_noop("Close settings")
RESET_SAYS: Final = tr_noop("Everything on this page back to its usual value")
SEARCH: Final = tr_noop("Search settings")
NOTHING_FOUND: Final = tr_noop("No setting has this in its name.")
CARDS_FOR: Final = tr_noop("Cards for {game}")
OPPONENTS_IN: Final = tr_noop("Opponents in {game}")
USUAL_TRADITION: Final = tr_noop("Usual cards")

Words = Sequence[tuple[str, str]]
BACKS: Final[Words] = (("back", tr_noop("Usual back")), ("back-2", tr_noop("Second back")))
SIZES: Final[Words] = (
    ("small", tr_noop("Small")),
    ("normal", tr_noop("Normal size")),
    ("large", tr_noop("Large")),
)
BADGES: Final[Words] = (("auto", tr_noop("Automatic")), ("on", tr_noop("On")), ("off", tr_noop("Off")))
SCHEMES: Final[Words] = (
    ("system", tr_noop("As the system")),
    ("light", tr_noop("Light")),
    ("dark", tr_noop("Dark")),
)
PACES: Final[Words] = (
    ("off", tr_noop("No pauses")),
    ("fast", tr_noop("Fast")),
    ("normal", tr_noop("Normal pace")),
    ("slow", tr_noop("Slow")),
)
SHOWN: Final[Words] = (
    ("always", tr_noop("Always")),
    ("late", tr_noop("After 3 seconds")),
    ("refused", tr_noop("After a refused card")),
    ("never", tr_noop("Never")),
)
MOTIONS: Final[Words] = (
    ("system", tr_noop("As the system")),
    ("on", tr_noop("On")),
    ("off", tr_noop("Off")),
)


class HoldRow(SliderRow):
    """How long a trick stays; the lowest value is "until I click"."""

    STEP: Final = 100

    def __init__(self, text: str, name: str, setting: Setting[int]) -> None:
        super().__init__(text, name, setting, UNTIL_CLICK, LONGEST_HOLD, self.STEP, " ms")

    def retranslate(self) -> None:
        super().retranslate()
        self.field.setSpecialValueText(tr(tr_noop("until I click")))


class NamedRow(ComboRow):
    """A choice for one game; the label names it."""

    def __init__(self, text: str, game: str, name: str, setting: Setting[str], words: Words) -> None:
        super().__init__(
            text, f"{name}.{game}", setting, lambda: [(value, tr(word)) for value, word in words]
        )
        self._game = game

    def _words(self) -> str:
        return tr(self.text).format(game=GAME_TEXTS[self._game].name)

    def found_by(self, words: str) -> bool:
        return words.casefold() in self._words().casefold()

    def retranslate(self) -> None:
        super().retranslate()
        self.label.setText(self._words())
        self.combo.setAccessibleName(self._words())


class Group(QWidget):
    """Rows under a heading."""

    def __init__(self, text: str, rows: Sequence[QWidget]) -> None:
        super().__init__()
        self._text = text
        self._heading = QLabel()
        self._heading.setProperty("role", "heading")
        self.members = tuple(rows)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 14)
        box.setSpacing(4)
        box.addWidget(self._heading)
        for row in rows:
            box.addWidget(row)

    def rows(self) -> list[Row]:
        """What holds a setting."""
        return [each for each in self.members if isinstance(each, Row)]

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._heading.setText(tr(self._text))
        for row in self.rows():
            row.retranslate()

    def search(self, words: str) -> bool:
        """Show the rows that are found by the words, and whether there are any."""
        found = False
        for row in self.rows():
            row.setVisible(row.found_by(words))
            found = found or row.found_by(words)
        for each in self.members:
            if isinstance(each, QLabel):
                each.setVisible(found and bool(each.text()))
            elif not isinstance(each, Row):
                each.setVisible(not words)
        self.setVisible(found)
        return found


class SettingsSheet(QFrame):
    """All settings."""

    closed = Signal()

    def __init__(self, settings: Settings, traditions: Mapping[str, Tradition], parent: QWidget) -> None:
        """`traditions` by id; the sheet lies over `parent` and is hidden at first."""
        super().__init__(parent)
        self.setObjectName("sheet.settings")
        self.setProperty("role", "sheet")
        self.settings = settings
        self.traditions = dict(traditions)
        self.samples = SampleStrip(settings, next(iter(self.traditions.values())))
        self._title = QLabel()
        self._title.setProperty("role", "heading")
        self._reset = QPushButton()
        self._reset.setObjectName("btn.reset")
        self._reset.setProperty("role", "quiet")
        self._reset.clicked.connect(settings.reset)
        self._close = QPushButton("✕")
        self._close.setObjectName("btn.close")
        self._close.setProperty("role", "quiet")
        self._close.clicked.connect(self.hide)
        self.search = QLineEdit()
        self.search.setObjectName("field.search")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._find)
        self._nothing = QLabel()
        self._nothing.setWordWrap(True)
        self._nothing.hide()
        self.groups = self._groups()
        self._lay_out()
        self.retranslate()
        self.hide()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._reset)
        head.addWidget(self._close)
        body = QWidget()
        rows = QVBoxLayout(body)
        rows.setContentsMargins(2, 4, 8, 4)
        rows.addWidget(self._nothing)
        for group in self.groups:
            rows.addWidget(group)
        rows.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(body)
        box = QVBoxLayout(self)
        box.setContentsMargins(18, 12, 8, 8)
        box.setSpacing(8)
        sought = QHBoxLayout()
        sought.setContentsMargins(0, 0, 18, 0)
        sought.addWidget(self.search)
        box.addLayout(head)
        box.addLayout(sought)
        box.addWidget(area, 1)

    def _groups(self) -> tuple[Group, ...]:
        settings = self.settings

        def choice(text: str, name: str, setting: Setting[str], words: Words) -> ComboRow:
            return ComboRow(text, name, setting, lambda: [(value, tr(word)) for value, word in words])

        packs = (("", USUAL_TRADITION), *((each.id, each.own_name) for each in self.traditions.values()))
        look = (
            self.samples,
            SliderRow(tr_noop("Contrast"), "contrast", settings.contrast, 0, 100),
            SliderRow(tr_noop("Grain"), "grain", settings.grain, 0, 100),
            SliderRow(tr_noop("Color temperature"), "temperature", settings.temperature, 0, 100),
            *(NamedRow(CARDS_FOR, game, "tradition", settings.tradition[game], packs) for game in GAMES),
            choice(tr_noop("Card back"), "back", settings.back, BACKS),
            choice(tr_noop("Card size"), "card_size", settings.card_size, SIZES),
            choice(tr_noop("Index badges"), "badges", settings.badges, BADGES),
            choice(tr_noop("Scheme"), "scheme", settings.scheme, SCHEMES),
            SliderRow(tr_noop("Text size"), "text_size", settings.text_size, 80, 200, 10),
        )
        levels = tuple(LEVEL_NAMES.items())
        play = (
            *(NamedRow(OPPONENTS_IN, game, "opponents", settings.level[game], levels) for game in GAMES),
            choice(tr_noop("Pace"), "pace", settings.pace, PACES),
            HoldRow(tr_noop("A full trick stays"), "trick_hold", settings.trick_hold),
            choice(tr_noop("Show what is playable"), "show_playable", settings.show_playable, SHOWN),
            SwitchRow(tr_noop("One press of a number key plays"), "one_press", settings.one_press),
            SwitchRow(tr_noop("A second click confirms a play"), "confirm_plays", settings.confirm_plays),
        )
        motion = choice(tr_noop("Reduced motion"), "reduced_motion", settings.reduced_motion, MOTIONS)
        self._sound = (
            SwitchRow(tr_noop("Sounds"), "sounds", settings.sounds),
            SliderRow(tr_noop("Volume"), "volume", settings.volume, 0, 100),
        )
        self._no_sound = QLabel()
        self._no_sound.setObjectName("label.no_sound")
        self._no_sound.setProperty("role", "caption")
        self._no_sound.setWordWrap(True)
        self._no_sound.hide()
        return (
            Group(tr_noop("Look"), look),
            Group(tr_noop("Play"), play),
            Group(tr_noop("Motion and sound"), (motion, *self._sound, self._no_sound)),
        )

    def show_silence(self, reason: str) -> None:
        """Why no sound can be heard; empty if nothing stands against it."""
        self._no_sound.setText(reason)
        self._no_sound.setVisible(bool(reason))
        for row in self._sound:
            row.setEnabled(not reason)

    def show_tradition(self, tradition: Tradition) -> None:
        """The cards one looks at now: the samples are of the same pack."""
        self.samples.set_tradition(tradition)

    def arrange(self, text_scale: float) -> None:
        """Lie along the right side of the parent."""
        parent = self.parentWidget()
        assert parent is not None
        wide = min(round(WIDTH * max(1.0, 0.4 + 0.6 * text_scale)), parent.width())
        self.setGeometry(parent.width() - wide, 0, wide, parent.height())

    def open(self) -> None:
        """Show the sheet and put the focus on its first control."""
        self.show()
        self.raise_()
        row = next(each for each in self.groups[0].rows() if isinstance(each, SliderRow))
        row.slider.setFocus()

    def _find(self, words: str) -> None:
        found = [group.search(words.strip()) for group in self.groups]
        self._nothing.setVisible(not any(found))

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._title.setText(tr(TITLE))
        self._reset.setText(tr(RESET))
        self._reset.setToolTip(tr(RESET_SAYS))
        self._close.setAccessibleName(tr(CLOSE))
        self._close.setToolTip(tr(CLOSE))
        self.search.setPlaceholderText(tr(SEARCH))
        self.search.setAccessibleName(tr(SEARCH))
        self._nothing.setText(tr(NOTHING_FOUND))
        self.setAccessibleName(tr(TITLE))
        for group in self.groups:
            group.retranslate()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            return
        event.accept()  # keys pressed here are not for the page below

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self.closed.emit()
