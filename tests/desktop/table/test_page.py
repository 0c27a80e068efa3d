"""What stands around the table: rules, help tables, trump order, last trick, log and score."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from driver import Table
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

from cardavia.desktop.sprites import SpriteStore
from cardavia.games import GAMES
from cardavia.records import parse, replay
from cardavia.traditions import Tradition

Sit = Callable[..., Table]
every_game = pytest.mark.parametrize("game", list(GAMES))


@pytest.fixture
def sit(store: SpriteStore, found: dict[str, Tradition], tmp_path: Path) -> Iterator[Sit]:
    opened: list[Table] = []

    def open_table(game: str, seed: int, size: tuple[int, int] = (1280, 800)) -> Table:
        opened.append(Table(store, found, tmp_path / str(len(opened)), game, seed, size))
        return opened[-1]

    yield open_table
    for table in opened:
        table.close()


@every_game
def test_f1_opens_the_rules_at_the_present_decision(sit: Sit, game: str) -> None:
    table = sit(game, 3)
    table.until_turn()
    page = table.page
    QTest.keyClick(page, Qt.Key.Key_F1)
    table.settle()
    assert page.side.isVisible()
    assert page.side.rules is not None
    assert page.side.currentWidget() is page.side.rules
    rule = table.view.prompt.rule
    assert rule is None or page.side.rules.show_rule(rule)


def test_the_rule_of_a_refusal_opens_at_its_paragraph(sit: Sit) -> None:
    for seed in range(60):
        table = sit("schafkopf", seed)
        while not table.view.finished:
            table.until_turn()
            refused = [card for card in table.view.hand if table.view.touch and card.refusal is not None]
            if refused and table.view.must_act:
                table.click_card(refused[0].card)
                refusal = table.page.prompt.refusal
                assert refusal is not None
                table.page.prompt.rule_wanted.emit(refusal.rule)
                table.settle()
                assert table.page.side.currentWidget() is table.page.side.rules
                return
            table.act()
    pytest.fail("no card was refused")


def test_on_a_narrow_page_the_side_panel_is_a_drawer_that_leaves_the_hand_free(sit: Sit) -> None:
    table = sit("skat", 3, (900, 600))
    table.until_turn()
    page = table.page
    assert not page.side.isVisible()
    page.toggle_side()
    table.settle()
    assert page.side.isVisible()
    assert page.scene.table is not None
    assert page.side.geometry().bottom() <= page.scene.table.prompt.y + 1
    QTest.keyClick(page, Qt.Key.Key_Escape)
    table.settle()
    assert not page.side.isVisible()
    assert not table.view.finished


def test_what_can_be_bid_is_looked_up_and_put_away(sit: Sit) -> None:
    for seed in range(40):
        table = sit("skat", seed)
        table.until_turn()
        if table.view.help:
            break
    page, view = table.page, table.view
    assert [each.key for each in view.help] == ["values"]
    button = page.prompt.findChild(QToolButton, "help.values")
    assert isinstance(button, QToolButton) and button.isVisible()
    button.click()
    assert page.help.isVisible()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.help.isVisible()
    button.click()
    table.play_out()
    assert not page.help.isVisible()


def test_the_trumps_are_shown_by_their_key(sit: Sit) -> None:
    table = sit("schnapsen", 3)
    table.until_turn()
    page = table.page
    assert len(table.view.trump_order) == 5
    QTest.keyClick(page, Qt.Key.Key_T)
    assert page.trumps.isVisible()
    QTest.keyClick(page, Qt.Key.Key_T)
    assert not page.trumps.isVisible()


def test_the_last_trick_comes_back_with_its_order_numbers(sit: Sit) -> None:
    table = sit("schnapsen", 3)
    while table.view.last_trick is None and not table.view.finished:
        table.act()
        table.settle()
    table.until_turn()
    last = table.view.last_trick
    assert last is not None
    QTest.keyClick(table.page, Qt.Key.Key_L)
    shown = {}
    for card in last.cards:
        item = table.page.scene.card_item(card.card)
        assert item is not None
        shown[card.card] = item.look.order
    assert shown == {card.card: card.order for card in last.cards}
    QTest.keyClick(table.page, Qt.Key.Key_L)
    assert all(table.page.scene.card_item(card.card) is None for card in last.cards)


@every_game
def test_the_log_has_a_line_for_every_event_and_can_be_copied(sit: Sit, game: str) -> None:
    table = sit(game, 8)
    table.play_out()
    lines = table.page.side.log_text().splitlines()
    assert lines == [table.page.scene.say(line.text) for line in table.view.log]
    assert len(lines) >= len(table.view.tricks)
    assert all("{" not in line for line in lines)


@every_game
def test_the_score_sheet_adds_up(sit: Sit, game: str) -> None:
    table = sit(game, 8)
    sums = [0] * GAMES[game].seats
    booked = 0
    for _ in range(3):
        table.play_out()
        if table.controller.match.over:
            break
        sums = [
            total + score for total, score in zip(sums, table.controller.match.result().scores, strict=True)
        ]
        booked += 1
        table.page.next_deal()
        table.settle()
    score = table.page.side.score
    assert score.rowCount() == booked + 1
    last = [score.item(booked, column).text() for column in range(1, score.columnCount())]
    assert [int(text.replace("\N{MINUS SIGN}", "-")) for text in last] == sums


@every_game
def test_a_running_deal_is_copied_without_what_the_person_may_not_see(sit: Sit, game: str) -> None:
    table = sit(game, 5)
    table.until_turn()
    table.window.sharing.copy_deal()
    record = json.loads(QGuiApplication.clipboard().text())
    assert set(record["hands"][1]) == {"??"}
    assert "??" not in record["hands"][0]
    table.play_out()
    table.window.sharing.copy_deal()
    whole = parse(QGuiApplication.clipboard().text())
    assert replay(whole).settlement() == table.controller.match.state.settlement()


@every_game
def test_take_back_and_repeat_come_to_the_same_table(sit: Sit, game: str) -> None:
    table = sit(game, 6)
    table.until_turn()
    start = table.controller.match.state
    table.act()
    table.until_turn()
    if not table.view.can_take_back:
        pytest.skip("there was only one thing to do")
    later = table.controller.match.state
    table.page.take_back()
    table.settle()
    assert table.controller.match.state == start
    table.page.repeat()
    table.until_turn()
    history = table.controller.match.state.history
    assert history[: len(start.history) + 1] == later.history[: len(start.history) + 1]
