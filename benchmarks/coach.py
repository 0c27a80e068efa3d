"""What the coach says of players of each level, and how long it takes for a deal.

    python -m benchmarks.coach [--games G,...] [--levels L,...] [--deals N] [--seed S]
                               [--budget quick|thorough] [--json]

Every deal is played without a clock at a table of one level and reviewed on one core.  A sound coach finds
less to blame the stronger the level; what it blames at the master's table, looking at other sampled deals
than the master did, is blamed without reason.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.progress import track
from rich.table import Table

from cardavia.arena.report import Estimate, estimate
from cardavia.arena.table import shown
from cardavia.coach import BUDGETS, QUICK, Decision, Review, loss_of
from cardavia.games import GAMES
from cardavia.games.base import State, observation
from cardavia.players.base import Cancel
from cardavia.players.levels import LEVELS, PLAYER_NAMES, make_player
from cardavia.records import Record, record_of


class Blame(msgspec.Struct, frozen=True):
    """What was found at one table: loss of a judged decision in percentage points (a mean over the deals),
    shares of the bands and verdicts, processor seconds for a deal."""

    game: str
    level: str
    decisions: int
    loss: Estimate
    mistakes: float
    """Share of mistakes and blunders."""
    unlucky: float
    lucky: float
    seconds: float


def played(game: str, level: str, seed: int) -> Record:
    """A whole deal among players of one level."""
    state: State = GAMES[game].start(GAMES[game].deal(random.Random(seed)))
    player = make_player(game, level, clock=False)
    while state.to_act is not None:
        asked = observation(state, state.to_act)
        state = state.apply(player.choose(asked, seed + len(state.history), Cancel()).action)
    return record_of(state, seed)


def blame(game: str, level: str, deals: int, seed: int, budget: str) -> Blame:
    """Review deals of a level; deals without a decision to judge are left out of the mean."""
    found: list[Decision] = []
    means: list[float] = []
    seconds = 0.0
    for number in range(seed, seed + deals):
        review = Review(played(game, level, number), BUDGETS[budget])
        started = time.process_time()
        judged = [decision for decision in review.run() if decision.band is not None]
        seconds += time.process_time() - started
        found += judged
        if judged:
            means.append(sum(map(loss_of, judged)) / len(judged))
    return Blame(
        game=game,
        level=level,
        decisions=len(found),
        loss=estimate(means),
        mistakes=share(found, [decision.is_mistake for decision in found]),
        unlucky=share(found, [decision.verdict == "unlucky" for decision in found]),
        lucky=share(found, [decision.verdict == "lucky" for decision in found]),
        seconds=seconds / deals,
    )


def share(found: Sequence[Decision], counted: Sequence[bool]) -> float:
    """How many of the decisions, from 0 to 1."""
    return sum(counted) / len(found) if found else 0.0


def print_blames(blames: Sequence[Blame]) -> None:
    """A table, one line a game and level."""
    table = Table()
    for name in ("game", "level"):
        table.add_column(name)
    for name in ("decisions", "average loss %", "mistakes", "unlucky", "lucky", "s a deal"):
        table.add_column(name, justify="right")
    for each in blames:
        shares = (f"{100 * part:.1f} %" for part in (each.mistakes, each.unlucky, each.lucky))
        table.add_row(
            each.game, each.level, str(each.decisions), shown(each.loss), *shares, f"{each.seconds:.2f}"
        )
    Console().print(table)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--games", default=",".join(GAMES))
    parser.add_argument("--levels", default=",".join(LEVELS), help=f"of {', '.join(PLAYER_NAMES)}")
    parser.add_argument("--deals", type=int, default=10, help="of each game and level")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--budget", choices=list(BUDGETS), default=QUICK.name)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    pairs = [(game, level) for game in args.games.split(",") for level in args.levels.split(",")]
    told = track(pairs, "reviewing", console=Console(stderr=True), transient=True)
    blames = [blame(*pair, args.deals, args.seed, args.budget) for pair in told]
    if args.json:
        sys.stdout.write(msgspec.json.encode({"budget": args.budget, "blames": blames}).decode() + "\n")
    else:
        print_blames(blames)


if __name__ == "__main__":
    main()
