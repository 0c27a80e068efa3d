"""The settlement of Skat: what a deal with a declarer is worth (rules SK-50 to SK-73).

The items are the lines from which the value was counted.  No cards are played here; `skat.py` says how a deal
ended.  Imports `cards`, the contracts and the shared floor of `games`.
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace

from cardavia.cards import CardSet, card_set, points_in
from cardavia.games.base import Item, Settlement, with_item
from cardavia.games.skat_contracts import BASES, NULL_VALUES, NULLS, ORDERS, matadors


class SkatSettlement(Settlement, frozen=True, kw_only=True):
    """Fields of SK-72; those that do not apply are `UNSET`."""

    thrown_in: bool
    declarer: int | msgspec.UnsetType = msgspec.UNSET
    contract: str | msgspec.UnsetType = msgspec.UNSET
    hand: bool | msgspec.UnsetType = msgspec.UNSET
    bid: int | msgspec.UnsetType = msgspec.UNSET
    tricks: tuple[int, int] | msgspec.UnsetType = msgspec.UNSET
    won: bool | msgspec.UnsetType = msgspec.UNSET
    value: int | msgspec.UnsetType = msgspec.UNSET
    overbid: bool | msgspec.UnsetType = msgspec.UNSET
    card_points: tuple[int, int] | msgspec.UnsetType = msgspec.UNSET
    matadors: int | msgspec.UnsetType = msgspec.UNSET
    multiplier: int | msgspec.UnsetType = msgspec.UNSET
    schneider: bool | msgspec.UnsetType = msgspec.UNSET
    schwarz: bool | msgspec.UnsetType = msgspec.UNSET


THROWN_IN: Final = SkatSettlement(scores=(0, 0, 0), thrown_in=True)
"""The settlement when nobody bids (SK-28)."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a deal with a declarer ended: all that its value depends on."""

    declarer: int
    contract: str
    hand: bool
    """Whether it was a Hand game."""
    bid: int
    tricks: tuple[int, int]
    """Tricks of the declarer and of the defenders."""
    taken: CardSet
    """The cards of the declarer's tricks."""
    put_away: CardSet
    """The two cards that count for the declarer besides: put away, or the closed Skat (SK-70)."""
    held: CardSet
    """The declarer's ten dealt cards and both Skat cards (SK-51)."""


def settle(outcome: Outcome) -> SkatSettlement:
    """The settlement of a deal with a declarer."""
    return _settle_null(outcome) if outcome.contract in NULLS else _settle_points(outcome)


def _settled(outcome: Outcome, items: list[Item], value: int, won: bool) -> SkatSettlement:
    """The value won, or lost doubled (SK-66), with the fields that both kinds of contracts have."""
    score = value if won else -2 * value
    if not won:
        items = [*items, Item("lost-doubled", score, "score", "SK-66")]
    return SkatSettlement(
        scores=with_item((0, 0, 0), outcome.declarer, score),
        items=tuple(items),
        thrown_in=False,
        declarer=outcome.declarer,
        contract=outcome.contract,
        hand=outcome.hand,
        bid=outcome.bid,
        tricks=outcome.tricks,
        won=won,
        value=value,
        overbid=False,
    )


def _settle_null(outcome: Outcome) -> SkatSettlement:
    """A Null is won without a trick; its value is fixed (SK-63)."""
    value = NULL_VALUES[outcome.contract, outcome.hand]
    key = outcome.contract + ("-hand" if outcome.hand else "")
    return _settled(outcome, [Item(key, value, "value", "SK-63")], value, won=outcome.tricks[0] == 0)


def _settle_points(outcome: Outcome) -> SkatSettlement:
    """A suit contract or Grand: base times multiplier, lifted to the bid if that was too high."""
    points = points_in(outcome.taken | outcome.put_away)  # SK-70
    schneider = points <= 30 or points >= 90  # SK-53
    schwarz = outcome.tricks[0] in (0, 10)  # SK-54
    run = matadors(outcome.contract, outcome.held)
    factors = _factors(outcome, run, schneider, schwarz)
    base = BASES[outcome.contract]
    multiplier = sum(item.amount for item in factors)
    value = base * multiplier
    items = [
        *_counted_points(outcome),
        *factors,
        Item("base", base, "base", "SK-60"),
        Item("achieved", value, "value", "SK-60"),
    ]
    overbid = value < outcome.bid
    if overbid:
        multiplier = -(-outcome.bid // base)
        value = base * multiplier
        items.append(Item("overbid-lifted", value, "value", "SK-65"))
    return replace(
        _settled(outcome, items, value, won=points >= 61 and not overbid),
        overbid=overbid,
        card_points=(points, 120 - points),
        matadors=run,
        multiplier=multiplier,
        schneider=schneider,
        schwarz=schwarz,
    )


def _counted_points(outcome: Outcome) -> list[Item]:
    """The declarer's card points: tricks, and the two cards besides (SK-70)."""
    key = "skat" if outcome.hand else "put-away"
    return [
        Item("tricks", points_in(outcome.taken), "points", "SK-70", cards=outcome.taken),
        Item(key, points_in(outcome.put_away), "points", "SK-70", cards=outcome.put_away),
    ]


def _factors(outcome: Outcome, run: int, schneider: bool, schwarz: bool) -> list[Item]:
    """The steps of the multiplier (SK-50 to SK-54)."""
    counted = card_set(ORDERS[outcome.contract].groups[0][: abs(run)])
    key = "matadors-with" if run > 0 else "matadors-without"
    steps = [
        Item(step, 1, "factor", rule)
        for step, rule, applies in (
            ("game", "SK-52", True),
            ("hand", "SK-52", outcome.hand),
            ("schneider", "SK-53", schneider),
            ("schwarz", "SK-54", schwarz),
        )
        if applies
    ]
    return [Item(key, abs(run), "factor", "SK-50", cards=counted), *steps]
