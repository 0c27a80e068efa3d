"""Words in the players' own language are explained to who points at them."""

from __future__ import annotations

from collections.abc import Callable

from driver import Table

from cardavia.card_names import CardNames
from cardavia.desktop import speaker
from cardavia.desktop.own_words import explained

Sit = Callable[[str, int], Table]


def test_each_own_word_of_a_text_is_explained_once_in_its_order() -> None:
    assert explained("Null Ouvert Hand").splitlines() == [
        "Null: there are no trumps, and the declarer must not win a trick.",
        "Ouvert: played with the hand open.",
        "Hand: played without taking the Skat.",
    ]
    assert explained("Unter and Unter") == "Unter: the lower court card, next below the Ober."
    assert explained("Handle the king of hearts") == ""


def test_other_forms_of_the_words_are_explained_as_well() -> None:
    assert explained("Null ouvert").splitlines()[1] == "Ouvert: played with the hand open."
    assert explained("Rufspiel") == explained("Rufer")
    assert explained("Wenz-tout") == explained("Wenz Tout")


def test_what_was_told_already_is_left_out() -> None:
    assert (
        explained("Wenz Tout", but="Wenz: only the four Unter are trumps.")
        == "Tout: every trick has to be won."
    )


def test_ranks_need_no_explanation_in_german() -> None:
    speaker.NAMING.names = CardNames("de")
    assert explained("Herz-König") == ""
    assert explained("Wenz") != ""


def test_a_card_with_one_name_in_both_languages_is_called_by_it_once(sit: Sit) -> None:
    window = sit("skat", 5).window
    speaker.NAMING.names = CardNames("de")
    window.card_pages.show("wiener-bild")
    sheet, plate = window.page.sheet, window.page.plate
    assert sheet.buttons["HT"].accessibleName() == "Herz-Zehn"
    assert sheet.buttons["CT"].accessibleName() == "Treff-Zehn, Kreuz-Zehn"
    plate.show_card("HT")
    assert plate._own.text() == "Herz-Zehn" and plate._name.isHidden()
    plate.show_card("CT")
    assert plate._name.text() == "Kreuz-Zehn" and not plate._name.isHidden()


def test_buttons_and_captions_explain_themselves(sit: Sit) -> None:
    table = sit("schafkopf", 5)
    for _ in range(200):
        table.until_turn()
        if table.view.phase == "auction" and table.view.must_act:
            break
        table.act()
        if table.view.finished:
            button = table.page.result.first_button()
            assert button is not None
            button.guard = 0
            table.click(button)
    tips = {button.objectName(): button.toolTip() for button in table.page.prompt.buttons()}
    assert tips["bid.wenz"].splitlines()[-1] == "Wenz: only the four Unter are trumps."
    assert "Tout: every trick has to be won." in tips["bid.wenz-tout"]
