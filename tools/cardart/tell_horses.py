"""The four horses of the mounted kings: head, neck, barrel, forelegs, bridle and saddle cloth.

Not for riders or cards. May import the pen, the palette and small ornaments.
Units are those of the rider's head; the origin is the middle of the saddle and the horse looks to the left.
"""

from __future__ import annotations

from dataclasses import dataclass

from . import palette as col
from . import parts
from .pen import Art
from .tell_strokes import edged

Point = tuple[float, float]


@dataclass(frozen=True)
class Coat:
    """Colours of one horse: coat and its shade, mane, hatching ink, and the leather of its tack."""

    coat: str
    shade: str
    mane: str
    mane_line: str
    hatch: str = col.INK
    leather: str = col.RED
    hoof: str = col.BROWN_D


@dataclass(frozen=True)
class Cloth:
    """Saddle cloth and breast strap: ground, shade, border and the motif strewn on it."""

    ground: str
    shade: str
    border: str = col.GOLD
    motif: str = "lily"


@dataclass(frozen=True)
class Gait:
    """Carriage of one horse; every outline is a curve of the pen.

    ``poll`` is where head and neck meet, ``head_turn`` the fall of the head in degrees (positive lowers the
    muzzle), ``far_leg`` and ``near_leg`` run from the elbow to the fetlock, ``hooves`` turn the hooves.
    """

    poll: Point
    head_turn: float
    neck: str
    crest: str
    far_leg: str
    near_leg: str
    hooves: tuple[float, float]
    tail: str
    lean: float = 0.0


BODY = (
    "-92,-30 -62,-22 -30,-8 10,2 60,-2 112,-16 152,-12 182,12 194,50 194,100 186,190! 120,190! "
    "116,140 60,136 "
    "0,142 -60,142 -98,134 -128,112 -143,76 -142,38 -124,2 z"
)

PASSAGE = Gait(
    poll=(-146, -138),
    head_turn=58,
    neck="-28,-10 -50,-54 -78,-102 -112,-134 -148,-148! -168,-120 -150,-92 -142,-62 -146,-24 -152,24 -148,64 "
    "-120,100 -60,80 z",
    crest="-140,-150 -108,-140 -74,-110 -46,-62 -24,-16",
    far_leg="-86,110 -84,168 -82,240",
    near_leg="-112,92 -160,84 -194,58 -188,96 -184,118",
    hooves=(0, 24),
    tail="178,4 206,10 220,60 212,130 222,190",
)
HALT = Gait(
    poll=(-138, -168),
    head_turn=30,
    neck="-10,-6 -22,-56 -48,-116 -88,-164 -140,-182! -156,-150 -140,-116 -136,-80 -144,-34 -154,14 -158,56 "
    "-130,92 -50,80 z",
    crest="-132,-184 -88,-168 -48,-118 -22,-58 -10,-8",
    far_leg="-84,110 -80,168 -78,240",
    near_leg="-116,104 -120,170 -120,240",
    hooves=(0, 0),
    tail="178,4 210,16 216,80 206,140 214,190",
)
LEVADE = Gait(
    poll=(-152, -140),
    head_turn=66,
    neck="-28,-10 -50,-54 -80,-104 -114,-138 -154,-150! -174,-120 -156,-90 -148,-60 -150,-22 -154,24 -148,64 "
    "-120,100 -60,80 z",
    crest="-146,-152 -110,-142 -76,-112 -46,-62 -24,-16",
    far_leg="-100,98 -156,96 -190,74 -186,118 -180,140",
    near_leg="-108,108 -150,134 -184,126 -166,166 -158,186",
    hooves=(30, 40),
    tail="178,4 214,30 222,90 206,150 214,200",
    lean=19,
)
GALLOP = Gait(
    poll=(-176, -102),
    head_turn=34,
    neck="-28,-10 -58,-46 -100,-82 -140,-104 -178,-112! -190,-76 -168,-54 -154,-28 -150,0 -154,34 -148,70 "
    "-120,100 -60,80 z",
    crest="-170,-114 -136,-106 -98,-84 -58,-48 -24,-14",
    far_leg="-110,92 -176,76 -220,90 -256,78 -274,74",
    near_leg="-112,106 -168,118 -212,112 -244,140 -262,152",
    hooves=(80, 62),
    tail="178,4 214,-22 250,-16 272,14 300,10",
    lean=5,
)


def _hoof(a: Art, at: Point, turn: float, coat: Coat) -> None:
    """Pastern and hoof below a fetlock."""
    with a.place(at[0], at[1], 1, turn):
        a.shape("-9,-8 -10,8 -16,20 10,20 12,8 10,-8 z", coat.coat, 1.8, shade=coat.shade, k=0.9)
        a.shape("-15,18! 11,18! 14,36! -24,36! z", coat.hoof, 2.0)
        a.line("-14,24 0,22 11,24", 1.3, col.GOLD_D, (0.4, 0.4))


def _end(spec: str) -> Point:
    x, y = spec.split()[-1].split(",")
    return float(x), float(y)


def _leg(a: Art, axis: str, turn: float, coat: Coat, far: bool) -> None:
    """A foreleg from the elbow to the hoof; the far one lies in shade."""
    flesh = coat.shade if far else coat.coat
    straight = len(axis.split()) == 3
    widths = (60, 36, 25) if straight else (62, 42, 33, 22, 21)
    _hoof(a, _end(axis), turn, coat)
    spec = a.limb(axis, widths)
    a.shape(spec, flesh, 2.2, shade=coat.shade, k=0.94)
    a.hatch(spec, 38, 4.6, 15, 1.2, coat.hatch)


def head(a: Art, coat: Coat, open_mouth: bool = False) -> None:
    """A bridled head, poll at the origin, muzzle to the left."""
    a.shape("-12,-6 -8,-30 4,-42 12,-24 10,-4 z", coat.shade, 1.8)
    if open_mouth:
        a.shape(
            "-56,28 -78,36 -98,44 -104,52 -94,56 -74,48 -50,42 z", coat.coat, 2.0, shade=coat.shade, k=0.9
        )
        a.fill("-70,33! -96,42 -74,42 -58,38! z", col.RED_D)
    a.shape(
        "8,-12 -8,-20 -30,-20 -58,-12 -84,-6 -104,2 -116,10 -120,20 -116,29 -106,33 -101,38 -90,41 "
        "-78,37 -62,32 "
        "-46,36 -28,46 -6,46 12,34 20,14 z",
        coat.coat,
        2.4,
        shade=coat.shade,
        k=0.93,
        anchor=(-40, 6),
    )
    a.hatch("-48,32 -28,46 -6,46 12,34 18,12 0,30 -24,34 z", 30, 3.8, 14, 1.1, coat.hatch)
    a.line("-34,32 -24,40 -8,38 4,24 4,8", 1.5, coat.hatch, (0.2, 0.0))
    a.line("-92,6 -70,2 -52,4 -44,10", 1.4, coat.hatch, (0.1, 0.1))
    # eye, nostril, mouth
    a.fill("-46,-3! -39,-9 -31,-8 -26,-1! -33,3 -40,2 z", col.INK)
    a.fill("-31,-4! -27,-1.4! -32,1.6! z", col.WHITE)
    a.disc(-39, -4.6, 1.6, 1.5, col.WHITE)
    a.line("-48,-3 -40,-10 -31,-9 -23,-1", 2.0, col.INK, (0.4, 0.3))
    a.line("-46,-11 -38,-16 -28,-14", 1.5, coat.hatch, (0.1, 0.1))
    a.fill("-112,14! -106,9 -101,13 -104,20 -109,21! z", col.INK)
    a.line("-116,29 -104,30 -94,27 -82,28", 1.9, col.INK, (0.9, 0.1))
    # near ear
    a.shape("-4,-14 -6,-36 6,-52 14,-34 12,-10 z", coat.coat, 2.0, shade=coat.shade, k=0.88)
    a.line("2,-18 2,-34 6,-44", 1.6, coat.hatch, (0.7, 0.0))
    _bridle(a, coat)


def _strap(a: Art, spec: str, leather: str, width: float = 6.0) -> None:
    a.line(spec, width + 2.6, col.INK, (1, 1), 0)
    a.line(spec, width, leather, (1, 1), 0)


def _bridle(a: Art, coat: Coat) -> None:
    for spec in ("10,-10 -8,6 -46,22 -84,29", "-24,-20 -16,-6 -12,10", "-72,-9 -64,10 -66,32"):
        _strap(a, spec, coat.leather, 5.0)
    for x, y, r in ((-85, 30, 7.0), (-66, 17, 4.2), (-12, 9, 5.6), (-18, -12, 3.6)):
        a.disc(x, y, r, r, col.GOLD, 1.7, shade=col.GOLD_D)


def bit(gait: Gait) -> Point:
    """Where the rein leaves the bit, in the units of the horse."""
    scratch = Art()
    with scratch.place(gait.poll[0], gait.poll[1], 1, -gait.head_turn):
        return scratch.tr((-85, 30))


def _along(knots: list[Point], t: float) -> Point:
    """Point at the share ``t`` of a chain of knots, each span counted alike."""
    f = min(max(t, 0.0), 1.0) * (len(knots) - 1)
    j = min(int(f), len(knots) - 2)
    (x0, y0), (x1, y1) = knots[j], knots[j + 1]
    return x0 + (x1 - x0) * (f - j), y0 + (y1 - y0) * (f - j)


def _mane(a: Art, coat: Coat, gait: Gait, style: str) -> None:
    knots = _points(gait.crest)
    if style == "plaited":
        for i in range(7):
            x, y = _along(knots, i / 7 + 0.06)
            with a.place(x + 6, y + 9):
                a.shape("-10,-12 8,-10 10,14 0,28 -11,12 z", coat.mane, 1.8)
                a.line("-4,-4 1,8 0,20", 1.2, coat.mane_line)
                a.disc(0, -2, 4.6, 4.0, col.GOLD, 1.4)
        return
    if style == "falling":
        for i in range(8, -1, -1):
            x, y = _along(knots, i / 8)
            spec = f"{x - 6},{y} {x + 22},{y + 16} {x + 16 + i},{y + 40} {x + 30 + i},{y + 66}"
            a.shape(a.limb(spec, (22, 30, 24, 3)), coat.mane, 1.9)
            a.line(spec, 1.2, coat.mane_line, (0.6, 0.0))
        return
    for i in range(9):  # flying locks
        x, y = _along(knots, i / 8)
        spec = f"{x - 6},{y + 8} {x + 18},{y - 14} {x + 42},{y - 10} {x + 64},{y - 28}"
        a.shape(a.limb(spec, (24, 25, 17, 3)), coat.mane, 1.9)
        a.line(spec, 1.2, coat.mane_line, (0.6, 0.0))


def _tail(a: Art, coat: Coat, gait: Gait) -> None:
    spec = a.limb(gait.tail, (20, 40, 48, 38, 10))
    a.shape(spec, coat.mane, 2.2)
    a.flow(gait.tail, [(x - 14, y + 10) for x, y in _points(gait.tail)], 5, 1.3, coat.mane_line, wave=1.0)


def _points(spec: str) -> list[Point]:
    return [(float(x), float(y)) for x, y in (k.split(",") for k in spec.split())]


def _dapples(a: Art, coat: Coat) -> None:
    area = "-120,10 -60,0 20,10 110,0 170,20 180,90 110,120 -60,120 -120,90 z"
    a.motif(area, (26, 22), lambda x, y: a.disc(x, y, 6.2, 5.0, col.WHITE), 8)


def behind(a: Art, coat: Coat, gait: Gait) -> None:
    """What lies beyond the barrel: tail and far foreleg."""
    _tail(a, coat, gait)
    _leg(a, gait.far_leg, gait.hooves[0], coat, True)


def body(a: Art, coat: Coat, gait: Gait, mane: str, dappled: bool = False, open_mouth: bool = False) -> None:
    """Barrel, near foreleg, neck, mane and head."""
    a.shape(BODY, coat.coat, 2.5, shade=coat.shade, k=0.96, anchor=(-20, 20))
    if dappled:
        _dapples(a, coat)
    a.hatch(
        "193,60 192,106 186,188 124,188 117,138 60,134 0,140 -60,140 -96,132 -60,112 60,104 130,110 170,60 z",
        40,
        5,
        24,
        1.3,
    )
    a.line("128,6 150,40 152,90 138,130", 1.7, coat.hatch, (0.0, 0.1))
    _leg(a, gait.near_leg, gait.hooves[1], coat, False)
    a.fill("-128,70 -112,64 -84,84 -84,118 -100,124 -122,104 z", coat.coat)
    a.line("-84,76 -72,96 -78,122", 1.8, coat.hatch, (0.0, 0.0))
    a.shape(gait.neck, coat.coat, 2.4, shade=coat.shade, k=0.95, anchor=(-110, -60))
    a.fill("-96,-14 -34,-16 -30,60 -60,104 -118,104 -128,60 z", coat.coat)
    if dappled:
        a.motif(gait.neck, (24, 22), lambda x, y: a.disc(x, y, 5.0, 4.2, col.WHITE), 9)
    a.hatch("-50,-54 -20,-8 -30,50 -70,84 -60,30 -70,-20 z", 44, 4.6, 24, 1.2, coat.hatch)
    a.line("-118,20 -112,52 -92,80", 1.7, coat.hatch, (0.0, 0.0))
    _mane(a, coat, gait, mane)
    with a.place(gait.poll[0], gait.poll[1], 1, -gait.head_turn):
        head(a, coat, open_mouth)


def breast_strap(a: Art, cloth: Cloth, leather: str) -> None:
    """A strap round the chest with hanging drops."""
    axis = "-146,44 -126,62 -96,66 -44,44"
    _strap(a, axis, leather, 9)
    for x, y in ((-140, 54), (-124, 65), (-104, 68), (-82, 63), (-62, 55)):
        a.shape(f"{x},{y + 4}! {x + 6},{y + 14} {x},{y + 25}! {x - 6},{y + 14} z", cloth.border, 1.6)
        a.disc(x, y, 4.2, 4.2, cloth.border, 1.4)


def saddle_cloth(a: Art, cloth: Cloth) -> None:
    """A fringed cloth hanging below the saddle, with a motif in its corner."""
    spec = "-58,-12! -62,40 -70,92! -20,102 34,104 92,96! 96,44 90,-2! 40,8 -10,6 z"
    a.shape(spec, cloth.ground, 2.3, shade=cloth.shade, k=0.96)
    edge = "-66,84 -20,92 34,94 90,87"
    for i in range(17):
        x = -66 + i * 9.9
        y = 92 + 11 * (1 - ((x - 12) / 84) ** 2)
        a.line(f"{x},{y} {x},{y + 12}", 4.4, col.INK, (1, 0.7))
        a.line(f"{x},{y} {x},{y + 11}", 2.6, cloth.border, (1, 0.7))
    edged(a, edge, (7, 4.4), cloth.border)
    a.hatch("60,0 92,0 96,44 92,94 70,96 74,50 z", 60, 4.4, 16, 1.2)
    area = "-50,10! -10,18 40,20 82,12! 84,78! 10,84 -58,76! z"
    draw = parts.lily if cloth.motif == "lily" else parts.damask
    if cloth.motif == "rosette":
        a.motif(area, (32, 30), lambda x, y: parts.rosette(a, x, y, 0.9, cloth.border, col.RED), 10)
    elif cloth.motif == "stars":
        a.motif(area, (32, 30), lambda x, y: _star(a, x, y, cloth.border), 10)
    else:
        a.motif(area, (34, 34), lambda x, y: draw(a, x, y, 0.8, cloth.border), 11)


def _star(a: Art, x: float, y: float, colour: str) -> None:
    with a.place(x, y):
        a.fill("0,-11! 3,-3! 11,0! 3,3! 0,11! -3,3! -11,0! -3,-3! z", colour)


def caparison(a: Art, cloth: Cloth) -> None:
    """A trapper over chest and shoulders, hanging to the elbows of a standing horse."""
    spec = (
        "-146,-16 -158,30 -164,70 -170,112 -174,130! -130,138 -96,128 -60,138 -20,128 30,138 80,128 130,138 "
        "202,126! 202,100 196,50 180,8 150,-14 110,-18 60,-4 10,0 -30,-10 -60,-26 -92,-40 z"
    )
    a.shape(spec, cloth.ground, 2.4, shade=cloth.shade, k=0.97)
    for fold in ("-140,30 -150,80 -150,114", "-100,50 -106,90 -108,114", "-64,84 -68,100 -72,116"):
        a.line(fold, 1.9, col.INK, (0.0, 0.6))
    a.flow("112,20 118,80 108,114", "172,30 186,80 184,114", 3, 1.8)
    hem = "-173,118 -130,126 -96,116 -60,126 -20,116 30,126 80,116 130,126 202,114"
    edged(a, hem, (9, 5.6), cloth.border)
    edged(a, "-150,20 -126,30 -90,28 -56,4", (4.6, 2.8), cloth.border)
    a.hatch("150,0 196,50 200,110 150,114 170,70 z", 44, 5, 22, 1.3)
    a.motif(spec, (40, 42), lambda x, y: parts.lily(a, x, y, 1.0, cloth.border), 15)


def neck_cloth(a: Art, cloth: Cloth, gait: Gait) -> None:
    """The trapper's neck piece, buttoned under the throat, for a caparisoned horse."""
    a.shape(gait.neck, cloth.ground, 2.4, shade=cloth.shade, k=0.96, anchor=(-110, -60))
    a.hatch("-50,-54 -20,-8 -30,50 -70,84 -60,30 -70,-20 z", 44, 4.6, 24, 1.2)
    edged(a, gait.crest, (9, 5.6), cloth.border)
    a.motif(gait.neck, (36, 38), lambda x, y: parts.lily(a, x, y, 0.9, cloth.border), 15)
