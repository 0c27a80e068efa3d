"""Plane curves: the knot notation, smooth sampling, arc length, area, clipping.

For: every drawing module that needs points along a line or inside an outline.
Not for: ink, colour or SVG text (see :mod:`tools.cardart.pen`).
May import: the standard library only.

Notation (``Spec``): knots ``x,y`` separated by blanks. A curve runs smoothly *through*
its knots; ``!`` after a knot makes a sharp corner; a final ``z`` closes the curve. A list
of points is read as an open curve, or a closed one if its last point repeats the first.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence

Pt = tuple[float, float]
Affine = tuple[float, float, float, float, float, float]
Plane = tuple[float, float, float]  # keeps a*x + b*y <= c
Spec = str | Sequence[Pt]

IDENTITY: Affine = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)


def compose(p: Affine, q: Affine) -> Affine:
    """The map that applies ``q`` first and ``p`` after it (SVG's order of six numbers)."""
    a, b, c, d, e, f = p
    g, h, i, j, k, m = q
    return (
        a * g + c * h,
        b * g + d * h,
        a * i + c * j,
        b * i + d * j,
        a * k + c * m + e,
        b * k + d * m + f,
    )


def parse(spec: Spec) -> tuple[list[Pt], set[int], bool]:
    """Knots, indices of sharp corners, and whether the curve is closed."""
    if not isinstance(spec, str):
        pts = list(spec)
        if len(pts) > 3 and pts[0] == pts[-1]:
            return pts[:-1], set(), True
        return pts, set(), False
    knots: list[Pt] = []
    corners: set[int] = set()
    closed = False
    for token in spec.split():
        if token == "z":
            closed = True
            continue
        if token.endswith("!"):
            corners.add(len(knots))
            token = token[:-1]
        x, y = token.split(",")
        knots.append((float(x), float(y)))
    return knots, corners, closed


def _section(knots: Sequence[Pt], first: Pt, last: Pt, step: float) -> list[Pt]:
    """Centripetal Catmull-Rom through ``knots`` with phantom end knots ``first`` and ``last``."""
    ext = [first, *knots, last]
    out: list[Pt] = [knots[0]]
    for i in range(1, len(ext) - 2):
        (x0, y0), (x1, y1), (x2, y2), (x3, y3) = ext[i - 1 : i + 3]
        q1 = max(math.hypot(x1 - x0, y1 - y0), 1e-6)
        length = math.hypot(x2 - x1, y2 - y1)
        q2 = max(length, 1e-6)
        q3 = max(math.hypot(x3 - x2, y3 - y2), 1e-6)
        d1, d2, d3 = q1**0.5, q2**0.5, q3**0.5
        f1, m1 = 2 * q1 + 3 * d1 * d2 + q2, 3 * d1 * (d1 + d2)
        f2, m2 = 2 * q3 + 3 * d3 * d2 + q2, 3 * d3 * (d3 + d2)
        ax, ay = (q1 * x2 - q2 * x0 + f1 * x1) / m1, (q1 * y2 - q2 * y0 + f1 * y1) / m1
        bx, by = (q3 * x1 - q2 * x3 + f2 * x2) / m2, (q3 * y1 - q2 * y3 + f2 * y2) / m2
        n = max(3, min(40, int(length / step) + 1))
        for s in range(1, n + 1):
            t = s / n
            u = 1 - t
            k0, k1, k2, k3 = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
            out.append((k0 * x1 + k1 * ax + k2 * bx + k3 * x2, k0 * y1 + k1 * ay + k2 * by + k3 * y2))
    return out


def _mirror(a: Pt, b: Pt) -> Pt:
    return (2 * a[0] - b[0], 2 * a[1] - b[1])


def curve(spec: Spec, step: float = 2.5) -> tuple[list[Pt], bool]:
    """Sample a curve about every ``step`` units; returns the points and whether it is closed."""
    knots, corners, closed = parse(spec)
    n = len(knots)
    if n < 3:
        return knots, closed
    if closed and not corners:
        return _section([*knots, knots[0]], knots[-1], knots[1], step)[:-1], True
    if closed:
        c0 = min(corners)
        knots = [*knots[c0:], *knots[:c0], knots[c0]]
        marks = [*sorted((c - c0) % n for c in corners), n]
    else:
        marks = sorted({0, n - 1} | corners)
    out: list[Pt] = []
    for a, b in itertools.pairwise(marks):
        part = knots[a : b + 1]
        if len(part) == 2:
            seg = list(part)
        else:
            seg = _section(part, _mirror(part[0], part[1]), _mirror(part[-1], part[-2]), step)
        out += seg if not out else seg[1:]
    return (out[:-1], True) if closed else (out, False)


def lengths(p: Sequence[Pt]) -> list[float]:
    """Arc length from the first point to each point."""
    acc = [0.0]
    for a, b in itertools.pairwise(p):
        acc.append(acc[-1] + math.dist(a, b))
    return acc


def at(p: Sequence[Pt], t: float) -> Pt:
    """The point at relative arc length ``t`` (clamped to 0..1)."""
    acc = lengths(p)
    goal = max(0.0, min(1.0, t)) * acc[-1]
    for i in range(1, len(p)):
        if acc[i] >= goal:
            d = acc[i] - acc[i - 1]
            f = 0.0 if d == 0 else (goal - acc[i - 1]) / d
            (x0, y0), (x1, y1) = p[i - 1], p[i]
            return (x0 + f * (x1 - x0), y0 + f * (y1 - y0))
    return p[-1]


def area(p: Sequence[Pt]) -> float:
    """Signed area of a closed polygon; positive if it turns clockwise on the page (y down)."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(p, [*p[1:], p[0]], strict=True)) / 2


def inside(p: Sequence[Pt], x: float, y: float) -> bool:
    """Whether the point lies in the closed polygon (even-odd)."""
    hit = False
    for (x1, y1), (x2, y2) in zip(p, [*p[1:], p[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


def thin_out(p: list[Pt], tolerance: float) -> list[Pt]:
    """The polyline without points nearer than ``tolerance`` to its course (Douglas and Peucker 1973)."""
    if len(p) < 4:
        return p
    keep = [False] * len(p)
    keep[0] = keep[-1] = True
    stack = [(0, len(p) - 1)]
    while stack:
        i, j = stack.pop()
        (x1, y1), (x2, y2) = p[i], p[j]
        dx, dy = x2 - x1, y2 - y1
        d = math.hypot(dx, dy)
        best, where = tolerance, -1
        for k in range(i + 1, j):
            x, y = p[k]
            e = abs(dy * (x - x1) - dx * (y - y1)) / d if d > 1e-9 else math.hypot(x - x1, y - y1)
            if e > best:
                best, where = e, k
        if where > 0:
            keep[where] = True
            stack += [(i, where), (where, j)]
    return [q for q, k in zip(p, keep, strict=True) if k]


def clip(p: list[Pt], planes: Sequence[Plane]) -> list[Pt]:
    """The part of a closed polygon within all half planes; fewer than three points if none is left."""
    for a, b, c in planes:
        if len(p) < 3:
            return []
        height = [a * x + b * y - c for x, y in p]
        if max(height) <= 0:
            continue
        out: list[Pt] = []
        for i, (u, hu) in enumerate(zip(p, height, strict=True)):
            j = (i + 1) % len(p)
            v, hv = p[j], height[j]
            if hu <= 0:
                out.append(u)
            if (hu < 0 < hv) or (hv < 0 < hu):
                t = hu / (hu - hv)
                out.append((u[0] + t * (v[0] - u[0]), u[1] + t * (v[1] - u[1])))
        p = out
    return p if len(p) >= 3 else []


def convex_planes(region: Sequence[Pt]) -> list[Plane]:
    """Half planes whose common part is the given convex polygon."""
    r = list(region)
    if area(r) < 0:
        r.reverse()
    planes: list[Plane] = []
    for (x1, y1), (x2, y2) in zip(r, [*r[1:], r[0]], strict=True):
        nx, ny = y2 - y1, -(x2 - x1)
        planes.append((nx, ny, nx * x1 + ny * y1))
    return planes
