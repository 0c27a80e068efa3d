"""The plate of the live coach: sign, judgement and loss of the person's last action.

It stands at the lower right of the table, takes neither focus nor clicks, and says itself to listeners.
Imports Qt, `signs`, `detail`, `theme`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QWidget

from cardavia.desktop.review.detail import SignBox
from cardavia.desktop.theme import Theme

GAP: Final = 8
"""Logical pixels between the plate and what it stands beside."""


class CoachPlate(QFrame):
    """One judgement; hidden while there is none."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel.coach")
        self.setProperty("role", "plate")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.sign = SignBox()
        self.words = QLabel()
        self.words.setObjectName("coach.words")
        box = QHBoxLayout(self)
        box.setContentsMargins(8, 5, 12, 5)
        box.setSpacing(8)
        box.addWidget(self.sign)
        box.addWidget(self.words)
        self.hide()

    def show_judgement(self, kind: str, words: str, spoken: str) -> None:
        """Show a judgement, and say it."""
        self.sign.kind = kind
        self.sign.update()
        self.words.setText(words)
        self.show()
        self.raise_()
        event = QAccessibleAnnouncementEvent(self, spoken)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
        QAccessible.updateAccessibility(event)

    def set_theme(self, theme: Theme) -> None:
        """Another scheme."""
        self.sign.theme = theme
        self.sign.update()

    def stand(self, right: float, bottom: float) -> None:
        """Stand with the lower right corner at a place."""
        size = self.sizeHint()
        self.setGeometry(
            max(round(right - size.width()), GAP), round(bottom - size.height()), size.width(), size.height()
        )
