"""Small people, beasts and boats for the pictures between the pips, about 120 units high, ground at y = 0.

Not for the half-length courts. May import the pen, the palette and the horses of the kings.
"""

from __future__ import annotations

from dataclasses import dataclass

from . import palette as col
from . import tell_horses as stable
from .pen import Art
from .tell_strokes import edged

Point = tuple[float, float]
Pair = tuple[str, str]
SKIN: Pair = (col.SKIN, col.SKIN_D)


@dataclass(frozen=True)
class Pose:
    """Joints of a small figure looking left; the hands and feet end the limbs."""

    hip: Point = (0, -56)
    neck: Point = (0, -100)
    near_elbow: Point = (14, -80)
    near_hand: Point = (-4, -66)
    far_elbow: Point = (-18, -82)
    far_hand: Point = (-24, -64)
    near_knee: Point = (8, -28)
    near_foot: Point = (10, -2)
    far_knee: Point = (-9, -28)
    far_foot: Point = (-14, -2)
    nod: float = 0.0


@dataclass(frozen=True)
class Folk:
    """Dress of a small figure: coat, sleeves, hose, hair, hat; a skirt makes it a woman."""

    coat: Pair
    hose: Pair = (col.WHITE, col.WHITE_D)
    sleeve: Pair | None = None
    hair: Pair = (col.BROWN, col.BROWN_D)
    hat: str = ""
    hat_colour: Pair = (col.BROWN, col.BROWN_D)
    beard: bool = False
    skirt: bool = False
    apron: Pair | None = None
    size: float = 1.0


def _limb(a: Art, points: tuple[Point, Point, Point], widths: tuple[float, float, float], pair: Pair) -> None:
    spec = " ".join(f"{x},{y}" for x, y in points)
    a.shape(a.limb(spec, widths, round_start=True), pair[0], 1.9, shade=pair[1], k=0.9)


def _foot(a: Art, at: Point) -> None:
    x, y = at
    a.shape(
        f"{x + 6},{y - 5} {x + 8},{y + 3}! {x - 15},{y + 3}! {x - 14},{y - 2} {x - 5},{y - 6} z",
        col.BROWN_D,
        1.5,
    )


def face(a: Art, folk: Folk) -> None:
    """A small head in profile to the left, chin at (0, 12) of its own place."""
    hair, dark = folk.hair
    a.shape(
        "10,-13 0,-15 -7,-11 -8.5,-5 -13,1.5! -9.4,3 -10,6.4 -8,9 -7,12.6 0,14 8,11 13,2 13,-7 z",
        col.SKIN,
        1.9,
    )
    a.shape("13,-10 8,-16 -2,-17 -9,-12 -1,-11 4,-5 5,4 9,9 14,5 16,-3 z", hair, 1.6, shade=dark, k=0.85)
    if folk.skirt:
        a.shape("8,-13 18,-12 20,-2 14,6 10,4 12,-4 z", hair, 1.6, shade=dark, k=0.85)
    a.disc(-4.8, -3.2, 1.5, 1.8, col.INK)
    a.line("-8.4,-7 -5,-8.2 -1.4,-6.6", 1.5, dark, (0.4, 0.1))
    a.line("-8.8,7.4 -5,7.6", 1.5, col.RED_D, (1, 0.2))
    a.hatch("-3,2 3,2 3,7 -3,7 z", 14, 2.4, 5, 0.9, col.BLUSH)
    if folk.beard:
        a.shape("-9,9 -4,5.6 4,6 8,2 10,9 4,19 -5,24 -10,16 z", hair, 1.6, shade=dark, k=0.85)
    _hat(a, folk)


def _hat(a: Art, folk: Folk) -> None:
    light, dark = folk.hat_colour
    if folk.hat == "brim":
        a.shape("-11,-12 -9,-24 2,-28 13,-23 16,-11 2,-13 z", light, 1.9, shade=dark, k=0.88)
        a.shape("-20,-9 -6,-14 8,-14 24,-10 20,-6 2,-9 -16,-5 z", light, 1.8, shade=dark, k=0.9)
        edged(a, "10,-22 22,-32 30,-30", (4, 2.4), col.WHITE, (1, 0.2), 0.25)
    elif folk.hat == "tall":
        a.shape("-10,-12 -10,-34 2,-38 13,-33 15,-11 2,-13 z", light, 1.9, shade=dark, k=0.88)
        a.shape("-20,-9 -6,-14 8,-14 24,-10 20,-6 2,-9 -16,-5 z", light, 1.8, shade=dark, k=0.9)
        a.line("-10,-16 2,-18 15,-15", 3, col.GOLD, (1, 1), 0)
    elif folk.hat == "cap":
        a.shape("-11,-10 -12,-18 0,-24 13,-19 17,-8 4,-12 z", light, 1.9, shade=dark, k=0.88)
    elif folk.hat == "scarf":
        a.shape(
            "-10,-10 -8,-19 4,-22 16,-15 19,0 15,14 9,10 9,-2 3,-10 -4,-12 z", light, 1.9, shade=dark, k=0.9
        )
    elif folk.hat == "helmet":
        a.shape(
            "-13,-9 -12,-22 2,-30 15,-22 18,-4 12,6 8,-4 2,-12 z", col.STEEL, 1.9, shade=col.STEEL_D, k=0.88
        )


def figure(a: Art, pose: Pose, folk: Folk) -> None:
    """One small person; things held belong to the caller."""
    sleeve = folk.sleeve or folk.coat
    _limb(
        a,
        ((pose.neck[0] - 7, pose.neck[1] + 8), pose.far_elbow, pose.far_hand),
        (15, 14, 9),
        (sleeve[1], sleeve[1]),
    )
    a.disc(*pose.far_hand, 5.2, 5.0, col.SKIN, 1.6)
    if not folk.skirt:
        for hip, knee, foot, shade in (
            ((pose.hip[0] - 5, pose.hip[1]), pose.far_knee, pose.far_foot, True),
            ((pose.hip[0] + 5, pose.hip[1]), pose.near_knee, pose.near_foot, False),
        ):
            _limb(a, (hip, knee, foot), (23, 17, 11), (folk.hose[1], folk.hose[1]) if shade else folk.hose)
            _foot(a, foot)
    torso(a, pose, folk)
    with a.place(pose.neck[0] - 2, pose.neck[1] - 15, 1.08, pose.nod):
        face(a, folk)
    near_arm(a, pose, folk)


def torso(a: Art, pose: Pose, folk: Folk) -> None:
    """Coat or gown."""
    (hx, hy), (nx, ny) = pose.hip, pose.neck
    light, dark = folk.coat
    if folk.skirt:
        for foot in (pose.near_foot, pose.far_foot):
            _foot(a, foot)
        bottom = max(pose.near_foot[1], pose.far_foot[1]) - 3
        spec = (
            f"{hx - 13},{hy - 8} {(hx - 13 + pose.far_foot[0] - 14) / 2 - 3},{(hy + bottom) / 2} "
            f"{pose.far_foot[0] - 16},{bottom}! "
            f"{(pose.far_foot[0] + pose.near_foot[0]) / 2},{bottom + 4} {pose.near_foot[0] + 16},{bottom}! "
            f"{(hx + 13 + pose.near_foot[0] + 14) / 2 + 3},{(hy + bottom) / 2} {hx + 13},{hy - 8} z"
        )
        a.shape(spec, light, 2.0, shade=dark, k=0.92)
        for t in (0.25, 0.75):
            x = pose.far_foot[0] - 12 + (pose.near_foot[0] - pose.far_foot[0] + 24) * t
            a.line(
                f"{hx},{hy - 2} {(hx + x) / 2},{(hy + bottom) / 2} {x},{bottom - 4}", 1.4, col.INK, (0, 0.5)
            )
        if folk.apron:
            x = pose.far_foot[0]
            a.shape(
                f"{hx - 10},{hy - 6} {hx + 6},{hy - 4} {x + 20},{bottom - 10} {x - 8},{bottom - 12} z",
                folk.apron[0],
                1.7,
                shade=folk.apron[1],
                k=0.9,
            )
    else:
        spec = (
            f"{nx - 12},{ny + 4} {(nx + hx) / 2 - 16},{(ny + hy) / 2} {hx - 14},{hy} "
            f"{hx - 20},{hy + 16}! {hx},{hy + 20} {hx + 20},{hy + 16}! "
            f"{hx + 14},{hy} {(nx + hx) / 2 + 16},{(ny + hy) / 2} {nx + 13},{ny + 4} {nx},{ny} z"
        )
        a.shape(spec, light, 2.0, shade=dark, k=0.9)
        edged(a, f"{hx - 15},{hy - 3} {hx},{hy + 1} {hx + 15},{hy - 3}", (4.4, 2.4), col.GOLD)
        return
    bodice = (
        f"{nx - 12},{ny + 4} {(nx + hx) / 2 - 13},{(ny + hy) / 2} {hx - 12},{hy - 2} {hx},{hy + 2} "
        f"{hx + 12},{hy - 2} {(nx + hx) / 2 + 13},{(ny + hy) / 2} {nx + 12},{ny + 4} {nx},{ny} z"
    )
    a.shape(bodice, light, 1.9, shade=dark, k=0.88)


def near_arm(a: Art, pose: Pose, folk: Folk) -> None:
    """The arm on this side with its hand."""
    sleeve = folk.sleeve or folk.coat
    _limb(a, ((pose.neck[0] + 8, pose.neck[1] + 9), pose.near_elbow, pose.near_hand), (17, 15, 10), sleeve)
    a.disc(*pose.near_hand, 5.4, 5.2, col.SKIN, 1.6)


def horse(a: Art, gait: stable.Gait, coat: stable.Coat, s: float = 0.36) -> None:
    """A small saddled horse, saddle at the origin."""
    with a.place(0, 0, s, gait.lean):
        stable.behind(a, coat, gait)
        hind = a.limb("150,90 176,150 164,196 178,236", (80, 44, 28, 24))
        a.shape(hind, coat.coat, 2.2, shade=coat.shade, k=0.92)
        far = a.limb("128,100 140,160 124,200 130,236", (70, 40, 26, 22))
        a.shape(far, coat.shade, 2.2)
        stable.body(a, coat, gait, "flying")
        stable.saddle_cloth(a, stable.Cloth(col.RED, col.RED_D, motif="stars"))


def small_crossbow(a: Art, at: Point, turn: float) -> None:
    """A crossbow held level, aiming left at turn 0; the trigger lies at ``at``."""
    with a.place(at[0], at[1], 1, turn):
        a.shape("24,-3! -36,-4! -36,3! 20,6 24,10! z", col.BROWN, 1.7, shade=col.BROWN_D)
        a.line("-26,-24 -36,-12 -38,0 -36,12 -26,24", 7, col.INK, (0.5, 0.5))
        a.line("-26,-24 -36,-12 -38,0 -36,12 -26,24", 4, col.STEEL, (0.4, 0.4))
        a.line("-26,-24 -8,0 -26,24", 1.4, col.INK, (1, 1), 0)


def goat(a: Art, x: float, s: float, flip: bool = False, patch: bool = False) -> None:
    """A grazing or standing goat about 70 high at scale 1, looking left."""
    with a.place(x, 0, s, flip=flip):
        for leg in ("24,-30 28,-14 26,0", "-18,-30 -22,-14 -20,0"):
            a.shape(a.limb(leg, (10, 7, 5)), col.WHITE_D, 1.7)
        a.shape(
            "38,-48 34,-28 10,-24 -22,-26 -32,-42 -38,-56 -50,-52 -56,-56 -50,-66 -38,-72 -26,-64 "
            "-14,-52 14,-54 z",
            col.WHITE,
            2.0,
            shade=col.WHITE_D,
            k=0.88,
        )
        if patch:
            a.shape("6,-53 30,-51 35,-34 18,-27 8,-38 z", col.BROWN, 1.5)
        for leg in ("16,-30 18,-14 16,0", "-24,-32 -28,-14 -30,0"):
            a.shape(a.limb(leg, (12, 7, 5.4)), col.WHITE, 1.7)
        edged(a, "-38,-70 -32,-86 -18,-92", (5.4, 3), col.GOLD_D, (1, 0.3), 0.25)
        a.shape("-30,-66 -20,-70 -22,-62 z", col.WHITE, 1.4)
        a.disc(-43, -61, 1.7, 1.7, col.INK)
        a.line("-50,-53 -50,-42", 3, col.SOFT, (1, 0.2))
        a.line("38,-46 46,-52", 4, col.INK, (1, 0.3))


def boat(a: Art) -> None:
    """An open rowing boat about 170 wide, gunwale near y = -24."""
    a.shape(
        "-92,-46! -62,-26 0,-20 58,-26 88,-44! 70,-4 40,6 -40,6 -74,-6 z",
        col.BROWN,
        2.2,
        shade=col.BROWN_D,
        k=0.92,
    )
    a.line("-80,-30 -40,-16 0,-12 40,-16 78,-30", 2.6, col.GOLD, (1, 1))
    a.line("-72,-14 -30,-3 30,-3 70,-14", 1.6, col.INK, (0.3, 0.3))
