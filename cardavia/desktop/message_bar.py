"""A line at the foot of the window, with what can be done about it.

At a table it stands at the top instead, since the own cards lie at the foot.  It stays for some seconds,
longer while the pointer or the focus rests on it, and no longer than its matter: a newer line replaces it.
Imports Qt, `speaker`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QEnterEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from cardavia.desktop.speaker import tr

STAYS: Final = 4000
"""Milliseconds of a line that only tells."""
OFFERS: Final = 6000
"""Milliseconds of a line with something to do."""
FOOT: Final = 14
"""Logical pixels between the line and the lower edge of the window."""
MARGIN: Final = 24
WIDEST: Final = 760


class Remedy(NamedTuple):
    """A button of the line."""

    name: str
    """The object name is `bar.<name>`."""
    text: str
    """A marked template."""
    run: Callable[[], object]


class MessageBar(QFrame):
    """The line."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setObjectName("message")
        self.setProperty("role", "message")
        self._words = QLabel()
        self._words.setObjectName("message.words")
        self._words.setWordWrap(True)
        self._words.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.Preferred)
        self._buttons: list[QPushButton] = []
        self._remedies: tuple[Remedy, ...] = ()
        self._top: int | None = None
        self._box = QHBoxLayout(self)
        self._box.setContentsMargins(16, 8, 8, 8)
        self._box.setSpacing(8)
        self._box.addWidget(self._words, 1)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._time_over)
        self._waits = False
        """Whether the time goes on when the pointer leaves."""
        self.hide()

    @property
    def words(self) -> str:
        """What is said, or was last."""
        return self._words.text()

    def say(self, words: str, remedies: Sequence[Remedy] = (), stays: int | None = STAYS) -> None:
        """Show a line; `stays` is in milliseconds, None until something is done or said.

        The same line again leaves the buttons under the pointer as they are.
        """
        if self.isVisible() and words == self.words and remedies and len(remedies) == len(self._buttons):
            return
        for button in self._buttons:
            button.hide()
            button.deleteLater()
        self._buttons = []
        self._remedies = tuple(remedies)
        self._words.setText(words)
        for remedy in remedies:
            button = QPushButton(tr(remedy.text))
            button.setObjectName(f"bar.{remedy.name}")
            button.setAccessibleDescription(words)
            button.clicked.connect(partial(self._done, remedy.run))
            self._box.addWidget(button)
            self._buttons.append(button)
        self._box.setContentsMargins(16, 8, 8 if remedies else 16, 8)
        self.place()
        self.show()
        self.raise_()
        self._timer.stop()
        if stays is not None:
            self._timer.start(stays)
        event = QAccessibleAnnouncementEvent(self, words)
        QAccessible.updateAccessibility(event)

    def set_top(self, top: int | None) -> None:
        """Stand that far below the upper edge of the window, in logical pixels; None: at its foot."""
        if top != self._top:
            self._top = top
            self.place()

    def place(self) -> None:
        """Stand in its place, whatever the size of the window is now."""
        window = self.parentWidget()
        assert window is not None
        most = max(min(window.width() - 2 * MARGIN, WIDEST), 1)
        buttons = sum(button.sizeHint().width() + self._box.spacing() for button in self._buttons)
        margins = self._box.contentsMargins()
        around = margins.left() + margins.right() + buttons
        wide = min(self._words.fontMetrics().horizontalAdvance(self._words.text()) + 8 + around, most)
        lines = max(self._words.heightForWidth(wide - around), self._words.fontMetrics().height())
        high = max([lines, *(button.sizeHint().height() for button in self._buttons)])
        high += margins.top() + margins.bottom()
        top = window.height() - FOOT - high if self._top is None else self._top
        self.setGeometry((window.width() - wide) // 2, top, wide, high)

    def _done(self, run: Callable[[], object], _checked: bool = False) -> None:
        self.hide()
        run()

    def _time_over(self) -> None:
        if any(button.hasFocus() for button in self._buttons):
            self._timer.start()
            return
        self.hide()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            if not self._remedies:
                self.hide()
            for button, remedy in zip(self._buttons, self._remedies, strict=True):
                button.setText(tr(remedy.text))
        super().changeEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802 - Qt's name
        self._waits = self._timer.isActive()
        self._timer.stop()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        if self._waits:
            self._timer.start()
        super().leaveEvent(event)
