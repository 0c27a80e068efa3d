"""How cards are chosen in Schnapsen, roughly: a pull for each card by what everybody sees and by the hand.

A seat plays each of its legal cards in proportion to its pull, and closes the stock with the odds that its
hand gives.  The weights are fitted to played deals by `benchmarks/calibrate_schnapsen.py`.  Sets are in
kernel bits (`schnapsen_cards`).  Imports the tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import exp, prod
from typing import Final

from cardavia.players.schnapsen_cards import JACK_BIT, LANES, TRUMPS, indices
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
    trump, lane = int(card >= JACK_BIT), LANES[card]
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
    if not hand & LANES[card] & ~(1 << card):
        found.append(34)
    elif rank != _HIGH and hand & LANES[card] & ~(1 << card) == 1 << card - rank + _HIGH:
        found.append(35)  # the Ten would stay alone
    return tuple(found)


def closing_features(hand: int, gone: int, points: int, others: int, tricks: int) -> tuple[float, ...]:
    """What speaks for closing: points, trumps, sure tricks, marriages, and what it would count."""
    sure = pairs = held = 0
    for lowest in range(0, 20, 5):
        lane = LANES[lowest]
        high, paired, worth = _strength(lowest, hand & lane, gone & lane)
        sure, pairs, held = sure + high, pairs + paired, held + worth
    return (
        1.0,
        points / 33,
        (hand & TRUMPS).bit_count() / 2,
        sure / 2,
        pairs / 20,
        held / 25,
        float(others == 0),
        float(others < 33),
        tricks / 2,
    )


@cache
def _strength(lowest: int, held: int, gone: int) -> tuple[int, int, int]:
    """Of the cards held in a suit: how many are higher than all that are out, the bonus, the card points."""
    out = LANES[lowest] & ~(gone | held)
    cards = indices(held)
    bonus = 40 if lowest >= JACK_BIT else 20
    paired = any(mate_of(card) & held for card in cards)
    return sum(not out >> card for card in cards), bonus * paired, sum(WORTH[card % 5] for card in cards)


def legal_answers(hand: int, led: int) -> int:
    """What may follow in strict play (SN-11)."""
    lane = hand & LANES[led]
    return lane >> led << led or lane or hand & TRUMPS or hand


def pulls(situation: int, cards: Sequence[int], hand: int, gone: int, led: int) -> list[float]:
    """How strongly each of the cards pulls in a hand; `led` is -1 for a lead."""
    if led < 0:
        return [_lead_pull(situation, card, hand & LANES[card], gone & LANES[card]) for card in cards]
    return [_follow_pull(situation, card, hand & LANES[card], led) for card in cards]


@cache
def _lead_pull(situation: int, card: int, held: int, gone: int) -> float:
    """The pull of a lead, which depends on its suit alone: on what is held and gone of it."""
    return prod([_FACTORS[situation][each] for each in lead_features(card, held, gone)])


@cache
def _follow_pull(situation: int, card: int, held: int, led: int) -> float:
    """The pull of an answer, which depends on the led card and on what is held of its own suit."""
    return prod([_FACTORS[situation][each] for each in follow_features(card, held, led)])


def chance_of_card(situation: int, card: int, hand: int, gone: int, led: int) -> float:
    """The chance that a card is chosen from a hand; `led` is -1 for a lead."""
    cards = indices(legal_answers(hand, led) if situation == FOLLOW_CLOSED else hand)
    found = pulls(situation, cards, hand, gone, led)
    return found[cards.index(card)] / sum(found) if card in cards else 0.0


def chance_of_closing(features: Sequence[float]) -> float:
    """The chance that a seat closes."""
    odds = sum(weight * feature for weight, feature in zip(CLOSING, features, strict=True))
    return 1 / (1 + exp(-odds))
