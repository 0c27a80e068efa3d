"""What is forbidden in Schnapsen and why: the rule, the sentence and the cards that are the reason.

Which cards may be played is `schnapsen.py`'s to say, and only words for the others are found here.  Imports
`cards`, the actions and the shared floor of `games`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from cardavia.cards import FRENCH, JACK, Card, CardSet
from cardavia.games.actions import Action
from cardavia.games.base import IllegalAction
from cardavia.games.refusals import refuse_missing
from cardavia.games.schnapsen_actions import ORDERS, TARGET, Close, Exchange, Marry, pair

if TYPE_CHECKING:
    from cardavia.games.schnapsen import SchnapsenState


def check_turn(state: SchnapsenState, seat: int, action: Action) -> None:
    """Raise the `IllegalAction` for what the seat to act may not do instead of playing a card."""
    if state.trick and isinstance(action, (Close, Exchange, Marry)):
        _refuse_follower(action)
    if isinstance(action, Marry):
        _check_marriage(state, seat, action.card)
    elif isinstance(action, Exchange):
        _check_exchange(state, state.hands[seat])
    elif isinstance(action, Close):
        _check_close(state)
    else:
        raise IllegalAction("SN-13", "A card must be played now")


def _check_exchange(state: SchnapsenState, hand: CardSet) -> None:
    jack = state.indicator & ~7 | JACK
    if state.closed_by is not None:
        raise IllegalAction("SN-15", "The stock is closed: nothing can be exchanged any more")
    if not state.stock_open:
        raise IllegalAction("SN-15", "The stock is exhausted: nothing can be exchanged any more")
    if state.indicator == jack:
        raise IllegalAction(
            "SN-16",
            "{jack} lies under the stock itself: nothing can be exchanged for it",
            1 << jack,
            jack=FRENCH.text(jack),
        )
    if not hand >> jack & 1:
        raise IllegalAction(
            "SN-14",
            "Only the trump Jack is exchanged, and {jack} is not in the hand",
            1 << jack,
            jack=FRENCH.text(jack),
        )


def _check_close(state: SchnapsenState) -> None:
    if state.closed_by is not None:
        raise IllegalAction("SN-22", "{closer} closed the stock already", closer=state.closed_by)
    if not state.stock_open:
        raise IllegalAction("SN-22", "The stock is exhausted: there is nothing left to close")


def _check_marriage(state: SchnapsenState, seat: int, led: Card) -> None:
    both = pair(led)
    if not both >> led & 1:
        raise IllegalAction(
            "SN-17",
            "A marriage is led with a King or a Queen; {card} is neither",
            1 << led,
            card=FRENCH.text(led),
        )
    missing = both & ~state.hands[seat]
    if missing and both & state.declared(seat):
        raise IllegalAction(
            "SN-20",
            "Each suit is declared once at most; declared already: {pair}",
            both,
            pair=FRENCH.names(both),
        )
    if missing:
        raise IllegalAction(
            "SN-17",
            "A marriage needs King and Queen of one suit in the hand; missing: {missing}",
            missing,
            missing=FRENCH.names(missing),
        )


def _refuse_follower(action: Action) -> NoReturn:
    """Refuse what only the leader may do, and only before leading."""
    if isinstance(action, Close):
        raise IllegalAction("SN-22", "Only the leader may close the stock, before leading")
    if isinstance(action, Exchange):
        raise IllegalAction("SN-14", "Only the leader may exchange the trump Jack, before leading")
    raise IllegalAction("SN-17", "Only the leader may declare a marriage, by leading one of its cards")


def refuse_card(state: SchnapsenState, hand: CardSet, wanted: Card) -> NoReturn:
    """Raise the `IllegalAction` for a card that the seat to act may not play."""
    if not hand >> wanted & 1:
        refuse_missing("SN-39", FRENCH, wanted)
    must, led = state.playable(), state.trick[0]
    order = ORDERS[state.indicator >> 3]
    if not must & order.lanes[led]:
        raise IllegalAction(
            "SN-11",
            "{led} was led and the hand holds none of its suit: a trump must be played: {must}",
            must,
            led=FRENCH.text(led),
            must=FRENCH.names(must),
        )
    raise IllegalAction(
        "SN-11",
        "{led} was led and must be beaten in its suit: {must}"
        if must & order.beats[led]
        else "{led} was led and its suit must be followed: {must}",
        must,
        led=FRENCH.text(led),
        must=FRENCH.names(must),
    )


def refuse_turn(state: SchnapsenState, action: Action | None) -> NoReturn:
    """Raise the `IllegalAction` for a seat that is not to act, or for an action after the end."""
    if state.to_act is None:
        _refuse_after_end(state)
    if isinstance(action, (Close, Exchange, Marry)):
        _refuse_follower(action)
    if action is None:
        raise IllegalAction("SN-39", "{turn} is to act", turn=state.to_act)
    if state.trick:
        raise IllegalAction("SN-13", "A card was led: {turn} is to follow", turn=state.to_act)
    if not any(state.tricks):
        raise IllegalAction("SN-5", "{turn}, who did not deal, leads to the first trick", turn=state.to_act)
    raise IllegalAction("SN-6", "{turn} won the trick and leads", turn=state.to_act)


def _refuse_after_end(state: SchnapsenState) -> NoReturn:
    if max(state.points) >= TARGET:
        raise IllegalAction(
            "SN-25",
            "{winner} reached {points} card points: the deal is over",
            winner=state.points.index(max(state.points)),
            points=max(state.points),
        )
    raise IllegalAction(
        "SN-29" if state.closed_by is None else "SN-28", "All cards have been played: the deal is over"
    )
