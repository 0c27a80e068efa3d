"""What played deals teach the Skat player: rebuilds `PLAYED` and `HABITS` of `skat_tables.py`.

    python -m benchmarks.calibrate_skat_play --deals 600 > tables.py

Three equal players bid boldly, so that doubtful games are played too.  For each kind of contract a logistic
curve maps the log odds of the features (`skat_strength.solved_odds`) to the games made; the habits are the
softmax weights under which the cards that were played are likeliest.  `WEIGHTS` is kept.  On standard error:
for each sixth of the games the mean odds, the promised and the made share.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from math import exp, sqrt

from msgspec.structs import replace

from benchmarks.calibrate_skat import print_tables
from cardavia.cards import cards_of
from cardavia.games.base import observation
from cardavia.games.skat import SKAT, SkatState
from cardavia.games.skat_contracts import NULLS
from cardavia.players.base import Cancel
from cardavia.players.levels import MASTER
from cardavia.players.skat_habits import FEATURES, SITUATIONS, card_features, plays
from cardavia.players.skat_player import SkatPlayer
from cardavia.players.skat_strength import played_kind, solved_odds
from cardavia.players.skat_tables import PLAYED, WEIGHTS

Game = tuple[str, float, bool]
"""Kind, log odds if solved, made."""
BEFORE = (0.8, 1.0)
"""Curve expected before any game was seen, and how far it may be off."""
DOUBT = (0.6, 0.25)


Choosing = tuple[int, list[tuple[float, ...]], int]
"""One card played: situation, features of each legal card, which of them it was."""
STEPS, DECAY, RATE = 120, 0.5, 0.5
"""Ascent of the habits: steps, pull to 0, step size."""


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--deals", type=int, default=600)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--worlds", type=int, default=16)
    arguments.add_argument("--boldness", type=float, default=20.0, help="Seeger points given up by a bid")
    options = arguments.parse_args()
    seat = SkatPlayer(replace(MASTER, worlds=options.worlds), options.boldness)
    games: dict[str, list[Game]] = {kind: [] for kind in PLAYED}
    choosing: list[Choosing] = []
    for number in range(options.deals):
        state = played(seat, options.seed * 1_000_003 + number)
        if state.contract is not None:
            kind, odds, made = outcome(state, state.contract)
            games[kind].append((kind, odds, made))
            if state.contract not in NULLS:
                choosing += choices(state, state.contract)
        if number % 20 == 19:
            print(number + 1, {kind: len(each) for kind, each in games.items()}, file=sys.stderr, flush=True)
    report(games)
    print_tables(WEIGHTS, {kind: curve(each) for kind, each in games.items()}, habits(choosing))


def played(seat: SkatPlayer, seed: int) -> SkatState:
    """The last state of a deal."""
    state = SKAT.start(SKAT.deal(random.Random(seed)))
    while state.to_act is not None:
        seen = observation(state, state.to_act)
        state = state.apply(seat.choose(seen, seed + len(state.history), Cancel()).action)
    assert isinstance(state, SkatState)
    return state


def outcome(state: SkatState, contract: str) -> Game:
    """What the features promised of a game and whether it was made."""
    settled = state.settlement()
    assert settled is not None and state.declarer is not None
    place = (state.declarer - state.forehand) % 3
    away = None if state.hand_game else state.away
    odds = solved_odds(contract, state.declared_hand, place, away)
    fields = settled.fields()
    made = fields["won"] if contract in NULLS else fields["card_points"][0] >= 61
    return played_kind(contract, state.hand_game), odds, bool(made)


def report(games: dict[str, list[Game]]) -> None:
    """Promised and made shares on standard error."""
    for kind, each in games.items():
        print(kind, len(each), file=sys.stderr)
        each.sort()
        size = max(1, -(-len(each) // 6))
        for start in range(0, len(each), size):
            part = each[start : start + size]
            odds = sum(odds for _, odds, _ in part) / len(part)
            promised = sum(chance(odds) for _, odds, _ in part) / len(part)
            made = sum(won for _, _, won in part) / len(part)
            print(f"  odds {odds:6.2f} promised {promised:.2f} made {made:.2f}", file=sys.stderr)


def choices(state: SkatState, contract: str) -> Iterator[Choosing]:
    """The cards of a finished deal that were chosen among several."""
    for each in plays(state):
        hand = each.later | 1 << each.card
        legal = list(cards_of(hand & each.lane or hand))
        if len(legal) > 1:
            followed = not each.lane or each.lane >> each.card & 1
            situation = each.situation[0 if followed else 1]
            rows = [card_features(contract, card, each) for card in legal]
            yield situation, rows, legal.index(each.card)


def habits(choosing: list[Choosing]) -> list[float]:
    """The weights of all situations, one after the other, by steepest ascent with scaled steps."""
    found: list[float] = []
    for situation in range(SITUATIONS):
        weights, scale = [0.0] * FEATURES, [1e-6] * FEATURES
        own = [(rows, taken) for number, rows, taken in choosing if number == situation]
        for _ in range(STEPS):
            gradient = [-DECAY * weight for weight in weights]
            for rows, taken in own:
                pulls = [exp(sum(map(float.__mul__, weights, row))) for row in rows]
                total = sum(pulls)
                for feature in range(FEATURES):
                    mean = sum(pull * row[feature] for pull, row in zip(pulls, rows, strict=True)) / total
                    gradient[feature] += rows[taken][feature] - mean
            for feature, step in enumerate(gradient):
                scale[feature] += step * step
                weights[feature] += RATE * step / sqrt(scale[feature])
        found += weights
    return found


def curve(games: list[Game]) -> tuple[float, float]:
    """Constant and slope by Newton's method, drawn to what was expected before."""
    base, slope = BEFORE
    for _ in range(40):
        up, right = (BEFORE[0] - base) / DOUBT[0] ** 2, (BEFORE[1] - slope) / DOUBT[1] ** 2
        a, b, c = 1 / DOUBT[0] ** 2, 0.0, 1 / DOUBT[1] ** 2
        for _, odds, made in games:
            likely = chance(base + slope * odds)
            spread = likely * (1 - likely)
            up += made - likely
            right += (made - likely) * odds
            a, b, c = a + spread, b + spread * odds, c + spread * odds * odds
        base += (c * up - b * right) / (a * c - b * b)
        slope += (a * right - b * up) / (a * c - b * b)
    return base, slope


def chance(odds: float) -> float:
    return 1 / (1 + exp(-max(-30.0, min(30.0, odds))))


if __name__ == "__main__":
    main()
