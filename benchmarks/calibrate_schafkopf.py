"""Chances of Schafkopf hands from solved deals: rebuilds `WEIGHTS` in `cardavia/players/schafkopf_tables.py`.

    python -m benchmarks.calibrate_schafkopf --deals 12000 > weights.txt

For each kind of contract random hands that somebody might bid on are dealt, the other hands at random, and
the kernel says with open cards whether 31, 61 and 91 points are reached.  Logistic regressions on
`schafkopf_strength.features` give the weights.
"""

from __future__ import annotations

import argparse
import random
import sys
from array import array

from cardavia.cards import CardSet
from cardavia.games.schafkopf_contracts import CONTRACTS, Contract
from cardavia.players.schafkopf_cards import lexicon_of, terms_of
from cardavia.players.schafkopf_strength import GOALS, SIZES, biddable, features, logistic
from cardavia.players.search import Solver

Example = tuple[list[int], tuple[int, ...]]
"""Features and the goals reached (1 or 0)."""
CALLS = {
    "rufer": ("rufer E", "rufer G", "rufer S"),
    "wenz": ("wenz",),
    "solo": ("solo E", "solo G", "solo H", "solo S"),
}
EPOCHS = 16
SHRINK = 1.0
"""Ridge penalty for each weight, in examples."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=12000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = random.Random(options.seed)
    solver = Solver()
    for kind, calls in CALLS.items():
        examples = [example(rng, solver, kind, calls) for _ in range(options.deals)]
        for number, goal in enumerate(GOALS):
            weights = fit([(found, made[number]) for found, made in examples], SIZES[kind], rng)
            print(f'    ("{kind}", {goal}): (')
            for start in range(0, len(weights), 12):
                print("        " + " ".join(f"{weight:.3f}," for weight in weights[start : start + 12]))
            print("    ),", flush=True)
        share = sum(made[1] for _, made in examples) / len(examples)
        print(kind, len(examples), "examples, 61 points in", round(share, 3), file=sys.stderr, flush=True)


def example(rng: random.Random, solver: Solver, kind: str, calls: tuple[str, ...]) -> Example:
    """One hand with one deal of the others, solved."""
    contract, hands = dealt(rng, kind, calls)
    forehand = rng.randrange(4)
    lexicon = lexicon_of(contract)
    row = array("I", [lexicon.bits(hand) for hand in hands])
    terms = terms_of(contract.text, 0, None, False)
    made = []
    for goal in GOALS:
        verdict = solver.worlds(row, 4, 4, terms, forehand, target=goal, each=False)
        assert verdict is not None
        made.append(verdict.values[0])
    return features(contract, hands[0], -forehand % 4), tuple(made)


def dealt(rng: random.Random, kind: str, calls: tuple[str, ...]) -> tuple[Contract, tuple[CardSet, ...]]:
    """A hand that may be bid on (seat 0) and the three others."""
    cards = list(range(32))
    while True:
        rng.shuffle(cards)
        hands = tuple(sum(1 << card for card in cards[seat * 8 : seat * 8 + 8]) for seat in range(4))
        contract = CONTRACTS[rng.choice(calls)]
        if biddable(contract, hands[0]):
            return contract, hands


def fit(examples: list[tuple[list[int], int]], size: int, rng: random.Random) -> list[float]:
    """Logistic regression by stochastic gradients with falling steps."""
    weights = [0.0] * size
    sums = [1e-3] * size
    for _ in range(EPOCHS):
        rng.shuffle(examples)
        for found, made in examples:
            error = made - logistic(sum(weights[index] for index in found))
            for index in found:
                slope = error - SHRINK * weights[index] / len(examples) * 10
                sums[index] += slope * slope
                weights[index] += 0.5 * slope / sums[index] ** 0.5
    return weights


if __name__ == "__main__":
    main()
