"""What courts carry that is no weapon: sceptre, orb, drum, charter, flowers, basket, shafts.

For: every court. Not for: weapons and shields. May import: ``palette``, ``pen``.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from . import palette as col
from .pen import Art


def shaft(a: Art, down: float, up: float, w: float, c: str = col.BROWN, d: str = col.BROWN_D) -> None:
    """A round pole along the local y axis with its shadow on one side, right at any angle."""
    a.fill(f"{-w},{down}! {-w},{-up}! {w},{-up}! {w},{down}! z", c)
    a.fill(f"{w * 0.25},{down}! {w * 0.25},{-up}! {w},{-up}! {w},{down}! z", d)
    a.contour(f"{-w},{down}! {-w},{-up}! {w},{-up}! {w},{down}! z", 2.0)


def _finial(a: Art) -> None:
    """A gold lily about 50 high, foot at the origin."""
    outline = (
        "-8,4 -6,-10 -16,-15 -19,-26 -10,-32 -4,-27 -9,-38 0,-50! 9,-38 4,-27 10,-32 19,-26 16,-15"
        " 6,-10 8,4 z"
    )
    a.shape(outline, col.GOLD, 2.2, shade=col.GOLD_D, k=0.8)
    a.line("0,0 0,-18 0,-38", 1.8, col.BROWN_D, (0.6, 0.0))
    a.disc(0, -21, 4, 4, col.RED, 1.3)


def sceptre(a: Art, x: float, y: float, length: float, rot: float = 0, head: str = "lily") -> None:
    """Shaft upwards from x,y; the finial sits at the top."""
    with a.place(x, y, 1, rot):
        shaft(a, 0, length, 3.8, col.GOLD, col.GOLD_D)
        for t in (0.2, 0.4, 0.6, 0.8):
            a.shape(
                f"-6,{-length * t - 3} 6,{-length * t - 3} 6,{-length * t + 3} -6,{-length * t + 3} z",
                col.GOLD,
                1.5,
            )
        a.disc(0, -length - 3, 7, 6, col.RED, 1.8)
        if head == "lily":
            with a.place(0, -length - 9):
                _finial(a)
                a.shape("-11,3! -8,-3! 8,-3! 11,3! z", col.GOLD, 1.6)
        elif head == "ball":
            a.disc(0, -length - 18, 12, 12, col.GOLD, 2.0, shade=col.GOLD_D)
            a.line(f"-11,{-length - 18} 0,{-length - 15} 11,{-length - 18}", 2.2, col.RED, (1, 1))
            a.shape(
                f"0,{-length - 46}! 4,{-length - 34} 0,{-length - 29}! -4,{-length - 34} z", col.GOLD, 1.6
            )


def orb(a: Art, x: float, y: float, r: float = 22) -> None:
    """The blue globe with its gold bands and cross."""
    with a.place(x, y, r / 22):
        a.disc(0, 0, 22, 22, col.BLUE, 2.4, shade=col.BLUE_D)
        a.hatch("6,-20 22,-2 16,16 2,22 10,2 z", 60, 3.4, 12, 1.2, col.INK)
        a.line("-14,-8 -10,-14 -4,-17", 3.0, col.BLUE_L, (0.1, 0))
        a.shape("-22,-4 0,2 22,-4 22,3 0,9 -22,3 z", col.GOLD, 1.8)
        a.shape("-4,-22 -4,-2 4,-2 4,-22 z", col.GOLD, 1.8)
        a.shape(
            "-3,-22! -3,-32! -10,-33! -10,-39! -3,-38! -3,-46! 3,-46! 3,-38! 10,-39! 10,-33! 3,-32! 3,-22! z",
            col.GOLD,
            1.8,
        )


def rose(
    a: Art, x: float, y: float, r: float = 17, c: str = col.RED, d: str = col.RED_D, rot: float = 0
) -> None:
    """A five-petalled rose of radius ``r``."""
    with a.place(x, y, r / 17, rot):
        for i in range(5):
            t = -math.pi / 2 + i * 2 * math.pi / 5
            a.disc(10 * math.cos(t), 10 * math.sin(t), 9, 9, c, 1.7, shade=d)
        for i in range(5):
            t = math.pi / 2 + i * 2 * math.pi / 5
            a.disc(5 * math.cos(t), 5 * math.sin(t), 6, 6, c, 1.4, shade=d)
        a.disc(0, 0, 4.6, 4.6, col.GOLD, 1.4)
        for i in range(5):
            t = i * 2 * math.pi / 5
            a.disc(2.4 * math.cos(t), 2.4 * math.sin(t), 0.8, 0.8, col.BROWN_D)


def stem(a: Art, axis: str, leaves: Iterable[tuple[float, float, float, float]], c: str = col.GREEN) -> None:
    """A flower stem with (x, y, rot, size) leaves."""
    a.line(axis, 6.0, col.INK, (0.9, 0.7))
    a.line(axis, 3.2, c, (0.9, 0.7))
    for x, y, rot, s in leaves:
        with a.place(x, y, s, rot):
            a.shape("0,0! 9,-9 24,-10 36,0! 24,8 9,7 z", c, 1.9, shade=col.GREEN_D, k=0.86)
            a.line("2,0 16,-1 30,0", 1.3, col.GREEN_D, (1, 0))


def basket(a: Art, x: float, y: float, s: float = 1) -> None:
    """A basket of flowers."""
    with a.place(x, y, s):
        a.line("-34,2 -26,-44 0,-60 26,-44 34,2", 6, col.INK, (1, 1))
        a.line("-34,2 -26,-44 0,-60 26,-44 34,2", 3, col.GOLD_D, (1, 1))
        for fx, fy, r, c, d in (
            (-24, -10, 13, col.PINK, col.RED),
            (22, -11, 13, col.GOLD, col.GOLD_D),
            (0, -22, 15, col.RED, col.RED_D),
            (-10, -4, 11, col.WHITE, col.WHITE_D),
            (11, -3, 11, col.BLUE_L, col.BLUE),
        ):
            rose(a, fx, fy, r, c, d)
        a.shape("-38,2! 38,2! 30,36 22,42 -22,42 -30,36 z", col.GOLD, 2.2, shade=col.GOLD_D, k=0.9)
        for yy in (12, 22, 32):
            a.line(f"{-36 + yy * 0.2},{yy} 0,{yy + 3} {36 - yy * 0.2},{yy}", 1.5, col.BROWN_D, (1, 1))
        for i in range(9):
            xx = -30 + i * 7.5
            a.line(f"{xx},5 {xx * 0.82},40", 1.5, col.BROWN_D, (1, 1))
        a.shape("-41,-2 0,2 41,-2 41,6 0,10 -41,6 z", col.GOLD, 1.9)


def drum(
    a: Art,
    x: float,
    y: float,
    s: float = 1,
    rot: float = 0,
    c: str = col.BLUE,
    d: str = col.BLUE_D,
    hoop: str = col.GOLD,
    hoop_d: str = col.GOLD_D,
) -> None:
    """A drum seen from the front; body ``c``/``d``, hoops ``hoop``/``hoop_d``."""
    with a.place(x, y, s, rot):
        a.shape("-62,-34! -62,52 -40,66 0,72 40,66 62,52 62,-34! z", c, 2.5, shade=d, k=0.95)
        a.hatch("24,-30 62,-34 62,52 36,66 40,20 z", 60, 4.4, 18, 1.3, col.INK)
        a.shape(
            "-66,44! -64,58 -42,72 0,78 42,72 64,58 66,44! 42,58 0,64 -42,58 z",
            hoop,
            2.1,
            shade=hoop_d,
            k=0.95,
        )
        for i in range(7):  # cords with sliding braces
            xx = -54 + i * 18
            yy = 12 * (1 - (xx / 62) ** 2)
            for ex in (-9, 9):
                a.line(f"{xx},{44 + yy} {xx + ex},{-18 + yy}", 2.6, col.INK, (1, 1))
                a.line(f"{xx},{44 + yy} {xx + ex},{-18 + yy}", 1.3, col.WHITE, (1, 1))
            a.shape(
                f"{xx - 4},{22 + yy}! {xx + 4},{22 + yy}! {xx + 3},{34 + yy}! {xx - 3},{34 + yy}! z",
                col.BROWN,
                1.3,
            )
        a.shape(
            "-66,-38! -66,-24 -42,-10 0,-5 42,-10 66,-24 66,-38! 42,-24 0,-19 -42,-24 z",
            hoop,
            2.1,
            shade=hoop_d,
            k=0.95,
        )
        a.disc(0, -38, 66, 20, col.WHITE, 2.3, shade=col.WHITE_D)
        a.disc(0, -38, 57, 15, col.WHITE, 1.2)


def scroll(a: Art, x: float, y: float, s: float = 1, rot: float = 0) -> None:
    """The King of Hearts' scroll: a half-unrolled charter, held at its foot like a fan."""
    with a.place(x, y, s, rot):
        a.shape("-6,4! -40,-62! -14,-72 14,-72 40,-62! 6,4! z", col.WHITE, 2.2, shade=col.WHITE_D, k=0.95)
        for i in range(4):
            yy = -56 + i * 11
            w = 26 - i * 5.6
            a.line(f"{-w},{yy} 0,{yy - 3} {w},{yy}", 1.5, col.SOFT, (0.6, 0.6))
        a.shape(
            "-46,-60 -44,-72 -30,-80 -2,-83 28,-80 44,-72 47,-60 40,-56 20,-65 0,-67 -20,-65 -40,-55 z",
            col.WHITE,
            2.1,
            shade=col.WHITE_D,
            k=0.95,
        )
        a.disc(-43, -62, 6, 7.5, col.WHITE, 1.8)
        a.disc(44, -62, 6, 7.5, col.WHITE, 1.8)
        a.disc(-43, -62, 2.2, 3, col.WHITE_D, 1.2)
        a.disc(44, -62, 2.2, 3, col.WHITE_D, 1.2)
        a.line("-8,-2 -16,12 -10,24", 3.0, col.RED, (1, 0.4))
        a.disc(-9, 26, 7, 7, col.RED, 1.6, shade=col.RED_D)
