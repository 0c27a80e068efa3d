"""Head-gear the shared hats lack: a piper's hood, a pointed country hat, a fox-fur cap, a laced round hat.

Local units of :mod:`tools.cardart.head`. May import ``pen``, ``palette`` and ``hats``.
"""

from __future__ import annotations

from . import hats
from . import palette as col
from .body_limbs import Tones
from .pen import Art


def chaperon(a: Art, c: Tones, lining: Tones) -> None:
    """A padded roll with a falling cockscomb of cloth on one side and a long tail on the other."""
    a.shape(
        "30,-62 54,-66 70,-46 74,-10 84,40 96,92 86,118 76,92 62,44 50,6 40,-30 z",
        c[0],
        2.3,
        shade=c[1],
        k=0.94,
    )
    a.flow("40,-56 62,-10 84,100", "58,-58 76,20 92,104", 3, 1.5)
    a.shape(
        "-34,-58 -58,-84 -44,-108 -14,-98 -4,-116 20,-104 44,-112 50,-86 44,-56 z",
        c[0],
        2.4,
        shade=c[1],
        k=0.9,
    )
    for s in (
        "-26,-60 -42,-80 -44,-100",
        "-6,-60 -10,-84 -8,-108",
        "14,-60 16,-82 30,-104",
        "32,-60 40,-80 46,-98",
    ):
        a.line(s, 1.7, col.INK, (0.5, 0.1))
    roll = a.limb("-46,-34 -38,-56 -12,-62 22,-62 48,-52 56,-30", (20, 30, 31, 31, 28, 18), True)
    a.shape(roll, lining[0], 2.3, shade=lining[1], k=0.93)
    for s in (
        "-48,-44 -34,-42 -30,-66",
        "-24,-72 -16,-50",
        "-2,-76 2,-48",
        "20,-76 22,-48",
        "42,-68 38,-42",
        "58,-50 48,-34",
    ):
        a.line(s, 1.8, col.INK, (0.6, 0.2))


def pointed(a: Art, c: Tones, band: str, feather: Tones) -> None:
    """A tall narrow-brimmed hat of the mountains, with a curved cock's feather."""
    hats.plume(a, "34,-60 62,-84 70,-112 48,-130", 20, *feather)
    a.shape(
        "-36,-44 -34,-76 -20,-112 -4,-126 12,-124 26,-108 40,-74 44,-42 4,-32 z",
        c[0],
        2.4,
        shade=c[1],
        k=0.87,
        anchor=(-10, -80),
    )
    a.line("-8,-122 -6,-108 4,-100", 1.8, col.INK, (0.3, 0.1))
    a.hatch("22,-48 44,-44 38,-78 22,-108 20,-80 z", 60, 4.0, 16, 1.3, col.INK)
    a.shape("-37,-45! -10,-40 6,-40 44,-43! 43,-58! 6,-55 -10,-55 -37,-60! z", band, 2.0)
    a.line("-36,-52 -10,-47 6,-47 43,-50", 1.6, col.GOLD, (1, 1))
    a.shape(
        "-60,-28 -44,-40 -20,-44 4,-45 34,-43 60,-34 70,-20 44,-28 4,-31 -26,-29 z",
        c[0],
        2.3,
        shade=c[1],
        k=0.94,
    )
    a.disc(36, -53, 7, 7, col.GOLD, 1.8)


def fox_cap(a: Art, c: Tones) -> None:
    """A round cap banded with fox fur, the brush hanging behind."""
    a.shape(
        "34,-50 58,-46 74,-18 74,22 66,58 54,74 52,48 44,14 36,-16 z",
        col.AUBURN,
        2.2,
        shade=col.BROWN,
        k=0.92,
    )
    a.shape("66,46 70,58 60,84 48,92 50,66 z", col.WHITE, 1.9, shade=col.WHITE_D, k=0.9)
    a.flow("44,-40 54,0 56,66", "60,-38 70,0 64,60", 5, 1.3, col.BROWN_D)
    a.shape("-34,-50 -36,-74 -20,-92 4,-98 28,-92 42,-74 42,-48 z", c[0], 2.4, shade=c[1], k=0.88)
    for s in ("-20,-52 -18,-76 2,-97", "22,-52 24,-76 6,-97"):
        a.line(s, 1.7, col.INK, (0.4, 0.1))
    a.disc(4, -101, 7, 6.4, col.GOLD, 1.8)
    fur = (
        "-46,-28 -52,-38 -48,-52 -40,-62 -26,-58 -14,-64 0,-60 14,-64 26,-59 40,-62 52,-54 58,-40"
        " 50,-26 36,-31 22,-28 8,-33 -8,-30 -22,-33 -34,-28 z"
    )
    a.shape(fur, col.AUBURN, 2.3, shade=col.BROWN, k=0.93)
    for i in range(17):
        x = -46 + i * 6.2
        a.line(f"{x},-57 {x + 2},-46 {x},-35", 1.3, col.BROWN_D, (0.2, 0))


def round_hat(a: Art, c: Tones, lace: str, cockade: Tones) -> None:
    """A round felt hat with a flat brim, gold lace and a cockade."""
    a.shape(
        "-60,-30 -50,-42 -24,-48 4,-49 36,-47 64,-36 72,-22 58,-20 30,-29 2,-32 -28,-30 -50,-24 z", c[1], 2.4
    )
    a.shape(
        "-38,-42 -40,-66 -34,-86 -14,-93 6,-94 28,-92 42,-84 46,-62 44,-40 4,-32 z",
        c[0],
        2.4,
        shade=c[1],
        k=0.88,
        anchor=(-10, -66),
    )
    a.hatch("24,-46 44,-42 46,-64 42,-84 30,-90 30,-64 z", 60, 4.0, 16, 1.3, col.INK)
    a.shape("-39,-43! -10,-39 6,-39 44,-42! 45,-54! 6,-51 -10,-51 -40,-55! z", lace, 1.9)
    a.shape(
        "-62,-26 -48,-36 -22,-41 4,-42 36,-39 68,-24 56,-19 28,-27 2,-30 -28,-28 -50,-22 z",
        c[0],
        2.3,
        shade=c[1],
        k=0.95,
    )
    a.line("-60,-26 -28,-34 4,-35 38,-32 66,-23", 2.2, lace, (1, 1))
    with a.place(-28, -62):
        a.disc(0, 0, 12, 12, cockade[0], 1.9, shade=cockade[1])
        a.disc(0, 0, 7, 7, col.WHITE, 1.4)
        a.disc(0, 0, 3, 3, cockade[0], 1.0)
    hats.plume(a, "-28,-74 -34,-104 -24,-126 -8,-132", 16, col.WHITE, col.WHITE_D, 7)


def burgonet(a: Art, plume: str, feathers: Tones) -> None:
    """A closed helmet with a high comb, peak and cheek-piece, and a horsehair crest."""
    a.shape(
        "-20,-98 -6,-124 24,-128 54,-108 68,-72 70,-30 60,10 50,-16 46,-52 30,-82 8,-94 z",
        plume,
        2.3,
        shade=feathers[1],
        k=0.93,
    )
    a.flow("-8,-104 30,-114 56,-60 62,0", "10,-98 34,-84 48,-50 54,-16", 6, 1.4)
    a.shape(
        "-42,-30 -42,-62 -28,-88 2,-98 32,-88 46,-62 46,-20 44,14 34,30 24,18 26,-14 20,-30 4,-34 z",
        col.STEEL,
        2.4,
        shade=col.STEEL_D,
        k=0.9,
        anchor=(-10, -66),
    )
    a.hatch("22,-38 46,-34 46,-62 34,-86 28,-62 z", 62, 4.0, 18, 1.3, col.INK)
    a.hatch("28,-14 46,-18 44,14 34,28 z", 62, 4.0, 12, 1.2, col.INK)
    a.shape(
        "-14,-66 -8,-92 6,-106 26,-104 42,-86 48,-60 38,-70 24,-84 6,-88 -6,-80 z",
        col.GOLD,
        2.0,
        shade=col.GOLD_D,
        k=0.88,
    )
    a.line("-34,-48 -34,-64 -24,-80", 3.0, col.WHITE, (0.1, 0.0))
    a.shape(
        "-66,-26! -50,-38 -24,-42 6,-42 30,-38 30,-28 6,-31 -22,-30 -46,-22 z",
        col.STEEL,
        2.2,
        shade=col.STEEL_D,
        k=0.94,
    )
    for x, y in ((36, -8), (36, 8), (-30, -36), (-8, -37), (14, -36)):
        a.disc(x, y, 2.4, 2.4, col.GOLD, 1.1)
