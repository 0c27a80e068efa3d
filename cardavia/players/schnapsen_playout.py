"""Deals played out by habit: what a card comes to when nobody sees through the cards.

While the stock is open both seats choose by the habits of `schnapsen_habits`, from what they hold and what
was played.  Once the stock is closed or exhausted the solver tells the result.  All sets are in kernel bits.
Imports the kernel and the habits.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import replace

from cardavia.players.base import Cancelled
from cardavia.players.schnapsen_cards import JACK_BIT, indices
from cardavia.players.schnapsen_habits import (
    FOLLOW_OPEN,
    LEAD_OPEN,
    WORTH,
    beats,
    chance_of_closing,
    closing_features,
    mate_of,
    pulls,
)
from cardavia.players.schnapsen_knowledge import stakes
from cardavia.players.search import Race, RaceSolver

GOAL = 66


class Playout:
    """One deal on its way to the end; the result is in game points of seat 0."""

    def __init__(
        self, solver: RaceSolver, race: Race, hands: Sequence[int], stock: Sequence[int], gone: int, seed: int
    ) -> None:
        self.solver = solver
        self.race = race
        self.hands = list(hands)
        self.stock = list(stock)
        self.gone = gone
        self.points = list(race.points)
        self.pending = list(race.pending)
        self.won = list(race.won)
        self.rng = random.Random(seed)

    def after_lead(self, leader: int, card: int) -> int:
        """The result when this card is led."""
        if self._lead(leader, card):
            return self._result(leader)
        return self.after_answer(leader, card, self._pick(FOLLOW_OPEN, 1 - leader, card))

    def after_answer(self, leader: int, lead: int, card: int) -> int:
        """The result when this card answers the lead."""
        while True:
            leader = self._trick(leader, lead, card)
            if self.points[leader] >= GOAL:
                return self._result(leader)
            if not self.stock or self._closes(leader):
                return self._solved(leader)
            lead = self._pick(LEAD_OPEN, leader, -1)
            if self._lead(leader, lead):
                return self._result(leader)
            card = self._pick(FOLLOW_OPEN, 1 - leader, lead)

    def _lead(self, leader: int, card: int) -> bool:
        """Put the lead on the table, with its marriage; whether that wins the deal."""
        if mate_of(card) & self.hands[leader]:
            bonus = 40 if card >= JACK_BIT else 20
            if self.won[leader]:
                self.points[leader] += bonus
            else:
                self.pending[leader] += bonus
        self.hands[leader] &= ~(1 << card)
        return self.points[leader] >= GOAL

    def _pick(self, situation: int, seat: int, led: int) -> int:
        """A card by habit."""
        hand = self.hands[seat]
        cards = indices(hand)
        found = pulls(situation, cards, hand, self.gone, led)
        left = self.rng.random() * sum(found)
        for card, pull in zip(cards, found, strict=True):
            left -= pull
            if left < 0.0:
                return card
        return cards[-1]

    def _trick(self, leader: int, lead: int, card: int) -> int:
        """Take the trick in and draw; the winner."""
        self.hands[1 - leader] &= ~(1 << card)
        winner = 1 - leader if beats(card, lead) else leader
        self.points[winner] += WORTH[lead % 5] + WORTH[card % 5] + self.pending[winner]
        self.pending[winner] = 0
        self.won[winner] = True
        self.gone |= 1 << lead | 1 << card
        if self.stock:
            self.hands[winner] |= 1 << self.stock.pop(0)
            self.hands[1 - winner] |= 1 << self.stock.pop(0)
        return winner

    def _closes(self, leader: int) -> bool:
        """Exchange the Jack if possible; whether the leader then closes."""
        if self.hands[leader] >> JACK_BIT & 1 and self.stock[-1] != JACK_BIT:
            self.hands[leader] ^= 1 << JACK_BIT | 1 << self.stock[-1]
            self.stock[-1] = JACK_BIT
        other = 1 - leader
        features = closing_features(
            self.hands[leader], self.gone, self.points[leader], self.points[other], int(self.won[other])
        )
        return chance_of_closing(features) > 0.5

    def _solved(self, leader: int) -> int:
        """The result with open cards and strict play."""
        race = replace(
            self.race,
            points=(self.points[0], self.points[1]),
            pending=(self.pending[0], self.pending[1]),
            won=(self.won[0], self.won[1]),
        )
        if self.stock:
            win, fail = stakes(self.points[1 - leader], int(self.won[1 - leader]))
            race = replace(race, closer=leader, closer_win=win, closer_fail=fail)
        self.solver.set_up(self.hands, race)
        value = self.solver.value(leader)
        if value is None:
            raise Cancelled
        return value

    def _result(self, winner: int) -> int:
        """Game points when a seat has reached the goal with the stock open."""
        loser = 1 - winner
        points = stakes(self.points[loser], int(self.won[loser]))[0]
        return points if winner == 0 else -points
