"""Ober and Unter of the Salzburg pattern: eight full figures, no two with the same coat, stance or hat.

Attributes: the drummer and the fifer of leaves, the two-cornered hat and the sword being drawn on the
Ober of hearts, curved blades. Acorns and hearts are fencing pairs: the Ober faces left, the Unter right.
May import the ``body_*`` modules and the shared parts; knows nothing of card layout.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from . import body_coats as coats
from . import body_hats, bust, hats, head, parts
from . import palette as col
from .body_coats import Cloth
from .body_legs import STANCES, Wear, legs
from .body_limbs import Tones, leaning
from .body_sleeves import sleeve
from .pen import Art, Pt

RED: Tones = (col.RED, col.RED_D)
BLUE: Tones = (col.BLUE, col.BLUE_D)
GREEN: Tones = (col.GREEN, col.GREEN_D)
GOLD: Tones = (col.GOLD, col.GOLD_D)
WHITE: Tones = (col.WHITE, col.WHITE_D)
BROWN: Tones = (col.BROWN, col.BROWN_D)
BLACK: Tones = (col.INK, col.INK)

LEFT_SHOULDER: Pt = (-68, 118)
RIGHT_SHOULDER: Pt = (76, 118)


@dataclass(frozen=True)
class Soldier:
    """One figure: head, dress, stance and the three layers that make him himself."""

    look: head.Look
    coat: str
    cloth: Cloth
    wear: Wear
    stance: str
    collar: str
    hat: Callable[[Art], None]
    arms: Callable[[Art, Soldier], None]
    behind: Callable[[Art, Soldier], None] | None = None
    far_arm: Callable[[Art, Soldier], None] | None = None
    right: bool = False


def _cuff(a: Art, axis: str, side: int) -> None:
    parts.lace(a, axis, -14 if side < 0 else 14, 5)


# ---------------------------------------------------------------- acorns
def _shield_bearer(a: Art, s: Soldier) -> None:
    parts.sabre(a, 128, 48, 166, -2)
    sleeve(a, "plate", RIGHT_SHOULDER, (140, 152), (130, 78), s.cloth.main, GOLD, 7)
    _cuff(a, "112,78 148,80", -1)
    parts.fist(a, 128, 50, 0, s=1.08)
    sleeve(a, "plate", LEFT_SHOULDER, (-112, 176), (-136, 186), s.cloth.main, GOLD)
    parts.round_shield(a, -130, 190, 74, *RED)


def _fencer(a: Art, s: Soldier) -> None:
    sleeve(a, "slashed", RIGHT_SHOULDER, (148, 170), (92, 212), s.cloth.main, GOLD, 8)
    _cuff(a, "106,192 84,214", 1)
    parts.fist(a, 82, 222, 60, s=1.0)


def _fencer_far(a: Art, s: Soldier) -> None:
    parts.sabre(a, -160, 108, 190, -6)
    sleeve(a, "slashed", LEFT_SHOULDER, (-128, 178), (-160, 138), s.cloth.main, GOLD)
    _cuff(a, "-178,140 -142,136", 1)
    parts.fist(a, -160, 112, -6, flip=True, s=1.08)


# ---------------------------------------------------------------- leaves
def _drummer(a: Art, s: Soldier) -> None:
    a.shape(a.limb("62,104 20,176 -44,262", (17, 17)), col.WHITE, 2.0)
    parts.drum(a, -34, 312, 1.1, -9)
    for hx, hy, tx, ty in ((-124, 208, -62, 264), (78, 202, -6, 258)):
        stick = f"{hx + (hx - tx) * 0.2:.0f},{hy + (hy - ty) * 0.2:.0f} {tx},{ty}"
        a.line(stick, 7, col.INK, (1, 0.8))
        a.line(stick, 4, col.BROWN, (1, 0.8))
        a.disc(tx, ty, 5.6, 5.0, col.WHITE, 1.6)
    sleeve(a, "banded", LEFT_SHOULDER, (-146, 168), (-126, 200), s.cloth.main, GOLD)
    _cuff(a, "-140,190 -112,204", -1)
    parts.fist(a, -122, 212, -58, flip=True)
    sleeve(a, "banded", RIGHT_SHOULDER, (142, 178), (92, 196), s.cloth.main, GOLD)
    _cuff(a, "98,178 88,210", 1)
    parts.fist(a, 80, 204, 62)


def _fifer(a: Art, s: Soldier) -> None:
    a.shape(a.limb("34,26 -40,33 -156,43", (9, 10, 9)), col.BROWN, 2.1, shade=col.BROWN_D, k=0.94)
    for i in range(6):
        a.disc(-56 - i * 14, 33.4 + i * 1.2, 2.2, 2.0, col.INK)
    for x, y in ((30, 26.4), (-30, 32), (-148, 42.4)):
        a.shape(f"{x - 4},{y - 7} {x + 4},{y - 7} {x + 4},{y + 7} {x - 4},{y + 7} z", col.GOLD, 1.6)
    for sx, x0 in ((-1, -92), (1, 92)):
        spec = "0,116 -26,140 -40,200 -34,280 -16,330 6,300 14,220 16,160 z"
        with a.place(x0 + 4, 0, 1, 0, flip=sx > 0):
            a.shape(spec, s.cloth.main[0], 2.3, shade=s.cloth.main[1], k=0.93)
            a.shape("-34,276 -16,330 6,300 2,290 -14,306 -28,270 z", s.cloth.trim, 1.9)
            a.flow("-22,150 -32,220 -26,290", "6,160 4,220 -4,290", 2, 1.6)
    sleeve(a, "plain", LEFT_SHOULDER, (-144, 156), (-124, 76), s.cloth.second, GOLD)
    _cuff(a, "-141,80 -107,72", 1)
    parts.flute_hand(a, -118, 44)
    sleeve(a, "plain", (74, 120), (48, 200), (-54, 80), s.cloth.second, GOLD, -8)
    _cuff(a, "-68,86 -38,68", 1)
    parts.flute_hand(a, -62, 39)


# ---------------------------------------------------------------- hearts
def _drawing(a: Art, s: Soldier) -> None:
    with a.place(-66, 226, 1, 38):
        a.shape(
            "-9,0! -7,90 -16,150 -34,196 -20,200 0,156 9,92 9,0! z", col.BROWN, 2.2, shade=col.BROWN_D, k=0.96
        )
        a.shape("-11,0! -10,16! 11,16! 11,0! z", col.GOLD, 1.8)
        a.shape("-30,176! -34,198 -20,202 -12,180! z", col.GOLD, 1.8)
        a.shape("-6,0! -6,-54! 8,-54! 7,0! z", col.STEEL, 2.0, shade=col.STEEL_D, k=0.9)
    sleeve(a, "plain", (-70, 118), (-140, 168), (-96, 222), s.cloth.main, WHITE)
    a.shape(
        a.limb("-116,198 -104,214 -92,230", (38, 40, 40)),
        s.cloth.second[0],
        2.0,
        shade=s.cloth.second[1],
        k=0.9,
    )
    parts.fist(a, -82, 236, -52, flip=True)
    with a.place(-34, 186, 1, 38):
        parts.sabre(a, 0, 0, 40, 180)
    sleeve(a, "plain", RIGHT_SHOULDER, (96, 208), (4, 184), s.cloth.main, WHITE, -10)
    a.shape(
        a.limb("26,190 12,186 -4,182", (40, 42, 40)), s.cloth.second[0], 2.0, shade=s.cloth.second[1], k=0.9
    )
    parts.fist(a, -26, 182, -10, s=1.05)
    coats.epaulettes(a)


def _halberdier(a: Art, s: Soldier) -> None:
    parts.halberd(a, 8, 196, 222, 216, -42, col.RED)
    sleeve(a, "shirt", LEFT_SHOULDER, (-140, 164), (-92, 118), WHITE, WHITE)
    parts.fist(a, -80, 98, -42, flip=True, s=1.06)
    sleeve(a, "shirt", RIGHT_SHOULDER, (140, 190), (88, 246), WHITE, WHITE, 9)
    parts.fist(a, 68, 262, -42, s=1.06)


# ---------------------------------------------------------------- bells
def _cloaked(a: Art, s: Soldier) -> None:
    sleeve(a, "slashed", RIGHT_SHOULDER, (144, 196), (122, 176), s.cloth.second, RED, 8)
    parts.sabre(a, 112, 156, 190, 20, flip=True)
    _cuff(a, "104,172 138,164", 1)
    parts.fist(a, 112, 156, 24, s=1.08)
    bust.sleeve(a, "-92,232 -108,280 -116,326", (46, 42, 30), *s.cloth.second)
    coats.cloak_front(a, BLUE, col.GOLD)
    parts.heater(a, -128, 470, 1.5, *BLUE, lambda: parts.lion_face(a), -7)
    _cuff(a, "-134,326 -98,328", 1)
    parts.open_hand(a, -116, 358, -86, s=1.08)


def _swordsman(a: Art, s: Soldier) -> None:
    parts.sabre(a, 146, 238, 196, 164, flip=True)
    sleeve(a, "banded", RIGHT_SHOULDER, (146, 170), (148, 216), s.cloth.main, GOLD, 8)
    _cuff(a, "130,214 166,214", -1)
    parts.fist(a, 146, 240, 60, s=1.08)


def _akimbo(a: Art, s: Soldier) -> None:
    sleeve(a, "banded", LEFT_SHOULDER, (-138, 186), (-84, 214), s.cloth.main, GOLD)
    _cuff(a, "-90,196 -78,230", -1)
    parts.fist(a, -66, 216, 150, flip=True, s=0.98)


def _cloak_behind(a: Art, s: Soldier) -> None:
    coats.cloak_behind(a, RED, 520)


def _tails_behind(a: Art, s: Soldier) -> None:
    coats.tail_coat_behind(a, s.cloth)


GREY = col.GREY_HAIR
GREY_D = col.GREY_D
FAIR = col.AUBURN

SOLDIERS: dict[str, Soldier] = {
    "EO": Soldier(
        head.Look(build=1.05, nose="hook", style="curls", beard="forked", age=1, brow=0.9),
        "cuirass",
        Cloth(GREEN, RED),
        Wear("trunk", GREEN, col.GOLD, RED, stripes=col.RED_D, garter=col.RED),
        "lunge",
        "gorget",
        lambda a: hats.kettle(a, *GREEN),
        _shield_bearer,
    ),
    "EU": Soldier(
        head.Look(build=0.96, style="bob", beard="mustache", age=1, hair=FAIR, hair_d=col.BROWN_D, brow=0.6),
        "slit",
        Cloth(RED, GREEN),
        Wear("hose", stocking=GOLD, other=RED, stripes=col.RED_D, garter=col.GREEN),
        "brace",
        "lace",
        lambda a: hats.beret(a, *GREEN, *WHITE, col.GOLD),
        _fencer,
        far_arm=_fencer_far,
    ),
    "GO": Soldier(
        head.Look(
            build=1.03,
            nose="snub",
            gaze=0.5,
            style="curls",
            beard="mustache",
            age=1,
            hair=col.BROWN_D,
            hair_d=col.INK,
        ),
        "frogs",
        Cloth(BLUE, RED),
        Wear("galligaskins", RED, col.GOLD, WHITE, garter=col.GOLD),
        "rest",
        "ruff",
        lambda a: hats.hat_broad(a, *RED, col.GOLD, *WHITE),
        _drummer,
        right=True,
    ),
    "GU": Soldier(
        head.Look(build=1.06, gaze=-0.5, style="bob", hair=col.BLOND, hair_d=col.BROWN, smile=0.0),
        "gown",
        Cloth(RED, BLUE),
        Wear("hose", stocking=BLUE),
        "still",
        "none",
        lambda a: body_hats.chaperon(a, BLUE, GOLD),
        _fifer,
    ),
    "HO": Soldier(
        head.Look(
            build=0.97,
            nose="hook",
            style="short",
            beard="mustache",
            age=1,
            hair=GREY,
            hair_d=GREY_D,
            brow=0.8,
        ),
        "tails",
        Cloth(BLUE, RED),
        Wear("hose", stocking=WHITE, boots=(col.BROWN_D, col.INK)),
        "rest",
        "stand",
        lambda a: hats.bicorne(a),
        _drawing,
        behind=_tails_behind,
    ),
    "HU": Soldier(
        head.Look(build=0.95, nose="hook", style="long", beard="goatee", age=1),
        "jerkin",
        Cloth(BROWN, GREEN, col.RED),
        Wear("slops", RED, col.GOLD, BLUE, garter=col.GREEN),
        "lunge",
        "lace",
        lambda a: body_hats.pointed(a, GREEN, col.RED, WHITE),
        _halberdier,
    ),
    "SO": Soldier(
        head.Look(
            view="profile", style="curls", beard="pointed", age=1, hair=col.BROWN_D, hair_d=col.INK, brow=0.5
        ),
        "doublet",
        Cloth(GREEN, GOLD),
        Wear("trunk", RED, col.GOLD, GOLD, boots=BROWN),
        "idle",
        "ruff",
        lambda a: hats.cap_bag(a, *BLUE, *GOLD),
        _cloaked,
        behind=_cloak_behind,
        right=True,
    ),
    "SU": Soldier(
        head.Look(build=1.02, view="profile", style="bob", hair=FAIR, hair_d=col.BROWN_D),
        "long",
        Cloth(GOLD, BLUE, col.RED),
        Wear("hose", stocking=RED, boots=RED),
        "stride",
        "stand",
        lambda a: hats.cap_flaps(a, *RED, *BLUE, *WHITE),
        _swordsman,
        far_arm=_akimbo,
    ),
}


def soldier(a: Art, key: str) -> None:
    """Draw one Ober or Unter in head-local units."""
    s = SOLDIERS[key]
    stance = STANCES[s.stance]
    look = s.look
    with leaning(a, stance.lean):
        if s.behind:
            s.behind(a, s)
        with a.turned(s.right, build=look.build):
            head.back(a, look)
    legs(a, stance, s.wear)
    with leaning(a, stance.lean):
        with leaning(a, stance.tilt * 0.5, 4, 206):
            coats.COATS[s.coat](a, s.cloth)
        if s.far_arm:
            s.far_arm(a, s)
        with a.turned(s.right, build=look.build):
            head.throat(a)
        coats.collar(a, s.cloth, s.collar)
        with a.turned(s.right, build=look.build):
            head.face(a, look)
            head.beard(a, look)
            if look.style in ("short", "bald"):
                head.ear(a)
            head.front(a, look)
            s.hat(a)
        s.arms(a, s)
