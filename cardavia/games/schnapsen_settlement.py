"""The settlement of Schnapsen: who won a deal, how, and the game points for it (rules SN-24 to SN-31, SN-41).

The items are the lines from which card points and game points were counted.  No cards are played here;
`schnapsen.py` says how a deal ended.  Imports `cards`, the actions and the shared floor of `games`.
"""

from __future__ import annotations

import msgspec

from cardavia.cards import Card, CardSet, points_in
from cardavia.games.actions import Action, Play
from cardavia.games.base import Before, Item, Settlement, with_item
from cardavia.games.schnapsen_actions import BONUS, LIMIT, MATCH_START, TARGET, TRUMP_BONUS, Marry, pair


class SchnapsenBefore(Before, frozen=True):
    """The match score of both seats before the deal, 1 to 7 each."""

    match: tuple[int, int] = (MATCH_START, MATCH_START)


class Closure(msgspec.Struct, frozen=True):
    """What the opponent of the closer had when the stock was closed."""

    points: int
    tricks: int


class SchnapsenSettlement(Settlement, frozen=True, kw_only=True):
    """Fields of SN-41: game points won in this deal, and card points and tricks of both seats."""

    winner: int
    reason: str
    """`sixty-six`, `last-trick`, `closer-beaten` or `closer-failed`."""
    points: tuple[int, int]
    tricks: tuple[int, int]
    closed_by: int | None
    closure: Closure | None


class Outcome(msgspec.Struct, frozen=True, kw_only=True):
    """How a deal ended: all that its settlement depends on.  Pairs are by seat."""

    trump: int
    points: tuple[int, int]
    """Card points: tricks and the bonuses that count."""
    pending: tuple[int, int]
    """A bonus that never counted, for want of a trick (SN-19)."""
    tricks: tuple[int, int]
    taken: tuple[CardSet, ...]
    last: int
    """The seat that won the last trick."""
    closed_by: int | None
    closure: Closure | None
    history: tuple[tuple[int, Action], ...]


def settle(outcome: Outcome) -> SchnapsenSettlement:
    """The settlement of a finished deal."""
    winner, reason = _won(outcome)
    result = _result(outcome, winner)
    return SchnapsenSettlement(
        scores=with_item((0, 0), winner, result.amount),
        items=(*_point_items(outcome), result),
        winner=winner,
        reason=reason,
        points=outcome.points,
        tricks=outcome.tricks,
        closed_by=outcome.closed_by,
        closure=outcome.closure,
    )


def _won(outcome: Outcome) -> tuple[int, str]:
    """The winner of a finished deal and the reason."""
    best = int(outcome.points[1] > outcome.points[0])
    if outcome.points[best] >= TARGET:
        return best, "closer-beaten" if outcome.closed_by == 1 - best else "sixty-six"
    if outcome.closed_by is not None:
        return 1 - outcome.closed_by, "closer-failed"
    return outcome.last, "last-trick"


def _result(outcome: Outcome, winner: int) -> Item:
    """The game points of a finished deal, with the rule that gives them."""
    if outcome.closure is not None and winner != outcome.closed_by:
        if outcome.closure.tricks:
            return Item("closer-lost", 2, "game_points", "SN-28", payee=winner)
        return Item("closer-lost-no-trick", 3, "game_points", "SN-28", payee=winner)
    if outcome.points[winner] < TARGET:
        return Item("last-trick", 1, "game_points", "SN-29", payee=winner)
    rule = "SN-26" if outcome.closure is None else "SN-27"
    loser = outcome.closure or Closure(outcome.points[1 - winner], outcome.tricks[1 - winner])
    if not loser.tricks:
        return Item("loser-no-trick", 3, "game_points", rule, payee=winner)
    if loser.points < LIMIT:
        return Item("loser-below-33", 2, "game_points", rule, payee=winner)
    return Item("loser-33-or-more", 1, "game_points", rule, payee=winner)


def _point_items(outcome: Outcome) -> list[Item]:
    """What each seat's card points are made of; the record at closure belongs to no sum."""
    items = [
        Item("tricks", points_in(taken), "points", "SN-6", payee=seat, cards=taken)
        for seat, taken in enumerate(outcome.taken)
    ]
    led = False
    for seat, action in outcome.history:
        if isinstance(action, Marry):
            items.append(_bonus_item(outcome, seat, action.card, waited=not led))
        led = led or isinstance(action, (Play, Marry))
    if outcome.closure is not None:
        items.append(Item("points-at-closure", outcome.closure.points, "points", "SN-24"))
    return items


def _bonus_item(outcome: Outcome, seat: int, led: Card, waited: bool) -> Item:
    if waited and outcome.pending[seat]:
        return Item("marriage-without-trick", 0, "points", "SN-19", payee=seat, cards=pair(led))
    key, bonus = ("trump-marriage", TRUMP_BONUS) if led >> 3 == outcome.trump else ("marriage", BONUS)
    return Item(key, bonus, "points", "SN-19" if waited else "SN-18", payee=seat, cards=pair(led))
