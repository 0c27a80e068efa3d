"""Each setting changes what it names, at once, while a deal is open, and the deal stays as it is."""

from __future__ import annotations

import time

import msgspec
import pytest
from patience import PATIENCE, Open, settle, wait_for
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QLabel, QPushButton, QScrollArea

from cardavia.desktop.live_grading import REST
from cardavia.desktop.settings import Part, Setting
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.synthesis import MAKERS
from cardavia.desktop.theme import DARK, PLAIN_FELT
from cardavia.desktop.window import Window
from cardavia.strings import SeatFact, say
from cardavia.table_view import LogLine
from tools.i18n.pseudo import PseudoLanguage

SHIFTED = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


def at_rest(window: Window, store: SpriteStore) -> QImage:
    """The window when all its pictures have come."""
    until = time.monotonic() + REST / 1000 + 0.1
    while time.monotonic() < until:
        settle()
        time.sleep(0.002)
    weaver = window.table.canvas._weaver
    wait_for(lambda: not (store._waiting or store._drawing or weaver._busy or window.looks.grading._behind))
    settle()
    return window.grab().toImage()


@pytest.fixture
def window(open_window: Open) -> Window:
    made = open_window((1280, 800))
    made.start_game("skat", "beginner", 48151623)
    wait_for(lambda: made.table.scene.view is not None and made.table.scene.view.must_act)
    return made


LOOKS = [
    ("contrast", 90),
    ("grain", 0),
    ("temperature", 85),
    ("backs", (("bavarian", "back-2"),)),
    ("card_size", "large"),
    ("badges", "on"),
    ("scheme", "dark"),
    ("high_contrast", "on"),
    ("suit_colours", "four"),
    ("suit_colours", "shapes"),
]


@pytest.mark.parametrize(("name", "value"), LOOKS)
def test_a_look_is_seen_on_the_open_table_and_goes_back(
    window: Window, store: SpriteStore, name: str, value: object
) -> None:
    setting = getattr(window.settings, name)
    if name == "scheme":
        setting.set("light")
    before = at_rest(window, store)
    deal = window.table.controller.match.snapshot()
    usual = setting.value
    setting.set(value)
    assert at_rest(window, store) != before
    assert window.table.controller.match.snapshot() == deal
    setting.set(usual)
    assert at_rest(window, store) == before


def test_a_table_laid_in_the_dark_has_its_rules_in_light_letters(open_window: Open) -> None:
    window = open_window((1280, 800))
    window.looks.set_theme(DARK)
    window.start_game("skat", "beginner", 48151623)
    cursor = QTextCursor(window.table.side.rules.text.document())
    cursor.movePosition(QTextCursor.MoveOperation.NextCharacter)
    assert cursor.charFormat().foreground().color().name() == DARK.text


def test_in_high_contrast_the_cloth_is_flat_and_the_cards_are_white(
    window: Window, store: SpriteStore
) -> None:
    window.settings.high_contrast.set("on")
    at_rest(window, store)
    canvas = window.table.canvas
    cloth = canvas._felt.toImage()
    inside = {
        cloth.pixelColor(x, y).name()
        for x in range(4, cloth.width() - 4, 37)
        for y in range(4, cloth.height() - 4, 23)
    }
    assert inside == {PLAIN_FELT}
    face = store.sprite("bavarian", "EA", QSize(100, 178), 1.0, "test").toImage()
    wait_for(lambda: store.is_ready("bavarian", "EA", QSize(100, 178), 1.0))
    face = store.sprite("bavarian", "EA", QSize(100, 178), 1.0, "test").toImage()
    store.release("test")
    seen = [face.pixelColor(x, y).name() for x in range(0, 100, 3) for y in range(0, 178, 3)]
    assert seen.count("#ffffff") > 200
    assert face.pixelColor(1, 89).name() == face.pixelColor(50, 0).name() == "#000000"


def test_how_much_is_told_aloud_reaches_the_open_table(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, told = window.table, []
    lines = (
        LogLine(text=say("{seat} passes", seat=SeatFact(1)), place=1, seat=1),
        LogLine(text=say("{seat} takes the trick", seat=SeatFact(1)), place=2, seat=1, kind="trick"),
    )
    view = msgspec.structs.replace(table.scene.view, log=lines)
    monkeypatch.setattr(table.speech, "say", lambda words, urgent=False: told.append(words))
    counts = {}
    for manner in ("brief", "normal", "full"):
        window.settings.announcements.set(manner)
        told.clear()
        table.speech.announce(None, view)
        counts[manner] = (len(told), sum(map(len, told)))
    assert counts["brief"][0] == 2  # the trick and the own turn
    assert counts["normal"][0] == counts["full"][0] == 3
    assert counts["full"][1] > counts["normal"][1]  # with the cards that can be played


def test_the_text_grows_at_once(window: Window, store: SpriteStore) -> None:
    before = at_rest(window, store)
    window.settings.text_size.set(150)
    assert window.table.scene.text_scale == 1.5
    assert window.header.title.fontMetrics().height() > 25
    assert at_rest(window, store) != before


def test_other_cards_lie_on_the_table_at_once(window: Window, store: SpriteStore) -> None:
    before = at_rest(window, store)
    window.settings.tradition["skat"].set("wiener-bild")
    assert window.table.scene.tradition.id == "wiener-bild"
    assert at_rest(window, store) != before
    window.settings.tradition["skat"].reset()
    assert window.table.scene.tradition.id == "bavarian"
    assert at_rest(window, store) == before


def test_another_games_cards_are_left_alone(window: Window) -> None:
    window.settings.tradition["schnapsen"].set("tell")
    assert window.table.scene.tradition.id == "bavarian"
    assert window.choices.traditions["schnapsen"].id == "tell"


def test_pace_hold_and_motion_reach_the_open_table(window: Window) -> None:
    table = window.table
    window.settings.pace.set("slow")
    assert table.controller.pace.factor == 1.6
    assert table.scene.mover.factor == 1.6
    window.settings.trick_hold.set(-100)
    assert table.controller.pace.hold is None
    window.settings.reduced_motion.set("on")
    assert table.scene.mover.reduced
    assert table.controller.pace.factor == 1.6  # pauses tell something and stay
    window.settings.reduced_motion.set("off")
    assert not table.scene.mover.reduced


def test_presses_reach_the_open_table(window: Window) -> None:
    window.settings.one_press.set(True)
    window.settings.confirm_plays.set(True)
    assert window.table.keys.one_press and window.table.confirm_plays


@pytest.mark.parametrize(("value", "dims"), [("never", False), ("refused", False), ("always", True)])
def test_what_is_playable_is_shown_as_chosen(window: Window, value: str, dims: bool) -> None:
    window.settings.show_playable.set("late")
    assert not window.table.scene.dim_unplayable
    window.settings.show_playable.set(value)
    assert window.table.scene.dim_unplayable is dims


def test_a_left_table_hears_no_more_of_the_settings(window: Window) -> None:
    window.leave_table()
    settle()
    for name, value in LOOKS:
        getattr(window.settings, name).set(value)
    window.settings.pace.set("off")
    settle()
    assert window.table is None


# ---------------------------------------------------------------- the sheet


def test_ctrl_comma_opens_the_sheet_beside_the_table_and_escape_closes_it(window: Window) -> None:
    QTest.keyClick(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    assert window.sheet.isVisible()
    assert window.sheet.x() + window.sheet.width() == window.width()
    assert window.page is window.table
    assert not window.sheet.isModal()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not window.sheet.isVisible()
    assert window.page is window.table


@pytest.mark.parametrize("name", ["contrast", "grain", "temperature"])
def test_a_slider_moves_by_key_its_number_is_editable_and_its_name_resets_it(
    window: Window, name: str
) -> None:
    window.toggle_settings()
    setting = getattr(window.settings, name)
    row = next(
        row
        for group in window.sheet.groups
        for row in group.rows()
        if hasattr(row, "slider") and row.slider.objectName() == f"slider.{name}"
    )
    for key, value in (
        (Qt.Key.Key_Right, 51),
        (Qt.Key.Key_PageUp, 61),
        (Qt.Key.Key_Home, 0),
        (Qt.Key.Key_End, 100),
        (Qt.Key.Key_Left, 99),
    ):
        QTest.keyClick(row.slider, key)
        assert setting.value == value
    row.field.selectAll()
    QTest.keyClicks(row.field, "37")
    QTest.keyClick(row.field, Qt.Key.Key_Return)
    assert setting.value == 37
    assert row.slider.value() == 37
    QTest.mouseDClick(row.label, Qt.MouseButton.LeftButton)
    assert setting.value == 50


def test_settings_made_beforehand_are_all_there_before_they_are_opened(open_window: Open) -> None:
    window, other = open_window(), open_window()
    window.sheet.prepare()
    wait_for(lambda: window.sheet.findChild(QPushButton, "btn.keys") is not None)  # the last on the sheet
    made = window.sheet.findChildren(QLabel)
    window.toggle_settings()
    other.toggle_settings()
    assert window.sheet.findChildren(QLabel) == made
    assert [each.text() for each in made] == [each.text() for each in other.sheet.findChildren(QLabel)]


def test_the_samples_show_the_newest_value_of_many(window: Window) -> None:
    window.toggle_settings()
    for value in range(50, 101):
        window.settings.contrast.set(value)
    until = time.monotonic() + PATIENCE
    while window.sheet.samples.shown is None or window.sheet.samples.shown[0].contrast != 100:
        assert time.monotonic() < until
        settle()
    assert window.sheet.samples.shown[0] == window.settings.grading()


def test_every_setting_but_the_language_stands_on_the_sheet(window: Window) -> None:
    window.toggle_settings()
    rows = [row for group in window.sheet.groups for row in group.rows()]
    shown = {_key(setting) for row in rows for setting in row.settings}
    elsewhere = {"keys/changed"}  # on the page of the keys
    languages = {setting.key for setting in window.settings.every() if setting.key.startswith("language/")}
    assert shown | languages == {setting.key for setting in window.settings.every()} - elsewhere


def _key(setting: Setting | Part) -> str:
    return setting.table.key if isinstance(setting, Part) else setting.key


def test_search_leaves_what_is_looked_for(window: Window) -> None:
    window.toggle_settings()
    QTest.keyClicks(window.sheet.search, "grain")
    seen = [
        row.text for group in window.sheet.groups for row in group.rows() if row.isVisibleTo(window.sheet)
    ]
    assert seen == ["Grain"]
    window.sheet.search.clear()
    rows = [row for group in window.sheet.groups for row in group.rows()]
    assert all(row.isVisibleTo(window.sheet) for row in rows)


def test_reset_brings_every_setting_back(window: Window) -> None:
    window.toggle_settings()
    window.settings.contrast.set(3)
    window.settings.pace.set("off")
    window.sheet._reset.click()
    assert all(setting.value == setting.default for setting in window.settings.every())


def test_sounds_that_cannot_be_heard_say_why_and_are_greyed(window: Window) -> None:
    window.toggle_settings()
    window.settings.sounds.set(True)
    row = window.sheet.findChild(QCheckBox, "check.sounds")
    reason = window.sheet.findChild(QLabel, "label.no_sound")
    assert window.table.speech.sounds is window.sounds
    assert row.isEnabled() is window.sounds.on
    assert bool(reason.text()) is not window.sounds.on
    assert reason.isVisibleTo(window.sheet) is not window.sounds.on


class Heard:
    """Stands for a loaded sound and counts how often it was played."""

    def __init__(self) -> None:
        self.times = 0

    def play(self) -> None:
        self.times += 1

    def setVolume(self, volume: float) -> None:  # noqa: N802 - Qt's name
        pass


def test_started_muted_nothing_sounds_and_mute_silences_at_once(open_window: Open) -> None:
    heard = Heard()
    made = open_window((1280, 800))
    made.sounds._effects = dict.fromkeys(MAKERS, heard)  # as if every sound were loaded
    made.start_game("schnapsen", "beginner", 48151623)
    play_on(made, 3)
    assert heard.times == 0
    made.settings.sounds.set(True)
    play_on(made, 2)
    assert heard.times > 0
    heard.times = 0
    QTest.keyClick(made, Qt.Key.Key_M, SHIFTED)
    assert made.settings.sounds.value is False
    play_on(made, 2)
    assert heard.times == 0
    QTest.keyClick(made, Qt.Key.Key_M, SHIFTED)
    assert made.settings.sounds.value is True


def test_mute_never_switches_on_what_was_not_on(window: Window) -> None:
    QTest.keyClick(window, Qt.Key.Key_M, SHIFTED)
    assert window.settings.sounds.value is False


def play_on(window: Window, times: int) -> None:
    """Play some cards."""
    table = window.table
    for _ in range(times):
        wait_for(lambda: table.scene.view is not None and table.scene.view.must_act)
        table.controller.choose(table.controller.match.state.legal_actions()[-1], table.scene.view.decision)
        settle()


def test_a_reset_can_be_undone_on_the_sheet(window: Window) -> None:
    window.toggle_settings()
    window.settings.contrast.set(3)
    window.sheet._reset.click()
    assert window.settings.contrast.value == 50
    assert window.sheet._undo_button.isVisible()
    window.sheet._undo_button.click()
    assert window.settings.contrast.value == 3
    assert not window.sheet._undo_button.isVisible()
    window.settings.reset()
    window.sheet._reset.click()
    assert not window.sheet._undo_button.isVisible()  # nothing was changed by it


def test_a_heading_and_a_choice_are_found_too(window: Window) -> None:
    window.toggle_settings()
    window.sheet.search.setText("access")
    shown = [group._text for group in window.sheet.groups if group.isVisibleTo(window.sheet)]
    assert shown == ["Access"]
    window.sheet.search.setText("four colors")
    rows = [
        row.text for group in window.sheet.groups for row in group.rows() if row.isVisibleTo(window.sheet)
    ]
    assert rows == ["Suit colors"]


def test_each_pack_has_a_back_of_its_own(window: Window) -> None:
    scene = window.table.scene
    window.settings.backs.set((("tell", "back-2"),))
    assert scene.back == "back"
    window.settings.tradition["skat"].set("tell")
    assert scene.back == "back-2"
    window.settings.tradition["skat"].reset()
    assert scene.back == "back"


@pytest.mark.parametrize("text_size", [100, 120, 200])
def test_no_row_is_cut_off_in_a_longer_language(window: Window, text_size: int) -> None:
    application = QApplication.instance()
    pseudo = PseudoLanguage()
    application.installTranslator(pseudo)
    try:
        window.settings.text_size.set(text_size)
        window.resize(800, 500)
        window.toggle_settings()
        window.retranslate()
        settle()
        area = window.sheet.findChild(QScrollArea)
        assert area.widget().width() <= area.viewport().width()
    finally:
        application.removeTranslator(pseudo)
