"""Deals that come and go, reports that reach the same state, faults that are written down."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from driver import Table
from patience import settle, wait_for
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from cardavia.deal_codes import encode
from cardavia.desktop import reports, session
from cardavia.desktop.app import come_forward
from cardavia.desktop.message_bar import MessageBar
from cardavia.desktop.one_window import OneWindow
from cardavia.desktop.reports import Faults, report
from cardavia.desktop.settings import Settings
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.window import Window
from cardavia.games import GAMES
from cardavia.pasted import read_deal
from cardavia.records import by_seed, deal_of, record_of
from cardavia.traditions import Tradition

Sit = Callable[..., Table]


@pytest.fixture
def sit(store: SpriteStore, found: dict[str, Tradition], tmp_path: Path) -> Iterator[Sit]:
    tables: list[Table] = []

    def at(game: str = "skat", seed: int = 5) -> Table:
        table = Table(store, found, tmp_path / "matches", game, seed)
        tables.append(table)
        return table

    yield at
    for table in tables:
        table.close()


def said(window: Window) -> str:
    bar = window.findChild(MessageBar)
    assert bar is not None
    return bar.words


def drop(window: Window, mime: QMimeData) -> bool:
    """Drop something on the window; whether it is taken."""
    place, action, buttons = QPointF(400, 300), Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    no_keys = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(place.toPoint(), action, mime, buttons, no_keys)
    enter.ignore()
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(place, action, mime, buttons, no_keys))
        settle()
    return enter.isAccepted()


# ---------------------------------------------------------------- coming


def test_a_deal_is_dealt_by_its_number_from_the_sheet(sit: Sit) -> None:
    table = sit("schafkopf")
    window = table.window
    table.page.setFocus()
    window.sharing.ask_number()
    sheet = window.sharing.sheet
    assert sheet.isVisible() and sheet.game.currentData() == "schafkopf"
    assert sheet.field.hasFocus() or not window.isActiveWindow()
    QTest.keyClicks(sheet.field, "48x")
    QTest.keyClick(sheet.field, Qt.Key.Key_Return)
    wrong = sheet.findChild(QLabel, "sheet.deal.wrong")
    assert wrong is not None and wrong.isVisible() and "This is no deal" in wrong.text()
    sheet.field.setText("48151623")
    QTest.keyClick(sheet.field, Qt.Key.Key_Return)
    settle()
    assert not sheet.isVisible()
    assert table.controller.match.number == 48151623
    window.sharing.ask_number()
    QTest.keyClick(sheet.field, Qt.Key.Key_Escape)
    assert not sheet.isVisible()


def test_a_number_of_another_game_lays_the_table_of_that_game(sit: Sit) -> None:
    table = sit("skat")
    assert table.window.sharing.take("schnapsen 4815")
    match = table.controller.match
    assert (match.game.name, match.number, match.marks) == ("schnapsen", 4815, ())


def test_a_deal_code_and_a_record_are_practice_beside_the_match(sit: Sit) -> None:
    table = sit("skat")
    dealer = table.controller.match.state.dealer
    game = GAMES["skat"]
    record = by_seed(game, 77, (dealer + 1) % 3)
    for text in (encode(game, deal_of(record)), record.to_json().decode()):
        QGuiApplication.clipboard().setText(text)
        table.window.sharing.paste()
        match = table.controller.match
        assert (match.marks, match.state.dealer) == (("practice",), record.dealer)
        assert match.left is not None
        assert "practice" in said(table.window)


def test_what_is_wrong_with_a_pasted_text_is_said_and_the_table_stays(sit: Sit) -> None:
    table = sit("skat")
    before = table.controller.match.present()
    record = by_seed(GAMES["skat"], 7).to_json().decode().replace('"actions":[]', "")
    spoilt = record[:-1] + ',"actions":[[0,"play CA"]]}'
    for text, words in (("hello", "This is no deal"), (spoilt, "against rule SK-"), ("", "nothing here")):
        QGuiApplication.clipboard().setText(text)
        table.window.sharing.paste()
        assert words in said(table.window)
        assert table.controller.match.present() == before


def test_files_and_texts_can_be_dropped(sit: Sit, tmp_path: Path) -> None:
    table = sit("skat")
    file = tmp_path / "ä deal.cardavia"
    file.write_bytes(by_seed(GAMES["schafkopf"], 99).to_json())
    mime = QMimeData()
    mime.setUrls([QUrl.fromLocalFile(str(file))])
    assert drop(table.window, mime)
    assert (table.controller.match.game.name, table.controller.match.number) == ("schafkopf", 99)
    mime = QMimeData()
    mime.setText("schnapsen 12")
    assert drop(table.window, mime)
    assert (table.controller.match.game.name, table.controller.match.number) == ("schnapsen", 12)
    mime = QMimeData()
    mime.setData("image/x-unknown", b"picture")
    assert not drop(table.window, mime)


def test_a_file_that_is_no_deal_or_not_there_is_said(sit: Sit, tmp_path: Path) -> None:
    table = sit("skat")
    picture = tmp_path / "picture.png"
    picture.write_bytes(b"\x89PNG\r\n\x1a\n\xff\xfe")
    assert not table.window.sharing.open_file(picture)
    assert said(table.window) == "This file holds no text and so no deal."
    assert not table.window.sharing.open_file(tmp_path / "gone.json")
    assert "gone.json: No such file" in said(table.window)
    assert not table.window.sharing.open_file(tmp_path / "a\0b")
    assert "null byte" in said(table.window)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="the system has no pipes with a name")
def test_a_pipe_is_not_waited_for(sit: Sit, tmp_path: Path) -> None:
    table = sit("skat")
    os.mkfifo(tmp_path / "pipe")
    assert not table.window.sharing.open_file(tmp_path / "pipe")
    assert "pipe: Invalid argument" in said(table.window)


# ---------------------------------------------------------------- going


def test_a_saved_record_can_be_opened_again(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit("preference")
    table.play_out()
    state = table.controller.match.state
    target = tmp_path / "deal.cardavia"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(target), ""))
    table.window.sharing.save_record_as()
    assert "deal.cardavia" in said(table.window)
    table.page.next_deal()
    table.window.sharing.open_record()
    table.settle()
    assert table.controller.match.state == state


def test_the_record_of_a_running_deal_hides_what_the_person_may_not_see(sit: Sit) -> None:
    table = sit("skat")
    table.window.sharing.copy_deal()
    text = QGuiApplication.clipboard().text()
    state = table.controller.match.state
    assert text == record_of(state.observe(0), table.controller.match.number).to_json().decode()
    assert '"??"' in text


@pytest.mark.parametrize("game", list(GAMES))
def test_pasting_a_report_reaches_the_same_state_with_the_same_luck(sit: Sit, game: str) -> None:
    table = sit(game)
    for _ in range(3):
        table.act()
    table.until_turn()
    match = table.controller.match
    table.window.sharing.copy_report()
    text = QGuiApplication.clipboard().text()
    state, number, luck = match.state, match.number, match.decision_seed()
    table.window.leave_table()
    table.window.sharing.take(text)
    again = table.controller.match
    assert (again.state, again.number, again.decision_seed()) == (state, number, luck)
    for words in ("version ", "Python ", "look/contrast = 50", f"game {game}, deal {number}"):
        assert words in text


def test_a_report_without_a_table_holds_versions_settings_and_the_programs_log(sit: Sit) -> None:
    table = sit()
    table.window.leave_table()
    logger = logging.getLogger("cardavia.test")
    logging.getLogger("cardavia").addHandler(reports.TAIL)
    try:
        logger.warning("a picture was missing")
    finally:
        logging.getLogger("cardavia").removeHandler(reports.TAIL)
    text = report(table.window)
    assert "WARNING cardavia.test: a picture was missing" in text
    assert "BEGIN CARDAVIA DEAL" not in text


# ---------------------------------------------------------------- faults


@pytest.fixture
def faults(tmp_path: Path) -> Iterator[Faults]:
    hooks = sys.excepthook, threading.excepthook
    made = Faults(tmp_path / "data")
    yield made
    sys.excepthook, threading.excepthook = hooks


def failing() -> None:
    raise RuntimeError("the candle fell over")


def test_a_fault_is_written_down_once_and_told_with_a_report(
    sit: Sit, faults: Faults, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = sit("skat")
    faults.show_in(table.window)
    for _ in range(3):
        try:
            failing()
        except RuntimeError as error:
            faults.note(type(error), error, error.__traceback__)
    settle()
    (path,) = (tmp_path / "data").glob("crash-*.log")
    text = path.read_text()
    assert "the candle fell over" in text and "failing" in text and "BEGIN CARDAVIA DEAL" in text
    assert path.name in said(table.window)
    assert capsys.readouterr().err.count("\n") == 1
    assert read_deal(text).record == record_of(table.controller.match.state, table.controller.match.number)


def test_a_fault_in_a_thread_is_told_in_the_window(sit: Sit, faults: Faults, tmp_path: Path) -> None:
    table = sit("skat")
    faults.show_in(table.window)
    threading.excepthook = faults._note_thread
    thread = threading.Thread(target=failing)
    thread.start()
    thread.join()
    wait_for(lambda: "Something failed" in said(table.window))
    assert len(list((tmp_path / "data").glob("crash-*.log"))) == 1


def test_faults_that_cannot_be_written_down_end_nothing(faults: Faults, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file where the folder should be")
    assert faults.note(RuntimeError, RuntimeError("x"), None) is None


def test_what_ended_the_program_the_last_time_is_told(sit: Sit, tmp_path: Path) -> None:
    folder = tmp_path / "data"
    folder.mkdir()
    (folder / "abort.log").write_text("Fatal Python error: Segmentation fault")
    table = sit("skat")
    listening = Faults(folder)
    hooks = sys.excepthook, threading.excepthook
    try:
        listening.install()
        listening.show_in(table.window)
        assert "ended unexpectedly" in said(table.window)
        (path,) = folder.glob("crash-*.log")
        assert "Segmentation fault" in path.read_text()
    finally:
        listening.remove()
        sys.excepthook, threading.excepthook = hooks
    assert not (folder / "abort.log").exists()


# ---------------------------------------------------------------- one window


SECOND = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from cardavia.desktop.one_window import OneWindow
application = QCoreApplication([])
sys.exit(0 if OneWindow(Path(sys.argv[1])).call({"game": "skat", "deal": 5}) else 1)
"""


def test_a_second_start_calls_the_first_window(qapp: QApplication, tmp_path: Path) -> None:
    first, other = OneWindow(tmp_path), OneWindow(tmp_path / "elsewhere")
    heard: list[dict[str, object]] = []
    first.called.connect(heard.append)
    assert not first.call({})
    assert first.listen()
    second = subprocess.Popen([sys.executable, "-c", SECOND, str(tmp_path)])
    wait_for(lambda: second.poll() is not None)
    assert (second.returncode, heard) == (0, [{"game": "skat", "deal": 5}])
    assert not other.call({})
    first.close()
    assert not OneWindow(tmp_path).call({})


def test_a_socket_left_by_a_killed_process_is_no_window(qapp: QApplication, tmp_path: Path) -> None:
    first, second = OneWindow(tmp_path), OneWindow(tmp_path)
    assert first.listen()
    path = Path(first._server.fullServerName())  # type: ignore[union-attr]
    first.close()
    path.write_text("")
    assert not second.call({})
    assert second.listen()
    second.close()


def test_the_first_window_lays_the_table_that_the_second_start_asked_for(sit: Sit) -> None:
    table = sit("skat")
    come_forward(table.window, {"game": "schnapsen", "level": "master", "deal": 77})
    match = table.controller.match
    assert (match.game.name, match.number, table.controller.levels) == ("schnapsen", 77, {1: "master"})
    come_forward(table.window, {"game": "whist"})
    assert table.controller.match is match
    come_forward(table.window, {"game": "schnapsen", "level": ["master"], "deal": 10**12})
    assert table.controller.match.number == 77


@pytest.mark.parametrize("place", ["²", "-5", "9" * 40, "top"])
def test_a_scroll_position_that_cannot_be_leaves_the_page_as_it_is(
    sit: Sit, tmp_path: Path, place: str
) -> None:
    window = sit("skat").window
    window.show_gallery()
    window.settings = Settings(tmp_path / "settings.ini")
    assert window.settings.file is not None
    window.settings.file.setValue("window/scroll", place)
    before = window.gallery.verticalScrollBar().value()
    session.restore(window)
    settle()
    assert window.gallery.verticalScrollBar().value() == before
