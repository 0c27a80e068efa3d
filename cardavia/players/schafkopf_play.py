"""Card play by sampled deals: every legal card is judged in each of them with open cards.

In Rufer each deal has its own teams: whoever holds the called ace plays with the declarer there, and the own
side follows from the own part in that deal.  With many cards in hand the solver is asked for the decisive
numbers of points only, later for the exact points.  Imports the kernel, `worlds` and the Schafkopf modules of
the players.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from cardavia.cards import points_in
from cardavia.games.actions import Play
from cardavia.games.base import Observation
from cardavia.games.schafkopf import SchafkopfState
from cardavia.games.schafkopf_contracts import CONTRACTS
from cardavia.players.base import Cancel, Cancelled, Candidate, Choice, best_first
from cardavia.players.candidates import candidates_of
from cardavia.players.levels import Level
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.players.schafkopf_aim import payoff, value_of
from cardavia.players.schafkopf_cards import lexicon_of, terms_of
from cardavia.players.schafkopf_evidence import Evidence
from cardavia.players.schafkopf_knowledge import Knowledge, read
from cardavia.players.search import UNJUDGED, Solver, Terms
from cardavia.players.worlds import Worlds, weighted

BOUNDARIES: Final = (8, 16, 32, 64, 128, 256)
"""A clock may end the list of worlds here."""
SHARE_OF_TIME: Final = 0.35
"""If so much of the time has passed at a boundary, the list ends."""
EXACT_CARDS: Final = 7
"""From the second trick on the exact points are asked for,"""
GRID: Final = (31, 49, 61, 73, 91)
"""in the first trick whether these points are reached,"""
MIDDLE: Final = 2
"""place of the number that wins,"""
BETWEEN: Final = (15, 40, 55, 67, 82, 105)
"""and points that stand for the ranges between them."""
WHOLE_DEAL: Final = 200_000
"""With fewer nodes for a question the first two tricks are not worked out: below master, or uncompiled."""
HARD_TRIES: Final = 4
"""Deals from which a world is picked that fits the hand conditions, without other evidence."""


@dataclass(frozen=True)
class Judged:
    """One world: its weight, and for every legal card the own payoff and whether the own side wins."""

    weight: float
    payoffs: tuple[float, ...]
    wins: tuple[bool, ...]


class Question:
    """One decision in the play: the position, the worlds, and what is asked of the solver."""

    def __init__(self, observation: Observation, level: Level, cancel: Cancel) -> None:
        state = observation.state
        assert isinstance(state, SchafkopfState)
        assert state.contract is not None and state.declarer is not None
        self.state = state
        self.level = level
        self.cancel = cancel
        self.seat = observation.seat
        self.contract = CONTRACTS[state.contract]
        self.declarer = state.declarer
        self.knowledge: Knowledge = read(observation, level.skills)
        self.lexicon = lexicon_of(self.contract)
        self.table = [self.lexicon.layout.index(card) for card in state.trick]
        self.left = state.hands[self.seat].bit_count()
        self.solver = Solver()
        self.solver.set_stop(cancel.flag)
        self.cards: tuple[int, ...] = ()
        """Kernel bits of the legal cards, in the order of the judgements."""

    def worlds(self, seed: int, first: int, number: int) -> Worlds:
        """Worlds `first` to `first + number - 1`."""
        source, knowledge = self.knowledge.source, self.knowledge
        if self.level.skills.infers_from_bids:
            evidence = Evidence(self.state, knowledge)
            return weighted(source, seed, first, number, evidence, evidence.tries, self.cancel)
        return weighted(source, seed, first, number, knowledge.fit, HARD_TRIES, self.cancel)

    def judge(self, worlds: Worlds) -> Iterator[Judged]:
        """The payoffs of every legal card in each world within the budget of nodes."""
        groups: dict[bool, list[int]] = {}
        for world, weight in enumerate(worlds.weights):
            if weight > 0.0:
                groups.setdefault(self._ran(worlds.row(world)), []).append(world)
        for ran, numbers in groups.items():
            terms = terms_of(self.contract.text, self.declarer, self._partner(), ran)
            rows = array("I")
            for world in numbers:
                rows.extend(worlds.row(world))
            bits = self.lexicon.rows(rows)
            values = self._points(bits, worlds.width, terms)
            for world, points in zip(numbers, values, strict=True):
                if points:
                    yield self._judged(worlds.row(world), worlds.weights[world], points)

    def _partner(self) -> int | None:
        """The partner to name to the kernel: only once the called ace has been played."""
        return None if self.knowledge.ace else self.state.partner_public

    def _ran(self, world: Sequence[int]) -> bool:
        """Whether the called suit has been led, an escape in the running trick included."""
        if self.state.suit_led:
            return True
        escape = self.knowledge.escape
        return escape is not None and bool(world[escape.seat] & self.knowledge.ace)

    def _side(self, world: Sequence[int]) -> tuple[int, ...]:
        """The declarer side in a world."""
        if not self.contract.called_ace:
            return (self.declarer,)
        partner = self.state.partner_public
        if partner is None:
            partner = next(seat for seat in range(4) if world[seat] & self.knowledge.ace)
        return (self.declarer, partner)

    def _points(self, rows: array[int], width: int, terms: Terms) -> list[tuple[int, ...]]:
        """For each world the points from now on for every legal card; empty if over the budget."""
        if not self.contract.kind.by_points:
            return self._ask(rows, width, terms, self.left)
        if self.left <= EXACT_CARDS:
            return self._ask(rows, width, terms, None)
        return self._between(rows, width, terms)

    def _between(self, rows: array[int], width: int, terms: Terms) -> list[tuple[int, ...]]:
        """The same in the first trick, in which nothing is taken: points for the range between two of `GRID`.

        The middle is asked first: where it says the same of all cards, half of the questions are left out.
        """
        middle = self._ask(rows, width, terms, GRID[MIDDLE])
        found = [list(each) for each in middle]  # by world and card: how many of the grid are reached
        for place, goal in enumerate(GRID):
            if place == MIDDLE:
                continue
            doubtful = array("I")
            numbers = []
            for world, reached in enumerate(middle):
                if place < MIDDLE and reached and all(reached):
                    found[world] = [number + 1 for number in found[world]]
                elif found[world] and (place < MIDDLE or any(reached)):
                    doubtful.extend(rows[world * width : (world + 1) * width])
                    numbers.append(world)
            answers = self._ask(doubtful, width, terms, goal) if numbers else []
            for world, answer in zip(numbers, answers, strict=True):
                found[world] = [number + more for number, more in zip(found[world], answer, strict=False)]
        return [tuple(BETWEEN[number] for number in world) for world in found]

    def _ask(self, rows: array[int], width: int, terms: Terms, target: int | None) -> list[tuple[int, ...]]:
        verdict = self.solver.worlds(
            rows, width, 4, terms, self.state.leader, self.table, target, limit=self.level.nodes
        )
        if verdict is None:
            raise Cancelled
        self.cards = verdict.cards
        judged = [verdict.row(world) for world in range(verdict.worlds)]
        return [() if row[0] == UNJUDGED else row for row in judged]

    def _judged(self, world: Sequence[int], weight: float, found: Sequence[int]) -> Judged:
        side = self._side(world)
        own = self.seat in side
        sign = 1.0 if own else -1.0
        held = 0
        for seat in side:
            held |= world[seat] | self.knowledge.played[seat]
        value = value_of(self.contract, held)
        if not self.contract.kind.by_points:
            return Judged(
                weight,
                tuple(sign * (value if made else -value) for made in found),
                tuple(bool(made) == own for made in found),
            )
        taken = 0
        for seat in side:
            taken |= self.state.taken[seat]
        points = [points_in(taken) + each for each in found]
        return Judged(
            weight,
            tuple(sign * payoff(value, each, self.left) for each in points),
            tuple((each >= 61) == own for each in points),
        )


def choose_card(observation: Observation, level: Level, seed: int, cancel: Cancel) -> Choice:
    """The card to play."""
    if level.nodes < WHOLE_DEAL and sum(observation.state.tricks) < 2:
        return RuleOfThumb().choose(observation, seed, cancel)
    started = time.monotonic()
    question = Question(observation, level, cancel)
    judged: list[Judged] = []
    first = 0
    for boundary in (*(each for each in BOUNDARIES if each < level.worlds), level.worlds):
        worlds = question.worlds(seed, first, boundary - first)
        if worlds.exact:
            judged = []  # all worlds there are, from the first one on
        judged += question.judge(worlds)
        first = boundary
        if worlds.exact or time.monotonic() - started > SHARE_OF_TIME * level.seconds:
            break
    if not judged:  # every world was over its budget
        return RuleOfThumb().choose(observation, seed, cancel)
    return _choice(question, judged)


def _choice(question: Question, judged: Sequence[Judged]) -> Choice:
    """The card with the best mean payoff; among equals the one with fewer points, then the weaker one."""
    layout = question.lexicon.layout
    candidates = candidates_of([Play(layout.cards[bit]) for bit in question.cards], judged)
    found = list(zip(candidates, question.cards, strict=True))
    found.sort(key=lambda each: (-each[0].value, layout.values[each[1]], each[1]))
    ranked = best_first(candidate for candidate, _ in found)
    return Choice(ranked[0].action, ranked, len(judged), _reason(question, ranked))


def _reason(question: Question, ranked: Sequence[Candidate]) -> str:
    best = ranked[0]
    if best.win == 1.0:
        return "wins-in-every-world"
    if all(candidate.win == 0.0 for candidate in ranked):
        return "lost-in-every-world"
    searched = question.knowledge.suit if question.knowledge.ace and not question.state.trick else 0
    assert isinstance(best.action, Play)
    if question.seat != question.declarer and searched >> best.action.card & 1:
        return "looks-for-the-partner"
    if best.win == max(candidate.win or 0.0 for candidate in ranked):
        return "most-worlds-won"
    return "most-points"
