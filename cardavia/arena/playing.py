"""Playing one round of a contest: the same cards at every table, with a stop-watch.

A player that raises, answers with what the rules forbid or does not answer at all is noted, and a rule of
thumb plays in its place: no fault of a player ends a measurement.  Imports `players`, `games` and
`contest.py`.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec

from cardavia.arena.contest import (
    Contest,
    PlayedDeal,
    Round,
    Table,
    deal_number,
    deal_of_number,
    decision_seed,
    seatings,
)
from cardavia.arena.outside import PREFIX, OutsidePlayer
from cardavia.games.actions import Action
from cardavia.games.base import Deal, Observation, State, observation
from cardavia.players.base import Cancel, Player
from cardavia.players.levels import make_player
from cardavia.players.rule_of_thumb import RuleOfThumb

_STAND_IN = RuleOfThumb()


class Bench:
    """The players of a contest, ready to play, and what is noted about them during a round."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.players: tuple[Player, ...] = tuple(
            OutsidePlayer(name.removeprefix(PREFIX), contest.patience)
            if name.startswith(PREFIX)
            else make_player(contest.game, name, contest.clock)
            for name in contest.players
        )
        self._clear()

    def _clear(self) -> None:
        self.times: list[list[int]] = [[] for _ in self.players]
        self.faults: list[list[str]] = [[] for _ in self.players]

    def play_round(self, index: int) -> Round:
        """Every seating with the cards of the `index`-th round."""
        self._clear()
        tables = [
            self._table(index, seating)
            for seating in seatings(self.contest.rules.seats, len(self.contest.players))
        ]
        return Round(
            index=index,
            number=deal_number(self.contest, index),
            tables=tuple(tables),
            times=tuple(map(tuple, self.times)),
            faults=tuple(map(tuple, self.faults)),
        )

    def close(self) -> None:
        """End the processes of outside players."""
        for player in self.players:
            if isinstance(player, OutsidePlayer):
                player.close()

    def _table(self, index: int, seating: Sequence[int]) -> Table:
        number = deal_number(self.contest, index)
        last = self._play(deal_of_number(self.contest, number), number, seating)
        deals = [_played(last)]
        if not self.contest.matches:
            return Table(tuple(seating), tuple(deals))
        while (after := _after(last))["match_winner"] is None:
            number = deal_number(self.contest, index, len(deals))
            before = msgspec.convert(after, self.contest.rules.before_type)
            deal = deal_of_number(self.contest, number, after["dealer"], before)
            last = self._play(deal, number, seating)
            deals.append(_played(last))
        return Table(tuple(seating), tuple(deals), after["match_winner"])

    def _play(self, deal: Deal, number: int, seating: Sequence[int]) -> State:
        """The last state of a deal; a seat with only one thing to do is not asked."""
        state = self.contest.rules.start(deal)
        while (seat := state.to_act) is not None:
            legal = state.legal_actions()
            if len(legal) == 1:
                state = state.advance(legal[0])
                continue
            seed = decision_seed(self.contest, number, seat, len(state.history))
            state = state.advance(self._ask(seating[seat], observation(state, seat), seed))
        return state

    def _ask(self, who: int, seen: Observation, seed: int) -> Action:
        """The answer of a player, or of the rule of thumb if there is none that is legal."""
        begin = time.perf_counter_ns()
        try:
            action = self.players[who].choose(seen, seed, Cancel()).action
        except Exception as error:
            # whatever a player raises is its fault, not the arena's: it is counted and shown
            self.faults[who].append(f"{type(error).__name__}: {error}"[:200])
            action = None
        self.times[who].append((time.perf_counter_ns() - begin) // 1000)
        if action in seen.legal:
            return action
        if action is not None:
            self.faults[who].append(f"not legal: {action!r}"[:200])
        return _STAND_IN.choose(seen, seed, Cancel()).action


def _after(state: State) -> dict[str, Any]:
    after = state.after()
    assert after is not None
    return after


def _played(state: State) -> PlayedDeal:
    """What is noted of a finished deal."""
    settlement = state.settlement()
    assert settlement is not None
    fields = settlement.fields()
    contract = fields.get("contract")
    if contract is not None and fields.get("hand"):
        contract += " hand"
    return PlayedDeal(
        dealer=state.dealer,
        scores=settlement.scores,
        declarer=fields.get("declarer", fields.get("taker")),
        contract=contract,
        won=fields.get("won", fields.get("made")),
    )
