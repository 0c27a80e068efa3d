"""How cards are chosen in Schnapsen, roughly: a pull for each card by what everybody sees and by the hand.

A seat plays each of its legal cards in proportion to its pull, and closes the stock with the odds that its
hand gives.  The weights are fitted to played deals by `benchmarks/calibrate_schnapsen.py`.  Sets are in
kernel bits (`schnapsen_cards`).  Imports the tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, prod
from typing import Final

from cardavia.players.schnapsen_cards import JACK_BIT, TRUMPS, indices
from cardavia.players.schnapsen_tables import CLOSING, HABITS

LEAD_OPEN, FOLLOW_OPEN, LEAD_CLOSED, FOLLOW_CLOSED = range(4)
SITUATIONS: Final = 4
FEATURES: Final = 36
CLOSING_FEATURES: Final = 9
WORTH: Final = (2, 3, 4, 10, 11)
"""Card points from the Jack to the Ace."""
_FACTORS: Final = tuple(tuple(map(exp, weights)) for weights in HABITS)
_HIGH: Final = 3
"""The Ten is the fourth from below."""


def lane_of(card: int) -> int:
    """All cards of a card's suit."""
    return 0b11111 << card - card % 5


def mate_of(card: int) -> int:
    """The other card of a marriage as a set; empty for cards that cannot be married."""
    rank = card % 5
    return 1 << card + 3 - 2 * rank if rank in (1, 2) else 0


def beats(card: int, led: int) -> bool:
    """Whether an answer takes the trick."""
    if card // 5 == led // 5:
        return card > led
    return bool(TRUMPS >> card & 1)


def lead_features(card: int, hand: int, gone: int) -> tuple[int, ...]:
    """The features that a lead has: rank and trump, marriage, company in its suit, whether it is high."""
    trump, lane = int(card >= JACK_BIT), lane_of(card)
    found = [5 * trump + card % 5, 12 + min(2, (hand & lane).bit_count() - 1)]
    if mate_of(card) & hand:
        found.append(10 + trump)
    if card % 5 < 4 and not lane & ~(gone | hand) >> card << card:
        found.append(15 + trump)
    return tuple(found)


def follow_features(card: int, hand: int, led: int) -> tuple[int, ...]:
    """The features that an answer has: how it wins or loses, rank, whether it breaks a marriage."""
    rank, trump, same = card % 5, int(card >= JACK_BIT), card // 5 == led // 5
    high = led % 5 >= _HIGH
    if same and card > led:
        found = [6 + rank] if trump else [5 if high else rank]
    elif trump and not same:
        found = [(16 if high else 11) + rank]
    else:
        found = [21 + 5 * trump + rank]
        if same:
            found.append(31)
    if mate_of(card) & hand:
        found.append(32 + trump)
    if not hand & lane_of(card) & ~(1 << card):
        found.append(34)
    elif rank != _HIGH and hand & lane_of(card) & ~(1 << card) == 1 << card - rank + _HIGH:
        found.append(35)  # the Ten would stay alone
    return tuple(found)


def closing_features(hand: int, gone: int, points: int, others: int, tricks: int) -> tuple[float, ...]:
    """What speaks for closing: points, trumps, sure tricks, marriages, and what it would count."""
    out = ((1 << 20) - 1) & ~(gone | hand)
    trumps = hand & TRUMPS
    sure = sum(not out & lane_of(card) >> card << card for card in indices(hand))
    pairs = sum(20 << (card >= JACK_BIT) for card in indices(hand) if card % 5 == 1 and mate_of(card) & hand)
    held = sum(WORTH[card % 5] for card in indices(hand))
    return (
        1.0,
        points / 33,
        trumps.bit_count() / 2,
        sure / 2,
        pairs / 20,
        held / 25,
        float(others == 0),
        float(others < 33),
        tricks / 2,
    )


def legal_answers(hand: int, led: int) -> int:
    """What may follow in strict play (SN-11)."""
    lane = hand & lane_of(led)
    return lane >> led << led or lane or hand & TRUMPS or hand


def pulls(situation: int, cards: Sequence[int], hand: int, gone: int, led: int) -> list[float]:
    """How strongly each of the cards pulls in a hand; `led` is -1 for a lead."""
    factors = _FACTORS[situation]
    if led < 0:
        return [prod([factors[each] for each in lead_features(card, hand, gone)]) for card in cards]
    return [prod([factors[each] for each in follow_features(card, hand, led)]) for card in cards]


def chance_of_card(situation: int, card: int, hand: int, gone: int, led: int) -> float:
    """The chance that a card is chosen from a hand; `led` is -1 for a lead."""
    cards = indices(legal_answers(hand, led) if situation == FOLLOW_CLOSED else hand)
    found = pulls(situation, cards, hand, gone, led)
    return found[cards.index(card)] / sum(found) if card in cards else 0.0


def chance_of_closing(features: Sequence[float]) -> float:
    """The chance that a seat closes."""
    odds = sum(weight * feature for weight, feature in zip(CLOSING, features, strict=True))
    return 1 / (1 + exp(-odds))
