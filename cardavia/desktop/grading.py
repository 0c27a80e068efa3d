"""Contrast, colour temperature and paper grain of cards and felt, as pure functions on Pillow images.

Everything is two table look-ups and one blend: one table maps each channel to its value where the grain is
darkest, the other to its value where the grain is lightest, and the grain of a card, a grey picture that
never changes with the settings, mixes the two.  Contrast and temperature are part of both tables, so a
change of a slider costs the same whatever is set.

Not for text, focus rings or badges, which are drawn on top afterwards.  Imports Pillow and the standard
library; no Qt, no widgets, no clock.
"""

from __future__ import annotations

import hashlib
import math
import random
import threading
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw, ImageFilter, ImageStat

RGB = tuple[int, int, int]
"""Red, green, blue, each 0 to 255, as the picture file has them (not linear)."""

PAPER: Final[RGB] = (245, 236, 215)
"""The card stock of every pack: the tone that contrast leaves alone."""
FELT: Final[RGB] = (58, 98, 70)
"""The table cloth: the tone that contrast leaves alone on the table."""

NEUTRAL_KELVIN: Final = 6504.0
COOLEST_KELVIN: Final = 10_000.0
WARMEST_KELVIN: Final = 3_500.0
ADAPTATION: Final = 0.55
"""How much of a change of light the eye does not notice (0 none, 1 all): the rest is what is shown."""

BRIGHTEST: Final = 0.965
"""The most light a channel of the paper gives back under any temperature, so that linen stays whiter."""

PRINT_GRAIN: Final = 0.14
"""Largest departure of a middle tone at grain 100, as a part of the whole range."""
PAPER_FIBRE: Final = 0.042
"""Largest departure of white at grain 100, as a part of the whole range."""

TILE: Final = 1536
"""Side of the grain picture, in grain pixels; it continues into itself at its edges."""
CARD_SPAN: Final = 520
"""Grain pixels across the width of a card, whatever its size on the screen."""
GRAIN_DEVIATION: Final = 46.0
"""Standard deviation of a grain picture about its mean of 127.5, in grey levels."""


@dataclass(frozen=True, slots=True)
class Grading:
    """The three sliders, each 0 to 100; the defaults are those of the settings page.

    Contrast 50 and temperature 50 leave the colours as drawn, grain 0 leaves the paper smooth; a higher
    temperature is a warmer light.
    """

    contrast: int = 50
    grain: int = 50
    temperature: int = 50
    plain: bool = False
    """High contrast: cards on white without grain, with an outline."""

    def __post_init__(self) -> None:
        for name in ("contrast", "grain", "temperature"):
            value = getattr(self, name)
            if not 0 <= value <= 100:
                raise ValueError(f"{name} must lie between 0 and 100, not {value}")

    @property
    def is_neutral(self) -> bool:
        """Whether a picture comes out as it went in."""
        return self == NEUTRAL


NEUTRAL: Final = Grading(50, 0, 50)


# ---------------------------------------------------------------- light
def to_linear(value: float) -> float:
    """The light of an sRGB value, both 0 to 1 (IEC 61966-2-1)."""
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def from_linear(light: float) -> float:
    """The sRGB value of a light, both 0 to 1; the inverse of `to_linear`."""
    return light * 12.92 if light <= 0.0031308 else float(1.055 * light ** (1 / 2.4) - 0.055)


def kelvin(temperature: int) -> float:
    """Colour temperature of a slider position, in kelvin: 10,000 at 0, 6,504 at 50, 3,500 at 100.

    A parabola through the three in reciprocal kelvin, which the eye sees as even steps.
    """
    cool, middle, warm = (1e6 / each for each in (COOLEST_KELVIN, NEUTRAL_KELVIN, WARMEST_KELVIN))
    step = (temperature - 50) / 50
    return 1e6 / (middle + (warm - cool) / 2 * step + ((warm + cool) / 2 - middle) * step * step)


def white_of(degrees: float) -> tuple[float, float, float]:
    """Linear red, green and blue of a glowing body of that temperature in kelvin, green being 1.

    Chromaticity by the cubic fit of Kim and others (2002), good from 2,222 K to 25,000 K.
    """
    t = degrees
    if t <= 4000:
        x = -0.2661239e9 / t**3 - 0.2343589e6 / t**2 + 0.8776956e3 / t + 0.179910
        y = -0.9549476 * x**3 - 1.37418593 * x**2 + 2.09137015 * x - 0.16748867
    else:
        x = -3.0258469e9 / t**3 + 2.1070379e6 / t**2 + 0.2226347e3 / t + 0.240390
        y = 3.0817580 * x**3 - 5.87338670 * x**2 + 3.75112997 * x - 0.37001483
    big_x, big_z = x / y, (1 - x - y) / y
    red = 3.2404542 * big_x - 1.5371385 - 0.4985314 * big_z
    green = -0.9692660 * big_x + 1.8760108 + 0.0415560 * big_z
    blue = 0.0556434 * big_x - 0.2040259 + 1.0572252 * big_z
    return red / green, 1.0, blue / green


def gains(temperature: int) -> tuple[float, float, float]:
    """Factors for linear red, green and blue; all exactly 1 at 50.

    They keep the luminance of the paper, except where its red would come too near to white.
    """
    if temperature == 50:
        return 1.0, 1.0, 1.0
    white, neutral = white_of(kelvin(temperature)), white_of(NEUTRAL_KELVIN)
    red, green, blue = ((w / n) ** (1 - ADAPTATION) for w, n in zip(white, neutral, strict=True))
    paper = [to_linear(each / 255) for each in PAPER]
    weights = (0.2126, 0.7152, 0.0722)
    before = sum(w * p for w, p in zip(weights, paper, strict=True))
    after = sum(w * p * g for w, p, g in zip(weights, paper, (red, green, blue), strict=True))
    scale = min(
        before / after, *(BRIGHTEST / (p * g) for p, g in zip(paper, (red, green, blue), strict=True))
    )
    return red * scale, green * scale, blue * scale


# ---------------------------------------------------------------- tables
def tone(light: float, anchor: float, contrast: int) -> float:
    """The light of a tone after contrast, both linear 0 to 1; `anchor` stays as it is.

    Below the anchor the density of the ink is multiplied (0.71 at 0, 1 at 50, 1.41 at 100), as a print
    fades or comes fresh from the press; above it the curve goes on with the same slope and ends in white.
    """
    density = 2 ** ((contrast - 50) / 100)
    if light <= anchor:
        return float(anchor * (light / anchor) ** density)
    part = (light - anchor) / (1 - anchor)
    return anchor + (1 - anchor) * part * (1 + (density - 1) * (1 - part))


def departure(value: float, grain: int) -> float:
    """How far full grain moves an sRGB value of 0 to 1, to either side.

    Print grain is a parabola, most in the middle tones; paper fibre is in proportion to what light the
    paper gives back.
    """
    return grain / 100 * (PRINT_GRAIN * 4 * value * (1 - value) + PAPER_FIBRE * value)


@lru_cache(maxsize=64)
def tables(grading: Grading, anchor: RGB = PAPER) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Two tables of 3 x 256 values: where the grain is darkest, and where it is lightest."""
    dark: list[int] = []
    light: list[int] = []
    for channel, gain in enumerate(gains(grading.temperature)):
        still = to_linear(anchor[channel] / 255)
        for index in range(256):
            value = from_linear(tone(to_linear(index / 255), still, grading.contrast))
            depth = departure(value, grading.grain)
            for table, moved in ((dark, value - depth), (light, value + depth)):
                lit = from_linear(min(1.0, gain * to_linear(min(1.0, max(0.0, moved)))))
                table.append(round(255 * lit))
    return tuple(dark), tuple(light)


# ---------------------------------------------------------------- grain
def _spread(picture: Image.Image, part: float = 1.0) -> Image.Image:
    """The grey picture about a mean of 127.5 with that part of `GRAIN_DEVIATION`, cut off at the ends."""
    statistics = ImageStat.Stat(picture)
    mean, present = statistics.mean[0], statistics.stddev[0]
    factor = part * GRAIN_DEVIATION / max(present, 0.5)
    return picture.point([min(255, max(0, round(127.5 + factor * (level - mean)))) for level in range(256)])


def _wrapped(field: Image.Image, blur: ImageFilter.MultibandFilter, margin: int) -> Image.Image:
    """The square field under a blur that continues over its edges, spread."""
    side = field.width
    wide = Image.new("L", (side + 2 * margin, side + 2 * margin))
    for across in (-1, 0, 1):
        for down in (-1, 0, 1):
            wide.paste(field, (margin + across * side, margin + down * side))
    return _spread(wide.filter(blur).crop((margin, margin, margin + side, margin + side)))


def _white(chance: random.Random) -> Image.Image:
    return Image.frombytes("L", (TILE, TILE), chance.randbytes(TILE * TILE))


def _fibres(chance: random.Random, count: int) -> Image.Image:
    """Short bent hairs, light and dark, lying every way; they continue over the edges."""
    picture = Image.new("L", (TILE, TILE), 128)
    pen = ImageDraw.Draw(picture)
    for _ in range(count):
        x, y = chance.uniform(0, TILE), chance.uniform(0, TILE)
        heading, bend = chance.uniform(0, math.tau), chance.gauss(0, 0.25)
        level = 128 + round(chance.choice((-1, 1)) * chance.uniform(20, 90))
        points = [(x, y)]
        for _ in range(chance.randint(2, 5)):
            heading += bend
            x, y = x + 5 * math.cos(heading), y + 5 * math.sin(heading)
            points.append((x, y))
        for across in {0, TILE * (x < 30), -TILE * (x > TILE - 30)}:
            for down in {0, TILE * (y < 30), -TILE * (y > TILE - 30)}:
                pen.line([(px + across, py + down) for px, py in points], fill=level)
    return _wrapped(picture, ImageFilter.GaussianBlur(0.7), 4)


_building = threading.Lock()


@lru_cache(maxsize=1)
def _paper_tile() -> Image.Image:
    chance = random.Random("paper")
    speck = _wrapped(_white(chance), ImageFilter.GaussianBlur(0.9), 6)
    mottle = _wrapped(_white(chance), ImageFilter.GaussianBlur(3.2), 16)
    ground = Image.blend(speck, mottle, 0.40)
    return _spread(Image.blend(ground, _fibres(chance, 13_000), 0.30))


@lru_cache(maxsize=1)
def _cloth_tile() -> Image.Image:
    chance = random.Random("cloth")
    warp = _wrapped(_white(chance), ImageFilter.BoxBlur((0, 4)), 6)
    weft = _wrapped(_white(chance), ImageFilter.BoxBlur((4, 0)), 6)
    return _wrapped(Image.blend(warp, weft, 0.5), ImageFilter.GaussianBlur(0.5), 4)


def paper_tile() -> Image.Image:
    """The paper that the grain of every card is cut from: grey, `TILE` square, always the same.

    The first call takes a few tenths of a second; make it off the interface thread.
    """
    with _building:
        return _paper_tile()


def cloth_tile() -> Image.Image:
    """The weave of the table cloth: grey, `TILE` square, always the same; the first call is slow too."""
    with _building:
        return _cloth_tile()


_scaling = threading.Lock()


@lru_cache(maxsize=8)
def _scaled_paper(width: int) -> Image.Image:
    side = max(1, round(TILE * width / CARD_SPAN))
    faded = min(1.0, 0.4 + width / 250)
    return _spread(paper_tile().resize((side, side), Image.Resampling.BILINEAR), faded)


def _tiled(tile: Image.Image, size: tuple[int, int]) -> Image.Image:
    """A picture of that size covered with the tile from its upper left corner."""
    picture = Image.new("L", size)
    for top in range(0, size[1], tile.height):
        for left in range(0, size[0], tile.width):
            picture.paste(tile, (left, top))
    return picture


@lru_cache(maxsize=160)
def card_grain(key: str, size: tuple[int, int]) -> Image.Image:
    """The grain of one card, a grey picture of `size` device pixels.

    The card named `key` has its own place on the paper, at every size the same, so that neither two cards
    nor two parts of one card repeat and a resize only makes the same grain finer.  On cards under 150 pixels
    wide it fades, so that they stay legible; on cards wider than `CARD_SPAN` finer grain joins it.  Cards
    that must not be told apart, such as backs, share one key.
    """
    width, height = size
    digest = hashlib.blake2b(key.encode(), digest_size=8).digest()
    across, down = (int.from_bytes(half) / 2**32 for half in (digest[:4], digest[4:]))
    if width <= CARD_SPAN and height * CARD_SPAN <= width * TILE:
        with _scaling:
            paper = _scaled_paper(width)
        left, top = round(across * (paper.width - width)), round(down * max(0, paper.height - height))
        return paper.crop((left, top, left + width, top + height))
    high = min(float(TILE), CARD_SPAN * height / width)
    left_edge, top_edge = across * (TILE - CARD_SPAN), down * (TILE - high)
    box = (left_edge, top_edge, left_edge + CARD_SPAN, top_edge + high)
    coarse = paper_tile().resize(size, Image.Resampling.BICUBIC, box)
    fine = _tiled(paper_tile(), size)
    return _spread(Image.blend(coarse, fine, max(0.0, 0.5 * (1 - CARD_SPAN / width))))


@lru_cache(maxsize=4)
def felt_grain(size: tuple[int, int], ratio: float = 1.0) -> Image.Image:
    """The grain of the table, a grey picture of `size` device pixels; `ratio` is device pixels a unit."""
    side = max(1, round(TILE * ratio / 2))
    return _tiled(_spread(cloth_tile().resize((side, side), Image.Resampling.BILINEAR)), size)


# ---------------------------------------------------------------- high contrast
WHITENED: Final = tuple(min(255, round(255 * level / stock)) for stock in PAPER for level in range(256))
"""A table of 3 x 256 values that makes the card stock white."""
OUTLINE: Final = 1 / 80
"""Width of the outline of a card as a part of its own, never under two device pixels."""
ROUNDING: Final = 0.045
"""Radius of a card's corner as a part of its width."""


@lru_cache(maxsize=32)
def _outline(size: tuple[int, int]) -> Image.Image:
    """Where the outline of a card lies, smooth at its edges."""
    fine = Image.new("L", (2 * size[0], 2 * size[1]))
    line = max(4, round(2 * OUTLINE * size[0]))
    ImageDraw.Draw(fine).rounded_rectangle(
        (0, 0, fine.width - 1, fine.height - 1), 2 * ROUNDING * size[0], outline=255, width=line
    )
    return fine.resize(size, Image.Resampling.BOX)


def _outlined(picture: Image.Image) -> Image.Image:
    """The card with a black outline inside its edge; its transparent corners stay so."""
    alpha = picture.getchannel("A")
    drawn = Image.composite(Image.new("RGBA", picture.size, (0, 0, 0, 255)), picture, _outline(picture.size))
    drawn.putalpha(alpha)
    return drawn


# ---------------------------------------------------------------- grading
def graded(
    picture: Image.Image, grading: Grading, grain: Image.Image | None = None, anchor: RGB = PAPER
) -> Image.Image:
    """The picture (RGB, or RGBA with straight alpha) under that grading; alpha stays as it is.

    `grain` is a grey picture of the same size, needed unless `grading.grain` is 0; `anchor` is the tone
    that contrast leaves alone.  A neutral grading gives the picture itself back.
    """
    if grading.is_neutral:
        return picture
    if picture.mode not in ("RGB", "RGBA"):
        raise ValueError(f"a picture to grade must be RGB or RGBA, not {picture.mode}")
    rest = tuple(range(256)) if picture.mode == "RGBA" else ()
    dark, light = tables(grading, anchor)
    if grading.grain == 0:
        return picture.point([*light, *rest])
    if grain is None:
        raise ValueError("grain above 0 needs a grain picture")
    return Image.composite(picture.point([*light, *rest]), picture.point([*dark, *rest]), grain)


def graded_card(picture: Image.Image, key: str, grading: Grading) -> Image.Image:
    """A card's face or back under a grading, with the grain that belongs to `key`."""
    if grading.plain:
        smooth = replace(grading, grain=0, plain=False)
        return _outlined(graded(picture.point([*WHITENED, *range(256)]), smooth))
    grain = card_grain(key, picture.size) if grading.grain else None
    return graded(picture, grading, grain)


def graded_felt(picture: Image.Image, grading: Grading, ratio: float = 1.0, cloth: RGB = FELT) -> Image.Image:
    """The table cloth under a grading; contrast works about `cloth`, its middle tone."""
    grain = felt_grain(picture.size, ratio) if grading.grain else None
    return graded(picture, grading, grain, cloth)
