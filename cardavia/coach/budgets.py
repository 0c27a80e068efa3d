"""How much work a review may be.  Imports `players.levels`."""

from __future__ import annotations

import math
from typing import Final

import msgspec
from msgspec.structs import replace

from cardavia.players.levels import Level, kernel_is_compiled

UNCOMPILED_WORLDS: Final = 3
"""Without the compiled kernel the number of worlds is divided by this,"""
UNCOMPILED_NODES: Final = 20
"""and the nodes by this: less than for players, since nobody waits for a review."""


class Budget(msgspec.Struct, frozen=True):
    """Sampled deals and nodes for each decision, and nodes for each question with open cards (0: nothing is
    asked with open cards)."""

    name: str
    worlds: int
    nodes: int
    open_nodes: int

    def level(self) -> Level:
        """The master's skills with this budget, without a clock, as far as the kernel here can do it."""
        return _for_kernel(Level(self.name, self.worlds, self.nodes, math.inf))

    def open_limit(self) -> int:
        """Nodes for a question with open cards, with the kernel that is here."""
        return _for_kernel(Level(self.name, self.worlds, self.open_nodes, math.inf)).nodes


def _for_kernel(level: Level) -> Level:
    if kernel_is_compiled():
        return level
    return replace(
        level,
        worlds=max(1, level.worlds // UNCOMPILED_WORLDS),
        nodes=max(1, level.nodes // UNCOMPILED_NODES),
    )


QUICK: Final = Budget("quick", worlds=40, nodes=200_000, open_nodes=4_000_000)
THOROUGH: Final = Budget("thorough", worlds=64, nodes=400_000, open_nodes=40_000_000)
LIVE: Final = Budget("live", worlds=24, nodes=200_000, open_nodes=0)
"""While a deal is played the hidden cards must say nothing."""
BUDGETS: Final = {budget.name: budget for budget in (QUICK, THOROUGH)}


def budget_of(name: str) -> Budget:
    """A budget by its name, `LIVE` among them; `KeyError` if there is none."""
    return LIVE if name == LIVE.name else BUDGETS[name]
