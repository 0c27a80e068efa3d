"""How likely the opponent's actions are for a hand he may hold: the weight of a sampled deal.

What he held at his earlier decisions depends on when he drew each card; that is drawn by lot among all
ways it may have been, by a generator that depends on the deal alone.  Sets are in kernel bits.  Imports
`games.schnapsen_actions` and the habits.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Final

from cardavia.cards import JACK
from cardavia.games.actions import Play
from cardavia.games.schnapsen_actions import CLOSE, EXCHANGE, Marry
from cardavia.players.schnapsen_cards import JACK_BIT
from cardavia.players.schnapsen_habits import (
    FOLLOW_CLOSED,
    FOLLOW_OPEN,
    LEAD_CLOSED,
    LEAD_OPEN,
    chance_of_card,
    chance_of_closing,
    closing_features,
    mate_of,
)
from cardavia.players.schnapsen_knowledge import Knowledge
from cardavia.players.worlds import World

FORGOTTEN: Final = 0.1
"""How often a seat leads without exchanging the Jack or declaring a marriage that it could."""
LAX: Final = 0.5
"""How far the habits are trusted: the power that a chance is taken to."""
HISTORIES: Final = 3
"""In how many orders a hand may have been drawn, by lot; their mean counts."""


@dataclass(frozen=True)
class Decision:
    """One decision of the opponent: after so many draws of his, with the public situation then."""

    draws: int
    tricks: int
    """Cards that he had played before."""
    card: int
    led: int
    gone: int
    strict: bool
    married: bool
    may_exchange: bool
    closing: tuple[int, int, int] | None
    """His points, the other's points and tricks, if he closed the stock before this lead."""


class Evidence:
    """The weight of a world for one position."""

    def __init__(self, knowledge: Knowledge) -> None:
        self.other = 1 - knowledge.seat
        self.decisions, self.cards, self.draws = _decisions(knowledge)
        self._known: dict[int, float] = {}
        self._chances: list[dict[int, float]] = [{} for _ in self.decisions]
        self.slots = (0,) * 5 + tuple(range(1, self.draws + 1))

    def __call__(self, world: World) -> float:
        """How likely the opponent's actions are if this is his hand."""
        hand = world[self.other]
        if not self.decisions:
            return 1.0
        weight = self._known.get(hand)
        if weight is None:
            rng = random.Random(hand)
            weight = sum(self._chance(hand, rng) for _ in range(HISTORIES)) / HISTORIES
            self._known[hand] = weight
        return weight

    def _chance(self, hand: int, rng: random.Random) -> float:
        """The chance of all decisions for one way in which the hand may have been drawn."""
        played, since = self._drawn(hand, rng)
        chance = 1.0
        for place, decision in enumerate(self.decisions):
            held = sum(1 << card for card, slot in since if slot <= decision.draws)
            for number in range(decision.tricks, len(self.cards)):
                if played[number] <= decision.draws:
                    held |= 1 << self.cards[number]
            one = self._chances[place].get(held)
            if one is None:
                one = self._chances[place][held] = _chance(decision, held)
            chance *= one
        return chance

    def _drawn(self, hand: int, rng: random.Random) -> tuple[list[int], list[tuple[int, int]]]:
        """After which trick each played card and each card of the hand was drawn, 0 for the first five."""
        free = list(self.slots)
        played = []
        for number in range(len(self.cards)):
            may = sum(slot <= number for slot in free)
            played.append(free.pop(rng.randrange(may)))
        rng.shuffle(free)
        held = [index for index in range(20) if hand >> index & 1]
        return played, list(zip(held, free, strict=True))


def _chance(decision: Decision, held: int) -> float:
    """The chance of one decision with a hand."""
    chance = 1.0
    if decision.closing is not None:
        points, others, tricks = decision.closing
        chance = chance_of_closing(closing_features(held, decision.gone, points, others, tricks))
    if decision.led < 0:
        situation = LEAD_CLOSED if decision.strict else LEAD_OPEN
    else:
        situation = FOLLOW_CLOSED if decision.strict else FOLLOW_OPEN
    chance *= chance_of_card(situation, decision.card, held, decision.gone, decision.led)
    could_exchange = decision.may_exchange and held >> JACK_BIT & 1
    could_marry = decision.led < 0 and not decision.married and mate_of(decision.card) & held
    return float(chance**LAX) * (FORGOTTEN if could_exchange or could_marry else 1.0)


def _decisions(knowledge: Knowledge) -> tuple[list[Decision], list[int], int]:
    """The opponent's decisions, the cards he played, and how often he has drawn.

    Nothing is made of what he did before he exchanged: the Jack that he held then is not in his hand now.
    """
    state, other, layout = knowledge.state, 1 - knowledge.seat, knowledge.layout
    jack = state.indicator & ~7 | JACK
    bottom = state.deal.stock[-1]
    decisions: list[Decision] = []
    cards: list[int] = []
    gone = 0
    points, tricks = [0, 0], [0, 0]
    strict = closed_now = False
    led = -1
    for seat, action in state.history:
        if action == CLOSE:
            strict = True
            closed_now = seat == other
        elif action == EXCHANGE:
            bottom = jack
            if seat == other:
                decisions = []
        elif isinstance(action, (Play, Marry)):
            card = layout.index(action.card)
            married = isinstance(action, Marry)
            if seat == other:
                decisions.append(
                    Decision(
                        draws=min(len(cards), state.draws.count(other)),
                        tricks=len(cards),
                        card=card,
                        led=led,
                        gone=gone,
                        strict=strict,
                        married=married,
                        may_exchange=led < 0 and not strict and bottom != jack,
                        closing=(points[other], points[1 - other], tricks[1 - other]) if closed_now else None,
                    )
                )
                cards.append(card)
                closed_now = False
            if married and tricks[seat]:
                points[seat] += 40 if card >= JACK_BIT else 20
            if led < 0:
                led, leader = card, seat
                continue
            wins = (card > led and card // 5 == led // 5) or card >= JACK_BIT > led
            winner = seat if wins else leader
            tricks[winner] += 1
            points[winner] += layout.values[card] + layout.values[led]
            gone |= 1 << card | 1 << led
            led = -1
    return decisions, cards, state.draws.count(other)
