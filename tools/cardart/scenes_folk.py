"""Small country folk of the scenes, about 140 high, facing left, and what they hold.

For: scenes on number cards. Not for: courts. May import: ``body_limbs``, ``palette``, ``pen``.
"""

from __future__ import annotations

from dataclasses import dataclass

from . import palette as col
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


def tool(a: Art, x1: float, y1: float, x2: float, y2: float, w: float = 4.0, colour: str = col.BROWN) -> None:
    """A pole or handle."""
    a.line([(x1, y1), (x2, y2)], w + 2.4, col.INK, (1, 1), 0)
    a.line([(x1, y1), (x2, y2)], w, colour, (1, 1), 0)


def small_head(a: Art, x: float, y: float, hair: str, hair_d: str, beard: bool = False) -> None:
    """A head in profile to the left, centre at x,y."""
    with a.place(x, y, 1.12):
        a.shape("9,-13 0,-15 -7,-11 -8,-5 -13,1! -9,3 -10,6 -8,8 -7,12 0,14 8,11 13,2 13,-7 z", col.SKIN, 1.9)
        a.shape("13,-10 8,-16 -2,-17 -8,-12 0,-10 4,-4 5,4 9,9 14,4 15,-3 z", hair, 1.6, shade=hair_d, k=0.85)
        a.disc(-4.6, -3.4, 1.5, 1.7, col.INK)
        a.line("-8,-7 -5,-8 -1.5,-6.6", 1.5, hair_d, (0.4, 0.1))
        a.line("-8.6,7 -5,7.4", 1.4, col.RED_D, (1, 0.2))
        a.hatch("-3,2 3,2 3,7 -3,7 z", 14, 2.2, 5, 0.9, col.BLUSH)
        if beard:
            a.shape("-8,9 -4,6 4,6 8,3 9,9 4,18 -4,22 -9,16 z", hair, 1.6, shade=hair_d, k=0.85)


def person(a: Art, f: Folk) -> None:
    """Draw a person standing on y=0."""
    if f.woman:
        a.shape(
            "-12,-70 -24,-36 -36,-4! 0,2 36,-4! 24,-36 14,-70 z", f.lower[0], 2.1, shade=f.lower[1], k=0.92
        )
        a.flow("-16,-60 -28,-8", "14,-60 28,-8", 5, 1.3)
        if f.apron:
            a.shape(
                "-11,-68 -20,-36 -24,-10! -4,-6 10,-9! 8,-36 6,-68 z",
                f.apron[0],
                1.8,
                shade=f.apron[1],
                k=0.93,
            )
        for x in (-8, 9):
            a.shape(f"{x + 4},-4 {x + 5},2! {x - 11},2! {x - 8},-3 z", col.INK, 1.2)
        a.shape("-12,-102 -15,-86 -10,-68! 11,-68! 15,-86 13,-102 z", f.coat[0], 2.0, shade=f.coat[1], k=0.9)
        a.line("-5,-98 4,-74", 1.2, col.GOLD, (1, 1))
        a.line("4,-98 -5,-74", 1.2, col.GOLD, (1, 1))
    else:
        steps = (
            ("12,-50 22,-28 32,-4", "-6,-50 -18,-28 -24,-4")
            if f.stride
            else ("12,-50 14,-26 14,-4", "-6,-50 -12,-26 -14,-4")
        )
        for axis in steps:
            p = a.limb(axis, (19, 15, 10))
            a.shape(p, f.lower[0], 1.9, shade=f.lower[1], k=0.92)
            foot = float(axis.split()[-1].split(",")[0])
            a.shape(
                f"{foot - 5},-8! {foot + 6},-8! {foot + 7},1! {foot - 17},1! {foot - 14},-4 z",
                col.BROWN_D,
                1.5,
            )
        a.shape(
            "-14,-103 -21,-84 -18,-60 -25,-38! -2,-35 26,-38! 21,-60 21,-84 16,-103 z",
            f.coat[0],
            2.1,
            shade=f.coat[1],
            k=0.9,
        )
        a.hatch("10,-102 20,-84 20,-60 26,-40 10,-38 12,-70 z", 50, 4, 12, 1.2, col.INK)
        a.line("-3,-100 -4,-38", 1.3, col.INK, (1, 0.3))
        a.line("-20,-62 2,-59 21,-63", 3.4, col.BROWN_D, (1, 1))
        if f.apron:
            a.shape("-16,-62! 12,-62! 14,-24 -2,-20 -20,-24 z", f.apron[0], 1.8, shade=f.apron[1], k=0.93)
    small_head(a, -2, -116, *f.hair, f.beard)
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
        a.shape(
            "-13,-120 -12,-134 2,-138 15,-132 17,-114 12,-102 24,-98 14,-96 8,-106 8,-122 0,-126 z",
            c,
            1.9,
            shade=d,
            k=0.9,
        )
    elif f.hat == "tall":
        a.shape("-19,-125 0,-129 20,-125 20,-121 0,-124 -19,-120 z", d, 1.8)
        a.shape("-10,-127! -8,-154! 12,-154! 13,-127! z", c, 1.9, shade=d, k=0.9)
        a.line("-10,-131 1,-130 13,-131", 3.2, col.GOLD, (1, 1))
    elif f.hat == "hood":
        a.shape(
            "-12,-124 -8,-136 6,-140 18,-132 20,-112 14,-98 -6,-98 6,-108 6,-120 -2,-126 z",
            c,
            1.9,
            shade=d,
            k=0.9,
        )


def huntsman(a: Art) -> None:
    """A huntsman winding his horn, hat with a feather, game bag."""
    for ax in ("12,-52 18,-28 16,-4", "-8,-52 -12,-28 -16,-4"):
        p = a.limb(ax, (19, 15, 12))
        a.shape(p, col.WHITE, 1.9, shade=col.WHITE_D, k=0.92)
        x = float(ax.split()[-1].split(",")[0])
        a.shape(
            f"{x - 7},-24! {x + 8},-24! {x + 7},-4 {x + 8},1! {x - 20},1! {x - 18},-4 {x - 8},-8 z",
            col.BROWN,
            1.9,
            shade=col.BROWN_D,
            k=0.9,
        )
    a.shape(
        "-14,-104 -22,-84 -20,-60 -26,-42! 0,-38 28,-42! 22,-62 22,-84 16,-104 z",
        col.GREEN,
        2.1,
        shade=col.GREEN_D,
        k=0.9,
    )
    a.hatch("10,-104 20,-84 22,-60 28,-42 8,-40 12,-70 z", 50, 3.6, 12, 1.2, col.INK)
    a.line("0,-100 -2,-40", 1.5, col.INK, (1, 0.3))
    a.shape("-21,-66 0,-62 22,-66 22,-59 0,-55 -21,-59 z", col.BROWN, 1.6)
    a.line("-14,-102 20,-58", 3.2, col.BROWN_D, (1, 1))
    a.shape("14,-62! 34,-62! 36,-40 24,-36 12,-42 z", col.BROWN, 1.8, shade=col.BROWN_D, k=0.88)
    small_head(a, -2, -117, col.BROWN, col.BROWN_D, True)
    a.shape("-20,-128 -4,-132 20,-128 22,-124 0,-127 -20,-124 z", col.GREEN_D, 1.8)
    a.shape("-10,-129 -8,-142 2,-146 12,-141 14,-129 2,-131 z", col.GREEN, 1.9, shade=col.GREEN_D, k=0.88)
    a.shape(a.limb("10,-134 22,-148 34,-144", (5, 8, 3), True), col.RED, 1.5)
    a.shape(
        a.limb("-14,-108 -36,-110 -46,-126 -34,-138 -22,-132", (4, 6, 8, 11, 14)),
        col.GOLD,
        1.8,
        shade=col.GOLD_D,
        k=0.94,
    )
    a.shape(a.limb("12,-96 -4,-84 -22,-104", (14, 13, 9)), col.GREEN, 1.9, shade=col.GREEN_D, k=0.92)
    a.disc(-24, -107, 5.4, 5.2, col.SKIN, 1.6)


def fiddler(a: Art) -> None:
    for ax in ("12,-50 14,-26 18,-4", "-8,-50 -16,-26 -14,-4"):
        p = a.limb(ax, (18, 14, 9))
        a.shape(p, col.GOLD, 1.9, shade=col.GOLD_D, k=0.92)
        x = float(ax.split()[-1].split(",")[0])
        a.shape(f"{x - 5},-6! {x + 6},-6! {x + 7},1! {x - 16},1! {x - 14},-3 z", col.INK, 1.4)
    a.shape(
        "-14,-102 -22,-84 -18,-60 -28,-36! -2,-40 10,-36 32,-34! 22,-60 22,-84 16,-102 z",
        col.RED,
        2.1,
        shade=col.RED_D,
        k=0.9,
    )
    a.hatch("10,-102 20,-84 20,-60 30,-36 10,-38 12,-70 z", 50, 3.6, 12, 1.2, col.INK)
    for y in (-92, -80, -68, -56):
        a.disc(-3, y, 2.2, 2.2, col.GOLD, 1.1)
    small_head(a, -2, -115, col.AUBURN, col.BROWN_D)
    a.shape("-18,-126 0,-131 20,-126 14,-138 2,-144 -10,-139 z", col.BLUE, 1.9, shade=col.BLUE_D, k=0.88)
    a.disc(2, -144, 3, 3, col.GOLD, 1.3)
    with a.place(-30, -96, 1, -18):
        a.shape(
            "18,-9 8,-7 0,-10 -12,-9 -14,0 -12,9 0,10 8,7 18,9 23,0 z",
            col.BROWN,
            1.8,
            shade=col.BROWN_D,
            k=0.88,
        )
        a.shape("-12,-2! -38,-2! -38,2! -12,2! z", col.BROWN_D, 1.3)
        a.line("20,0 -38,0", 0.9, col.PAPER, (1, 1))
    a.shape(a.limb("-10,-94 -34,-78 -56,-88", (13, 12, 8)), col.RED, 1.9, shade=col.RED_D, k=0.92)
    a.disc(-59, -89, 5, 5, col.SKIN, 1.5)
    a.line("-4,-62 -50,-118", 2.0, col.BROWN_D, (1, 1))
    a.shape(a.limb("14,-92 24,-70 2,-66", (14, 13, 9)), col.RED, 1.9, shade=col.RED_D, k=0.92)
    a.disc(-3, -66, 5, 5, col.SKIN, 1.5)
