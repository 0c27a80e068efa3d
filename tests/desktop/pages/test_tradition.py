"""The page of a tradition and the plate of each card."""

from __future__ import annotations

import re

import pytest
from patience import Open, settle, wait_for
from PySide6.QtCore import QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QGuiApplication, QTextDocument, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardavia.desktop.pages import links
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.window import Window
from cardavia.traditions import Tradition

TRADITIONS = ("salisburghesi", "bavarian", "wiener-bild", "tell")
every_tradition = pytest.mark.parametrize("name", TRADITIONS)


def plain(rich: str) -> str:
    document = QTextDocument()
    document.setHtml(rich)
    return document.toPlainText()  # which makes every space an ordinary one


def page(window: Window, name: str):
    window.card_pages.show(name)
    settle()
    return window.page


@every_tradition
def test_every_card_of_the_pack_is_a_button_and_has_a_label(
    open_window: Open, found: dict[str, Tradition], name: str
) -> None:
    tradition = found[name]
    shown = page(open_window(), name)
    assert list(shown.sheet.buttons) == list(tradition.codes)
    for code in tradition.codes:
        shown.plate.show_card(code)
        text = plain(shown.plate.text.text())
        label = tradition.texts.labels[code]
        assert label.drawing in text
        assert all(claim.text in text for claim in tradition.said_of(code))
        for source in label.sources:
            title = next(each.title for each in tradition.sources if each.id == source)
            assert title in text
        assert tradition.own_card_name(code) in shown.sheet.buttons[code].accessibleName()
        assert all(f"{game.capitalize()}:" in text for game in tradition.games)


@every_tradition
def test_no_card_lies_over_another_and_rows_are_suits(open_window: Open, name: str) -> None:
    window = open_window((800, 500))
    shown = page(window, name)
    for width in (800, 1280, 3840):
        window.resize(width, 800)
        settle()
        rows: dict[str, set[int]] = {}
        taken: set[tuple[int, int]] = set()
        for code, button in shown.sheet.buttons.items():
            rows.setdefault(code[0], set()).add(button.y())
            taken.add((button.x(), button.y()))
            assert shown.sheet.rect().contains(button.geometry())
            assert button.width() >= 24
        assert all(len(heights) == 1 for heights in rows.values())
        assert len(taken) == len(shown.sheet.buttons)


@every_tradition
def test_the_history_names_its_sources_and_lists_each_once(
    open_window: Open, found: dict[str, Tradition], name: str
) -> None:
    shown = page(open_window(), name)
    told, listed = plain(shown.history.text()), plain(shown.sources.text())
    numbers = {int(number) for number in re.findall(r"\[(\d+)\]", told)}
    assert numbers == set(range(1, len(found[name].cited()) + 1))
    assert [line for line in listed.splitlines() if line] == [
        f"[{number}] {source.title}" for number, source in enumerate(found[name].cited(), 1)
    ]


def test_left_and_right_go_through_the_whole_pack_and_escape_closes(
    open_window: Open, found: dict[str, Tradition]
) -> None:
    window = open_window()
    shown = page(window, "wiener-bild")
    QTest.mouseClick(shown.sheet.buttons["CA"], Qt.MouseButton.LeftButton)
    seen = []
    for _ in found["wiener-bild"].codes:
        seen.append(shown.plate.code)
        QTest.keyClick(shown.plate, Qt.Key.Key_Right)
    assert seen == list(found["wiener-bild"].codes)
    assert shown.plate.code == "CA"
    QTest.keyClick(shown.plate, Qt.Key.Key_Left)
    assert shown.plate.code == seen[-1]
    QTest.keyClick(shown.plate, Qt.Key.Key_Escape)
    assert not shown.plate.isVisible()
    assert shown.sheet.buttons[seen[-1]].hasFocus()


def test_arrows_walk_on_the_sheet_and_enter_shows_the_card(open_window: Open) -> None:
    shown = page(open_window(), "wiener-bild")
    shown.sheet.buttons["CA"].setFocus()
    for key, code in (
        (Qt.Key.Key_Right, "CK"),
        (Qt.Key.Key_Down, "SK"),
        (Qt.Key.Key_Left, "SA"),
        (Qt.Key.Key_Left, "SA"),
        (Qt.Key.Key_Up, "CA"),
    ):
        QTest.keyClick(shown.window().focusWidget(), key)
        assert shown.sheet.buttons[code].hasFocus()
    QTest.keyClick(shown.window().focusWidget(), Qt.Key.Key_Return)
    assert shown.plate.isVisible() and shown.plate.code == "CA"


def turn_wheel(widget: QWidget, steps: int) -> None:
    middle = QPointF(widget.rect().center())
    for _ in range(abs(steps)):
        event = QWheelEvent(
            middle,
            widget.mapToGlobal(middle),
            QPoint(),
            QPoint(0, 120 if steps > 0 else -120),
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        QApplication.sendEvent(widget, event)


def test_the_wheel_zooms_to_four_times_and_back_and_the_picture_is_sharp(
    open_window: Open, store: SpriteStore
) -> None:
    shown = page(open_window(), "tell")
    shown.plate.show_card("EO")
    picture = shown.plate.picture
    assert picture.size_at_rest().height() <= 0.7 * shown.window().height()
    turn_wheel(picture, 10)
    assert picture.zoom == 4.0
    size = picture.size_at_rest() * 4
    wait_for(lambda: store.is_ready("tell", "EO", size, picture.devicePixelRatioF()))
    turn_wheel(picture, -12)
    assert picture.zoom == 1.0


@every_tradition
def test_links_are_https_and_leave_only_through_the_browser(
    open_window: Open, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    opened: list[str] = []

    def browser(url: QUrl) -> bool:
        opened.append(url.toString())
        return True

    monkeypatch.setattr(links.QDesktopServices, "openUrl", browser)
    shown = page(open_window(), name)
    assert opened == []
    QTest.mouseClick(shown.wikipedia, Qt.MouseButton.LeftButton)
    assert len(opened) == 1
    assert opened[0].startswith("https://en.wikipedia.org/wiki/")
    assert shown.wikipedia.toolTip() == shown.address()
    shown.wikipedia.actions()[0].trigger()
    assert QGuiApplication.clipboard().text() == shown.address()
    assert not links.open_address("http://example.org/")
    assert not links.open_address("file:///etc/passwd")
    assert len(opened) == 1


@every_tradition
def test_the_dot_lies_on_the_map(open_window: Open, found: dict[str, Tradition], name: str) -> None:
    shown = page(open_window(), name)
    place = found[name].place
    dot = shown.map.at(place.east, place.north)
    assert shown.map.rect().contains(dot.toPoint())


def test_cities_lie_on_the_map_as_they_do_on_the_globe(
    open_window: Open, found: dict[str, Tradition]
) -> None:
    shown = page(open_window(), "tell")
    dots = {name: shown.map.at(found[name].place.east, found[name].place.north) for name in TRADITIONS}
    assert [name for name, _ in sorted(dots.items(), key=lambda it: it[1].x())] == list(TRADITIONS)
    assert dots["salisburghesi"].y() > dots["tell"].y() > dots["bavarian"].y()


def test_a_game_started_here_is_played_with_these_cards(open_window: Open) -> None:
    window = open_window()
    shown = page(window, "tell")
    QTest.mouseClick(shown.games["schnapsen"].start, Qt.MouseButton.LeftButton)
    settle()
    assert window.table.scene.tradition.id == "tell"
    assert window.settings.tradition["schnapsen"].value == "tell"
    window.back()
    assert window.page is shown
    assert shown.games["schnapsen"].start.text() == "Continue"


def test_rules_unfold_below_the_games_and_lead_to_their_page(open_window: Open) -> None:
    window = open_window()
    shown = page(window, "bavarian")
    QTest.mouseClick(shown.games["schafkopf"].rules, Qt.MouseButton.LeftButton)
    settle()
    assert shown.rules.isVisible() and shown.rules.game == "schafkopf"
    QTest.mouseClick(shown.games["skat"].rules, Qt.MouseButton.LeftButton)
    assert shown.rules.isVisible() and shown.rules.game == "skat"
    QTest.mouseClick(shown.games["skat"].rules, Qt.MouseButton.LeftButton)
    assert not shown.rules.isVisible()
    QTest.keyClick(window, Qt.Key.Key_F1)
    settle()
    assert window.page.objectName() == "page.rules"
    assert window.windowTitle() == "Rules of Skat · Cardavia"
    window.back()
    assert window.page is shown
