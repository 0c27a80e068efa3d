"""The person's mistakes: collected from reviews, due after a day, tried again at the table, left out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from coaches import Coach
from driver import Table
from patience import take_down
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from cardavia.desktop.review import desk, mistake_pages
from cardavia.desktop.review.mistakes_page import MistakesPage
from cardavia.desktop.review.page import ReviewPage
from cardavia.desktop.sprites import SpriteStore
from cardavia.mistakes import Mistakes
from cardavia.traditions import Tradition
from tools.i18n.pseudo import OPEN, PseudoLanguage

DAY = 86_400


class Clock:
    """The time that the window is told."""

    def __init__(self) -> None:
        self.now = 1_700_000_000

    def time(self) -> float:
        return float(self.now)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    for module in (desk, mistake_pages):
        monkeypatch.setattr(module, "time", clock)
    return clock


@pytest.fixture
def table(clock: Clock, store: SpriteStore, found: dict[str, Tradition], tmp_path: Path) -> Iterator[Table]:
    """A deal of Schnapsen that was reviewed: every choice of the person was a blunder."""
    coach = Coach(dict.fromkeys(range(60), 30.0))
    table = Table(store, found, tmp_path / "matches", "schnapsen", 4, judge=coach)
    table.play_out()
    QTest.keyClick(table.page, Qt.Key.Key_R)
    for _ in range(4000):
        if not table.window.reviews.working:
            break
        table.settle(5)
    yield table
    take_down(table.window)


def shown(table: Table) -> MistakesPage:
    next(each for each, entry in table.window.menus.entries if entry.name == "mistakes").trigger()
    page = table.window.page
    assert isinstance(page, MistakesPage)
    return page


def message(table: Table) -> str:
    label = table.window.findChild(QLabel, "message.words")
    assert label is not None
    return label.text()


def own_choices(table: Table) -> list[int]:
    page = table.window.reviews.page
    assert page is not None and page.subject is not None
    return [each.index for each in page.subject.moments if each.seat == 0 and each.choice]


def test_own_mistakes_are_collected_and_due_after_a_day(table: Table, clock: Clock) -> None:
    choices = own_choices(table)
    assert choices
    page = shown(table)
    empty = page.findChild(QLabel, "mistakes.empty")
    assert empty is not None and empty.text() == "Nothing is due now."
    page.empty.click()
    assert [row.place for row in page.model.rows] == choices, "those of the other seat are none"
    assert page.model.rows[0].cells[0] == "in 1 day"
    clock.now += DAY
    page.which.setCurrentIndex(0)
    shown(table)
    assert [row.place for row in page.model.rows] == choices
    assert page.model.rows[0].cells[0] == "now"
    assert page.model.rows[0].spoken.endswith("loss 30%, due now")


def test_the_better_action_found_is_due_later_another_one_again_tomorrow(table: Table, clock: Clock) -> None:
    clock.now += DAY
    mistakes = table.window.reviews.mistakes
    for well, days in ((True, 3), (False, 1)):
        page = shown(table)
        row = page.model.rows[0]
        page.buttons["Try again"].click()
        table.settle()
        match = table.controller.match
        assert len(match.state.history) == row.place and "practice" in match.marks
        decision = next(
            each for each in table.window.reviews.kept.decisions(row.key) if each.index == row.place
        )
        text = decision.better if well else decision.action
        action = match.game.vocabulary.parse(text or "")
        assert action is not None
        table.controller.choose(action, table.view.decision)
        answered = mistakes.get(row.key, row.place)
        assert answered is not None and answered.due == clock.now + days * DAY


def test_what_was_shown_is_not_found(table: Table, clock: Clock) -> None:
    clock.now += DAY
    page = shown(table)
    row = page.model.rows[0]
    page.buttons["Try again"].click()
    table.settle()
    button = table.window.findChild(QPushButton, "bar.better")
    assert button is not None
    button.click()
    kept = table.window.reviews.kept.decisions(row.key)
    better = next(each.better for each in kept if each.index == row.place)
    action = table.controller.match.game.vocabulary.parse(better or "")
    assert action is not None
    table.controller.choose(action, table.view.decision)
    mistake = table.window.reviews.mistakes.get(row.key, row.place)
    assert mistake is not None and mistake.step == 0 and mistake.due == clock.now + DAY


def test_one_is_left_out_and_taken_back(table: Table, clock: Clock, tmp_path: Path) -> None:
    clock.now += DAY
    page = shown(table)
    before = [row.place for row in page.model.rows]
    QTest.keyClick(page.table, Qt.Key.Key_Delete)
    assert [row.place for row in page.model.rows] == before[1:]
    assert message(table) == "This mistake will not be asked for again."
    assert [each.index for each in Mistakes(tmp_path / "matches").to_learn()] == before[1:]
    button = table.window.findChild(QPushButton, "bar.undo")
    assert button is not None
    button.click()
    assert [row.place for row in page.model.rows] == before


def test_its_review_opens_at_the_mistake(table: Table, clock: Clock) -> None:
    clock.now += DAY
    table.window.show_gallery()
    page = shown(table)
    page.table.selectRow(len(page.model.rows) - 1)
    wanted = page.model.rows[-1].place
    page.buttons["Review"].click()
    review = table.window.page
    assert isinstance(review, ReviewPage) and review.place == wanted
    table.window.back()
    assert table.window.page is page


def test_the_mistakes_of_a_deal_that_was_deleted_are_gone(table: Table, clock: Clock) -> None:
    clock.now += DAY
    keeper = table.window.past.keeper
    keeper.delete([entry.key for entry in keeper.history.entries()])
    assert shown(table).model.rows == []


def test_without_mistakes_one_sentence_and_one_button_stand_there(
    store: SpriteStore, found: dict[str, Tradition], tmp_path: Path, qapp: QApplication
) -> None:
    table = Table(store, found, tmp_path / "none", "schnapsen", 4)
    page = shown(table)
    empty = page.findChild(QLabel, "mistakes.empty")
    assert empty is not None and empty.text().startswith("Mistakes that reviews find are collected here")
    assert page.empty.text() == "Play a first deal"
    page.empty.click()
    assert table.window.page is table.window.gallery
    take_down(table.window)


def test_the_page_follows_the_language(table: Table, clock: Clock, qapp: QApplication) -> None:
    clock.now += DAY
    page = shown(table)
    translator = PseudoLanguage()
    qapp.installTranslator(translator)
    try:
        QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
        for button in page.buttons.values():
            assert button.text().startswith(OPEN)
        assert page.model.rows[0].spoken.startswith(OPEN)
    finally:
        qapp.removeTranslator(translator)
