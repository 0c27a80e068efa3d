"""The face from the side, looking to the viewer's left.

For: :func:`tools.cardart.head.face`. Not for: hair or beard. May import: ``look``, ``palette``, ``pen``.
"""

from __future__ import annotations

from . import palette as pal
from .look import Look, iris
from .pen import Art

# brow to upper lip, by shape of the nose; then the rest, shared
NOSE_W = {
    "straight": "-33,-18 -31.5,-9 -34.6,1 -40.6,12.2! -40,16 -34.5,18.4",
    "hook": "-33.4,-18 -33,-9 -38.4,0 -42.6,9 -42.4,15.6 -34.5,18.4",
    "snub": "-33,-18 -31,-8 -33,2 -39.4,9.5! -41.6,13.4 -34.5,18.4",
}
NOSE_M = {
    "straight": "-35.5,-19 -33,-9.5 -37,1 -46.5,14.5! -45,19.5 -36.5,21",
    "hook": "-36,-19 -34.6,-11 -41,-3 -46.4,7 -47.4,16 -45,20.4 -36.5,21",
    "snub": "-35,-19 -32.4,-9 -34.6,2 -41.6,11 -46,13.5! -45,18.5 -36.5,21",
}


def outline(look: Look) -> str:
    """The side view's contour, forehead to nape."""
    if look.woman:
        chin = "-33.6,22 -37,25 -34.4,28.4 -36.4,32 -32.8,35 -33,40 -28,46 -18,47.5"
        return (
            f"-6,-54 -24,-46 -31,-32 {NOSE_W[look.nose]} {chin} -4,42 10,36 22,24 28,8 30,-12 24,-36 10,-50 z"
        )
    j = (look.jaw - 1) * 18
    chin = (
        f"-35.4,25 -39,28 -36,31.6 -38.4,35.4 -34.6,38.6 {-35.6 - j * 0.5:.1f},44"
        f" {-31 - j:.1f},{51 + j * 0.4:.1f}"
        f" -20,{54 + j * 0.5:.1f}"
    )
    return f"-6,-54 -25,-46 -33,-32 {NOSE_M[look.nose]} {chin} -4,49 12,42 24,28 29,8 30,-12 24,-36 10,-50 z"


def face(a: Art, look: Look) -> None:
    """Skin, modelling, features and the marks of age."""
    a.shape(outline(look), pal.SKIN, 2.3)
    m, lip = (28.4, pal.RED) if look.woman else (31.6, pal.RED_D)
    jaw = "19,24 7.6,33.6 -6,39.6 -20,44" if look.woman else "22,26 9.4,38.6 -8,46.4 -24,50.4"
    a.hatch(f"29,-12 27,8 {jaw} -8,38 8,28 18,10 20,-16 z", 52, 3.6, 14, 1.15, pal.SOFT)
    a.hatch("-16,13 -6,9 2,13 0,22 -10,26 -17,20 z", 14, 2.7, 11, 1.1, pal.BLUSH)
    a.hatch("-34,2 -38,10 -36,16 -29,16 -27,6 z", 62, 2.8, 6, 0.9, pal.SKIN_D)
    # eye from the side
    a.fill("-31,1.6! -27,-4 -20.5,-2 -18.5,1.8! -24,4 z", pal.WHITE)
    a.fill("-30.4,1.2! -28.6,-3.4 -25,-3.6 -24.2,0 -25.6,3.2 -29,3.4 z", iris(look))
    a.disc(-28.2, -0.2, 1.9, 2.8, pal.INK)
    a.disc(-29.2, -1.6, 0.8, 0.9, pal.WHITE)
    a.line("-32.4,1.4 -27.4,-5.2 -20.4,-2.8 -16.5,2.2", 2.4, taper=(0.5, 0.2))
    a.line("-29.6,4.4 -25,5 -20.5,3.6", 1.1, pal.SOFT, (0.2, 0.2))
    a.line("-29,-8.6 -24,-9.6 -17.5,-5.4", 1.2, pal.SOFT, (0.2, 0.1))
    b = look.brow
    w = 2.4 if look.woman else (3.0, 3.8, 5.2)[look.age]
    a.line(
        f"-35,{-12 + 1.6 * b:.1f} -29,-16.4 -20,{-16.6 - 0.6 * b:.1f} -12.5,-11", w, look.hair_d, (0.75, 0.0)
    )
    if look.woman:
        a.line("-32,1 -36,-1.6", 1.2)
    # nostril and lips
    y = 15.8 if look.woman else 18.6
    a.line(f"-38.6,{y + 0.4} -36.4,{y - 1.4} -33.6,{y + 0.6}", 1.3, taper=(0.2, 0.5))
    a.line(f"-31,{y - 6} -29.6,{y - 2} -31.4,{y + 1}", 1.2, pal.SOFT, (0.1, 0.1))
    a.fill(f"-37,{m - 3.4}! -33,{m - 3} -24.6,{m + 0.2:.1f}! -31,{m + 0.6:.1f} -35,{m + 0.2:.1f} z", lip)
    a.fill(
        f"-35,{m + 0.4:.1f}! -30,{m + 0.8:.1f} -25,{m + 0.4:.1f}! -29,{m + 4.4:.1f} -36,{m + 4.2:.1f} z",
        lip if look.woman else pal.PINK,
    )
    a.line(f"-35.4,{m} -30,{m + 0.6:.1f} -23.6,{m - 0.4 - look.smile:.1f}", 1.8, taper=(0.5, 0.2))
    a.line(f"-33,{m + 8.4:.1f} -29,{m + 8:.1f}", 1.2, pal.SOFT)
    if look.age >= 1 and not look.woman:
        a.line("-29,19 -23,24 -22,32", 1.3, pal.SOFT)
        a.line("-27,8.4 -22,9 -18,7", 1.0, pal.SOFT)
    if look.age >= 2:
        for s in ("-14,-3 -9,-6", "-13.5,0.5 -8,0.5", "-14,4 -9,7"):
            a.line(s, 1.0, pal.SOFT)
        a.line("-31,-24 -22,-26 -12,-24", 1.1, pal.SOFT)
        a.line("-31,-29 -22,-31 -12,-29", 1.0, pal.SOFT)
        a.hatch("-20,22 -8,14 -2,22 -10,34 -18,36 z", 62, 3.2, 9, 1.0, pal.SOFT)
