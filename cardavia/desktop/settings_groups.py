"""The groups of the settings sheet: which rows stand under which heading, and what can be chosen there.

A group knows how to be searched and retranslated; the sheet that holds the groups is `settings_sheet.py`.
Imports Qt, `language_rows`, `live_grading`, `settings`, `settings_rows`, `speaker`, `strings`, `traditions`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from cardavia.desktop.language_rows import HEADING, language_rows
from cardavia.desktop.line_row import LineRow
from cardavia.desktop.live_grading import SampleStrip
from cardavia.desktop.pages.games import GAME_TEXTS, LEVEL_NAMES
from cardavia.desktop.settings import LONGEST_HOLD, UNTIL_CLICK, USUAL_BACK, Part, Setting, Settings
from cardavia.desktop.settings_rows import ComboRow, Row, SliderRow, SwitchRow
from cardavia.desktop.speaker import tr
from cardavia.strings import tr_noop
from cardavia.traditions import GAMES, Tradition

CARDS_FOR: Final = tr_noop("Cards for {game}")
BACK_OF: Final = tr_noop("Back of {cards}")
OPPONENTS_IN: Final = tr_noop("Opponents in {game}")
USUAL_TRADITION: Final = tr_noop("Usual cards")

Words = Sequence[tuple[str, str]]
BACKS: Final[Words] = (
    (USUAL_BACK, tr_noop("Usual back")),
    *((f"back-{number}", text) for number, text in ((2, tr_noop("Second back")), (3, tr_noop("Third back")))),
)
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
ORDERS: Final[Words] = (
    ("falling", tr_noop("By suits, high to low")),
    ("rising", tr_noop("By suits, low to high")),
    ("ranks", tr_noop("By ranks")),
)
SEAT_ROWS: Final = (
    ("left", tr_noop("Name of the seat on the left"), tr_noop("Left")),
    ("opposite", tr_noop("Name of the seat opposite"), tr_noop("Opposite")),
    ("right", tr_noop("Name of the seat on the right"), tr_noop("Right")),
)
AS_SYSTEM: Final[Words] = (
    ("system", tr_noop("As the system")),
    ("on", tr_noop("On")),
    ("off", tr_noop("Off")),
)
SPOKEN: Final[Words] = (
    ("brief", tr_noop("Brief")),
    ("normal", tr_noop("Normal")),
    ("full", tr_noop("Full")),
)
COLOURS: Final[Words] = (
    ("traditional", tr_noop("Traditional")),
    ("four", tr_noop("Four colors")),
    ("shapes", tr_noop("Shapes emphasized")),
)
KEYS, KEYS_SAY = tr_noop("Keyboard shortcuts…"), tr_noop("All commands with their keys, which can be changed")


class HoldRow(SliderRow):
    """How long a trick stays; the lowest value is "until I click"."""

    STEP: Final = 100

    def __init__(self, text: str, name: str, setting: Setting[int]) -> None:
        super().__init__(text, name, setting, UNTIL_CLICK, LONGEST_HOLD, self.STEP, " ms")

    def retranslate(self) -> None:
        super().retranslate()
        self.field.setSpecialValueText(tr(tr_noop("until I click")))


class NamedRow(ComboRow):
    """A choice for one game or pack; the label names it."""

    def __init__(
        self, text: str, place: str, filling: str, name: str, setting: Setting[str] | Part, words: Words
    ) -> None:
        """`filling` stands at the `place` of the text."""
        super().__init__(text, name, setting, lambda: [(value, tr(word)) for value, word in words])
        self._filling = {place: filling}

    def words(self) -> str:
        return tr(self.text).format_map(self._filling)


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
        for each in self.members:
            if isinstance(each, Row | KeysButton):
                each.retranslate()

    def search(self, words: str) -> bool:
        """Show the rows that are found by the words, and whether there are any; a heading finds them all."""
        whole = words.casefold() in tr(self._text).casefold()
        found = False
        for each in self.members:
            if isinstance(each, Row | KeysButton):
                here = whole or each.found_by(words)
                each.setVisible(here)
                found = found or here
        for each in self.members:
            if isinstance(each, QLabel):
                each.setVisible(found and bool(each.text()))
            elif not isinstance(each, Row | KeysButton):
                each.setVisible(not words)
        self.setVisible(found)
        return found


class KeysButton(QPushButton):
    """The way to the page of all keys."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("btn.keys")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setText(tr(KEYS))
        self.setToolTip(tr(KEYS_SAY))
        self.setAccessibleDescription(tr(KEYS_SAY))

    def found_by(self, words: str) -> bool:
        """Whether the button is what is looked for."""
        return any(words.casefold() in tr(text).casefold() for text in (KEYS, KEYS_SAY))


class Groups(QWidget):
    """All groups, one below the other; each is made when it is first wanted."""

    keys_wanted = Signal()
    """The page of the keys is asked for."""

    def __init__(self, settings: Settings, traditions: Mapping[str, Tradition]) -> None:
        """`traditions` by id, from west to east."""
        super().__init__()
        self._settings = settings
        self._traditions = traditions
        self.samples = SampleStrip(settings, next(iter(traditions.values())))
        self._no_sound = QLabel()
        self._no_sound.setObjectName("label.no_sound")
        self._no_sound.setProperty("role", "caption")
        self._no_sound.setWordWrap(True)
        self._no_sound.hide()
        self._sound = (
            SwitchRow(tr_noop("Sounds"), "sounds", settings.sounds),
            SliderRow(tr_noop("Volume"), "volume", settings.volume, 0, 100),
        )
        self.made: list[Group] = []
        """The groups that there are by now, from the top."""
        self._coming = self._make()
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(0, 0, 0, 0)
        self._box.setSpacing(6)

    def _make(self) -> Iterator[Group]:
        yield Group(tr_noop("Look"), self._look())
        yield Group(HEADING, language_rows(self._settings))
        yield Group(tr_noop("Play|a group of settings"), self._play())
        yield Group(tr_noop("Help"), self._help())
        yield Group(tr_noop("Motion and sound"), self._motion())
        yield Group(tr_noop("Access"), self._access())
        yield Group(tr_noop("Keys"), self._keys())

    def grow(self) -> Group | None:
        """Make the next group; None if there is no other."""
        group = next(self._coming, None)
        if group is not None:
            group.retranslate()
            self.made.append(group)
            self._box.addWidget(group)
        return group

    @property
    def groups(self) -> tuple[Group, ...]:
        """All groups, from the top."""
        while self.grow() is not None:
            pass
        return tuple(self.made)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for group in self.made:
            group.retranslate()

    def _look(self) -> Sequence[QWidget]:
        settings, packs = self._settings, self._traditions.values()
        names = (("", USUAL_TRADITION), *((each.id, each.own_name) for each in packs))
        return (
            self.samples,
            SliderRow(tr_noop("Contrast"), "contrast", settings.contrast, 0, 100),
            SliderRow(tr_noop("Grain"), "grain", settings.grain, 0, 100),
            SliderRow(tr_noop("Color temperature"), "temperature", settings.temperature, 0, 100),
            *(
                NamedRow(
                    CARDS_FOR,
                    "game",
                    GAME_TEXTS[game].name,
                    f"tradition.{game}",
                    settings.tradition[game],
                    names,
                )
                for game in GAMES
            ),
            *(
                NamedRow(
                    BACK_OF,
                    "cards",
                    each.own_name,
                    f"back.{each.id}",
                    Part(settings.backs, each.id, USUAL_BACK),
                    [(back, text) for back, text in BACKS if back in each.backs()],
                )
                for each in packs
            ),
            _choice(tr_noop("Card size"), "card_size", settings.card_size, SIZES),
            _choice(tr_noop("Index badges"), "badges", settings.badges, BADGES),
            _choice(tr_noop("Scheme"), "scheme", settings.scheme, SCHEMES),
            SliderRow(tr_noop("Text size"), "text_size", settings.text_size, 80, 200, 10),
        )

    def _play(self) -> Sequence[QWidget]:
        settings, levels = self._settings, tuple(LEVEL_NAMES.items())
        return (
            *(
                NamedRow(
                    OPPONENTS_IN,
                    "game",
                    GAME_TEXTS[game].name,
                    f"opponents.{game}",
                    settings.level[game],
                    levels,
                )
                for game in GAMES
            ),
            _choice(tr_noop("Pace"), "pace", settings.pace, PACES),
            HoldRow(tr_noop("A full trick stays"), "trick_hold", settings.trick_hold),
            _choice(tr_noop("Show what is playable"), "show_playable", settings.show_playable, SHOWN),
            SwitchRow(tr_noop("One press of a number key plays"), "one_press", settings.one_press),
            SwitchRow(tr_noop("A second click confirms a play"), "confirm_plays", settings.confirm_plays),
            _choice(tr_noop("Order of the hand"), "sort_order", settings.sort_order, ORDERS),
            SwitchRow(tr_noop("Count the points myself"), "hide_points", settings.hide_points),
            *(
                LineRow(text, f"name_{place}", usual, settings.seat_names[place])
                for place, text, usual in SEAT_ROWS
            ),
        )

    def _help(self) -> Sequence[QWidget]:
        settings = self._settings
        return (
            SwitchRow(tr_noop("Hints"), "hints", settings.hints),
            SwitchRow(tr_noop("Odds of hidden cards"), "odds", settings.odds),
            SwitchRow(tr_noop("The coach judges every card at once"), "live_coach", settings.live_coach),
            SwitchRow(tr_noop("Review every deal when it is over"), "review_after", settings.review_after),
        )

    def _motion(self) -> Sequence[QWidget]:
        motion = self._settings.reduced_motion
        return (
            _choice(tr_noop("Reduced motion"), "reduced_motion", motion, AS_SYSTEM),
            *self._sound,
            self._no_sound,
        )

    def _access(self) -> Sequence[QWidget]:
        settings = self._settings
        return (
            _choice(tr_noop("Announcements"), "announcements", settings.announcements, SPOKEN),
            _choice(tr_noop("High contrast table"), "high_contrast", settings.high_contrast, AS_SYSTEM),
            _choice(tr_noop("Suit colors"), "suit_colours", settings.suit_colours, COLOURS),
        )

    def _keys(self) -> Sequence[QWidget]:
        button = KeysButton()
        button.clicked.connect(self.keys_wanted)
        return (
            SwitchRow(tr_noop("Single letters are commands"), "single_keys", self._settings.single_keys),
            button,
        )

    def show_silence(self, reason: str) -> None:
        """Why no sound can be heard; empty if nothing stands against it."""
        self._no_sound.setText(reason)
        self._no_sound.setVisible(bool(reason))
        for row in self._sound:
            row.setEnabled(not reason)


def _choice(text: str, name: str, setting: Setting[str], words: Words) -> ComboRow:
    return ComboRow(text, name, setting, lambda: [(value, tr(word)) for value, word in words])
