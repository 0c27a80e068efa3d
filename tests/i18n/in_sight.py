"""Every text that a window shows or speaks, and whether a pseudo-language has marked all of it."""

from __future__ import annotations

import re
from collections.abc import Iterator

from PySide6.QtCore import QAbstractItemModel, QCoreApplication, QEvent, QModelIndex, Qt
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QSpinBox,
    QTabWidget,
    QTextEdit,
    QWidget,
)

from cardavia.card_names import CardNames
from cardavia.cards import Pack
from cardavia.desktop.table.auction_panel import AuctionPanel
from cardavia.desktop.table.page import TablePage
from cardavia.desktop.table.prompt import PromptBar
from cardavia.desktop.table.result_panel import ResultPanel
from cardavia.languages import LANGUAGES
from cardavia.traditions import Tradition, read_all
from tools.i18n.pseudo import OPEN, SHUT

LETTER = re.compile(r"[^\W\d_]")
NEUTRAL = re.compile(r"https?://\S+|\b(?:(?:SK|SF|SN|PF)-\d+|and|ms|Enter|Space|Esc|Home|End)\b")
"""Addresses, rule numbers, the word the locale joins lists with, milliseconds, keys (named by Qt)."""
INNERMOST = re.compile(f"{OPEN}[^{OPEN}{SHUT}]*{SHUT}")
NAMES = ("König, Dame, Bube", "Cardavia", "Schnapsen", "Preference", "Skat", "Schafkopf", "Wikipedia")


class MarkedNames(CardNames):
    """Names of cards in that language."""

    def suit(self, pack: Pack, suit: int) -> str:
        return f"{OPEN}{super().suit(pack, suit)}{SHUT}"

    def face(self, pack: Pack, code: str) -> str:
        return f"{OPEN}{super().face(pack, code)}{SHUT}"


def own_words() -> list[str]:
    """What no language changes: names of games, languages, packs and their cards; the longest first."""
    words = [*NAMES, *(each.name for each in LANGUAGES.values())]
    for tradition in read_all():
        if isinstance(tradition, Tradition):
            words += [tradition.own_name, *tradition.other_names, tradition.place.own]
            words += [tradition.own_card_name(code) for code in tradition.codes]
            words += [tradition.licence, *(source.title for source in tradition.sources)]
    return sorted(set(words), key=len, reverse=True)


OWN = own_words()


def unmarked(text: str) -> str:
    """What of a text is in no bracket and no name: the scrap that a person would read in English."""
    if "<" in text and ">" in text:
        document = QTextDocument()
        document.setHtml(text)
        text = document.toPlainText()
    former = None
    while former != text:
        former, text = text, INNERMOST.sub(" ", text)
    for word in OWN:
        text = text.replace(word, " ")
    text = NEUTRAL.sub(" ", text)
    rest = [each for each in text.split() if LETTER.search(each) and len(each.strip("().,:;")) > 2]
    return " ".join(rest)


def texts(window: QWidget) -> Iterator[tuple[str, str]]:
    """Where it stands and the text, of everything in a window that can be read or heard."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    for widget in (window, *window.findChildren(QWidget)):
        if _put_away(widget) or widget.objectName().startswith("Scroll"):
            continue  # made anew before it is shown, or a scroll button of Qt's own
        place = f"{type(widget).__name__} {widget.objectName()}"
        yield f"{place}, tooltip", widget.toolTip()
        yield f"{place}, accessible name", widget.accessibleName()
        yield f"{place}, accessible description", widget.accessibleDescription()
        yield f"{place}, status tip", widget.statusTip()
        yield f"{place}, what's this", widget.whatsThis()
        for text in _own_texts(widget):
            yield place, text
    for action in window.findChildren(QAction):
        if not action.objectName().startswith("_q_"):
            yield f"action {action.objectName()}", action.text().partition("\t")[0]
            yield f"action {action.objectName()}, tooltip", action.toolTip()
    for menu in window.findChildren(QMenu):
        yield f"menu {menu.objectName()}", menu.title()
    yield "title", window.windowTitle()


def _put_away(widget: QWidget) -> bool:
    """Whether it belongs to a phase of the deal that is not shown."""
    page = next((each for each in _above(widget) if isinstance(each, TablePage)), None)
    phases = any(isinstance(each, PromptBar | ResultPanel | AuctionPanel) for each in _above(widget))
    return page is not None and phases and not widget.isVisibleTo(page)


def _above(widget: QWidget) -> Iterator[QWidget]:
    parent: QWidget | None = widget
    while parent is not None:
        yield parent
        parent = parent.parentWidget()


def _own_texts(widget: QWidget) -> Iterator[str]:
    if isinstance(widget, QLabel | QAbstractButton):
        yield widget.text()
    elif isinstance(widget, QLineEdit):
        yield widget.placeholderText()
        yield "" if isinstance(widget.parent(), QAbstractSpinBox) else widget.text()
    elif isinstance(widget, QSpinBox):
        yield widget.prefix()
        yield widget.suffix()
        yield widget.specialValueText()
    elif isinstance(widget, QComboBox):
        yield from (widget.itemText(place) for place in range(widget.count()))
    elif isinstance(widget, QTabWidget):
        for place in range(widget.count()):
            yield widget.tabText(place)
            yield widget.tabToolTip(place)
    elif isinstance(widget, QTextEdit):
        yield widget.placeholderText()
    elif isinstance(widget, QAbstractItemView) and widget.model() is not None:
        model = widget.model()
        yield from _cells(model, 1 if isinstance(widget, QListView) else model.columnCount(QModelIndex()))


def _cells(model: QAbstractItemModel, columns: int) -> Iterator[str]:
    for row in range(model.rowCount(QModelIndex())):
        for column in range(columns):
            index = model.index(row, column)
            for role in (
                Qt.ItemDataRole.DisplayRole,
                Qt.ItemDataRole.ToolTipRole,
                Qt.ItemDataRole.AccessibleTextRole,
            ):
                yield str(index.data(role) or "")
    for direction, count in (
        (Qt.Orientation.Horizontal, columns),
        (Qt.Orientation.Vertical, model.rowCount(QModelIndex())),
    ):
        for place in range(count):
            yield str(model.headerData(place, direction) or "")


def scraps(window: QWidget, but: tuple[str, ...] = ()) -> list[str]:
    """Every place with an unmarked text, but those whose place begins with one of the words given."""
    found = []
    for place, text in texts(window):
        rest = unmarked(text)
        if rest and not place.startswith(but):
            found.append(f"{place}: {rest!r} of {text!r}")
    return found
