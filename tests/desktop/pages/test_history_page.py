"""The pages of history and statistics by themselves: words, keys, names, sizes, many deals."""

from __future__ import annotations

import random

import msgspec
import pytest
from PySide6.QtCore import QEvent, QLocale, QModelIndex, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget

from cardavia.cards import FRENCH, GERMAN
from cardavia.desktop.message_bar import MessageBar, Remedy
from cardavia.desktop.pages import deal_words
from cardavia.desktop.pages.history import HistoryPage
from cardavia.desktop.pages.history_model import CONTRACT, DATE, LEVEL, MARKS, NUMBER, RESULT, HistoryModel
from cardavia.desktop.pages.score_curve import ScoreCurve, thinned
from cardavia.desktop.pages.statistics import StatisticsPage
from cardavia.desktop.theme import THEMES
from cardavia.games import GAMES
from cardavia.history import Entry, entry_of
from cardavia.match import Match
from cardavia.strings import tr_noop
from cardavia.table_words.registry import WORDS
from tools.i18n.pseudo import OPEN, PseudoLanguage

PACKS = {"skat": GERMAN, "schafkopf": GERMAN, "schnapsen": FRENCH, "preference": FRENCH}


def deals(count: int, game: str | None = None, finished: bool = True) -> list[Entry]:
    """Deals played at random, the newest first."""
    made = []
    for number in range(count):
        name = game or list(GAMES)[number % len(GAMES)]
        match, rng = Match(GAMES[name], number), random.Random(number)
        while not match.state.finished and (finished or len(match.state.history) < 4):
            match.act(rng.choice(match.state.legal_actions()))
        if number % 5 == 4:
            match.mark("practice")
        made.append(entry_of(match.present(), 0, "master", 1_700_000_000 + number * 3600))
    return made[::-1]


@pytest.fixture
def page(qapp: QApplication) -> HistoryPage:
    page = HistoryPage()
    page.resize(900, 500)
    page.set_look(THEMES["light"], 1.0)
    return page


@pytest.mark.parametrize("game", list(GAMES))
def test_every_contract_of_random_deals_has_its_words(qapp: QApplication, game: str) -> None:
    for entry in deals(40, game):
        words = deal_words.contract_of(entry, PACKS)
        assert words and words[0].isupper()
        if game != "schnapsen" and entry.contract is not None:
            assert WORDS[game].contract_term(entry.contract).template
        if entry.role is not None:
            assert entry.role in deal_words.ROLES
        assert entry.position in deal_words.POSITIONS[GAMES[game].seats]


def test_a_row_says_date_game_contract_result_level_marks_and_number(qapp: QApplication) -> None:
    QLocale.setDefault(QLocale.c())
    entry = Entry(
        key="k",
        at=0,
        game="skat",
        record=msgspec.Raw(b"{}"),
        luck=1,
        number=48151623,
        level="club",
        marks=("help", "practice"),
        contract="G",
        outcome="won",
        role="declarer",
        scores=(33, 0, 0),
        made=True,
    )
    model = HistoryModel()
    model.packs = PACKS
    model.show([entry])
    said = [str(model.data(model.index(0, column))) for column in range(model.columnCount())]
    assert said[CONTRACT] == "Leaves" and said[RESULT] == "Won +33" and said[LEVEL] == "Club player"
    assert said[MARKS] in ("with help and practice", "with help, practice") and said[NUMBER] == "48151623"
    spoken = model.data(model.index(0, DATE), Qt.ItemDataRole.AccessibleTextRole)
    assert spoken.startswith("Skat, deal 48151623") and "Won +33" in spoken and "Club player" in spoken
    open_deal = msgspec.structs.replace(entry, outcome=None, scores=(), contract=None, marks=())
    model.show([open_deal])
    assert model.data(model.index(0, RESULT)) == "Open"
    assert "no contract yet" in model.data(model.index(0, DATE), Qt.ItemDataRole.ToolTipRole)


def test_signs_of_scores_are_written_out(qapp: QApplication) -> None:
    QLocale.setDefault(QLocale.c())
    assert [deal_words.signed(score) for score in (5, -5, 0)] == ["+5", "−5", "0"]
    assert [deal_words.signed(score, 1) for score in (0.04, -0.04, -2.26)] == ["0.0", "0.0", "−2.3"]


def test_thousands_of_deals_are_shown_without_words_for_all_of_them(
    page: HistoryPage, monkeypatch: pytest.MonkeyPatch
) -> None:
    few = deals(8)
    many = [msgspec.structs.replace(few[place % 8], key=str(place), at=place) for place in range(5000, 0, -1)]
    asked = []
    words = page.model.words
    monkeypatch.setattr(page.model, "words", lambda entry, column: asked.append(1) or words(entry, column))
    page.show_deals(many, PACKS)
    page.show()
    QApplication.processEvents()
    assert page.model.rowCount() == 5000
    assert page.model.rowCount(page.model.index(0, 0, QModelIndex())) == 0
    assert len(asked) < 5000
    page.close()


@pytest.mark.parametrize("width", [800, 900, 1280, 1920])
def test_all_columns_fit_the_page_at_the_usual_text_size(page: HistoryPage, width: int) -> None:
    page.resize(width, 500)
    page.show_deals(deals(30), PACKS)
    page.show()
    QApplication.processEvents()
    table = page.table
    wide = sum(table.columnWidth(column) for column in range(7) if not table.isColumnHidden(column))
    assert wide <= table.viewport().width()
    page.close()


def test_keys_choose_resume_copy_and_delete(page: HistoryPage) -> None:
    heard: list[str] = []
    page.resume_wanted.connect(lambda _: heard.append("resume"))
    page.copy_wanted.connect(lambda chosen: heard.append(f"copy {len(chosen)}"))
    page.delete_wanted.connect(lambda chosen: heard.append(f"delete {len(chosen)}"))
    page.show_deals([*deals(1, finished=False), *deals(3)], PACKS)
    page.show()
    page.table.setFocus()
    QTest.keyClick(page.table, Qt.Key.Key_Return)
    QTest.keyClick(page.table, Qt.Key.Key_Down)
    QTest.keyClick(page.table, Qt.Key.Key_Return)  # a finished deal is not resumed
    QTest.keyClick(page.table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(page.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page.table, Qt.Key.Key_Delete)
    assert heard == ["resume", "copy 2", "delete 2"]
    page.close()


def test_what_was_chosen_stays_chosen_when_deals_come_and_go(page: HistoryPage) -> None:
    entries = deals(6)
    page.show_deals(entries, PACKS)
    page.table.selectRow(3)
    page.show_deals(entries[1:], PACKS)
    assert page.chosen() == [entries[3]]
    page.state.setCurrentIndex(page.state.findData("counted"))
    assert page.chosen() == [entries[3]]


def test_every_control_has_a_name_and_follows_the_language(page: HistoryPage, qapp: QApplication) -> None:
    page.show_deals(deals(4), PACKS)
    statistics = StatisticsPage()
    statistics.show_deals(deals(12, "skat"), PACKS)
    statistics.show_game("skat")
    translator = PseudoLanguage()
    qapp.installTranslator(translator)
    try:
        for widget in (page, statistics):
            QApplication.sendEvent(widget, QEvent(QEvent.Type.LanguageChange))
        for button in (*page.findChildren(QPushButton), *statistics.findChildren(QPushButton)):
            assert button.text().startswith(OPEN), button.objectName()
        named: list[QWidget] = [
            page.table,
            page.game,
            page.state,
            page.number,
            statistics.game,
            statistics.level,
        ]
        for widget in (*named, *statistics.tables, statistics.curve):
            assert widget.accessibleName().startswith(OPEN), widget.objectName()
        assert page.model.headerData(0, Qt.Orientation.Horizontal).startswith(OPEN)
        assert str(page.model.data(page.model.index(0, RESULT))).startswith(OPEN)
    finally:
        qapp.removeTranslator(translator)


def test_statistics_can_be_restricted_to_a_level(qapp: QApplication) -> None:
    statistics = StatisticsPage()
    entries = deals(12, "skat")
    entries[0] = msgspec.structs.replace(entries[0], level="beginner")
    statistics.show_deals(entries, PACKS)
    statistics.show_game("skat")
    assert [table.objectName() for table in statistics.tables][:2] == [
        "statistics.counted",
        "statistics.apart",
    ]
    assert statistics.tables[0].rowCount() == 3
    statistics.level.setCurrentIndex(statistics.level.findData("beginner"))
    assert statistics.tables[0].rowCount() == 1
    statistics.level.setCurrentIndex(statistics.level.findData("club"))
    assert statistics.tables == [] and not statistics.copy.isEnabled()


# ---------------------------------------------------------------- the curve and the bar


def test_a_long_course_is_thinned_and_keeps_its_extremes() -> None:
    rng = random.Random(3)
    values = [rng.randrange(-1000, 1000) for _ in range(20_000)]
    points = thinned(values, 600)
    assert len(points) <= 700
    assert {min(values), max(values)} <= {value for _, value in points}
    assert points[0] == (1, values[0]) and points[-1] == (20_000, values[-1])
    assert [place for place, _ in points] == sorted({place for place, _ in points})
    assert all(values[place - 1] == value for place, value in points)


@pytest.mark.parametrize("values", [[], [0], [0, 0], [5, -3, 8], [-4], list(range(2000))])
def test_the_curve_draws_whatever_the_course_is(qapp: QApplication, values: list[int]) -> None:
    curve = ScoreCurve()
    curve.resize(1, 1)
    curve.show_course(values)
    assert curve.grab().width() == 1
    curve.resize(400, 200)
    picture = curve.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    accent = int(curve.theme.accent[1:], 16) | 0xFF000000
    seen = any(picture.pixel(x, y) == accent for x in range(400) for y in range(200))
    assert seen == bool(values)


def test_the_bar_offers_keeps_its_buttons_and_goes_when_one_is_pressed(qapp: QApplication) -> None:
    window = QWidget()
    window.resize(600, 400)
    window.show()
    bar, done = MessageBar(window), []
    remedy = Remedy("undo", tr_noop("Undo"), lambda: done.append(1))
    bar.say("Gone", (remedy,), stays=None)
    button = bar.findChild(QPushButton, "bar.undo")
    assert button is not None and button.accessibleDescription() == "Gone"
    bar.say("Gone", (remedy,), stays=None)
    assert button.isVisible()
    assert bar.geometry().bottom() < 400
    bar.set_top(30)
    assert bar.y() == 30
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert done == [1] and not bar.isVisible()
    window.close()
