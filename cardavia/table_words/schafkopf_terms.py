"""Names of the Schafkopf contracts.  Imports `games.schafkopf_contracts`, `strings`; no Qt."""

from __future__ import annotations

from typing import Final

from cardavia.games.actions import Action, Pass
from cardavia.games.schafkopf_contracts import CONTRACTS, HEARTS_CALL, Announce
from cardavia.strings import SuitFact, Text, cards_fact, say

_NAMES: Final = {"wenz": say("Wenz"), "wenz-tout": say("Wenz Tout"), "sie": say("Sie")}


def contract_term(text: str) -> Text:
    """The name of a contract by its text."""
    if text in _NAMES:
        return _NAMES[text]
    if text == HEARTS_CALL.contract:
        return say("Rufer")
    contract = CONTRACTS[text]
    if contract.called_ace:
        return say("Rufer on {card}", card=cards_fact(contract.called_ace))
    assert contract.suit is not None
    suit = SuitFact(contract.suit)
    if contract.name == "solo":
        return say("Solo in {suit}", suit=suit)
    return say("Solo Tout in {suit}", suit=suit)


def announcement(action: Action) -> Text | None:
    """What a seat says; None for a card that is played."""
    if isinstance(action, Announce):
        return contract_term(action.contract)
    return say("pass") if isinstance(action, Pass) else None
