"""Clothes of the large figures on the four Daus: shoes, skirt, bodice, apron, linen sleeves.

Not for scenery. May import the pen and the palette. Units are head-local (chin at y = 54, feet near y = 450).
"""

from __future__ import annotations

from . import palette as col
from .pen import Art

Pair = tuple[str, str]
WHITE: Pair = (col.WHITE, col.WHITE_D)
BLUE: Pair = (col.BLUE, col.BLUE_D)
RED: Pair = (col.RED, col.RED_D)
GREEN: Pair = (col.GREEN, col.GREEN_D)
BROWN: Pair = (col.BROWN, col.BROWN_D)
SCALE = 0.6
CHILD_HAIR: Pair = (col.FLAXEN, col.BROWN)


def shoes(a: Art, xs: tuple[float, ...], y: float, pair: Pair) -> None:
    for x in xs:
        with a.place(x, y):
            a.shape(
                "16,-14 20,6 18,18 -20,18 -46,17 -52,10 -40,2 -14,-14 z", pair[0], 2.2, shade=pair[1], k=0.9
            )
            a.line("-52,18 18,19", 3.4, col.INK, (0.6, 1))


def skirt(a: Art, pair: Pair, hem: float, left: float, right: float, trim: str) -> None:
    mid = (left + right) / 2
    spec = (
        f"-48,186 {(left - 60) / 2},{(186 + hem) / 2 - 10} {left},{hem - 8}! "
        f"{(left + mid) / 2},{hem + 6} {mid},{hem - 2} "
        f"{(right + mid) / 2},{hem + 6} {right},{hem - 8}! {(right + 66) / 2},{(186 + hem) / 2 - 10} 56,186 z"
    )
    a.shape(spec, pair[0], 2.4, shade=pair[1], k=0.95, anchor=(-20, 240))
    a.hatch(f"40,190 60,200 {right - 6},{hem - 12} {right - 60},{hem - 2} 50,300 z", 44, 5.4, 24, 1.3)
    for t in (0.14, 0.3, 0.72, 0.88):
        x = left + (right - left) * t
        a.line(
            f"{4 + (x - mid) * 0.22:.0f},204 {4 + (x - mid) * 0.6:.0f},{(200 + hem) / 2} {x:.0f},{hem - 4}",
            1.9,
            col.INK,
            (0.1, 0.4),
        )
    a.line(
        f"{left + 6},{hem - 24} {(left + mid) / 2},{hem - 11} {mid},{hem - 19} "
        f"{(right + mid) / 2},{hem - 11} {right - 6},{hem - 24}",
        5.6,
        col.INK,
        (1, 1),
        0,
    )
    a.line(
        f"{left + 6},{hem - 24} {(left + mid) / 2},{hem - 11} {mid},{hem - 19} "
        f"{(right + mid) / 2},{hem - 11} {right - 6},{hem - 24}",
        3.2,
        trim,
        (1, 1),
        0,
    )


def bodice(a: Art, pair: Pair, lacing: str) -> None:
    a.shape(
        "-14,78 -44,92 -60,108 -52,140 56,140 70,108 54,92 22,78 z", col.WHITE, 2.1, shade=col.WHITE_D, k=0.92
    )
    a.shape(
        "-58,116! -40,112 -30,138 4,148 38,138 48,112 66,116! 66,150 50,198 -42,198 -58,150 z",
        pair[0],
        2.3,
        shade=pair[1],
        k=0.92,
    )
    a.hatch("48,120 66,118 66,150 50,196 26,196 40,160 z", 42, 4.6, 18, 1.3)
    for i in range(3):
        y, w = 156 + i * 13, 15 - i * 2
        a.line(f"{4 - w},{y} {4 + w},{y + 9}", 2.4, lacing, (1, 1))
        a.line(f"{4 + w},{y} {4 - w},{y + 9}", 2.4, lacing, (1, 1))


def apron(a: Art, pair: Pair, hem: float) -> None:
    a.shape(
        f"-34,194 4,202 38,194 62,{hem - 60} 56,{hem - 34} 4,{hem - 26} -50,{hem - 34} -54,{hem - 60} z",
        pair[0],
        2.1,
        shade=pair[1],
        k=0.95,
    )
    for spec in (
        f"-18,208 -26,{(200 + hem) / 2} -28,{hem - 40}",
        f"20,208 26,{(200 + hem) / 2} 28,{hem - 40}",
    ):
        a.line(spec, 1.5, col.SOFT, (0.1, 0.4))
    a.shape("-46,188 4,198 54,188 55,200 4,210 -46,200 z", col.RED, 2.0, shade=col.RED_D, k=0.93)


def linen_arm(
    a: Art, shoulder: tuple[float, float], elbow: tuple[float, float], wrist: tuple[float, float]
) -> None:
    """A puffed linen sleeve to the elbow and a bare forearm."""
    (sx, sy), (ex, ey), (wx, wy) = shoulder, elbow, wrist
    fore = a.limb(
        f"{ex},{ey} {(ex + wx) / 2 + 2},{(ey + wy) / 2 + 2} {wx},{wy}", (34, 34, 22), round_start=True
    )
    a.shape(fore, col.SKIN, 2.1, shade=col.SKIN_D, k=0.9)
    a.hatch(fore, 44, 4.4, 11, 1.1, col.SOFT)
    upper = a.limb(
        f"{sx},{sy} {(sx + ex) / 2 + (8 if ex > sx else -8)},{(sy + ey) / 2} {ex},{ey}",
        (50, 60, 44),
        True,
        True,
    )
    a.shape(upper, col.WHITE, 2.2, shade=col.WHITE_D, k=0.92)
    a.hatch(upper, 44, 5, 14, 1.2, col.SOFT)
