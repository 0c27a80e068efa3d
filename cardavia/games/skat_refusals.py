"""What is forbidden in Skat and why: the rule, the sentence and the cards that are the reason.

One check a phase of speaking and declaring; which cards may be played is `skat.py`'s to say, and only words
for the others are found here.  Imports `cards`, the Skat modules below `skat.py` and the shared floor of
`games`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NoReturn

from cardavia.cards import GERMAN, Card
from cardavia.games.actions import Action, Bid, Discard, Hold, Pass
from cardavia.games.base import IllegalAction
from cardavia.games.refusals import refuse_missing, refuse_off_suit, refuse_off_trump
from cardavia.games.skat_actions import BID_VALUES, Declare, Hand, Pickup
from cardavia.games.skat_contracts import NULL_VALUES, NULLS, ORDERS

if TYPE_CHECKING:
    from cardavia.games.skat import SkatState

_SUIT_WORDS: Final = ("Acorns", "Leaves", "Hearts", "Bells")


def _check_auction(state: SkatState, action: Action) -> None:
    if state.hearing:
        if not isinstance(action, (Hold, Pass)):
            raise IllegalAction(
                "SK-24",
                "The hearing seat answers {value} with hold or pass and names no value",
                value=state.value,
            )
    elif isinstance(action, Bid):
        if state.speaker == state.hearer:
            if action.value != BID_VALUES[0]:
                raise IllegalAction("SK-27", "Alone in the auction forehand may bid 18 or pass, nothing else")
        elif action.value not in BID_VALUES:
            raise IllegalAction("SK-21", "{bid} is not one of the bid values", bid=action.value)
        elif action.value <= state.value:
            raise IllegalAction(
                "SK-21",
                "A bid must be higher than {value}; {bid} is not",
                value=state.value,
                bid=action.value,
            )
    elif isinstance(action, Hold):
        raise IllegalAction("SK-24", "There is no bid to hold: the speaking seat bids or passes")
    elif not isinstance(action, Pass):
        raise IllegalAction("SK-20", "The auction is not over: bid or pass")


def _check_skat(state: SkatState, action: Action) -> None:
    if isinstance(action, Discard):
        raise IllegalAction("SK-33", "Nothing is laid away before the Skat was taken|Skat")
    if not isinstance(action, (Pickup, Hand)):
        raise IllegalAction("SK-30", "The declarer first takes the Skat or plays Hand")


def _check_discard(state: SkatState, action: Action) -> None:
    assert state.to_act is not None
    if not isinstance(action, Discard):
        raise IllegalAction("SK-33", "First two cards must be laid away|Skat")
    if action.cards.bit_count() != 2:
        raise IllegalAction("SK-33", "Two different cards must be laid away|Skat", action.cards)
    missing = action.cards & ~state.hands[state.to_act]
    if missing:
        raise IllegalAction(
            "SK-33",
            "Only cards in the hand can be laid away; not in the hand: {card}|Skat",
            missing,
            card=GERMAN.names(missing),
        )


def _check_declare(state: SkatState, action: Action) -> None:
    if isinstance(action, Pickup):
        raise IllegalAction("SK-32", "A Hand game was chosen: the Skat stays closed")
    if isinstance(action, Discard):
        if state.hand_game:
            raise IllegalAction("SK-33", "In a Hand game nothing is laid away: the Skat stays closed")
        raise IllegalAction("SK-33", "Two cards were laid away already|Skat")
    if not isinstance(action, Declare):
        raise IllegalAction("SK-35", "The declarer must declare a contract now")
    if action.contract in NULLS:
        worth = NULL_VALUES[action.contract, state.hand_game]
        if worth < state.value:
            raise IllegalAction(
                "SK-36",
                "{contract} is worth {worth} here and the bid is {bid}: a Null must be worth the bid",
                contract=action.contract,
                worth=worth,
                bid=state.value,
            )


CHECKS: Final[dict[str, Callable[[SkatState, Action], None]]] = {
    "auction": _check_auction,
    "skat": _check_skat,
    "discard": _check_discard,
    "declare": _check_declare,
}
"""By phase: raises the `IllegalAction` for what the seat to act may not do."""


def refuse_card(state: SkatState, wanted: Card) -> NoReturn:
    """Raise the `IllegalAction` for a card that the seat to act may not play."""
    assert state.to_act is not None and state.contract is not None
    if not state.hands[state.to_act] >> wanted & 1:
        refuse_missing("SK-43", GERMAN, wanted)
    led = state.trick[0]
    if state.contract not in NULLS and ORDERS[state.contract].trumps >> led & 1:
        refuse_off_trump("SK-41", GERMAN, state.playable())
    refuse_off_suit("SK-41", GERMAN, _SUIT_WORDS[led >> 3], state.playable())


def refuse_turn(state: SkatState, seat: int) -> NoReturn:
    """Raise the `IllegalAction` for a seat that is not to act, or for an action after the end."""
    if state.to_act is None:
        if state.declarer is None:
            raise IllegalAction("SK-28", "The deal was thrown in: no action follows")
        if state.contract in NULLS:
            raise IllegalAction("SK-47", "The Null game is over: no card follows")
        raise IllegalAction("SK-48", "All ten tricks have been played: no action follows")
    if state.phase == "auction":
        if seat in {passed for passed, action in state.history if isinstance(action, Pass)}:
            raise IllegalAction("SK-22", "{seat} passed: a pass is final", seat=seat)
        raise IllegalAction("SK-20", "{turn} is to speak", turn=state.to_act)
    if state.phase == "play":
        raise IllegalAction("SK-40", "{turn} is to play", turn=state.to_act)
    raise IllegalAction("SK-30", "The declarer, {turn}, is to act", turn=state.to_act)
