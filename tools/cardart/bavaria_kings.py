"""The four kings of the Bavarian pattern as half figures, each in another state dress.

Attributes: an Emperor's crown on the King of leaves, the lozenges of the land on the shield of the King
of bells; cap, turban and the rest are our choice, for caps and turbans are usual here. May import the
``body_*`` modules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from . import body_capes, bust, hats, head, parts
from . import body_coats as coats
from . import body_limbs as limbs
from . import palette as col
from .body_coats import Cloth
from .body_limbs import Tones
from .body_sleeves import sleeve
from .pen import Art

RED: Tones = (col.RED, col.RED_D)
BLUE: Tones = (col.BLUE, col.BLUE_D)
GREEN: Tones = (col.GREEN, col.GREEN_D)
GOLD: Tones = (col.GOLD, col.GOLD_D)
WHITE: Tones = (col.WHITE, col.WHITE_D)


@dataclass(frozen=True)
class King:
    """Head, hat, and the drawings of the body and the arms of one king."""

    look: head.Look
    hat: Callable[[Art], None]
    body: Callable[[Art], None]
    arms: Callable[[Art], None]
    right: bool = False


# ---------------------------------------------------------------- acorns: a furred gown
def _furred(a: Art) -> None:
    a.shape(
        "-40,86 -92,104 -118,150 -128,300 140,300 132,150 104,104 48,84 z",
        col.GREEN,
        2.5,
        shade=col.GREEN_D,
        k=0.95,
    )
    a.shape("-34,96 -30,300 40,300 42,96 z", col.RED, 2.0, shade=col.RED_D, k=0.95)
    limbs.drape(a, "-22,120 -22,220 -22,300", "30,120 32,220 32,300", 3, 8, _damask, 0.8)
    a.hatch("16,100 42,96 40,300 16,300 z", 44, 5.0, 16, 1.3, col.INK)
    a.shape("-40,214 4,224 46,214 46,236 4,247 -40,236 z", col.GOLD, 2.1, shade=col.GOLD_D, k=0.94)
    a.flow("-88,120 -110,180 -116,300", "-60,130 -66,200 -64,300", 4, 1.7)
    a.flow("70,124 84,200 86,300", "96,120 124,180 132,300", 4, 1.7)
    body_capes.fur(
        a, "-30,72 -64,86 -92,112 -88,140 -60,150 -54,210 -56,300 -22,300 -24,210 -26,150 -14,116 4,104 z"
    )
    body_capes.fur(a, "38,70 72,84 102,110 98,138 70,148 66,210 66,300 34,300 34,210 36,150 24,116 4,104 z")
    parts.chain(a, "-46,98 -38,140 -22,176 4,186 32,176 48,140 56,96", 18, 4.6)
    a.disc(4, 196, 14, 14, col.GOLD, 2.0, shade=col.GOLD_D)
    a.disc(4, 196, 6, 6, col.RED, 1.4)


def _damask(a: Art, s: float) -> None:
    parts.damask(a, 0, 0, s, col.GOLD)


def _arms_acorns(a: Art) -> None:
    sleeve(a, "plain", (-84, 122), (-146, 186), (-124, 122), GREEN, GOLD)
    body_capes.fur(a, _limb(a, "-132,142 -126,124 -122,110", (40, 46, 44)))
    parts.fist(a, -120, 84, 4, flip=True, s=1.1)
    _goblet(a)
    parts.sceptre(a, 128, 330, 352, 5, "lily")
    sleeve(a, "plain", (92, 122), (156, 196), (134, 174), GREEN, GOLD)
    body_capes.fur(a, _limb(a, "144,186 136,170 132,156", (40, 46, 44)))
    parts.fist(a, 126, 134, 12, s=1.1)


def _limb(a: Art, axis: str, widths: tuple[float, ...]) -> str:
    """The outline of a limb in curve notation."""
    return " ".join(f"{x:.1f},{y:.1f}" for x, y in a.limb(axis, widths)[:-1]) + " z"


def _goblet(a: Art) -> None:
    with a.place(-120, 66, 1.0, -4):
        a.shape(
            "-24,-52! 24,-52! 20,-24 8,-12 5,2! -5,2! -8,-12 -20,-24 z",
            col.GOLD,
            2.2,
            shade=col.GOLD_D,
            k=0.9,
        )
        a.disc(0, -52, 24, 7, col.RED_D, 2.0)
        a.line("-21,-36 0,-31 21,-36", 1.6, col.BROWN_D, (1, 1))
        for k in (-10, 0, 10):
            a.disc(k, -24, 3, 3, col.RED, 1.2)


# ---------------------------------------------------------------- leaves: the Emperor
def _imperial(a: Art) -> None:
    d = bust.Dress(*RED, *GOLD, pattern="none")
    bust.king_back(a, d)
    bust.king_torso(a, d)
    limbs.drape(a, "-54,150 -58,210 -62,270", "-18,156 -20,220 -22,270", 2, 4, _lily, 0.85)
    limbs.drape(a, "18,156 20,220 22,270", "66,150 70,210 76,270", 2, 4, _lily, 0.85)
    bust.king_cape(a, d)
    a.shape(a.limb("-44,112 0,176 62,250", (20, 20)), col.WHITE, 2.0)
    a.line("-41,108 4,172 66,246", 2.4, col.BLUE, (1, 1))
    a.line("-48,116 -4,180 58,254", 2.4, col.BLUE, (1, 1))


def _lily(a: Art, s: float) -> None:
    parts.lily(a, 0, 0, s, col.GOLD)


def _arms_leaves(a: Art) -> None:
    sleeve(a, "plain", (-80, 124), (-142, 196), (-116, 144), RED, GOLD)
    parts.lace(a, "-134,146 -100,138", 14, 5)
    parts.orb(a, -118, 84, 27)
    parts.cup_hand(a, -116, 118, 1.1)
    parts.sceptre(a, 134, 320, 330, 9, "lily")
    sleeve(a, "plain", (86, 124), (154, 200), (156, 164), RED, GOLD)
    parts.lace(a, "138,162 176,160", 14, 5)
    parts.fist(a, 162, 138, 12, s=1.1)


# ---------------------------------------------------------------- hearts: a caftan
def _caftan(a: Art) -> None:
    coats.long_coat(a, Cloth(BLUE, RED))
    limbs.drape(a, "-58,118 -58,160 -48,196", "-28,124 -20,160 -30,196", 1, 3, _rosette, 0.9)
    limbs.drape(a, "30,130 30,160 20,196", "70,118 72,160 60,196", 2, 3, _rosette, 0.9)
    parts.ermine(
        a,
        (
            "-30,72 -58,84 -84,104 -90,126 -62,136 -40,126 -20,150 4,196 28,150 46,126 70,134 98,124"
            " 92,102 66,82 40,70 30,98 4,130 -22,100 z"
        ),
        pitch=24,
        s=0.8,
    )


def _rosette(a: Art, s: float) -> None:
    parts.rosette(a, 0, 0, s, col.GOLD, col.BLUE_D)


def _arms_hearts(a: Art) -> None:
    sleeve(a, "banded", (-76, 122), (-140, 178), (-92, 206), BLUE, GOLD)
    parts.lace(a, "-100,190 -84,222", -13, 5)
    parts.fist(a, -70, 214, 150, flip=True)
    with a.place(72, 236, 1, 30):
        parts.sceptre(a, 0, 20, 246, 0, "ball")
    sleeve(a, "banded", (84, 122), (152, 200), (116, 178), BLUE, GOLD)
    parts.lace(a, "122,162 114,194", 13, 5)
    parts.fist(a, 104, 180, 30, s=1.1)


# ---------------------------------------------------------------- bells: mantle over the breastplate
def _mantled(a: Art) -> None:
    d = bust.Dress(*RED, *BLUE, pattern="none")
    bust.king_back(a, d)
    bust.king_torso(a, d)
    limbs.drape(a, "-54,120 -58,190 -62,270", "-18,120 -20,200 -22,270", 2, 5, _lily, 0.8)
    limbs.drape(a, "18,120 20,200 22,270", "66,120 70,190 76,270", 2, 5, _lily, 0.8)
    a.shape("-60,206 4,216 74,206 74,226 4,238 -62,226 z", col.GOLD, 2.1, shade=col.GOLD_D, k=0.94)
    for x, y in ((-40, 219), (-18, 222), (4, 226), (28, 222), (52, 218)):
        a.disc(x, y, 4.4, 4.4, col.BLUE if x != 4 else col.RED, 1.4)


def _arms_bells(a: Art) -> None:
    parts.sceptre(a, 132, 320, 350, 4, "ball")
    sleeve(a, "slashed", (88, 124), (152, 198), (140, 164), RED, GOLD)
    parts.lace(a, "120,166 158,160", 14, 5)
    parts.fist(a, 137, 138, 14, s=1.1)
    coats.cloak_front(a, BLUE, col.GOLD)
    parts.ermine(
        a,
        "-30,72 -62,86 -98,108 -118,140 -108,158 -76,146 -40,146 0,128 44,100 64,88 40,70 4,92 z",
        pitch=22,
        s=0.75,
    )
    parts.heater(a, -122, 190, 1.22, *WHITE, lambda: parts.lozenges(a), -6)


KINGS: dict[str, King] = {
    "E": King(
        head.Look(
            build=1.05,
            nose="snub",
            style="curls",
            beard="full",
            age=2,
            hair=col.GREY_HAIR,
            hair_d=col.GREY_D,
            brow=0.4,
        ),
        lambda a: hats.fur_cap(a, *RED),
        _furred,
        _arms_acorns,
    ),
    "G": King(
        head.Look(build=1.0, nose="hook", style="long", beard="full", age=2, brow=0.5),
        lambda a: hats.crown_great(a, *RED),
        _imperial,
        _arms_leaves,
        True,
    ),
    "H": King(
        head.Look(
            build=0.98,
            view="profile",
            style="curls",
            beard="forked",
            age=1,
            hair=col.AUBURN,
            hair_d=col.BROWN_D,
            brow=0.2,
        ),
        lambda a: hats.turban(a, col.WHITE, col.WHITE_D, col.GREEN),
        _caftan,
        _arms_hearts,
        True,
    ),
    "S": King(
        head.Look(
            view="front",
            style="bob",
            beard="mustache",
            age=1,
            hair=col.BROWN_D,
            hair_d=col.INK,
            build=1.06,
            brow=0.7,
        ),
        lambda a: hats.crown_open(a, False, col.RED, col.BLUE),
        _mantled,
        _arms_bells,
    ),
}


def king(a: Art, suit: str) -> None:
    """Draw one king in head-local units; the caller cuts him off below the belt."""
    k = KINGS[suit]
    look = k.look
    with a.turned(k.right, build=look.build):
        head.back(a, look)
    k.body(a)
    with a.turned(k.right, build=look.build):
        head.neck(a, look) if suit != "H" else head.throat(a)
        head.face(a, look)
        head.beard(a, look)
        head.front(a, look)
        k.hat(a)
    k.arms(a)
