"""What is asked at the very first start, in one strip above the gallery: language, text size and sounds.

Nothing has to be answered; everything has its usual value.  Imports Qt, `language_rows`, `settings`,
`settings_rows`, `choice_box`, `flow_layout`, `speaker` and `strings`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QVBoxLayout

from cardavia.desktop.choice_box import ChoiceBox
from cardavia.desktop.flow_layout import FlowLayout
from cardavia.desktop.language_rows import HEADING as LANGUAGE_HEADING
from cardavia.desktop.language_rows import choices as language_choices
from cardavia.desktop.settings import Settings
from cardavia.desktop.settings_rows import SwitchRow
from cardavia.desktop.speaker import percent, tr
from cardavia.strings import tr_noop

TEXT_SIZES: Final = (80, 100, 125, 150, 200)
"""Per cent."""
SIZE: Final = tr_noop("Text size")
MORE, DONE = tr_noop("All settings"), tr_noop("Done")
AROUND: Final = tr_noop("Show me around")


class FirstStrip(QFrame):
    """The strip; it goes away for good when it is done with."""

    settings_wanted = Signal()
    around_wanted = Signal()
    """A first table, with what is on it pointed out."""
    done = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("strip.first")
        self.setProperty("role", "plate")
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._settings = settings
        self._language_label = QLabel()
        self.language_box = ChoiceBox()
        self.language_box.setObjectName("combo.first.language")
        self.language_box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.language_box.activated.connect(lambda _: settings.language.set(self.language_box.currentData()))
        settings.language.changed.connect(self._show_language)
        self._label = QLabel()
        self.size_box = ChoiceBox()
        self.size_box.setObjectName("combo.first.text_size")
        self.size_box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.size_box.activated.connect(lambda _: settings.text_size.set(self.size_box.currentData()))
        settings.text_size.changed.connect(self._show_size)
        self.sounds = SwitchRow(tr_noop("Sounds"), "first.sounds", settings.sounds)
        self._around = QPushButton()
        self._around.setObjectName("btn.first.around")
        self._around.clicked.connect(self.around_wanted)
        self._more = QPushButton()
        self._more.setObjectName("btn.first.settings")
        self._more.clicked.connect(self.settings_wanted)
        self._done = QPushButton()
        self._done.setObjectName("btn.first.done")
        self._done.setProperty("role", "primary")
        self._done.clicked.connect(self.done)
        flow = FlowLayout(spacing=14, centred=False)
        choices = (self._language_label, self.language_box, self._label, self.size_box, self.sounds)
        for each in (*choices, self._around, self._more, self._done):
            flow.addWidget(each)
        box = QVBoxLayout(self)
        box.setContentsMargins(14, 8, 14, 8)
        box.addLayout(flow)
        self.retranslate()

    def _show_language(self, code: str) -> None:
        self.language_box.setCurrentIndex(max(self.language_box.findData(code), 0))

    def _show_size(self, size: int) -> None:
        """The nearest of the sizes offered here."""
        nearest = min(TEXT_SIZES, key=lambda offered: abs(offered - size))
        self.size_box.setCurrentIndex(TEXT_SIZES.index(nearest))

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._language_label.setText(tr(LANGUAGE_HEADING))
        self.language_box.setAccessibleName(tr(LANGUAGE_HEADING))
        self.language_box.clear()
        for code, name in language_choices():
            self.language_box.addItem(name, code)
        self._show_language(self._settings.language.value)
        self._label.setText(tr(SIZE))
        self.size_box.setAccessibleName(tr(SIZE))
        self.size_box.clear()
        for size in TEXT_SIZES:
            self.size_box.addItem(percent(size), size)
        self._show_size(self._settings.text_size.value)
        self.sounds.retranslate()
        self._around.setText(tr(AROUND))
        self._more.setText(tr(MORE))
        self._done.setText(tr(DONE))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.done.emit()
            return
        super().keyPressEvent(event)
