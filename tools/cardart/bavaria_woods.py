"""Views of the Bavarian acorns and leaves: forest and river, garden and field.

Units: see ``bavaria_scenes``. May import: the ``scenes_*`` modules.
"""

from __future__ import annotations

from . import palette as col
from . import scenes_farm as farm
from . import scenes_folk as folk
from . import scenes_game as game
from . import scenes_land as land
from .pen import Art
from .scenes_folk import BLUE, BROWN, DARK, FAIR, GREEN, GREY, RED, RUST, WHITE, Folk


def _birds(a: Art, *places: tuple[float, float]) -> None:
    for x, y in places:
        a.line(f"{x - 9},{y - 3} {x - 4},{y - 5} {x},{y}", 1.8, col.INK, (0.2, 0.9))
        a.line(f"{x},{y} {x + 4},{y - 5} {x + 9},{y - 3}", 1.8, col.INK, (0.9, 0.2))


def woodpecker(a: Art) -> None:
    """A woodpecker at an oak trunk; the forest stands behind."""
    for x, s in ((-190, 1.1), (-130, 0.9), (120, 1.0), (196, 1.25)):
        land.fir(a, x, s)
    a.shape(
        "-34,20! -24,-4 -20,-100 -26,-180! 24,-180! 18,-100 22,-4 36,20! z",
        col.BROWN,
        2.2,
        shade=col.BROWN_D,
        k=0.93,
    )
    for spec in ("-12,-170 -10,-90 -14,6", "2,-170 4,-80 2,8", "12,-160 10,-60 16,6"):
        a.line(spec, 1.6, col.BROWN_D, (0.3, 0.3))
    a.shape("-8,-104 0,-114 8,-104 6,-90 -6,-90 z", col.INK, 1.4)
    with a.place(36, -72, 1.15):
        game.woodpecker(a)
    a.line("20,-40 60,-56 84,-50", 6, col.INK, (0.9, 0.3), 0)
    a.line("20,-40 60,-56 84,-50", 3.6, col.BROWN, (0.9, 0.3), 0)
    land.mushrooms(a, -70, 0.8)


def squirrel(a: Art) -> None:
    """Squirrels among the acorns."""
    land.oak(a, -150, 6, 1.06)
    land.stump(a, 10, 1.0)
    with a.place(12, -34, 1.05):
        game.squirrel(a)
    with a.place(140, 8, 0.95, flip=True):
        game.squirrel(a)
    for x in (60, 84, 190):
        with a.place(x, 6, 0.17, 70):
            a.shape("-27,-8 -23,28 0,52! 23,28 27,-8 z", col.GOLD, 6)
            a.shape("-35,-6 -24,-35 24,-35 35,-6 0,2 z", col.GREEN, 6)


def chamois(a: Art) -> None:
    """Chamois on the crags."""
    land.alps(a, -14, 1.1)
    land.rock(a, -70, 96, 62)
    with a.place(-66, -58, 0.84):
        game.chamois(a)
    land.rock(a, 150, 70, 36)
    with a.place(152, -32, 0.62, flip=True):
        game.chamois(a)
    _birds(a, (30, -140), (56, -130))


def raft(a: Art) -> None:
    """Raftsmen bring timber down the river."""
    land.alps(a, -14, 0.8)
    for x, s in ((-206, 0.8), (-176, 0.6), (190, 0.7), (212, 0.9)):
        land.fir(a, x, s)
    a.shape("-225,-8 -60,-2 80,-8 225,0! 225,26! -225,26! z", col.BLUE_L, 1.8, shade=col.BLUE, k=0.98)
    for x, y in ((-190, 4), (-110, 20), (120, 6), (170, 18), (-20, 22)):
        a.line(f"{x - 24},{y} {x - 8},{y - 4} {x + 10},{y} {x + 26},{y - 3}", 1.7, col.BLUE, (0.2, 0.2))
    for i in range(5):
        log = -4 + i * 4.4
        a.line(f"{-120 + i * 5},{log} {96 + i * 7},{log}", 7.4, col.INK, (1, 1), 0)
        a.line(f"{-120 + i * 5},{log} {96 + i * 7},{log}", 5.0, col.OCHRE, (1, 1), 0)
        a.disc(98 + i * 7, log, 3.4, 3.2, col.SKIN, 1.2)
    for x in (-84, 60):
        a.line(f"{x},-7 {x + 20},16", 3.4, col.BROWN_D, (1, 1))
    folk.tool(a, -160, 12, -74, -92, 3.4)
    with a.place(-72, 0, 0.9):
        folk.person(
            a,
            Folk(
                RED,
                GREEN,
                ((-24, -88), (-16, -98)),
                ((20, -84), (-8, -78)),
                hair=DARK,
                hat="felt",
                beard=True,
                stride=True,
            ),
        )
    with a.place(52, 2, 0.88, flip=True):
        folk.person(
            a,
            Folk(
                GREEN,
                BROWN,
                ((-24, -84), (-30, -72)),
                ((22, -82), (-20, -66)),
                hair=RUST,
                hat="felt",
                hat_tones=BLUE,
            ),
        )
    folk.tool(a, 78, -64, 160, 12, 3.4)


def charcoal(a: Art) -> None:
    """The charcoal burner watches his smoking kiln."""
    for x, s in ((-204, 1.2), (-150, 0.9), (206, 1.2)):
        land.fir(a, x, s)
    a.shape("-30,8! -20,-50 10,-88 50,-98 92,-86 122,-48 132,8! z", col.BADGER, 2.3, shade=col.SABLE, k=0.93)
    for y in (-64, -40, -16):
        for i in range(6):
            x = -2 + i * 20 + (8 if y == -40 else 0)
            a.line(f"{x},{y} {x + 8},{y + 4} {x + 15},{y}", 1.6, col.INK, (0.3, 0.3))
    a.shape("40,8! 42,-18 52,-26 62,-18 64,8! z", col.INK, 1.6)
    a.fill("46,8! 50,-8 54,-14 58,-6 60,8! z", col.RED)
    for smoke in (
        "44,-100 30,-124 52,-142 40,-170",
        "58,-100 66,-122 50,-140 66,-168",
        "52,-98 48,-116 62,-130 52,-150",
    ):
        a.line(smoke, 5.0, col.STEEL, (0.5, 0.1))
    with a.place(-80, 8, 0.98, flip=True):
        folk.person(
            a,
            Folk(
                BROWN,
                GREY,
                ((-26, -84), (-34, -72)),
                ((22, -80), (-18, -62)),
                hair=GREY,
                hat="hood",
                hat_tones=BROWN,
                beard=True,
            ),
        )
    folk.tool(a, -50, -96, -38, 10, 3.6)
    land.stump(a, 170, 0.7)


def stork(a: Art) -> None:
    """A stork has caught a frog."""
    land.hills(a, "-230,-26 -120,-40 0,-28 120,-44 230,-30")
    land.water(a, -40, 216, 0, 20)
    with a.place(-60, 10, 1.06):
        farm.stork(a)
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
        game.snail(a)
    for x, s in ((-170, 1.5), (130, 1.2), (196, 1.0)):
        with a.place(x, 8, s):
            a.shape(
                "-26,0 -34,-18 -22,-34 0,-40 22,-34 34,-18 26,0 z", col.GREEN_L, 2.0, shade=col.GREEN, k=0.88
            )
            for spec in (
                "0,-2 -4,-20 0,-38",
                "-4,-4 -22,-16 -28,-24",
                "4,-4 20,-16 28,-24",
                "-10,-30 -2,-22 8,-32",
            ):
                a.line(spec, 1.7, col.GREEN_D, (1, 0.2))
    with a.place(70, -118, 0.9, 20):
        for sx in (-1, 1):
            a.shape(
                f"0,0! {sx * 14},-24 {sx * 34},-26 {sx * 32},-6 {sx * 12},2! z",
                col.GOLD,
                1.8,
                shade=col.GOLD_D,
                k=0.88,
            )
            a.shape(f"0,2! {sx * 14},6 {sx * 22},20 {sx * 10},22! z", col.GOLD, 1.7, shade=col.GOLD_D, k=0.88)
            a.disc(sx * 22, -14, 3, 3, col.RED)
        a.line("0,-8 0,18", 4, col.INK, (0.7, 0.3))


def mower(a: Art) -> None:
    """Mowing the meadow; haycocks stand behind."""
    land.alps(a, -14, 0.7)
    for x, s in ((100, 1.0), (168, 1.2)):
        with a.place(x, 0, s):
            a.shape(
                "-36,4! -30,-24 -14,-48 0,-58 14,-48 30,-24 36,4! z", col.GOLD, 2.0, shade=col.GOLD_D, k=0.9
            )
            for spec in ("-4,-50 -16,-20 -24,2", "2,-52 0,-20 -4,2", "8,-46 16,-20 20,2"):
                a.line(spec, 1.5, col.BROWN, (0.3, 0.3))
    with a.place(-40, 6, 1.05):
        folk.person(
            a,
            Folk(
                WHITE,
                GREEN,
                ((-26, -76), (-40, -62)),
                ((18, -74), (-10, -54)),
                hair=FAIR,
                hat="straw",
                hat_tones=RED,
                stride=True,
            ),
        )
        folk.tool(a, 20, -96, -64, -10, 3.2)
        a.shape(
            "-62,-12! -90,-16 -118,-6 -134,8! -106,4 -80,2 -60,-4! z",
            col.STEEL,
            1.9,
            shade=col.STEEL_D,
            k=0.92,
        )
    for i in range(9):
        x = -206 + i * 7
        a.line(f"{x},14 {x - 2},-6 {x - 6},-20", 2.2, col.GREEN_D, (1, 0.2))
    land.flowers(a, (-214, -196), (col.RED, col.BLUE))


def beekeeper(a: Art) -> None:
    """The beekeeper and her straw hives."""
    land.tree(a, -190, 1.2)
    a.shape("20,-26! 206,-26! 206,-18! 20,-18! z", col.OCHRE, 1.9, shade=col.BROWN, k=0.95)
    for x in (36, 112, 190):
        folk.tool(a, x, -18, x, 8, 5)
    for x in (66, 150):
        with a.place(x, -26):
            a.shape(
                "-34,0 -34,-26 -24,-50 0,-62 24,-50 34,-26 34,0 z", col.GOLD, 2.2, shade=col.GOLD_D, k=0.92
            )
            for y, w in ((-12, 34), (-26, 33), (-39, 28), (-51, 18)):
                a.line(f"{-w},{y} 0,{y + 5} {w},{y}", 1.8, col.BROWN, (1, 1))
            a.shape("-8,0 -8,-9 0,-14 8,-9 8,0 z", col.INK, 1.2)
    for x, y in (
        (30, -96),
        (52, -110),
        (106, -104),
        (124, -120),
        (98, -70),
        (8, -70),
        (-12, -90),
        (178, -104),
    ):
        a.disc(x, y, 3.2, 2.4, col.GOLD, 1.1)
        a.line(f"{x},{y - 2} {x - 4},{y - 7}", 1.6, col.STEEL_D, (1, 0.5))
        a.line(f"{x},{y - 2} {x + 4},{y - 7}", 1.6, col.STEEL_D, (1, 0.5))
    with a.place(-76, 8, 1.04, flip=True):
        folk.person(
            a,
            Folk(
                GREEN,
                RED,
                ((-26, -86), (-42, -84)),
                ((22, -80), (-14, -66)),
                hair=DARK,
                hat="straw",
                hat_tones=GREEN,
                apron=WHITE,
                sleeve=WHITE,
                woman=True,
            ),
        )
        a.shape("-60,-96! -44,-98! -42,-78! -58,-78! z", col.STEEL, 1.7, shade=col.STEEL_D)
        a.line("-52,-98 -58,-112 -50,-124", 4, col.STEEL, (0.6, 0.1))


def gardener(a: Art) -> None:
    """A girl waters her flowers before the house."""
    land.house(a, 150, 1.22, BROWN)
    land.fence(a, -216, -120, 40)
    with a.place(-20, 8, 1.04):
        folk.person(
            a,
            Folk(
                RED,
                BLUE,
                ((-26, -82), (-42, -74)),
                ((22, -82), (-24, -70)),
                hair=FAIR,
                hat="scarf",
                hat_tones=RED,
                apron=WHITE,
                sleeve=WHITE,
                woman=True,
            ),
        )
        a.shape("-64,-74! -40,-78! -38,-52! -60,-50! z", col.GREEN, 1.8, shade=col.GREEN_D, k=0.9)
        a.line("-60,-58 -78,-72 -84,-70", 4.4, col.INK, (1, 1))
        a.line("-60,-58 -78,-72 -84,-70", 2.4, col.GREEN, (1, 1))
        for k in range(4):
            a.line(f"{-85 - k * 2},{-66 + k} {-92 - k * 5},-34", 1.5, col.BLUE, (0.8, 0.2))
    land.flowers_at(
        a,
        ((-150, 6), (-136, 12), (-122, 6), (-108, 13), (-166, 14), (-94, 8)),
        (col.RED, col.GOLD, col.PINK, col.BLUE),
    )
    land.bush(a, 40, 0.5, col.RED)
