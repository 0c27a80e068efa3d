"""Single keys of the table, and what fingers, long presses and drags do."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from driver import Table
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QInputDevice, QMouseEvent, QPointingDevice, QPointingDeviceUniqueId
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardavia.cards import FRENCH
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.table.canvas import LONG_PRESS
from cardavia.games import GAMES
from cardavia.games.schnapsen_actions import CLOSE, EXCHANGE, Marry
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.records import record_of
from cardavia.traditions import Tradition
from tests.table_words.scenes import deal_with, table_of

Sit = Callable[..., Table]
LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier


@pytest.fixture
def sit(store: SpriteStore, found: dict[str, Tradition], tmp_path: Path) -> Iterator[Sit]:
    opened: list[Table] = []

    def open_table(game: str, seed: int) -> Table:
        folder = tmp_path / str(len(opened))
        table = Table(store, found, folder, game, seed, make=lambda _game, _level: RuleOfThumb())
        opened.append(table)
        table.until_turn()
        for button in table.page.prompt.buttons():
            button.guard = 0
        return table

    yield open_table
    for table in opened:
        table.close()


def press(table: Table, key: Qt.Key) -> None:
    QTest.keyClick(table.page, key)
    table.settle()


def schnapsen(table: Table) -> None:
    """Trumps are hearts; the person leads with the trump Jack and a marriage in spades in hand."""
    deal = deal_with(GAMES["schnapsen"], {0: "HJ SK SQ CA CT", 1: "DA DT DK DQ DJ"}, stock="HA", dealer=1)
    table.controller.open_record(record_of(table_of("schnapsen", deal).state))
    table.until_turn()


def own_actions(table: Table) -> list[object]:
    return [action for seat, action in table.controller.match.state.history if seat == 0]


def test_p_passes_and_b_bids_the_lowest(sit: Sit) -> None:
    table = sit("skat", 3)
    lowest = next(
        button
        for group in table.view.groups
        for button in group.buttons
        if button.key == "lowest" and button.enabled
    )
    press(table, Qt.Key.Key_B)
    assert own_actions(table)[-1] == lowest.action
    table = sit("skat", 3)
    press(table, Qt.Key.Key_P)
    assert type(own_actions(table)[-1]).__name__ == "Pass"


def test_x_exchanges_and_c_closes_at_its_second_press(sit: Sit) -> None:
    table = sit("schnapsen", 2)
    schnapsen(table)
    press(table, Qt.Key.Key_X)
    assert own_actions(table) == [EXCHANGE]
    press(table, Qt.Key.Key_C)
    assert own_actions(table) == [EXCHANGE]
    press(table, Qt.Key.Key_C)
    assert own_actions(table) == [EXCHANGE, CLOSE]


def test_m_turns_the_plate_of_a_marriage(sit: Sit) -> None:
    table = sit("schnapsen", 2)
    schnapsen(table)
    king = FRENCH.parse("SK")
    place = [card.card for card in table.view.hand].index(king)
    table.page.twins.focus_number(place)
    press(table, Qt.Key.Key_M)
    assert not table.view.hand[place].plates[0].on
    press(table, Qt.Key.Key_M)
    assert table.view.hand[place].action == Marry(king)


def test_the_trump_jack_is_exchanged_by_dropping_it_on_the_stock(sit: Sit) -> None:
    table = sit("schnapsen", 2)
    schnapsen(table)
    viewport = table.page.canvas.viewport()
    stock = table.page.scene.table.piles["stock"].centre
    end = QPoint(round(stock[0]), round(stock[1]))
    start = table.point_of(FRENCH.parse("HJ"))
    QTest.mousePress(viewport, LEFT, PLAIN, start)
    QTest.mouseMove(viewport, (start + end) / 2)
    QTest.mouseMove(viewport, end)
    QTest.mouseRelease(viewport, LEFT, PLAIN, end)
    table.settle()
    assert own_actions(table) == [EXCHANGE]


def test_z_shows_the_card_large_as_long_as_it_is_held(sit: Sit) -> None:
    table = sit("skat", 3)
    table.page.twins.focus_number(2)
    QTest.keyPress(table.page, Qt.Key.Key_Z)
    assert table.page.zoom.isVisible()
    QTest.keyRelease(table.page, Qt.Key.Key_Z)
    assert not table.page.zoom.isVisible()


def test_up_and_down_choose_cards_to_lay_away(sit: Sit) -> None:
    table = sit("skat", 3)
    deal = deal_with(GAMES["skat"], {0: "EU GU HU SU EA ET EK EO E9 GA"}, dealer=2)
    match = table_of("skat", deal, "pass, pass, bid 18, pickup")
    table.controller.open_record(record_of(match.state))
    table.until_turn()
    assert table.view.picks == 2
    table.page.twins.focus_number(4)
    press(table, Qt.Key.Key_Up)
    assert table.view.hand[4].chosen
    press(table, Qt.Key.Key_Down)
    assert not table.view.hand[4].chosen


def test_a_figure_plays_at_its_second_press_or_at_its_first_if_that_is_wanted(sit: Sit) -> None:
    table = sit("schnapsen", 2)
    schnapsen(table)
    QTest.keyClicks(table.page, "5")
    table.settle()
    assert own_actions(table) == []
    QTest.keyClicks(table.page, "5")
    table.settle()
    assert len(own_actions(table)) == 1
    table = sit("schnapsen", 2)
    schnapsen(table)
    table.window.settings.one_press.set(True)
    QTest.keyClicks(table.page, "5")
    table.settle()
    assert len(own_actions(table)) == 1


# ---------------------------------------------------------------- pointer


def finger() -> QPointingDevice:
    return QPointingDevice(
        "screen",
        7,
        QInputDevice.DeviceType.TouchScreen,
        QPointingDevice.PointerType.Finger,
        QInputDevice.Capability.Position,
        1,
        1,
        "",
        QPointingDeviceUniqueId(),
    )


def touch(table: Table, kind: QEvent.Type, point: QPoint, device: QPointingDevice) -> None:
    viewport = table.page.canvas.viewport()
    there = QPointF(point)
    held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else LEFT
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else LEFT
    event = QMouseEvent(kind, there, QPointF(viewport.mapToGlobal(point)), button, held, PLAIN, device)
    QApplication.sendEvent(viewport, event)
    table.settle()


def test_a_finger_slides_along_the_hand_and_lifts_a_card_out(sit: Sit) -> None:
    table = sit("schnapsen", 2)
    schnapsen(table)
    device, kinds = finger(), QEvent.Type
    hand = [card.card for card in table.view.hand]
    touch(table, kinds.MouseButtonPress, table.point_of(hand[0]), device)
    touch(table, kinds.MouseMove, table.point_of(hand[2]), device)
    assert table.page.scene.card_item(hand[2]).look.raised
    touch(table, kinds.MouseButtonRelease, table.point_of(hand[2]), device)
    assert own_actions(table) == []  # looked at, not played
    touch(table, kinds.MouseButtonPress, table.point_of(hand[0]), device)
    touch(table, kinds.MouseMove, table.point_of(hand[2]), device)
    high = table.point_of(hand[2]) - QPoint(0, round(table.page.scene.table.hand.height * 1.2))
    touch(table, kinds.MouseMove, high, device)
    touch(table, kinds.MouseButtonRelease, high, device)
    played = own_actions(table)
    assert len(played) == 1 and played[0].card == hand[2]


def test_a_long_press_shows_the_card_and_plays_nothing(sit: Sit) -> None:
    table = sit("schnapsen", 2)
    schnapsen(table)
    viewport = table.page.canvas.viewport()
    point = table.point_of(table.view.hand[1].card)
    QTest.mousePress(viewport, LEFT, PLAIN, point)
    table.settle(LONG_PRESS + 60)
    assert table.page.zoom.isVisible()
    QTest.mouseRelease(viewport, LEFT, PLAIN, point)
    table.settle()
    assert not table.page.zoom.isVisible() and own_actions(table) == []
