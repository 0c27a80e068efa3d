"""What a card that was played tells about the hand it came from.

A rough model of how cards are chosen: each card of the pack gets an attraction that depends on the public
situation only (who leads, who is winning, what is still out), and a seat plays each of its legal cards in
proportion.  So a seat that gives a king to the other side's trick hardly holds a lower card of the suit.
The weights are fitted to played deals by `benchmarks/calibrate_skat_habits.py`.  Suit contracts and Grand
only.  Imports `games.skat` and the tables.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from typing import Final

from cardavia.cards import ACE, ALL, POINTS, TEN, UNTER, Card, CardSet
from cardavia.games.actions import Play
from cardavia.games.skat import SkatState
from cardavia.games.skat_contracts import ORDERS
from cardavia.players.skat_tables import HABITS

SITUATIONS: Final = 14
FEATURES: Final = 9


@dataclass(frozen=True)
class Played:
    """One card played: the seat, the card, what must be followed (0 for a lead), the public situation.

    `later` are the cards that the seat played afterwards.
    """

    seat: int
    card: Card
    lane: CardSet
    situation: tuple[int, int]
    """Number of the situation if suit is followed (or on lead), and if not."""
    winning: Card | None
    out: CardSet
    """Cards not yet played, this one included."""
    later: CardSet


def plays(state: SkatState) -> Iterator[Played]:
    """All cards played so far, from the last to the first."""
    order = ORDERS[state.contract or ""]
    cards = [(seat, action.card) for seat, action in state.history if isinstance(action, Play)]
    later = [0, 0, 0]
    out = ALL
    for _, card in cards:
        out &= ~(1 << card)
    for number in range(len(cards) - 1, -1, -1):
        seat, card = cards[number]
        out |= 1 << card
        start = number - number % 3
        trick = [each for _, each in cards[start:number]]
        winner = (cards[start][0] + order.winner(trick)) % 3 if trick else -1
        winning = trick[order.winner(trick)] if trick else None
        lane = order.lanes[trick[0]] if trick else 0
        yield Played(
            seat, card, lane, _situation(seat, state.declarer, len(trick), winner), winning, out, later[seat]
        )
        later[seat] |= 1 << card


def _situation(seat: int, declarer: int | None, before: int, winner: int) -> tuple[int, int]:
    """Lead of the declarer or a defender; then who follows, to whose trick, and whether last."""
    own = seat == declarer
    if not before:
        number = 0 if own else 1
        return number, number
    number = (2 if own else 4 + 2 * (winner == declarer)) + (before == 2)
    return number, number + 6


def card_features(contract: str, card: Card, played: Played) -> tuple[float, ...]:
    """The `FEATURES` numbers of a card in a situation."""
    order = ORDERS[contract]
    trump = float(order.trumps >> card & 1)
    points = POINTS[card] / 10
    if played.winning is None:
        good = float(not order.beats[card] & order.lanes[card] & played.out)
    else:
        good = float(order.beats[played.winning] >> card & 1)
    group = order.groups[order.suit_number(card)]
    strength = 1.0 - group.index(card) / len(group)
    plain = 1.0 - trump
    rank = card & 7
    return (
        points,
        trump,
        float(rank == UNTER),
        good,
        points * good,
        strength,
        good * trump,
        plain * (rank == ACE),
        plain * (rank == TEN),
    )


class Habit:
    """How likely one card was, for any hand that may have held it."""

    def __init__(self, contract: str, played: Played, temper: float = 1.0) -> None:
        self.seat = played.seat
        self._later = played.later | 1 << played.card
        self._lane = played.lane
        followed = bool(played.lane >> played.card & 1) or not played.lane
        index = played.situation[0 if followed else 1]
        pulls = [exp(temper * attraction(contract, card, played, index)) for card in range(32)]
        self._own = pulls[played.card]
        self._sums = _sums(pulls)

    def chance(self, left: CardSet) -> float:
        """The chance of the card for a seat that now holds `left`."""
        hand = left | self._later
        legal = hand & self._lane or hand
        a, b, c, d = self._sums
        return self._own / (a[legal & 255] + b[legal >> 8 & 255] + c[legal >> 16 & 255] + d[legal >> 24])


def attraction(contract: str, card: Card, played: Played, situation: int) -> float:
    """How strongly a card pulls in a situation (log odds against other cards)."""
    weights = HABITS[situation * FEATURES : (situation + 1) * FEATURES]
    numbers = card_features(contract, card, played)
    return sum(weight * number for weight, number in zip(weights, numbers, strict=True))


def _sums(pulls: Sequence[float]) -> tuple[tuple[float, ...], ...]:
    """For each byte of a set the sum over its cards."""
    tables = []
    for start in range(0, 32, 8):
        table = [0.0] * 256
        for byte in range(1, 256):
            lowest = byte & -byte
            table[byte] = table[byte ^ lowest] + pulls[start + lowest.bit_length() - 1]
        tables.append(tuple(table))
    return tuple(tables)
