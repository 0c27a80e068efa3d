"""The four kings of the Vienna pack, half-length, in head-local units.

Great arched crowns that touch the frame, straight shoulders, dress in blocks of colour; each
holds a sceptre, and beside it hearts a charter, spades the town's sash, diamonds an orb,
clubs the chain of his collar. Not for: queens, jacks, the card itself.
May import: drawing modules below the packs.
"""

from __future__ import annotations

from collections.abc import Callable

from . import hats, head, parts
from . import palette as pal
from . import vienna_dress as dress
from .letters import word
from .look import Look
from .pen import Art

RED, BLUE = (pal.RED, pal.RED_D), (pal.BLUE, pal.BLUE_D)
GREEN, GOLD = (pal.GREEN, pal.GREEN_D), (pal.GOLD, pal.GOLD_D)
WHITE = (pal.WHITE, pal.WHITE_D)
Cloth = tuple[str, str]


def _mantle(a: Art, left: Cloth, right: Cloth, lining: Cloth, ornament: dress.Ornament | None = None) -> None:
    """A cloak with square shoulders that fills the card to its frame; the halves differ in colour."""
    dress.panel(a, "-64,90 -110,200 -120,330", "68,90 112,200 120,330", *lining, hatch=False)
    dress.panel(
        a,
        "-60,88 -150,100! -176,170 -206,330",
        "-50,92 -92,140 -96,330",
        *left,
        ornament=ornament,
        grid=(2, 6),
        shade=0.1,
        folds=2,
    )
    dress.panel(
        a,
        "54,92 98,140 100,330",
        "64,88 154,100! 182,170 212,330",
        *right,
        ornament=ornament,
        grid=(2, 6),
        shade=0.2,
        folds=2,
    )


def _robe(a: Art, cloth: Cloth, ornament: dress.Ornament, trim: Cloth, gem: str) -> None:
    """The straight gown between the cloak's edges, with a trimmed opening down the middle."""
    dress.panel(
        a, "-70,96 -72,200 -74,330", "-12,100 -13,330", *cloth, ornament=ornament, grid=(2, 7), shade=0.0
    )
    dress.panel(a, "16,100 17,330", "76,96 78,200 80,330", *cloth, ornament=ornament, grid=(2, 7), shade=0.24)
    dress.panel(a, "-14,100 -15,330", "18,100 19,330", *trim, shade=0.2, w=2.1, hatch=False)
    for i in range(8):
        y = 166 + i * 24
        a.line(f"-11,{y - 12} 2,{y - 9} 15,{y - 12}", 1.3, pal.BROWN_D, (0.6, 0.6))
        parts.buttons(a, [(2, y)], 5.2, gem)


def _crown(a: Art, look: Look, right: bool, caps: tuple[str, str, str, str], wide: float = 1.0) -> None:
    with a.turned(right, build=look.build):
        head.neck(a, look)
        head.face(a, look)
        head.beard(a, look)
        head.front(a, look)
        with a.place(2 - 2 * wide, 0, wide, sy=1.0):
            hats.crown_great(a, *caps)


def _yoke_ermine(a: Art) -> None:
    """A square-cut ermine collar."""
    spec = "-46,80 -84,90! -118,98! -112,142! -56,152 2,156 60,152 116,142! 122,98! 88,90! 50,80 2,92 z"
    parts.ermine(a, spec, pitch=25)
    a.hatch("60,86 122,98 116,142 70,150 90,120 z", 44, 4.0, 15, 1.2, pal.SOFT)
    a.shape(
        "-30,70 -46,80 -40,92 -8,106 4,108 20,106 52,90 56,80 38,68 22,84 4,90 -14,84 z",
        *(pal.GOLD, 2.1),
        shade=pal.GOLD_D,
        k=0.93,
    )
    parts.chain(a, "-60,94 -48,118 -22,136 3,140 30,136 58,116 66,94", 17)
    with a.place(3, 152):
        a.disc(0, 0, 13, 13, pal.GOLD, 2.0, shade=pal.GOLD_D)
        a.shape("0,-8! 8,0 0,8! -8,0 z", pal.RED, 1.6)


def _facings(a: Art) -> None:
    """Ermine facings down both edges of the cloak, closed by a clasp under a gold collar."""
    dress.ermine_strip(a, "-72,88 -98,140 -102,330", "-34,86 -58,140 -62,330", 9)
    dress.ermine_strip(a, "40,86 64,140 68,330", "78,88 104,140 108,330", 9)
    a.shape(
        "-26,70 -52,80 -60,94 -30,110 3,118 36,110 66,94 58,80 34,68 22,88 4,94 -14,88 z",
        *(pal.GOLD, 2.2),
        shade=pal.GOLD_D,
        k=0.93,
    )
    for x, y, gem in ((-40, 92, pal.RED), (-20, 102, pal.BLUE), (26, 102, pal.BLUE), (46, 92, pal.RED)):
        a.disc(x, y, 5, 5, gem, 1.6)
    a.disc(3, 116, 13, 13, pal.GOLD, 2.1, shade=pal.GOLD_D)
    a.shape("3,108! 10,116 3,124! -4,116 z", pal.GREEN, 1.6)


def _collar_scallops(a: Art, cloth: Cloth, gem: str) -> None:
    """A broad jewelled collar with a toothed edge."""
    teeth = []
    for i in range(11):
        x = 118 - i * 23.2
        y = 128 + 22 * (1 - abs(x - 2) / 118)
        teeth.append(f"{x:.0f},{y:.0f}!")
        if i < 10:
            teeth.append(f"{x - 11.6:.0f},{y + 17:.0f}!")
    spec = "-46,80 -84,88! -120,98! " + " ".join(reversed(teeth)) + " 124,98! 88,88! 50,80 2,92 z"
    a.shape(spec, cloth[0], 2.3)
    a.hatch("60,86 122,98 116,138 70,148 90,120 z", 44, 4.0, 15, 1.2, pal.INK)
    for i in range(10):
        x = -102 + i * 23.2
        y = 118 + 20 * (1 - abs(x - 2) / 118)
        if i % 2:
            a.disc(x, y, 5.4, 5.4, pal.WHITE, 1.6)
        else:
            a.shape(f"{x},{y - 9}! {x + 7},{y} {x},{y + 9}! {x - 7},{y} z", gem, 1.6)
    a.line("-108,104 -60,100 2,112 64,100 112,104", 2.0, pal.BROWN_D, (1, 1))


def _yoke_fur(a: Art) -> None:
    """A heavy collar of dark fur."""
    spec = (
        "-40,76 -86,84! -122,98! -124,140 -108,146 -96,140 -80,150 -62,146 -44,158"
        " -24,154 2,166 26,154 48,158 64,146"
        " 84,150 100,140 112,146 128,140 126,98! 90,84! 46,74 2,96 z"
    )
    a.shape(spec, pal.BROWN, 2.4, shade=pal.BROWN_D, k=0.93)
    for i in range(17):
        x = -112 + i * 14
        y = 112 + (i % 3) * 9 + 14 * (1 - abs(x) / 120)
        a.line(f"{x},{y - 10} {x + 3},{y} {x + 1},{y + 11}", 1.8, pal.BROWN_D, (0.4, 0.0))
        a.line(f"{x + 6},{y - 16} {x + 9},{y - 8} {x + 7},{y + 2}", 1.5, pal.INK, (0.4, 0.0))
    a.shape("-30,72 -12,98! 2,110! 18,98! 40,70 22,84 4,90 -14,84 z", pal.GOLD, 2.0, shade=pal.GOLD_D, k=0.93)


# ---------------------------------------------------------------- the four
def hearts(a: Art) -> None:
    """An old king seen from the front; the charter in his hand might be a fan."""
    look = Look(
        view="front",
        style="curls",
        beard="full",
        age=2,
        hair=pal.GREY_HAIR,
        hair_d=pal.GREY_D,
        brow=0.3,
        gaze=-0.5,
    )
    _mantle(a, BLUE, GREEN, RED)
    head.back(a, look)
    _robe(a, RED, dress.pomegranate(pal.GOLD), GOLD, pal.BLUE)
    _yoke_ermine(a)
    _crown(a, look, False, (pal.BLUE, pal.BLUE_D, pal.RED, pal.GREEN))
    dress.sleeve(
        a, (-108, 128), (-156, 206), (-128, 148), (56, 56, 32), [RED, GOLD], [RED], (3, 2), wing=BLUE
    )
    dress.cuff(a, (-128, 148), (-124, 124), 36)
    parts.scroll(a, -124, 100, 1.0, -10)
    parts.fist(a, -122, 116, 8, s=1.1)
    parts.sceptre(a, 130, 320, 372, 0, "lily")
    dress.sleeve(a, (106, 128), (158, 190), (136, 146), (54, 54, 32), [RED, GOLD], [RED], (3, 2), wing=BLUE)
    dress.cuff(a, (138, 150), (128, 124), 34)
    parts.fist(a, 130, 120, 26, s=1.1)


def spades(a: Art) -> None:
    """The king with the town's name on his sash."""
    look = Look(
        style="curls", beard="pointed", age=1, hair=pal.BROWN_D, hair_d=pal.INK, brow=0.7, nose="hook"
    )
    _mantle(a, RED, RED, GOLD)
    with a.turned(True):
        head.back(a, look)
    _robe(a, BLUE, dress.fleur(pal.GOLD), WHITE, pal.RED)
    _collar_scallops(a, GOLD, pal.BLUE)
    # the sash from his shoulder to the hip
    dress.panel(a, "-92,96 -4,186 64,264", "-46,92 40,176 110,258", *WHITE, shade=0.12, hatch=False, w=2.3)
    for u in (0.14, 0.86):
        x, y = -92 + 46 * u, 96 - 4 * u
        a.line(f"{x},{y} {x + 90 - u * 2},{y + 88 - u * 4}", 2.2, pal.RED, (1, 1))
    for i, letter in enumerate("WIEN"):
        with a.place(-50 + i * 18.4, 113.5 + i * 18, 1, 45):
            word(a, letter, 0, 0, 23, pal.INK, 1.2)
    _crown(a, look, True, (pal.RED, pal.RED_D, pal.BLUE, pal.GREEN), 1.06)
    parts.sceptre(a, -146, 330, 352, 3, "ball")
    dress.sleeve(
        a,
        (-108, 126),
        (-162, 202),
        (-136, 158),
        (56, 56, 32),
        [BLUE, WHITE],
        [BLUE],
        (4, 2),
        (0.06, 0),
        wing=RED,
    )
    dress.cuff(a, (-138, 160), (-136, 134), 36)
    parts.fist(a, -136, 132, 10, s=1.1)
    dress.sleeve(
        a,
        (110, 126),
        (166, 176),
        (112, 168),
        (54, 52, 32),
        [BLUE, WHITE],
        [BLUE],
        (4, 2),
        (0.06, 0),
        wing=RED,
    )


def diamonds(a: Art) -> None:
    """A king in profile who lifts the orb."""
    look = Look(
        build=0.98,
        view="profile",
        style="curls",
        beard="forked",
        age=1,
        hair=pal.AUBURN,
        hair_d=pal.BROWN_D,
        brow=0.2,
    )
    _mantle(a, GOLD, RED, BLUE, dress.lozenge(pal.RED_D, 6))
    with a.turned(True, build=look.build):
        head.back(a, look)
    _robe(a, GREEN, dress.flower(pal.GOLD, pal.RED), RED, pal.GOLD)
    _facings(a)
    _crown(a, look, True, (pal.GREEN, pal.GREEN_D, pal.RED, pal.BLUE), 0.95)
    dress.sleeve(
        a, (-106, 128), (-156, 204), (-128, 144), (58, 58, 34), [GREEN, RED], [GREEN, RED], (3, 3), wing=GOLD
    )
    dress.cuff(a, (-128, 146), (-126, 124), 36, pal.GOLD)
    parts.orb(a, -126, 78, 31)
    parts.cup_hand(a, -124, 114, 1.15)
    parts.sceptre(a, 96, 320, 330, 12, "ball")
    dress.sleeve(
        a, (108, 128), (166, 180), (140, 150), (54, 52, 32), [GREEN, RED], [GREEN, RED], (3, 2), wing=GOLD
    )
    dress.cuff(a, (144, 152), (132, 132), 34, pal.GOLD)
    parts.fist(a, 136, 126, 34, s=1.1)


def clubs(a: Art) -> None:
    """A broad king in fur, his sceptre across the shoulder."""
    look = Look(
        build=1.04,
        nose="snub",
        gaze=-0.4,
        jaw=1.1,
        style="long",
        beard="full",
        age=1,
        hair=pal.BROWN,
        hair_d=pal.BROWN_D,
    )
    _mantle(a, GREEN, BLUE, GOLD, dress.star(pal.GOLD, 7))
    with a.turned(False, build=look.build):
        head.back(a, look)
    _robe(a, RED, dress.lozenge(pal.GOLD, 7), GREEN, pal.GOLD)
    _yoke_fur(a)
    _crown(a, look, False, (pal.GOLD_D, pal.BROWN, pal.RED, pal.BLUE), 1.0)
    parts.sceptre(a, 56, 250, 336, -38, "lily")
    dress.sleeve(a, (108, 132), (160, 190), (72, 186), (54, 54, 34), [RED, GOLD], [RED], (3, 3), wing=GREEN)
    dress.sleeve(
        a, (-108, 130), (-162, 214), (-44, 172), (58, 58, 34), [RED, GOLD], [RED], (3, 3), wing=GREEN
    )
    parts.fist(a, -8, 168, -38, flip=True, s=1.1)


KINGS: dict[str, Callable[[Art], None]] = {"H": hearts, "S": spades, "D": diamonds, "C": clubs}
