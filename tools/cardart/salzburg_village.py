"""Scenes of the Salzburg hearts and bells: the village, the road and work.

Units: see ``scenes_land``. May import: the ``scenes_*`` modules and the shared parts.
"""

from __future__ import annotations

import math

from . import palette as col
from . import parts
from . import scenes_farm as farm
from . import scenes_folk as folk
from . import scenes_land as land
from .pen import Art
from .scenes_folk import BLUE, BROWN, DARK, FAIR, GOLD, GREEN, GREY, RED, RUST, WHITE, Folk


def swan(a: Art) -> None:
    """Two swans meet; their necks make a heart."""
    land.water(a, -200, 200, -4, 26)
    with a.place(-58, 4, 1.0, flip=True):
        farm.swan(a)
    with a.place(58, 4, 1.0):
        farm.swan(a)
    land.reeds(a, -190)
    land.reeds(a, 190)
    for x, s in ((-150, 0.34), (-122, 0.3)):
        with a.place(x, 14, s, flip=True):
            farm.swan(a)


def cat(a: Art) -> None:
    """A cat looks up at a cage with a singing bird."""
    land.fence(a, -196, -90)
    with a.place(-44, 4, 1.05, flip=True):
        farm.cat(a)
    folk.tool(a, 82, 4, 82, -158, 5)
    folk.tool(a, 82, -152, 40, -152, 4)
    a.line("42,-152 42,-140", 1.6, col.INK, (1, 1))
    a.shape("20,-92 20,-124 30,-138 42,-142 54,-138 64,-124 64,-92 z", col.WHITE, 1.8)
    for x in (28, 36, 44, 52, 60):
        a.line(f"{x},-94 {x},-132", 1.3, col.SOFT, (1, 1))
    a.shape("16,-92! 68,-92! 66,-84! 18,-84! z", col.GOLD, 1.7)
    with a.place(46, -94, 0.42):
        farm.dove(a, GOLD)
    land.flowers(a, (112, 134, 158, 180), (col.RED, col.WHITE, col.PINK, col.GOLD))


def boat(a: Art) -> None:
    """Lovers in a boat on the lake, mountains behind."""
    land.alps(a, -8, 0.8)
    land.water(a, -226, 226, -14, 34)
    for x, coat, woman in ((-26, RED, True), (34, BLUE, False)):
        with a.place(x, -6, 0.82, flip=woman):
            folk.person(
                a,
                Folk(
                    coat,
                    coat,
                    ((-22, -82), (-34, -74)),
                    ((22, -80), (-12, -70)),
                    hair=FAIR if woman else DARK,
                    hat="straw" if woman else "felt",
                    woman=woman,
                ),
            )
    folk.tool(a, 10, -62, -60, 8, 3)
    a.shape(
        "-116,-40! -84,-30 0,-24 84,-30 116,-42! 92,-4 0,4 -92,-4 z",
        col.BROWN,
        2.2,
        shade=col.BROWN_D,
        k=0.93,
    )
    a.line("-108,-32 -70,-22 0,-17 70,-22 108,-33", 2.4, col.GOLD, (0.8, 0.8))
    a.line("-150,8 -80,4 0,10 80,4 150,8", 1.8, col.BLUE, (0.2, 0.2))


def fountain(a: Art) -> None:
    """Doves at the village fountain."""
    land.house(a, -172, 1.0)
    land.house(a, 178, 0.92, BROWN)
    with a.place(0, 4, 1.02):
        land.fountain(a)
    with a.place(-52, -34, 0.6, flip=True):
        farm.dove(a)
    with a.place(44, -34, 0.6):
        farm.dove(a, (col.BLUE_L, col.BLUE))


def fiddler(a: Art) -> None:
    """The fiddler plays to a dancing dog."""
    land.hills(a, "-270,-24 -150,-40 -40,-26 80,-44 270,-26")
    with a.place(-44, 2, 1.06, flip=True):
        folk.fiddler(a)
    with a.place(56, 2, 1.0):
        a.shape(
            "16,-4 22,-26 16,-50 6,-62 -6,-62 -12,-48 -10,-24 -6,-4! 2,-4 4,-18 6,-4! z",
            col.WHITE,
            2.0,
            shade=col.WHITE_D,
            k=0.9,
        )
        a.shape(
            "-14,-66 -26,-62 -30,-68 -20,-76 -12,-84 2,-82 8,-70 4,-60 -8,-58 z",
            col.WHITE,
            1.9,
            shade=col.WHITE_D,
            k=0.9,
        )
        a.shape("-2,-82 10,-78 12,-64 4,-66 z", col.BROWN, 1.5)
        a.line("-8,-54 -22,-50 -26,-42", 5, col.INK, (1, 0.7), 0)
        a.line("-8,-54 -22,-50 -26,-42", 3, col.WHITE, (1, 0.7), 0)
        a.line("16,-12 30,-20 32,-34", 4.4, col.INK, (1, 0.5), 0)
        a.line("16,-12 30,-20 32,-34", 2.6, col.WHITE, (1, 0.5), 0)
        a.shape("-10,-54 6,-54 8,-48 -10,-48 z", col.RED, 1.4)
        a.disc(-16, -72, 1.5, 1.5, col.INK)
        a.disc(-28, -67, 2.2, 2, col.INK)
        a.shape("-14,-82! -4,-100! 6,-82! z", col.BLUE, 1.5)
    for x, s in ((-196, 1.1), (190, 1.2)):
        with a.place(0, 2):
            land.tree(a, x, s)


def dancers(a: Art) -> None:
    """A couple dances under the lime tree."""
    with a.place(0, 4):
        land.tree(a, -168, 1.36)
        land.tree(a, 172, 1.2)
    with a.place(-34, 2, 1.0, flip=True):
        folk.person(
            a,
            Folk(
                BLUE,
                GOLD,
                ((-26, -96), (-40, -108)),
                ((20, -82), (-22, -80)),
                hair=DARK,
                hat="felt",
                stride=True,
            ),
        )
    with a.place(42, 2, 0.98):
        folk.person(
            a,
            Folk(
                RED,
                GREEN,
                ((-24, -92), (-36, -110)),
                ((26, -84), (24, -62)),
                hair=FAIR,
                apron=WHITE,
                sleeve=WHITE,
                woman=True,
            ),
        )
    for i in range(5):
        parts.rose(
            a,
            30 + i * 5.5,
            -131 - 3 * math.sin(i / 4 * math.pi),
            3.6,
            (col.RED, col.WHITE, col.GOLD)[i % 3],
            col.BROWN_D,
        )
    land.flowers(a, (-100, -84, 96, 112))


def jester(a: Art) -> None:
    """A jester with bells on cap and sleeves leaps over his bauble."""
    with a.place(0, -4, 1.08):
        for axis, tones in (("10,-48 34,-40 40,-14", RED), ("-8,-48 -34,-44 -44,-20", GOLD)):
            p = a.limb(axis, (18, 14, 9))
            a.shape(p, tones[0], 1.9, shade=tones[1], k=0.92)
        for x, y in ((38, -10), (-50, -18)):
            a.shape(
                f"{x + 8},{y - 6} {x + 6},{y + 4} {x - 12},{y + 2} {x - 20},{y - 8}! {x - 6},{y - 6} z",
                col.GREEN,
                1.5,
            )
            a.disc(x - 21, y - 9, 3.4, 3.4, col.GOLD, 1.2)
        a.shape(
            "-14,-103 -20,-84 -22,-58! -12,-48! -4,-58! 4,-46! 12,-58! 20,-48! 24,-60! 20,-84 16,-103 z",
            col.GOLD,
            2.0,
            shade=col.GOLD_D,
            k=0.9,
        )
        a.shape(
            "1,-104 2,-80 3,-52! 12,-58! 20,-48! 24,-60! 20,-84 16,-103 z",
            col.RED,
            1.7,
            shade=col.RED_D,
            k=0.92,
        )
        folk.small_head(a, -2, -116, *RUST)
        for spec, c, d, bx, by in (
            ("-14,-124 -30,-126 -40,-112 -44,-124 -30,-140 -8,-140 z", col.RED, col.RED_D, -42, -110),
            ("20,-122 34,-122 42,-106 48,-120 36,-138 10,-140 z", col.GREEN, col.GREEN_D, 43, -104),
            ("-10,-130 -6,-152 6,-164 20,-158 12,-148 14,-130 z", col.GOLD, col.GOLD_D, 22, -157),
        ):
            a.shape(spec, c, 1.8, shade=d, k=0.88)
            a.disc(bx, by, 4.4, 4.4, col.GOLD, 1.4)
        a.line("-16,-126 2,-130 20,-124", 3.4, col.BLUE, (1, 1))
        for axis, tones, hx, hy in (
            ("-10,-95 -30,-104 -50,-124", RED, -53, -127),
            ("13,-95 34,-92 52,-108", GREEN, 55, -110),
        ):
            a.shape(a.limb(axis, (13, 13, 15)), tones[0], 1.9, shade=tones[1], k=0.92)
            a.disc(hx, hy, 5, 4.8, col.SKIN, 1.5)
        folk.tool(a, -56, -112, -50, -150, 2.6)
        folk.small_head(a, -50, -156, *GOLD)
    for x in (-150, -110, 112, 156):
        a.disc(x, 2, 7, 7, col.GOLD, 1.7, shade=col.GOLD_D)
        a.line(f"{x - 6},2 {x},4 {x + 6},2", 1.8, col.RED, (1, 1))
    land.bush(a, -200, 0.8)
    land.bush(a, 204, 0.9, col.RED)


def cellar(a: Art) -> None:
    """The cellarer draws wine and tries it."""
    with a.place(70, 4, 0.96):
        land.barrel(a, 190, 112)
    with a.place(-74, 2, 1.06, flip=True):
        folk.person(
            a,
            Folk(
                WHITE,
                BLUE,
                ((-24, -86), (-38, -98)),
                ((20, -78), (-6, -66)),
                hair=RUST,
                hat="cap",
                hat_tones=RED,
                apron=GREEN,
                beard=True,
            ),
        )
        a.shape(
            "-50,-118! -36,-118! -38,-104 -42,-100 -42,-92 -37,-90! -49,-90! -44,-92 -44,-100 -48,-104 z",
            col.WHITE,
            1.5,
        )
        a.fill("-48,-114! -38,-114! -40,-104 -43,-101 -46,-104 z", col.RED)
    with a.place(-10, 4, 0.7):
        land.jug(a)
    a.shape("-26,-46! -12,-46! -12,-40! -26,-40! z", col.GOLD_D, 1.4)
    with a.place(190, 4, 0.6):
        land.barrel(a, 120, 130)
    land.bush(a, -192, 0.9, col.VIOLET)


def toll(a: Art) -> None:
    """The toll-gate; the keeper waits with his purse, a round stamp stands over the gate."""
    a.shape("96,6! 96,-104! 176,-104! 176,6! z", col.WHITE, 2.1, shade=col.WHITE_D, k=0.95)
    a.shape("84,-100! 136,-146! 188,-100! z", col.RED, 2.1, shade=col.RED_D, k=0.92)
    a.hatch("90,-102! 136,-143! 182,-102! z", 0, 6, 90, 1.2, col.INK)
    a.shape("110,6! 110,-44 122,-56 134,-44 134,6! z", col.BROWN, 1.8, shade=col.BROWN_D, k=0.92)
    a.shape("146,-40! 146,-62! 166,-62! 166,-40! z", col.BLUE_D, 1.6)
    a.line("156,-40 156,-62", 1.2, col.WHITE, (1, 1))
    a.disc(136, -80, 15, 15, col.RED, 1.8)
    a.disc(136, -80, 11, 11, col.WHITE, 1.4)
    parts.lily(a, 136, -80, 0.7, col.RED)
    folk.tool(a, 70, 4, 70, -52, 8, col.BROWN)
    for i in range(9):
        t = i / 9
        x, y = 78 - 240 * t, -46 - 40 * t
        x2, y2 = 78 - 240 * (t + 1 / 9), -46 - 40 * (t + 1 / 9)
        a.line([(x, y), (x2, y2)], 8.6, col.INK, (1, 1), 0)
        a.line([(x, y), (x2, y2)], 6.0, col.WHITE if i % 2 else col.BLUE, (1, 1), 0)
    with a.place(26, 2, 0.98):
        folk.person(
            a,
            Folk(
                BLUE,
                WHITE,
                ((-26, -82), (-40, -74)),
                ((24, -80), (18, -60)),
                hair=GREY,
                hat="tall",
                hat_tones=(col.INK, col.INK),
                beard=False,
            ),
        )
        a.shape("-46,-72 -34,-72 -30,-58 -40,-52 -50,-58 z", col.BROWN, 1.6, shade=col.BROWN_D, k=0.9)
    with a.place(-150, 2, 0.9, flip=True):
        folk.person(
            a,
            Folk(
                GREEN,
                BROWN,
                ((-24, -84), (-34, -72)),
                ((22, -84), (18, -70)),
                hair=DARK,
                hat="felt",
                hat_tones=RED,
                stride=True,
            ),
        )
        a.shape("14,-104 34,-106 40,-84 34,-62 16,-64 z", col.OCHRE, 1.8, shade=col.BROWN, k=0.9)


def cow(a: Art) -> None:
    """The bell cow comes down from the alp, a wreath on her horns."""
    land.alps(a, -10, 0.86)
    with a.place(-34, 4, 1.02):
        farm.cow(a)
    for i in range(6):
        parts.rose(
            a,
            -104 + i * 7.4,
            -116 - 7 * math.sin(i / 5 * math.pi),
            5,
            (col.RED, col.WHITE, col.GOLD)[i % 3],
            col.BROWN_D,
        )
    with a.place(126, 2, 1.02):
        folk.tool(a, -34, -112, -22, 2, 3)
        folk.person(
            a,
            Folk(
                RED,
                GREEN,
                ((-24, -80), (-31, -86)),
                ((22, -80), (14, -62)),
                hair=FAIR,
                hat="felt",
                sleeve=WHITE,
                stride=True,
            ),
        )


def sleigh(a: Art) -> None:
    """A sleigh goes by with all its bells."""
    for x, s in ((-216, 1.0), (214, 1.15)):
        land.fir(a, x, s)
    with a.place(-92, 4, 0.98):
        farm.horse(a)
    a.line("-60,-64 -10,-56 60,-48", 3.4, col.BROWN_D, (1, 1))
    with a.place(110, -12, 0.82):
        folk.person(
            a,
            Folk(
                GREEN,
                GREEN,
                ((-26, -84), (-44, -80)),
                ((20, -80), (-30, -74)),
                hair=GREY,
                hat="cap",
                hat_tones=BROWN,
                beard=True,
            ),
        )
    a.line("-2,-52 -30,-58 -70,-62", 1.6, col.INK, (1, 1))
    a.shape(
        "40,-62 54,-34 84,-24 138,-26 166,-84! 178,-84 172,-30 150,-8 66,-8 40,-28 30,-58 z",
        col.RED,
        2.2,
        shade=col.RED_D,
        k=0.94,
    )
    a.line("42,-56 56,-30 86,-19 140,-21 168,-76", 2.4, col.GOLD, (0.8, 0.8))
    a.line("178,4 70,6 34,0 16,-14 14,-34 24,-42", 7, col.INK, (0.8, 0.6), 0)
    a.line("178,4 70,6 34,0 16,-14 14,-34 24,-42", 4.2, col.GOLD, (0.8, 0.6), 0)
    for x in (78, 136):
        folk.tool(a, x, -8, x, 4, 3, col.GOLD_D)
