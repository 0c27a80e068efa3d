"""Hasty and interrupted hands: guarded buttons stay where they are, lost drags end, motion is cut short."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from driver import Table, all_traditions
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.table.action_button import GUARD, ActionButton

Sit = Callable[..., Table]


@pytest.fixture
def sit(qapp: QApplication, tmp_path: Path) -> Iterator[Sit]:
    """Opens tables and closes them again."""
    found = all_traditions()
    store = SpriteStore(found.values(), cache_folder=tmp_path / "faces")
    opened: list[Table] = []

    def sit_down(game: str, seed: int, **more: object) -> Table:
        opened.append(Table(store, found, tmp_path / str(len(opened)), game, seed, **more))  # type: ignore[arg-type]
        return opened[-1]

    yield sit_down
    for table in opened:
        table.close()
    store.close()


def pressable(table: Table) -> list[ActionButton]:
    return [each for each in table.page.prompt.buttons() if each.isEnabled() and each.isVisible()]


def test_a_button_that_has_just_come_takes_no_click_and_takes_it_later(sit: Sit) -> None:
    table = sit("skat", 5)
    table.until_turn()
    view = table.view
    button = pressable(table)[-1]
    assert button.guard == GUARD
    button.restart_guard()
    table.click(button)
    table.settle()
    assert table.view.decision == view.decision
    table.settle(GUARD + 30)
    table.click(button)
    table.settle()
    assert table.view.decision != view.decision


@pytest.mark.parametrize("game", ["schnapsen", "preference", "skat", "schafkopf"])
def test_buttons_keep_their_places_as_long_as_they_are_the_same(sit: Sit, game: str) -> None:
    table, compared = sit(game, 2), 0
    former: dict[tuple[str, str], QPoint] = {}

    def same_places() -> None:
        nonlocal compared, former
        table.settle()
        viewport = table.page.canvas.viewport()
        places = {
            (table.view.phase, button.objectName()): button.mapTo(viewport, QPoint(0, 0))
            for button in table.page.prompt.buttons()
            if button.isVisible()
        }
        if places and places.keys() == former.keys():
            compared += 1
            assert all((places[name] - former[name]).manhattanLength() <= 2 for name in places)
        former = places

    for _ in range(4):
        table.play_out(same_places)
        table.page.next_deal()
        table.settle()
    assert compared > 0 or game in ("preference", "schafkopf"), "there they are others at every decision"


@pytest.mark.parametrize("how", ["focus", "window", "key"])
def test_a_drag_that_is_interrupted_puts_the_card_back(sit: Sit, how: str) -> None:
    table = sit("schnapsen", 30)
    table.until_turn()
    view, page = table.view, table.page
    card = next(each.card for each in view.hand if each.playable)
    viewport, start = page.canvas.viewport(), table.point_of(card)
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(viewport, start - QPoint(0, 60))
    QTest.mouseMove(viewport, start - QPoint(0, 190))
    assert page.canvas.holding
    if how == "focus":
        QApplication.sendEvent(page.canvas, QFocusEvent(QEvent.Type.FocusOut))
    elif how == "window":
        table.window.hide()
        QApplication.sendEvent(page.canvas, QEvent(QEvent.Type.ActivationChange))
    else:
        QTest.keyClick(page, Qt.Key.Key_Escape)
    assert not page.canvas.holding
    item = page.scene.card_item(card)
    assert item is not None
    assert (item.pos().x(), item.pos().y() + item.lifted) == (item.placed().x, item.placed().y)
    QTest.mouseRelease(
        viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start - QPoint(0, 190)
    )
    table.settle()
    assert table.view.decision == view.decision, "letting go afterwards plays nothing"


@pytest.mark.parametrize("how", ["click", "key"])
def test_a_click_or_any_key_ends_a_running_deal(sit: Sit, how: str) -> None:
    table = sit("schafkopf", 3, factor=1.0)
    table.controller.new_deal()
    scene = table.page.scene
    assert scene.mover.busy and scene.table is not None
    if how == "click":
        table.click(table.page.canvas.viewport(), QPoint(400, 200))
    else:
        QTest.keyClick(table.page, Qt.Key.Key_Right)
    assert not scene.mover.busy
    assert scene.snapshot() == dict(scene.table.cards)


def test_with_reduced_motion_nothing_travels_or_nods_at_any_speed(sit: Sit) -> None:
    table = sit("skat", 3, factor=1.0)
    scene = table.page.scene
    scene.finish()
    scene.mover.reduced = True
    table.controller.new_deal()
    assert not scene.mover.busy and scene.table is not None
    assert scene.snapshot() == dict(scene.table.cards)
    card = table.view.hand[0].card
    scene.nod(card)
    table.settle(60)
    item = scene.card_item(card)
    assert item is not None and item.pos().x() == item.placed().x
