"""How much work a review may be.  Imports `players.levels`."""

from __future__ import annotations

import math
from typing import Final

import msgspec

from cardavia.players.levels import Level, for_kernel, kernel_is_compiled


class Budget(msgspec.Struct, frozen=True):
    """Sampled deals and nodes for each decision, and nodes for each question with open cards (0: nothing is
    asked with open cards)."""

    name: str
    worlds: int
    nodes: int
    open_nodes: int

    def level(self) -> Level:
        """The master's skills with this budget, without a clock, as far as the kernel here can do it."""
        level = Level(self.name, self.worlds, self.nodes, math.inf)
        return for_kernel(level, kernel_is_compiled())

    def open_limit(self) -> int:
        """Nodes for a question with open cards, with the kernel that is here."""
        level = Level(self.name, self.worlds, self.open_nodes, math.inf)
        return for_kernel(level, kernel_is_compiled()).nodes


QUICK: Final = Budget("quick", worlds=24, nodes=200_000, open_nodes=4_000_000)
THOROUGH: Final = Budget("thorough", worlds=64, nodes=400_000, open_nodes=40_000_000)
LIVE: Final = Budget("live", worlds=24, nodes=200_000, open_nodes=0)
"""While a deal is played the hidden cards must say nothing."""
BUDGETS: Final = {budget.name: budget for budget in (QUICK, THOROUGH)}


def budget_of(name: str) -> Budget:
    """A budget by its name, `LIVE` among them; `KeyError` if there is none."""
    return LIVE if name == LIVE.name else BUDGETS[name]
