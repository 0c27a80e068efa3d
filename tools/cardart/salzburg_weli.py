"""The Weli, six of bells.

Also an acorn and a heart, its name on a ribbon, and the old picture, a tomb under a tree. The tomb stands
in a rose garden before the pale mountains of South Tyrol at sunset; that setting is our own.
"""

from __future__ import annotations

import math
from itertools import pairwise

from . import german, parts, standing, suits
from . import palette as col
from . import scenes_game as game
from . import scenes_land as land
from .letters import word
from .pen import Art


def _sunset(a: Art) -> None:
    """Sun between the peaks; rays end before the ribbon."""
    for i in range(13):
        t = math.pi * (0.06 + 0.88 * i / 12)
        r0, r1 = 52, 84 if i % 2 else 108
        a.line(
            (
                f"{116 + r0 * math.cos(t):.0f},{-96 - r0 * math.sin(t):.0f}"
                f" {116 + r1 * math.cos(t):.0f},{-96 - r1 * math.sin(t):.0f}"
            ),
            3.4,
            col.GOLD,
            (0.9, 0.1),
        )
    a.disc(116, -96, 42, 42, col.GOLD, 2.0)
    a.disc(116, -96, 33, 33, col.PAPER, 0)
    a.disc(116, -96, 31, 31, col.GOLD, 0)


def _mountains(a: Art) -> None:
    """The Rosengarten: towers of rock, red where the sun still touches them."""
    towers = (
        (-252, -60),
        (-226, -104),
        (-204, -92),
        (-186, -138),
        (-164, -112),
        (-146, -150),
        (-124, -96),
        (-98, -120),
        (-70, -62),
        (-36, -84),
        (-6, -48),
        (34, -66),
        (70, -40),
        (104, -88),
        (126, -74),
        (144, -126),
        (164, -108),
        (184, -142),
        (208, -96),
        (232, -118),
        (254, -70),
    )
    crest = " ".join(f"{x},{y}!" for x, y in towers)
    a.shape(f"{crest} 256,0! -254,0! z", col.PINK, 1.8, shade=col.VIOLET, k=0.97)
    for (x, y), (x2, y2) in pairwise(towers):
        if y2 > y:
            a.hatch(f"{x},{y}! {x2},{y2}! {x2 + 2},-16! {x + 4},-16! z", 70, 4.2, 26, 1.3, col.VIOLET_D)
        else:
            a.line(
                f"{x + 3},{y + 4} {(x + x2) / 2 + 4:.0f},{(y + y2) / 2 + 22:.0f} {x2},{y2 + 46}",
                1.3,
                col.VIOLET,
                (0.7, 0.1),
            )
    a.shape(
        "-256,-30 -200,-44 -150,-30 -90,-40 -30,-22 40,-32 110,-22 180,-40 256,-26! 256,10! -256,10! z",
        col.GREEN,
        1.8,
        shade=col.GREEN_D,
        k=0.97,
    )
    for x, s in (
        (-216, 0.34),
        (-196, 0.28),
        (-112, 0.3),
        (36, 0.28),
        (118, 0.34),
        (138, 0.28),
        (206, 0.36),
        (228, 0.3),
    ):
        with a.place(0, -18):
            land.fir(a, x, s)


def _tree(a: Art) -> None:
    """An old lime whose crown bends over the tomb."""
    trunk = "-150,14! -162,-20 -166,-70 -150,-116 -128,-150 -112,-150 -124,-112 -132,-70 -124,-24 -112,14! z"
    a.shape(trunk, col.BROWN, 2.3, shade=col.BROWN_D, k=0.92)
    for s in ("-154,-10 -154,-60 -140,-108", "-142,4 -144,-50 -134,-96", "-128,0 -136,-40"):
        a.line(s, 1.6, col.BROWN_D, (0.4, 0.2))
    a.line("-140,-100 -100,-134 -60,-148", 11, col.INK, (0.9, 0.3), 0)
    a.line("-140,-100 -100,-134 -60,-148", 7.6, col.BROWN, (0.9, 0.3), 0)
    clumps = (
        (-188, -128, 34, 27),
        (-206, -166, 30, 26),
        (-178, -196, 36, 28),
        (-136, -206, 38, 29),
        (-94, -198, 36, 27),
        (-56, -176, 34, 26),
        (-30, -148, 26, 22),
        (-150, -158, 38, 30),
        (-104, -160, 38, 30),
        (-66, -140, 30, 23),
    )
    for x, y, rx, ry in clumps:
        points = []
        for i in range(18):
            t = 2 * math.pi * i / 18
            k = 1.0 if i % 2 else 0.86
            points.append((x + rx * k * math.cos(t), y + ry * k * math.sin(t)))
        a.shape([*points, points[0]], col.GREEN, 1.9, shade=col.GREEN_D, k=0.84)
        for dx, dy in ((-12, -8), (6, -12), (-2, 4), (12, 6), (-14, 10)):
            a.line(
                f"{x + dx - 6},{y + dy} {x + dx},{y + dy + 4} {x + dx + 6},{y + dy - 2}",
                1.4,
                col.GREEN_D,
                (0.2, 0.2),
            )


def _tomb(a: Art) -> None:
    """A sarcophagus on two steps: ridged lid, carved front, a cross."""
    for y, w in ((10, 128), (-2, 116)):
        a.shape(f"{-w},{y}! {w},{y}! {w + 20},{y - 12}! {-w + 20},{y - 12}! z", col.STEEL, 1.8)
        a.shape(
            f"{-w},{y}! {w},{y}! {w},{y + 12}! {-w},{y + 12}! z", col.STEEL, 2.1, shade=col.STEEL_D, k=0.96
        )
        a.hatch(f"{w * 0.2},{y}! {w},{y}! {w},{y + 12}! {w * 0.2},{y + 12}! z", 64, 5, 12, 1.2, col.INK)
    a.shape("100,-8! 122,-24! 122,-66! 100,-54! z", col.STEEL_D, 2.0)
    a.shape("-100,-8! 100,-8! 100,-54! -100,-54! z", col.WHITE, 2.3, shade=col.WHITE_D, k=0.97)
    for x in (-66, 0, 66):
        a.shape(f"{x - 27},-12! {x - 27},-38 {x},-50 {x + 27},-38 {x + 27},-12! z", col.WHITE_D, 1.7)
        a.hatch(
            f"{x - 27},-12! {x - 27},-38 {x},-50 {x + 27},-38 {x + 27},-12! z",
            64,
            5,
            9,
            1.2,
            col.SOFT,
            side=(-0.6, -0.8),
        )
    with a.place(-66, -28, 0.3):
        suits.acorn(a)
    with a.place(0, -27, 0.3):
        suits.heart_g(a)
    with a.place(66, -28, 0.3):
        suits.bell(a)
    a.shape("-112,-54! 112,-54! 132,-68! 86,-100! -62,-100! z", col.STEEL, 2.2, shade=col.STEEL_D, k=0.95)
    a.shape("112,-54! 132,-68! 86,-100! z", col.STEEL_D, 1.9)
    a.line("-104,-58 108,-58", 1.6, col.INK, (0.6, 0.6))
    a.hatch("-40,-56! 106,-56! 84,-98! -20,-98! z", 62, 7, 30, 1.3, col.INK, skip=0.1)
    a.shape(
        (
            "4,-100! 4,-128! -10,-128! -10,-138! 4,-138! 4,-156! 15,-156! 15,-138! 29,-138! 29,-128!"
            " 15,-128! 15,-100! z"
        ),
        col.BROWN_D,
        2.1,
    )
    for x, y in ((-112, -2), (-108, -30), (-118, -52), (-102, -66), (-84, -74)):
        parts.rose(a, x, y, 9, col.RED, col.RED_D)
    for x, y, rot in ((-122, -18, 200), (-98, -48, -30), (-118, -66, 220), (-92, -62, 10)):
        with a.place(x, y, 0.5, rot):
            a.shape("0,0! 9,-9 24,-10 36,0! 24,8 9,7 z", col.GREEN, 2.4, shade=col.GREEN_D, k=0.86)


def _ribbon(a: Art, cx: float, y: float) -> None:
    """The name on a ribbon that rolls back at both ends."""
    for side in (-1, 1):
        with a.place(cx, y, 1, 0, flip=side < 0):
            a.shape(
                "120,6! 196,-6 222,-2! 206,18! 226,42! 190,40 122,50! z",
                col.WHITE,
                2.2,
                shade=col.WHITE_D,
                k=0.96,
            )
            a.line("128,13 192,3 212,4", 1.6, col.RED, (1, 0.6))
            a.line("128,42 190,33 212,36", 1.6, col.RED, (1, 0.6))
            a.shape("122,50! 150,30! 148,24! 122,26! z", col.BROWN_D, 1.8)
    a.shape(
        (
            f"{cx - 150},{y - 22} {cx - 70},{y - 40} {cx},{y - 44} {cx + 70},{y - 40}"
            f" {cx + 150},{y - 22}! {cx + 150},{y + 30}! {cx + 70},{y + 12} {cx},{y + 8}"
            f" {cx - 70},{y + 12} {cx - 150},{y + 30}! z"
        ),
        col.WHITE,
        2.6,
        shade=col.WHITE_D,
        k=0.97,
    )
    for dy in (7, 45):
        a.line(
            (
                f"{cx - 144},{y - 22 + dy} {cx - 70},{y - 39 + dy} {cx},{y - 43 + dy}"
                f" {cx + 70},{y - 39 + dy} {cx + 144},{y - 22 + dy}"
            ),
            1.8,
            col.RED,
            (1, 1),
        )
    word(a, "WELI", cx, y - 17, 34, col.RED, 1.05, 5)
    for side in (-1, 1):
        with a.place(cx + side * 118, y - 8, 0.9):
            parts.rose(a, 0, 0, 9, col.GOLD, col.GOLD_D)


def weli(a: Art, w: int, ground: float) -> None:
    """The whole card inside its frame."""
    cx = w / 2
    for x, y in ((-1, 0), (1, 0), (-1, 1), (1, 1), (-1, 2), (1, 2)):
        suits.german(a, "S", cx + x * 158, 112 + y * 148, 116)
    for y in (64, 294):
        german.oak_leaf(a, cx, y + 18, -150, 0.7)
        german.oak_leaf(a, cx, y + 18, -30, 0.7)
    suits.german(a, "E", cx, 152, 132)
    suits.german(a, "H", cx, 364, 122)
    with a.place(cx, ground - 10):
        _sunset(a)
        _mountains(a)
    standing.ground(a, w, ground, bottom=908, seed_flowers=((0.9, col.GOLD),))
    with a.place(cx, ground + 18, 1.1):
        _tree(a)
    with a.place(cx + 40, ground + 24, 0.96):
        _tomb(a)
    with a.place(cx + 196, ground + 34, 0.5):
        game.hare(a)
    land.flowers_at(
        a,
        ((cx - 196, ground + 36), (cx - 176, ground + 44), (cx - 148, ground + 40), (cx + 232, ground + 38)),
    )
    _ribbon(a, cx, 566)
