"""The four Daus of the Salzburg pattern.

Bacchus astride his cask, stag, unicorn and eagle, blindfold Cupid, boar and hound. The boar and the hound
are our own choice. May import ``german``, the ``scenes_*`` and ``body_*`` modules.
"""

from __future__ import annotations

import math

from . import german, head, parts
from . import palette as col
from . import scenes_daus as props
from . import scenes_game as game
from . import scenes_land as land
from .pen import Art


def _cask(a: Art) -> None:
    """A great cask seen on its head; staves, hoops, chocks and a tap."""
    for sx in (-1, 1):
        with a.place(4 + sx * 96, 452, 1, 0, flip=sx > 0):
            a.shape("-26,12! 30,12! 34,-34! 6,-10 z", col.BROWN, 2.2, shade=col.BROWN_D, k=0.92)
    a.disc(4, 336, 134, 130, col.OCHRE, 2.6, shade=col.BROWN)
    for i in range(30):
        t = 2 * math.pi * i / 30
        a.line(
            (
                f"{4 + 118 * math.cos(t):.1f},{338 + 115 * math.sin(t):.1f}"
                f" {4 + 133 * math.cos(t):.1f},{336 + 129 * math.sin(t):.1f}"
            ),
            1.5,
            col.BROWN_D,
            (1, 1),
        )
    a.disc(4, 338, 122, 119, col.STEEL, 2.2, shade=col.STEEL_D)
    a.disc(4, 338, 112, 109, col.OCHRE, 2.2, shade=col.BROWN)
    a.disc(4, 338, 101, 98, col.OCHRE, 1.8)
    for i in range(-4, 5):
        x = 4 + i * 22
        h = math.sqrt(max(0.0, 100**2 - (x - 4) ** 2))
        a.line(f"{x},{338 - h * 0.97:.0f} {x},{338 + h * 0.97:.0f}", 1.7, col.BROWN_D, (1, 1))
    for i in range(8):
        x = -84 + i * 22
        a.line(f"{x + 5},{296 + (i * 37) % 70} {x + 7},{330 + (i * 37) % 70}", 1.2, col.BROWN, (0.2, 0.2))
    a.shape("-88,384! 96,384! 92,402! -84,402! z", col.OCHRE, 2.0, shade=col.BROWN, k=0.95)
    a.shape("-10,396! 18,396! 14,420! -6,420! z", col.GOLD, 2.0, shade=col.GOLD_D, k=0.86)
    a.shape("-3,420! 11,420! 9,436! -1,436! z", col.GOLD, 1.7)
    a.line("-10,390 18,390", 5, col.GOLD_D, (1, 1))
    a.disc(4, 444, 3.4, 5, col.RED, 1.2)
    a.hatch("60,250 110,300 120,350 96,410 50,446 84,380 90,310 z", 54, 5, 26, 1.4, col.INK)


def bacchus(a: Art) -> None:
    """Astride the cask, cup raised; head-local units, seat near y=250, ground near y=462."""
    look = head.Look(
        style="curls",
        beard="full",
        age=1,
        hair=col.CHESTNUT,
        hair_d=col.BROWN_D,
        smile=1.2,
        brow=-0.6,
        build=1.06,
    )
    head.back(a, look)
    _cask(a)
    belly = (
        "-40,84 -80,102 -92,140 -86,178 -100,214 -88,250 -24,272 52,270 104,248 114,206 96,170 96,130"
        " 84,100 44,84 z"
    )
    a.shape(belly, col.SKIN, 2.4, shade=col.SKIN_D, k=0.93)
    a.hatch("40,90 84,100 96,130 96,170 114,206 104,246 52,270 66,220 70,160 z", 44, 4.6, 26, 1.3, col.SOFT)
    for spec in (
        "-62,142 -34,160 -8,150",
        "16,150 42,160 68,140",
        "-74,208 -10,230 78,210",
        "-66,186 -56,196 -60,206",
    ):
        a.line(spec, 1.8, col.SOFT)
    a.line("2,116 2,146", 1.4, col.SOFT)
    for x in (-36, 42):
        a.disc(x, 144, 3.4, 3, col.BLUSH, 1.0)
    a.disc(2, 214, 3, 3.6, col.SOFT)
    for sx in (-1, 1):
        knee, ankle = (4 + sx * 132, 306.0), (4 + sx * 120, 416.0)
        props.bare_limb(
            a,
            ((4 + sx * 40, 254.0), (4 + sx * 96, 268.0), knee, (knee[0] + sx * 4, 366.0), ankle),
            (70, 74, 64, 52, 32),
        )
        a.line(
            f"{knee[0] - 16},{knee[1] - 6} {knee[0]},{knee[1] + 8} {knee[0] + 16},{knee[1] - 2}",
            1.6,
            col.SOFT,
        )
        props.bare_foot(a, ankle[0], ankle[1] + 8, sx, 1.1)
    cloth = "-108,226 -50,248 20,254 116,230 140,262 118,296 60,290 24,312 -14,288 -72,300 -122,266 z"
    a.shape(cloth, col.RED, 2.4, shade=col.RED_D, k=0.94)
    a.flow("-98,236 -80,262 -84,290", "104,238 106,264 100,290", 9, 1.7)
    a.line("-112,262 -74,290 -14,278 24,300 60,280 116,286", 3.4, col.GOLD, (0.8, 0.8))
    head.neck_only(a, look)
    head.face(a, look)
    head.beard(a, look)
    head.front(a, look)
    props.wreath(a)
    props.goblet(a, -134, 56, 1.15, -8)
    props.bare_arm(a, (-74, 118), (-146, 170), (-132, 100), (46, 52, 44, 30))
    parts.fist(a, -132, 72, 6, flip=True, s=1.08)
    props.grapes(a, 128, 236, 1.15)
    props.vine_leaf(a, 128, 226, 1.1, 10)
    props.bare_arm(a, (82, 116), (150, 168), (126, 206), (46, 54, 46, 30))
    parts.fist(a, 124, 220, 80, s=1.05)


def cupid(a: Art) -> None:
    """Blindfold Cupid drawing his bow; head-local units, feet near y=330."""
    look = head.Look(woman=True, style="bob", hair=col.FLAXEN, hair_d=col.BROWN, smile=1.0)
    for sx in (-1, 1):
        with a.place(6, 96, 1, flip=sx < 0):
            props.feathered_wing(a)
    head.back(a, look)
    with a.place(64, 150, 1, 24):
        for k in (-7, 0, 7):
            a.line(f"{k},-40 {k},-86", 2.4, col.BROWN, (1, 1))
            a.shape(f"{k - 6},-74! {k},-66 {k + 6},-74! {k + 6},-92! {k},-84 {k - 6},-92! z", col.WHITE, 1.4)
        a.shape("-15,-46! 15,-46! 12,40 0,48 -12,40 z", col.GOLD, 2.0, shade=col.GOLD_D, k=0.9)
    props.bare_limb(a, ((24, 196), (38, 252), (40, 312)), (56, 50, 40, 28))
    props.bare_limb(a, ((-20, 200), (-40, 250), (-42, 312)), (58, 52, 42, 28))
    props.bare_foot(a, -42, 318, -1)
    props.bare_foot(a, 40, 316, 1)
    a.line("-44,254 -30,260 -18,254", 1.3, col.SOFT)
    a.line("22,258 36,262 50,254", 1.3, col.SOFT)
    a.shape(
        "-26,76 -46,92 -48,124 -44,160 -52,194 -30,214 4,218 36,214 56,194 50,160 54,124 50,92 30,74 z",
        col.SKIN,
        2.3,
        shade=col.SKIN_D,
        k=0.93,
    )
    a.hatch("26,78 50,92 54,124 50,160 56,194 36,212 40,160 38,120 z", 44, 4.4, 18, 1.2, col.SOFT)
    a.line("-30,126 -16,134 -4,130", 1.5, col.SOFT)
    a.line("14,130 26,134 38,124", 1.5, col.SOFT)
    a.disc(4, 178, 2.2, 2.8, col.SOFT)
    a.shape(
        "-56,178 -20,194 20,196 58,176 62,200 40,222 10,228 -2,240 -20,226 -52,208 z",
        col.BLUE,
        2.1,
        shade=col.BLUE_D,
        k=0.92,
    )
    a.flow("-48,184 -40,200 -22,222", "50,184 44,204 16,224", 5, 1.4)
    head.neck_only(a, look)
    head.face(a, look)
    head.front(a, look)
    for x, y, r in (
        (-30, -34, 11),
        (-18, -46, 12),
        (0, -52, 13),
        (18, -50, 12),
        (32, -38, 12),
        (40, -20, 11),
        (42, -2, 11),
        (42, 16, 10),
    ):
        a.disc(x, y, r, r, look.hair, 1.9, shade=col.GOLD_D)
        a.line(
            f"{x - r * 0.5},{y} {x},{y - r * 0.5} {x + r * 0.4},{y + r * 0.2} {x},{y + r * 0.3}",
            1.3,
            look.hair_d,
            (0.5, 0.1),
        )
    a.shape(
        "-36,-12! -10,-9 12,-10 40,-16! 42,4! 12,9 -12,9 -35,7! z", col.WHITE, 2.2, shade=col.WHITE_D, k=0.95
    )
    a.line("-30,-4 0,-1 38,-6", 1.2, col.SOFT)
    a.shape("38,-8 54,-22 66,-14 56,-4 70,10 58,16 44,2 z", col.WHITE, 1.9, shade=col.WHITE_D, k=0.94)
    bow = "-150,40 -130,56 -134,100 -110,140 -134,180 -130,224 -150,240"
    a.line(bow, 9.5, col.INK, (0.5, 0.4), 0.4)
    a.line(bow, 6, col.GOLD_D, (0.5, 0.4), 0.4)
    a.line("-148,42 -70,142 -148,238", 1.4, col.INK, (1, 1))
    a.line("-60,142 -170,139", 3.4, col.BROWN, (1, 1))
    a.shape("-166,131! -190,138.6! -166,147! z", col.RED, 1.6)
    props.bare_arm(a, (-40, 106), (-90, 150), (-112, 142), (34, 34, 30, 22), 5)
    parts.fist(a, -112, 141, 4, flip=True, s=0.86)
    props.bare_arm(a, (44, 106), (26, 168), (-52, 148), (34, 36, 32, 22), -6)
    parts.fist(a, -66, 144, 86, s=0.86)


def _hunt(a: Art, cx: float, ground: float, w: int) -> None:
    """A boar at bay: one hound has his ear, another lies beaten."""
    back = ((66, 2.5), (146, 2.9), (232, 2.2), (322, 2.6), (404, 3.1), (482, 2.7))
    for x, s in back:
        with a.place(0, ground - 14):
            land.fir(a, x, s)
    for x, s in ((34, 3.3), (w - 30, 3.6)):
        with a.place(0, ground + 8):
            land.fir(a, x, s)
    with a.place(cx + 44, ground + 36, 2.1):
        game.boar(a)
    with a.place(cx - 130, ground - 32, 1.5, -34, flip=True):
        game.hound(a)


def _trio(a: Art, cx: float, ground: float) -> None:
    with a.place(cx, 484, 1.0):
        props.eagle(a)
    with a.place(cx - 126, ground + 28, 1.12, flip=True, sy=1.34):
        game.stag(a)
    with a.place(cx + 124, ground + 28, 1.1, sy=1.24):
        game.unicorn(a)


def daus(a: Art, suit: str, w: int, ground: float) -> None:
    """One Daus inside its frame."""
    cx = w / 2
    german.meadow(a, suit, w, ground)
    german.daus_signs(a, suit, w)
    if suit == "E":
        with a.place(cx - 2, ground - 414, 0.98):
            bacchus(a)
    elif suit == "H":
        with a.place(cx + 26, ground - 424, 1.34):
            cupid(a)
    elif suit == "G":
        _trio(a, cx, ground)
    else:
        _hunt(a, cx, ground, w)
