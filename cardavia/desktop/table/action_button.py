"""A button of the prompt bar or of a panel: a sign, a word, and a line that says what it is worth.

It takes no click for the first 250 ms after it appeared or changed its meaning, so that a hasty click meant
for the decision before cannot hit it.  Imports Qt, `plain_card`, `theme`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QRectF, QSize, Qt, QTimerEvent, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QPushButton, QStyle, QStyleOptionButton, QStylePainter, QWidget

from cardavia.desktop.plain_card import PAPER, draw_sign

GUARD: Final = 250
"""Milliseconds in which a new button takes no pointer click."""
CONFIRM: Final = 3000
"""Milliseconds in which the second press of a confirmed button counts."""


class ActionButton(QPushButton):
    """Words, a line below them, and a suit sign before them."""

    looked_at = Signal(bool)
    """The pointer or the focus has come (True) or gone.  Told by the button itself: a filter of its events in
    Python would still be called while Qt deletes the button, and the program would end there."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.condition = ""
        self.brief = ""
        """What stands below the words where the condition has no room."""
        self.sign = ""
        self.manner = "traditional"
        """How the sign is drawn."""
        self.warning = False
        self.warn_colour = QColor("#8a5200")
        self.quiet_colour = QColor("#65564a")
        self.confirm_words = ""
        """What the button says while it waits for its second press; empty if one press is enough."""
        self.guard = GUARD
        self._words = ""
        self._spare = 0
        self._since = QElapsedTimer()
        self._since.start()
        self._asking = 0
        """Number of the timer that runs while a second press is waited for.  Not a `QTimer`: a child that is
        a Python object is a danger when Qt deletes the button."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def set_words(
        self, words: str, condition: str = "", sign: str = "", warning: bool = False, brief: str = ""
    ) -> None:
        """What the button says; a change begins the guard anew."""
        if words != self._words:
            self._since.restart()
        self._words, self.condition, self.sign, self.warning = words, condition, sign, warning
        self.brief = brief
        self._stop_asking()
        self._say_words()
        self.updateGeometry()
        self.update()

    def set_spare(self, spare: int) -> None:
        """Have the condition below the words (0), a brief line (1) or nothing (2), to take less room."""
        if spare != self._spare:
            self._spare = spare
            self.updateGeometry()
            self.update()

    @property
    def _line(self) -> str:
        return (self.condition, self.brief, "")[self._spare]

    def restart_guard(self) -> None:
        """The button belongs to a new decision."""
        self._since.restart()

    def _say_words(self) -> None:
        self.setText(self._words)

    # ------------------------------------------------------------ clicks

    @property
    def guarded(self) -> bool:
        """Whether a pointer click is still ignored."""
        return self._since.elapsed() < self.guard

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if self.guarded:
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        event.accept()

    def confirmed(self) -> bool:
        """Whether a press counts; the first press of a confirmed button only asks for the second."""
        if not self.confirm_words or self._asking:
            self._stop_asking()
            self._say_words()
            return True
        self._asking = self.startTimer(CONFIRM)
        self.setText(self.confirm_words)
        self.updateGeometry()
        return False

    def timerEvent(self, event: QTimerEvent) -> None:  # noqa: N802
        if event.timerId() == self._asking:
            self._stop_asking()
            self._say_words()
            return
        super().timerEvent(event)

    def _stop_asking(self) -> None:
        if self._asking:
            self.killTimer(self._asking)
            self._asking = 0

    # ------------------------------------------------------------ who looks at it

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        super().enterEvent(event)
        self.looked_at.emit(True)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self.looked_at.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self.looked_at.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self.looked_at.emit(False)

    # ------------------------------------------------------------ looks

    def _small(self) -> QFont:
        font = QFont(self.font())
        font.setPointSizeF(max(font.pointSizeF() * 0.82, 7.5))
        font.setBold(False)
        return font

    def sizeHint(self) -> QSize:  # noqa: N802
        metrics = QFontMetricsF(self.font())
        small = QFontMetricsF(self._small())
        wide = metrics.horizontalAdvance(self.text()) + (metrics.height() * 1.25 if self.sign else 0)
        if not self.text():
            wide = max(metrics.height() * 1.25, 14)
        high = metrics.height()
        if self._line:
            wide = max(wide, small.horizontalAdvance(self._line))
            high += small.height()
        return QSize(round(wide) + 30, max(round(high) + 14, 36))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(44, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        painter = QStylePainter(self)
        try:
            self._paint(painter)
        finally:
            painter.end()

    def _paint(self, painter: QStylePainter) -> None:
        option = QStyleOptionButton()
        self.initStyleOption(option)
        option.text = ""
        painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
        metrics = QFontMetricsF(self.font())
        small = QFontMetricsF(self._small())
        high = metrics.height() + (small.height() if self._line else 0)
        top = (self.height() - high) / 2
        side = metrics.height() * 0.95 if self.sign else 0.0
        gap = side * 0.3 if self.text() else 0.0
        room = self.width() - 16 - side - gap
        words = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, room)
        wide = metrics.horizontalAdvance(words) + side + gap
        x = (self.width() - wide) / 2
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self.sign:
            painter.setOpacity(1.0 if self.isEnabled() else 0.45)
            box = QRectF(x, top + metrics.height() * 0.03, side, side)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(PAPER)
            painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 4, 4)
            draw_sign(painter, box, self.sign, self.manner)
            painter.setOpacity(1.0)
        colour = option.palette.buttonText().color()
        painter.setFont(self.font())
        painter.setPen(colour)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(QRectF(x + side + gap, top, wide, metrics.height()), flags, words)
        if self._line:
            painter.setFont(self._small())
            if self.property("role") != "primary":
                painter.setPen(self.warn_colour if self.warning else self.quiet_colour)
            below = QRectF(6, top + metrics.height(), self.width() - 12, small.height())
            line = small.elidedText(self._line, Qt.TextElideMode.ElideRight, below.width())
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, line)
