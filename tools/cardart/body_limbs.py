"""Geometry of dressed limbs: lines along a limb, rings round it, panes and folds that follow it.

Everything works on a limb given as an axis (curve notation of :mod:`tools.cardart.pen`) and the widths at
even stations along it. May import ``pen`` and ``palette`` only.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from . import palette as col
from .pen import Art, Pt, at, curve

Tones = tuple[str, str]
"""A flat colour and its shade."""

Motif = Callable[[Art, float], None]
"""Draws an ornament round the origin at a scale."""


def axis_of(*points: Pt) -> str:
    """The curve notation of a line through ``points``."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in points)


def along(axis: str, widths: Sequence[float], row: float, start: float = 0.0, end: float = 1.0) -> list[Pt]:
    """Points of a line that runs along a limb, ``row`` widths beside its axis (edges at -0.5, 0.5)."""
    line, _ = curve(axis, 3)
    points: list[Pt] = []
    for i in range(9):
        t = start + (end - start) * i / 8
        x, y = at(line, t)
        x1, y1 = at(line, max(0.0, t - 0.03))
        x2, y2 = at(line, min(1.0, t + 0.03))
        length = math.dist((x1, y1), (x2, y2)) or 1.0
        f = t * (len(widths) - 1)
        j = min(int(f), len(widths) - 2)
        e = f - j
        e = e * e * (3 - 2 * e)
        width = widths[j] * (1 - e) + widths[j + 1] * e
        points.append((x - (y2 - y1) / length * width * row, y + (x2 - x1) / length * width * row))
    return points


def ring(
    a: Art, axis: str, widths: Sequence[float], t: float, thick: float, colour: str, bulge: float = 1.06
) -> None:
    """A band round a limb at the relative length ``t``; it bows like something round."""
    line, _ = curve(axis, 3)
    x1, y1 = at(line, max(0.0, t - 0.03))
    x2, y2 = at(line, min(1.0, t + 0.03))
    length = math.dist((x1, y1), (x2, y2)) or 1.0
    dx, dy = (x2 - x1) / length, (y2 - y1) / length
    left, right = (along(axis, widths, r * bulge, t, t)[0] for r in (-0.5, 0.5))
    middle = ((left[0] + right[0]) / 2 + dx * thick * 0.5, (left[1] + right[1]) / 2 + dy * thick * 0.5)
    a.shape(a.limb(axis_of(left, middle, right), (thick, thick)), colour, 1.7)


def panes(
    a: Art,
    axis: str,
    widths: Sequence[float],
    rows: Sequence[float],
    colour: str,
    start: float = 0.04,
    end: float = 0.94,
) -> None:
    """Slits running the whole length of a puffed limb; the lining swells in their middle."""
    for row in rows:
        one = along(axis, widths, row - 0.055, start, end)
        two = along(axis, widths, row + 0.055, start, end)
        centre = along(axis, widths, row, start, end)
        outline = [centre[0], *one[1:-1], centre[-1], *two[1:-1][::-1], centre[0]]
        a.shape(outline, colour, 1.4)


def folds(
    a: Art,
    axis: str,
    widths: Sequence[float],
    rows: Sequence[tuple[float, float, float]],
    w: float = 1.5,
    colour: str = col.INK,
) -> None:
    """Fold lines along a limb: (row, start, end) for each."""
    for row, start, end in rows:
        a.line(along(axis, widths, row, start, end), w, colour, (0.8, 0.0))


@contextmanager
def leaning(a: Art, degrees: float, x: float = 4, y: float = 236) -> Iterator[None]:
    """Turn everything drawn inside about the hip; positive leans to the right."""
    with a.place(x, y, 1, degrees), a.place(-x, -y):
        yield


def drape(
    a: Art,
    left: str,
    right: str,
    columns: int,
    rows: int,
    motif: Motif,
    size: float = 1.0,
    start: float = 0.06,
    end: float = 0.94,
) -> None:
    """Set an ornament on a net stretched between two edges of a cloth, so that it follows the fall.

    ``motif`` draws round the origin; it is turned with the fall and narrowed towards both edges.
    """
    one, _ = curve(left, 3)
    two, _ = curve(right, 3)
    for i in range(columns):
        for j in range(rows):
            t = (i + 0.5) / columns
            u = start + (end - start) * (j + (0.25 if i % 2 else 0.75)) / rows
            p, q = at(one, u), at(two, u)
            p2, q2 = at(one, min(1.0, u + 0.05)), at(two, min(1.0, u + 0.05))
            x, y = p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t
            x2, y2 = p2[0] + (q2[0] - p2[0]) * t, p2[1] + (q2[1] - p2[1]) * t
            turn = math.degrees(math.atan2(y2 - y, x2 - x)) - 90
            narrow = 0.62 + 0.38 * math.sin(t * math.pi)
            with a.place(x, y, size * narrow, turn, sy=size):
                motif(a, 1.0)
