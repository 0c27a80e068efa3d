"""Which scene stands on which Salzburg number card: one for every card, no beast in two suits.

May import: ``salzburg_woods``, ``salzburg_village``.
"""

from __future__ import annotations

from . import salzburg_village as village
from . import salzburg_woods as woods
from .scenes_land import Scene

SCENES: dict[str, Scene] = {
    "E5": woods.owl,
    "E6": woods.hare,
    "E7": woods.cock,
    "E8": woods.huntsman,
    "E9": woods.boar,
    "ET": woods.chapel,
    "G5": woods.hedgehog,
    "G6": woods.fox,
    "G7": woods.hound,
    "G8": woods.shepherdess,
    "G9": woods.goat,
    "GT": woods.stag,
    "H5": village.swan,
    "H6": village.cat,
    "H7": village.boat,
    "H8": village.fountain,
    "H9": village.fiddler,
    "HT": village.dancers,
    "S5": village.jester,
    "S7": village.cellar,
    "S8": village.toll,
    "S9": village.cow,
    "ST": village.sleigh,
}
