"""Nodes and milliseconds of the search kernel: ``python -m benchmarks.search [--deals N] [--json]``.

Deals are seeded and have a plausible declarer, so node counts repeat exactly; only times vary.
Times are CPU milliseconds of one thread (robust on a busy machine), except for the batches on
several threads, which are wall-clock.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from typing import Any

from cardavia.players.search import (
    Crew,
    Feature,
    Layout,
    Obligation,
    Race,
    RaceSolver,
    Solver,
    Terms,
    WorldSampler,
    kernel_status,
)

POINTS = {"A": 11, "T": 10, "K": 4, "O": 3, "U": 2, "Q": 3, "J": 2}
GERMAN = [suit + rank for suit in "EGHS" for rank in "AKOUT987"]
FRENCH = [suit + rank for suit in "CSHD" for rank in "AKQJT987"]
TWENTY = [suit + rank for suit in "CSHD" for rank in "AKQJT"]
STRICT = Obligation.TRUMP | Obligation.BEAT | Obligation.LOW_BEAT


@dataclass(frozen=True)
class Position:
    """A deal before a lead, and the question whether the contract is made."""

    layout: "Layout[str]"
    hands: Sequence[int]
    terms: Terms
    leader: int
    target: int


@dataclass(frozen=True)
class Row:
    """One line of the table: quantiles over the deals."""

    name: str
    deals: int
    ms_median: float
    ms_p95: float
    ms_max: float
    nodes_median: float
    nodes_p95: int
    nodes_mean: float
    million_nodes_per_second: float


# ---- deals with a plausible declarer in seat 0 ---------------------------------------------------
def layout(trumps: Sequence[str], order: str, suits: str, values: bool = True) -> "Layout[str]":
    """Side suits in full `order`, without the cards that are trumps."""
    sides = [[s + r for r in order if s + r not in trumps] for s in suits]
    worth = {s + r: POINTS[r] for s in suits for r in POINTS} if values else {}
    return Layout.build(trumps, [side for side in sides if side], worth)


def skat(seed: int, kind: str) -> Position:
    """Ten cards each after the Skat was taken and two cards were put down."""
    rng = random.Random(seed)
    deck = list(GERMAN)
    jacks = [s + "U" for s in "SHGE"]
    while True:
        rng.shuffle(deck)
        hands = [deck[i * 10 : i * 10 + 10] for i in range(3)]
        mine = hands[0] + deck[30:]
        held = [c for c in mine if c in jacks]
        if kind == "null":
            if len([c for c in mine if c[1] in "AKO"]) > 4:
                continue
            cards = layout([], "789TUOKA", "SHGE", values=False)
            drop = sorted(mine, key=lambda c: "789TUOKA".index(c[1]))[-2:]
            terms = Terms(cards.suits, cards.values, bonus=1, score=1, maxi=6)
        elif kind == "grand":
            if len(held) < 2 or len([c for c in mine if c[1] == "A"]) < 2:
                continue
            cards = layout(jacks, "789OKTA", "SHGE")
            drop = put_down(mine, held)
            terms = Terms(cards.suits, cards.values)
        else:
            best = max("EGHS", key=lambda s: len([c for c in mine if c[0] == s and c not in jacks]))
            trumps = held + [c for c in mine if c[0] == best and c not in jacks]
            if len(trumps) < 6:
                continue
            cards = layout([best + r for r in "789OKTA"] + jacks, "789OKTA", "SHGE")
            drop = put_down(mine, trumps)
            terms = Terms(cards.suits, cards.values)
        hands[0] = [c for c in mine if c not in drop]
        target = 1 if kind == "null" else 61 - sum(POINTS.get(c[1], 0) for c in drop)
        return Position(cards, [cards.mask(h) for h in hands], terms, seed % 3, target)


def put_down(mine: list[str], trumps: list[str]) -> list[str]:
    """The dearest cards of the shortest suits, never an ace."""
    side = [c for c in mine if c not in trumps]
    length = {s: len([c for c in side if c[0] == s]) for s in "EGHS"}
    side.sort(key=lambda c: (c[1] == "A", length[c[0]], -POINTS.get(c[1], 0)))
    return (side + trumps)[:2]


def schafkopf(seed: int, kind: str) -> Position:
    """Eight cards each; a solo, a Wenz, or a called ace with its holder as partner."""
    rng = random.Random(seed)
    deck = list(GERMAN)
    courts = [s + "U" for s in "SHGE"] + [s + "O" for s in "SHGE"]
    while True:
        rng.shuffle(deck)
        hands = [deck[i * 8 : i * 8 + 8] for i in range(4)]
        mine = hands[0]
        if kind == "wenz":
            if min(len([c for c in mine if c[1] == r]) for r in "UA") < 2:
                continue
            cards = layout(courts[:4], "789OKTA", "SHGE")
            terms = Terms(cards.suits, cards.values)
            break
        plain = [c for c in mine if c not in courts]
        if kind == "solo":
            trump = max("EGHS", key=lambda s: len([c for c in plain if c[0] == s]))
            if len([c for c in mine if c in courts or c[0] == trump]) < 6:
                continue
            cards = layout([trump + r for r in "789KTA"] + courts, "789KTA", "SHGE")
            terms = Terms(cards.suits, cards.values)
            break
        called = [s for s in "EGS" if s + "A" not in mine and any(c[0] == s for c in plain)]
        if len([c for c in mine if c in courts or c[0] == "H"]) < 4 or not called:
            continue
        cards = layout(["H" + r for r in "789KTA"] + courts, "789KTA", "SHGE")
        ace = called[0] + "A"
        team = 1 | sum(1 << i for i in range(1, 4) if ace in hands[i])
        suit = cards.mask([called[0] + r for r in "789KTA"])
        terms = Terms(
            cards.suits, cards.values, score=team, maxi=team, called_suit=suit, called_ace=cards.mask([ace])
        )
        break
    return Position(cards, [cards.mask(h) for h in hands], terms, seed % 4, 61)


def preference(seed: int, seats: int) -> Position:
    """Ten cards each, the taker with five trumps or more needs six tricks."""
    rng = random.Random(seed)
    deck = list(FRENCH)
    while True:
        rng.shuffle(deck)
        hands = [deck[i * 10 : i * 10 + 10] for i in range(3)]
        mine = hands[0] + deck[30:]
        trump = max("CSHD", key=lambda s: len([c for c in mine if c[0] == s]))
        if len([c for c in mine if c[0] == trump]) < 5:
            continue
        cards = layout([trump + r for r in "789TJQKA"], "789TJQKA", "CSDH", values=False)
        drop = sorted([c for c in mine if c[0] != trump], key=lambda c: "789TJQKA".index(c[1]))[:2]
        hands[0] = [c for c in mine if c not in drop]
        terms = Terms(cards.suits, cards.values, bonus=1, obligations=STRICT, low_seat=0)
        return Position(cards, [cards.mask(h) for h in hands[:seats]], terms, 0, 6)


FAMILIES: dict[str, Callable[[int], Position]] = {
    "Skat suit": lambda seed: skat(seed, "suit"),
    "Skat grand": lambda seed: skat(seed, "grand"),
    "Skat Null": lambda seed: skat(seed, "null"),
    "Schafkopf Solo": lambda seed: schafkopf(seed, "solo"),
    "Schafkopf Wenz": lambda seed: schafkopf(seed, "wenz"),
    "Schafkopf Rufer": lambda seed: schafkopf(seed, "rufer"),
    "Preference, three": lambda seed: preference(seed, 3),
    "Preference, two": lambda seed: preference(seed, 2),
}


# ---- measuring -----------------------------------------------------------------------------------
def quantiles(name: str, times: list[float], nodes: list[int]) -> Row:
    """Times in milliseconds."""
    last = len(times) - 1
    ms, played = sorted(times), sorted(nodes)
    place = min(last, int(len(ms) * 0.95))
    return Row(
        name=name,
        deals=len(ms),
        ms_median=statistics.median(ms),
        ms_p95=ms[place],
        ms_max=ms[last],
        nodes_median=statistics.median(played),
        nodes_p95=played[place],
        nodes_mean=statistics.fmean(played),
        million_nodes_per_second=sum(played) / max(sum(ms), 1e-9) / 1e3,
    )


def measure(
    name: str, positions: Sequence[Position], exact: bool, features: Feature = Feature.ALL, limit: int = 0
) -> Row:
    """One question per position: the exact value, or whether the target is reached."""
    solver = Solver()
    times, nodes = [], []
    for position in positions:
        solver.set_up(position.hands, position.terms, features)
        start = time.process_time()
        if exact:
            solver.value(position.leader, limit=limit)
        else:
            solver.test(position.leader, position.target, limit=limit)
        times.append((time.process_time() - start) * 1000)
        nodes.append(solver.node_count())
    return quantiles(f"{name}, {'exact' if exact else 'decide'}", times, nodes)


def advance(position: Position, cards_left: int, seed: int) -> Position:
    """Play legal cards by chance until every hand holds `cards_left`."""
    rng = random.Random(seed)
    solver = Solver(4)
    hands, terms, leader, target = list(position.hands), position.terms, position.leader, position.target
    while hands[leader].bit_count() > cards_left:
        table: list[int] = []
        best, holder, points, led = 0, leader, 0, 0
        for place in range(len(hands)):
            seat = (leader + place) % len(hands)
            solver.set_up(hands, terms)
            may = solver.legal(leader, table)
            index = rng.choice([i for i in range(32) if may >> i & 1])
            card = 1 << index
            if place == 0:
                led = next(suit for suit in terms.suits if suit & card)
                low = card & terms.called_suit and card != terms.called_ace
                if low and hands[seat] & terms.called_ace:
                    terms = replace(terms, ran=True)
            if card & (led | terms.suits[0]) > best:
                best, holder = card, seat
            points += terms.values[index]
            hands[seat] ^= card
            table.append(index)
        if terms.score >> holder & 1:
            target -= points + terms.bonus
        leader = holder
    return Position(position.layout, hands, terms, leader, max(target, 1))


def race_rows(deals: int) -> list[Row]:
    """Every lead of Schnapsen judged, from the first (ten cards of stock) to the exhausted stock."""
    rows = []
    for stock in (0, 2, 4, 6, 8, 10):
        solver = RaceSolver()
        times, nodes = [], []
        for seed in range(deals):
            deck = list(TWENTY)
            random.Random(seed).shuffle(deck)
            trump = deck[19][0]
            cards = layout([trump + r for r in "JQKTA"], "JQKTA", "CSDH")
            race = Race(cards.suits, cards.values, points=(18, 12), won=(True, True))
            drawn = [cards.index(c) for c in deck[20 - stock :]]
            solver.set_up([cards.mask(deck[:5]), cards.mask(deck[5:10])], race, drawn)
            start = time.process_time()
            solver.cards(seed % 2)
            times.append((time.process_time() - start) * 1000)
            nodes.append(solver.node_count())
        rows.append(quantiles(f"Schnapsen, stock of {stock}, every lead", times, nodes))
    return rows


@dataclass(frozen=True)
class Throughput:
    """Worlds per second of wall-clock time for one kind of decision."""

    name: str
    threads: int
    worlds_per_second: float


def throughput(deals: int) -> list[Throughput]:
    """Skat suit games, the seat to lead judges every card in sampled worlds, win or lose."""
    rows = []
    for threads in dict.fromkeys((1, max(1, min(4, os.cpu_count() or 1)))):
        with Crew(threads) as crew:
            for seat, who in ((0, "declarer"), (1, "defender")):
                for trick, worlds in ((1, 16), (3, 64), (5, 512)):
                    start = time.perf_counter()
                    for seed in range(deals):
                        ask_worlds(crew, advance(skat(seed, "suit"), 11 - trick, seed), seat, worlds)
                    pace = deals * worlds / (time.perf_counter() - start)
                    rows.append(Throughput(f"{who}, trick {trick}", threads, pace))
    return rows


def ask_worlds(crew: Crew, position: Position, seat: int, worlds: int) -> None:
    """Sample the hidden cards of `seat` and judge each of its leads."""
    size = position.hands[seat].bit_count()
    hidden = 0
    for other, hand in enumerate(position.hands):
        hidden |= hand if other != seat else 0
    free = [0 if other == seat else size for other in range(3)]
    fixed = [position.hands[seat] if other == seat else 0 for other in range(3)]
    sampler = WorldSampler(hidden, free, fixed=fixed)
    deals = sampler.deal(1, 0, worlds)
    crew.worlds(deals, sampler.width, 3, position.terms, seat, target=position.target)


def ablation_rows(deals: int, limit: int) -> list[tuple[str, str, float]]:
    """By which factor the nodes per decision grow when one idea is left out (cut at `limit` nodes)."""
    found = []
    for name in ("Skat suit", "Skat grand", "Skat Null", "Schafkopf Solo", "Schafkopf Rufer"):
        positions = [FAMILIES[name](seed) for seed in range(deals)]
        base = measure(name, positions, exact=False).nodes_mean
        for feature in Feature:
            if feature is not Feature.ALL:
                row = measure(name, positions, False, Feature.ALL & ~feature, limit)
                found.append((name, str(feature.name), row.nodes_mean / base))
    return found


def rows_of(checkout: Path, deals: int) -> list[dict[str, Any]]:
    """The rows that a checkout with its own kernel measures, as JSON objects."""
    command = [sys.executable, "-m", "benchmarks.search", "--deals", str(deals), "--json"]
    done = subprocess.run(command, cwd=checkout, stdout=subprocess.PIPE, check=True, text=True)
    found: list[dict[str, Any]] = json.loads(done.stdout)["rows"]
    return found


def print_side_by_side(other: str, deals: int) -> None:
    """Nodes for the same questions here and in another checkout, and how many times as many there."""
    there = {row["name"]: row for row in rows_of(Path(other), deals)}
    print(f"{deals} deals per line; nodes here / there")
    print(f"{'':40}{'median':>24}{'p95':>26}{'p95 there / here':>20}")
    for row in rows_of(Path(__file__).parents[1], deals):
        if old := there.get(row["name"]):
            print(
                f"{row['name']:40}{row['nodes_median']:11,.0f} /{old['nodes_median']:11,.0f}"
                f"{row['nodes_p95']:12,} /{old['nodes_p95']:12,}"
                f"{old['nodes_p95'] / max(row['nodes_p95'], 1):20.1f}"
            )


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=40, help="deals per line (default 40)")
    parser.add_argument("--ablation", action="store_true", help="also leave each idea out (slow)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument(
        "--against", metavar="CHECKOUT", help="ask another checkout the same, print nodes only"
    )
    wanted = parser.parse_args()
    if wanted.against:
        print_side_by_side(wanted.against, wanted.deals)
        return
    rows = []
    for name, family in FAMILIES.items():
        positions = [family(seed) for seed in range(wanted.deals)]
        rows += [measure(name, positions, exact) for exact in (False, True)]
        late = [advance(position, 6, seed) for seed, position in enumerate(positions)]
        rows += [measure(f"{name}, six cards left", late, exact) for exact in (False, True)]
    rows += race_rows(wanted.deals)
    paces = throughput(max(2, wanted.deals // 8))
    factors = ablation_rows(max(4, wanted.deals // 2), 4_000_000) if wanted.ablation else []
    if wanted.json:
        result = {
            "kernel": kernel_status(),
            "rows": [asdict(row) for row in rows],
            "throughput": [asdict(pace) for pace in paces],
            "ablation": factors,
        }
        print(json.dumps(result))
        return
    print(f"kernel: {kernel_status()}, {wanted.deals} deals per line, CPU milliseconds, one thread\n")
    print(f"{'':40}{'ms: median':>12}{'p95':>10}{'max':>10}{'nodes: median':>16}{'p95':>12}{'M/s':>8}")
    for row in rows:
        print(
            f"{row.name:40}{row.ms_median:12.3f}{row.ms_p95:10.2f}{row.ms_max:10.2f}"
            f"{row.nodes_median:16,.0f}{row.nodes_p95:12,}{row.million_nodes_per_second:8.1f}"
        )
    print("\nSkat suit, every lead judged, win or lose")
    for pace in paces:
        print(f"{pace.name:40}{pace.threads:3} threads{pace.worlds_per_second:12,.0f} worlds/s")
    for name, feature, factor in factors:
        print(f"{name:20} without {feature:16} nodes x {factor:.2f}")


if __name__ == "__main__":
    main()
