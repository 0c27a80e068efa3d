"""Spring and summer on the Daus of hearts and bells.

Units are those of the card's upper half: x 0 to 580, ground near y = 420; the large figures are head-local.
Not for the card round the scenes. May import heads, hands, land and folk.
"""

from __future__ import annotations

from . import head, parts
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
    apron,
    bodice,
    linen_arm,
    shoes,
    skirt,
)
from .tell_folk import Folk, Pose
from .tell_strokes import edged


def _bouquet(a: Art, x: float, y: float) -> None:
    heads = ((-24, -54), (-4, -68), (18, -58), (-14, -38), (8, -44), (29, -36))
    with a.place(x, y):
        for dx, dy in heads:
            a.line(f"0,12 {dx * 0.5},{dy * 0.5} {dx},{dy}", 3.2, col.GREEN_D, (1, 0.7))
        for i, (dx, dy) in enumerate(heads):
            land.blossom(a, dx, dy, 14, (col.RED, col.GOLD, col.PINK)[i % 3])


def _flower_basket(a: Art, x: float, y: float) -> None:
    """A willow basket full of flowers, its handle rising to the hand."""
    with a.place(x, y):
        for width, colour in ((7, col.INK), (3.8, col.GOLD_D)):
            a.line("-38,2 -28,-46 0,-60 28,-46 38,2", width, colour, (1, 1), 0)
        heads = ((-26, -8), (24, -10), (-2, -22), (-14, -2), (12, 0), (-34, 2), (34, 1))
        for i, (dx, dy) in enumerate(heads):
            land.blossom(a, dx, dy, 13, (col.RED, col.WHITE, col.GOLD, col.PINK)[i % 4])
        a.shape("-44,4! 44,4! 34,42 24,48 -24,48 -34,42 z", col.GOLD, 2.2, shade=col.GOLD_D, k=0.9)
        for row in (16, 28, 40):
            a.line(f"{-41 + row * 0.2},{row} 0,{row + 3} {41 - row * 0.2},{row}", 1.6, col.BROWN_D, (1, 1))
        for i in range(7):
            a.line(f"{-33 + i * 11},8 {-27 + i * 9},46", 1.6, col.BROWN_D, (1, 1))
        a.shape("-47,0 0,5 47,0 47,9 0,14 -47,9 z", col.GOLD, 1.9)


def _lamb(a: Art, x: float, y: float, s: float) -> None:
    with a.place(x, y, s):
        for leg in ("-16,-16 -18,-6 -18,0", "-6,-16 -6,-6 -6,0", "14,-16 16,-6 14,0", "22,-16 26,-6 24,0"):
            edged(a, leg, (6.4, 3.6), col.WHITE_D)
        a.shape(
            "-26,-20 -32,-30 -24,-40 -10,-46 4,-44 20,-46 32,-38 34,-24 26,-14 8,-12 -10,-12 z",
            col.WHITE,
            2.0,
            shade=col.WHITE_D,
            k=0.86,
        )
        for u, v in ((-12, -34), (2, -30), (16, -34), (8, -20), (24, -26), (-8, -20)):
            a.line(f"{u - 5},{v} {u},{v - 5} {u + 4},{v} {u},{v + 3}", 1.3, col.SOFT, (0.3, 0.1))
        a.shape(
            "-24,-46 -34,-48 -46,-38 -46,-32 -34,-28 -24,-32 z", col.WHITE, 1.9, shade=col.WHITE_D, k=0.88
        )
        a.shape("-26,-48 -14,-46 -18,-38 -26,-40 z", col.WHITE_D, 1.5)
        a.disc(-35, -40, 1.8, 1.8, col.INK)
        a.line("-28,-30 -22,-26 -14,-30", 3.4, col.RED, (1, 1))


def spring(a: Art) -> None:
    """A girl gathering flowers under a blossoming tree, children and a lamb in the meadow."""
    land.ground(a, "24,330! 90,300 170,318 250,296 340,316 430,290 556,322! 556,400! 24,400! z", col.GREEN_L)
    land.church(a, 150, 306, 0.56)
    land.tree(a, 476, 2.1, 396, bloom=col.PINK)
    land.ground(a, "24,372! 120,362 260,372 420,360 556,370! 556,445! 24,445! z", col.GREEN_L)
    a.hatch("24,396 200,390 380,398 556,390! 556,445! 24,445! z", 4, 11, 60, 1.3, col.GREEN_D, skip=0.3)
    _lamb(a, 470, 420, 1.1)
    child = Pose(
        hip=(12, -46),
        neck=(-8, -80),
        near_elbow=(-22, -60),
        near_hand=(-34, -38),
        far_elbow=(-28, -62),
        far_hand=(-40, -44),
        near_foot=(26, -2),
        far_foot=(-2, -2),
        nod=18,
    )
    with a.place(140, 420, 0.94):
        folk.figure(a, child, Folk(BLUE, WHITE, WHITE, CHILD_HAIR, skirt=True, apron=WHITE))
    look = head.Look(woman=True, style="long", hair=col.FLAXEN, hair_d=col.BROWN, smile=0.9)
    with a.place(296, 148, SCALE):
        head.back(a, look)
        shoes(a, (-26, 34), 444, BROWN)
        skirt(a, GREEN, 446, -112, 122, col.GOLD)
        apron(a, WHITE, 446)
        bodice(a, RED, col.GOLD)
        head.neck_only(a, look)
        parts.chain(a, "-24,92 4,108 32,92", 7, 3.6)
        head.face(a, look)
        head.front(a, look)
        for i in range(9):
            x = -40 + i * 10.5
            colour = (col.RED, col.WHITE, col.GOLD, col.PINK)[i % 4]
            land.blossom(a, x, -45 - 12 * (1 - ((x - 2) / 46) ** 2), 11.5, colour)
        _bouquet(a, -106, 128)
        linen_arm(a, (-50, 118), (-116, 186), (-106, 150))
        parts.fist(a, -106, 132, 12, s=0.98)
        _flower_basket(a, 104, 212)
        linen_arm(a, (58, 118), (126, 170), (104, 172))
        parts.fist(a, 102, 164, 90, s=0.96)
    for x, y, c in (
        (60, 408, col.RED),
        (92, 430, col.GOLD),
        (206, 432, col.WHITE),
        (222, 410, col.RED),
        (392, 430, col.GOLD),
        (420, 404, col.RED),
        (536, 428, col.WHITE),
        (514, 404, col.GOLD),
        (176, 404, col.GOLD),
        (44, 436, col.WHITE),
    ):
        land.flower(a, x, y, c, 1.15)


def _ears(a: Art, x: float, y: float, h: float, lean: float) -> None:
    a.line(f"{x},{y} {x + lean * 0.4},{y - h * 0.6} {x + lean},{y - h}", 2.6, col.GOLD_D, (1, 0.8))
    with a.place(x + lean, y - h, 1, lean * 1.4):
        a.shape("0,-22! 5,-12 4,2 0,6 -4,2 -5,-12 z", col.GOLD, 1.4, shade=col.GOLD_D, k=0.8)
        a.line("0,-20 0,-30", 1.2, col.GOLD_D, (1, 0))


def _stook(a: Art, x: float, y: float, s: float) -> None:
    with a.place(x, y, s):
        a.shape(
            "-30,2! -14,-40 -22,-72! 0,-64 22,-72! 14,-40 30,2! 0,-4 z",
            col.GOLD,
            2.1,
            shade=col.GOLD_D,
            k=0.9,
        )
        a.flow("-16,-66 -10,-40 -26,0", "16,-66 10,-40 26,0", 6, 1.4, col.BROWN_D, edges=True)
        for i in range(7):
            t = (i - 3) / 3
            a.shape(
                f"{t * 16},-66! {t * 26 - 4},-78 {t * 28},-90! {t * 26 + 4},-78 z",
                col.GOLD,
                1.4,
                shade=col.GOLD_D,
            )
        a.shape("-15,-44 0,-38 15,-44 15,-35 0,-29 -15,-35 z", col.RED, 1.7)


def _scythe(a: Art) -> None:
    """A scythe swung low before the mower; head-local units of the mower."""
    snath = "118,96 40,190 -60,300 -128,392"
    edged(a, snath, (13, 9), col.OCHRE)
    for x, y, dx, dy in ((66, 158, 26, 20), (-20, 256, 26, 20)):
        edged(a, f"{x},{y} {x + dx},{y + dy}", (10, 6), col.BROWN)
    a.shape(
        "-120,380! -134,402! -190,408 -250,392 -300,350! -262,372 -200,380 -150,376 z",
        col.STEEL,
        2.3,
        shade=col.STEEL_D,
        k=0.94,
    )
    a.line("-140,394 -196,396 -252,382 -290,358", 1.6, col.INK, (0.4, 0))


def summer(a: Art) -> None:
    """A mower swinging his scythe in the corn, a woman binding sheaves behind him."""
    a.disc(180, 112, 30, 30, col.GOLD, 2.2, shade=col.GOLD_D)
    for i in range(12):
        with a.place(180, 112, 0.9, i * 30):
            a.fill("-5,-40! 0,-58! 5,-40! z", col.GOLD_D)
    land.peak(a, 470, 110, 150, 326)
    land.peak(a, 96, 96, 120, 326)
    land.ground(a, "24,330! 110,306 220,326 330,304 440,322 556,300! 556,400! 24,400! z", col.GREEN_L)
    land.ground(a, "24,360! 160,350 320,360 556,350! 556,445! 24,445! z", col.GOLD)
    a.hatch("24,380 300,376 556,380! 556,445! 24,445! z", 4, 10, 60, 1.3, col.BROWN, skip=0.3)
    _stook(a, 520, 416, 1.0)
    _stook(a, 400, 392, 0.7)
    bind = Pose(
        hip=(16, -54),
        neck=(-14, -88),
        near_elbow=(-24, -66),
        near_hand=(-40, -50),
        far_elbow=(-30, -68),
        far_hand=(-44, -46),
        near_foot=(30, -2),
        far_foot=(2, -2),
        nod=16,
    )
    with a.place(476, 420, 0.94):
        folk.figure(a, bind, Folk(BLUE, WHITE, WHITE, BROWN, "scarf", RED, skirt=True, apron=WHITE))
        with a.place(-46, -2, 0.62):
            _stook(a, 0, 0, 1.0)
    look = head.Look(style="short", hair=col.BROWN, hair_d=col.BROWN_D, beard="mustache", age=1, smile=0.8)
    with a.place(318, 142, SCALE, -4):
        head.back(a, look)
        # legs astride
        for axis, front in (("38,206 92,320 84,440", False), ("-22,206 -64,320 -52,440", True)):
            hose = a.limb(axis, (84, 66, 40))
            a.shape(hose, col.BLUE, 2.3, shade=col.BLUE_D, k=0.92)
            a.hatch(hose, 42, 5.4, 18, 1.3)
            if front:
                a.line("-28,230 -54,300", 1.8, col.INK, (0.1, 0.1))
        shoes(a, (-48, 90), 448, BROWN)
        a.shape(
            "-40,88 -72,104 -82,142 -66,196 -70,232 4,244 78,232 74,196 92,142 82,104 48,88 z",
            col.WHITE,
            2.4,
            shade=col.WHITE_D,
            k=0.94,
        )
        a.hatch("46,92 80,106 88,142 70,196 74,230 40,238 48,190 60,140 z", 42, 5, 20, 1.2, col.SOFT)
        for side in (-1, 1):
            brace = f"{4 + side * 34},92 {4 + side * 34},150 {4 + side * 44},214"
            edged(a, brace, (13, 9), col.RED)
        edged(a, "-30,150 38,150", (9, 6), col.RED)
        a.shape("-68,206 4,220 76,206 78,224 4,238 -70,224 z", col.BROWN, 2.0, shade=col.BROWN_D, k=0.93)
        head.throat(a)
        for side in (-1, 1):
            a.shape(
                f"{4 + side * 6},84! {4 + side * 24},68 {4 + side * 44},92 {4 + side * 26},112! "
                f"{4 + side * 12},98 z",
                col.WHITE,
                2.0,
                shade=col.WHITE_D,
            )
        head.face(a, look)
        head.beard(a, look)
        head.ear(a)
        head.front(a, look)
        _straw_hat(a)
        linen_arm(a, (-64, 122), (-96, 206), (-30, 264))
        _scythe(a)
        parts.fist(a, -10, 272, 40, flip=True, s=1.0)
        linen_arm(a, (76, 122), (134, 176), (96, 176))
        parts.fist(a, 82, 172, 36, s=1.0)
    for i in range(17):
        x = 34 + i * 9.4
        _ears(a, x, 444, 54 + (i * 7) % 13, -4 + (i * 5) % 9)


def _straw_hat(a: Art) -> None:
    a.shape(
        "-34,-44 -34,-68 -20,-84 6,-88 30,-80 42,-62 42,-42 4,-34 z", col.GOLD, 2.4, shade=col.GOLD_D, k=0.87
    )
    a.shape(
        "-76,-26 -54,-42 -20,-46 6,-47 38,-46 66,-42 84,-24 58,-24 28,-30 2,-33 -28,-31 -54,-24 z",
        col.GOLD,
        2.4,
        shade=col.GOLD_D,
        k=0.93,
    )
    edged(a, "-35,-52 -8,-48 14,-48 42,-52", (7, 4.4), col.RED)
    for spec in ("-24,-60 4,-58 34,-62", "-20,-70 4,-68 30,-72"):
        a.line(spec, 1.4, col.BROWN_D, (0.4, 0.4))
    a.shape("-40,-56! -58,-84 -52,-100! -42,-84 -32,-58! z", col.RED, 1.8, shade=col.RED_D)
