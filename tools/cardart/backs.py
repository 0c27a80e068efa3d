"""Card backs: ornaments that half a turn maps onto themselves, two for each tradition.

For: :mod:`tools.cardart.packs`. Not for: faces. May import: ``palette``, ``pen``, ``suits``.
A back must not betray which way up a card lies, so every motif has a turned partner.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator

from . import palette as pal
from .pen import Art, Plane, Pt

Back = Callable[[Art, int, int], None]
Motif = Callable[[Art], None]
INSET = 40.0  # from the card's edge to the ornament


def _inside(w: int, h: int, m: float = INSET) -> list[Plane]:
    return [(-1, 0, -m), (1, 0, w - m), (0, -1, -m), (0, 1, h - m)]


def _bar(a: Art, x0: float, y0: float, x1: float, y1: float, w: float, color: str) -> None:
    """A straight stroke of even width."""
    d = math.hypot(x1 - x0, y1 - y0)
    nx, ny = -(y1 - y0) / d * w / 2, (x1 - x0) / d * w / 2
    a.emit(color, [(x0 + nx, y0 + ny), (x1 + nx, y1 + ny), (x1 - nx, y1 - ny), (x0 - nx, y0 - ny)])


def _rule(a: Art, w: int, h: int, m: float, weight: float, color: str) -> None:
    """A rectangular line at ``m`` from the edge."""
    for x0, y0, x1, y1 in (
        (m, m, w - m, m),
        (m, h - m, w - m, h - m),
        (m, m, m, h - m),
        (w - m, m, w - m, h - m),
    ):
        dx, dy = (weight / 2, 0.0) if y0 == y1 else (0.0, weight / 2)
        _bar(a, x0 - dx, y0 - dy, x1 + dx, y1 + dy, weight, color)


def _border(a: Art, w: int, h: int, color: str) -> None:
    """A strong and a fine rule round the ornament."""
    _rule(a, w, h, INSET - 12, 4.2, color)
    _rule(a, w, h, INSET - 4, 1.6, color)


def _cells(w: int, h: int, cols: int, ratio: float) -> tuple[float, float, int]:
    """Cell width and height, and the number of rows, of a grid that closes on the border."""
    cw = (w - 2 * INSET) / cols
    rows = round((h - 2 * INSET) / cw / ratio)
    return cw, (h - 2 * INSET) / rows, rows


def _knots(w: int, h: int, cols: int, ratio: float) -> Iterator[Pt]:
    """Crossings of the grid, border included."""
    cw, ch, rows = _cells(w, h, cols, ratio)
    for j in range(rows + 1):
        for i in range(cols + 1):
            yield INSET + i * cw, INSET + j * ch


def _centres(w: int, h: int, cols: int, ratio: float) -> Iterator[Pt]:
    """Middles of the grid's cells."""
    cw, ch, rows = _cells(w, h, cols, ratio)
    for j in range(rows):
        for i in range(cols):
            yield INSET + (i + 0.5) * cw, INSET + (j + 0.5) * ch


def _lattice(a: Art, w: int, h: int, cols: int, ratio: float, color: str, gap: float, weight: float) -> None:
    """Crossing diagonals, doubled at ``gap``, that meet the border in their knots."""
    cw, ch, rows = _cells(w, h, cols, ratio)
    with a.clipped(_inside(w, h)):
        for i in range(-rows, cols + rows + 1):
            x = INSET + i * cw
            for s in (1, -1):
                for off in (-gap / 2, gap / 2) if gap else (0.0,):
                    _bar(a, x + off, INSET, x + off + s * rows * cw, INSET + rows * ch, weight, color)


def _strew(a: Art, places: Iterator[Pt], name: str, motif: Motif) -> None:
    """The motif at each place."""
    for x, y in places:
        with a.place(x, y):
            a.stamp(name, motif)


def _alternating(w: int, h: int, cols: int, rows: int) -> Iterator[tuple[float, float, float]]:
    """A strewn pattern: places with 0 or 180 degrees in turn; half a turn of the card maps it onto itself.

    ``rows`` must be even, so that a row and its partner differ in shift and direction.
    """
    pad = INSET + 12
    cw, ch = (w - 2 * pad) / cols, (h - 2 * pad) / rows
    for j in range(rows):
        for i in range(cols):
            yield pad + (i + (0.75 if j % 2 else 0.25)) * cw, pad + (j + 0.5) * ch, 180.0 * (j % 2)


def _medallion(a: Art, x: float, y: float, r: float, color: str) -> None:
    """Leaves and volutes in a ring, fourfold."""
    for k, c in ((r + 12, color), (r + 6, pal.PAPER), (r, color)):
        a.disc(x, y, k, k, c)
    for k in range(4):
        with a.place(x, y, 1, k * 90):
            a.fill(
                f"0,{-r * 0.9:.0f}! {r * 0.2:.0f},{-r * 0.52:.0f} {r * 0.1:.0f},{-r * 0.3:.0f}"
                f" 0,{-r * 0.2:.0f}!"
                f" {-r * 0.1:.0f},{-r * 0.3:.0f} {-r * 0.2:.0f},{-r * 0.52:.0f} z",
                pal.PAPER,
            )
            a.line(f"0,{-r * 0.34:.0f} 0,{-r * 0.74:.0f}", 3, color, (1, 0.2), 0)
        with a.place(x, y, 1, k * 90 + 45):
            a.disc(0, -r * 0.68, r * 0.11, r * 0.11, pal.PAPER)
            for s in (-1, 1):
                a.line(
                    f"{s * r * 0.05:.1f},{-r * 0.28:.1f} {s * r * 0.16:.1f},{-r * 0.44:.1f}"
                    f" {s * r * 0.30:.1f},{-r * 0.50:.1f} {s * r * 0.34:.1f},{-r * 0.62:.1f}"
                    f" {s * r * 0.24:.1f},{-r * 0.66:.1f}",
                    4.2,
                    pal.PAPER,
                    (0.4, 0.3),
                )
    a.disc(x, y, r * 0.16, r * 0.16, pal.PAPER)
    a.disc(x, y, r * 0.08, r * 0.08, color)


# ---------------------------------------------------------------- Wiener Bild
def vienna_trellis(a: Art, w: int, h: int) -> None:
    """A Prussian-blue trellis with a turned rosette."""

    def quatrefoil(s: Art) -> None:
        s.disc(0, 0, 3.4, 3.4, pal.BLUE)
        for k in range(4):
            t = k * math.pi / 2 + math.pi / 4
            s.disc(8.4 * math.cos(t), 9.4 * math.sin(t), 3.1, 3.1, pal.BLUE)

    _lattice(a, w, h, 9, 1.35, pal.BLUE, 6, 2.2)
    _strew(a, _knots(w, h, 9, 1.35), "knot", lambda s: s.disc(0, 0, 4.4, 4.4, pal.BLUE))
    _strew(a, _centres(w, h, 9, 1.35), "quatrefoil", quatrefoil)
    _border(a, w, h, pal.BLUE)
    _medallion(a, w / 2, h / 2, 92, pal.BLUE)


def _sprig(s: Art) -> None:
    s.line("0,22 -2,6 0,-6", 3.2, pal.GREEN_D, (0.5, 1), 0)
    for k in (-1, 1):
        s.fill(f"0,14! {k * 6},4 {k * 15},0! {k * 13},10 {k * 6},15 z", pal.GREEN)
    for k in range(5):
        t = -math.pi / 2 + k * math.tau / 5
        s.disc(7.4 * math.cos(t), -12 + 7.4 * math.sin(t), 5.2, 5.2, pal.RED)
    s.disc(0, -12, 3.8, 3.8, pal.GOLD)


def vienna_sprigs(a: Art, w: int, h: int) -> None:
    """Strewn blossoms, as on Biedermeier cotton, with gold beads between them."""
    cols, rows = 5, 14
    cw = (w - 2 * INSET - 24) / cols
    for x, y, rot in _alternating(w, h, cols, rows):
        with a.place(x, y, 1.15, rot):
            a.stamp("sprig", _sprig)
        with a.place(x + (cw / 2 if rot == 0 else -cw / 2), y):
            a.stamp("bead", lambda s: s.disc(0, 0, 3.6, 3.6, pal.GOLD_D))
    _border(a, w, h, pal.RED)


# ---------------------------------------------------------------- Salisburghesi
def salzburg_lozenges(a: Art, w: int, h: int) -> None:
    """A vermilion double lattice set with lozenges."""

    def lozenge(s: Art) -> None:
        s.fill("0,-12! 9,0! 0,12! -9,0! z", pal.RED)
        s.disc(0, 0, 2.6, 2.6, pal.PAPER)

    _lattice(a, w, h, 8, 1.35, pal.RED, 6, 2.2)
    _strew(a, _knots(w, h, 8, 1.35), "knot", lambda s: s.disc(0, 0, 4.4, 4.4, pal.RED))
    _strew(a, _centres(w, h, 8, 1.35), "lozenge", lozenge)
    _border(a, w, h, pal.RED)


STAR = (
    "....X.......X....",
    "....XX.....XX....",
    "....XXX...XXX....",
    "....XXXX.XXXX....",
    "XXXX.XXX.XXX.XXXX",
    ".XXXX.XX.XX.XXXX.",
    "..XXXX.X.X.XXXX..",
    "...XXXX...XXXX...",
    "........O........",
    "...XXXX...XXXX...",
    "..XXXX.X.X.XXXX..",
    ".XXXX.XX.XX.XXXX.",
    "XXXX.XXX.XXX.XXXX",
    "....XXXX.XXXX....",
    "....XXX...XXX....",
    "....XX.....XX....",
    "....X.......X....",
)
HEART = (".OO.OO.", "OOOOOOO", "OOOOOOO", ".OOOOO.", "..OOO..", "...O...")


def _stitches(a: Art, chart: tuple[str, ...], step: float, colors: dict[str, str]) -> None:
    """A cross-stitch chart round 0,0; runs of one colour become one bar."""
    for j, row in enumerate(chart):
        y = (j - len(chart) / 2) * step
        i = 0
        while i < len(row):
            n = len(row[i:]) - len(row[i:].lstrip(row[i]))
            if row[i] in colors:
                x = (i - len(row) / 2) * step
                a.fill(
                    f"{x},{y}! {x + n * step},{y}! {x + n * step},{y + step}! {x},{y + step}! z",
                    colors[row[i]],
                )
            i += n


def salzburg_stitches(a: Art, w: int, h: int) -> None:
    """Stars and hearts in cross-stitch, as on Alpine linen."""
    colors = {"X": pal.GREEN_D, "O": pal.RED}
    cols, rows = 4, 8
    cw = (w - 2 * INSET - 24) / cols
    for x, y, rot in _alternating(w, h, cols, rows):
        with a.place(x, y):
            a.stamp("star", lambda s: _stitches(s, STAR, 3.8, colors))
        with a.place(x + (cw / 2 if rot == 0 else -cw / 2), y, 1, rot):
            a.stamp("heart", lambda s: _stitches(s, HEART, 4.6, colors))
    _border(a, w, h, pal.GREEN_D)


# ---------------------------------------------------------------- Bavarian
def bavaria_lozenges(a: Art, w: int, h: int) -> None:
    """White and blue lozenges."""
    cols, rows = 7, 10
    cw, ch = (w - 2 * INSET) / cols, (h - 2 * INSET) / rows

    def rhomb(s: Art, k: float, color: str) -> None:
        s.fill(f"0,{-ch / 2 * k}! {cw / 2 * k},0! 0,{ch / 2 * k}! {-cw / 2 * k},0! z", color)

    with a.clipped(_inside(w, h)):
        for j in range(rows + 1):
            for i in range(cols + 1):
                with a.place(INSET + i * cw, INSET + j * ch):
                    for k, c in ((1.0, pal.BLUE), (0.78, pal.BLUE_L), (0.70, pal.BLUE)):
                        rhomb(a, k, c)
                    a.disc(0, 0, 4, 4, pal.PAPER)
    _border(a, w, h, pal.BLUE)


def _acorn(s: Art, color: str) -> None:
    s.fill("-15,2 -16,18 -9,34 0,44! 9,34 16,18 15,2 z", color)
    s.fill("-20,0 -19,-12 -10,-20 0,-22 10,-20 19,-12 20,0 z", color)
    s.line("0,-20 -1,-30 -7,-38", 4.6, color, (1, 0.6), 0)
    s.line("-18,3 0,6 18,3", 2.6, pal.PAPER, (1, 1), 0)


def bavaria_check(a: Art, w: int, h: int) -> None:
    """The blue check of a tavern's tablecloth, and two acorns in an oval."""
    n, rows = 9, 17
    cw, ch = (w - 2 * INSET) / (2 * n + 1), (h - 2 * INSET) / (2 * rows + 1)
    x0, y0, x1, y1 = INSET, INSET, w - INSET, h - INSET
    for i in range(n):
        x = x0 + (2 * i + 1) * cw
        a.emit(pal.BLUE_L, [(x, y0), (x + cw, y0), (x + cw, y1), (x, y1)])
    for j in range(rows):
        y = y0 + (2 * j + 1) * ch
        a.emit(pal.BLUE_L, [(x0, y), (x1, y), (x1, y + ch), (x0, y + ch)])
    for i in range(n):
        for j in range(rows):
            x, y = x0 + (2 * i + 1) * cw, y0 + (2 * j + 1) * ch
            a.emit(pal.BLUE, [(x, y), (x + cw, y), (x + cw, y + ch), (x, y + ch)])
    _border(a, w, h, pal.BLUE)
    for k, c in ((1.0, pal.BLUE), (0.94, pal.PAPER), (0.90, pal.BLUE), (0.87, pal.PAPER)):
        a.disc(w / 2, h / 2, 104 * k, 138 * k, c)
    for rot in (0, 180):
        with a.place(w / 2, h / 2, 1, rot), a.place(-26, -40, 1.15, -24):
            _acorn(a, pal.BLUE)
        with a.place(w / 2, h / 2, 1, rot), a.place(40, -52, 0.9, 38):
            a.fill(
                "0,-34! 9,-24 7,-16 17,-10 11,-2 16,8 8,14 4,24 0,34! -4,24 -8,14 -16,8 -11,-2"
                " -17,-10 -7,-16 -9,-24 z",
                pal.BLUE,
            )
            a.line("0,-26 0,30", 2.6, pal.PAPER, (0.4, 1), 0)


# ---------------------------------------------------------------- Tell
def _crossbow(s: Art, color: str) -> None:
    """A crossbow, bow upwards."""
    s.fill("-4,-52! 4,-52! 6,46! 0,52! -6,46! z", color)
    s.line("-34,-20 -24,-36 -8,-44 0,-45 8,-44 24,-36 34,-20", 7.5, color, (0.5, 0.5), 0.4)
    for k in (-1, 1):
        _bar(s, *s.tr((34 * k, -20)), *s.tr((0, 0)), 2.2, color)


def tell_lattice(a: Art, w: int, h: int) -> None:
    """A leaf-green lattice of stars, two crossbows in its middle."""

    def star(s: Art) -> None:
        s.fill("0,-17! 5,-6 17,0! 5,6 0,17! -5,6 -17,0! -5,-6 z", pal.GREEN_D)

    _lattice(a, w, h, 6, 1.2, pal.GREEN_D, 7, 2.6)
    _strew(a, _knots(w, h, 6, 1.2), "knot", lambda s: s.disc(0, 0, 5.4, 5.4, pal.GREEN_D))
    _strew(a, _centres(w, h, 6, 1.2), "star", star)
    _border(a, w, h, pal.GREEN_D)
    for k, c in ((1.0, pal.GREEN_D), (0.95, pal.PAPER), (0.90, pal.GREEN_D)):
        a.disc(w / 2, h / 2, 104 * k, 104 * k, c)
    for rot in (0, 180):
        with a.place(w / 2, h / 2, 1, rot), a.place(-38, -4, 1.12, 0):
            _crossbow(a, pal.PAPER)


def _apple(s: Art) -> None:
    """An apple shot through by an arrow."""
    s.fill("-32,15! 28,-15! 29.6,-12! -30.4,18! z", pal.BROWN_D)
    s.fill("0,-9 9,-13 18,-7 18,6 10,16 0,14 -10,16 -18,6 -18,-7 -9,-13 z", pal.RED_D)
    s.line("0,-9 1,-16 5,-21", 3.0, pal.BROWN_D, (0.7, 1), 0)
    s.fill("4,-17! 10,-24 19,-23! 14,-15 z", pal.GREEN_D)
    s.line("-11,-4 -12,3 -8,9", 3.0, pal.PAPER, (0.2, 0.1))
    s.fill("40,-20! 27,-20! 31,-13 30,-7! z", pal.BROWN_D)
    s.fill("-40,12! -31,11! -26,20! -33,25! z", pal.BROWN_D)


def tell_apples(a: Art, w: int, h: int) -> None:
    """Apples, each shot through by an arrow, among small stars."""
    cols, rows = 3, 12
    cw = (w - 2 * INSET - 24) / cols

    def star(s: Art) -> None:
        s.fill("0,-11! 3,-3 11,0! 3,3 0,11! -3,3 -11,0! -3,-3 z", pal.BROWN)

    for x, y, rot in _alternating(w, h, cols, rows):
        with a.place(x, y, 1.05, rot):
            a.stamp("apple", _apple)
        with a.place(x + (cw / 2 if rot == 0 else -cw / 2), y):
            a.stamp("star", star)
    _border(a, w, h, pal.BROWN_D)


BACKS: dict[str, tuple[Back, Back]] = {
    "wiener-bild": (vienna_trellis, vienna_sprigs),
    "salisburghesi": (salzburg_lozenges, salzburg_stitches),
    "bavarian": (bavaria_lozenges, bavaria_check),
    "tell": (tell_lattice, tell_apples),
}
