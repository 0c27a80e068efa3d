"""Examples of rules: sound records, shown at the paragraphs they explain, played over the page."""

from __future__ import annotations

import pytest
from patience import Open, settle
from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest

from cardavia import rules_text
from cardavia.desktop import help_pages
from cardavia.desktop.pages.example_page import ExamplePage, steps
from cardavia.desktop.window import Window
from cardavia.examples import Example, example_of, examples
from cardavia.traditions import GAMES

ALL = [each for game in GAMES for each in examples(game)]


def named(example: Example) -> str:
    return "+".join(example.rules)


@pytest.mark.parametrize("game", GAMES)
def test_each_game_has_examples_of_rules_that_stand_in_its_text(game: str) -> None:
    text = rules_text.load(game, "en")
    found = [rule for each in examples(game) for rule in each.rules]
    assert len(examples(game)) >= 2
    assert len(found) == len(set(found))
    assert all(text.find(rule) is not None for rule in found)


@pytest.mark.parametrize("example", ALL, ids=named)
def test_an_example_is_played_by_the_engine_and_a_refusal_cites_its_rule(example: Example) -> None:
    moments = steps(example)
    assert len(moments) >= 2
    assert [each.view.decision for each in moments if each.refusal is None] == list(
        range(example.start, example.start + sum(each.refusal is None for each in moments))
    )
    refused = [each.refusal for each in moments if each.refusal is not None]
    assert all(each.rule in example.rules for each in refused)


def test_some_examples_show_what_is_forbidden_and_some_what_happens() -> None:
    last = [steps(each)[-1].refusal is not None for each in ALL]
    assert any(last) and not all(last)


def test_a_rule_without_an_example_has_none() -> None:
    assert example_of("skat", "SK-1") is None


def opened(window: Window, game: str, rule: str) -> ExamplePage:
    window.rules_pages.show(game)
    settle()
    window.rules_pages.page.view.text.anchorClicked.emit(QUrl(f"example:{rule}"))
    settle()
    page = help_pages.open_overlay(window)
    assert isinstance(page, ExamplePage)
    return page


def test_the_link_stands_below_its_paragraph_only(open_window: Open) -> None:
    window = open_window()
    window.rules_pages.show("skat")
    built = window.rules_pages.page.view.built
    document = built.document.toPlainText()
    assert document.count("Show me an example") == sum(len(each.rules) for each in examples("skat"))
    span = built.span("SK-41")
    assert "Show me an example" in document[span.start : span.end]
    other = built.span("SK-40")
    assert "Show me an example" not in document[other.start : other.end]


def test_the_refused_card_is_explained_and_its_reason_outlined(open_window: Open) -> None:
    page = opened(open_window(), "skat", "SK-41")
    for _ in range(10):
        QTest.keyClick(page, Qt.Key.Key_Right)
    assert "SK-41" in page.words.text()
    assert not page.forward.isEnabled()
    causes = {key.card for key, item in page.scene._cards.items() if item.look.cause}
    refusal = steps(example_of("skat", "SK-41"))[-1].refusal
    assert causes and causes == {card for card in range(32) if refusal.cards >> card & 1}


def test_it_goes_back_and_forth_and_escape_returns_to_the_paragraph(open_window: Open) -> None:
    window = open_window()
    page = opened(window, "schnapsen", "SN-17")
    QTest.keyClick(page, Qt.Key.Key_Right)
    QTest.keyClick(page, Qt.Key.Key_Right)
    assert page._place == 2
    assert not page._timer.isActive()
    QTest.keyClick(page, Qt.Key.Key_Left)
    assert page._place == 1
    page.again.click()
    assert page._place == 0
    QTest.keyClick(page, Qt.Key.Key_Escape)
    settle()
    assert help_pages.open_overlay(window) is None
    assert window.page is window.rules_pages.page


def test_with_reduced_motion_nothing_plays_by_itself(open_window: Open) -> None:
    window = open_window()
    window.settings.reduced_motion.set("on")
    page = opened(window, "preference", "PF-35")
    assert not page._timer.isActive()
    assert page.scene.mover.reduced


def test_over_a_table_it_leaves_the_deal_alone(open_window: Open) -> None:
    window = open_window((1280, 800))
    window.start_game("skat", "beginner", 48151623)
    settle()
    before = window.table.controller.match.snapshot()
    window.table.side.rules.text.anchorClicked.emit(QUrl("example:SK-45"))
    page = help_pages.open_overlay(window)
    for _ in range(6):
        QTest.keyClick(page, Qt.Key.Key_Right)
    page.leave()
    settle()
    assert window.table.controller.match.snapshot() == before
