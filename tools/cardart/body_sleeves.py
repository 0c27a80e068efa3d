"""Sleeves of six cuts: slashed, plain, banded, balloon, plate and shirt.

For: soldiers and kings of the German packs. Not for: hands, cuffs. May import: ``bust``, ``body_limbs``.
"""

from __future__ import annotations

import math

from . import bust
from . import palette as col
from .body_limbs import Tones, along, axis_of, folds, panes
from .pen import Art


def sleeve(
    a: Art,
    cut: str,
    shoulder: tuple[float, float],
    elbow: tuple[float, float],
    wrist: tuple[float, float],
    c: Tones,
    trim: Tones,
    bow: float = 9.0,
) -> None:
    """One arm; ``cut`` is slashed, plain, banded, balloon, plate or shirt."""
    if cut == "slashed":
        bust.arm(a, shoulder, elbow, wrist, (50, 62, 54, 29), *c, trim[0], bow)
        return
    if cut == "plain":
        bust.arm(a, shoulder, elbow, wrist, (47, 52, 46, 29), *c, None, bow)
        return
    if cut == "shirt":
        bust.arm(a, shoulder, elbow, wrist, (50, 60, 58, 38), col.WHITE, col.WHITE_D, None, bow)
        return
    sgn = (
        1.0
        if (elbow[0] - shoulder[0]) * (wrist[1] - shoulder[1])
        < (elbow[1] - shoulder[1]) * (wrist[0] - shoulder[0])
        else -1.0
    )

    def axis(p: tuple[float, float], q: tuple[float, float], k: float) -> str:
        d = math.dist(p, q) or 1.0
        mid = (
            (p[0] + q[0]) / 2 - (q[1] - p[1]) / d * k * sgn,
            (p[1] + q[1]) / 2 + (q[0] - p[0]) / d * k * sgn,
        )
        return axis_of(p, mid, q)

    lower, upper = axis(elbow, wrist, bow * 0.4), axis(shoulder, elbow, bow)
    if cut == "banded":
        bust.arm(a, shoulder, elbow, wrist, (48, 54, 47, 29), *c, None, bow)
        for line, widths, stations in (
            (upper, (48, 54, 41), (0.2, 0.5, 0.8)),
            (lower, (38, 45, 29), (0.3, 0.62, 0.92)),
        ):
            for t in stations:
                p, q = along(line, widths, -0.53, t, t)[0], along(line, widths, 0.53, t, t)[0]
                a.line([p, q], 8.4, col.INK, (1, 1), 0)
                a.line([p, q], 5.6, trim[0], (1, 1), 0)
        return
    if cut == "plate":
        for line, widths in ((upper, (54, 50, 40)), (lower, (40, 46, 30))):
            outline = a.limb(line, widths, round_start=line is upper)
            a.shape(outline, col.STEEL, 2.3, shade=col.STEEL_D, k=0.9)
            a.hatch(outline, 40, 4.6, 16, 1.25, col.INK)
            a.line(along(line, widths, -0.24, 0.1, 0.8), 2.4, col.WHITE, (0.1, 0.0))
        for t in (0.12, 0.3, 0.48):
            a.line(
                along(upper, (54, 52, 48, 40), -0.5, t, t)[:1]
                + along(upper, (54, 52, 48, 40), 0.5, t, t)[:1],
                2.0,
                col.INK,
                (1, 1),
            )
        a.line(
            along(lower, (40, 46, 30), -0.5, 0.88, 0.88)[:1]
            + along(lower, (40, 46, 30), 0.5, 0.88, 0.88)[:1],
            2.0,
            col.INK,
            (1, 1),
        )
        a.disc(elbow[0], elbow[1], 27, 26, col.STEEL, 2.2, shade=col.STEEL_D)
        a.disc(elbow[0], elbow[1], 8, 8, col.GOLD, 1.6)
        return
    # balloon: a puffed upper sleeve in panes over a tight lower one
    widths = (34, 38, 28)
    outline = a.limb(lower, widths)
    a.shape(outline, trim[0], 2.3, shade=trim[1], k=0.9)
    a.hatch(outline, 40, 4.6, 13, 1.25, col.INK)
    folds(a, lower, widths, ((-0.2, 0.06, 0.4), (0.16, 0.1, 0.3)), 1.4)
    top = (58, 88, 82, 42)
    end = (shoulder[0] + (elbow[0] - shoulder[0]) * 1.06, shoulder[1] + (elbow[1] - shoulder[1]) * 1.06)
    line = axis(shoulder, end, bow)
    outline = a.limb(line, top, round_start=True)
    a.shape(outline, c[0], 2.4, shade=c[1], k=0.9)
    panes(a, line, top, (-0.3, -0.06, 0.2), trim[0], 0.02, 0.96)
    a.hatch(outline, 40, 5.0, 14, 1.25, col.INK)
