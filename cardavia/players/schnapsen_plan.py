"""One trick further without seeing through the cards: the next own lead must serve all hands that look alike.

With open cards the solver would lead against each hand the card that is best against it.  Here the worlds
in which the trick goes alike for the own eyes (the same answer, the same card drawn) stay together, and one
lead, or closing, is chosen for all of them.  The opponent goes on seeing everything.  Imports the kernel.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from cardavia.players.base import Cancelled
from cardavia.players.schnapsen_cards import JACK_BIT
from cardavia.players.schnapsen_habits import WORTH, beats, mate_of
from cardavia.players.schnapsen_knowledge import stakes
from cardavia.players.search import UNJUDGED, Race, RaceSolver

GOAL: Final = 66


@dataclass(frozen=True)
class Table:
    """Sampled deals in which a seat is to lead (`lead` is -1) or to answer a card.

    `rows` of `width` numbers are as the kernel reads them, `bottom` is the card under an open stock or -1.
    The stock is closed or has at least four cards left.
    """

    seat: int
    lead: int
    rows: array[int]
    width: int
    weights: Sequence[float]
    race: Race
    bottom: int


class Plan:
    """Results of the legal cards world by world, in game points of seat 0 as the kernel counts them."""

    def __init__(self, solver: RaceSolver, table: Table, worth: Sequence[float]) -> None:
        self.solver = solver
        self.table = table
        self.worth = worth
        self.sign = 1 if table.seat == 0 else -1

    def results(self, card: int, promised: Sequence[int]) -> list[int]:
        """What a card comes to in each world, given what the solver promised with open cards."""
        table, seat = self.table, self.table.seat
        found = list(promised)
        groups: dict[tuple[int, int], list[int]] = {}
        race = table.race if table.lead >= 0 else declared(table, card)
        if race.points[seat] >= GOAL:
            return found
        for world in range(len(promised)):
            row = table.rows[world * table.width : (world + 1) * table.width]
            if promised[world] == UNJUDGED:
                continue
            answer = table.lead if table.lead >= 0 else self._answer(row, card, race)
            if self._wins(card, answer):
                drawn = row[3] if table.bottom >= 0 else -1
                groups.setdefault((answer, drawn), []).append(world)
        for (answer, _), worlds in groups.items():
            if len(worlds) > 1:
                for world, result in zip(worlds, self._next(card, answer, worlds, race), strict=True):
                    found[world] = result if result != UNJUDGED else found[world]
        return found

    def _wins(self, card: int, answer: int) -> bool:
        """Whether the own card takes the trick."""
        if self.table.lead >= 0:
            return beats(card, answer)
        return not beats(answer, card)

    def _answer(self, row: array[int], card: int, race: Race) -> int:
        """The opponent's best answer with open cards, the cheapest of equals."""
        seat = self.table.seat
        hands = [row[0], row[1]]
        hands[seat] &= ~(1 << card)
        bottom = [self.table.bottom] if self.table.bottom >= 0 else []
        self.solver.set_up(hands, race, [*row[3:], *bottom])
        judged = self.solver.cards(seat, card)
        if judged is None:
            raise Cancelled
        return min(judged, key=lambda each: (self.sign * each[1], WORTH[each[0] % 5], each[0]))[0]

    def _next(self, card: int, answer: int, worlds: Sequence[int], race: Race) -> Sequence[int]:
        """After a trick won: the results of the lead that does best over these worlds, promised if none."""
        table, seat = self.table, self.table.seat
        race = after_trick(race, seat, WORTH[card % 5] + WORTH[answer % 5])
        unjudged = [UNJUDGED] * len(worlds)
        if race.points[seat] >= GOAL:
            return unjudged
        rows = array("I")
        for world in worlds:
            row = table.rows[world * table.width : (world + 1) * table.width]
            hands = [row[0] & ~(1 << card | 1 << answer), row[1] & ~(1 << card | 1 << answer)]
            if table.bottom >= 0:
                hands[seat] |= 1 << row[3]
                hands[1 - seat] |= 1 << row[4]
                rest = row[2] & ~(1 << row[3] | 1 << row[4])
                rows.extend((*hands, rest, *row[5:]))
            else:
                rows.extend((*hands, row[2]))
        own = rows[seat]
        if not own:
            return unjudged
        open_stock = table.bottom >= 0
        if open_stock and own >> JACK_BIT & 1 and table.bottom != JACK_BIT:
            return unjudged  # the Jack would be exchanged first
        width = table.width - 2 if open_stock else 3
        weights = [table.weights[world] for world in worlds]
        best, value = self._best(rows, width, race, table.bottom if open_stock else -1, weights)
        if open_stock:
            win, fail = stakes(race.points[1 - seat], int(race.won[1 - seat]))
            closed = replace(race, closer=seat, closer_win=win, closer_fail=fail)
            hands_only = array("I")
            for start in range(0, len(rows), width):
                hands_only.extend(rows[start : start + 3])
            other, closing = self._best(hands_only, 3, closed, -1, weights)
            if closing > value:
                return other
        return best

    def _best(
        self, rows: array[int], width: int, race: Race, bottom: int, weights: Sequence[float]
    ) -> tuple[Sequence[int], float]:
        """The results of the best single lead, and its weighted worth."""
        verdict = self.solver.worlds(rows, width, race, self.table.seat, bottom=bottom)
        if verdict is None:
            raise Cancelled
        columns = [verdict.values[column :: verdict.columns] for column in range(verdict.columns)]
        return max(
            (
                (column, sum(w * self.worth[self.sign * v + 3] for w, v in zip(weights, column, strict=True)))
                for column in columns
            ),
            key=lambda each: each[1],
        )


def declared(table: Table, card: int) -> Race:
    """The race with the bonus of the marriage that a lead declares, if it does."""
    race, seat = table.race, table.seat
    if not mate_of(card) & table.rows[seat]:
        return race
    bonus = 40 if card >= JACK_BIT else 20
    if race.won[seat]:
        return replace(race, points=_plus(race.points, seat, bonus))
    return replace(race, pending=_plus(race.pending, seat, bonus))


def after_trick(race: Race, seat: int, points: int) -> Race:
    """The race when a seat has won a trick."""
    won = (race.won[0] or seat == 0, race.won[1] or seat == 1)
    pending = (0 if seat == 0 else race.pending[0], 0 if seat == 1 else race.pending[1])
    return replace(
        race, points=_plus(race.points, seat, points + race.pending[seat]), pending=pending, won=won
    )


def _plus(pair: tuple[int, int], seat: int, more: int) -> tuple[int, int]:
    return (pair[0] + more, pair[1]) if seat == 0 else (pair[0], pair[1] + more)
