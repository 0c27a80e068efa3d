"""Rules as a text document: headings, numbered paragraphs, tables and small card faces between the words.

Cards are objects of the text, as wide as the column allows; the words beside them say the same, so that the
text is complete without them.  Not for scrolling, searching and marking (`pages/rules.py`).  Imports QtGui,
`rules_text`, `theme`, `sprites`, `speaker` and `traditions`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSizeF
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QPaintDevice,
    QPainter,
    QPyTextObject,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrameFormat,
    QTextLength,
    QTextTableFormat,
)

from cardavia.cards import Card
from cardavia.desktop import theme as themes
from cardavia.desktop.speaker import TableSpeaker
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.theme import Theme
from cardavia.rules_text import (
    Block,
    CardRow,
    Cards,
    Item,
    Paragraph,
    Prose,
    Reference,
    RuleText,
    Run,
    Table,
)
from cardavia.traditions import Tradition

CARD_OBJECT: Final = QTextFormat.ObjectTypes.UserObject.value + 1
CARD: Final = QTextFormat.Property.UserProperty.value + 1
ROW: Final = CARD + 1
OBJECT: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
CARDS_IN_TEXT: Final = re.compile(f"{OBJECT}(?: {OBJECT})*")

EXAMPLE: Final = "example:"
"""What the address of a link to an example begins with."""

IN_ROW: Final = 8
"""Cards that a row of a narrow column has room for."""
GAP: Final = 3.0
"""Logical pixels between cards, beside and below one another."""
WIDEST, NARROWEST = 3.0, 1.5
"""Width of a card in a row, and of one between words, in heights of the letters' line."""
MARGIN: Final = 10.0


class Span(NamedTuple):
    """From where to where something stands in the document, in characters."""

    start: int
    end: int


class RulesDocument(NamedTuple):
    """A document and what stands where in it."""

    document: QTextDocument
    paragraphs: tuple[tuple[Paragraph, Span], ...]
    headings: tuple[tuple[str, int], ...]
    """The five headings and where each begins."""

    def span(self, rule: str) -> Span | None:
        """Where the paragraph of a rule stands."""
        return next((span for paragraph, span in self.paragraphs if rule in paragraph.rules), None)


def picture_views(view: str) -> tuple[str, str]:
    """The names under which a view asks for pictures: for cards between words, and for those in rows."""
    return view, f"{view}.row"


class CardObject(QPyTextObject):
    """Draws the cards of a document with the faces of a tradition."""

    def __init__(self, store: SpriteStore, tradition: Tradition, view: str, parent: QObject) -> None:
        """`view` is the name under which pictures are asked of the store."""
        super().__init__(parent)
        self._store = store
        self._tradition = tradition
        self._views = picture_views(view)

    def intrinsicSize(  # noqa: N802 - Qt's name
        self, document: QTextDocument, position: int, text_format: QTextFormat
    ) -> QSizeF:
        line = QFontMetricsF(document.defaultFont()).height()
        wide = NARROWEST * line
        if text_format.boolProperty(ROW):
            frame = document.rootFrame().frameFormat()
            room = document.textWidth() - frame.leftMargin() - frame.rightMargin()
            wide = max(min(room / IN_ROW - GAP, WIDEST * line), wide)
        return QSizeF(round(wide), round(wide / self._tradition.aspect) + GAP)

    def drawObject(  # noqa: N802 - Qt's name
        self,
        painter: QPainter,
        rect: QRectF | QRect,
        document: QTextDocument,
        position: int,
        text_format: QTextFormat,
    ) -> None:
        code = self._tradition.face_code(text_format.intProperty(CARD))
        device: QPaintDevice = painter.device()
        view = self._views[text_format.boolProperty(ROW)]
        place = QRectF(rect).adjusted(0, 0, 0, -GAP)
        pixmap = self._store.sprite(self._tradition.id, code, place.size(), device.devicePixelRatioF(), view)
        painter.drawPixmap(place, pixmap, QRectF(QPointF(), QSizeF(pixmap.size())))


class Builder:
    """Writes one rule text into a document."""

    def __init__(
        self,
        theme: Theme,
        scale: float,
        speaker: TableSpeaker,
        shown: Mapping[str, str] = MappingProxyType({}),
    ) -> None:
        """`shown` has the words of a link below the paragraph of a rule, by its number: its example."""
        self._theme = theme
        self._shown = shown
        self._speaker = speaker
        self._document = QTextDocument()
        self._document.setDocumentMargin(MARGIN)
        self._document.setDefaultFont(themes.body_font(scale))
        self._line = QFontMetricsF(self._document.defaultFont()).height()
        self._cursor = QTextCursor(self._document)
        self._plain = self._letters(themes.body_font(scale), theme.text)
        self._term = self._letters(themes.body_font(scale), theme.text, bold=True)
        self._quiet = self._letters(themes.body_font(scale, 0.9), theme.quiet)
        self._number = self._letters(themes.body_font(scale, 0.85), theme.accent, bold=True)
        self._thin = self._letters(themes.body_font(scale, 0.3), theme.text)
        self._title = self._letters(themes.title_font(scale, 1.6), theme.text)
        self._heading = self._letters(themes.title_font(scale, 1.25), theme.text)
        self._subheading = self._letters(themes.body_font(scale), theme.quiet, bold=True)
        self._fresh = True
        """Whether the block at the cursor is still unused."""
        self._table_end = 0

    def build(self, text: RuleText) -> RulesDocument:
        """The document of a text."""
        paragraphs: list[tuple[Paragraph, Span]] = []
        headings: list[tuple[str, int]] = []
        self._write_line(text.title, self._title, 0.0, level=1)
        self._write_line(text.summary, self._quiet, 0.2)
        for number, section in enumerate(text.sections, 1):
            title = f"{number}  {section.title}"
            headings.append((section.title, self._write_line(title, self._heading, 1.2, level=2)))
            for group in section.groups:
                if group.title:
                    self._write_line(group.title, self._subheading, 0.9, level=3)
                for paragraph in group.paragraphs:
                    paragraphs.append((paragraph, self._write_paragraph(paragraph)))
        return RulesDocument(self._document, tuple(paragraphs), tuple(headings))

    @staticmethod
    def _letters(font: QFont, colour: str, *, bold: bool = False) -> QTextCharFormat:
        font.setBold(bold)
        letters = QTextCharFormat()
        letters.setFont(font)
        letters.setForeground(QColor(colour))
        return letters

    def _begin(self, above: float, *, level: int = 0, indent: float = 0.0) -> int:
        """Begin a block, `above` and `indent` in lines; where it begins."""
        form = QTextBlockFormat()
        form.setTopMargin(above * self._line)
        form.setLeftMargin(indent * self._line)
        form.setHeadingLevel(level)
        if self._fresh:
            self._cursor.setBlockFormat(form)
            self._fresh = False
        else:
            self._cursor.insertBlock(form, self._plain)
        return self._cursor.position()

    def _write_line(self, words: str, letters: QTextCharFormat, above: float, *, level: int = 0) -> int:
        start = self._begin(above, level=level)
        self._cursor.insertText(words, letters)
        return start

    def _write_paragraph(self, paragraph: Paragraph) -> Span:
        start = self._begin(0.6)
        self._cursor.insertText(", ".join(paragraph.rules), self._number)
        self._cursor.insertText("\N{EN SPACE}", self._plain)
        for place, block in enumerate(paragraph.blocks):
            self._write_block(block, first=place == 0)
        rule = next((each for each in paragraph.rules if each in self._shown), None)
        if rule is not None:
            self._write_example(rule)
        return Span(start, self._table_end if self._fresh else self._cursor.position())

    def _write_example(self, rule: str) -> None:
        """A link that plays the example of a rule."""
        self._begin(0.25)
        link = QTextCharFormat(self._plain)
        link.setAnchor(True)
        link.setAnchorHref(f"{EXAMPLE}{rule}")
        link.setForeground(QColor(self._theme.accent))
        link.setFontUnderline(True)
        self._cursor.insertText(self._shown[rule], link)

    def _write_block(self, block: Block, *, first: bool) -> None:
        match block:
            case Prose(runs):
                if not first:
                    self._begin(0.3)
                self._write_runs(runs)
            case Item(runs):
                self._begin(0.15, indent=0.8)
                self._cursor.insertText("\N{BULLET}\N{EN SPACE}", self._quiet)
                self._write_runs(runs)
            case CardRow(cards):
                self._begin(0.3)
                self._write_cards(cards, row=True)
            case Table(rows):
                self._write_table(rows)

    def _write_runs(self, runs: Sequence[Run], letters: QTextCharFormat | None = None) -> None:
        for run in runs:
            match run:
                case Cards(cards):
                    self._write_cards(cards, row=False)
                case Reference(rule):
                    link = QTextCharFormat(letters or self._plain)
                    link.setAnchor(True)
                    link.setAnchorHref(rule)
                    link.setForeground(QColor(self._theme.accent))
                    link.setFontUnderline(True)
                    self._cursor.insertText(rule, link)
                case _:
                    self._cursor.insertText(run.text, self._term if run.term else letters or self._plain)

    def _write_cards(self, cards: Sequence[Card], *, row: bool) -> None:
        for place, card in enumerate(cards):
            if place:
                self._cursor.insertText(" ", self._thin)
            drawn = QTextCharFormat()
            drawn.setObjectType(CARD_OBJECT)
            drawn.setProperty(CARD, card)
            drawn.setProperty(ROW, row)
            drawn.setToolTip(self._speaker.card(card))
            drawn.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
            self._cursor.insertText(OBJECT, drawn)

    def _write_table(self, rows: Sequence[Sequence[Sequence[Run]]]) -> None:
        form = QTextTableFormat()
        form.setHeaderRowCount(1)
        form.setCellPadding(0.18 * self._line)
        form.setCellSpacing(0)
        form.setBorder(1)
        form.setBorderCollapse(True)
        form.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
        form.setBorderBrush(QBrush(QColor(self._theme.edge)))
        form.setTopMargin(0.4 * self._line)
        form.setBottomMargin(0.6 * self._line)
        form.setWidth(QTextLength())
        table = self._cursor.insertTable(len(rows), len(rows[0]), form)
        for down, row in enumerate(rows):
            for across, runs in enumerate(row):
                cell = table.cellAt(down, across)
                letters = QTextCharFormat()
                letters.setVerticalAlignment(QTextCharFormat.VerticalAlignment.AlignMiddle)
                cell.setFormat(letters)
                self._cursor = cell.firstCursorPosition()
                self._write_runs(runs, self._quiet if down == 0 else None)
        self._cursor = table.lastCursorPosition()
        self._table_end = self._cursor.position()
        self._cursor.movePosition(QTextCursor.MoveOperation.NextBlock)
        self._fresh = True


def spoken_selection(cursor: QTextCursor, speaker: TableSpeaker) -> str:
    """The selected text with every card by its name, for copying.

    A row of cards becomes "[Ober of acorns, Ober of leaves]".
    """
    start = cursor.selectionStart()
    text = cursor.selectedText()
    reader = QTextCursor(cursor.document())

    def names(found: re.Match[str]) -> str:
        cards = []
        for place in range(found.start(), found.end(), 2):
            reader.setPosition(start + place + 1)
            cards.append(reader.charFormat().intProperty(CARD))
        return f"[{speaker.cards(tuple(cards))}]"

    named = CARDS_IN_TEXT.sub(names, text)
    return re.sub("[\u2028\u2029\ufdd0\ufdd1]+", "\n", named)
