"""The menus: which entries there are, their keys, and the roles macOS needs to know.

A table of entries becomes menus; what an entry does is the window's business.  Imports QtGui, QtWidgets,
`speaker` and `strings`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from cardavia.desktop.speaker import tr

Role = QAction.MenuRole


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a menu."""

    name: str
    """The object name is `action.<name>`."""
    text: str
    """With its mnemonic."""
    run: Callable[[], object]
    key: str = ""
    standard: QKeySequence.StandardKey | None = None
    """Taken if the platform has keys for it; `key` works as well."""
    role: QAction.MenuRole = Role.NoRole
    letter: str = ""
    """The key that does it on the table, shown beside the text."""
    at_table: bool = False
    """Whether it needs a table."""
    page: bool = False
    """Whether it opens a page or sheet of the window; the smoke test opens each of them."""
    value: str = ""
    """With a value: one of several of which one is chosen."""


@dataclass(frozen=True, slots=True)
class Choices:
    """A menu within a menu, of which one entry is chosen."""

    name: str
    text: str
    entries: tuple[Entry, ...]


class Menus:
    """All menus of a window."""

    def __init__(
        self, window: QMainWindow, menus: Sequence[tuple[str, Sequence[Entry | Choices | None]]]
    ) -> None:
        """Title and lines of each menu; None is a rule between two lines."""
        self._window = window
        self._titles: list[tuple[QMenu, str]] = []
        self.entries: list[tuple[QAction, Entry]] = []
        self.lines: list[tuple[str, Entry]] = []
        """Title of its menu and entry, of every line that can be chosen."""
        self._changed: Mapping[str, str] = {}
        for title, lines in menus:
            menu = window.menuBar().addMenu("")
            self._titles.append((menu, title))
            self._fill(menu, title, lines)

    def _fill(self, menu: QMenu, title: str, lines: Sequence[Entry | Choices | None]) -> None:
        for line in lines:
            if line is None:
                menu.addSeparator()
            elif isinstance(line, Choices):
                inner = menu.addMenu("")
                inner.setObjectName(f"menu.{line.name}")
                self._titles.append((inner, line.text))
                group = QActionGroup(inner)
                for entry in line.entries:
                    group.addAction(self._add(inner, entry))
            else:
                self._add(menu, line)
                self.lines.append((title, line))

    def _add(self, menu: QMenu, entry: Entry) -> QAction:
        action = QAction(self._window)
        action.setObjectName(f"action.{entry.name}")
        action.setMenuRole(entry.role)
        action.setCheckable(bool(entry.value))
        action.triggered.connect(partial(_call, entry.run))
        action.setShortcuts(usual_keys(entry))
        menu.addAction(action)
        self.entries.append((action, entry))
        return action

    def set_at_table(self, at_table: bool) -> None:
        """Whether there is a table now."""
        for action, entry in self.entries:
            if entry.at_table:
                action.setEnabled(at_table)

    def check(self, name: str) -> None:
        """Mark the chosen one of several entries."""
        for action, entry in self.entries:
            if entry.name == name:
                action.setChecked(True)

    def show_keys(self, changed: Mapping[str, str]) -> None:
        """Let these commands have other keys, by name; an empty text takes the key away."""
        self._changed = changed
        for action, entry in self.entries:
            key = changed.get(entry.name)
            if key is None:
                action.setShortcuts(usual_keys(entry))
            elif not entry.letter:
                action.setShortcuts([QKeySequence(key)] if key else [])
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for menu, title in self._titles:
            menu.setTitle(_plain(tr(title)))
        for action, entry in self.entries:
            text = _plain(tr(entry.text))
            letter = self._changed.get(entry.name, entry.letter) if entry.letter else ""
            action.setText(f"{text}\t{letter}" if letter else text)


def usual_keys(entry: Entry) -> list[QKeySequence]:
    """What the platform takes for it, and the written key besides."""
    keys = [QKeySequence(entry.key)] if entry.key else []
    if entry.standard is not None:
        keys = [*QKeySequence.keyBindings(entry.standard), *keys]
    return list(dict.fromkeys(keys))


MNEMONICS: Final = sys.platform != "darwin"


def without_letter(text: str) -> str:
    """The name of a menu or command without the letter that opens it: "&Hint", "힌트(&H)"."""
    return re.sub(r"\s?\(&\w\)", "", text).replace("&", "")


def _plain(text: str) -> str:
    return text if MNEMONICS else without_letter(text)


def _call(run: Callable[[], object], _checked: bool = False) -> None:
    run()
