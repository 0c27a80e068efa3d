"""Cloth of the Vienna courts: straight panels, banded sleeves, ornament that follows the folds.

For: ``vienna_kings``, ``vienna_queens``, ``vienna_jacks``. Not for: heads, attributes.
May import: ``palette``, ``parts``, ``pen``.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from . import palette as pal
from . import parts
from .pen import Art, Pt, Spec, at, curve

Ornament = Callable[[Art], None]  # draws one motif round 0,0


def _corner_spec(*edges: Sequence[Pt]) -> str:
    """A closed spec whose edges meet in sharp corners."""
    words = []
    for edge in edges:
        for i, (x, y) in enumerate(edge):
            words.append(f"{x:.2f},{y:.2f}" + ("!" if i in (0, len(edge) - 1) else ""))
    return " ".join(words) + " z"


def _between(left: Sequence[Pt], right: Sequence[Pt], u: float, t: float) -> Pt:
    (x0, y0), (x1, y1) = at(left, t), at(right, t)
    return (x0 + (x1 - x0) * u, y0 + (y1 - y0) * u)


def panel(
    a: Art,
    left: Spec,
    right: Spec,
    color: str,
    dark: str,
    *,
    ornament: Ornament | None = None,
    grid: tuple[int, int] = (2, 4),
    folds: int = 0,
    shade: float = 0.16,
    w: float = 2.4,
    hatch: bool = True,
) -> str:
    """A piece of cloth between two edges, both running downwards; returns its outline.

    ``ornament`` is set on ``grid`` (columns, rows) between the edges and leans with them;
    ``shade`` is the part of the width that lies in shadow.
    """
    lp, _ = curve(left, 3)
    rp, _ = curve(right, 3)
    outline = _corner_spec(lp, rp[::-1])
    a.fill(outline, color)
    if shade:
        inner = [_between(lp, rp, 1 - shade, i / 15) for i in range(16)]
        a.fill(_corner_spec(inner, rp[::-1]), dark)
    cols, rows = grid
    if ornament:
        for j in range(rows):
            t = (j + 0.5) / rows
            for i in range(cols):
                u = (i + 0.5 + (0.25 if j % 2 else -0.25) * (cols > 1)) / cols
                x, y = _between(lp, rp, u, t)
                x1, y1 = _between(lp, rp, u, min(1.0, t + 0.05))
                with a.place(x, y, 1, math.degrees(math.atan2(y1 - y, x1 - x)) - 90):
                    ornament(a)
    if folds:
        a.flow(left, right, folds, 1.6, jitter=0.12, taper=(0.9, 0.2))
    if hatch:
        a.hatch(outline, 40, 4.4, 16, 1.25, pal.INK if color != pal.WHITE else pal.SOFT)
    if w:
        a.contour(outline, w)
    return outline


def _station(k: Sequence[Pt], widths: Sequence[float], t: float) -> tuple[Pt, Pt]:
    """Left and right border of a limb at ``t``."""
    x, y = at(k, t)
    (x0, y0), (x1, y1) = at(k, max(0.0, t - 0.03)), at(k, min(1.0, t + 0.03))
    d = math.dist((x0, y0), (x1, y1)) or 1.0
    f = t * (len(widths) - 1)
    j = min(int(f), len(widths) - 2)
    w = (widths[j] + (widths[j + 1] - widths[j]) * (f - j)) / 2
    nx, ny = -(y1 - y0) / d * w, (x1 - x0) / d * w
    return (x + nx, y + ny), (x - nx, y - ny)


def _cap(p: Pt, q: Pt) -> list[Pt]:
    """Points of the half circle from q round to p, on the side away from the limb that starts there."""
    cx, cy = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
    rx, ry = q[0] - cx, q[1] - cy
    turns = [-math.pi * i / 6 for i in range(1, 6)]
    return [
        (cx + rx * math.cos(t) - ry * math.sin(t), cy + ry * math.cos(t) + rx * math.sin(t)) for t in turns
    ]


def banded(
    a: Art,
    axis: Spec,
    widths: Sequence[float],
    cloths: Sequence[tuple[str, str]],
    blocks: int,
    puff: float = 0.0,
    rounded: bool = False,
) -> None:
    """A sleeve in blocks across its axis, coloured in turn; ``puff`` swells each block.

    ``rounded``: the first block begins in a half round, as a forearm does at the elbow.
    """
    k, _ = curve(axis, 2)
    for i in range(blocks):
        color, dark = cloths[i % len(cloths)]
        lefts: list[Pt] = []
        rights: list[Pt] = []
        for j in range(5):
            t = (i + j / 4) / blocks
            p, q = _station(k, widths, t)
            swell = 1 + puff * math.sin(j / 4 * math.pi)
            cx, cy = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
            lefts.append((cx + (p[0] - cx) * swell, cy + (p[1] - cy) * swell))
            rights.append((cx + (q[0] - cx) * swell, cy + (q[1] - cy) * swell))
        spec = _corner_spec(lefts, rights[::-1], _cap(lefts[0], rights[0]) if rounded and i == 0 else ())
        a.shape(spec, color, 2.2, shade=dark, k=0.88)
        a.hatch(spec, 40, 4.0, 13, 1.2, pal.INK if color != pal.WHITE else pal.SOFT)
        if puff:
            a.flow(lefts, rights, 3, 1.3, taper=(0.8, 0.8), jitter=0.04)


def _wing(a: Art, p: Pt, q: Pt, shoulder: Pt, elbow: Pt, cloth: tuple[str, str]) -> None:
    """A padded roll across the top of a sleeve, from p to q."""
    dx, dy = shoulder[0] - elbow[0], shoulder[1] - elbow[1]
    d = math.hypot(dx, dy) or 1.0
    top = ((p[0] + q[0]) / 2 + dx / d * 9, (p[1] + q[1]) / 2 + dy / d * 9)
    axis = [p, ((p[0] + top[0]) / 2 + dx / d * 3, (p[1] + top[1]) / 2 + dy / d * 3), top]
    axis += [((q[0] + top[0]) / 2 + dx / d * 3, (q[1] + top[1]) / 2 + dy / d * 3), q]
    k, _ = curve(axis, 2)
    roll = a.limb(axis, (11, 17, 18, 17, 11), round_tip=True, round_start=True)
    a.shape(roll, cloth[0], 2.2, shade=cloth[1], k=0.9)
    for i in range(1, 6):
        left, right = _station(k, (11, 17, 18, 17, 11), i / 6)
        a.line([left, right], 1.5, pal.INK, (0.8, 0.8), 0)


def sleeve(
    a: Art,
    shoulder: Pt,
    elbow: Pt,
    wrist: Pt,
    widths: tuple[float, float, float],
    upper: Sequence[tuple[str, str]],
    lower: Sequence[tuple[str, str]],
    blocks: tuple[int, int] = (3, 3),
    puff: tuple[float, float] = (0.0, 0.0),
    bow: float = 8.0,
    wing: tuple[str, str] | None = None,
) -> None:
    """An arm bent at the elbow; ``widths`` at shoulder, elbow and wrist, ``wing`` a roll on the shoulder."""
    turn = (elbow[0] - shoulder[0]) * (wrist[1] - shoulder[1]) - (elbow[1] - shoulder[1]) * (
        wrist[0] - shoulder[0]
    )
    s = 1 if turn < 0 else -1

    def bent(p: Pt, q: Pt, k: float) -> str:
        dx, dy = q[0] - p[0], q[1] - p[1]
        d = math.hypot(dx, dy) or 1.0
        mx, my = (p[0] + q[0]) / 2 - dy / d * k, (p[1] + q[1]) / 2 + dx / d * k
        return f"{p[0]},{p[1]} {mx:.1f},{my:.1f} {q[0]},{q[1]}"

    w0, w1, w2 = widths
    cap_c, cap_d = upper[(blocks[0] - 1) % len(upper)]
    a.shape(
        [*a.ellipse(elbow[0], elbow[1], w1 * 0.46), (elbow[0] + w1 * 0.46, elbow[1])], cap_c, 2.3, shade=cap_d
    )
    banded(a, bent(shoulder, elbow, bow * s), (w0, (w0 + w1) / 2 + 4, w1 * 0.9), upper, blocks[0], puff[0])
    a.disc(elbow[0], elbow[1], w1 * 0.40, w1 * 0.40, cap_c)
    if wing:
        _wing(
            a,
            *_station(curve(bent(shoulder, elbow, bow * s), 2)[0], (w0 + 4, w1), 0.02),
            shoulder,
            elbow,
            wing,
        )
    banded(a, bent(elbow, wrist, bow * 0.4 * s), (w1 * 0.78, w1 * 0.86, w2), lower, blocks[1], puff[1], True)


def cuff(a: Art, wrist: Pt, towards: Pt, width: float, color: str = pal.WHITE, depth: float = 13) -> None:
    """A turned-back cuff across the wrist, opening towards the hand."""
    dx, dy = towards[0] - wrist[0], towards[1] - wrist[1]
    d = math.hypot(dx, dy) or 1.0
    dx, dy = dx / d, dy / d
    nx, ny = -dy * width / 2, dx * width / 2
    x, y = wrist
    a.shape(
        f"{x + nx - dx * 3:.1f},{y + ny - dy * 3:.1f}!"
        f" {x + nx * 1.15 + dx * depth:.1f},{y + ny * 1.15 + dy * depth:.1f}!"
        f" {x - nx * 1.15 + dx * depth:.1f},{y - ny * 1.15 + dy * depth:.1f}!"
        f" {x - nx - dx * 3:.1f},{y - ny - dy * 3:.1f}! z",
        color,
        2.0,
        shade=pal.WHITE_D if color == pal.WHITE else None,
        k=0.9,
    )
    ink = pal.SOFT if color == pal.WHITE else pal.INK
    for f in (-0.5, 0.0, 0.5):
        x0, y0 = x + nx * f, y + ny * f
        a.line([(x0, y0), (x0 + dx * depth * 0.7, y0 + dy * depth * 0.7)], 1.1, ink, (0.8, 0.0))


def ermine_strip(a: Art, left: Spec, right: Spec, tails: int, columns: int = 1) -> None:
    """A facing of ermine between two edges."""
    panel(
        a,
        left,
        right,
        pal.WHITE,
        pal.WHITE_D,
        ornament=lambda s: parts.ermine_tail(s, 0, 0, 0.9),
        grid=(columns, tails),
        shade=0.12,
        hatch=False,
        w=2.2,
    )


# ---------------------------------------------------------------- ornaments
def pomegranate(color: str, size: float = 0.85) -> Ornament:
    """Brocade."""
    return lambda a: parts.damask(a, 0, 0, size, color)


def fleur(color: str, size: float = 0.75) -> Ornament:
    """The lily."""
    return lambda a: parts.lily(a, 0, 0, size, color)


def flower(color: str, heart: str, size: float = 0.9) -> Ornament:
    """A four-leaved blossom."""
    return lambda a: parts.rosette(a, 0, 0, size, color, heart)


def lozenge(color: str, size: float = 9) -> Ornament:
    """An upright lozenge."""
    return lambda a: a.fill(f"0,{-size * 1.4}! {size},0! 0,{size * 1.4}! {-size},0! z", color)


def star(color: str, size: float = 9) -> Ornament:
    """A star of eight points."""

    def draw(a: Art) -> None:
        r = [size if i % 2 == 0 else size * 0.42 for i in range(16)]
        pts = [(r[i] * math.sin(i * math.pi / 8), -r[i] * math.cos(i * math.pi / 8)) for i in range(16)]
        a.fill(" ".join(f"{x:.2f},{y:.2f}!" for x, y in pts) + " z", color)

    return draw


def chevrons(
    a: Art, x: float, top: float, bottom: float, width: float, pitch: float, color: str, w: float = 3.2
) -> None:
    """Pointed stripes one below the other: lacing or braid on a breast."""
    y = top
    while y < bottom:
        a.line(f"{x - width},{y} {x},{y + width * 0.45}! {x + width},{y}", w + 2.0, pal.INK, (1, 1), 0)
        a.line(f"{x - width},{y} {x},{y + width * 0.45}! {x + width},{y}", w, color, (1, 1), 0)
        y += pitch
