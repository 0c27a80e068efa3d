"""Rows of the settings sheet: one setting, its label and the control that changes it.

A row follows its setting whoever changes it, and tells which words it can be found by.  Imports Qt,
`choice_box`, `settings`, `speaker` and `strings`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPaintEvent, QPen, QWheelEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QGridLayout,
    QLabel,
    QSlider,
    QSpinBox,
    QStyle,
    QStyleOptionButton,
    QWidget,
)

from cardavia.desktop.choice_box import ChoiceBox
from cardavia.desktop.painting import painting
from cardavia.desktop.settings import Part, Setting
from cardavia.desktop.speaker import percent_sign, tr
from cardavia.strings import tr_noop

MIDDLE = tr_noop("Double click on the name for the usual value")
CHOICE = 13
"""Width of a choice in letters."""
NARROWEST = 96
"""Logical pixels to which a choice or a number shrinks beside a long name."""
PAGE = 10
"""Steps of a slider at one press of Page Up or Page Down."""


class Row(QWidget):
    """One line of the sheet."""

    def __init__(self, text: str, *settings: QObject) -> None:
        """`settings` are what the row changes."""
        super().__init__()
        self.text = text
        self.settings = settings
        self.label = QLabel()
        self.label.setWordWrap(True)
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 2, 0, 2)
        self.grid.setHorizontalSpacing(10)
        self.grid.setVerticalSpacing(2)

    def words(self) -> str:
        """The label in the present language."""
        return tr(self.text)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.label.setText(self.words())

    def found_by(self, words: str) -> bool:
        """Whether the row is one of those looked for."""
        return words.casefold() in self.words().casefold()


class Handle(QLabel):
    """A label that can be clicked and double clicked."""

    clicked = Signal()
    double_clicked = Signal()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self.double_clicked.emit()


class CalmSlider(QSlider):
    """A slider that leaves the wheel to the sheet it lies on."""

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        event.ignore()


class SliderRow(Row):
    """A number with a slider and a field; `name` makes the object names `slider.<name>`, `field.<name>`.

    A row without a `unit` is in per cent.
    """

    def __init__(
        self,
        text: str,
        name: str,
        setting: Setting[int],
        low: int,
        high: int,
        step: int = 1,
        unit: str | None = None,
    ) -> None:
        super().__init__(text, setting)
        self.label = Handle()
        self.label.double_clicked.connect(setting.reset)
        self.slider = CalmSlider(Qt.Orientation.Horizontal)
        self.slider.setObjectName(f"slider.{name}")
        self.slider.setRange(low, high)
        self.slider.setSingleStep(step)
        self.slider.setPageStep(max(PAGE, step))
        self.field = QSpinBox()
        self.field.setObjectName(f"field.{name}")
        self.field.setRange(low, high)
        self.field.setSingleStep(step)
        self.field.setMinimumWidth(NARROWEST)
        self._unit = unit
        self.field.setKeyboardTracking(False)
        self.field.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.grid.addWidget(self.label, 0, 0)
        self.grid.addWidget(self.field, 0, 1)
        self.grid.addWidget(self.slider, 1, 0, 1, 2)
        self.grid.setColumnStretch(0, 1)
        self._show(setting.value)
        self.slider.valueChanged.connect(setting.set)
        self.field.valueChanged.connect(setting.set)
        setting.changed.connect(self._show)

    def _show(self, value: int) -> None:
        self.slider.setValue(value)
        self.field.setValue(value)

    def retranslate(self) -> None:
        super().retranslate()
        self.label.setToolTip(tr(MIDDLE))
        self.field.setSuffix(percent_sign() if self._unit is None else self._unit)
        self.slider.setAccessibleName(self.words())
        self.field.setAccessibleName(self.words())


class ComboRow(Row):
    """A choice of a few values, each with its text; `texts` says them in the present language."""

    def __init__(
        self,
        text: str,
        name: str,
        setting: Setting[str] | Part,
        texts: Callable[[], Sequence[tuple[str, str]]],
    ) -> None:
        super().__init__(text, setting)
        self._texts = texts
        self._setting = setting
        self.combo = ChoiceBox()
        self.combo.setObjectName(f"combo.{name}")
        self.combo.setMinimumContentsLength(CHOICE)
        self.combo.setMinimumWidth(NARROWEST)
        self.combo.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.grid.addWidget(self.label, 0, 0)
        self.grid.addWidget(self.combo, 0, 1)
        self.grid.setColumnStretch(0, 1)
        self.combo.activated.connect(lambda _: setting.set(self.combo.currentData()))
        setting.changed.connect(self._show)

    def _show(self, value: str) -> None:
        self.combo.setCurrentIndex(max(self.combo.findData(value), 0))

    def found_by(self, words: str) -> bool:
        """By its name or by one of the things that can be chosen."""
        sought = words.casefold()
        return super().found_by(words) or any(sought in text.casefold() for _, text in self._texts())

    def retranslate(self) -> None:
        super().retranslate()
        self.combo.setAccessibleName(self.words())
        self.combo.clear()
        for value, text in self._texts():
            self.combo.addItem(text, value)
        self._show(self._setting.value)


class TickBox(QCheckBox):
    """A box that is ticked, not only coloured, when it is on."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        if not self.isChecked():
            return
        option = QStyleOptionButton()
        self.initStyleOption(option)
        box = QRectF(self.style().subElementRect(QStyle.SubElement.SE_CheckBoxIndicator, option, self))
        with painting(self) as painter:
            pen = QPen(self.palette().highlightedText().color(), 2.2)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            points = ((0.27, 0.52), (0.44, 0.69), (0.75, 0.33))
            painter.drawPolyline(
                [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in points]
            )


class SwitchRow(Row):
    """On or off."""

    def __init__(self, text: str, name: str, setting: Setting[bool]) -> None:
        super().__init__(text, setting)
        self.box = TickBox()
        self.box.setObjectName(f"check.{name}")
        self.box.setChecked(setting.value)
        self.box.toggled.connect(setting.set)
        setting.changed.connect(self.box.setChecked)
        self.label = Handle()
        self.label.setWordWrap(True)
        self.label.setBuddy(self.box)
        self.label.clicked.connect(self.box.click)
        self.grid.addWidget(self.box, 0, 0)
        self.grid.addWidget(self.label, 0, 1)
        self.grid.setColumnStretch(1, 1)

    def retranslate(self) -> None:
        super().retranslate()
        self.box.setAccessibleName(self.words())
