"""The rules of a game to read, as a page and in the side panel of the table.

`RulesView` shows the text, goes to a rule by its number and marks it, and searches; `RulesPage` sets the
headings beside it.  What stands in the document is `rules_document`'s business, its scrolling and marking
that of `rules_browser`.  Imports Qt, `rules_text`, `rules_browser`, `rules_document`, `theme`,
`sprites`, `speaker` and `traditions`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QLocale, Qt, QUrl, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFontMetricsF,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
    QShowEvent,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QMainWindow,
    QTextEdit,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from cardavia import rules_text
from cardavia.desktop import theme as themes
from cardavia.desktop.pages.example_page import ExamplePage
from cardavia.desktop.pages.rules_browser import RulesText
from cardavia.desktop.pages.rules_document import (
    CARD_OBJECT,
    EXAMPLE,
    Builder,
    CardObject,
    RulesDocument,
    Span,
    picture_views,
)
from cardavia.desktop.speaker import TableSpeaker, card_names, tr
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.theme import Theme
from cardavia.examples import example_of, examples
from cardavia.resources import ResourceMissingError
from cardavia.rules_text import Paragraph, RuleText, RuleTextError, folded
from cardavia.strings import tr_noop
from cardavia.traditions import Tradition

RULES: Final = tr_noop("Rules of {game}")
SEARCH: Final = tr_noop("Search the rules")
NEXT, PREVIOUS = tr_noop("Next match"), tr_noop("Previous match")
FOUND: Final = tr_noop("{place} of {count}")
NOT_FOUND: Final = tr_noop("not found")
SHOW_ME: Final = tr_noop("Show me an example")
CONTENTS: Final = tr_noop("Contents")
ENGLISH: Final = tr_noop("These rules are not translated yet; here they are in English.")
UNREADABLE: Final = tr_noop("The rules cannot be shown: {reason}")

COLUMN: Final = 40.0
"""Widest column of text, in heights of the letters' line."""
ROOM: Final = 560
"""Logical pixels that must remain for the text if the headings stand beside it."""


def interface_language() -> str:
    """The language in which numbers and lists are written, as a code of two letters."""
    locale = QLocale()
    return "en" if locale.language() == QLocale.Language.C else locale.name().split("_")[0]


class RulesView(QWidget):
    """Search field, a line of notice, and the rules of one game."""

    rule_shown = Signal(str)
    """Number of the rule that was gone to."""
    rebuilt = Signal()
    """The document is another one: game, language or look have changed."""

    def __init__(
        self,
        store: SpriteStore,
        tradition: Tradition,
        game: str,
        *,
        view: str = "rules",
        parent: QWidget | None = None,
    ) -> None:
        """`view` is the name under which pictures are asked of the store; two views need two names."""
        super().__init__(parent)
        self.setObjectName("rules")
        self._store = store
        self._tradition = tradition
        self._game = game
        self._view = view
        self._theme: Theme = themes.LIGHT
        self._scale = 1.0
        self._rule: str | None = None
        self._pending: int | None = None
        self._hits: tuple[Paragraph, ...] = ()
        self._hit = -1
        self._spoken = (interface_language(), card_names())
        self._fault = ""
        self._document: QTextDocument | None = None
        self.rules: RuleText | None = None
        self.built: RulesDocument | None = None
        self.text = RulesText(TableSpeaker(tradition.pack))
        self.text.anchorClicked.connect(self._follow)
        self._make_search()
        self.notice = QLabel()
        self.notice.setObjectName("rules.notice")
        self.notice.setProperty("role", "warn")
        self.notice.setWordWrap(True)
        self.notice.setContentsMargins(12, 0, 12, 0)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 8, 0, 0)
        box.setSpacing(6)
        box.addLayout(self._search_row)
        box.addWidget(self.notice)
        box.addWidget(self.text, 1)
        store.ready.connect(self._came)
        self._load()
        self.retranslate()

    def _make_search(self) -> None:
        self.field = QLineEdit()
        self.field.setObjectName("rules.search")
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._search)
        self.found = QLabel()
        self.found.setObjectName("rules.found")
        self.found.setProperty("role", "caption")
        self.previous = self._step_button("rules.previous", "\N{UPWARDS ARROW}", -1)
        self.next = self._step_button("rules.next", "\N{DOWNWARDS ARROW}", 1)
        self._search_row = QHBoxLayout()
        self._search_row.setContentsMargins(10, 0, 10, 0)
        self._search_row.setSpacing(4)
        self._search_row.addWidget(self.field, 1)
        for widget in (self.found, self.previous, self.next):
            self._search_row.addWidget(widget)
        for keys, slot in (
            (QKeySequence(QKeySequence.StandardKey.Find), self.focus_search),
            (QKeySequence("F3"), self.find_next),
            (QKeySequence("Shift+F3"), self.find_previous),
        ):
            shortcut = QShortcut(keys, self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(slot)

    def _step_button(self, name: str, sign: str, step: int) -> QToolButton:
        button = QToolButton()
        button.setObjectName(name)
        button.setText(sign)
        button.setProperty("role", "quiet")
        button.clicked.connect(self.find_next if step > 0 else self.find_previous)
        return button

    # ------------------------------------------------------------ what is shown

    @property
    def game(self) -> str:
        """The game whose rules are shown."""
        return self._game

    @property
    def rule(self) -> str | None:
        """Number of the rule that is marked."""
        return self._rule

    def set_game(self, game: str, tradition: Tradition) -> None:
        """Show the rules of another game, with the cards of a tradition."""
        if (game, tradition) == (self._game, self._tradition):
            return
        self._release()
        self._game, self._tradition, self._rule = game, tradition, None
        self.text.speaker = TableSpeaker(tradition.pack)
        self._load()
        self._say_names()

    def set_look(self, theme: Theme, scale: float) -> None:
        """Another theme or text size, as `theme.style_sheet` takes them."""
        if (theme, scale) != (self._theme, self._scale):
            self._theme, self._scale = theme, scale
            self._build()

    def show_rule(self, rule: str) -> bool:
        """Go to a rule by its number ("SK-41"), mark it and read it out; whether the text has it."""
        self._catch_up()
        paragraph = self.rules.find(rule) if self.rules is not None else None
        if paragraph is None:
            return False
        self._mark(rule)
        event = QAccessibleAnnouncementEvent(self.text, paragraph.words())
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
        QAccessible.updateAccessibility(event)
        return True

    def _mark(self, rule: str) -> None:
        """Go to a rule of the text and mark it."""
        span = self._span(rule)
        if span is not None:
            self._rule = rule
            self.text.mark(span)
            self._go_to(span.start)
            self.rule_shown.emit(rule)

    def go_to_heading(self, number: int) -> None:
        """Go to one of the five headings, 0 to 4."""
        if self.built is not None and 0 <= number < len(self.built.headings):
            self._go_to(self.built.headings[number][1])

    def _go_to(self, position: int) -> None:
        """Scroll there, at once or when there is something to scroll."""
        self._pending = None if self.isVisible() else position
        self.text.go_to(position)

    def _load(self) -> None:
        self._spoken = (interface_language(), card_names())
        try:
            self.rules = rules_text.load(self._game, interface_language())
        except (RuleTextError, ResourceMissingError) as error:
            self.rules = None
            self._fault = str(error)
        self._build()
        self._say_notice()

    def _build(self) -> None:
        """Make the document anew and go back to where it was read."""
        top = self._read_rule()
        former = self._document
        if self.rules is None:
            self.built = None
            document = QTextDocument()
        else:
            shown = {rule: tr(SHOW_ME) for each in examples(self._game) for rule in each.rules}
            self.built = Builder(self._theme, self._scale, self.text.speaker, shown).build(self.rules)
            document = self.built.document
        document.setParent(self.text)
        painter = CardObject(self._store, self._tradition, self._view, document)
        document.documentLayout().registerHandler(CARD_OBJECT, painter)
        self.text.set_theme(self._theme)
        self.text.setDocument(document)
        self._document = document
        if former is not None:
            former.deleteLater()
        self.text.set_column(round(COLUMN * QFontMetricsF(document.defaultFont()).height()))
        self.text.mark(self._span(self._rule))
        self._search(self.field.text())
        span = self._span(top)
        if span is not None:
            self._go_to(span.start)
        self.rebuilt.emit()

    def _span(self, rule: str | None) -> Span | None:
        """Where the paragraph of a rule stands, if there is one."""
        return self.built.span(rule) if self.built is not None and rule is not None else None

    def _read_rule(self) -> str | None:
        """The first rule number at or below the upper edge, if the text was scrolled."""
        if self.built is None or self.text.verticalScrollBar().value() == 0:
            return None
        top = self.text.top()
        return next(
            (paragraph.rules[0] for paragraph, span in self.built.paragraphs if span.end >= top), None
        )

    def _release(self) -> None:
        """Forget which pictures were asked for."""
        for view in picture_views(self._view):
            self._store.release(view)

    def _came(self, tradition: str, code: str) -> None:
        if tradition == self._tradition.id and self.isVisible():
            self.text.viewport().update()

    def _follow(self, address: QUrl) -> None:
        where = address.toString()
        if where.startswith(EXAMPLE):
            self._show_example(where.removeprefix(EXAMPLE))
        else:
            self.show_rule(where)

    def _show_example(self, rule: str) -> None:
        """Play the example of a rule over the page."""
        example = example_of(self._game, rule)
        window = self.window()
        over = window.centralWidget() if isinstance(window, QMainWindow) else window
        if example is not None and over is not None:
            page = ExamplePage(self._store, self._tradition, example, bool(window.property("still")), over)
            page.set_look(self._theme, self._scale)
            page.open()

    # ------------------------------------------------------------ searching

    def focus_search(self) -> None:
        """Put the cursor into the search field."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def find_next(self) -> None:
        """Go to the next paragraph that was found."""
        self._step(1)

    def find_previous(self) -> None:
        """Go to the paragraph found before this one."""
        self._step(-1)

    def _search(self, query: str) -> None:
        self._hits = self.rules.search(query) if self.rules is not None else ()
        self._hit = -1
        self._mark_words(query)
        if self._hits and self.field.hasFocus():
            self._hit = self._first_hit()
            self._mark(self._hits[self._hit].rules[0])
        self._say_found()

    def _step(self, step: int) -> None:
        if not self._hits:
            return
        if self._hit < 0:
            self._hit = self._first_hit() if step > 0 else len(self._hits) - 1
        else:
            self._hit = (self._hit + step) % len(self._hits)
        self.show_rule(self._hits[self._hit].rules[0])
        self._say_found()

    def _first_hit(self) -> int:
        """The first paragraph found at or below the upper edge, else the very first."""
        top = self.text.top()
        for place, paragraph in enumerate(self._hits):
            span = self._span(paragraph.rules[0])
            if span is not None and span.end >= top:
                return place
        return 0

    def _mark_words(self, query: str) -> None:
        """Colour the words of the query in every paragraph that was found."""
        letters = QTextCharFormat()
        letters.setBackground(QColor(self._theme.accent))
        letters.setForeground(QColor(self._theme.accent_text))
        words = folded(query).split()
        marks = []
        text = folded(self.text.document().toPlainText())
        for paragraph in self._hits:
            span = self._span(paragraph.rules[0])
            if span is None:
                continue
            for word in words:
                place = text.find(word, span.start, span.end)
                while place >= 0:
                    selection = QTextEdit.ExtraSelection()
                    selection.cursor = QTextCursor(self.text.document())
                    selection.cursor.setPosition(place)
                    selection.cursor.setPosition(place + len(word), QTextCursor.MoveMode.KeepAnchor)
                    selection.format = letters
                    marks.append(selection)
                    place = text.find(word, place + len(word), span.end)
        self.text.setExtraSelections(marks)

    def _say_found(self) -> None:
        count = len(self._hits)
        words = ""
        if count:
            words = tr(FOUND).format(place=self._hit + 1 if self._hit >= 0 else "–", count=count)
        elif self.field.text().strip():
            words = tr(NOT_FOUND)
        self.found.setText(words)
        self.found.setVisible(bool(words))
        for button in (self.previous, self.next):
            button.setVisible(count > 0)

    # ------------------------------------------------------------ words and events

    def retranslate(self) -> None:
        """Say everything in the present language."""
        if self.isVisible():
            self._catch_up()
        self.field.setPlaceholderText(tr(SEARCH))
        self.field.setAccessibleName(tr(SEARCH))
        for button, words in ((self.next, tr(NEXT)), (self.previous, tr(PREVIOUS))):
            button.setToolTip(words)
            button.setAccessibleName(words)
        self._say_names()
        self._say_notice()
        self._say_found()

    def _catch_up(self) -> None:
        """Read the text in the present language, unless it is; out of sight that can wait."""
        if self._spoken != (interface_language(), card_names()):
            self._load()
            self._say_names()

    def _say_names(self) -> None:
        title = self.rules.title if self.rules is not None else self._game
        self.text.setAccessibleName(tr(RULES).format(game=title))

    def _say_notice(self) -> None:
        words = ""
        if self.rules is None:
            words = tr(UNREADABLE).format(reason=self._fault)
        elif self.rules.fallen_back:
            words = tr(ENGLISH)
        self.notice.setText(words)
        self.notice.setVisible(bool(words))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        back = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        in_field = self.field.hasFocus()
        if in_field and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._step(-1 if back else 1)
        elif in_field and event.key() == Qt.Key.Key_Escape:
            self.field.clear()
            self.text.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        super().showEvent(event)
        self._catch_up()
        if self._pending is not None:
            self._go_to(self._pending)

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802 - Qt's name
        super().hideEvent(event)
        self._release()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class RulesPage(QWidget):
    """The rules of a game as a page: the headings at the left where there is room, the text beside them."""

    def __init__(self, store: SpriteStore, tradition: Tradition, game: str) -> None:
        super().__init__()
        self.setObjectName("page.rules")
        self.view = RulesView(store, tradition, game, view="rules.page")
        self.contents = QListWidget()
        self.contents.setObjectName("rules.contents")
        self.contents.setFrameShape(QFrame.Shape.NoFrame)
        self.contents.setSpacing(3)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.itemActivated.connect(self._go)
        self.contents.itemClicked.connect(self._go)
        self.view.rebuilt.connect(self._fill)
        self.view.text.verticalScrollBar().valueChanged.connect(self._follow)
        box = QHBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.contents)
        box.addWidget(self.view, 1)
        self._fill()

    def show_game(self, game: str, tradition: Tradition, rule: str | None = None) -> None:
        """Show the rules of a game, at a rule if one is named, else from where they were read last."""
        self.view.set_game(game, tradition)
        if rule is not None:
            self.view.show_rule(rule)

    def set_look(self, theme: Theme, scale: float) -> None:
        """Another theme or text size."""
        self.view.set_look(theme, scale)

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.view.retranslate()
        self.contents.setAccessibleName(tr(CONTENTS))

    def _fill(self) -> None:
        self.contents.clear()
        headings = self.view.built.headings if self.view.built is not None else ()
        for number, (title, _) in enumerate(headings, 1):
            self.contents.addItem(f"{number}  {title}")
        self.contents.setAccessibleName(tr(CONTENTS))
        self._arrange()
        self._follow()

    def _go(self) -> None:
        self.view.go_to_heading(self.contents.currentRow())

    def _follow(self) -> None:
        """Show in the list which heading is being read."""
        if self.view.built is None:
            return
        top = self.view.text.top()
        row = sum(start <= top for _, start in self.view.built.headings) - 1
        self.contents.setCurrentRow(max(row, 0))

    def _arrange(self) -> None:
        """Set the headings beside the text where there is room."""
        wide = self.contents.sizeHintForColumn(0) + 32
        self.contents.setFixedWidth(wide)
        self.contents.setVisible(self.width() - wide >= ROOM)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange()
