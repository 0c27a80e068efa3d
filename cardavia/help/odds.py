"""Odds: how likely each card that is not seen lies in each place, counted over possible deals.

The deals agree with everything the seat has seen and are otherwise all alike; when there are few of them
every one is counted.  Not what the players think of the bidding: that would be an opinion.  Imports `sight`
and the players' worlds.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from cardavia.cards import Card, cards_of
from cardavia.games.base import Observation
from cardavia.help.sight import Lot, Sight, sight
from cardavia.players.base import Cancel

DEALS: Final = 2000
"""Deals that are counted,"""
BLOCK: Final = 250
"""so many between two looks at the flag,"""
MOST_BLOCKS: Final = 80
"""and so many blocks at most, where some deals do not fit what was bid."""


class OddsPlace(msgspec.Struct, frozen=True):
    """A column: the hand of a seat, or a pile (`skat`, `away`, `talon`, `stock`), and its number of cards."""

    seat: int | None
    pile: str | None
    count: int


class OddsRow(msgspec.Struct, frozen=True):
    """A card that is not seen; `shares` by place, 0.0 to 1.0, 1.0 in sum."""

    card: Card
    shares: tuple[float, ...]


class Odds(msgspec.Struct, frozen=True):
    """The whole table; the shares of a column add up to its number of cards.

    `deals` is how many were counted; `exact` says that they are all there are.
    """

    places: tuple[OddsPlace, ...]
    rows: tuple[OddsRow, ...]
    deals: int
    exact: bool


def odds(observation: Observation, seed: int, cancel: Cancel) -> Odds:
    """The odds for the seat of an observation of a running deal.

    The same observation and seed give the same table.  Raises `Cancelled` when the flag is raised.
    """
    seen = sight(observation)
    tally = [[0] * 32 for _ in seen.lots]
    deals, exact = _count(seen, seed, tally, cancel)
    places = tuple(OddsPlace(lot.seat, lot.pile, lot.count) for lot in seen.lots)
    known = 0
    for lot in seen.lots:
        known |= lot.known
    rows = []
    place_of = {card: place for place, card in enumerate(seen.numbering)}
    for card in cards_of(seen.unseen):
        if known >> card & 1:
            shares = tuple(float(lot.known >> card & 1) for lot in seen.lots)
        else:
            shares = tuple(counts[place_of[card]] / deals for counts in tally)
        rows.append(OddsRow(card, shares))
    return Odds(places, tuple(rows), deals, exact)


def _count(seen: Sight, seed: int, tally: list[list[int]], cancel: Cancel) -> tuple[int, bool]:
    """Count the deals into the tally; how many there were and whether they are all."""
    source = seen.source
    if source.count <= DEALS:
        rows = source.every
        fitting = [world for world in _worlds(rows, source.width) if seen.fits(world)]
        if fitting:
            _add(seen.lots, fitting, tally)
            return len(fitting), True
    deals = 0
    for block in range(MOST_BLOCKS):
        cancel.check()
        drawn = _worlds(source.sample(seed, block * BLOCK, BLOCK), source.width)
        fitting = [world for world in drawn if seen.fits(world)][: DEALS - deals]
        _add(seen.lots, fitting, tally)
        deals += len(fitting)
        if deals == DEALS:
            break
    if not deals:  # a history that no deal explains: count what the places alone allow
        fitting = list(_worlds(source.sample(seed, 0, BLOCK), source.width))
        _add(seen.lots, fitting, tally)
        deals = len(fitting)
    return deals, False


def _worlds(rows: Sequence[int], width: int) -> Iterable[Sequence[int]]:
    return (rows[start : start + width] for start in range(0, len(rows), width))


def _add(lots: Sequence[Lot], worlds: Iterable[Sequence[int]], tally: list[list[int]]) -> None:
    for world in worlds:
        for lot, counts in zip(lots, tally, strict=True):
            bits = world[lot.row]
            while bits:
                lowest = bits & -bits
                counts[lowest.bit_length() - 1] += 1
                bits ^= lowest
