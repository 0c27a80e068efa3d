"""The four enthroned kings of the Salzburg pattern.

Attributes: King of leaves with a bonnet, King of hearts with the barred anchor, King of bells with the
gate of the town; crown, orb and turban are our own choice. Each has his own throne, dress and way of
sitting.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from . import body_capes, bust, hats, head, parts, salzburg_thrones
from . import body_limbs as limbs
from . import palette as col
from .body_legs import boot, shoe
from .body_limbs import Tones
from .pen import Art


@dataclass(frozen=True)
class King:
    """Head and dress of one king; ``short`` kings wear a tunic that shows hose and boots."""

    look: head.Look
    dress: bust.Dress
    mantle: Tones
    short: bool
    right: bool


RED: Tones = (col.RED, col.RED_D)
BLUE: Tones = (col.BLUE, col.BLUE_D)
GREEN: Tones = (col.GREEN, col.GREEN_D)

KINGS: dict[str, King] = {
    "E": King(
        head.Look(
            build=1.04,
            view="front",
            style="curls",
            beard="full",
            age=2,
            hair=col.GREY_HAIR,
            hair_d=col.GREY_D,
            brow=0.4,
        ),
        bust.Dress(*RED, *GREEN, pattern="damask"),
        GREEN,
        False,
        False,
    ),
    "G": King(
        head.Look(build=1.03, view="profile", style="curls", beard="full", age=1, brow=0.5),
        bust.Dress(*GREEN, *RED, pattern="rosette"),
        RED,
        True,
        True,
    ),
    "H": King(
        head.Look(
            build=0.98,
            gaze=0.4,
            style="long",
            beard="forked",
            age=2,
            hair=col.AUBURN,
            hair_d=col.BROWN_D,
            brow=0.2,
        ),
        bust.Dress(*BLUE, *RED, pattern="lily"),
        RED,
        False,
        False,
    ),
    "S": King(
        head.Look(style="curls", beard="pointed", age=1, hair=col.BROWN_D, hair_d=col.INK, brow=0.6),
        bust.Dress(*RED, *BLUE, pattern="lily"),
        BLUE,
        True,
        True,
    ),
}


def _motif(d: bust.Dress) -> limbs.Motif:
    def draw(a: Art, s: float) -> None:
        if d.pattern == "damask":
            parts.damask(a, 0, 0, s, d.pattern_c)
        elif d.pattern == "lily":
            parts.lily(a, 0, 0, s * 0.85, d.pattern_c)
        else:
            parts.rosette(a, 0, 0, s * 0.95, d.pattern_c, d.main_d)

    return draw


def mantle_behind(a: Art, c: Tones) -> None:
    """The mantle spread over the seat behind the king."""
    a.shape(
        (
            "-72,120 -128,240 -146,360 -140,470 -118,560 -60,570 -40,300 48,300 70,570 128,556 148,470"
            " 154,360 136,240 80,120 z"
        ),
        c[0],
        2.4,
        shade=c[1],
        k=0.97,
    )
    a.flow("-80,240 -140,380 -112,556", "-56,300 -66,420 -72,562", 4, 1.8, taper=(0.2, 0.4))
    a.flow("88,240 148,380 122,552", "64,300 74,420 80,562", 4, 1.8, taper=(0.2, 0.4))


def robe(a: Art, d: bust.Dress) -> None:
    """A long robe over wide-set knees: lap, two shins and the hollow between them."""
    shoe(a, -70, 560, -1, (col.GOLD, col.GOLD_D), None)
    shoe(a, 84, 568, 1, (col.GOLD, col.GOLD_D), None)
    hollow = "-44,298! 50,298! 40,400 32,480 38,570 4,580 -30,566 -26,480 -34,400 z"
    a.shape(hollow, d.main_d, 2.0)
    a.hatch(hollow, 84, 6, 60, 1.6, col.INK)
    motif = _motif(d)
    shins = (
        (
            "-110,326 -104,410 -96,490 -104,560 -66,574 -32,562 -28,480 -30,400 -34,334 z",
            "-106,340 -98,450 -100,556",
            "-34,340 -30,450 -36,560",
        ),
        (
            "40,340 36,410 32,490 36,568 76,582 118,566 108,490 112,410 120,336 z",
            "40,346 36,460 40,566",
            "116,346 108,460 114,562",
        ),
    )
    for spec, left, right in shins:
        a.shape(spec, d.main, 2.3, shade=d.main_d, k=0.95)
        limbs.drape(a, left, right, 3, 5, motif, 0.92, 0.12, 0.9)
        a.flow(left, right, 3, 1.8, taper=(0.1, 0.4), span=(0.1, 0.98))
    a.hatch("84,350 118,340 110,450 114,566 90,572 92,450 z", 44, 5.0, 20, 1.4, col.INK)
    a.hatch("-58,350 -34,340 -32,450 -34,560 -52,566 -50,450 z", 44, 5.0, 12, 1.3, col.INK)
    _lap(a, d, motif, True)
    hem = (
        "-107,544 -66,558 -30,546 4,566 36,552 76,566 121,550 121,574 76,592 36,578 4,590 -30,572"
        " -66,584 -107,570 z"
    )
    parts.ermine(a, hem, pitch=25, s=0.7, margin=7)


def _lap(a: Art, d: bust.Dress, motif: limbs.Motif, swags: bool) -> None:
    lap = (
        "-58,208 -88,262 -112,308 -112,338 -84,352 -52,352 -30,338 -12,314 4,306 22,316 40,348 62,364"
        " 96,362 120,346 122,314 98,264 68,208 z"
    )
    a.shape(lap, d.main, 2.4, shade=d.main_d, k=0.95)
    limbs.drape(a, "-70,236 -94,286 -104,330", "2,236 -14,280 -34,322", 3, 3, motif, 0.9, 0.1, 0.95)
    limbs.drape(a, "10,236 26,284 46,334", "76,236 102,286 114,332", 3, 3, motif, 0.9, 0.1, 0.95)
    for s in (
        "-4,228 -24,264 -52,300",
        "-14,224 -44,262 -78,296",
        "12,228 32,268 58,308",
        "20,224 52,264 88,304",
        "-6,240 -4,280 4,304",
        "10,238 12,276 6,302",
    ):
        a.line(s, 1.7, col.INK, (0.1, 0.0))
    a.line("-106,330 -84,343 -56,342 -36,328", 1.6, col.INK, (0.1, 0.1))
    a.line("46,340 66,354 94,352 114,336", 1.6, col.INK, (0.1, 0.1))
    a.hatch(
        "-112,322 -112,340 -84,352 -52,352 -30,338 -52,342 -84,340 z", 70, 4.4, 12, 1.3, col.INK, side=(0, 1)
    )
    a.hatch("40,346 62,364 96,362 120,346 121,328 96,348 62,350 z", 70, 4.4, 12, 1.3, col.INK, side=(0, 1))
    for k in range(3 if swags else 0):
        a.line(
            (
                f"{-32 + 9 * k},{350 + 18 * k} {-14 + 6 * k},{384 + 24 * k} 4,{394 + 28 * k}"
                f" {20 - 5 * k},{386 + 24 * k} {36 - 9 * k},{354 + 18 * k}"
            ),
            1.8,
            col.INK,
            (0.0, 0.0),
        )


def tunic(a: Art, d: bust.Dress, hose: Tones, boots: Tones) -> None:
    """A knee-length tunic: the shins are free, one boot is set forward."""
    for knee, ankle, toe in (((-76, 336), (-84, 548), -1), ((84, 350), (98, 560), 1)):
        p = a.limb(limbs.axis_of((knee[0], knee[1] - 10), (knee[0], knee[1] + 70)), (66, 58))
        a.shape(p, hose[0], 2.3, shade=hose[1], k=0.94)
        a.hatch(p, 40, 5.0, 16, 1.3, col.INK)
        boot(a, (knee[0], knee[1] + 30), ankle, toe, boots)
    hollow = "-46,298! 54,298! 48,412! 26,406 8,398 -14,402 -40,398! z"
    a.shape(hollow, d.main_d, 2.0)
    for fold in (
        "-30,352 -24,376 -28,398",
        "-8,330 -4,368 -8,400",
        "12,328 14,368 10,398",
        "30,350 30,380 34,406",
    ):
        a.line(fold, 1.8, col.INK, (0.1, 0.4))
    a.line("-38,390 -14,394 8,390 26,397 46,404", 5.6, col.INK, (1, 1), 0)
    a.line("-38,390 -14,394 8,390 26,397 46,404", 3.4, d.trim, (1, 1), 0)
    motif = _motif(d)
    for spec in (
        "-112,322 -116,366 -122,396! -92,404 -62,398 -34,404! -32,362 -34,330 z",
        "40,336 42,376 40,418! 70,412 102,418 130,406! 126,372 120,330 z",
    ):
        a.shape(spec, d.main, 2.3, shade=d.main_d, k=0.93)
    for s in (
        "-96,350 -100,376 -104,398",
        "-76,354 -78,376 -80,398",
        "-54,352 -50,376 -50,396",
        "62,362 60,390 58,412",
        "82,364 86,390 88,412",
        "104,360 110,384 114,408",
    ):
        a.line(s, 1.7, col.INK, (0.1, 0.4))
    a.line("-120,386 -92,394 -62,388 -34,394", 6.4, col.INK, (1, 1), 0)
    a.line("-120,386 -92,394 -62,388 -34,394", 4.0, d.trim, (1, 1), 0)
    a.line("41,408 70,402 102,408 129,397", 6.4, col.INK, (1, 1), 0)
    a.line("41,408 70,402 102,408 129,397", 4.0, d.trim, (1, 1), 0)
    _lap(a, d, motif, False)


def torso(a: Art, d: bust.Dress) -> None:
    """Breast and belt; the brocade follows the breast."""
    spec = "-48,96 -64,140 -62,190 -56,226 68,226 74,190 74,140 56,96 z"
    a.shape(spec, d.main, 2.4, shade=d.main_d, k=0.93)
    motif = _motif(d)
    limbs.drape(a, "-56,140 -58,180 -52,214", "-14,146 -14,180 -12,216", 2, 2, motif, 0.82, 0.1, 0.95)
    limbs.drape(a, "18,146 18,180 18,216", "66,140 68,180 64,212", 2, 2, motif, 0.82, 0.1, 0.95)
    a.hatch("20,96 56,96 74,140 74,190 68,226 40,226 48,170 z", 40, 5.0, 24, 1.4, col.INK)
    a.shape("-12,120! -14,226! 14,226! 14,120! z", d.trim, 2.0, shade=d.trim_d, k=0.9)
    parts.buttons(a, [(0, 150), (0, 172), (0, 194)], 5, col.RED if d.main != col.RED else col.BLUE)
    a.shape("-62,214 4,226 74,214 76,232 4,245 -62,232 z", d.trim, 2.2, shade=d.trim_d, k=0.94)
    for x in (-42, -20, 4, 28, 52):
        a.disc(x, 230 + (0 if abs(x - 4) > 30 else 4), 4.4, 4.4, col.RED if x != 4 else col.BLUE, 1.4)


def _over_knee(a: Art, c: Tones) -> None:
    """A corner of the mantle drawn across the left knee."""
    spec = "-118,236 -70,246 -40,262 -22,300 -26,352 -40,410 -62,452 -92,438 -122,452 -140,400 -142,300 z"
    a.shape(spec, c[0], 2.4, shade=c[1], k=0.94)
    a.flow("-122,250 -136,330 -130,430", "-50,262 -34,330 -60,440", 5, 1.9, taper=(0.3, 0.2))
    a.hatch("-44,264 -24,300 -28,352 -42,408 -62,448 -56,380 -44,320 z", 44, 5.0, 18, 1.3, col.INK)
    a.line("-46,262 -24,300 -28,352 -42,410 -62,450 -92,437 -122,450", 4.0, col.GOLD, (1, 1))


# ---------------------------------------------------------------- arms and attributes
def _arms_acorns(a: Art, k: King) -> None:
    _over_knee(a, k.mantle)
    parts.orb(a, -78, 214, 34)
    bust.arm(a, (-76, 124), (-136, 208), (-104, 252), (54, 62, 56, 32), *k.mantle)
    parts.lace(a, "-122,244 -90,262", -13, 5)
    parts.cup_hand(a, -80, 256, 1.2)
    parts.sceptre(a, 158, 330, 366, 3, "lily")
    _fist_on_shaft(a, k)


def _fist_on_shaft(a: Art, k: King) -> None:
    bust.arm(
        a, (84, 126), (158, 212), (160, 170), (56, 64, 58, 32), k.dress.second, k.dress.second_d, None, 12
    )
    parts.lace(a, "142,168 180,164", 14, 5)
    parts.fist(a, 160, 144, 14, s=1.1)


def _arms_leaves(a: Art, k: King) -> None:
    """Fist on the thigh, the sceptre of leaves leant against the shoulder."""
    d = k.dress
    bust.arm(a, (-76, 124), (-150, 222), (-108, 288), (54, 60, 56, 32), d.second, d.second_d)
    parts.lace(a, "-124,278 -92,290", -13, 5)
    parts.fist(a, -94, 300, -62, flip=True, s=1.1)
    with a.place(92, 300, 1, 17):
        parts.shaft(a, 30, 300, 4.2, col.GOLD, col.GOLD_D)
        for y, side in ((-196, -1), (-216, 1), (-238, -1), (-258, 1)):
            with a.place(0, y, 0.7, 62 * side):
                a.shape(
                    "0,4! 14,-14 16,-34 0,-52! -16,-34 -14,-14 z", col.GREEN, 2.2, shade=col.GREEN_D, k=0.86
                )
                a.line("0,0 0,-44", 1.6, col.GREEN_D, (1, 0))
        with a.place(0, -296, 0.42):
            a.shape(
                (
                    "0,-52! 11,-37 29,-22 41,-2 38,17 24,26 9,20 3,40! -3,40! -9,20 -24,26 -38,17"
                    " -41,-2 -29,-22 -11,-37 z"
                ),
                col.GREEN,
                4.4,
                shade=col.GREEN_D,
                k=0.84,
            )
            a.line("0,-40 0,24", 4.0, col.GREEN_D, (0, 1))
    bust.arm(a, (84, 126), (154, 224), (124, 226), (56, 64, 58, 32), d.second, d.second_d, None, 10)
    parts.lace(a, "128,210 124,242", 13, 5)
    parts.fist(a, 112, 226, 17, s=1.1)


def _arms_hearts(a: Art, k: King) -> None:
    d = k.dress
    parts.heater(a, -96, 384, 1.5, *BLUE, lambda: parts.anchor_barred(a), -4)
    bust.arm(a, (-76, 124), (-138, 208), (-108, 272), (54, 62, 56, 32), *k.mantle)
    parts.lace(a, "-126,266 -90,276", -14, 5)
    parts.open_hand(a, -94, 302, -74, s=1.15)
    with a.place(70, 300, 1, 24):
        parts.sceptre(a, 0, 20, 330, 0, "ball")
    bust.arm(a, (84, 126), (156, 218), (118, 214), (56, 64, 58, 32), d.second, d.second_d, None, 10)
    parts.lace(a, "122,198 118,230", 13, 5)
    parts.fist(a, 104, 216, 24, s=1.1)


def _arms_bells(a: Art, k: King) -> None:
    d = k.dress
    parts.heater(a, -100, 366, 1.62, *RED, lambda: parts.castle(a), -5)
    bust.arm(a, (-76, 124), (-140, 206), (-112, 254), (54, 62, 56, 32), *k.mantle)
    parts.lace(a, "-128,246 -94,256", -14, 5)
    parts.open_hand(a, -100, 282, -76, s=1.15)
    parts.sceptre(a, 150, 380, 396, 2, "ball")
    bust.arm(a, (84, 126), (156, 206), (154, 152), (56, 64, 58, 32), d.second, d.second_d, None, 12)
    parts.lace(a, "136,150 174,146", 14, 5)
    parts.fist(a, 154, 126, 10, s=1.1)


CAPES: dict[str, Callable[[Art, bust.Dress], None]] = {
    "E": bust.king_cape,
    "G": body_capes.fur_cape,
    "H": body_capes.stole,
    "S": body_capes.scalloped,
}
ARMS = {"E": _arms_acorns, "G": _arms_leaves, "H": _arms_hearts, "S": _arms_bells}


def _hat(a: Art, suit: str) -> None:
    if suit == "E":
        hats.crown_great(a, *GREEN)
    elif suit == "G":
        hats.fur_cap(a, *RED)
    elif suit == "H":
        hats.turban(a, col.WHITE, col.WHITE_D, col.RED)
    else:
        hats.crown_open(a, False, col.RED, col.BLUE)


def king(a: Art, suit: str) -> None:
    """Draw one king with his throne in head-local units."""
    k = KINGS[suit]
    look, d = k.look, k.dress
    behind, before, carpet = salzburg_thrones.THRONES[suit]
    behind(a)
    salzburg_thrones.dais(a, *carpet)
    with a.turned(k.right, build=look.build):
        head.back(a, look)
    if not k.short:
        mantle_behind(a, k.mantle)
        robe(a, d)
    else:
        tunic(
            a,
            d,
            (col.WHITE, col.WHITE_D) if suit == "G" else (col.GOLD, col.GOLD_D),
            RED if suit == "G" else (col.BROWN, col.BROWN_D),
        )
    torso(a, d)
    if before:
        before(a)
    ARMS[suit](a, k)
    CAPES[suit](a, d)
    with a.turned(k.right, build=look.build):
        head.neck(a, look)
        head.face(a, look)
        head.beard(a, look)
        head.front(a, look)
        _hat(a, suit)
