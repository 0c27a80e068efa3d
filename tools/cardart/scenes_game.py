"""Game and noble beasts: stag, unicorn, hound, boar, hare, owl and their like.

They face left and stand on y=0. For: scenes and Daus. Not for: farm animals (``scenes_farm``). May
import: ``palette``, ``pen``.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from . import palette as col
from .pen import Art


def leg(a: Art, axis: str, w: Sequence[float], c: str, d: str, hoof: str = col.INK) -> None:
    """A leg along ``axis`` with the widths ``w``, ending in a hoof or paw."""
    p = a.limb(axis, w)
    a.shape(p, c, 1.9, shade=d, k=0.92)
    x, y = (float(v) for v in axis.split()[-1].split(","))
    a.shape(
        (
            f"{x - w[-1] * 0.62},{y - 5} {x + w[-1] * 0.5},{y - 5} {x + w[-1] * 0.6},{y + 1}!"
            f" {x - w[-1] * 1.0},{y + 1}! z"
        ),
        hoof,
        1.2,
    )


def eye(a: Art, x: float, y: float, r: float = 2.2) -> None:
    """A round eye looking ahead."""
    a.disc(x, y, r, r, col.WHITE, 1.0)
    a.disc(x - 0.4, y, r * 0.6, r * 0.65, col.INK)


def stag(a: Art, c: str = col.FOX, d: str = col.BROWN) -> None:
    """A stag walking left."""
    hind: list[tuple[str, tuple[float, ...]]] = [
        ("58,-66 66,-44 60,-24 66,-2", (22, 13, 8, 7)),
        ("-30,-62 -40,-40 -34,-22 -42,-2", (18, 11, 7.5, 7)),
    ]
    for ax, w in hind:
        leg(a, ax, w, d, col.BROWN_D)
    a.shape(
        (
            "74,-78 70,-60 50,-50 10,-48 -22,-46 -40,-54 -50,-76 -60,-104 -72,-112 -88,-108 -98,-112"
            " -96,-120 -84,-130 -70,-136 -56,-134 -46,-120 -38,-98 -24,-88 10,-86 50,-92 68,-90 z"
        ),
        c,
        2.2,
        shade=d,
        k=0.9,
        anchor=(-10, -84),
    )
    a.shape("70,-90 80,-92 82,-80 76,-70 68,-76 z", col.WHITE, 1.6)
    a.hatch("74,-78 66,-56 30,-50 -10,-48 -36,-52 10,-62 50,-70 z", 50, 4, 16, 1.2, col.INK)
    a.hatch("-50,-128 -44,-110 -36,-96 -46,-84 -54,-100 z", 50, 3.4, 12, 1.1, col.INK)
    for ax, w in (
        ("40,-64 50,-42 40,-24 44,0", (24, 14, 8.5, 7.5)),
        ("-26,-60 -24,-36 -30,-20 -26,0", (19, 12, 8, 7.5)),
    ):
        leg(a, ax, w, c, d)
    a.fill("42,-74 56,-66 54,-50 36,-54 z", c)
    a.fill("-38,-66 -14,-66 -16,-50 -34,-52 z", c)
    a.shape("-52,-132 -40,-146 -32,-138 -42,-126 z", c, 1.6)
    eye(a, -72, -122, 2.4)
    a.disc(-96, -114, 2.6, 2.2, col.INK)
    a.line("-92,-109 -84,-109", 1.3)
    for sx, base in ((1, (-58, -134)), (-1, (-66, -136))):
        x, y = base
        k = 1.0 if sx > 0 else 0.85
        beams = [
            f"{x},{y} {x + 12 * sx * k},{y - 22} {x + 8 * sx * k},{y - 46} {x + 20 * sx * k},{y - 62}",
            f"{x + 10 * sx * k},{y - 18} {x - 2 * sx},{y - 30}",
            f"{x + 12 * sx * k},{y - 24} {x + 26 * sx * k},{y - 32}",
            f"{x + 9 * sx * k},{y - 42} {x - 4 * sx},{y - 56}",
            f"{x + 10 * sx * k},{y - 46} {x + 28 * sx * k},{y - 48}",
        ]
        for b in beams:
            a.line(b, 6.4, col.INK, (1, 0.5))
        for b in beams:
            a.line(b, 3.4, col.GOLD_D, (1, 0.4))


def unicorn(a: Art) -> None:
    """A white unicorn rearing, facing left."""
    c, d = col.WHITE, col.WHITE_D
    leg(a, "44,-52 66,-38 56,-18 62,-1", (30, 16, 10, 9), d, col.ASH)
    leg(a, "-38,-108 -66,-110 -76,-92 -84,-88", (20, 12, 9, 7), d, col.ASH)
    a.line("66,-64 92,-70 100,-48 90,-30 98,-12", 9, col.INK, (1, 0.2))
    a.line("66,-64 92,-70 100,-48 90,-30 98,-12", 6, col.WHITE, (1, 0.2))
    a.shape(
        (
            "68,-60 58,-36 30,-34 2,-56 -26,-82 -40,-96 -46,-120 -52,-146 -66,-150 -80,-142 -88,-146"
            " -86,-156 -74,-170 -58,-178 -42,-174 -28,-152 -16,-126 8,-108 40,-94 62,-82 z"
        ),
        c,
        2.2,
        shade=d,
        k=0.92,
        anchor=(-6, -90),
    )
    a.hatch("66,-58 54,-36 30,-36 6,-54 -20,-78 20,-62 z", 50, 4, 14, 1.1, col.SOFT)
    leg(a, "36,-60 42,-34 22,-20 26,0", (32, 18, 11, 9), c, d)
    leg(a, "-32,-100 -58,-96 -62,-74 -72,-66", (22, 14, 9.5, 7.5), c, d)
    a.fill("26,-78 50,-72 50,-52 26,-50 z", c)
    a.fill("-40,-112 -22,-112 -24,-92 -40,-94 z", c)
    a.shape(
        (
            "-58,-178 -44,-184 -30,-168 -20,-150 -10,-134 2,-118 -8,-122 -14,-120 -22,-134 -26,-134"
            " -34,-150 -38,-150 -44,-164 z"
        ),
        col.GOLD,
        1.8,
        shade=col.GOLD_D,
        k=0.9,
    )
    for s in ("-50,-178 -40,-166 -36,-156", "-38,-174 -28,-158 -24,-142", "-26,-158 -16,-142 -12,-128"):
        a.line(s, 1.2, col.BROWN_D)
    a.shape("-54,-176 -50,-192 -42,-180 z", c, 1.6)
    a.shape("-66,-172! -96,-214! -60,-178! z", col.GOLD, 1.7, shade=col.GOLD_D)
    for t in (0.2, 0.4, 0.6, 0.8):
        x, y = -64 - 32 * t, -174 - 40 * t
        a.line(f"{x - 3},{y + 3} {x + 3 - 3 * t},{y - 2}", 1.2, col.BROWN_D, (1, 1))
    eye(a, -66, -163, 2.4)
    a.disc(-85, -149, 1.6, 1.4, col.INK)
    a.line("-80,-144 -74,-146", 1.2)


def hound(a: Art, c: str = col.WHITE, d: str = col.WHITE_D, patch: str | None = col.BROWN) -> None:
    """A hound bounding left."""
    leg(a, "46,-40 70,-34 78,-16 90,-12", (20, 11, 7.5, 6.5), d, col.STEEL_D)
    leg(a, "-28,-42 -54,-38 -66,-22 -76,-24", (15, 9, 7, 6), d, col.STEEL_D)
    a.line("60,-56 82,-66 90,-82 84,-94", 7, col.INK, (1, 0.2))
    a.line("60,-56 82,-66 90,-82 84,-94", 4.2, c, (1, 0.2))
    a.shape(
        (
            "64,-56 62,-38 44,-34 24,-42 0,-36 -26,-28 -38,-40 -46,-56 -60,-58 -78,-52 -84,-56 -82,-64"
            " -68,-74 -52,-80 -36,-74 -22,-60 10,-60 44,-66 z"
        ),
        c,
        2.1,
        shade=d,
        k=0.9,
    )
    if patch:
        a.fill("20,-58 36,-62 48,-58 46,-48 28,-46 z", patch)
        a.fill("-60,-78 -46,-80 -38,-74 -46,-66 -58,-68 z", patch)
    a.hatch(
        "62,-54 58,-36 40,-36 20,-44 -4,-38 20,-50 z",
        50,
        3.4,
        12,
        1.1,
        col.SOFT if c == col.WHITE else col.INK,
    )
    leg(a, "36,-46 52,-24 70,-10 84,0", (22, 12, 8, 7), c, d, col.STEEL_D)
    leg(a, "-30,-44 -46,-24 -62,-8 -76,-4", (16, 10, 7.5, 6.5), c, d, col.STEEL_D)
    a.fill("28,-56 46,-54 44,-40 28,-42 z", c)
    a.fill("-40,-52 -22,-52 -24,-38 -38,-40 z", c)
    a.shape("-48,-78 -36,-72 -30,-56 -38,-50 -46,-60 z", patch or d, 1.7)
    eye(a, -62, -68, 2.0)
    a.disc(-83, -60, 2.6, 2.3, col.INK)
    a.line("-80,-54 -70,-58 -64,-58", 1.4)
    a.shape("-74,-54 -80,-46 -76,-42 -70,-54 z", col.RED, 1.2)
    a.line("-42,-60 -36,-52 -34,-44", 3.6, col.RED, (1, 1))


def boar(a: Art, c: str = col.BADGER, d: str = col.SABLE) -> None:
    """A wild boar charging left."""
    leg(a, "46,-36 62,-24 60,-10 68,-2", (22, 12, 9, 8), d, col.INK)
    leg(a, "-30,-34 -50,-26 -56,-12 -64,-6", (18, 11, 9, 8), d, col.INK)
    a.line("74,-60 88,-66 84,-76 92,-80", 4, col.INK, (1, 0.5))
    a.shape(
        (
            "78,-62 74,-38 50,-26 10,-22 -24,-24 -48,-28 -70,-32 -92,-28 -100,-34 -96,-44 -76,-56"
            " -62,-74 -44,-92 -14,-98 24,-94 58,-84 z"
        ),
        c,
        2.3,
        shade=d,
        k=0.92,
    )
    # bristles along the crest
    for i in range(20):
        t = i / 19
        x = -62 + 132 * t
        y = -76 - 24 * math.sin(min(1, t * 1.5 + 0.12) * math.pi * 0.62) + (26 * max(0, t - 0.55) * 1.6)
        a.line(f"{x},{y + 6} {x + 7},{y - 9}", 2.4, col.INK, (1, 0))
    for i in range(26):
        x = -44 + (i % 13) * 9
        y = -76 + (i // 13) * 22 + (x % 7)
        a.line(f"{x},{y} {x + 8},{y + 6}", 1.5, col.INK, (0.6, 0))
    a.hatch("74,-50 50,-28 10,-24 -30,-26 10,-40 z", 30, 4, 24, 1.3, col.INK)
    leg(a, "34,-38 40,-22 34,-10 38,0", (24, 14, 10, 9), c, d, col.INK)
    leg(a, "-26,-36 -34,-20 -46,-8 -54,0", (20, 13, 10, 9), c, d, col.INK)
    a.shape("-50,-82 -44,-98 -34,-82 -40,-72 z", c, 1.8)
    eye(a, -66, -58, 2.4)
    a.disc(-98, -37, 3.4, 5, d, 1.4)
    a.line("-92,-30 -80,-36 -72,-36", 1.6, col.INK)
    a.shape("-82,-34! -86,-44 -94,-50! -88,-38 -76,-30! z", col.WHITE, 1.4)


def hare(a: Art, c: str = col.TAWNY, d: str = col.BROWN) -> None:
    """A hare sitting up, facing left."""
    a.disc(42, -14, 9, 8, col.WHITE, 1.6)
    a.shape(
        (
            "44,-20 40,-4 0,0 -34,0 -38,-5 -22,-9 -26,-26 -24,-46 -34,-52 -46,-58 -48,-66 -40,-78"
            " -26,-84 -12,-78 -6,-62 10,-54 32,-42 z"
        ),
        c,
        2.2,
        shade=d,
        k=0.9,
    )
    a.shape("40,-22 44,-6 26,1 -4,1 -10,-4 6,-10 4,-26 16,-38 32,-36 z", c, 2.0, shade=d, k=0.88)
    a.shape("-18,-42 -24,-20 -34,-2 -44,-1 -46,-6 -36,-10 -32,-30 -30,-42 z", c, 1.8)
    a.shape("-24,-80 -26,-104 -18,-124 -8,-126 -8,-108 -14,-80 z", c, 1.9, shade=d, k=0.86)
    a.shape("-14,-78 -4,-98 12,-112 20,-108 14,-92 -4,-72 z", c, 1.9, shade=d, k=0.86)
    a.line("-20,-86 -18,-104 -12,-118", 1.6, col.PINK)
    eye(a, -32, -68, 2.8)
    a.line("-47,-63 -42,-60 -36,-60", 1.3)
    for dy in (-2, 1, 4):
        a.line(f"-44,-60 -56,{-62 + dy * 2}", 0.8, col.SOFT)
    a.hatch("42,-20 38,-4 10,-1 20,-20 z", 50, 3.2, 12, 1.1, col.INK)
    a.hatch("-8,-60 10,-52 20,-40 0,-36 -10,-46 z", 50, 3.2, 12, 1.1, col.INK)


def owl(a: Art) -> None:
    a.line("-60,-14 -20,-18 30,-14 70,-20", 9, col.INK, (0.5, 0.5))
    a.line("-60,-14 -20,-18 30,-14 70,-20", 6, col.BROWN, (0.5, 0.5))
    a.shape(
        "-30,-30 -36,-70 -28,-104! -12,-96 4,-96 20,-104! 28,-70 22,-30 -4,-16 z",
        col.TAWNY,
        2.2,
        shade=col.BROWN,
        k=0.9,
    )
    for y in (-58, -48, -38):
        for x in (-16, -4, 8):
            a.line(f"{x - 5},{y} {x},{y + 5} {x + 5},{y}", 1.5, col.BROWN_D, (0.4, 0.4))
    a.shape("-32,-74 -40,-50 -28,-24 -20,-40 z", col.BROWN, 1.8)
    a.shape("24,-74 32,-50 20,-24 12,-40 z", col.BROWN, 1.8)
    for x in (-15, 7):
        a.disc(x, -80, 11, 11, col.WHITE, 1.8)
        a.disc(x, -80, 6.4, 6.4, col.GOLD, 1.2)
        a.disc(x, -80, 3.2, 3.6, col.INK)
    a.shape("-4,-76! 0,-66 -4,-60! -8,-66 z", col.GOLD, 1.5)
    for x in (-14, -8, 2, 8):
        a.line(f"{x},-20 {x},-12", 3, col.GOLD_D, (1, 1))


def fox(a: Art) -> None:
    """A fox slinking along, brush held straight."""
    leg(a, "34,-30 44,-16 38,-2", (12, 8, 6), col.BROWN, col.BROWN_D)
    leg(a, "-26,-28 -36,-14 -44,-2", (11, 8, 6), col.BROWN, col.BROWN_D)
    a.shape(
        "42,-42 62,-46 88,-42 108,-30 116,-16 100,-16 84,-22 62,-26 46,-30 z",
        col.FOX,
        2.0,
        shade=col.BROWN,
        k=0.9,
    )
    a.shape("98,-30 108,-30 118,-14 104,-16 z", col.WHITE, 1.6)
    a.shape(
        (
            "50,-44 48,-26 24,-22 -8,-22 -30,-24 -40,-32 -52,-28 -70,-18 -74,-22 -64,-34 -52,-46"
            " -36,-50 -20,-44 14,-46 36,-48 z"
        ),
        col.FOX,
        2.1,
        shade=col.BROWN,
        k=0.9,
    )
    a.shape("-40,-32 -54,-27 -70,-18 -58,-22 -40,-24 -26,-24 z", col.WHITE, 1.4)
    a.hatch("48,-40 44,-24 10,-22 -10,-23 20,-32 z", 50, 3.6, 12, 1.1, col.INK)
    leg(a, "26,-30 28,-14 22,0", (14, 9, 6.5), col.FOX, col.BROWN)
    leg(a, "-20,-30 -22,-14 -28,0", (13, 9, 6.5), col.FOX, col.BROWN)
    for spec in ("-48,-46 -48,-62! -36,-50 z", "-38,-50 -34,-64! -26,-48 z"):
        a.shape(spec, col.FOX, 1.6, shade=col.BROWN_D)
    a.disc(-54, -38, 1.9, 1.8, col.INK)
    a.disc(-73, -20, 2.6, 2.2, col.INK)


def hedgehog(a: Art) -> None:
    """A hedgehog with an apple on its spines."""
    a.shape("-30,-8 -44,-6 -50,-10 -42,-20 -28,-26 z", col.TAWNY, 1.8, shade=col.BROWN, k=0.9)
    body = "34,-2 -24,-2 -32,-12 -28,-28 -14,-38 6,-42 26,-36 38,-22 40,-8 z"
    a.shape(body, col.BROWN, 2.0, shade=col.BROWN_D, k=0.9)
    for i in range(15):
        t = math.pi * (0.04 + 0.92 * i / 14)
        x, y = 4 + 34 * math.cos(t), -6 - 34 * math.sin(t)
        a.line(
            (
                f"{4 + (x - 4) * 0.8:.1f},{-6 + (y + 6) * 0.8:.1f}"
                f" {4 + (x - 4) * 1.22:.1f},{-6 + (y + 6) * 1.2:.1f}"
            ),
            2.2,
            col.INK,
            (1, 0),
        )
    for i in range(12):
        x, y = -20 + (i % 6) * 9.4, -28 + (i // 6) * 12 + (i % 2) * 3
        a.line(f"{x},{y} {x + 6},{y - 6}", 1.6, col.GOLD_D, (1, 0))
    a.disc(-50, -10, 2.8, 2.5, col.INK)
    a.disc(-39, -15, 1.8, 1.8, col.INK)
    for x in (-22, -10, 18, 28):
        a.shape(f"{x - 5},1 {x},-4 {x + 4},1 z", col.TAWNY, 1.2)
    a.disc(8, -46, 9, 8.4, col.RED, 1.8, shade=col.RED_D)
    a.line("8,-53 10,-59", 1.6, col.BROWN_D, (1, 1))


def squirrel(a: Art) -> None:
    """A red squirrel nibbling."""
    a.shape(
        "18,-6 40,-10 54,-28 50,-54 58,-74 46,-84 32,-72 26,-50 24,-30 z",
        col.AUBURN,
        2.0,
        shade=col.BROWN,
        k=0.92,
    )
    a.flow("24,-12 42,-30 40,-76", "46,-16 50,-40 52,-78", 4, 1.3, col.BROWN_D)
    a.shape(
        "22,-26 20,-4 -12,0 -16,-5 -6,-10 -14,-28 -14,-40 -26,-44 -30,-54 -20,-64 -6,-62 2,-50 16,-42 z",
        col.AUBURN,
        2.0,
        shade=col.BROWN,
        k=0.9,
    )
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
        leg(a, axis, (15, 9, 6.5, 6), col.BROWN_D, col.INK)
    a.shape(
        (
            "48,-70 50,-50 32,-40 -8,-38 -36,-42 -42,-62 -50,-80 -62,-78 -72,-74 -76,-80 -68,-92"
            " -54,-100 -42,-94 -32,-74 10,-72 34,-76 z"
        ),
        col.TAWNY,
        2.1,
        shade=col.BROWN,
        k=0.9,
    )
    a.line("-28,-74 10,-72 46,-72", 4.0, col.BROWN_D, (0.3, 0.6))
    a.hatch("48,-62 44,-44 20,-40 -10,-40 20,-52 z", 50, 4, 12, 1.1, col.INK)
    for axis in ("26,-46 30,-28 24,-12 28,1", "-24,-44 -24,-28 -20,-12 -24,1"):
        leg(a, axis, (16, 10, 7, 6.5), col.TAWNY, col.BROWN)
    for x in (-54, -48):
        a.line(f"{x},-98 {x + 1},-116 {x + 10},-120 {x + 13},-112", 3.4, col.INK, (1, 0.5), 0)
    a.shape("-44,-96 -34,-102 -34,-92 z", col.TAWNY, 1.4)
    a.line("-50,-92 -62,-82 -70,-78", 3.0, col.INK, (0.6, 0.2))
    eye(a, -58, -88, 2.0)


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


def snail(a: Art) -> None:
    """A vineyard snail."""
    a.shape(
        "46,0 -34,0 -46,-6 -50,-18 -46,-26 -38,-24 -34,-10 0,-12 30,-10 z",
        col.TAWNY,
        1.9,
        shade=col.BROWN,
        k=0.9,
    )
    a.disc(6, -26, 24, 23, col.GOLD, 2.1, shade=col.GOLD_D)
    a.line("28,-20 20,-6 -4,-6 -14,-22 -6,-38 10,-40 18,-28 12,-18 2,-20 4,-28", 2.2, col.BROWN_D, (0.8, 0.3))
    for x, y in ((-52, -42), (-40, -42)):
        a.line(f"-45,-24 {x},{y}", 2.0, col.BROWN, (1, 0.8))
        a.disc(x, y, 2.4, 2.4, col.BROWN_D)
