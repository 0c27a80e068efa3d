"""Names of the Skat contracts and what is said in a Skat deal.

Imports `games.skat_actions`, `games.skat_contracts`, `strings`; no Qt.
"""

from __future__ import annotations

from typing import Final

from cardavia.games.actions import Action, Bid, Discard, Hold, Pass
from cardavia.games.skat_actions import Declare, Hand, Pickup
from cardavia.games.skat_contracts import SUIT_CONTRACTS
from cardavia.strings import SuitFact, Text, say

_NAMES: Final = {
    "grand": say("Grand"),
    "null": say("Null"),
    "null-ouvert": say("Null Ouvert"),
}


def trump_suit(contract: str) -> int | None:
    """The trump suit of a suit contract, else None."""
    return SUIT_CONTRACTS.index(contract) if contract in SUIT_CONTRACTS else None


def contract_term(contract: str) -> Text:
    """The name of a contract; a suit contract is called by its suit."""
    suit = trump_suit(contract)
    return _NAMES[contract] if suit is None else say("{suit}", suit=SuitFact(suit))


def announcement(action: Action) -> Text | None:
    """What a seat says; None for a card that is played."""
    if isinstance(action, Bid):
        return say("{bid}", bid=action.value)
    if isinstance(action, Hold):
        return say("yes|holds a bid")
    if isinstance(action, Pass):
        return say("pass")
    if isinstance(action, Pickup):
        return say("takes the Skat")
    if isinstance(action, Hand):
        return say("plays Hand")
    if isinstance(action, Discard):
        return say("lays two cards away|Skat")
    if isinstance(action, Declare):
        return contract_term(action.contract)
    return None
