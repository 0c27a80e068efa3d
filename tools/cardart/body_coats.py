"""Coats of the soldiers.

Eight cuts, each drawn from the shoulders to its hem, and a cloak over one shoulder. A cut has a part
behind the legs (``behind``) and a part in front (``coat``). Units are those of :mod:`tools.cardart.head`;
the waist is near y=206. May import ``pen``, ``palette``, ``parts`` and ``body_limbs``.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from . import bust, parts
from . import palette as col
from .body_limbs import Tones, axis_of
from .pen import Art

STEEL: Tones = (col.STEEL, col.STEEL_D)
TORSO = "-40,92 -70,106 -76,146 -56,196 -54,216 4,226 66,216 68,196 86,146 80,106 50,90 z"
SHADOW_SIDE = "40,92 76,106 84,146 66,198 64,214 40,216 48,170 56,136 z"


@dataclass(frozen=True)
class Cloth:
    """Two tones of the coat, two of its lining or skirt, and the colour of its trimmings."""

    main: Tones
    second: Tones
    trim: str = col.GOLD


def _belt(a: Art, buckle: bool = True, tones: Tones = (col.BROWN, col.BROWN_D)) -> None:
    a.shape("-58,200 4,210 70,198 68,214 4,226 -56,216 z", tones[0], 2.1, shade=tones[1], k=0.93)
    if buckle:
        a.shape("-8,206! 12,206! 12,230! -8,230! z", col.GOLD, 2.0)
        a.shape("-3,211! 7,211! 7,225! -3,225! z", tones[1], 1.4)


def _shade(a: Art) -> None:
    a.hatch(SHADOW_SIDE, 42, 5.0, 22, 1.3, col.INK)


def _skirt(a: Art, outline: str, tones: Tones, pleats: tuple[str, ...], hem: str, trim: str) -> None:
    a.shape(outline, tones[0], 2.4, shade=tones[1], k=0.94)
    for pleat in pleats:
        a.line(pleat, 2.0, col.INK, (0.3, 0.2))
    a.hatch("40,210 66,206 78,250 100,292 60,302 56,256 z", 44, 5.0, 20, 1.3, col.INK)
    a.line(hem, 3.4, trim, (1, 1))


def doublet(a: Art, c: Cloth) -> None:
    """A buttoned doublet with braid across the breast and a short skirt."""
    _skirt(
        a,
        "-54,206 -70,250 -90,290 -62,300 -30,294 2,300 36,294 68,301 100,290 78,250 66,206 z",
        c.main,
        (
            "-34,214 -44,256 -60,296",
            "-12,218 -14,256 -26,294",
            "14,218 18,256 8,297",
            "38,214 46,256 46,294",
            "54,210 66,252 84,294",
        ),
        "-86,283 -60,292 -30,286 2,292 36,286 68,293 96,283",
        c.trim,
    )
    a.shape(TORSO, c.main[0], 2.4, shade=c.main[1], k=0.92)
    _shade(a)
    a.line("4,110 2,160 2,206", 2.0, col.INK, (1, 1))
    for y in (124, 140, 156, 172, 188):
        k = 1 - abs(y - 140) / 260
        for spec in (f"{-44 * k},{y - 7} {-20},{y - 1} 2,{y + 1}", f"6,{y + 1} 28,{y - 1} {56 * k},{y - 8}"):
            a.line(spec, 3.6, col.INK, (1, 1))
            a.line(spec, 1.9, c.trim, (1, 1))
        a.disc(-44 * k, y - 8, 3.4, 3.4, c.trim, 1.3)
        a.disc(56 * k, y - 9, 3.4, 3.4, c.trim, 1.3)
    parts.buttons(a, [(4, y + 1) for y in (124, 140, 156, 172, 188)], 5, c.trim)
    _belt(a)


def slit_coat(a: Art, c: Cloth) -> None:
    """The Landsknecht's coat: slit lengthwise, puffed with lining, over a wide pleated skirt."""
    outline = "-52,204 -84,250 -112,304 -84,318 -52,308 -20,320 12,310 46,320 78,308 122,302 92,250 64,204 z"
    a.shape(outline, c.second[0], 2.4, shade=c.second[1], k=0.95)
    pleats = (
        ("-44,210 -66,256 -92,312", "-32,212 -46,256 -62,308"),
        ("-18,214 -24,260 -32,314", "-6,216 -8,260 -6,312"),
        ("10,216 16,260 20,310", "22,214 34,260 46,316"),
        ("36,212 54,258 72,308", "50,208 76,254 106,302"),
    )
    for one, two in pleats:
        a.line(one, 2.1, col.INK, (0.4, 0.2))
        a.line(two, 1.4, col.INK, (0.1, 0.1))
        a.flow(one, two, 2, 1.1, c.second[1], (0.3, 1.0))
    a.line("-101,288 -80,300 -50,291 -20,302 12,293 46,302 78,291 110,286", 8.6, col.INK, (1, 1), 0)
    a.line("-101,288 -80,300 -50,291 -20,302 12,293 46,302 78,291 110,286", 5.8, c.main[0], (1, 1), 0)
    a.hatch("56,212 70,206 96,250 120,300 84,306 70,256 z", 44, 5.0, 20, 1.3, col.INK)
    a.shape(TORSO, c.main[0], 2.4, shade=c.main[1], k=0.92)
    for spine, widths in (
        ("-50,116 -50,160 -38,204", (2, 11, 2)),
        ("-26,112 -26,160 -19,210", (2, 12, 2)),
        ("-2,114 -1,162 1,214", (2, 12, 2)),
        ("22,112 25,160 21,212", (2, 12, 2)),
        ("48,112 52,158 42,206", (2, 11, 2)),
    ):
        a.shape(a.limb(spine, widths), c.trim, 1.5)
    for y in (142, 176):
        a.line(f"-66,{y - 4} 4,{y + 5} 78,{y - 5}", 7.6, col.INK, (1, 1), 0)
        a.line(f"-66,{y - 4} 4,{y + 5} 78,{y - 5}", 5.0, c.second[0], (1, 1), 0)
    _shade(a)
    _belt(a, tones=(c.second[0], c.second[1]))


def cuirass(a: Art, c: Cloth) -> None:
    """A breastplate with its gorget, and jointed tassets over the thighs."""
    a.shape(
        "-54,208 -74,262 -84,300 -40,308 4,302 48,309 94,298 82,256 66,206 z",
        c.main[0],
        2.3,
        shade=c.main[1],
        k=0.94,
    )
    for line in ("-6,220 -8,260 -12,300", "14,220 20,262 22,302"):
        a.line(line, 1.8, col.INK, (0.3, 0.1))
    for sx, x0 in ((-1, -32), (1, 42)):
        with a.place(x0, 210, 1, -8 * sx, flip=sx > 0):
            for i in range(4):
                y, w = 2 + i * 21, 31 + i * 2.4
                a.shape(
                    (
                        f"{-w},{y + 2} {-w * 0.4},{y - 3} {w * 0.5},{y - 3} {w * 0.92},{y + 3}!"
                        f" {w * 0.98},{y + 20} 0,{y + 26} {-w},{y + 22}! z"
                    ),
                    col.STEEL,
                    1.9,
                    shade=col.STEEL_D,
                    k=0.93,
                )
                for x in (-w * 0.72, w * 0.66):
                    a.disc(x, y + 14, 2.3, 2.3, col.GOLD, 1.1)
    plate = "-44,96 -70,112 -72,150 -64,184 -54,208 4,224 64,208 76,184 84,150 80,110 54,94 6,112 z"
    a.shape(plate, col.STEEL, 2.5, shade=col.STEEL_D, k=0.9, anchor=(-26, 140))
    a.hatch("44,100 80,112 84,150 76,184 62,208 30,216 48,180 54,140 z", 42, 4.0, 26, 1.3, col.INK)
    a.line("6,112 0,160 3,222", 2.0, col.INK, (0.8, 0.6))
    a.line("1,116 -5,160 -2,216", 1.6, col.WHITE, (0.6, 0.1))
    a.line("-52,120 -56,150 -48,178", 4.6, col.WHITE, (0.1, 0.0))
    a.line("-58,118 -26,132 4,138 36,131 68,116", 3.6, col.INK, (0.8, 0.8), 0)
    a.line("-58,118 -26,132 4,138 36,131 68,116", 1.8, col.GOLD, (0.8, 0.8), 0)
    a.line("-60,194 4,210 72,193", 2.2, col.INK, (0.6, 0.6))
    a.line("-57,201 4,217 68,200", 2.2, col.INK, (0.6, 0.6))
    for x, y in ((-50, 199), (-24, 206), (4, 213), (34, 206), (60, 198)):
        a.disc(x, y, 2.4, 2.4, col.GOLD, 1.1)
    for x, y in ((-58, 116), (66, 114)):
        a.shape(f"{x - 9},{y - 16} {x + 9},{y - 16} {x + 8},{y + 8} {x - 8},{y + 8} z", col.BROWN, 1.8)
        a.disc(x, y + 2, 3.6, 3.6, col.GOLD, 1.3)


def gorget(a: Art) -> None:
    """A steel collar in two plates, painted after the throat."""
    a.shape(
        "-40,80 -54,98 -30,108 6,122 42,107 64,96 50,78 26,92 6,100 -18,92 z",
        col.STEEL,
        2.2,
        shade=col.STEEL_D,
        k=0.92,
    )
    a.shape(
        "-22,62 -34,82 -10,94 6,100 24,94 44,80 34,60 20,74 6,80 -10,74 z",
        col.STEEL,
        2.2,
        shade=col.STEEL_D,
        k=0.92,
    )
    a.line("-31,81 -8,91 6,96 22,91 41,79", 1.8, col.GOLD, (0.8, 0.8))
    for x, y in ((-38, 94), (50, 92)):
        a.disc(x, y, 3, 3, col.GOLD, 1.2)


def collar(a: Art, c: Cloth, cut: str) -> None:
    """A collar: ``gorget``, or one of the shared cuts (lace, ruff, stand, none)."""
    if cut == "gorget":
        gorget(a)
    else:
        bust.jack_collar(a, bust.Dress(*c.main, *c.second, trim=c.trim, pattern="none"), cut)


def gown(a: Art, c: Cloth) -> None:
    """A town piper's gown to the ankles, open in front over the coat, with broad facings."""
    outline = (
        "-42,90 -74,108 -80,150 -64,206 -84,300 -112,430 -132,548 -92,562 -50,552 -6,566 40,554"
        " 84,566 136,546"
        " 120,430 96,300 76,206 90,150 84,108 52,90 z"
    )
    a.shape(outline, c.main[0], 2.5, shade=c.main[1], k=0.95)
    a.shape(
        "-22,110 -26,210 -34,340 -44,552 -6,564 30,553 26,340 28,210 32,108 6,112 z",
        c.second[0],
        2.0,
        shade=c.second[1],
        k=0.95,
    )
    for y in (132, 152, 172, 192):
        parts.buttons(a, [(4, y)], 4.6, c.trim)
    a.line("3,226 0,380 -4,560", 1.8, col.INK, (0.6, 0.2))
    a.flow("-60,210 -98,400 -120,552", "-34,212 -48,400 -56,552", 4, 1.8, taper=(0.1, 0.4))
    a.flow("38,212 46,400 54,556", "72,208 104,380 128,548", 4, 1.8, taper=(0.1, 0.4))
    a.flow("-20,330 -24,440 -32,552", "20,330 22,440 22,554", 3, 1.4, taper=(0.1, 0.3))
    a.hatch("60,200 76,206 96,300 120,430 134,546 96,562 92,430 72,300 z", 44, 5.4, 26, 1.4, col.INK)
    a.hatch("-34,230 -24,230 -32,400 -40,552 -60,552 -50,400 z", 44, 5.4, 12, 1.2, col.INK)
    for spec in (
        "-30,96 -40,140 -38,210 -46,340 -60,552 -40,556 -26,340 -22,210 -22,130 -10,106 z",
        "40,94 50,140 46,210 52,340 66,556 44,554 32,340 28,210 30,130 18,106 z",
    ):
        a.shape(spec, c.trim, 2.0, shade=col.GOLD_D if c.trim == col.GOLD else None, k=0.96)
        a.hatch(spec, 20, 8, 9, 1.2, col.BROWN_D)
    a.line("-128,536 -92,549 -50,540 -6,552 40,541 84,552 132,534", 4.4, c.trim, (1, 1))
    _belt(a)
    a.shape("-52,212! -30,216! -26,262 -42,270 -58,260 z", col.BROWN, 2.0, shade=col.BROWN_D, k=0.9)
    a.line("-54,232 -42,238 -28,234", 1.5, col.INK, (0.6, 0.6))
    a.disc(-41, 238, 3.6, 3.6, col.GOLD, 1.3)


def tail_coat_behind(a: Art, c: Cloth) -> None:
    """The tails, turned back to show the lining."""
    for sx, x0 in ((-1, -44), (1, 54)):
        with a.place(x0, 206, 1, 0, flip=sx > 0):
            a.shape(
                "18,0 -18,4 -40,70 -60,150 -62,226! -30,236! 4,228 12,120 z",
                c.main[0],
                2.4,
                shade=c.main[1],
                k=0.95,
            )
            a.shape("12,40 4,110 -6,228! -44,234! -28,150 z", c.second[0], 2.0, shade=c.second[1], k=0.94)
            a.disc(-34, 218, 6, 6, col.GOLD, 1.5)
            a.flow("-14,10 -40,110 -52,216", "6,30 -10,110 -30,220", 2, 1.6)


def tail_coat(a: Art, c: Cloth) -> None:
    """An officer's coat about 1800: white waistcoat, turned lapels, crossed belts."""
    a.shape(
        "-40,150 -54,206 -50,238 -24,250! 4,238! 34,250! 62,238 66,206 54,150 z",
        col.WHITE,
        2.2,
        shade=col.WHITE_D,
        k=0.94,
    )
    a.line("4,150 4,236", 1.6, col.SOFT, (1, 1))
    parts.buttons(a, [(4, y) for y in (168, 184, 200, 216)], 3.8, col.GOLD)
    a.line("-42,226 -20,232", 1.5, col.SOFT, (0.4, 0.4))
    a.line("30,232 52,226", 1.5, col.SOFT, (0.4, 0.4))
    for spec in (
        "-40,92 -72,106 -78,146 -64,196 -58,224 -34,214 -22,176 -8,132 -4,108 z",
        "50,90 80,106 88,146 74,196 68,222 44,214 32,176 16,132 12,108 z",
    ):
        a.shape(spec, c.main[0], 2.4, shade=c.main[1], k=0.93)
    a.hatch("54,94 82,108 88,146 70,216 52,212 62,160 z", 42, 4.6, 22, 1.3, col.INK)
    for sx, x0 in ((-1, 4), (1, 4)):
        with a.place(x0, 0, 1, 0, flip=sx > 0):
            lapel = "-8,104 -44,100 -58,124 -50,158 -34,188 -20,170 -8,132 z"
            a.shape(lapel, c.second[0], 2.1, shade=c.second[1], k=0.93)
            for x, y in ((-46, 118), (-45, 136), (-40, 154), (-32, 172)):
                a.line(f"{x + 6},{y} {x + 20},{y + 3}", 2.2, c.trim, (1, 0.3))
                a.disc(x + 4, y, 3.2, 3.2, c.trim, 1.2)
    for axis in ("-58,104 -2,168 58,222", "66,102 10,168 -50,222"):
        a.shape(a.limb(axis, (15, 15)), col.WHITE, 2.0)
    a.shape("-4,160! 12,160! 12,178! -4,178! z", col.GOLD, 1.9, shade=col.GOLD_D, k=0.85)


def epaulettes(a: Art) -> None:
    """Fringed gold epaulettes, painted over the sleeves."""
    for sx, x0 in ((-1, -66), (1, 76)):
        with a.place(x0, 106, 1, 12 * sx, flip=sx > 0):
            for i in range(7):
                a.shape(
                    a.limb(f"{-22 + i * 7},4 {-24 + i * 7.2},14 {-25 + i * 7.4},26", (6, 6.4, 5), True),
                    col.GOLD,
                    1.3,
                )
            a.shape("-27,2 -22,-10 -4,-14 24,-13 26,-1 0,5 -20,8 z", col.GOLD, 2.0, shade=col.GOLD_D, k=0.88)
            a.line("-18,-3 0,-6 20,-7", 1.3, col.BROWN_D, (0.6, 0.6))


def jerkin(a: Art, c: Cloth) -> None:
    """A sleeveless leather jerkin, laced in front, its hem cut into long tabs."""
    for i, x in enumerate((-74, -48, -22, 6, 34, 60, 84)):
        w = 27
        foot = 296 + (8 if i in (2, 3, 4) else 0)
        top = 4 + (x - 4) * 0.62
        spec = (
            f"{top - w * 0.4},206! {x - w * 0.56},{foot - 16} {x},{foot}! {x + w * 0.56},{foot - 16}"
            f" {top + w * 0.5},206! z"
        )
        a.shape(
            spec, c.main[0] if i % 2 else c.second[0], 2.1, shade=c.main[1] if i % 2 else c.second[1], k=0.92
        )
        a.disc(x, foot - 8, 4.6, 4.6, c.trim, 1.4)
    a.shape(TORSO, c.main[0], 2.4, shade=c.main[1], k=0.92)
    _shade(a)
    a.shape("-22,98 -12,140 -9,208! 14,208! 18,140 30,96 6,110 z", col.WHITE, 1.9, shade=col.WHITE_D, k=0.93)
    for i in range(6):
        y = 124 + i * 15
        half = 17 - i * 1.2
        a.line(f"{4 - half},{y} {4 + half},{y + 12}", 2.2, c.trim if c.trim != col.WHITE else col.RED, (1, 1))
        a.line(f"{4 + half},{y} {4 - half},{y + 12}", 2.2, c.trim if c.trim != col.WHITE else col.RED, (1, 1))
    for spec in (
        "-58,112 -60,150 -44,200",
        "-40,104 -42,150 -30,204",
        "46,102 48,150 38,204",
        "66,110 70,150 54,200",
    ):
        a.line(spec, 1.6, c.main[1], (0.5, 0.3))
    for sx, x0 in ((-1, -70), (1, 80)):
        for i in range(4):
            with a.place(x0 + sx * (i * 5 - 6), 104 + i * 9, 1, sx * (-30 - i * 8)):
                a.shape("-9,-4! 9,-4! 8,20 0,25 -8,20 z", c.second[0], 1.7, shade=c.second[1], k=0.9)
    _belt(a)


def long_coat(a: Art, c: Cloth) -> None:
    """A coat to the knee, crossed over and bordered, held by a sash."""
    outline = "-54,204 -80,280 -106,366 -70,378 -30,368 6,380 44,368 84,378 118,364 90,280 66,204 z"
    a.shape(outline, c.main[0], 2.5, shade=c.main[1], k=0.95)
    a.flow("-48,216 -72,300 -96,362", "-16,220 -22,300 -30,368", 3, 1.9, taper=(0.2, 0.3))
    a.flow("30,220 42,300 52,368", "60,214 86,300 108,362", 3, 1.9, taper=(0.2, 0.3))
    a.hatch("52,212 66,206 90,280 116,362 84,372 80,300 z", 44, 5.0, 24, 1.4, col.INK)
    border = "-2,222 -10,300 -14,374 16,376 12,300 14,222 z"
    a.shape(border, c.trim, 2.0, shade=col.GOLD_D if c.trim == col.GOLD else None, k=0.95)
    a.line("-103,352 -70,364 -30,354 6,366 44,354 84,364 114,350", 7.6, col.INK, (1, 1), 0)
    a.line("-103,352 -70,364 -30,354 6,366 44,354 84,364 114,350", 4.8, c.trim, (1, 1), 0)
    a.shape(TORSO, c.main[0], 2.4, shade=c.main[1], k=0.92)
    _shade(a)
    a.shape(
        "42,94 56,96 20,160 -22,208 -40,200 -2,158 z",
        c.trim,
        2.0,
        shade=col.GOLD_D if c.trim == col.GOLD else None,
        k=0.95,
    )
    for x, y in ((36, 114), (20, 138), (2, 160), (-18, 182)):
        a.disc(x, y, 4.2, 4.2, c.second[0], 1.4)
    a.line("-30,104 -14,124 -4,140", 1.7, col.INK, (0.6, 0.1))
    a.shape("-60,196 4,204 72,194 72,216 4,230 -58,218 z", c.second[0], 2.2, shade=c.second[1], k=0.93)
    for spec in ("-56,206 4,214 70,204", "-40,214 4,222 60,212"):
        a.line(spec, 1.5, col.INK, (0.2, 0.2))
    a.shape("40,212 52,208 62,256 74,300 58,304 48,262 z", c.second[0], 2.0, shade=c.second[1], k=0.92)
    a.shape("28,214 42,214 44,254 48,290 32,290 z", c.second[0], 2.0, shade=c.second[1], k=0.92)
    for x, y in ((66, 302), (40, 290)):
        for k in (-6, 0, 6):
            a.line(f"{x + k * 0.6},{y} {x + k},{y + 15}", 2.6, c.trim, (1, 0.6))


def frogged(a: Art, c: Cloth) -> None:
    """A short jacket with five bars of cord, as hussars wear it."""
    a.shape(
        "-54,206 -62,236 -30,246! 4,238! 38,246! 72,234 66,206 z", c.main[0], 2.3, shade=c.main[1], k=0.94
    )
    a.line("-60,230 -30,238 4,231 38,238 69,229", 3.0, c.trim, (1, 1))
    a.shape(TORSO, c.main[0], 2.4, shade=c.main[1], k=0.92)
    _shade(a)
    for i, y in enumerate((118, 136, 154, 172, 190)):
        w = 52 - i * 4.5
        for sx in (-1, 1):
            spec = (
                f"4,{y} {4 + sx * w * 0.5},{y - 2} {4 + sx * w},{y - 8} {4 + sx * (w + 6)},{y - 1}"
                f" {4 + sx * (w - 4)},{y + 3}"
            )
            a.line(spec, 5.0, col.INK, (1, 0.8), 0)
            a.line(spec, 2.8, c.trim, (1, 0.8), 0)
        a.disc(4, y, 5, 5, c.trim, 1.5)
    a.line("4,106 4,206", 1.6, col.INK, (1, 1))
    a.shape("-58,198 4,208 70,196 69,216 4,228 -57,218 z", c.second[0], 2.1, shade=c.second[1], k=0.93)
    for i in range(6):
        x = -44 + i * 19
        a.line(f"{x},203 {x + 2},222", 3.4, c.trim, (1, 1))


def waistcoat(a: Art, c: Cloth) -> None:
    """A countryman's red waistcoat with a row of coins, broad braces and shirt."""
    a.shape(TORSO, col.WHITE, 2.4, shade=col.WHITE_D, k=0.93)
    a.hatch(SHADOW_SIDE, 42, 4.6, 18, 1.2, col.SOFT)
    a.flow("-44,104 -52,150 -44,200", "-10,112 -12,160 -8,208", 3, 1.3, col.SOFT)
    a.shape(
        "-40,92 -60,102 -58,150 -52,212 4,224 62,212 68,150 70,102 50,90 26,120 4,150 -14,120 z",
        c.main[0],
        2.2,
        shade=c.main[1],
        k=0.93,
    )
    a.hatch("46,94 70,104 68,150 62,208 44,214 54,150 z", 42, 5.0, 18, 1.3, col.INK)
    a.line("4,150 3,222", 1.7, col.INK, (1, 1))
    for y in (158, 172, 186, 200):
        for x in (-9, 16):
            a.disc(x, y, 4.8, 4.8, col.STEEL, 1.5)
    for x0, x1 in ((-46, -40), (54, 48)):
        band = a.limb(axis_of((x0, 96), (x0 * 1.02, 150), (x1, 214)), (17, 16, 16))
        a.shape(band, c.second[0], 2.0, shade=c.second[1], k=0.92)
        for i in range(4):
            parts.rosette(a, x0 + (x1 - x0) * i / 4 * 1.0, 114 + i * 25, 0.62, c.trim, col.RED)
    _belt(a, tones=(c.second[0], c.second[1]))


COATS: dict[str, Callable[[Art, Cloth], None]] = {
    "doublet": doublet,
    "slit": slit_coat,
    "cuirass": cuirass,
    "gown": gown,
    "tails": tail_coat,
    "jerkin": jerkin,
    "long": long_coat,
    "frogs": frogged,
    "waistcoat": waistcoat,
}


def cloak_behind(a: Art, lining: Tones, hem: float = 500) -> None:
    """The part of a one-shouldered cloak that hangs at the back, to the left."""
    h = hem
    a.shape(
        (
            f"-30,86 -80,104 -104,150 -126,250 -156,{h - 120:.0f} -186,{h} -140,{h + 14} -96,{h - 2}"
            f" -50,{h + 12} -8,{h - 4} 40,{h + 8} 96,{h - 6} 110,{h - 40} 80,300 30,100 z"
        ),
        lining[0],
        2.4,
        shade=lining[1],
        k=0.96,
    )
    a.flow(f"-94,130 -134,300 -168,{h}", f"40,140 60,300 90,{h - 30}", 7, 1.9, taper=(0.1, 0.4))
    a.hatch(f"-20,200 20,200 20,{h - 4} -20,{h - 4} z", 40, 6, 40, 1.4, col.INK)


def cloak_front(a: Art, c: Tones, trim: str) -> None:
    """The part over the left shoulder, clasped on the right one; covers the left arm to the elbow."""
    spec = (
        "62,92 40,112 4,128 -34,150 -56,190 -64,250 -96,262 -132,250 -136,190 -122,130 -92,100 -50,86"
        " -10,100 20,102 50,84 z"
    )
    a.shape(spec, c[0], 2.5, shade=c[1], k=0.93, anchor=(-90, 130))
    a.flow(
        "44,92 0,114 -46,140 -62,200 -72,254", "-24,96 -80,110 -116,150 -124,250", 5, 1.8, taper=(0.5, 0.2)
    )
    a.hatch("-40,150 -56,190 -64,250 -92,258 -84,200 -64,160 z", 44, 4.8, 20, 1.3, col.INK)
    a.line("60,96 40,114 4,131 -34,154 -54,192 -62,250 -96,263 -130,252", 4.2, trim, (1, 0.8))
    a.disc(60, 98, 9, 9, col.GOLD, 2.0, shade=col.GOLD_D)
    a.disc(60, 98, 4, 4, col.RED, 1.3)
