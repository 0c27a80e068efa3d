"""Grading leaves neutral pictures alone, keeps the order of tones, and keeps its grain in place."""

from __future__ import annotations

from itertools import pairwise

import pytest
from PIL import Image, ImageChops, ImageStat

from cardavia.desktop import grading
from cardavia.desktop.grading import FELT, NEUTRAL, PAPER, Grading

EXTREMES = [Grading(c, g, t) for c in (0, 50, 100) for g in (0, 100) for t in (0, 50, 100)]


def every_level() -> Image.Image:
    """256 x 2 pixels: each level once in each channel, opaque above and half transparent below."""
    picture = Image.new("RGBA", (256, 2))
    for level in range(256):
        picture.putpixel((level, 0), (level, 255 - level, level ^ 85, 255))
        picture.putpixel((level, 1), (level, 255 - level, level ^ 85, 128))
    return picture


def plain(colour: tuple[int, int, int], size: tuple[int, int] = (180, 280)) -> Image.Image:
    return Image.new("RGB", size, colour)


def mean(picture: Image.Image) -> list[float]:
    return ImageStat.Stat(picture).mean


def spread(picture: Image.Image) -> float:
    return ImageStat.Stat(picture.convert("L")).stddev[0]


def likeness(one: Image.Image, other: Image.Image) -> float:
    """Correlation of two grey pictures of one size, 1 for the same picture, 0 for strangers."""
    ones, others = list(one.tobytes()), list(other.tobytes())
    mean_one, mean_other = sum(ones) / len(ones), sum(others) / len(others)
    common = sum((a - mean_one) * (b - mean_other) for a, b in zip(ones, others, strict=True))
    own = sum((a - mean_one) ** 2 for a in ones) * sum((b - mean_other) ** 2 for b in others)
    return float(common / own**0.5)


def test_neutral_grading_gives_every_level_back() -> None:
    picture = every_level()
    assert grading.graded_card(picture, "x", NEUTRAL).tobytes() == picture.tobytes()


def test_neutral_tables_are_the_identity_so_that_no_step_is_seen_near_neutral() -> None:
    for table in grading.tables(NEUTRAL):
        assert list(table) == list(range(256)) * 3


@pytest.mark.parametrize("value", [-1, 101])
@pytest.mark.parametrize("name", ["contrast", "grain", "temperature"])
def test_slider_outside_its_range_is_refused_by_name(name: str, value: int) -> None:
    with pytest.raises(ValueError, match=name):
        Grading(**{name: value})


@pytest.mark.parametrize("setting", EXTREMES, ids=str)
@pytest.mark.parametrize("anchor", [PAPER, FELT])
def test_a_lighter_tone_never_comes_out_darker(setting: Grading, anchor: grading.RGB) -> None:
    for table in grading.tables(setting, anchor):
        for channel in range(3):
            levels = table[256 * channel : 256 * channel + 256]
            assert all(a <= b for a, b in pairwise(levels))


@pytest.mark.parametrize("contrast", [0, 25, 75, 100])
def test_contrast_leaves_the_paper_and_moves_the_ink(contrast: int) -> None:
    setting = Grading(contrast, 0, 50)
    assert grading.graded(plain(PAPER), setting).getpixel((0, 0)) == PAPER
    ink = mean(grading.graded(plain((90, 90, 90)), setting))[0]
    assert (ink > 90) == (contrast < 50)
    assert ink != 90


def test_contrast_of_the_table_leaves_the_cloth() -> None:
    assert grading.graded_felt(plain(FELT), Grading(100, 0, 50)).getpixel((0, 0)) == FELT


def test_slider_ends_are_ten_thousand_and_three_and_a_half_thousand_kelvin() -> None:
    assert [round(grading.kelvin(each)) for each in (0, 50, 100)] == [10_000, 6_504, 3_500]


def test_warmer_is_more_red_and_less_blue_in_linear_light() -> None:
    by_slider = [grading.gains(each) for each in range(0, 101, 5)]
    for (red, _, blue), (warmer_red, _, warmer_blue) in pairwise(by_slider):
        assert warmer_red / warmer_blue > red / blue
        assert warmer_red >= red - 1e-12
        assert warmer_blue < blue


def test_white_of_a_lamp_agrees_with_the_published_colour_of_standard_light_a() -> None:
    """CIE light A (2,856 K) has x 0.4476, y 0.4074, hence linear sRGB in the ratio 1.82 : 1 : 0.24."""
    x, y = 0.44758, 0.40745
    big_x, big_z = x / y, (1 - x - y) / y
    red = 3.2404542 * big_x - 1.5371385 - 0.4985314 * big_z
    green = -0.9692660 * big_x + 1.8760108 + 0.0415560 * big_z
    assert grading.white_of(2856)[0] == pytest.approx(red / green, rel=0.01)


@pytest.mark.parametrize("temperature", [0, 25, 75, 100])
def test_paper_is_never_white_and_keeps_linen_lighter(temperature: int) -> None:
    setting = Grading(50, 0, temperature)
    paper = grading.graded(plain(PAPER), setting).getpixel((0, 0))
    linen = grading.graded(plain((253, 248, 234)), setting).getpixel((0, 0))
    assert isinstance(paper, tuple)
    assert isinstance(linen, tuple)
    assert max(paper) < 255
    assert all(a > b for a, b in zip(linen, paper, strict=True))


def test_alpha_is_never_touched() -> None:
    picture = every_level()
    changed = grading.graded_card(picture, "x", Grading(100, 100, 100))
    assert changed.getchannel("A").tobytes() == picture.getchannel("A").tobytes()
    assert changed.tobytes() != picture.tobytes()


def test_grain_is_the_same_on_every_run_and_differs_from_card_to_card() -> None:
    size = (90, 140)
    first = grading.card_grain("wiener-bild/HK", size).tobytes()
    grading.card_grain.cache_clear()
    assert grading.card_grain("wiener-bild/HK", size).tobytes() == first
    assert likeness(grading.card_grain("wiener-bild/HK", size), grading.card_grain("tell/HK", size)) < 0.1


def test_grain_keeps_its_place_when_the_card_is_resized() -> None:
    large = grading.card_grain("tell/EO", (240, 380))
    small = grading.card_grain("tell/EO", (120, 190))
    assert likeness(large.resize((120, 190), Image.Resampling.BOX), small) > 0.8


def roughness(width: int) -> float:
    """Deviation in a middle tone, in levels, at grain 50 on a card of that width."""
    picture = plain((128, 128, 128), (width, round(width * 1.54)))
    return spread(grading.graded_card(picture, "x", Grading(50, 50, 50)))


def test_grain_is_as_strong_on_all_cards_of_playing_size_and_above() -> None:
    for width in (150, 300, 520, 900):
        assert roughness(width) == pytest.approx(7.2, abs=0.8)


def test_grain_fades_on_small_cards_without_vanishing() -> None:
    assert 0.4 * roughness(300) < roughness(50) < 0.7 * roughness(300)
    assert roughness(50) < roughness(90) < roughness(150)


def test_grain_keeps_its_place_beyond_the_size_of_its_paper() -> None:
    large = grading.card_grain("tell/EO", (900, 1400))
    small = grading.card_grain("tell/EO", (450, 700))
    assert likeness(large.resize((450, 700), Image.Resampling.BOX), small) > 0.7


def test_grain_is_strongest_in_the_middle_tones_and_keeps_their_mean() -> None:
    full = Grading(50, 100, 50)
    by_tone = {
        level: grading.graded_card(plain((level, level, level)), "x", full) for level in (25, 128, 240)
    }
    assert spread(by_tone[128]) > 2 * spread(by_tone[25])
    assert spread(by_tone[128]) > 2 * spread(by_tone[240])
    assert spread(by_tone[240]) > 1
    assert mean(by_tone[128])[0] == pytest.approx(128, abs=1.5)


def test_grain_grows_with_its_slider_from_nothing() -> None:
    widths = [
        spread(grading.graded_card(plain((128, 128, 128)), "x", Grading(50, grain, 50)))
        for grain in (0, 25, 50, 100)
    ]
    assert widths[0] == 0
    assert all(a < b for a, b in pairwise(widths))


@pytest.mark.parametrize("tile", [grading.paper_tile, grading.cloth_tile])
def test_grain_continues_over_the_edges_of_its_tile(tile: object) -> None:
    """Neighbouring rows differ as much across the seam as they do anywhere."""
    assert callable(tile)
    picture = tile()
    turned = ImageChops.offset(picture, 0, grading.TILE // 2)
    middle = grading.TILE // 2

    def step(of: Image.Image, row: int) -> float:
        upper, lower = (of.crop((0, y, grading.TILE, y + 1)) for y in (row - 1, row))
        return ImageStat.Stat(ImageChops.difference(upper, lower)).mean[0]

    usual = step(picture, 500)
    assert step(turned, middle) == pytest.approx(usual, rel=0.25)


def test_a_table_larger_than_the_tile_is_covered() -> None:
    grain = grading.felt_grain((1500, 40), 1.0)
    assert grain.size == (1500, 40)
    assert spread(grain.crop((1400, 0, 1500, 40))) > 20


def test_grey_pictures_are_refused_with_their_mode() -> None:
    with pytest.raises(ValueError, match="not L"):
        grading.graded(Image.new("L", (2, 2)), Grading())
