"""Building blocks of the small scenes: country folk, beasts, trees and weather.

Scene units: the ground is y=0, x=0 the middle of the card, a grown person about 140 high. Beasts face left. May import
``pen``, ``palette``, ``parts``, ``vignettes`` and ``body_limbs``; knows no pack and no card.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from . import palette as col
from . import vignettes
from .body_limbs import Tones, axis_of
from .pen import Art, Pt

RED: Tones = (col.RED, col.RED_D)
BLUE: Tones = (col.BLUE, col.BLUE_D)
GREEN: Tones = (col.GREEN, col.GREEN_D)
GOLD: Tones = (col.GOLD, col.GOLD_D)
WHITE: Tones = (col.WHITE, col.WHITE_D)
BROWN: Tones = (col.BROWN, col.BROWN_D)
STEEL: Tones = (col.STEEL, col.STEEL_D)
BLACK: Tones = (col.INK, col.INK)
FAIR: Tones = (col.FLAXEN, col.BROWN)
DARK: Tones = (col.BROWN, col.BROWN_D)
RUST: Tones = (col.AUBURN, col.BROWN_D)
GREY: Tones = (col.GREY_HAIR, col.GREY_D)


# ---------------------------------------------------------------- people
@dataclass(frozen=True)
class Folk:
    """A small person facing left; arms are (elbow, hand) pairs."""

    coat: Tones
    lower: Tones
    left: tuple[Pt, Pt]
    right: tuple[Pt, Pt]
    hair: Tones = DARK
    hat: str = ""  # felt | straw | cap | scarf | tall | hood | ''
    hat_tones: Tones = GREEN
    sleeve: Tones | None = None
    apron: Tones | None = None
    woman: bool = False
    beard: bool = False
    stride: bool = False


def person(a: Art, f: Folk) -> None:
    """Draw a person standing on y=0."""
    if f.woman:
        a.shape("-12,-70 -24,-36 -36,-4! 0,2 36,-4! 24,-36 14,-70 z", f.lower[0], 2.1, shade=f.lower[1], k=0.92)
        a.flow("-16,-60 -28,-8", "14,-60 28,-8", 5, 1.3)
        if f.apron:
            a.shape("-11,-68 -20,-36 -24,-10! -4,-6 10,-9! 8,-36 6,-68 z", f.apron[0], 1.8, shade=f.apron[1], k=0.93)
        for x in (-8, 9):
            a.shape(f"{x + 4},-4 {x + 5},2! {x - 11},2! {x - 8},-3 z", col.INK, 1.2)
        a.shape("-12,-102 -15,-86 -10,-68! 11,-68! 15,-86 13,-102 z", f.coat[0], 2.0, shade=f.coat[1], k=0.9)
        a.line("-5,-98 4,-74", 1.2, col.GOLD, (1, 1))
        a.line("4,-98 -5,-74", 1.2, col.GOLD, (1, 1))
    else:
        steps = ("12,-50 22,-28 32,-4", "-6,-50 -18,-28 -24,-4") if f.stride else ("12,-50 14,-26 14,-4", "-6,-50 -12,-26 -14,-4")
        for axis in steps:
            p = a.limb(axis, (19, 15, 10))
            a.shape(p, f.lower[0], 1.9, shade=f.lower[1], k=0.92)
            x = float(axis.split()[-1].split(",")[0])
            a.shape(f"{x - 5},-8! {x + 6},-8! {x + 7},1! {x - 17},1! {x - 14},-4 z", col.BROWN_D, 1.5)
        a.shape("-14,-103 -21,-84 -18,-60 -25,-38! -2,-35 26,-38! 21,-60 21,-84 16,-103 z", f.coat[0], 2.1, shade=f.coat[1], k=0.9)
        a.hatch("10,-102 20,-84 20,-60 26,-40 10,-38 12,-70 z", 50, 4, 12, 1.2, col.INK)
        a.line("-3,-100 -4,-38", 1.3, col.INK, (1, 0.3))
        a.line("-20,-62 2,-59 21,-63", 3.4, col.BROWN_D, (1, 1))
        if f.apron:
            a.shape("-16,-62! 12,-62! 14,-24 -2,-20 -20,-24 z", f.apron[0], 1.8, shade=f.apron[1], k=0.93)
    vignettes.small_head(a, -2, -116, *f.hair, f.beard)
    _small_hat(a, f)
    sleeve = f.sleeve or f.coat
    for shoulder, (elbow, hand) in (((13, -95), f.right), ((-10, -95), f.left)):
        a.shape(a.limb(axis_of(shoulder, elbow, hand), (13, 12, 8)), sleeve[0], 1.9, shade=sleeve[1], k=0.92)
        a.disc(hand[0], hand[1], 5, 4.8, col.SKIN, 1.5)


def _small_hat(a: Art, f: Folk) -> None:
    c, d = f.hat_tones
    if f.hat == "felt":
        a.shape("-22,-126 -4,-131 22,-127 23,-123 0,-126 -22,-122 z", d, 1.8)
        a.shape("-11,-128 -9,-142 2,-147 13,-142 15,-128 2,-130 z", c, 1.9, shade=d, k=0.88)
        a.shape(a.limb("11,-134 22,-149 33,-146", (5, 8, 3), True), col.WHITE, 1.5)
    elif f.hat == "straw":
        a.shape("-30,-122 -12,-131 8,-132 32,-122 0,-119 z", col.GOLD, 1.8, shade=col.GOLD_D, k=0.9)
        a.shape("-12,-128 -8,-140 10,-140 14,-128 0,-126 z", col.GOLD, 1.8, shade=col.GOLD_D, k=0.88)
        a.line("-12,-129 0,-127 14,-129", 3.0, c, (1, 1))
    elif f.hat == "cap":
        a.shape("-18,-124 0,-129 18,-124 16,-136 4,-142 -10,-138 z", c, 1.9, shade=d, k=0.88)
        a.line("-18,-124 0,-128 18,-124", 2.6, d, (1, 1))
    elif f.hat == "scarf":
        a.shape("-13,-120 -12,-134 2,-138 15,-132 17,-114 12,-102 24,-98 14,-96 8,-106 8,-122 0,-126 z", c, 1.9, shade=d, k=0.9)
    elif f.hat == "tall":
        a.shape("-19,-125 0,-129 20,-125 20,-121 0,-124 -19,-120 z", d, 1.8)
        a.shape("-10,-127! -8,-154! 12,-154! 13,-127! z", c, 1.9, shade=d, k=0.9)
        a.line("-10,-131 1,-130 13,-131", 3.2, col.GOLD, (1, 1))
    elif f.hat == "hood":
        a.shape("-12,-124 -8,-136 6,-140 18,-132 20,-112 14,-98 -6,-98 6,-108 6,-120 -2,-126 z", c, 1.9, shade=d, k=0.9)


def tool(a: Art, x1: float, y1: float, x2: float, y2: float, w: float = 4.0, colour: str = col.BROWN) -> None:
    """A pole or handle."""
    a.line([(x1, y1), (x2, y2)], w + 2.4, col.INK, (1, 1), 0)
    a.line([(x1, y1), (x2, y2)], w, colour, (1, 1), 0)


# ---------------------------------------------------------------- beasts
def sheep(a: Art, tones: Tones = WHITE) -> None:
    """A woolly sheep."""
    for x in (-18, -8, 20, 30):
        a.shape(f"{x - 3},-18! {x + 3},-18! {x + 3},0! {x - 4},0! z", col.BROWN_D, 1.2)
    wool = "40,-34 44,-24 36,-16 26,-18 18,-12 6,-16 -6,-12 -16,-18 -28,-16 -32,-26 -40,-32 -34,-42 -32,-52 -20,-52 -12,-58 0,-54 12,-60 22,-54 34,-54 38,-44 z"
    a.shape(wool, tones[0], 2.0, shade=tones[1], k=0.9)
    for x, y in ((-20, -38), (-4, -44), (14, -40), (28, -34), (2, -28), (-14, -26), (18, -26)):
        a.line(f"{x - 6},{y} {x},{y + 5} {x + 6},{y - 1}", 1.4, col.SOFT, (0.3, 0.3))
    a.shape("-30,-54 -38,-60 -50,-50 -56,-40 -50,-36 -40,-38 -30,-42 z", col.BROWN_D, 1.7)
    a.shape("-32,-56 -22,-52 -20,-44 -30,-48 z", col.BROWN_D, 1.4)
    a.disc(-42, -50, 1.5, 1.5, col.WHITE)


def fox(a: Art) -> None:
    """A fox slinking along, brush held straight."""
    vignettes.leg(a, "34,-30 44,-16 38,-2", (12, 8, 6), col.BROWN, col.BROWN_D)
    vignettes.leg(a, "-26,-28 -36,-14 -44,-2", (11, 8, 6), col.BROWN, col.BROWN_D)
    a.shape("42,-42 62,-46 88,-42 108,-30 116,-16 100,-16 84,-22 62,-26 46,-30 z", col.FOX, 2.0, shade=col.BROWN, k=0.9)
    a.shape("98,-30 108,-30 118,-14 104,-16 z", col.WHITE, 1.6)
    a.shape("50,-44 48,-26 24,-22 -8,-22 -30,-24 -40,-32 -52,-28 -70,-18 -74,-22 -64,-34 -52,-46 -36,-50 -20,-44 14,-46 36,-48 z", col.FOX, 2.1, shade=col.BROWN, k=0.9)
    a.shape("-40,-32 -54,-27 -70,-18 -58,-22 -40,-24 -26,-24 z", col.WHITE, 1.4)
    a.hatch("48,-40 44,-24 10,-22 -10,-23 20,-32 z", 50, 3.6, 12, 1.1, col.INK)
    vignettes.leg(a, "26,-30 28,-14 22,0", (14, 9, 6.5), col.FOX, col.BROWN)
    vignettes.leg(a, "-20,-30 -22,-14 -28,0", (13, 9, 6.5), col.FOX, col.BROWN)
    for spec in ("-48,-46 -48,-62! -36,-50 z", "-38,-50 -34,-64! -26,-48 z"):
        a.shape(spec, col.FOX, 1.6, shade=col.BROWN_D)
    a.disc(-54, -38, 1.9, 1.8, col.INK)
    a.disc(-73, -20, 2.6, 2.2, col.INK)


def goose(a: Art, wings: bool = False) -> None:
    """A white goose, hissing; ``wings`` raises them."""
    for x in (2, 12):
        a.line(f"{x},-18 {x - 2},-1", 3.0, col.OCHRE, (1, 0.8))
        a.shape(f"{x - 12},1! {x - 2},-4 {x + 3},1! z", col.OCHRE, 1.2)
    a.shape("36,-40 30,-22 12,-14 -10,-16 -22,-28 -24,-42 -28,-62 -36,-70 -40,-78 -32,-86 -22,-82 -16,-66 -10,-46 8,-46 24,-46 z", col.WHITE, 2.0, shade=col.WHITE_D, k=0.9)
    a.shape("-38,-82! -56,-78 -54,-73 -36,-74! z", col.OCHRE, 1.5)
    a.disc(-32, -79, 1.6, 1.6, col.INK)
    if wings:
        for lift, reach in ((0, 0), (-10, 8)):
            a.shape(f"-8,-44 4,{-66 + lift} {20 + reach},{-90 + lift} {34 + reach},{-88 + lift} {30 + reach},-70 26,-52 16,-36 2,-34 z", col.WHITE, 1.8, shade=col.WHITE_D, k=0.92)
            a.flow(f"0,-46 {20 + reach},{-84 + lift}", f"16,-38 {32 + reach},{-72 + lift}", 3, 1.2, col.SOFT)
    else:
        a.shape("-6,-40 10,-46 30,-44 40,-36 26,-26 6,-24 z", col.WHITE, 1.7, shade=col.WHITE_D, k=0.9)
        a.flow("0,-38 32,-40", "2,-28 24,-28", 2, 1.2, col.SOFT)


def hedgehog(a: Art) -> None:
    """A hedgehog with an apple on its spines."""
    a.shape("-30,-8 -44,-6 -50,-10 -42,-20 -28,-26 z", col.TAWNY, 1.8, shade=col.BROWN, k=0.9)
    body = "34,-2 -24,-2 -32,-12 -28,-28 -14,-38 6,-42 26,-36 38,-22 40,-8 z"
    a.shape(body, col.BROWN, 2.0, shade=col.BROWN_D, k=0.9)
    for i in range(15):
        t = math.pi * (0.04 + 0.92 * i / 14)
        x, y = 4 + 34 * math.cos(t), -6 - 34 * math.sin(t)
        a.line(f"{4 + (x - 4) * 0.8:.1f},{-6 + (y + 6) * 0.8:.1f} {4 + (x - 4) * 1.22:.1f},{-6 + (y + 6) * 1.2:.1f}", 2.2, col.INK, (1, 0))
    for i in range(12):
        x, y = -20 + (i % 6) * 9.4, -28 + (i // 6) * 12 + (i % 2) * 3
        a.line(f"{x},{y} {x + 6},{y - 6}", 1.6, col.GOLD_D, (1, 0))
    a.disc(-50, -10, 2.8, 2.5, col.INK)
    a.disc(-39, -15, 1.8, 1.8, col.INK)
    for x in (-22, -10, 18, 28):
        a.shape(f"{x - 5},1 {x},-4 {x + 4},1 z", col.TAWNY, 1.2)
    a.disc(8, -46, 9, 8.4, col.RED, 1.8, shade=col.RED_D)
    a.line("8,-53 10,-59", 1.6, col.BROWN_D, (1, 1))


def cat(a: Art, tones: Tones = GREY) -> None:
    """A cat sitting, tail round its feet."""
    a.shape("26,-30 22,-4 -20,0 -22,-8 -16,-26 -20,-44 -8,-58 8,-54 22,-42 z", tones[0], 2.0, shade=tones[1], k=0.9)
    a.line("20,-6 40,-8 44,-24 36,-34", 10, col.INK, (1, 0.5), 0)
    a.line("20,-6 40,-8 44,-24 36,-34", 7, tones[0], (1, 0.5), 0)
    a.shape("-26,-52 -30,-66 -26,-80! -16,-72 -6,-72 4,-80! 6,-64 2,-52 -12,-46 z", tones[0], 2.0, shade=tones[1], k=0.9)
    for x in (-19, -5):
        a.disc(x, -62, 3, 3.2, col.GOLD, 1.2)
        a.disc(x, -62, 1, 2.4, col.INK)
    a.fill("-14,-57! -10,-57! -12,-54.5! z", col.RED_D)
    a.line("-16,-51 -12,-54 -8,-51", 1.2)
    for dy in (-2, 1):
        a.line(f"-22,{-54 + dy} -36,{-56 + dy * 2}", 0.9, col.SOFT)
        a.line(f"-3,{-54 + dy} 12,{-56 + dy * 2}", 0.9, col.SOFT)
    for y in (-40, -30, -20):
        a.line(f"8,{y - 4} 16,{y} 23,{y - 2}", 1.6, tones[1], (0.2, 0.2))
    a.line("-12,-26 -12,-3", 1.4, col.SOFT, (0.2, 0.5))


def dove(a: Art, tones: Tones = WHITE) -> None:
    """A dove perched, base of the feet at y=0."""
    a.shape("34,-20 50,-16 48,-8 30,-8 8,-4 -8,-8 -14,-20 -16,-34 -24,-38 -18,-46 -6,-44 0,-32 16,-26 z", tones[0], 1.9, shade=tones[1], k=0.9)
    a.shape("-2,-24 14,-26 34,-18 24,-12 6,-10 z", tones[0], 1.6, shade=tones[1], k=0.9)
    a.flow("4,-22 28,-18", "6,-13 22,-13", 2, 1.1, col.SOFT)
    a.disc(-14, -39, 1.6, 1.6, col.INK)
    a.shape("-22,-40! -30,-37! -22,-36! z", col.OCHRE, 1.2)
    for x in (2, 8):
        a.line(f"{x},-6 {x},0", 2.0, col.RED, (1, 1))


def swan(a: Art, s: float = 1.0) -> None:
    """A swan upon the water, its line at y=0."""
    with a.place(0, 0, s):
        a.shape("54,-34 48,-10 20,0 -20,0 -38,-12 -38,-26 -46,-40 -54,-62 -50,-84 -38,-96 -24,-92 -22,-84 -32,-80 -38,-66 -32,-48 -22,-34 0,-40 26,-44 z", col.WHITE, 2.1, shade=col.WHITE_D, k=0.92)
        a.shape("-14,-30 6,-44 32,-48 58,-42 44,-30 40,-16 10,-12 z", col.WHITE, 1.9, shade=col.WHITE_D, k=0.92)
        a.flow("-4,-30 20,-38 48,-40", "8,-16 24,-16 40,-20", 4, 1.3, col.SOFT)
        a.shape("-26,-92! -14,-84! -26,-82! z", col.OCHRE, 1.5)
        a.disc(-28, -89, 2.2, 2.0, col.INK)


def horse(a: Art, tones: Tones = (col.FOX, col.BROWN), mane: str = col.BROWN_D, harness: str = col.RED) -> None:
    """A draught horse trotting, in harness with bells."""
    vignettes.leg(a, "48,-52 66,-34 58,-16 70,-4", (20, 11, 8, 8), tones[1], col.BROWN_D)
    vignettes.leg(a, "-28,-50 -48,-38 -44,-20 -56,-16", (16, 10, 8, 7), tones[1], col.BROWN_D)
    a.line("64,-74 84,-66 88,-40 78,-20", 13, col.INK, (0.7, 0.3), 0.4)
    a.line("64,-74 84,-66 88,-40 78,-20", 9.4, mane, (0.7, 0.2), 0.4)
    a.shape(
        "62,-82 70,-60 58,-44 20,-42 -20,-40 -38,-50 -46,-72 -58,-96 -70,-88 -84,-78 -92,-84 -90,-96 -78,-112 -62,-126 -46,-124 -34,-108 -20,-88 14,-84 44,-90 z",
        tones[0], 2.2, shade=tones[1], k=0.9, anchor=(-10, -80),
    )
    a.hatch("66,-76 60,-48 20,-44 -20,-44 20,-58 z", 50, 4, 16, 1.2, col.INK)
    vignettes.leg(a, "40,-54 46,-34 32,-16 38,0", (24, 14, 9, 9), tones[0], tones[1])
    vignettes.leg(a, "-24,-52 -26,-32 -40,-16 -34,0", (18, 12, 9, 9), tones[0], tones[1])
    a.fill("30,-76 54,-72 52,-52 28,-50 z", tones[0])
    a.fill("-34,-68 -14,-66 -16,-50 -32,-50 z", tones[0])
    a.shape("-60,-126 -46,-130 -30,-112 -16,-90 -24,-88 -36,-100 -46,-112 z", mane, 1.7)
    a.shape("-58,-124 -58,-138! -50,-126 z", tones[0], 1.5)
    vignettes.eye(a, -68, -106, 2.2)
    a.disc(-88, -88, 1.8, 1.6, col.INK)
    for spec in ("-44,-118 -34,-92 -30,-64", "-30,-66 10,-62 60,-66", "-80,-108 -72,-90", "-22,-88 -18,-60"):
        a.line(spec, 5.0, col.INK, (1, 1), 0)
        a.line(spec, 2.8, harness, (1, 1), 0)
    for x, y in ((-41, -108), (-36, -96), (-32, -82), (-29, -68), (-12, -63), (6, -62), (24, -63)):
        a.disc(x, y, 4.2, 4.2, col.GOLD, 1.5)


def cow(a: Art, patch: Tones = BROWN) -> None:
    """A cow with a great bell."""
    vignettes.leg(a, "54,-46 58,-30 54,-14 58,0", (18, 11, 9, 9), col.WHITE_D, col.GREY_D)
    vignettes.leg(a, "-28,-44 -36,-28 -32,-14 -36,0", (15, 11, 9, 9), col.WHITE_D, col.GREY_D)
    a.line("70,-82 82,-70 80,-40 84,-24", 4.6, col.INK, (1, 0.8), 0)
    a.line("70,-82 82,-70 80,-40 84,-24", 2.6, col.WHITE, (1, 0.8), 0)
    a.shape("84,-28 90,-14 82,-8 78,-20 z", patch[1], 1.4)
    a.shape("30,-44 44,-42 42,-30 34,-28 z", col.PINK, 1.6)
    body = "74,-86 78,-60 68,-40 30,-42 -10,-38 -36,-42 -48,-58 -58,-62 -76,-56 -92,-50 -100,-58 -94,-72 -80,-88 -62,-94 -44,-90 0,-86 44,-92 64,-92 z"
    a.shape(body, col.WHITE, 2.2, shade=col.WHITE_D, k=0.92)
    a.fill("64,-90 72,-84 74,-64 56,-54 40,-62 44,-82 z", patch[0])
    a.fill("18,-86 30,-88 34,-70 20,-60 4,-66 6,-82 z", patch[0])
    a.fill("-78,-86 -62,-92 -52,-86 -54,-70 -66,-66 -76,-74 z", patch[0])
    a.hatch("74,-78 68,-42 30,-44 -10,-40 30,-54 z", 50, 4, 16, 1.2, col.SOFT)
    vignettes.leg(a, "46,-48 48,-30 42,-14 46,1", (20, 12, 9.5, 9), col.WHITE, col.WHITE_D)
    vignettes.leg(a, "-22,-46 -22,-28 -26,-14 -22,1", (17, 12, 9.5, 9), col.WHITE, col.WHITE_D)
    for axis in ("-66,-92 -72,-104 -84,-108", "-54,-94 -50,-108 -60,-116"):
        a.shape(a.limb(axis, (8, 6, 2.6)), col.WHITE_D, 1.6, shade=col.GREY_D, k=0.9)
    a.shape("-52,-90 -38,-92 -36,-82 -50,-80 z", patch[0], 1.5)
    vignettes.eye(a, -78, -76, 2.2)
    a.shape("-100,-60 -92,-52 -84,-54 -88,-64 -96,-66 z", col.PINK, 1.4)
    a.line("-46,-92 -40,-70 -50,-50", 6.0, col.INK, (1, 1), 0)
    a.line("-46,-92 -40,-70 -50,-50", 3.6, col.RED, (1, 1), 0)
    a.shape("-58,-50! -42,-50! -36,-26! -64,-26! z", col.GOLD, 1.9, shade=col.GOLD_D, k=0.88)
    a.disc(-50, -24, 4, 4, col.INK)


def squirrel(a: Art) -> None:
    """A red squirrel nibbling."""
    a.shape("18,-6 40,-10 54,-28 50,-54 58,-74 46,-84 32,-72 26,-50 24,-30 z", col.AUBURN, 2.0, shade=col.BROWN, k=0.92)
    a.flow("24,-12 42,-30 40,-76", "46,-16 50,-40 52,-78", 4, 1.3, col.BROWN_D)
    a.shape("22,-26 20,-4 -12,0 -16,-5 -6,-10 -14,-28 -14,-40 -26,-44 -30,-54 -20,-64 -6,-62 2,-50 16,-42 z", col.AUBURN, 2.0, shade=col.BROWN, k=0.9)
    a.shape("-10,-38 -4,-22 2,-8 -6,-10 -14,-26 z", col.WHITE, 1.3)
    a.shape("-14,-62 -12,-76! -4,-62 z", col.AUBURN, 1.5)
    a.disc(-18, -54, 2.2, 2.2, col.INK)
    a.shape(a.limb("0,-34 -16,-32 -24,-38", (8, 7, 5)), col.AUBURN, 1.5)
    with a.place(-28, -40, 0.26, -20):
        a.shape("-27,-8 -23,28 0,52! 23,28 27,-8 z", col.GOLD, 4, shade=col.GOLD_D, k=0.8)
        a.shape("-35,-6 -24,-35 24,-35 35,-6 0,2 z", col.GREEN, 4)


def chamois(a: Art) -> None:
    """A chamois on watch."""
    for axis in ("34,-46 40,-30 34,-14 38,0", "-30,-44 -34,-28 -28,-14 -32,0"):
        vignettes.leg(a, axis, (15, 9, 6.5, 6), col.BROWN_D, col.INK)
    a.shape("48,-70 50,-50 32,-40 -8,-38 -36,-42 -42,-62 -50,-80 -62,-78 -72,-74 -76,-80 -68,-92 -54,-100 -42,-94 -32,-74 10,-72 34,-76 z", col.TAWNY, 2.1, shade=col.BROWN, k=0.9)
    a.line("-28,-74 10,-72 46,-72", 4.0, col.BROWN_D, (0.3, 0.6))
    a.hatch("48,-62 44,-44 20,-40 -10,-40 20,-52 z", 50, 4, 12, 1.1, col.INK)
    for axis in ("26,-46 30,-28 24,-12 28,1", "-24,-44 -24,-28 -20,-12 -24,1"):
        vignettes.leg(a, axis, (16, 10, 7, 6.5), col.TAWNY, col.BROWN)
    for x in (-54, -48):
        a.line(f"{x},-98 {x + 1},-116 {x + 10},-120 {x + 13},-112", 3.4, col.INK, (1, 0.5), 0)
    a.shape("-44,-96 -34,-102 -34,-92 z", col.TAWNY, 1.4)
    a.line("-50,-92 -62,-82 -70,-78", 3.0, col.INK, (0.6, 0.2))
    vignettes.eye(a, -58, -88, 2.0)


def sow(a: Art) -> None:
    """A saddle-backed sow running."""
    c, d = col.PINK, col.SKIN_D
    for axis in ("54,-34 70,-24 66,-10 76,-4", "-34,-32 -54,-24 -60,-12 -70,-8"):
        vignettes.leg(a, axis, (20, 12, 9, 8), d, col.BROWN)
    a.line("84,-60 94,-66 100,-58 92,-54 96,-48", 4.4, col.INK, (1, 0.7), 0)
    a.line("84,-60 94,-66 100,-58 92,-54 96,-48", 2.4, c, (1, 0.7), 0)
    a.shape("84,-64 82,-40 58,-26 14,-20 -22,-22 -48,-28 -70,-32 -90,-28 -100,-34 -98,-46 -78,-54 -62,-70 -42,-84 -8,-88 34,-88 66,-82 z", col.SKIN, 2.3, shade=d, k=0.92)
    a.fill("-34,-86 -10,-88 0,-60 -6,-24 -24,-22 -40,-28 -34,-56 z", col.SABLE)
    for x in (2, 18, 34, 48):
        a.disc(x, -22 - (x - 2) * 0.06, 4, 5, c, 1.3)
    a.hatch("82,-56 60,-28 14,-22 -10,-24 30,-40 z", 30, 4, 24, 1.2, col.SOFT)
    for axis in ("42,-36 48,-22 40,-10 46,0", "-28,-34 -36,-20 -48,-8 -56,0"):
        vignettes.leg(a, axis, (24, 14, 10, 9), col.SKIN, d)
    a.shape("-48,-80 -52,-96 -62,-84 -72,-64 -58,-62 z", col.SABLE, 1.8)
    vignettes.eye(a, -68, -56, 2.3)
    a.disc(-99, -39, 4, 6, c, 1.5)
    a.line("-94,-30 -82,-36 -72,-37", 1.6)
    a.shape("-86,-34 -92,-26 -84,-27 z", col.RED, 1.2)


def stork(a: Art) -> None:
    """A stork with a frog."""
    for axis in ("6,-60 8,-34 4,-2", "16,-60 24,-36 14,-28"):
        a.line(axis, 3.6, col.RED, (1, 0.8))
    a.line("4,-2 -8,0", 2.4, col.RED, (1, 0.5))
    a.shape("48,-78 40,-60 10,-52 -14,-64 -20,-86 -30,-108 -40,-116 -32,-128 -18,-124 -14,-104 0,-90 24,-90 z", col.WHITE, 2.0, shade=col.WHITE_D, k=0.9)
    a.shape("4,-80 26,-84 62,-66 74,-52 44,-58 16,-62 z", col.INK, 1.7)
    a.flow("14,-76 56,-62", "20,-66 50,-58", 2, 1.2, col.PAPER)
    a.shape("-34,-122! -78,-106! -34,-113! z", col.RED, 1.6)
    a.disc(-27, -119, 1.8, 1.8, col.INK)
    a.shape("-84,-104 -76,-112 -66,-108 -66,-98 -78,-96 z", col.GREEN, 1.6)
    for spec in ("-70,-98 -64,-86 -72,-80", "-78,-98 -80,-84 -88,-82"):
        a.line(spec, 3.0, col.GREEN, (1, 0.5))


def dachshund(a: Art) -> None:
    """A dachshund running off with a string of sausages."""
    for x in (-34, 40):
        vignettes.leg(a, f"{x},-22 {x - 6},-10 {x - 12},-1", (13, 10, 8), col.SABLE, col.INK)
    a.line("54,-34 72,-44 82,-58", 6, col.INK, (1, 0.3), 0)
    a.shape("58,-38 58,-22 40,-16 -20,-16 -44,-18 -52,-28 -66,-26 -84,-22 -88,-28 -74,-40 -60,-48 -44,-46 -36,-38 10,-40 44,-42 z", col.BADGER, 2.1, shade=col.SABLE, k=0.9)
    a.shape("-48,-46 -36,-48 -30,-30 -38,-24 -46,-34 z", col.SABLE, 1.7)
    for x in (-26, 48):
        vignettes.leg(a, f"{x},-24 {x + 2},-10 {x - 4},1", (14, 11, 9), col.BADGER, col.SABLE)
    a.shape("-84,-22 -66,-24 -58,-30 -62,-34 z", col.TAWNY, 1.3)
    vignettes.eye(a, -60, -38, 1.9)
    a.disc(-88, -27, 3, 2.6, col.INK)
    for i, (x, y) in enumerate(((-84, -14), (-70, -6), (-50, -4), (-30, -6))):
        with a.place(x, y, 1, (60, 20, -6, 10)[i]):
            a.shape(a.limb("-10,0 0,3 10,0", (6, 8, 6), True, True), col.RED_D, 1.4, shade=col.BROWN_D)


def snail(a: Art) -> None:
    """A vineyard snail."""
    a.shape("46,0 -34,0 -46,-6 -50,-18 -46,-26 -38,-24 -34,-10 0,-12 30,-10 z", col.TAWNY, 1.9, shade=col.BROWN, k=0.9)
    a.disc(6, -26, 24, 23, col.GOLD, 2.1, shade=col.GOLD_D)
    a.line("28,-20 20,-6 -4,-6 -14,-22 -6,-38 10,-40 18,-28 12,-18 2,-20 4,-28", 2.2, col.BROWN_D, (0.8, 0.3))
    for x, y in ((-52, -42), (-40, -42)):
        a.line(f"-45,-24 {x},{y}", 2.0, col.BROWN, (1, 0.8))
        a.disc(x, y, 2.4, 2.4, col.BROWN_D)


def woodpecker(a: Art) -> None:
    """A great spotted woodpecker clinging to a trunk at its left."""
    a.shape("4,20 10,4 14,-20 8,-40 -6,-48 -16,-42 -14,-28 -12,-8 -8,12 z", col.INK, 1.8)
    a.shape("-12,-30 -6,-26 -4,-6 -8,6 -12,-10 z", col.WHITE, 1.3)
    a.shape("-8,6 2,8 4,22 -4,24 z", col.RED, 1.4)
    a.shape("-2,-48 8,-44 10,-36 2,-38 z", col.RED, 1.3)
    a.shape("4,-28 12,-24 8,-4 2,-8 z", col.WHITE, 1.2)
    a.shape("-14,-44! -30,-42! -14,-38! z", col.STEEL_D, 1.4)
    a.disc(-8, -42, 2.2, 2.2, col.WHITE, 1.0)
    a.disc(-8.4, -42, 1.1, 1.1, col.INK)


# ---------------------------------------------------------------- land and weather
def hills(a: Art, crest: str, colour: str = col.GREEN_L) -> None:
    """A ridge behind the meadow; ``crest`` runs from left to right."""
    first, last = crest.split()[0].split(",")[0], crest.split()[-1].split(",")[0]
    a.fill(f"{crest}! {last},-6! {first},-6! z", colour)
    a.line(crest, 1.6, col.INK, (0.6, 0.6))


def alps(a: Art, y: float = -12, s: float = 1.0) -> None:
    """A chain of snowy peaks from frame to frame, foot at ``y``; ``s`` scales their height only."""
    peaks = ((-214, -50), (-148, -88), (-84, -60), (-20, -104), (56, -66), (126, -94), (196, -56))
    inner = " ".join(f"{x},{y + h * s:.0f}! {x + 34},{y + h * s * 0.42:.0f}" for x, h in peaks)
    crest = f"-270,{y - 14} {inner} 270,{y - 22}"
    a.fill(f"{crest}! 270,{y}! -270,{y}! z", col.BLUE_L)
    a.line(crest, 1.6, col.INK, (0.8, 0.8))
    for x, h in peaks:
        top = h * s
        w = -top * 0.24
        a.fill(
            f"{x},{y + top + 3}! {x + w},{y + top * 0.62:.0f}! {x + w * 0.3},{y + top * 0.72:.0f}"
            f" {x - w * 0.2},{y + top * 0.56:.0f} {x - w * 0.8},{y + top * 0.68:.0f}! z",
            col.WHITE,
        )
        a.hatch(f"{x + 2},{y + top + 8}! {x + 30},{y + top * 0.46:.0f} {x + 26},{y} {x + 2},{y} z", 62, 5.4, 22, 1.1, col.BLUE_D)


def water(a: Art, x0: float, x1: float, y: float = 6, depth: float = 16) -> None:
    """A pond or a stretch of river."""
    a.shape(f"{x0},{y} {(x0 + x1) / 2},{y - 5} {x1},{y} {x1 - 14},{y + depth} {(x0 + x1) / 2},{y + depth + 3} {x0 + 14},{y + depth} z", col.BLUE_L, 1.6, shade=col.BLUE, k=0.95)
    n = max(2, int((x1 - x0) / 46))
    for i in range(n):
        x = x0 + (x1 - x0) * (i + 0.3) / n
        yy = y + depth * (0.3 + 0.3 * (i % 2))
        a.line(f"{x},{yy} {x + 12},{yy - 2.4} {x + 24},{yy} {x + 32},{yy - 2}", 1.5, col.BLUE, (0.2, 0.2))


def fence(a: Art, x0: float, x1: float, h: float = 34) -> None:
    """A paling fence."""
    for y in (-h * 0.34, -h * 0.76):
        tool(a, x0 - 4, y, x1 + 4, y + 1, 3.4, col.OCHRE)
    x = x0
    while x <= x1:
        a.shape(f"{x - 3.6},2! {x - 3.6},{-h}! {x},{-h - 5}! {x + 3.6},{-h}! {x + 3.6},2! z", col.OCHRE, 1.5, shade=col.BROWN, k=0.8)
        x += 14


def moon(a: Art, x: float, y: float, r: float = 15) -> None:
    """A waning moon with two stars."""
    a.shape(f"{x},{y - r} {x - r},{y} {x},{y + r}! {x - r * 0.4},{y + r * 0.5} {x - r * 0.4},{y - r * 0.5} z", col.GOLD, 1.6)
    for dx, dy in ((r * 1.3, -r * 0.5), (r * 2.2, r * 0.5)):
        a.fill(f"{x + dx},{y + dy - 5}! {x + dx + 1.5},{y + dy - 1.5} {x + dx + 5},{y + dy}! {x + dx + 1.5},{y + dy + 1.5} {x + dx},{y + dy + 5}! {x + dx - 1.5},{y + dy + 1.5} {x + dx - 5},{y + dy}! {x + dx - 1.5},{y + dy - 1.5} z", col.GOLD_D)


def mushrooms(a: Art, x: float, s: float = 1.0) -> None:
    """Three toadstools."""
    for dx, k in ((-14, 0.7), (0, 1.0), (15, 0.6)):
        with a.place(x + dx * s, 0, s * k):
            a.shape("-4,0 -3,-18 3,-18 5,0 z", col.WHITE, 1.6)
            a.shape("-17,-16 -12,-30 0,-35 12,-30 17,-16 0,-12 z", col.RED, 1.8, shade=col.RED_D, k=0.86)
            for px, py in ((-7, -22), (2, -28), (8, -20)):
                a.disc(px, py, 2.4, 2.0, col.WHITE)


def bush(a: Art, x: float, s: float = 1.0, berries: str | None = None) -> None:
    """A low bush."""
    with a.place(x, 0, s):
        a.shape("-40,2 -46,-14 -36,-26 -26,-34 -12,-32 -2,-42 12,-36 26,-36 34,-26 44,-16 40,2 z", col.GREEN, 2.0, shade=col.GREEN_D, k=0.88)
        for cx, cy in ((-26, -16), (-8, -24), (10, -18), (26, -20), (0, -8)):
            a.line(f"{cx - 7},{cy} {cx},{cy + 4} {cx + 7},{cy - 2}", 1.4, col.GREEN_D, (0.2, 0.2))
            if berries:
                a.disc(cx + 4, cy - 4, 3.2, 3.2, berries, 1.1)


def oak(a: Art, x: float, y: float, s: float = 1.0) -> None:
    """An old oak with its foot at ``x, y``, about 190 high."""
    with a.place(x, y, s):
        a.shape("-26,4! -16,-10 -14,-50 -22,-84 -10,-92 0,-70 10,-92 22,-86 14,-50 18,-10 30,4! z", col.BROWN, 2.2, shade=col.BROWN_D, k=0.9)
        for spec in ("-6,-8 -6,-46 -12,-76", "6,-4 6,-40 12,-74"):
            a.line(spec, 1.5, col.BROWN_D, (0.4, 0.2))
        for cx, cy, r in ((-46, -88, 26), (-60, -118, 25), (-40, -146, 28), (-6, -162, 30), (30, -150, 28), (54, -122, 26), (44, -92, 26), (-14, -104, 30), (18, -112, 30)):
            points = []
            for i in range(16):
                t = 2 * math.pi * i / 16
                k = 1.0 if i % 2 else 0.86
                points.append((cx + r * k * math.cos(t), cy + r * 0.86 * k * math.sin(t)))
            a.shape([*points, points[0]], col.GREEN, 1.9, shade=col.GREEN_D, k=0.85)
            for dx, dy in ((-9, -4), (5, -10), (2, 6)):
                a.line(f"{cx + dx - 5},{cy + dy} {cx + dx},{cy + dy + 4} {cx + dx + 5},{cy + dy - 1}", 1.3, col.GREEN_D, (0.2, 0.2))


def reeds(a: Art, x: float) -> None:
    """Bulrushes at the edge of a pond."""
    for dx, h, lean in ((-8, 44, -4), (0, 58, 2), (8, 38, 7)):
        a.line(f"{x + dx},2 {x + dx + lean * 0.5},{-h * 0.6:.0f} {x + dx + lean},{-h}", 2.4, col.GREEN_D, (1, 0.6))
        a.shape(a.limb(f"{x + dx + lean},{-h} {x + dx + lean * 1.2},{-h - 14}", (6, 6), True, True), col.BROWN, 1.4)


def rock(a: Art, x: float, w: float, h: float) -> None:
    """A crag with its foot at y=4."""
    a.shape(f"{x - w},4! {x - w * 0.8},{-h * 0.5:.0f}! {x - w * 0.45},{-h * 0.62:.0f}! {x - w * 0.3},{-h}! {x + w * 0.4},{-h * 0.96:.0f}! {x + w * 0.62},{-h * 0.55:.0f}! {x + w},4! z", col.STEEL, 2.1, shade=col.STEEL_D, k=0.92)
    a.hatch(f"{x},{-h * 0.9:.0f} {x + w * 0.4},{-h * 0.9:.0f} {x + w * 0.6},{-h * 0.5:.0f} {x + w * 0.9},2 {x},2 z", 62, 4.6, 24, 1.3, col.INK)
    a.line(f"{x - w * 0.3},{-h * 0.9:.0f} {x - w * 0.18},{-h * 0.5:.0f} {x - w * 0.36},{-h * 0.2:.0f}", 1.6, col.INK, (0.5, 0.1))


def stump(a: Art, x: float, s: float = 1.0) -> None:
    """A sawn tree stump."""
    with a.place(x, 0, s):
        a.shape("-28,4 -20,-8 -18,-34! 18,-34! 20,-8 30,4 z", col.BROWN, 2.0, shade=col.BROWN_D, k=0.9)
        a.disc(0, -34, 18, 6, col.OCHRE, 1.8)
        a.line("-9,-34 0,-31 9,-34", 1.2, col.BROWN_D, (0.5, 0.5))
        for xx in (-10, 0, 9):
            a.line(f"{xx},-26 {xx + 2},-4", 1.4, col.BROWN_D, (0.3, 0.3))


def house(a: Art, x: float, s: float = 1.0, roof: Tones = RED, wall: Tones = WHITE) -> None:
    """A farmhouse with a broad roof and a balcony of flowers."""
    with a.place(x, 0, s):
        a.shape("-44,2! -44,-46! 0,-72! 44,-46! 44,2! z", wall[0], 2.0, shade=wall[1], k=0.94)
        a.shape("-44,-30! -44,-46! 0,-72! 44,-46! 44,-30! z", col.OCHRE, 1.8, shade=col.BROWN, k=0.92)
        a.shape("-62,-38! 0,-84! 62,-38! 56,-32! 0,-73! -56,-32! z", roof[0], 2.0, shade=roof[1], k=0.95)
        for xx in (-26, 0, 26):
            a.shape(f"{xx - 7},-8! {xx - 7},-22! {xx + 7},-22! {xx + 7},-8! z" if xx else "-7,2! -7,-20! 7,-20! 7,2! z", col.BLUE_D if xx else col.BROWN_D, 1.4)
        a.line("-42,-32 42,-32", 3.6, col.BROWN_D, (1, 1))
        for i in range(9):
            a.disc(-34 + i * 8.5, -36, 2.8, 2.6, (col.RED, col.WHITE, col.GOLD)[i % 3], 1.0)
        a.shape("-6,-46! -6,-56! 6,-56! 6,-46! z", col.BLUE_D, 1.3)


def flowers(a: Art, xs: tuple[float, ...], colours: tuple[str, ...] = (col.RED, col.GOLD, col.BLUE)) -> None:
    """Meadow flowers along the ground line."""
    flowers_at(a, tuple((x, 6.0) for x in xs), colours)


def flowers_at(a: Art, places: tuple[Pt, ...], colours: tuple[str, ...] = (col.RED, col.GOLD, col.BLUE)) -> None:
    """Meadow flowers with their feet at the given places."""
    for i, (x, y) in enumerate(places):
        h = 22 + 5 * (i % 3)
        c = colours[i % len(colours)]
        a.line(f"{x},{y} {x + 1},{y - h}", 2.0, col.GREEN_D, (1, 0.8))
        for k in range(5):
            t = k * 2 * math.pi / 5
            a.disc(x + 1 + 4 * math.cos(t), y - h + 4 * math.sin(t), 3.0, 3.0, c, 1.0)
        a.disc(x + 1, y - h, 2.2, 2.2, col.GOLD if c != col.GOLD else col.BROWN, 0.8)


Scene = Callable[[Art], None]
