"""What is asked at the very first start, in one strip above the gallery: text size and sounds.

Nothing has to be answered; everything has its usual value.  Imports Qt, `settings`, `settings_rows`,
`choice_box`, `flow_layout`, `speaker` and `strings`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QSizePolicy, QVBoxLayout

from cardavia.desktop.choice_box import ChoiceBox
from cardavia.desktop.flow_layout import FlowLayout
from cardavia.desktop.settings import Settings
from cardavia.desktop.settings_rows import SwitchRow
from cardavia.desktop.speaker import tr
from cardavia.strings import tr_noop

TEXT_SIZES: Final = (80, 100, 125, 150, 200)
"""Per cent."""
SIZE, PERCENT = tr_noop("Text size"), tr_noop("{number} %")
MORE, DONE = tr_noop("All settings"), tr_noop("Done")


class FirstStrip(QFrame):
    """The strip; it goes away for good when it is done with."""

    settings_wanted = Signal()
    done = Signal()

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("strip.first")
        self.setProperty("role", "plate")
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self._settings = settings
        self._label = QLabel()
        self.size_box = ChoiceBox()
        self.size_box.setObjectName("combo.first.text_size")
        self.size_box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        self.size_box.activated.connect(lambda _: settings.text_size.set(self.size_box.currentData()))
        settings.text_size.changed.connect(self._show_size)
        self.sounds = SwitchRow(tr_noop("Sounds"), "first.sounds", settings.sounds)
        self._more = QPushButton()
        self._more.setObjectName("btn.first.settings")
        self._more.clicked.connect(self.settings_wanted)
        self._done = QPushButton()
        self._done.setObjectName("btn.first.done")
        self._done.setProperty("role", "primary")
        self._done.clicked.connect(self.done)
        flow = FlowLayout(spacing=14, centred=False)
        for each in (self._label, self.size_box, self.sounds, self._more, self._done):
            flow.addWidget(each)
        box = QVBoxLayout(self)
        box.setContentsMargins(14, 8, 14, 8)
        box.addLayout(flow)
        self.retranslate()

    def _show_size(self, size: int) -> None:
        """The nearest of the sizes offered here."""
        nearest = min(TEXT_SIZES, key=lambda offered: abs(offered - size))
        self.size_box.setCurrentIndex(TEXT_SIZES.index(nearest))

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self._label.setText(tr(SIZE))
        self.size_box.setAccessibleName(tr(SIZE))
        self.size_box.clear()
        for size in TEXT_SIZES:
            self.size_box.addItem(tr(PERCENT).format(number=size), size)
        self._show_size(self._settings.text_size.value)
        self.sounds.retranslate()
        self._more.setText(tr(MORE))
        self._done.setText(tr(DONE))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if event.key() == Qt.Key.Key_Escape:
            self.done.emit()
            return
        super().keyPressEvent(event)
