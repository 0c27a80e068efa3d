"""The page of a review by itself: keys, clicks, what is open and what is hidden, names, sizes, languages."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from coaches import decision
from patience import settle, take_down
from PySide6.QtCore import QEvent, QLocale, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from cardavia.coach.values import Decision
from cardavia.desktop.app import by_game
from cardavia.desktop.review.page import ReviewPage
from cardavia.desktop.review.subject import Subject
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.theme import DARK, LIGHT
from cardavia.games import GAMES
from cardavia.games.base import observation
from cardavia.match import Match
from cardavia.players.base import Cancel
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.traditions import Tradition
from tools.i18n.pseudo import OPEN, PseudoLanguage

Key = Qt.Key


def played(game: str, number: int) -> Subject:
    """A finished deal, played by rule of thumb, seen from seat 0."""
    match = Match(GAMES[game], number)
    while not match.state.finished:
        assert match.state.to_act is not None
        asked = observation(match.state, match.state.to_act)
        match.act(RuleOfThumb().choose(asked, match.decision_seed(), Cancel()).action)
    return Subject(match.present(), 0, {1: "Anna"})


def judged(subject: Subject, losses: dict[int, float]) -> dict[int, Decision]:
    """Every decision, good but for those that lost something; the person gains a point with every action."""
    state, found = subject.state.game.start(subject.state.deal), {}
    for moment in subject.moments:
        loss = losses.get(moment.index, 0.0)
        found[moment.index] = decision(state, moment.action, loss, expected=float(moment.index))
        state = state.advance(subject.state.history[moment.index][1])
    return found


def own_choices(subject: Subject) -> list[int]:
    return [each.index for each in subject.moments if each.seat == 0 and each.choice]


@pytest.fixture
def subject() -> Subject:
    return next(each for number in range(50) if len(own_choices(each := played("schafkopf", number))) > 4)


@pytest.fixture
def page(
    qapp: QApplication, store: SpriteStore, found: dict[str, Tradition], subject: Subject
) -> Iterator[ReviewPage]:
    QLocale.setDefault(QLocale.c())
    page = ReviewPage(store, by_game(found)["schafkopf"])
    page.resize(1280, 740)
    page.set_look(LIGHT, 1.0, True)
    page.show_review(subject, by_game(found)["schafkopf"], {}, False)
    page.show()
    settle()
    yield page
    take_down(page)


def test_one_stands_at_the_own_first_decision_with_all_hands_open(page: ReviewPage, subject: Subject) -> None:
    assert page.place == own_choices(subject)[0]
    view = page.table.scene.view
    assert view is not None
    assert all(len(seat.open) == seat.count for seat in view.seats if seat.place)
    assert [page.table.scene.say(seat.name) for seat in view.seats] == ["You", "Anna", "Opposite", "Right"]


def test_as_i_saw_it_shows_no_other_hand(page: ReviewPage) -> None:
    page.seen.click()
    view = page.table.scene.view
    assert view is not None
    assert not any(seat.open for seat in view.seats)
    assert len(view.hand) == view.seats[0].count
    page.seen.click()
    assert page.table.scene.view is not None and page.table.scene.view.seats[1].open


def test_left_and_right_go_one_action_and_home_and_end_to_the_ends(
    page: ReviewPage, subject: Subject
) -> None:
    count = len(subject.moments)
    page.list.setFocus()
    QTest.keyClick(page.list, Key.Key_Home)
    assert page.place == 0
    QTest.keyClick(page.list, Key.Key_Left)
    assert page.place == 0
    for _ in range(3):
        QTest.keyClick(page.list, Key.Key_Right)
    assert page.place == 3
    QTest.keyClick(page.list, Key.Key_Left)
    assert page.place == 2
    QTest.keyClick(page.list, Key.Key_End)
    assert page.place == count
    assert page.table.scene.view is not None and page.table.scene.view.finished
    QTest.keyClick(page.list, Key.Key_Right)
    assert page.place == count


def test_with_shift_they_go_to_own_decisions(page: ReviewPage, subject: Subject) -> None:
    choices = own_choices(subject)
    page.go(0)
    QTest.keyClick(page.list, Key.Key_Home)
    walked = [page.place] if page.place in choices else []
    for _ in choices:
        QTest.keyClick(page.list, Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
        walked.append(page.place)
    assert list(dict.fromkeys(walked)) == choices
    QTest.keyClick(page.list, Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert page.place == choices[-2]


def test_up_and_down_go_from_mistake_to_mistake_of_the_person(page: ReviewPage, subject: Subject) -> None:
    first, second, third = own_choices(subject)[:3]
    other = next(each.index for each in subject.moments if each.seat != 0 and each.choice)
    for each in judged(subject, {first: 6.0, third: 25.0, other: 30.0}).values():
        page.add(each)
    page.go(0)
    QTest.keyClick(page, Key.Key_Down)
    QTest.keyClick(page, Key.Key_Down)
    assert page.place == third
    QTest.keyClick(page, Key.Key_Down)
    assert page.place == third, "there is no further one"
    QTest.keyClick(page, Key.Key_Up)
    assert page.place == first
    assert second != first
    page.steps["mistake"].click()
    assert page.place == third and not page.steps["mistake"].isEnabled()


def test_space_lets_the_deal_play_until_a_key_is_pressed(page: ReviewPage) -> None:
    page.go(0)
    QTest.keyClick(page, Key.Key_Space)
    assert page.place == 1
    QTest.keyClick(page, Key.Key_Left)
    assert page.place == 0
    settle()
    assert page.place == 0


def test_a_click_on_a_row_or_on_the_curve_goes_there(page: ReviewPage, subject: Subject) -> None:
    for each in judged(subject, {}).values():
        page.add(each)
    row = len(page.list.rows.rows) - 1
    rect = page.list.visualRect(page.list.rows.index(row, 2))
    QTest.mouseClick(page.list.viewport(), Qt.MouseButton.LeftButton, pos=rect.center())
    assert page.place == page.list.rows.rows[row].place
    curve = page.course.curve
    QTest.mouseClick(curve, Qt.MouseButton.LeftButton, pos=QPoint(curve.width() - 2, 20))
    assert page.place == len(subject.moments)


def test_the_list_fills_as_decisions_come_and_tells_how_far_it_is(page: ReviewPage, subject: Subject) -> None:
    count = len(subject.moments)
    own = [each.index for each in subject.moments if each.seat == 0]
    assert [row.place for row in page.list.rows.rows] == own
    assert not any(row.kind for row in page.list.rows.rows)
    page.show_state(True)
    assert page.progress.text() == f"0 of {count} worked out…"
    found = judged(subject, {own_choices(subject)[0]: 12.0})
    page.add(found[own_choices(subject)[0]])
    assert page.progress.text() == f"1 of {count} worked out…"
    kinds = {row.place: row.kind for row in page.list.rows.rows}
    assert kinds[own_choices(subject)[0]] == "lucky"
    page.which.setCurrentIndex(1)
    assert [row.place for row in page.list.rows.rows] == list(range(count))


def test_the_table_rings_what_was_better_and_outlines_what_was_played(
    page: ReviewPage, subject: Subject
) -> None:
    place = own_choices(subject)[1]
    better = judged(subject, {place: 25.0})[place]
    page.add(better)
    page.go(place)
    pack = GAMES["schafkopf"].pack
    played, wanted = (pack.by_text[text.split()[1]] for text in (better.action, better.better or "play none"))
    scene = page.table.scene
    by_card = {each: scene.card_item(each) for each in (played, wanted)}
    assert by_card[played] is not None and by_card[played].look.cause and not by_card[played].look.hinted
    assert by_card[wanted] is not None and by_card[wanted].look.hinted


def test_a_mistake_can_be_tried_again_and_a_good_card_not(page: ReviewPage, subject: Subject) -> None:
    good, bad = own_choices(subject)[:2]
    other = next(each.index for each in subject.moments if each.seat != 0 and each.choice)
    for each in judged(subject, {bad: 25.0, other: 25.0}).values():
        page.add(each)
    wanted: list[object] = []
    page.retry_wanted.connect(lambda _subject, chosen: wanted.append(chosen.index))
    for place, possible in ((good, False), (bad, True), (other, False)):
        page.go(place)
        assert page.detail.retry.isVisible() is possible, place
    page.go(bad)
    page.detail.retry.click()
    assert wanted == [bad]


def test_what_failed_is_said_what_is_there_stays_and_it_can_go_on(page: ReviewPage, subject: Subject) -> None:
    heard: list[str] = []
    page.continue_wanted.connect(lambda: heard.append("continue"))
    page.stop_wanted.connect(lambda: heard.append("stop"))
    page.add(judged(subject, {})[own_choices(subject)[0]])
    page.show_state(True)
    page.stop.click()
    page.show_state(False, "OSError: no more memory")
    assert page.progress.text() == "The review stopped: OSError: no more memory"
    assert sum(bool(row.kind) for row in page.list.rows.rows) == 1
    page.stop.click()
    assert heard == ["stop", "continue"]


def test_the_table_of_the_curve_has_the_same_figures(page: ReviewPage, subject: Subject) -> None:
    found = judged(subject, {})
    for each in found.values():
        page.add(each)
    page.course.switch.click()
    table = page.course.table
    assert table.isVisible() and not page.course.curve.isVisible()
    count, known = len(subject.moments), [each.index for each in subject.moments if each.choice]
    assert table.rowCount() == count - known[0], "a card without a choice changes nothing"
    assert table.item(table.rowCount() - 1, 1).text() == f"+{known[-1]}.0"
    assert table.accessibleName() == "Expected result for you, with all cards open"
    assert f"+{known[-1]}.0 after {count} actions" in page.course.curve.accessibleName()


def test_rows_and_controls_speak(page: ReviewPage, subject: Subject) -> None:
    place = own_choices(subject)[0]
    page.add(judged(subject, {place: 14.0})[place])
    row = page.list.rows.row_at(place)
    assert row is not None
    said = page.list.rows.data(page.list.rows.index(row, 0), Qt.ItemDataRole.AccessibleTextRole)
    assert "You" in said and "Lucky, 14%" in said and "Better: " in said
    for widget in (page.list, page.which, page.course.curve, *page.steps.values()):
        assert widget.accessibleName(), widget.objectName()
    for button in page.findChildren(QPushButton):
        interface = QAccessible.queryAccessibleInterface(button)
        assert interface.text(QAccessible.Text.Name), button.objectName()


@pytest.mark.parametrize("size", [(800, 410), (1280, 700), (2560, 1300)])
@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_everything_stands_on_the_page(
    page: ReviewPage, subject: Subject, size: tuple[int, int], scale: float
) -> None:
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    font = application.font()
    larger = application.font()
    larger.setPointSizeF(font.pointSizeF() * scale)
    application.setFont(larger)
    try:
        page.resize(*size)
        page.set_look(DARK, scale, True)
        for each in judged(subject, {own_choices(subject)[0]: 14.0}).values():
            page.add(each)
        settle()
        parts: list[QWidget] = [page.table, page.list, page.detail, page.course, page.which, page.seen]
        for part in parts:
            corner = part.mapTo(page, QPoint(0, 0))
            assert corner.x() >= 0 and corner.x() + part.width() <= page.width(), part.objectName()
            assert corner.y() >= 0 and corner.y() + part.height() <= page.height(), part.objectName()
        assert page.table.height() >= 90
        assert page.list.columnWidth(2) >= 60
    finally:
        application.setFont(font)


def test_another_language_is_spoken_at_once(page: ReviewPage, subject: Subject, qapp: QApplication) -> None:
    place = own_choices(subject)[0]
    page.add(judged(subject, {place: 14.0})[place])
    translator = PseudoLanguage()
    qapp.installTranslator(translator)
    try:
        QApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
        for widget in (page.stop, page.seen, page.detail.retry, page.course.switch):
            assert widget.text().startswith(OPEN), widget.objectName()
        assert page.list.rows.rows[0].spoken.startswith(OPEN)
        assert page.detail.verdict.text().startswith(OPEN)
    finally:
        qapp.removeTranslator(translator)


@pytest.mark.parametrize("game", list(GAMES))
def test_every_moment_of_a_deal_of_each_game_can_be_looked_at(
    game: str, store: SpriteStore, found: dict[str, Tradition], qapp: QApplication
) -> None:
    subject = played(game, 3)
    page = ReviewPage(store, by_game(found)[game])
    page.resize(1000, 600)
    page.set_look(LIGHT, 1.0, True)
    page.show_review(subject, by_game(found)[game], judged(subject, {}), False)
    page.show()
    for place in range(len(subject.moments) + 1):
        page.go(place)
        view = page.table.scene.view
        assert view is not None
        held = subject.state.game.start(subject.state.deal)
        for _, action in subject.state.history[:place]:
            held = held.advance(action)
        open_cards = {seat.seat: len(seat.open) for seat in view.seats if seat.place}
        assert open_cards == {seat: held.hands[seat].bit_count() for seat in open_cards}
        assert (page.where.text() == "The end of the deal") is (place == len(subject.moments))
    take_down(page)
