"""How often Skat contracts are made in play, against what solved deals promise: rebuilds `PLAYED`.

    python -m benchmarks.calibrate_skat_play --deals 600

Three equal players bid boldly, so that doubtful games are played too; for each kind of contract a logistic
curve maps the log odds of the features (`skat_strength.score`) to the games made.  Prints the lines for
`cardavia/players/skat_tables.py`, and for each sixth of the games: mean odds, promised and made share.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from math import exp

from msgspec.structs import replace

from cardavia.games.base import observation
from cardavia.games.skat import NULLS, SKAT, SkatState
from cardavia.players.base import Cancel
from cardavia.players.levels import MASTER
from cardavia.players.skat_player import SkatPlayer
from cardavia.players.skat_strength import kind_of, score
from cardavia.players.skat_tables import WEIGHTS

Game = tuple[str, float, bool]
"""Kind, log odds if solved, made."""
BEFORE = (0.8, 1.0)
"""Curve expected before any game was seen, and how far it may be off."""
DOUBT = (0.6, 0.25)


def main() -> None:
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--deals", type=int, default=600)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--worlds", type=int, default=16)
    arguments.add_argument("--boldness", type=float, default=20.0, help="Seeger points")
    options = arguments.parse_args()
    seat = SkatPlayer(replace(MASTER, worlds=options.worlds), options.boldness)
    games: dict[str, list[Game]] = {}
    for number in range(options.deals):
        for game in played(seat, options.seed * 1_000_003 + number):
            games.setdefault(game[0], []).append(game)
        if number % 20 == 19:
            print(number + 1, {kind: len(each) for kind, each in games.items()}, file=sys.stderr, flush=True)
    for kind, each in games.items():
        base, slope = curve(each)
        print(f'    "{kind}": ({base:.3f}, {slope:.3f}),  # {len(each)} games')
        each.sort()
        size = max(1, -(-len(each) // 6))
        for start in range(0, len(each), size):
            part = each[start : start + size]
            odds = sum(odds for _, odds, _ in part) / len(part)
            promised = sum(chance(odds) for _, odds, _ in part) / len(part)
            made = sum(won for _, _, won in part) / len(part)
            print(f"    # odds {odds:6.2f} promised {promised:.2f} made {made:.2f} of {len(part)}")


def played(seat: SkatPlayer, seed: int) -> Iterator[Game]:
    """The game of one deal, if it was not thrown in."""
    state = SKAT.start(SKAT.deal(random.Random(seed)))
    while state.to_act is not None:
        seen = observation(state, state.to_act)
        state = state.apply(seat.choose(seen, seed + len(state.history), Cancel()).action)
    assert isinstance(state, SkatState)
    outcome = state.settlement()
    if outcome is None or outcome.thrown_in or state.declarer is None or state.contract is None:
        return
    contract = state.contract
    kind = contract if contract == "null-ouvert" else kind_of(contract)
    place = (state.declarer - state.forehand) % 3
    away = None if state.hand_game else state.away
    odds = score(WEIGHTS[kind_of(contract), 61], contract, state.declared_hand, place, away)
    made = bool(outcome.won) if contract in NULLS else outcome.card_points[0] >= 61  # type: ignore[index]
    yield kind, odds, made


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
