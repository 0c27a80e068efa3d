"""The page of all keys: every command with its key, which can be changed here, and what stands against it.

It lies over whatever is shown (Ctrl+?).  What a key may be is decided in `shortcuts.py`.  Imports Qt,
`menus`, `overlay`, `settings`, `shortcuts`, `speaker` and `strings`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from cardavia.desktop.menus import without_letter
from cardavia.desktop.overlay import Overlay
from cardavia.desktop.settings import Settings
from cardavia.desktop.shortcuts import AT_TABLE, FIXED, Command, Keys, chosen_key, native
from cardavia.desktop.speaker import tr
from cardavia.strings import tr_noop

TITLE: Final = tr_noop("Keyboard shortcuts")
LEAD: Final = tr_noop("Press a key’s button to change it. Escape leaves it as it is, Delete takes it away.")
LETTERS_OFF: Final = tr_noop("Single letters are switched off in the settings.")
PRESS: Final = tr_noop("Press a key…")
NONE: Final = tr_noop("No key")
USUAL: Final = tr_noop("Usual key")
USUAL_SAYS: Final = tr_noop("Give “{command}” its usual key again: {key}")
ALL_USUAL: Final = tr_noop("All usual keys")
ALSO: Final = tr_noop("The same key as “{command}”")
KEY_OF: Final = tr_noop("{key}, key of “{command}”")
ONLY_LETTER: Final = tr_noop("Only a letter from A to Z can stand here.")
ONLY_WITH: Final = tr_noop("Only a function key or a key with Ctrl or Alt can stand here.")
SEARCH: Final = tr_noop("Search commands")
NOTHING: Final = tr_noop("No command has this in its name.")
TWO_COLUMNS: Final = 900
"""Width in logical pixels from which the groups stand in two columns, at a text size of 100 %."""


class KeyButton(QPushButton):
    """Shows a key; pressed, it waits for another one."""

    chosen = Signal(str)
    """The portable text of the new key; empty for none."""
    refused = Signal()
    """What was pressed cannot be the key of this command."""

    def __init__(self, command: Command) -> None:
        super().__init__()
        self.setObjectName(f"key.{command.name}")
        self._command = command
        self._waits = False
        self._shown = ""
        self.clicked.connect(self._wait)

    def show_key(self, words: str) -> None:
        """Show a key, in words."""
        self._shown = words
        self.setText(tr(PRESS) if self._waits else words)

    def _wait(self) -> None:
        self._waits = True
        self.setText(tr(PRESS))

    def _end(self) -> None:
        self._waits = False
        self.setText(self._shown)

    def event(self, event: QEvent) -> bool:
        if self._waits and event.type() == QEvent.Type.ShortcutOverride:
            event.accept()  # the key is meant for here, not for the command it belongs to now
            return True
        if self._waits and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self._take(event)
            return True
        return super().event(event)

    def _take(self, event: QKeyEvent) -> None:
        key = event.key()
        if key in (Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr):
            return
        if key in (Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._end()
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self._end()
            self.chosen.emit("")
        elif found := chosen_key(key, event.modifiers(), self._command.letter):
            self._end()
            self.chosen.emit(found)
        else:
            self.refused.emit()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        self._end()
        super().focusOutEvent(event)


class KeyRow(QWidget):
    """One command: its name, its key, the way back to the usual one, and what stands against it."""

    changed = Signal(str, str)
    """Name of the command and its new key."""

    def __init__(self, command: Command) -> None:
        super().__init__()
        self.command = command
        self._label = QLabel()
        self._label.setWordWrap(True)
        self.key = KeyButton(command)
        self.key.setMinimumWidth(130)
        self.key.chosen.connect(lambda key: self.changed.emit(command.name, key))
        self.key.refused.connect(self._refuse)
        self.usual = QPushButton()
        self.usual.setObjectName(f"usual.{command.name}")
        self.usual.setProperty("role", "quiet")
        self.usual.clicked.connect(lambda: self.changed.emit(command.name, command.usual))
        self.note = QLabel()
        self.note.setObjectName(f"note.{command.name}")
        self.note.setProperty("role", "bad")
        self.note.setWordWrap(True)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 1, 0, 1)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        grid.addWidget(self._label, 0, 0)
        grid.addWidget(self.usual, 0, 1)
        grid.addWidget(self.key, 0, 2)
        grid.addWidget(self.note, 1, 0, 1, 3)
        grid.setColumnStretch(0, 1)

    def name(self) -> str:
        """The command in words."""
        return without_letter(tr(self.command.text))

    def show_keys(self, keys: Keys, letters: bool) -> None:
        """Show the present key; `letters` says whether single letters are switched on."""
        name, key = self.command.name, keys.key(self.command.name)
        words = native(key) if key else tr(NONE)
        self._label.setText(self.name())
        self.key.show_key(words)
        self.key.setAccessibleName(tr(KEY_OF).format(key=words, command=self.name()))
        self.key.setEnabled(letters or not self.command.letter)
        self.usual.setVisible(keys.is_changed(name))
        self.usual.setText(tr(USUAL))
        usual = native(self.command.usual) if self.command.usual else tr(NONE)
        self.usual.setToolTip(tr(USUAL_SAYS).format(command=self.name(), key=usual))
        others = keys.conflicts(name)
        self.note.setVisible(bool(others))
        if others:
            self.note.setText(tr(ALSO).format(command=without_letter(tr(others[0].text))))

    def _refuse(self) -> None:
        self.note.setText(tr(ONLY_LETTER if self.command.letter else ONLY_WITH))
        self.note.show()


class KeyGroup(QFrame):
    """The commands of one menu, or those of the table."""

    def __init__(self, text: str, rows: Sequence[KeyRow]) -> None:
        super().__init__()
        self.setProperty("role", "plate")
        self._text = text
        self.rows = tuple(rows)
        self._heading = QLabel()
        self._heading.setProperty("role", "heading")
        box = QVBoxLayout(self)
        box.setContentsMargins(18, 12, 18, 14)
        box.setSpacing(2)
        box.addWidget(self._heading)
        for row in rows:
            box.addWidget(row)
        self._fixed: list[tuple[QLabel, str]] = []
        if text == AT_TABLE:
            self._add_fixed(box)

    def _add_fixed(self, box: QVBoxLayout) -> None:
        grid = QGridLayout()
        grid.setContentsMargins(0, 8, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setColumnStretch(0, 1)
        for place, (key, text) in enumerate(FIXED):
            label, shown = QLabel(), QLabel(key)
            label.setWordWrap(True)
            shown.setProperty("role", "quiet")
            grid.addWidget(label, place, 0)
            grid.addWidget(shown, place, 1, Qt.AlignmentFlag.AlignRight)
            self._fixed.append((label, text))
        box.addLayout(grid)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._heading.setText(without_letter(tr(self._text)))
        for label, text in self._fixed:
            label.setText(tr(text))

    def search(self, words: str) -> bool:
        """Show the commands that are found, and whether there are any."""
        found = False
        for row in self.rows:
            here = words.casefold() in row.name().casefold()
            row.setVisible(here)
            found = found or here
        self.setVisible(found)
        return found


class ShortcutsPage(Overlay):
    """All commands and their keys."""

    def __init__(self, commands: Iterable[Command], settings: Settings, parent: QWidget) -> None:
        super().__init__("shortcuts", TITLE, parent)
        self._commands = tuple(commands)
        self._settings = settings
        self._lead = QLabel()
        self._lead.setWordWrap(True)
        self._off = QLabel()
        self._off.setProperty("role", "warn")
        self._off.setWordWrap(True)
        self.search = QLineEdit()
        self.search.setObjectName("field.search.keys")
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._find)
        self._nothing = QLabel()
        self._nothing.hide()
        self.all_usual = QPushButton()
        self.all_usual.setObjectName("btn.keys.usual")
        self.all_usual.clicked.connect(settings.keys.reset)
        line = QHBoxLayout()
        line.addWidget(self.search, 1)
        line.addWidget(self.all_usual)
        self.groups = self._groups()
        self.rows = {row.command.name: row for group in self.groups for row in group.rows}
        self._columns = QGridLayout()
        self._columns.setSpacing(16)
        self._across = 0
        for each in (self._lead, self._off):
            self.content.addWidget(each)
        self.content.addLayout(line)
        self.content.addWidget(self._nothing)
        self.content.addLayout(self._columns)
        self.content.addStretch(1)
        for setting in (settings.keys, settings.single_keys):
            setting.changed.connect(self._renew)
        self.closed.connect(self._end)

    def _groups(self) -> tuple[KeyGroup, ...]:
        titles = dict.fromkeys(each.group for each in self._commands)
        groups = []
        for title in titles:
            rows = [KeyRow(each) for each in self._commands if each.group == title]
            for row in rows:
                row.changed.connect(self._change)
            groups.append(KeyGroup(title, rows))
        return tuple(groups)

    def _end(self) -> None:
        for setting in (self._settings.keys, self._settings.single_keys):
            setting.changed.disconnect(self._renew)

    def _keys(self) -> Keys:
        return Keys(self._commands, self._settings.keys.value)

    def _change(self, name: str, key: str) -> None:
        self._settings.keys.set(self._keys().with_key(name, key))
        self._renew()
        self.rows[name].key.setFocus(Qt.FocusReason.OtherFocusReason)

    def _renew(self) -> None:
        keys, letters = self._keys(), self._settings.single_keys.value
        for row in self.rows.values():
            row.show_keys(keys, letters)
        self._off.setVisible(not letters)
        self.all_usual.setEnabled(bool(self._settings.keys.value))

    def _find(self, words: str) -> None:
        found = [group.search(words.strip()) for group in self.groups]
        self._nothing.setVisible(not any(found))

    def retranslate(self) -> None:
        super().retranslate()
        self._lead.setText(tr(LEAD))
        self._off.setText(tr(LETTERS_OFF))
        self._nothing.setText(tr(NOTHING))
        self.search.setPlaceholderText(tr(SEARCH))
        self.search.setAccessibleName(tr(SEARCH))
        self.all_usual.setText(tr(ALL_USUAL))
        for group in self.groups:
            group.retranslate()
        self._renew()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        across = 2 if self.width() >= TWO_COLUMNS * max(1.0, self.fontMetrics().height() / 18) else 1
        if across == self._across:
            return
        self._across = across
        sides: list[QVBoxLayout] = []
        while self._columns.count():
            self._columns.takeAt(0)
        for column in range(across):
            side = QVBoxLayout()
            side.setSpacing(16)
            self._columns.addLayout(side, 0, column)
            self._columns.setColumnStretch(column, 1)
            sides.append(side)
        self._columns.setColumnStretch(1, across - 1)
        lengths = [0] * across
        for group in self.groups:
            column = lengths.index(min(lengths))
            lengths[column] += len(group.rows) + 3
            sides[column].addWidget(group)
        for side in sides:
            side.addStretch(1)
