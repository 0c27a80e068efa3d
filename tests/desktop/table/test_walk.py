"""Whole deals of every game at the real window, by clicks and by keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from driver import Table, make_random
from PySide6.QtCore import QCoreApplication, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardavia.cards import cards_of
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.table.canvas import HASTE
from cardavia.desktop.table.scene import TableScene
from cardavia.desktop.theme import DARK
from cardavia.games import GAMES
from cardavia.games.base import Observation
from cardavia.match_files import load
from cardavia.players.base import Cancel, Choice, Player
from cardavia.traditions import Tradition
from tools.i18n.pseudo import OPEN, PseudoLanguage

SIZES = ((800, 500), (1280, 800), (1920, 1080), (3840, 2160))
every_game = pytest.mark.parametrize("game", list(GAMES))


@pytest.fixture
def sit(store: SpriteStore, found: dict[str, Tradition], tmp_path: Path) -> Iterator[type[Table]]:
    """Opens tables and closes them again."""
    opened: list[Table] = []

    def open_table(game: str, seed: int, size: tuple[int, int] = (1280, 800), **more: object) -> Table:
        table = Table(store, found, tmp_path / str(len(opened)), game, seed, size, **more)  # type: ignore[arg-type]
        opened.append(table)
        return table

    yield open_table  # type: ignore[misc]
    for table in opened:
        table.close()


def assert_scene_is_fresh(table: Table) -> None:
    """The scene equals one built from the view alone."""
    scene = table.page.scene
    scene.finish()
    assert scene.table is not None
    assert scene.snapshot() == dict(scene.table.cards)
    other = TableScene(scene.store, scene.tradition)
    other.ratio = scene.ratio
    other.set_size(*scene.table.size, prompt_height=scene._prompt_height)
    other.show_view(table.view, animate=False)
    assert other.snapshot() == scene.snapshot()
    for key in scene.snapshot():
        if key.card >= 0:
            mine, its = scene.card_item(key.card), other.card_item(key.card)
            assert mine is not None and its is not None
            assert mine.look._replace(focused=False, raised=False) == its.look


def assert_what_can_be_done_is_what_is_legal(table: Table) -> None:
    view, state = table.view, table.controller.match.state
    if not view.must_act or view.picks:
        return
    offered = {button.action for group in view.groups for button in group.buttons if button.enabled}
    for card in view.hand:
        if card.playable:
            offered |= {card.action, card.plain}
    assert offered - {None} == set(state.legal_actions())


@every_game
@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_whole_deals_are_played_by_clicks_at_every_size_and_in_two_languages(
    sit: type[Table], game: str, size: tuple[int, int]
) -> None:
    for seed in range(5):
        table = sit(game, 100 * SIZES.index(size) + seed, size)
        turned = False
        pseudo = PseudoLanguage()

        def in_the_middle(table: Table = table, pseudo: PseudoLanguage = pseudo) -> None:
            nonlocal turned
            table.until_turn()
            assert_what_can_be_done_is_what_is_legal(table)
            if not turned and len(table.controller.match.state.history) > 3:
                turned = True
                before = table.controller.match.snapshot()
                table.speak(pseudo)
                table.window.looks.set_theme(DARK)
                table.window.resize(size[0] + 40, size[1] + 20)
                table.settle()
                assert table.controller.match.snapshot() == before
                assert_scene_is_fresh(table)
                assert table.page.prompt.sentence.text().startswith(OPEN)

        table.play_out(in_the_middle)
        QCoreApplication.removeTranslator(pseudo)
        result = table.view.result
        settlement = table.controller.match.state.settlement()
        assert result is not None and settlement is not None
        assert not table.page.result.isHidden()
        shown = {seat.seat: seat.change for seat in result.seats}
        assert all(shown[seat] == settlement.scores[seat] for seat in shown)
        assert_scene_is_fresh(table)


@every_game
def test_the_result_is_over_neither_the_hands_nor_the_skat(sit: type[Table], game: str) -> None:
    for size in SIZES[:3]:
        table = sit(game, 7, size)
        table.play_out()
        panel = table.page.result.geometry()
        for key, placement in table.page.scene.snapshot().items():
            rect = placement.rect
            overlaps = panel.intersects(
                panel.__class__(
                    round(rect.x) + 2, round(rect.y) + 2, round(rect.width) - 4, round(rect.height) - 4
                )
            )
            assert not overlaps, (size, key)
        button = table.page.result.first_button()
        assert button is not None and button.isVisible()
        number = table.controller.match.number
        button.guard = 0
        table.click(button)
        table.settle()
        assert table.controller.match.number != number
        assert not table.view.finished or not table.view.must_act


@every_game
def test_a_whole_deal_is_played_with_keys_alone(sit: type[Table], game: str) -> None:
    table = sit(game, 3)
    page = table.page
    page.setFocus()
    presses = 0
    while not table.view.finished:
        table.until_turn()
        view = table.view
        if view.finished:
            break
        decision = view.decision
        if view.touch:
            playable = [place for place, card in enumerate(view.hand) if card.playable and not card.chosen]
            buttons = table.buttons()
            if view.picks and buttons:
                buttons[0].setFocus()
                QTest.keyClick(buttons[0], Qt.Key.Key_Space)
            else:
                letter = "1234567890-="[playable[0]]
                for _ in range(2):
                    QTest.keyClicks(QApplication.focusWidget() or page, letter)
        else:
            button = table.buttons()[-1]
            button.setFocus()
            QTest.keyClick(button, Qt.Key.Key_Space)
        table.settle()
        presses += 1
        assert table.view.decision != decision or table.view.picks
        assert presses < 120
    number = table.controller.match.number
    QTest.keyClick(page, Qt.Key.Key_Return)
    table.settle()
    assert table.controller.match.number != number


@every_game
def test_five_hasty_clicks_act_once(sit: type[Table], game: str) -> None:
    table = sit(game, 4)
    tried = 0
    for _ in range(40):
        table.until_turn()
        view = table.view
        if view.finished or tried == 5:
            break
        cards = [card.card for card in view.hand if card.playable] if view.touch and not view.picks else []
        if not cards:
            table.act()
            continue
        before = len([seat for seat, _ in table.controller.match.state.history if seat == 0])
        card = cards[0]
        point = table.point_of(card)
        viewport = table.page.canvas.viewport()
        table.page.canvas.haste = HASTE
        table.settle(HASTE + 20)
        tried += 1
        for _ in range(5):
            QTest.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
            QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
        table.settle()
        history = table.controller.match.state.history
        if view.number == table.view.number:
            own = [action for seat, action in history if seat == 0]
            assert len(own) - before == 1
        table.settle()
        assert_scene_is_fresh(table)


@every_game
def test_a_refused_card_says_its_rule_and_outlines_the_cause(sit: type[Table], game: str) -> None:
    refusals = 0
    for seed in range(60):
        if refusals >= 3:
            break
        table = sit(game, 20 + seed)
        while not table.view.finished:
            table.until_turn()
            view = table.view
            wrong = [card for card in view.hand if view.must_act and view.touch and card.refusal is not None]
            if wrong and not view.picks:
                card = wrong[0]
                before = table.controller.match.snapshot()
                table.click_card(card.card)
                assert table.controller.match.snapshot() == before
                refusal = table.page.prompt.refusal
                assert refusal is not None and card.refusal is not None
                assert refusal.rule == card.refusal.rule
                assert refusal.rule in str(table.page.prompt.reason.property("plain"))
                assert not table.page.prompt.reason.isHidden()
                for cause in cards_of(refusal.cards):
                    item = table.page.scene.card_item(cause)
                    if item is not None:
                        assert item.look.cause
                refusals += 1
            table.act()
    assert refusals >= 3


@every_game
def test_leaving_and_coming_back_resumes_at_the_same_decision(sit: type[Table], game: str) -> None:
    table = sit(game, 9)
    while not table.view.finished:
        table.until_turn()
        before = table.controller.match.snapshot()
        table.window.leave_table()
        table.settle()
        kept = load(table.window.path_of(game)).match
        assert kept is not None and kept.snapshot() == before
        table.window.start_game(game, "beginner")
        table.settle()
        assert table.controller.match.state.history[: len(kept.state.history)] == kept.state.history
        table.act()


@every_game
def test_twins_name_every_own_card_and_nothing_hidden(sit: type[Table], game: str) -> None:
    table = sit(game, 12)
    while not table.view.finished:
        table.until_turn()
        view = table.view
        twins = table.page.twins
        names = [twin.accessibleName() for twin in twins.hand]
        speaker = table.page.scene.speaker
        assert [name.split(",")[0] for name in names] == [speaker.card(card.card) for card in view.hand]
        if view.must_act and view.touch:
            for card, name in zip(view.hand, names, strict=True):
                if card.playable and not card.chosen:
                    assert name.endswith("playable") and "not playable" not in name
        hidden = set(range(32)) - {card.card for card in view.hand}
        state = table.controller.match.state.observe(0)
        seen = {card for cards in state.taken for card in cards_of(cards)} | set(state.trick)
        seen |= {card for pile in view.piles for card in pile.cards}
        seen |= {pile.indicator for pile in view.piles if pile.indicator is not None}
        seen |= {card for seat in view.seats for card in (*seat.open, *seat.known)}
        if not view.finished:
            spoken = " | ".join(each.accessibleName() for each in twins._others.values())
            for card in hidden - seen:
                assert speaker.card(card) not in spoken
        table.act()


def test_a_dragged_card_lies_back_after_escape_and_nothing_was_done(sit: type[Table]) -> None:
    table = sit("schnapsen", 30)
    table.until_turn()
    view = table.view
    card = next(each.card for each in view.hand if each.playable)
    viewport = table.page.canvas.viewport()
    start = table.point_of(card)
    for stop in ("escape", "right", "below"):
        QTest.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        QTest.mouseMove(viewport, start - QPoint(0, 60))
        QTest.mouseMove(viewport, start - QPoint(0, 90))
        table.settle()
        item = table.page.scene.card_item(card)
        assert item is not None
        assert table.page.canvas.holding
        assert item.pos().y() != item.placed().y
        if stop == "escape":
            QTest.keyClick(table.page, Qt.Key.Key_Escape)
        elif stop == "right":
            QTest.mousePress(viewport, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, start)
        else:
            QTest.mouseMove(viewport, start + QPoint(0, 4))
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
        table.settle()
        assert not table.page.canvas.holding
        assert table.view.decision == view.decision
        assert abs(item.pos().x() - item.placed().x) < 1
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(viewport, start - QPoint(0, 90))
    QTest.mouseMove(viewport, start - QPoint(0, 200))
    QTest.mouseRelease(
        viewport, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, start - QPoint(0, 200)
    )
    table.settle()
    assert table.view.decision != view.decision


class Stubborn:
    """A player that is of no use."""

    def __init__(self, how: str) -> None:
        self.how = how

    def choose(self, observation: Observation, seed: int, cancel: Cancel) -> Choice:
        if self.how == "raise":
            raise RuntimeError("no idea")
        return Choice(
            observation.state.game.vocabulary._actions["play " + observation.state.game.pack.text(31)]
        )


@every_game
def test_a_failing_computer_seat_does_not_stop_the_deal(sit: type[Table], game: str) -> None:
    def failing(_game: str, _level: str) -> Player:
        return Stubborn("raise")

    table = sit(game, 41, make=failing)
    table.play_out()
    asked = any(line.kind == "trouble" for line in table.view.log)
    assert asked == ("fault" in table.controller.match.marks)
    assert table.view.result is not None


def test_tables_of_no_size_and_any_size_are_drawn(sit: type[Table]) -> None:
    table = sit("skat", 2)
    table.window.setMinimumSize(0, 0)
    for size in ((1, 1), (10, 900), (900, 10), (300, 300), (1280, 800)):
        table.page.canvas.resize(*size)
        table.page.scene.set_size(*size)
        table.settle()
        assert_scene_is_fresh(table)


@every_game
def test_motion_ends_where_the_layout_says_after_any_disturbance(sit: type[Table], game: str) -> None:
    table = sit(game, 15, factor=0.2)
    for step in range(12):
        table.until_turn()
        if table.view.finished:
            break
        table.act()
        table.settle(15)
        if step % 3 == 0:
            table.window.resize(900 + 60 * step, 600 + 20 * step)
        elif step % 3 == 1 and table.view.can_take_back:
            table.page.take_back()
        table.settle(5)
    table.wait(lambda: not table.page.scene.mover.busy)
    assert_scene_is_fresh(table)


def test_without_motion_no_timer_of_the_mover_exists(sit: type[Table]) -> None:
    table = sit("schafkopf", 6, make=make_random)
    table.play_out()
    assert table.page.scene.mover._timer is None
