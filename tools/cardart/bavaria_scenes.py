"""The framed views of the Bavarian number cards, after the old single-figure packs that showed views and scenes.

One for every card but the 8 of hearts, which carries the round view of a town. Acorns are forest and river, leaves
garden and field, hearts love and music, bells road and inn. Units: see :mod:`tools.cardart.scenes_german`; a view is
450 wide and reaches from y=-170 to y=26.
"""

from __future__ import annotations

import math

from . import palette as col
from . import parts, vignettes
from . import scenes_german as land
from .pen import Art
from .scenes_german import BLACK, BLUE, BROWN, DARK, FAIR, GOLD, GREEN, GREY, RED, RUST, WHITE, Folk, Scene

HALF, TOP, LOW = 225, -172, 26


def view(a: Art, scene: Scene, x: float, y: float) -> None:
    """A scene in its frame; the ground line of the scene is at ``y``."""
    planes = [(-1.0, 0.0, HALF - x), (1.0, 0.0, x + HALF), (0.0, -1.0, -(y + TOP)), (0.0, 1.0, y + LOW)]
    with a.place(x, y):
        with a.clipped(planes):
            a.fill(f"{-HALF},{TOP}! {HALF},{TOP}! {HALF},{LOW}! {-HALF},{LOW}! z", col.WHITE)
            for i, (w, dy) in enumerate(((150, -150), (190, -138), (120, -126))):
                x0 = (-120, 40, -30)[i]
                a.line(f"{x0 - w / 2},{dy} {x0},{dy - 3} {x0 + w / 2},{dy}", 1.6, col.BLUE_L, (0.1, 0.1))
            a.fill(f"{-HALF},-14! -90,-20 60,-12 {HALF},-18! {HALF},{LOW}! {-HALF},{LOW}! z", col.GREEN_L)
            a.line(f"{-HALF},-14 -90,-20 60,-12 {HALF},-18", 1.5, col.INK, (1, 1))
            a.hatch(f"{-HALF},8! {HALF},8! {HALF},{LOW}! {-HALF},{LOW}! z", 3, 8, 70, 1.3, col.GREEN_D, skip=0.2)
            scene(a)
        for inset, w in ((0, 3.0), (-6, 1.5)):
            a.line(f"{-HALF + inset},{TOP + inset}! {HALF - inset},{TOP + inset}! {HALF - inset},{LOW - inset}! {-HALF + inset},{LOW - inset}! z", w, col.INK, swell=0)
        for sx in (-1, 1):
            for yy in (TOP, LOW):
                a.shape(f"{sx * HALF},{yy - 13}! {sx * HALF + 9},{yy}! {sx * HALF},{yy + 13}! {sx * HALF - 9},{yy}! z", col.BLUE, 1.8)
                a.fill(f"{sx * HALF},{yy - 6}! {sx * HALF + 4},{yy}! {sx * HALF},{yy + 6}! {sx * HALF - 4},{yy}! z", col.WHITE)


def _birds(a: Art, *places: tuple[float, float]) -> None:
    for x, y in places:
        a.line(f"{x - 9},{y - 3} {x - 4},{y - 5} {x},{y}", 1.8, col.INK, (0.2, 0.9))
        a.line(f"{x},{y} {x + 4},{y - 5} {x + 9},{y - 3}", 1.8, col.INK, (0.9, 0.2))


# ---------------------------------------------------------------- acorns: forest and river
def woodpecker(a: Art) -> None:
    """A woodpecker at an oak trunk; the forest stands behind."""
    for x, s in ((-190, 1.1), (-130, 0.9), (120, 1.0), (196, 1.25)):
        vignettes.fir(a, x, s)
    a.shape("-34,20! -24,-4 -20,-100 -26,-180! 24,-180! 18,-100 22,-4 36,20! z", col.BROWN, 2.2, shade=col.BROWN_D, k=0.93)
    for spec in ("-12,-170 -10,-90 -14,6", "2,-170 4,-80 2,8", "12,-160 10,-60 16,6"):
        a.line(spec, 1.6, col.BROWN_D, (0.3, 0.3))
    a.shape("-8,-104 0,-114 8,-104 6,-90 -6,-90 z", col.INK, 1.4)
    with a.place(36, -72, 1.15):
        land.woodpecker(a)
    a.line("20,-40 60,-56 84,-50", 6, col.INK, (0.9, 0.3), 0)
    a.line("20,-40 60,-56 84,-50", 3.6, col.BROWN, (0.9, 0.3), 0)
    land.mushrooms(a, -70, 0.8)


def squirrel(a: Art) -> None:
    """Squirrels among the acorns."""
    land.oak(a, -150, 6, 1.06)
    land.stump(a, 10, 1.0)
    with a.place(12, -34, 1.05):
        land.squirrel(a)
    with a.place(140, 8, 0.95, flip=True):
        land.squirrel(a)
    for x in (60, 84, 190):
        with a.place(x, 6, 0.17, 70):
            a.shape("-27,-8 -23,28 0,52! 23,28 27,-8 z", col.GOLD, 6)
            a.shape("-35,-6 -24,-35 24,-35 35,-6 0,2 z", col.GREEN, 6)


def chamois(a: Art) -> None:
    """Chamois on the crags."""
    land.alps(a, -14, 1.1)
    land.rock(a, -70, 96, 62)
    with a.place(-66, -58, 0.84):
        land.chamois(a)
    land.rock(a, 150, 70, 36)
    with a.place(152, -32, 0.62, flip=True):
        land.chamois(a)
    _birds(a, (30, -140), (56, -130))


def raft(a: Art) -> None:
    """Raftsmen bring timber down the river."""
    land.alps(a, -14, 0.8)
    for x, s in ((-206, 0.8), (-176, 0.6), (190, 0.7), (212, 0.9)):
        vignettes.fir(a, x, s)
    a.shape("-225,-8 -60,-2 80,-8 225,0! 225,26! -225,26! z", col.BLUE_L, 1.8, shade=col.BLUE, k=0.98)
    for x, y in ((-190, 4), (-110, 20), (120, 6), (170, 18), (-20, 22)):
        a.line(f"{x - 24},{y} {x - 8},{y - 4} {x + 10},{y} {x + 26},{y - 3}", 1.7, col.BLUE, (0.2, 0.2))
    for i in range(5):
        y = -4 + i * 4.4
        a.line(f"{-120 + i * 5},{y} {96 + i * 7},{y}", 7.4, col.INK, (1, 1), 0)
        a.line(f"{-120 + i * 5},{y} {96 + i * 7},{y}", 5.0, col.OCHRE, (1, 1), 0)
        a.disc(98 + i * 7, y, 3.4, 3.2, col.SKIN, 1.2)
    for x in (-84, 60):
        a.line(f"{x},-7 {x + 20},16", 3.4, col.BROWN_D, (1, 1))
    land.tool(a, -160, 12, -74, -92, 3.4)
    with a.place(-72, 0, 0.9):
        land.person(a, Folk(RED, GREEN, ((-24, -88), (-16, -98)), ((20, -84), (-8, -78)), hair=DARK, hat="felt", beard=True, stride=True))
    with a.place(52, 2, 0.88, flip=True):
        land.person(a, Folk(GREEN, BROWN, ((-24, -84), (-30, -72)), ((22, -82), (-20, -66)), hair=RUST, hat="felt", hat_tones=BLUE))
    land.tool(a, 78, -64, 160, 12, 3.4)


def charcoal(a: Art) -> None:
    """The charcoal burner watches his smoking kiln."""
    for x, s in ((-204, 1.2), (-150, 0.9), (206, 1.2)):
        vignettes.fir(a, x, s)
    a.shape("-30,8! -20,-50 10,-88 50,-98 92,-86 122,-48 132,8! z", col.BADGER, 2.3, shade=col.SABLE, k=0.93)
    for y in (-64, -40, -16):
        for i in range(6):
            x = -2 + i * 20 + (8 if y == -40 else 0)
            a.line(f"{x},{y} {x + 8},{y + 4} {x + 15},{y}", 1.6, col.INK, (0.3, 0.3))
    a.shape("40,8! 42,-18 52,-26 62,-18 64,8! z", col.INK, 1.6)
    a.fill("46,8! 50,-8 54,-14 58,-6 60,8! z", col.RED)
    for s in ("44,-100 30,-124 52,-142 40,-170", "58,-100 66,-122 50,-140 66,-168", "52,-98 48,-116 62,-130 52,-150"):
        a.line(s, 5.0, col.STEEL, (0.5, 0.1))
    with a.place(-80, 8, 0.98, flip=True):
        land.person(a, Folk(BROWN, GREY, ((-26, -84), (-34, -72)), ((22, -80), (-18, -62)), hair=GREY, hat="hood", hat_tones=BROWN, beard=True))
    land.tool(a, -50, -96, -38, 10, 3.6)
    land.stump(a, 170, 0.7)


# ---------------------------------------------------------------- leaves: garden and field
def stork(a: Art) -> None:
    """A stork has caught a frog."""
    land.hills(a, "-230,-26 -120,-40 0,-28 120,-44 230,-30")
    land.water(a, -40, 216, 0, 20)
    with a.place(-60, 10, 1.06):
        land.stork(a)
    land.reeds(a, 60)
    land.reeds(a, 190)
    a.shape("104,6 112,-4 126,-6 138,0 138,8 z", col.GREEN, 1.7)
    a.disc(114, -5, 3, 3, col.GREEN_L, 1.2)
    for x in (30, 150):
        a.shape(f"{x - 16},10 {x},5 {x + 16},9 {x + 4},14 z", col.GREEN, 1.4)
    land.bush(a, -190, 0.9)


def snail(a: Art) -> None:
    """A snail climbs towards the biggest cabbage."""
    with a.place(-40, 8, 1.5):
        land.snail(a)
    for x, s in ((-170, 1.5), (130, 1.2), (196, 1.0)):
        with a.place(x, 8, s):
            a.shape("-26,0 -34,-18 -22,-34 0,-40 22,-34 34,-18 26,0 z", col.GREEN_L, 2.0, shade=col.GREEN, k=0.88)
            for spec in ("0,-2 -4,-20 0,-38", "-4,-4 -22,-16 -28,-24", "4,-4 20,-16 28,-24", "-10,-30 -2,-22 8,-32"):
                a.line(spec, 1.7, col.GREEN_D, (1, 0.2))
    with a.place(70, -118, 0.9, 20):
        for sx in (-1, 1):
            a.shape(f"0,0! {sx * 14},-24 {sx * 34},-26 {sx * 32},-6 {sx * 12},2! z", col.GOLD, 1.8, shade=col.GOLD_D, k=0.88)
            a.shape(f"0,2! {sx * 14},6 {sx * 22},20 {sx * 10},22! z", col.GOLD, 1.7, shade=col.GOLD_D, k=0.88)
            a.disc(sx * 22, -14, 3, 3, col.RED)
        a.line("0,-8 0,18", 4, col.INK, (0.7, 0.3))


def mower(a: Art) -> None:
    """Mowing the meadow; haycocks stand behind."""
    land.alps(a, -14, 0.7)
    for x, s in ((100, 1.0), (168, 1.2)):
        with a.place(x, 0, s):
            a.shape("-36,4! -30,-24 -14,-48 0,-58 14,-48 30,-24 36,4! z", col.GOLD, 2.0, shade=col.GOLD_D, k=0.9)
            for spec in ("-4,-50 -16,-20 -24,2", "2,-52 0,-20 -4,2", "8,-46 16,-20 20,2"):
                a.line(spec, 1.5, col.BROWN, (0.3, 0.3))
    with a.place(-40, 6, 1.05):
        land.person(a, Folk(WHITE, GREEN, ((-26, -76), (-40, -62)), ((18, -74), (-10, -54)), hair=FAIR, hat="straw", hat_tones=RED, stride=True))
        land.tool(a, 20, -96, -64, -10, 3.2)
        a.shape("-62,-12! -90,-16 -118,-6 -134,8! -106,4 -80,2 -60,-4! z", col.STEEL, 1.9, shade=col.STEEL_D, k=0.92)
    for i in range(9):
        x = -206 + i * 7
        a.line(f"{x},14 {x - 2},-6 {x - 6},-20", 2.2, col.GREEN_D, (1, 0.2))
    land.flowers(a, (-214, -196), (col.RED, col.BLUE))


def beekeeper(a: Art) -> None:
    """The beekeeper and her straw hives."""
    vignettes.tree(a, -190, 1.2)
    a.shape("20,-26! 206,-26! 206,-18! 20,-18! z", col.OCHRE, 1.9, shade=col.BROWN, k=0.95)
    for x in (36, 112, 190):
        land.tool(a, x, -18, x, 8, 5)
    for x in (66, 150):
        with a.place(x, -26):
            a.shape("-34,0 -34,-26 -24,-50 0,-62 24,-50 34,-26 34,0 z", col.GOLD, 2.2, shade=col.GOLD_D, k=0.92)
            for y, w in ((-12, 34), (-26, 33), (-39, 28), (-51, 18)):
                a.line(f"{-w},{y} 0,{y + 5} {w},{y}", 1.8, col.BROWN, (1, 1))
            a.shape("-8,0 -8,-9 0,-14 8,-9 8,0 z", col.INK, 1.2)
    for x, y in ((30, -96), (52, -110), (106, -104), (124, -120), (98, -70), (8, -70), (-12, -90), (178, -104)):
        a.disc(x, y, 3.2, 2.4, col.GOLD, 1.1)
        a.line(f"{x},{y - 2} {x - 4},{y - 7}", 1.6, col.STEEL_D, (1, 0.5))
        a.line(f"{x},{y - 2} {x + 4},{y - 7}", 1.6, col.STEEL_D, (1, 0.5))
    with a.place(-76, 8, 1.04, flip=True):
        land.person(a, Folk(GREEN, RED, ((-26, -86), (-42, -84)), ((22, -80), (-14, -66)), hair=DARK, hat="straw", hat_tones=GREEN, apron=WHITE, sleeve=WHITE, woman=True))
        a.shape("-60,-96! -44,-98! -42,-78! -58,-78! z", col.STEEL, 1.7, shade=col.STEEL_D)
        a.line("-52,-98 -58,-112 -50,-124", 4, col.STEEL, (0.6, 0.1))


def gardener(a: Art) -> None:
    """A girl waters her flowers before the house."""
    land.house(a, 150, 1.22, BROWN)
    land.fence(a, -216, -120, 40)
    with a.place(-20, 8, 1.04):
        land.person(a, Folk(RED, BLUE, ((-26, -82), (-42, -74)), ((22, -82), (-24, -70)), hair=FAIR, hat="scarf", hat_tones=RED, apron=WHITE, sleeve=WHITE, woman=True))
        a.shape("-64,-74! -40,-78! -38,-52! -60,-50! z", col.GREEN, 1.8, shade=col.GREEN_D, k=0.9)
        a.line("-60,-58 -78,-72 -84,-70", 4.4, col.INK, (1, 1))
        a.line("-60,-58 -78,-72 -84,-70", 2.4, col.GREEN, (1, 1))
        for k in range(4):
            a.line(f"{-85 - k * 2},{-66 + k} {-92 - k * 5},-34", 1.5, col.BLUE, (0.8, 0.2))
    land.flowers_at(a, ((-150, 6), (-136, 12), (-122, 6), (-108, 13), (-166, 14), (-94, 8)), (col.RED, col.GOLD, col.PINK, col.BLUE))
    land.bush(a, 40, 0.5, col.RED)


# ---------------------------------------------------------------- hearts: love and music
def lambs(a: Art) -> None:
    """A ewe with two lambs."""
    land.hills(a, "-230,-30 -130,-52 -20,-36 110,-56 230,-34")
    with a.place(-60, 8, 1.35):
        land.sheep(a)
    with a.place(70, 8, 0.8, flip=True):
        land.sheep(a)
    with a.place(150, 8, 0.78):
        land.sheep(a)
    land.flowers(a, (-206, -186, 196, 210), (col.RED, col.GOLD))
    vignettes.tree(a, -196, 1.1)


def goose_girl(a: Art) -> None:
    """The goose girl and her flock."""
    land.house(a, -168, 0.9)
    with a.place(-30, 8, 1.02):
        land.person(a, Folk(GREEN, RED, ((-26, -84), (-38, -80)), ((24, -80), (18, -62)), hair=FAIR, hat="scarf", hat_tones=BLUE, apron=WHITE, sleeve=WHITE, woman=True))
    land.tool(a, -68, -110, -76, 10, 2.8)
    for x, s, up in ((40, 0.82, False), (108, 0.86, True), (176, 0.8, False)):
        with a.place(x, 8, s):
            land.goose(a, wings=up)


def zither(a: Art) -> None:
    """Two sit on a bench under the lime tree; he plays the zither."""
    land.oak(a, 0, -6, 1.1)
    a.shape("-84,-30! 84,-30! 84,-22! -84,-22! z", col.OCHRE, 2.0, shade=col.BROWN, k=0.95)
    for x in (-70, 70):
        land.tool(a, x, -22, x, 8, 6)
    for x, flip, f in (
        (-40, True, Folk(GREEN, BROWN, ((-24, -80), (-30, -62)), ((20, -78), (-18, -58)), hair=DARK, hat="felt")),
        (42, False, Folk(RED, BLUE, ((-24, -78), (-26, -60)), ((22, -78), (14, -60)), hair=FAIR, apron=WHITE, sleeve=WHITE, woman=True)),
    ):
        with a.place(x, 4, 0.92, flip=flip):
            land.person(a, f)
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
    vignettes.tree(a, 190, 1.15)
    for i in range(12):
        y = 10 - i * 15
        a.shape(f"-6,{y}! 6,{y - 8}! 6,{y - 16}! -6,{y - 8}! z", col.BLUE if i % 2 else col.WHITE, 1.3)
    a.shape("-46,-128 -40,-140 0,-146 40,-140 46,-128 0,-136 z", col.GREEN, 1.9, shade=col.GREEN_D, k=0.9)
    for x in (-40, 40):
        a.line(f"{x},-132 0,-160", 1.6, col.INK, (1, 1))
        for k in (-5, 5):
            a.line(f"{x + k},-128 {x + k * 1.4},-108", 2.6, col.RED if k < 0 else col.GOLD, (1, 0.6))
    with a.place(-66, 8, 0.96, flip=True):
        land.person(a, Folk(GREEN, BROWN, ((-26, -98), (-38, -112)), ((22, -82), (26, -64)), hair=DARK, hat="felt", stride=True))
    with a.place(66, 8, 0.94):
        land.person(a, Folk(BLUE, RED, ((-26, -96), (-38, -110)), ((24, -82), (26, -62)), hair=RUST, apron=WHITE, sleeve=WHITE, woman=True))


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
        a.line(f"{-52 + i * 14},{-78 + i % 2 * 9} {-40 + i * 14},{-81 + i % 2 * 9} {-28 + i * 14},{-78 + i % 2 * 9}", 1.5, col.BLUE_L, (0.1, 0.1))
    for x, w, h, roof in ((-84, 24, 26, RED), (-62, 22, 34, BROWN), (-40, 20, 28, RED), (44, 22, 30, RED), (66, 24, 26, BROWN), (84, 18, 22, RED)):
        a.shape(f"{x - w / 2},42! {x - w / 2},{42 - h}! {x + w / 2},{42 - h}! {x + w / 2},42! z", col.WHITE, 1.7, shade=col.WHITE_D)
        a.shape(f"{x - w / 2 - 3},{43 - h}! {x},{24 - h}! {x + w / 2 + 3},{43 - h}! z", roof[0], 1.7, shade=roof[1])
        a.fill(f"{x - 4},{36 - h * 0.4:.0f}! {x - 4},{28 - h * 0.4:.0f}! {x + 1},{28 - h * 0.4:.0f}! {x + 1},{36 - h * 0.4:.0f}! z", col.INK)
    a.shape("-30,42! -30,-10! 30,-10! 30,42! z", col.SKIN_D, 1.9, shade=col.BLUSH, k=0.94)
    a.shape("-34,-8! -22,-32! 22,-32! 34,-8! z", col.RED, 1.9, shade=col.RED_D, k=0.93)
    for x in (-18, 0, 18):
        a.shape(f"{x - 5},32! {x - 5},8 {x},0 {x + 5},8 {x + 5},32! z", col.BLUE_D, 1.3)
    for x in (-21, 21):
        a.shape(f"{x - 11},42! {x - 11},-52! {x + 11},-52! {x + 11},42! z", col.SKIN_D, 2.0, shade=col.BLUSH, k=0.92)
        a.shape(f"{x - 12},-50! {x - 14},-64 {x - 7},-74 {x},-82! {x + 7},-74 {x + 14},-64 {x + 12},-50! z", col.GREEN, 2.0, shade=col.GREEN_D, k=0.9)
        a.line(f"{x},-82 {x},-93", 2.0, col.GOLD_D, (1, 1))
        a.disc(x, -86, 2.6, 2.6, col.GOLD, 1.0)
        a.disc(x, -38, 5.4, 5.4, col.WHITE, 1.3)
        a.line(f"{x},-38 {x},-42", 1.1, col.INK, (1, 1))
        a.line(f"{x},-38 {x + 3},-37", 1.1, col.INK, (1, 1))
        for y in (-20, 0, 20):
            a.fill(f"{x - 3},{y + 6}! {x - 3},{y - 3}! {x + 3},{y - 3}! {x + 3},{y + 6}! z", col.BLUE_D)
    a.line("-94,46 94,46", 3.4, col.BROWN_D, (0.4, 0.4))
    for x in (-62, -22, 22, 62):
        a.shape(f"{x - 21},46! {x + 21},46! {x + 21},70! {x + 15},70! {x + 12},58 {x},52 {x - 12},58 {x - 15},70! {x - 21},70! z", col.STEEL, 1.7, shade=col.STEEL_D)
    for x, y in ((-50, 80), (-6, 90), (40, 82), (10, 76)):
        a.line(f"{x - 16},{y} {x - 5},{y - 3} {x + 6},{y} {x + 16},{y - 2}", 1.5, col.BLUE, (0.2, 0.2))
    a.contour(" ".join(f"{x:.1f},{y:.1f}" for x, y in ring[::2]) + " z", 2.2)


# ---------------------------------------------------------------- bells: road and inn
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
        a.shape("-40,-90 -42,-106 -30,-118 -14,-112 -4,-124 12,-114 28,-120 42,-106 40,-90 0,-82 z", col.WHITE, 2.1, shade=col.WHITE_D, k=0.92)
    with a.place(48, 2, 1.0):
        a.shape("-26,-6 -36,-34 -24,-56 0,-62 24,-56 36,-34 24,-6 4,6 0,16! -4,6 z", col.WHITE, 2.2, shade=col.WHITE_D, k=0.9)
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
        land.dachshund(a)
    with a.place(66, 8, 0.98):
        land.person(a, Folk(WHITE, BLUE, ((-28, -96), (-44, -110)), ((24, -86), (34, -104)), hair=RUST, hat="cap", hat_tones=GREEN, apron=WHITE, stride=True))


def bellwether(a: Art) -> None:
    """The bellwether leads the flock over the pass."""
    land.alps(a, -14, 1.0)
    with a.place(-80, 8, 1.3):
        land.sheep(a, GREY)
        for k in (0, 1):
            a.line(f"{-38 + k * 5},-58 {-30 + k * 4},-70 {-20 + k * 3},-66 {-22 + k * 3},-56", 6.4, col.INK, (1, 0.5), 0)
            a.line(f"{-38 + k * 5},-58 {-30 + k * 4},-70 {-20 + k * 3},-66 {-22 + k * 3},-56", 3.8, col.GOLD_D, (1, 0.4), 0)
        a.line("-36,-38 -28,-34 -22,-40", 4, col.RED, (1, 1))
        a.shape("-38,-36! -24,-36! -20,-18! -42,-18! z", col.GOLD, 1.9, shade=col.GOLD_D, k=0.88)
        a.disc(-31, -16, 3, 3, col.INK)
    for x, s in ((24, 0.86), (90, 0.9), (140, 0.8)):
        with a.place(x, 6, s):
            land.sheep(a)
    with a.place(190, 4, 0.94):
        land.tool(a, -38, -112, -26, 8, 3)
        land.person(a, Folk(BROWN, GREEN, ((-26, -82), (-35, -84)), ((22, -80), (14, -62)), hair=GREY, hat="felt", hat_tones=BLUE, beard=True))


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
        land.person(a, Folk(BLUE, BROWN, ((-24, -84), (-44, -78)), ((10, -78), (-40, -62)), hair=DARK, hat="cap", hat_tones=WHITE, apron=WHITE, sleeve=WHITE, beard=True, stride=True))
    with a.place(150, 8, 0.66):
        vignettes.barrel(a, 150, 104)
    with a.place(146, -60, 0.6):
        vignettes.barrel(a, 110, 80)


def post_coach(a: Art) -> None:
    """The mail coach, its post-boy blowing the horn."""
    land.hills(a, "-230,-26 -110,-44 20,-30 130,-48 230,-32")
    with a.place(-130, 8, 0.92):
        land.horse(a, (col.WHITE, col.WHITE_D), col.STEEL_D)
    a.line("-80,-44 -10,-34 40,-30", 4, col.BROWN_D, (1, 1))
    for x in (46, 170):
        a.disc(x, -16, 27, 27, col.RED, 2.2)
        a.disc(x, -16, 21, 21, col.WHITE, 1.6)
        for i in range(5):
            t = i * math.pi / 5 + 0.2
            a.line(f"{x - 20 * math.cos(t):.1f},{-16 - 20 * math.sin(t):.1f} {x + 20 * math.cos(t):.1f},{-16 + 20 * math.sin(t):.1f}", 3.0, col.RED_D, (1, 1))
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
        land.person(a, Folk(GOLD, BLUE, ((-22, -96), (-30, -112)), ((20, -80), (-14, -66)), hair=DARK, hat="tall", hat_tones=BLACK))
    a.shape(a.limb("4,-142 -14,-150 -30,-146 -40,-152", (4, 6, 9, 16)), col.GOLD, 1.7, shade=col.GOLD_D, k=0.94)
    a.line("26,-98 -40,-84 -100,-92", 1.5, col.INK, (1, 1))


SCENES: dict[str, Scene] = {
    "E6": woodpecker, "E7": squirrel, "E8": chamois, "E9": charcoal, "ET": raft,
    "G6": snail, "G7": stork, "G8": mower, "G9": beekeeper, "GT": gardener,
    "H6": lambs, "H7": goose_girl, "H8": town, "H9": zither, "HT": maypole,
    "S6": snack, "S7": dachshund, "S8": bellwether, "S9": brewer, "ST": post_coach,
}
