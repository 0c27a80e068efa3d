"""Farm and pond animals: goat, cock, sheep, goose, cat, dove, swan, horse, cow, sow, stork, dachshund.

They face left and stand on y=0. For: scenes and Daus. May import: ``palette``, ``pen``, ``scenes_game``.
"""

from __future__ import annotations

from . import palette as col
from .body_limbs import Tones
from .pen import Art
from .scenes_folk import BROWN, GREY, WHITE
from .scenes_game import eye, leg


def goat(a: Art, c: str = col.WHITE, d: str = col.WHITE_D) -> None:
    """A billy goat standing, facing left."""
    leg(a, "44,-52 52,-34 46,-18 50,0", (20, 12, 8, 8), d, col.INK)
    leg(a, "-34,-50 -42,-32 -38,-16 -42,0", (16, 11, 8, 8), d, col.INK)
    a.shape("56,-78 70,-86 66,-70 58,-66 z", c, 1.6)
    a.shape(
        (
            "60,-72 56,-50 30,-42 -10,-40 -36,-44 -46,-62 -56,-86 -70,-84 -80,-78 -86,-84 -78,-98"
            " -66,-108 -50,-106 -40,-90 -28,-80 10,-78 46,-82 z"
        ),
        c,
        2.1,
        shade=d,
        k=0.9,
    )
    a.hatch("58,-70 52,-48 20,-42 -20,-42 20,-56 z", 50, 3.8, 16, 1.1, col.SOFT)
    leg(a, "36,-54 40,-34 34,-18 38,1", (22, 13, 8.5, 8), c, d, col.INK)
    leg(a, "-28,-52 -28,-34 -32,-18 -28,1", (18, 12, 8.5, 8), c, d, col.INK)
    a.fill("26,-68 46,-66 44,-48 26,-46 z", c)
    a.fill("-36,-62 -18,-62 -20,-44 -34,-46 z", c)
    for i in range(7):
        x = -20 + i * 10
        a.line(f"{x},-44 {x + 2},-38 {x - 1},-32", 1.6, col.SOFT)
    for off in (0, 9):
        ax = f"{-58 + off},-106 {-50 + off},-130 {-28 + off},-138 {-14 + off},-126"
        a.shape(a.limb(ax, (9, 8, 3)), col.GOLD_D, 1.7, shade=col.BROWN, k=0.9)
    a.shape("-46,-102 -32,-106 -30,-98 -42,-94 z", c, 1.5)
    eye(a, -64, -96, 2.2)
    a.shape("-78,-78! -74,-58! -68,-76! z", c, 1.4)
    a.line("-84,-82 -76,-82", 1.3)


def cock(a: Art) -> None:
    """A farmyard cock facing left."""
    for ax in ("4,-34 6,-16 0,0", "18,-34 22,-16 18,0"):
        a.line(ax, 5, col.INK, (1, 0.8))
        a.line(ax, 2.8, col.GOLD, (1, 0.8))
    for x in (0, 18):
        for dx in (-10, -2, 7):
            a.line(f"{x},-1 {x + dx},3", 2.2, col.GOLD_D, (1, 0.5))
    for ax, tone, dk in (
        ("34,-62 66,-98 92,-92 100,-62", col.GREEN, col.GREEN_D),
        ("36,-58 70,-82 88,-68 90,-42", col.BLUE, col.BLUE_D),
        ("34,-66 58,-110 84,-116 104,-96", col.RED_D, col.INK),
        ("34,-54 62,-66 76,-48 74,-28", col.GREEN, col.GREEN_D),
    ):
        a.shape(a.limb(ax, (12, 15, 14, 4), True), tone, 1.9, shade=dk, k=0.93)
        a.line(ax, 1.2, col.INK, (0.8, 0.1))
    a.shape(
        "44,-62 34,-40 8,-30 -16,-40 -26,-62 -34,-88 -44,-96 -42,-106 -30,-112 -18,-104 -6,-82 16,-72 z",
        col.RED,
        2.2,
        shade=col.RED_D,
        k=0.9,
    )
    a.shape(
        "-42,-96 -34,-108 -20,-106 -8,-86 0,-72 -8,-62 -14,-70 -20,-58 -26,-70 -32,-62 -34,-84 z",
        col.GOLD,
        1.9,
        shade=col.GOLD_D,
        k=0.92,
    )
    a.flow("-34,-102 -28,-82 -26,-68", "-18,-104 -8,-84 -6,-66", 4, 1.2, col.BROWN_D)
    a.shape("-4,-66 20,-72 40,-62 34,-48 12,-44 -2,-54 z", col.GREEN, 1.8, shade=col.GREEN_D, k=0.9)
    a.flow("2,-64 18,-66 36,-60", "2,-54 14,-50 30,-50", 3, 1.1, col.INK)
    a.shape("-44,-104 -46,-118 -38,-114 -34,-124 -28,-114 -20,-118 -20,-106 -30,-110 z", col.RED, 1.7)
    a.shape("-42,-98! -58,-94! -44,-91! z", col.GOLD, 1.5)
    a.shape("-42,-92 -46,-80 -38,-78 -36,-90 z", col.RED, 1.4)
    eye(a, -35, -101, 2.2)
    a.hatch("42,-60 32,-42 8,-32 20,-46 z", 50, 3.2, 12, 1.1, col.INK)


def sheep(a: Art, tones: Tones = WHITE) -> None:
    """A woolly sheep."""
    for x in (-18, -8, 20, 30):
        a.shape(f"{x - 3},-18! {x + 3},-18! {x + 3},0! {x - 4},0! z", col.BROWN_D, 1.2)
    wool = (
        "40,-34 44,-24 36,-16 26,-18 18,-12 6,-16 -6,-12 -16,-18 -28,-16 -32,-26 -40,-32 -34,-42"
        " -32,-52 -20,-52 -12,-58 0,-54 12,-60 22,-54 34,-54 38,-44 z"
    )
    a.shape(wool, tones[0], 2.0, shade=tones[1], k=0.9)
    for x, y in ((-20, -38), (-4, -44), (14, -40), (28, -34), (2, -28), (-14, -26), (18, -26)):
        a.line(f"{x - 6},{y} {x},{y + 5} {x + 6},{y - 1}", 1.4, col.SOFT, (0.3, 0.3))
    a.shape("-30,-54 -38,-60 -50,-50 -56,-40 -50,-36 -40,-38 -30,-42 z", col.BROWN_D, 1.7)
    a.shape("-32,-56 -22,-52 -20,-44 -30,-48 z", col.BROWN_D, 1.4)
    a.disc(-42, -50, 1.5, 1.5, col.WHITE)


def goose(a: Art, wings: bool = False) -> None:
    """A white goose, hissing; ``wings`` raises them."""
    for x in (2, 12):
        a.line(f"{x},-18 {x - 2},-1", 3.0, col.OCHRE, (1, 0.8))
        a.shape(f"{x - 12},1! {x - 2},-4 {x + 3},1! z", col.OCHRE, 1.2)
    a.shape(
        (
            "36,-40 30,-22 12,-14 -10,-16 -22,-28 -24,-42 -28,-62 -36,-70 -40,-78 -32,-86 -22,-82"
            " -16,-66 -10,-46 8,-46 24,-46 z"
        ),
        col.WHITE,
        2.0,
        shade=col.WHITE_D,
        k=0.9,
    )
    a.shape("-38,-82! -56,-78 -54,-73 -36,-74! z", col.OCHRE, 1.5)
    a.disc(-32, -79, 1.6, 1.6, col.INK)
    if wings:
        for lift, reach in ((0, 0), (-10, 8)):
            a.shape(
                (
                    f"-8,-44 4,{-66 + lift} {20 + reach},{-90 + lift} {34 + reach},{-88 + lift}"
                    f" {30 + reach},-70 26,-52 16,-36 2,-34 z"
                ),
                col.WHITE,
                1.8,
                shade=col.WHITE_D,
                k=0.92,
            )
            a.flow(f"0,-46 {20 + reach},{-84 + lift}", f"16,-38 {32 + reach},{-72 + lift}", 3, 1.2, col.SOFT)
    else:
        a.shape("-6,-40 10,-46 30,-44 40,-36 26,-26 6,-24 z", col.WHITE, 1.7, shade=col.WHITE_D, k=0.9)
        a.flow("0,-38 32,-40", "2,-28 24,-28", 2, 1.2, col.SOFT)


def cat(a: Art, tones: Tones = GREY) -> None:
    """A cat sitting, tail round its feet."""
    a.shape(
        "26,-30 22,-4 -20,0 -22,-8 -16,-26 -20,-44 -8,-58 8,-54 22,-42 z",
        tones[0],
        2.0,
        shade=tones[1],
        k=0.9,
    )
    a.line("20,-6 40,-8 44,-24 36,-34", 10, col.INK, (1, 0.5), 0)
    a.line("20,-6 40,-8 44,-24 36,-34", 7, tones[0], (1, 0.5), 0)
    a.shape(
        "-26,-52 -30,-66 -26,-80! -16,-72 -6,-72 4,-80! 6,-64 2,-52 -12,-46 z",
        tones[0],
        2.0,
        shade=tones[1],
        k=0.9,
    )
    for x in (-19, -5):
        a.disc(x, -62, 3, 3.2, col.GOLD, 1.2)
        a.disc(x, -62, 1, 2.4, col.INK)
    a.fill("-14,-57! -10,-57! -12,-54.5! z", col.RED_D)
    a.line("-16,-51 -12,-54 -8,-51", 1.2)
    for dy in (-2, 1):
        a.line(f"-22,{-54 + dy} -36,{-56 + dy * 2}", 0.9, col.SOFT)
        a.line(f"-3,{-54 + dy} 12,{-56 + dy * 2}", 0.9, col.SOFT)
    for y in (-40, -30, -20):
        a.line(f"8,{y - 4} 16,{y} 23,{y - 2}", 1.6, tones[1], (0.2, 0.2))
    a.line("-12,-26 -12,-3", 1.4, col.SOFT, (0.2, 0.5))


def dove(a: Art, tones: Tones = WHITE) -> None:
    """A dove perched, base of the feet at y=0."""
    a.shape(
        "34,-20 50,-16 48,-8 30,-8 8,-4 -8,-8 -14,-20 -16,-34 -24,-38 -18,-46 -6,-44 0,-32 16,-26 z",
        tones[0],
        1.9,
        shade=tones[1],
        k=0.9,
    )
    a.shape("-2,-24 14,-26 34,-18 24,-12 6,-10 z", tones[0], 1.6, shade=tones[1], k=0.9)
    a.flow("4,-22 28,-18", "6,-13 22,-13", 2, 1.1, col.SOFT)
    a.disc(-14, -39, 1.6, 1.6, col.INK)
    a.shape("-22,-40! -30,-37! -22,-36! z", col.OCHRE, 1.2)
    for x in (2, 8):
        a.line(f"{x},-6 {x},0", 2.0, col.RED, (1, 1))


def swan(a: Art, s: float = 1.0) -> None:
    """A swan upon the water, its line at y=0."""
    with a.place(0, 0, s):
        a.shape(
            (
                "54,-34 48,-10 20,0 -20,0 -38,-12 -38,-26 -46,-40 -54,-62 -50,-84 -38,-96 -24,-92"
                " -22,-84 -32,-80 -38,-66 -32,-48 -22,-34 0,-40 26,-44 z"
            ),
            col.WHITE,
            2.1,
            shade=col.WHITE_D,
            k=0.92,
        )
        a.shape(
            "-14,-30 6,-44 32,-48 58,-42 44,-30 40,-16 10,-12 z", col.WHITE, 1.9, shade=col.WHITE_D, k=0.92
        )
        a.flow("-4,-30 20,-38 48,-40", "8,-16 24,-16 40,-20", 4, 1.3, col.SOFT)
        a.shape("-26,-92! -14,-84! -26,-82! z", col.OCHRE, 1.5)
        a.disc(-28, -89, 2.2, 2.0, col.INK)


def horse(
    a: Art, tones: Tones = (col.FOX, col.BROWN), mane: str = col.BROWN_D, harness: str = col.RED
) -> None:
    """A draught horse trotting, in harness with bells."""
    leg(a, "48,-52 66,-34 58,-16 70,-4", (20, 11, 8, 8), tones[1], col.BROWN_D)
    leg(a, "-28,-50 -48,-38 -44,-20 -56,-16", (16, 10, 8, 7), tones[1], col.BROWN_D)
    a.line("64,-74 84,-66 88,-40 78,-20", 13, col.INK, (0.7, 0.3), 0.4)
    a.line("64,-74 84,-66 88,-40 78,-20", 9.4, mane, (0.7, 0.2), 0.4)
    a.shape(
        (
            "62,-82 70,-60 58,-44 20,-42 -20,-40 -38,-50 -46,-72 -58,-96 -70,-88 -84,-78 -92,-84"
            " -90,-96 -78,-112 -62,-126 -46,-124 -34,-108 -20,-88 14,-84 44,-90 z"
        ),
        tones[0],
        2.2,
        shade=tones[1],
        k=0.9,
        anchor=(-10, -80),
    )
    a.hatch("66,-76 60,-48 20,-44 -20,-44 20,-58 z", 50, 4, 16, 1.2, col.INK)
    leg(a, "40,-54 46,-34 32,-16 38,0", (24, 14, 9, 9), tones[0], tones[1])
    leg(a, "-24,-52 -26,-32 -40,-16 -34,0", (18, 12, 9, 9), tones[0], tones[1])
    a.fill("30,-76 54,-72 52,-52 28,-50 z", tones[0])
    a.fill("-34,-68 -14,-66 -16,-50 -32,-50 z", tones[0])
    a.shape("-60,-126 -46,-130 -30,-112 -16,-90 -24,-88 -36,-100 -46,-112 z", mane, 1.7)
    a.shape("-58,-124 -58,-138! -50,-126 z", tones[0], 1.5)
    eye(a, -68, -106, 2.2)
    a.disc(-88, -88, 1.8, 1.6, col.INK)
    for spec in ("-44,-118 -34,-92 -30,-64", "-30,-66 10,-62 60,-66", "-80,-108 -72,-90", "-22,-88 -18,-60"):
        a.line(spec, 5.0, col.INK, (1, 1), 0)
        a.line(spec, 2.8, harness, (1, 1), 0)
    for x, y in ((-41, -108), (-36, -96), (-32, -82), (-29, -68), (-12, -63), (6, -62), (24, -63)):
        a.disc(x, y, 4.2, 4.2, col.GOLD, 1.5)


def cow(a: Art, patch: Tones = BROWN) -> None:
    """A cow with a great bell."""
    leg(a, "54,-46 58,-30 54,-14 58,0", (18, 11, 9, 9), col.WHITE_D, col.GREY_D)
    leg(a, "-28,-44 -36,-28 -32,-14 -36,0", (15, 11, 9, 9), col.WHITE_D, col.GREY_D)
    a.line("70,-82 82,-70 80,-40 84,-24", 4.6, col.INK, (1, 0.8), 0)
    a.line("70,-82 82,-70 80,-40 84,-24", 2.6, col.WHITE, (1, 0.8), 0)
    a.shape("84,-28 90,-14 82,-8 78,-20 z", patch[1], 1.4)
    a.shape("30,-44 44,-42 42,-30 34,-28 z", col.PINK, 1.6)
    body = (
        "74,-86 78,-60 68,-40 30,-42 -10,-38 -36,-42 -48,-58 -58,-62 -76,-56 -92,-50 -100,-58 -94,-72"
        " -80,-88 -62,-94 -44,-90 0,-86 44,-92 64,-92 z"
    )
    a.shape(body, col.WHITE, 2.2, shade=col.WHITE_D, k=0.92)
    a.fill("64,-90 72,-84 74,-64 56,-54 40,-62 44,-82 z", patch[0])
    a.fill("18,-86 30,-88 34,-70 20,-60 4,-66 6,-82 z", patch[0])
    a.fill("-78,-86 -62,-92 -52,-86 -54,-70 -66,-66 -76,-74 z", patch[0])
    a.hatch("74,-78 68,-42 30,-44 -10,-40 30,-54 z", 50, 4, 16, 1.2, col.SOFT)
    leg(a, "46,-48 48,-30 42,-14 46,1", (20, 12, 9.5, 9), col.WHITE, col.WHITE_D)
    leg(a, "-22,-46 -22,-28 -26,-14 -22,1", (17, 12, 9.5, 9), col.WHITE, col.WHITE_D)
    for axis in ("-66,-92 -72,-104 -84,-108", "-54,-94 -50,-108 -60,-116"):
        a.shape(a.limb(axis, (8, 6, 2.6)), col.WHITE_D, 1.6, shade=col.GREY_D, k=0.9)
    a.shape("-52,-90 -38,-92 -36,-82 -50,-80 z", patch[0], 1.5)
    eye(a, -78, -76, 2.2)
    a.shape("-100,-60 -92,-52 -84,-54 -88,-64 -96,-66 z", col.PINK, 1.4)
    a.line("-46,-92 -40,-70 -50,-50", 6.0, col.INK, (1, 1), 0)
    a.line("-46,-92 -40,-70 -50,-50", 3.6, col.RED, (1, 1), 0)
    a.shape("-58,-50! -42,-50! -36,-26! -64,-26! z", col.GOLD, 1.9, shade=col.GOLD_D, k=0.88)
    a.disc(-50, -24, 4, 4, col.INK)


def sow(a: Art) -> None:
    """A saddle-backed sow running."""
    c, d = col.PINK, col.SKIN_D
    for axis in ("54,-34 70,-24 66,-10 76,-4", "-34,-32 -54,-24 -60,-12 -70,-8"):
        leg(a, axis, (20, 12, 9, 8), d, col.BROWN)
    a.line("84,-60 94,-66 100,-58 92,-54 96,-48", 4.4, col.INK, (1, 0.7), 0)
    a.line("84,-60 94,-66 100,-58 92,-54 96,-48", 2.4, c, (1, 0.7), 0)
    a.shape(
        (
            "84,-64 82,-40 58,-26 14,-20 -22,-22 -48,-28 -70,-32 -90,-28 -100,-34 -98,-46 -78,-54"
            " -62,-70 -42,-84 -8,-88 34,-88 66,-82 z"
        ),
        col.SKIN,
        2.3,
        shade=d,
        k=0.92,
    )
    a.fill("-34,-86 -10,-88 0,-60 -6,-24 -24,-22 -40,-28 -34,-56 z", col.SABLE)
    for x in (2, 18, 34, 48):
        a.disc(x, -22 - (x - 2) * 0.06, 4, 5, c, 1.3)
    a.hatch("82,-56 60,-28 14,-22 -10,-24 30,-40 z", 30, 4, 24, 1.2, col.SOFT)
    for axis in ("42,-36 48,-22 40,-10 46,0", "-28,-34 -36,-20 -48,-8 -56,0"):
        leg(a, axis, (24, 14, 10, 9), col.SKIN, d)
    a.shape("-48,-80 -52,-96 -62,-84 -72,-64 -58,-62 z", col.SABLE, 1.8)
    eye(a, -68, -56, 2.3)
    a.disc(-99, -39, 4, 6, c, 1.5)
    a.line("-94,-30 -82,-36 -72,-37", 1.6)
    a.shape("-86,-34 -92,-26 -84,-27 z", col.RED, 1.2)


def stork(a: Art) -> None:
    """A stork with a frog."""
    for axis in ("6,-60 8,-34 4,-2", "16,-60 24,-36 14,-28"):
        a.line(axis, 3.6, col.RED, (1, 0.8))
    a.line("4,-2 -8,0", 2.4, col.RED, (1, 0.5))
    a.shape(
        "48,-78 40,-60 10,-52 -14,-64 -20,-86 -30,-108 -40,-116 -32,-128 -18,-124 -14,-104 0,-90 24,-90 z",
        col.WHITE,
        2.0,
        shade=col.WHITE_D,
        k=0.9,
    )
    a.shape("4,-80 26,-84 62,-66 74,-52 44,-58 16,-62 z", col.INK, 1.7)
    a.flow("14,-76 56,-62", "20,-66 50,-58", 2, 1.2, col.PAPER)
    a.shape("-34,-122! -78,-106! -34,-113! z", col.RED, 1.6)
    a.disc(-27, -119, 1.8, 1.8, col.INK)
    a.shape("-84,-104 -76,-112 -66,-108 -66,-98 -78,-96 z", col.GREEN, 1.6)
    for spec in ("-70,-98 -64,-86 -72,-80", "-78,-98 -80,-84 -88,-82"):
        a.line(spec, 3.0, col.GREEN, (1, 0.5))


def dachshund(a: Art) -> None:
    """A dachshund running off with a string of sausages."""
    for x in (-34, 40):
        leg(a, f"{x},-22 {x - 6},-10 {x - 12},-1", (13, 10, 8), col.SABLE, col.INK)
    a.line("54,-34 72,-44 82,-58", 6, col.INK, (1, 0.3), 0)
    a.shape(
        (
            "58,-38 58,-22 40,-16 -20,-16 -44,-18 -52,-28 -66,-26 -84,-22 -88,-28 -74,-40 -60,-48"
            " -44,-46 -36,-38 10,-40 44,-42 z"
        ),
        col.BADGER,
        2.1,
        shade=col.SABLE,
        k=0.9,
    )
    a.shape("-48,-46 -36,-48 -30,-30 -38,-24 -46,-34 z", col.SABLE, 1.7)
    for x in (-26, 48):
        leg(a, f"{x},-24 {x + 2},-10 {x - 4},1", (14, 11, 9), col.BADGER, col.SABLE)
    a.shape("-84,-22 -66,-24 -58,-30 -62,-34 z", col.TAWNY, 1.3)
    eye(a, -60, -38, 1.9)
    a.disc(-88, -27, 3, 2.6, col.INK)
    for i, (x, y) in enumerate(((-84, -14), (-70, -6), (-50, -4), (-30, -6))):
        with a.place(x, y, 1, (60, 20, -6, 10)[i]):
            a.shape(a.limb("-10,0 0,3 10,0", (6, 8, 6), True, True), col.RED_D, 1.4, shade=col.BROWN_D)
