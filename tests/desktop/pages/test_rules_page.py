"""The rules to read: a rule is found by its number and marked, searched, copied, and drawn with cards."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QPoint, QSize, QSizeF, Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QPixmap, QTextCursor
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from shiboken6 import createdByPython

from cardavia import rules_text, traditions
from cardavia.desktop import theme as themes
from cardavia.desktop.pages.rules import RulesPage, RulesView
from cardavia.desktop.pages.rules_document import OBJECT
from cardavia.desktop.sprites import SpriteStore
from cardavia.rules_text import RuleText, RuleTextError
from cardavia.traditions import Tradition

SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63 100"><rect width="63" height="100"/></svg>'
USUAL = {"skat": "bavarian", "schafkopf": "bavarian", "schnapsen": "wiener-bild", "preference": "wiener-bild"}
KEY = Qt.Key


class CountingStore(SpriteStore):
    """Notes which faces are asked for."""

    def __init__(self, packs: list[Tradition], cache: Path) -> None:
        super().__init__(packs, cache_folder=cache, threads=1)
        self.asked: list[tuple[str, str, str]] = []

    def sprite(
        self, tradition: str, code: str, size: QSizeF | QSize, ratio: float = 1.0, view: str = "table"
    ) -> QPixmap:
        self.asked.append((tradition, code, view))
        return super().sprite(tradition, code, size, ratio, view)


@pytest.fixture
def packs(tmp_path: Path) -> dict[str, Tradition]:
    """Traditions with one quickly drawn picture for all faces."""
    made = {}
    for name in ("bavarian", "wiener-bild"):
        folder = tmp_path / name
        folder.mkdir()
        made[name] = dataclasses.replace(traditions.named(name), folder=folder)
        for code in made[name].codes:
            made[name].face_path(code).write_text(SVG, encoding="utf-8")
    return made


@pytest.fixture
def store(packs: dict[str, Tradition], tmp_path: Path, qapp: QApplication) -> Iterator[CountingStore]:
    made = CountingStore(list(packs.values()), tmp_path / "faces")
    yield made
    made.close()


@pytest.fixture
def english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_GB"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def view(qtbot: QtBot, store: CountingStore, packs: dict[str, Tradition], english: None) -> RulesView:
    """The rules of Skat, as wide as the side panel."""
    made = RulesView(store, packs["bavarian"], "skat", view="side")
    qtbot.addWidget(made)
    made.resize(300, 600)
    made.show()
    qtbot.waitExposed(made)
    return made


def visible_text(view: RulesView) -> str:
    """What stands between the upper and the lower edge."""
    port = view.text.viewport()
    cursor = view.text.cursorForPosition(QPoint(0, 0))
    low = view.text.cursorForPosition(QPoint(port.width() - 1, port.height() - 1)).position()
    cursor.setPosition(low, QTextCursor.MoveMode.KeepAnchor)
    return cursor.selectedText()


@pytest.mark.parametrize("game", USUAL)
def test_every_rule_is_shown_and_marked(
    qtbot: QtBot, store: CountingStore, packs: dict[str, Tradition], english: None, game: str
) -> None:
    view = RulesView(store, packs[USUAL[game]], game)
    qtbot.addWidget(view)
    view.resize(300, 600)
    view.show()
    assert view.rules is not None
    for rule in view.rules.rules():
        assert view.show_rule(rule)
        assert view.rule == rule
        marked = view.text.marked_rect()
        assert marked is not None and marked.intersects(view.text.viewport().rect().toRectF())
        bar = view.text.verticalScrollBar()
        assert -10 < marked.top() < 20 or bar.value() == bar.maximum() or bar.value() == 0
        assert rule in visible_text(view)


def test_the_mark_covers_the_paragraph_with_its_table(view: RulesView) -> None:
    view.show_rule("SK-63")
    marked = view.text.marked_rect()
    assert marked is not None
    inside = [
        view.text.cursorForPosition(QPoint(20, round(y))).block().text()
        for y in range(round(marked.top()) + 8, round(marked.bottom()) - 4, 6)
    ]
    assert any("The value of Null is fixed" in text for text in inside)
    assert "Null Ouvert" in inside
    assert not any("SK-64" in text for text in inside)


def test_an_unknown_rule_changes_nothing(view: RulesView) -> None:
    view.show_rule("SK-41")
    before = view.text.verticalScrollBar().value()
    assert not view.show_rule("SK-999")
    assert not view.show_rule("SF-31")
    assert (view.rule, view.text.verticalScrollBar().value()) == ("SK-41", before)


def test_a_rule_asked_for_before_the_first_showing_is_gone_to_when_shown(
    qtbot: QtBot, store: CountingStore, packs: dict[str, Tradition], english: None
) -> None:
    view = RulesView(store, packs["bavarian"], "skat")
    qtbot.addWidget(view)
    assert view.show_rule("SK-65")
    view.resize(300, 600)
    view.show()
    qtbot.waitUntil(lambda: "SK-65" in visible_text(view))


def test_the_number_of_another_rule_is_a_link(qtbot: QtBot, view: RulesView) -> None:
    view.show_rule("SK-36")
    span = view.built.span("SK-36") if view.built is not None else None
    assert span is not None
    found = view.text.document().find("SK-63", span.start)
    found.setPosition(found.selectionStart() + 2)
    spot = view.text.cursorRect(found).center()
    qtbot.mouseClick(view.text.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert view.rule == "SK-63"


def test_cards_are_those_of_the_tradition(view: RulesView, store: CountingStore) -> None:
    store.asked.clear()
    view.resize(300, 160)
    view.show_rule("SK-12")
    view.grab()
    assert [code for _, code, name in store.asked if name == "side.row"][:4] == ["EU", "GU", "HU", "SU"]
    assert {tradition for tradition, _, _ in store.asked} == {"bavarian"}


def test_another_game_brings_its_rules_and_cards(
    view: RulesView, store: CountingStore, packs: dict[str, Tradition]
) -> None:
    view.show_rule("SK-12")
    view.set_game("schnapsen", packs["wiener-bild"])
    assert view.rule is None
    assert view.show_rule("SN-17")
    store.asked.clear()
    view.grab()
    assert {"HK", "HQ"} <= {code for tradition, code, _ in store.asked if tradition == "wiener-bild"}
    assert "Schnapsen" in view.text.accessibleName()


def test_copied_text_names_the_cards(view: RulesView) -> None:
    view.show_rule("SK-12")
    span = view.built.span("SK-12") if view.built is not None else None
    assert span is not None
    cursor = QTextCursor(view.text.document())
    cursor.setPosition(span.start)
    cursor.setPosition(span.end, QTextCursor.MoveMode.KeepAnchor)
    view.text.setTextCursor(cursor)
    view.text.copy()
    copied = QGuiApplication.clipboard().text()
    assert OBJECT not in copied
    assert copied.startswith("SK-12")
    unters = ("Unter of acorns", "Unter of leaves", "Unter of hearts", "Unter of bells")
    assert [copied.index(name) for name in unters] == sorted(copied.index(name) for name in unters)


def test_what_is_copied_belongs_to_qt_so_that_the_program_can_end(view: RulesView) -> None:
    view.text.selectAll()
    view.text.copy()
    kept = QGuiApplication.clipboard().mimeData()
    assert kept is not None
    assert kept.formats() == ["text/plain"]
    assert not createdByPython(kept)


# ---------------------------------------------------------------- search
def test_search_goes_to_each_paragraph_that_has_all_words(qtbot: QtBot, view: RulesView) -> None:
    assert view.rules is not None
    hits = [each.rules[0] for each in view.rules.search("unter missing")]
    assert len(hits) >= 2
    view.focus_search()
    qtbot.keyClicks(view.field, "UNTER missing")
    assert view.rule == hits[0]
    assert view.found.text() == f"1 of {len(hits)}"
    qtbot.keyClick(view.field, KEY.Key_Return)
    assert view.rule == hits[1]
    qtbot.keyClick(view.field, KEY.Key_Return, Qt.KeyboardModifier.ShiftModifier)
    assert view.rule == hits[0]
    qtbot.mouseClick(view.previous, Qt.MouseButton.LeftButton)
    assert view.rule == hits[-1]
    assert view.found.text() == f"{len(hits)} of {len(hits)}"


def test_found_words_are_marked_whatever_their_accents(qtbot: QtBot, view: RulesView) -> None:
    view.focus_search()
    qtbot.keyClicks(view.field, "konig")
    marked = [selection.cursor.selectedText() for selection in view.text.extraSelections()]
    assert len(marked) >= 5
    assert set(marked) == {"König"}


def test_a_rule_number_can_be_searched(qtbot: QtBot, view: RulesView) -> None:
    view.focus_search()
    qtbot.keyClicks(view.field, "sk-65")
    assert view.rule == "SK-65"


def test_what_is_not_found_is_said_and_escape_ends_the_search(qtbot: QtBot, view: RulesView) -> None:
    view.activateWindow()
    view.focus_search()
    qtbot.waitUntil(view.field.hasFocus)
    qtbot.keyClicks(view.field, "zebra")
    assert view.found.text() == "not found"
    assert view.text.extraSelections() == []
    qtbot.keyClick(view.field, KEY.Key_Escape)
    assert view.field.text() == ""
    assert view.found.isHidden()
    assert view.text.hasFocus()


def test_control_f_leads_to_the_search_field(qtbot: QtBot, view: RulesView) -> None:
    view.activateWindow()
    view.text.setFocus()
    qtbot.waitUntil(view.text.hasFocus)
    qtbot.keyClick(view.text, KEY.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert view.field.hasFocus()


# ---------------------------------------------------------------- looks and languages
def test_a_new_look_keeps_the_mark_and_the_place(view: RulesView) -> None:
    view.show_rule("SK-60")
    view.set_look(themes.DARK, 1.5)
    assert view.rule == "SK-60"
    assert "SK-60" in visible_text(view)
    span = view.built.span("SK-60") if view.built is not None else None
    assert span is not None
    cursor = QTextCursor(view.text.document())
    cursor.setPosition(span.start + 10)
    assert cursor.charFormat().foreground().color().name() == themes.DARK.text
    assert cursor.charFormat().font().pointSizeF() == pytest.approx(themes.BASE_POINTS * 1.5)


def test_another_width_keeps_the_place(qtbot: QtBot, view: RulesView) -> None:
    view.show_rule("SK-54")
    view.resize(900, 600)
    qtbot.waitUntil(lambda: view.text.viewport().width() > 600)
    assert "SK-54" in visible_text(view)
    frame = view.text.document().rootFrame().frameFormat()
    assert frame.leftMargin() == frame.rightMargin() > 20


def test_a_language_without_rules_is_answered_in_english_with_a_line_on_top(view: RulesView) -> None:
    assert view.notice.isHidden()
    view.show_rule("SK-41")
    QLocale.setDefault(QLocale("fr_FR"))
    QApplication.sendEvent(view, QEvent(QEvent.Type.LanguageChange))
    assert not view.notice.isHidden()
    assert "English" in view.notice.text()
    assert view.rules is not None and view.rules.fallen_back
    assert view.rule == "SK-41"


def test_another_language_brings_its_rules_and_keeps_the_place(view: RulesView) -> None:
    view.show_rule("SK-41")
    QLocale.setDefault(QLocale("de_AT"))
    QApplication.sendEvent(view, QEvent(QEvent.Type.LanguageChange))
    assert view.notice.isHidden()
    assert view.rule == "SK-41"
    assert "Bedienen" in visible_text(view)


def test_a_hidden_view_wants_no_pictures(
    view: RulesView, store: CountingStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    released: list[str] = []
    monkeypatch.setattr(store, "release", released.append)
    view.hide()
    assert released == ["side", "side.row"]


def test_the_text_is_there_for_screen_readers(view: RulesView) -> None:
    accessible = QAccessible.queryAccessibleInterface(view.text)
    assert accessible.text(QAccessible.Text.Name) == "Rules of Skat"
    text = accessible.textInterface()
    assert "Follow suit: whoever holds a card of the suit led" in text.text(0, text.characterCount())


def test_rules_that_cannot_be_read_are_said_in_one_line(
    qtbot: QtBot,
    store: CountingStore,
    packs: dict[str, Tradition],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(game: str, language: str) -> RuleText:
        raise RuleTextError(f"{game}.en.md:7: SK-1 has a paragraph already")

    monkeypatch.setattr(rules_text, "load", broken)
    view = RulesView(store, packs["bavarian"], "skat")
    qtbot.addWidget(view)
    assert "skat.en.md:7" in view.notice.text()
    assert not view.show_rule("SK-41")


# ---------------------------------------------------------------- the page
def test_headings_lead_to_their_sections(
    qtbot: QtBot, store: CountingStore, packs: dict[str, Tradition], english: None
) -> None:
    page = RulesPage(store, packs["wiener-bild"], "preference")
    qtbot.addWidget(page)
    page.resize(1100, 700)
    page.show()
    assert page.contents.isVisible()
    titles = [page.contents.item(row).text() for row in range(page.contents.count())]
    assert titles[0] == "1  Goal"
    assert len(titles) == 5
    page.contents.setCurrentRow(3)
    page.contents.setFocus()
    qtbot.keyClick(page.contents, KEY.Key_Return)
    assert "4  Playing a trick" in visible_text(page.view)
    assert page.contents.currentRow() == 3
    page.view.show_rule("PF-21")
    assert page.contents.currentRow() == 2


def test_a_narrow_page_shows_the_text_alone(
    qtbot: QtBot, store: CountingStore, packs: dict[str, Tradition], english: None
) -> None:
    page = RulesPage(store, packs["bavarian"], "skat")
    qtbot.addWidget(page)
    page.resize(600, 500)
    page.show()
    assert page.contents.isHidden()
    page.show_game("preference", packs["wiener-bild"], "PF-42")
    assert page.view.rule == "PF-42"
    assert "PF-42" in visible_text(page.view)
