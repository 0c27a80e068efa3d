"""What kings wear on their shoulders: fur cape, ermine stole, scalloped cape.

For: the enthroned kings, beside the shared ermine cape of ``bust``. Units: those of ``head``.
May import: ``bust``, ``parts``, ``palette``, ``pen``.
"""

from __future__ import annotations

import math

from . import bust, parts
from . import palette as col
from .pen import Art

OUTLINE = (
    "-28,70 -62,86 -88,106 -98,132 -78,146 -46,156 -8,160 34,158 72,150 102,138 94,106 72,84 38,68 6,80 z"
)


def fur(a: Art, spec: str) -> None:
    """A piece of brown fur with two layers of hair."""
    a.shape(spec, col.BROWN, 2.3, shade=col.BROWN_D, k=0.95)
    a.hatch(spec, 62, 6, 9, 1.5, col.BROWN_D, skip=0.1)
    a.hatch(spec, 112, 7, 8, 1.4, col.BROWN_D, side=(-1, 0), skip=0.1)


def _neckband(a: Art, d: bust.Dress) -> None:
    band = "-28,70 -44,80 -38,92 -8,104 6,106 22,104 50,90 54,78 38,68 22,84 4,90 -14,84 z"
    a.shape(band, d.trim, 2.1, shade=d.trim_d, k=0.93)
    for x, y in ((-34, 84), (-16, 95), (5, 99), (26, 95), (44, 82)):
        a.disc(x, y, 3.4, 3.4, col.RED if x != 5 else col.BLUE, 1.2)


def fur_cape(a: Art, d: bust.Dress) -> None:
    """A cape of brown fur, closed with a gold clasp."""
    fur(a, OUTLINE)
    a.hatch("40,70 72,84 94,106 102,138 72,150 58,156 70,120 z", 44, 4.6, 16, 1.3, col.INK)
    for i in range(11):
        t = i / 10
        x, y = -88 + 178 * t, 138 + 20 * math.sin(t * math.pi)
        a.line(f"{x},{y - 12} {x + 2},{y - 4} {x},{y + 7}", 2.0, col.BROWN_D, (0.3, 0.1))
    _neckband(a, d)
    a.shape("-16,118! 4,108! 24,118! 24,138! 4,150! -16,138! z", col.GOLD, 2.1, shade=col.GOLD_D, k=0.88)
    a.shape("4,116! 16,129! 4,142! -8,129! z", col.GREEN, 1.7, shade=col.GREEN_D, k=0.86)


def stole(a: Art, d: bust.Dress) -> None:
    """A broad ermine stole that falls from both shoulders to the lap."""
    for spec in (
        "-28,70 -62,84 -84,106 -76,132 -54,142 -50,220 -56,312 -24,318 -20,220 -20,146 -6,112 4,98 z",
        "38,68 72,84 92,106 86,132 64,142 60,220 66,312 34,318 28,220 28,146 16,112 4,98 z",
    ):
        parts.ermine(a, spec, pitch=25, s=0.8, margin=8)
        a.hatch(spec, 44, 6, 9, 1.2, col.SOFT)
    for x0, x1 in ((-57, -23), (33, 67)):
        a.shape(f"{x0},306! {x1},312! {x1},322! {x0},316! z", d.trim, 1.8)
        for i in range(6):
            x = x0 + 3 + (x1 - x0 - 6) * i / 5
            a.line(f"{x},{317 + i} {x},{332 + i * 0.8}", 3.0, col.GOLD_D, (1, 0.7))
    _neckband(a, d)
    parts.chain(a, "-58,96 -44,130 -20,158 4,166 28,158 54,130 66,96", 17)


def scalloped(a: Art, d: bust.Dress) -> None:
    """A short cape in the colour of the mantle, cut into gold-edged scallops with little bells."""
    n = 9
    edge: list[tuple[float, float]] = []
    for i in range(n * 2 + 1):
        t = i / (n * 2)
        x, y = -100 + 204 * t, 128 + 30 * math.sin(t * math.pi)
        edge.append((x, y + (12 if i % 2 else -2)))
    spec = (
        "-28,70 -62,86 -90,106 "
        + " ".join(f"{x:.0f},{y:.0f}" for x, y in edge)
        + " 96,106 72,84 38,68 6,80 z"
    )
    a.shape(spec, d.second, 2.4, shade=d.second_d, k=0.94)
    a.flow("-40,80 -70,104 -88,130", "-14,92 -20,120 -24,150", 3, 1.6, taper=(0.1, 0.3))
    a.flow("22,92 28,120 32,150", "50,80 80,104 94,130", 3, 1.6, taper=(0.1, 0.3))
    a.line(" ".join(f"{x:.0f},{y - 7:.0f}" for x, y in edge), 3.0, d.trim, (0.9, 0.9))
    for x, y in edge[1::2]:
        a.disc(x, y + 5, 5, 5, col.GOLD, 1.5, shade=col.GOLD_D)
        a.line(f"{x - 4},{y + 5} {x},{y + 7} {x + 4},{y + 5}", 1.3, col.RED, (1, 1))
    _neckband(a, d)
    a.disc(4, 132, 15, 15, col.GOLD, 2.0, shade=col.GOLD_D)
    a.disc(4, 132, 8, 8, col.RED, 1.6, shade=col.RED_D)
