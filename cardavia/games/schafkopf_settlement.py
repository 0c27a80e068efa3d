"""The settlement of Schafkopf: what each pays or gets (rules SF-50 to SF-66).

The items are the lines from which the value was counted.  No cards are played here; `schafkopf.py` says how a
deal ended.  Imports `cards`, the contracts and the shared floor of `games`.
"""

from __future__ import annotations

from typing import Final

import msgspec

from cardavia.cards import CardSet, card_set, points_in
from cardavia.games.base import Item, Settlement
from cardavia.games.schafkopf_contracts import Contract, laufende


class SchafkopfSettlement(Settlement, frozen=True, kw_only=True):
    """The settlement fields of the rule sheet; a deal passed out has only `scores` and `contract`."""

    contract: str | None
    declarer: int | msgspec.UnsetType = msgspec.UNSET
    partner: int | msgspec.UnsetType | None = msgspec.UNSET
    won: bool | msgspec.UnsetType = msgspec.UNSET
    points: int | msgspec.UnsetType | None = msgspec.UNSET
    tricks: int | msgspec.UnsetType | None = msgspec.UNSET
    bonus: str | msgspec.UnsetType = msgspec.UNSET
    laufende: int | msgspec.UnsetType = msgspec.UNSET
    laufende_side: str | msgspec.UnsetType | None = msgspec.UNSET
    value: int | msgspec.UnsetType = msgspec.UNSET


PASSED_OUT: Final = SchafkopfSettlement(scores=(0, 0, 0, 0), contract=None)
"""The settlement when all four pass (SF-17)."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a deal with a declarer ended: all that its value depends on.  Tuples of four are by seat."""

    contract: Contract
    declarer: int
    partner: int | None
    """None in a game of one against three."""
    dealt: tuple[CardSet, ...]
    taken: tuple[CardSet, ...]
    tricks: tuple[int, ...]

    @property
    def side(self) -> tuple[int, ...]:
        """The declarer and the partner, if there is one."""
        return (self.declarer,) if self.partner is None else (self.declarer, self.partner)

    @property
    def side_tricks(self) -> int:
        """The tricks of the declarer side."""
        return sum(self.tricks[seat] for seat in self.side)


def settle(outcome: Outcome) -> SchafkopfSettlement:
    """The settlement of a deal with a declarer."""
    contract, side = outcome.contract, outcome.side
    played = contract.name != "sie"
    points, bonus = None, None
    counted = _counted_points(outcome) if contract.kind.by_points else []
    if contract.kind.by_points:
        points = sum(item.amount for item in counted)
        won = points >= 61
        bonus = _bonus(points, outcome.side_tricks)
    else:
        won = not played or outcome.side_tricks == 8
    run = laufende(contract, sum(outcome.dealt[seat] for seat in side))
    paid = abs(run) if abs(run) >= contract.kind.least else 0
    worth = _worth(contract, bonus, paid)
    value = sum(item.amount for item in worth)
    winners = side if won else tuple(seat for seat in range(4) if seat not in side)
    share = value if outcome.partner is not None else 3 * value
    return SchafkopfSettlement(
        scores=tuple(
            (share if seat == outcome.declarer else value) * (1 if seat in winners else -1)
            for seat in range(4)
        ),
        items=(*counted, *worth, *_payments(side, won, value)),
        contract=contract.text,
        declarer=outcome.declarer,
        partner=outcome.partner,
        won=won,
        points=points,
        tricks=outcome.side_tricks if played else None,
        bonus=bonus.key if bonus is not None else "none",
        laufende=paid,
        laufende_side=("declarer" if run > 0 else "defenders") if paid else None,
        value=value,
    )


def _counted_points(outcome: Outcome) -> list[Item]:
    """The card points of the declarer side (SF-52)."""
    return [
        Item(key, points_in(outcome.taken[seat]), "points", "SF-52", cards=outcome.taken[seat])
        for key, seat in zip(("declarer", "partner"), outcome.side, strict=False)
    ]


def _worth(contract: Contract, bonus: Item | None, paid: int) -> list[Item]:
    """What the value is made of: base, schneider or schwarz, the Laufende that are paid."""
    kind = contract.kind
    items = [Item("base", kind.base, "value", kind.base_rule)]
    if bonus is not None:
        items.append(bonus)
    if paid:
        counted = card_set(contract.order.groups[0][:paid])
        rule = "SF-61" if kind.each == 1 else "SF-65"
        items.append(Item("laufende", paid * kind.each, "value", rule, cards=counted))
    return items


def _bonus(points: int, tricks: int) -> Item | None:
    """Schneider or schwarz, from the declarer side's card points and tricks."""
    if tricks in (0, 8):
        return Item("schwarz", 2, "value", "SF-60")
    if points >= 91:
        return Item("schneider", 1, "value", "SF-58")
    if points <= 30:
        return Item("schneider", 1, "value", "SF-59")
    return None


def _payments(side: tuple[int, ...], won: bool, value: int) -> list[Item]:
    """Who pays whom: one against three the declarer with each, in Rufer the seats of both sides in pairs."""
    others = tuple(seat for seat in range(4) if seat not in side)
    if len(side) == 1:
        side *= 3
    losers, winners = (others, side) if won else (side, others)
    return [
        Item("payment", value, "score", "SF-66", payer=loser, payee=winner)
        for loser, winner in zip(losers, winners, strict=True)
    ]
