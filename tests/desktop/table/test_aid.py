"""Help at the table: hint, odds, claim and sorting by their keys, and what they do to the deal."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from driver import Table
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from cardavia.desktop.sprites import SpriteStore
from cardavia.games import GAMES
from cardavia.games.actions import Play
from cardavia.help.claim import Claim
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.records import record_of
from cardavia.traditions import Tradition
from tests.table_words.scenes import deal_with, table_of
from tools.i18n.pseudo import OPEN, PseudoLanguage

Sit = Callable[..., Table]
every_game = pytest.mark.parametrize("game", list(GAMES))


@pytest.fixture
def sit(store: SpriteStore, found: dict[str, Tradition], tmp_path: Path) -> Iterator[Sit]:
    opened: list[Table] = []

    def open_table(game: str, seed: int, size: tuple[int, int] = (1280, 800)) -> Table:
        folder = tmp_path / str(len(opened))
        table = Table(store, found, folder, game, seed, size, make=lambda _game, _level: RuleOfThumb())
        opened.append(table)
        table.until_turn()
        return table

    yield open_table
    for table in opened:
        table.close()


def press(table: Table, key: Qt.Key, shift: bool = False) -> None:
    held = Qt.KeyboardModifier.ShiftModifier if shift else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(table.page, key, held)
    table.settle()


def ask_hint(table: Table) -> None:
    press(table, Qt.Key.Key_H)
    table.wait(lambda: table.page.aid.hint.hint is not None)


def until_cards(table: Table) -> None:
    """Play on until the person has a choice between cards."""
    while not table.view.finished:
        table.until_turn()
        if table.view.touch and not table.view.picks and sum(c.playable for c in table.view.hand) > 1:
            return
        table.act()
    pytest.fail("no choice between cards came")


# ---------------------------------------------------------------- hint


@every_game
def test_h_rings_what_is_legal_marks_the_deal_and_goes_with_the_next_action(sit: Sit, game: str) -> None:
    table = sit(game, 5)
    until_cards(table)
    ask_hint(table)
    aid, view = table.page.aid, table.view
    hint = aid.hint.hint
    assert hint is not None and hint.action in table.controller.match.state.legal_actions()
    ringed = [each.card for each in view.hand if table.page.scene.card_item(each.card).look.hinted]
    assert len(ringed) == 1 and Play(ringed[0]).card == hint.action.card
    assert view.marks == ("help",)
    assert aid.hint.isVisible() and aid.hint.reason.text()
    table.click_card(ringed[0])
    table.settle()
    assert not aid.hint.isVisible()
    assert not any(
        table.page.scene.card_item(each.card).look.hinted
        for each in table.view.hand
        if table.page.scene.card_item(each.card) is not None
    )


def test_in_the_auction_the_button_is_ringed_and_the_ring_follows_it(sit: Sit) -> None:
    table = sit("skat", 3)
    assert table.view.phase == "auction"
    ask_hint(table)
    ring = table.page.aid.ring
    assert ring.isVisible() and ring.around is not None
    named = table.view.button(ring.around.objectName())
    assert named is not None and named.action == table.page.aid.hint.hint.action
    assert ring.geometry().contains(ring.around.mapTo(table.page.prompt, ring.around.rect().center()))
    table.window.resize(900, 600)
    table.settle(50)
    assert ring.geometry().contains(ring.around.mapTo(table.page.prompt, ring.around.rect().center()))


def test_a_hint_that_is_taken_away_leaves_no_ring(sit: Sit) -> None:
    table = sit("schnapsen", 2)
    until_cards(table)
    ask_hint(table)
    press(table, Qt.Key.Key_Escape)
    assert not table.page.aid.hint.isVisible() and not table.page.aid.ring.isVisible()
    assert not any(table.page.scene.card_item(each.card).look.hinted for each in table.view.hand)


def test_no_hint_while_hints_are_switched_off(sit: Sit) -> None:
    table = sit("skat", 3)
    table.window.settings.hints.set(False)
    said: list[str] = []
    table.page.message.connect(said.append)
    press(table, Qt.Key.Key_H)
    table.settle(50)
    assert not table.page.aid.hint.isVisible()
    assert said and "help" not in table.view.marks


def test_a_hint_asked_for_and_overtaken_by_a_play_never_comes(sit: Sit) -> None:
    table = sit("schnapsen", 2)
    until_cards(table)
    press(table, Qt.Key.Key_H)
    card = next(each.card for each in table.view.hand if each.playable)
    table.click_card(card)
    table.settle(200)
    assert not table.page.aid.hint.isVisible() and table.page.aid.hint.hint is None


# ---------------------------------------------------------------- odds


@every_game
def test_o_shows_every_unseen_card_beside_the_hand_and_follows_the_deal(sit: Sit, game: str) -> None:
    table = sit(game, 5, (800, 500))
    until_cards(table)
    press(table, Qt.Key.Key_O)
    panel = table.page.aid.odds
    table.wait(lambda: panel.odds is not None)
    assert panel.table.rowCount() == len(panel.odds.rows)
    assert panel.table.columnCount() == len(panel.odds.places) + 1
    assert "help" in table.view.marks
    lowest = panel.mapTo(table.page, QPoint(0, panel.height())).y()
    assert lowest <= table.page.scene.table.hand.y
    before = panel.odds
    table.act()
    table.until_turn()
    if not table.view.finished:
        table.wait(lambda: panel.odds is not None and panel.odds != before)
    press(table, Qt.Key.Key_O)
    assert not panel.isVisible()


def test_the_odds_can_be_read_cell_by_cell_and_copied(sit: Sit) -> None:
    table = sit("skat", 3)
    press(table, Qt.Key.Key_O)
    panel = table.page.aid.odds
    table.wait(lambda: panel.odds is not None)
    cell = panel.table.item(0, 1)
    told = cell.data(Qt.ItemDataRole.AccessibleTextRole)
    speaker = table.page.scene.speaker
    assert speaker.card(panel.odds.rows[0].card) in told and "Left" in told
    QTest.keyClick(panel, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == len(panel.odds.rows) + 1 == 23
    assert lines[0].split("\t")[1:] == ["Left", "Right", "Skat"]


# ---------------------------------------------------------------- claim

WINNERS = "EU GU HU SU EA ET EK EO E9 GA"


def claimed(table: Table) -> None:
    """Give the person the lead in a Grand that cannot lose a trick."""
    controller = table.controller
    match = table_of("skat", deal_with(GAMES["skat"], {0: WINNERS}, dealer=2))
    for text in ("pass", "pass", "bid 18", "hand", "declare grand"):
        action = match.game.vocabulary.parse(text)
        assert action is not None
        match.act(action)
    controller.open_record(record_of(match.state))
    table.until_turn()


def test_e_lays_down_what_is_proved_and_the_deal_is_over(sit: Sit) -> None:
    table = sit("skat", 3)
    claimed(table)
    press(table, Qt.Key.Key_E)
    plate = table.page.aid.claim
    table.wait(plate.lay_down.isVisible)
    table.click(plate.lay_down)
    table.settle()
    assert table.view.finished
    settlement = table.controller.match.state.settlement()
    assert settlement is not None and settlement.fields()["tricks"] == (10, 0)
    assert "help" not in table.view.marks


def test_what_is_not_certain_is_refused_with_a_reason_and_can_be_put_away(sit: Sit) -> None:
    table = sit("skat", 3)
    until_cards(table)
    press(table, Qt.Key.Key_E)
    plate = table.page.aid.claim
    table.wait(plate.reason.isVisible)
    assert not plate.lay_down.isVisible()
    assert plate.reason.text()
    press(table, Qt.Key.Key_E)
    assert not plate.isVisible()
    assert not table.view.finished


def test_a_claim_of_a_former_decision_lays_nothing_down(sit: Sit) -> None:
    table = sit("skat", 3)
    claimed(table)
    decision = table.view.decision
    line = tuple(table.controller.match.game.pack.parse(card) for card in WINNERS.split())
    table.controller.lay_down(Claim("rest", line), decision - 1)
    assert not table.view.finished


# ---------------------------------------------------------------- sorting, keys, log


def hand(table: Table) -> list[int]:
    return [each.card for each in table.view.hand]


def test_s_sorts_in_another_order_and_back(sit: Sit) -> None:
    table = sit("skat", 3)
    falling = hand(table)
    press(table, Qt.Key.Key_S)
    rising = hand(table)
    press(table, Qt.Key.Key_S)
    ranks = hand(table)
    press(table, Qt.Key.Key_S)
    assert hand(table) == falling
    assert len({tuple(falling), tuple(rising), tuple(ranks)}) == 3
    assert table.window.settings.sort_order.value == "falling"


def test_a_card_dragged_within_the_hand_stays_there_until_it_is_sorted(sit: Sit) -> None:
    table = sit("skat", 3)
    falling = hand(table)
    viewport = table.page.canvas.viewport()
    start, end = table.point_of(falling[6]), table.point_of(falling[1])
    button = Qt.MouseButton.LeftButton
    QTest.mousePress(viewport, button, Qt.KeyboardModifier.NoModifier, start)
    QTest.mouseMove(viewport, QPoint((start.x() + end.x()) // 2, start.y()))
    QTest.mouseMove(viewport, end)
    QTest.mouseRelease(viewport, button, Qt.KeyboardModifier.NoModifier, end)
    table.settle()
    laid = hand(table)
    assert laid != falling and laid.index(falling[6]) in (1, 2)
    assert [card for card in laid if card != falling[6]] == [card for card in falling if card != falling[6]]
    press(table, Qt.Key.Key_S)
    assert hand(table) == falling


def test_points_are_hidden_for_those_who_count_themselves(sit: Sit) -> None:
    table = sit("schnapsen", 2)
    assert table.view.seat(1).points is not None
    table.window.settings.hide_points.set(True)
    table.settle()
    assert all(seat.points is None for seat in table.view.seats)


def test_the_wheel_on_the_hand_moves_the_focus(sit: Sit) -> None:
    table = sit("skat", 3)
    table.page.canvas.step_wanted.emit(1)
    assert table.page.twins.focused_card() == hand(table)[0]
    table.page.canvas.step_wanted.emit(1)
    assert table.page.twins.focused_card() == hand(table)[1]


def test_a_reads_the_table_and_shift_a_the_score(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    table = sit("preference", 4)
    told: list[str] = []
    monkeypatch.setattr(table.page.speech, "say", lambda words, urgent=False: told.append(words))
    press(table, Qt.Key.Key_A)
    press(table, Qt.Key.Key_A, shift=True)
    speaker = table.page.scene.speaker
    assert speaker.card(hand(table)[0]) in told[0]
    assert told[1].startswith("Score: ") and "Left \N{MINUS SIGN}30" in told[1]


def test_figures_put_the_focus_on_the_card_of_that_number(sit: Sit) -> None:
    table = sit("skat", 3)
    for number, key in enumerate("1234567890"):
        QTest.keyClicks(table.page, key)
        assert table.page.twins.focused_card() == hand(table)[number]


def test_a_line_of_the_log_shows_its_moment_when_the_deal_is_over(sit: Sit) -> None:
    table = sit("schafkopf", 2)
    log = table.page.side.log
    log.moment_wanted.emit(1)
    assert not table.page._looking_back  # the deal still runs
    table.play_out()
    assert table.view.finished and table.page.result.isVisible()
    line = next(row for row in range(log.count()) if log.item(row).text().startswith("Trick 2"))
    log.clicked.emit(log.model().index(line, 0))
    table.settle()
    assert not table.page.result.isVisible()
    assert sum(seat.tricks for seat in table.view.seats) == 2
    assert all(seat.open for seat in table.view.seats[1:])
    press(table, Qt.Key.Key_Escape)
    assert table.view.finished and table.page.result.isVisible()


def test_chosen_lines_of_the_log_are_copied(sit: Sit) -> None:
    table = sit("schafkopf", 2)
    table.play_out()
    log = table.page.side.log
    for row in (1, 3):
        log.item(row).setSelected(True)
    QTest.keyClick(log, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text() == f"{log.item(1).text()}\n{log.item(3).text()}"


def test_the_pointer_learns_what_a_call_means_and_what_a_card_is_worth(sit: Sit) -> None:
    table = sit("skat", 3)
    scene = table.page.scene
    caller = next(seat for seat in table.view.seats[1:] if seat.said is not None)
    bubble = scene.table.bubbles[caller.seat]
    told = table.page.tooltips.words_at(*bubble.centre)
    assert scene.say(caller.meaning) in told
    card = hand(table)[0]
    point = table.point_of(card)
    assert scene.speaker.card(card) in table.page.tooltips.words_at(point.x(), point.y())


def test_a_name_given_to_a_seat_is_seen_at_once(sit: Sit) -> None:
    table = sit("skat", 3)
    table.window.settings.seat_names["left"].set("Toni")
    table.settle()
    assert table.page.scene.say(table.view.seat(1).name) == "Toni"
    assert any(table.page.side.log.item(row).text().startswith("Toni:") for row in range(2))


def test_everything_is_said_in_another_language_at_once(sit: Sit) -> None:
    table = sit("skat", 3)
    ask_hint(table)
    press(table, Qt.Key.Key_O)
    table.wait(lambda: table.page.aid.odds.odds is not None)
    pseudo = PseudoLanguage()
    try:
        table.speak(pseudo)
        assert table.page.aid.hint.reason.text().startswith(OPEN)
        assert table.page.aid.odds.title.text().startswith(OPEN)
    finally:
        QApplication.removeTranslator(pseudo)
