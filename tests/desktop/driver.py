"""Plays at the real window with simulated clicks and keys, as the tests of the table need it."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from pathlib import Path

from patience import take_down
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from cardavia import traditions
from cardavia.controller import Controller
from cardavia.desktop.app import by_game
from cardavia.desktop.review.work import Judge
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.table.action_button import ActionButton
from cardavia.desktop.table.page import TablePage
from cardavia.desktop.window import Window
from cardavia.pace import Pace
from cardavia.player_process import judge_here
from cardavia.players.base import Player, RandomPlayer
from cardavia.table_view import TableView
from cardavia.traditions import Tradition

PATIENCE = 20.0
"""Seconds after which something that does not happen is a failure."""


def make_random(_game: str, _level: str) -> Player:
    return RandomPlayer()


class Table:
    """A window with a table, and hands to play at it."""

    def __init__(
        self,
        store: SpriteStore,
        found: dict[str, Tradition],
        saves: Path,
        game: str,
        seed: int,
        size: tuple[int, int] = (1280, 800),
        factor: float = 0.0,
        make: Callable[[str, str], Player] = make_random,
        judge: Judge = judge_here,
    ) -> None:
        self.window = Window(
            store,
            by_game(found),
            saves,
            pace=Pace(factor=factor),
            rng=random.Random(seed),
            make=make,
            judge=judge,
        )
        self.window.resize(*size)
        self.window.show()
        self.rng = random.Random(seed)
        self.haste = 0
        self.window.start_game(game, "beginner")
        self.settle()

    # ------------------------------------------------------------ looking

    @property
    def page(self) -> TablePage:
        assert self.window.table is not None
        return self.window.table

    @property
    def controller(self) -> Controller:
        assert self.page.controller is not None
        return self.page.controller

    @property
    def view(self) -> TableView:
        assert self.page.scene.view is not None
        return self.page.scene.view

    def settle(self, milliseconds: int = 0) -> None:
        """Let everything that waits happen."""
        until = time.monotonic() + milliseconds / 1000
        while True:
            QCoreApplication.sendPostedEvents()
            QApplication.processEvents()
            if time.monotonic() >= until:
                break

    def wait(self, condition: Callable[[], bool]) -> None:
        """Wait until something is so."""
        until = time.monotonic() + PATIENCE
        while not condition():
            assert time.monotonic() < until, f"did not happen; phase {self.view.phase}"
            self.settle(2)

    def until_turn(self) -> None:
        """Wait until the person has to act or the deal is over."""
        self.wait(lambda: self.view.must_act or self.view.finished)

    # ------------------------------------------------------------ acting

    def click(self, widget: QWidget, point: QPoint | None = None) -> None:
        QTest.mouseClick(
            widget,
            Qt.MouseButton.LeftButton,
            Qt.KeyboardModifier.NoModifier,
            point if point is not None else widget.rect().center(),
        )

    def point_of(self, card: int) -> QPoint:
        """A visible place of an own card in the viewport."""
        table = self.page.scene.table
        assert table is not None
        rect = self.page.scene.rect_of(card)
        assert rect is not None
        return QPoint(
            round(rect.x + min(table.visible_strip, rect.width) / 2), round(rect.y + rect.height * 0.55)
        )

    def click_card(self, card: int) -> None:
        self.page.canvas.haste = self.haste
        self.click(self.page.canvas.viewport(), self.point_of(card))

    def buttons(self) -> list[ActionButton]:
        """The enabled buttons in sight, ready to be pressed."""
        found = [button for button in self.page.prompt.buttons() if button.isEnabled() and button.isVisible()]
        for button in found:
            button.guard = 0
        return found

    def act(self) -> str:
        """Do something legal by a click; what it was."""
        self.until_turn()
        view = self.view
        if view.finished:
            return "finished"
        buttons = self.buttons()
        cards = [card.card for card in view.hand if card.playable and not card.chosen] if view.touch else []
        if view.picks:
            if buttons:
                self.click(buttons[0])
                return buttons[0].objectName()
            card = self.rng.choice(cards)
            self.click_card(card)
            return f"pick {card}"
        number = self.rng.randrange(len(buttons) + len(cards))
        if number < len(buttons):
            button = buttons[number]
            name = button.objectName()
            self.click(button)
            if button.confirm_words and self.view.decision == view.decision:
                self.click(button)
            return name
        card = cards[number - len(buttons)]
        self.click_card(card)
        return f"play {card}"

    def play_out(self, each: Callable[[], None] | None = None) -> int:
        """Play the deal to its end; the number of clicks."""
        clicks = 0
        while not self.view.finished:
            if self.act() != "finished":
                clicks += 1
            if each is not None:
                each()
            assert clicks < 300
        self.settle()
        return clicks

    def speak(self, translator: QTranslator | None) -> None:
        """Switch the language while everything stands."""
        application = QApplication.instance()
        assert application is not None
        if translator is not None:
            application.installTranslator(translator)
        for widget in (self.window, self.page):
            QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
        self.settle()

    def close(self) -> None:
        take_down(self.window)


def all_traditions() -> dict[str, Tradition]:
    return {each.id: each for each in traditions.read_all() if isinstance(each, Tradition)}
