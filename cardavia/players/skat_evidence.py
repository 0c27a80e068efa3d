"""How likely a possible deal is, judged by what the seats bid, declared and put away.

Soft evidence, as weights for `worlds.weighted`; all of it comes from the same counted features by which the
player itself bids.  Imports `games.skat` and the Skat modules of the players.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import exp
from typing import Final

from cardavia.cards import CardSet
from cardavia.games.actions import Bid, Hold, Pass
from cardavia.games.skat import SkatState
from cardavia.games.skat_contracts import CONTRACTS, NULLS, ORDERS, SUIT_CONTRACTS
from cardavia.players.levels import Skills
from cardavia.players.skat_contracts import ACES, Standing, game_value
from cardavia.players.skat_habits import Habit, plays
from cardavia.players.skat_knowledge import SKAT_PLACE, Knowledge
from cardavia.players.skat_strength import logistic, solved_odds
from cardavia.players.worlds import World

FLOOR: Final = 0.02
"""Nothing that the rules allow is impossible."""
BIDDING: Final = (1.0, 0.8)
"""Log odds of a bid: constant and factor of the best contract's log odds as a Hand game."""
DECLARING: Final = (0.0, 1.0)
"""The same for declaring a contract with ten cards after two were put away."""
OTHER_SUIT: Final = 0.4
"""How fast a contract becomes unlikely when another suit would have been better (by log odds),"""
SAFE_GRAND: Final = 1.5
"""or a Grand with at least such log odds."""
TRUMP_AWAY: Final = 0.1
"""How likely a trump is put away compared with other cards,"""
ACE_AWAY: Final = 0.3
"""and an ace."""
OVERBID: Final = 0.1
"""How likely a contract is whose value does not reach the bid."""
RIVAL: Final = -0.25
"""Log odds of a game if another seat has bid,"""
SILENT: Final = 0.3
"""or for each seat that has passed without a bid."""
TEMPER: Final = 0.9
"""How far the habits of play are trusted (1 wholly, 0 not at all)."""


@dataclass(frozen=True)
class Spoken:
    """What a seat did in the auction: the highest value it bid or held, and whether it passed."""

    value: int
    passed: bool


def spoken(state: SkatState) -> tuple[Spoken, Spoken, Spoken]:
    """The auction of a deal, seat by seat."""
    values, passed, now = [0, 0, 0], [False] * 3, 0
    for seat, action in state.history:
        if isinstance(action, Bid):
            now = values[seat] = action.value
        elif isinstance(action, Hold):
            values[seat] = now
        elif isinstance(action, Pass):
            passed[seat] = True
    return (
        Spoken(values[0], passed[0]),
        Spoken(values[1], passed[1]),
        Spoken(values[2], passed[2]),
    )


def standing_of(state: SkatState, seat: int, skills: Skills) -> Standing:
    """Where a seat sits, and what the others' bids and passes so far mean for its chances."""
    others = 0.0
    if skills.infers_from_bids:
        rest = [said for each, said in enumerate(spoken(state)) if each != seat]
        silent = sum(said.passed for said in rest)
        others = RIVAL if any(said.value for said in rest) else SILENT * silent
    return Standing((seat - state.forehand) % 3, others)


def readiness(ten: CardSet, place: int) -> float:
    """Log odds that a hand is bid on at all."""
    best = max(solved_odds(contract, ten, place, None) for contract in CONTRACTS[:5])
    base, factor = BIDDING
    return base + factor * best


class Evidence:
    """The weight function of one decision in the play."""

    def __init__(self, state: SkatState, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._spoken = spoken(state)
        self._bid = state.value
        self._hand = state.hand_game
        self._forehand = state.forehand
        self._habits: list[Habit] = []
        if knowledge.contract not in NULLS and TEMPER:
            self._habits = [
                Habit(knowledge.contract, played, TEMPER)
                for played in plays(state)
                if played.seat != knowledge.seat
            ]
        self._ready: dict[tuple[int, CardSet], float] = {}

    def __call__(self, world: World) -> float:
        """How likely what was bid and declared is with the cards of this world."""
        knowledge = self._knowledge
        weight = 1.0
        for seat in range(3):
            if seat != knowledge.seat:
                ten = world[seat] | knowledge.played[seat]
                if seat == knowledge.declarer:
                    weight *= self._declared(ten, world[SKAT_PLACE])
                else:
                    weight *= self._said(seat, ten)
        for habit in self._habits:
            weight *= habit.chance(world[habit.seat])
        return weight

    def _said(self, seat: int, ten: CardSet) -> float:
        """A seat that did not become declarer: it bid, or it passed without a bid."""
        said = self._spoken[seat]
        key = (seat, ten)
        chance = self._ready.get(key)
        if chance is None:
            chance = self._ready[key] = logistic(readiness(ten, (seat - self._forehand) % 3))
        if said.value:
            return FLOOR + chance
        return FLOOR + 1.0 - chance if said.passed else 1.0

    def _declared(self, ten: CardSet, away: CardSet) -> float:
        """The declarer: the contract must look playable and its value must reach the bid."""
        knowledge = self._knowledge
        contract = knowledge.contract
        place = (knowledge.declarer - self._forehand) % 3
        put = None if self._hand else away
        odds = solved_odds(contract, ten, place, put)
        base, factor = DECLARING
        weight = FLOOR + logistic(base + factor * odds)
        if contract in NULLS:
            return weight
        if game_value(contract, ten | away, self._hand) < self._bid:
            weight *= OVERBID
        trumps = ORDERS[contract].trumps
        if put is not None:
            weight *= (
                TRUMP_AWAY ** (put & trumps).bit_count() * ACE_AWAY ** (put & ACES & ~trumps).bit_count()
            )
        if contract != "grand":
            best = max(solved_odds(suit, ten, place, put) for suit in SUIT_CONTRACTS)
            grand = solved_odds("grand", ten, place, put)
            weight *= exp(OTHER_SUIT * (odds - best)) * (FLOOR + logistic(1.5 * (SAFE_GRAND - grand)))
        return weight
