"""What was played: kept as it happens, found again, resumed, repeated, counted once."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from driver import Table
from patience import Open, settle
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QPushButton

from cardavia import saving
from cardavia.desktop.app import saves_folder
from cardavia.desktop.message_bar import MessageBar
from cardavia.desktop.pages.history import HistoryPage
from cardavia.desktop.pages.statistics import StatisticsPage
from cardavia.desktop.settings import Settings
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.window import Window
from cardavia.games import GAMES
from cardavia.history import Entry, History
from cardavia.match import Match
from cardavia.pasted import read_deal
from cardavia.records import record_of
from cardavia.traditions import Tradition

Sit = Callable[..., Table]

every_game = pytest.mark.parametrize("game", list(GAMES))


@pytest.fixture
def sit(store: SpriteStore, found: dict[str, Tradition], tmp_path: Path) -> Iterator[Sit]:
    """Sits down at tables of one folder and leaves them again."""
    tables: list[Table] = []

    def at(game: str = "skat", seed: int = 5) -> Table:
        table = Table(store, found, tmp_path / "matches", game, seed)
        tables.append(table)
        return table

    yield at
    for table in tables:
        table.close()


def press(window: Window, name: str) -> None:
    """Press a button that is in sight."""
    (button,) = (each for each in window.findChildren(QPushButton, name) if each.isVisible())
    assert button.isEnabled(), name
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle()


def said(window: Window) -> str:
    """The line at the foot of the window."""
    bar = window.findChild(MessageBar)
    assert bar is not None
    return bar.words


def entries(window: Window) -> list[Entry]:
    """What is in the file of the history."""
    return History(window.saves / "history.jsonl").entries()


def history_page(window: Window) -> HistoryPage:
    window.past_pages.show_history()
    settle()
    assert window.past_pages.history is not None
    return window.past_pages.history


def statistics_page(window: Window, game: str) -> StatisticsPage:
    window.past_pages.show_statistics()
    assert window.past_pages.statistics is not None
    window.past_pages.statistics.show_game(game)
    settle()
    return window.past_pages.statistics


def cells(page: StatisticsPage, key: str) -> list[list[str]]:
    """The words of a table of the statistics, row by row."""
    table = next(each for each in page.tables if each.objectName() == f"statistics.{key}")
    found = []
    for row in range(table.rowCount()):
        items = [table.item(row, column) for column in range(table.columnCount())]
        found.append([item.text() for item in items if item is not None])
    return found


@every_game
def test_a_deal_played_by_clicks_is_in_the_history_as_the_table_told_it(sit: Sit, game: str) -> None:
    table = sit(game)
    for _ in range(2):
        table.play_out()
        result, number = table.view.result, table.view.number
        assert result is not None
        newest = next(entry for entry in entries(table.window) if entry.number == number)
        assert newest.outcome == {"won": "won", "lost": "lost", "none": "drawn"}[result.outcome]
        assert newest.level == "beginner"
        assert newest.read() == record_of(table.controller.match.state, number)
        table.page.next_deal()
        table.settle()
    page = statistics_page(table.window, game)
    counted = cells(page, "counted")
    assert counted[0][:2] == ["Beginner", "2"]
    assert cells(page, "apart") == [["Beginner", "0", "0", "0", "0", "1"]]  # the third deal is open


def test_a_deal_left_for_a_new_one_is_offered_for_resuming(sit: Sit) -> None:
    table = sit()
    table.act()
    table.until_turn()
    match = table.controller.match
    left = match.present()
    table.window.at_table.new_deal()
    table.settle()
    assert match.key != left.key
    assert table.window.findChild(QPushButton, "bar.resume").text() == "Resume"
    press(table.window, "bar.resume")
    assert match.present() == left
    assert {entry.outcome for entry in entries(table.window)} == {None}
    table.play_out()
    done = next(entry for entry in entries(table.window) if entry.key == left.key)
    assert done.outcome is not None and not done.marks
    assert len([entry for entry in entries(table.window) if entry.key == left.key]) == 1


def test_a_deal_left_with_the_table_is_resumed_from_the_history_page(sit: Sit) -> None:
    table = sit("schafkopf")
    table.act()
    table.until_turn()
    left = table.controller.match.present()
    page = history_page(table.window)
    assert table.window.table is None
    assert [entry.key for entry in page.chosen()] == [left.key]
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    settle()
    assert table.window.table is not None
    assert table.controller.match.present() == left


def test_the_old_result_stays_when_a_deal_is_repeated_and_counts_once(sit: Sit) -> None:
    table = sit()
    table.play_out()
    match = table.controller.match
    first = match.result()
    table.page.repeat_deal()
    table.settle()
    assert match.results == (first,) and match.marks == ("repeated",)
    table.play_out()
    assert table.view.result is not None
    listed = entries(table.window)
    assert sorted(entry.marks for entry in listed) == [(), ("repeated",)]
    assert len({entry.read().hands for entry in listed}) == 1
    table.page.next_deal()
    table.settle()
    assert match.results == (first,)
    page = statistics_page(table.window, "skat")
    assert cells(page, "counted")[0][1] == "1"
    assert cells(page, "apart")[0][1:] == ["0", "1", "0", "0", "1"]


def test_a_result_cannot_be_taken_back_out_of_the_statistics(sit: Sit) -> None:
    table = sit("schnapsen")
    table.play_out()
    table.page.take_back()
    table.settle()
    table.window.leave_table()
    listed = {entry.marks: entry.outcome is None for entry in entries(table.window)}
    assert listed == {(): False, ("practice",): True}
    page = statistics_page(table.window, "schnapsen")
    assert cells(page, "counted")[0][1] == "1"


def test_repeating_from_the_history_page_is_marked(sit: Sit) -> None:
    table = sit()
    table.play_out()
    played = table.controller.match.state.deal
    page = history_page(table.window)
    assert not page.resume.isEnabled()
    press(table.window, "btn.history.repeat")
    match = table.controller.match
    assert (match.marks, match.state.deal) == (("repeated",), played)


def test_a_number_played_before_is_a_repeated_deal(sit: Sit) -> None:
    table = sit()
    table.play_out()
    number = table.view.number
    assert number is not None
    table.page.next_deal()
    table.settle()
    assert table.window.sharing.take(f"skat {number}")
    table.settle()
    assert (table.controller.match.number, table.controller.match.marks) == (number, ("repeated",))
    assert table.window.sharing.take("skat 4815162")
    assert (table.controller.match.number, table.controller.match.marks) == (4815162, ())


def test_filter_search_and_order_of_the_history_page(sit: Sit) -> None:
    table = sit("skat")
    for _ in range(3):
        table.play_out()
        table.page.next_deal()
        table.settle()
    table.window.start_game("schnapsen", "beginner")
    table.settle()
    page = history_page(table.window)
    rows = page.model.rows
    assert len(rows) == 5 and page.count.text() == "5 deals"
    page.game.setCurrentIndex(page.game.findData("skat"))
    assert {entry.game for entry in page.model.rows} == {"skat"}
    assert page.count.text() == "4 of 5 deals"
    page.state.setCurrentIndex(page.state.findData("open"))
    assert [entry.outcome for entry in page.model.rows] == [None]
    page.state.setCurrentIndex(0)
    page.game.setCurrentIndex(0)
    sought = rows[2]
    page.number.setText(str(sought.number))
    assert [entry.number for entry in page.model.rows] == [sought.number]
    page.number.setText("99999999x")
    assert page.model.rows == []
    press(table.window, "btn.history.empty")
    assert len(page.model.rows) == 5
    page.table.sortByColumn(6, Qt.SortOrder.AscendingOrder)
    numbers = [entry.number for entry in page.model.rows]
    assert numbers == sorted(numbers, key=lambda number: number or 0)


def test_deals_are_deleted_and_put_back(sit: Sit) -> None:
    table = sit()
    for _ in range(2):
        table.play_out()
        table.page.next_deal()
        table.settle()
    page = history_page(table.window)
    before = entries(table.window)
    page.table.selectAll()
    QTest.keyClick(page.table, Qt.Key.Key_Delete)
    settle()
    assert entries(table.window) == [] and page.model.rows == []
    press(table.window, "bar.undo")
    assert entries(table.window) == before
    assert len(page.model.rows) == 3
    for row in (0, 1):
        page.table.selectRow(row)
        QTest.keyClick(page.table, Qt.Key.Key_Delete)
    assert len(entries(table.window)) == 1
    for left in (2, 3, 3):
        QTest.keyClick(page.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
        assert len(entries(table.window)) == left


def test_an_empty_history_has_one_sentence_and_one_button(sit: Sit) -> None:
    table = sit()
    window = table.window
    window.leave_table()
    page = history_page(window)
    page.table.selectAll()
    page.delete_wanted.emit(page.chosen())
    settle()
    assert page.findChild(QPushButton, "btn.history.empty").isVisible()
    assert not page.delete.isVisible()
    press(window, "btn.history.empty")
    assert window.page is window.gallery
    assert statistics_page(window, "skat").findChild(QPushButton, "btn.statistics.empty").isVisible()


def test_copied_and_exported_deals_can_be_read_and_open_ones_hide_what_is_hidden(
    sit: Sit, tmp_path: Path
) -> None:
    table = sit()
    table.play_out()
    table.page.next_deal()
    table.settle()
    page = history_page(table.window)
    page.table.selectAll()
    press(table.window, "btn.history.copy")
    lines = QGuiApplication.clipboard().text().splitlines()
    assert len(lines) == 2
    finished = [entry for entry in page.chosen() if entry.outcome is not None]
    assert sum('"??"' in line for line in lines) == 1
    target = tmp_path / "deals.jsonl"
    table.window.past_pages.export(finished, target)
    assert read_deal(target.read_bytes()).record == finished[0].read()
    table.window.past_pages.export(finished, tmp_path / "deals.jsonl" / "no")
    assert "could not be written" in said(table.window)


def test_statistics_are_copied_as_they_are_shown(sit: Sit) -> None:
    table = sit("preference")
    table.play_out()
    page = statistics_page(table.window, "preference")
    press(table.window, "btn.statistics.copy")
    text = QGuiApplication.clipboard().text()
    for row in cells(page, "counted"):
        assert "\t".join(row) in text


def test_a_deal_that_was_not_noted_any_more_is_found_at_the_next_start(sit: Sit, tmp_path: Path) -> None:
    """The process was killed: the match file is there, the history is not."""
    match = Match(GAMES["schnapsen"], 3)
    match.act(match.state.legal_actions()[0])
    match.save(tmp_path / "matches" / "schnapsen.json")
    table = sit("skat")
    table.window.leave_table()
    found = {entry.key: entry for entry in entries(table.window)}
    assert match.key in found and found[match.key].level == "club"


# ---------------------------------------------------------------- when the disk fails


def test_a_full_disk_is_said_and_the_game_goes_on_until_it_can_be_saved(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit()
    kept = (table.window.saves / "skat.json").read_bytes()

    def full(**_where: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    with monkeypatch.context() as patched:
        patched.setattr(saving.tempfile, "mkstemp", full)
        table.act()
        table.settle()
        assert "No space left on device" in said(table.window)
        assert (table.window.saves / "skat.json").read_bytes() == kept
        table.act()
        press(table.window, "bar.retry")
        assert "No space left on device" in said(table.window)
    press(table.window, "bar.retry")
    assert said(table.window) == "Saved."
    assert (table.window.saves / "skat.json").read_bytes() == table.controller.match.snapshot()


def test_another_folder_can_be_chosen_when_saving_fails(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(tmp_path / "elsewhere"))
    (tmp_path / "elsewhere").mkdir()
    table.window.past.not_saved("no room")
    press(table.window, "bar.elsewhere")
    assert (tmp_path / "elsewhere" / "skat.json").read_bytes() == table.controller.match.snapshot()
    table.act()
    table.window.leave_table()
    assert {entry.game for entry in History(tmp_path / "elsewhere" / "history.jsonl").entries()} == {"skat"}


def test_the_folder_that_was_chosen_is_used_at_the_next_start(open_window: Open, tmp_path: Path) -> None:
    settings = Settings(tmp_path / "settings.ini")
    usual = saves_folder(settings)
    window = open_window(settings=settings)
    window.past.move(tmp_path / "elsewhere")
    settings.sync()
    assert saves_folder(Settings(tmp_path / "settings.ini")) == tmp_path / "elsewhere" != usual


def test_a_folder_that_is_not_absolute_is_sought_beside_the_settings(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "settings.ini").write_text("[saves]\nfolder=matches/mine\n")
    (tmp_path / "current").mkdir()
    monkeypatch.chdir(tmp_path / "current")
    assert saves_folder(Settings(tmp_path / "settings.ini")) == tmp_path / "matches" / "mine"


@pytest.mark.parametrize("name", ["skat.json", "history.jsonl"])
@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\x00\xff\xfe\x01" * 50,
        b'{"format":"cardavia-match/9"}',
        b"not json\n",
        b'{"format":"cardavia-mat',
    ],
    ids=["empty", "binary", "future", "text", "truncated"],
)
def test_files_that_cannot_be_read_are_kept_aside_and_said(
    sit: Sit, tmp_path: Path, name: str, content: bytes
) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    (folder / name).write_bytes(content)
    table = sit()
    settle()
    if content or name == "skat.json":
        assert any(path.read_bytes().strip() == content.strip() for path in folder.glob("*.damaged*"))
        assert ".damaged" in said(table.window)
    table.act()
    table.window.leave_table()
    assert [entry.game for entry in entries(table.window)] == ["skat"]


def test_a_folder_that_cannot_be_written_to_is_said_and_the_deal_is_played_in_memory(
    sit: Sit, tmp_path: Path
) -> None:
    (tmp_path / "matches").write_text("a file where the folder should be")
    table = sit()
    assert "cannot be saved" in said(table.window)
    table.act()
    table.until_turn()
    table.window.at_table.new_deal()
    table.settle()
    assert len(table.window.past.keeper.history) == 1
    assert table.view.number == table.controller.match.number
