"""Keys: what may be one, how a change is kept, what stands against it, what a letter does at the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from cardavia.desktop.menus import Entry
from cardavia.desktop.settings import Table
from cardavia.desktop.shortcuts import Keys, chosen_key, commands, native

pytestmark = pytest.mark.usefixtures("qapp")

NOTHING = Qt.KeyboardModifier.NoModifier
CTRL, ALT, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
ALL = commands(
    (
        ("&Game", Entry("new_deal", "&New Deal", print, "Ctrl+N")),
        ("&Play", Entry("last_trick", "&Last Trick", print, letter="L")),
        ("&Help", Entry("about", "&About", print)),
    )
)


def test_entries_of_menus_and_letters_of_the_table_are_commands() -> None:
    keys = Keys(ALL, ())
    assert keys.key("new_deal") == "Ctrl+N"
    assert keys.key("last_trick") == "L"
    assert keys.key("about") == ""
    assert keys.key("pass") == "P"


def test_a_changed_key_is_kept_until_it_is_the_usual_one_again() -> None:
    kept = Keys(ALL, ()).with_key("new_deal", "Ctrl+J")
    assert kept == (("new_deal", "Ctrl+J"),)
    assert Table().read(Table().write(kept)) == kept
    assert Keys(ALL, kept).key("new_deal") == "Ctrl+J"
    assert Keys(ALL, kept).with_key("new_deal", "Ctrl+N") == ()


def test_a_key_can_be_taken_away() -> None:
    kept = Keys(ALL, ()).with_key("last_trick", "")
    assert Table().read(Table().write(kept)) == kept
    assert Keys(ALL, kept).key("last_trick") == ""
    assert Keys(ALL, kept).changed() == {"last_trick": ""}
    assert Keys(ALL, kept).letters(on=True)[Qt.Key.Key_L.value] == 0


def test_two_commands_with_one_key_are_both_told() -> None:
    keys = Keys(ALL, (("pass", "L"),))
    assert [each.name for each in keys.conflicts("pass")] == ["last_trick"]
    assert [each.name for each in keys.conflicts("last_trick")] == ["pass"]
    assert keys.conflicts("new_deal") == ()
    assert Keys(ALL, (("new_deal", "none"),)).conflicts("about") == ()


def test_a_moved_letter_stands_for_the_usual_one_and_that_one_for_nothing() -> None:
    letters = Keys(ALL, (("pass", "J"),)).letters(on=True)
    assert letters[Qt.Key.Key_J.value] == Qt.Key.Key_P.value
    assert letters[Qt.Key.Key_P.value] == 0
    assert letters[Qt.Key.Key_B.value] == Qt.Key.Key_B.value
    assert Qt.Key.Key_Left.value not in letters


def test_kept_keys_that_no_command_can_have_are_passed_over() -> None:
    kept = (("last_trick", "Ctrl+J"), ("new_deal", "J"), ("pass", "7"), ("sing", "J"), ("zoom", "nonsense"))
    keys = Keys(ALL, kept)
    assert [keys.key(name) for name in ("last_trick", "new_deal", "pass", "zoom")] == [
        "L",
        "Ctrl+N",
        "P",
        "Z",
    ]
    assert keys.changed() == {}


def test_letters_that_are_switched_off_do_nothing() -> None:
    assert set(Keys(ALL, ()).letters(on=False).values()) == {0}


@pytest.mark.parametrize(
    ("key", "modifiers", "letter", "found"),
    [
        (Qt.Key.Key_J, NOTHING, True, "J"),
        (Qt.Key.Key_J, SHIFT, True, "J"),
        (Qt.Key.Key_J, CTRL, True, ""),
        (Qt.Key.Key_5, NOTHING, True, ""),
        (Qt.Key.Key_J, CTRL, False, "Ctrl+J"),
        (Qt.Key.Key_J, CTRL | SHIFT, False, "Ctrl+Shift+J"),
        (Qt.Key.Key_7, ALT, False, "Alt+7"),
        (Qt.Key.Key_F7, NOTHING, False, "F7"),
        (Qt.Key.Key_F10, NOTHING, False, ""),
        (Qt.Key.Key_J, NOTHING, False, ""),
        (Qt.Key.Key_J, CTRL | ALT, False, ""),
        (Qt.Key.Key_Tab, CTRL, False, ""),
    ],
)
def test_what_may_be_a_key(key: Qt.Key, modifiers: Qt.KeyboardModifier, letter: bool, found: str) -> None:
    assert chosen_key(key, modifiers, letter) == found


def test_keys_are_written_as_the_system_does() -> None:
    assert native("Ctrl+Shift+C") in ("Ctrl+Shift+C", "⇧⌘C")
