"""Rebuild `cardavia/players/skat_tables.py`: what counts in a Skat hand, fitted to solved deals.

    python -m benchmarks.calibrate_skat --deals 20000 > tables.py

Random deals get a declarer, a contract that is not out of reach and two cards put away (by the present
tables, with some noise); the solver says whether 61 and 90 points are there (Null: whether no trick is
forced on the declarer).  Penalised logistic regression then weighs the features of `skat_strength`.
`PLAYED` and `HABITS` are kept; `benchmarks.calibrate_skat_play` rebuilds them from played deals.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from math import exp

from cardavia.cards import CardSet, card_set, cards_of, points_in
from cardavia.games.skat_contracts import CONTRACTS, NULLS
from cardavia.players.search import Solver
from cardavia.players.skat_cards import LEXICONS
from cardavia.players.skat_habits import FEATURES
from cardavia.players.skat_strength import SIZES, features, kind_of, solved_odds
from cardavia.players.skat_tables import HABITS, PLAYED, WEIGHTS

Sparse = list[tuple[int, float]]
REACHABLE = {"suit": 0.08, "grand": 0.08, "null": 0.03}
"""Hands that make the contract less often (by the present tables) are left out."""
NODES = 400_000


@dataclass
class Samples:
    """Feature rows and outcomes of one kind of contract."""

    rows: list[Sparse] = field(default_factory=list)
    outcomes: list[bool] = field(default_factory=list)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--deals", type=int, default=20_000)
    arguments.add_argument("--seed", type=int, default=1)
    options = arguments.parse_args()
    samples = {key: Samples() for key in WEIGHTS}
    rng = random.Random(options.seed)
    solver = Solver()
    for number in range(options.deals):
        if number % 1000 == 0:
            print(number, {key: len(each.rows) for key, each in samples.items()}, file=sys.stderr, flush=True)
        solve_deal(rng, solver, samples)
    weights = {key: fit(each, prior(key[0])) for key, each in samples.items()}
    print_tables(weights, PLAYED, HABITS)


# ---------------------------------------------------------------- solved deals


def solve_deal(rng: random.Random, solver: Solver, samples: dict[tuple[str, int], Samples]) -> None:
    """Add what the solver says about one random deal."""
    cards = rng.sample(range(32), 32)
    hands = [card_set(cards[:10]), card_set(cards[10:20]), card_set(cards[20:30])]
    skat = card_set(cards[30:])
    place = rng.randrange(3)
    closed = rng.random() < 0.12
    for contract in CONTRACTS[:-1]:
        kind = kind_of(contract)
        if kind == "null" and closed:
            continue
        kept, away = (hands[0], None) if closed else noisy_discard(rng, contract, hands[0] | skat, place)
        odds = solved_odds(contract, kept, place, away)
        if 1 / (1 + exp(-odds)) < REACHABLE[kind] or (odds > 4.5 and rng.random() < 0.8):
            continue
        row: Sparse = [(index, 1.0) for index in features(contract, kept, place)]
        if kind != "null":
            size = SIZES[kind]
            row.append((size - 2, 1.0) if away is None else (size - 1, points_in(away) / 10))
        put = skat if away is None else away
        # seat 0 is the declarer; who leads depends on the declarer's place
        lexicon = LEXICONS[contract]
        solver.set_up([lexicon.bits(each) for each in (kept, hands[1], hands[2])], lexicon.terms(0))
        leader = (3 - place) % 3
        if kind == "null":
            lost = solver.test(leader, 1, limit=NODES)
            if lost is not None:
                add(samples["null", 61], row, not lost)
            continue
        won = solver.test(leader, 61 - points_in(put), limit=NODES)
        if won is None:
            continue
        add(samples[kind, 61], row, won)
        high = won and solver.test(leader, 90 - points_in(put), limit=NODES)
        if high is not None:
            add(samples[kind, 90], row, high)


def add(samples: Samples, row: Sparse, outcome: bool) -> None:
    samples.rows.append(row)
    samples.outcomes.append(outcome)


def noisy_discard(rng: random.Random, contract: str, twelve: CardSet, place: int) -> tuple[CardSet, CardSet]:
    """The ten cards kept and the two put away: the best by the present tables, give or take."""
    lexicon = LEXICONS[contract]
    trumps = lexicon.cards(lexicon.layout.suits[0]) if contract not in NULLS else 0
    best, found = -1e9, (0, 0)
    pairs = list(combinations(cards_of(twelve & ~trumps), 2)) or list(combinations(cards_of(twelve), 2))
    for first, second in pairs:
        away = 1 << first | 1 << second
        odds = solved_odds(contract, twelve & ~away, place, away) + rng.gauss(0.0, 0.3)
        if odds > best:
            best, found = odds, (twelve & ~away, away)
    return found


# ---------------------------------------------------------------- penalised logistic regression


def prior(kind: str) -> list[float]:
    """What a weight is worth before any deal was seen: trumps and sure tricks are good, unsafe cards bad."""
    weights = [0.0] * SIZES[kind]
    if kind == "suit":
        weights[20:116] = [0.9 * (trumps - 6) + 0.5 * (sure - 2) for trumps in range(12) for sure in range(8)]
    if kind == "grand":
        weights[32:82] = [0.75 * (sure - 4) + 0.4 * (unters - 2) for unters in range(5) for sure in range(10)]
    if kind == "null":
        weights[256:264] = [1.5 - 1.3 * unsafe for unsafe in range(8)]
    return weights


def fit(samples: Samples, before: list[float], penalty: float = 1.0, steps: int = 8) -> list[float]:
    """Weights by Newton's method; the penalty draws rare features to what was thought before."""
    weights, size = before, len(before)
    for _ in range(steps):
        gradient = [penalty * (old - weight) for old, weight in zip(before, weights, strict=True)]
        curve = [[0.0] * size for _ in range(size)]
        for place in range(size):
            curve[place][place] = penalty
        for row, outcome in zip(samples.rows, samples.outcomes, strict=True):
            odds = sum(weights[index] * value for index, value in row)
            chance = 1 / (1 + exp(-max(-30.0, min(30.0, odds))))
            error, slope = outcome - chance, chance * (1 - chance)
            for index, value in row:
                gradient[index] += error * value
                line = curve[index]
                for other, factor in row:
                    line[other] += slope * value * factor
        weights = [weight + step for weight, step in zip(weights, solve(curve, gradient), strict=True)]
    return weights


def solve(matrix: list[list[float]], right: Sequence[float]) -> list[float]:
    """Solve a symmetric positive definite system by elimination."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for pivot in range(size):
        top = rows[pivot]
        for below in range(pivot + 1, size):
            factor = rows[below][pivot] / top[pivot]
            if factor:
                rows[below] = [a - factor * b for a, b in zip(rows[below], top, strict=True)]
    solution = [0.0] * size
    for pivot in range(size - 1, -1, -1):
        known = sum(rows[pivot][other] * solution[other] for other in range(pivot + 1, size))
        solution[pivot] = (rows[pivot][size] - known) / rows[pivot][pivot]
    return solution


# ---------------------------------------------------------------- the module that is printed


def print_tables(
    weights: Mapping[tuple[str, int], Sequence[float]],
    played: Mapping[str, tuple[float, float]],
    habits: Sequence[float],
) -> None:
    """The source of `skat_tables.py` on standard output."""
    print('"""Weights of the Skat player, written by `benchmarks/calibrate_skat*.py`.  Imports nothing."""\n')
    print("from __future__ import annotations\n\nfrom typing import Final\n")
    print("# fmt: off")
    print("WEIGHTS: Final[dict[tuple[str, int], tuple[float, ...]]] = {")
    for key, values in weights.items():
        print(f'    ("{key[0]}", {key[1]}): (')
        for line in chunks([f"{value:.3f}" for value in values], 12):
            print(f"        {', '.join(line)},")
        print("    ),")
    print('}\n"""By kind of contract and points to reach (Null has one entry): log odds if solved."""\n')
    print("PLAYED: Final = {")
    for kind, (base, slope) in played.items():
        print(f'    "{kind}": ({base:.3f}, {slope:.3f}),')
    print('}\n"""By kind: constant and factor from log odds in solved deals to those in played ones."""\n')
    print("HABITS: Final[tuple[float, ...]] = (")
    for line in chunks([f"{value:.2f}" for value in habits], FEATURES):
        print(f"    {', '.join(line)},")
    print(')\n"""By situation (a line each) and feature of `skat_habits`: how strongly a card attracts."""')


def chunks(texts: list[str], size: int) -> Iterator[list[str]]:
    for start in range(0, len(texts), size):
        yield texts[start : start + size]


if __name__ == "__main__":
    main()
