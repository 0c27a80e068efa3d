"""Autumn and winter on the Daus of leaves and acorns.

Units are those of the card's upper half: x 0 to 580, ground near y = 420; the large figures are head-local.
Not for the card round the scenes. May import heads, hands, land and folk.
"""

from __future__ import annotations

from . import bust, head, parts
from . import palette as col
from . import tell_folk as folk
from . import tell_land as land
from .pen import Art
from .tell_figure import (
    BLUE,
    BROWN,
    CHILD_HAIR,
    GREEN,
    RED,
    SCALE,
    WHITE,
    linen_arm,
    shoes,
)
from .tell_folk import Folk, Pose
from .tell_strokes import edged


def _grapes(a: Art, x: float, y: float, s: float) -> None:
    """A bunch of blue grapes hanging from ``x, y``: berries on a dark ground, each with its light."""
    with a.place(x, y, s):
        a.shape("-30,-8 0,-14 30,-8 32,8 22,30 8,52 0,58 -8,52 -22,30 -32,8 z", col.VIOLET_D, 2.0)
        for row, n in enumerate((4, 4, 3, 2, 1)):
            for i in range(n):
                u, v = (i - (n - 1) / 2) * 14.5, row * 12 - 1
                a.disc(u, v, 6.6, 6.2, col.VIOLET)
                a.line(f"{u - 3.4},{v - 1} {u - 1},{v - 3.6}", 2.0, col.PINK, (0.6, 0.2))


def _vine_leaf(a: Art, x: float, y: float, s: float, turn: float, colour: str = col.GREEN) -> None:
    dark = {col.GREEN: col.GREEN_D, col.GOLD: col.GOLD_D, col.RED: col.RED_D}[colour]
    with a.place(x, y, s, turn):
        a.shape(
            "0,14! -8,8 -18,12! -16,2 -22,-6! -12,-8 -10,-18! -2,-12 0,-24! 4,-12 12,-18! 13,-8 "
            "23,-5! 16,3 18,13! 8,8 z",
            colour,
            1.8,
            shade=dark,
            k=0.86,
        )
        a.line("0,12 0,-16", 1.3, dark, (1, 0))


def _vine(a: Art, x: float, y: float) -> None:
    """A staked vine hung with grapes, 220 high."""
    with a.place(x, y):
        edged(a, "0,4 0,-232", (10, 6), col.OCHRE)
        stem = "-8,4 14,-40 -14,-84 14,-128 -12,-172 6,-214"
        edged(a, stem, (9, 5.4), col.BROWN, (1, 0.5), 0.25)
        for u, v, s, turn, c in (
            (24, -196, 1.25, 30, col.GREEN),
            (-28, -182, 1.2, -40, col.GOLD),
            (30, -136, 1.3, 50, col.GREEN),
            (-30, -118, 1.2, -30, col.RED),
            (26, -74, 1.25, 40, col.GOLD),
            (-26, -58, 1.2, -50, col.GREEN),
            (2, -226, 1.1, 0, col.GREEN),
        ):
            _vine_leaf(a, u, v, s, turn, c)
        _grapes(a, -22, -154, 0.86)
        _grapes(a, 26, -112, 0.92)
        _grapes(a, -16, -40, 0.8)


def _goblet(a: Art, x: float, y: float) -> None:
    with a.place(x, y, 1.0, -10):
        a.shape(
            "-24,-52! 24,-52! 20,-28 8,-14 5,0 6,12 18,20! -18,20! -6,12 -5,0 -8,-14 -20,-28 z",
            col.GOLD,
            2.2,
            shade=col.GOLD_D,
            k=0.9,
        )
        a.disc(0, -52, 24, 7, col.VIOLET, 2.0)
        a.line("-21,-38 0,-33 21,-38", 1.6, col.BROWN_D, (1, 1))


def _butte(a: Art) -> None:
    """The vintner's wooden back basket heaped with grapes."""
    a.shape("38,40! 142,26! 132,190 58,206! z", col.OCHRE, 2.4, shade=col.BROWN, k=0.93)
    for t in (0.2, 0.4, 0.6, 0.8):
        a.line(f"{38 + 104 * t},{40 - 14 * t} {58 + 74 * t},{206 - 16 * t}", 1.7, col.BROWN_D, (1, 1))
    for y in (66, 150):
        a.line(
            f"{42 + (y - 66) * 0.12},{y} 90,{y + 2} {139 - (y - 66) * 0.06},{y - 12}", 9, col.INK, (1, 1), 0
        )
        a.line(
            f"{42 + (y - 66) * 0.12},{y} 90,{y + 2} {139 - (y - 66) * 0.06},{y - 12}",
            5.6,
            col.STEEL,
            (1, 1),
            0,
        )
    heap = "36,42 42,20 60,8 84,-4 112,-4 132,4 144,26 132,34 90,44 z"
    a.shape(heap, col.VIOLET_D, 2.0)
    for x, y in (
        (50, 28),
        (64, 18),
        (80, 8),
        (97, 4),
        (114, 4),
        (129, 12),
        (66, 33),
        (83, 23),
        (100, 18),
        (117, 18),
        (133, 26),
    ):
        a.disc(x, y, 8, 7.4, col.VIOLET)
        a.line(f"{x - 4},{y - 1} {x - 1},{y - 4}", 2.2, col.PINK, (0.6, 0.2))
    _vine_leaf(a, 62, 14, 1.2, -30)
    _vine_leaf(a, 126, 2, 1.2, 40, col.GOLD)


def _cask(a: Art, x: float, y: float, s: float) -> None:
    with a.place(x, y, s):
        a.shape(
            "-44,0! -54,-34 -44,-68! 0,-62 44,-68! 54,-34 44,0! 0,6 z",
            col.OCHRE,
            2.2,
            shade=col.BROWN,
            k=0.92,
        )
        for t in (-28, -10, 10, 28):
            a.line(f"{t},-62 {t * 1.2},-34 {t},4", 1.6, col.BROWN_D, (0.8, 0.8))
        for yy, w in ((-54, 48), (-14, 49)):
            edged(a, f"{-w},{yy - 2} 0,{yy + 4} {w},{yy - 2}", (9, 5.4), col.STEEL)
        a.disc(0, -66, 44, 9, col.VIOLET, 2.0)
        for i in range(6):
            a.disc(-28 + i * 11, -68 + (i % 2) * 3, 6, 6, col.VIOLET, 1.4)


def autumn(a: Art) -> None:
    """A vintner with his laden back basket tastes the new wine; a girl picks at the vines."""
    land.peak(a, 130, 100, 130, 320)
    land.ground(a, "24,322! 120,316 240,300 360,270 470,262 556,284! 556,400! 24,400! z", col.GREEN_L)
    for row in range(3):
        for i in range(7):
            x, y = 330 + i * 33 - row * 14, 302 + row * 26 + (6 - i) * 3.4
            if x < 548:
                a.line(f"{x},{y + 10} {x},{y - 12}", 2.4, col.BROWN, (1, 1), 0)
                a.disc(x, y - 6, 9, 8, (col.GREEN, col.GOLD, col.RED)[(i + row) % 3], 1.4)
    land.ground(a, "24,376! 140,366 300,378 430,366 556,376! 556,445! 24,445! z", col.GREEN_L)
    a.hatch("24,398 200,392 380,400 556,392! 556,445! 24,445! z", 4, 11, 60, 1.3, col.GREEN_D, skip=0.3)
    _vine(a, 74, 424)
    pick = Pose(
        near_elbow=(-10, -112),
        near_hand=(-30, -128),
        far_elbow=(-20, -108),
        far_hand=(-34, -118),
        near_foot=(16, -2),
        far_foot=(-16, -2),
        nod=-8,
    )
    with a.place(150, 424, 1.08):
        folk.figure(
            a,
            pick,
            Folk(BLUE, WHITE, WHITE, (col.AUBURN, col.BROWN_D), "scarf", RED, skirt=True, apron=WHITE),
        )
    _cask(a, 478, 426, 1.02)
    look = head.Look(
        style="curls", beard="full", hair=col.CHESTNUT, hair_d=col.BROWN_D, smile=1.2, build=1.04, age=1
    )
    with a.place(316, 148, SCALE):
        _butte(a)
        head.back(a, look)
        for axis in ("34,206 46,320 42,440", "-22,206 -40,320 -34,440"):
            hose = a.limb(axis, (76, 60, 40))
            a.shape(hose, col.GOLD, 2.3, shade=col.GOLD_D, k=0.92)
            a.hatch(hose, 42, 5.4, 16, 1.3, col.BROWN_D)
        shoes(a, (-32, 46), 446, BROWN)
        a.shape(
            "-40,88 -72,104 -84,142 -66,196 -86,282 -30,296 8,288 50,296 102,280 74,196 92,142 "
            "82,104 48,88 z",
            col.GREEN,
            2.4,
            shade=col.GREEN_D,
            k=0.94,
        )
        a.hatch("46,92 80,106 88,142 70,196 96,278 50,290 48,190 60,140 z", 42, 5, 22, 1.3)
        for fold in ("-34,214 -46,284", "2,216 4,282", "40,214 52,284"):
            a.line(fold, 1.8, col.INK, (0.3, 0.1))
        a.shape("-30,88! -22,140 4,190! 30,140 40,88! 4,102 z", col.WHITE, 2.0, shade=col.WHITE_D)
        a.shape("-66,190 4,204 74,190 76,206 4,220 -66,206 z", col.BROWN, 2.0, shade=col.BROWN_D, k=0.93)
        for side in (-1, 1):
            strap = f"{4 + side * 44},92 {4 + side * 52},130 {4 + side * 66},170"
            edged(a, strap, (12, 8), col.BROWN)
        head.neck(a, look)
        head.face(a, look)
        head.beard(a, look)
        head.front(a, look)
        for i in range(7):
            t = i / 6
            _vine_leaf(
                a,
                -42 + 88 * t,
                -42 - 16 * (1 - (2 * t - 1) ** 2),
                0.9,
                -40 + 80 * t,
                (col.GREEN, col.GOLD)[i % 2],
            )
        _grapes(a, -48, -26, 0.46)
        _grapes(a, 50, -20, 0.46)
        _goblet(a, -112, 76)
        linen_arm(a, (-64, 120), (-128, 182), (-112, 116))
        parts.fist(a, -110, 94, 6, s=1.05)
        linen_arm(a, (78, 122), (134, 196), (70, 214))
        parts.fist(a, 60, 218, 100, s=1.0)
        _grapes(a, 52, 240, 1.0)


def _faggot(a: Art) -> None:
    """A bundle of sticks across a bent back."""
    for i in range(9):
        y = -26 + i * 8
        spec = f"{-96 + (i % 3) * 8},{y + 4} 0,{y - 3 + (i % 2) * 4} {98 - (i % 4) * 7},{y + 2}"
        edged(a, spec, (12, 8), col.BROWN if i % 2 else col.OCHRE, (0.8, 0.8), 0.25)
    for x in (-90, 92):
        for i in range(0, 9, 2):
            a.disc(x - (4 if x > 0 else -8), -24 + i * 8, 4, 4, col.GOLD, 1.2)
    for x in (-44, 44):
        edged(a, f"{x - 4},-36 {x + 4},4 {x - 2},48", (9, 5.6), col.GOLD)
    a.shape("-92,-30 -60,-40 -20,-36 20,-42 60,-36 90,-32 60,-28 0,-30 -60,-26 z", col.WHITE, 1.8)


def winter(a: Art) -> None:
    """An old woman with stick and firewood in the snow, her cottage behind, a child on a sledge."""
    land.peak(a, 200, 130, 160, 330)
    land.ground(a, "24,332! 110,310 220,330 330,312 440,330 556,306! 556,400! 24,400! z", col.WHITE)
    land.fir(a, 366, 0.9, 338, snow=True)
    land.fir(a, 330, 0.66, 334, snow=True)
    a.shape("494,296! 494,262! 510,262! 510,308! z", col.STEEL, 1.9, shade=col.STEEL_D)
    for x, y, r in ((506, 250, 7), (514, 234, 9), (510, 214, 11)):
        a.disc(x, y, r, r * 0.8, col.WHITE_D, 1.3)
    land.chalet(a, 474, 372, 1.22, snow=True)
    land.bare_tree(a, 68, 1.62, 404)
    land.ground(a, "24,384! 120,372 260,386 400,372 556,382! 556,445! 24,445! z", col.WHITE)
    for x, y, w in (
        (60, 424, 24),
        (180, 430, 30),
        (400, 420, 34),
        (520, 432, 26),
        (440, 404, 18),
        (130, 404, 16),
    ):
        a.line(f"{x - w},{y} {x},{y + 3} {x + w},{y}", 1.8, col.BLUE_L, (0.2, 0.2))
    # child with a sledge
    pull = Pose(
        hip=(0, -50),
        neck=(-10, -92),
        near_elbow=(10, -72),
        near_hand=(26, -56),
        far_elbow=(-24, -74),
        far_hand=(-32, -60),
        near_knee=(14, -26),
        near_foot=(24, -2),
        far_knee=(-14, -28),
        far_foot=(-22, -2),
    )
    with a.place(432, 424, 0.82):
        folk.figure(a, pull, Folk(RED, BLUE, None, CHILD_HAIR, "cap", GREEN))
        a.line("26,-56 50,-26 70,-14", 2.0, col.INK, (1, 1), 0)
        for spec, width in (
            ("66,-30 58,-18 66,-4 80,-1 132,-1", 5.0),
            ("84,-20 82,-2", 4.0),
            ("116,-20 116,-2", 4.0),
            ("68,-21 128,-21", 8.0),
        ):
            a.line(spec, width + 3, col.INK, (1, 1), 0)
            a.line(spec, width, col.OCHRE, (1, 1), 0)
    with a.place(256, 188, SCALE):
        # skirt, bent back, shawl
        shoes(a, (0, 92), 382, BROWN)
        a.shape(
            "-6,176 -22,280 -36,370! 40,386 96,378 140,368! 128,260 104,170 z",
            col.BLUE,
            2.4,
            shade=col.BLUE_D,
            k=0.94,
        )
        for fold in ("16,190 4,290 -8,374", "44,190 44,290 42,380", "76,190 92,290 100,374"):
            a.line(fold, 1.9, col.INK, (0.2, 0.4))
        a.hatch("90,180 104,172 128,260 138,366 100,376 100,270 z", 44, 5.2, 22, 1.3)
        a.shape("-10,200 10,196 30,280 28,340 -14,338 -26,330 z", col.WHITE, 2.0, shade=col.WHITE_D, k=0.94)
        with a.place(94, 84, 1.12, 34):
            _faggot(a)
        a.shape(
            "-30,60 -34,110 -14,170 2,200 60,206 112,190 124,140 108,92 70,58 30,44 z",
            col.BROWN,
            2.4,
            shade=col.BROWN_D,
            k=0.94,
        )
        a.hatch("80,66 108,92 124,140 112,188 80,196 90,140 z", 44, 5, 24, 1.3)
        for t in range(7):
            x = -4 + t * 18
            a.line(f"{x},{202 - abs(t - 3) * 2} {x + 2},{218 - abs(t - 3) * 2}", 3.0, col.BROWN_D, (1, 0.5))
        edged(a, "100,64 40,130 -8,160", (7, 4.4), col.GOLD)
        with a.place(-26, 14, 1.0, 8):
            look = head.Look(
                view="profile",
                style="bald",
                age=2,
                hair=col.GREY_HAIR,
                hair_d=col.GREY_D,
                nose="hook",
                smile=0.8,
            )
            head.face(a, look)
            for spec in (
                "-16,-24 -24,-26 -30,-24",
                "-14,8 -8,6 -4,10",
                "-22,26 -18,32 -18,38",
                "-14,-4 -8,-8",
                "-14,0 -7,0",
            ):
                a.line(spec, 1.3, col.SOFT, (0.3, 0.1))
            a.shape("-34,-34 -20,-46 -8,-30 -6,-16 -16,-28 -28,-30 z", col.GREY_HAIR, 1.8, shade=col.GREY_D)
            a.shape(
                "-34,-36 -30,-54 -8,-66 22,-60 42,-40 48,-8 44,30 30,58 6,66 -16,58 -8,48 6,40 "
                "10,20 6,-4 -4,-22 -18,-32 z",
                col.RED,
                2.3,
                shade=col.RED_D,
                k=0.92,
            )
            a.line("-24,-50 8,-46 28,-18 30,24 10,54", 1.8, col.INK, (0.1, 0.1))
            for u, v in ((0, -54), (20, -42), (32, -20), (36, 6), (30, 32)):
                a.disc(u, v, 3.4, 3.4, col.WHITE)
            a.shape("-18,56 -6,50 8,58 4,74 -12,74 z", col.RED, 1.8, shade=col.RED_D)
        edged(a, "-104,100 -96,240 -92,388", (11, 7), col.OCHRE, (0.9, 1))
        edged(a, "-104,106 -118,92 -104,80 -88,88", (11, 7), col.OCHRE, (1, 0.8))
        bust.arm(a, (-2, 104), (-34, 176), (-82, 146), (50, 52, 44, 30), col.BROWN, col.BROWN_D)
        parts.fist(a, -100, 140, -16, flip=True, s=1.02)
    for i in range(34):
        x, y = 40 + (i * 157) % 500, 44 + (i * 89) % 300
        if not ((x < 118 or x > 462) and y < 126):
            a.disc(x, y, 3.0 + (i % 3), 3.0 + (i % 3), col.WHITE, 1.1)
