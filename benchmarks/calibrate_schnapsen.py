"""What played deals teach the Schnapsen player: rebuilds `schnapsen_tables.py`.

    python -m benchmarks.calibrate_schnapsen > cardavia/players/schnapsen_tables.py

Two masters play deals, without a clock.  The habits are the softmax weights
under which the cards they chose are likeliest, closing is a logistic curve over features of the hand, the
shares count the game points of a deal, and the lines through what deals came to correct what the solver
promised.  On standard error: the mean chance of what was chosen, and how often, against a choice by lot.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Sequence
from math import exp, inf, log, sqrt

from msgspec.structs import replace

from cardavia.games.actions import Play
from cardavia.games.base import Observation, observation
from cardavia.games.schnapsen import SCHNAPSEN, SchnapsenState
from cardavia.games.schnapsen_actions import CLOSE, EXCHANGE, Marry
from cardavia.players.base import Cancel
from cardavia.players.levels import MASTER, Level
from cardavia.players.schnapsen_cards import LAYOUTS, bits_of, indices
from cardavia.players.schnapsen_habits import (
    CLOSING_FEATURES,
    FEATURES,
    FOLLOW_CLOSED,
    FOLLOW_OPEN,
    LEAD_CLOSED,
    LEAD_OPEN,
    SITUATIONS,
    closing_features,
    follow_features,
    lead_features,
    legal_answers,
)
from cardavia.players.schnapsen_play import judge_cards, judge_closing
from cardavia.players.schnapsen_player import SchnapsenPlayer
from cardavia.players.schnapsen_question import Question

Choosing = tuple[list[Sequence[int]], int]
"""One card played: the features of each legal card, and which of them it was."""
Closing = tuple[tuple[float, ...], bool]
CREDIT = 20
"""As so many deals the expectation counts that a promise is kept."""
STAGES = 5
"""Tricks that are led with the stock open."""
STEPS, DECAY, RATE = 150, 0.5, 0.5
"""Ascent: steps, pull to 0, step size."""


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--deals", type=int, default=110)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--worlds", type=int, default=MASTER.worlds)
    options = arguments.parse_args()
    seat = SchnapsenPlayer(replace(MASTER, worlds=options.worlds, seconds=inf))
    choosing: list[list[Choosing]] = [[] for _ in range(SITUATIONS)]
    closing: list[Closing] = []
    points: Counter[int] = Counter()
    lines: list[list[tuple[float, int]]] = [[] for _ in range(STAGES + 1)]
    for number in range(options.deals):
        state = SCHNAPSEN.start(SCHNAPSEN.deal(random.Random(options.seed * 1_000_003 + number)))
        promises: list[tuple[int, int, float]] = []
        while state.to_act is not None:
            seen = observation(state, state.to_act)
            action = seat.choose(seen, number + len(state.history), Cancel()).action
            if state.stock_open and action != EXCHANGE and len(seen.legal) > 1:
                promise = promised(seen, seat.level, action == CLOSE)
                promises += [promise] if promise else []
            learn(state, action, choosing, closing)
            state = state.apply(action)
        settled = state.settlement()
        assert settled is not None
        points[max(settled.scores)] += 1
        for stage, who, value in promises:
            lines[stage].append((value, settled.scores[who] - settled.scores[1 - who]))
        if number % 10 == 9:
            print(number + 1, dict(points), file=sys.stderr, flush=True)
    print_tables(
        [points[each] / options.deals for each in (1, 2, 3)],
        [habits(each) for each in choosing],
        closing_weights(closing),
        [line(each) for each in lines],
    )


def promised(seen: Observation, level: Level, close: bool) -> tuple[int, int, float] | None:
    """Tricks played (`STAGES` for closing), the seat, and what the solver promises of the best choice."""
    question = Question(seen, level, 1, Cancel())
    if close:
        closing = judge_closing(question, -inf)
        return None if closing is None else (STAGES, seen.seat, closing.value)
    tally = judge_cards(question)
    if not tally.results:  # every world was over its budget
        return None
    best = max(each.value for each in tally.candidates(question.worth))
    return sum(question.state.tricks), seen.seat, best


def line(pairs: list[tuple[float, int]]) -> tuple[float, float]:
    """Constant and slope of the least squares, drawn a little to what was promised (0 and 1)."""
    number, across = len(pairs) + CREDIT, sum(promise for promise, _ in pairs)
    square = sum(promise * promise for promise, _ in pairs) + CREDIT
    missed = sum(came - promise for promise, came in pairs)
    product = sum(promise * (came - promise) for promise, came in pairs)
    scale = number * square - across * across
    constant = (square * missed - across * product) / scale
    slope = 1 + (number * product - across * missed) / scale
    print(f"line: {constant:.2f} and {slope:.2f} of {len(pairs)}", file=sys.stderr)
    return constant, slope


def learn(
    state: SchnapsenState, action: object, choosing: list[list[Choosing]], closing: list[Closing]
) -> None:
    """Note what a seat did, if it had a choice."""
    assert state.to_act is not None
    layout = LAYOUTS[state.trump]
    hand = bits_of(layout, state.hands[state.to_act])
    gone = bits_of(layout, state.taken[0] | state.taken[1])
    if not state.trick and state.stock_open and action != EXCHANGE:
        other = 1 - state.to_act
        features = closing_features(
            hand, gone, state.points[state.to_act], state.points[other], state.tricks[other]
        )
        closing.append((features, action == CLOSE))
    if not isinstance(action, (Play, Marry)) or not (state.stock_open or state.closed_by is not None):
        return
    card = layout.index(action.card)
    if state.trick:
        led = layout.index(state.trick[0])
        legal = indices(hand if state.stock_open else legal_answers(hand, led))
        rows = [follow_features(each, hand, led) for each in legal]
        situation = FOLLOW_OPEN if state.stock_open else FOLLOW_CLOSED
    else:
        legal = indices(hand)
        rows = [lead_features(each, hand, gone) for each in legal]
        situation = LEAD_OPEN if state.stock_open else LEAD_CLOSED
    if len(legal) > 1:
        choosing[situation].append((list(rows), legal.index(card)))


def habits(choosing: list[Choosing]) -> list[float]:
    """The weights of one situation, by steepest ascent with scaled steps."""
    weights, scale = [0.0] * FEATURES, [1e-6] * FEATURES
    for _ in range(STEPS):
        gradient = [-DECAY * weight for weight in weights]
        for rows, taken in choosing:
            for feature in rows[taken]:
                gradient[feature] += 1.0
            for row, chance in zip(rows, chances(rows, weights), strict=True):
                for feature in row:
                    gradient[feature] -= chance
        climb(weights, gradient, scale)
    likely = [log(chances(rows, weights)[taken]) for rows, taken in choosing]
    even = [-log(len(rows)) for rows, _ in choosing]
    for name, each in (("by habit", likely), ("by lot", even)):
        print(f"{name}: {exp(sum(each) / max(1, len(each))):.3f} of {len(each)}", file=sys.stderr)
    return weights


def chances(rows: list[Sequence[int]], weights: list[float]) -> list[float]:
    """How likely each of the cards is."""
    pulls = [exp(sum(weights[feature] for feature in row)) for row in rows]
    total = sum(pulls)
    return [pull / total for pull in pulls]


def closing_weights(closing: list[Closing]) -> list[float]:
    """The logistic curve of closing."""
    weights, scale = [0.0] * CLOSING_FEATURES, [1e-6] * CLOSING_FEATURES
    for _ in range(2 * STEPS):
        gradient = [-DECAY * weight for weight in weights]
        for features, closed in closing:
            odds = sum(weight * feature for weight, feature in zip(weights, features, strict=True))
            missed = closed - 1 / (1 + exp(-max(-30.0, min(30.0, odds))))
            for place, feature in enumerate(features):
                gradient[place] += missed * feature
        climb(weights, gradient, scale)
    share = sum(closed for _, closed in closing) / len(closing)
    print(f"closed: {share:.3f} of {len(closing)}", file=sys.stderr)
    return weights


def climb(weights: list[float], gradient: list[float], scale: list[float]) -> None:
    """One step of every weight, shorter where the way was long already."""
    for place, step in enumerate(gradient):
        scale[place] += step * step
        weights[place] += RATE * step / sqrt(scale[place])


def print_tables(
    shares: list[float],
    weights: list[list[float]],
    closing: list[float],
    lines: list[tuple[float, float]],
) -> None:
    """The module, ready to be written."""
    print('"""Numbers that played deals taught, written by `benchmarks/calibrate_schnapsen.py`.\n')
    print('Imports nothing.\n"""\n')
    print("from __future__ import annotations\n\nfrom typing import Final\n\n# fmt: off")
    print(f"SHARES: Final[tuple[float, float, float]] = ({numbers(shares)})")
    print('"""Shares of deals that end with one, two and three game points."""')
    print("HABITS: Final[tuple[tuple[float, ...], ...]] = (")
    for each in weights:
        print("    (")
        for start in range(0, len(each), 12):
            print(f"        {numbers(each[start : start + 12])},")
        print("    ),")
    print(')\n"""Weights of the card features, by situation."""')
    print(f'CLOSING: Final[tuple[float, ...]] = (\n    {numbers(closing)},\n)\n"""Weights of closing."""')
    print("OPEN_CARDS: Final[tuple[tuple[float, float], ...]] = (")
    print("    " + ", ".join(f"({numbers(each)})" for each in lines[:STAGES]) + ",\n)")
    print('"""By tricks played: what deals with the stock open came to, constant and share of what was')
    print('promised."""')
    print(f"CLOSED_CARDS: Final[tuple[float, float]] = ({numbers(lines[STAGES])})")
    print('"""The same for a seat that closes."""')


def numbers(values: Sequence[float]) -> str:
    return ", ".join(f"{value:.3f}" for value in values)


if __name__ == "__main__":
    main()
