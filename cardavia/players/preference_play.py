"""Card play by sampled deals: every legal card is judged in each of them with open cards.

The solver counts the taker's tricks.  When both opponents stayed each answers for himself, so it is also
asked how many tricks an opponent gets with the help of the other one and how many against everybody; the
split of the defence tricks lies between.  What the tricks are worth is in `preference_aim`.  Imports the
kernel, `worlds` and the Preference modules of the players.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from cardavia.games.actions import Play
from cardavia.games.base import Observation
from cardavia.games.preference import PreferenceState
from cardavia.games.preference_settlement import ACES, DEFENDER_TRICKS, HOST_TRICKS, TAKER_TRICKS
from cardavia.players.base import Cancel, Cancelled, Candidate, Choice, best_first
from cardavia.players.levels import Level
from cardavia.players.preference_aim import Stakes, likely_worth, worth
from cardavia.players.preference_cards import TAKER, framed, framed_card, terms_of
from cardavia.players.preference_knowledge import Knowledge, read
from cardavia.players.preference_worlds import portions
from cardavia.players.search import UNJUDGED, Solver
from cardavia.players.worlds import Worlds

MORE_WORLDS: Final = 2
"""Deals are solved so fast here that so many are looked at for each world of the level."""
DEFENDERS: Final = 6
"""The set of kernel seats that defend when three play."""


@dataclass(frozen=True)
class Judged:
    """One world: its weight, and for every legal card the own payoff and whether the own aim is reached."""

    weight: float
    payoffs: tuple[float, ...]
    wins: tuple[bool, ...]


class Question:
    """One decision in the play: the position, the worlds, and what is asked of the solver."""

    def __init__(self, observation: Observation, level: Level, cancel: Cancel) -> None:
        state = observation.state
        assert isinstance(state, PreferenceState)
        assert state.taker is not None and state.trump is not None and state.contract is not None
        self.state = state
        self.level = level
        self.cancel = cancel
        self.observation = observation
        self.knowledge: Knowledge = read(observation, level.skills)
        self.taker, self.trump, self.contract = state.taker, state.trump, state.contract
        self.seats = [(state.taker + step) % 3 for step in range(3)]
        self.own = self.seats.index(observation.seat)
        """The own seat, counted from the taker."""
        self.playing = [seat for seat in self.seats if seat != state.out]
        self.stayed = tuple(sorted((seat - state.taker) % 3 for seat in state.stayed))
        self.host = None if state.host is None else (state.host - state.taker) % 3
        self.shared = len(self.stayed) == 2
        """Whether both opponents answer for two tricks each."""
        self.table = [framed_card(card, state.trump) for card in state.trick]
        self.leader = self.playing.index(state.leader)
        self.solver = Solver()
        self.solver.set_stop(cancel.flag)
        self.cards: tuple[int, ...] = ()
        """Kernel bits of the legal cards, in the order of the judgements."""

    def judge(self, worlds: Worlds) -> Iterator[Judged]:
        """The payoffs of every legal card in each world within the budget of nodes."""
        rows = array("I")
        for world in range(len(worlds)):
            row = worlds.row(world)
            rows.extend(framed(row[seat], self.trump) for seat in self.playing)
        taker = self._ask(rows, TAKER, TAKER)
        helped = alone = taker
        if self.shared and self.own:
            own = 1 << self.own
            helped, alone = self._ask(rows, own, DEFENDERS), self._ask(rows, own, own)
        for world, weight in enumerate(worlds.weights):
            found = taker[world], helped[world], alone[world]
            if all(found):
                yield self._judged(worlds.row(world), weight, *found)

    def _ask(self, rows: array[int], score: int, maxi: int) -> list[tuple[int, ...]]:
        """For each world the tricks from now on for every legal card; empty if over the budget."""
        playing = len(self.playing)
        verdict = self.solver.worlds(
            rows,
            playing,
            playing,
            terms_of(playing, score, maxi),
            self.leader,
            self.table,
            limit=self.level.nodes,
        )
        if verdict is None:
            raise Cancelled
        self.cards = verdict.cards
        judged = [verdict.row(world) for world in range(verdict.worlds)]
        return [() if row[0] == UNJUDGED else row for row in judged]

    def stakes(self, world: Sequence[int]) -> Stakes:
        """What is played for in a world: only the four aces may be hidden."""
        held = world[self.taker] | self.knowledge.played[self.taker]
        return Stakes(self.contract, self.stayed, self.host, held & ACES == ACES, self.state.announced)

    def _judged(
        self,
        world: Sequence[int],
        weight: float,
        taker: Sequence[int],
        helped: Sequence[int],
        alone: Sequence[int],
    ) -> Judged:
        stakes = self.stakes(world)
        won = [self.state.tricks[seat] for seat in self.seats]
        payoffs: list[float] = []
        wins: list[bool] = []
        for column, more in enumerate(taker):
            defence = 10 - won[0] - more
            if self.shared:
                if not self.own:
                    low, high = 0, defence
                else:
                    low, high = won[self.own] + alone[column], won[self.own] + helped[column]
                    if self.own == 2:
                        low, high = defence - high, defence - low
                found = likely_worth(stakes, defence, low, high)
                tricks = (low + high) // 2
            else:
                first = defence if 1 in self.stayed else 0
                found = worth(stakes, first, defence - first)
                tricks = defence
            payoffs.append(self._own_part(found))
            wins.append(self._reached(defence, tricks if self.own != 2 else defence - tricks))
        return Judged(weight, tuple(payoffs), tuple(wins))

    def _own_part(self, found: Sequence[float]) -> float:
        """The own payoff; a guest has no tricks of his own and helps against the taker."""
        if self.own and self.own not in self.stayed:
            return -found[0] / 2
        return found[self.own]

    def _reached(self, defence: int, own: int) -> bool:
        """Whether the aim is reached: six tricks, the host's four, the own two."""
        if not self.own:
            return 10 - defence >= TAKER_TRICKS
        if self.host is not None:
            return defence >= HOST_TRICKS
        return (own if self.shared else defence) >= DEFENDER_TRICKS


def judged_worlds(question: Question, seed: int) -> list[Judged]:
    """Judgements of as many worlds as level and clock allow, or of all there are."""
    judged: list[Judged] = []
    level = question.level
    most = level.worlds * MORE_WORLDS
    for worlds in portions(question.observation, question.knowledge, level, most, seed, question.cancel):
        if worlds.exact:
            judged = []
        judged += question.judge(worlds)
    return judged


def choose_card(observation: Observation, level: Level, seed: int, cancel: Cancel) -> Choice:
    """The card to play."""
    question = Question(observation, level, cancel)
    judged = judged_worlds(question, seed)
    if not judged:  # every world was over its budget
        return Choice(observation.legal[0], reason="rule-of-thumb")
    total = sum(each.weight for each in judged)
    found = []
    for column, bit in enumerate(question.cards):
        mean = sum(each.weight * each.payoffs[column] for each in judged) / total
        win = sum(each.weight * each.wins[column] for each in judged) / total
        square = sum(each.weight * (each.payoffs[column] - mean) ** 2 for each in judged) / total
        spread = (square / len(judged)) ** 0.5
        card = framed_card(bit, question.trump)
        found.append((Candidate(Play(card), round(mean, 4), round(spread, 4), round(win, 4)), bit))
    found.sort(key=lambda each: (-each[0].value, each[1] >> 3 == 3, each[1] & 7, each[1]))
    ranked = best_first(candidate for candidate, _ in found)
    return Choice(ranked[0].action, ranked, len(judged), _reason(ranked))


def _reason(ranked: Sequence[Candidate]) -> str:
    best = ranked[0]
    if best.win == 1.0:
        return "wins-in-every-world"
    if all(candidate.win == 0.0 for candidate in ranked):
        return "lost-in-every-world"
    if best.win == max(candidate.win or 0.0 for candidate in ranked):
        return "most-worlds-won"
    return "most-points"
