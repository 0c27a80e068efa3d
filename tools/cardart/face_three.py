"""The face in three-quarter view, looking to the viewer's left.

For: :func:`tools.cardart.head.face`. Not for: hair or beard. May import: ``look``, ``palette``, ``pen``.
"""

from __future__ import annotations

from . import palette as pal
from .look import Look, iris, jawed
from .pen import Art

MAN = (
    "-30,-38 -33,-20 -33.5,-11 -29.6,-1.5 -31.2,8 -29.5,20 -25.5,34 -19.5,47 -10,53.5 1,51 15,43 26,29 31,12"
    " 33,-8 31,-32 20,-50 -4,-56 -22,-51 z"
)
WOMAN = (
    "-29,-38 -32.5,-20 -33,-11 -30,-1 -30.5,9 -28,21 -24,33 -17,42 -8.5,47.5"
    " 1,46.5 14,39.5 24.5,27 30,10 32,-8"
    " 30,-32 19,-50 -4,-56 -21,-51 z"
)
BRIDGE = {
    "straight": "-14.2,-10 -16.2,-2 -20,6 -26.0,15.5 -28.4,20.4 -26.2,24.2 -22.2,24.6",
    "hook": "-13.6,-11 -18.2,-5 -24.4,3 -28.4,13 -29.8,21.8 -27.4,26.2 -22.2,24.8",
    "snub": "-14.2,-10 -15.4,-2 -17.8,7 -22.6,14.6 -27,17.4 -26.8,22 -22.2,24.2",
}
BRIDGE_W = {
    "straight": "-14.8,-8 -16.8,0 -20.5,10 -24.8,16.8 -25.2,20.6 -22.4,22.6",
    "hook": "-14.6,-9 -18.6,-1 -23.2,8 -26,15.4 -25.8,20.4 -22.4,22.6",
    "snub": "-14.8,-8 -15.8,0 -18.4,9 -23.8,14.6 -25.6,18.4 -22.4,22.4",
}


def face(a: Art, look: Look) -> None:
    """Skin, modelling, features and the marks of age."""
    a.shape(jawed(WOMAN if look.woman else MAN, look), pal.SKIN, 2.3)
    # temple, cheek and jaw on the shadow side, engraved
    man = "32,-12 29.6,11.4 24,28 13.4,40.6 1,48.4 -8,50.6 8,40 19,24 23,8 25,-14 27,-30 z"
    woman = "31,-12 28.4,9.5 22.6,25.8 13,37.4 3,43.2 12,34 20,20 24,6 26,-12 28,-28 z"
    a.hatch(jawed(woman if look.woman else man, look), 52, 3.6, 13, 1.15, pal.SOFT)
    # blush as fine vermilion lines
    a.hatch("4,15 13,10 22,13 21,22 11,27 4,22 z", 14, 2.7, 11, 1.1, pal.BLUSH)
    if look.age < 2:
        a.hatch("6,14 14,11 20,14 18,20 10,23 5,19 z", -40, 3.4, 6, 0.8, pal.BLUSH)
    a.hatch("-29,13 -25,11 -23,18 -25,26 -28,21 z", 14, 2.7, 5, 1.0, pal.BLUSH, side=(-1, 0))
    eye(a, look, 2.2, 0.0, 1.0 if look.age else 1.05)
    with a.place(-24.6, 0.2, 0.94):
        _far_eye(a, look)
    _nose(a, look)
    _mouth(a, look)
    _age(a, look)


def _age(a: Art, look: Look) -> None:
    if look.woman:
        if look.age >= 1:
            a.line("-7,22 -3.6,27 -3.8,31", 1.1, pal.SOFT)
            a.line("-5,7.6 2,9.4 8,7.4", 1.0, pal.SOFT)
            a.line("-6,50 4,49.4 12,45", 1.1, pal.SOFT)
        return
    if look.age >= 1:
        a.line("-9,23 -4.5,28 -4.5,34", 1.3, pal.SOFT)
        a.line("-5,8.5 2,10.5 9,8", 1.1, pal.SOFT)
    if look.age >= 2:
        a.line("-20,-27 -8,-29 6,-27", 1.1, pal.SOFT)
        a.line("-22,-21.5 -8,-23 8,-21", 1.0, pal.SOFT)
        for s in ("14,-5 19,-8", "14.5,-1 20,-1", "14,3 19,6"):
            a.line(s, 1.0, pal.SOFT)
        # hollow cheek and sagging lid
        a.hatch("6,20 17,12 22,20 14,34 4,40 8,30 z", 62, 3.0, 9, 1.0, pal.SOFT)
        a.line("-6,11.4 2,13.6 10,10.6", 1.0, pal.SOFT)
        a.line("-12,-4 -15.5,-7", 1.1, pal.SOFT)


def eye(a: Art, look: Look, x: float, y: float, s: float, gaze: float | None = None) -> None:
    """The near eye with brow, its inner corner to the left."""
    g = (look.gaze if gaze is None else gaze) * 2.4
    b = look.brow
    with a.place(x, y, s):
        a.fill("-10,1.2! -5,-4.2 2,-5.0 10,1.6! 3,4.2 -5,3.9 z", pal.WHITE)
        a.disc(-1.4 + g, -0.6, 4.2, 4.4, iris(look))
        a.disc(-1.4 + g, -0.8, 2.5, 2.9, pal.INK)
        a.disc(-2.6 + g, -2.0, 0.95, 0.95, pal.WHITE)
        lid = "2,-1.6 -5,-1.0 z" if look.age >= 2 else "2,-2.6 -5,-2.0 z"
        a.fill(f"-11,1.4! -5,-5.2 2,-6.2 10.8,1.8! {lid}", pal.INK)
        a.hatch("-12,-9 -6,-11 2,-11 10,-7 10,-3 2,-7 -6,-6.6 z", 64, 2.6, 5, 0.8, pal.SKIN_D)
        a.line("-11,2 -5,-5.0 2,-6.0 11.5,2.6", 2.2, taper=(0.4, 0.3))
        a.line("-7,4.4 -1,5.4 6.5,4.2", 1.1, pal.SOFT, taper=(0.2, 0.2))
        a.line("-8,-8.4 0,-10.6 9.5,-6.2", 1.2, pal.SOFT, taper=(0.2, 0.1))
        brow_x = (
            f"-12,{-12.2 + 2.2 * b:.1f} -5,{-16.4 + 0.6 * b:.1f} 5,{-17 - 0.6 * b:.1f} 14,{-10.5 - b:.1f}"
        )
        a.line(brow_x, _brow_width(look), look.hair_d, taper=(0.75, 0.0))
        if look.age >= 2 and not look.woman:
            a.line(brow_x, 2.4, look.hair, taper=(0.6, 0.0))
            for k, u in enumerate((-7, 0, 7, 12)):
                a.line(f"{u},{-14.4 + k * 0.9 - b * 0.2:.1f} {u + 4},{-19 + k * 1.5:.1f}", 1.3, look.hair_d)
        if look.woman:
            a.line("10,1.5 14,-1.4", 1.2)
            a.line("8,-1 12,-4.5", 1.1)


def _brow_width(look: Look) -> float:
    if look.woman:
        return 2.4
    return (3.1, 3.9, 5.4)[look.age]


def _far_eye(a: Art, look: Look) -> None:
    g = look.gaze * 1.6
    b = look.brow
    a.fill("-5.2,0.8! -2,-4.6 2,-5.2 5.2,1.4! 1.4,4.2 -3,3.8 z", pal.WHITE)
    a.disc(-0.8 + g, -0.5, 3.1, 4.1, iris(look))
    a.disc(-0.8 + g, -0.7, 1.8, 2.7, pal.INK)
    a.disc(-1.7 + g, -1.9, 0.8, 0.9, pal.WHITE)
    a.fill("-5.8,1.4! -2,-5.0 2,-5.6 5.8,1.6! 2,-2.2 -2,-1.8 z", pal.INK)
    a.line("-5.8,1.6 -2,-5.0 2,-5.6 5.8,1.8", 1.7, taper=(0.4, 0.4))
    a.line("-3,4.2 0.5,4.9 3.6,4.0", 1.0, pal.SOFT)
    brow = (
        f"-8,{-11.5 - 0.8 * b:.1f} -3,{-15.6 - 0.3 * b:.1f} 2,{-15.4 + 0.6 * b:.1f} 6,{-11.4 + 2.2 * b:.1f}"
    )
    a.line(brow, _brow_width(look) * 0.87, look.hair_d, taper=(0.1, 0.7))
    if look.age >= 2 and not look.woman:
        a.line(brow, 2.0, look.hair, taper=(0.1, 0.6))


def _nose(a: Art, look: Look) -> None:
    if look.woman:
        a.line(BRIDGE_W[look.nose], 1.7, taper=(0.1, 0.7))
        a.line("-22.6,22.4 -18.6,21.2 -15.6,22.8 -12.6,22 -11.4,18.6", 1.6, taper=(0.5, 0.1))
        a.hatch("-16,-2 -12,6 -12,16 -18,19 -18,8 z", 60, 3.2, 6, 0.9, pal.SKIN_D)
    else:
        a.line(BRIDGE[look.nose], 2.0, taper=(0.1, 0.7))
        a.line("-22.6,24.4 -18,22.8 -14.2,25 -10.4,23.6 -9,19 -11.4,15.4", 1.8, taper=(0.6, 0.1))
        a.hatch("-15,-4 -11,5 -10.5,15 -19,20 -18,8 z", 60, 3.2, 7, 1.0, pal.SOFT)
    a.fill("-20.8,22.6! -17.6,20.9 -15.4,22.8! -18,23.6 z", pal.INK)


def _mouth(a: Art, look: Look) -> None:
    s = look.smile
    if look.woman:
        a.fill(
            f"-23.4,{30.6 - s:.1f}! -19.2,27.6 -16.6,28.6 -14,27.4 -6.2,{30.4 - 1.6 * s:.1f}!"
            " -13,31.6 -18,31.4 z",
            pal.RED,
        )
        a.fill(f"-22.6,31.0! -17,31.6 -7.4,{31.0 - 1.2 * s:.1f}! -11,35.4 -17.6,36 z", pal.RED)
        a.fill("-19,32.8! -15,33.2 -12,32.6! -15,34.4 z", pal.PINK)
        a.line(
            f"-24.4,{30.2 - 1.4 * s:.1f} -19.4,31.0 -16.4,30.6 -12.5,31.4 -5,{30.0 - 2.4 * s:.1f}",
            1.7,
            taper=(0.4, 0.3),
        )
        a.line("-18,39 -14.6,38.4 -11,39.2", 1.2, pal.SOFT)
        return
    a.fill(
        f"-24,{33.4 - s:.1f}! -19,30.6 -16.4,31.6 -13.4,30.4 -3.4,{33.2 - 1.6 * s:.1f}! -12,34.4 -18,34.2 z",
        pal.RED_D,
    )
    a.fill(f"-23,34.0! -17,34.6 -5,{33.8 - 1.2 * s:.1f}! -11,38.4 -17.6,38.8 z", pal.PINK)
    a.line(
        f"-25.2,{33.2 - 1.4 * s:.1f} -19.4,33.8 -16,33.2 -12,34.2 -1.6,{32.8 - 2.8 * s:.1f}",
        2.0,
        taper=(0.4, 0.3),
    )
    a.line("-20,42.4 -15,41.2 -9,42.6", 1.4, pal.SOFT)
