"""The four mounted kings: riders, their dress and regalia, set upon the horses.

Not for the horses themselves nor for the card. May import the pen, heads, hats, hands and horses.
Units are head-local (chin at y = 54); a rider sits at y = SEAT and looks to the left with his horse.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from . import bust, hats, head, parts
from . import palette as col
from . import tell_horses as stable
from .pen import Art
from .tell_strokes import edged

SEAT = 206.0
REIN_HAND = (-82.0, 176.0)


@dataclass(frozen=True)
class King:
    """One mounted king: person, dress, horse, and which way he rides."""

    look: head.Look
    dress: bust.Dress
    hat: Callable[[Art], None]
    cloak: str
    mantle: str
    coat: stable.Coat
    gait: stable.Gait
    cloth: stable.Cloth
    mane: str
    arms: Callable[[Art, bust.Dress], None]
    to_right: bool = False
    shift: float = 0.0
    height: float = 1.0
    boot: tuple[str, str] = (col.BROWN, col.BROWN_D)


CLOAKS = {
    "hanging": "-44,92 -20,84 50,84 92,104 122,150 142,220 156,300 96,292 40,252 -40,240 -90,230 -96,150 "
    "-74,108 z",
    "spread": "-40,92 40,84 96,108 134,150 176,190 228,214 214,240 170,240 120,256 60,250 -40,236 -84,200 "
    "-78,120 z",
    "flying": "-40,92 40,82 96,96 150,92 204,64 262,72 250,100 272,128 226,150 168,178 100,226 0,236 -60,210 "
    "-76,120 z",
    "short": "-40,92 40,84 92,104 118,150 130,214 96,232 40,226 -60,226 -84,190 -78,120 z",
}


def _bulava(a: Art, x: float, y: float) -> None:
    """A Hungarian mace: short shaft, ribbed head."""
    with a.place(x, y, 1, 8):
        a.shape("-4.5,34! -4,-70! 4,-70! 4.5,34! z", col.BROWN, 2.0, shade=col.BROWN_D, k=0.8)
        for yy in (-58, -40, 26):
            a.shape(f"-7,{yy - 4}! 7,{yy - 4}! 7,{yy + 4}! -7,{yy + 4}! z", col.GOLD, 1.7)
        a.shape(
            "0,-122 18,-112 25,-94 18,-76 0,-68 -18,-76 -25,-94 -18,-112 z",
            col.GOLD,
            2.3,
            shade=col.GOLD_D,
            k=0.86,
        )
        for dx in (-13, 0, 13):
            a.line(f"{dx * 0.4},-121 {dx},-95 {dx * 0.4},-69", 2.0, col.BROWN_D, (0.5, 0.5))
        a.disc(0, -126, 6, 6, col.RED, 1.7)


def _right_arm(
    a: Art, d: bust.Dress, hand: tuple[float, float], elbow: tuple[float, float] = (148, 178)
) -> None:
    """The raised arm on the far side from the horse's head, closed round a shaft at ``hand``."""
    x, y = hand
    bust.arm(a, (80, 124), elbow, (x + 6, y + 24), (58, 62, 54, 32), d.main, d.main_d, bow=8)
    parts.lace(a, f"{x - 16},{y + 30} {x + 24},{y + 20}", 14, 5)
    parts.fist(a, x, y, 20, s=1.12)


def _with_orb(a: Art, d: bust.Dress) -> None:
    bust.arm(a, (80, 124), (142, 190), (126, 132), (58, 62, 54, 32), d.main, d.main_d, bow=8)
    parts.lace(a, "108,136 148,130", 13, 5)
    parts.orb(a, 122, 84, 27)
    parts.cup_hand(a, 122, 116, 1.1)


def _with_mace(a: Art, d: bust.Dress) -> None:
    _bulava(a, 122, 116)
    _right_arm(a, d, (120, 124))


def _with_sceptre(a: Art, d: bust.Dress) -> None:
    parts.sceptre(a, 128, 232, 226, 10, "lily")
    _right_arm(a, d, (146, 130), (158, 190))


def _with_sabre(a: Art, d: bust.Dress) -> None:
    parts.sabre(a, 118, 70, 168, 6, flip=True)
    bust.arm(a, (80, 124), (152, 150), (124, 96), (58, 60, 50, 32), d.main, d.main_d, bow=8)
    parts.lace(a, "104,102 142,96", 13, 5)
    parts.fist(a, 119, 78, 20, s=1.12)


def _crown(a: Art) -> None:
    hats.crown_open(a, False, col.RED, col.GREEN)


def _kalpak(a: Art) -> None:
    hats.fur_cap(a, col.RED, col.RED_D)
    hats.plume(a, "30,-62 44,-92 68,-106 92,-92", 24, col.WHITE, col.WHITE_D)
    a.disc(30, -54, 7, 7, col.GOLD, 1.8)
    a.disc(30, -54, 3.4, 3.4, col.BLUE, 1.2)


def _arched_crown(a: Art) -> None:
    with a.place(1, -8, 0.92, sy=0.74):
        hats.crown_great(a, col.BLUE, col.BLUE_D)


def _turban(a: Art) -> None:
    hats.turban(a, col.WHITE, col.WHITE_D, col.GREEN)


KINGS = {
    "E": King(
        head.Look(style="curls", beard="full", age=2, hair=col.GREY_HAIR, hair_d=col.GREY_D, nose="hook"),
        bust.Dress(col.RED, col.RED_D, col.GREEN, col.GREEN_D),
        _crown,
        "hanging",
        "ermine",
        stable.Coat(col.FOX, col.BROWN, col.BROWN_D, col.GOLD_D),
        stable.PASSAGE,
        stable.Cloth(col.GREEN, col.GREEN_D),
        "plaited",
        _with_orb,
        height=1.12,
    ),
    "G": King(
        head.Look(style="long", beard="mustache", age=1, hair=col.BROWN_D, hair_d=col.INK, brow=0.4),
        bust.Dress(col.GREEN, col.GREEN_D, col.RED, col.RED_D, pattern="none"),
        _kalpak,
        "short",
        "fur",
        stable.Coat(col.WHITE, col.WHITE_D, col.WHITE_D, col.SOFT, col.SOFT),
        stable.HALT,
        stable.Cloth(col.BLUE, col.BLUE_D),
        "none",
        _with_mace,
        to_right=True,
        height=1.08,
    ),
    "H": King(
        head.Look(style="curls", beard="pointed", age=1, hair=col.AUBURN, hair_d=col.BROWN_D, build=0.97),
        bust.Dress(col.BLUE, col.BLUE_D, col.RED, col.RED_D, pattern="lily"),
        _arched_crown,
        "spread",
        "ermine",
        stable.Coat(col.STEEL, col.STEEL_D, col.WHITE, col.STEEL_D, col.INK, col.BLUE),
        stable.LEVADE,
        stable.Cloth(col.RED, col.RED_D, motif="stars"),
        "falling",
        _with_sceptre,
        to_right=True,
        shift=-10,
    ),
    "S": King(
        head.Look(
            style="short", beard="forked", age=1, hair=col.BROWN_D, hair_d=col.INK, build=1.04, view="profile"
        ),
        bust.Dress(col.GOLD, col.GOLD_D, col.BLUE, col.BLUE_D, col.RED, col.RED_D, "rosette", col.RED),
        _turban,
        "flying",
        "collar",
        stable.Coat(col.BADGER, col.SABLE, col.INK, col.SLATE),
        stable.GALLOP,
        stable.Cloth(col.RED, col.RED_D, motif="rosette"),
        "flying",
        _with_sabre,
        shift=14,
        boot=(col.GOLD, col.GOLD_D),
    ),
}


def _cloak(a: Art, king: King) -> None:
    spec = CLOAKS[king.cloak]
    d = king.dress
    a.shape(spec, d.second, 2.4, shade=d.second_d, k=0.94, anchor=(-20, 130))
    if king.cloak in ("hanging", "short"):
        a.flow("80,110 104,180 108,270", "104,120 136,210 148,280", 3, 1.7)
    else:
        tip = {
            "spread": ("84,120 140,180 212,226", "80,150 120,210 180,236"),
            "flying": ("84,104 160,112 256,84", "84,150 160,150 250,126"),
        }[king.cloak]
        a.flow(*tip, 3, 1.7)


def _torso(a: Art, d: bust.Dress) -> None:
    """A belted coat with short skirts that spread over the saddle."""
    spec = "-46,94 -66,132 -62,176 -56,192 -72,214 -36,226 8,220 56,228 88,214 66,192 74,150 70,118 54,94 z"
    bust.cloth(a, spec, d, d.main, d.main_d, pitch=(29, 31), s=0.8)
    a.hatch("30,94 54,94 72,120 72,160 66,192 84,212 54,224 40,190 48,140 z", 42, 4.6, 22, 1.3)
    for fold in ("-28,204 -36,222", "8,206 9,218", "42,204 50,224"):
        a.line(fold, 1.8, col.INK, (0.6, 0.1))
    a.shape("-61,176 2,186 70,178 68,194 2,203 -57,193 z", d.trim, 2.0, shade=d.trim_d, k=0.94)
    for x in (-38, -16, 8, 32, 54):
        a.disc(x, 189 - abs(x - 6) * 0.1, 3.6, 3.6, col.RED if d.main != col.RED else col.BLUE, 1.3)


def _closing(a: Art, d: bust.Dress) -> None:
    """Frogged front of a hussar's or a Turkish coat."""
    for y in (114, 130, 146, 162):
        edged(a, f"-38,{y - 5} 2,{y + 2} 44,{y - 5}", (4.6, 2.8), d.trim, (0.8, 0.8), 0.25)
        for x in (-38, 2, 44):
            a.disc(x, y - 5 if x != 2 else y + 1, 4, 4, d.trim, 1.4)


def _mantle(a: Art, king: King) -> None:
    d = king.dress
    if king.mantle == "ermine":
        bust.king_cape(a, d)
    elif king.mantle == "fur":
        _closing(a, d)
        spec = (
            "-20,72 -46,86 -76,108 -86,134 -60,132 -36,112 -10,104 4,112 20,104 46,112 72,132 96,132 "
            "86,106 56,84 34,70 6,84 z"
        )
        a.shape(spec, col.BROWN, 2.2, shade=col.BROWN_D, k=0.93)
        a.hatch(spec, 70, 5, 14, 1.3, col.BROWN_D)
    else:
        spec = "-24,66 -40,82 -30,108 4,122 38,108 50,82 38,64 6,84 z"
        a.shape(spec, d.second, 2.2, shade=d.second_d, k=0.93)
        a.line("-32,90 -22,104 4,114 30,104 42,88", 2.6, d.trim, (1, 1))
        parts.chain(a, "-52,112 -30,138 4,148 38,138 62,112", 13)


def _leg(a: Art, king: King) -> None:
    """Thigh, boot and stirrup on the near side."""
    d = king.dress
    edged(a, "-6,196 -14,300 -16,352", (6, 3.4), king.coat.leather)
    hose = col.WHITE if d.main != col.GOLD else col.GREEN
    hose_d = col.WHITE_D if d.main != col.GOLD else col.GREEN_D
    thigh = a.limb("38,206 -14,222 -64,268", (78, 78, 52), round_tip=True)
    a.shape(thigh, hose, 2.3, shade=hose_d, k=0.93)
    a.hatch(thigh, 40, 4.8, 18, 1.2, col.SOFT if hose == col.WHITE else col.INK)
    light, dark = king.boot
    a.shape(
        "-92,262 -66,252 -38,262 -36,300 -26,350 -22,366 -40,376 -84,380 -98,372 -88,360 -62,354 "
        "-66,320 -78,290 z",
        light,
        2.3,
        shade=dark,
        k=0.92,
    )
    a.hatch("-50,258 -38,262 -36,300 -24,360 -40,374 -50,350 -52,300 z", 60, 4.4, 14, 1.2)
    a.shape("-96,258 -66,246 -34,258 -36,272 -66,262 -92,274 z", d.trim, 1.9, shade=d.trim_d, k=0.9)
    edged(a, "-16,352 -58,384 -20,386 z", (6.0, 3.2), col.GOLD)
    a.line("-24,358 -8,362", 3.4, col.INK, (1, 1))
    a.disc(-4, 363, 6, 6, col.GOLD, 1.6)


def _rein_arm(a: Art, king: King, behind: bool) -> None:
    d = king.dress
    x, y = REIN_HAND
    if behind:
        bx, by = stable.bit(king.gait)
        with a.place(0, SEAT, king.height, king.gait.lean):
            end = a.tr((bx, by))
        with a.place():
            m = a.m
        det = m[0] * m[3] - m[1] * m[2]
        ux, uy = end[0] - m[4], end[1] - m[5]
        lx, ly = (m[3] * ux - m[2] * uy) / det, (m[0] * uy - m[1] * ux) / det
        sag = f"{(lx + x) / 2},{(ly + y) / 2 + 22}"
        for width, colour in ((7.4, col.INK), (4.4, king.coat.leather)):
            a.line(f"{lx},{ly} {sag} {x},{y}", width, colour, (1, 1), 0)
            a.line(
                f"{x},{y + 6} {x - 14},{y + 40} {x + 10},{y + 48} {x + 8},{y + 10}", width, colour, (1, 1), 0
            )
        return
    bust.arm(a, (-66, 124), (-112, 172), (x + 24, y + 2), (54, 58, 50, 32), d.main, d.main_d)
    parts.lace(a, f"{x + 22},{y + 20} {x + 20},{y - 16}", -14, 5)
    parts.fist(a, x, y, 176, flip=True, s=1.08)


def mounted(a: Art, suit: str) -> None:
    """The whole picture of one king, the rider's eyes at the origin."""
    king = KINGS[suit]
    look, d = king.look, king.dress
    _cloak(a, king)
    head.back(a, look)
    with a.place(0, SEAT, king.height, king.gait.lean):
        stable.behind(a, king.coat, king.gait)
        stable.body(a, king.coat, king.gait, king.mane, suit == "H", suit == "S")
        if king.gait is stable.HALT:
            stable.caparison(a, king.cloth)
            stable.neck_cloth(a, king.cloth, king.gait)
            with a.place(*king.gait.poll, 1, -king.gait.head_turn):
                stable.head(a, king.coat)
        else:
            stable.breast_strap(a, king.cloth, king.coat.leather)
            stable.saddle_cloth(a, king.cloth)
    _leg(a, king)
    _torso(a, d)
    head.throat(a)
    _mantle(a, king)
    if king.mantle == "ermine":
        head.neck(a, look)
    head.face(a, look)
    head.beard(a, look)
    head.front(a, look)
    king.hat(a)
    _rein_arm(a, king, True)
    _rein_arm(a, king, False)
    king.arms(a, d)
