"""Prints values and node counts of a few searches: run once compiled and once uncompiled."""

import json
import random
from dataclasses import replace

from cardavia.players.search import RaceSolver, Solver, WorldSampler, kernel_status
from tests.players.search import plain_play as plain
from tests.players.search.plain_race import random_standing


def answers() -> dict[str, object]:
    """Everything that must be equal, compiled or not."""
    solver, race = Solver(12), RaceSolver()
    found: list[object] = []
    for name, family in plain.FAMILIES.items():
        for seed in range(4):
            ending = family(seed)
            solver.set_up(ending.masks(), ending.terms())
            found.append([name, solver.cards(ending.leader), solver.node_count()])
    for seed in range(6):
        standing = random_standing(seed)
        race.set_up(standing.masks(), standing.race(), standing.stock_indices())
        found.append([race.value(standing.leader), race.node_count()])
    # seven cards each, from trick four of a whole deal, with a budget that some worlds exceed
    rules = plain.Rules("skat", "H")
    layout = rules.layout()
    cards = [layout.index(c) for c in random.Random(5).sample(plain.GERMAN, 28)]
    mine = sum(1 << i for i in cards[:6])
    sampler = WorldSampler(sum(1 << i for i in cards[6:20]), [0, 6, 6, 2], [0, 7, 0, 0], [mine, 0, 0, 0])
    deals = sampler.deal(11, 0, 6)
    terms = replace(plain.point_ending(1).terms(), suits=layout.suits, values=layout.values)
    verdict = solver.worlds(deals, 4, 3, terms, leader=0, aside=3, target=35, limit=2000)
    assert verdict is not None
    found.append([list(deals), verdict.cards, list(verdict.values), verdict.nodes])
    return {"status": kernel_status(), "answers": json.loads(json.dumps(found))}


if __name__ == "__main__":
    print(json.dumps(answers()))
