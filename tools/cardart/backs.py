"""Card backs: point-symmetric ornaments, one per tradition."""

from __future__ import annotations

import math

from . import palette as pal
from .pen import Art


def _border(a: Art, w: int, h: int, m: float, c: str) -> None:
    for k, wd in ((m, 4.0), (m + 9, 1.6)):
        a.line(f"{k},{k}! {w - k},{k}! {w - k},{h - k}! {k},{h - k}! z", wd, c, swell=0)


def lattice(a: Art, w: int, h: int, c: str, m: float = 40, n: int = 9, motif=None) -> None:
    """A diagonal lattice that closes exactly on the border."""
    cw = (w - 2 * m) / n
    rows = round((h - 2 * m) / cw / 1.35)
    ch = (h - 2 * m) / rows
    planes = [(-1, 0, -m), (1, 0, w - m), (0, -1, -m), (0, 1, h - m)]
    with a.clipped(planes):
        for i in range(-rows - 1, n + rows + 2):
            for s in (1, -1):
                x = m + i * cw if s > 0 else w - m - i * cw
                ln = (h - 2 * m) / ch * cw
                for off, wd in ((-3.0, 2.2), (3.0, 2.2)):
                    a.line([(x + off, m), (x + off + s * ln, h - m)], wd, c, (1, 1), 0)
        for j in range(rows + 1):
            for i in range(n + 1):
                x, y = m + i * cw, m + j * ch
                a.disc(x, y, 4.2, 4.2, c)
                if i < n and j < rows and motif:
                    motif(x + cw / 2, y + ch / 2)
    _border(a, w, h, m - 12, c)


def vienna(a: Art, w: int, h: int) -> None:
    def m(x: float, y: float) -> None:
        a.disc(x, y, 3.4, 3.4, pal.BLUE)
        for k in range(4):
            t = k * math.pi / 2 + math.pi / 4
            a.disc(x + 8 * math.cos(t), y + 9 * math.sin(t), 2.9, 2.9, pal.BLUE)

    lattice(a, w, h, pal.BLUE, 42, 9, m)
    _medallion(a, w / 2, h / 2, 92, pal.BLUE)


def salzburg(a: Art, w: int, h: int) -> None:
    def m(x: float, y: float) -> None:
        a.fill(f"{x},{y - 11}! {x + 8},{y}! {x},{y + 11}! {x - 8},{y}! z", pal.RED)
        a.disc(x, y, 2.4, 2.4, pal.PAPER)

    lattice(a, w, h, pal.RED, 40, 8, m)


def bavaria(a: Art, w: int, h: int) -> None:
    m = 40
    n, rows = 7, 10
    cw, ch = (w - 2 * m) / n, (h - 2 * m) / rows
    with a.clipped([(-1, 0, -m), (1, 0, w - m), (0, -1, -m), (0, 1, h - m)]):
        for j in range(rows + 1):
            for i in range(n + 1):
                x, y = m + i * cw, m + j * ch
                a.emit(pal.BLUE, [(x, y - ch / 2), (x + cw / 2, y), (x, y + ch / 2), (x - cw / 2, y)])
                for f, c in ((0.78, pal.BLUE_L), (0.70, pal.BLUE)):
                    a.emit(
                        c,
                        [(x, y - ch / 2 * f), (x + cw / 2 * f, y), (x, y + ch / 2 * f), (x - cw / 2 * f, y)],
                    )
                a.disc(x, y, 4, 4, pal.PAPER)
    _border(a, w, h, m - 12, pal.BLUE)


def _medallion(a: Art, x: float, y: float, r: float, c: str) -> None:
    """Four crowned rosettes round a centre: symmetric under half a turn."""
    a.disc(x, y, r + 12, r + 12, c)
    a.disc(x, y, r + 6, r + 6, pal.PAPER)
    a.disc(x, y, r, r, c)
    for k in range(4):
        with a.place(x, y, 1, k * 90):
            a.fill(
                f"0,{-r * 0.9:.0f}! {r * 0.2:.0f},{-r * 0.52:.0f} {r * 0.1:.0f},{-r * 0.3:.0f}"
                f" 0,{-r * 0.2:.0f}! {-r * 0.1:.0f},{-r * 0.3:.0f} {-r * 0.2:.0f},{-r * 0.52:.0f}"
                " z",
                pal.PAPER,
            )
        with a.place(x, y, 1, k * 90 + 45):
            a.disc(0, -r * 0.62, r * 0.13, r * 0.13, pal.PAPER)
            a.line(
                f"{-r * 0.2:.0f},{-r * 0.4:.0f} 0,{-r * 0.3:.0f} {r * 0.2:.0f},{-r * 0.4:.0f}",
                3,
                pal.PAPER,
                (0, 0),
            )
    a.disc(x, y, r * 0.16, r * 0.16, pal.PAPER)
    a.disc(x, y, r * 0.08, r * 0.08, c)


def tell(a: Art, w: int, h: int) -> None:
    def m(x: float, y: float) -> None:
        with a.place(x, y, 0.34):
            a.fill("0,-40! 12,-14 40,0! 12,14 0,40! -12,14 -40,0! -12,-14 z", pal.GREEN_D)

    lattice(a, w, h, pal.GREEN_D, 42, 8, m)
    _medallion(a, w / 2, h / 2, 84, pal.GREEN_D)


BACKS = {
    "wiener-bild": (vienna, salzburg),
    "salisburghesi": (salzburg, vienna),
    "bavarian": (bavaria, vienna),
    "tell": (tell, vienna),
}
