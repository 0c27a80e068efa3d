"""What pages and maps are lettered with can be read in both schemes."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from cardavia.desktop.pages.map import PALETTE
from cardavia.desktop.pages.page_style import WALLS, page_style, wall
from cardavia.desktop.theme import THEMES, Theme, contrast

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)


@every_theme
def test_links_and_map_letters_have_four_and_a_half_to_one(theme: Theme) -> None:
    land = PALETTE[theme.name][0]
    assert contrast(theme.accent, theme.page) >= 4.5
    assert contrast(theme.accent, theme.plate) >= 4.5
    assert contrast(theme.quiet, land) >= 4.5


@every_theme
def test_the_dot_and_the_focus_ring_of_a_plate_have_three_to_one(theme: Theme) -> None:
    assert contrast(theme.accent, PALETTE[theme.name][0]) >= 3
    assert contrast(theme.focus, theme.page) >= 3


@every_theme
def test_neighbours_on_the_wall_hang_before_different_tones(theme: Theme) -> None:
    tones = [wall(theme, place) for place in range(12)]
    assert all(one != other for one, other in pairwise(tones))
    assert set(tones) == set(WALLS[theme.name])


@every_theme
def test_the_style_speaks_only_in_colours_of_the_theme_and_scales_its_text(theme: Theme) -> None:
    assert "font-size: 12.65pt" in page_style(theme, 1.0)
    assert "font-size: 25.30pt" in page_style(theme, 2.0)
    known = {value for value in vars(theme).values() if isinstance(value, str)}
    used = set(re.findall(r"#[0-9a-f]{6}", page_style(theme, 1.0)))
    assert used and used <= known
