"""Hair of the head in three views: the mass behind, and what falls over temple and cheek.

For: :mod:`tools.cardart.head`. Not for: hats, beards. May import: ``look``, ``palette``, ``pen``.
"""

from __future__ import annotations

from . import palette as pal
from .look import Look
from .pen import Art, at, curve


def curl(a: Art, x: float, y: float, r: float, look: Look, flip: bool = False) -> None:
    """A rolled lock, lying like a small barrel."""
    with a.place(x, y, r / 10, -8, flip=flip):
        a.shape("-12,1 -10,-6 0,-8.6 10,-6 12.4,0 10,6.8 0,9 -10,6.6 z", look.hair, 1.7)
        a.line("-10,-2 -2,-5 7,-4 10,0", 1.4, look.hair_d, (0.2, 0.2))
        a.line("-10,2 -1,-1 6,0 8,3", 1.4, look.hair_d, (0.2, 0.2))
        a.line("-9,6 0,4.4 8,5.6", 2.2, look.hair_d, (0.2, 0.2))


def plait(a: Art, axis: str, n: int, w: float, look: Look, ribbon: str = pal.RED) -> None:
    """A braid along ``axis`` tied with a ribbon."""
    k, _ = curve(axis, 2)
    for i in range(n):
        t = (i + 0.5) / n
        (x, y), (x1, y1) = at(k, t), at(k, min(1.0, t + 0.04))
        dx, dy = x1 - x, y1 - y
        m = (dx * dx + dy * dy) ** 0.5 or 1.0
        dx, dy = dx / m, dy / m
        s = 1 if i % 2 else -1
        r = w * (1 - 0.35 * t)
        px, py = -dy * s, dx * s
        a.shape(
            f"{x - px * r * 0.9 - dx * r * 0.5:.1f},{y - py * r * 0.9 - dy * r * 0.5:.1f}"
            f" {x + px * r * 0.5 - dx * r * 0.9:.1f},{y + py * r * 0.5 - dy * r * 0.9:.1f}"
            f" {x + px * r + dx * r * 0.2:.1f},{y + py * r + dy * r * 0.2:.1f}"
            f" {x + px * r * 0.1 + dx * r:.1f},{y + py * r * 0.1 + dy * r:.1f} z",
            look.hair,
            1.6,
        )
        a.line(
            f"{x - px * r * 0.6 - dx * r * 0.3:.1f},{y - py * r * 0.6 - dy * r * 0.3:.1f}"
            f" {x + px * r * 0.6 + dx * r * 0.1:.1f},{y + py * r * 0.6 + dy * r * 0.1:.1f}",
            1.1,
            look.hair_d,
        )
    x, y = at(k, 1.0)
    a.shape(
        f"{x - 5},{y + 2}! {x},{y - 4} {x + 5},{y + 2}! {x + 7},{y + 14} {x},{y + 9} {x - 7},{y + 14} z",
        look.hair,
        1.6,
    )
    a.disc(x, y, 5, 3.6, ribbon, 1.5)


# ---------------------------------------------------------------- behind the face
def back(a: Art, look: Look) -> None:
    """The mass behind face and neck; painted before the neck."""
    draw = {
        "curls": _back_curls,
        "long": _back_long,
        "bob": _back_bob,
        "updo": _back_updo,
        "braids": _back_braids,
        "net": _back_net,
        "short": _back_short,
    }.get(look.style)
    if draw is None:
        return
    if look.view == "front":
        _back_front(a, look)
        return
    draw(a, look, look.view != "profile")


def _back_front(a: Art, look: Look) -> None:
    h, d = look.hair, look.hair_d
    low = {"short": 8, "bob": 46, "long": 92}.get(look.style, 58)
    for flip in (False, True):
        with a.place(2.0 if flip else 0.0, 0, flip=flip):
            a.shape(
                f"22,-46 40,-36 46,-16 44,2 50,{low * 0.3 + 4:.0f} 48,{low * 0.6:.0f} 54,{low}"
                f" 44,{low + 10} 34,{low + 4} 24,{low + 8}"
                f" 24,{low * 0.5:.0f} 28,-10 z",
                h,
                2.2,
            )
            a.flow(
                f"28,-42 44,-20 46,{low * 0.4:.0f} 48,{low}",
                f"24,-30 30,-4 28,{low * 0.6:.0f} 30,{low + 4}",
                6,
                1.4,
                d,
                wave=2.2,
            )


def _back_curls(a: Art, look: Look, far: bool) -> None:
    h, d = look.hair, look.hair_d
    if far:
        a.shape(
            "-30,-34 -36,-16 -35,-2 -42,10 -39,22 -46,34 -41,46 -36,54 -26,52 -22,40 -26,10 -26,-20 z", h, 2.0
        )
        a.flow("-31,-30 -36,-4 -40,34", "-27,-26 -29,0 -28,42", 3, 1.3, d, wave=1.5)
        a.shape(
            "20,-46 38,-36 47,-16 45,0 54,12 52,26 61,40 57,54 60,64 48,74 34,70 24,72 21,52 26,20 28,-10 z",
            h,
            2.2,
        )
        a.flow("26,-42 42,-26 48,8 54,42 48,66", "24,-30 30,-4 28,26 28,56 34,64", 7, 1.4, d, wave=2.4)
        return
    # from the side: rolls down the nape
    a.shape("10,-50 36,-42 50,-20 52,4 50,26 52,44 44,64 28,70 16,60 18,30 z", h, 2.2)
    for x, y, r in ((48, 58, 10), (34, 68, 10.5), (20, 66, 9.5), (52, 40, 9.5)):
        curl(a, x, y, r, look)


def _back_long(a: Art, look: Look, far: bool) -> None:
    h, d = look.hair, look.hair_d
    if far:
        a.shape(
            "-31,-36 -38,-14 -36,4 -44,22 -41,38 -50,54 -45,70 -47,80 -36,88 -26,66 -25,20 -26,-20 z", h, 2.0
        )
        a.flow("-32,-32 -38,0 -43,54 -40,76", "-27,-24 -28,10 -28,60 -33,80", 3, 1.3, d)
    a.shape(
        "18,-48 38,-40 49,-16 47,4 56,24 53,42 64,60 58,78 63,92 50,108 40,102 28,108 22,84 24,40 28,-10 z",
        h,
        2.2,
    )
    a.flow(
        "26,-44 46,-22 52,26 60,64 52,100", "24,-30 30,0 26,40 26,76 34,100", 7, 1.4, d, wave=2.6, cycles=2.5
    )


def _back_bob(a: Art, look: Look, far: bool) -> None:
    h, d = look.hair, look.hair_d
    if far:
        a.shape("-30,-36 -37,-16 -38,12 -36,30 -27,34 -25,10 -26,-20 z", h, 2.0)
        a.flow("-31,-30 -36,0 -34,30", "-27,-26 -28,0 -28,30", 2, 1.3, d)
    a.shape("18,-48 42,-36 50,-8 51,20 50,42 40,52 24,48 26,20 28,-10 z", h, 2.2)
    a.flow("26,-44 46,-20 50,14 46,46", "24,-30 30,-4 30,24 28,44", 5, 1.4, d)


def _back_updo(a: Art, look: Look, far: bool) -> None:
    h, d = look.hair, look.hair_d
    if far:
        a.shape("-28,-40 -36,-26 -36,-8 -30,0 -28,-20 z", h, 1.8)
    a.shape("14,-52 36,-44 46,-26 46,-4 40,14 30,12 30,-12 26,-32 z", h, 2.2)
    a.flow("20,-50 42,-32 45,-4 40,10", "20,-40 30,-24 32,-6 32,8", 4, 1.3, d)
    # a ringlet behind the ear down to the shoulder
    for y, w in ((16, 8.5), (31, 8), (46, 7.5), (60, 6.5), (72, 5.2)):
        a.shape(
            f"{34 - w},{y - 6} {36},{y - 9} {38 + w},{y - 4} {38 + w - 2},{y + 6} {35},{y + 9}"
            f" {33 - w},{y + 4} z",
            h,
            1.7,
        )
        a.line(f"{36 - w},{y - 3} {38},{y + 1} {36 + w},{y + 4}", 1.2, d)


def _back_braids(a: Art, look: Look, far: bool) -> None:
    h, d = look.hair, look.hair_d
    if far:
        a.shape("-28,-40 -36,-26 -37,-4 -34,14 -28,10 -27,-18 z", h, 1.8)
    a.shape("14,-52 36,-44 46,-26 47,-2 42,20 30,22 29,-8 26,-32 z", h, 2.2)
    a.flow("20,-50 42,-32 46,-4 41,16", "20,-40 30,-24 32,-6 32,16", 5, 1.3, d)


def _back_net(a: Art, look: Look, far: bool) -> None:
    """The hair gathered in a golden net on the nape."""
    h, d = look.hair, look.hair_d
    if far:
        a.shape("-28,-40 -35,-26 -35,-8 -30,2 -28,-18 z", h, 1.8)
    net = "16,-50 38,-46 54,-28 60,-4 57,20 46,38 32,42 26,24 28,-8 24,-32 z"
    a.shape(net, h, 2.3, shade=d, k=0.9)
    a.hatch(net, 35, 9, 99, 1.9, pal.GOLD, full=True)
    a.hatch(net, -40, 9, 99, 1.9, pal.GOLD, full=True)
    a.contour(net, 2.3)
    for x, y in ((36, 39), (48, 33), (57, 19), (60, -2), (54, -26), (42, -42)):
        a.disc(x, y, 2.8, 2.8, pal.WHITE, 1.3)


def _back_short(a: Art, look: Look, far: bool) -> None:
    a.shape("12,-54 34,-46 42,-26 41,-6 36,10 30,8 28,-14 22,-34 z", look.hair, 2.1)
    a.flow("18,-52 38,-34 41,-8 37,8", "16,-44 26,-26 30,-8 31,6", 4, 1.3, look.hair_d)


# ---------------------------------------------------------------- over temple and cheek
def front(a: Art, look: Look) -> None:
    """Fringe and side hair, painted over the face and under the hat."""
    if look.style == "bald":
        return
    if look.view == "profile":
        _front_profile(a, look)
    elif look.view == "front":
        _front_front(a, look)
    else:
        _front_three(a, look)


def _front_front(a: Art, look: Look) -> None:
    h, d = look.hair, look.hair_d
    low = 8 if look.style == "short" else 24
    for flip in (False, True):
        with a.place(2.0 if flip else 0.0, 0, flip=flip):
            a.shape(
                f"1,-40 12,-40 22,-32 28,-16 31,4 {33},{low} 40,{low - 8} 42,-14 36,-40 20,-55 1,-60 z",
                h,
                2.0,
            )
            a.flow("3,-56 22,-48 36,-26 38,10", "4,-42 16,-38 28,-18 33,8", 5, 1.3, d)


def _front_three(a: Art, look: Look) -> None:
    h, d = look.hair, look.hair_d
    if look.style in ("curls", "long"):
        a.shape(
            "-31,-30 -33,-20 -28,-27 -18,-37 -4,-41 10,-38 22,-26 28,-8 30,14 36,20 40,2"
            " 40,-22 32,-44 14,-57 -8,-60"
            " -24,-52 z",
            h,
            2.0,
        )
        a.flow(
            "-30,-28 -22,-44 0,-54 22,-46 35,-22 37,14",
            "-29,-27 -18,-38 -4,-42 12,-38 25,-20 31,8",
            5,
            1.3,
            d,
        )
    elif look.style == "bob":
        a.shape(
            "-33,-16 -27,-22 -18,-25 -4,-25 8,-24 20,-20 27,-10 29,10 31,26 40,28 42,-4"
            " 36,-34 20,-54 -6,-59 -26,-50"
            " -34,-32 z",
            h,
            2.1,
        )
        a.flow("-31,-20 -32,-36 -12,-55", "-31,-18 -30,-34 -4,-56", 2, 1.2, d)
        for x0, x1 in ((-26, -18), (-18, -6), (-10, 4), (-2, 14), (8, 22)):
            a.line(f"{x1},-55 {(x0 + x1) / 2 - 1},-40 {x0},-23", 1.3, d)
        a.flow("18,-54 34,-36 39,0 38,26", "12,-50 24,-28 29,0 32,24", 4, 1.3, d)
    elif look.style in ("updo", "net", "braids"):
        a.shape(
            "-31,-28 -32,-18 -27,-27 -20,-35 -8,-40 0,-38 14,-30 24,-14 29,4 34,-2 38,-18"
            " 30,-42 12,-57 -8,-60 -24,-52 z",
            h,
            2.0,
        )
        a.flow("-30,-26 -26,-46 -6,-56", "-28,-26 -18,-38 -6,-44", 3, 1.2, d)
        a.flow("-4,-57 20,-50 35,-24 32,-2", "-4,-42 10,-34 24,-16 30,2", 5, 1.2, d)
        if look.style == "braids":
            plait(a, "35,2 42,30 40,62 34,100", 11, 9, look)
            plait(a, "-33,4 -40,30 -41,60 -38,92", 10, 8, look)
    elif look.style == "short":
        a.shape(
            "-32,-22 -30,-31 -24,-28 -16,-36 -8,-33 0,-39 8,-35 17,-33 22,-22 26,-10"
            " 30,0 36,-8 38,-26 28,-46 10,-57"
            " -10,-59 -26,-50 -33,-36 z",
            h,
            2.0,
        )
        for s in (
            "-26,-48 -29,-38 -27,-30",
            "-16,-55 -20,-44 -17,-36",
            "-4,-57 -8,-46 -5,-38",
            "8,-56 6,-46 9,-37",
            "20,-50 20,-40 22,-28",
            "30,-40 30,-26 29,-6",
        ):
            a.line(s, 1.4, d)


def _front_profile(a: Art, look: Look) -> None:
    h, d = look.hair, look.hair_d
    if look.style in ("short", "updo", "net", "braids"):
        # hair drawn back over the ear, which shows
        low = "8,-6 6,6 10,14 20,16 30,14" if look.style != "short" else "4,-8 7,4 12,-2 22,-6 30,8"
        a.shape(
            f"-32,-30 -24,-33 -14,-32 -4,-24 {low} 42,6 46,-12 38,-36 22,-53 -2,-60 -22,-54 -33,-42 z", h, 2.1
        )
        a.flow("-31,-34 -18,-42 4,-30 10,-2", "-24,-52 2,-58 28,-46 40,0", 7, 1.3, d)
        if look.style == "short":
            a.shape("8,-9 15,-12 19,-5 16,7 10,13 7,6 z", pal.SKIN, 1.7, shade=pal.SKIN_D)
            a.line("11,-5 15,-6 15,1 11,6", 1.2, pal.SOFT)
        if look.style == "braids":
            plait(a, "24,12 30,36 26,64 20,100", 11, 9, look)
        return
    if look.style == "bob":
        # cut at the jaw, the ends rolled under
        a.shape(
            "-32,-30 -24,-31 -14,-29 -6,-22 -2,-8 -1,10 0,24 4,36 14,44 30,46 44,42 52,30"
            " 51,4 46,-14 38,-34 22,-53 -2,-60"
            " -22,-54 -33,-42 z",
            h,
            2.1,
        )
        a.flow("-31,-34 -16,-36 0,-22 4,4 8,34", "-24,-52 2,-58 28,-46 46,-8 46,34", 9, 1.35, d, wave=0.8)
        a.line("2,31 14,38 30,40 46,35", 1.6, d, (0.3, 0.1))
        a.line("5,37 16,43 32,44", 1.2, d, (0.3, 0.1))
        return
    if look.style == "long":
        # waves from the temple over ear and shoulder
        a.shape(
            "-32,-30 -25,-33 -18,-29 -12,-30 -6,-22 -2,-16 -3,-8 1,0 -1,10 3,22 0,34"
            " 6,46 2,60 10,72 6,84 16,96 26,88"
            " 38,95 46,78 44,60 52,44 47,28 50,2 47,-14 38,-36 22,-53 -2,-60 -22,-54 -33,-42 z",
            h,
            2.1,
        )
        a.flow(
            "-30,-34 -16,-37 0,-22 4,4 6,40 16,88",
            "-24,-52 2,-58 28,-46 45,-10 44,40 32,88",
            9,
            1.35,
            d,
            wave=2.4,
            cycles=5,
        )
        return
    # a waved cap over rows of rolls
    for x, y, r in ((10, 47, 9.5), (27, 52, 10), (43, 47, 9.5), (6, 33, 9.5), (23, 36, 10.5), (41, 33, 10.5)):
        curl(a, x, y, r, look)
    a.shape(
        "-32,-30 -25,-33 -18,-29 -12,-30 -6,-22 -2,-16 -4,-8 0,0 -2,8 0,16 8,23 16,19"
        " 25,25 34,20 43,25 50,16 50,2 47,-14"
        " 38,-36 22,-53 -2,-60 -22,-54 -33,-42 z",
        h,
        2.1,
    )
    a.flow(
        "-30,-34 -16,-37 0,-22 4,-4 6,16", "-24,-52 2,-58 28,-46 46,-10 46,14", 9, 1.35, d, wave=2.0, cycles=3
    )
