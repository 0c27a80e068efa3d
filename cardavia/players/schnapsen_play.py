"""The decision of a seat of Schnapsen by sampled deals: which card, and whether to close the stock.

Every legal card is judged in each world with open cards; the result of a world counts by what it is worth
for the match.  Closing is judged apart: there only the other hand matters, not the order of the stock, and
one lead must serve against all hands it may be.  Imports the kernel, `worlds` and the Schnapsen modules.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from cardavia.cards import POINTS
from cardavia.games.actions import Play
from cardavia.games.base import Observation
from cardavia.games.schnapsen import CLOSE, EXCHANGE, Marry, SchnapsenBefore, SchnapsenState
from cardavia.players.base import Cancel, Cancelled, Candidate, Choice, best_first
from cardavia.players.levels import Level
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.players.schnapsen_knowledge import Knowledge, read
from cardavia.players.schnapsen_match import PLAIN, worths
from cardavia.players.search import UNJUDGED, Race, RaceSolver
from cardavia.players.worlds import Worlds, WorldSource, weighted

BOUNDARIES: Final = (8, 16, 32, 64, 128, 256, 512)
"""A clock may end the list of worlds here."""
FACTORS: Final = (0.5, 1, 4, 8, 8)
"""How many worlds, as a multiple of the level's number, by tricks played with the stock open: later ones are
solved faster."""
CLOSED_FACTOR: Final = 4
"""The same with the stock closed."""
CLOSING_HANDICAP: Final = 0.0


@dataclass
class Tally:
    """What each action came to in the worlds judged so far: worths and wins, with the worlds' weights."""

    actions: tuple[Play | Marry, ...] = ()
    weights: list[float] = field(default_factory=list)
    results: list[Sequence[int]] = field(default_factory=list)

    def candidates(self, worth: Sequence[float]) -> list[Candidate]:
        """One candidate per action, in the order of the columns."""
        total = sum(self.weights)
        found = []
        for column, action in enumerate(self.actions):
            values = [worth[row[column] + 3] for row in self.results]
            mean = sum(map(float.__mul__, self.weights, values)) / total
            square = sum(w * (v - mean) ** 2 for w, v in zip(self.weights, values, strict=True)) / total
            win = sum(w for w, row in zip(self.weights, self.results, strict=True) if row[column] > 0) / total
            spread = (square / len(values)) ** 0.5
            found.append(Candidate(action, round(mean, 4), round(spread, 4), round(win, 4)))
        return found


class Question:
    """One decision: the position, the level, and the solver that answers."""

    def __init__(self, observation: Observation, level: Level, seed: int, cancel: Cancel) -> None:
        state = observation.state
        assert isinstance(state, SchnapsenState)
        self.state = state
        self.seat = observation.seat
        self.legal = frozenset(observation.legal)
        self.level = level
        self.seed = seed
        self.cancel = cancel
        self.started = time.monotonic()
        self.knowledge: Knowledge = read(state, observation.seat, level.skills)
        self.solver = RaceSolver()
        self.solver.set_stop(cancel.flag)
        self.worth = PLAIN
        if level.skills.infers_from_bids:
            before = state.deal.before
            assert isinstance(before, SchnapsenBefore)
            self.worth = worths(before.match[self.seat], before.match[1 - self.seat])

    def late(self, share: float) -> bool:
        """Whether this share of the time has gone."""
        return time.monotonic() - self.started > share * self.level.seconds

    def judge(self, source: WorldSource, race: Race, bottom: int, number: int, share: float) -> Tally:
        """Every legal card in so many worlds, or in all if there are no more."""
        tally = Tally()
        first = 0
        for boundary in (*(each for each in BOUNDARIES if each < number), number):
            worlds = self._worlds(source, first, boundary - first)
            if worlds.exact:
                tally = Tally()  # all worlds there are, from the first one on
            self._add(tally, worlds, race, bottom)
            first = boundary
            if worlds.exact or self.late(share):
                break
        return tally

    def _worlds(self, source: WorldSource, first: int, number: int) -> Worlds:
        return weighted(source, self.seed, first, number, lambda world: 1.0, 1, self.cancel)

    def _add(self, tally: Tally, worlds: Worlds, race: Race, bottom: int) -> None:
        """Judge worlds; those over the budget of nodes are left out."""
        rows, width = self.knowledge.rows(worlds.rows, worlds.width)
        knowledge = self.knowledge
        limit = self.level.nodes * len(self.legal)
        verdict = self.solver.worlds(
            rows, width, race, self.state.leader, knowledge.lead, bottom, limit=limit
        )
        if verdict is None:
            raise Cancelled
        tally.actions = tuple(self._action(bit) for bit in verdict.cards)
        sign = 1 if self.seat == 0 else -1
        for world, weight in enumerate(worlds.weights):
            row = verdict.row(world)
            if row[0] != UNJUDGED:
                tally.weights.append(weight)
                tally.results.append([sign * value for value in row])

    def _action(self, bit: int) -> Play | Marry:
        """The action that plays a card, with its marriage if there is one."""
        card = self.knowledge.layout.cards[bit]
        return Marry(card) if Marry(card) in self.legal else Play(card)


def choose(observation: Observation, level: Level, seed: int, cancel: Cancel) -> Choice:
    """What to do when there is a choice."""
    if EXCHANGE in observation.legal:
        return Choice(EXCHANGE, reason="exchanges-the-jack")
    question = Question(observation, level, seed, cancel)
    knowledge, state = question.knowledge, question.state
    if state.stock_open:
        number = level.worlds * FACTORS[len(state.draws) // 2]
    else:
        number = level.worlds * CLOSED_FACTOR
    tally = question.judge(knowledge.source, knowledge.race(), knowledge.bottom, int(number), 0.4)
    if not tally.results:  # every world was over its budget
        return RuleOfThumb().choose(observation, seed, cancel)
    candidates = tally.candidates(question.worth)
    worlds = len(tally.results)
    if CLOSE in observation.legal:
        closing = _closing(question)
        if closing is not None:
            candidates.append(closing)
    ranked = best_first(sorted(candidates, key=_thrift))
    return Choice(ranked[0].action, ranked, worlds, _reason(question, ranked))


def _closing(question: Question) -> Candidate | None:
    """Closing the stock with the lead that does best against all hands the opponent may have."""
    knowledge = question.knowledge
    number = question.level.worlds * CLOSED_FACTOR
    tally = question.judge(knowledge.hands, knowledge.closed_race(), -1, number, 0.5)
    if not tally.results:
        return None
    best = max(tally.candidates(question.worth), key=lambda each: each.value)
    return Candidate(CLOSE, round(best.value - CLOSING_HANDICAP, 4), best.spread, best.win)


def _thrift(candidate: Candidate) -> tuple[float, int]:
    """Among equals the card with the fewest points goes first."""
    action = candidate.action
    return -candidate.value, POINTS[action.card] if isinstance(action, (Play, Marry)) else 0


def _reason(question: Question, ranked: Sequence[Candidate]) -> str:
    """The key of the reason for the first candidate."""
    best = ranked[0]
    if best.action == CLOSE:
        return "closes-with-enough"
    if question.knowledge.source.count == 1:
        return "exact-endgame"
    if best.win == 1.0:
        return "wins-in-every-world"
    if isinstance(best.action, Marry):
        return "declares-a-marriage"
    if all(candidate.win == 0.0 for candidate in ranked):
        return "lost-in-every-world"
    return "most-points"
