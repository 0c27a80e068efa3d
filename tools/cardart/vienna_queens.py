"""The four queens of the Vienna pack, half-length, in head-local units.

Hearts a rose and a standing lace collar, spades a basket in both hands, diamonds smells a
flower, clubs an open fan; the crowns of hearts and spades have a broad flat front.
Not for: kings, jacks, the card itself. May import: drawing modules below the packs.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from . import bust, hats, head, parts
from . import palette as pal
from . import vienna_dress as dress
from .look import Look
from .pen import Art, Spec, at, curve

RED, BLUE = (pal.RED, pal.RED_D), (pal.BLUE, pal.BLUE_D)
GREEN, GOLD = (pal.GREEN, pal.GREEN_D), (pal.GOLD, pal.GOLD_D)
WHITE = (pal.WHITE, pal.WHITE_D)
Cloth = tuple[str, str]


def _mantle(a: Art, left: Cloth, right: Cloth, lining: Cloth, ornament: dress.Ornament | None = None) -> None:
    """A cloak that hangs from the shoulders and fills the card to its frame."""
    dress.panel(a, "-60,104 -84,200 -90,330", "64,104 88,200 92,330", *lining, hatch=False)
    dress.panel(
        a,
        "-74,100 -138,118! -172,190 -208,340",
        "-64,108 -84,200 -88,340",
        *left,
        ornament=ornament,
        grid=(3, 6),
        shade=0.08,
        folds=3,
    )
    dress.panel(
        a,
        "68,108 88,200 92,340",
        "78,100 142,118! 176,190 212,340",
        *right,
        ornament=ornament,
        grid=(3, 6),
        shade=0.18,
        folds=3,
    )


def _gown(a: Art, cloth: Cloth, ornament: dress.Ornament, front: Cloth, lacing: str) -> None:
    """Bare shoulders over a straight bodice with a laced front and square neckline."""
    a.shape("-14,82 -46,92 -74,106 -60,146 62,146 80,106 54,92 22,82 z", pal.SKIN, 2.0)
    a.hatch("22,84 56,94 78,108 56,134 44,110 28,92 z", 46, 3.8, 12, 1.1, pal.SOFT)
    a.line("-28,96 -15,99 -6,97", 1.2, pal.SOFT)
    a.line("14,98 24,99 38,96", 1.2, pal.SOFT)
    dress.panel(
        a, "-70,110 -54,160 -44,206 -66,340", "-16,136 -8,206 -14,340", *cloth, ornament=ornament, shade=0.0
    )
    dress.panel(
        a, "24,136 16,206 22,340", "76,110 60,160 50,206 74,340", *cloth, ornament=ornament, shade=0.26
    )
    dress.panel(a, "-18,134 -9,206 -15,340", "26,134 17,206 23,340", *front, shade=0.14, w=2.1, hatch=False)
    for i in range(8):
        y = 148 + i * 14
        w = 17 - min(i, 4) * 2.4
        for s in (1, -1):
            a.line(f"{4 - w * s},{y} {4 + w * s},{y + 11}", 2.2, lacing, (1, 1))


def _neckline(a: Art, trim: Cloth) -> None:
    """A square border of gold and pearls along the bodice."""
    a.shape(
        "-74,104! -58,116 -50,132! 4,139 58,132! 64,116 80,104! 86,112 72,124 66,142!"
        " 4,150 -58,142! -66,124 -80,112 z",
        trim[0],
        2.0,
        shade=trim[1],
        k=0.95,
    )
    k, _ = curve("-66,114 -56,126 -52,136 4,144.6 60,136 64,126 72,114", 2)
    for i in range(15):
        x, y = at(k, (i + 0.5) / 15)
        a.disc(x, y, 3.0, 3.0, pal.WHITE, 1.3)


def _sleeve(
    a: Art,
    side: int,
    elbow: tuple[float, float],
    wrist: tuple[float, float],
    cloths: list[Cloth],
    puff: float,
    wing: Cloth,
) -> None:
    swell = (puff, puff * 0.5)
    start = (side * 84 + 2, 126)
    dress.sleeve(a, start, elbow, wrist, (60, 58, 27), cloths, cloths[:1], (3, 3), swell, wing=wing)


def _bell(a: Art, outer: Spec, inner: Spec, cloth: Cloth, lining: Cloth) -> None:
    """A wide hanging sleeve whose lining shows along its inner edge."""
    dress.panel(a, outer, inner, *cloth, folds=3, shade=0.14)
    k, _ = curve(inner, 3)
    edge = [(x, y) for x, y in k]
    d = -1 if edge[0][0] > 0 else 1
    dress.panel(a, edge, [(x + 11 * d, y + 5) for x, y in edge], *lining, shade=0, hatch=False, w=1.9)


def _lace_fan(a: Art) -> None:
    """A standing lace collar, open behind the head."""
    tips = []
    for i in range(15):
        t = math.radians(-210 + i * 240 / 14)
        r = 96 if i % 2 == 0 else 88
        tips.append(f"{3 + r * math.cos(t):.1f},{62 + r * 0.98 * math.sin(t):.1f}")
    a.shape("-40,104! " + " ".join(tips) + " 46,104! z", pal.WHITE, 2.3, shade=pal.WHITE_D, k=0.95)
    for i in range(15):
        t = math.radians(-210 + i * 240 / 14)
        c, s = math.cos(t), 0.98 * math.sin(t)
        a.line(
            f"{3 + 48 * c:.1f},{62 + 48 * s:.1f} {3 + 84 * c:.1f},{62 + 84 * s:.1f}",
            1.4,
            pal.SOFT,
            (0.2, 0.8),
        )
        if i % 2:
            a.disc(3 + 76 * c, 62 + 76 * s, 3.4, 3.4, pal.GOLD, 1.2)


def _fan(a: Art, x: float, y: float, r: float, rot: float, one: Cloth, two: Cloth) -> None:
    """An open fan, its rivet at x,y."""
    with a.place(x, y, 1, rot):
        n = 8
        for i in range(n):
            t0, t1 = (math.radians(-90 - 62 + 124 * j / n) for j in (i, i + 1))
            tm = (t0 + t1) / 2
            inner, rim, bulge = 0.3 * r, r, 1.07 * r
            corners = ((inner, t0, "!"), (rim, t0, "!"), (bulge, tm, ""), (rim, t1, "!"), (inner, t1, "!"))
            blade = " ".join(f"{k * math.cos(t):.1f},{k * math.sin(t):.1f}{mark}" for k, t, mark in corners)
            a.shape(f"{blade} z", (one if i % 2 else two)[0], 1.9)
            a.line(
                f"0,0 {r * 0.34 * math.cos(tm):.1f},{r * 0.34 * math.sin(tm):.1f}",
                3.4,
                pal.GOLD_D,
                (0.8, 1),
                0,
            )
            a.disc(r * 0.78 * math.cos(tm), r * 0.78 * math.sin(tm), 3.6, 3.6, pal.GOLD, 1.3)
            a.line(
                f"{r * 0.34 * math.cos(tm):.1f},{r * 0.34 * math.sin(tm):.1f}"
                f" {r * 0.66 * math.cos(tm):.1f},{r * 0.66 * math.sin(tm):.1f}",
                1.4,
                pal.GOLD,
                (1, 1),
                0,
            )
        a.disc(0, 0, 4.5, 4.5, pal.GOLD, 1.6)


def _head(a: Art, look: Look, right: bool, flat: bool, gems: tuple[str, str]) -> None:
    with a.turned(right, build=look.build):
        head.face(a, look)
        if look.style in ("updo", "net") and look.view == "three":
            head.ear(a)
        head.front(a, look)
        if look.style in ("updo", "net"):
            x = 37 if look.view == "three" else 12
            a.shape(f"{x},14 {x + 4},21 {x},31 {x - 4},21 z", pal.WHITE, 1.5)
        hats.crown_open(a, flat, *gems)


def _back(a: Art, look: Look, right: bool) -> None:
    with a.turned(right, build=look.build):
        head.back(a, look)


def _throat(a: Art, look: Look, right: bool, cloth: Cloth) -> None:
    with a.turned(right, build=look.build):
        head.neck_only(a, look)
    bust.queen_jewels(a, bust.Dress(main=cloth[0]))


# ---------------------------------------------------------------- the four
def hearts(a: Art) -> None:
    """A rose in her right hand, a lace collar standing behind her head."""
    look = Look(woman=True, style="updo", hair=pal.AUBURN, hair_d=pal.BROWN_D, smile=0.7)
    _mantle(a, BLUE, BLUE, GOLD, dress.fleur(pal.GOLD, 0.7))
    _lace_fan(a)
    _back(a, look, False)
    _gown(a, RED, dress.pomegranate(pal.GOLD, 0.75), WHITE, pal.RED)
    _neckline(a, GOLD)
    _throat(a, look, False, RED)
    _head(a, look, False, True, (pal.BLUE, pal.RED))
    _sleeve(a, 1, (140, 196), (76, 196), [RED, WHITE], 0.12, BLUE)
    dress.cuff(a, (78, 196), (50, 190), 30)
    parts.open_hand(a, 48, 188, -6)
    _sleeve(a, -1, (-142, 194), (-122, 132), [RED, WHITE], 0.12, BLUE)
    dress.cuff(a, (-122, 134), (-120, 110), 30)
    parts.stem(a, "-120,122 -126,84 -128,40", [(-126, 84, -32, 0.95), (-126, 66, -150, 0.95)])
    parts.rose(a, -128, 22, 25)
    parts.pinch(a, -121, 96, 24, s=1.1)


def spades(a: Art) -> None:
    """A basket of flowers before her; she looks aside."""
    look = Look(woman=True, view="profile", style="long", hair=pal.BROWN_D, hair_d=pal.INK, smile=0.3)
    _mantle(a, GOLD, GOLD, RED)
    _back(a, look, True)
    _gown(a, BLUE, dress.fleur(pal.GOLD, 0.7), WHITE, pal.BLUE)
    _neckline(a, WHITE)
    _throat(a, look, True, BLUE)
    left = ("-74,110 -148,150 -184,230 -188,330", "-64,130 -98,180 -92,240 -70,330")
    right = ("100,150 92,220 80,330", "78,110 152,150 188,230 192,330")
    _bell(a, *left, RED, WHITE)
    _bell(a, *right, RED, RED)
    bust.puff(a, -80, 126, 36, pal.RED, pal.RED_D, pal.GOLD)
    bust.puff(a, 86, 126, 36, pal.RED, pal.RED_D, pal.GOLD)
    dress.sleeve(a, (-92, 160), (-114, 202), (-58, 172), (40, 40, 26), [WHITE], [WHITE], (1, 2), (0.1, 0.1))
    dress.sleeve(a, (96, 150), (116, 184), (66, 168), (40, 40, 26), [WHITE], [WHITE], (1, 2), (0.1, 0.1))
    parts.basket(a, 3, 143, 1.2)
    parts.open_hand(a, -36, 172, 4, flip=True)
    parts.open_hand(a, 42, 170, -4)
    _head(a, look, True, True, (pal.RED, pal.BLUE))


def diamonds(a: Art) -> None:
    """Smells the flower in her right hand."""
    look = Look(
        woman=True,
        style="braids",
        hair=pal.FLAXEN,
        hair_d=pal.BROWN,
        smile=0.8,
        nose="snub",
        jaw=1.06,
        gaze=-0.5,
    )
    _mantle(a, RED, RED, WHITE, dress.star(pal.GOLD, 7))
    _back(a, look, False)
    _gown(a, GREEN, dress.flower(pal.GOLD, pal.RED, 0.85), GOLD, pal.GREEN_D)
    _neckline(a, GOLD)
    _throat(a, look, False, GREEN)
    _sleeve(a, 1, (146, 190), (84, 202), [GREEN, GOLD], 0.0, RED)
    _head(a, look, False, False, (pal.BLUE, pal.RED))
    _sleeve(a, -1, (-150, 186), (-96, 112), [GREEN, GOLD], 0.0, RED)
    dress.cuff(a, (-96, 114), (-84, 92), 28)
    parts.stem(a, "-80,92 -74,66 -54,38", [(-74, 66, 10, 0.8), (-66, 54, -165, 0.8)])
    parts.rose(a, -52, 27, 20, pal.PINK, pal.RED)
    parts.pinch(a, -80, 76, 40, s=1.05)
    dress.cuff(a, (86, 202), (60, 200), 28)
    parts.open_hand(a, 54, 198, -6)


def clubs(a: Art) -> None:
    """An older lady with her hair in a net, opening a fan."""
    look = Look(
        woman=True, style="net", hair=pal.BROWN, hair_d=pal.BROWN_D, smile=0.4, age=1, jaw=1.12, nose="hook"
    )
    _mantle(a, GREEN, GREEN, GOLD)
    dress.ermine_strip(a, "-84,112 -104,200 -110,330", "-58,112 -76,200 -80,330", 7)
    dress.ermine_strip(a, "62,112 80,200 84,330", "88,112 108,200 114,330", 7)
    _back(a, look, True)
    _gown(a, BLUE, dress.lozenge(pal.GOLD, 6), RED, pal.GOLD)
    _neckline(a, GOLD)
    _throat(a, look, True, BLUE)
    _head(a, look, True, False, (pal.RED, pal.BLUE))
    _sleeve(a, 1, (146, 196), (82, 198), [BLUE, BLUE], 0.05, WHITE)
    dress.cuff(a, (84, 198), (56, 196), 28)
    parts.open_hand(a, 52, 194, -6)
    _fan(a, -116, 112, 80, -8, RED, WHITE)
    _sleeve(a, -1, (-146, 200), (-116, 146), [BLUE, BLUE], 0.05, WHITE)
    dress.cuff(a, (-116, 148), (-116, 126), 28)
    parts.fist(a, -115, 116, 6)


QUEENS: dict[str, Callable[[Art], None]] = {"H": hearts, "S": spades, "D": diamonds, "C": clubs}
