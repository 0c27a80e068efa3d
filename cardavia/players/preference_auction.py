"""What to call: the expected settlement of each call as taker, against that of a pass.

In every sampled deal the talon is taken, the best exchange at a glance made and the deal solved; a Game or
Hearts is solved with the dealt ten.  A pass is worth what an opponent of the likely taker gets.  Imports
the game and the Preference modules of the players.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cardavia.cards import CardSet
from cardavia.games.actions import Action, Bid, Hold
from cardavia.games.base import Observation
from cardavia.games.preference import PreferenceState
from cardavia.games.preference_auction import (
    CONTRACTS,
    HEARTS_CALL,
    NUMBER_OF,
    PASS,
    SUIT_ORDER,
    TRUMP_OF,
    GameCall,
)
from cardavia.games.preference_settlement import TAKER_TRICKS
from cardavia.players.base import Cancel, Candidate, Choice, best_first
from cardavia.players.levels import Level
from cardavia.players.preference_evidence import GAME, OPENING
from cardavia.players.preference_knowledge import ASIDE, read
from cardavia.players.preference_prospects import Hands, Solved, mean, solve
from cardavia.players.preference_strength import best_tricks, exchanges, taker_tricks
from cardavia.players.preference_worlds import portions
from cardavia.players.search import Solver
from cardavia.players.worlds import World

HOPELESS: Final = 4.5
"""A Game with fewer expected tricks is not looked at."""
CAUTION: Final = 1.0
"""A call must be worth so much more than a pass,"""
DOUBT: Final = 1.0
"""after so many standard errors were taken off: of several calls the one that looks best was mostly lucky."""
HOPE: Final = 4.0
"""A call that is behind by so many standard errors is looked at no further,"""
ENOUGH: Final = 32
"""once so many deals were looked at."""


class Weighing:
    """The worlds of one call, judged for every contract that comes into question."""

    def __init__(
        self, observation: Observation, level: Level, cancel: Cancel, asked: Action | None = None
    ) -> None:
        """With `asked` that call alone is weighed, hopeful or not."""
        state = observation.state
        assert isinstance(state, PreferenceState)
        self.state = state
        self.seat = observation.seat
        self.level = level
        self.cancel = cancel
        self.ten = state.hands[observation.seat]
        self.solver = Solver()
        self.solver.set_stop(cancel.flag)
        self.calls: dict[Action, str] = {}
        for action in observation.legal:
            contract = contract_of(action, state)
            if contract is not None and (self._hopeful(contract) if asked is None else action == asked):
                self.calls[action] = contract
        self.doubtful = list(self.calls)
        """The calls that may yet turn out better than a pass."""
        self.values: dict[Action, list[float]] = {action: [] for action in self.calls}
        self.made: dict[Action, list[float]] = {action: [] for action in self.calls}
        self.weights: list[float] = []
        self.passed: list[tuple[float, float, float]] = []
        """For each world: its weight, the own part if this seat stays, and if it drops."""

    def _hopeful(self, contract: str) -> bool:
        trump = TRUMP_OF.get(contract)
        return trump is None or taker_tricks(self.ten, trump) >= HOPELESS

    def look(self, worlds: Sequence[World], weights: Sequence[float]) -> None:
        """Judge further worlds for the calls that are still in doubt."""
        for action in self.doubtful:
            contract = self.calls[action]
            deals = [self._hands(world, self.seat, contract) for world in worlds]
            solved = solve(contract, deals, self.solver, self.level.nodes, self.cancel)
            self.values[action] += [each.open()[0] for each in solved]
            self.made[action] += [float(10 - each.defence >= TAKER_TRICKS) for each in solved]
        self.weights += weights
        self._look_at_passing(worlds, weights)
        if len(self.weights) >= ENOUGH:
            worth, doubt = self.passing()
            self.doubtful = [
                action
                for action in self.doubtful
                if self.value(action)[0] + HOPE * (self.value(action)[1] + doubt) > worth + CAUTION
            ]

    def value(self, action: Action) -> tuple[float, float]:
        """The worth of a call and its standard error."""
        values = self.values[action]
        return mean(values, self.weights[: len(values)])

    def _hands(self, world: World, taker: int, contract: str) -> Hands:
        self.cancel.check()
        return taken_up(world, taker, contract)

    def _look_at_passing(self, worlds: Sequence[World], weights: Sequence[float]) -> None:
        """What the others would play if this seat passed."""
        groups: dict[str, list[tuple[int, Hands, float]]] = {}
        for world, weight in zip(worlds, weights, strict=True):
            taker, contract = self.other_taker(world)
            if taker is None:
                self.passed.append((weight, 0.0, 0.0))
            else:
                groups.setdefault(contract, []).append((taker, self._hands(world, taker, contract), weight))
        for contract, deals in groups.items():
            solved = solve(
                contract, [hands for _, hands, _ in deals], self.solver, self.level.nodes, self.cancel
            )
            for (taker, _, weight), each in zip(deals, solved, strict=True):
                stay, drop = decisions(each, (self.seat - taker) % 3)
                self.passed.append((weight, stay, drop))

    def other_taker(self, world: World) -> tuple[int | None, str]:
        """Who would be the taker, and of what: a caller of Hearts, the standing bidder, or who would bid."""
        auction, first = self.state.auction, self.state.first_speaker
        seats = [(self.seat + step) % 3 for step in (1, 2)]
        fresh = [seat for seat in seats if auction.first_chance((seat - first) % 3)]
        for seat in fresh:
            if taker_tricks(world[seat], TRUMP_OF["hearts"]) >= GAME:
                return seat, "hearts"
        if auction.bidder is not None and auction.contract is not None:
            return (first + auction.bidder) % 3, auction.contract
        for seat in fresh:
            if best_tricks(world[seat]) >= OPENING:
                return seat, "bid 1"
        return None, ""

    def passing(self) -> tuple[float, float]:
        """The worth of a pass and its standard error."""
        weights = [each[0] for each in self.passed]
        stay = mean([each[1] for each in self.passed], weights)
        drop = mean([each[2] for each in self.passed], weights)
        return max(stay, drop)


def contract_of(action: Action, state: PreferenceState) -> str | None:
    """The contract that a call would make stand; None for a pass."""
    if isinstance(action, Bid):
        return f"bid {action.value}"
    if isinstance(action, Hold):
        return state.auction.contract
    if isinstance(action, GameCall):
        return f"game {action.suit}"
    return "hearts" if action == HEARTS_CALL else None


def taken_up(world: World, taker: int, contract: str) -> Hands:
    """The hands of a deal after the exchange, if the contract has one."""
    ten: CardSet = world[taker]
    trump = TRUMP_OF.get(contract)
    if trump is None:
        twelve = ten | world[ASIDE]
        _, away, trump = exchanges(twelve, SUIT_ORDER[NUMBER_OF[contract] - 1 :], 1)[0]
        ten = twelve & ~away
    return Hands(ten, world[(taker + 1) % 3], world[(taker + 2) % 3], trump)


def decisions(solved: Solved, seat: int) -> tuple[float, float]:
    """What staying and dropping bring opponent 1 or 2, the mean over what the other one does."""
    first, second, alone = solved.staying()
    if seat == 1:
        stay = second * solved.both()[1] + (1 - second) * solved.with_or_without(1)[1]
        drop = alone * solved.with_or_without(2)[1] + (1 - alone) * solved.neither()[1]
    else:
        stay = first * solved.both()[2] + (1 - first) * solved.with_or_without(2)[2]
        drop = first * solved.with_or_without(1)[2] + (1 - first) * solved.neither()[2]
    return stay, drop


def choose_call(observation: Observation, level: Level, seed: int, cancel: Cancel) -> Choice:
    """Bid, hold, call a Game or Hearts, or pass."""
    weighing = Weighing(observation, level, cancel)
    number = 0
    for worlds in portions(observation, read(observation, level.skills), level, seed, cancel):
        weighing.look([worlds.row(world) for world in range(len(worlds))], worlds.weights)
        number += len(worlds)
        if not weighing.doubtful:
            break
    worth, spread = weighing.passing()
    candidates = [Candidate(PASS, round(worth, 4), round(spread, 4))]
    best: Action = PASS
    least = worth + CAUTION
    for action in sorted(weighing.calls, key=lambda action: CONTRACTS.index(weighing.calls[action])):
        value, spread = weighing.value(action)
        made, _ = mean(weighing.made[action], weighing.weights[: len(weighing.made[action])])
        candidates.append(Candidate(action, round(value, 4), round(spread, 4), round(made, 4)))
        if value - DOUBT * spread > least:
            best, least = action, value - DOUBT * spread
    ranked = best_first(candidates)
    if best == PASS:
        standing = weighing.state.auction.contract is not None
        return Choice(PASS, ranked, number, "bid-high-enough" if standing else "too-weak-to-bid")
    return Choice(best, ranked, number, "strong-enough-to-bid")
