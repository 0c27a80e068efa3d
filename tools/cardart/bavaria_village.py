"""Views of the Bavarian hearts and bells: love and music, road and inn, and the round view of the town.

Units: see ``bavaria_scenes``. May import: the ``scenes_*`` modules and the shared parts.
"""

from __future__ import annotations

import math

from . import palette as col
from . import parts
from . import scenes_farm as farm
from . import scenes_folk as folk
from . import scenes_land as land
from .pen import Art
from .scenes_folk import BLACK, BLUE, BROWN, DARK, FAIR, GOLD, GREEN, GREY, RED, RUST, WHITE, Folk


def lambs(a: Art) -> None:
    """A ewe with two lambs."""
    land.hills(a, "-230,-30 -130,-52 -20,-36 110,-56 230,-34")
    with a.place(-60, 8, 1.35):
        farm.sheep(a)
    with a.place(70, 8, 0.8, flip=True):
        farm.sheep(a)
    with a.place(150, 8, 0.78):
        farm.sheep(a)
    land.flowers(a, (-206, -186, 196, 210), (col.RED, col.GOLD))
    land.tree(a, -196, 1.1)


def goose_girl(a: Art) -> None:
    """The goose girl and her flock."""
    land.house(a, -168, 0.9)
    with a.place(-30, 8, 1.02):
        folk.person(
            a,
            Folk(
                GREEN,
                RED,
                ((-26, -84), (-38, -80)),
                ((24, -80), (18, -62)),
                hair=FAIR,
                hat="scarf",
                hat_tones=BLUE,
                apron=WHITE,
                sleeve=WHITE,
                woman=True,
            ),
        )
    folk.tool(a, -68, -110, -76, 10, 2.8)
    for x, s, up in ((40, 0.82, False), (108, 0.86, True), (176, 0.8, False)):
        with a.place(x, 8, s):
            farm.goose(a, wings=up)


def zither(a: Art) -> None:
    """Two sit on a bench under the lime tree; he plays the zither."""
    land.oak(a, 0, -6, 1.1)
    a.shape("-84,-30! 84,-30! 84,-22! -84,-22! z", col.OCHRE, 2.0, shade=col.BROWN, k=0.95)
    for x in (-70, 70):
        folk.tool(a, x, -22, x, 8, 6)
    for x, flip, f in (
        (
            -40,
            True,
            Folk(GREEN, BROWN, ((-24, -80), (-30, -62)), ((20, -78), (-18, -58)), hair=DARK, hat="felt"),
        ),
        (
            42,
            False,
            Folk(
                RED,
                BLUE,
                ((-24, -78), (-26, -60)),
                ((22, -78), (14, -60)),
                hair=FAIR,
                apron=WHITE,
                sleeve=WHITE,
                woman=True,
            ),
        ),
    ):
        with a.place(x, 4, 0.92, flip=flip):
            folk.person(a, f)
    a.shape("-44,-56! -2,-60! 0,-52! -46,-46! z", col.OCHRE, 1.8, shade=col.BROWN, k=0.92)
    for y in (-56, -53, -50):
        a.line(f"-40,{y + 3} -4,{y - 1}", 0.9, col.INK, (1, 1))
    for x, y in ((-140, -110), (-166, -84), (140, -116), (172, -88)):
        a.disc(x, y, 4.4, 3.4, col.INK)
        a.line(f"{x + 4},{y} {x + 4},{y - 20}", 1.7, col.INK, (1, 1))
        a.line(f"{x + 4},{y - 20} {x + 11},{y - 14}", 2.2, col.INK, (1, 0.3))
    land.flowers(a, (-200, -180, 184, 206))


def maypole(a: Art) -> None:
    """Round the maypole, striped white and blue."""
    land.house(a, -176, 0.84)
    land.tree(a, 190, 1.15)
    for i in range(12):
        y = 10 - i * 15
        a.shape(f"-6,{y}! 6,{y - 8}! 6,{y - 16}! -6,{y - 8}! z", col.BLUE if i % 2 else col.WHITE, 1.3)
    a.shape("-46,-128 -40,-140 0,-146 40,-140 46,-128 0,-136 z", col.GREEN, 1.9, shade=col.GREEN_D, k=0.9)
    for x in (-40, 40):
        a.line(f"{x},-132 0,-160", 1.6, col.INK, (1, 1))
        for k in (-5, 5):
            a.line(f"{x + k},-128 {x + k * 1.4},-108", 2.6, col.RED if k < 0 else col.GOLD, (1, 0.6))
    with a.place(-66, 8, 0.96, flip=True):
        folk.person(
            a,
            Folk(
                GREEN,
                BROWN,
                ((-26, -98), (-38, -112)),
                ((22, -82), (26, -64)),
                hair=DARK,
                hat="felt",
                stride=True,
            ),
        )
    with a.place(66, 8, 0.94):
        folk.person(
            a,
            Folk(
                BLUE,
                RED,
                ((-26, -96), (-38, -110)),
                ((24, -82), (26, -62)),
                hair=RUST,
                apron=WHITE,
                sleeve=WHITE,
                woman=True,
            ),
        )


def town(a: Art) -> None:
    """The round view of a town with two domed towers, river and bridge; radius 108 about the origin."""
    a.disc(0, 0, 118, 118, col.GOLD, 2.8, shade=col.GOLD_D)
    for i in range(48):
        t = 2 * math.pi * i / 48
        a.disc(111 * math.cos(t), 111 * math.sin(t), 2.5, 2.5, col.BROWN_D)
    ring = [(104 * math.cos(2 * math.pi * i / 40), 104 * math.sin(2 * math.pi * i / 40)) for i in range(40)]
    a.fill([*ring, ring[0]], col.WHITE)
    region = " ".join(f"{x:.1f},{y:.1f}!" for x, y in ring) + " z"
    for spec, c in (
        ("-110,-20 -70,-44 -30,-30 20,-52 64,-34 110,-46! 110,30! -110,30! z", col.BLUE_L),
        ("-110,16 -60,8 0,14 60,6 110,14! 110,60! -110,60! z", col.GREEN_L),
        ("-110,48 -40,42 40,50 110,44! 110,110! -110,110! z", col.BLUE_L),
    ):
        a.fill_in(spec, region, c)
    for i in range(5):
        a.line(
            (
                f"{-52 + i * 14},{-78 + i % 2 * 9} {-40 + i * 14},{-81 + i % 2 * 9}"
                f" {-28 + i * 14},{-78 + i % 2 * 9}"
            ),
            1.5,
            col.BLUE_L,
            (0.1, 0.1),
        )
    for x, w, h, roof in (
        (-84, 24, 26, RED),
        (-62, 22, 34, BROWN),
        (-40, 20, 28, RED),
        (44, 22, 30, RED),
        (66, 24, 26, BROWN),
        (84, 18, 22, RED),
    ):
        a.shape(
            f"{x - w / 2},42! {x - w / 2},{42 - h}! {x + w / 2},{42 - h}! {x + w / 2},42! z",
            col.WHITE,
            1.7,
            shade=col.WHITE_D,
        )
        a.shape(
            f"{x - w / 2 - 3},{43 - h}! {x},{24 - h}! {x + w / 2 + 3},{43 - h}! z",
            roof[0],
            1.7,
            shade=roof[1],
        )
        a.fill(
            (
                f"{x - 4},{36 - h * 0.4:.0f}! {x - 4},{28 - h * 0.4:.0f}! {x + 1},{28 - h * 0.4:.0f}!"
                f" {x + 1},{36 - h * 0.4:.0f}! z"
            ),
            col.INK,
        )
    a.shape("-30,42! -30,-10! 30,-10! 30,42! z", col.SKIN_D, 1.9, shade=col.BLUSH, k=0.94)
    a.shape("-34,-8! -22,-32! 22,-32! 34,-8! z", col.RED, 1.9, shade=col.RED_D, k=0.93)
    for x in (-18, 0, 18):
        a.shape(f"{x - 5},32! {x - 5},8 {x},0 {x + 5},8 {x + 5},32! z", col.BLUE_D, 1.3)
    for x in (-21, 21):
        a.shape(
            f"{x - 11},42! {x - 11},-52! {x + 11},-52! {x + 11},42! z",
            col.SKIN_D,
            2.0,
            shade=col.BLUSH,
            k=0.92,
        )
        a.shape(
            f"{x - 12},-50! {x - 14},-64 {x - 7},-74 {x},-82! {x + 7},-74 {x + 14},-64 {x + 12},-50! z",
            col.GREEN,
            2.0,
            shade=col.GREEN_D,
            k=0.9,
        )
        a.line(f"{x},-82 {x},-93", 2.0, col.GOLD_D, (1, 1))
        a.disc(x, -86, 2.6, 2.6, col.GOLD, 1.0)
        a.disc(x, -38, 5.4, 5.4, col.WHITE, 1.3)
        a.line(f"{x},-38 {x},-42", 1.1, col.INK, (1, 1))
        a.line(f"{x},-38 {x + 3},-37", 1.1, col.INK, (1, 1))
        for y in (-20, 0, 20):
            a.fill(f"{x - 3},{y + 6}! {x - 3},{y - 3}! {x + 3},{y - 3}! {x + 3},{y + 6}! z", col.BLUE_D)
    a.line("-94,46 94,46", 3.4, col.BROWN_D, (0.4, 0.4))
    for x in (-62, -22, 22, 62):
        a.shape(
            (
                f"{x - 21},46! {x + 21},46! {x + 21},70! {x + 15},70! {x + 12},58 {x},52 {x - 12},58"
                f" {x - 15},70! {x - 21},70! z"
            ),
            col.STEEL,
            1.7,
            shade=col.STEEL_D,
        )
    for x, y in ((-50, 80), (-6, 90), (40, 82), (10, 76)):
        a.line(f"{x - 16},{y} {x - 5},{y - 3} {x + 6},{y} {x + 16},{y - 2}", 1.5, col.BLUE, (0.2, 0.2))
    a.contour(" ".join(f"{x:.1f},{y:.1f}" for x, y in ring[::2]) + " z", 2.2)


def snack(a: Art) -> None:
    """Beer, radish and pretzel on an inn table."""
    a.shape("-225,-6! 225,-6! 225,26! -225,26! z", col.OCHRE, 2.2, shade=col.BROWN, k=0.98)
    for y in (4, 14):
        a.line(f"-220,{y} -60,{y + 2} 90,{y - 1} 220,{y + 1}", 1.5, col.BROWN_D, (0.6, 0.6))
    with a.place(-76, 4, 1.12):
        a.shape("-36,0! -34,-92! 34,-92! 36,0! z", col.STEEL, 2.3, shade=col.STEEL_D, k=0.92)
        a.line("34,-80 62,-76 62,-30 36,-22", 11, col.INK, (1, 1), 0)
        a.line("34,-80 62,-76 62,-30 36,-22", 7.4, col.STEEL, (1, 1), 0)
        for y in (-78, -14):
            a.line(f"-35,{y} 0,{y + 4} 35,{y}", 3.0, col.BLUE, (1, 1))
        parts.rose(a, 0, -46, 15, col.BLUE_L, col.BLUE)
        a.shape(
            "-40,-90 -42,-106 -30,-118 -14,-112 -4,-124 12,-114 28,-120 42,-106 40,-90 0,-82 z",
            col.WHITE,
            2.1,
            shade=col.WHITE_D,
            k=0.92,
        )
    with a.place(48, 2, 1.0):
        a.shape(
            "-26,-6 -36,-34 -24,-56 0,-62 24,-56 36,-34 24,-6 4,6 0,16! -4,6 z",
            col.WHITE,
            2.2,
            shade=col.WHITE_D,
            k=0.9,
        )
        for s in ("-20,-20 0,-14 20,-20", "-24,-36 0,-30 24,-36"):
            a.line(s, 1.5, col.SOFT, (0.2, 0.2))
        for x, y, rot in ((-14, -60, -128), (0, -62, -92), (14, -60, -54)):
            with a.place(x, y, 0.86, rot):
                a.shape("0,0! 14,-9 40,-12 52,-2! 38,9 14,8 z", col.GREEN, 2.0, shade=col.GREEN_D, k=0.88)
    with a.place(150, -34, 1.0):
        loop = "-2,34 -40,28 -50,-6 -30,-30 -4,-18 10,4 30,30"
        for w, c in ((15, col.INK), (11.4, col.OCHRE)):
            a.line(loop, w, c, (0.8, 0.6), 0)
            a.line("4,34 42,28 52,-6 32,-30 6,-18 -8,4 -28,30", w, c, (0.8, 0.6), 0)
        for x, y in ((-46, 2), (-38, 20), (48, 2), (40, 20), (-16, -22), (18, -22), (0, 34)):
            a.disc(x, y, 1.8, 1.5, col.WHITE)


def dachshund(a: Art) -> None:
    """A dachshund makes off with the sausages, the innkeeper after him."""
    land.house(a, 150, 1.16)
    a.line("100,-96 84,-96 84,-84", 3, col.INK, (1, 1))
    a.disc(84, -70, 14, 14, col.GOLD, 1.9, shade=col.GOLD_D)
    with a.place(84, -70, 0.2):
        a.shape("0,-40! 9,-9 40,0! 9,9 0,40! -9,9 -40,0! -9,-9 z", col.RED, 4)
    with a.place(-92, 8, 1.1):
        farm.dachshund(a)
    with a.place(66, 8, 0.98):
        folk.person(
            a,
            Folk(
                WHITE,
                BLUE,
                ((-28, -96), (-44, -110)),
                ((24, -86), (34, -104)),
                hair=RUST,
                hat="cap",
                hat_tones=GREEN,
                apron=WHITE,
                stride=True,
            ),
        )


def bellwether(a: Art) -> None:
    """The bellwether leads the flock over the pass."""
    land.alps(a, -14, 1.0)
    with a.place(-80, 8, 1.3):
        farm.sheep(a, GREY)
        for k in (0, 1):
            a.line(
                f"{-38 + k * 5},-58 {-30 + k * 4},-70 {-20 + k * 3},-66 {-22 + k * 3},-56",
                6.4,
                col.INK,
                (1, 0.5),
                0,
            )
            a.line(
                f"{-38 + k * 5},-58 {-30 + k * 4},-70 {-20 + k * 3},-66 {-22 + k * 3},-56",
                3.8,
                col.GOLD_D,
                (1, 0.4),
                0,
            )
        a.line("-36,-38 -28,-34 -22,-40", 4, col.RED, (1, 1))
        a.shape("-38,-36! -24,-36! -20,-18! -42,-18! z", col.GOLD, 1.9, shade=col.GOLD_D, k=0.88)
        a.disc(-31, -16, 3, 3, col.INK)
    for x, s in ((24, 0.86), (90, 0.9), (140, 0.8)):
        with a.place(x, 6, s):
            farm.sheep(a)
    with a.place(190, 4, 0.94):
        folk.tool(a, -38, -112, -26, 8, 3)
        folk.person(
            a,
            Folk(
                BROWN,
                GREEN,
                ((-26, -82), (-35, -84)),
                ((22, -80), (14, -62)),
                hair=GREY,
                hat="felt",
                hat_tones=BLUE,
                beard=True,
            ),
        )


def brewer(a: Art) -> None:
    """The brewer's man rolls a cask to the cellar."""
    land.house(a, -160, 1.2, BROWN)
    with a.place(-40, 10, 1.0):
        a.disc(0, -46, 46, 46, col.OCHRE, 2.4, shade=col.BROWN)
        a.disc(0, -46, 39, 39, col.STEEL, 1.8, shade=col.STEEL_D)
        a.disc(0, -46, 33, 33, col.OCHRE, 1.8, shade=col.BROWN)
        for i in range(-2, 3):
            h = math.sqrt(32**2 - (i * 12) ** 2)
            a.line(f"{i * 12},{-46 - h:.0f} {i * 12},{-46 + h:.0f}", 1.5, col.BROWN_D, (1, 1))
        a.disc(4, -62, 4, 4, col.BROWN_D, 1.2)
    with a.place(40, 10, 1.06):
        folk.person(
            a,
            Folk(
                BLUE,
                BROWN,
                ((-24, -84), (-44, -78)),
                ((10, -78), (-40, -62)),
                hair=DARK,
                hat="cap",
                hat_tones=WHITE,
                apron=WHITE,
                sleeve=WHITE,
                beard=True,
                stride=True,
            ),
        )
    with a.place(150, 8, 0.66):
        land.barrel(a, 150, 104)
    with a.place(146, -60, 0.6):
        land.barrel(a, 110, 80)


def post_coach(a: Art) -> None:
    """The mail coach, its post-boy blowing the horn."""
    land.hills(a, "-230,-26 -110,-44 20,-30 130,-48 230,-32")
    with a.place(-130, 8, 0.92):
        farm.horse(a, (col.WHITE, col.WHITE_D), col.STEEL_D)
    a.line("-80,-44 -10,-34 40,-30", 4, col.BROWN_D, (1, 1))
    for x in (46, 170):
        a.disc(x, -16, 27, 27, col.RED, 2.2)
        a.disc(x, -16, 21, 21, col.WHITE, 1.6)
        for i in range(5):
            t = i * math.pi / 5 + 0.2
            a.line(
                (
                    f"{x - 20 * math.cos(t):.1f},{-16 - 20 * math.sin(t):.1f}"
                    f" {x + 20 * math.cos(t):.1f},{-16 + 20 * math.sin(t):.1f}"
                ),
                3.0,
                col.RED_D,
                (1, 1),
            )
        a.disc(x, -16, 6, 6, col.GOLD, 1.5)
    a.shape("62,-104! 186,-104! 190,-60 172,-32 76,-32 58,-60 z", col.BLUE, 2.3, shade=col.BLUE_D, k=0.94)
    a.shape("54,-102! 194,-102! 188,-114! 60,-114! z", col.INK, 1.9)
    for x in (84, 132):
        a.shape(f"{x},-66! {x},-94! {x + 34},-94! {x + 34},-66! z", col.BLUE_L, 1.8)
    a.shape("124,-40! 124,-98! 126,-98! 126,-40! z", col.GOLD, 1.0)
    a.disc(124, -50, 12, 12, col.WHITE, 1.7)
    a.line("118,-46 122,-56 130,-54 128,-46 120,-48", 2.4, col.GOLD_D, (1, 0.6))
    a.shape("24,-62! 64,-62! 58,-36! 30,-36! z", col.BROWN, 2.0, shade=col.BROWN_D, k=0.9)
    with a.place(42, -42, 0.84):
        folk.person(
            a,
            Folk(
                GOLD,
                BLUE,
                ((-22, -96), (-30, -112)),
                ((20, -80), (-14, -66)),
                hair=DARK,
                hat="tall",
                hat_tones=BLACK,
            ),
        )
    a.shape(
        a.limb("4,-142 -14,-150 -30,-146 -40,-152", (4, 6, 9, 16)), col.GOLD, 1.7, shade=col.GOLD_D, k=0.94
    )
    a.line("26,-98 -40,-84 -100,-92", 1.5, col.INK, (1, 1))
