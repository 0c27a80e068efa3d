"""Alpine and knightly dress of the persons of the play: shirts, hoods, gowns, armour and their hats.

Not for persons or attributes. May import the pen, the palette, hats and small ornaments. Units are head-local
(chin at y = 54); a torso runs to y = 300 and is cut by the card.
"""

from __future__ import annotations

from dataclasses import dataclass

from . import bust, hats, parts
from . import palette as col
from .pen import Art
from .tell_strokes import edged

Point = tuple[float, float]
Pair = tuple[str, str]

GREEN: Pair = (col.GREEN, col.GREEN_D)
RED: Pair = (col.RED, col.RED_D)
BLUE: Pair = (col.BLUE, col.BLUE_D)
GOLD: Pair = (col.GOLD, col.GOLD_D)
WHITE: Pair = (col.WHITE, col.WHITE_D)
BROWN: Pair = (col.BROWN, col.BROWN_D)
STEEL: Pair = (col.STEEL, col.STEEL_D)
VIOLET: Pair = (col.VIOLET, col.VIOLET_D)


@dataclass(frozen=True)
class Arm:
    """An arm: shoulder, elbow, wrist, sleeve colours, and whether the forearm is bare."""

    shoulder: Point
    elbow: Point
    wrist: Point
    sleeve: Pair
    bare: bool = False
    width: float = 1.0


def _ink(pair: Pair) -> str:
    return col.SOFT if pair in (WHITE, (col.SKIN, col.SKIN_D)) else col.INK


def arm(a: Art, spec: Arm, bow: float = 9.0) -> None:
    """Upper arm and forearm; a bare forearm comes out of a rolled linen sleeve."""
    k = spec.width
    if not spec.bare:
        widths = (54 * k, 62 * k, 54 * k, 32)
        bust.arm(a, spec.shoulder, spec.elbow, spec.wrist, widths, *spec.sleeve, bow=bow)
        return
    (sx, sy), (ex, ey), (wx, wy) = spec.shoulder, spec.elbow, spec.wrist
    out = 9 if ex > sx else -9
    upper = a.limb(
        f"{sx},{sy} {(sx + ex) / 2 + out},{(sy + ey) / 2 - 2} {ex},{ey}", (56 * k, 70 * k, 58 * k), True, True
    )
    a.shape(upper, spec.sleeve[0], 2.3, shade=spec.sleeve[1], k=0.92)
    a.hatch(upper, 42, 4.6, 15, 1.2, _ink(spec.sleeve))
    fore = a.limb(
        f"{ex},{ey} {(ex + wx) / 2 + 2:.1f},{(ey + wy) / 2 + 3:.1f} {wx},{wy}", (38, 42, 26), round_start=True
    )
    a.shape(fore, col.SKIN, 2.2, shade=col.SKIN_D, k=0.9)
    a.hatch(fore, 44, 4.0, 12, 1.1, col.SOFT)
    ux, uy = wx - ex, wy - ey
    n = (ux * ux + uy * uy) ** 0.5 or 1.0
    ux, uy = ux / n * 27, uy / n * 27
    cuff = a.limb(f"{ex - uy},{ey + ux} {ex + ux * 0.3},{ey + uy * 0.3} {ex + uy},{ey - ux}", (17, 20, 17))
    a.shape(cuff, spec.sleeve[0], 2.0, shade=spec.sleeve[1], k=0.9)


def plate_arm(a: Art, spec: Arm) -> None:
    """An arm in plate with a shoulder piece, an elbow cop and a gauntlet cuff."""
    (sx, sy), (ex, ey), (wx, wy) = spec.shoulder, spec.elbow, spec.wrist
    for x0, y0, x1, y1, widths in ((sx, sy, ex, ey, (50, 52, 44)), (ex, ey, wx, wy, (42, 48, 34))):
        p = a.limb(f"{x0},{y0} {(x0 + x1) / 2},{(y0 + y1) / 2} {x1},{y1}", widths)
        a.shape(p, col.STEEL, 2.3, shade=col.STEEL_D, k=0.88)
        a.hatch(p, 50, 4.2, 12, 1.2)
    a.disc(ex, ey, 25, 24, col.STEEL, 2.2, shade=col.STEEL_D)
    a.disc(ex, ey, 8, 8, col.GOLD, 1.7)
    side = 1 if sx > 0 else -1
    for i, (w, y) in enumerate(((42, 26), (40, 10), (36, -8))):
        a.shape(
            f"{sx - side * 34},{sy + y - 18} {sx + side * 6},{sy + y - 28} "
            f"{sx + side * w},{sy + y - 4} {sx + side * (w - 2)},{sy + y + 12}! "
            f"{sx + side * 4},{sy + y + 2} {sx - side * 30},{sy + y + 8}! z",
            col.STEEL,
            2.1,
            shade=col.STEEL_D,
            k=0.9,
        )
        if i == 2:
            a.disc(sx, sy - 20, 4.4, 4.4, col.GOLD, 1.5)


def gauntlet(a: Art, x: float, y: float, turn: float) -> None:
    """The flared cuff of a steel glove at a wrist, the hand pointing to +x before turning."""
    with a.place(x, y, 1, turn):
        a.shape(
            "16,-15 -10,-25! -20,-22 -22,0 -20,22 -10,25! 16,15 20,0 z",
            col.STEEL,
            2.1,
            shade=col.STEEL_D,
            k=0.88,
        )
        a.line("-14,-24 -17,0 -14,24", 2.2, col.GOLD, (1, 1), 0)
        a.line("4,-19 7,0 4,19", 1.5, col.INK, (0.6, 0.6))


# ---------------------------------------------------------------- torsos
LOOSE = "-40,88 -76,104 -90,136 -80,182 -74,206 -92,300 104,300 86,206 90,182 98,136 84,104 48,88 z"
TRIM = "-40,90 -72,104 -80,142 -62,196 -60,214 -80,300 92,300 70,214 72,196 90,142 82,104 50,90 z"


def _folds(a: Art, colour: str) -> None:
    for fold in (
        "-62,120 -54,160 -58,196",
        "66,116 60,160 66,196",
        "-34,214 -44,260",
        "0,216 2,262",
        "38,214 46,260",
    ):
        a.line(fold, 1.7, colour, (0.2, 0.1))


def belt(a: Art, y: float = 200, pair: Pair = BROWN, half: float = 68) -> None:
    """A leather belt with a square buckle."""
    a.shape(
        f"{4 - half},{y - 6} 4,{y + 4} {4 + half},{y - 6} {3 + half},{y + 9} 4,{y + 20} {6 - half},{y + 9} z",
        pair[0],
        2.1,
        shade=pair[1],
        k=0.93,
    )
    a.shape(f"-9,{y}! 17,{y}! 17,{y + 24}! -9,{y + 24}! z", col.GOLD, 2.0, shade=col.GOLD_D)
    a.shape(f"-3,{y + 6}! 11,{y + 6}! 11,{y + 18}! -3,{y + 18}! z", pair[1], 1.4)


def tunic(a: Art, pair: Pair, linen: bool = True) -> None:
    """A mountaineer's tunic, laced over a linen shirt."""
    a.shape(TRIM, pair[0], 2.4, shade=pair[1], k=0.94, anchor=(-20, 150))
    a.hatch("46,92 80,106 88,142 70,196 68,214 88,296 44,300 48,206 58,150 z", 42, 4.8, 22, 1.3)
    _folds(a, col.INK)
    if linen:
        a.shape("-24,84! -14,130 2,186! 20,130 32,84! 4,96 z", col.WHITE, 2.0, shade=col.WHITE_D, k=0.92)
        for i in range(4):
            y, w = 116 + i * 16, 16 - i * 3.4
            a.line(f"{2 - w},{y} {2 + w},{y + 10}", 2.4, col.BROWN_D, (1, 1))
            a.line(f"{2 + w},{y} {2 - w},{y + 10}", 2.4, col.BROWN_D, (1, 1))


def herd_shirt(a: Art, vest: Pair) -> None:
    """The Alpine herdsman's linen shirt under a short embroidered waistcoat."""
    a.shape(LOOSE, col.WHITE, 2.4, shade=col.WHITE_D, k=0.94, anchor=(-20, 150))
    a.hatch("46,92 82,106 94,140 84,206 98,296 50,300 56,206 64,150 z", 42, 5, 20, 1.2, col.SOFT)
    for side in (-1, 1):
        edge = (
            f"{4 + side * 36},88 {4 + side * 66},102 {4 + side * 72},150 {4 + side * 62},206! "
            f"{4 + side * 20},216! {4 + side * 24},150 {4 + side * 16},92 z"
        )
        a.shape(edge, vest[0], 2.2, shade=vest[1], k=0.93)
        for i in range(4):
            parts.rosette(a, 4 + side * (38 + (4 if i % 2 else 0)), 116 + i * 24, 0.8, col.GOLD, col.GREEN)
        a.line(f"{4 + side * 18},96 {4 + side * 26},150 {4 + side * 22},214", 2.6, col.GOLD, (1, 1))
    for y in (120, 144, 168):
        a.line(f"-12,{y} 20,{y}", 2.4, col.GOLD, (1, 1))
        a.disc(4, y, 3.4, 3.4, col.GOLD, 1.4)


def jerkin(a: Art, pair: Pair, under: Pair) -> None:
    """A sleeveless leather jerkin with a wide neck over a coloured coat."""
    a.shape(TRIM, under[0], 2.4, shade=under[1], k=0.94)
    a.shape(
        "-40,96 -62,110 -64,150 -58,196 -62,214 -76,300 88,300 72,214 68,196 74,150 74,110 50,96 "
        "36,112 4,126 -26,112 z",
        pair[0],
        2.3,
        shade=pair[1],
        k=0.94,
    )
    a.hatch("48,104 72,112 74,150 66,200 84,296 44,300 48,206 56,150 z", 42, 4.8, 22, 1.3)
    a.line("4,128 4,196", 1.8, col.INK, (1, 1))
    for y in (136, 152, 168, 184):
        a.disc(-4, y, 3.2, 3.2, col.GOLD, 1.4)
        a.disc(12, y, 3.2, 3.2, col.GOLD, 1.4)
    _folds(a, col.INK)


def gown(a: Art, pair: Pair, facing: Pair, under: Pair) -> None:
    """A councillor's long gown, open in front, faced and collared with fur."""
    a.shape(
        "-40,88 -84,102 -104,140 -108,210 -112,300 124,300 118,210 114,140 92,102 48,88 z",
        pair[0],
        2.4,
        shade=pair[1],
        k=0.95,
        anchor=(-20, 150),
    )
    a.hatch("50,92 90,104 110,140 116,210 120,296 70,300 74,206 78,150 z", 42, 4.8, 26, 1.3)
    for fold in ("-80,130 -84,200 -88,290", "-62,150 -62,220 -66,290", "76,150 78,220 80,290"):
        a.line(fold, 1.9, col.INK, (0.0, 0.3))
    a.shape("-20,84 -24,150 -22,300! 28,300! 30,150 28,84 z", under[0], 2.0, shade=under[1], k=0.94)
    for y in (128, 150, 172, 194, 216):
        a.disc(4, y, 4, 4, col.GOLD, 1.5)
    for side in (-1, 1):
        strip = (
            f"{4 + side * 20},84 {4 + side * 46},96 {4 + side * 50},150 {4 + side * 44},220 "
            f"{4 + side * 46},300! {4 + side * 22},300! {4 + side * 24},210 {4 + side * 26},150 z"
        )
        a.shape(strip, facing[0], 2.1, shade=facing[1], k=0.94)
        a.hatch(strip, 66, 5.4, 13, 1.3, facing[1] if facing != WHITE else col.SOFT)


def cuirass(a: Art) -> None:
    """Breastplate with a ridge, gilt rim and skirt of plates."""
    a.shape("-74,206 -90,300 102,300 84,206 4,222 z", col.STEEL, 2.3, shade=col.STEEL_D, k=0.95)
    for y in (232, 254, 276):
        a.line(f"-82,{y} 4,{y + 14} 92,{y}", 2.0, col.INK, (1, 1))
    a.shape(
        "-46,92 -72,112 -78,150 -64,196 -58,210 4,226 68,210 74,196 88,150 82,112 56,92 4,112 z",
        col.STEEL,
        2.5,
        shade=col.STEEL_D,
        k=0.9,
        anchor=(-24, 140),
    )
    a.hatch("44,100 80,114 86,150 72,196 66,210 30,216 46,180 54,140 z", 46, 4.2, 24, 1.3)
    a.line("4,116 -2,160 4,220", 2.0, col.INK, (0.6, 1))
    a.line("-48,126 -54,152 -44,186", 4.4, col.WHITE, (0.1, 0.1))
    edged(a, "-46,96 4,116 56,96", (5.4, 3.0), col.GOLD)
    for x, y in ((-58, 118), (66, 118), (-50, 200), (60, 200)):
        a.disc(x, y, 3.8, 3.8, col.GOLD, 1.5)


def doublet(a: Art, pair: Pair, trim: str) -> None:
    """A courtier's close doublet, quilted and buttoned."""
    a.shape(TRIM, pair[0], 2.4, shade=pair[1], k=0.94, anchor=(-20, 150))
    a.motif(
        "-70,110 -76,142 -58,196 70,196 86,142 78,110 z",
        (26, 28),
        lambda x, y: parts.lily(a, x, y, 0.66, trim),
        9,
    )
    a.hatch("46,92 80,106 88,142 70,196 68,214 88,296 44,300 48,206 58,150 z", 42, 4.6, 20, 1.3)
    a.line("2,100 0,150 2,200", 2.0, col.INK, (1, 1))
    parts.buttons(a, [(5, 112), (4, 130), (4, 148), (4, 166), (4, 184)], 4.4, trim)


# ---------------------------------------------------------------- collars, cloaks
def hood_cape(a: Art, pair: Pair) -> None:
    """A hood thrown back: rolled neck and dagged shoulder cape."""
    cape = (
        "-24,70 -58,86 -88,110 -98,146! -84,136! -76,156! -60,138! -48,158! -32,138! -16,154! 4,136! "
        "22,154! 38,138! 54,158! 66,138! 82,156! 92,136! 106,146! 96,110 66,84 36,68 z"
    )
    a.shape(cape, pair[0], 2.3, shade=pair[1], k=0.95)
    a.hatch("38,70 66,84 96,110 104,142 80,140 70,110 z", 44, 4.4, 16, 1.3)
    a.flow("-24,78 -60,100 -84,136", "-8,86 -20,110 -24,140", 2, 1.5)
    a.shape(
        "-28,60 -40,76 -30,94 4,106 36,94 50,76 40,58 20,80 4,84 -12,80 z", pair[0], 2.2, shade=pair[1], k=0.9
    )
    a.line("-30,80 -10,94 4,97 22,92 42,76", 1.6, col.INK, (0.2, 0.2))


def open_collar(a: Art) -> None:
    """Broad linen collar points over the shoulders."""
    for side in (-1, 1):
        a.shape(
            f"{4 + side * 8},84! {4 + side * 26},66 {4 + side * 34},72 {4 + side * 54},96 "
            f"{4 + side * 30},120! {4 + side * 14},100 z",
            col.WHITE,
            2.1,
            shade=col.WHITE_D,
            k=0.92,
        )


def fur_collar(a: Art, pair: Pair) -> None:
    """A broad lying collar of fur."""
    spec = (
        "-26,68 -58,82 -92,104 -102,140 -74,150 -44,138 -20,116 4,110 28,116 52,138 82,150 110,140 "
        "100,104 66,82 36,66 24,84 4,92 -14,84 z"
    )
    a.shape(spec, pair[0], 2.3, shade=pair[1], k=0.94)
    a.hatch(spec, 62, 6.0, 15, 1.4, pair[1])
    a.flow("-30,76 -66,98 -92,136", "-10,92 -34,118 -60,140", 4, 1.4, pair[1])
    a.flow("36,74 72,98 98,136", "16,92 40,118 68,140", 4, 1.4, pair[1])


def gorget(a: Art, pair: Pair) -> None:
    """A mail collar with a coloured scarf knotted below it."""
    a.shape("-24,56 -34,78 -44,96 -14,110 4,114 26,110 56,94 44,76 36,54 6,74 z", col.STEEL_D, 2.2)
    a.motif(
        "-24,60 -34,78 -42,94 4,112 54,92 44,76 36,58 z",
        (9, 8),
        lambda x, y: a.disc(x, y, 3.0, 2.6, col.STEEL, 1.1),
        3,
    )
    a.shape("-46,88 4,108 58,86 62,98 4,122 -50,100 z", pair[0], 2.0, shade=pair[1], k=0.92)


def shoulder_cloak(a: Art, pair: Pair, lining: Pair) -> None:
    """A cloak over the left shoulder of the picture, falling behind the arm and pinned at the neck."""
    a.shape(
        "-28,84 -70,88 -106,112 -132,170 -148,240 -152,300 -66,300 -64,240 -54,180 -40,130 -10,104 z",
        pair[0],
        2.4,
        shade=pair[1],
        k=0.95,
    )
    a.flow("-70,96 -112,160 -136,290", "-30,104 -66,180 -84,290", 4, 1.8)
    a.shape("-34,84 -14,104 4,108 -4,118 -30,124 -46,112 z", lining[0], 2.0, shade=lining[1], k=0.9)
    a.disc(-12, 106, 9, 9, col.GOLD, 1.9, shade=col.GOLD_D)
    a.disc(-12, 106, 3.6, 3.6, col.RED, 1.2)


# ---------------------------------------------------------------- hats
def felt_hat(a: Art) -> None:
    """Tell's low felt hat, brim turned up on one side, with a tall eagle's feather."""
    hats.plume(a, "30,-62 48,-92 70,-112 100,-122", 25, col.WHITE, col.WHITE_D)
    a.shape(
        "-42,-40 -40,-66 -26,-86 0,-94 26,-88 42,-68 44,-42 2,-34 z",
        col.BROWN,
        2.4,
        shade=col.BROWN_D,
        k=0.87,
    )
    a.hatch("22,-44 42,-46 40,-70 24,-86 26,-62 z", 60, 4.0, 16, 1.3)
    a.shape(
        "-42,-50! -10,-43 8,-43 43,-49! 43,-59! 8,-54 -10,-54 -42,-61! z", col.GREEN, 2.0, shade=col.GREEN_D
    )
    a.shape(
        "-70,-22 -56,-42 -24,-48 6,-49 36,-50 58,-68 66,-62 58,-38 34,-30 4,-33 -28,-32 -54,-20 z",
        col.BROWN,
        2.4,
        shade=col.BROWN_D,
        k=0.93,
    )


def falconer_beret(a: Art) -> None:
    """A nobleman's slashed beret with a long peacock's feather."""
    hats.plume(a, "24,-56 54,-96 96,-112 132,-92 142,-56", 34, col.GREEN, col.GREEN_D, 15)
    for r, colour in ((17, col.GOLD), (11.5, col.BLUE), (5.4, col.INK)):
        a.disc(138, -66, r, r * 1.1, colour, 1.6)
    crown = "-52,-38 -62,-54 -50,-72 -20,-82 16,-82 46,-72 62,-54 54,-38 2,-34 z"
    a.shape(crown, col.RED, 2.4, shade=col.RED_D, k=0.88, anchor=(-16, -60))
    for x in (-32, -11, 11, 32):
        a.shape(f"{x - 3},-50 {x - 5},-62 {x + 2},-74 {x + 5},-62 z", col.WHITE, 1.6)
    a.shape("-54,-34 -58,-46 -30,-52 4,-53 36,-51 58,-44 54,-32 30,-38 2,-39 -30,-38 z", col.RED_D, 2.2)
    a.hatch("26,-40 54,-36 62,-54 46,-72 42,-54 z", 60, 3.6, 18, 1.2)
    a.disc(26, -56, 8, 8, col.GOLD, 1.8, shade=col.GOLD_D)


def bailiff_hat(a: Art) -> None:
    """Gessler's hat, the one on the pole: tall crown, gold band, curled plume."""
    hats.plume(a, "-26,-62 -58,-92 -92,-92 -104,-62 -94,-42", 30, col.GOLD, col.GOLD_D)
    a.shape(
        "-34,-44 -40,-84 -30,-114 -8,-109 10,-120 32,-111 42,-80 40,-44 2,-34 z",
        col.RED,
        2.4,
        shade=col.RED_D,
        k=0.88,
    )
    a.hatch("20,-46 40,-48 42,-84 32,-116 24,-80 z", 62, 4.0, 18, 1.3)
    a.line("-14,-58 -18,-88 -10,-114", 1.7, col.INK, (0.3, 0.0))
    a.shape(
        "-36,-46! -8,-40 10,-40 41,-46! 42,-60! 10,-55 -8,-55 -38,-60! z", col.GOLD, 2.0, shade=col.GOLD_D
    )
    a.shape(
        "-62,-26 -52,-42 -24,-44 4,-45 34,-44 60,-44 66,-28 40,-26 4,-31 -32,-28 z",
        col.RED,
        2.4,
        shade=col.RED_D,
        k=0.94,
    )
    a.disc(-26, -52, 8, 8, col.BLUE, 1.8, shade=col.BLUE_D)


def ranger_cap(a: Art) -> None:
    """A field guard's green cap with a broad fur brim, its crown hanging to one side."""
    a.shape(
        "-40,-46 -44,-76 -24,-96 10,-100 48,-92 76,-70 84,-44 70,-32 54,-50 40,-48 2,-40 z",
        col.GREEN,
        2.4,
        shade=col.GREEN_D,
        k=0.88,
    )
    a.line("0,-96 30,-84 54,-56", 1.8, col.INK, (0.2, 0.0))
    a.line("-24,-52 -26,-78 -10,-96", 1.7, col.INK, (0.4, 0.0))
    a.disc(76, -30, 9, 10, col.GOLD, 1.9, shade=col.GOLD_D)
    brim = "-46,-30 -54,-42 -46,-56 -30,-60 4,-58 36,-60 52,-54 58,-42 48,-30 22,-34 -18,-34 z"
    a.shape(brim, col.BROWN, 2.3, shade=col.BROWN_D, k=0.93)
    a.hatch(brim, 74, 5.4, 13, 1.5, col.BROWN_D)


def sallet(a: Art) -> None:
    """A knight's helmet, visor raised, with a plume running down behind."""
    hats.plume(a, "6,-102 40,-124 76,-112 92,-76 88,-30 96,8", 36, col.BLUE, col.BLUE_D, 13)
    a.shape(
        "-38,-40 -42,-70 -28,-96 4,-106 36,-94 50,-64 50,-20 58,24 44,38 34,10 32,-22 4,-36 z",
        col.STEEL,
        2.4,
        shade=col.STEEL_D,
        k=0.9,
        anchor=(-10, -70),
    )
    a.hatch("26,-40 48,-40 50,-10 56,22 44,34 36,0 z", 62, 4.0, 14, 1.3)
    a.shape(
        "-44,-38 -58,-66 -40,-88 -6,-84 34,-74 44,-52 20,-50 -14,-50 z",
        col.STEEL,
        2.3,
        shade=col.STEEL_D,
        k=0.9,
    )
    for t in range(4):
        a.line(f"{-40 + t * 15},{-66 - t} {-34 + t * 15},{-66 - t}", 3.4, col.INK, (1, 1), 0)
    a.shape("-4,-88! 4,-108! 14,-88! z", col.GOLD, 1.8)
    a.disc(34, -58, 7, 7, col.GOLD, 1.8, shade=col.GOLD_D)
    a.line("-28,-92 -34,-74", 2.4, col.WHITE, (0.2, 0.1))


def councillor_cap(a: Art) -> None:
    """A flat black cap with ear pieces, as old landammen wear."""
    a.shape(
        "-50,-42 -58,-58 -42,-78 -6,-84 36,-80 60,-62 56,-42 2,-38 z", col.BLUE_D, 2.4, shade=col.INK, k=0.9
    )
    a.hatch("26,-44 54,-44 58,-62 40,-76 36,-58 z", 60, 3.8, 16, 1.3)
    a.line("-48,-50 -10,-56 20,-56 54,-50", 1.8, col.INK, (0.2, 0.2))
    a.shape(
        "-42,-32 -48,-46 -20,-50 4,-51 34,-50 52,-44 48,-30 44,-4 34,6 28,-24 4,-36 -20,-35 z",
        col.BLUE_D,
        2.2,
        shade=col.INK,
        k=0.92,
    )


def herdsman_cap(a: Art) -> None:
    """The round close cap of an Alpine herdsman, embroidered."""
    a.shape(
        "-34,-34 -38,-54 -24,-70 4,-76 32,-68 46,-50 46,-28 24,-36 -8,-40 z",
        col.RED,
        2.4,
        shade=col.RED_D,
        k=0.88,
    )
    a.hatch("26,-38 46,-32 46,-50 34,-64 32,-50 z", 60, 3.8, 14, 1.2)
    edged(a, "-36,-42 -8,-48 24,-44 46,-36", (6.4, 4.0), col.GOLD)
    for x, y in ((-20, -56), (4, -61), (26, -55)):
        parts.rosette(a, x, y, 0.7, col.WHITE, col.GREEN)
    a.disc(6, -77, 5, 4, col.GOLD, 1.6)


def captain_hat(a: Art) -> None:
    """Reding's wide black hat with two cock's feathers."""
    hats.plume(a, "-14,-66 -46,-96 -84,-104 -116,-84", 30, col.RED, col.RED_D)
    hats.plume(a, "-10,-60 -40,-78 -78,-76 -104,-50", 26, col.WHITE, col.WHITE_D)
    a.shape(
        "-34,-44 -34,-72 -18,-90 8,-94 32,-84 42,-62 42,-42 4,-34 z", col.BLUE_D, 2.4, shade=col.INK, k=0.86
    )
    a.shape(
        "-80,-34 -56,-50 -20,-52 6,-53 38,-52 70,-46 84,-28 60,-22 28,-30 2,-33 -30,-32 -58,-24 z",
        col.BLUE_D,
        2.4,
        shade=col.INK,
        k=0.92,
    )
    a.line("-36,-54 -8,-58 12,-58 42,-53", 4.6, col.GOLD, (1, 1))
    a.disc(-18, -58, 7, 7, col.GOLD, 1.8, shade=col.GOLD_D)
