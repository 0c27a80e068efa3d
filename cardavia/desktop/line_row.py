"""A row of the settings sheet with a line of text to write, such as the name of a seat.

Imports Qt, `settings_rows` and `settings`.
"""

from __future__ import annotations

from PySide6.QtWidgets import QLineEdit

from cardavia.desktop.settings import LINE_LENGTH, Setting
from cardavia.desktop.settings_rows import Row
from cardavia.desktop.speaker import tr


class LineRow(Row):
    """A text of one's own; while it is empty the usual words stand in its place."""

    def __init__(self, text: str, name: str, usual: str, setting: Setting[str]) -> None:
        """`usual` is the marked text that an empty line stands for."""
        super().__init__(text, setting)
        self._usual = usual
        self._setting = setting
        self.line = QLineEdit(setting.value)
        self.line.setObjectName(f"line.{name}")
        self.line.setMaxLength(LINE_LENGTH)
        self.line.textEdited.connect(self._written)
        setting.changed.connect(self._changed)
        self.label.setBuddy(self.line)
        self.grid.addWidget(self.label, 0, 0)
        self.grid.addWidget(self.line, 0, 1)
        self.grid.setColumnStretch(0, 1)
        self.grid.setColumnStretch(1, 1)

    def _written(self, words: str) -> None:
        self._setting.set(words.strip())

    def _changed(self, words: str) -> None:
        if words != self.line.text().strip():
            self.line.setText(words)

    def retranslate(self) -> None:
        super().retranslate()
        self.line.setPlaceholderText(tr(self._usual))
        self.line.setAccessibleName(self.words())
