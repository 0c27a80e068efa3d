"""How a beginner bids Schafkopf: by counting trumps and aces, without a thought for the other hands.

Imports `cards` and `games.schafkopf`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardavia.cards import ACE, OBER, UNTER, CardSet, rank_set
from cardavia.games.schafkopf import Contract

_OBERS: Final = rank_set(OBER)
_UNTERS: Final = rank_set(UNTER)
_ACES: Final = rank_set(ACE)


def feel(contracts: Sequence[Contract], hand: CardSet) -> Contract | None:
    """The highest contract that feels good enough, with the shortest called suit; None for a pass."""
    wanted = [contract for contract in contracts if _wants(contract, hand)]
    return max(
        wanted, key=lambda each: (each.kind.level, -(hand & each.called_suit).bit_count()), default=None
    )


def _wants(contract: Contract, hand: CardSet) -> bool:
    trumps = (hand & contract.order.trumps).bit_count()
    aces = (hand & _ACES & ~contract.order.trumps).bit_count()
    if contract.name == "rufer":
        return trumps + aces >= 5 and hand & _OBERS != 0
    if contract.name == "wenz":
        return trumps + aces >= 5 and trumps >= 2 and hand & _UNTERS != 0
    if contract.name == "solo":
        return trumps + aces >= 7 and trumps >= 6
    return contract.name == "sie"
