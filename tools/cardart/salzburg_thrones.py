"""Four thrones for the kings of the Salzburg pattern, drawn in one-point perspective.

Every throne is drawn in two steps: behind the king (back and seat) and before him (the rests that hide his
elbows, if any). Units of :mod:`tools.cardart.head`; the seat is near y=330, the dais near y=600.
May import: ``body_limbs``, ``parts``, ``palette``, ``pen``.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from . import body_limbs as limbs
from . import palette as col
from . import parts
from .pen import Art


def dais(a: Art, top: str, dark: str) -> None:
    """The carpeted step under the king's feet, seen a little from above."""
    a.shape("-136,560! 144,560! 186,602! -178,602! z", top, 2.2)
    a.shape("-178,602! 186,602! 186,630! -178,630! z", dark, 2.3)
    for i in range(9):
        t = (i + 0.5) / 9
        a.line(f"{-136 + 280 * t:.0f},561 {-178 + 364 * t:.0f},601", 1.4, dark, (0.7, 1))
    a.line("-146,570 154,570", 2.6, col.GOLD, (1, 1))
    a.line("-172,596 180,596", 3.0, col.GOLD, (1, 1))
    a.hatch("-178,602! 186,602! 186,630! -178,630! z", 64, 6, 30, 1.3, col.INK)


def _seat(a: Art, c: str, d: str, panel: str) -> None:
    """A box seat: the upper face is hidden by the king, the front shows between his legs."""
    a.shape("-110,300! 118,300! 146,340! -138,340! z", d, 2.0)
    a.shape("-138,340! 146,340! 146,572! -138,572! z", c, 2.3, shade=d, k=0.97)
    for x in (-124, 36):
        a.shape(f"{x},356! {x + 96},356! {x + 96},556! {x},556! z", panel, 1.8)
        a.hatch(f"{x},356! {x + 96},356! {x + 96},556! {x},556! z", 64, 5.5, 46, 1.3, col.INK)
    a.line("-137,349 145,349", 2.0, d, (1, 1))


def _post(a: Art, x: float, top: float, c: str, d: str, half: float = 13) -> None:
    a.shape(f"{x - half},{top}! {x + half},{top}! {x + half},574! {x - half},574! z", c, 2.3, shade=d, k=0.95)
    a.line(f"{x - half * 0.45},{top + 12} {x - half * 0.45},560", 1.6, d, (0.6, 0.6))
    a.hatch(f"{x},{top}! {x + half},{top}! {x + half},574! {x},574! z", 60, 6, 12, 1.2, col.INK)


# ---------------------------------------------------------------- acorns: a carved gable
def gothic_behind(a: Art) -> None:
    """A tall oak back with a pointed gable, crockets and pinnacles."""
    for sx in (-1, 1):
        x = 4 + sx * 106
        a.shape(
            f"{x - 11},-40! {x},-92! {x + 11},-40! {x + 12},330! {x - 12},330! z",
            col.BROWN,
            2.3,
            shade=col.BROWN_D,
            k=0.95,
        )
        for y in (-36, 44, 124, 204):
            a.shape(
                f"{x - 15},{y - 5}! {x + 15},{y - 5}! {x + 12},{y + 5}! {x - 12},{y + 5}! z",
                col.GOLD,
                1.7,
                shade=col.GOLD_D,
            )
        a.disc(x, -96, 7, 8, col.GOLD, 1.7)
        for y in (-8, 72, 152):
            a.shape(f"{x},{y}! {x + 6},{y + 18} {x},{y + 40}! {x - 6},{y + 18} z", col.BROWN_D, 1.3)
    a.shape(
        "-92,20! -74,-40 -36,-96 4,-148! 44,-96 82,-40 100,20! 100,320! -92,320! z",
        col.BROWN,
        2.5,
        shade=col.BROWN_D,
        k=0.97,
    )
    a.shape("-74,28! -60,-24 -28,-76 4,-112! 36,-76 68,-24 82,28! 82,320! -74,320! z", col.GREEN_D, 2.0)
    limbs.drape(a, "-70,30 -70,170 -70,310", "78,30 78,170 78,310", 5, 8, _oak_spray, 0.9)
    for k in range(5):
        for sx in (-1, 1):
            t = k / 4
            cx, cy = 4 + sx * (98 - 88 * t), 14 - 152 * t**0.92
            a.disc(cx + sx * 6, cy - 3, 7, 7, col.GOLD, 1.7, shade=col.GOLD_D)
    a.disc(4, -158, 8, 9, col.GOLD, 1.8, shade=col.GOLD_D)
    _seat(a, col.BROWN, col.BROWN_D, col.BROWN_D)


def _oak_spray(a: Art, _: float) -> None:
    a.fill(
        "0,-12! 5,-9 4,-5 9,-4 6,0 9,5 4,5 3,10 0,12! -3,10 -4,5 -9,5 -6,0 -9,-4 -4,-5 -5,-9 z", col.GREEN_L
    )


def gothic_before(a: Art) -> None:
    """Arm-rests ending in acorns."""
    for sx, x in ((-1, -134), (1, 142)):
        _post(a, x, 262, col.BROWN, col.BROWN_D)
        a.shape(
            f"{x - 15},262! {x + 15},262! {x + 15 - sx * 22},236! {x - 13 - sx * 22},236! z",
            col.BROWN,
            2.0,
            shade=col.BROWN_D,
            k=0.9,
        )
        a.shape(
            f"{x - 13},246 {x},238 {x + 13},246 {x + 10},262 {x},272 {x - 10},262 z",
            col.GOLD,
            2.0,
            shade=col.GOLD_D,
        )
        a.shape(
            f"{x - 16},250 {x - 10},236 {x},230 {x + 10},236 {x + 16},250 {x},254 z",
            col.GREEN,
            2.0,
            shade=col.GREEN_D,
        )


# ---------------------------------------------------------------- leaves: a folding chair
def folding_behind(a: Art) -> None:
    """A folding chair of curved ribs with a round leather back; light shows between its legs."""
    a.shape("-84,96 -92,10 -60,-50 4,-70 68,-50 100,10 92,96 92,250 -84,250 z", col.RED_D, 2.4)
    a.shape(
        "-72,96 -78,14 -50,-38 4,-55 58,-38 86,14 80,96 80,250 -72,250 z",
        col.RED,
        2.0,
        shade=col.RED_D,
        k=0.97,
    )
    limbs.drape(a, "-66,0 -66,120 -66,240", "74,0 74,120 74,240", 5, 6, _linden, 0.95)
    for i in range(17):
        t = math.pi * (0.04 + 0.92 * i / 16)
        a.disc(4 - 88 * math.cos(t), 20 - 84 * math.sin(t), 4.4, 4.4, col.GOLD, 1.4)
    parts.lily(a, 4, -84, 1.5, col.GOLD)
    for sx in (-1, 1):
        rib = f"{4 + sx * 112},300 {4 + sx * 92},384 {4 + sx * 12},446 {4 - sx * 70},520 {4 - sx * 98},584"
        a.shape(a.limb(rib, (24, 26, 22, 24, 26)), col.BROWN_D, 2.2)
    for sx in (-1, 1):
        rib = f"{4 + sx * 134},286 {4 + sx * 122},380 {4 + sx * 30},450 {4 - sx * 92},520 {4 - sx * 128},590"
        band = a.limb(rib, (24, 28, 24, 26, 28))
        a.shape(band, col.BROWN, 2.3, shade=col.BROWN_D, k=0.96)
        a.hatch(band, 40, 5.4, 14, 1.3, col.INK)
        a.line(limbs.along(rib, (24, 28, 24, 26, 28), -0.22, 0.05, 0.95), 1.8, col.GOLD, (0.6, 0.6))
    for x in (-126, 134):
        a.shape(
            f"{x - 26},596 {x - 22},582 {x},576 {x + 22},582 {x + 26},596! z", col.GOLD, 2.0, shade=col.GOLD_D
        )
        for k in (-10, 0, 10):
            a.line(f"{x + k},584 {x + k},595", 1.3, col.BROWN_D, (0.6, 1))
    a.disc(4, 468, 20, 20, col.GOLD, 2.2, shade=col.GOLD_D)
    with a.place(4, 468, 0.9):
        _linden(a, 1)


def _linden(a: Art, _: float) -> None:
    a.fill("0,-13! 8,-3 9,5 3,8 1,12! -1,12! -3,8 -9,5 -8,-3 z", col.GOLD)


def folding_before(a: Art) -> None:
    """Arm-rests rolled up like young fern leaves."""
    for sx, x0 in ((-1, -112), (1, 120)):
        with a.place(x0, 268, 1, 0, flip=sx > 0):
            axis = "26,-40 -2,-30 -30,-10 -28,18 -8,20 -4,2 -16,0"
            a.line(axis, 20, col.INK, (0.8, 0.5), 0)
            a.line(axis, 15, col.BROWN, (0.8, 0.5), 0)
            a.line("20,-40 -4,-32 -32,-10", 3.0, col.GOLD, (0.4, 0.2))


# ---------------------------------------------------------------- hearts: a tent of state
def tent_behind(a: Art) -> None:
    """A canopy with a fringed valance; its curtains are tied back and fall to the dais."""
    a.shape("-96,-96! 104,-96! 104,330! -96,330! z", col.BLUE_D, 2.2)
    limbs.drape(a, "-92,-70 -92,120 -92,320", "100,-70 100,120 100,320", 6, 11, _star, 0.8)
    for sx in (-1, 1):
        with a.place(4, 0, 1, 0, flip=sx > 0):
            spec = (
                "-112,-104 -60,-104 -70,-20 -96,70 -106,130 -98,220 -104,360 -108,560! -134,572 -158,560"
                " -190,572! -186,460 -170,330 -148,220 -120,130 -126,40 -128,-60 z"
            )
            a.shape(spec, col.RED, 2.4, shade=col.RED_D, k=0.95)
            a.flow("-108,-98 -118,40 -114,128", "-66,-98 -84,20 -108,128", 5, 1.7, taper=(0.8, 0.2))
            a.flow(
                "-116,136 -144,230 -170,380 -182,562",
                "-108,136 -104,230 -110,380 -114,556",
                6,
                1.8,
                taper=(0.2, 0.5),
            )
            a.shape("-122,122 -100,122 -98,138 -122,140 z", col.GOLD, 1.9, shade=col.GOLD_D)
            a.shape("-112,138! -104,138! -104,166 -110,172 -116,166 z", col.GOLD, 1.7)
    a.shape(
        "-132,-98! -118,-136 -70,-158 4,-174 78,-158 126,-136 140,-98! z",
        col.RED,
        2.5,
        shade=col.RED_D,
        k=0.95,
    )
    a.flow("-118,-130 -124,-112 -122,-99", "-4,-172 -14,-130 -16,-99", 4, 1.7, taper=(0.4, 0.6))
    a.flow("12,-172 24,-130 26,-99", "126,-130 132,-112 130,-99", 4, 1.7, taper=(0.4, 0.6))
    for i in range(8):
        x = -134 + i * 34.5
        spec = f"{x},-104! {x + 34.5},-104! {x + 34.5},-84 {x + 17},-70 {x},-84 z"
        a.shape(spec, col.GOLD if i % 2 else col.BLUE, 2.0, shade=col.GOLD_D if i % 2 else col.BLUE_D, k=0.9)
        a.disc(x + 17, -68, 4, 5, col.RED, 1.4)
    _seat(a, col.GOLD, col.GOLD_D, col.RED_D)


def _star(a: Art, _: float) -> None:
    a.fill("0,-9! 2.4,-2.4 9,0! 2.4,2.4 0,9! -2.4,2.4 -9,0! -2.4,-2.4 z", col.GOLD)


def tent_before(a: Art) -> None:
    """Gilded arm-rests with balls."""
    for sx, x in ((-1, -134), (1, 142)):
        _post(a, x, 268, col.GOLD, col.GOLD_D, 11)
        a.shape(
            f"{x - 14},268! {x + 14},268! {x + 12 - sx * 22},244! {x - 12 - sx * 22},244! z",
            col.GOLD,
            2.0,
            shade=col.GOLD_D,
            k=0.9,
        )
        a.disc(x, 256, 17, 17, col.GOLD, 2.2, shade=col.GOLD_D)
        for y in (306, 380, 454, 528):
            a.shape(f"{x},{y}! {x + 6},{y + 16}! {x},{y + 32}! {x - 6},{y + 16}! z", col.RED, 1.4)


# ---------------------------------------------------------------- bells: a stone seat
def stone_behind(a: Art) -> None:
    """A low round back of red marble in a stone frame with two bells on top, between gilded lions."""
    a.shape(
        "-122,330! -122,96 -96,40 4,6 104,40 130,96 130,330! z", col.STEEL, 2.5, shade=col.STEEL_D, k=0.97
    )
    a.hatch("60,26 104,40 130,96 130,330! 96,330! 96,110 z", 50, 5.4, 30, 1.4, col.INK)
    a.shape("-94,330! -94,110 -74,66 4,38 82,66 102,110 102,330! z", col.RED_D, 2.2)
    limbs.drape(a, "-90,80 -90,200 -90,320", "98,80 98,200 98,320", 5, 6, _lozenge, 1.0)
    for x, y in ((-98, 22), (106, 22)):
        a.shape(
            f"{x - 15},{y + 30}! {x - 11},{y + 10}! {x + 11},{y + 10}! {x + 15},{y + 30}! z",
            col.STEEL,
            2.0,
            shade=col.STEEL_D,
        )
        a.disc(x, y - 6, 21, 21, col.GOLD, 2.3, shade=col.GOLD_D)
        a.line(f"{x - 20},{y - 6} {x},{y - 1} {x + 20},{y - 6}", 4.2, col.RED, (1, 1))
        a.disc(x, y + 6, 3, 3, col.INK)
    for s in (
        "-116,150 -100,150",
        "-118,220 -98,220",
        "108,170 126,170",
        "106,250 128,250",
        "-60,28 -52,44",
        "62,26 58,42",
    ):
        a.line(s, 1.6, col.STEEL_D, (1, 1))
    _seat(a, col.STEEL, col.STEEL_D, col.STEEL_D)
    for sx in (-1, 1):
        with a.place(4 + sx * 140, 596, 1.4, 0, flip=sx > 0):
            _lion(a)


def _lozenge(a: Art, _: float) -> None:
    a.fill("0,-14! 8,0! 0,14! -8,0! z", col.GOLD)
    a.fill("0,-7! 4,0! 0,7! -4,0! z", col.RED_D)


def _lion(a: Art) -> None:
    """A gilded lion sitting upright and facing left, about 200 high, paws on y=0."""
    trunk = "46,-4 50,-44 40,-84 24,-114 4,-128 -12,-120 -24,-96 -28,-60 -22,-4 z"
    a.shape(trunk, col.GOLD, 2.3, shade=col.GOLD_D, k=0.92)
    a.hatch("20,-112 40,-84 50,-44 46,-6 24,-6 30,-60 z", 44, 4.6, 18, 1.3, col.BROWN_D)
    a.shape("46,-4 52,-38 34,-60 12,-50 2,-24 8,-4 z", col.GOLD, 2.1, shade=col.GOLD_D, k=0.88)
    a.shape("12,-12 -8,-12 -16,-4 -14,2 26,2 24,-8 z", col.GOLD, 1.8, shade=col.GOLD_D)
    leg = a.limb("-10,-98 -20,-56 -22,-8", (32, 24, 18))
    a.shape(leg, col.GOLD, 2.1, shade=col.GOLD_D, k=0.92)
    a.shape("-14,-14 -34,-12 -44,-4 -42,2 -10,2 z", col.GOLD, 1.8, shade=col.GOLD_D)
    for x in (-38, -31, -24):
        a.line(f"{x},-4 {x - 1},1", 1.2, col.BROWN_D, (0.6, 0.8))
    points = []
    for i in range(22):
        t = 2 * math.pi * i / 22
        r = 45 if i % 2 else 36
        points.append((-6 + r * math.cos(t), -142 + r * math.sin(t)))
    a.shape([*points, points[0]], col.GOLD_D, 2.2)
    for i in range(11):
        t = 2 * math.pi * (i + 0.5) / 11
        a.line(
            f"{-6 + 22 * math.cos(t):.0f},{-142 + 22 * math.sin(t):.0f}"
            f" {-6 + 38 * math.cos(t):.0f},{-142 + 38 * math.sin(t):.0f}",
            1.6,
            col.BROWN_D,
            (0.2, 0.6),
        )
    a.shape("-4,-176 4,-190 14,-176 z", col.GOLD, 1.8)
    face = "-8,-168 -28,-168 -44,-154 -56,-140 -54,-126 -38,-120 -22,-118 -6,-126 2,-146 z"
    a.shape(face, col.GOLD, 2.1, shade=col.GOLD_D, k=0.88)
    a.disc(-34, -148, 3.2, 3.4, col.INK)
    a.line("-42,-154 -34,-157 -26,-152", 2.2, col.BROWN_D, (0.4, 0.2))
    a.fill("-57,-141! -47,-143! -51,-134! z", col.INK)
    a.line("-52,-133 -42,-129 -30,-131", 1.9, col.INK, (0.8, 0.2))


Drawing = Callable[[Art], None]

THRONES: dict[str, tuple[Drawing, Drawing | None, tuple[str, str]]] = {
    "E": (gothic_behind, gothic_before, (col.RED, col.RED_D)),
    "G": (folding_behind, folding_before, (col.BLUE, col.BLUE_D)),
    "H": (tent_behind, tent_before, (col.GREEN, col.GREEN_D)),
    "S": (stone_behind, None, (col.RED, col.RED_D)),
}
