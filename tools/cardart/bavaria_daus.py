"""The four Daus of the Bavarian pattern, Munich type.

Bacchus in profile beside his cask, an eagle over a flower pot (eagle of the old family, flower pot of the
players' name for the card), Cupid striding with a torch, and the hound that has the sow by the neck. May
import ``german``, the ``scenes_*`` and ``body_*`` modules.
"""

from __future__ import annotations

from . import german, head, parts
from . import palette as col
from . import scenes_daus as props
from . import scenes_farm as farm
from . import scenes_game as game
from . import scenes_land as land
from .pen import Art


def bacchus(a: Art) -> None:
    """Standing in profile to the left, cup raised, one elbow on the upright cask; feet near y=600."""
    look = head.Look(
        view="profile",
        style="curls",
        beard="full",
        age=1,
        hair=col.CHESTNUT,
        hair_d=col.BROWN_D,
        smile=1.0,
        build=1.05,
    )
    with a.place(112, 606, 1.0):
        a.shape(
            "-62,-6! -74,-70 -74,-170 -62,-236! 62,-236! 74,-170 74,-70 62,-6! z",
            col.OCHRE,
            2.5,
            shade=col.BROWN,
            k=0.96,
        )
        for x in (-46, -24, 0, 24, 46):
            a.line(f"{x * 0.9},-232 {x * 1.16:.0f},-120 {x * 0.9},-8", 1.7, col.BROWN_D, (0.9, 0.9))
        a.hatch("20,-232 62,-232 74,-170 74,-70 62,-8 20,-8 z", 62, 5.4, 26, 1.4, col.INK)
        for y, k in ((-222, 66), (-188, 73), (-54, 74), (-20, 68)):
            a.shape(
                f"{-k},{y - 7}! 0,{y + 2} {k},{y - 7}! {k},{y + 6}! 0,{y + 15} {-k},{y + 6}! z",
                col.STEEL,
                2.0,
                shade=col.STEEL_D,
                k=0.94,
            )
        a.disc(0, -237, 62, 17, col.OCHRE, 2.3, shade=col.BROWN)
        a.disc(0, -237, 53, 13, col.BROWN, 1.7)
    with a.place(64, 100):
        thyrsus(a)
    head.back(a, look)
    props.bare_limb(a, ((44, 276), (58, 400), (64, 490), (52, 578)), (84, 72, 54, 30))
    props.bare_foot(a, 52, 586, -1, 1.15)
    props.bare_limb(a, ((-18, 280), (-54, 396), (-44, 490), (-62, 578)), (86, 74, 56, 30))
    props.bare_foot(a, -62, 586, -1, 1.15)
    a.line("-78,400 -58,412 -36,404", 1.6, col.SOFT)
    body = (
        "-34,86 -66,108 -82,146 -104,190 -118,232 -104,268 -60,290 20,296 76,282 90,236 80,190 86,140"
        " 78,104 42,84 z"
    )
    a.shape(body, col.SKIN, 2.4, shade=col.SKIN_D, k=0.94, anchor=(-40, 170))
    a.hatch("42,90 78,104 86,140 80,190 90,236 76,280 30,292 56,230 54,160 z", 44, 4.6, 24, 1.3, col.SOFT)
    for spec in ("-70,150 -46,166 -26,156", "-96,236 -50,256 10,244", "10,140 24,160 18,178"):
        a.line(spec, 1.8, col.SOFT)
    a.disc(-62, 152, 3.2, 3, col.BLUSH, 1.0)
    a.disc(-104, 224, 3, 4, col.SOFT)
    skin = (
        "-112,246 -60,272 20,280 96,252 110,300 84,352 50,336 20,380 -14,344 -56,378 -84,336 -116,350"
        " -122,290 z"
    )
    a.shape(skin, col.OCHRE, 2.4, shade=col.BROWN, k=0.94)
    for i in range(16):
        x, y = -96 + (i % 8) * 26, 290 + (i // 8) * 32 + (i % 3) * 6
        a.disc(x, y, 5, 4, col.BROWN_D, 0.8)
    head.neck_only(a, look)
    head.face(a, look)
    head.beard(a, look)
    head.front(a, look)
    props.wreath(a)
    props.goblet(a, -134, 30, 1.2, -10)
    props.bare_arm(a, (-62, 122), (-146, 150), (-134, 76), (48, 52, 44, 30))
    parts.fist(a, -132, 48, 4, flip=True, s=1.08)
    a.shape(a.limb("-64,100 -20,180 60,262", (20, 22, 24)), col.GREEN, 2.0, shade=col.GREEN_D, k=0.95)
    for t in (0.15, 0.35, 0.55, 0.75, 0.92):
        props.vine_leaf(a, -64 + 124 * t, 102 + 158 * t, 0.8, 30 + 160 * t)
    props.bare_arm(a, (78, 120), (132, 214), (138, 318), (48, 56, 46, 30), 6)
    props.grapes(a, 134, 366, 1.1)
    props.vine_leaf(a, 134, 356, 1.0, 10)
    parts.fist(a, 136, 340, 84, s=1.05)


def thyrsus(a: Art) -> None:
    """Bacchus' staff with a pine cone, leaning behind the cask."""
    with a.place(96, 250, 1, 12):
        parts.shaft(a, 190, 300, 4.4)
        a.shape("0,-356! 20,-330 18,-304 0,-292 -18,-304 -20,-330 z", col.OCHRE, 2.2, shade=col.BROWN, k=0.88)
        for y in (-340, -328, -316, -304):
            a.line(f"-15,{y} 0,{y + 7} 15,{y}", 1.6, col.BROWN_D, (0.5, 0.5))
        for side in (-1, 1):
            a.line(f"0,-292 {side * 22},-270 {side * 14},-244 {side * 26},-222", 6.4, col.INK, (0.9, 0.4), 0)
            a.line(f"0,-292 {side * 22},-270 {side * 14},-244 {side * 26},-222", 4.0, col.RED, (0.9, 0.4), 0)


def cupid(a: Art) -> None:
    """Cupid strides along, blindfold pushed by the wind, a flaming heart on his torch; feet near y=350."""
    look = head.Look(woman=True, view="profile", style="bob", hair=col.AUBURN, hair_d=col.BROWN_D, smile=0.8)
    with a.place(30, 100, 1.06, 14):
        props.feathered_wing(
            a, 8, 138, -72, (col.PINK, col.BLUSH), (col.GOLD, col.GOLD_D), (col.BLUE, col.BLUE_D)
        )
    head.back(a, look)
    props.bare_limb(a, ((30, 206), (70, 256), (118, 300)), (60, 52, 42, 28))
    with a.place(124, 302, 1, -50):
        props.bare_foot(a, 0, 4, 1)
    props.bare_limb(a, ((-14, 206), (-52, 254), (-48, 330)), (62, 56, 46, 28))
    props.bare_foot(a, -48, 338, -1)
    a.line("-64,262 -50,270 -34,262", 1.3, col.SOFT)
    a.shape(
        "-26,76 -48,94 -52,126 -50,162 -56,196 -34,218 4,224 38,218 56,196 48,160 52,124 48,92 30,74 z",
        col.SKIN,
        2.3,
        shade=col.SKIN_D,
        k=0.93,
    )
    a.hatch("26,78 48,92 52,124 48,160 56,194 36,216 40,160 38,120 z", 44, 4.4, 18, 1.2, col.SOFT)
    a.line("-36,128 -20,136 -8,130", 1.5, col.SOFT)
    a.disc(-10, 182, 2.2, 2.8, col.SOFT)
    sash = (
        "-60,180 -20,200 24,200 62,180 66,206 100,214 128,204 116,226 146,232 104,244 60,228 20,238"
        " -30,232 -58,208 z"
    )
    a.shape(sash, col.GREEN, 2.1, shade=col.GREEN_D, k=0.94)
    a.flow("-50,188 -34,206 10,232", "56,186 84,220 132,228", 5, 1.4)
    head.neck_only(a, look)
    head.face(a, look)
    head.front(a, look)
    for x, y, r in (
        (-22, -46, 11),
        (-6, -54, 12),
        (12, -54, 12),
        (28, -46, 12),
        (38, -32, 12),
        (44, -14, 11),
        (42, 4, 11),
        (38, 22, 11),
        (26, 34, 10),
    ):
        a.disc(x, y, r, r, look.hair, 1.9, shade=col.BROWN)
        a.line(
            f"{x - r * 0.5},{y} {x},{y - r * 0.5} {x + r * 0.4},{y + r * 0.2} {x},{y + r * 0.3}",
            1.3,
            look.hair_d,
            (0.5, 0.1),
        )
    a.shape(
        "-38,-13! -12,-10 14,-11 42,-17! 44,3! 12,8 -14,8 -36,6! z", col.RED, 2.2, shade=col.RED_D, k=0.95
    )
    a.shape(
        "40,-8 62,-28 88,-26 104,-40 96,-14 70,-8 92,4 80,18 60,6 44,2 z",
        col.RED,
        1.9,
        shade=col.RED_D,
        k=0.94,
    )
    # the torch: a burning heart
    with a.place(-124, 76, 1, -10):
        a.shape("-10,-4! 10,-4! 5,96 0,102 -5,96 z", col.GOLD, 2.1, shade=col.GOLD_D, k=0.85)
        for y in (12, 34, 56):
            a.line(f"{-9 + y * 0.05},{y} {9 - y * 0.05},{y + 5}", 2.0, col.BROWN_D, (1, 1))
        a.shape(
            "-30,-52 -24,-84 -14,-70 -4,-108 8,-78 20,-92 26,-60 30,-44 0,-26 z",
            col.GOLD,
            2.0,
            shade=col.GOLD_D,
            k=0.9,
        )
        a.shape("-16,-56 -10,-76 -2,-66 2,-88 10,-66 16,-72 18,-52 0,-36 z", col.RED, 1.6)
        with a.place(0, -26, 0.66):
            a.shape(
                (
                    "0,-26! 9,-41 27,-47 43,-36 45,-14 33,10 14,30 0,50! -14,30 -33,10 -45,-14 -43,-36"
                    " -27,-47 -9,-41 z"
                ),
                col.RED,
                3.2,
                shade=col.RED_D,
                k=0.86,
            )
    props.bare_arm(a, (-42, 108), (-104, 160), (-112, 142), (34, 34, 30, 22), 5)
    parts.fist(a, -116, 122, -10, flip=True, s=0.9)
    # the bow rests on his back arm
    with a.place(70, 196, 1, 34):
        bow = "-6,-96 10,-80 6,-40 26,0 6,40 10,80 -6,96"
        a.line(bow, 9.5, col.INK, (0.5, 0.4), 0.4)
        a.line(bow, 6, col.GOLD_D, (0.5, 0.4), 0.4)
        a.line("-5,-94 -5,94", 1.4, col.INK, (1, 1))
    props.bare_arm(a, (44, 108), (84, 156), (92, 178), (34, 36, 32, 22), 6)
    parts.fist(a, 92, 196, 34, s=0.88)


def flower_pot(a: Art) -> None:
    """A painted pot of tulips and carnations, foot at y=0, about 250 high."""
    for x, y, x2, lean in (
        (0, -240, 0, 0),
        (-62, -206, -30, -12),
        (62, -208, 30, 12),
        (-96, -136, -44, -30),
        (96, -138, 44, 30),
    ):
        a.line(f"{x2 * 0.3:.0f},-92 {x2},{(y - 92) / 2:.0f} {x},{y + 16}", 7.2, col.INK, (1, 0.7))
        a.line(f"{x2 * 0.3:.0f},-92 {x2},{(y - 92) / 2:.0f} {x},{y + 16}", 4.4, col.GREEN, (1, 0.7))
        with a.place(x, y, 1.0, lean):
            if abs(x) == 62:
                parts.rose(a, 0, 0, 26, col.PINK, col.RED)
            else:
                a.shape(
                    "-22,18 -26,-8 -20,-32! -9,-14 0,-38! 9,-14 20,-32! 26,-8 22,18 0,28 z",
                    col.RED if x else col.GOLD,
                    2.2,
                    shade=col.RED_D if x else col.GOLD_D,
                    k=0.88,
                )
                for spec in ("-9,-14 -8,6 -2,24", "9,-14 8,6 2,24"):
                    a.line(spec, 1.6, col.INK, (0.3, 0.2))
    for x, y, rot, s in (
        (-14, -118, -150, 1.5),
        (14, -118, -30, 1.5),
        (-26, -150, 200, 1.1),
        (26, -152, -18, 1.1),
        (0, -176, -128, 0.9),
        (2, -168, -52, 0.9),
    ):
        with a.place(x, y, s, rot):
            a.shape("0,0! 12,-12 34,-14 56,0! 34,11 12,9 z", col.GREEN, 2.1, shade=col.GREEN_D, k=0.86)
            a.line("3,0 26,-2 48,0", 1.5, col.GREEN_D, (1, 0))
    a.shape("-58,-84! 58,-84! 44,-20 36,0! -36,0! -44,-20 z", col.WHITE, 2.4, shade=col.WHITE_D, k=0.94)
    for i in range(-3, 4):
        for j in range(3):
            cx, cy = i * 17 + (8.5 if j % 2 else 0), -58 + j * 17
            if abs(cx) < 44 - j * 5:
                a.fill(f"{cx},{cy - 10}! {cx + 7},{cy}! {cx},{cy + 10}! {cx - 7},{cy}! z", col.BLUE)
    a.shape("-64,-98! 64,-98! 62,-78! -62,-78! z", col.WHITE, 2.3, shade=col.WHITE_D, k=0.94)
    a.line("-60,-88 60,-88", 4.0, col.BLUE, (1, 1))
    a.hatch("18,-76 56,-78 44,-20 36,-2 14,-2 z", 62, 4.8, 20, 1.3, col.INK)
    a.shape("-48,0! 48,0! 56,12! -56,12! z", col.WHITE, 2.2, shade=col.WHITE_D, k=0.95)


def _chase(a: Art, cx: float, ground: float, w: int) -> None:
    """The hound has the sow by the neck, under an oak."""
    land.oak(a, w - 104, ground + 8, 2.3)
    with a.place(cx - 22, ground + 40, 2.1):
        farm.sow(a)
    with a.place(cx + 24, ground - 82, 1.5, -18):
        game.hound(a)
    land.flowers_at(a, tuple((x, ground + 40.0) for x in (44, 66, 470, 488)))


def daus(a: Art, suit: str, w: int, ground: float) -> None:
    """One Daus inside its frame."""
    cx = w / 2
    german.meadow(a, suit, w, ground)
    german.daus_signs(a, suit, w, 150 if suit == "G" else 170)
    if suit == "E":
        with a.place(cx - 28, ground - 470, 0.83):
            bacchus(a)
    elif suit == "H":
        with a.place(cx - 18, ground - 428, 1.28):
            cupid(a)
    elif suit == "G":
        with a.place(cx, 446, 0.9):
            props.eagle(a)
        with a.place(cx, ground + 18, 1.04):
            flower_pot(a)
        land.flowers_at(
            a, tuple((x, ground + 34.0) for x in (58, 84, 446, 474)), (col.BLUE, col.WHITE, col.GOLD)
        )
    else:
        _chase(a, cx, ground, w)
