"""How many tricks holdings of a suit bring in Preference: rebuilds `cardavia/players/preference_tables.py`.

    python -m benchmarks.calibrate_preference > cardavia/players/preference_tables.py

A hand is rated by adding up its four suits, so each table has one number for each of the 256 holdings of a
suit.  Deals are drawn and solved with open cards: the taker's tricks against both opponents, an opponent's
own tricks (the mean of what he gets with and against the other one), and those of an opponent who defends
alone.  Takers of those two tables are likely ones.  Fitted by going round the four suits, each time setting
a number to the mean of what is left to explain, drawn to the number of a similar holding.
"""

from __future__ import annotations

import argparse
import random
import sys
from array import array
from collections.abc import Sequence

from cardavia.cards import CardSet, card_set
from cardavia.games.preference_auction import SUIT_ORDER
from cardavia.players.preference_cards import LANES, TAKER, framed, terms_of
from cardavia.players.search import Solver

ROUNDS = 60
DRAWN = 8.0
"""So many cases weigh as much as the holding that is similar."""
WEAKEST = 5.5
"""A taker with fewer tricks expected does not play."""

Sample = tuple[int, int]
"""A hand in the kernel's frame, and its tricks; tricks are counted in halves."""
Fit = tuple[list[float], list[float]]
"""By holding, of the trumps and of another suit."""


def fit(samples: Sequence[Sample]) -> Fit:
    """The two tables; numbers are tricks."""
    trumps, sides = [1.0 * _rough(each) for each in range(256)], [0.5 * _rough(each) for each in range(256)]
    lanes = [(hand >> 24, hand & 255, hand >> 8 & 255, hand >> 16 & 255) for hand, _ in samples]
    for _ in range(ROUNDS):
        for table, places in ((trumps, (0,)), (sides, (1, 2, 3))):
            total, number = [0.0] * 256, [0.0] * 256
            for lane, (_, halves) in zip(lanes, samples, strict=True):
                left = (
                    halves / 2 - trumps[lane[0]] - sides[lane[1]] - sides[lane[2]] - sides[lane[3]]
                ) / len(places)
                for place in places:
                    total[lane[place]] += left
                    number[lane[place]] += 1
            for holding in range(256):
                similar = table[_similar(holding)] - table[holding] if holding else 0.0
                table[holding] += (total[holding] + DRAWN * similar) / (number[holding] + DRAWN)
    return trumps, sides


def _rough(holding: int) -> float:
    return 0.4 * (holding >> 5).bit_count() + 0.2 * max(0, holding.bit_count() - 3)


def _similar(holding: int) -> int:
    """The same holding with its lowest card one lower, or if that is the seven the next one."""
    for bit in range(7):
        if holding >> (bit + 1) & 1 and not holding >> bit & 1:
            return holding ^ (3 << bit)
    return holding


def tricks(solver: Solver, rows: array[int], playing: int, score: int, maxi: int) -> Sequence[int]:
    """Solved tricks for each row of hands."""
    verdict = solver.worlds(rows, playing, playing, terms_of(playing, score, maxi), 0, each=False)
    assert verdict is not None
    return verdict.values


def taker_samples(rng: random.Random, deals: int, solver: Solver) -> list[Sample]:
    """Hands as dealt with any suit, and hands after an exchange with the longest."""
    rows = array("I")
    for number in range(deals):
        order = rng.sample(range(32), 32)
        hand, away = card_set(order[:10]), 0
        trump = rng.choice(SUIT_ORDER)
        if number % 2:
            twelve = card_set(order[:12])
            trump = max(SUIT_ORDER, key=lambda suit: (twelve >> LANES[suit] & 255).bit_count())
            away = _away(twelve, trump)
            hand = twelve & ~away
        rest = [card for card in order if not (hand | away) >> card & 1]
        rows.extend(framed(each, trump) for each in (hand, card_set(rest[:10]), card_set(rest[10:20])))
    return [(rows[3 * at], 2 * won) for at, won in enumerate(tricks(solver, rows, 3, TAKER, TAKER))]


def _away(twelve: CardSet, trump: str) -> CardSet:
    """Two low cards of short suits."""
    trumps = 255 << LANES[trump]
    cards = [card for card in range(32) if (twelve & ~trumps) >> card & 1] or list(range(32))
    cards.sort(key=lambda card: (card & 7) + 2 * (twelve >> (card & 24) & 255).bit_count())
    spare = [card for card in range(32) if twelve >> card & 1]
    return card_set((cards + spare)[:2])


def opponent_samples(
    rng: random.Random, deals: int, solver: Solver, taker: Fit
) -> tuple[list[Sample], list[Sample]]:
    """Opponents of likely takers: when both defend, and alone."""
    three = array("I")
    while len(three) < 3 * deals:
        order = rng.sample(range(32), 32)
        twelve = card_set(order[:12])
        trump = max(SUIT_ORDER, key=lambda suit: (twelve >> LANES[suit] & 255).bit_count())
        hand = framed(twelve & ~_away(twelve, trump), trump)
        sides = sum(taker[1][hand >> lane & 255] for lane in (0, 8, 16))
        if taker[0][hand >> 24] + sides >= WEAKEST:
            three.extend((hand, *(framed(card_set(order[at : at + 10]), trump) for at in (12, 22))))
    both: list[Sample] = []
    alone: list[Sample] = []
    for seat in (1, 2):
        own = 1 << seat
        with_help = tricks(solver, three, 3, own, 6)
        without = tricks(solver, three, 3, own, own)
        two = array("I")
        for at in range(0, len(three), 3):
            two.extend((three[at], three[at + seat]))
        single = tricks(solver, two, 2, 2, 2)
        for at in range(deals):
            hand = three[3 * at + seat]
            both.append((hand, with_help[at] + without[at]))
            alone.append((hand, 2 * single[at]))
    return both, alone


def spread(samples: Sequence[Sample], found: Fit) -> float:
    """Root of the mean square of what the tables do not explain."""
    total = 0.0
    for hand, halves in samples:
        sides = sum(found[1][hand >> lane & 255] for lane in (0, 8, 16))
        total += (halves / 2 - found[0][hand >> 24] - sides) ** 2
    return float((total / len(samples)) ** 0.5)


def shown(name: str, said: str, numbers: Sequence[float]) -> str:
    lines = [f"{name}: Final = ("]
    for at in range(0, 256, 16):
        lines.append("    " + " ".join(f"{round(100 * each)}," for each in numbers[at : at + 16]))
    return "\n".join([*lines, ")", f'"""{said}"""'])


HEAD = '''"""Hundredths of tricks by the holding of a suit: eight bits, the seven lowest, the ace highest.

Rebuilt by `python -m benchmarks.calibrate_preference > cardavia/players/preference_tables.py`.
"""

from typing import Final

# fmt: off'''


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=24000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng, solver = random.Random(options.seed), Solver()
    samples = taker_samples(rng, options.deals, solver)
    taker = fit(samples)
    both, alone = opponent_samples(rng, options.deals, solver, taker)
    fits = [(samples, taker), (both, fit(both)), (alone, fit(alone))]
    for name, (cases, found) in zip(("taker", "both", "alone"), fits, strict=True):
        print(name, "spread", round(spread(cases, found), 3), "of", len(cases), file=sys.stderr)
    print(HEAD)
    for name, said, (_, (trumps, sides)) in zip(
        ("TAKER", "BOTH", "ALONE"),
        ("the taker against both opponents.", "an opponent when both defend.", "an opponent alone."),
        fits,
        strict=True,
    ):
        print(shown(f"{name}_TRUMPS", f"Trumps: {said}", trumps))
        print(shown(f"{name}_SIDE", f"Another suit: {said}", sides))


if __name__ == "__main__":
    main()
