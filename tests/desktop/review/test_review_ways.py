"""The ways to a review and back: whole deals by clicks, then R; history, trying again, keeping, closing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from coaches import Coach, Gate
from driver import Table
from msgspec.structs import replace
from patience import take_down
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton

from cardavia.desktop.review.page import ReviewPage
from cardavia.desktop.review.retry import FOUND, NEARER, OTHER, SAME, WORSE, answer_to
from cardavia.desktop.review.subject import Subject
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.table.action_button import ActionButton
from cardavia.desktop.table.card_item import CardItem
from cardavia.desktop.window import Window
from cardavia.games import GAMES
from cardavia.player_process import judge_here
from cardavia.players.base import Cancel
from cardavia.records import record_of
from cardavia.reviews import Reviews
from cardavia.traditions import Tradition

Sit = Callable[..., Table]
R = Qt.Key.Key_R


@pytest.fixture
def sit(store: SpriteStore, found: dict[str, Tradition], tmp_path: Path) -> Iterator[Sit]:
    """Sits down at a table of a game, with a coach."""
    tables: list[Table] = []

    def table(game: str, seed: int, coach: Callable[..., object], **more: object) -> Table:
        made = Table(store, found, tmp_path / "matches", game, seed, judge=coach, **more)
        tables.append(made)
        return made

    yield table
    for each in tables:
        take_down(each.window)


def reviewed(table: Table) -> ReviewPage:
    page = table.window.page
    assert isinstance(page, ReviewPage)
    return page


def subject_of(page: ReviewPage) -> Subject:
    assert page.subject is not None
    return page.subject


def wait(table: Table, condition: Callable[[], bool]) -> None:
    """Wait for something that has nothing to do with the table."""
    for _ in range(4000):
        if condition():
            return
        table.settle(5)
    raise AssertionError("did not happen")


def message(window: Window) -> str:
    """The line at the foot of the window."""
    label = window.findChild(QLabel, "message.words")
    assert label is not None
    return label.text()


def own_choice(page: ReviewPage, number: int = 0) -> int:
    subject = subject_of(page)
    return [each.index for each in subject.moments if each.seat == 0 and each.choice][number]


@pytest.mark.parametrize("game", list(GAMES))
def test_a_deal_played_by_clicks_is_reviewed_with_r(game: str, sit: Sit) -> None:
    coach = Coach()
    table = sit(game, 8, coach)
    table.play_out()
    history = table.controller.match.state.history
    QTest.keyClick(table.page, R)
    page = reviewed(table)
    wait(table, lambda: len(page.decisions) == len(history))
    assert [row.place for row in page.list.rows.rows] == [
        place for place, (seat, _) in enumerate(history) if seat == 0
    ]
    assert all(row.kind for row in page.list.rows.rows)
    own = [place for place, (seat, _) in enumerate(history) if seat == 0]
    assert coach.asked[: len(own)] == own, "the person's own decisions are judged first"
    assert sorted(coach.asked) == list(range(len(history)))
    assert page.progress.text().endswith("average loss 0.0%, mistakes 0")
    assert table.window.windowTitle().startswith("Review of ")


def test_the_button_of_the_result_and_the_menu_lead_there_too(sit: Sit) -> None:
    table = sit("schnapsen", 4, Coach())
    table.play_out()
    button = table.page.result.findChild(ActionButton, "deal.review")
    assert button is not None
    button.guard = 0
    table.click(button)
    assert reviewed(table)
    table.window.back()
    assert table.window.page is table.page and table.view.finished, "back at the table"
    next(each for each, entry in table.window.menus.entries if entry.name == "review").trigger()
    page = reviewed(table)
    page.to_table.click()
    assert table.view.result is not None


def test_a_running_deal_is_not_reviewed(sit: Sit) -> None:
    coach = Coach()
    table = sit("schnapsen", 4, coach)
    table.until_turn()
    QTest.keyClick(table.page, R)
    assert table.window.page is table.page
    assert message(table.window) == "A deal can be reviewed when it is over."
    assert coach.asked == []


def test_a_deal_of_the_history_is_reviewed_from_its_row(sit: Sit) -> None:
    table = sit("schnapsen", 4, Coach())
    table.play_out()
    key = table.controller.match.key
    window = table.window
    window.past_pages.show_history()
    history = window.past_pages.history
    assert history is not None
    history.review.click()
    assert subject_of(reviewed(table)).deal.key == key
    wait(table, lambda: not window.reviews.working)
    window.back()
    assert window.page is history
    assert history.model.words(history.model.rows[0], 5) == "reviewed, average loss 0.0%"


def test_a_record_that_is_over_is_reviewed_like_a_deal_played_here(sit: Sit) -> None:
    table = sit("schnapsen", 4, Coach())
    table.play_out()
    record = record_of(table.controller.match.state).to_json()
    table.window.at_table.new_deal()
    assert table.window.sharing.take(record)
    table.settle()
    QTest.keyClick(table.page, R)
    assert record_of(subject_of(reviewed(table)).state).to_json() == record


def test_stop_and_continue_judge_every_decision_once(sit: Sit) -> None:
    gate = Gate(3)
    coach = Coach(before=gate)
    table = sit("schnapsen", 4, coach)
    table.play_out()
    QTest.keyClick(table.page, R)
    page = reviewed(table)
    wait(table, lambda: len(page.decisions) == 3)
    page.stop.click()
    count = len(subject_of(page).moments)
    assert page.progress.text() == f"3 of {count} worked out"
    gate.open()
    table.settle(50)
    assert len(page.decisions) == 3
    page.stop.click()
    wait(table, lambda: len(page.decisions) == count)
    held = coach.asked[3]
    assert coach.asked.count(held) == 2, "the one that was called off"
    assert all(coach.asked.count(each) == 1 for each in range(count) if each != held)


def test_a_coach_that_fails_leaves_what_is_there_and_may_go_on(sit: Sit) -> None:
    def fail_once(index: int, _cancel: object) -> None:
        if len(coach.asked) == 3:
            raise OSError("the process\nhas ended")

    coach = Coach(before=fail_once)
    table = sit("schnapsen", 4, coach)
    table.play_out()
    QTest.keyClick(table.page, R)
    page = reviewed(table)
    wait(table, lambda: page.progress.text().startswith("The review stopped"))
    assert page.progress.text() == "The review stopped: OSError: the process has ended"
    assert len(page.decisions) == 2
    page.stop.click()
    wait(table, lambda: len(page.decisions) == len(subject_of(page).moments))


def test_leaving_the_page_does_not_end_the_work_and_nothing_is_judged_twice(sit: Sit, tmp_path: Path) -> None:
    gate = Gate(2)
    coach = Coach(before=gate)
    table = sit("schnapsen", 4, coach)
    table.play_out()
    QTest.keyClick(table.page, R)
    page = reviewed(table)
    key = subject_of(page).deal.key
    table.window.show_gallery()
    gate.open()
    wait(table, lambda: not table.window.reviews.working)
    count = len(subject_of(page).moments)
    assert sorted(coach.asked) == list(range(count))
    kept = Reviews(tmp_path / "matches")
    line = kept.get(key)
    assert line is not None and line.whole
    assert line.summary.decisions == sum(each.choice and each.seat == 0 for each in subject_of(page).moments)
    assert [each.index for each in kept.decisions(key)] == list(range(count))
    table.window.start_game("schnapsen", "beginner")
    table.settle()
    QTest.keyClick(table.page, R)
    assert len(reviewed(table).decisions) == count
    assert len(coach.asked) == count


def test_what_was_judged_is_there_after_a_new_start(sit: Sit) -> None:
    table = sit("schnapsen", 4, Coach())
    table.play_out()
    QTest.keyClick(table.page, R)
    wait(table, lambda: not table.window.reviews.working)
    table.window.close()
    coach = Coach()
    again = sit("schnapsen", 4, coach)
    QTest.keyClick(again.page, R)
    assert len(reviewed(again).decisions) == len(subject_of(reviewed(again)).moments)
    assert coach.asked == []


def test_a_mistake_is_tried_again_and_the_better_card_shown_only_when_asked_for(sit: Sit) -> None:
    table = sit("schnapsen", 4, Coach())
    table.play_out()
    former = table.controller.match.state
    QTest.keyClick(table.page, R)
    page = reviewed(table)
    place = own_choice(page, 1)
    wait(table, lambda: not table.window.reviews.working)
    mistake = Coach({place: 25.0})(subject_of(page).record, place, "quick", Cancel())
    page.add(mistake)
    page.go(place)
    page.detail.retry.click()
    table.settle()
    match = table.controller.match
    assert match.state.deal == former.deal, "the same hidden cards"
    assert match.state.history == former.history[:place]
    assert match.marks == ("practice", "repeated")
    assert message(table.window).startswith("Here you chose: ")
    assert not any(item.look.hinted for item in _cards(table))
    remedy = table.window.findChild(QPushButton, "bar.better")
    assert remedy is not None
    table.click(remedy)
    better = match.game.vocabulary.parse(mistake.better or "")
    wanted = getattr(better, "card", None)
    assert {item.key.card for item in _cards(table) if item.look.hinted} == (
        {wanted} if wanted is not None else set()
    )
    assert "help" in match.marks
    table.controller.choose(better, table.view.decision)  # type: ignore[arg-type]
    assert message(table.window) == "That is the better one."


def test_the_first_result_of_a_deal_tried_again_stays(sit: Sit) -> None:
    table = sit("schnapsen", 4, Coach())
    table.play_out()
    key = table.controller.match.key
    QTest.keyClick(table.page, R)
    page = reviewed(table)
    wait(table, lambda: not table.window.reviews.working)
    place = own_choice(page, 0)
    page.add(Coach({place: 25.0})(subject_of(page).record, place, "quick", Cancel()))
    page.go(place)
    page.detail.retry.click()
    table.settle()
    assert table.controller.match.key != key
    entry = table.window.past.keeper.history.get(key)
    assert entry is not None and entry.outcome is not None
    assert len(table.controller.match.results) == 1, "the deal counts in the match"


def test_what_is_played_instead_is_compared_with_what_the_coach_weighed(sit: Sit) -> None:
    table = sit("schnapsen", 4, Coach())
    table.play_out()
    QTest.keyClick(table.page, R)
    page = reviewed(table)
    place = own_choice(page, 0)
    mistake = Coach({place: 25.0})(subject_of(page).record, place, "quick", Cancel())
    best, done = mistake.options
    middle, worst = replace(done, action="close", value=0.9), replace(done, action="exchange", value=-1.0)
    weighed = replace(mistake, options=(best, middle, done, worst))
    answers = [answer_to(weighed, each.action) for each in (best, middle, done, worst)]
    assert answers == [FOUND, NEARER, SAME, WORSE]
    assert answer_to(weighed, "play ??") == OTHER


def test_every_deal_is_reviewed_behind_the_scenes_if_that_is_wanted(sit: Sit) -> None:
    coach = Coach()
    table = sit("schnapsen", 4, coach)
    table.window.settings.review_after.set(True)
    table.play_out()
    key = table.controller.match.key
    wait(table, lambda: not table.window.reviews.working)
    assert table.window.page is table.page, "the result stays in sight"
    assert table.window.reviews.kept.get(key) is not None
    assert message(table.window) == "The review of the last deal is ready: 0 mistakes."
    button = table.window.findChild(QPushButton, "bar.review")
    assert button is not None
    table.click(button)
    assert subject_of(reviewed(table)).deal.key == key


def test_no_deal_is_reviewed_by_itself_otherwise(sit: Sit) -> None:
    coach = Coach()
    table = sit("schnapsen", 4, coach)
    table.play_out()
    table.settle(30)
    assert coach.asked == []


def test_the_deal_that_is_looked_at_goes_first_and_the_other_is_done_after_it(sit: Sit) -> None:
    gate = Gate(0)
    coach = Coach(before=gate)
    table = sit("schnapsen", 4, coach)
    table.window.settings.review_after.set(True)
    table.play_out()
    first = table.controller.match.key
    table.page.next_deal()
    table.play_out()
    second = table.controller.match.key
    QTest.keyClick(table.page, R)
    assert subject_of(reviewed(table)).deal.key == second
    gate.open()
    wait(table, lambda: not table.window.reviews.working)
    assert table.window.reviews.kept.get(first) is not None
    assert table.window.reviews.kept.get(second) is not None


def test_the_window_closes_while_a_coach_is_at_work(sit: Sit, tmp_path: Path) -> None:
    coach = Coach(before=Gate(2))
    table = sit("schnapsen", 4, coach)
    table.play_out()
    QTest.keyClick(table.page, R)
    page = reviewed(table)
    key = subject_of(page).deal.key
    wait(table, lambda: len(page.decisions) == 2)
    assert table.window.close()
    assert not table.window.reviews.working
    assert len(Reviews(tmp_path / "matches").decisions(key)) == 2


def test_the_real_coach_judges_a_whole_deal_of_schnapsen(sit: Sit) -> None:
    table = sit("schnapsen", 4, judge_here)
    table.play_out()
    QTest.keyClick(table.page, R)
    page = reviewed(table)
    wait(table, lambda: not table.window.reviews.working)
    subject = subject_of(page)
    assert len(page.decisions) == len(subject.moments)
    settlement = subject.state.settlement()
    assert settlement is not None
    last = page.decisions[len(subject.moments) - 1]
    ours, theirs = settlement.scores
    if last.expected is not None:
        assert last.expected[0] == ours - theirs, "after the last card nothing is expected any more"
    assert page.course.curve.accessibleName().startswith("Expected result for you: ")


def _cards(table: Table) -> list[CardItem]:
    return [item for card in range(32) if (item := table.page.scene.card_item(card)) is not None]
