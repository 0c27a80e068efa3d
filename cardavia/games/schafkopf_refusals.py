"""What is forbidden in Schafkopf and why: the rule, the sentence and the cards that are the reason.

Which cards may be played is `schafkopf.py`'s to say, and only words for the others are found here.  Imports
`cards`, the contracts and the shared floor of `games`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn

from cardavia.cards import GERMAN, Card, CardSet
from cardavia.games.actions import Action, Pass
from cardavia.games.base import IllegalAction
from cardavia.games.refusals import refuse_missing, refuse_off_suit, refuse_off_trump
from cardavia.games.schafkopf_contracts import CONTRACTS, Announce, Contract

if TYPE_CHECKING:
    from cardavia.games.schafkopf import SchafkopfState

_SUIT_WORDS: Final = ("acorns", "leaves", "hearts", "bells")


def _suit_word(suit: int | None) -> str:
    return _SUIT_WORDS[suit] if suit is not None else ""


def check_bid(state: SchafkopfState, text: str, hand: CardSet) -> None:
    """Raise the `IllegalAction` for a bid that is too low, or for which the hand does not fit."""
    if text not in CONTRACTS:
        raise IllegalAction("SF-12", "Hearts are trumps in a call game: their ace cannot be called")
    contract = CONTRACTS[text]
    if state.bid is not None:
        standing = CONTRACTS[state.bid].kind.level
        if contract.kind.level == standing:
            raise IllegalAction(
                "SF-11", "{bid} is no higher than {standing}, which stands", bid=text, standing=state.bid
            )
        if contract.kind.level < standing:
            raise IllegalAction(
                "SF-10", "A bid must be higher than {standing}; {bid} is not", bid=text, standing=state.bid
            )
    if not contract.fits(hand):
        _refuse_hand(contract, hand)


def _refuse_hand(contract: Contract, hand: CardSet) -> NoReturn:
    """Raise the refusal of a bid for which the hand does not fit (SF-12, SF-14, SF-15)."""
    missing = contract.all_of & ~hand
    if missing:
        raise IllegalAction(
            "SF-15",
            "Sie needs all four Ober and all four Unter; not in the hand: {missing}",
            missing,
            missing=GERMAN.names(missing),
        )
    if hand & contract.none_of:
        ace = contract.none_of
        raise IllegalAction("SF-12", "{ace} is in the hand and cannot be called", ace, ace=GERMAN.names(ace))
    needed = contract.one_of
    raise IllegalAction(
        "SF-12" if contract.called_ace else "SF-14",
        "To call {suit} one of these must be in the hand: {needed}"
        if contract.called_ace
        else "For a solo in {suit} one of these must be in the hand: {needed}",
        needed,
        suit=_suit_word(contract.suit),
        needed=GERMAN.names(needed),
    )


def refuse_card(state: SchafkopfState, wanted: Card) -> NoReturn:
    """Raise the `IllegalAction` for a card that the seat to act may not play."""
    assert state.to_act is not None and state.contract is not None
    contract = CONTRACTS[state.contract]
    hand, must = state.hands[state.to_act], state.playable()
    if not hand >> wanted & 1:
        refuse_missing("SF-33", GERMAN, wanted)
    ace, suit = contract.called_ace, _suit_word(contract.suit)
    if not state.trick:
        held = hand & contract.called_suit
        raise IllegalAction(
            "SF-45",
            "With fewer than four {suit} in hand the holder of {ace} may lead no other of them",
            held,
            suit=suit,
            ace=GERMAN.names(ace),
        )
    led = state.trick[0]
    if must == hand & ace and ace & contract.order.lanes[led] and not state.suit_led:
        raise IllegalAction(
            "SF-40",
            "The called suit, {suit}, is led for the first time: {ace} must be played",
            ace,
            suit=suit,
            ace=GERMAN.names(ace),
        )
    if not hand & contract.order.lanes[led]:
        raise IllegalAction(
            "SF-44",
            "Before {suit} have been led, {ace} may not be discarded while another card is held",
            ace,
            suit=suit,
            ace=GERMAN.names(ace),
        )
    if contract.order.trumps >> led & 1:
        refuse_off_trump("SF-31", GERMAN, must)
    refuse_off_suit("SF-31", GERMAN, _suit_word(led >> 3).capitalize(), must)


def refuse_turn(state: SchafkopfState, seat: int, action: Action | None) -> NoReturn:
    """Raise the `IllegalAction` for a seat that is not to act, or for an action after the end."""
    if state.to_act is None:
        if state.declarer is None:
            raise IllegalAction("SF-17", "All four seats passed: the deal is over")
        if state.contract == "sie":
            raise IllegalAction("SF-15", "Sie ended the deal: no action follows")
        if sum(state.tricks) < 8:
            raise IllegalAction("SF-64", "The Tout is lost and the deal over: no card follows")
        raise IllegalAction("SF-33", "All eight tricks have been played: no action follows")
    if state.phase == "play":
        if isinstance(action, (Announce, Pass)):
            raise IllegalAction("SF-16", "The auction is over: no bid follows")
        raise IllegalAction("SF-33", "{turn} is to play", turn=state.to_act)
    if any(seat == spoken for spoken, _ in state.history):
        raise IllegalAction("SF-9", "{seat} spoke already: each seat speaks once", seat=seat)
    raise IllegalAction("SF-8", "{turn} is to speak", turn=state.to_act)
