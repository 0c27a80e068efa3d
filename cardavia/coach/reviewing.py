"""A whole deal reviewed, decision by decision, and what it adds up to.

`Review` holds the moments of a record; iterating over `run` gives one decision after the other, so that a
page can fill while it works; `judge` answers for one of them, so that several processes can share the work.
Imports `records`, `games` and the rest of the coach.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Final

import msgspec

from cardavia.coach.budgets import QUICK, Budget
from cardavia.coach.judging import judge, listed
from cardavia.coach.values import STANDARD, UNITS, Bands, DealReview, Decision, Point, ReviewSummary
from cardavia.games.actions import Action
from cardavia.games.base import IllegalAction, State
from cardavia.players.base import Cancel
from cardavia.records import Record, ReplayError, deal_of, game_of

DIGITS: Final = 4


class Moment(msgspec.Struct, frozen=True):
    """The true state before an action of the record, and the action."""

    index: int
    state: State
    action: Action


class Review:
    """The moments of one record, finished or running, ready to be judged."""

    def __init__(self, record: Record, budget: Budget = QUICK, bands: Bands = STANDARD) -> None:
        """Raises `RecordError` if it is no sound record, `ReplayError` at the first illegal action."""
        self.record = record
        self.budget = budget
        self.bands = bands
        state = game_of(record).start(deal_of(record))
        moments: list[Moment] = []
        for index, (seat, text) in enumerate(record.actions):
            try:
                after = state.act(seat, text)
            except IllegalAction as error:
                raise ReplayError(index, error) from None
            moments.append(Moment(index, state, after.history[-1][1]))
            state = after
        self.moments = tuple(moments)
        self.last: State = state
        """The state after all actions."""

    def run(
        self, cancel: Cancel | None = None, seats: Collection[int] | None = None, first: int = 0
    ) -> Iterator[Decision]:
        """One decision after the other, from action `first` on.

        With `seats` only the decisions of those are judged, the others listed.  Raises `Cancelled` when the
        flag was raised; what was given before stands, and `first` goes on from there.
        """
        for moment in self.moments[first:]:
            yield self.judge(moment.index, cancel, seats)

    def judge(
        self, index: int, cancel: Cancel | None = None, seats: Collection[int] | None = None
    ) -> Decision:
        """The decision at a place of the record."""
        moment = self.moments[index]
        if seats is not None and moment.state.to_act not in seats and len(moment.state.legal_actions()) > 1:
            return listed(moment.state, moment.action, "not-asked")
        return judge(moment.state, moment.action, self.budget, self.bands, cancel)

    def whole(self, decisions: Sequence[Decision]) -> DealReview:
        """What the decisions add up to; they may be fewer than the moments."""
        game = self.last.game
        return DealReview(
            game=game.name,
            unit=UNITS[game.name],
            budget=self.budget.name,
            finished=self.last.finished,
            decisions=tuple(decisions),
            seats=tuple(summary(decisions, seat, self.budget.name) for seat in range(game.seats)),
            curve=curve(decisions),
            worst=_worst(decisions),
        )


def loss_of(decision: Decision) -> float:
    """The loss in percentage points that gave the band; 0 if it is good or cannot be judged."""
    if decision.band in (None, "good"):
        return 0.0
    loss = decision.win_loss if decision.banded_by == "win" else decision.share
    return loss or 0.0


def summary(decisions: Iterable[Decision], seat: int, budget: str) -> ReviewSummary:
    """The decisions of one seat in numbers."""
    own = [decision for decision in decisions if decision.seat == seat]
    judged = [decision for decision in own if decision.band is not None]
    worst = _worst(own)
    losses = [loss_of(decision) for decision in judged]
    return ReviewSummary(
        seat=seat,
        budget=budget,
        decisions=len(judged),
        forced=sum(decision.forced for decision in own),
        unjudged=sum(decision.band is None and not decision.forced for decision in own),
        bands=_counted(judged, lambda decision: decision.band),
        verdicts=_counted(judged, lambda decision: decision.verdict),
        average_loss=round(sum(losses) / len(losses), DIGITS) if losses else 0.0,
        loss=round(sum(decision.loss or 0.0 for decision in judged if decision.band != "good"), DIGITS),
        open_loss=round(sum(decision.open_loss or 0.0 for decision in own), DIGITS),
        worst=worst,
        worst_loss=round(max(losses), DIGITS) if worst is not None else 0.0,
    )


def curve(decisions: Iterable[Decision]) -> tuple[Point, ...]:
    """The expected result after each action; an action that changes nothing keeps the point before."""
    points: list[Point] = []
    for decision in decisions:
        if decision.expected is not None:
            points.append(Point(decision.index, decision.expected))
        elif points:
            points.append(Point(decision.index, points[-1].expected))
    return tuple(points)


def _worst(decisions: Iterable[Decision]) -> int | None:
    dearest = max(decisions, key=loss_of, default=None)
    return dearest.index if dearest is not None and loss_of(dearest) > 0 else None


def _counted(decisions: Iterable[Decision], name: Callable[[Decision], str | None]) -> dict[str, int]:
    counts: dict[str, int] = {}
    for decision in decisions:
        key = name(decision)
        if key is not None:
            counts[key] = counts.get(key, 0) + 1
    return counts
