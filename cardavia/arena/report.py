"""What the rounds of a contest say: differences with their intervals, win rates, contracts, times.

Rounds are the independent observations: the tables of one round share their cards, so each round gives one
number and the intervals are over rounds.  Imports `contest.py` and `score_sheet` (for Seeger-Fabian).
"""

from __future__ import annotations

import itertools
import math
import statistics
from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import Final

import msgspec

from cardavia.arena.contest import Contest, PlayedDeal, Round, Table
from cardavia.score_sheet import DealResult, seeger_fabian

Z95: Final = 1.959964
"""Half of a 95 % interval in standard errors (normal approximation)."""
FAULTS_SHOWN: Final = 3

SeatScores = Callable[[Table], Sequence[float]]


class Estimate(msgspec.Struct, frozen=True):
    """A mean over `n` independent observations; the 95 % interval is `mean` ± `half` (None for n = 1)."""

    mean: float
    half: float | None
    n: int


class ContractReport(msgspec.Struct, frozen=True):
    """How often a player declared a contract, won it, and its mean score with it."""

    declared: int
    won: int
    score: float


class PlayerReport(msgspec.Struct, frozen=True, kw_only=True):
    """One player over all rounds.

    `seats` counts each seat of each deal (or match); `score` is the mean for such a seat, `positive` the
    share with a score above 0, `by_position` the mean score of a deal by place left of the dealer.
    `declared` and `declared_won` count deals.  Times are milliseconds for each real decision (one with
    more than one legal action).
    """

    name: str
    seats: int
    score: Estimate
    positive: float
    by_position: tuple[float, ...]
    declared: int
    declared_won: int
    contracts: dict[str, ContractReport]
    seeger_fabian: Estimate | None
    faults: int
    first_faults: tuple[str, ...]
    decisions: int
    milliseconds: dict[str, float]


class Difference(msgspec.Struct, frozen=True):
    """How much `first` scores above `second` for each deal (or match) on the same cards.

    In matches `score` is the difference of matches won and `game_points` that of the game points of a match.
    """

    first: str
    second: str
    score: Estimate
    seeger_fabian: Estimate | None
    game_points: Estimate | None


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a contest.  `unplayed` is the share of deals without a declarer (None in Schnapsen)."""

    contest: Contest
    rounds: int
    deals: int
    unplayed: float | None
    players: tuple[PlayerReport, ...]
    differences: tuple[Difference, ...]


def report(contest: Contest, rounds: Sequence[Round]) -> Report:
    """Count the rounds of a contest; `ValueError` if there are none."""
    if not rounds:
        raise ValueError("there are no rounds to report")
    tables = [table for played in rounds for table in played.tables]
    deals = [deal for table in tables for deal in table.deals]
    unplayed = sum(1 for deal in deals if deal.declarer is None) / len(deals)
    indices = range(len(contest.players))
    return Report(
        contest=contest,
        rounds=len(rounds),
        deals=len(deals),
        unplayed=None if contest.game == "schnapsen" else unplayed,
        players=tuple(_player(contest, rounds, who) for who in indices),
        differences=tuple(
            _difference(contest, rounds, first, second)
            for first, second in itertools.combinations(indices, 2)
        ),
    )


def estimate(values: Sequence[float]) -> Estimate:
    """The mean of independent observations with its interval.

    >>> estimate([1.0, 3.0]).mean
    2.0
    """
    mean = math.fsum(values) / len(values)
    if len(values) < 2:
        return Estimate(mean, None, len(values))
    return Estimate(mean, Z95 * statistics.stdev(values) / math.sqrt(len(values)), len(values))


def percentile(ordered: Sequence[int], share: float) -> int:
    """The smallest value that at least a share of all values do not exceed; 0 if there are none.

    >>> percentile([1, 2, 3, 4], 0.5), percentile([1, 2, 3, 4], 0.95)
    (2, 4)
    """
    if not ordered:
        return 0
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)]


def seeger_change(deal: PlayedDeal) -> tuple[int, ...]:
    """The Seeger-Fabian points of one deal by seat."""
    return seeger_fabian([DealResult(None, 0, deal.scores, deal.declarer, deal.won)])


def _seeger(table: Table) -> Sequence[float]:
    return seeger_change(table.deals[0])


def _game_points(table: Table) -> Sequence[float]:
    return [sum(won) for won in zip(*(deal.scores for deal in table.deals), strict=True)]


def _scores(table: Table) -> Sequence[float]:
    return table.scores


def _mean_of(table: Table, who: int, scores: SeatScores) -> float | None:
    """The mean score of a player's seats at a table; None if it does not sit there."""
    own = [score for seated, score in zip(table.seating, scores(table), strict=True) if seated == who]
    return math.fsum(own) / len(own) if own else None


def _by_round(rounds: Iterable[Round], of_table: Callable[[Table], float | None]) -> list[float]:
    """For each round the mean over its tables, those left out that say nothing."""
    values = []
    for played in rounds:
        found = [value for table in played.tables if (value := of_table(table)) is not None]
        values.append(math.fsum(found) / len(found))
    return values


def _difference(contest: Contest, rounds: Sequence[Round], first: int, second: int) -> Difference:
    def over(scores: SeatScores) -> Estimate:
        def of_table(table: Table) -> float | None:
            one, two = _mean_of(table, first, scores), _mean_of(table, second, scores)
            return one - two if one is not None and two is not None else None

        return estimate(_by_round(rounds, of_table))

    return Difference(
        contest.players[first],
        contest.players[second],
        over(_scores),
        over(_seeger) if contest.game == "skat" else None,
        over(_game_points) if contest.matches else None,
    )


def _player(contest: Contest, rounds: Sequence[Round], who: int) -> PlayerReport:
    tables = [table for played in rounds for table in played.tables]
    scores = [
        score
        for table in tables
        for seated, score in zip(table.seating, table.scores, strict=True)
        if seated == who
    ]
    contracts = _contracts(tables, who)
    times = sorted(time for played in rounds for time in played.times[who])
    faults = [fault for played in rounds for fault in played.faults[who]]
    return PlayerReport(
        name=contest.players[who],
        seats=len(scores),
        score=estimate(_by_round(rounds, lambda table: _mean_of(table, who, _scores))),
        positive=sum(1 for score in scores if score > 0) / len(scores),
        by_position=_by_position(tables, who),
        declared=sum(each.declared for each in contracts.values()),
        declared_won=sum(each.won for each in contracts.values()),
        contracts=contracts,
        seeger_fabian=estimate(_by_round(rounds, lambda table: _mean_of(table, who, _seeger)))
        if contest.game == "skat"
        else None,
        faults=len(faults),
        first_faults=tuple(dict.fromkeys(faults))[:FAULTS_SHOWN],
        decisions=len(times),
        milliseconds={
            name: percentile(times, share) / 1000
            for name, share in (("median", 0.5), ("p95", 0.95), ("p99", 0.99))
        },
    )


def _by_position(tables: Iterable[Table], who: int) -> tuple[float, ...]:
    """Mean score of a deal by place: 0 is left of the dealer, the last place the dealer."""
    found: dict[int, list[int]] = defaultdict(list)
    for table in tables:
        for deal in table.deals:
            for seat, score in enumerate(deal.scores):
                if table.seating[seat] == who:
                    found[(seat - deal.dealer - 1) % len(deal.scores)].append(score)
    return tuple(math.fsum(found[place]) / len(found[place]) for place in sorted(found))


def _contracts(tables: Iterable[Table], who: int) -> dict[str, ContractReport]:
    """By contract, the most frequent first."""
    found: dict[str, list[PlayedDeal]] = defaultdict(list)
    for table in tables:
        for deal in table.deals:
            if deal.declarer is not None and table.seating[deal.declarer] == who:
                found[deal.contract or "?"].append(deal)
    return {
        contract: ContractReport(
            len(deals),
            sum(1 for deal in deals if deal.won),
            math.fsum(deal.scores[deal.declarer or 0] for deal in deals) / len(deals),
        )
        for contract, deals in sorted(found.items(), key=lambda each: (-len(each[1]), each[0]))
    }
