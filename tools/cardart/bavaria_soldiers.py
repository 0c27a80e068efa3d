"""Ober and Unter of the Bavarian pattern, Munich type: half figures with straight blades.

Attributes: round shield (Ober of acorns), bare head (Unter of acorns), drum and two-cornered hat (Ober of
leaves), fife (Unter of leaves), staff in both hands (Unter of hearts), lion's head (Ober of bells), the
one curved blade (Unter of bells). Country and barrack dress of about 1800. May import the ``body_*``
modules and the shared parts.
"""

from __future__ import annotations

from . import body_coats as coats
from . import body_hats, hats, head, parts
from . import palette as col
from .body_coats import Cloth
from .body_legs import Wear
from .body_limbs import Tones, leaning
from .body_sleeves import sleeve
from .pen import Art
from .salzburg_soldiers import (
    BLACK,
    BLUE,
    BROWN,
    GOLD,
    GREEN,
    LEFT_SHOULDER,
    RED,
    RIGHT_SHOULDER,
    WHITE,
    Soldier,
)

GREY: Tones = (col.STEEL, col.STEEL_D)
NO_LEGS = Wear()


def _cuff(a: Art, axis: str, side: int) -> None:
    parts.lace(a, axis, -14 if side < 0 else 14, 5)


# ---------------------------------------------------------------- acorns
def _shield_bearer(a: Art, s: Soldier) -> None:
    parts.sword(a, 134, 62, 178, 16)
    sleeve(a, "plain", RIGHT_SHOULDER, (146, 150), (136, 92), s.cloth.main, GOLD, 7)
    a.shape(
        a.limb("142,112 138,98 135,86", (34, 40, 42)), s.cloth.second[0], 2.0, shade=s.cloth.second[1], k=0.9
    )
    parts.fist(a, 133, 66, 14, s=1.08)
    sleeve(a, "plain", LEFT_SHOULDER, (-122, 170), (-120, 182), s.cloth.main, GOLD)
    parts.round_shield(a, -118, 172, 72, *RED)


def _bare_head(a: Art, s: Soldier) -> None:
    sleeve(a, "shirt", RIGHT_SHOULDER, (156, 92), (124, 28), WHITE, WHITE, -7)
    parts.fist(a, 116, 2, -52, s=1.08)


def _bare_far(a: Art, s: Soldier) -> None:
    parts.sword(a, 116, -2, 196, -52)
    sleeve(a, "shirt", LEFT_SHOULDER, (-132, 176), (-84, 208), WHITE, WHITE)
    parts.fist(a, -64, 212, 150, flip=True, s=0.98)


# ---------------------------------------------------------------- leaves
def _drummer(a: Art, s: Soldier) -> None:
    a.shape(a.limb("62,100 30,134 -30,186", (16, 16)), col.WHITE, 2.0)
    parts.drum(a, -8, 188, 0.92, -6, *RED, *WHITE)
    for hx, hy, tx, ty in ((-108, 132, -34, 160), (102, 126, 20, 152)):
        stick = f"{hx + (hx - tx) * 0.2:.0f},{hy + (hy - ty) * 0.2:.0f} {tx},{ty}"
        a.line(stick, 7, col.INK, (1, 0.8))
        a.line(stick, 4, col.BROWN, (1, 0.8))
        a.disc(tx, ty, 5.6, 5.0, col.WHITE, 1.6)
    sleeve(a, "banded", LEFT_SHOULDER, (-148, 178), (-118, 142), s.cloth.main, WHITE)
    a.shape(
        a.limb("-128,156 -118,146 -110,138", (30, 38, 40)),
        s.cloth.second[0],
        2.0,
        shade=s.cloth.second[1],
        k=0.9,
    )
    parts.fist(a, -104, 130, -64, flip=True)
    sleeve(a, "banded", RIGHT_SHOULDER, (152, 176), (116, 138), s.cloth.main, WHITE)
    a.shape(
        a.limb("126,152 116,142 108,134", (30, 38, 40)),
        s.cloth.second[0],
        2.0,
        shade=s.cloth.second[1],
        k=0.9,
    )
    parts.fist(a, 100, 126, 64)


def _fifer(a: Art, s: Soldier) -> None:
    a.shape(a.limb("34,26 -40,33 -150,42", (9, 10, 9)), col.BROWN_D, 2.1)
    a.line("28,25 -60,33 -144,40", 1.6, col.OCHRE, (1, 1))
    for i in range(6):
        a.disc(-54 - i * 14, 33.4 + i * 1.2, 2.2, 2.0, col.PAPER)
    for x, y in ((30, 26.4), (-142, 41.6)):
        a.shape(f"{x - 5},{y - 7} {x + 5},{y - 7} {x + 5},{y + 7} {x - 5},{y + 7} z", col.GOLD, 1.6)
    sleeve(a, "shirt", LEFT_SHOULDER, (-142, 156), (-119, 72), WHITE, WHITE)
    _cuff(a, "-138,78 -102,76", 1)
    parts.flute_hand(a, -116, 44)
    sleeve(a, "shirt", (74, 120), (46, 200), (-60, 70), WHITE, WHITE, -8)
    _cuff(a, "-76,82 -42,68", 1)
    parts.flute_hand(a, -62, 39)


# ---------------------------------------------------------------- hearts
def _two_handed(a: Art, s: Soldier) -> None:
    with a.place(-6, 150, 1, 34):
        a.shape("-7,-30! -7,-236 0,-268! 7,-236 7,-30! z", col.STEEL, 2.2)
        a.fill("1,-30! 1,-240! 6,-236! 6,-30! z", col.STEEL_D)
        a.line("0,-34 0,-240", 1.5, col.INK, (1, 0))
        for y in (-58, -66):
            a.line(f"-7,{y} 7,{y}", 1.4, col.INK, (1, 1))
        a.shape("-7,-58! -20,-70 -8,-78 z", col.STEEL, 1.7)
        a.shape("7,-58! 20,-70 8,-78 z", col.STEEL, 1.7)
        a.shape(
            "-46,-34! -20,-28 20,-28 46,-34! 50,-24! 20,-18 -20,-18 -50,-24! z",
            col.GOLD,
            2.1,
            shade=col.GOLD_D,
            k=0.9,
        )
        parts.shaft(a, 84, 20, 5.2)
        for y in range(-10, 80, 14):
            a.line(f"-5,{y} 5,{y + 6}", 1.6, col.GOLD, (1, 1))
        a.disc(0, 92, 10, 10, col.GOLD, 2.0, shade=col.GOLD_D)
    sleeve(a, "slashed", LEFT_SHOULDER, (-138, 178), (-66, 196), s.cloth.main, GOLD)
    _cuff(a, "-76,178 -64,212", -1)
    parts.fist(a, -40, 202, 34, flip=True, s=1.06)
    sleeve(a, "slashed", RIGHT_SHOULDER, (118, 206), (42, 160), s.cloth.main, GOLD, -8)
    _cuff(a, "54,144 36,176", 1)
    parts.fist(a, 12, 146, 34, s=1.06)


def _staff(a: Art, s: Soldier) -> None:
    with a.place(0, 156, 1, -52):
        parts.shaft(a, 190, 214, 6.2)
        for y in (-208, -196, 184):
            a.shape(f"-8,{y - 4} 8,{y - 4} 8,{y + 4} -8,{y + 4} z", col.STEEL, 1.7)
        for y, w in ((-150, 4), (-110, -4), (30, 4), (120, -4)):
            a.shape(f"{w * 1.4},{y - 5} {w * 2.4},{y} {w * 1.4},{y + 6} z", col.BROWN, 1.5)
    sleeve(a, "balloon", LEFT_SHOULDER, (-142, 152), (-118, 102), s.cloth.main, RED, 5)
    _cuff(a, "-136,100 -100,96", 1)
    parts.fist(a, -104, 74, -52, flip=True, s=1.1)
    sleeve(a, "balloon", RIGHT_SHOULDER, (142, 176), (110, 218), s.cloth.main, RED, 5)
    _cuff(a, "116,200 100,228", 1)
    parts.fist(a, 88, 224, -52, s=1.1)


# ---------------------------------------------------------------- bells
def _lion_bearer(a: Art, s: Soldier) -> None:
    parts.sword(a, 136, 150, 190, 4)
    sleeve(a, "plate", RIGHT_SHOULDER, (148, 206), (136, 186), s.cloth.main, GOLD, 8)
    parts.fist(a, 135, 158, 4, s=1.08)
    sleeve(a, "plate", LEFT_SHOULDER, (-124, 176), (-112, 190), s.cloth.main, GOLD)
    parts.heater(a, -114, 162, 1.3, *BLUE, lambda: parts.lion_face(a), -5)


def _curved(a: Art, s: Soldier) -> None:
    parts.sabre(a, -138, 138, 190, 10)
    sleeve(a, "balloon", LEFT_SHOULDER, (-140, 186), (-138, 166), s.cloth.main, GOLD, 4)
    _cuff(a, "-156,166 -120,166", 1)
    parts.fist(a, -138, 142, 8, flip=True, s=1.08)


def _curved_near(a: Art, s: Soldier) -> None:
    sleeve(a, "balloon", RIGHT_SHOULDER, (140, 186), (90, 208), s.cloth.main, GOLD, 5)
    _cuff(a, "98,190 86,222", 1)
    parts.open_hand(a, 68, 212, -4, s=1.05)


def bare_curls(a: Art) -> None:
    """The Unter of acorns goes bare-headed: waves of hair swept up from his brow."""
    hair, dark = col.AUBURN, col.BROWN_D
    a.shape(
        (
            "-34,-24 -42,-40 -38,-58 -22,-72 0,-78 24,-74 42,-60 50,-40 48,-14 40,4 34,-10 30,-28"
            " 16,-40 -4,-44 -22,-36 z"
        ),
        hair,
        2.4,
        shade=dark,
        k=0.88,
    )
    a.flow(
        "-32,-28 -24,-52 4,-66 30,-56 42,-22", "-26,-34 -8,-44 10,-42 26,-30 34,-12", 5, 1.5, dark, wave=1.8
    )
    for x, y, r in (
        (-40, -44, 11),
        (-36, -58, 12),
        (-22, -70, 13),
        (-2, -76, 14),
        (18, -74, 13),
        (36, -64, 13),
        (46, -48, 12),
    ):
        a.disc(x, y, r, r, hair, 1.9, shade=dark)
        a.line(
            (
                f"{x - r * 0.5},{y + r * 0.3} {x - r * 0.2},{y - r * 0.5} {x + r * 0.5},{y - r * 0.1}"
                f" {x},{y + r * 0.3}"
            ),
            1.3,
            dark,
            (0.5, 0.1),
        )
    a.fill("-26,-42 -18,-58 0,-64 22,-60 36,-44 24,-40 0,-46 z", hair)


SOLDIERS: dict[str, Soldier] = {
    "EO": Soldier(
        head.Look(
            build=1.05,
            view="profile",
            style="bob",
            beard="full",
            age=2,
            hair=col.GREY_HAIR,
            hair_d=col.GREY_D,
            brow=0.9,
        ),
        "long",
        Cloth(GREEN, RED),
        NO_LEGS,
        "",
        "stand",
        lambda a: hats.kettle(a, *RED),
        _shield_bearer,
    ),
    "EU": Soldier(
        head.Look(
            build=0.97, style="short", beard="mustache", age=1, hair=col.AUBURN, hair_d=col.BROWN_D, brow=0.7
        ),
        "waistcoat",
        Cloth(RED, GREEN, col.WHITE),
        NO_LEGS,
        "",
        "lace",
        bare_curls,
        _bare_head,
        far_arm=_bare_far,
    ),
    "GO": Soldier(
        head.Look(
            build=1.02,
            nose="snub",
            style="curls",
            beard="mustache",
            age=1,
            hair=col.BROWN_D,
            hair_d=col.INK,
            gaze=0.4,
        ),
        "frogs",
        Cloth(BLUE, GOLD, col.WHITE),
        NO_LEGS,
        "",
        "stand",
        lambda a: hats.bicorne(a),
        _drummer,
        right=True,
    ),
    "GU": Soldier(
        head.Look(build=1.0, gaze=-0.5, style="short", hair=col.CHESTNUT, hair_d=col.BROWN_D, smile=0.0),
        "jerkin",
        Cloth(GREEN, BROWN, col.RED),
        NO_LEGS,
        "",
        "lace",
        lambda a: body_hats.pointed(a, BROWN, col.GREEN, RED),
        _fifer,
    ),
    "HO": Soldier(
        head.Look(
            build=1.0,
            nose="hook",
            style="long",
            beard="forked",
            age=1,
            hair=col.AUBURN,
            hair_d=col.BROWN_D,
            brow=0.6,
        ),
        "slit",
        Cloth(RED, BLUE),
        NO_LEGS,
        "",
        "ruff",
        lambda a: body_hats.fox_cap(a, RED),
        _two_handed,
    ),
    "HU": Soldier(
        head.Look(
            build=1.04,
            nose="snub",
            style="bob",
            beard="forked",
            age=1,
            hair=col.BROWN_D,
            hair_d=col.INK,
            brow=0.7,
        ),
        "doublet",
        Cloth(GREEN, RED, col.WHITE),
        NO_LEGS,
        "",
        "stand",
        lambda a: body_hats.chaperon(a, RED, GREEN),
        _staff,
    ),
    "SO": Soldier(
        head.Look(
            view="profile", style="curls", beard="pointed", age=1, hair=col.BROWN_D, hair_d=col.INK, brow=0.5
        ),
        "cuirass",
        Cloth(RED, GOLD),
        NO_LEGS,
        "",
        "ruff",
        lambda a: body_hats.burgonet(a, col.BLUE, BLUE),
        _lion_bearer,
    ),
    "SU": Soldier(
        head.Look(
            build=1.02,
            view="profile",
            style="bob",
            beard="mustache",
            age=1,
            hair=col.BROWN,
            hair_d=col.BROWN_D,
        ),
        "tails",
        Cloth(GOLD, BLUE, col.RED),
        NO_LEGS,
        "",
        "lace",
        lambda a: body_hats.round_hat(a, BLACK, col.GOLD, BLUE),
        _curved_near,
        far_arm=_curved,
    ),
}

LEAN = {"EO": -3.0, "EU": 4.0, "GO": 0.0, "GU": 2.0, "HO": -2.0, "HU": -5.0, "SO": 2.0, "SU": 0.0}
"""How far each bends from the hip, in degrees."""


def soldier(a: Art, key: str) -> None:
    """Draw one Ober or Unter in head-local units; the caller cuts it off below the belt."""
    s = SOLDIERS[key]
    look = s.look
    with leaning(a, LEAN[key]):
        with a.turned(s.right, build=look.build):
            head.back(a, look)
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
