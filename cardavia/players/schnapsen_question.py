"""One decision of Schnapsen put to the kernel: every legal card in sampled deals, counted card by card.

The worlds come from the evidence, the solver tells what each card brings with open cards, then two remedies
against its seeing too much: the next own lead serves all worlds that look alike (`schnapsen_plan`), and the
open stock is played out by habit (`schnapsen_playout`).  What is decided by it is in `schnapsen_play`.
Imports the kernel, `worlds` and the Schnapsen modules.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import inf
from typing import Final

from cardavia.games.actions import Play
from cardavia.games.base import Observation
from cardavia.games.schnapsen import SchnapsenState
from cardavia.games.schnapsen_actions import Marry
from cardavia.games.schnapsen_settlement import SchnapsenBefore
from cardavia.players.base import Cancel, Cancelled, Candidate
from cardavia.players.levels import Level
from cardavia.players.schnapsen_cards import bits_of
from cardavia.players.schnapsen_evidence import Evidence
from cardavia.players.schnapsen_knowledge import Knowledge, read
from cardavia.players.schnapsen_match import PLAIN, worths
from cardavia.players.schnapsen_plan import Plan, Table
from cardavia.players.schnapsen_playout import Playout
from cardavia.players.schnapsen_rounds import DOUBT, Rounds
from cardavia.players.search import UNJUDGED, Race, RaceSolver
from cardavia.players.worlds import Worlds, WorldSource, weighted

BOUNDARIES: Final = (8, 16, 32, 64, 128, 256, 512)
"""A clock may end the list of worlds here."""
TRIES: Final = 4
"""From how many deals each world is picked by evidence."""
PLAYOUT_TIME: Final = 0.6
"""When this share of the time has gone, no more deals are played out."""
PLAN_WIDTH: Final = 6
"""Width of the rows with four cards in the stock: with more of them hardly two worlds look alike."""
DEEP_NODES: Final = 100_000
"""Both remedies ask thousands of small questions; a smaller budget of nodes leaves no time for them."""
PLAYOUTS: Final = (128, 256, 384, 512)
"""So often each card is played out by habit; at these numbers those clearly behind are left out."""
SPREAD: Final = 0.6180339887498949
"""The golden section: its multiples fall evenly on all worlds, however many there are."""


@dataclass
class Tally:
    """What each card came to in the worlds judged so far, from the seat's own side.

    `actions` and `bits` name the columns of `results`, which are game points; `rows` of `width` numbers are
    the worlds, `weights` how much each counts.
    """

    actions: tuple[Play | Marry, ...] = ()
    bits: tuple[int, ...] = ()
    weights: list[float] = field(default_factory=list)
    results: list[Sequence[int]] = field(default_factory=list)
    rows: array[int] = field(default_factory=lambda: array("I"))
    width: int = 0

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
        self.sign = 1 if self.seat == 0 else -1
        self.legal = frozenset(observation.legal)
        self.level = level
        self.seed = seed
        self.cancel = cancel
        self.started = time.monotonic()
        self.knowledge: Knowledge = read(state, observation.seat, level.skills)
        self.solver = RaceSolver()
        self.solver.set_stop(cancel.flag)
        self.subtle = level.skills.infers_from_bids
        self.deep = self.subtle and level.nodes >= DEEP_NODES
        self.evidence = Evidence(self.knowledge) if self.subtle else None
        self.worth = PLAIN
        if self.subtle:
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

        Ends early when this share of the time has gone, or when every card is clearly worth less than the
        bar.
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
        if self.deep and len(tally.results) > 1 and (bottom < 0 or tally.width == PLAN_WIDTH):
            self._plan(tally, race, bottom)
        return tally

    def habitual(self, tally: Tally, solved: Sequence[float], share: float) -> list[float]:
        """What each card is worth if deals played out by habit count by this share beside the solved ones.

        Cards that are clearly behind are played out no further.
        """
        rounds = Rounds(list(solved), share)
        for boundary in PLAYOUTS:
            first = len(rounds.weights)
            for number in range(first, boundary):
                self.cancel.check()
                self._play_out(tally, number, rounds)
            rounds.leave_out_hopeless()
            if len(rounds.left) == 1 or self.late(PLAYOUT_TIME):
                break
        return [rounds.value(column) for column in range(len(solved))]

    def _play_out(self, tally: Tally, number: int, rounds: Rounds) -> None:
        """Play out by habit each card that is still in doubt, all in the same deal with the same lots."""
        knowledge = self.knowledge
        lead, race = knowledge.lead, knowledge.race()
        gone = bits_of(knowledge.layout, self.state.taken[0] | self.state.taken[1])
        world = int(number * SPREAD % 1.0 * len(tally.weights))
        row = tally.rows[world * tally.width : (world + 1) * tally.width]
        stock = [*row[3:], knowledge.bottom]
        rounds.weights.append(tally.weights[world])
        for column in rounds.left:
            deal = Playout(self.solver, race, row[:2], stock, gone, number)
            bit = tally.bits[column]
            if lead < 0:
                result = deal.after_lead(self.seat, bit)
            else:
                result = deal.after_answer(1 - self.seat, lead, bit)
            rounds.worths[column].append(self.worth[self.sign * result + 3])

    def _worlds(self, source: WorldSource, first: int, number: int) -> Worlds:
        """Worlds `first` to `first + number - 1`, picked by evidence at the levels that look for it."""
        if self.evidence is None:
            return weighted(source, self.seed, first, number, lambda world: 1.0, 1, self.cancel)
        return weighted(source, self.seed, first, number, self.evidence, TRIES, self.cancel)

    def _add(self, tally: Tally, worlds: Worlds, race: Race, bottom: int) -> None:
        """Judge worlds; those over the budget of nodes are left out."""
        knowledge = self.knowledge
        rows, width = knowledge.rows(worlds.rows, worlds.width)
        limit = self.level.nodes * len(self.legal)
        leader = self.state.leader
        verdict = self.solver.worlds(rows, width, race, leader, knowledge.lead, bottom, limit=limit)
        if verdict is None:
            raise Cancelled
        tally.bits, tally.width = verdict.cards, width
        tally.actions = tuple(self._action(bit) for bit in verdict.cards)
        for world, weight in enumerate(worlds.weights):
            row = verdict.row(world)
            if row[0] != UNJUDGED:
                tally.weights.append(weight)
                tally.results.append([self.sign * value for value in row])
                tally.rows.extend(rows[world * width : (world + 1) * width])

    def _plan(self, tally: Tally, race: Race, bottom: int) -> None:
        """Let the next own lead serve all worlds that look alike."""
        table = Table(self.seat, self.knowledge.lead, tally.rows, tally.width, tally.weights, race, bottom)
        plan = Plan(self.solver, table, self.worth)
        columns = []
        for column, bit in enumerate(tally.bits):
            promised = [self.sign * row[column] for row in tally.results]
            columns.append([self.sign * value for value in plan.results(bit, promised)])
        tally.results = list(zip(*columns, strict=True))

    def _hopeless(self, tally: Tally, bar: float) -> bool:
        """Whether every card is worth less than the bar, by far more than the worlds leave open."""
        return all(each.value + DOUBT * each.spread < bar for each in tally.candidates(self.worth))

    def _action(self, bit: int) -> Play | Marry:
        """The action that plays a card, with its marriage if there is one."""
        card = self.knowledge.layout.cards[bit]
        return Marry(card) if Marry(card) in self.legal else Play(card)
