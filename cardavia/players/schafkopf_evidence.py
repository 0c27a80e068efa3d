"""How likely a possible deal is, judged by what the seats bid, passed and led.

Soft evidence, as weights for `worlds.weighted`; the auction is judged by the same counted features by which
the player itself bids, leads in Rufer by how often partners and opponents lead so.  Imports
`games.schafkopf` and the Schafkopf modules of the players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardavia.cards import HEARTS, POINTS, CardSet
from cardavia.games.actions import Play
from cardavia.games.schafkopf import SchafkopfState
from cardavia.games.schafkopf_contracts import CONTRACTS, SUIT_ORDERS, Announce, Contract
from cardavia.players.schafkopf_knowledge import Knowledge
from cardavia.players.schafkopf_strength import biddable, kind_of, logistic, score

FLOOR: Final = 0.03
"""Nothing that the rules allow is impossible."""
BIDDING: Final = {"rufer": (0.0, 2.0), "wenz": (1.0, 1.5), "solo": (1.0, 1.5)}
"""Log odds of a bid: constant and factor of the log odds to reach 61 points with open cards."""
LEVELS: Final = {"rufer": 1, "wenz": 2, "solo": 3}
TRUMP_LEAD: Final = (0.45, 0.20)
"""Chance that the partner, and that an opponent, leads trump when the called suit has not been led."""
PLAIN_LEAD: Final = (0.40, 0.50)
"""The same for another plain suit."""
SEARCH: Final = (0.15, 0.30)
"""The same for the called suit; the holder's is the ace, or an escape."""
GIFT: Final = (0.60, 0.15)
"""Chance that a seat puts an ace or ten on a trick that its own side, and the other side, is winning."""
DEAR: Final = 10
"""Card points of an ace or ten."""
TRIES: Final = 10
"""Deals from which each world is picked by its weight,"""
RARE_TRIES: Final = 40
"""and how many when somebody bid on a hand as rare as that of a Wenz or Solo."""

_BY_KIND: Final = {
    kind: tuple(contract for contract in CONTRACTS.values() if contract.name == kind) for kind in LEVELS
}


def readiness(kind: str, hand: CardSet, place: int) -> float:
    """Chance that a dealt hand would be bid on as a contract of this kind if the auction allows it."""
    contracts = [contract for contract in _BY_KIND[kind] if biddable(contract, hand)]
    if not contracts:
        return 0.0
    base, factor = BIDDING[kind]
    return logistic(base + factor * max(score(contract, 61, hand, place) for contract in contracts))


class Evidence:
    """The weight function of one decision."""

    def __init__(self, state: SchafkopfState, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._spoken = _spoken(state, knowledge.seat)
        self._declarer = state.declarer
        self._leads = _leads(state, knowledge) if knowledge.ace else ()
        self._gifts = _gifts(state, knowledge.seat) if knowledge.ace else ()
        self._said: dict[tuple[int, CardSet], float] = {}
        rare = any(contract is not None and not contract.called_ace for *_, contract in self._spoken)
        self.tries = RARE_TRIES if rare else TRIES

    def __call__(self, world: Sequence[int]) -> float:
        """How likely what was said and led is with the cards of this world; 0 if it is impossible."""
        knowledge = self._knowledge
        if not knowledge.allows(world):
            return 0.0
        weight = 1.0
        for spoken in self._spoken:
            seat = spoken[0]
            hand = world[seat] | knowledge.played[seat]
            chance = self._said.get((seat, hand))
            if chance is None:
                chance = self._said[seat, hand] = _saying(*spoken[1:], hand)
            weight *= chance
        for seat, partner, opponent in self._leads:
            weight *= partner if world[seat] & knowledge.ace else opponent
        for seat, winner in self._gifts:
            weight *= GIFT[0] if self._together(world, seat, winner) else GIFT[1]
        return weight

    def _together(self, world: Sequence[int], one: int, other: int) -> bool:
        """Whether two seats are on the same side in a world in which the called ace is still out."""
        ace = self._knowledge.ace
        return (one == self._declarer or bool(world[one] & ace)) == (
            other == self._declarer or bool(world[other] & ace)
        )


def _spoken(state: SchafkopfState, viewer: int) -> list[tuple[int, int, int, Contract | None]]:
    """What the others said: seat, place, level to beat, contract (None for a pass)."""
    found: list[tuple[int, int, int, Contract | None]] = []
    level = 0
    for place, (seat, action) in enumerate(state.history[:4]):
        contract = CONTRACTS[action.contract] if isinstance(action, Announce) else None
        if seat != viewer:
            found.append((seat, place, level, contract))
        if contract is not None:
            level = contract.kind.level
    return found


def _saying(place: int, level: int, contract: Contract | None, hand: CardSet) -> float:
    """Chance that a dealt hand says this."""
    if contract is None:
        chance = 1.0
        for kind, own in LEVELS.items():
            if own > level:
                chance *= 1.0 - readiness(kind, hand, place)
        return FLOOR + chance
    if not biddable(contract, hand):
        return FLOOR
    base, factor = BIDDING[kind_of(contract)]
    return FLOOR + logistic(base + factor * score(contract, 61, hand, place))


def _leads(state: SchafkopfState, knowledge: Knowledge) -> tuple[tuple[int, float, float], ...]:
    """Leads of seats that may hold the called ace: seat, chance as partner, chance as opponent."""
    trumps = SUIT_ORDERS[HEARTS].trumps
    plays = [(seat, action.card) for seat, action in state.history if isinstance(action, Play)]
    found = []
    for number in range(0, len(plays), 4):
        seat, card = plays[number]
        if seat not in (knowledge.seat, state.declarer):
            kind = TRUMP_LEAD if trumps >> card & 1 else PLAIN_LEAD
            found.append((seat, *(SEARCH if knowledge.suit >> card & 1 else kind)))
    return tuple(found)


def _gifts(state: SchafkopfState, viewer: int) -> tuple[tuple[int, int], ...]:
    """Who put an ace or ten on a trick that somebody else was winning, and who was winning it."""
    order = state.order()
    assert order is not None
    plays = [(seat, action.card) for seat, action in state.history if isinstance(action, Play)]
    found = []
    for number, (seat, card) in enumerate(plays):
        trick = [each for _, each in plays[number - number % 4 : number]]
        if trick and seat not in (viewer, state.declarer) and POINTS[card] >= DEAR:
            winning = order.winner(trick)
            if not order.beats[trick[winning]] >> card & 1:
                found.append((seat, plays[number - number % 4 + winning][0]))
    return tuple(found)
