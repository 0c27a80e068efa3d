"""Text can be read on its ground in both schemes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from cardavia.desktop.grading import Grading
from cardavia.desktop.plain_card import COLOURS, PAPER
from cardavia.desktop.table.felt import felt_picture
from cardavia.desktop.theme import THEMES, Theme, adapted, contrast, style_sheet

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


@every_theme
def test_text_has_four_and_a_half_to_one_on_every_ground(theme: Theme) -> None:
    for colour in (theme.text, theme.quiet, theme.good, theme.warn, theme.bad):
        assert contrast(colour, theme.page) >= 4.5
        assert contrast(colour, theme.plate) >= 4.5
    assert contrast(theme.accent_text, theme.accent) >= 4.5
    for felt in theme.felt:
        assert contrast(theme.on_felt, felt) >= 4.5


@every_theme
def test_signs_and_the_focus_ring_have_three_to_one(theme: Theme) -> None:
    assert contrast(theme.focus, theme.page) >= 3
    assert contrast(theme.focus, theme.plate) >= 3
    assert contrast(theme.accent, theme.page) >= 3


def test_contrast_of_known_pairs() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21.0)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@every_theme
def test_the_style_sheet_scales_its_type(theme: Theme) -> None:
    assert "font-size: 11.00pt" in style_sheet(theme)
    assert "font-size: 22.00pt" in style_sheet(theme, 2.0)


@every_theme
@pytest.mark.parametrize("contrast_set", [0, 50, 100])
@pytest.mark.parametrize("temperature", [0, 100])
@pytest.mark.parametrize("plain", [False, True])
def test_text_on_the_cloth_is_legible_at_both_ends_of_every_slider(
    theme: Theme, contrast_set: int, temperature: int, plain: bool
) -> None:
    """The cloth is graded, the text on it is not."""
    table = adapted(theme, "traditional", plain)
    cloth = felt_picture(QSize(240, 180), 1.0, table, Grading(contrast_set, 100, temperature))
    pixels = [cloth.pixelColor(x, y) for x in range(40, 200, 3) for y in range(40, 140, 3)]
    mean = [round(sum(each) / len(pixels)) for each in zip(*(p.getRgb()[:3] for p in pixels), strict=True)]
    assert contrast(table.on_felt, "#{:02x}{:02x}{:02x}".format(*mean)) >= 4.5


@pytest.mark.parametrize("manner", COLOURS)
def test_letters_of_badges_are_legible_in_every_manner(manner: str) -> None:
    for colour in COLOURS[manner].values():
        assert contrast(colour.name(), PAPER.name()) >= 4.5


@every_theme
def test_high_contrast_makes_the_cloth_one_colour_and_keeps_the_pages(theme: Theme) -> None:
    plain = adapted(theme, "four", True)
    assert plain.felt[0] == plain.felt[1]
    assert contrast(plain.on_felt, plain.felt[0]) >= 7
    assert (plain.page, plain.text, plain.suits) == (theme.page, theme.text, "four")
    assert adapted(theme, "traditional", False) == theme
