"""The framed views of the Bavarian number cards, after the views in old single-figure packs.

One for every card but the 8 of hearts, which carries the round view of a town without a frame. A view is
450 units wide and reaches from y=-170 to y=26; its ground is y=0. May import: ``bavaria_woods``,
``bavaria_village``, ``palette``, ``pen``.
"""

from __future__ import annotations

from . import bavaria_village as village
from . import bavaria_woods as woods
from . import palette as col
from .pen import Art
from .scenes_land import Scene

HALF, TOP, LOW = 225, -172, 26


def view(a: Art, scene: Scene, x: float, y: float) -> None:
    """A scene in its frame; the ground line of the scene is at ``y``."""
    planes = [(-1.0, 0.0, HALF - x), (1.0, 0.0, x + HALF), (0.0, -1.0, -(y + TOP)), (0.0, 1.0, y + LOW)]
    with a.place(x, y):
        with a.clipped(planes):
            a.fill(f"{-HALF},{TOP}! {HALF},{TOP}! {HALF},{LOW}! {-HALF},{LOW}! z", col.WHITE)
            for i, (w, dy) in enumerate(((150, -150), (190, -138), (120, -126))):
                x0 = (-120, 40, -30)[i]
                a.line(f"{x0 - w / 2},{dy} {x0},{dy - 3} {x0 + w / 2},{dy}", 1.6, col.BLUE_L, (0.1, 0.1))
            a.fill(f"{-HALF},-14! -90,-20 60,-12 {HALF},-18! {HALF},{LOW}! {-HALF},{LOW}! z", col.GREEN_L)
            a.line(f"{-HALF},-14 -90,-20 60,-12 {HALF},-18", 1.5, col.INK, (1, 1))
            a.hatch(
                f"{-HALF},8! {HALF},8! {HALF},{LOW}! {-HALF},{LOW}! z", 3, 8, 70, 1.3, col.GREEN_D, skip=0.2
            )
            scene(a)
        for inset, weight in ((0, 3.0), (-6, 1.5)):
            a.line(
                (
                    f"{-HALF + inset},{TOP + inset}! {HALF - inset},{TOP + inset}!"
                    f" {HALF - inset},{LOW - inset}! {-HALF + inset},{LOW - inset}! z"
                ),
                weight,
                col.INK,
                swell=0,
            )
        for sx in (-1, 1):
            for yy in (TOP, LOW):
                a.shape(
                    (
                        f"{sx * HALF},{yy - 13}! {sx * HALF + 9},{yy}! {sx * HALF},{yy + 13}!"
                        f" {sx * HALF - 9},{yy}! z"
                    ),
                    col.BLUE,
                    1.8,
                )
                a.fill(
                    (
                        f"{sx * HALF},{yy - 6}! {sx * HALF + 4},{yy}! {sx * HALF},{yy + 6}!"
                        f" {sx * HALF - 4},{yy}! z"
                    ),
                    col.WHITE,
                )


SCENES: dict[str, Scene] = {
    "E6": woods.woodpecker,
    "E7": woods.squirrel,
    "E8": woods.chamois,
    "E9": woods.charcoal,
    "ET": woods.raft,
    "G6": woods.snail,
    "G7": woods.stork,
    "G8": woods.mower,
    "G9": woods.beekeeper,
    "GT": woods.gardener,
    "H6": village.lambs,
    "H7": village.goose_girl,
    "H8": village.town,
    "H9": village.zither,
    "HT": village.maypole,
    "S6": village.snack,
    "S7": village.dachshund,
    "S8": village.bellwether,
    "S9": village.brewer,
    "ST": village.post_coach,
}
