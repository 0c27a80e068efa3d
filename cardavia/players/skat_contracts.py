"""What a Skat contract is worth to a seat that could play it: chances, values and bids put together.

The yardstick is the extended Seeger count by which players are compared over many deals (SK-101): the game
value, 50 for a game won, twice the value and 50 lost with it, and 40 to each opponent.  Imports
`games.skat_contracts` and `skat_strength`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from math import ceil
from typing import Final

from cardavia.cards import ACE, CardSet, cards_of, rank_set, suit_set
from cardavia.games.skat_contracts import BASES, CONTRACTS, NULL_VALUES, NULLS, ORDERS, matadors
from cardavia.players.skat_strength import ALL_UNTERS, schneider_chance, win_chance

ACES: Final = rank_set(ACE)
WON_BONUS: Final = 50
LOST_COST: Final = 50 + 40
NEVER: Final = -1000.0
"""Worth of what must not or cannot be played."""


@dataclass(frozen=True)
class Standing:
    """Where a seat sits (0 forehand, 1 middlehand, 2 rearhand), and log odds for what the others said."""

    place: int
    others: float = 0.0


@dataclass(frozen=True)
class Prospect:
    """A contract with the cards kept (ten) and put away, the chance to make it and to make Schneider.

    `value` is what the game is worth without Schneider; a Hand game has `away` None.
    """

    contract: str
    kept: CardSet
    away: CardSet | None
    value: int
    chance: float
    schneider: float = 0.0

    def worth(self, bid: int) -> float:
        """The expected Seeger points of playing this at a bid."""
        return worth(self.contract, self.value, self.chance, self.schneider, bid)


def worth(contract: str, value: int, chance: float, schneider: float, bid: int) -> float:
    """The expected Seeger points of a contract worth `value` without Schneider, played at a bid."""
    if contract in NULLS:
        if value < bid:  # may not be declared (SK-36)
            return NEVER
        return chance * (value + WON_BONUS) - (1 - chance) * (2 * value + LOST_COST)
    base = BASES[contract]
    if value >= bid:
        return chance * (value + WON_BONUS) + schneider * base - (1 - chance) * (2 * value + LOST_COST)
    lifted = base * ceil(bid / base)
    if value + base >= bid:  # Schneider is needed (SK-64)
        return schneider * (value + base + WON_BONUS) - (1 - schneider) * (2 * lifted + LOST_COST)
    return -float(2 * lifted + LOST_COST)


def game_value(contract: str, held: CardSet, hand: bool) -> int:
    """The value without Schneider for the twelve cards held (SK-51, SK-60, SK-63)."""
    if contract in NULLS:
        return NULL_VALUES[contract, hand]
    return BASES[contract] * (abs(matadors(contract, held)) + 1 + hand)


def contracts_for(cards: CardSet, bid: int, hand: bool) -> Iterable[str]:
    """The contracts worth a thought with ten or twelve cards: no suit with fewer than four trumps."""
    for contract in CONTRACTS:
        if contract in NULLS:
            if NULL_VALUES[contract, hand] >= bid:
                yield contract
        elif contract == "grand":
            if cards & ALL_UNTERS:
                yield contract
        elif (cards & ORDERS[contract].trumps).bit_count() >= 4:
            yield contract


def discards(contract: str, twelve: CardSet) -> list[CardSet]:
    """Pairs that might be put away: no trumps and no aces while there are other cards.

    In Null the highest cards of each suit.
    """
    if contract in NULLS:
        return _null_discards(twelve)
    loose = twelve & ~ORDERS[contract].trumps
    if loose.bit_count() < 2:
        loose = twelve & ~ALL_UNTERS
    if (loose & ~ACES).bit_count() >= 2:
        loose &= ~ACES
    return [1 << first | 1 << second for first, second in combinations(cards_of(loose), 2)]


def _null_discards(twelve: CardSet) -> list[CardSet]:
    tops = []
    pairs = []
    for suit in range(4):
        lane = twelve & suit_set(suit)
        if lane:
            top = 1 << lane.bit_length() - 1
            tops.append(top)
            if lane != top:
                pairs.append(top | 1 << (lane ^ top).bit_length() - 1)
    return pairs + [first | second for first, second in combinations(tops, 2)]


def prospect(contract: str, twelve: CardSet, away: CardSet, standing: Standing) -> Prospect:
    """A contract after two cards were put away, judged by its features."""
    kept = twelve & ~away
    place = standing.place
    chance = win_chance(contract, kept, place, away, standing.others)
    schneider = 0.0 if contract in NULLS else schneider_chance(contract, kept, place, away)
    return Prospect(contract, kept, away, game_value(contract, twelve, False), chance, schneider)


def best_prospects(twelve: CardSet, standing: Standing, bid: int, each: int = 1) -> list[Prospect]:
    """For every contract worth a thought the best `each` discards, best first for the bid."""
    found: list[Prospect] = []
    for contract in contracts_for(twelve, bid, False):
        ranked = sorted(
            discards(contract, twelve),
            key=lambda away: -win_chance(contract, twelve & ~away, standing.place, away),
        )
        found += [prospect(contract, twelve, away, standing) for away in ranked[:each]]
    return sorted(found, key=lambda each: -each.worth(bid))


def hand_prospects(ten: CardSet, skat: CardSet, standing: Standing, bid: int) -> list[Prospect]:
    """Every contract worth a thought as a Hand game; the Skat only counts for the matadors."""
    found = []
    for contract in contracts_for(ten, bid, True):
        chance = win_chance(contract, ten, standing.place, None, standing.others)
        schneider = 0.0 if contract in NULLS else schneider_chance(contract, ten, standing.place, None)
        found.append(Prospect(contract, ten, None, game_value(contract, ten | skat, True), chance, schneider))
    return found
