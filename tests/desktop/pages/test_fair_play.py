"""Help > Fair play: what the players know, and the check on the present deal, which can be left."""

from __future__ import annotations

import pytest
from patience import Open, settle, wait_for
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from cardavia.desktop import fair_play, help_pages
from cardavia.desktop.fair_play import FairPlayPage
from cardavia.desktop.window import Window
from cardavia.games.base import Observation
from cardavia.help.fairness import last_decision
from cardavia.players.base import Cancel, Choice


def opened(window: Window) -> FairPlayPage:
    window.findChild(QAction, "action.fair_play").trigger()
    page = help_pages.open_overlay(window)
    assert isinstance(page, FairPlayPage)
    return page


def words(page: FairPlayPage) -> list[str]:
    return [each.text() for each in page._plate.findChildren(QLabel) if each in page._lines]


@pytest.fixture
def window(open_window: Open) -> Window:
    made = open_window((1280, 800))
    made.start_game("schnapsen", "beginner", 48151623)
    table = made.table
    wait_for(lambda: table.scene.view is not None and table.scene.view.must_act)
    while last_decision(table.controller.match, 0) is None:
        table.controller.choose(table.controller.match.state.legal_actions()[-1], table.scene.view.decision)
        wait_for(lambda: table.scene.view.must_act)
    return made


def test_the_check_runs_on_the_present_deal_and_says_that_it_is_fair(window: Window) -> None:
    before = window.table.controller.match.snapshot()
    page = opened(window)
    page.button.click()
    wait_for(lambda: page._over)
    settle()
    lines = words(page)
    assert len([line for line in lines if line.startswith("✓")]) == 5
    assert lines[-1] == fair_play.FAIR
    assert window.table.controller.match.snapshot() == before


def test_choices_that_differ_are_said_plainly(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        def __init__(self) -> None:
            self.asked = 0

        def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
            self.asked += 1
            return Choice(observation.legal[self.asked % 2])

    monkeypatch.setattr(fair_play, "make_player", lambda *_, **__: Cheat())
    page = opened(window)
    page.button.click()
    wait_for(lambda: page._over)
    assert words(page)[-1] == fair_play.UNFAIR


def test_a_player_that_fails_is_said_in_one_line(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken:
        def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
            raise RuntimeError("no idea")

    monkeypatch.setattr(fair_play, "make_player", lambda *_, **__: Broken())
    page = opened(window)
    page.button.click()
    wait_for(lambda: page._over)
    assert "no idea" in words(page)[-1]
    assert "\n" not in words(page)[-1]


def test_it_can_be_stopped_and_left_while_it_runs(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    class Slow:
        def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
            while True:
                cancel.check()

    monkeypatch.setattr(fair_play, "make_player", lambda *_, **__: Slow())
    page = opened(window)
    page.button.click()
    page.button.click()
    assert words(page)[-1] == fair_play.STOPPED
    page.button.click()
    check = page._check
    QTest.keyClick(page, Qt.Key.Key_Escape)
    settle()
    assert check._cancel.is_set
    assert help_pages.open_overlay(window) is None


def test_without_a_table_it_explains_and_offers_no_check(open_window: Open) -> None:
    page = opened(open_window())
    assert not page.button.isVisible()
    assert words(page) == [fair_play.NO_DEAL]


def test_nothing_hidden_is_told(window: Window) -> None:
    """No card is named but those that everybody saw."""
    page = opened(window)
    page.button.click()
    wait_for(lambda: page._over)
    speaker, state = window.table.scene.speaker, window.table.controller.match.state
    hidden = [card for card in range(32) if state.hands[1] >> card & 1]
    said = " ".join(words(page))
    assert not any(speaker.card(card) in said for card in hidden)
