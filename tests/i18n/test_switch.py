"""Another language while a deal is open: every text changes at once, nothing else does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest
from driver import Table
from in_sight import scraps, texts, unmarked
from PySide6.QtWidgets import QWidget

from cardavia.desktop.message_bar import MessageBar, Remedy
from cardavia.games import GAMES
from cardavia.records import record_of
from tools.i18n.catalogue import TRANSLATED, compile_all, path_of, read
from tools.i18n.pseudo import OPEN

Sit = Callable[..., Table]
Marking = Callable[[], AbstractContextManager[None]]
every_game = pytest.mark.parametrize("game", GAMES)


def spoken_by(page: QWidget) -> Counter[tuple[str, str]]:
    return Counter((place, text) for place, text in texts(page) if text)


def until(table: Table, phase: str) -> None:
    """Play till the person has to act in a phase, with something on the table where cards are played."""
    for _ in range(400):
        table.until_turn()
        view = table.view
        if view.phase == phase and view.must_act and (phase != "play" or view.trick.cards):
            return
        if view.finished:
            button = table.page.result.first_button()
            assert button is not None
            button.guard = 0
            table.click(button)
            table.settle()
        else:
            table.act()
    raise AssertionError(f"no {phase} in sight")


FIRST_PHASES = {"preference": "auction", "skat": "auction", "schafkopf": "auction"}
MOMENTS = [(game, "play") for game in GAMES] + list(FIRST_PHASES.items())


@pytest.mark.parametrize(("game", "phase"), MOMENTS)
def test_a_switch_in_the_middle_of_a_deal_leaves_no_text_behind_and_changes_nothing_else(
    sit: Sit, marking: Marking, game: str, phase: str
) -> None:
    table = sit(game, 5)
    until(table, phase)
    before = record_of(table.controller.match.state), table.controller.match.snapshot()
    lying = set(table.page.scene.snapshot())
    with marking():
        assert scraps(table.window) == []
        assert (record_of(table.controller.match.state), table.controller.match.snapshot()) == before
        assert set(table.page.scene.snapshot()) == lying
        switched = spoken_by(table.page)
    assert [each for each in texts(table.window) if OPEN in each[1]] == []
    with marking():
        assert spoken_by(table.page) == switched
        table.window.leave_table()
        table.window.start_game(game, "beginner")
        table.until_turn()
        assert record_of(table.controller.match.state) == before[0]
        assert spoken_by(table.page) == switched, "a table opened in the language says something else"


@every_game
def test_a_switch_at_the_result_leaves_no_text_behind(sit: Sit, marking: Marking, game: str) -> None:
    table = sit(game, 6)
    table.play_out()
    with marking():
        assert scraps(table.window) == []
        assert any(OPEN in text for _, text in texts(table.page.result))


def test_a_refusal_that_is_being_explained_changes_its_language(sit: Sit, marking: Marking) -> None:
    table = sit("schafkopf", 5)
    until(table, "auction")
    refused = next(
        button for group in table.view.groups for button in group.buttons if button.refusal is not None
    )
    table.page.prompt.refused.emit(refused.refusal)
    table.settle()
    assert not table.page.prompt.reason.isHidden()
    with marking():
        assert str(table.page.prompt.reason.property("plain")).startswith(OPEN)
        assert scraps(table.window) == []


def test_every_page_changes_its_language(sit: Sit, marking: Marking) -> None:
    window = sit("skat", 5).window
    left, opened = [], []
    for tradition in list(window.choices.traditions.values()):
        window.card_pages.show(tradition.id)
    window.welcome()
    for action, entry in list(window.menus.entries):
        if entry.page:
            action.trigger()
            opened.append(entry.name)
            with marking():
                left += [
                    f"{entry.name}: {scrap}" for scrap in scraps(window, ("QListWidget rules.contents",))
                ]
    assert "\n".join(left) == ""
    assert {"gallery", "settings", "rules"} <= set(opened)
    assert [each for each in texts(window) if OPEN in each[1]] == []


def test_a_line_that_only_tells_goes_and_the_buttons_of_one_that_offers_follow(
    sit: Sit, marking: Marking
) -> None:
    window = sit("skat", 5).window
    bar = MessageBar(window)
    bar.say("Something happened.")
    with marking():
        assert bar.isHidden()
        bar.say("Something else.", [Remedy("undo", "Undo", lambda: None)])
    assert [button.text() for button in bar._buttons] == ["Undo"] and not bar.isHidden()


def bare(text: str) -> str:
    return text.replace("&", "")


@pytest.mark.parametrize("language", TRANSLATED)
@every_game
def test_no_english_sentence_is_left_in_a_finished_language(sit: Sit, game: str, language: str) -> None:
    messages = read(path_of(language))
    if not all(message.finished for message in messages):
        pytest.skip("not finished")
    alike = {bare(message.source) for message in messages if bare(message.source) == bare(message.forms[0])}
    compile_all()
    table = sit(game, 5)
    until(table, "play")
    english = {bare(text) for _, text in texts(table.window) if " " in text and unmarked(text)}
    assert len(english) > 60
    table.window.settings.language.set(language)
    table.settle()
    assert sorted((english - alike) & {bare(text) for _, text in texts(table.window)}) == []


def test_what_lies_open_over_the_table_changes_its_language(sit: Sit, marking: Marking) -> None:
    table = sit("schafkopf", 5)
    until(table, "play")
    page = table.page
    page.show_trump_order()
    page.show_last_trick()
    page.ask_hint()
    table.wait(lambda: page.aid.hint.hint is not None)
    page.ask_odds()
    table.settle(1500)
    assert page.trumps.isVisible() and page.aid.hint.isVisible() and page.aid.odds.isVisible()
    with marking():
        assert scraps(table.window) == []


def test_an_open_help_table_changes_its_language(sit: Sit, marking: Marking) -> None:
    table = sit("skat", 5)
    until(table, "auction")
    table.page.prompt.help_wanted.emit("values")
    table.settle()
    assert table.page.help.isVisible()
    with marking():
        assert scraps(table.window) == []
        assert any(OPEN in text for _, text in texts(table.page.help))
