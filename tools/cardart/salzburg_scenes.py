"""The small scenes of the Salzburg number cards: one for every card, and no beast in two suits.

Acorns are the forest, leaves hunt and pasture, hearts the village, bells road and work. Scenes of acorns and leaves
leave the middle free for the stem. Units: see :mod:`tools.cardart.scenes_german`.
"""

from __future__ import annotations

import math

from . import parts
from . import palette as col
from . import scenes_german as land
from . import vignettes
from .pen import Art
from .scenes_german import BLUE, BROWN, DARK, FAIR, GOLD, GREEN, GREY, RED, RUST, WHITE, Folk, Scene


# ---------------------------------------------------------------- acorns: the forest
def owl(a: Art) -> None:
    """An owl on a dead branch under the moon; a mouse has noticed nothing."""
    land.moon(a, 110, -150, 17)
    with a.place(-128, -22, 1.2):
        vignettes.owl(a)
    a.shape("-196,6! -186,-44 -196,-74! -182,-70 -176,-92! -168,-60 -160,-40 -156,6! z", col.BROWN, 2.0, shade=col.BROWN_D, k=0.9)
    with a.place(142, 2, 1.0):
        a.shape("20,0 -22,0 -30,-6 -18,-14 -4,-22 14,-20 24,-10 z", col.ASH, 1.8, shade=col.SLATE, k=0.9)
        a.disc(-10, -20, 5, 5, col.PINK, 1.4)
        a.disc(-20, -9, 1.5, 1.5, col.INK)
        a.line("22,-4 40,-2 48,-12 60,-8", 2.0, col.PINK, (1, 0.4))
    land.mushrooms(a, 70, 0.7)


def hare(a: Art) -> None:
    """Two hares: one listens, one eats cabbage."""
    with a.place(-136, 4, 1.08):
        vignettes.hare(a)
    for x, s in ((96, 0.9), (176, 1.05)):
        with a.place(x, 2, s):
            a.shape("-26,0 -34,-18 -22,-34 0,-40 22,-34 34,-18 26,0 z", col.GREEN_L, 2.0, shade=col.GREEN, k=0.88)
            for spec in ("0,-2 -4,-20 0,-38", "-4,-4 -22,-16 -28,-24", "4,-4 20,-16 28,-24"):
                a.line(spec, 1.7, col.GREEN_D, (1, 0.2))
    with a.place(136, 4, 0.72, flip=True):
        vignettes.hare(a, col.OCHRE, col.BROWN)


def cock(a: Art) -> None:
    """A cock crowing on the dung-heap, his hen below."""
    a.shape("-220,6! -190,-22 -150,-34 -110,-30 -70,-12 -50,6! z", col.OCHRE, 2.0, shade=col.BROWN, k=0.93)
    for i in range(12):
        x = -200 + i * 12.5
        y = -4 - 18 * math.sin((i + 1) / 13 * math.pi)
        a.line(f"{x},{y} {x + 9},{y - 5}", 1.8, col.GOLD, (0.7, 0.3))
    with a.place(-134, -30, 1.02):
        vignettes.cock(a)
    with a.place(132, 2, 0.9):
        for x in (-2, 10):
            a.line(f"{x},-16 {x},0", 3, col.GOLD_D, (1, 1))
        a.shape("44,-58 50,-40 34,-18 4,-12 -18,-24 -24,-42 -34,-52 -30,-62 -20,-64 -12,-54 4,-44 24,-46 z", col.OCHRE, 2.1, shade=col.BROWN, k=0.9)
        a.flow("0,-38 30,-40", "4,-22 26,-24", 3, 1.3, col.BROWN_D)
        a.shape("-30,-62 -30,-72 -22,-68 -18,-64 z", col.RED, 1.4)
        a.shape("-32,-57! -42,-54! -33,-52! z", col.GOLD, 1.3)
        a.disc(-26, -58, 1.6, 1.6, col.INK)
    for x in (84, 192):
        _chick(a, x)


def _chick(a: Art, x: float) -> None:
    with a.place(x, 4):
        a.shape("12,-12 8,-3 -6,-3 -10,-10 -14,-18 -6,-24 0,-18 8,-16 z", col.GOLD, 1.6, shade=col.GOLD_D, k=0.88)
        a.shape("-13,-18! -19,-16! -13,-14! z", col.RED, 1.0)
        a.disc(-9, -19, 1.1, 1.1, col.INK)
        a.line("-1,-3 -1,2", 1.6, col.GOLD_D, (1, 1))


def huntsman(a: Art) -> None:
    """The forester blows his horn; firs echo it."""
    for x, s in ((-206, 1.15), (96, 1.0), (190, 1.3)):
        land_fir(a, x, s)
    with a.place(-124, 2, 1.06):
        vignettes.huntsman(a)
    land.stump(a, 140, 0.9)


def land_fir(a: Art, x: float, s: float) -> None:
    """A fir with its foot a little below the ground line."""
    with a.place(0, 3):
        vignettes.fir(a, x, s)


def boar(a: Art) -> None:
    """A wild sow and her striped young root for acorns."""
    with a.place(-126, 4, 1.0):
        vignettes.boar(a)
    for x, s in ((86, 0.9), (140, 1.0), (194, 0.84)):
        with a.place(x, 3, s):
            _piglet(a)
    for x in (60, 112, 164):
        with a.place(x, 6, 0.18, 60):
            a.shape("-27,-8 -23,28 0,52! 23,28 27,-8 z", col.GOLD, 6)
            a.shape("-35,-6 -24,-35 24,-35 35,-6 0,2 z", col.GREEN, 6)


def _piglet(a: Art) -> None:
    """A striped young boar, about 50 long."""
    for x in (-12, -5, 12, 19):
        a.shape(f"{x - 2.6},-12! {x + 2.6},-12! {x + 2},0! {x - 2.6},0! z", col.BROWN_D, 1.2)
    a.line("24,-24 31,-27 30,-20", 1.8, col.BROWN_D, (1, 0.5))
    a.shape("25,-22 21,-10 4,-7 -14,-9 -22,-8 -32,-8 -33,-13 -24,-19 -16,-27 2,-31 18,-29 z", col.FOX, 1.8, shade=col.BROWN, k=0.9)
    for spec in ("-10,-25 6,-28 21,-23", "-12,-19 6,-22 22,-18", "-8,-13 8,-15 20,-13"):
        a.line(spec, 2.4, col.SKIN, (0.3, 0.2))
    a.shape("-17,-25 -15,-33 -8,-27 z", col.FOX, 1.4, shade=col.BROWN)
    a.disc(-22, -17, 1.5, 1.5, col.INK)


def chapel(a: Art) -> None:
    """A pilgrims' chapel on its hill, and one pilgrim on the way."""
    land.hills(a, "-270,-18 -190,-34 -120,-44 -60,-34 -14,-22 60,-30 130,-24 270,-34")
    with a.place(-128, -28, 0.98):
        vignettes.chapel(a)
    a.line("120,6 70,2 20,8 -40,-4 -90,-22", 7, col.PAPER, (1, 0.4))
    with a.place(142, 4, 0.8):
        land.tool(a, -34, -78, -26, 2, 3.4)
        land.person(a, Folk(BROWN, GREY, ((-24, -78), (-32, -62)), ((22, -78), (12, -66)), hair=GREY, hat="felt", hat_tones=BROWN, beard=True, stride=True))


# ---------------------------------------------------------------- leaves: hunt and pasture
def hedgehog(a: Art) -> None:
    """A hedgehog carries an apple home."""
    with a.place(-132, 4, 1.45):
        land.hedgehog(a)
    land.mushrooms(a, 110, 1.15)
    land.bush(a, 190, 1.0, col.RED)


def fox(a: Art) -> None:
    """The fox and the goose."""
    with a.place(-124, 4, 1.08):
        land.fox(a)
    with a.place(138, 2, 1.1, flip=True):
        land.goose(a, wings=True)
    land.bush(a, -216, 0.6)


def hound(a: Art) -> None:
    """Hounds on the scent."""
    with a.place(-128, 4, 1.06):
        vignettes.hound(a)
    with a.place(132, 4, 0.92):
        vignettes.hound(a, col.OCHRE, col.BROWN, col.WHITE)


def shepherdess(a: Art) -> None:
    """A shepherdess spins while her sheep graze."""
    with a.place(-132, 2, 1.0):
        land.person(a, Folk(RED, BLUE, ((-26, -84), (-34, -104)), ((26, -80), (-16, -72)), hair=FAIR, hat="straw", apron=WHITE, sleeve=WHITE, woman=True))
        land.tool(a, -36, -66, -34, -134, 2.6)
        a.shape("-42,-118 -34,-140 -26,-118 -30,-108 -38,-108 z", col.WHITE, 1.7, shade=col.WHITE_D, k=0.88)
        a.line("-34,-108 -18,-72", 1.0, col.SOFT, (1, 1))
        a.line("-18,-66 -20,-34", 1.0, col.SOFT, (1, 1))
        a.shape("-24,-36 -20,-24 -16,-36 z", col.BROWN, 1.4)
    with a.place(-186, 4, 0.62):
        land.sheep(a)
    with a.place(96, 4, 0.92):
        land.sheep(a)
    with a.place(184, 2, 0.74, flip=True):
        land.sheep(a, (col.BADGER, col.SABLE))


def goat(a: Art) -> None:
    """A billy goat upon his rock before the high mountains."""
    land.alps(a, -10, 0.8)
    land.rock(a, -132, 84, 46)
    with a.place(-130, -44, 0.86):
        vignettes.goat(a)
    land.rock(a, 150, 52, 36)
    land.flowers(a, (88, 112, 196), (col.BLUE, col.WHITE, col.BLUE))


def stag(a: Art) -> None:
    """A stag at the brook."""
    land_fir(a, -214, 1.2)
    with a.place(-110, 4, 0.9):
        vignettes.stag(a)
    land_fir(a, 110, 0.9)
    land_fir(a, 206, 1.25)
    land.water(a, 60, 232, 4, 18)
    land.reeds(a, 78)


# ---------------------------------------------------------------- hearts: the village
def swan(a: Art) -> None:
    """Two swans meet; their necks make a heart."""
    land.water(a, -200, 200, -4, 26)
    with a.place(-58, 4, 1.0, flip=True):
        land.swan(a)
    with a.place(58, 4, 1.0):
        land.swan(a)
    land.reeds(a, -190)
    land.reeds(a, 190)
    for x, s in ((-150, 0.34), (-122, 0.3)):
        with a.place(x, 14, s, flip=True):
            land.swan(a)


def cat(a: Art) -> None:
    """A cat looks up at a cage with a singing bird."""
    land.fence(a, -196, -90)
    with a.place(-44, 4, 1.05, flip=True):
        land.cat(a)
    land.tool(a, 82, 4, 82, -158, 5)
    land.tool(a, 82, -152, 40, -152, 4)
    a.line("42,-152 42,-140", 1.6, col.INK, (1, 1))
    a.shape("20,-92 20,-124 30,-138 42,-142 54,-138 64,-124 64,-92 z", col.WHITE, 1.8)
    for x in (28, 36, 44, 52, 60):
        a.line(f"{x},-94 {x},-132", 1.3, col.SOFT, (1, 1))
    a.shape("16,-92! 68,-92! 66,-84! 18,-84! z", col.GOLD, 1.7)
    with a.place(46, -94, 0.42):
        land.dove(a, GOLD)
    land.flowers(a, (112, 134, 158, 180), (col.RED, col.WHITE, col.PINK, col.GOLD))


def boat(a: Art) -> None:
    """Lovers in a boat on the lake, mountains behind."""
    land.alps(a, -8, 0.8)
    land.water(a, -226, 226, -14, 34)
    for x, coat, woman in ((-26, RED, True), (34, BLUE, False)):
        with a.place(x, -6, 0.82, flip=woman):
            land.person(a, Folk(coat, coat, ((-22, -82), (-34, -74)), ((22, -80), (-12, -70)), hair=FAIR if woman else DARK, hat="straw" if woman else "felt", woman=woman))
    land.tool(a, 10, -62, -60, 8, 3)
    a.shape("-116,-40! -84,-30 0,-24 84,-30 116,-42! 92,-4 0,4 -92,-4 z", col.BROWN, 2.2, shade=col.BROWN_D, k=0.93)
    a.line("-108,-32 -70,-22 0,-17 70,-22 108,-33", 2.4, col.GOLD, (0.8, 0.8))
    a.line("-150,8 -80,4 0,10 80,4 150,8", 1.8, col.BLUE, (0.2, 0.2))


def fountain(a: Art) -> None:
    """Doves at the village fountain."""
    land.house(a, -172, 1.0)
    land.house(a, 178, 0.92, BROWN)
    with a.place(0, 4, 1.02):
        vignettes.fountain(a)
    with a.place(-52, -34, 0.6, flip=True):
        land.dove(a)
    with a.place(44, -34, 0.6):
        land.dove(a, (col.BLUE_L, col.BLUE))


def fiddler(a: Art) -> None:
    """The fiddler plays to a dancing dog."""
    land.hills(a, "-270,-24 -150,-40 -40,-26 80,-44 270,-26")
    with a.place(-44, 2, 1.06, flip=True):
        vignettes.fiddler(a)
    with a.place(56, 2, 1.0):
        a.shape("16,-4 22,-26 16,-50 6,-62 -6,-62 -12,-48 -10,-24 -6,-4! 2,-4 4,-18 6,-4! z", col.WHITE, 2.0, shade=col.WHITE_D, k=0.9)
        a.shape("-14,-66 -26,-62 -30,-68 -20,-76 -12,-84 2,-82 8,-70 4,-60 -8,-58 z", col.WHITE, 1.9, shade=col.WHITE_D, k=0.9)
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
            vignettes.tree(a, x, s)


def dancers(a: Art) -> None:
    """A couple dances under the lime tree."""
    with a.place(0, 4):
        vignettes.tree(a, -168, 1.36)
        vignettes.tree(a, 172, 1.2)
    with a.place(-34, 2, 1.0, flip=True):
        land.person(a, Folk(BLUE, GOLD, ((-26, -96), (-40, -108)), ((20, -82), (-22, -80)), hair=DARK, hat="felt", stride=True))
    with a.place(42, 2, 0.98):
        land.person(a, Folk(RED, GREEN, ((-24, -92), (-36, -110)), ((26, -84), (24, -62)), hair=FAIR, apron=WHITE, sleeve=WHITE, woman=True))
    for i in range(5):
        parts.rose(a, 30 + i * 5.5, -131 - 3 * math.sin(i / 4 * math.pi), 3.6, (col.RED, col.WHITE, col.GOLD)[i % 3], col.BROWN_D)
    land.flowers(a, (-100, -84, 96, 112))


# ---------------------------------------------------------------- bells: road and work
def jester(a: Art) -> None:
    """A jester with bells on cap and sleeves leaps over his bauble."""
    with a.place(0, -4, 1.08):
        for axis, tones in (("10,-48 34,-40 40,-14", RED), ("-8,-48 -34,-44 -44,-20", GOLD)):
            p = a.limb(axis, (18, 14, 9))
            a.shape(p, tones[0], 1.9, shade=tones[1], k=0.92)
        for x, y in ((38, -10), (-50, -18)):
            a.shape(f"{x + 8},{y - 6} {x + 6},{y + 4} {x - 12},{y + 2} {x - 20},{y - 8}! {x - 6},{y - 6} z", col.GREEN, 1.5)
            a.disc(x - 21, y - 9, 3.4, 3.4, col.GOLD, 1.2)
        a.shape("-14,-103 -20,-84 -22,-58! -12,-48! -4,-58! 4,-46! 12,-58! 20,-48! 24,-60! 20,-84 16,-103 z", col.GOLD, 2.0, shade=col.GOLD_D, k=0.9)
        a.shape("1,-104 2,-80 3,-52! 12,-58! 20,-48! 24,-60! 20,-84 16,-103 z", col.RED, 1.7, shade=col.RED_D, k=0.92)
        vignettes.small_head(a, -2, -116, *RUST)
        for spec, c, d, bx, by in (
            ("-14,-124 -30,-126 -40,-112 -44,-124 -30,-140 -8,-140 z", col.RED, col.RED_D, -42, -110),
            ("20,-122 34,-122 42,-106 48,-120 36,-138 10,-140 z", col.GREEN, col.GREEN_D, 43, -104),
            ("-10,-130 -6,-152 6,-164 20,-158 12,-148 14,-130 z", col.GOLD, col.GOLD_D, 22, -157),
        ):
            a.shape(spec, c, 1.8, shade=d, k=0.88)
            a.disc(bx, by, 4.4, 4.4, col.GOLD, 1.4)
        a.line("-16,-126 2,-130 20,-124", 3.4, col.BLUE, (1, 1))
        for axis, tones, hx, hy in (("-10,-95 -30,-104 -50,-124", RED, -53, -127), ("13,-95 34,-92 52,-108", GREEN, 55, -110)):
            a.shape(a.limb(axis, (13, 13, 15)), tones[0], 1.9, shade=tones[1], k=0.92)
            a.disc(hx, hy, 5, 4.8, col.SKIN, 1.5)
        land.tool(a, -56, -112, -50, -150, 2.6)
        vignettes.small_head(a, -50, -156, *GOLD)
    for x in (-150, -110, 112, 156):
        a.disc(x, 2, 7, 7, col.GOLD, 1.7, shade=col.GOLD_D)
        a.line(f"{x - 6},2 {x},4 {x + 6},2", 1.8, col.RED, (1, 1))
    land.bush(a, -200, 0.8)
    land.bush(a, 204, 0.9, col.RED)


def cellar(a: Art) -> None:
    """The cellarer draws wine and tries it."""
    with a.place(70, 4, 0.96):
        vignettes.barrel(a, 190, 112)
    with a.place(-74, 2, 1.06, flip=True):
        land.person(a, Folk(WHITE, BLUE, ((-24, -86), (-38, -98)), ((20, -78), (-6, -66)), hair=RUST, hat="cap", hat_tones=RED, apron=GREEN, beard=True))
        a.shape("-50,-118! -36,-118! -38,-104 -42,-100 -42,-92 -37,-90! -49,-90! -44,-92 -44,-100 -48,-104 z", col.WHITE, 1.5)
        a.fill("-48,-114! -38,-114! -40,-104 -43,-101 -46,-104 z", col.RED)
    with a.place(-10, 4, 0.7):
        vignettes.jug(a)
    a.shape("-26,-46! -12,-46! -12,-40! -26,-40! z", col.GOLD_D, 1.4)
    with a.place(190, 4, 0.6):
        vignettes.barrel(a, 120, 130)
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
    land.tool(a, 70, 4, 70, -52, 8, col.BROWN)
    for i in range(9):
        t = i / 9
        x, y = 78 - 240 * t, -46 - 40 * t
        x2, y2 = 78 - 240 * (t + 1 / 9), -46 - 40 * (t + 1 / 9)
        a.line([(x, y), (x2, y2)], 8.6, col.INK, (1, 1), 0)
        a.line([(x, y), (x2, y2)], 6.0, col.WHITE if i % 2 else col.BLUE, (1, 1), 0)
    with a.place(26, 2, 0.98):
        land.person(a, Folk(BLUE, WHITE, ((-26, -82), (-40, -74)), ((24, -80), (18, -60)), hair=GREY, hat="tall", hat_tones=(col.INK, col.INK), beard=False))
        a.shape("-46,-72 -34,-72 -30,-58 -40,-52 -50,-58 z", col.BROWN, 1.6, shade=col.BROWN_D, k=0.9)
    with a.place(-150, 2, 0.9, flip=True):
        land.person(a, Folk(GREEN, BROWN, ((-24, -84), (-34, -72)), ((22, -84), (18, -70)), hair=DARK, hat="felt", hat_tones=RED, stride=True))
        a.shape("14,-104 34,-106 40,-84 34,-62 16,-64 z", col.OCHRE, 1.8, shade=col.BROWN, k=0.9)


def cow(a: Art) -> None:
    """The bell cow comes down from the alp, a wreath on her horns."""
    land.alps(a, -10, 0.86)
    with a.place(-34, 4, 1.02):
        land.cow(a)
    for i in range(6):
        parts.rose(a, -104 + i * 7.4, -116 - 7 * math.sin(i / 5 * math.pi), 5, (col.RED, col.WHITE, col.GOLD)[i % 3], col.BROWN_D)
    with a.place(126, 2, 1.02):
        land.tool(a, -34, -112, -22, 2, 3)
        land.person(a, Folk(RED, GREEN, ((-24, -80), (-31, -86)), ((22, -80), (14, -62)), hair=FAIR, hat="felt", sleeve=WHITE, stride=True))


def sleigh(a: Art) -> None:
    """A sleigh goes by with all its bells."""
    for x, s in ((-216, 1.0), (214, 1.15)):
        land_fir(a, x, s)
    with a.place(-92, 4, 0.98):
        land.horse(a)
    a.line("-60,-64 -10,-56 60,-48", 3.4, col.BROWN_D, (1, 1))
    with a.place(110, -12, 0.82):
        land.person(a, Folk(GREEN, GREEN, ((-26, -84), (-44, -80)), ((20, -80), (-30, -74)), hair=GREY, hat="cap", hat_tones=BROWN, beard=True))
    a.line("-2,-52 -30,-58 -70,-62", 1.6, col.INK, (1, 1))
    a.shape("40,-62 54,-34 84,-24 138,-26 166,-84! 178,-84 172,-30 150,-8 66,-8 40,-28 30,-58 z", col.RED, 2.2, shade=col.RED_D, k=0.94)
    a.line("42,-56 56,-30 86,-19 140,-21 168,-76", 2.4, col.GOLD, (0.8, 0.8))
    a.line("178,4 70,6 34,0 16,-14 14,-34 24,-42", 7, col.INK, (0.8, 0.6), 0)
    a.line("178,4 70,6 34,0 16,-14 14,-34 24,-42", 4.2, col.GOLD, (0.8, 0.6), 0)
    for x in (78, 136):
        land.tool(a, x, -8, x, 4, 3, col.GOLD_D)


SCENES: dict[str, Scene] = {
    "E5": owl, "E6": hare, "E7": cock, "E8": huntsman, "E9": boar, "ET": chapel,
    "G5": hedgehog, "G6": fox, "G7": hound, "G8": shepherdess, "G9": goat, "GT": stag,
    "H5": swan, "H6": cat, "H7": boat, "H8": fountain, "H9": fiddler, "HT": dancers,
    "S5": jester, "S7": cellar, "S8": toll, "S9": cow, "ST": sleigh,
}
