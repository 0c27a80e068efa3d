"""The four Buben of the Vienna pack, half-length, in head-local units.

Hearts bears the lance whose pennant names the town, spades a halberd over his breastplate, clubs
the arrow of the older packs; diamonds alone wears a brimmed hat. Not for: kings, queens, the card
itself. May import: drawing modules below the packs.
"""

from __future__ import annotations

from collections.abc import Callable

from . import bust, hats, head, parts
from . import palette as pal
from . import vienna_dress as dress
from .look import Look
from .pen import Art

RED, BLUE = (pal.RED, pal.RED_D), (pal.BLUE, pal.BLUE_D)
GREEN, GOLD = (pal.GREEN, pal.GREEN_D), (pal.GOLD, pal.GOLD_D)
WHITE, STEEL = (pal.WHITE, pal.WHITE_D), (pal.STEEL, pal.STEEL_D)
Cloth = tuple[str, str]


def _coat(a: Art, left: Cloth, right: Cloth, ornament: dress.Ornament | None = None) -> None:
    """A doublet in two halves, square in the shoulders."""
    dress.panel(
        a,
        "-44,90 -100,98! -94,160 -84,220 -96,340",
        "3,96 3,340",
        *left,
        ornament=ornament,
        grid=(3, 8),
        shade=0.0,
    )
    dress.panel(
        a,
        "3,96 3,340",
        "50,90 106,98! 100,160 90,220 102,340",
        *right,
        ornament=ornament,
        grid=(3, 8),
        shade=0.22,
    )


def _head(a: Art, look: Look, right: bool, hat: Callable[[], None]) -> None:
    with a.turned(right, build=look.build):
        head.face(a, look)
        head.beard(a, look)
        head.front(a, look)
        hat()


def _behind(a: Art, look: Look, right: bool) -> None:
    with a.turned(right, build=look.build):
        head.back(a, look)


def _throat(a: Art, look: Look, right: bool) -> None:
    with a.turned(right, build=look.build):
        head.throat(a)


def _cape(a: Art, cloth: Cloth, lining: Cloth) -> None:
    """A short cloak hung from one shoulder, to the frame."""
    dress.panel(
        a, "-92,104 -150,112! -178,170 -206,340", "-40,104 -80,200 -84,340", *cloth, folds=4, shade=0.06
    )
    dress.panel(a, "-56,104 -84,200 -90,340", "-40,104 -66,200 -70,340", *lining, shade=0, hatch=False, w=2.0)


def _arrow(a: Art, x: float, y: float, up: float, down: float, rot: float) -> None:
    """A long arrow, point up, with broad feathers."""
    with a.place(x, y, 1, rot):
        parts.shaft(a, down, up, 3.4)
        a.shape(
            f"0,{-up - 44}! 15,{-up - 4}! 4,{-up - 10} 4,{-up + 6} -4,{-up + 6} -4,{-up - 10}"
            f" -15,{-up - 4}! z",
            pal.STEEL,
            2.1,
            shade=pal.STEEL_D,
            k=0.8,
        )
        for s in (-1, 1):
            a.shape(
                f"{s * 3},{down - 62} {s * 16},{down - 46}! {s * 16},{down + 8}! {s * 3},{down - 8} z",
                pal.RED,
                2.0,
                shade=pal.RED_D,
                k=0.9,
            )
            for i in range(4):
                a.line(
                    f"{s * 4},{down - 50 + i * 12} {s * 14},{down - 40 + i * 12}", 1.3, pal.INK, (0.6, 0.6)
                )


# ---------------------------------------------------------------- the four
def hearts(a: Art) -> None:
    """Fair and young, the lance with the town's pennant in his hand."""
    look = Look(style="bob", hair=pal.BLOND, hair_d=pal.BROWN, jaw=0.96, smile=0.6)
    _cape(a, RED, GOLD)
    _behind(a, look, False)
    _coat(a, BLUE, BLUE)
    for y in range(124, 330, 19):
        for s in (-1, 1):
            a.line(f"{3 + s * 4},{y + 3} {3 + s * 34},{y} {3 + s * 70},{y - 6}", 4.6, pal.INK, (1, 0.8), 0)
            a.line(f"{3 + s * 4},{y + 3} {3 + s * 34},{y} {3 + s * 70},{y - 6}", 2.4, pal.GOLD, (1, 0.8), 0)
            a.disc(3 + s * 72, y - 7, 4, 4, pal.GOLD, 1.4)
        parts.buttons(a, [(3, y + 3)], 5, pal.GOLD)
    _throat(a, look, False)
    bust.jack_collar(a, bust.Dress(), "lace")
    _head(a, look, False, lambda: hats.cap_flaps(a, *RED, *BLUE, *WHITE))
    dress.sleeve(
        a, (-96, 122), (-152, 196), (-84, 206), (54, 54, 30), [RED, WHITE], [RED, WHITE], (4, 3), wing=BLUE
    )
    dress.cuff(a, (-84, 206), (-60, 204), 32)
    parts.open_hand(a, -58, 204, 4, flip=True)
    parts.flag(a, 112, 60, 112, 300, 0, pal.RED, pal.WHITE, "WIEN", 1, 96)
    dress.sleeve(
        a, (100, 122), (158, 178), (122, 152), (52, 52, 30), [RED, WHITE], [RED, WHITE], (4, 2), wing=BLUE
    )
    dress.cuff(a, (122, 154), (113, 134), 32)
    parts.fist(a, 112, 128, 22, s=1.12)


def spades(a: Art) -> None:
    """A soldier in a breastplate, leaning on his halberd."""
    look = Look(
        build=1.03,
        nose="hook",
        style="curls",
        hair=pal.BROWN_D,
        hair_d=pal.INK,
        beard="mustache",
        age=1,
        jaw=1.08,
    )
    _behind(a, look, True)
    _coat(a, RED, RED)
    # the breastplate with its ridge
    dress.panel(a, "-48,94 -82,110! -80,170 -62,226", "3,104 6,170 4,236", *STEEL, shade=0, w=2.4)
    dress.panel(a, "3,104 6,170 4,236", "54,94 88,110! 86,170 68,226", *STEEL, shade=0.42, w=2.4)
    a.line("-60,120 -66,160 -56,206", 4.0, pal.WHITE, (0.1, 0.1))
    a.line("-16,120 -12,170 -12,212", 2.6, pal.WHITE, (0.1, 0.1))
    for s in (-1, 1):
        a.line(f"{3 + s * 48},96 {3 + s * 60},112 {3 + s * 78},118", 6.4, pal.INK, (1, 1), 0)
        a.line(f"{3 + s * 48},96 {3 + s * 60},112 {3 + s * 78},118", 3.8, pal.GOLD, (1, 1), 0)
    for x, y in ((-66, 126), (-70, 146), (-68, 166), (-62, 186), (72, 126), (76, 146), (74, 166), (68, 186)):
        a.disc(x, y, 3, 3, pal.GOLD, 1.3)
    for i in range(5):
        x0 = -66 + i * 28
        a.shape(
            f"{x0},222! {x0 + 27},226! {x0 + 27},254 {x0 + 13},262 {x0},252 z",
            pal.STEEL,
            2.0,
            shade=pal.STEEL_D,
        )
    _throat(a, look, True)
    bust.jack_collar(a, bust.Dress(second=pal.STEEL, second_d=pal.STEEL_D), "stand")
    _head(a, look, True, lambda: hats.cap_tall(a, *BLUE, *RED))
    dress.sleeve(
        a,
        (-96, 126),
        (-156, 196),
        (-88, 208),
        (58, 58, 30),
        [RED, BLUE],
        [RED],
        (3, 2),
        (0.14, 0.1),
        wing=STEEL,
    )
    dress.cuff(a, (-88, 208), (-64, 206), 32, pal.STEEL)
    parts.open_hand(a, -60, 204, 4, flip=True)
    parts.halberd(a, 126, 60, 66, 300, 3, pal.RED)
    dress.sleeve(
        a,
        (102, 126),
        (164, 178),
        (134, 152),
        (56, 56, 30),
        [RED, BLUE],
        [RED],
        (3, 2),
        (0.14, 0.1),
        wing=STEEL,
    )
    dress.cuff(a, (134, 154), (126, 134), 32, pal.STEEL)
    parts.fist(a, 123, 128, 22, s=1.12)


def diamonds(a: Art) -> None:
    """A gallant under a broad plumed hat, sword on the shoulder."""
    look = Look(
        build=0.97,
        nose="snub",
        style="long",
        hair=pal.AUBURN,
        hair_d=pal.BROWN_D,
        beard="goatee",
        age=1,
        gaze=0.4,
    )
    _behind(a, look, False)
    for s in (-1, 1):
        outer = "-100,104 -170,130! -190,220 -200,340"
        inner = "-60,110 -90,200 -90,340"
        if s > 0:
            outer, inner = "66,110 96,200 96,340", "106,104 176,130! 196,220 206,340"
        dress.panel(a, outer, inner, *GREEN, folds=4, shade=0.1)
    # a slit coat: puffed strips over a bright lining
    dress.panel(a, "-44,92 -92,104 -82,220 -90,340", "50,92 98,104 88,220 96,340", *GOLD, shade=0.2)
    for row in range(6):
        y = 116 + row * 30
        for col in range(6):
            x = -72 + col * 29 - (row % 2) * 7
            a.shape(f"{x},{y - 13}! {x + 6},{y} {x},{y + 13}! {x - 6},{y} z", pal.RED, 1.8, shade=pal.RED_D)
    a.line("3,100 2,340", 2.2, pal.INK, (1, 1), 0)
    parts.buttons(a, [(3, y) for y in range(118, 320, 22)], 5, pal.GREEN)
    _throat(a, look, False)
    bust.jack_collar(a, bust.Dress(), "ruff")
    _head(a, look, False, lambda: hats.hat_broad(a, *RED, pal.GOLD, *WHITE))
    dress.sleeve(
        a,
        (-94, 124),
        (-154, 196),
        (-86, 208),
        (60, 60, 30),
        [GOLD, RED],
        [GOLD],
        (4, 2),
        (0.2, 0.16),
        wing=RED,
    )
    dress.cuff(a, (-86, 208), (-62, 206), 34)
    parts.open_hand(a, -58, 204, 4, flip=True)
    parts.sword(a, 122, 114, 166, 14)
    dress.sleeve(
        a,
        (100, 124),
        (162, 180),
        (136, 160),
        (58, 58, 30),
        [GOLD, RED],
        [GOLD],
        (4, 2),
        (0.2, 0.16),
        wing=RED,
    )
    dress.cuff(a, (136, 162), (128, 142), 34)
    parts.fist(a, 124, 134, 24, s=1.12)


def clubs(a: Art) -> None:
    """In a long fur-edged gown, the arrow upright in his hand."""
    look = Look(build=1.02, view="profile", style="curls", hair=pal.BROWN, hair_d=pal.BROWN_D, jaw=1.1)
    dress.panel(
        a, "-96,100 -152,112! -182,190 -208,340", "-30,100 -70,200 -70,340", *GREEN, folds=3, shade=0.08
    )
    dress.panel(a, "36,100 76,200 76,340", "102,100 158,112! 188,190 214,340", *GREEN, folds=3, shade=0.18)
    _behind(a, look, True)
    dress.panel(
        a,
        "-40,96 -44,200 -46,340",
        "46,96 50,200 52,340",
        *RED,
        ornament=dress.pomegranate(pal.GOLD, 0.9),
        grid=(3, 7),
        shade=0.2,
    )
    for left, right, n in (
        ("-60,96 -78,200 -80,340", "-26,96 -42,200 -44,340", -52),
        ("32,96 48,200 50,340", "66,96 84,200 86,340", 58),
    ):
        dress.panel(a, left, right, pal.BROWN, pal.BROWN_D, shade=0.3, hatch=False)
        for i in range(11):
            y = 104 + i * 18
            x = n + (i % 2) * 8 - (4 if n < 0 else -4) - (y - 100) * 0.12 * (1 if n < 0 else -1)
            a.line(f"{x},{y} {x + 3},{y + 9} {x + 1},{y + 18}", 2.0, pal.BROWN_D, (0.4, 0))
            a.line(f"{x - 8},{y + 6} {x - 5},{y + 14} {x - 7},{y + 22}", 1.6, pal.INK, (0.4, 0))
    _throat(a, look, True)
    a.shape("-24,66 -34,84 -20,96 4,106 28,96 44,84 36,62 6,84 z", pal.WHITE, 2.0, shade=pal.WHITE_D, k=0.93)
    with a.turned(True, build=look.build):
        head.face(a, look)
        head.front(a, look)
        hats.cap_bag(a, *RED, *GREEN)
    dress.sleeve(
        a, (-98, 122), (-160, 204), (-136, 152), (56, 56, 32), [GREEN, GOLD], [RED], (4, 2), wing=RED
    )
    _arrow(a, -134, 120, 116, 96, -3)
    dress.cuff(a, (-137, 154), (-134, 130), 34, pal.BROWN)
    parts.fist(a, -132, 124, 6, s=1.12)
    dress.sleeve(a, (102, 122), (162, 186), (86, 186), (56, 56, 32), [GREEN, GOLD], [RED], (4, 3), wing=RED)
    dress.cuff(a, (88, 186), (66, 184), 34, pal.BROWN)
    parts.open_hand(a, 62, 182, -4)


JACKS: dict[str, Callable[[Art], None]] = {"H": hearts, "S": spades, "D": diamonds, "C": clubs}
