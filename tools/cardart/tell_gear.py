"""What the persons of the play carry: crossbow, bow, quiver, falcon, staff of office, great sword, horn.

Not for dress. May import the pen, the palette, hands and other ornaments. Units are head-local.
"""

from __future__ import annotations

from . import palette as col
from . import parts
from .letters import word
from .pen import Art
from .tell_strokes import edged


def shouldered_crossbow(a: Art) -> None:
    """Tell's crossbow, stock in the hand at the origin, bow above the shoulder."""
    a.shape("-7,76! -9,-96! 9,-96! 8,76! z", col.BROWN, 2.2, shade=col.BROWN_D, k=0.8)
    a.shape("-9,20! 10,20! 22,76 10,92 -10,84 z", col.BROWN, 2.2, shade=col.BROWN_D, k=0.86)
    bow = "-78,-52 -58,-84 -28,-100 0,-104 28,-100 58,-84 78,-52"
    a.line("-77,-53 0,-38 77,-53", 2.2, col.INK, (1, 1), 0)
    a.line(bow, 17, col.INK, (0.4, 0.4), 0.5)
    a.line(bow, 12, col.STEEL, (0.36, 0.36), 0.5)
    a.line("-56,-80 -28,-95 0,-99 28,-95 56,-80", 1.6, col.STEEL_D, (0.2, 0.2))
    a.shape("-13,-114! 13,-114! 13,-88! -13,-88! z", col.GOLD, 2.0, shade=col.GOLD_D)
    a.line("0,-36 0,-128", 4.0, col.BROWN_D, (1, 1), 0)
    a.shape("0,-156! 9,-130 0,-126! -9,-130 z", col.STEEL, 1.8)
    a.shape("-8,-40 -4,-32! 0,-38 4,-32! 8,-40 8,-28 -8,-28 z", col.WHITE, 1.4)
    a.disc(0, -22, 7, 7, col.GOLD, 1.7)
    a.line("-8,-8 -18,12 -14,36", 4.2, col.INK, (1, 0.5))


def bolt(a: Art, x: float, y: float, turn: float, length: float = 92) -> None:
    """A crossbow bolt, point upwards, its middle at ``x, y``."""
    with a.place(x, y, 1, turn):
        half = length / 2
        a.shape(f"-2.6,{half}! -2.6,{-half}! 2.6,{-half}! 2.6,{half}! z", col.BROWN, 1.6)
        a.shape(
            f"0,{-half - 26}! 8,{-half - 4} 0,{-half + 2}! -8,{-half - 4} z",
            col.STEEL,
            1.7,
            shade=col.STEEL_D,
        )
        for side in (-1, 1):
            a.shape(f"0,{half - 28}! {side * 9},{half - 18} {side * 9},{half}! 0,{half - 6}! z", col.RED, 1.5)


def apple(a: Art, x: float, y: float, r: float = 13) -> None:
    """A red apple with a leaf."""
    with a.place(x, y, r / 13):
        a.shape(
            "0,-9! 8,-12 14,-4 11,8 4,13 0,11 -4,13 -11,8 -14,-4 -8,-12 z",
            col.RED,
            2.0,
            shade=col.RED_D,
            k=0.84,
        )
        a.line("0,-8 1,-15 4,-18", 2.2, col.BROWN_D, (1, 0.6))
        a.shape("2,-13! 10,-20 18,-16! 10,-11 z", col.GREEN, 1.4)
        a.line("-8,-2 -7,-6 -4,-8", 2.0, col.WHITE, (0.2, 0.1))


def longbow(a: Art) -> None:
    """A bow slung over the back: the stave stands out to the right."""
    bow = "152,-128 176,-78 184,-8 170,74 132,148 66,208 -14,246"
    a.line(bow, 15, col.INK, (0.35, 0.4), 0.4)
    a.line(bow, 10.4, col.BROWN, (0.3, 0.4), 0.4)
    a.line("158,-112 173,-76 180,-8 166,72 128,146", 1.8, col.GOLD, (0.1, 0.1))
    a.line("184,-26 183,10", 14.5, col.INK, (1, 1), 0)
    a.line("184,-24 183,8", 11.5, col.RED, (1, 1), 0)
    a.line("154,-124 142,-136", 6.4, col.INK, (1, 0.6))


def bowstring(a: Art) -> None:
    """The string of the slung bow, drawn over the shoulder and the breast."""
    edged(a, "153,-126 -14,246", (4.6, 2.6), col.WHITE)


def quiver(a: Art) -> None:
    """Quiver behind the left shoulder with five feathered shafts."""
    with a.place(-74, 108, 1, -26):
        for i, dx in enumerate((-16, -8, 0, 8, 16)):
            top = -104 + abs(i - 2) * 7
            a.line(f"{dx * 0.6},-20 {dx},{top}", 3.6, col.BROWN, (1, 1), 0)
            for side in (-1, 1):
                a.shape(
                    f"{dx},{top + 30}! {dx + side * 7},{top + 24} {dx + side * 7},{top - 2}! "
                    f"{dx},{top + 4}! z",
                    col.WHITE if i % 2 else col.RED,
                    1.4,
                )
        a.shape("-22,-40! 22,-40! 17,60! -17,60! z", col.BROWN, 2.2, shade=col.BROWN_D, k=0.9)
        a.shape("-25,-46! 25,-46! 23,-30! -23,-30! z", col.GOLD, 1.9, shade=col.GOLD_D, k=0.9)


def falcon(a: Art, x: float, y: float, s: float = 1.0) -> None:
    """A hooded falcon on a gloved fist; its feet stand at ``x, y``."""
    with a.place(x, y, s):
        a.shape("26,-30 40,6 44,40! 30,44! 18,40! 12,0 z", col.BROWN, 2.0, shade=col.BROWN_D, k=0.9)
        for dx in (6, 14):
            a.line(f"{20 + dx},0 {24 + dx},38", 1.3, col.BROWN_D, (0.6, 0.4))
        a.shape(
            "-22,-74 -26,-44 -20,-16 -6,0 14,2 28,-14 30,-46 20,-78 z",
            col.WHITE,
            2.2,
            shade=col.WHITE_D,
            k=0.9,
        )
        for row in range(4):
            for i in range(3):
                px, py = -18 + i * 9 + (row % 2) * 4, -54 + row * 12
                a.line(f"{px - 3},{py} {px},{py + 4} {px + 3},{py}", 1.7, col.SOFT, (0.4, 0.4))
        a.shape(
            "2,-76 24,-78 36,-50 40,-10 46,24! 30,14 16,-10 4,-44 z", col.STEEL_D, 2.1, shade=col.INK, k=0.9
        )
        a.flow("10,-66 18,-20 36,14", "28,-66 36,-30 42,14", 3, 1.3)
        a.shape(
            "-24,-78 -28,-94 -16,-108 4,-110 20,-98 22,-78 0,-70 z", col.RED, 2.1, shade=col.RED_D, k=0.88
        )
        a.shape("-26,-92! -40,-88 -42,-76! -34,-78 -24,-82! z", col.GOLD, 1.7, shade=col.GOLD_D)
        a.line("-24,-80 0,-74 20,-80", 2.4, col.GOLD, (1, 1))
        for dx, dy in ((-5, -124), (3, -128), (11, -122)):
            a.line(f"2,-108 {dx},{dy}", 3.0, col.GOLD, (1, 0.6))
        for dx in (-8, 6):
            a.shape(f"{dx - 5},0 {dx + 6},-2 {dx + 5},10 {dx - 6},11 z", col.GOLD, 1.6)
        a.line("6,8 16,34 10,54", 2.6, col.RED, (1, 0.6))


def glove(a: Art, x: float, y: float, s: float = 1.0) -> None:
    """A falconer's gauntlet seen from its thumb side, fist at ``x, y``, cuff below."""
    with a.place(x, y, s):
        a.shape(
            "-22,50! -14,22 -22,6 -20,-10 -4,-14 14,-12 22,0 20,14 14,24 22,50! 0,58 z",
            col.GOLD_D,
            2.2,
            shade=col.BROWN,
            k=0.9,
        )
        for dy in (-2, 6, 13):
            a.line(f"-20,{dy} -8,{dy - 1} 2,{dy + 1}", 1.5, col.INK, (1, 0.1))
        a.line("-18,24 0,30 16,24", 1.8, col.BROWN_D, (1, 1))
        for dx in (-12, 0, 12):
            a.line(f"{dx},52 {dx},62", 2.6, col.RED, (1, 0.6))


def office_staff(a: Art, x: float, y: float, up: float, down: float, turn: float = 0) -> None:
    """The bailiff's white staff with a gilt eagle's knob."""
    with a.place(x, y, 1, turn):
        a.shape(f"-4.6,{down}! -4,{-up}! 4,{-up}! 4.6,{down}! z", col.WHITE, 2.1, shade=col.WHITE_D, k=0.8)
        for i in range(5):
            yy = down - (down + up) * (i + 0.5) / 5
            a.line(f"-5,{yy + 5} 5,{yy - 5}", 3.2, col.RED, (1, 1), 0)
        with a.place(0, -up):
            a.shape("-8,4! -10,-6! 10,-6! 8,4! z", col.GOLD, 1.8)
            a.shape(
                "0,-8 -12,-16 -30,-40! -10,-36 -6,-44 -14,-50! -2,-56 8,-48 6,-40 12,-36 30,-40! 12,-16 z",
                col.GOLD,
                2.0,
                shade=col.GOLD_D,
                k=0.85,
            )
            a.disc(-4, -48, 1.6, 1.6, col.INK)


def medallion(a: Art, x: float, y: float, initial: str) -> None:
    """A medal on a chain with the initial of the pack, as engravers signed old ones."""
    a.disc(x, y, 20, 20, col.GOLD, 2.2, shade=col.GOLD_D)
    a.disc(x, y, 14.5, 14.5, col.WHITE, 1.6)
    word(a, initial, x, y, 17, col.RED, 1.2)


def charter(a: Art, x: float, y: float, turn: float) -> None:
    """A rolled order with a hanging seal, held in the middle."""
    with a.place(x, y, 1, turn):
        a.shape("-10,-46! 10,-46! 10,46! -10,46! z", col.WHITE, 2.0, shade=col.WHITE_D, k=0.88)
        for yy in (-46, 46):
            a.disc(0, yy, 10, 4.4, col.WHITE, 1.7)
            a.disc(0, yy, 4, 1.8, col.WHITE_D, 1.1)
        a.line("2,20 18,34 16,52", 3.2, col.RED, (1, 1))
        a.disc(16, 58, 10, 10, col.RED, 1.8, shade=col.RED_D)


def lance(a: Art, x: float, y: float) -> None:
    """A knight's lance with a three-striped swallow tail flying to the right."""
    with a.place(x, y, 1, 3, flip=True):
        a.shape("-4.4,210! -4,-190! 4,-190! 4.4,210! z", col.BROWN, 2.0, shade=col.BROWN_D, k=0.7)
        with a.place(0, -190):
            a.shape("0,-44! 9,-16 6,0 0,4! -6,0 -9,-16 z", col.STEEL, 2.0, shade=col.STEEL_D, k=0.8)
            flag = "-4,10! -30,16 -58,6 -92,14! -76,30! -92,52! -58,46 -30,56 -4,50! z"
            a.shape(flag, col.RED, 2.2)
            a.shape("-4,23! -30,29 -58,19 -84,25! -76,30! -84,40! -58,33 -30,43 -4,37! z", col.WHITE, 1.6)
            a.hatch("-4,10! -18,14 -18,52 -4,50! z", 80, 3.8, 14, 1.0)
            a.shape("-7,4! 7,4! 7,14! -7,14! z", col.GOLD, 1.8)


def oath_hand(a: Art, x: float, y: float) -> None:
    """A hand raised to swear: thumb and two fingers up, two folded; the wrist is below."""
    with a.place(x, y):
        for axis in ("-6,-10 -11,-34 -13,-58", "6,-12 6,-38 7,-64"):
            a.shape(a.limb(axis, (14, 13, 9), True), col.SKIN, 1.9)
        a.shape(
            "-18,34 -22,12 -20,-10 -8,-18 10,-18 20,-8 20,14 16,36 z", col.SKIN, 2.0, shade=col.SKIN_D, k=0.9
        )
        a.fill("-12,-14 10,-15 12,-4 -12,-4 z", col.SKIN)
        a.shape(a.limb("-16,16 -30,-4 -32,-26", (17, 14, 9), True), col.SKIN, 1.9)
        a.fill("-18,12 -8,6 -6,24 -17,26 z", col.SKIN)
        for axis in ("12,-10 18,-18 16,-2 10,8", "20,-2 26,-8 23,6 16,13"):
            a.shape(a.limb(axis, (10, 12, 11, 8), True), col.SKIN, 1.7)
        a.line("-8,-2 0,6 2,18", 1.3, col.SOFT, (0.5, 0.1))
        a.hatch("6,10 20,4 16,36 2,34 z", 60, 3.2, 9, 1.0, col.SOFT)


def great_sword(a: Art, x: float, y: float) -> None:
    """A two-handed sword, point on the ground; pommel at ``x, y``."""
    with a.place(x, y):
        a.shape(
            "-13,86! 13,86! 11,260! -11,260! z", col.STEEL, 2.2, shade=col.STEEL_D, k=0.96, anchor=(-8, 160)
        )
        a.line("0,88 0,260", 1.8, col.INK, (1, 1))
        a.shape("-6,12! 6,12! 7,74! -7,74! z", col.BROWN, 2.0, shade=col.BROWN_D)
        for yy in range(20, 72, 8):
            a.line(f"-7,{yy + 3} 7,{yy - 3}", 1.8, col.GOLD, (1, 1), 0)
        a.shape(
            "-84,70! -60,66 0,72 60,66 84,70! 88,82! 60,82 0,88 -60,82 -88,82! z",
            col.GOLD,
            2.2,
            shade=col.GOLD_D,
            k=0.92,
        )
        for side in (-1, 1):
            a.disc(side * 86, 76, 8, 8, col.GOLD, 1.8, shade=col.GOLD_D)
        a.disc(0, 0, 17, 16, col.GOLD, 2.3, shade=col.GOLD_D)
        a.disc(0, 0, 7, 6.6, col.RED, 1.6)


def neck_horn(a: Art) -> None:
    """A herdsman's horn hanging on a cord before the breast."""
    a.line("-34,78 -30,120 -12,152", 3.4, col.RED, (1, 1))
    a.line("36,76 44,120 46,150", 3.4, col.RED, (1, 1))
    with a.place(6, 158, 0.92, 8):
        a.shape(a.limb("-52,-22 -38,14 0,24 44,0", (7, 15, 22, 30)), col.TAWNY, 2.2, shade=col.BROWN, k=0.9)
        a.line("-40,6 -8,16 28,6", 2.0, col.WHITE, (0.1, 0.3))
        a.shape(a.limb("32,8 40,2 47,-3", (30, 32, 33)), col.GOLD, 1.9, shade=col.GOLD_D)
        a.shape(a.limb("-50,-14 -53,-22 -55,-29", (9, 9, 10)), col.GOLD, 1.7)


def sprig(a: Art, x: float, y: float, turn: float) -> None:
    """A fir twig stuck on a hat."""
    with a.place(x, y, 1, turn):
        a.line("0,0 0,-44", 3.0, col.BROWN_D, (1, 0.4))
        for i in range(6):
            yy = -8 - i * 7
            for side in (-1, 1):
                a.line(f"0,{yy} {side * (14 - i)},{yy - 10}", 3.6, col.GREEN_D, (1, 0.2))


def shepherds_crook(a: Art, x: float) -> None:
    """A herdsman's crook with a great hook bound in brass, standing at ``x``."""
    axis = f"{x},250 {x},-30 {x - 4},-70 {x + 10},-98 {x + 38},-104 {x + 58},-84 {x + 54},-58 {x + 36},-52"
    edged(a, axis, (14, 10), col.BROWN, (1, 0.7))
    a.line(f"{x - 2},200 {x - 2},-30 {x - 6},-68 {x + 8},-95", 1.8, col.OCHRE, (0.2, 0.2))
    for y in (-34, -46):
        a.shape(f"{x - 8},{y - 4}! {x + 7},{y - 4}! {x + 7},{y + 3}! {x - 8},{y + 3}! z", col.GOLD, 1.5)


def fist_on(a: Art, x: float, y: float, turn: float, flip: bool = False, s: float = 1.1) -> None:
    """A closed hand at ``x, y``; kept here so that every court grips at one size."""
    parts.fist(a, x, y, turn, flip, s)
