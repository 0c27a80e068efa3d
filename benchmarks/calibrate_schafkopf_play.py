"""How often Schafkopf contracts are made in play, against what solved deals promise: rebuilds `PLAYED`.

    python -m benchmarks.calibrate_schafkopf_play --deals 200

For each kind of contract, doubtful hands are played at a table of four equal players after everybody else
passed; a logistic curve maps the log odds of the features (`schafkopf_strength.score`) to the games made.
Prints the lines for `cardavia/players/schafkopf_tables.py`, and for each fifth of the games: mean odds,
promised and made share.
"""

from __future__ import annotations

import argparse
import random
import sys

from msgspec.structs import replace

from benchmarks.calibrate_schafkopf import CALLS, dealt
from cardavia.games.base import Deal, observation
from cardavia.games.schafkopf import SCHAFKOPF
from cardavia.games.schafkopf_contracts import PASS, Announce
from cardavia.players.base import Cancel
from cardavia.players.levels import MASTER
from cardavia.players.schafkopf_player import SchafkopfPlayer
from cardavia.players.schafkopf_strength import GOALS, logistic, score

DOUBTFUL = 1.8
"""Largest log odds, either way, of the hands that are played."""
BEFORE = (0.0, 0.9)
"""Curve expected before any game was seen, and how far it may be off."""
DOUBT = (0.6, 0.25)

Game = tuple[float, bool]
"""Log odds if solved, made."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--worlds", type=int, default=8)
    parser.add_argument("--kinds", default=",".join(CALLS))
    options = parser.parse_args()
    player = SchafkopfPlayer(replace(MASTER, worlds=options.worlds, seconds=60.0))
    for kind in options.kinds.split(","):
        rng = random.Random(options.seed)
        games: list[Game] = []
        points = dict.fromkeys(GOALS, 0)
        while len(games) < options.deals:
            game, reached = played(player, rng, kind)
            games.append(game)
            for goal in GOALS:
                points[goal] += reached >= goal
        base, slope = curve(games)
        print(f'    "{kind}": ({base:.3f}, {slope:.3f}),  # {len(games)} games, goals reached {points}')
        games.sort()
        size = -(-len(games) // 5)
        for start in range(0, len(games), size):
            part = games[start : start + size]
            odds = sum(odds for odds, _ in part) / len(part)
            promised = sum(logistic(odds) for odds, _ in part) / len(part)
            made = sum(won for _, won in part) / len(part)
            print(
                f"    # odds {odds:6.2f} promised {promised:.2f} made {made:.2f} of {len(part)}", flush=True
            )


def played(player: SchafkopfPlayer, rng: random.Random, kind: str) -> tuple[Game, int]:
    """One doubtful hand, played: its odds and result, and the declarer side's points."""
    while True:
        contract, hands = dealt(rng, kind, CALLS[kind])
        forehand = rng.randrange(4)
        odds = score(contract, 61, hands[0], -forehand % 4)
        if abs(odds) <= DOUBTFUL:
            break
    state = SCHAFKOPF.start(Deal((forehand - 1) % 4, hands))
    while state.phase == "auction":
        state = state.apply(Announce(contract.text) if state.to_act == 0 else PASS)
    seed = rng.getrandbits(32)
    while state.to_act is not None:
        seen = observation(state, state.to_act)
        state = state.apply(player.choose(seen, seed + len(state.history), Cancel()).action)
    outcome = state.settlement()
    assert outcome is not None and isinstance(outcome.points, int)
    print(contract.text, round(odds, 2), outcome.points, file=sys.stderr, flush=True)
    return (odds, bool(outcome.won)), outcome.points


def curve(games: list[Game]) -> tuple[float, float]:
    """Constant and slope by Newton's method, drawn to what was expected before."""
    base, slope = BEFORE
    for _ in range(40):
        up, right = (BEFORE[0] - base) / DOUBT[0] ** 2, (BEFORE[1] - slope) / DOUBT[1] ** 2
        a, b, c = 1 / DOUBT[0] ** 2, 0.0, 1 / DOUBT[1] ** 2
        for odds, made in games:
            likely = logistic(base + slope * odds)
            spread = likely * (1 - likely)
            up += made - likely
            right += (made - likely) * odds
            a, b, c = a + spread, b + spread * odds, c + spread * odds * odds
        base += (c * up - b * right) / (a * c - b * b)
        slope += (a * right - b * up) / (a * c - b * b)
    return base, slope


if __name__ == "__main__":
    main()
