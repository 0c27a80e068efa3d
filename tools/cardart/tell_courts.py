"""The eight persons of the play on Ober and Unter, half length, eyes at the origin.

Not for the card round them. May import heads, dress and gear.
"""

from __future__ import annotations

from collections.abc import Callable

from . import bust, head, parts
from . import palette as col
from . import tell_dress as wear
from . import tell_gear as gear
from .pen import Art


def _behind(a: Art, look: head.Look, right: bool) -> None:
    with a.turned(right, build=look.build):
        head.back(a, look)


def _throat(a: Art, look: head.Look, right: bool) -> None:
    with a.turned(right, build=look.build):
        head.throat(a)


def _head(a: Art, look: head.Look, right: bool, hat: Callable[[Art], None]) -> None:
    with a.turned(right, build=look.build):
        head.face(a, look)
        head.beard(a, look)
        if look.style in ("short", "bald"):
            head.ear(a)
        head.front(a, look)
        hat(a)


def _cuff(a: Art, x: float, y: float) -> None:
    parts.lace(a, f"{x - 17},{y + 28} {x + 24},{y + 20}", 14, 5)


def _boy(a: Art) -> None:
    """Walter, Tell's boy, with the apple."""
    look = head.Look(style="short", hair=col.FLAXEN, hair_d=col.BROWN, smile=1.4, nose="snub", brow=-0.6)
    head.back(a, look)
    a.shape(
        "-34,86 -66,104 -80,150 -84,300 92,300 88,150 72,104 42,86 z", col.BLUE, 2.4, shade=col.BLUE_D, k=0.94
    )
    a.hatch("44,90 70,106 84,150 88,290 50,296 56,160 z", 42, 5, 22, 1.3)
    head.throat(a)
    wear.open_collar(a)
    head.face(a, look)
    head.front(a, look)
    wear.arm(a, wear.Arm((-58, 124), (-92, 190), (-34, 186), wear.WHITE, width=0.86))
    gear.apple(a, -12, 160, 21)
    parts.fist(a, -18, 180, 172, flip=True)


def tell(a: Art) -> None:
    """Wilhelm Tell with crossbow and boy."""
    look = head.Look(
        style="curls", beard="full", age=1, hair=col.BROWN, hair_d=col.BROWN_D, brow=0.8, nose="hook"
    )
    _behind(a, look, True)
    wear.tunic(a, wear.GREEN)
    wear.arm(a, wear.Arm((-70, 122), (-112, 158), (-90, 190), wear.WHITE))
    wear.belt(a)
    gear.bolt(a, -26, 188, -16, 66)
    _throat(a, look, True)
    wear.hood_cape(a, wear.RED)
    _head(a, look, True, wear.felt_hat)
    with a.place(122, 132, 1.0, 16):
        gear.shouldered_crossbow(a)
    wear.arm(a, wear.Arm((80, 126), (150, 196), (128, 156), wear.WHITE))
    _cuff(a, 118, 136)
    gear.fist_on(a, 118, 138, 22)
    with a.place(-134, 106, 0.64):
        _boy(a)
    parts.open_hand(a, -98, 176, 160, flip=True)


def rudenz(a: Art) -> None:
    """Ulrich von Rudenz, young, peacock's feather and purple cloak, falcon on his fist."""
    look = head.Look(
        style="bob", view="profile", beard="mustache", age=0, hair=col.AUBURN, hair_d=col.BROWN_D
    )
    head.back(a, look)
    wear.doublet(a, wear.BLUE, col.GOLD)
    wear.belt(a, 200, wear.RED)
    head.throat(a)
    parts.ruff(a, 76, 50, 19, 12, 4)
    head.face(a, look)
    head.beard(a, look)
    head.front(a, look)
    wear.falconer_beret(a)
    wear.shoulder_cloak(a, wear.VIOLET, wear.WHITE)
    bust.arm(a, (-64, 124), (-118, 180), (-76, 198), (48, 56, 50, 30), col.BLUE, col.BLUE_D, col.WHITE)
    parts.sword(a, -58, 192, 120, 206)
    parts.lace(a, "-82,182 -74,214", -14, 5)
    parts.fist(a, -57, 196, 188, flip=True)
    gear.falcon(a, 128, 92, 0.92)
    bust.arm(a, (78, 122), (150, 190), (130, 140), (50, 60, 52, 30), col.BLUE, col.BLUE_D, col.WHITE, bow=8)
    gear.glove(a, 126, 108, 0.96)


def gessler(a: Art) -> None:
    """Hermann Gessler, the bailiff, with staff of office, order and signed medal."""
    look = head.Look(
        style="bob",
        beard="pointed",
        age=2,
        hair=col.BROWN_D,
        hair_d=col.INK,
        brow=1.0,
        nose="hook",
        build=0.96,
    )
    _behind(a, look, False)
    wear.gown(a, wear.RED, (col.BROWN, col.BROWN_D), wear.GOLD)
    _throat(a, look, False)
    wear.fur_collar(a, wear.BROWN)
    _head(a, look, False, wear.bailiff_hat)
    parts.chain(a, "-58,104 -44,140 -18,158 4,162 28,158 54,140 68,104", 17)
    gear.medallion(a, 4, 174, "C")
    gear.charter(a, -72, 176, -34)
    bust.arm(a, (-78, 126), (-140, 190), (-96, 186), (58, 66, 58, 32), col.RED, col.RED_D)
    parts.lace(a, "-102,170 -98,204", -14, 5)
    parts.fist(a, -74, 180, 176, flip=True, s=1.05)
    gear.office_staff(a, 118, 120, 180, 160, 4)
    wear.arm(a, wear.Arm((84, 126), (154, 196), (126, 158), wear.RED, width=1.1))
    _cuff(a, 118, 138)
    gear.fist_on(a, 117, 140, 22)


def stuessi(a: Art) -> None:
    """Stüssi the field guard, bow over the shoulder, quiver behind."""
    look = head.Look(
        style="short",
        beard="full",
        age=1,
        hair=col.BROWN,
        hair_d=col.BROWN_D,
        build=1.08,
        nose="snub",
        smile=0.8,
    )
    gear.longbow(a)
    gear.quiver(a)
    _behind(a, look, False)
    wear.jerkin(a, wear.BROWN, wear.GREEN)
    wear.belt(a)
    _throat(a, look, False)
    wear.open_collar(a)
    gear.bowstring(a)
    wear.arm(a, wear.Arm((-68, 122), (-128, 180), (-92, 208), wear.GREEN))
    parts.lace(a, "-98,196 -88,226", -14, 5)
    parts.open_hand(a, -66, 210, 184)
    _head(a, look, False, wear.ranger_cap)
    wear.arm(a, wear.Arm((80, 124), (128, 194), (58, 172), wear.GREEN))
    parts.lace(a, "52,160 58,188", 14, 5)
    parts.fist(a, 22, 168, -14, s=1.1)


def harras(a: Art) -> None:
    """Rudolf der Harras, master of the horse, in plate with lance and pennant."""
    look = head.Look(style="short", beard="mustache", age=1, hair=col.BROWN_D, hair_d=col.INK, brow=0.8)
    wear.cuirass(a)
    wear.plate_arm(a, wear.Arm((-70, 124), (-124, 182), (-84, 208), wear.STEEL))
    parts.open_hand(a, -48, 208, 184)
    wear.gauntlet(a, -86, 207, 4)
    wear.belt(a, 206, wear.RED, 66)
    _throat(a, look, True)
    wear.gorget(a, wear.RED)
    _head(a, look, True, wear.sallet)
    gear.lance(a, 118, 110)
    wear.plate_arm(a, wear.Arm((78, 124), (146, 190), (122, 162), wear.STEEL))
    gear.fist_on(a, 115, 140, 22)
    wear.gauntlet(a, 130, 160, 226)


def fuerst(a: Art) -> None:
    """Walter Fürst, Tell's father-in-law, in a furred gown, swearing."""
    look = head.Look(style="curls", beard="forked", age=2, hair=col.WHITE, hair_d=col.GREY_D, brow=-0.4)
    _behind(a, look, False)
    wear.gown(a, wear.GREEN, wear.BROWN, wear.WHITE)
    wear.belt(a, 204, wear.RED, 34)
    _throat(a, look, False)
    wear.fur_collar(a, wear.BROWN)
    _head(a, look, False, wear.councillor_cap)
    bust.arm(a, (-80, 126), (-132, 192), (-70, 204), (58, 70, 62, 34), col.GREEN, col.GREEN_D)
    parts.lace(a, "-76,188 -68,222", -14, 5)
    parts.open_hand(a, -40, 200, 176)
    bust.arm(a, (86, 124), (156, 158), (138, 78), (58, 72, 66, 36), col.GREEN, col.GREEN_D, bow=8)
    parts.lace(a, "118,74 158,70", 14, 5)
    gear.oath_hand(a, 138, 30)


def kuoni(a: Art) -> None:
    """Kuoni the herdsman: close cap, horn at the neck, crook in his left hand."""
    look = head.Look(style="bob", hair=col.BLOND, hair_d=col.BROWN, view="profile", smile=0.8)
    _behind(a, look, True)
    wear.herd_shirt(a, wear.RED)
    wear.belt(a, 202)
    _throat(a, look, True)
    gear.neck_horn(a)
    wear.open_collar(a)
    _head(a, look, True, wear.herdsman_cap)
    wear.arm(a, wear.Arm((-72, 124), (-126, 182), (-62, 204), wear.WHITE, bare=True))
    parts.open_hand(a, -40, 208, 186)
    gear.shepherds_crook(a, 118)
    wear.arm(a, wear.Arm((82, 124), (148, 194), (124, 158), wear.WHITE, bare=True))
    gear.fist_on(a, 117, 138, 22)


def reding(a: Art) -> None:
    """Itel Reding of Schwyz, leaning on his great sword."""
    look = head.Look(style="long", beard="goatee", age=2, hair=col.GREY_HAIR, hair_d=col.GREY_D, view="front")
    _behind(a, look, True)
    bust.jack_torso(a, bust.Dress(col.BLUE, col.BLUE_D, col.RED, col.RED_D, col.GOLD, col.GOLD_D, "none"))
    _throat(a, look, True)
    bust.jack_collar(a, bust.Dress(), "lace")
    _head(a, look, True, wear.captain_hat)
    for shoulder, elbow, wrist in (((78, 122), (146, 172), (54, 142)), ((-70, 122), (-136, 176), (-38, 158))):
        bust.arm(a, shoulder, elbow, wrist, (52, 62, 54, 30), col.RED, col.RED_D, col.GOLD)
    gear.great_sword(a, 8, 102)
    parts.lace(a, "50,124 52,158", 14, 5)
    parts.fist(a, 20, 134, 0, s=1.08)
    parts.lace(a, "-36,142 -34,176", -14, 5)
    parts.fist(a, -8, 156, 180, flip=True, s=1.08)


PERSONS: dict[str, Callable[[Art], None]] = {
    "EO": tell,
    "GO": rudenz,
    "HO": gessler,
    "SO": stuessi,
    "EU": harras,
    "GU": fuerst,
    "HU": kuoni,
    "SU": reding,
}
