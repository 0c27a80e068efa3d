"""Legs of the standing figures: stances with the weight on one foot, and what is worn below the belt.

Units are those of :mod:`tools.cardart.head` (waist near y=206, soles near y=616). May import ``pen``,
``palette``, ``bust`` and ``body_limbs``; knows no pack.
"""

from __future__ import annotations

from dataclasses import dataclass

from . import bust
from . import palette as col
from .body_limbs import Tones, along, axis_of, folds, panes, ring
from .pen import Art, Pt

FABRIC_WHITE: Tones = (col.WHITE, col.WHITE_D)
LEATHER: Tones = (col.BROWN, col.BROWN_D)


@dataclass(frozen=True)
class Leg:
    """Joints of one leg and the side its toes point to (-1 left, 1 right)."""

    hip: Pt
    knee: Pt
    ankle: Pt
    toe: int


@dataclass(frozen=True)
class Stance:
    """Two legs, the far one first; ``tilt`` turns the hips, ``lean`` the upper body (degrees)."""

    far: Leg
    near: Leg
    tilt: float = 0.0
    lean: float = 0.0


STANCES = {
    # weight on the right leg of the picture, the left one idle and set aside
    "rest": Stance(
        Leg((-30, 280), (-74, 404), (-112, 586), -1),
        Leg((40, 266), (46, 414), (28, 592), 1),
        tilt=-5.0,
        lean=1.5,
    ),
    # the same, idle leg brought forward and crossed a little
    "idle": Stance(
        Leg((42, 266), (54, 412), (52, 590), 1),
        Leg((-28, 278), (-40, 408), (-92, 588), -1),
        tilt=-4.0,
        lean=1.0,
    ),
    "stride": Stance(
        Leg((36, 270), (84, 402), (126, 586), -1),
        Leg((-30, 270), (-60, 402), (-84, 590), -1),
        tilt=2.0,
        lean=-1.5,
    ),
    "lunge": Stance(
        Leg((44, 268), (100, 402), (150, 586), 1),
        Leg((-32, 274), (-126, 376), (-128, 590), -1),
        tilt=4.0,
        lean=-6.0,
    ),
    "brace": Stance(
        Leg((40, 274), (118, 384), (134, 588), 1),
        Leg((-34, 270), (-92, 398), (-142, 586), -1),
        tilt=-3.0,
        lean=5.0,
    ),
    "still": Stance(Leg((38, 268), (54, 412), (64, 592), 1), Leg((-30, 270), (-44, 410), (-52, 592), -1)),
}


@dataclass(frozen=True)
class Wear:
    """What covers the legs: breeches of some cut, stockings, and shoes or boots."""

    breeches: str = "slops"  # slops | trunk | hose | galligaskins
    cloth: Tones = (col.RED, col.RED_D)
    lining: str = col.GOLD
    stocking: Tones = FABRIC_WHITE
    other: Tones | None = None  # the stocking of the far leg, for parti-coloured hose
    boots: Tones | None = None
    shoe: Tones = LEATHER
    garter: str = col.RED
    stripes: str | None = None


def shoe(a: Art, x: float, y: float, toe: int, tones: Tones, bow: str | None = col.RED) -> None:
    """A shoe with the ankle at ``x, y``, seen from the side."""
    with a.place(x, y, 1, 0, toe > 0):
        a.shape(
            "14,-8 18,8 18,20 6,23 -18,23 -44,22 -53,15 -46,7 -26,1 -12,-9 z",
            tones[0],
            2.3,
            shade=tones[1],
            k=0.9,
        )
        a.shape("19,18! 19,26! 4,26! 4,23 -46,25 -53,18! -40,22 4,20 z", col.INK, 1.0)
        a.line("-30,6 -24,12 -14,14", 1.4, col.INK, (0.6, 0))
        a.line("-48,12 -42,10 -38,16", 1.1, col.INK, (0.3, 0))
        if bow:
            a.shape("-10,-4! -24,-12 -26,0! z", bow, 1.6)
            a.shape("-10,-4! 2,-13 6,-1! z", bow, 1.6)
            a.disc(-10, -4, 4.4, 4.4, col.GOLD, 1.4)


def boot(a: Art, knee: Pt, ankle: Pt, toe: int, tones: Tones) -> None:
    """A high boot with a turned-down top."""
    kx, ky = knee
    x, y = ankle
    shaft = axis_of(
        (kx * 0.86 + x * 0.14, ky + 30), (kx * 0.5 + x * 0.5 + 7 * -toe, (ky + y) / 2 + 4), (x, y + 8)
    )
    widths = (66, 60, 44, 36)
    outline = a.limb(shaft, widths)
    with a.place(x, y + 8, 1, 0, toe > 0):
        a.shape(
            "18,-12 20,10 18,17 4,15 -20,17 -50,16 -58,8 -50,-2 -28,-10 -16,-22 z",
            tones[0],
            2.3,
            shade=tones[1],
            k=0.9,
        )
        a.shape("20,9! 20,22! 4,22! 2,15 -48,19 -58,11! -46,15 4,12 z", col.INK, 1.0)
    a.shape(outline, tones[0], 2.3, shade=tones[1], k=0.93)
    a.hatch(outline, 36, 5.0, 18, 1.3, col.INK)
    folds(a, shaft, widths, ((-0.3, 0.62, 0.98), (-0.1, 0.7, 0.98), (0.18, 0.66, 0.96)))
    cuff = axis_of((kx * 0.92 + x * 0.08, ky + 8), (kx * 0.84 + x * 0.16, ky + 44))
    band = a.limb(cuff, (78, 84, 66))
    a.shape(band, tones[0], 2.3, shade=tones[1], k=0.95)
    a.hatch(band, 40, 4.6, 20, 1.2, col.INK)
    a.line(along(cuff, (74, 80, 62), -0.42, 0.2, 0.9), 2.0, col.WHITE, (0.2, 0.0))


def _shin(a: Art, leg: Leg, wear: Wear, tones: Tones) -> None:
    (kx, ky), (x, y) = leg.knee, leg.ankle
    back = 10 * -leg.toe
    axis = axis_of((kx, ky - 16), (kx * 0.6 + x * 0.4 + back, ky + (y - ky) * 0.36), (x, y + 4))
    widths = (50, 60, 36, 25)
    p = a.limb(axis, widths)
    soft = tones[0] in (col.WHITE, col.SKIN, col.GOLD)
    pen = col.SOFT if soft else col.INK
    a.shape(p, tones[0], 2.3, shade=tones[1], k=0.93)
    a.hatch(p, 36, 4.8, 18, 1.25, pen)
    if wear.stripes:
        for row in (-0.24, 0.02, 0.28):
            a.line(along(axis, widths, row, 0.12, 0.97), 5.0, wear.stripes, (0.9, 0.9), 0)
    a.line(along(axis, widths, -0.3, 0.2, 0.62), 2.2, col.WHITE if not soft else col.WHITE_D, (0.1, 0))
    folds(a, axis, widths, ((0.1, 0.86, 0.99), (-0.2, 0.9, 0.99)), 1.3, pen)


def _thigh(a: Art, leg: Leg, wear: Wear, tones: Tones) -> None:
    hip, knee = leg.hip, leg.knee
    side = 1 if knee[0] > hip[0] else -1
    mid = ((hip[0] + knee[0]) / 2 + 7 * side, (hip[1] + knee[1]) / 2)
    cut = wear.breeches
    if cut in ("slops", "galligaskins"):
        axis = axis_of(hip, mid, knee)
        if cut == "slops":
            bust.slashed(a, axis, (78, 106, 92, 60), *wear.cloth, wear.lining, 4)
        else:
            widths: tuple[float, ...] = (80, 96, 108, 96, 58)
            p = a.limb(axis, widths)
            a.shape(p, wear.cloth[0], 2.3, shade=wear.cloth[1], k=0.92)
            a.hatch(p, 40, 4.8, 18, 1.25, col.INK)
            folds(
                a,
                axis,
                widths,
                ((-0.34, 0.3, 0.95), (-0.14, 0.1, 0.55), (0.1, 0.5, 0.98), (0.3, 0.2, 0.9)),
                1.6,
            )
            for i in range(5):
                x, y = along(axis, widths, 0.02, 0.2 + i * 0.14, 0.9)[0]
                a.disc(x, y, 3.4, 3.4, wear.lining, 1.3)
        return
    # tight hose over the whole leg, with or without short breeches above
    axis = axis_of(hip, mid, knee, (knee[0] * 0.94 + leg.ankle[0] * 0.06, knee[1] + 12))
    widths = (74, 78, 60, 50)
    p = a.limb(axis, widths)
    soft = tones[0] in (col.WHITE, col.SKIN, col.GOLD)
    pen = col.SOFT if soft else col.INK
    a.shape(p, tones[0], 2.3, shade=tones[1], k=0.94)
    a.hatch(p, 40, 4.8, 18, 1.25, pen)
    if wear.stripes:
        for row in (-0.28, 0.0, 0.28):
            a.line(along(axis, widths, row, 0.1, 0.98), 5.6, wear.stripes, (0.9, 0.9), 0)
    kx, ky = knee
    a.disc(kx, ky + 8, 21, 19, tones[0])
    a.line(f"{kx - 17},{ky} {kx - 4},{ky + 9} {kx + 14},{ky + 2}", 1.5, pen, (0.2, 0.0))
    a.line(f"{kx - 18},{ky + 18} {kx - 2},{ky + 24} {kx + 16},{ky + 16}", 1.4, pen, (0.2, 0.0))
    if cut == "trunk":
        low = (hip[0] + (knee[0] - hip[0]) * 0.66, hip[1] + (knee[1] - hip[1]) * 0.66)
        half = ((hip[0] + low[0]) / 2 + 4 * side, (hip[1] + low[1]) / 2)
        axis = axis_of(hip, half, low)
        widths = (76, 122, 112, 70)
        p = a.limb(axis, widths)
        a.shape(p, wear.cloth[0], 2.4, shade=wear.cloth[1], k=0.92)
        panes(a, axis, widths, (-0.3, -0.08, 0.14, 0.36), wear.lining)
        a.hatch(p, 40, 5.0, 14, 1.2, col.INK)
        ring(a, axis, widths, 0.97, 10, wear.garter, 0.98)


def legs(a: Art, stance: Stance, wear: Wear) -> None:
    """Both legs, the far one first, joined by the seat of the breeches or hose."""
    if wear.breeches in ("hose", "trunk"):
        tones = wear.cloth if wear.breeches != "hose" else (wear.other or wear.stocking)
        (x1, _), (x2, _) = sorted((stance.far.hip, stance.near.hip))
        a.fill(
            f"{x1 - 30},222! {x2 + 30},222! {x2 + 30},290 {(x1 + x2) / 2 + 6:.0f},306 {x1 - 30},290 z",
            tones[0],
        )
    for leg, tones in ((stance.far, wear.other or wear.stocking), (stance.near, wear.stocking)):
        if wear.boots:
            _thigh(a, leg, wear, tones)
            boot(a, leg.knee, leg.ankle, leg.toe, wear.boots)
            continue
        _shin(a, leg, wear, tones)
        shoe(
            a,
            leg.ankle[0],
            leg.ankle[1] + 8,
            leg.toe,
            wear.shoe,
            wear.garter if wear.breeches != "hose" else None,
        )
        _thigh(a, leg, wear, tones)
        if wear.breeches in ("slops", "galligaskins"):
            _garter(a, leg, wear.garter)


def _garter(a: Art, leg: Leg, colour: str) -> None:
    kx, ky = leg.knee
    a.shape(a.limb(axis_of((kx - 29, ky), (kx, ky + 8), (kx + 29, ky)), (13, 13)), colour, 2.0)
    sx = leg.toe
    with a.place(kx + sx * 30, ky + 4):
        a.shape(f"0,0! {sx * 16},-10 {sx * 18},4! z", colour, 1.6)
        a.shape(f"0,0! {sx * 10},10 {sx * 4},24! {sx * -2},10 z", colour, 1.6)
