"""Country for the small pictures of the Tell pack: ground, peaks, trees, water, masonry and houses.

Not for people or animals. May import the pen and the palette. Ground is y = 0 unless stated.
"""

from __future__ import annotations

import math

from . import palette as col
from .pen import Art


def meadow(a: Art, half: float, depth: float = 26, tufts: int = 7, snow: bool = False) -> None:
    """A tongue of ground ``2 * half`` wide, its brow at y = 0 and its lower edge torn as in old vignettes."""
    light, dark = (col.WHITE, col.WHITE_D) if snow else (col.GREEN_L, col.GREEN)
    a.shape(
        f"{-half},4! {-half * 0.6},-4 {-half * 0.1},1 {half * 0.5},-5 {half},3! {half * 0.72},{depth * 0.55} "
        f"{half * 0.4},{depth * 0.8} {half * 0.1},{depth} {-half * 0.3},{depth * 0.78} "
        f"{-half * 0.74},{depth * 0.6} z",
        light,
        2.0,
        shade=dark,
        k=0.95,
        anchor=(-half * 0.2, 0),
    )
    ink = col.BLUE_L if snow else col.GREEN_D
    for i in range(tufts):
        t = (i + 0.5) / tufts
        x = -half * 0.8 + 1.6 * half * t
        y = 8 + depth * 0.45 * math.sin(t * math.pi) * (0.4 + 0.6 * ((i * 5) % 3) / 2)
        if snow:
            a.line(f"{x - 9},{y} {x},{y + 2} {x + 9},{y}", 1.6, ink, (0.2, 0.2))
            continue
        for dx, h in ((-4, 8), (0, 12), (4, 8)):
            a.line(f"{x + dx * 0.3},{y} {x + dx * 1.4},{y - h}", 1.8, ink, (1, 0))


def blossom(a: Art, x: float, y: float, r: float, colour: str) -> None:
    """A blossom of five petals seen from above, ``r`` its radius."""
    knots = []
    for i in range(5):
        for turn, k, corner in ((-0.36, 1.0, ""), (0.36, 1.0, ""), (math.pi / 5, 0.52, "!")):
            angle = i * math.tau / 5 - math.pi / 2 + turn
            knots.append(f"{x + r * k * math.cos(angle):.2f},{y + r * k * math.sin(angle):.2f}{corner}")
    a.shape(" ".join(knots) + " z", colour, 1.5)
    a.disc(x, y, r * 0.34, r * 0.34, col.GOLD if colour != col.GOLD else col.RED)


def flower(a: Art, x: float, y: float, colour: str, s: float = 1.0) -> None:
    """A meadow flower, foot at ``x, y``."""
    with a.place(x, y, s):
        a.line("0,0 1,-9 0,-16", 2.0, col.GREEN_D, (1, 1))
        a.line("0,-4 7,-10", 2.4, col.GREEN_D, (1, 0.1))
        blossom(a, 0, -20, 8.0, colour)


def peak(a: Art, x: float, w: float, h: float, y: float = 0) -> None:
    """An Alpine peak with a lower shoulder and snow, foot from ``x - w`` to ``x + w``."""
    with a.place(x, y, w / 100, sy=h / 140):
        a.shape(
            "-100,0! -78,-38 -60,-62! -48,-58 -22,-112 -8,-140! 8,-122 16,-112! 34,-84 44,-80! "
            "58,-92! 76,-58 100,0! z",
            col.BLUE_L,
            2.0,
            shade=col.BLUE,
            k=0.92,
            anchor=(-70, -10),
        )
        a.shape(
            "-8,-140! -22,-112 -38,-80! -26,-88 -20,-72! -8,-92 2,-66! 10,-88 22,-78! 30,-88 "
            "34,-84! 16,-112 8,-122 z",
            col.WHITE,
            1.7,
        )
        a.shape("58,-92! 44,-80 46,-66! 54,-76 60,-62! 64,-74 70,-68! z", col.WHITE, 1.5)
        for ridge in (
            "-8,-138 0,-92 -6,-52",
            "-60,-60 -52,-34 -58,-14",
            "44,-78 36,-46 40,-20",
            "60,-60 66,-34 62,-16",
        ):
            a.line(ridge, 1.5, col.BLUE_D, (0.4, 0.0))


def ground(a: Art, spec: str, colour: str) -> None:
    """Country from one side of the card to the other; flat, as a crescent of shade would edge the frame."""
    a.shape(spec, colour, 2.0)


def hill(a: Art, spec: str, pale: bool = False) -> None:
    """A rounded hill from an outline."""
    a.shape(spec, col.GREEN_L if pale else col.GREEN, 2.0, shade=col.GREEN if pale else col.GREEN_D, k=0.93)


def rock(a: Art, spec: str) -> None:
    """A crag from an outline, hatched on its dark side."""
    a.shape(spec, col.STEEL, 2.1, shade=col.STEEL_D, k=0.9)
    a.hatch(spec, 62, 4.6, 18, 1.3)


def fir(a: Art, x: float, s: float = 1.0, y: float = 0, snow: bool = False) -> None:
    """A fir, 112 high at scale 1."""
    with a.place(x, y, s):
        a.shape("-5,0! -4,-20! 4,-20! 5,0! z", col.BROWN, 1.7)
        a.shape(
            "0,-112! 10,-88 20,-78! 11,-78 20,-58 32,-48! 18,-50 28,-30 42,-16! 0,-12 -42,-16! "
            "-28,-30 -18,-50 "
            "-32,-48! -20,-58 -11,-78 -20,-78! -10,-88 z",
            col.GREEN,
            2.0,
            shade=col.GREEN_D,
            k=0.9,
        )
        if snow:
            for spec in (
                "0,-112! 10,-90 18,-80 4,-84 -8,-80 -14,-82 z",
                "4,-56 20,-58 30,-49 14,-46 0,-50 z",
                "-30,-22 -12,-30 0,-22 -20,-15 z",
            ):
                a.shape(spec, col.WHITE, 1.4)
        else:
            for bx, by in ((-4, -84), (-12, -62), (6, -60), (-16, -32), (6, -34)):
                a.line(f"{bx - 7},{by + 6} {bx},{by + 2} {bx + 2},{by - 5}", 1.5, col.GREEN_D, (0.2, 0.9))


def tree(a: Art, x: float, s: float = 1.0, y: float = 0, bloom: str = "") -> None:
    """A broad-leaved tree, 120 high at scale 1; with blossom of the given colour if any."""
    with a.place(x, y, s):
        a.shape("-9,2! -6,-26 -12,-52! 0,-44 12,-54! 7,-26 10,2! 0,-2 z", col.BROWN, 2.0, shade=col.BROWN_D)
        a.shape(
            "-36,-44 -46,-60 -38,-76 -40,-92 -24,-100 -14,-118 4,-114 20,-122 34,-106 44,-98 "
            "40,-80 48,-62 38,-46 "
            "20,-42 0,-48 -18,-40 z",
            col.GREEN_L if bloom else col.GREEN,
            2.2,
            shade=col.GREEN if bloom else col.GREEN_D,
            k=0.86,
        )
        if bloom:
            spots = (
                (-30, -62),
                (-12, -74),
                (8, -66),
                (28, -70),
                (-26, -86),
                (-4, -94),
                (18, -90),
                (34, -88),
                (6, -108),
                (-14, -58),
                (24, -54),
            )
            for i, (u, v) in enumerate(spots):
                blossom(a, u, v, 8.5, bloom if i % 3 else col.WHITE)
        else:
            for u, v in ((-20, -80), (6, -96), (18, -70), (-14, -56)):
                a.line(f"{u - 9},{v} {u},{v + 6} {u + 9},{v - 2}", 1.7, col.GREEN_D, (0.2, 0.2))


def bare_tree(a: Art, x: float, s: float = 1.0, y: float = 0) -> None:
    """A leafless tree with snow on its boughs, 150 high at scale 1."""
    with a.place(x, y, s):
        boughs = (
            ("-4,-60 -26,-88 -30,-120", 8),
            ("2,-66 24,-92 34,-130", 8),
            ("0,-80 -4,-120 4,-150", 7),
            ("-20,-82 -44,-98 -52,-116", 5),
            ("20,-88 46,-98 56,-112", 5),
            ("-28,-108 -40,-126", 4),
            ("30,-112 20,-132", 4),
        )
        a.shape(
            "-13,2! -8,-30 -9,-66! 0,-84 9,-68! 8,-30 14,2! 0,-4 z", col.BROWN, 2.1, shade=col.BROWN_D, k=0.86
        )
        for spec, w in boughs:
            a.line(spec, w + 3, col.INK, (1, 0.3))
            a.line(spec, w, col.BROWN, (1, 0.2))
        for spec, w in boughs[:5]:
            a.line(spec.split()[1] + " " + spec.split()[2], w * 0.55, col.WHITE, (0.6, 0.1))


def water(a: Art, spec: str, rows: tuple[tuple[float, float, float], ...]) -> None:
    """A piece of water from an outline, with wave lines at (x, y, half width)."""
    a.shape(spec, col.BLUE_L, 1.9, shade=col.BLUE, k=0.96)
    for x, y, w in rows:
        a.line(
            f"{x - w},{y} {x - w / 2},{y - 3} {x},{y} {x + w / 2},{y - 3} {x + w},{y}",
            1.6,
            col.BLUE,
            (0.2, 0.2),
        )


def cloud(a: Art, x: float, y: float, s: float = 1.0, dark: bool = False) -> None:
    """A bank of cloud about 90 wide at scale 1."""
    with a.place(x, y, s):
        a.shape(
            "-46,8 -50,-2 -38,-10 -28,-22 -12,-20 0,-30 18,-26 26,-14 40,-12 48,2 40,10 10,8 -16,11 z",
            col.STEEL if dark else col.WHITE,
            1.9,
            shade=col.STEEL_D if dark else col.WHITE_D,
            k=0.9,
        )
        a.line("-30,2 -18,-8 -4,-6", 1.4, col.SOFT, (0.2, 0.1))
        a.line("8,-12 20,-10 26,-2", 1.4, col.SOFT, (0.2, 0.1))


def _merlons(a: Art, x0: float, x1: float, y: float, n: int, h: float = 9) -> None:
    step = (x1 - x0) / (2 * n - 1)
    for i in range(n):
        x = x0 + 2 * i * step
        a.shape(
            f"{x},{y + 1}! {x},{y - h}! {x + step},{y - h}! {x + step},{y + 1}! z",
            col.WHITE,
            1.5,
            shade=col.WHITE_D,
        )


def wall(a: Art, x0: float, x1: float, h: float, y: float = 0, crown: bool = True, slits: int = 0) -> None:
    """A crenellated wall of ashlar standing on ``y``."""
    a.shape(f"{x0},{y}! {x0},{y - h}! {x1},{y - h}! {x1},{y}! z", col.WHITE, 1.9, shade=col.WHITE_D, k=0.94)
    if crown:
        _merlons(a, x0, x1, y - h, max(2, round((x1 - x0) / 17)))
    w = x1 - x0
    for i in range(max(1, int(h / 16))):
        yy = y - h + 9 + i * 16
        for t in ((0.12, 0.3), (0.55, 0.75)) if i % 2 else ((0.3, 0.48), (0.72, 0.9)):
            a.line(f"{x0 + w * t[0]},{yy} {x0 + w * t[1]},{yy}", 1.2, col.SOFT, (0.8, 0.8))
    for i in range(slits):
        x = x0 + w * (i + 1) / (slits + 1)
        a.fill(
            f"{x - 2.4},{y - h * 0.44}! {x - 2.4},{y - h * 0.72}! {x + 2.4},{y - h * 0.72}! "
            f"{x + 2.4},{y - h * 0.44}! z",
            col.INK,
        )


def tower(a: Art, x: float, w: float, h: float, y: float = 0, roof: str = "", slits: int = 2) -> None:
    """A tower ``w`` wide; crenellated, or with a pointed roof of the colour given."""
    half = w / 2
    a.shape(
        f"{x - half},{y}! {x - half},{y - h}! {x + half},{y - h}! {x + half},{y}! z",
        col.WHITE,
        2.0,
        shade=col.WHITE_D,
        k=0.9,
    )
    a.hatch(
        f"{x + half * 0.2},{y}! {x + half * 0.2},{y - h}! {x + half},{y - h}! {x + half},{y}! z",
        60,
        4.4,
        11,
        1.1,
        col.SOFT,
    )
    for i in range(slits):
        yy = y - h + 20 + i * 26
        a.fill(
            f"{x - 3},{yy + 11}! {x - 3},{yy + 2} {x},{yy - 2} {x + 3},{yy + 2} {x + 3},{yy + 11}! z", col.INK
        )
    if roof:
        dark = {col.RED: col.RED_D, col.BLUE: col.BLUE_D, col.GREEN: col.GREEN_D}[roof]
        a.shape(
            f"{x - half - 6},{y - h + 2}! {x},{y - h - w * 1.05}! {x + half + 6},{y - h + 2}! z",
            roof,
            2.0,
            shade=dark,
            k=0.86,
        )
        a.disc(x, y - h - w * 1.05 - 2, 3.4, 3.4, col.GOLD, 1.3)
    else:
        a.shape(
            f"{x - half - 4},{y - h}! {x - half - 4},{y - h - 8}! {x + half + 4},{y - h - 8}! "
            f"{x + half + 4},{y - h}! z",
            col.WHITE,
            1.8,
            shade=col.WHITE_D,
        )
        _merlons(a, x - half - 4, x + half + 4, y - h - 8, 3)


def gate(a: Art, x: float, w: float, h: float, y: float = 0) -> None:
    """A round-headed gateway with portcullis."""
    half = w / 2
    a.shape(
        f"{x - half},{y}! {x - half},{y - h * 0.6} {x},{y - h} {x + half},{y - h * 0.6} {x + half},{y}! z",
        col.INK,
        1.8,
    )
    for t in (-0.45, 0.0, 0.45):
        a.line(f"{x + half * t},{y - h * 0.86} {x + half * t},{y - h * 0.4}", 1.6, col.GOLD_D, (1, 1), 0)
    a.line(f"{x - half * 0.8},{y - h * 0.55} {x + half * 0.8},{y - h * 0.55}", 1.6, col.GOLD_D, (1, 1), 0)


def pennon(a: Art, x: float, y: float, h: float, colour: str) -> None:
    """A staff with a pennon flying to the left."""
    a.line(f"{x},{y} {x},{y - h}", 2.8, col.INK, (1, 1), 0)
    a.shape(
        f"{x},{y - h}! {x - 15},{y - h + 2} {x - 32},{y - h + 8}! {x - 15},{y - h + 12} {x},{y - h + 15}! z",
        colour,
        1.6,
    )


def cross(a: Art, x: float, y: float, s: float = 1.0) -> None:
    """A gilt cross standing on ``y``."""
    with a.place(x, y, s):
        a.line("0,0 0,-20", 5, col.INK, (1, 1), 0)
        a.line("-7,-13 7,-13", 5, col.INK, (1, 1), 0)
        a.line("0,0 0,-19", 2.6, col.GOLD, (1, 1), 0)
        a.line("-6,-13 6,-13", 2.6, col.GOLD, (1, 1), 0)


def chalet(a: Art, x: float, y: float = 0, s: float = 1.0, snow: bool = False) -> None:
    """A log house with a broad stone-laden roof, about 110 wide at scale 1."""
    with a.place(x, y, s):
        a.shape("-44,0! -44,-20! 44,-20! 44,0! z", col.WHITE, 2.0, shade=col.WHITE_D)
        a.shape("-46,-18! -46,-52! 0,-78! 46,-52! 46,-18! z", col.OCHRE, 2.1, shade=col.BROWN, k=0.94)
        for yy in (-28, -38, -48):
            a.line(f"-45,{yy} 45,{yy}", 1.5, col.BROWN_D, (1, 1), 0)
        for xx in (-28, 0, 28):
            a.shape(f"{xx - 8},-28! {xx - 8},-43! {xx + 8},-43! {xx + 8},-28! z", col.BLUE_L, 1.6)
            a.line(f"{xx},-28 {xx},-43", 1.4, col.INK, (1, 1), 0)
        a.shape("-10,0! -10,-16! 6,-16! 6,0! z", col.BROWN_D, 1.7)
        roof, dark = (col.WHITE, col.WHITE_D) if snow else (col.BROWN, col.BROWN_D)
        a.shape("-62,-40! 0,-88! 62,-40! 56,-34! 0,-76! -56,-34! z", roof, 2.1, shade=dark, k=0.96)
        if snow:
            a.shape(
                "-62,-40! 0,-88! 62,-40! 58,-33 48,-36 30,-52 0,-73 -30,-52 -46,-36 -58,-33 z", col.WHITE, 1.8
            )
        else:
            for t in (-42, -22, 22, 42):
                a.disc(t, -84 + abs(t) * 0.78, 4, 3.4, col.STEEL, 1.4)


def chapel(a: Art, x: float, y: float = 0, s: float = 1.0) -> None:
    """An open lakeside chapel with a ridge turret, about 100 wide at scale 1."""
    with a.place(x, y, s):
        a.shape("-44,0! -44,-46! 44,-46! 44,0! z", col.WHITE, 2.1, shade=col.WHITE_D, k=0.94)
        for xx in (-22, 22):
            a.shape(f"{xx - 13},0! {xx - 13},-22 {xx},-36 {xx + 13},-22 {xx + 13},0! z", col.BLUE_D, 1.8)
            a.fill(f"{xx - 7},0! {xx - 7},-18! {xx - 3},-18! {xx - 3},0! z", col.GOLD_D)
        a.shape("-54,-44! -34,-78! 34,-78! 54,-44! z", col.RED, 2.1, shade=col.RED_D, k=0.92)
        for i in range(3):
            a.line(f"{-48 + i * 6},{-52 - i * 9} {48 - i * 6},{-52 - i * 9}", 1.4, col.RED_D, (1, 1), 0)
        a.shape("-11,-76! -11,-100! 11,-100! 11,-76! z", col.WHITE, 1.9, shade=col.WHITE_D)
        a.fill("-4,-80! -4,-90 0,-94 4,-90 4,-80! z", col.INK)
        a.shape("-15,-98! 0,-132! 15,-98! z", col.RED, 1.9, shade=col.RED_D)
        cross(a, 0, -130)


def church(a: Art, x: float, y: float = 0, s: float = 1.0) -> None:
    """A village church with an onion-domed steeple at its left."""
    with a.place(x, y, s):
        a.shape("-16,0! -16,-40! 46,-40! 46,0! z", col.WHITE, 2.0, shade=col.WHITE_D)
        a.shape("-20,-38! -4,-66! 54,-66! 52,-38! z", col.RED, 2.0, shade=col.RED_D, k=0.93)
        for xx in (0, 18, 36):
            a.fill(f"{xx - 4},-12! {xx - 4},-24 {xx},-29 {xx + 4},-24 {xx + 4},-12! z", col.BLUE_D)
        a.shape("-42,0! -42,-70! -14,-70! -14,0! z", col.WHITE, 2.0, shade=col.WHITE_D)
        a.shape(
            "-46,-68! -42,-82 -34,-90 -30,-102! -28,-112! -26,-102! -22,-90 -14,-82 -10,-68! z",
            col.GREEN,
            2.0,
            shade=col.GREEN_D,
            k=0.9,
        )
        cross(a, -28, -108, 0.8)
        a.disc(-28, -55, 6, 6, col.WHITE, 1.4)
        a.line("-28,-55 -28,-59", 1.2, col.INK, (1, 1), 0)
        a.line("-28,-55 -25,-54", 1.2, col.INK, (1, 1), 0)
        a.fill("-34,0! -34,-20 -28,-26 -22,-20 -22,0! z", col.BROWN_D)


def bridge(a: Art, x0: float, x1: float, y: float) -> None:
    """A stone bridge of one arch with its roadway at ``y``."""
    m, w = (x0 + x1) / 2, (x1 - x0) / 2
    a.shape(
        f"{x0},{y}! {m},{y - 16} {x1},{y}! {x1},{y + 30}! {m + w * 0.62},{y + 30}! "
        f"{m + w * 0.44},{y + 8} {m},{y - 2} "
        f"{m - w * 0.44},{y + 8} {m - w * 0.62},{y + 30}! {x0},{y + 30}! z",
        col.STEEL,
        2.0,
        shade=col.STEEL_D,
        k=0.93,
    )
    a.line(f"{x0},{y + 6} {m},{y - 10} {x1},{y + 6}", 1.5, col.INK, (1, 1))
