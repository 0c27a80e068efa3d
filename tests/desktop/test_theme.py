"""Text can be read on its ground in both schemes."""

from __future__ import annotations

import pytest

from cardavia.desktop.theme import THEMES, Theme, contrast, style_sheet

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
