"""The decision of a seat of Schnapsen by sampled deals: which card, and whether to close the stock.

Every legal card is judged in each world with open cards; the result of a world counts by what it is worth
for the match.  Closing is judged apart: there only the other hand matters, not the order of the stock, and
one lead must serve against all hands it may be.  Imports the kernel, `worlds` and the Schnapsen modules.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Final

from msgspec.structs import replace

from cardavia.cards import POINTS
from cardavia.games.actions import Play
from cardavia.games.base import Observation
from cardavia.games.schnapsen import CLOSE, EXCHANGE, Marry, SchnapsenBefore, SchnapsenState
from cardavia.players.base import Cancel, Cancelled, Candidate, Choice, best_first
from cardavia.players.levels import Level
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.players.schnapsen_evidence import Evidence
from cardavia.players.schnapsen_knowledge import Knowledge, read
from cardavia.players.schnapsen_match import PLAIN, worths
from cardavia.players.schnapsen_plan import Plan, Table
from cardavia.players.search import UNJUDGED, Race, RaceSolver
from cardavia.players.worlds import Worlds, WorldSource, weighted

BOUNDARIES: Final = (8, 16, 32, 64, 128, 256, 512)
"""A clock may end the list of worlds here."""
FACTORS: Final = (0.5, 1, 4, 8, 8)
"""How many worlds, as a multiple of the level's number, by tricks played with the stock open: later ones are
solved faster."""
CLOSED_FACTOR: Final = 4
"""The same with the stock closed."""
OPEN_CARDS: Final = ((0.1, 0.48), (0.1, 0.5), (0.1, 0.65), (0.05, 0.8), (0.0, 0.97))
"""By tricks played: what a deal with the stock open came to, as a constant and a share of what the solver
promised.  It knows the order of the stock and both hands, and so promises too much of everything."""
CLOSED_CARDS: Final = (-0.2, 1.0)
"""The same for a seat that closes."""
TRIES: Final = 4
EVIDENCE = True
PLANS = True
DOUBT: Final = 2.5
"""Standard errors by which closing must fall behind to be looked at no further."""
MAY_CLOSE = True


@dataclass
class Tally:
    """What each action came to in the worlds judged so far: worths and wins, with the worlds' weights."""

    actions: tuple[Play | Marry, ...] = ()
    weights: list[float] = field(default_factory=list)
    results: list[Sequence[int]] = field(default_factory=list)
    rows: array[int] = field(default_factory=lambda: array("I"))
    width: int = 0
    bits: tuple[int, ...] = ()

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
        self.evidence = Evidence(self.knowledge) if EVIDENCE and level.skills.infers_from_bids else None
        self.plans = PLANS and level.skills.infers_from_bids
        if level.skills.infers_from_bids:
            before = state.deal.before
            assert isinstance(before, SchnapsenBefore)
            self.worth = worths(before.match[self.seat], before.match[1 - self.seat])

    def late(self, share: float) -> bool:
        """Whether this share of the time has gone."""
        return time.monotonic() - self.started > share * self.level.seconds

    def judge(
        self, source: WorldSource, race: Race, bottom: int, number: int, share: float, bar: float = -inf
    ) -> Tally:
        """Every legal card in so many worlds, or in all if there are no more.

        No more worlds are looked at when every card is clearly worth less than the bar.
        """
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
            if bar > -inf and tally.results and self._hopeless(tally, bar):
                return tally
        if self.plans and len(tally.results) > 1 and (bottom < 0 or tally.width == 6):
            self._plan(tally, race, bottom)
        return tally

    def _hopeless(self, tally: Tally, bar: float) -> bool:
        """Whether every card is worth less than the bar, by far more than the worlds leave open."""
        return all(each.value + DOUBT * each.spread < bar for each in tally.candidates(self.worth))

    def _plan(self, tally: Tally, race: Race, bottom: int) -> None:
        """Let the next own lead serve all worlds that look alike."""
        lead, sign = self.knowledge.lead, 1 if self.seat == 0 else -1
        table = Table(self.seat, lead, tally.rows, tally.width, tally.weights, race, bottom)
        plan = Plan(self.solver, table, self.worth)
        columns = []
        for column, bit in enumerate(tally.bits):
            promised = [sign * row[column] for row in tally.results]
            columns.append([sign * value for value in plan.results(bit, promised)])
        tally.results = list(zip(*columns, strict=True))

    def _worlds(self, source: WorldSource, first: int, number: int) -> Worlds:
        if self.evidence is None:
            return weighted(source, self.seed, first, number, lambda world: 1.0, 1, self.cancel)
        return weighted(source, self.seed, first, number, self.evidence, TRIES, self.cancel)

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
        tally.bits, tally.width = verdict.cards, width
        tally.actions = tuple(self._action(bit) for bit in verdict.cards)
        sign = 1 if self.seat == 0 else -1
        for world, weight in enumerate(worlds.weights):
            row = verdict.row(world)
            if row[0] != UNJUDGED:
                tally.weights.append(weight)
                tally.results.append([sign * value for value in row])
                tally.rows.extend(rows[world * width : (world + 1) * width])

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
    tally = question.judge(knowledge.source, knowledge.race(MAY_CLOSE), knowledge.bottom, int(number), 0.4)
    if not tally.results:  # every world was over its budget
        return RuleOfThumb().choose(observation, seed, cancel)
    candidates = tally.candidates(question.worth)
    if state.stock_open and not level.skills.bids_by_feel:
        candidates = [_settled(each, OPEN_CARDS[len(state.draws) // 2]) for each in candidates]
    worlds = len(tally.results)
    if CLOSE in observation.legal:
        closing = _closing(question, max(each.value for each in candidates))
        if closing is not None:
            candidates.append(closing)
    ranked = best_first(sorted(candidates, key=_thrift))
    return Choice(ranked[0].action, ranked, worlds, _reason(question, ranked))


def _closing(question: Question, bar: float) -> Candidate | None:
    """Closing the stock with the lead that does best against all hands the opponent may have.

    `bar` is what the best card with the stock open is worth.
    """
    knowledge = question.knowledge
    number = question.level.worlds * CLOSED_FACTOR
    tally = question.judge(knowledge.hands, knowledge.closed_race(), -1, number, 0.5, bar)
    if not tally.results:
        return None
    best = max(tally.candidates(question.worth), key=lambda each: each.value)
    closing = Candidate(CLOSE, best.value, best.spread, best.win)
    return closing if question.level.skills.bids_by_feel else _settled(closing, CLOSED_CARDS)


def _settled(candidate: Candidate, line: tuple[float, float]) -> Candidate:
    """The candidate with the value that deals like this really came to."""
    constant, share = line
    return replace(
        candidate,
        value=round(constant + share * candidate.value, 4),
        spread=round(share * candidate.spread, 4),
    )


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
