"""The settlement of Preference: payments of a deal and the pot (PF-37 to PF-50, PF-62, PF-63).

The payments are the items of the settlement, and the scores are summed from the items: what is shown is
what was booked.  No cards are played here; `preference.py` says how a deal ended.  Imports `cards` and the
shared floor of `games`.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from cardavia.cards import ACE, rank_set
from cardavia.games.base import Before, Item, Settlement

POT: Final = "pot"
CONTRIBUTION: Final = 30
"""Paid by each player at the start of a match and whenever the pot is empty."""
TAKER_TRICKS: Final = 6
DEFENDER_TRICKS: Final = 2
HOST_TRICKS: Final = 4
ACES: Final = rank_set(ACE)


class PreferenceBefore(Before, frozen=True):
    """What a deal brings along: the balance of each seat and the pot; at first those of PF-50."""

    balances: tuple[int, int, int] = (-CONTRIBUTION, -CONTRIBUTION, -CONTRIBUTION)
    pot: int = 3 * CONTRIBUTION


def check_balances(before: PreferenceBefore) -> None:
    """Raise `ValueError` if balances and pot cannot stand before a deal (PF-62)."""
    if before.pot < 10 or before.pot % 10:
        raise ValueError(f"PF-62: the pot must be a multiple of 10 and at least 10, not {before.pot}")
    total = sum(before.balances) + before.pot
    if total:
        raise ValueError(f"PF-62: balances and pot must add up to 0, not {total}")


class Bonuses(msgspec.Struct, frozen=True):
    """Bonuses per opponent as the taker sees them: 10, 0 or -10 each."""

    hearts: int = 0
    four_aces: int = 0
    no_aces: int = 0


class PreferenceSettlement(Settlement, frozen=True, kw_only=True):
    """Fields of PF-63; those from `taker` on are `UNSET` in a void deal."""

    void: bool
    pot_change: int
    refill: int
    taker: int | msgspec.UnsetType = msgspec.UNSET
    contract: str | msgspec.UnsetType = msgspec.UNSET
    trump: str | msgspec.UnsetType = msgspec.UNSET
    made: bool | msgspec.UnsetType = msgspec.UNSET
    tricks: tuple[int, int, int] | msgspec.UnsetType = msgspec.UNSET
    stayed: tuple[int, ...] | msgspec.UnsetType = msgspec.UNSET
    host: int | msgspec.UnsetType | None = msgspec.UNSET
    bonuses: Bonuses | msgspec.UnsetType = msgspec.UNSET


VOID: Final = PreferenceSettlement(scores=(0, 0, 0), void=True, pot_change=0, refill=0)
"""The settlement when all three pass (PF-19)."""


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a deal with a taker ended: all that its payments depend on.

    `tricks` are ten in sum, by seat; `stayed` the voluntary defenders; `host` who invited, if anybody.
    """

    taker: int
    contract: str
    trump: str
    tricks: tuple[int, int, int]
    stayed: tuple[int, ...] = ()
    host: int | None = None
    four_aces: bool = False
    """Whether the ten cards that the taker played with held all four aces (PF-45)."""
    announced: bool = False
    """Whether the taker announced no aces."""

    @property
    def opponents(self) -> tuple[int, int]:
        """Both other seats, first the one left of the taker."""
        return (self.taker + 1) % 3, (self.taker + 2) % 3

    @property
    def made(self) -> bool:
        """Whether the taker has his six tricks (PF-2)."""
        return self.tricks[self.taker] >= TAKER_TRICKS


def _payment(key: str, amount: int, payer: int | str, payee: int | str, rule: str, cards: int = 0) -> Item:
    return Item(key, amount, "score", rule, payer, payee, cards)


def trick_payments(outcome: Outcome) -> list[Item]:
    """The taker's ten, the tricks and the penalties (PF-37 to PF-42)."""
    taker, host = outcome.taker, outcome.host
    items = [_payment("pot", 10, POT, taker, "PF-37")]
    if host is None:
        paid = [(seat, outcome.tricks[seat]) for seat in outcome.stayed]
        items += [_payment("tricks", won, taker, seat, "PF-38") for seat, won in paid if won]
    else:
        together = sum(outcome.tricks[seat] for seat in outcome.opponents)
        paid = [(host, together)]
        items += [_payment("tricks", won, taker, seat, "PF-39") for seat, won in paid if won]
    if not outcome.made:
        items.append(_payment("taker-failed", 20, taker, POT, "PF-40"))
    if host is None:
        items += [
            _payment("defender-failed", 10, seat, POT, "PF-41") for seat, won in paid if won < DEFENDER_TRICKS
        ]
    elif paid[0][1] < HOST_TRICKS:
        items.append(_payment("host-failed", 10, host, POT, "PF-42"))
    return items


def bonuses_of(outcome: Outcome) -> Bonuses:
    """The bonuses per opponent, as the taker sees them (PF-43 to PF-46)."""
    won = 10 if outcome.made else -10
    return Bonuses(
        hearts=won if outcome.contract == "hearts" else 0,
        four_aces=10 if outcome.four_aces and outcome.made else 0,
        no_aces=won if outcome.announced else 0,
    )


def bonus_payments(outcome: Outcome, bonuses: Bonuses) -> list[Item]:
    """The bonuses as payments; both opponents take part, whatever they decided (PF-47, PF-48)."""
    items = []
    for key, amount, rule, cards in (
        ("hearts", bonuses.hearts, "PF-43", 0),
        ("four-aces", bonuses.four_aces, "PF-44", ACES),
        ("no-aces", bonuses.no_aces, "PF-46", 0),
    ):
        for opponent in outcome.opponents:
            if amount > 0:
                items.append(_payment(key, amount, opponent, outcome.taker, rule, cards))
            elif amount < 0:
                items.append(_payment(key, -amount, outcome.taker, opponent, rule, cards))
    return items


def settle(outcome: Outcome, before: PreferenceBefore) -> PreferenceSettlement:
    """All payments of a deal, booked together; the pot is looked at once, after them (PF-49)."""
    bonuses = bonuses_of(outcome)
    items = (*trick_payments(outcome), *bonus_payments(outcome, bonuses))
    booked: dict[int | str | None, int] = {0: 0, 1: 0, 2: 0, POT: 0}
    for item in items:
        booked[item.payer] -= item.amount
        booked[item.payee] += item.amount
    return PreferenceSettlement(
        scores=(booked[0], booked[1], booked[2]),
        items=items,
        void=False,
        pot_change=booked[POT],
        refill=0 if before.pot + booked[POT] else CONTRIBUTION,
        taker=outcome.taker,
        contract=outcome.contract,
        trump=outcome.trump,
        made=outcome.made,
        tricks=outcome.tricks,
        stayed=tuple(sorted(outcome.stayed)),
        host=outcome.host,
        bonuses=bonuses,
    )


def balances_after(before: PreferenceBefore, settlement: PreferenceSettlement) -> dict[str, Any]:
    """`balances` and `pot` with the settlement and the refill booked."""
    refill = settlement.refill
    return {
        "balances": tuple(
            balance + score - refill
            for balance, score in zip(before.balances, settlement.scores, strict=True)
        ),
        "pot": before.pot + settlement.pot_change + 3 * refill,
    }
