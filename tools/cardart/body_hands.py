"""Hands: closed on a shaft, laid flat, carrying, pinching, fingering a flute.

For: every court; the wrist is where the sleeve ends. Not for: arms and sleeves. May import: ``palette``,
``pen``.
"""

from __future__ import annotations

from . import palette as col
from .pen import Art


def fist(a: Art, x: float, y: float, rot: float = 0, flip: bool = False, s: float = 1.0) -> None:
    """A fist closed round a shaft that runs along the local y axis; the wrist leaves to +x."""
    with a.place(x, y, s, rot, flip):
        a.shape(
            (
                "22,-11 10,-16 0,-16 -9,-15 -15,-11 -16,-6 -14.5,-4.5 -17.5,0 -15,3.5 -17,7.5 -14,11"
                " -14,15 -8,18 2,17 12,13 22,12 z"
            ),
            col.SKIN,
            2.0,
            shade=col.SKIN_D,
            k=0.9,
            anchor=(-8, -4),
        )
        a.line("-14.5,-4.6 -6,-6 3,-5", 1.5, taper=(1, 0.1))
        a.line("-15.2,3.4 -6,2.2 4,3", 1.5, taper=(1, 0.1))
        a.line("-14,11 -6,9.6 3,10", 1.5, taper=(1, 0.1))
        a.shape("12,-14 6,-19 -2,-21.5 -9,-20 -10,-15 -4,-13 2,-10 8,-6 z", col.SKIN, 1.8)
        a.line("-9,-18.5 -5,-18", 1.0, col.SOFT)
        a.hatch("6,-6 20,-10 22,11 10,14 z", 60, 3.2, 9, 1.0, col.SOFT)


def pinch(a: Art, x: float, y: float, rot: float = 0, flip: bool = False, s: float = 1.0) -> None:
    """A hand holding something fine between thumb and forefinger at 0,0; wrist at +x,+y."""
    with a.place(x, y, s, rot, flip):
        for ax, w in (
            ("20,16 12,24 2,26 -5,22", (9, 8, 6.5, 5)),
            ("20,12 8,18 -4,18 -11,13", (9, 8.4, 7, 5.4)),
            ("20,7 6,10 -6,9 -13,5", (9, 8.8, 7.2, 5.4)),
        ):
            a.shape(a.limb(ax, w, True), col.SKIN, 1.7)
        a.shape("16,2 26,6 38,12 44,22 36,30 24,28 14,20 z", col.SKIN, 1.8, shade=col.SKIN_D, k=0.92)
        a.fill("14,4 26,8 34,16 26,24 16,20 z", col.SKIN)
        a.shape(a.limb("22,3 8,0 -2,-2 -6,1", (9, 8.6, 7, 5), True), col.SKIN, 1.7)
        a.shape(a.limb("24,12 14,11 4,7 -3,3.6", (10, 9, 7.4, 5.4), True), col.SKIN, 1.7)
        a.fill("20,8 26,7 28,16 21,15 z", col.SKIN)
        a.hatch("26,10 40,14 42,24 30,28 z", 60, 3.2, 9, 1.0, col.SOFT)


def flute_hand(a: Art, x: float, y: float, flip: bool = False, s: float = 1.0) -> None:
    """Fingers laid on a flute from below; the wrist is under them."""
    with a.place(x, y, s, 0, flip):
        a.shape("-16,12 -14,28 -2,36 12,32 17,18 14,8 z", col.SKIN, 1.9, shade=col.SKIN_D, k=0.92)
        for dx in (-12, -4, 4, 12):
            a.shape(a.limb(f"{dx},16 {dx - 1},4 {dx - 2},-7", (8.6, 8.4, 6), True), col.SKIN, 1.6)
        a.fill("-14,14 14,12 14,24 -10,24 z", col.SKIN)
        a.hatch("0,16 16,14 12,32 0,34 z", 60, 3.2, 8, 1.0, col.SOFT)


def open_hand(a: Art, x: float, y: float, rot: float = 0, flip: bool = False, s: float = 1.0) -> None:
    """A hand laid flat, fingers to -x, the thumb on the upper side."""
    with a.place(x, y, s, rot, flip):
        fingers = (
            ("8,9 -4,13.5 -15,15.5", (7.4, 6.8, 4.4)),
            ("8,4.6 -9,7.6 -23,9", (7.8, 7.0, 4.6)),
            ("8,0 -10,1 -26,2", (8.0, 7.2, 4.6)),
            ("8,-5 -8,-6.4 -22,-5.4", (8.0, 7.2, 4.6)),
        )
        for axis, widths in fingers:
            a.shape(a.limb(axis, widths, True), col.SKIN, 1.5)
        a.shape(
            "27,-9 16,-12 6,-10.5 1,-6 -1,0 0,7 4,12.5 14,14 27,10 z", col.SKIN, 1.6, shade=col.SKIN_D, k=0.93
        )
        a.fill("3,-7.6 12,-9 13,11.5 5,11.4 1.6,6 1,0 z", col.SKIN)
        for spec in ("1,-2.6 -4,-2.8", "0.6,2.8 -4,3.2", "1.6,8 -3,9.4"):
            a.line(spec, 1.2, taper=(0.2, 0.8))
        for fx, fy in ((-11, -6), (-13, 1.4), (-12, 8)):
            a.line(f"{fx + 1},{fy - 2} {fx},{fy + 1.6}", 0.9, col.SOFT, (0.3, 0.3))
        a.shape(a.limb("20,-8 10,-15 0,-18 -7,-17", (10, 9, 7, 4.4), True), col.SKIN, 1.6)
        a.fill("14,-11 20,-12 22,-6 14,-6 z", col.SKIN)
        a.line("-7,-19 -3,-19.6", 0.9, col.SOFT)
        a.hatch("14,-4 27,-6 27,9 14,13 z", 60, 3.4, 9, 1.0, col.SOFT)


def cup_hand(a: Art, x: float, y: float, s: float = 1.0, flip: bool = False) -> None:
    """A hand carrying a globe, wrist below; the thumb points to -x (``flip`` for the other hand)."""
    with a.place(x, y, s, 0, flip):
        a.shape(a.limb("-11,10 -20,0 -24,-11", (9.6, 8.4, 5.6), True), col.SKIN, 1.7)
        a.shape(
            "-13,20 -17,9 -16,0 -6,-2 8,-3 18,-4 20,4 17,12 14,20 z", col.SKIN, 1.9, shade=col.SKIN_D, k=0.92
        )
        for axis, widths in (
            ("19,2 22,-7 20,-16", (7.6, 6.8, 4.6)),
            ("13,3 16,-8 12,-20", (8.2, 7.4, 4.8)),
            ("5,4 6,-8 3,-21", (8.4, 7.6, 5)),
            ("-4,5 -4,-6 -6,-18", (8.4, 7.6, 5)),
        ):
            a.shape(a.limb(axis, widths, True), col.SKIN, 1.5)
        a.fill("-13,5 -6,2 10,0 20,1 17,11 13,16 -11,16 z", col.SKIN)
        for fx in (-4.4, 5.8, 14.4):
            a.line(f"{fx - 2},-8 {fx + 2},-8.6", 0.9, col.SOFT, (0.3, 0.3))
        a.hatch("2,4 18,4 14,20 0,18 z", 60, 3.4, 8, 1.0, col.SOFT)
