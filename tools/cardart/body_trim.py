"""Trimmings of dress: ermine, woven motifs, buttons, chains, ruffs and lace.

For: every court. Not for: the cut of clothes. May import: ``palette``, ``pen``.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from . import palette as col
from .pen import Art, Pt, Spec, at, curve


def ermine_tail(a: Art, x: float, y: float, s: float = 1.0, rot: float = 0) -> None:
    """One black tail with its three stitches."""
    with a.place(x, y, s, rot):
        a.fill("0,-9! 2.2,-2 4.4,7! 1.2,4.4 0,9! -1.2,4.4 -4.4,7! -2.2,-2 z", col.INK)
        for dx, dy in ((-4.5, -8), (4.5, -8), (0, -12)):
            a.disc(dx, dy, 1.2, 1.2, col.INK)


def ermine(a: Art, spec: Spec, w: float = 2.3, pitch: float = 27, s: float = 0.9, margin: float = 9) -> None:
    """A piece of ermine: white fur with tails on a lattice."""
    a.shape(spec, col.WHITE, w, shade=col.WHITE_D, k=0.94)
    a.motif(spec, (pitch, pitch * 0.92), lambda x, y: ermine_tail(a, x, y, s), margin)


def rosette(a: Art, x: float, y: float, s: float, c1: str, c2: str) -> None:
    """A four-petalled flower of two colours."""
    with a.place(x, y, s):
        for i in range(4):
            t = i * math.pi / 2
            a.disc(6.2 * math.cos(t), 6.2 * math.sin(t), 4.6, 4.6, c1)
        a.disc(0, 0, 3.4, 3.4, c2)


def lily(a: Art, x: float, y: float, s: float, c: str) -> None:
    """A heraldic lily."""
    with a.place(x, y, s):
        a.fill("0,-14! 5,-6 3,1 10,-5 13,1 9,7 3,5! 4,13! -4,13! -3,5! -9,7 -13,1 -10,-5 -3,1 -5,-6 z", c)
        a.fill("-7,4! 7,4! 7,7! -7,7! z", c)


def damask(a: Art, x: float, y: float, s: float, c: str) -> None:
    """A small pomegranate motif for brocades."""
    with a.place(x, y, s):
        a.fill("0,-13! 6,-6 6,3 0,9 -6,3 -6,-6 z", c)
        a.line("0,10 7,6 11,-2 8,-9", 2.0, c, (0.3, 0))
        a.line("0,10 -7,6 -11,-2 -8,-9", 2.0, c, (0.3, 0))
        a.line("0,9 0,15", 2.0, c, (1, 0.3))


def buttons(a: Art, pts: Iterable[Pt], r: float = 4, fill: str = col.GOLD) -> None:
    """Round buttons with a glint."""
    for x, y in pts:
        a.disc(x, y, r, r, fill, 1.5)
        a.disc(x - r * 0.3, y - r * 0.3, r * 0.3, r * 0.3, col.WHITE)


def chain(a: Art, axis: str, n: int, r: float = 4.2) -> None:
    """A chain of office along an axis: ``n`` links, gold and enamel in turn."""
    k, _ = curve(axis, 2)
    for i in range(n):
        x, y = at(k, (i + 0.5) / n)
        if i % 2:
            a.disc(x, y, r, r, col.GOLD, 1.5, shade=col.GOLD_D)
        else:
            a.disc(x, y, r * 0.8, r * 0.8, col.RED if i % 4 == 0 else col.BLUE, 1.4)


def ruff(a: Art, y: float = 0, rx: float = 40, ry: float = 15, n: int = 13, x: float = 2) -> None:
    """A pleated ruff below the chin."""
    pts = []
    for i in range(2 * n):
        t = math.pi * 2 * i / (2 * n)
        k = 1.0 if i % 2 else 0.86
        pts.append((x + rx * k * math.cos(t), y + ry * k * math.sin(t)))
    a.shape([*pts, pts[0]], col.WHITE, 2.2)
    for i in range(2 * n):
        t = math.pi * 2 * i / (2 * n)
        if i % 2 == 0:
            a.line(
                (
                    f"{x + rx * 0.36 * math.cos(t)},{y - 3 + ry * 0.3 * math.sin(t)}"
                    f" {x + rx * 0.84 * math.cos(t)},{y + ry * 0.84 * math.sin(t)}"
                ),
                1.4,
                col.SOFT,
                (0.1, 0.9),
            )


def lace(a: Art, axis: str, w: float = 16, n: int = 7) -> None:
    """A scalloped cuff across the wrist: axis = line across, lace falls to its right side."""
    k, _ = curve(axis, 2)
    (x1, y1), (x2, y2) = k[0], k[-1]
    d = math.dist(k[0], k[-1]) or 1
    nx, ny = -(y2 - y1) / d, (x2 - x1) / d
    edge = []
    for i in range(2 * n + 1):
        t = i / (2 * n)
        x, y = at(k, t)
        r = w * (1 if i % 2 else 0.72)
        edge.append((x + nx * r, y + ny * r))
    a.shape([*k, *edge[::-1], k[0]], col.WHITE, 1.9)
    for i in range(1, 2 * n, 2):
        x, y = at(k, i / (2 * n))
        a.line(f"{x},{y} {x + nx * w * 0.7},{y + ny * w * 0.7}", 1.1, col.SOFT, (0.8, 0.0))
