"""Which key does what: the usual keys, those the person changed, and where two commands want the same.

Two sorts of commands have keys.  Entries of the menus have shortcuts with Ctrl, Alt or a function key and
work everywhere; letters work alone and at the table only.  A change is kept in `settings.keys` by the name of
the command.  Not here: the page where keys are changed (`shortcuts_page.py`) and what a command does.
Imports QtCore, QtGui, `menus`, `settings` and `strings`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeySequence

from cardavia.desktop.menus import Entry, usual_keys
from cardavia.desktop.settings import Pairs
from cardavia.strings import tr_noop

NO_KEY: Final = "none"
"""How it is kept that a command shall have no key."""
AT_TABLE: Final = tr_noop("At the table")


@dataclass(frozen=True, slots=True)
class Command:
    """Something that a key does."""

    name: str
    text: str
    """Marked for translation, with or without a mnemonic."""
    group: str
    """Title of its menu, or `AT_TABLE`."""
    usual: str
    """The usual key in the portable spelling, as `Ctrl+D` or `H`; empty for none."""
    letter: bool
    """Whether it is a letter that works alone."""


LETTERS: Final = (
    Command("pass", tr_noop("Pass"), AT_TABLE, "P", True),
    Command("lowest", tr_noop("Lowest bid, or yes"), AT_TABLE, "B", True),
    Command("exchange", tr_noop("Exchange trump"), AT_TABLE, "X", True),
    Command("close", tr_noop("Close the stock"), AT_TABLE, "C", True),
    Command("marriage", tr_noop("Marriage on or off"), AT_TABLE, "M", True),
    Command("read_out", tr_noop("Read the table out"), AT_TABLE, "A", True),
    Command("zoom", tr_noop("Show the card large"), AT_TABLE, "Z", True),
)
"""Letters that stand in no menu."""
FIXED: Final = (
    ("←  →", tr_noop("Move in the hand")),
    ("Home  End", tr_noop("First or last card")),
    ("1 … 9  0  -  =", tr_noop("Choose a card, and play it at the second press")),
    ("Enter  Space", tr_noop("Play the card, press the button, go on")),
    ("↑  ↓", tr_noop("Lay away or take back, or go to the buttons")),
    ("Esc", tr_noop("Let go of what is open")),
)
"""Keys that cannot be changed, and what they do at the table."""


def commands(menus: Iterable[tuple[str, Entry]]) -> tuple[Command, ...]:
    """Every command that can have a key: title and entry of each line of the menus, then the letters."""
    found = [
        Command(entry.name, entry.text, title, entry.letter or usual_key(entry), bool(entry.letter))
        for title, entry in menus
        if not entry.value
    ]
    return (*found, *LETTERS)


def usual_key(entry: Entry) -> str:
    """The first of the usual keys of an entry, as portable text."""
    keys = usual_keys(entry)
    return keys[0].toString(QKeySequence.SequenceFormat.PortableText) if keys else ""


class Keys:
    """The present key of each command."""

    def __init__(self, all_commands: Iterable[Command], changed: Pairs) -> None:
        self.commands = {each.name: each for each in all_commands}
        self._changed = {
            name: key
            for name, key in changed
            if name in self.commands and (key == NO_KEY or _fits(key, self.commands[name].letter))
        }

    def is_changed(self, name: str) -> bool:
        """Whether the command has another key than usual."""
        return name in self._changed

    def key(self, name: str) -> str:
        """The portable text of the key; empty if there is none."""
        key = self._changed.get(name, self.commands[name].usual)
        return "" if key == NO_KEY else key

    def conflicts(self, name: str) -> tuple[Command, ...]:
        """Other commands with the same key."""
        key = self.key(name)
        return tuple(
            each
            for each in self.commands.values()
            if key and each.name != name and self.key(each.name) == key
        )

    def changed(self) -> Mapping[str, str]:
        """The changed keys by name; an empty text for no key."""
        return {name: self.key(name) for name in self._changed}

    def with_key(self, name: str, key: str) -> Pairs:
        """What is to be kept if this command gets this key; the usual one is not kept."""
        changed = {**self._changed, name: key or NO_KEY}
        if key == self.commands[name].usual:
            del changed[name]
        return tuple(sorted(changed.items()))

    def letters(self, on: bool) -> Mapping[int, int]:
        """For the table: the usual key that a pressed key stands for, 0 for one that does nothing.

        Keys that are not named stand for themselves.  With `on` false no letter does anything.
        """
        lettered = [each for each in self.commands.values() if each.letter]
        stands = {_code(each.usual): 0 for each in lettered if each.usual}
        if on:
            stands.update(
                {_code(self.key(each.name)): _code(each.usual) for each in lettered if self.key(each.name)}
            )
        return stands


def _fits(key: str, letter: bool) -> bool:
    """Whether a key that was kept is one that such a command can have."""
    sequence = QKeySequence(key)
    if sequence.count() != 1:
        return False
    pressed = sequence[0]  # type: ignore[index]
    return chosen_key(pressed.key(), pressed.keyboardModifiers(), letter) == key


def _code(letter: str) -> int:
    return ord(letter.upper())


def chosen_key(key: int, modifiers: Qt.KeyboardModifier, letter: bool) -> str:
    """The portable text of what was pressed, or nothing if a command of that sort cannot have it.

    Letters are A to Z alone.  Others need Ctrl or Alt (macOS: Cmd), not both, or a function key; so AltGr
    and what the systems keep for themselves is never taken.
    """
    control, alt, meta = (
        bool(modifiers & each)
        for each in (
            Qt.KeyboardModifier.ControlModifier,
            Qt.KeyboardModifier.AltModifier,
            Qt.KeyboardModifier.MetaModifier,
        )
    )
    is_letter = Qt.Key.Key_A <= key <= Qt.Key.Key_Z
    if letter:
        return QKeySequence(key).toString() if is_letter and not (control or alt or meta) else ""
    function = Qt.Key.Key_F1 <= key <= Qt.Key.Key_F12 and key != Qt.Key.Key_F10
    plain = is_letter or Qt.Key.Key_Exclam <= key <= Qt.Key.Key_At
    if (control and alt) or meta or not (function or (plain and (control or alt))):
        return ""
    if sys.platform == "darwin" and key in (Qt.Key.Key_H, Qt.Key.Key_M):
        return ""
    pressed = QKeySequence(QKeyCombination(modifiers & ~Qt.KeyboardModifier.KeypadModifier, Qt.Key(key)))
    return pressed.toString(QKeySequence.SequenceFormat.PortableText)


def native(key: str) -> str:
    """A key as the system writes it."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)
