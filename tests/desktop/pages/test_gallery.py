"""The wall of traditions at every width, by pointer and by keys."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from patience import Open, settle, wait_for
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from cardavia.desktop.pages.gallery import GalleryPage
from cardavia.desktop.pages.plate_grid import columns
from cardavia.desktop.pages.tradition_plate import DamagedPlate
from cardavia.desktop.sprites import SpriteStore
from cardavia.games import GAMES
from cardavia.traditions import DamagedTradition, Tradition


@pytest.mark.parametrize(
    ("width", "across"), [(280, 1), (579, 1), (580, 2), (879, 2), (880, 3), (1180, 4), (3800, 4), (10, 1)]
)
def test_as_many_plates_of_280_pixels_stand_side_by_side_as_fit(width: int, across: int) -> None:
    assert columns(width, 280, 4) == across


def test_no_plate_lies_over_another_and_none_is_cut_off_at_any_width(
    open_window: Open,
) -> None:
    window = open_window()
    for width in (800, 900, 1024, 1100, 1280, 1500, 1920, 2560, 3200, 3840):
        window.resize(width, 900)
        settle()
        wall = window.gallery.wall
        places = [plate.geometry() for plate in wall.plates]
        assert all(not one.intersects(other) for one, other in combinations(places, 2)), width
        assert all(wall.rect().contains(place) for place in places), width
        assert all(place.width() >= 280 and place.height() >= 210 for place in places)
        assert len({place.x() for place in places}) == min(4, (wall.width() + 20) // 300)
        assert window.gallery.horizontalScrollBar().maximum() == 0
        games = [plate.geometry() for plate in window.gallery.tables.shown]
        assert all(not one.intersects(other) for one, other in combinations(games, 2)), width


def test_plates_hang_from_west_to_east_and_say_what_they_are(open_window: Open) -> None:
    window = open_window()
    assert list(window.gallery.plates) == ["salisburghesi", "bavarian", "wiener-bild", "tell"]
    name = window.gallery.plates["wiener-bild"].accessibleName()
    assert name == "Wiener Bild, Vienna, Austria, 32 cards, games: Schnapsen and Preference"


def test_arrows_reach_every_plate_and_enter_opens_it(open_window: Open) -> None:
    window = open_window((800, 600))  # two columns
    wall = window.gallery.wall
    assert wall.plates[0].hasFocus()
    walk = ((Qt.Key.Key_Right, 1), (Qt.Key.Key_Down, 3), (Qt.Key.Key_Left, 2), (Qt.Key.Key_Up, 0))
    for key, place in walk:
        QTest.keyClick(window.focusWidget(), key)
        assert wall.plates[place].hasFocus()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Left)
    assert wall.plates[0].hasFocus()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_End)
    assert wall.plates[3].hasFocus()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Home)
    assert wall.plates[0].hasFocus()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.page.objectName() == "page.tradition"
    assert window.page.tradition.id == "salisburghesi"


def test_the_fan_opens_under_focus_unless_motion_is_reduced(open_window: Open) -> None:
    window = open_window()
    first, second = window.gallery.wall.plates[:2]
    second.setFocus()
    wait_for(lambda: second.opened == 1.0)
    window.settings.reduced_motion.set("on")
    first.setFocus()
    settle()
    wait_for(lambda: second._motion.state() == second._motion.State.Stopped)
    assert first.opened == 0.0 or first._motion.state() != first._motion.State.Running


def test_a_damaged_tradition_hangs_there_in_grey_with_its_reason(open_window: Open) -> None:
    window = open_window(damaged=[DamagedTradition("broken", "broken/tradition.toml: pack: missing")])
    plate = window.gallery.wall.plates[-1]
    assert isinstance(plate, DamagedPlate)
    assert "broken/tradition.toml: pack: missing" in plate.accessibleName()
    assert not plate.isEnabled()
    QTest.mouseClick(window.gallery.plates["tell"], Qt.MouseButton.LeftButton)
    assert window.page.tradition.id == "tell"


def test_a_deal_that_was_left_is_offered_and_gone_on_with(open_window: Open) -> None:
    window = open_window()
    assert window.gallery.continues == {}
    window.start_game("skat", "beginner", 48151623)
    settle()
    window.leave_table()
    settle()
    button = window.gallery.continues["skat"]
    assert button.text() == "Continue: Skat, deal 48151623, trick 1"
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    settle()
    assert window.table.controller.match.number == 48151623


def test_every_game_can_be_started_from_the_first_page(open_window: Open) -> None:
    window = open_window()
    for game in GAMES:
        window.show_games()
        settle()
        window.gallery.games[game].start.click()
        settle()
        assert window.table.controller.match.game.name == game


def test_the_games_come_to_the_same_place_when_a_deal_was_left_a_moment_ago(open_window: Open) -> None:
    window = open_window((800, 500))
    window.show_games()
    settle()
    first = window.gallery.games["schnapsen"]
    place = first.mapTo(window, QPoint())
    window.start_game("schnapsen", "beginner")
    settle()
    window.show_games()
    settle()
    assert first.mapTo(window, QPoint()) == place


def test_the_level_chosen_on_one_page_is_shown_on_all(open_window: Open) -> None:
    window = open_window()
    window.card_pages.show("bavarian")
    level = window.page.games["skat"].level
    level.setCurrentIndex(2)
    level.activated.emit(2)
    assert window.settings.level["skat"].value == "master"
    assert window.gallery.games["skat"].level.currentData() == "master"


def test_a_few_traditions_need_no_search_many_are_found_by_name_place_and_game(
    open_window: Open, store: SpriteStore, found: dict[str, Tradition]
) -> None:
    assert not open_window().gallery.search.isVisibleTo(open_window().gallery)
    many = [replace(each, id=f"{each.id}-{number}") for number in range(3) for each in found.values()]
    gallery = GalleryPage(store, many, [DamagedTradition("broken", "no tradition.toml")])
    gallery.resize(1200, 800)
    gallery.show()
    settle()
    assert gallery.search.isVisibleTo(gallery)
    QTest.keyClicks(gallery.search, "vienna")
    hung = [plate for plate in gallery.wall.plates if plate.isVisibleTo(gallery)]
    assert len(hung) == 3
    assert all("Vienna" in plate.accessibleName() for plate in hung)
    gallery.search.setText("schafkopf")
    serving = [each for each in many if "schafkopf" in each.games]
    assert len(gallery.wall.plates) == len(serving)
    gallery.search.setText("tarot of marseille")
    assert gallery.wall.plates == []
    assert gallery._nothing.isVisibleTo(gallery)
    gallery.search.clear()
    assert len(gallery.wall.plates) == 13
    assert not gallery._nothing.isVisibleTo(gallery)
    gallery.close()
    gallery.deleteLater()
