"""How fast the rules are: random deals for each second on one core, and records through `cardavia replay`.

A deal is played from the cards to the settlement through `legal_actions()` and `apply()`, each action drawn
alike.  Reported is the median of several repetitions.  Run: `python benchmarks/playouts.py [--json]`.
"""

from __future__ import annotations

import argparse
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from rich.console import Console
from rich.table import Table

from cardavia.games import GAMES
from cardavia.games.base import Game, State
from cardavia.records import record_of


class Rate(msgspec.Struct, frozen=True):
    """Units for each second: the median of the repetitions, the slowest and the fastest one."""

    name: str
    unit: str
    median: float
    slowest: float
    fastest: float
    repetitions: int


def random_deal(game: Game, rng: random.Random) -> State:
    """The last state of a deal in which every action is drawn."""
    state = game.start(game.deal(rng))
    while not state.finished:
        state = state.apply(rng.choice(state.legal_actions()))
    return state


def play_deals(game: Game, deals: int, seed: int) -> None:
    """Play random deals to their settlements."""
    rng = random.Random(seed)
    for _ in range(deals):
        random_deal(game, rng).settlement()


def rate(name: str, unit: str, count: int, repetitions: int, work: Callable[[int], None]) -> Rate:
    """How many units of work are done for each second; `work` gets the number of the repetition."""
    work(0)
    rates = []
    for repetition in range(repetitions):
        begin = time.perf_counter()
        work(repetition)
        rates.append(count / (time.perf_counter() - begin))
    return Rate(name, unit, statistics.median(rates), min(rates), max(rates), repetitions)


def replay_file(path: Path) -> None:
    """Every record of a file through the command, start of the program included."""
    command = [sys.executable, "-m", "cardavia", "replay", str(path), "--json"]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def rates(deals: int, records: int, repetitions: int) -> list[Rate]:
    """All that is measured: one rate a game, one for the replay of finished deals of all games."""
    found = [
        rate(name, "deals/s", deals, repetitions, lambda seed, game=game: play_deals(game, deals, seed))  # type: ignore[misc]
        for name, game in GAMES.items()
    ]
    rng = random.Random(1)
    games = list(GAMES.values())
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "records.jsonl"
        lines = [record_of(random_deal(games[n % len(games)], rng)).to_json() for n in range(records)]
        path.write_bytes(b"\n".join(lines) + b"\n")
        found.append(rate("replay --json", "records/s", records, repetitions, lambda _: replay_file(path)))
    return found


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=1000, help="deals of each game in one repetition")
    parser.add_argument("--records", type=int, default=4000, help="records in one repetition")
    parser.add_argument("--repetitions", type=int, default=5)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args()
    found = rates(args.deals, args.records, args.repetitions)
    if args.json:
        sys.stdout.write(msgspec.json.encode({"rates": found}).decode() + "\n")
        return
    table = Table(title="random deals to the settlement, one core", title_justify="left")
    for place, column in enumerate(("what", "median", "slowest", "fastest", "unit")):
        table.add_column(column, justify="right" if place in (1, 2, 3) else "left")
    for each in found:
        table.add_row(
            each.name, *(f"{value:,.0f}" for value in (each.median, each.slowest, each.fastest)), each.unit
        )
    Console().print(table)


if __name__ == "__main__":
    main()
