"""The face from the front: an old king who looks at the player.

For: :func:`tools.cardart.head.face`. Not for: hair or beard. May import: ``face_three``, ``look``,
``palette``, ``pen``.
"""

from __future__ import annotations

from . import palette as pal
from .face_three import eye
from .look import Look, jawed
from .pen import Art

AXIS = 1.0  # the middle of the face
OUTLINE = (
    "-30,-36 -32.6,-18 -32.4,0 -30,18 -24,36 -14,49 1,54 16,49 26,36 32,18 34.4,0"
    " 34.6,-18 32,-36 20,-51 1,-56"
    " -18,-51 z"
)


def face(a: Art, look: Look) -> None:
    """Skin, modelling, features and the marks of age."""
    a.shape(jawed(OUTLINE, look, AXIS), pal.SKIN, 2.3)
    a.hatch(
        jawed("34,-14 33,6 29,24 20,40 8,51 -4,53 12,42 22,26 26,8 27,-14 29,-32 z", look, AXIS),
        52,
        3.6,
        14,
        1.15,
        pal.SOFT,
    )
    for x, side in ((-21, (-1.0, 0.0)), (23, (0.62, 0.78))):
        a.hatch(
            f"{x - 8},16 {x},11 {x + 8},15 {x + 6},24 {x - 2},27 {x - 8},23 z",
            14,
            2.7,
            10,
            1.1,
            pal.BLUSH,
            side=side,
        )
    eye(a, look, 15.6, 0, 0.9, look.gaze)
    with a.place(2 * AXIS, 0, flip=True):
        eye(a, look, 15.6, 0, 0.9, -look.gaze + 1.1)
    # nose: bridge on the shadow side, wings, tip
    tip = {"straight": 23.0, "hook": 25.5, "snub": 21.0}[look.nose]
    a.line(f"6.4,-10 4.8,-2 6,8 8.6,{tip - 6} 10.4,{tip - 2} 8,{tip + 1}", 1.8, taper=(0.2, 0.5))
    a.line("-4.6,-8 -3.4,0", 1.2, pal.SOFT)
    a.line(
        f"-8.4,{tip - 3} -8,{tip + 0.6} -4,{tip + 0.4} 1,{tip + 3} 6,{tip + 0.4} 10,{tip + 0.4}",
        1.7,
        taper=(0.3, 0.3),
    )
    a.fill(f"-5.6,{tip + 0.2}! -3,{tip - 1.2} -1.4,{tip + 0.8}! z", pal.INK)
    a.fill(f"3.4,{tip + 0.8}! 5,{tip - 1.2} 7.6,{tip + 0.2}! z", pal.INK)
    a.hatch(f"5,-4 10,6 12,{tip - 4} 8,{tip - 2} 5,8 z", 60, 3.0, 6, 0.9, pal.SOFT)
    _mouth(a, look)
    if look.age >= 1:
        a.line("-11,22 -15,28 -15,34", 1.2, pal.SOFT)
        a.line("13,22 17,28 17,34", 1.3, pal.SOFT)
        a.line("-20,8.6 -14,10.4 -8,8.4", 1.0, pal.SOFT)
        a.line("10,8.4 16,10.4 22,8.6", 1.0, pal.SOFT)
    if look.age >= 2:
        a.line("-16,-26 -4,-28.4 10,-28.4 20,-25.6", 1.1, pal.SOFT)
        a.line("-14,-21 0,-22.6 16,-20.6", 1.0, pal.SOFT)
        a.line("-3,-17 -2,-10", 1.2, pal.SOFT)
        a.line("4.6,-17 4,-10", 1.2, pal.SOFT)
        for s in ("27,-4 31,-6", "27,0 31.6,0", "-25,-4 -29,-6", "-25,0 -29.4,0"):
            a.line(s, 1.0, pal.SOFT)


def _mouth(a: Art, look: Look) -> None:
    s = look.smile
    lip = pal.RED if look.woman else pal.RED_D
    a.fill(f"-10,{33 - s:.1f}! -3,30.4 1,31.6 5,30.4 12,{33 - s:.1f}! 5,34.2 -3,34.2 z", lip)
    a.fill("-8,34! 1,34.4 10,34! 5,38.6 -3,38.6 z", lip if look.woman else pal.PINK)
    a.line(f"-11.4,{33 - 1.6 * s:.1f} -3,33.8 1,33.4 5,33.8 13.4,{33 - 1.6 * s:.1f}", 1.9, taper=(0.3, 0.3))
    a.line("-4,42.6 1,41.6 6,42.6", 1.3, pal.SOFT)
