"""Weapons and shields with their charges.

For: every court. Not for: the hands that hold them. May import: ``body_regalia``, ``letters``,
``palette``, ``pen``.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from . import palette as col
from .body_regalia import shaft
from .letters import word
from .pen import Art


def halberd(
    a: Art, x: float, y: float, up: float, down: float, rot: float = 0, tassel: str = col.RED
) -> None:
    """A halberd; the hand is at ``x, y``, the blade ``up`` above it."""
    with a.place(x, y, 1, rot):
        shaft(a, down, up, 3.8)
        with a.place(0, -up):
            # tassel
            a.shape("-7,16 -12,38 -4,34 0,42 4,34 12,38 7,16 z", tassel, 1.8)
            a.flow("-6,18 -10,36", "6,18 10,36", 3, 1.1, col.INK)
            # spike
            a.shape("-5,2! -7,-18 0,-66! 7,-18 5,2! z", col.STEEL, 2.0, shade=col.STEEL_D, k=0.8)
            a.line("0,0 0,-56", 1.3, col.INK, (1, 0))
            # axe blade
            a.shape(
                "-4,-14! -16,-12 -30,-26! -38,-8 -36,10 -26,26! -16,10 -4,10! z",
                col.STEEL,
                2.1,
                shade=col.STEEL_D,
                k=0.86,
            )
            a.line("-33,-16 -34,0 -27,17", 1.3, col.INK, (0.2, 0.2))
            a.hatch("-20,-8 -4,-10 -4,8 -18,8 z", 60, 3.2, 9, 1.1, col.INK)
            # beak
            a.shape("4,-12! 18,-12 34,2! 20,0 4,8! z", col.STEEL, 2.0, shade=col.STEEL_D, k=0.84)
            a.shape("-6,-4! 6,-4! 6,14! -6,14! z", col.GOLD, 1.8)


def flag(
    a: Art,
    x: float,
    y: float,
    up: float,
    down: float,
    rot: float,
    c1: str,
    c2: str,
    text: str = "",
    sgn: int = 1,
    length: float = 150,
) -> None:
    """Lance with a swallow-tailed pennant; sgn = side the pennant flies to."""
    with a.place(x, y, 1, rot):
        shaft(a, down, up, 3.8)
        with a.place(0, -up):
            a.shape("0,-58! 10,-28 7,-8 0,-4! -7,-8 -10,-28 z", col.STEEL, 2.0, shade=col.STEEL_D, k=0.8)
            a.line("0,-6 0,-48", 1.3, col.INK, (1, 0))
            a.shape("-6,-6! 6,-6! 6,6! -6,6! z", col.GOLD, 1.8)
            with a.place(4 * sgn, 8, 1, flip=sgn < 0):
                n = length
                a.shape(
                    (
                        f"0,-2! {n * 0.3},8 {n * 0.62},-6 {n},6! {n * 0.8},30! {n},60! {n * 0.62},44"
                        f" {n * 0.3},62 0,54! z"
                    ),
                    c1,
                    2.2,
                )
                a.shape(
                    (
                        f"0,14! {n * 0.3},24 {n * 0.6},9 {n * 0.88},17! {n * 0.8},30! {n * 0.88},45!"
                        f" {n * 0.6},30 {n * 0.3},45 0,38! z"
                    ),
                    c2,
                    1.6,
                )
                a.hatch(
                    f"{n * 0.22},4 {n * 0.34},4 {n * 0.34},60 {n * 0.22},58 z", 80, 3.6, 16, 1.0, col.SOFT
                )
                for i, ch in enumerate(text):
                    t = (i + 0.6) / (len(text) + 0.35)
                    yy = 26 + 9 * math.sin(t * 2 * math.pi + 0.1)
                    with a.place(n * 0.8 * (t if sgn > 0 else 1 - t), yy, 1, 0, flip=sgn < 0):
                        word(a, ch, 0, 0, 15, col.INK, 1.1)


def sabre(
    a: Art, x: float, y: float, length: float = 170, rot: float = 0, flip: bool = False, hilt: bool = True
) -> None:
    """Curved sabre; the hand is at x,y, the blade rises along -y and bends to -x."""
    with a.place(x, y, 1, rot, flip):
        n = length
        a.shape(
            (
                f"-5,-12! -4,{-n * 0.35:.0f} -12,{-n * 0.7:.0f} -34,{-n}! -6,{-n * 0.82:.0f}"
                f" 7,{-n * 0.45:.0f} 7,-12! z"
            ),
            col.STEEL,
            2.1,
            shade=col.STEEL_D,
            k=0.97,
            anchor=(-6, -n * 0.5),
        )
        a.line(f"1,-16 1,{-n * 0.4:.0f} -8,{-n * 0.72:.0f} -26,{-n * 0.95:.0f}", 1.4, col.INK, (1, 0))
        a.line(f"-2,-20 -1,{-n * 0.38:.0f} -10,{-n * 0.7:.0f}", 1.8, col.WHITE, (0.6, 0))
        if hilt:
            a.shape(
                "-20,-15 -6,-18 8,-18 22,-15 22,-8 8,-11 -6,-11 -20,-8 z",
                col.GOLD,
                2.0,
                shade=col.GOLD_D,
                k=0.9,
            )
            a.shape("-4,-11! -5,22 0,26 7,22 6,-11! z", col.BROWN, 1.9)
            a.disc(1, 27, 7, 6.5, col.GOLD, 1.9)
            a.line("20,-10 24,6 16,22 6,27", 5, col.INK, (1, 1))
            a.line("20,-10 24,6 16,22 6,27", 2.6, col.GOLD, (1, 1))


def sword(a: Art, x: float, y: float, length: float = 170, rot: float = 0) -> None:
    """Straight sword, point up."""
    with a.place(x, y, 1, rot):
        n = length
        a.shape(
            f"-6,-12! -5,{-n + 18}! 0,{-n}! 5,{-n + 18}! 6,-12! z",
            col.STEEL,
            2.1,
            shade=col.STEEL_D,
            k=0.97,
            anchor=(-4, -n * 0.5),
        )
        a.line(f"0,-16 0,{-n + 14}", 1.5, col.INK, (1, 0))
        a.shape(
            "-28,-17! -10,-14 10,-14 28,-17! 28,-9! 10,-10 -10,-10 -28,-9! z",
            col.GOLD,
            2.0,
            shade=col.GOLD_D,
            k=0.9,
        )
        a.shape("-4,-11! -5,20! 5,20! 4,-11! z", col.BROWN, 1.9)
        a.disc(0, 25, 8, 7.5, col.GOLD, 1.9)


SHIELD = "-40,-50! -14,-46 0,-50! 14,-46 40,-50! 42,-10 32,26 0,56! -32,26 -42,-10 z"


def lozenges(a: Art) -> None:
    """The white-and-blue lozenges of Bavaria, clipped to the shield."""
    a.fill(SHIELD, col.WHITE)
    region = "-40,-50! 40,-50! 42,-10 32,26 0,56! -32,26 -42,-10 z"
    for j in range(-3, 4):
        for i in range(-4, 5):
            cx, cy = i * 21 + j * 5.0, j * 28.0
            a.fill_in(
                f"{cx},{cy - 14}! {cx + 10.5},{cy}! {cx},{cy + 14}! {cx - 10.5},{cy}! z", region, col.BLUE
            )
    a.contour(SHIELD, 2.0)


def round_shield(
    a: Art, x: float, y: float, r: float, c: str, d: str, charge: Callable[[], None] | None = None
) -> None:
    """A studded round shield; the default charge is a sun-flower."""
    with a.place(x, y, r / 60):
        a.disc(0, 0, 60, 60, col.GOLD, 2.6, shade=col.GOLD_D)
        a.disc(0, 0, 49, 49, c, 2.2, shade=d)
        a.hatch("8,-48 40,-30 49,0 36,34 4,49 30,20 30,-20 z", 56, 4.2, 18, 1.3, col.INK)
        for i in range(16):
            t = i * math.pi / 8
            a.disc(54.5 * math.cos(t), 54.5 * math.sin(t), 2.7, 2.7, col.BROWN_D)
        if charge:
            charge()
        else:
            for i in range(8):
                t = i * 45
                with a.place(0, 0, 1, t):
                    a.shape("0,-44! 7,-22 0,-10! -7,-22 z", col.GOLD, 1.6)
            a.disc(0, 0, 12, 12, col.GOLD, 2.0, shade=col.GOLD_D)
            a.shape("0,-12! 4,-3 0,10! -4,-3 z", col.STEEL, 1.4)


def heater(
    a: Art,
    x: float,
    y: float,
    s: float,
    field: str,
    dark: str,
    charge: Callable[[], None] | None = None,
    rot: float = 0,
) -> None:
    """A notched shield with a gold rim and a charge."""
    with a.place(x, y, s, rot):
        a.shape(
            "-48,-59! -16,-54 0,-58! 16,-54 48,-59! 51,-10 39,33 0,67! -39,33 -51,-10 z",
            col.GOLD,
            2.4,
            shade=col.GOLD_D,
            k=0.95,
        )
        a.shape(SHIELD, field, 2.0, shade=dark, k=0.92)
        if charge:
            charge()
        a.hatch("20,-48 40,-50 42,-10 32,26 4,52 22,14 z", 56, 4.0, 10, 1.1, col.INK)


def castle(a: Art) -> None:
    """Salzburg's town arms: a turreted gateway with open doors."""
    a.shape("-30,22! -30,-14! 30,-14! 30,22! z", col.WHITE, 1.8, shade=col.WHITE_D, k=0.94)
    for x, w, h in ((-24, 13, -32), (24, 13, -32), (0, 18, -42)):
        a.shape(
            f"{x - w / 2},-13! {x - w / 2},{h + 10}! {x + w / 2},{h + 10}! {x + w / 2},-13! z", col.WHITE, 1.7
        )
        for k in (-1, 0, 1):
            a.shape(
                (
                    f"{x + k * w * 0.36 - 2.4},{h + 10}! {x + k * w * 0.36 - 2.4},{h + 5}!"
                    f" {x + k * w * 0.36 + 2.4},{h + 5}! {x + k * w * 0.36 + 2.4},{h + 10}! z"
                ),
                col.WHITE,
                1.3,
            )
        a.fill(f"{x - 2},{h + 16}! {x - 2},{h + 23}! {x + 2},{h + 23}! {x + 2},{h + 16}! z", col.INK)
    for k in range(-4, 5):
        a.shape(
            f"{k * 6.6 - 2},-14! {k * 6.6 - 2},-18! {k * 6.6 + 2},-18! {k * 6.6 + 2},-14! z", col.WHITE, 1.2
        )
    a.shape("-11,22! -11,4 0,-7 11,4 11,22! z", col.INK, 1.6)
    a.shape("-11,22! -11,4! -19,6! -19,22! z", col.GOLD, 1.4)
    a.shape("11,22! 11,4! 19,6! 19,22! z", col.GOLD, 1.4)
    for yy in (-6, 2, 10, 18):
        for xx in (-26, -22, 22, 26):
            a.line(f"{xx - 2},{yy} {xx + 2},{yy}", 1.0, col.SOFT, (1, 1))


def anchor_barred(a: Art) -> None:
    """An anchor crossed by a red bar."""
    a.shape("-4,-30! 4,-30! 4,26! -4,26! z", col.STEEL, 1.6)
    a.disc(0, -36, 8, 8, col.STEEL, 1.6)
    a.disc(0, -36, 3.4, 3.4, col.BLUE, 1.2)
    a.shape("-17,-24! 17,-24! 17,-17! -17,-17! z", col.STEEL, 1.6)
    a.shape(
        "-30,8! -19,10! -24,15 -15,28 0,34 15,28 24,15 19,10! 30,8! 29,20 18,36 0,44 -18,36 -29,20 z",
        col.STEEL,
        1.7,
        shade=col.STEEL_D,
        k=0.9,
    )
    a.shape("-40,-4! 40,4! 40,12! -40,4! z", col.RED, 1.5)


def lion_face(a: Art) -> None:
    """A lion's head in a wreath."""
    for i in range(16):
        t = i * math.pi / 8
        with a.place(40 * math.cos(t), 40 * math.sin(t), 0.42, math.degrees(t) + 70):
            a.shape("0,-16! 9,-2 0,16! -9,-2 z", col.GREEN, 2.4)
    pts = []
    for i in range(22):
        t = 2 * math.pi * i / 22
        k = 30 if i % 2 else 23
        pts.append((k * math.cos(t), k * math.sin(t)))
    a.shape([*pts, pts[0]], col.GOLD_D, 1.8)
    a.disc(0, 1, 18, 20, col.GOLD, 1.7)
    a.disc(-7, -5, 3, 3, col.WHITE, 1.2)
    a.disc(7, -5, 3, 3, col.WHITE, 1.2)
    a.disc(-7, -5, 1.3, 1.5, col.INK)
    a.disc(7, -5, 1.3, 1.5, col.INK)
    a.line("-12,-11 -7,-10 -3,-6", 2.0)
    a.line("12,-11 7,-10 3,-6", 2.0)
    a.fill("-5,4! 5,4! 0,9! z", col.INK)
    a.line("0,8 -4,13 -10,12", 1.6)
    a.line("0,8 4,13 10,12", 1.6)
    a.fill("-4,14! 4,14! 0,19! z", col.RED)
