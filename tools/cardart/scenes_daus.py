"""What the Daus scenes of both German packs share: vine and cup, wings, bare limbs, the eagle.

May import the shared parts.
"""

from __future__ import annotations

import math

from . import body_limbs as limbs
from . import bust
from . import palette as col
from .pen import Art, Pt


def goblet(a: Art, x: float, y: float, s: float = 1, rot: float = 0) -> None:
    """A cup of red wine, held at its stem at ``x, y``."""
    with a.place(x, y, s, rot):
        a.shape(
            "-24,-52! 24,-52! 20,-28 8,-14 5,0 6,12 18,20! -18,20! -6,12 -5,0 -8,-14 -20,-28 z",
            col.GOLD,
            2.2,
            shade=col.GOLD_D,
            k=0.9,
        )
        a.disc(0, -52, 24, 7, col.RED_D, 2.0)
        a.line("-21,-38 0,-33 21,-38", 1.6, col.BROWN_D, (1, 1))
        for k in (-10, 0, 10):
            a.disc(k, -26 - abs(k) * 0.3, 3, 3, col.RED, 1.2)


def grapes(a: Art, x: float, y: float, s: float = 1) -> None:
    """A bunch of blue grapes hanging from ``x, y``."""
    with a.place(x, y, s):
        for row, n in enumerate((4, 4, 3, 2, 1)):
            for i in range(n):
                a.disc((i - (n - 1) / 2) * 14, row * 11.5, 7.6, 7.6, col.VIOLET, 1.6)
                a.disc((i - (n - 1) / 2) * 14 - 2, row * 11.5 - 2.4, 1.8, 1.8, col.PINK)


def vine_leaf(a: Art, x: float, y: float, s: float, rot: float) -> None:
    """A vine leaf."""
    with a.place(x, y, s, rot):
        outline = (
            "0,14! -8,8 -18,12! -16,2 -22,-6! -12,-8 -10,-18! -2,-12 0,-24! 4,-12 12,-18! 13,-8 23,-5!"
            " 16,3 18,13! 8,8 z"
        )
        a.shape(outline, col.GREEN, 1.8, shade=col.GREEN_D, k=0.86)
        for spec in ("0,12 0,-16", "0,6 -12,-2", "0,6 12,-2"):
            a.line(spec, 1.2, col.GREEN_D, (1, 0))


def wreath(a: Art, n: int = 7) -> None:
    """Vine leaves and grapes round a head (head-local units)."""
    for i in range(n):
        t = i / (n - 1)
        vine_leaf(a, -40 + 84 * t, -40 - 18 * math.sin(t * math.pi), 0.86, -40 + 80 * t)
    grapes(a, -46, -26, 0.5)
    grapes(a, 48, -22, 0.5)


def bare_limb(a: Art, points: tuple[Pt, ...], widths: tuple[float, ...]) -> None:
    """A bare arm or leg with its modelling."""
    p = a.limb(limbs.axis_of(*points), widths)
    a.shape(p, col.SKIN, 2.3, shade=col.SKIN_D, k=0.95)
    a.hatch(p, 44, 4.4, 16, 1.2, col.SOFT)


def bare_arm(
    a: Art, shoulder: Pt, elbow: Pt, wrist: Pt, widths: tuple[float, float, float, float], bow: float = 10.0
) -> None:
    """A bare arm grown into the shoulder: no contour between arm and trunk."""
    bust.arm(a, shoulder, elbow, wrist, widths, col.SKIN, col.SKIN_D, None, bow)
    x, y = shoulder
    inward = 1 if x < 0 else -1
    w = widths[0]
    patch = limbs.axis_of(
        (x + inward * w * 0.55, y - 1), (x + inward * w * 0.1, y + 2), (x - inward * w * 0.16, y + 7)
    )
    a.fill(a.limb(patch, (w * 0.5, w * 0.82, w * 0.62)), col.SKIN)


def bare_foot(a: Art, x: float, y: float, toe: int, s: float = 1.0) -> None:
    """A bare foot, ankle at ``x, y``."""
    with a.place(x, y, s, 0, toe > 0):
        a.shape("12,-10 15,6 14,14 -4,16 -28,15 -36,9 -26,2 -12,-8 z", col.SKIN, 2.0, shade=col.SKIN_D, k=0.9)
        for k in range(4):
            a.line(f"{-31 + k * 5},8 {-32 + k * 5},13", 1.0, col.SOFT, (1, 1))


def feathered_wing(
    a: Art,
    quills: int = 8,
    length: float = 132,
    tilt: float = -64,
    tones: tuple[str, str] = (col.WHITE, col.WHITE_D),
    coverts: tuple[str, str] = (col.BLUE_L, col.BLUE),
    shoulder: tuple[str, str] = (col.RED, col.RED_D),
) -> None:
    """One spread wing to the right of the origin: primaries, coverts, shoulder."""
    for i in range(quills):
        ang = math.radians(tilt + i * 15)
        reach = length - 4.2 * i - (14 if i == 0 else 0)
        x0, y0 = 40 - 2 * i, -34 + 4.5 * i
        x1, y1 = x0 + reach * math.cos(ang), y0 + reach * math.sin(ang) + 10
        xm, ym = (x0 + x1) / 2 - 12 * math.sin(ang), (y0 + y1) / 2 - 14
        axis = limbs.axis_of((x0, y0), (xm, ym), (x1, y1))
        a.shape(a.limb(axis, (16, 22, 15), True), tones[0], 1.9, shade=tones[1], k=0.95)
        a.line(axis, 1.1, col.SOFT, (0.8, 0.1))
    for i in range(quills - 2):
        ang = math.radians(tilt - 6 + i * 19)
        x0, y0 = 34 - 2 * i, -26 + 4 * i
        reach = length * 0.5 - 3 * i
        x1, y1 = x0 + reach * math.cos(ang), y0 + reach * math.sin(ang)
        axis = limbs.axis_of((x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2 - 7), (x1, y1))
        a.shape(a.limb(axis, (14, 19, 13), True), coverts[0], 1.8, shade=coverts[1], k=0.94)
    a.shape(
        "8,10 14,-20 34,-48 58,-66 66,-56 54,-34 44,-12 30,8 18,18 z",
        shoulder[0],
        2.0,
        shade=shoulder[1],
        k=0.92,
    )
    for spec in ("20,-2 34,-22 52,-46", "26,4 40,-14 52,-34"):
        a.line(spec, 1.3, col.INK, (0.5, 0.1))


def eagle(a: Art) -> None:
    """A heraldic eagle displayed, about 260 wide, breast on the origin; head to the left."""
    plumage, light = col.SABLE, col.SLATE
    for side in (-1, 1):
        with a.place(0, 0, 1, 0, flip=side < 0):
            for i in range(8):
                ang = math.radians(-72 + i * 19)
                reach = (112, 124, 128, 124, 114, 100, 84, 66)[i]
                x0, y0 = 30 + 3 * i, -46 + 7 * i
                tip = (x0 + reach * math.cos(ang), y0 + reach * math.sin(ang) * 0.92)
                bend = (x0 + reach * 0.55 * math.cos(ang) + 10, y0 + reach * 0.55 * math.sin(ang) - 8)
                axis = limbs.axis_of((x0, y0), bend, tip)
                a.shape(a.limb(axis, (15, 19, 9), True), plumage, 1.8, ink=col.PAPER)
                a.line(axis, 1.3, light, (0.8, 0.1))
            for i in range(6):
                ang = math.radians(-60 + i * 22)
                x0, y0 = 26 + 2 * i, -42 + 8 * i
                tip = (x0 + 44 * math.cos(ang), y0 + 44 * math.sin(ang))
                axis = limbs.axis_of((x0, y0), ((x0 + tip[0]) / 2 + 3, (y0 + tip[1]) / 2 - 4), tip)
                a.shape(a.limb(axis, (13, 15, 9), True), col.BADGER, 1.6, ink=col.PAPER)
            a.shape(
                "6,-52 22,-78 44,-98 62,-104 70,-92 58,-80 50,-58 46,-30 34,-8 18,2 z",
                plumage,
                1.8,
                ink=col.PAPER,
            )
            a.line("18,-30 30,-60 54,-88", 1.4, light, (0.6, 0.1))
            a.shape(a.limb("12,34 34,56 42,80", (24, 16, 8)), plumage, 1.6, ink=col.PAPER)
            for dx, dy in ((-16, 14), (-4, 20), (10, 18), (18, 6)):
                a.line(
                    f"42,78 {42 + dx * 0.6:.0f},{78 + dy * 0.9:.0f} {42 + dx},{80 + dy}",
                    6.0,
                    col.INK,
                    (1, 0.4),
                )
                a.line(
                    f"42,78 {42 + dx * 0.6:.0f},{78 + dy * 0.9:.0f} {42 + dx},{80 + dy}",
                    3.4,
                    col.GOLD,
                    (1, 0.3),
                )
    for k in (-2, 2, -1, 1, 0):
        axis = f"0,40 {k * 13},84 {k * 19},{128 - abs(k) * 10}"
        a.shape(a.limb(axis, (15, 19, 15), True), plumage, 1.7, ink=col.PAPER)
        a.line(axis, 1.3, light, (0.8, 0.1))
    a.shape("-26,-50 -30,-10 -20,30 0,50 20,30 30,-10 26,-50 0,-66 z", plumage, 1.8, ink=col.PAPER)
    for row, n in enumerate((3, 4, 3, 4, 3, 2)):
        for i in range(n):
            x, y = (i - (n - 1) / 2) * 13, -44 + row * 14
            a.line(f"{x - 5},{y} {x},{y + 6} {x + 5},{y}", 1.6, light, (0.4, 0.4))
    a.shape("-16,-56 -20,-80 -12,-98 4,-104 18,-96 20,-76 18,-56 z", plumage, 1.8, ink=col.PAPER)
    for y in (-88, -76, -64):
        a.line(f"4,{y} 12,{y + 5} 18,{y + 2}", 1.4, light, (0.4, 0.2))
    a.shape("-14,-96! -34,-94 -42,-78! -36,-72 -28,-82 -12,-82! z", col.GOLD, 1.8, shade=col.GOLD_D, k=0.9)
    a.shape("-28,-81! -30,-66 -22,-62 -14,-78! z", col.RED, 1.3)
    a.disc(-6, -90, 4, 4, col.GOLD, 1.0)
    a.disc(-7, -90, 1.8, 2, col.INK)
    with a.place(2, -108):
        a.shape(
            "-15,6! -19,-10! -9,-3! -6,-16! 0,-4! 6,-16! 9,-3! 19,-10! 15,6! z",
            col.GOLD,
            1.8,
            shade=col.GOLD_D,
            k=0.9,
        )
