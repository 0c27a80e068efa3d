"""The text of the rules in its scroll area: a column of readable width, one marked paragraph, copying.

Which text is shown and what is searched in it is the business of `rules`.  Imports Qt, `rules_document`,
`theme` and `speaker`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QMimeData, QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent, QTextCursor, QTextOption
from PySide6.QtWidgets import QFrame, QTextBrowser

from cardavia.desktop import theme as themes
from cardavia.desktop.pages.rules_document import MARGIN, Span, spoken_selection
from cardavia.desktop.speaker import TableSpeaker
from cardavia.desktop.theme import Theme

ABOVE: Final = 8
"""Logical pixels between the upper edge and a rule that is gone to."""
BAR: Final = 4
"""Width of the bar beside the marked paragraph."""


class RulesText(QTextBrowser):
    """The text itself: one paragraph is marked, the top stays in place when the width changes."""

    def __init__(self, speaker: TableSpeaker) -> None:
        super().__init__()
        self.setObjectName("rules.text")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.setOpenLinks(False)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextBrowserInteraction | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.speaker = speaker
        self.set_theme(themes.LIGHT)
        self.marked: Span | None = None
        self._column = 0

    def set_theme(self, theme: Theme) -> None:
        """Take the colours of a theme."""
        self.theme: Theme = theme
        self.setStyleSheet(
            "QTextBrowser { background: transparent; border: none; }"
            "QScrollBar:horizontal { height: 12px; background: transparent; }"
            f"QScrollBar::handle:horizontal {{ background: {theme.edge}; border-radius: 5px; margin: 2px; }}"
            "QScrollBar::add-line:horizontal, QScrollBar::sub-line:horizontal { width: 0; }"
        )

    def set_column(self, width: int) -> None:
        """The widest column of text, in logical pixels."""
        self._column = width
        self._set_margins()

    def place(self, position: int) -> float:
        """How far a character stands below the upper end of the text, in logical pixels."""
        block = self.document().findBlock(position)
        return self.document().documentLayout().blockBoundingRect(block).top()

    def go_to(self, position: int) -> None:
        """Scroll so that a character stands near the upper edge."""
        self.verticalScrollBar().setValue(round(self.place(position)) - ABOVE)

    def top(self) -> int:
        """The first character of the paragraph at the upper edge."""
        cursor = self.cursorForPosition(QPoint(self.viewport().width() // 2, ABOVE + 2))
        return cursor.block().position()

    def mark(self, span: Span | None) -> None:
        """Mark a paragraph; the cursor goes to its beginning."""
        self.marked = span
        if span is not None:
            cursor = QTextCursor(self.document())
            cursor.setPosition(span.start)
            self.setTextCursor(cursor)
        self.viewport().update()

    def marked_rect(self) -> QRectF | None:
        """Where the marked paragraph stands in the viewport."""
        if self.marked is None:
            return None
        layout = self.document().documentLayout()
        block = self.document().findBlock(self.marked.start)
        rect = layout.blockBoundingRect(block)
        while block.isValid() and block.position() <= self.marked.end:
            rect = rect.united(layout.blockBoundingRect(block))
            block = block.next()
        frame = self.document().rootFrame().frameFormat()
        rect.setLeft(frame.leftMargin() - MARGIN)
        rect.setRight(self.document().textWidth() - frame.rightMargin() + MARGIN)
        return rect.adjusted(1, -5, -1, 5).translated(0, -self.verticalScrollBar().value())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        rect = self.marked_rect()
        if rect is not None:
            painter = QPainter(self.viewport())
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QColor(self.theme.edge))
            painter.setBrush(QColor(self.theme.plate))
            painter.drawRoundedRect(rect, 6, 6)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(self.theme.accent))
            painter.drawRoundedRect(QRectF(rect.left(), rect.top(), BAR, rect.height()), 2, 2)
            painter.end()
        super().paintEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        top = self.top() if event.oldSize().isValid() else None
        super().resizeEvent(event)
        self._set_margins()
        if top is not None and event.oldSize().width() != event.size().width():
            self.go_to(top)

    def _set_margins(self) -> None:
        """Keep the column in the middle."""
        side = max(MARGIN, (self.viewport().width() - self._column) / 2)
        root = self.document().rootFrame()
        frame = root.frameFormat()
        if self._column and side != frame.leftMargin():
            frame.setLeftMargin(side)
            frame.setRightMargin(side)
            root.setFrameFormat(frame)

    def createMimeDataFromSelection(self) -> QMimeData:  # noqa: N802 - Qt's name
        """The selected words; written into the object that Qt makes.

        The clipboard keeps it until the very end of the program, when one made in Python can no longer be
        deleted: the process would end there with a segmentation fault.
        """
        data = super().createMimeDataFromSelection()
        data.text()  # Qt fills it when it is first asked, and not again
        data.clear()
        data.setText(spoken_selection(self.textCursor(), self.speaker))
        return data
