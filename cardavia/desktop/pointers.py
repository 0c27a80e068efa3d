"""Four one-line pointers on the first ordinary deal of a game: prompt, rules, hint, last trick.

One stands at a time, beside the own seat where nothing else lies; it goes with the first action and does not
come again.  Which games have been shown is kept in the settings file.  Imports Qt, the table page, the
controller, `settings`, `speaker`, `strings` and `table_view`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPointF, QSettings, Qt, QTimer
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QWidget

from cardavia.controller import Controller
from cardavia.desktop.painting import painting
from cardavia.desktop.settings import Settings
from cardavia.desktop.speaker import tr
from cardavia.desktop.table.page import TablePage
from cardavia.strings import tr_noop
from cardavia.table_view import TableView

CLOSE: Final = tr_noop("Close this pointer")
DONE: Final = "done"
TIP: Final = 8
"""Logical pixels of the tip that points down."""
GAP: Final = 12
"""Logical pixels between the own seat and the pointer."""


class Pointer(NamedTuple):
    """One line about one thing."""

    name: str
    text: str
    down: bool
    """Whether it points to what lies below."""


POINTERS: Final = (
    Pointer("prompt", tr_noop("Here it says whose turn it is and what you can do."), True),
    Pointer("rules", tr_noop("F1 opens the rule for this moment."), False),
    Pointer("hint", tr_noop("H shows a good move and its reason."), False),
    Pointer("last_trick", tr_noop("L shows the last trick once more."), False),
)
"""In the order in which they come."""


class PointerPlate(QFrame):
    """The line and a way to put it away."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("pointer")
        self.down = False
        self.label = QLabel()
        self.label.setObjectName("pointer.text")
        self.label.setWordWrap(True)
        self.close_button = QPushButton("✕")
        self.close_button.setObjectName("btn.pointer.close")
        self.close_button.setProperty("role", "quiet")
        self.close_button.setFixedSize(30, 26)
        self.close_button.setStyleSheet("padding: 0; min-height: 0;")
        self._box = QHBoxLayout(self)
        self._box.setSpacing(4)
        self._box.addWidget(self.label, 1)
        self._box.addWidget(self.close_button)
        self.hide()

    def say(self, words: str, down: bool) -> None:
        """Show a line."""
        self.down = down
        self._box.setContentsMargins(14, 2, 2, 2 + (TIP if down else 0))
        self.label.setText(words)
        self.close_button.setAccessibleName(tr(CLOSE))
        self.close_button.setToolTip(tr(CLOSE))
        self.update()

    def line_width(self) -> int:
        """Logical pixels in which the words stand in one line."""
        words = self.label.fontMetrics().horizontalAdvance(self.label.text())
        return words + self.close_button.width() + 28

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        with painting(self) as painter:
            palette = self.palette()
            low = self.height() - (TIP if self.down else 0) - 1
            painter.setPen(QPen(QColor("#e3b341"), 2))
            painter.setBrush(palette.base())
            if self.down:
                middle = min(self.width() / 2, 90.0)
                tip = [
                    QPointF(middle - TIP, low - 1),
                    QPointF(middle, low + TIP),
                    QPointF(middle + TIP, low - 1),
                ]
                painter.drawPolygon(QPolygonF(tip))
            painter.drawRoundedRect(1, 1, self.width() - 2, low - 1, 9, 9)
            if self.down:
                painter.setPen(Qt.PenStyle.NoPen)
                painter.drawRect(round(middle - TIP) + 2, low - 4, 2 * TIP - 4, 4)


class Pointers(QObject):
    """Shows the pointers at one table; ends with its page."""

    def __init__(self, page: TablePage, controller: Controller, settings: Settings, wanted: bool) -> None:
        """`wanted`: asked for, even if this game has been shown before."""
        super().__init__(page)
        self._page = page
        self._controller = controller
        self._settings = settings
        self._game = controller.match.game.name
        self._left = list(POINTERS) if wanted or self._is_first() else []
        self._shown: tuple[Pointer, int] | None = None
        """The pointer that stands there and the decision it came with."""
        self.plate = PointerPlate(page.canvas.viewport())
        self.plate.close_button.clicked.connect(self.put_away)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self._place)
        if self._left:
            controller.table_changed.connect(self._follow)
            page.canvas.viewport().installEventFilter(self)

    @property
    def _file(self) -> QSettings | None:
        return self._settings.file

    def _is_first(self) -> bool:
        """Whether nobody was shown around in this game yet; where nothing is kept nobody is."""
        return self._file is not None and self._file.value(f"first/pointers_{self._game}") != DONE

    def _follow(self, view: TableView) -> None:
        if self._shown is not None and self._shown[1] != view.decision:
            self.put_away()
        if view.finished:
            self._end()
        ordinary = not self._controller.match.marks and not view.finished
        if self._shown is None and view.must_act and ordinary:
            self._show_next(view)
        self._later.start()

    def _show_next(self, view: TableView) -> None:
        for pointer in self._left:
            if pointer.name == "last_trick" and view.last_trick is None:
                continue
            if pointer.name == "hint" and not self._settings.hints.value:
                continue
            self._shown = (pointer, view.decision)
            self._say(pointer)
            return

    def _say(self, pointer: Pointer) -> None:
        words = tr(pointer.text)
        self.plate.say(words, pointer.down)
        event = QAccessibleAnnouncementEvent(self._page.canvas.viewport(), words)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
        QAccessible.updateAccessibility(event)

    def put_away(self) -> None:
        """The pointer has been seen: the next one comes with the next decision."""
        if self._shown is None:
            return
        self._left.remove(self._shown[0])
        self._shown = None
        self.plate.hide()
        if not self._left:
            self._end()

    def _end(self) -> None:
        """The first deal is over, or everything has been shown."""
        self._left = []
        self._shown = None
        self.plate.hide()
        if self._file is not None:
            self._file.setValue(f"first/pointers_{self._game}", DONE)

    def _place(self) -> None:
        """Beside the own seat, above the prompt: the one strip of the table where nothing lies."""
        table = self._page.scene.table
        if self._shown is None or table is None:
            return
        seat = table.seats[self._controller.viewer]
        won = table.won.get(self._controller.viewer)
        left = seat.right + GAP
        right = won.x if won is not None and won.x > left else table.size[0]
        room = max(round(right - left - GAP), 60)
        wide = min(self.plate.line_width(), room)
        high = max(round(seat.height), self.plate.heightForWidth(wide))
        low = round(table.prompt.y) - 2
        self.plate.setGeometry(round(left), low - high, wide, high)
        self.plate.show()
        self.plate.raise_()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Follow the size of the table."""
        if event.type() == QEvent.Type.Resize:
            self._later.start()
        elif event.type() == QEvent.Type.LanguageChange and self._shown is not None:
            self.plate.say(tr(self._shown[0].text), self._shown[0].down)
            self._later.start()
        return super().eventFilter(watched, event)
