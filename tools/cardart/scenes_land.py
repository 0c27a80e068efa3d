"""Land, weather, trees and buildings of the scenes; the ground is y=0.

For: scenes and Daus. Not for: beasts and people. May import: ``palette``, ``parts``, ``pen``.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from . import palette as col
from . import parts
from .body_limbs import Tones
from .pen import Art, Pt
from .scenes_folk import RED, WHITE, tool

Scene = Callable[[Art], None]


def hills(a: Art, crest: str, colour: str = col.GREEN_L) -> None:
    """A ridge behind the meadow; ``crest`` runs from left to right."""
    first, last = crest.split()[0].split(",")[0], crest.split()[-1].split(",")[0]
    a.fill(f"{crest}! {last},-6! {first},-6! z", colour)
    a.line(crest, 1.6, col.INK, (0.6, 0.6))


def alps(a: Art, y: float = -12, s: float = 1.0) -> None:
    """A chain of snowy peaks from frame to frame, foot at ``y``; ``s`` scales their height only."""
    peaks = ((-214, -50), (-148, -88), (-84, -60), (-20, -104), (56, -66), (126, -94), (196, -56))
    inner = " ".join(f"{x},{y + h * s:.0f}! {x + 34},{y + h * s * 0.42:.0f}" for x, h in peaks)
    crest = f"-270,{y - 14} {inner} 270,{y - 22}"
    a.fill(f"{crest}! 270,{y}! -270,{y}! z", col.BLUE_L)
    for x, h in peaks:
        top = h * s
        w = -top * 0.24
        a.fill(
            f"{x},{y + top + 3}! {x + w},{y + top * 0.62:.0f}! {x + w * 0.3},{y + top * 0.72:.0f}"
            f" {x - w * 0.2},{y + top * 0.56:.0f} {x - w * 0.8},{y + top * 0.68:.0f}! z",
            col.WHITE,
        )
        a.hatch(
            f"{x + 2},{y + top + 8}! {x + 30},{y + top * 0.46:.0f} {x + 26},{y} {x + 2},{y} z",
            62,
            5.4,
            22,
            1.1,
            col.BLUE_D,
        )
    a.line(crest, 1.6, col.INK, (0.8, 0.8))
    front = f"-270,{y - 8} -150,{y - 15} -20,{y - 6} 110,{y - 16} 270,{y - 7}"
    a.fill(f"{front}! 270,{y + 10}! -270,{y + 10}! z", col.GREEN_L)
    a.line(front, 1.5, col.INK, (0.8, 0.8))


def water(a: Art, x0: float, x1: float, y: float = 6, depth: float = 16) -> None:
    """A pond or a stretch of river."""
    a.shape(
        (
            f"{x0},{y} {(x0 + x1) / 2},{y - 5} {x1},{y} {x1 - 14},{y + depth}"
            f" {(x0 + x1) / 2},{y + depth + 3} {x0 + 14},{y + depth} z"
        ),
        col.BLUE_L,
        1.6,
        shade=col.BLUE,
        k=0.95,
    )
    n = max(2, int((x1 - x0) / 46))
    for i in range(n):
        x = x0 + (x1 - x0) * (i + 0.3) / n
        yy = y + depth * (0.3 + 0.3 * (i % 2))
        a.line(f"{x},{yy} {x + 12},{yy - 2.4} {x + 24},{yy} {x + 32},{yy - 2}", 1.5, col.BLUE, (0.2, 0.2))


def fence(a: Art, x0: float, x1: float, h: float = 34) -> None:
    """A paling fence."""
    for y in (-h * 0.34, -h * 0.76):
        tool(a, x0 - 4, y, x1 + 4, y + 1, 3.4, col.OCHRE)
    x = x0
    while x <= x1:
        a.shape(
            f"{x - 3.6},2! {x - 3.6},{-h}! {x},{-h - 5}! {x + 3.6},{-h}! {x + 3.6},2! z",
            col.OCHRE,
            1.5,
            shade=col.BROWN,
            k=0.8,
        )
        x += 14


def moon(a: Art, x: float, y: float, r: float = 15) -> None:
    """A waning moon with two stars."""
    a.shape(
        f"{x},{y - r} {x - r},{y} {x},{y + r}! {x - r * 0.4},{y + r * 0.5} {x - r * 0.4},{y - r * 0.5} z",
        col.GOLD,
        1.6,
    )
    for dx, dy in ((r * 1.3, -r * 0.5), (r * 2.2, r * 0.5)):
        a.fill(
            (
                f"{x + dx},{y + dy - 5}! {x + dx + 1.5},{y + dy - 1.5} {x + dx + 5},{y + dy}!"
                f" {x + dx + 1.5},{y + dy + 1.5} {x + dx},{y + dy + 5}! {x + dx - 1.5},{y + dy + 1.5}"
                f" {x + dx - 5},{y + dy}! {x + dx - 1.5},{y + dy - 1.5} z"
            ),
            col.GOLD_D,
        )


def tree(a: Art, x: float, s: float = 1.0) -> None:
    with a.place(x, 0, s):
        a.shape("-6,0! -4,-40! 4,-40! 7,0! z", col.BROWN, 1.9, shade=col.BROWN_D)
        a.shape(
            (
                "-30,-38 -38,-54 -28,-68 -30,-84 -14,-92 -4,-106 10,-98 24,-94 28,-78 38,-64 32,-46"
                " 18,-36 0,-32 -18,-34 z"
            ),
            col.GREEN,
            2.1,
            shade=col.GREEN_D,
            k=0.86,
        )
        for cx, cy in ((-14, -72), (6, -84), (14, -60), (-10, -50)):
            a.line(f"{cx - 8},{cy} {cx},{cy + 5} {cx + 8},{cy - 2}", 1.5, col.GREEN_D, (0.2, 0.2))
        a.hatch("18,-92 36,-64 30,-44 14,-36 20,-60 z", 50, 3.4, 12, 1.2, col.INK)


def fir(a: Art, x: float, s: float = 1.0) -> None:
    with a.place(x, 0, s):
        a.shape("-5,0! -4,-20! 4,-20! 5,0! z", col.BROWN, 1.7)
        a.shape(
            (
                "0,-112! 12,-86 22,-76! 12,-76 22,-56 34,-46! 20,-48 30,-28 44,-16! 0,-12 -44,-16!"
                " -30,-28 -20,-48 -34,-46! -22,-56 -12,-76 -22,-76! -12,-86 z"
            ),
            col.GREEN,
            2.0,
            shade=col.GREEN_D,
            k=0.9,
        )
        a.hatch("1,-100! 11,-80 15,-60 24,-48 20,-40 30,-20 6,-15 z", 64, 4, 14, 1.2, col.INK)
        for bx, by in ((-4, -88), (-12, -66), (4, -64), (-20, -36), (-4, -38), (12, -34)):
            a.line(f"{bx - 7},{by + 6} {bx},{by + 2} {bx + 2},{by - 5}", 1.5, col.GREEN_D, (0.2, 0.9))


def oak(a: Art, x: float, y: float, s: float = 1.0) -> None:
    """An old oak with its foot at ``x, y``, about 190 high."""
    with a.place(x, y, s):
        a.shape(
            "-26,4! -16,-10 -14,-50 -22,-84 -10,-92 0,-70 10,-92 22,-86 14,-50 18,-10 30,4! z",
            col.BROWN,
            2.2,
            shade=col.BROWN_D,
            k=0.9,
        )
        for spec in ("-6,-8 -6,-46 -12,-76", "6,-4 6,-40 12,-74"):
            a.line(spec, 1.5, col.BROWN_D, (0.4, 0.2))
        for cx, cy, r in (
            (-46, -88, 26),
            (-60, -118, 25),
            (-40, -146, 28),
            (-6, -162, 30),
            (30, -150, 28),
            (54, -122, 26),
            (44, -92, 26),
            (-14, -104, 30),
            (18, -112, 30),
        ):
            points = []
            for i in range(16):
                t = 2 * math.pi * i / 16
                k = 1.0 if i % 2 else 0.86
                points.append((cx + r * k * math.cos(t), cy + r * 0.86 * k * math.sin(t)))
            a.shape([*points, points[0]], col.GREEN, 1.9, shade=col.GREEN_D, k=0.85)
            for dx, dy in ((-9, -4), (5, -10), (2, 6)):
                a.line(
                    f"{cx + dx - 5},{cy + dy} {cx + dx},{cy + dy + 4} {cx + dx + 5},{cy + dy - 1}",
                    1.3,
                    col.GREEN_D,
                    (0.2, 0.2),
                )


def bush(a: Art, x: float, s: float = 1.0, berries: str | None = None) -> None:
    """A low bush."""
    with a.place(x, 0, s):
        a.shape(
            "-40,2 -46,-14 -36,-26 -26,-34 -12,-32 -2,-42 12,-36 26,-36 34,-26 44,-16 40,2 z",
            col.GREEN,
            2.0,
            shade=col.GREEN_D,
            k=0.88,
        )
        for cx, cy in ((-26, -16), (-8, -24), (10, -18), (26, -20), (0, -8)):
            a.line(f"{cx - 7},{cy} {cx},{cy + 4} {cx + 7},{cy - 2}", 1.4, col.GREEN_D, (0.2, 0.2))
            if berries:
                a.disc(cx + 4, cy - 4, 3.2, 3.2, berries, 1.1)


def reeds(a: Art, x: float) -> None:
    """Bulrushes at the edge of a pond."""
    for dx, h, lean in ((-8, 44, -4), (0, 58, 2), (8, 38, 7)):
        a.line(
            f"{x + dx},2 {x + dx + lean * 0.5},{-h * 0.6:.0f} {x + dx + lean},{-h}",
            2.4,
            col.GREEN_D,
            (1, 0.6),
        )
        a.shape(
            a.limb(f"{x + dx + lean},{-h} {x + dx + lean * 1.2},{-h - 14}", (6, 6), True, True),
            col.BROWN,
            1.4,
        )


def rock(a: Art, x: float, w: float, h: float) -> None:
    """A crag with its foot at y=4."""
    a.shape(
        (
            f"{x - w},4! {x - w * 0.8},{-h * 0.5:.0f}! {x - w * 0.45},{-h * 0.62:.0f}!"
            f" {x - w * 0.3},{-h}! {x + w * 0.4},{-h * 0.96:.0f}! {x + w * 0.62},{-h * 0.55:.0f}!"
            f" {x + w},4! z"
        ),
        col.STEEL,
        2.1,
        shade=col.STEEL_D,
        k=0.92,
    )
    a.hatch(
        (
            f"{x},{-h * 0.9:.0f} {x + w * 0.4},{-h * 0.9:.0f} {x + w * 0.6},{-h * 0.5:.0f}"
            f" {x + w * 0.9},2 {x},2 z"
        ),
        62,
        4.6,
        24,
        1.3,
        col.INK,
    )
    a.line(
        f"{x - w * 0.3},{-h * 0.9:.0f} {x - w * 0.18},{-h * 0.5:.0f} {x - w * 0.36},{-h * 0.2:.0f}",
        1.6,
        col.INK,
        (0.5, 0.1),
    )


def stump(a: Art, x: float, s: float = 1.0) -> None:
    """A sawn tree stump."""
    with a.place(x, 0, s):
        a.shape("-28,4 -20,-8 -18,-34! 18,-34! 20,-8 30,4 z", col.BROWN, 2.0, shade=col.BROWN_D, k=0.9)
        a.disc(0, -34, 18, 6, col.OCHRE, 1.8)
        a.line("-9,-34 0,-31 9,-34", 1.2, col.BROWN_D, (0.5, 0.5))
        for xx in (-10, 0, 9):
            a.line(f"{xx},-26 {xx + 2},-4", 1.4, col.BROWN_D, (0.3, 0.3))


def mushrooms(a: Art, x: float, s: float = 1.0) -> None:
    """Three toadstools."""
    for dx, k in ((-14, 0.7), (0, 1.0), (15, 0.6)):
        with a.place(x + dx * s, 0, s * k):
            a.shape("-4,0 -3,-18 3,-18 5,0 z", col.WHITE, 1.6)
            a.shape("-17,-16 -12,-30 0,-35 12,-30 17,-16 0,-12 z", col.RED, 1.8, shade=col.RED_D, k=0.86)
            for px, py in ((-7, -22), (2, -28), (8, -20)):
                a.disc(px, py, 2.4, 2.0, col.WHITE)


def flowers(a: Art, xs: tuple[float, ...], colours: tuple[str, ...] = (col.RED, col.GOLD, col.BLUE)) -> None:
    """Meadow flowers along the ground line."""
    flowers_at(a, tuple((x, 6.0) for x in xs), colours)


def flowers_at(
    a: Art, places: tuple[Pt, ...], colours: tuple[str, ...] = (col.RED, col.GOLD, col.BLUE)
) -> None:
    """Meadow flowers with their feet at the given places."""
    for i, (x, y) in enumerate(places):
        h = 22 + 5 * (i % 3)
        c = colours[i % len(colours)]
        a.line(f"{x},{y} {x + 1},{y - h}", 2.0, col.GREEN_D, (1, 0.8))
        for k in range(5):
            t = k * 2 * math.pi / 5
            a.disc(x + 1 + 4 * math.cos(t), y - h + 4 * math.sin(t), 3.0, 3.0, c, 1.0)
        a.disc(x + 1, y - h, 2.2, 2.2, col.GOLD if c != col.GOLD else col.BROWN, 0.8)


def house(a: Art, x: float, s: float = 1.0, roof: Tones = RED, wall: Tones = WHITE) -> None:
    """A farmhouse with a broad roof and a balcony of flowers."""
    with a.place(x, 0, s):
        a.shape("-44,2! -44,-46! 0,-72! 44,-46! 44,2! z", wall[0], 2.0, shade=wall[1], k=0.94)
        a.shape("-44,-30! -44,-46! 0,-72! 44,-46! 44,-30! z", col.OCHRE, 1.8, shade=col.BROWN, k=0.92)
        a.shape("-62,-38! 0,-84! 62,-38! 56,-32! 0,-73! -56,-32! z", roof[0], 2.0, shade=roof[1], k=0.95)
        for xx in (-26, 0, 26):
            a.shape(
                f"{xx - 7},-8! {xx - 7},-22! {xx + 7},-22! {xx + 7},-8! z"
                if xx
                else "-7,2! -7,-20! 7,-20! 7,2! z",
                col.BLUE_D if xx else col.BROWN_D,
                1.4,
            )
        a.line("-42,-32 42,-32", 3.6, col.BROWN_D, (1, 1))
        for i in range(9):
            a.disc(-34 + i * 8.5, -36, 2.8, 2.6, (col.RED, col.WHITE, col.GOLD)[i % 3], 1.0)
        a.shape("-6,-46! -6,-56! 6,-56! 6,-46! z", col.BLUE_D, 1.3)


def chapel(a: Art) -> None:
    """A country chapel with an onion-domed tower."""
    a.shape("-22,0! -22,-42! 40,-42! 40,0! z", col.WHITE, 2.0, shade=col.WHITE_D, k=0.94)
    a.shape("-28,-40! -14,-64! 48,-64! 46,-40! z", col.RED, 2.0, shade=col.RED_D, k=0.94)
    a.hatch("-24,-42! -14,-62! 46,-62! 44,-42! z", 0, 5, 90, 1.2, col.INK)
    a.shape("-46,0! -46,-66! -20,-66! -20,0! z", col.WHITE, 2.0, shade=col.WHITE_D, k=0.92)
    a.shape(
        "-50,-64! -44,-78 -38,-84 -36,-94 -33,-104! -30,-94 -28,-84 -22,-78 -16,-64! z",
        col.GREEN,
        2.0,
        shade=col.GREEN_D,
        k=0.9,
    )
    a.line("-33,-104 -33,-118", 2.4, col.INK, (1, 1))
    a.line("-38,-112 -28,-112", 2.2, col.INK, (1, 1))
    a.disc(-33, -52, 5.4, 5.4, col.WHITE, 1.4)
    a.line("-33,-52 -33,-56", 1.1, col.INK, (1, 1))
    a.line("-33,-52 -30,-51", 1.1, col.INK, (1, 1))
    a.fill("-38,0! -38,-18 -33,-24 -28,-18 -28,0! z", col.INK)
    for x in (-6, 12, 30):
        a.fill(f"{x - 4},-14! {x - 4},-26 {x},-31 {x + 4},-26 {x + 4},-14! z", col.BLUE_D)


def fountain(a: Art) -> None:
    a.shape("-60,-30! 60,-30! 50,0! -50,0! z", col.STEEL, 2.1, shade=col.STEEL_D, k=0.92)
    a.shape("-66,-38! 66,-38! 66,-28! -66,-28! z", col.STEEL, 2.0)
    a.fill("-58,-37! 58,-37! 54,-34! -54,-34! z", col.BLUE_L)
    a.shape("-10,-38! -8,-92! 8,-92! 10,-38! z", col.STEEL, 2.0, shade=col.STEEL_D)
    a.shape("-34,-98! 34,-98! 22,-84 -22,-84 z", col.STEEL, 2.0, shade=col.STEEL_D)
    a.shape("-7,-98! -4,-122 0,-130 4,-122 7,-98! z", col.GOLD, 1.8)
    for sx in (-1, 1):
        for k in (18, 32, 46):
            a.line(
                f"0,-126 {sx * k * 0.6},{-138 + k * 0.3} {sx * k},{-98 + k * 0.4} {sx * (k + 3)},-40",
                2.2,
                col.BLUE,
                (0.5, 0.3),
            )
    a.hatch("10,-30 60,-30 50,-2 10,-2 z", 60, 4, 16, 1.2, col.INK)


def boat(a: Art) -> None:
    a.shape("-110,-14 -40,-20 40,-14 110,-20! 110,10! -110,10! z", col.BLUE_L, 1.6, shade=col.BLUE, k=0.96)
    for y in (-8, -1, 5):
        a.line(f"-100,{y} -60,{y - 3} -20,{y} 20,{y - 3} 60,{y} 100,{y - 3}", 1.5, col.BLUE, (0.2, 0.2))
    a.shape("-58,-30! 60,-30! 72,-40! 50,-8 -40,-8 -66,-36! z", col.BROWN, 2.1, shade=col.BROWN_D, k=0.92)
    a.line("-54,-22 58,-22", 1.6, col.GOLD, (1, 1))
    a.line("0,-30 0,-132", 4.4, col.INK, (1, 0.8))
    a.shape("6,-124 40,-100 50,-70 40,-40! 6,-44! z", col.WHITE, 2.0, shade=col.WHITE_D, k=0.92)
    a.shape("-6,-116 -34,-92 -46,-64 -40,-42! -6,-46! z", col.WHITE, 2.0, shade=col.WHITE_D, k=0.92)
    a.shape("2,-132! 30,-126! 2,-118! z", col.RED, 1.6)
    a.hatch("30,-100 48,-70 40,-42 20,-44 z", 50, 3.6, 14, 1.1, col.SOFT)


def barrel(a: Art, w: float = 190, h: float = 120) -> None:
    """A cask lying on its side, ground at y=0."""
    x = w / 2
    a.shape(
        (
            f"{-x},{-h * 0.86:.0f} {-x * 0.5:.0f},{-h * 0.98:.0f} 0,{-h} {x * 0.5:.0f},{-h * 0.98:.0f}"
            f" {x},{-h * 0.86:.0f}! {x},{-h * 0.14:.0f}! {x * 0.5:.0f},{-h * 0.02:.0f} 0,0"
            f" {-x * 0.5:.0f},{-h * 0.02:.0f} {-x},{-h * 0.14:.0f}! z"
        ),
        col.OCHRE,
        2.5,
        shade=col.BROWN,
        k=0.96,
    )
    for t in (0.16, 0.3, 0.44, 0.58, 0.72, 0.86):
        y = -h * (1 - t)
        k = (t - 0.5) * 0.28
        a.line(
            f"{-x},{y + h * k * -0.5:.1f} 0,{y + h * k * 0.12:.1f} {x},{y + h * k * -0.5:.1f}",
            1.6,
            col.BROWN_D,
            (0.8, 0.8),
        )
    a.hatch(
        (
            f"{-x},{-h * 0.3:.0f} 0,{-h * 0.24:.0f} {x},{-h * 0.3:.0f}! {x},{-h * 0.14:.0f} 0,0"
            f" {-x},{-h * 0.14:.0f} z"
        ),
        84,
        4,
        22,
        1.2,
        col.INK,
    )
    for hx in (-x * 0.86, -x * 0.52, x * 0.52, x * 0.86):
        e = h * (0.93 if abs(hx) > x * 0.7 else 0.99)
        m = (h - e) / 2
        a.shape(
            (
                f"{hx - 6},{-e - m + h * 0.0:.0f}! {hx + 6},{-e - m:.0f}! {hx + 9},{-h / 2:.0f}"
                f" {hx + 6},{-m:.0f}! {hx - 6},{-m:.0f}! {hx - 3},{-h / 2:.0f} z"
            ),
            col.STEEL,
            1.9,
            shade=col.STEEL_D,
            k=0.9,
        )
    a.shape(f"-9,{-h - 4}! 9,{-h - 4}! 7,{-h + 8}! -7,{-h + 8}! z", col.BROWN, 1.7)


def jug(a: Art) -> None:
    """A wine jug, a glass and a loaf."""
    a.shape(
        "-46,0! -54,-30 -44,-60 -34,-74 -38,-92! -8,-92! -12,-74 -2,-60 8,-30 0,0! z",
        col.BLUE_L,
        2.2,
        shade=col.BLUE,
        k=0.9,
    )
    a.line("-6,-82 18,-76 20,-46 6,-32", 8, col.INK, (1, 1))
    a.line("-6,-82 18,-76 20,-46 6,-32", 4.6, col.BLUE_L, (1, 1))
    parts.rose(a, -23, -36, 13, col.RED, col.RED_D)
    a.line("-50,-62 -23,-56 2,-62", 1.8, col.BLUE_D, (1, 1))
    a.shape("34,-60! 66,-60! 60,-32 52,-26 54,-6 66,0! 36,0! 48,-6 48,-26 40,-32 z", col.WHITE, 2.0)
    a.fill("38,-48! 62,-48! 58,-33 50,-28 43,-33 z", col.RED)
    a.hatch("-14,-66 8,-30 0,-2 -20,-2 z", 60, 3.8, 16, 1.2, col.BLUE_D)
