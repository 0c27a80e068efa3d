"""What a side makes of a position with all cards open, in the levels of a settlement of card points.

The levels lie one inside the other: a trick, so many points, all tricks.  So a side gets the highest one that
it can force, and each may be asked for by itself.  Knows no game.  Imports `cards` and the kernel.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from cardavia.cards import Card
from cardavia.players.search import Layout, Solver, Terms

SOME: Final = 4
"""Stands for any number of tricks between none and all."""
EVERYTHING: Final = 120
"""All card points of a deal."""


Levels = tuple[int, int, int]
"""Card points that change a settlement, in rising order."""


class Made(NamedTuple):
    """What the side that scores makes: the level of card points that it reaches (0 below the lowest, 120
    with all tricks), and tricks (0, `SOME` or all of the deal)."""

    points: int
    tricks: int


@dataclass(frozen=True)
class Position:
    """A position of the play in kernel bits, and what the side that scores has already."""

    layout: Layout[Card]
    terms: Terms
    hands: Sequence[int]
    leader: int
    table: Sequence[int]
    points: int
    own: int
    """Tricks of the side that scores,"""
    others: int
    """and of the other side."""
    left: int
    """Tricks to come, the running one included."""

    def ask(self, solver: Solver, target: int | None, limit: int) -> dict[Card, int] | None:
        """By legal card the number won from now on, or 1 and 0 for "at least `target`"; None if over the
        budget or cancelled."""
        solver.set_up(self.hands, self.terms)
        answers = solver.cards(self.leader, self.table, target, limit)
        return None if answers is None else {self.layout.cards[bit]: number for bit, number in answers}

    def made(self, levels: Levels, solver: Solver, limit: int) -> dict[Card, Made] | None:
        """What is made after each legal card; None if over the budget or cancelled.

        The middle level is asked first; where it says the same of all cards, the others are left out that
        cannot be reached, or cannot be missed.
        """
        low, middle, high = levels
        found = self._reaching(middle, solver, limit)
        if found is None:
            return None
        made = {card: Made(middle if reached else 0, SOME) for card, reached in found.items()}
        questions: list[tuple[bool, Callable[[], dict[Card, int] | None], Made]] = [
            (not all(found.values()), lambda: self._reaching(low, solver, limit), Made(low, SOME)),
            (any(found.values()), lambda: self._reaching(high, solver, limit), Made(high, SOME)),
        ]
        for needed, ask, level in questions:
            answers = ask() if needed else {}
            if answers is None:
                return None
            made |= {card: max(made[card], level) for card, reached in answers.items() if reached}
        return self._with_tricks(made, high, solver, limit)

    def _reaching(self, level: int, solver: Solver, limit: int) -> dict[Card, int] | None:
        return self.ask(solver, level - self.points, limit)

    def _with_tricks(
        self, made: dict[Card, Made], high: int, solver: Solver, limit: int
    ) -> dict[Card, Made] | None:
        """The same with the levels of no trick and of all tricks."""
        by_tricks = replace(self, terms=replace(self.terms, values=(0,) * 32, bonus=1))
        if not self.own and any(not each.points for each in made.values()):
            some = by_tricks.ask(solver, 1, limit)
            if some is None:
                return None
            made |= {card: Made(0, 0) for card, reached in some.items() if not reached}
        if not self.others and any(each.points >= high for each in made.values()):
            every = by_tricks.ask(solver, self.left, limit)
            if every is None:
                return None
            whole = Made(EVERYTHING, self.own + self.left)
            made |= {card: whole for card, reached in every.items() if reached}
        return made
