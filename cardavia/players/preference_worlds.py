"""The sampled deals of a decision, in portions that end at fixed boundaries, as long as the clock allows.

Imports `worlds` and what a seat of Preference knows.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Final

from cardavia.games.base import Observation
from cardavia.players.base import Cancel
from cardavia.players.levels import Level
from cardavia.players.preference_evidence import Evidence
from cardavia.players.preference_knowledge import Knowledge
from cardavia.players.worlds import Worlds, weighted

BOUNDARIES: Final = (8, 16, 32, 64, 128, 256, 512)
"""A clock may end the list of worlds here."""
SHARE_OF_TIME: Final = 0.35
"""If so much of the time has passed at a boundary, the list ends."""
MORE_WORLDS: Final = 2
"""Deals are solved so fast here that so many are looked at for each world of the level."""
TRIES: Final = 16
"""Deals from which a world is picked by the evidence."""


def portions(
    observation: Observation, knowledge: Knowledge, level: Level, seed: int, cancel: Cancel
) -> Iterator[Worlds]:
    """The worlds of a level; a portion that is `exact` holds all there are and replaces those before."""
    started = time.monotonic()
    most = level.worlds * MORE_WORLDS
    evidence = Evidence(observation, knowledge) if level.skills.infers_from_bids else None
    first = 0
    for boundary in (*(each for each in BOUNDARIES if each < most), most):
        if evidence is None:
            worlds = weighted(knowledge.source, seed, first, boundary - first, _alike, 1, cancel)
        else:
            worlds = weighted(knowledge.source, seed, first, boundary - first, evidence, TRIES, cancel)
        yield worlds
        first = boundary
        if worlds.exact or time.monotonic() - started > SHARE_OF_TIME * level.seconds:
            return


def _alike(world: object) -> float:
    return 1.0
