"""How strong a Skat hand is, without looking at a single deal: win chances from counted features.

A hand's features (top trumps, number of trumps with side winners, the pattern of every side suit, place at
the table, points put away) are added up with weights from `skat_tables.py` and give the chance to make the
contract.  The weights are fitted to solved deals and the chances to played ones by
`benchmarks/calibrate_skat.py`.  Imports `cards`, `games.skat_contracts` and the tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from cardavia.cards import UNTER, CardSet, points_in, rank_set
from cardavia.games.skat_contracts import CONTRACTS, NULLS, SUIT_CONTRACTS
from cardavia.players.skat_tables import PLAYED, WEIGHTS

ALL_UNTERS: Final = rank_set(UNTER)

# ---------------------------------------------------------------- patterns of a suit (byte: 7 8 9 T U O K A)


def _suit_pattern(lane: int) -> int:
    """A, T, K held or not, and how many of O 9 8 7 (up to three): 0 to 31."""
    low = min(3, (lane & 0b00100111).bit_count())
    return (lane >> 7 & 1) << 4 | (lane >> 3 & 1) << 3 | (lane >> 6 & 1) << 2 | low


def _grand_pattern(lane: int) -> int:
    """A, T, K, O held or not, and how many of 9 8 7: 0 to 63."""
    low = (lane & 0b00000111).bit_count()
    return (lane >> 7 & 1) << 5 | (lane >> 3 & 1) << 4 | (lane >> 6 & 1) << 3 | (lane >> 5 & 1) << 2 | low


def _sure_tricks(lane: int) -> int:
    """Cards of a side suit that win from the top: the ace, the ten behind it, then the king."""
    if not lane >> 7 & 1:
        return 0
    if not lane >> 3 & 1:
        return 1
    return 3 if lane >> 6 & 1 else 2


def _unsafe(lane: int) -> int:
    """Cards of a Null suit that can be caught: more lower cards are out than own cards lie below."""
    held = [rank for rank in range(8) if lane >> rank & 1]
    return sum(rank > 2 * place for place, rank in enumerate(held))


SUIT_PATTERN: Final = tuple(map(_suit_pattern, range(256)))
GRAND_PATTERN: Final = tuple(map(_grand_pattern, range(256)))
SURE_TRICKS: Final = tuple(map(_sure_tricks, range(256)))
UNSAFE: Final = tuple(map(_unsafe, range(256)))

# ---------------------------------------------------------------- features: places in the list of weights

KINDS: Final = ("suit", "grand", "null")
SIZES: Final = {
    "suit": 16 + 4 + 12 * 8 + 32 + 3 + 2,
    "grand": 32 + 5 * 10 + 64 + 3 + 2,
    "null": 256 + 8 + 2,
}
"""Number of weights by kind of contract; in suit and Grand the last two are: Hand, points put away / 10."""


def kind_of(contract: str) -> str:
    """`suit`, `grand` or `null`."""
    if contract in SUIT_CONTRACTS:
        return "suit"
    return "null" if contract in NULLS else "grand"


def features(contract: str, cards: CardSet, place: int) -> list[int]:
    """The weights that count once for the ten cards; `place` 0 is forehand, 1 middlehand, 2 rearhand."""
    lanes = (cards & 255, cards >> 8 & 255, cards >> 16 & 255, cards >> 24)
    if contract in NULLS:
        unsafe = sum(UNSAFE[lane] for lane in lanes)
        return [*lanes, 256 + min(7, unsafe), 264 + (place == 0)]
    unters = (
        (lanes[0] >> 4 & 1) << 3 | (lanes[1] >> 4 & 1) << 2 | (lanes[2] >> 4 & 1) << 1 | lanes[3] >> 4 & 1
    )
    if contract == "grand":
        sure = min(9, sum(SURE_TRICKS[lane] for lane in lanes))
        sides = [82 + GRAND_PATTERN[lane] for lane in lanes]
        return [(place == 0) * 16 + unters, 32 + unters.bit_count() * 10 + sure, *sides, 146 + place]
    trump = SUIT_CONTRACTS.index(contract)
    own = lanes[trump]
    side = lanes[:trump] + lanes[trump + 1 :]
    count = (own & 0b11101111).bit_count() + unters.bit_count()
    sure = min(7, sum(SURE_TRICKS[lane] for lane in side))
    high = (own >> 7 & 1) << 1 | own >> 3 & 1
    return [
        unters,
        16 + high,
        20 + count * 8 + sure,
        *(116 + SUIT_PATTERN[lane] for lane in side),
        148 + place,
    ]


class Scale:
    """Log odds from the features of one kind of contract and one goal, with the sums made ready.

    The same as adding up the weights of `features`, but fast: this is asked thousands of times a decision.
    """

    def __init__(self, kind: str, weights: Sequence[float]) -> None:
        self._kind = kind
        self._weights = tuple(weights)
        self._closed, self._away = weights[-2], weights[-1] / 10
        if kind == "suit":
            self._high = tuple(weights[16 + ((lane >> 7 & 1) << 1 | lane >> 3 & 1)] for lane in range(256))
            self._side = tuple(weights[116 + SUIT_PATTERN[lane]] for lane in range(256))
        elif kind == "grand":
            self._side = tuple(weights[82 + GRAND_PATTERN[lane]] for lane in range(256))

    def odds(self, contract: str, cards: CardSet, place: int, away: CardSet | None) -> float:
        """Log odds of the ten cards; `away` are the cards put away, None in a Hand game."""
        weights = self._weights
        a, b, c, d = cards & 255, cards >> 8 & 255, cards >> 16 & 255, cards >> 24
        if self._kind == "null":
            unsafe = min(7, UNSAFE[a] + UNSAFE[b] + UNSAFE[c] + UNSAFE[d])
            suits = weights[a] + weights[b] + weights[c] + weights[d]
            return suits + weights[256 + unsafe] + weights[264 + (place == 0)]
        unters = (a >> 4 & 1) << 3 | (b >> 4 & 1) << 2 | (c >> 4 & 1) << 1 | d >> 4 & 1
        side = self._side
        total = self._closed if away is None else self._away * points_in(away)
        if self._kind == "grand":
            sure = min(9, SURE_TRICKS[a] + SURE_TRICKS[b] + SURE_TRICKS[c] + SURE_TRICKS[d])
            total += weights[(place == 0) * 16 + unters] + weights[32 + unters.bit_count() * 10 + sure]
            return total + weights[146 + place] + side[a] + side[b] + side[c] + side[d]
        if contract == "E":
            own, a = a, d
        elif contract == "G":
            own, b = b, d
        elif contract == "H":
            own, c = c, d
        else:
            own = d
        count = (own & 0b11101111).bit_count() + unters.bit_count()
        sure = min(7, SURE_TRICKS[a] + SURE_TRICKS[b] + SURE_TRICKS[c])
        total += weights[unters] + self._high[own] + weights[20 + count * 8 + sure] + weights[148 + place]
        return total + side[a] + side[b] + side[c]


_SCALES: Final = {(kind, goal): Scale(kind, weights) for (kind, goal), weights in WEIGHTS.items()}
_SOLVED: Final = {contract: _SCALES[kind_of(contract), 61] for contract in CONTRACTS}


def logistic(odds: float) -> float:
    """The chance of given log odds."""
    return 1.0 / (1.0 + exp(-odds)) if odds > -30.0 else 0.0


def solved_odds(contract: str, cards: CardSet, place: int, away: CardSet | None) -> float:
    """Log odds to make the contract if everybody saw all cards."""
    return _SOLVED[contract].odds(contract, cards, place, away)


def played_kind(contract: str, hand: bool) -> str:
    """The name of the curve that maps solved to played chances; Hand games of suits and Grand have theirs."""
    if contract in NULLS:
        return contract
    return kind_of(contract) + ("-hand" if hand else "")


HAND_DOUBT: Final = 2.0
"""How much more than others a Hand game, without the Skat, depends on what the others hold."""


def played(contract: str, hand: bool, solved: float, others: float = 0.0) -> float:
    """The chance in play of a contract with these log odds in solved deals.

    `others` are log odds for what the other seats said (below 0 if they bid); Null does not depend on it.

    In suits higher for the declarer, who knows twelve cards, while the defenders cannot play as if they saw
    all.
    """
    base, slope = PLAYED[played_kind(contract, hand)]
    if contract not in NULLS:
        base += others * HAND_DOUBT if hand else others
    return logistic(base + slope * solved)


def win_chance(contract: str, cards: CardSet, place: int, away: CardSet | None, others: float = 0.0) -> float:
    """The chance to make the contract in play (Null: to take no trick)."""
    return played(contract, away is None, solved_odds(contract, cards, place, away), others)


def schneider_chance(contract: str, cards: CardSet, place: int, away: CardSet | None) -> float:
    """The chance of a suit contract or Grand to reach 90 points."""
    return logistic(_SCALES[kind_of(contract), 90].odds(contract, cards, place, away))
