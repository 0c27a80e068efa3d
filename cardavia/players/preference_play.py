"""Card play by sampled deals: every legal card is judged in each of them with open cards.

The solver counts the taker's tricks.  When both opponents stayed each answers for himself, so it is also
asked whether each gets his two tricks with the help of the other one, and whether against everybody.  What
the tricks are worth is in `preference_aim`.  Imports the kernel, `worlds` and the Preference modules of the
players.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from cardavia.cards import Card
from cardavia.games.actions import Play
from cardavia.games.base import Observation
from cardavia.games.preference import PreferenceState
from cardavia.games.preference_settlement import ACES, DEFENDER_TRICKS, HOST_TRICKS, TAKER_TRICKS
from cardavia.players.base import Cancel, Cancelled, Candidate, Choice, best_first
from cardavia.players.candidates import candidates_of
from cardavia.players.levels import Level
from cardavia.players.preference_aim import Stakes, shared_worth, worth
from cardavia.players.preference_cards import BOTH, OPPONENTS, TAKER, framed, framed_card, terms_of
from cardavia.players.preference_knowledge import Knowledge, read
from cardavia.players.preference_prospects import Worths, chance_of_two
from cardavia.players.preference_worlds import portions
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.players.search import UNJUDGED, Solver
from cardavia.players.worlds import Worlds


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
        asked = self._asked(rows)
        for world, weight in enumerate(worlds.weights):
            found = [each[world] for each in asked]
            if all(found):
                yield self._judged(worlds.row(world), weight, found)

    def _asked(self, rows: array[int]) -> list[list[tuple[int, ...]]]:
        """The answers to each question about the worlds: the taker's tricks, and if both opponents answer for
        two, whether each gets them with help and against everybody."""
        asked = [self._ask(rows, TAKER, TAKER)]
        if self.shared:
            for own, seat in zip(OPPONENTS, self.seats[1:], strict=True):
                target = DEFENDER_TRICKS - self.state.tricks[seat]
                asked += [self._ask(rows, own, maxi, target) for maxi in (BOTH, own)]
        return asked

    def _ask(
        self, rows: array[int], score: int, maxi: int, target: int | None = None
    ) -> list[tuple[int, ...]]:
        """For each world the tricks from now on for every legal card; empty if over the budget."""
        playing = len(self.playing)
        verdict = self.solver.worlds(
            rows,
            playing,
            playing,
            terms_of(playing, score, maxi),
            self.leader,
            self.table,
            target,
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

    def worths(self, world: Sequence[int]) -> dict[Card, Worths] | None:
        """What every legal card brings to each seat, counted from the taker, in one deal; None if over the
        budget."""
        rows = array("I", [framed(world[seat], self.trump) for seat in self.playing])
        found = [each[0] for each in self._asked(rows)]
        if not all(found):
            return None
        cards = (framed_card(bit, self.trump) for bit in self.cards)
        return {card: worths for card, (_, worths, _) in zip(cards, self._found(world, found), strict=True)}

    def _judged(self, world: Sequence[int], weight: float, found: Sequence[Sequence[int]]) -> Judged:
        payoffs: list[float] = []
        wins: list[bool] = []
        for defence, worths, chances in self._found(world, found):
            payoffs.append(self._own_part(worths))
            wins.append(chances[self.own] > 0.5 if self.own else 10 - defence >= TAKER_TRICKS)
        return Judged(weight, tuple(payoffs), tuple(wins))

    def _found(
        self, world: Sequence[int], found: Sequence[Sequence[int]]
    ) -> Iterator[tuple[int, Worths, Worths]]:
        """For every legal card the defence's tricks, the payoffs, and how likely each opponent reaches his
        aim."""
        stakes = self.stakes(world)
        taken = 10 - self.state.tricks[self.taker]
        for more, *two in zip(*found, strict=True):
            defence = taken - more
            if self.shared:
                first, second = chance_of_two(two[0], two[1]), chance_of_two(two[2], two[3])
                yield defence, shared_worth(stakes, defence, first, second), (0.0, first, second)
            else:
                tricks = defence if 1 in self.stayed else 0
                own = float(defence >= (DEFENDER_TRICKS if self.host is None else HOST_TRICKS))
                yield defence, worth(stakes, tricks, defence - tricks), (0.0, own, own)

    def _own_part(self, found: Sequence[float]) -> float:
        """The own payoff; a guest has no tricks of his own and helps against the taker."""
        if self.own and self.own not in self.stayed:
            return -found[0] / 2
        return found[self.own]


def judged_worlds(question: Question, seed: int) -> list[Judged]:
    """Judgements of as many worlds as level and clock allow, or of all there are."""
    judged: list[Judged] = []
    for worlds in portions(question.observation, question.knowledge, question.level, seed, question.cancel):
        if worlds.exact:
            judged = []
        judged += question.judge(worlds)
    return judged


def choose_card(observation: Observation, level: Level, seed: int, cancel: Cancel) -> Choice:
    """The card to play."""
    if sum(observation.state.tricks) < level.skills.thumb_tricks:
        return RuleOfThumb().choose(observation, seed, cancel)
    question = Question(observation, level, cancel)
    judged = judged_worlds(question, seed)
    if not judged:  # every world was over its budget
        return RuleOfThumb().choose(observation, seed, cancel)
    plays = [Play(framed_card(bit, question.trump)) for bit in question.cards]
    found = list(zip(candidates_of(plays, judged), question.cards, strict=True))
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
