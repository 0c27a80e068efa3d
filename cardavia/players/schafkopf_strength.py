"""How strong a Schafkopf hand is, without looking at a single deal: chances from counted features.

A hand's features (court cards, number of trumps with side winners, the pattern of every plain suit, place at
the table) are added up with weights from `schafkopf_tables.py` and give the chance to reach a number of card
points.  The weights are fitted to solved deals and the chances to played ones by
`benchmarks/calibrate_schafkopf.py`.  Imports `cards`, `games.schafkopf_contracts` and the tables.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from cardavia.cards import ACE, KING, OBER, TEN, UNTER, CardSet, rank_set
from cardavia.games.schafkopf_contracts import Contract
from cardavia.players.schafkopf_tables import PLAYED, WEIGHTS

GOALS: Final = (31, 61, 91)
"""Card points at which the settlement changes (SF-58, SF-59, SF-50)."""

# ---------------------------------------------------------------- patterns of a printed suit (byte of ranks)

_LOW: Final = 0b00000111


def _plain_pattern(lane: int) -> int:
    """A, T held or not, and how many of K 9 8 7 (up to three): 0 to 15."""
    low = min(3, (lane & (_LOW | 1 << KING)).bit_count())
    return (lane >> ACE & 1) << 3 | (lane >> TEN & 1) << 2 | low


def _wenz_pattern(lane: int) -> int:
    """A, T, K, O held or not, and how many of 9 8 7 (up to three): 0 to 63."""
    low = (lane & _LOW).bit_count()
    high = (lane >> ACE & 1) << 3 | (lane >> TEN & 1) << 2 | (lane >> KING & 1) << 1 | lane >> OBER & 1
    return high << 2 | low


def _sure_tricks(lane: int) -> int:
    """Cards of a plain suit that win from the top: the ace, and the ten behind it."""
    return (lane >> ACE & 1) + (lane >> ACE & lane >> TEN & 1)


_ACES: Final = rank_set(ACE)
PLAIN_PATTERN: Final = tuple(map(_plain_pattern, range(256)))
WENZ_PATTERN: Final = tuple(map(_wenz_pattern, range(256)))
SURE_TRICKS: Final = tuple(map(_sure_tricks, range(256)))

# ---------------------------------------------------------------- hands that somebody might bid on

LEAST: Final = {"rufer": (3, 3), "wenz": (1, 3), "solo": (5, 6)}
"""Trumps, and trumps with plain aces, without which a bid is out of the question."""


def biddable(contract: Contract, hand: CardSet) -> bool:
    """Whether a hand may bid a contract and is not hopeless; the weights hold for such hands only."""
    if not contract.fits(hand):
        return False
    least, with_aces = LEAST[kind_of(contract)]
    count = (hand & contract.order.trumps).bit_count()
    aces = (hand & _ACES & ~contract.order.trumps).bit_count()
    return count >= least and count + aces >= with_aces


# ---------------------------------------------------------------- features: places in the list of weights

SIZES: Final = {"rufer": 104, "wenz": 124, "solo": 92}
"""Number of weights by kind of contract; Touts use those of the game without Tout."""


def kind_of(contract: Contract) -> str:
    """`rufer`, `wenz` or `solo`."""
    return contract.name.removesuffix("-tout")


def features(contract: Contract, hand: CardSet, place: int) -> list[int]:
    """The weights that count once for a dealt hand; `place` 0 is forehand, 3 the dealer."""
    lanes = (hand & 255, hand >> 8 & 255, hand >> 16 & 255, hand >> 24)
    obers = unters = 0
    for lane in lanes:
        obers = obers << 1 | lane >> OBER & 1
        unters = unters << 1 | lane >> UNTER & 1
    kind = kind_of(contract)
    if kind == "wenz":
        sure = min(7, sum(_long_tricks(lane) for lane in lanes))
        return [
            unters,
            16 + unters.bit_count() * 8 + sure,
            *(56 + WENZ_PATTERN[lane] for lane in lanes),
            120 + place,
        ]
    trump = 2 if kind == "rufer" or contract.suit is None else contract.suit
    own = lanes[trump]
    count = (hand & contract.order.trumps).bit_count()
    sides = [lane for suit, lane in enumerate(lanes) if suit not in (trump, contract.suit)]
    sure = min(3, sum(SURE_TRICKS[lane] for lane in sides))
    found = [
        obers,
        16 + unters,
        32 + count * 4 + sure,
        68 + ((own >> ACE & 1) << 1 | own >> TEN & 1),
        *(72 + PLAIN_PATTERN[lane] for lane in sides),
        88 + place,
    ]
    if kind == "rufer":
        assert contract.suit is not None
        called = lanes[contract.suit]
        length = min(5, (called & (_LOW | 1 << KING | 1 << TEN)).bit_count())
        found.append(92 + length * 2 + (called >> TEN & 1))
    return found


def _long_tricks(lane: int) -> int:
    """Cards of a Wenz suit that win from the top: the ace, the ten behind it, then king and Ober."""
    won = 0
    for rank in (ACE, TEN, KING, OBER):
        if not lane >> rank & 1:
            break
        won += 1
    return won


def score(contract: Contract, goal: int, hand: CardSet, place: int) -> float:
    """Log odds that a dealt hand reaches `goal` card points if all cards were open."""
    weights = WEIGHTS[kind_of(contract), goal]
    total = 0.0
    for index in features(contract, hand, place):
        total += weights[index]
    return total


def chances(contract: Contract, hand: CardSet, place: int) -> tuple[float, ...]:
    """The chances to reach each of `GOALS` in play."""
    return tuple(played(contract, score(contract, goal, hand, place)) for goal in GOALS)


def played(contract: Contract, odds: float) -> float:
    """The chance in play of what open cards promise with these log odds."""
    base, slope = PLAYED[kind_of(contract)]
    return logistic(base + slope * odds)


def logistic(odds: float) -> float:
    """The chance of given log odds."""
    return 1.0 / (1.0 + exp(-odds)) if odds > -30.0 else 0.0


def log_odds(share: float, number: float, prior: float, strength: float) -> float:
    """Log odds of an observed share of `number` worlds, drawn to a prior chance as if by `strength` more."""
    chance = (share * number + prior * strength) / (number + strength)
    chance = min(0.999, max(0.001, chance))
    return log(chance / (1.0 - chance))
