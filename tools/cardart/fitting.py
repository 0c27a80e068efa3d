"""Outlines as short path data: polygons re-fitted with lines and cubic curves.

For: the export of a sheet, where a densely sampled outline becomes a few cubic curves that
stay smooth at every size. Least squares with fixed end tangents, after P. J. Schneider,
"An algorithm for automatically fitting digitized curves", Graphics Gems, 1990.
Not for: drawing decisions. May import: :mod:`tools.cardart.curves`.

Points are complex numbers inside this module; it makes the vector algebra short.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

from .curves import Pt

Cubic = tuple[complex, complex, complex]  # two handles and the end point
Piece = complex | Cubic  # end of a straight line, or a cubic

CORNER = math.cos(math.radians(32))  # a sharper turn than this is a corner
LONG_RUN = 32  # more points than this are halved untried
LONG_EDGE = 9.0  # an edge longer than this (card units) was meant straight


def _unit(v: complex) -> complex:
    r = abs(v)
    return v / r if r > 1e-12 else 0j


def _dot(a: complex, b: complex) -> float:
    return a.real * b.real + a.imag * b.imag


def _chord_parameters(p: Sequence[complex]) -> list[float]:
    acc = [0.0]
    for a, b in itertools.pairwise(p):
        acc.append(acc[-1] + abs(b - a))
    total = acc[-1] or 1.0
    return [s / total for s in acc]


def _least_squares(p: Sequence[complex], us: Sequence[float], t0: complex, t1: complex) -> Cubic:
    """Handles along the unit tangents ``t0`` (leaving) and ``t1`` (looking back) that fit best."""
    a, d = p[0], p[-1]
    c00 = c01 = c11 = x0 = x1 = 0.0
    cross = _dot(t0, t1)
    t0x, t0y, t1x, t1y = t0.real, t0.imag, t1.real, t1.imag
    for q, u in zip(p, us, strict=True):
        v = 1 - u
        b1, b2 = 3 * u * v * v, 3 * u * u * v
        rest = q - a * (v * v * v + b1) - d * (b2 + u * u * u)
        x, y = rest.real, rest.imag
        c00 += b1 * b1
        c01 += b1 * b2
        c11 += b2 * b2
        x0 += b1 * (t0x * x + t0y * y)
        x1 += b2 * (t1x * x + t1y * y)
    c01 *= cross
    det = c00 * c11 - c01 * c01
    chord = abs(d - a)
    if abs(det) > 1e-9:
        l0, l1 = (x0 * c11 - x1 * c01) / det, (c00 * x1 - c01 * x0) / det
    else:
        l0 = l1 = chord / 3
    if not (0.02 * chord < l0 < 3 * chord and 0.02 * chord < l1 < 3 * chord):
        l0 = l1 = chord / 3
    return (a + t0 * l0, d + t1 * l1, d)


def _worst(p: Sequence[complex], us: list[float], c: Cubic) -> tuple[float, int]:
    """Largest distance to the cubic and its index; ``us`` is improved by one Newton step."""
    a, (b1, b2, d) = p[0], c
    worst, where = 0.0, len(p) // 2
    k1, k2, k3 = 3 * (b1 - a), 3 * (b2 - 2 * b1 + a), d - a + 3 * (b1 - b2)
    for i in range(1, len(p) - 1):
        u = us[i]
        gap = ((k3 * u + k2) * u + k1) * u + a - p[i]
        slope = (3 * k3 * u + 2 * k2) * u + k1
        e = abs(gap)
        m = slope.real * slope.real + slope.imag * slope.imag
        if m > 1e-9:
            u -= (gap.real * slope.real + gap.imag * slope.imag) / m
            if 0.0 < u < 1.0:
                us[i] = u
        if e > worst:
            worst, where = e, i
    return worst, where


def _straight(p: Sequence[complex], tolerance: float) -> bool:
    a, d = p[0], p[-1]
    chord = d - a
    r = abs(chord)
    if r < 1e-9:
        return False
    lim = tolerance * r
    return all(abs((q - a).real * chord.imag - (q - a).imag * chord.real) <= lim for q in p[1:-1])


def _tangent(p: Sequence[complex], i: int, j: int) -> complex:
    """Direction of the run at ``i`` looking towards ``j``; smoothed over two points."""
    step = 1 if j > i else -1
    first = p[i + step] - p[i]
    if abs(j - i) >= 2:
        second = p[i + 2 * step] - p[i + step]
        r1, r2 = abs(first), abs(second)
        if r1 > 1e-9 and r2 > 1e-9:  # the tangent of the parabola through three points
            return _unit(first / r1 * (2 * r1 + r2) - second / r2 * r1) or _unit(first)
    return _unit(first)


def _fit(p: list[complex], t0: complex, t1: complex, tolerance: float) -> list[Piece]:
    """Lines and cubics along a smooth run of points."""
    out: list[Piece] = []
    stack = [(p, t0, t1)]
    while stack:
        q, s0, s1 = stack.pop()
        if len(q) == 2 or _straight(q, tolerance * 0.6):
            out.append(q[-1])
            continue
        us = _chord_parameters(q)
        where = len(q) // 2
        accepted = False
        for attempt in range(4 if len(q) <= LONG_RUN else 0):
            c = _least_squares(q, us, s0, s1)
            worst, where = _worst(q, us, c)
            if worst <= tolerance:
                out.append(c)
                accepted = True
                break
            if worst > tolerance * (9, 5, 3, 0)[attempt]:
                break
        if accepted:
            continue
        if len(q) == 3:
            out += [q[1], q[2]]
            continue
        where = max(1, min(len(q) - 2, where))
        t = _unit(q[where + 1] - q[where - 1])
        stack.append((q[where:], t, s1))
        stack.append((q[: where + 1], s0, -t))
    return out


def pieces(polygon: Sequence[Pt], tolerance: float) -> tuple[complex, list[Piece]]:
    """Start point and the lines and cubics of a closed outline, true within ``tolerance`` units."""
    p: list[complex] = []
    for x, y in polygon:
        z = complex(x, y)
        if not p or abs(z - p[-1]) > 0.03:
            p.append(z)
    while len(p) > 1 and abs(p[0] - p[-1]) <= 0.03:
        p.pop()
    n = len(p)
    if n < 3:
        return (p[0] if p else 0j), []
    edges = [p[(i + 1) % n] - p[i] for i in range(n)]
    sizes = [abs(e) for e in edges]
    corner = [False] * n
    for i in range(n):
        if sizes[i] > LONG_EDGE:
            corner[i] = corner[(i + 1) % n] = True
        if _dot(edges[i - 1], edges[i]) < CORNER * sizes[i - 1] * sizes[i]:
            corner[i] = True
    marks = [i for i in range(n) if corner[i]]
    if not marks:
        start = min(range(n), key=lambda i: (p[i].imag, p[i].real))
        ring = [*p[start:], *p[: start + 1]]
        t = _unit(ring[1] - ring[-2])
        return ring[0], _fit(ring, t, -t, tolerance)
    ring = [*p[marks[0] :], *p[: marks[0] + 1]]
    stops = [*[m - marks[0] for m in marks], n]
    out: list[Piece] = []
    for i, j in itertools.pairwise(stops):
        run = ring[i : j + 1]
        out += _fit(run, _tangent(run, 0, len(run) - 1), _tangent(run, len(run) - 1, 0), tolerance)
    return ring[0], out
