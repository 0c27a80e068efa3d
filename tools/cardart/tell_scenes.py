"""The twelve pictures between the pips: the play on hearts and bells, the country on leaves and acorns.

Each is drawn once, for one card, on its own ground. Units: 280 wide, ground at y = 0, up to 300 high.
Not for the placing on the card. May import land, folk and gear.
"""

from __future__ import annotations

from collections.abc import Callable

from . import palette as col
from . import tell_folk as folk
from . import tell_gear as gear
from . import tell_horses as stable
from . import tell_land as land
from .letters import word
from .pen import Art
from .tell_folk import Folk, Pose
from .tell_strokes import edged

RED, BLUE, GREEN = (col.RED, col.RED_D), (col.BLUE, col.BLUE_D), (col.GREEN, col.GREEN_D)
WHITE, BROWN, GOLD = (col.WHITE, col.WHITE_D), (col.BROWN, col.BROWN_D), (col.GOLD, col.GOLD_D)
STEEL = (col.STEEL, col.STEEL_D)

TELL = Folk(GREEN, WHITE, WHITE, BROWN, "brim", BROWN, beard=True)
GESSLER = Folk(RED, STEEL, None, (col.BROWN_D, col.INK), "tall", RED, beard=True)
SOLDIER = Folk(RED, BLUE, STEEL, BROWN, "helmet")
HERD = Folk((col.WHITE, col.WHITE_D), BLUE, WHITE, (col.BLOND, col.BROWN), "cap", RED)


def shot_at_gessler(a: Art) -> None:
    """Hearts 7: the hollow way at Küssnacht; Tell on the rock, the bailiff struck on his horse."""
    land.fir(a, -112, 1.5, -10)
    land.fir(a, -74, 1.1, -6)
    land.meadow(a, 142, 28)
    land.rock(a, "38,4! 34,-58 48,-96 44,-134! 62,-150 86,-154 108,-148! 122,-110 124,-60 134,4! z")
    for spec in ("56,-100 70,-84 66,-40", "86,-150 84,-112 96,-80", "120,-90 112,-50 116,-10"):
        a.line(spec, 1.7, col.INK, (0.5, 0.0))
    land.fir(a, 98, 0.8, -146)
    with a.place(-50, -84):
        coat = stable.Coat(col.BADGER, col.SABLE, col.INK, col.SLATE)
        folk.horse(a, stable.LEVADE, coat, 0.36)
    rider = Pose(
        hip=(8, -10),
        neck=(26, -54),
        near_elbow=(46, -36),
        near_hand=(62, -56),
        far_elbow=(4, -62),
        far_hand=(-8, -84),
        near_knee=(-12, 6),
        near_foot=(-6, 36),
        far_knee=(-12, 6),
        far_foot=(-6, 36),
        nod=16,
    )
    with a.place(-50, -84, 0.92):
        folk.figure(a, rider, GESSLER)
        with a.place(20, -34, 1, 58):
            a.line("0,4 0,-62", 4.0, col.INK, (1, 1), 0)
            a.shape("0,-50! -7,-58 -7,-72! 0,-66 7,-72! 7,-58 z", col.WHITE, 1.5)
    kneel = Pose(
        hip=(8, -40),
        neck=(4, -82),
        near_elbow=(14, -62),
        near_hand=(-4, -76),
        far_elbow=(-16, -70),
        far_hand=(-26, -84),
        near_knee=(-6, -10),
        near_foot=(22, -2),
        far_knee=(-20, -26),
        far_foot=(-20, -2),
        nod=-8,
    )
    with a.place(74, -150, 0.84):
        folk.figure(a, kneel, TELL)
        folk.small_crossbow(a, (-16, -82), -16)


def boat_on_the_lake(a: Art) -> None:
    """Hearts 8: the storm on the lake, Tell at the helm."""
    land.peak(a, -84, 66, 150, -52)
    land.peak(a, 88, 62, 130, -52)
    land.peak(a, 8, 60, 104, -52)
    land.cloud(a, -54, -216, 1.2, True)
    land.cloud(a, 48, -234, 1.3, True)
    for spec in ("-36,-204! -50,-178! -40,-176! -60,-140!", "66,-218! 54,-196! 64,-194! 50,-166!"):
        edged(a, spec, (4.4, 2.4), col.GOLD, (1, 0.3))
    for x in (-70, -20, 30, 76):
        a.line(f"{x},-196 {x - 12},-162", 1.3, col.BLUE, (0.4, 0.1))
    land.water(
        a,
        "-144,-50! -90,-58 -30,-50 40,-60 144,-50! 132,20! 60,34 -20,28 -128,22! z",
        ((-96, -34, 24), (100, -38, 26)),
    )
    steer = Pose(
        hip=(58, -62),
        neck=(54, -106),
        near_elbow=(76, -86),
        near_hand=(88, -66),
        far_elbow=(40, -82),
        far_hand=(30, -62),
        near_knee=(60, -36),
        near_foot=(64, -14),
        far_knee=(48, -36),
        far_foot=(46, -14),
        nod=4,
    )
    with a.place(6, -6, 1, -7):
        edged(a, "92,-66 112,-20 120,14", (8, 5), col.BROWN, (1, 0.8))
        folk.figure(a, steer, TELL)
        for x, dress in ((-4, SOLDIER), (-50, Folk(BLUE, RED, None, BROWN, "cap", GOLD, beard=True))):
            row = Pose(
                hip=(x + 6, -36),
                neck=(x + 12, -78),
                near_elbow=(x + 2, -58),
                near_hand=(x - 18, -52),
                far_elbow=(x - 2, -56),
                far_hand=(x - 22, -56),
                near_knee=(x - 8, -34),
                near_foot=(x - 6, -14),
                far_knee=(x - 10, -34),
                far_foot=(x - 8, -14),
            )
            folk.figure(a, row, dress)
            edged(a, f"{x - 10},-62 {x - 30},-34 {x - 56},12", (6, 3.4), col.OCHRE)
        folk.boat(a)
    wave = (
        "-140,8 -116,-12 -92,2 -66,-14 -40,4 -10,-8 20,6 50,-12 78,4 104,-10 138,6! 120,28 60,40 "
        "-20,34 -118,28 z"
    )
    a.shape(wave, col.BLUE_L, 2.0, shade=col.BLUE, k=0.94)
    for x in (-116, -66, 50, 104):
        a.line(f"{x - 14},-2 {x},-13 {x + 10},-5 {x + 4},1", 2.6, col.WHITE, (0.3, 0.1))
    for x, y in ((-80, 16), (-10, 20), (64, 18)):
        a.line(f"{x - 18},{y} {x},{y - 4} {x + 18},{y}", 1.6, col.BLUE_D, (0.2, 0.2))


def lake_castle(a: Art) -> None:
    """Hearts 9: a castle on a rock above the water."""
    land.peak(a, 76, 74, 150, -8)
    land.cloud(a, -84, -226, 0.9)
    land.rock(a, "-112,6! -100,-40 -84,-62! 40,-66 66,-58! 84,-30 96,6! z")
    land.tower(a, -60, 38, 124, -58, col.RED, 3)
    land.wall(a, -42, 36, 62, -60, True, 2)
    land.tower(a, 44, 32, 92, -58, col.RED, 2)
    land.gate(a, 0, 26, 38, -60)
    land.pennon(a, -60, -222, 34, col.GOLD)
    for spec in ("-74,-56 -60,-30 -66,-4", "-20,-58 -12,-30 -24,-6", "40,-60 52,-34 46,-4"):
        a.line(spec, 1.7, col.INK, (0.4, 0.0))
    land.fir(a, -98, 0.7, -26)
    land.fir(a, 78, 0.66, -18)
    land.water(
        a,
        "-140,-2! -60,4 0,-2 70,4 140,-2! 120,24 40,34 -40,30 -124,22 z",
        ((-70, 14, 26), (10, 20, 26), (78, 12, 22)),
    )
    a.shape("-24,12! 22,12! 14,22! -16,22! z", col.BROWN, 1.7)
    a.line("0,12 0,-16", 2.4, col.INK, (1, 1), 0)
    a.shape("3,-14! 18,6! 3,8! z", col.WHITE, 1.5)


def stronghold(a: Art) -> None:
    """Hearts 10: Zwing Uri being built, with crane and masons."""
    land.peak(a, -62, 84, 168, -6)
    land.meadow(a, 142, 28)
    land.tower(a, 62, 60, 178, 0, "", 4)
    land.wall(a, -54, 34, 104, 0, True, 2)
    land.gate(a, -14, 34, 54)
    land.tower(a, -78, 46, 120, 0, "", 2)
    # scaffold and crane
    for spec in (
        "100,0 100,-196",
        "26,-104 26,-196",
        "20,-128 104,-128",
        "20,-164 104,-164",
        "26,-164 60,-128",
        "100,-164 66,-128",
    ):
        edged(a, spec, (5.4, 3.0), col.OCHRE)
    edged(a, "62,-186 62,-232", (7, 4), col.BROWN)
    edged(a, "84,-214 -26,-244", (7, 4), col.BROWN)
    a.line("-22,-242 -22,-176", 1.8, col.INK, (1, 1), 0)
    a.shape("-36,-176! -8,-176! -8,-154! -36,-154! z", col.STEEL, 1.9, shade=col.STEEL_D)
    mason = Pose(near_elbow=(-6, -112), near_hand=(-18, -132), far_elbow=(-20, -84), far_hand=(-30, -70))
    with a.place(-106, 12, 0.62, flip=True):
        folk.figure(a, mason, Folk(BLUE, WHITE, WHITE, BROWN, "cap", BROWN, beard=True))
    haul = Pose(near_elbow=(-4, -82), near_hand=(-26, -90), far_elbow=(-20, -88), far_hand=(-32, -96))
    with a.place(120, 14, 0.62):
        folk.figure(a, haul, Folk(RED, BROWN, None, BROWN, "cap", GREEN))
    a.shape("78,14! 100,14! 100,-4! 78,-4! z", col.STEEL, 1.8, shade=col.STEEL_D)


def crossbow_trophy(a: Art) -> None:
    """Bells 7: the crossbow with the shot apple, and the mark of the pack on a ribbon."""
    for side in (-1, 1):
        with a.place(0, -60, 1, flip=side < 0):
            edged(a, "0,8 44,-8 82,-46 92,-100", (5.4, 3.0), col.BROWN, (0.8, 0.3), 0.25)
            for x, y, turn in (
                (30, -4, -60),
                (48, -12, 20),
                (64, -26, -70),
                (80, -46, 16),
                (84, -66, -100),
                (94, -84, 0),
                (90, -106, -80),
            ):
                with a.place(x, y, 1, turn):
                    a.shape("0,0! 8,-12 22,-14 36,-2! 22,8 8,6 z", col.GREEN, 1.8, shade=col.GREEN_D, k=0.86)
                    a.line("2,-1 30,-3", 1.3, col.GREEN_D, (1, 0.1))
    with a.place(0, -150, 1.0):
        gear.shouldered_crossbow(a)
    gear.bolt(a, 62, -212, 40, 92)
    gear.apple(a, 62, -212, 20)
    a.shape("-128,-44! -92,-54! -92,-14! -128,-4! -112,-26! z", col.WHITE_D, 2.0)
    a.shape("128,-44! 92,-54! 92,-14! 128,-4! 112,-26! z", col.WHITE_D, 2.0)
    a.shape(
        "-104,-56! -40,-46 40,-46 104,-56! 104,-20! 40,-10 -40,-10 -104,-20! z",
        col.WHITE,
        2.3,
        shade=col.WHITE_D,
        k=0.97,
    )
    word(a, "CARDAVIA", 0, -29, 20, col.RED, 1.0, 3)


def tell_family(a: Art) -> None:
    """Bells 8: Tell, Hedwig and Walter before their house."""
    land.peak(a, 52, 84, 190, -30)
    land.chalet(a, -44, -14, 1.36)
    land.fir(a, 108, 1.2, -8)
    land.meadow(a, 142, 28)
    stand = Pose(near_elbow=(24, -82), near_hand=(18, -62), far_elbow=(-22, -86), far_hand=(-34, -72))
    with a.place(46, 14, 1.0):
        with a.place(30, -78, 0.8, 68):
            folk.small_crossbow(a, (0, 0), 0)
        folk.figure(a, stand, TELL)
    boy = Pose(near_elbow=(10, -84), near_hand=(22, -96), far_elbow=(-16, -84), far_hand=(-26, -98))
    with a.place(2, 18, 0.66, flip=True):
        folk.figure(a, boy, Folk(RED, BLUE, WHITE, (col.FLAXEN, col.BROWN)))
        gear.apple(a, -30, -106, 9)
    mother = Pose(
        near_elbow=(18, -84),
        near_hand=(2, -68),
        far_elbow=(-20, -82),
        far_hand=(-34, -74),
        near_foot=(18, -2),
        far_foot=(-18, -2),
    )
    with a.place(-48, 14, 0.96, flip=True):
        folk.figure(
            a,
            mother,
            Folk(BLUE, WHITE, WHITE, (col.AUBURN, col.BROWN_D), "scarf", WHITE, skirt=True, apron=WHITE),
        )
    for x, c in ((-112, col.RED), (-92, col.GOLD), (92, col.RED), (116, col.GOLD)):
        land.flower(a, x, 18, c, 0.8)


def hat_on_the_pole(a: Art) -> None:
    """Bells 9: the meadow at Altdorf; one bows to the hat, the guard looks on."""
    land.peak(a, 72, 74, 176, -8)
    land.peak(a, -46, 92, 132, -8)
    land.church(a, -92, -4, 1.0)
    land.meadow(a, 142, 30)
    edged(a, "0,6 0,-206", (9, 5.4), col.OCHRE)
    with a.place(2, -202, 0.94):
        a.shape("-26,-4 -28,-40 -6,-58 18,-50 28,-36 26,-2 0,4 z", col.RED, 2.2, shade=col.RED_D, k=0.86)
        a.shape("-52,4 -30,-8 0,-10 32,-8 54,2 40,10 0,6 -38,10 z", col.RED, 2.2, shade=col.RED_D, k=0.92)
        edged(a, "-28,-10 0,-13 28,-10", (6.4, 4), col.GOLD)
        a.shape(
            a.limb("20,-14 48,-44 78,-40 86,-18", (8, 16, 14, 4), True),
            col.GREEN,
            1.9,
            shade=col.GREEN_D,
            k=0.9,
        )
        a.disc(82, -24, 6, 6, col.BLUE, 1.5)
    bow = Pose(
        hip=(16, -56),
        neck=(-16, -82),
        near_elbow=(-22, -62),
        near_hand=(-40, -50),
        far_elbow=(-30, -64),
        far_hand=(-44, -56),
        nod=24,
    )
    with a.place(-52, 18, 1.0, flip=True):
        folk.figure(a, bow, Folk(BLUE, BROWN, WHITE, STEEL, beard=True))
        a.shape("-62,-46 -54,-58 -40,-58 -34,-46 -48,-42 z", col.BROWN, 1.7, shade=col.BROWN_D)
    guard = Pose(near_elbow=(20, -82), near_hand=(24, -104), far_elbow=(-18, -82), far_hand=(-14, -62))
    with a.place(58, 16, 1.04):
        edged(a, "26,4 26,-150", (6, 3.4), col.BROWN)
        a.shape("26,-188! 33,-160 26,-148! 19,-160 z", col.STEEL, 1.8, shade=col.STEEL_D)
        a.shape("22,-158! 2,-166 -4,-148 2,-134! 22,-142! z", col.STEEL, 1.8, shade=col.STEEL_D)
        folk.figure(a, guard, SOLDIER)


def chapel_on_the_hill(a: Art) -> None:
    """Bells 10: Tell's chapel on a hill by the lake."""
    land.peak(a, -56, 86, 150, -24)
    land.cloud(a, 78, -222, 1.0)
    land.water(
        a,
        "-142,-34! -60,-40 60,-34 142,-40! 132,8! -130,10! z",
        ((-104, -22, 24), (-92, -8, 22), (112, -24, 18)),
    )
    land.hill(a, "-84,22! -76,-24 -40,-72 8,-86 60,-74 104,-30 128,22! 20,34 z", True)
    land.chapel(a, 10, -80, 0.98)
    a.shape(
        "4,-78! 18,-78! 34,-50 14,-24 34,22! 8,24! -6,-22 16,-50 z", col.GOLD, 1.7, shade=col.GOLD_D, k=0.9
    )
    land.tree(a, 78, 0.92, -52)
    land.fir(a, -46, 0.86, -54)
    walk = Pose(near_foot=(18, -2), far_foot=(-18, -2), near_elbow=(18, -82), near_hand=(2, -70))
    with a.place(-14, 14, 0.58, flip=True):
        folk.figure(a, walk, Folk(BROWN, WHITE, None, STEEL, "brim", BROWN, beard=True))
        a.line("-30,-76 -34,0", 5, col.INK, (1, 1), 0)


def goatherd(a: Art) -> None:
    """Leaves 7: a goatherd piping to goat and kid."""
    land.peak(a, 50, 100, 152, -16)
    land.tree(a, -92, 1.55, -2)
    land.meadow(a, 142, 30)
    land.rock(a, "-80,10! -82,-20 -62,-34 -36,-32 -22,-12 -20,10! z")
    pipe = Pose(
        hip=(0, -36),
        neck=(0, -80),
        near_elbow=(-6, -58),
        near_hand=(-26, -78),
        far_elbow=(-16, -58),
        far_hand=(-34, -72),
        near_knee=(-26, -38),
        near_foot=(-28, -2),
        far_knee=(-22, -34),
        far_foot=(-40, -2),
    )
    with a.place(-50, 6, 1.06, flip=True):
        folk.figure(a, pipe, HERD)
        edged(a, "-12,-88 -46,-70", (5.6, 3.2), col.GOLD)
    with a.place(0, 14):
        folk.goat(a, 60, 1.14, patch=True)
        folk.goat(a, 112, 0.6, flip=True)
    for x, c in ((2, col.GOLD), (22, col.RED), (90, col.RED)):
        land.flower(a, x, 26, c, 0.8)


def border_fort(a: Art) -> None:
    """Leaves 8: a round keep with palisade on a green hill."""
    land.cloud(a, 88, -186, 0.84)
    land.hill(a, "-138,16! -120,-30 -70,-70 0,-84 70,-70 122,-30 138,16! 0,34 z", True)
    a.shape("-48,-76! -44,-196! 44,-196! 48,-76! 0,-66 z", col.STEEL, 2.3, shade=col.STEEL_D, k=0.9)
    a.hatch("12,-70 14,-196! 44,-196! 48,-76 z", 60, 4.6, 16, 1.3)
    for row in range(4):
        for left in (-34, -8, 18):
            joint, level = left + row % 2 * 6, -100 - 24 * row
            a.line(f"{joint},{level} {joint + 14},{level + 1}", 1.5, col.INK, (0.8, 0.8))
    a.shape("-56,-194! -56,-212! 56,-212! 56,-194! 0,-188 z", col.STEEL, 2.0, shade=col.STEEL_D)
    a.shape("-62,-208! 0,-268! 62,-208! 0,-200 z", col.RED, 2.2, shade=col.RED_D, k=0.9)
    for t in (-30, 0, 30):
        a.line(f"{t * 0.2},-262 {t},-206", 1.5, col.RED_D, (0.2, 0.8))
    land.pennon(a, 0, -264, 30, col.GREEN)
    for x, y in ((-22, -160), (20, -160), (0, -116)):
        a.fill(f"{x - 4},{y + 9}! {x - 4},{y - 6} {x},{y - 11} {x + 4},{y - 6} {x + 4},{y + 9}! z", col.INK)
    for i in range(17):
        post = -112 + i * 14
        top = -14 - 24 * (1 - (post / 112) ** 2)
        a.shape(
            f"{post - 6},{top + 30}! {post - 6},{top - 8}! {post},{top - 18}! {post + 6},{top - 8}! "
            f"{post + 6},{top + 30}! z",
            col.OCHRE,
            1.8,
            shade=col.BROWN,
            k=0.86,
        )
    edged(a, "-116,-2 -60,-24 0,-30 60,-24 116,-2", (5.4, 3.2), col.BROWN)
    guard = Pose(near_elbow=(20, -82), near_hand=(22, -100))
    with a.place(92, 22, 0.7):
        edged(a, "24,4 24,-146", (6, 3.2), col.BROWN)
        a.shape("24,-178! 31,-152 24,-142! 17,-152 z", col.STEEL, 1.8)
        folk.figure(a, guard, Folk(GREEN, RED, None, BROWN, "helmet"))


def forest_stag(a: Art) -> None:
    """Acorns 7: a stag at a waterfall."""
    land.peak(a, 16, 124, 214, -16)
    land.rock(a, "-136,8! -132,-84 -112,-132 -86,-150! -60,-128 -52,-70 -44,8! z")
    a.shape(
        "-98,-146! -84,-148! -78,-100 -84,-50 -66,4! -112,4! -98,-50 -94,-100 z",
        col.WHITE,
        1.8,
        shade=col.BLUE_L,
        k=0.9,
    )
    for spec in ("-92,-140 -88,-90 -90,-10", "-84,-140 -82,-90 -78,-10"):
        a.line(spec, 1.6, col.BLUE, (0.3, 0.3))
    land.fir(a, 72, 1.5, -8)
    land.fir(a, 112, 1.1, -2)
    land.fir(a, -36, 1.0, -16)
    land.meadow(a, 142, 28)
    land.water(a, "-132,2! -90,-4 -50,2 -30,10 -60,22 -110,18 z", ((-86, 8, 20),))
    _stag(a)


def _stag(a: Art) -> None:
    coat, dark = col.FOX, col.BROWN
    with a.place(34, 12, 0.92):
        for leg in ("42,-52 50,-28 46,0", "-22,-52 -30,-28 -26,0"):
            a.shape(a.limb(leg, (14, 8, 6)), dark, 1.8)
        a.shape(
            "60,-70 58,-46 36,-40 -10,-38 -32,-46 -40,-76 -48,-100 -66,-98 -74,-104 -62,-116 "
            "-44,-120 -32,-106 -24,-82 10,-78 46,-80 z",
            coat,
            2.2,
            shade=dark,
            k=0.88,
        )
        a.shape("56,-74 66,-80 66,-64 z", col.WHITE, 1.5)
        a.hatch("58,-66 54,-46 20,-40 -20,-42 20,-54 z", 48, 4.2, 14, 1.2)
        for leg in ("34,-52 40,-26 36,2", "-28,-54 -24,-28 -28,2"):
            a.shape(a.limb(leg, (17, 9, 6)), coat, 1.9, shade=dark, k=0.9)
        a.shape("-42,-114 -28,-124 -30,-112 z", coat, 1.5)
        a.disc(-54, -108, 2.0, 2.0, col.INK)
        for side in (1, -1):
            x, y = -46 - (side < 0) * 6, -118
            beams = (
                f"{x},{y} {x + 14 * side},{y - 24} {x + 8 * side},{y - 54}",
                f"{x + 9 * side},{y - 16} {x - 8 * side},{y - 28}",
                f"{x + 13 * side},{y - 28} {x + 30 * side},{y - 40}",
            )
            for b in beams:
                a.line(b, 6.0, col.INK, (1, 0.5))
            for b in beams:
                a.line(b, 3.2, col.GOLD_D, (1, 0.4))


def tower_by_the_river(a: Art) -> None:
    """Acorns 8: a watch tower and a bridge over a river."""
    land.peak(a, -66, 92, 170, -40)
    land.peak(a, 104, 56, 104, -40)
    land.hill(a, "-142,8! -132,-46 -70,-64 -20,-50 30,-54 90,-60 142,-36! 142,10! 0,20 z", True)
    land.chalet(a, -74, -42, 0.66)
    land.meadow(a, 142, 34, 9)
    river = "22,-54! 38,-54! 34,-40 10,-22 40,-2 52,14 42,29! 0,33 -38,29! -36,14 -16,-4 -20,-24 4,-40 z"
    a.shape(river, col.BLUE_L, 1.9, shade=col.BLUE, k=0.95)
    for x, y, w in ((18, -38, 8), (-4, -22, 10), (10, 14, 26), (0, 22, 26)):
        a.line(f"{x - w},{y} {x},{y - 3} {x + w},{y}", 1.6, col.BLUE, (0.2, 0.2))
    land.tower(a, 88, 46, 166, -18, col.RED, 4)
    land.wall(a, 52, 68, 40, -18)
    land.wall(a, 108, 130, 40, -18)
    land.bridge(a, -66, 78, -14)
    land.tree(a, -124, 0.66, 8)
    land.fir(a, 122, 0.8, 14)
    walk = Pose(near_foot=(18, -2), far_foot=(-18, -2))
    with a.place(0, -27, 0.5, flip=True):
        folk.figure(a, walk, Folk(RED, BLUE, None, BROWN, "brim", GREEN))
        a.line("-28,-72 -30,0", 5, col.INK, (1, 1), 0)


SCENES: dict[str, Callable[[Art], None]] = {
    "H7": shot_at_gessler,
    "H8": boat_on_the_lake,
    "H9": lake_castle,
    "HT": stronghold,
    "S7": crossbow_trophy,
    "S8": tell_family,
    "S9": hat_on_the_pole,
    "ST": chapel_on_the_hill,
    "G7": goatherd,
    "G8": border_fort,
    "E7": forest_stag,
    "E8": tower_by_the_river,
}
