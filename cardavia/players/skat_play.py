"""Card play by sampled deals: every legal card is judged in each of them with open cards.

Early in the deal the solver is asked for the decisive number of points only; later for the exact points, so
that the payoff of the whole settlement is maximised.  Null has its own objective: no trick.  Imports the
kernel, `worlds` and the Skat modules of the players.
"""

from __future__ import annotations

import time
from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from cardavia.cards import points_in
from cardavia.games.actions import Play
from cardavia.games.base import Observation
from cardavia.games.skat import SkatState
from cardavia.games.skat_contracts import NULLS
from cardavia.players.base import Cancel, Cancelled, Choice, best_first
from cardavia.players.candidates import candidates_of
from cardavia.players.levels import Level
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.players.search import UNJUDGED, Solver, Terms, Verdict
from cardavia.players.skat_aim import Aim, aim_of
from cardavia.players.skat_cards import LEXICONS
from cardavia.players.skat_contracts import game_value
from cardavia.players.skat_evidence import Evidence
from cardavia.players.skat_knowledge import SKAT_PLACE, Knowledge, read
from cardavia.players.worlds import Worlds, weighted

BOUNDARIES: Final = (8, 16, 24, 32, 48, 64, 96, 128, 256)
"""Here the list of worlds may end early, because of its cost or because the choice is clear:"""
EFFORT: Final = 12
"""after so many times the nodes that one question may take (a first lead costs most and tells least),"""
FEWEST_WORLDS: Final = 12
"""or after so many worlds,"""
CLEAR_LEAD: Final = 3.0
"""if one card leads all others by so many standard errors and Seeger points."""
EXACT_CARDS: Final = 7
"""With so many cards in hand or fewer the exact points are asked for."""
MARGIN: Final = 12
"""Before that it is also asked whether there are so many points to spare, or so few missing:"""
MARGIN_GAIN: Final = 12.0
"""worth so many Seeger points, since open cards flatter and a margin forgives."""
HIGH_SHARE: Final = 0.8
"""If the goal is reached in this share of the worlds, Schneider is asked about too; below its complement
whether the declarer escapes Schneider."""
EXPOSED: Final = 0.03
"""Share of worlds that a Null declarer gives for one exposed card less."""
TRIES: Final = 32


@dataclass(frozen=True)
class Judged:
    """What one world says: for every legal card the payoff (own side's Seeger points, in Null 1 or 0 with
    a risk taken off) and whether the own side wins; and how likely the world is."""

    payoffs: tuple[float, ...]
    wins: tuple[float, ...]
    weight: float


class Question:
    """One decision in the play: the position, the worlds, and what is asked of the solver."""

    def __init__(self, observation: Observation, level: Level, cancel: Cancel) -> None:
        state = observation.state
        assert isinstance(state, SkatState)
        self.state = state
        self.level = level
        self.cancel = cancel
        self.knowledge: Knowledge = read(observation, level.skills)
        self.seat = observation.seat
        self.declarer = self.knowledge.declarer
        self.lexicon = LEXICONS[self.knowledge.contract]
        self.leader = state.leader
        self.table = [self.lexicon.layout.index(card) for card in state.trick]
        self.left = state.hands[self.seat].bit_count()
        self.nodes = 0
        self.solver = Solver()
        self.solver.set_stop(cancel.flag)

    def worlds(self, seed: int) -> Worlds:
        """The worlds of the level's budget in kernel bits, or all there are if they are fewer."""
        source, number = self.knowledge.source, self.level.worlds
        if self.level.skills.infers_from_bids:
            evidence = Evidence(self.state, self.knowledge)
            drawn = weighted(source, seed, 0, number, evidence, TRIES, self.cancel)
        else:
            drawn = weighted(source, seed, 0, number, lambda world: 1.0, 1, self.cancel)
        rows = array("I", drawn.rows)
        self.lexicon.convert(rows)
        return Worlds(rows, drawn.width, drawn.weights, drawn.exact)

    def ask(self, rows: array[int], width: int, terms: Terms, target: int | None) -> Verdict:
        """The solver's numbers for every legal card in each world."""
        verdict = self.solver.worlds(
            rows,
            width,
            3,
            terms,
            self.leader,
            self.table,
            target,
            aside=SKAT_PLACE if terms.bonus == 0 else -1,
            limit=self.level.nodes,
        )
        if verdict is None:
            raise Cancelled
        self.nodes += verdict.nodes
        return verdict


def choose_card(observation: Observation, level: Level, seed: int, cancel: Cancel) -> Choice:
    """The card to play in a deal in play."""
    if sum(observation.state.tricks) < level.skills.thumb_tricks:
        return RuleOfThumb().choose(observation, seed, cancel)
    started = time.monotonic()
    question = Question(observation, level, cancel)
    null = question.knowledge.contract in NULLS
    judge = _judge_null if null else _judge_points
    worlds = question.worlds(seed)
    rows: list[Judged] = []
    cards: tuple[int, ...] = ()
    first = 0
    for boundary in (*(each for each in BOUNDARIES if each < len(worlds)), len(worlds)):
        part = Worlds(
            worlds.rows[first * worlds.width : boundary * worlds.width],
            worlds.width,
            worlds.weights[first:boundary],
        )
        cards, judged = judge(question, part)
        rows += judged
        first = boundary
        if _is_clear(rows) or question.nodes > EFFORT * level.nodes:
            break
        if time.monotonic() - started > 0.4 * level.seconds:
            break
    if not rows:  # every world was over its budget
        return RuleOfThumb().choose(observation, seed, cancel)
    return _choice(question, cards, rows)


def _is_clear(rows: Sequence[Judged]) -> bool:
    """Whether more worlds would hardly change the choice: one card leads all others by far."""
    if len(rows) < FEWEST_WORLDS:
        return False
    total = sum(row.weight for row in rows)
    columns = range(len(rows[0].payoffs))
    means = [sum(row.weight * row.payoffs[column] for row in rows) / total for column in columns]
    best = max(columns, key=means.__getitem__)
    for column in columns:
        lead = means[best] - means[column]
        square = sum(row.weight * (row.payoffs[best] - row.payoffs[column] - lead) ** 2 for row in rows)
        if column != best and lead < CLEAR_LEAD * (square / total / len(rows)) ** 0.5 + CLEAR_LEAD:
            return False
    return True


def _choice(
    question: Question,
    cards: tuple[int, ...],
    rows: Sequence[Judged],
) -> Choice:
    """The card with the best mean payoff; the first in order of thrift among equals."""
    names = question.lexicon.layout.cards
    found = candidates_of([Play(names[bit]) for bit in cards], rows)
    candidates = list(zip(found, cards, strict=True))
    values = question.lexicon.layout.values
    candidates.sort(key=lambda each: (-each[0].value, values[each[1]], each[1]))
    ranked = best_first(candidate for candidate, _ in candidates)
    best = ranked[0]
    reason = "most-points"
    if best.win == 1.0:
        reason = "wins-in-every-world"
    elif all(candidate.win == 0.0 for candidate in ranked):
        reason = "lost-in-every-world"
    elif best.win == max(candidate.win or 0.0 for candidate in ranked):
        reason = "most-worlds-won"
    return Choice(best.action, ranked, len(rows), reason)


# ---------------------------------------------------------------- suit contracts and Grand


def _judge_points(question: Question, worlds: Worlds) -> tuple[tuple[int, ...], list[Judged]]:
    """Payoffs and wins of every legal card in each world, from the seat's own side."""
    state, declarer = question.state, question.declarer
    terms = question.lexicon.terms(declarer)
    have = points_in(state.taken[declarer])
    aim = _aim(question, worlds)
    sign = 1.0 if question.seat == declarer else -1.0
    rows, width = worlds.rows, worlds.width
    judged: list[Judged] = []
    if question.left <= EXACT_CARDS:
        verdict = question.ask(rows, width, terms, None)
        for world, weight in enumerate(worlds.weights):
            values = verdict.row(world)
            if values[0] != UNJUDGED:
                points = [have + value for value in values]
                payoffs = tuple(sign * aim.payoff(each) for each in points)
                wins = tuple(float((each >= aim.goal) == (sign > 0)) for each in points)
                judged.append(Judged(payoffs, wins, weight))
        return verdict.cards, judged
    goal = question.ask(rows, width, terms, aim.goal - have)
    totals = goal.totals()
    best = (max(totals) if sign > 0 else min(totals)) / max(1, goal.judged)
    gains = dict(aim.steps)
    margin = aim.goal + MARGIN if best > 0.5 else aim.goal - MARGIN
    asked = {margin: MARGIN_GAIN}
    if best > HIGH_SHARE or best < 1 - HIGH_SHARE:
        asked |= {
            step: gain for step, gain in aim.steps if (step > aim.goal) == (best > 0.5) and step != aim.goal
        }
    extra = [(gain, question.ask(rows, width, terms, step - have)) for step, gain in asked.items() if gain]
    for world, weight in enumerate(worlds.weights):
        made = goal.row(world)
        others = [(gain, verdict.row(world)) for gain, verdict in extra]
        if made[0] == UNJUDGED or any(row[0] == UNJUDGED for _, row in others):
            continue
        sums = [aim.lowest + gains.get(aim.goal, 0.0) * each for each in made]
        for gain, row in others:
            sums = [payoff + gain * each for payoff, each in zip(sums, row, strict=True)]
        wins = tuple(float(bool(each) == (sign > 0)) for each in made)
        judged.append(Judged(tuple(sign * payoff for payoff in sums), wins, weight))
    return goal.cards, judged


def _aim(question: Question, worlds: Worlds) -> Aim:
    """The payoff; matadors that depend on hidden cards are taken from the likeliest world."""
    declarer, contract = question.declarer, question.knowledge.contract
    heavy = max(range(len(worlds)), key=worlds.weights.__getitem__)
    row = worlds.row(heavy)
    held = question.lexicon.cards(row[declarer] | row[SKAT_PLACE]) | question.knowledge.played[declarer]
    return aim_of(contract, game_value(contract, held, question.state.hand_game), question.state.value)


# ---------------------------------------------------------------- Null


def _judge_null(question: Question, worlds: Worlds) -> tuple[tuple[int, ...], list[Judged]]:
    """Whether the declarer is made to take a trick, for every legal card in each world.

    Open cards show the defenders every weakness, so the declarer also counts what would stay exposed.
    """
    terms = question.lexicon.terms(question.declarer)
    verdict = question.ask(worlds.rows, worlds.width, terms, 1)
    own = question.seat == question.declarer
    judged: list[Judged] = []
    for world, weight in enumerate(worlds.weights):
        caught = verdict.row(world)
        if caught[0] != UNJUDGED:
            wins = tuple(float(bool(each) != own) for each in caught)
            judged.append(Judged(wins, wins, weight))
    if own:
        risks = _risks(question, worlds.row(0)[question.declarer], verdict.cards)
        judged = [
            replace(row, payoffs=tuple(win - risk for win, risk in zip(row.wins, risks, strict=True)))
            for row in judged
        ]
    return verdict.cards, judged


def _risks(question: Question, hand: int, cards: Sequence[int]) -> list[float]:
    """What stays exposed of the declarer's hand after each card, as a share of worlds."""
    bits = question.lexicon.bits
    out = question.lexicon.layout.everything & ~(hand | bits(question.state.away))
    for played in question.knowledge.played:
        out &= ~bits(played)
    suits = question.lexicon.layout.suits[1:]
    return [EXPOSED * _exposed(hand & ~(1 << card), out, suits) for card in cards]


def _exposed(hand: int, out: int, suits: Sequence[int]) -> int:
    """Cards of a Null hand that can be caught: more lower cards are out than own cards lie below."""
    number = 0
    for suit in suits:
        own, below = hand & suit, 0
        while own:
            lowest = own & -own
            number += (out & suit & (lowest - 1)).bit_count() > below
            below += 1
            own ^= lowest
    return number
