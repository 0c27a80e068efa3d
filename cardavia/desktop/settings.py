"""What the person has chosen: typed settings over one INI file, one signal a setting.

Every setting is a `Setting` with a default and a kind that says which values are sound; `set` writes and
tells at once.  A file that cannot be read as settings is set aside with one line in `notes` and everything
starts from its default; a single value that is unsound falls back to its default, also with a line.

Not for what the program remembers by itself (`window_state.py`), nor for what a setting does.  Imports
QtCore, platformdirs, `saving`, `strings`, `pace`, `grading`, `languages` and `traditions` (names of the
games).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Generic, Protocol, TypeAlias, TypeVar, cast

import platformdirs
from PySide6.QtCore import QObject, QSettings, Signal

from cardavia import saving
from cardavia.desktop.grading import Grading
from cardavia.languages import LANGUAGES
from cardavia.pace import Pace
from cardavia.strings import Text, say
from cardavia.traditions import GAMES

Value = TypeVar("Value")

FILE: Final = "settings.ini"
USUAL_BACK: Final = "back"
UNTIL_CLICK: Final = -100
"""A trick hold below 0 ends by a click only; this one is written."""
LONGEST_HOLD: Final = 4000
"""Milliseconds."""
LINE_LENGTH: Final = 20
"""Signs in a name that the person gives to a seat, at most."""
SEATS: Final = ("left", "opposite", "right")
"""Seats that can be named, by where they are; at a table of two the other seat is opposite."""
CARD_SIZES: Final[Mapping[str, float]] = {"small": 0.85, "normal": 1.0, "large": 1.15}
"""Factors on the height of the own cards."""
SPEEDS: Final[Mapping[str, float]] = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 1.6}
"""Factors on pauses and motions."""


# ---------------------------------------------------------------- kinds of values
class Kind(Protocol[Value]):
    """Which values a setting may have, and how they stand in the file."""

    def read(self, text: str) -> Value:
        """The value of a text; `ValueError` if it is unsound."""

    def write(self, value: Value) -> str:
        """The text of a value; `ValueError` if it is unsound."""


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number from `low` to `high`."""

    low: int
    high: int

    def read(self, text: str) -> int:
        return self._checked(int(text))

    def write(self, value: int) -> str:
        return str(self._checked(value))

    def _checked(self, value: int) -> int:
        if not self.low <= value <= self.high:
            raise ValueError(f"{value} does not lie between {self.low} and {self.high}")
        return value


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    words: tuple[str, ...]

    def read(self, text: str) -> str:
        return self.write(text)

    def write(self, value: str) -> str:
        if value not in self.words:
            raise ValueError(f"{value!r} is none of {', '.join(self.words)}")
        return value


@dataclass(frozen=True, slots=True)
class Name:
    """An identifier that other parts know: letters, figures, hyphen, underscore; may be empty."""

    def read(self, text: str) -> str:
        return self.write(text)

    def write(self, value: str) -> str:
        if not all(letter.isalnum() or letter in "-_" for letter in value):
            raise ValueError(f"{value!r} is no identifier")
        return value


@dataclass(frozen=True, slots=True)
class Line:
    """A line of one's own words, up to `LINE_LENGTH` signs; may be empty."""

    def read(self, text: str) -> str:
        return self.write(text)

    def write(self, value: str) -> str:
        if len(value) > LINE_LENGTH or not value.isprintable() or value != value.strip():
            raise ValueError(f"{value!r} is no line of up to {LINE_LENGTH} signs")
        return value


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""

    def read(self, text: str) -> bool:
        if text not in ("true", "false"):
            raise ValueError(f"{text!r} is neither true nor false")
        return text == "true"

    def write(self, value: bool) -> str:
        return "true" if value else "false"


Pairs: TypeAlias = tuple[tuple[str, str], ...]
"""Names and what was chosen for each, in the order of the names."""


@dataclass(frozen=True, slots=True)
class Table:
    """A text for each of some names; only what differs from the usual is kept.

    It stands in the file as `name=text` with a blank between two; a text holds no blank.
    """

    def read(self, text: str) -> Pairs:
        pairs = tuple(tuple(each.split("=", 1)) for each in text.split())
        if any(len(pair) != 2 for pair in pairs):
            raise ValueError(f"{text!r} is no row of name=text")
        value = tuple((name, chosen) for name, chosen in pairs)
        self.write(value)
        return value

    def write(self, value: Pairs) -> str:
        names = [name for name, _ in value]
        if names != sorted(set(names)) or any(len(part.split()) != 1 for pair in value for part in pair):
            raise ValueError(f"{value!r} is no table of names and texts")
        if not all(Name().write(name) for name in names):
            raise ValueError(f"{value!r} has a name without letters")
        return " ".join(f"{name}={chosen}" for name, chosen in value)


# ---------------------------------------------------------------- one setting
class Setting(QObject, Generic[Value]):
    """One value, its default, and the signal that tells of a change."""

    changed = Signal(object)
    """The new value."""

    def __init__(
        self, key: str, default: Value, kind: Kind[Value], file: QSettings | None, notes: list[Text]
    ) -> None:
        super().__init__()
        self.key = key
        self.default = default
        self.kind = kind
        self._file = file
        self._value = default
        text = file.value(key) if file is not None and file.contains(key) else None
        if text is not None:
            try:
                self._value = kind.read(str(text))
            except ValueError:
                notes.append(
                    say("The setting {key} had an impossible value; the usual one is used.", key=key)
                )

    @property
    def value(self) -> Value:
        """What is chosen now."""
        return self._value

    def set(self, value: Value) -> None:
        """Choose a value, keep it and tell; `ValueError` if it is unsound."""
        text = self.kind.write(value)
        if value == self._value:
            return
        self._value = value
        if self._file is not None:
            self._file.setValue(self.key, text)
        self.changed.emit(value)

    def reset(self) -> None:
        """Back to the default."""
        self.set(self.default)

    def restore(self, value: object) -> None:
        """Choose a value that this setting once had; `ValueError` if it is unsound."""
        self.set(cast("Value", value))


class Part(QObject):
    """What is chosen for one name of a table, used like a setting of its own."""

    changed = Signal(object)
    """The new text."""

    def __init__(self, table: Setting[Pairs], name: str, default: str) -> None:
        """`default` is what stands for a name that the table does not have."""
        super().__init__(table)
        self.name = name
        self.default = default
        self.table = table
        self._value = self._read()
        table.changed.connect(self._follow)

    def _read(self) -> str:
        return dict(self.table.value).get(self.name, self.default)

    def _follow(self) -> None:
        if self._read() != self._value:
            self._value = self._read()
            self.changed.emit(self._value)

    @property
    def value(self) -> str:
        """What is chosen now."""
        return self._value

    def set(self, value: str) -> None:
        """Choose a text; the default is taken out of the table.  `ValueError` if it is unsound."""
        chosen = {**dict(self.table.value), self.name: value}
        if value == self.default:
            del chosen[self.name]
        self.table.set(tuple(sorted(chosen.items())))


# ---------------------------------------------------------------- all of them
class Settings(QObject):
    """Every setting of the program."""

    def __init__(self, path: Path | None = None) -> None:
        """Read the file at `path`, made at the first change; without a path nothing is kept."""
        super().__init__()
        self.notes: list[Text] = []
        """What had to be repaired, one line each."""
        self._file = _open(path, self.notes) if path is not None else None
        self.contrast = self._number("look/contrast", 50, 0, 100)
        self.grain = self._number("look/grain", 50, 0, 100)
        self.temperature = self._number("look/temperature", 50, 0, 100)
        self.tradition = {game: self._name(f"look/tradition_{game}") for game in GAMES}
        """By game; an empty text leaves the choice to the program."""
        self.backs: Setting[Pairs] = self._keep("look/backs", (), Table())
        """The back chosen for a tradition, by its id; the usual one is not named."""
        self.card_size = self._choice("look/card_size", "normal", "small", "large")
        self.badges = self._choice("look/badges", "auto", "on", "off")
        self.scheme = self._choice("look/scheme", "system", "light", "dark")
        self.text_size = self._number("look/text_size", 100, 80, 200)
        self.language = self._choice("language/language", "", *LANGUAGES)
        """A language code; an empty text is the system's language."""
        self.card_names = self._choice("language/card_names", "own", "translated")
        """Ranks in the players' own language (König, Ober), or translated."""
        self.index_letters = self._choice("language/index_letters", "own", "english", "language")
        """K D B, K Q J, or those of the language; K O U in German-suited packs."""
        self.level = {
            game: self._choice(f"play/level_{game}", "club", "beginner", "master") for game in GAMES
        }
        self.pace = self._choice("play/pace", "normal", "off", "fast", "slow")
        self.trick_hold = self._number("play/trick_hold", 1200, UNTIL_CLICK, LONGEST_HOLD)
        self.show_playable = self._choice("play/show_playable", "always", "late", "refused", "never")
        """Always, after three seconds, after a refused card, never."""
        self.one_press = self._switch("play/one_press", False)
        self.confirm_plays = self._switch("play/confirm_plays", False)
        self.sort_order = self._choice("play/sort_order", "falling", "rising", "ranks")
        """Of the own hand: by suits from high to low, by suits from low to high, by ranks."""
        self.hide_points = self._switch("play/hide_points", False)
        """Whether the card points of the tricks are left to the person to count."""
        self.seat_names = {place: self._keep(f"play/name_{place}", "", Line()) for place in SEATS}
        """What the person calls the other seats; an empty line leaves the usual name."""
        self.hints = self._switch("help/hints", True)
        self.odds = self._switch("help/odds", True)
        self.live_coach = self._switch("help/live_coach", False)
        """Whether each own action is judged at once."""
        self.review_after = self._switch("help/review_after", False)
        """Whether every deal is reviewed when it is over."""
        self.reduced_motion = self._choice("motion/reduced_motion", "system", "on", "off")
        self.sounds = self._switch("sound/sounds", False)
        self.volume = self._number("sound/volume", 70, 0, 100)
        self.announcements = self._choice("access/announcements", "normal", "brief", "full")
        self.high_contrast = self._choice("access/high_contrast", "system", "on", "off")
        self.suit_colours = self._choice("access/suit_colours", "traditional", "four", "shapes")
        self.single_keys = self._switch("access/single_keys", True)
        """Whether a letter alone is a command at the table."""
        self.keys: Setting[Pairs] = self._keep("keys/changed", (), Table())
        """The keys of commands, by name, where they are not the usual ones; `none` for no key."""

    def _keep(self, key: str, default: Value, kind: Kind[Value]) -> Setting[Value]:
        setting = Setting(key, default, kind, self._file, self.notes)
        setting.setParent(self)
        return setting

    def _number(self, key: str, default: int, low: int, high: int) -> Setting[int]:
        return self._keep(key, default, Number(low, high))

    def _choice(self, key: str, default: str, *others: str) -> Setting[str]:
        return self._keep(key, default, Choice((default, *others)))

    def _name(self, key: str) -> Setting[str]:
        return self._keep(key, "", Name())

    def _switch(self, key: str, default: bool) -> Setting[bool]:
        return self._keep(key, default, Switch())

    @property
    def file(self) -> QSettings | None:
        """The file itself, for what the window remembers beside the settings; None if nothing is kept."""
        return self._file

    def every(self) -> Iterator[Setting[int] | Setting[str] | Setting[bool] | Setting[Pairs]]:
        """All settings."""
        for each in vars(self).values():
            if isinstance(each, Setting):
                yield each
            elif isinstance(each, dict):
                yield from each.values()

    def back(self, tradition: str) -> str:
        """The back of the cards of a tradition."""
        return dict(self.backs.value).get(tradition, USUAL_BACK)

    def grading(self) -> Grading:
        """The three sliders."""
        return Grading(self.contrast.value, self.grain.value, self.temperature.value)

    def table_pace(self) -> Pace:
        """Pace and trick hold as the controller wants them."""
        hold = self.trick_hold.value
        return Pace(hold=None if hold < 0 else hold, factor=SPEEDS[self.pace.value])

    def reset(self) -> None:
        """Everything back to its default."""
        for setting in self.every():
            setting.reset()

    def values(self) -> dict[str, object]:
        """Everything that is chosen now, by key."""
        return {setting.key: setting.value for setting in self.every()}

    def restore(self, values: Mapping[str, object]) -> None:
        """Choose again what `values` told."""
        for setting in self.every():
            setting.restore(values[setting.key])

    def sync(self) -> None:
        """Write what was not written yet; a note if that fails."""
        if self._file is not None:
            self._file.sync()
            if self._file.status() == QSettings.Status.AccessError:
                self.notes.append(
                    say("The settings could not be written to {file}.", file=self._file.fileName())
                )


def usual_path() -> Path:
    """Where the settings of this user lie."""
    return platformdirs.user_config_path("cardavia", appauthor=False) / FILE


def _open(path: Path, notes: list[Text]) -> QSettings:
    """The INI file; one that is damaged is set aside first.  Written as a whole or not at all."""
    if _is_damaged(path):
        try:
            aside = saving.set_aside(path)
        except saving.SaveError:
            notes.append(say("The settings in {file} could not be read.", file=str(path)))
        else:
            notes.append(
                say("The settings could not be read and were set aside as {aside}.", aside=aside.name)
            )
    file = QSettings(str(path), QSettings.Format.IniFormat)
    file.setAtomicSyncRequired(True)
    return file


def _is_damaged(path: Path) -> bool:
    """Whether there is something at `path` that is no settings file."""
    try:
        text = path.read_bytes().decode()
    except FileNotFoundError:
        return False
    except (OSError, UnicodeDecodeError):
        return True
    lines = (line.strip() for line in text.splitlines())
    return "\0" in text or any(line and line[0] not in ";[" and "=" not in line for line in lines)
