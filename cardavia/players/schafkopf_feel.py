"""How weaker players bid Schafkopf: by counting trumps, court cards and aces, the other hands unasked.

A beginner looks at the number alone and plays alone too often; a cautious player wants high cards too and
leaves out many games that would be won.  Imports `cards` and `games.schafkopf_contracts`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardavia.cards import ACE, OBER, UNTER, CardSet, rank_set
from cardavia.games.schafkopf_contracts import Contract

_OBERS: Final = rank_set(OBER)
_UNTERS: Final = rank_set(UNTER)
_ACES: Final = rank_set(ACE)


def feel(contracts: Sequence[Contract], hand: CardSet, cautious: bool) -> Contract | None:
    """The highest contract that feels good enough, with the shortest called suit or the longest trumps;
    None for a pass."""
    wants = _wants_cautiously if cautious else _wants
    wanted = [contract for contract in contracts if wants(contract, hand)]
    return max(
        wanted,
        key=lambda each: (
            each.kind.level,
            (hand & each.order.trumps).bit_count() - (hand & each.called_suit).bit_count(),
        ),
        default=None,
    )


def _wants(contract: Contract, hand: CardSet) -> bool:
    trumps, aces = _counted(contract, hand)
    if contract.name == "rufer":
        return trumps + aces >= 5 and hand & _OBERS != 0
    if contract.name == "wenz":
        return trumps + aces >= 5 and trumps >= 2 and hand & _UNTERS != 0
    if contract.name == "solo":
        return trumps + aces >= 7 and trumps >= 5
    return contract.name == "sie"


def _wants_cautiously(contract: Contract, hand: CardSet) -> bool:
    trumps, aces = _counted(contract, hand)
    obers, courts = (hand & _OBERS).bit_count(), (hand & (_OBERS | _UNTERS)).bit_count()
    if contract.name == "rufer":
        return trumps + aces >= 5 and trumps >= 4 and courts >= 2
    if contract.name == "wenz":
        return trumps + aces >= 5 and trumps >= 3
    if contract.name == "solo":
        return trumps + aces >= 8 and obers >= 2 and courts >= 3
    return contract.name == "sie"


def _counted(contract: Contract, hand: CardSet) -> tuple[int, int]:
    """Trumps, and aces beside them."""
    trumps = contract.order.trumps
    return (hand & trumps).bit_count(), (hand & _ACES & ~trumps).bit_count()
