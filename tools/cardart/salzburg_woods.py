"""Scenes of the Salzburg acorns and leaves: the forest, the hunt and the pasture.

The middle stays free for the stem. Units: see ``scenes_land``. May import: the ``scenes_*`` modules.
"""

from __future__ import annotations

import math

from . import palette as col
from . import scenes_farm as farm
from . import scenes_folk as folk
from . import scenes_game as game
from . import scenes_land as land
from .pen import Art
from .scenes_folk import BLUE, BROWN, FAIR, GREY, RED, WHITE, Folk


def _fir(a: Art, x: float, s: float) -> None:
    """A fir with its foot a little below the ground line."""
    with a.place(0, 3):
        land.fir(a, x, s)


def owl(a: Art) -> None:
    """An owl on a dead branch under the moon; a mouse has noticed nothing."""
    land.moon(a, 112, -140, 24)
    with a.place(-128, -22, 1.2):
        game.owl(a)
    a.shape(
        "-196,6! -186,-44 -196,-74! -182,-70 -176,-92! -168,-60 -160,-40 -156,6! z",
        col.BROWN,
        2.0,
        shade=col.BROWN_D,
        k=0.9,
    )
    with a.place(142, 2, 1.0):
        a.shape("20,0 -22,0 -30,-6 -18,-14 -4,-22 14,-20 24,-10 z", col.ASH, 1.8, shade=col.SLATE, k=0.9)
        a.disc(-10, -20, 5, 5, col.PINK, 1.4)
        a.disc(-20, -9, 1.5, 1.5, col.INK)
        a.line("22,-4 40,-2 48,-12 60,-8", 2.0, col.PINK, (1, 0.4))
    land.mushrooms(a, 70, 0.7)


def hare(a: Art) -> None:
    """Two hares: one listens, one eats cabbage."""
    with a.place(-136, 4, 1.08):
        game.hare(a)
    for x, s in ((96, 0.9), (176, 1.05)):
        with a.place(x, 2, s):
            a.shape(
                "-26,0 -34,-18 -22,-34 0,-40 22,-34 34,-18 26,0 z", col.GREEN_L, 2.0, shade=col.GREEN, k=0.88
            )
            for spec in ("0,-2 -4,-20 0,-38", "-4,-4 -22,-16 -28,-24", "4,-4 20,-16 28,-24"):
                a.line(spec, 1.7, col.GREEN_D, (1, 0.2))
    with a.place(136, 4, 0.72, flip=True):
        game.hare(a, col.OCHRE, col.BROWN)


def _chick(a: Art, x: float) -> None:
    with a.place(x, 4):
        a.shape(
            "12,-12 8,-3 -6,-3 -10,-10 -14,-18 -6,-24 0,-18 8,-16 z", col.GOLD, 1.6, shade=col.GOLD_D, k=0.88
        )
        a.shape("-13,-18! -19,-16! -13,-14! z", col.RED, 1.0)
        a.disc(-9, -19, 1.1, 1.1, col.INK)
        a.line("-1,-3 -1,2", 1.6, col.GOLD_D, (1, 1))


def cock(a: Art) -> None:
    """A cock crowing on the dung-heap, his hen below."""
    a.shape("-220,6! -190,-22 -150,-34 -110,-30 -70,-12 -50,6! z", col.OCHRE, 2.0, shade=col.BROWN, k=0.93)
    for i in range(12):
        x = -200 + i * 12.5
        y = -4 - 18 * math.sin((i + 1) / 13 * math.pi)
        a.line(f"{x},{y} {x + 9},{y - 5}", 1.8, col.GOLD, (0.7, 0.3))
    with a.place(-134, -30, 1.02):
        farm.cock(a)
    with a.place(132, 2, 0.9):
        for x in (-2, 10):
            a.line(f"{x},-16 {x},0", 3, col.GOLD_D, (1, 1))
        a.shape(
            "44,-58 50,-40 34,-18 4,-12 -18,-24 -24,-42 -34,-52 -30,-62 -20,-64 -12,-54 4,-44 24,-46 z",
            col.OCHRE,
            2.1,
            shade=col.BROWN,
            k=0.9,
        )
        a.flow("0,-38 30,-40", "4,-22 26,-24", 3, 1.3, col.BROWN_D)
        a.shape("-30,-62 -30,-72 -22,-68 -18,-64 z", col.RED, 1.4)
        a.shape("-32,-57! -42,-54! -33,-52! z", col.GOLD, 1.3)
        a.disc(-26, -58, 1.6, 1.6, col.INK)
    for x in (84, 192):
        _chick(a, x)


def huntsman(a: Art) -> None:
    """The forester blows his horn; firs echo it."""
    for x, s in ((-206, 1.15), (96, 1.0), (190, 1.3)):
        _fir(a, x, s)
    with a.place(-124, 2, 1.06):
        folk.huntsman(a)
    land.stump(a, 140, 0.9)


def _piglet(a: Art) -> None:
    """A striped young boar, about 50 long."""
    for x in (-12, -5, 12, 19):
        a.shape(f"{x - 2.6},-12! {x + 2.6},-12! {x + 2},0! {x - 2.6},0! z", col.BROWN_D, 1.2)
    a.line("24,-24 31,-27 30,-20", 1.8, col.BROWN_D, (1, 0.5))
    a.shape(
        "25,-22 21,-10 4,-7 -14,-9 -22,-8 -32,-8 -33,-13 -24,-19 -16,-27 2,-31 18,-29 z",
        col.FOX,
        1.8,
        shade=col.BROWN,
        k=0.9,
    )
    for spec in ("-10,-25 6,-28 21,-23", "-12,-19 6,-22 22,-18", "-8,-13 8,-15 20,-13"):
        a.line(spec, 2.4, col.SKIN, (0.3, 0.2))
    a.shape("-17,-25 -15,-33 -8,-27 z", col.FOX, 1.4, shade=col.BROWN)
    a.disc(-22, -17, 1.5, 1.5, col.INK)


def boar(a: Art) -> None:
    """A wild sow and her striped young root for acorns."""
    with a.place(-126, 4, 1.0):
        game.boar(a)
    for x, s in ((86, 0.9), (140, 1.0), (194, 0.84)):
        with a.place(x, 3, s):
            _piglet(a)
    for x in (60, 112, 164):
        with a.place(x, 6, 0.18, 60):
            a.shape("-27,-8 -23,28 0,52! 23,28 27,-8 z", col.GOLD, 6)
            a.shape("-35,-6 -24,-35 24,-35 35,-6 0,2 z", col.GREEN, 6)


def chapel(a: Art) -> None:
    """A pilgrims' chapel on its hill, and one pilgrim on the way."""
    land.alps(a, -12, 0.74)
    land.hills(a, "-270,-18 -190,-34 -120,-44 -60,-34 -14,-22 60,-30 130,-24 270,-34")
    with a.place(-122, -34, 1.02):
        land.chapel(a)
    a.line("120,6 70,2 20,8 -40,-4 -90,-22", 7, col.PAPER, (1, 0.4))
    with a.place(142, 4, 0.8):
        folk.tool(a, -34, -78, -26, 2, 3.4)
        folk.person(
            a,
            Folk(
                BROWN,
                GREY,
                ((-24, -78), (-32, -62)),
                ((22, -78), (12, -66)),
                hair=GREY,
                hat="felt",
                hat_tones=BROWN,
                beard=True,
                stride=True,
            ),
        )


def hedgehog(a: Art) -> None:
    """A hedgehog carries an apple home."""
    with a.place(-132, 4, 1.45):
        game.hedgehog(a)
    land.mushrooms(a, 110, 1.15)
    land.bush(a, 190, 1.0, col.RED)


def fox(a: Art) -> None:
    """The fox and the goose."""
    with a.place(-124, 4, 1.08):
        game.fox(a)
    with a.place(138, 2, 1.1, flip=True):
        farm.goose(a, wings=True)
    land.bush(a, -216, 0.6)


def hound(a: Art) -> None:
    """Hounds on the scent."""
    with a.place(-128, 4, 1.06):
        game.hound(a)
    with a.place(132, 4, 0.92):
        game.hound(a, col.OCHRE, col.BROWN, col.WHITE)


def shepherdess(a: Art) -> None:
    """A shepherdess spins while her sheep graze."""
    with a.place(-132, 2, 1.0):
        folk.person(
            a,
            Folk(
                RED,
                BLUE,
                ((-26, -84), (-34, -104)),
                ((26, -80), (-16, -72)),
                hair=FAIR,
                hat="straw",
                apron=WHITE,
                sleeve=WHITE,
                woman=True,
            ),
        )
        folk.tool(a, -36, -66, -34, -134, 2.6)
        a.shape("-42,-118 -34,-140 -26,-118 -30,-108 -38,-108 z", col.WHITE, 1.7, shade=col.WHITE_D, k=0.88)
        a.line("-34,-108 -18,-72", 1.0, col.SOFT, (1, 1))
        a.line("-18,-66 -20,-34", 1.0, col.SOFT, (1, 1))
        a.shape("-24,-36 -20,-24 -16,-36 z", col.BROWN, 1.4)
    with a.place(-186, 4, 0.62):
        farm.sheep(a)
    with a.place(96, 4, 0.92):
        farm.sheep(a)
    with a.place(184, 2, 0.74, flip=True):
        farm.sheep(a, (col.BADGER, col.SABLE))


def goat(a: Art) -> None:
    """A billy goat upon his rock before the high mountains."""
    land.alps(a, -10, 0.8)
    land.rock(a, -132, 84, 46)
    with a.place(-130, -44, 0.86):
        farm.goat(a)
    land.rock(a, 150, 52, 36)
    land.flowers(a, (88, 112, 196), (col.BLUE, col.WHITE, col.BLUE))


def stag(a: Art) -> None:
    """A stag at the brook."""
    _fir(a, -214, 1.2)
    with a.place(-110, 4, 0.9):
        game.stag(a)
    _fir(a, 110, 0.9)
    _fir(a, 206, 1.25)
    land.water(a, 60, 232, 4, 18)
    land.reeds(a, 78)
