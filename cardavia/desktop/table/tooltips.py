"""What the pointer is told when it rests: the name and value of a card, the meaning of a call.

Nothing stands here that the table does not show otherwise: the zoom plate has the cards, the log the calls.
Imports Qt and its neighbours in this folder.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QToolTip, QWidget

from cardavia.cards import POINTS
from cardavia.desktop.own_words import explained
from cardavia.desktop.speaker import tr
from cardavia.desktop.table.scene import TableScene
from cardavia.strings import tr_noop

WORTH: Final = tr_noop("{card}: %n point(s)")
SAID: Final = tr_noop("{said}: {meaning}")
COUNTED: Final = frozenset({"skat", "schafkopf", "schnapsen"})
"""Games in which cards have a value."""


class Tooltips(QObject):
    """Answers the tooltip events of the table's viewport."""

    def __init__(self, scene: TableScene, viewport: QWidget) -> None:
        super().__init__(viewport)
        self._scene = scene
        self._viewport = viewport
        viewport.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() != QEvent.Type.ToolTip or not isinstance(event, QHelpEvent):
            return False
        words = self.words_at(event.pos().x(), event.pos().y())
        if words:
            QToolTip.showText(event.globalPos(), words, self._viewport)
        else:
            QToolTip.hideText()
        return True

    def words_at(self, x: float, y: float) -> str:
        """What is told at a place of the table; empty for nothing."""
        view, table = self._scene.view, self._scene.table
        if view is None or table is None:
            return ""
        for seat in view.seats:
            bubble = table.bubbles.get(seat.seat)
            here = bubble is not None and bubble.x <= x <= bubble.right and bubble.y <= y <= bubble.bottom
            if here and seat.said is not None and seat.meaning is not None:
                said, meaning = self._scene.say(seat.said), self._scene.say(seat.meaning)
                return tr(SAID).format(said=said, meaning=meaning)
        if y < table.strip.bottom and view.contract is not None:
            return explained(self._scene.say(view.contract.text))
        card = self._scene.face_at(x, y)
        if card is None:
            return ""
        name = self._scene.speaker.card(card)
        worth = tr(WORTH, POINTS[card]).format(card=name) if view.game in COUNTED else name
        return f"{worth}\n{explained(name)}".strip()
