"""Why an action is forbidden in Preference: the rule, the sentence and the cards that are the reason.

`preference.py` decides whether an action is legal; this module only finds words for one that is not.  A
refusal to a seat that is not to act tells nothing about hidden cards, nor that the taker is being asked
about his aces (PF-57).  Imports `cards` and the shared floor of `games`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NoReturn

from cardavia.cards import FRENCH, Card, CardSet
from cardavia.games.actions import Action, Discard, Play
from cardavia.games.base import IllegalAction
from cardavia.games.preference_auction import (
    NUMBER_OF,
    AnnounceNoAces,
    Call,
    Drop,
    Invite,
    NameTrump,
    NoAnnounce,
    NoInvite,
    Stay,
    refuse_call,
    refuse_late_call,
)
from cardavia.games.preference_settlement import ACES
from cardavia.games.refusals import refuse_missing, refuse_off_suit

if TYPE_CHECKING:
    from cardavia.games.preference import PreferenceState

_SUIT_WORDS: Final = {"C": "Clubs", "S": "Spades", "D": "Diamonds", "H": "Hearts"}
_PLAYING: Final = ("announcement", "play")


def refuse(state: PreferenceState, seat: int, action: Action) -> NoReturn:
    """Raise the `IllegalAction` for what a seat may not do, in the order of the phases."""
    if isinstance(action, Call):
        if state.phase == "auction":
            refuse_call(state.auction, action)
        refuse_late_call(state.auction, (seat - state.first_speaker) % 3, action)
    if isinstance(action, Discard):
        _refuse_discard(state, seat, action.cards)
    if isinstance(action, NameTrump):
        _refuse_trump(state, action.suit)
    if isinstance(action, (Stay, Drop)):
        _refuse_decision(state, seat)
    if isinstance(action, (Invite, NoInvite)):
        _refuse_invitation(state)
    if isinstance(action, (AnnounceNoAces, NoAnnounce)):
        _refuse_announcement(state, seat)
    _refuse_lead(state)


def _refuse_discard(state: PreferenceState, seat: int, cards: CardSet) -> NoReturn:
    if state.phase == "auction":
        raise IllegalAction("PF-21", "The auction is not over: nothing is laid away yet")
    if not state.exchanged:
        raise IllegalAction("PF-23", "In a Game and in Hearts nothing is taken and nothing laid away")
    if state.phase != "discard":
        raise IllegalAction("PF-21", "Two cards were laid away already")
    if cards.bit_count() != 2:
        raise IllegalAction("PF-21", "Two different cards must be laid away", cards)
    missing = cards & ~state.hands[seat]
    raise IllegalAction(
        "PF-21",
        "Only cards in the hand can be laid away; not in the hand: {card}",
        missing,
        card=FRENCH.names(missing),
    )


def _refuse_trump(state: PreferenceState, suit: str) -> NoReturn:
    if state.phase == "trump" and state.contract is not None:
        raise IllegalAction(
            "PF-22",
            "{suit} are too low to be trump after a bid of {number}",
            suit=_SUIT_WORDS[suit],
            number=NUMBER_OF[state.contract],
        )
    if state.phase == "discard":
        raise IllegalAction("PF-22", "Two cards must be laid away before trump is named")
    if state.phase == "auction":
        raise IllegalAction("PF-22", "The auction is not over: trump is not named yet")
    if not state.exchanged:
        raise IllegalAction("PF-23", "In a Game and in Hearts the trump is the suit of the call")
    raise IllegalAction("PF-22", "Trump has been named already")


def _refuse_decision(state: PreferenceState, seat: int) -> NoReturn:
    if seat == state.guest:
        raise IllegalAction("PF-27", "An invitation is binding: the guest plays")
    if seat == state.taker:
        raise IllegalAction("PF-24", "Only the opponents of the taker stay or drop")
    if state.phase in ("auction", "discard", "trump"):
        raise IllegalAction("PF-24", "Nobody stays or drops before contract and trump are known")
    raise IllegalAction("PF-24", "{seat} decided already", seat=seat)


def _refuse_invitation(state: PreferenceState) -> NoReturn:
    if len(state.stayed) == 2:
        raise IllegalAction("PF-26", "Both opponents stay: there is nobody to invite")
    if state.phase in _PLAYING:
        raise IllegalAction("PF-26", "The invitation has been decided already")
    raise IllegalAction("PF-26", "Only a defender who stays alone may invite, after both have decided")


def _refuse_announcement(state: PreferenceState, seat: int) -> NoReturn:
    if seat != state.taker:
        raise IllegalAction("PF-30", "Only the taker may announce no aces")
    if state.phase != "play":
        raise IllegalAction("PF-30", "No aces are announced before the first lead, after the decisions")
    if state.tricks != (0, 0, 0) or state.trick:
        raise IllegalAction("PF-30", "No aces are announced before the first lead only")
    if state.announced:
        raise IllegalAction("PF-30", "No aces have been announced already")
    held = (state.hands[seat] | state.away) & ACES
    if not held:
        raise IllegalAction("PF-30", "The taker chose to announce nothing")
    raise IllegalAction(
        "PF-30",
        "The taker held {aces}: no aces is announced only if there was none before the discard either",
        held,
        aces=FRENCH.names(held),
    )


def _refuse_lead(state: PreferenceState) -> NoReturn:
    if state.phase == "announcement":
        raise IllegalAction("PF-30", "Before the lead the taker announces no aces, or nothing")
    raise IllegalAction("PF-31", "No card is played before the defenders have decided")


def refuse_card(state: PreferenceState, wanted: Card) -> NoReturn:
    """Raise the `IllegalAction` for a card that the seat to act may not play."""
    order = state.order()
    assert state.to_act is not None and order is not None
    hand, wanted_set = state.hands[state.to_act], 1 << wanted
    if not hand & wanted_set:
        _refuse_missing(state, wanted)
    must = state.playable()
    suit = hand & order.lanes[state.trick[0]]
    if suit and not suit & wanted_set:
        refuse_off_suit("PF-32", FRENCH, _SUIT_WORDS[FRENCH.text(state.trick[0])[0]], must)
    if not suit and not order.trumps & wanted_set:
        raise IllegalAction(
            "PF-33",
            "The hand holds none of the suit led: {must} must be played"
            if must.bit_count() == 1
            else "The hand holds none of the suit led: one of these trumps must be played: {must}",
            must,
            must=FRENCH.names(must),
        )
    winning = state.trick[order.winner(state.trick)]
    if not order.beats[winning] & wanted_set:
        raise IllegalAction(
            "PF-34",
            "{winning} can be beaten: {must} must be played"
            if must.bit_count() == 1
            else "{winning} can be beaten: one of these must be played: {must}",
            must,
            winning=FRENCH.text(winning),
            must=FRENCH.names(must),
        )
    raise IllegalAction(
        "PF-35",
        "The second seat beats a lead of the taker with its lowest card that can: {must}",
        must,
        must=FRENCH.names(must),
    )


def _refuse_missing(state: PreferenceState, wanted: Card) -> NoReturn:
    name = FRENCH.text(wanted)
    if state.to_act == state.taker and state.away >> wanted & 1:
        raise IllegalAction("PF-21", "{card} was laid away and is not played", 1 << wanted, card=name)
    if state.to_act == state.taker and not state.exchanged:
        raise IllegalAction(
            "PF-23", "{card} is not in the hand, and the talon stays closed", 1 << wanted, card=name
        )
    refuse_missing("PF-36", FRENCH, wanted)


def refuse_turn(state: PreferenceState, seat: int, action: Action | None) -> NoReturn:
    """Raise the `IllegalAction` for a seat that is not to act, or for an action after the end."""
    if state.to_act is None:
        raise IllegalAction("PF-52", "The deal is finished: no action follows")
    if state.phase == "auction":
        if seat in range(3) and state.auction.passed >> (seat - state.first_speaker) % 3 & 1:
            raise IllegalAction("PF-13", "{seat} passed: a pass is final", seat=seat)
        raise IllegalAction("PF-10", "{turn} is to speak", turn=state.to_act)
    turn: dict[str, int] = {"turn": state.to_act}
    if isinstance(action, Play) and state.phase in _PLAYING:
        if seat == state.out:
            raise IllegalAction("PF-29", "{seat} dropped out and got no invitation", seat=seat)
        raise IllegalAction("PF-31", "{turn} is to play", **turn)
    if isinstance(action, (Stay, Drop)) and state.phase == "decision" and seat not in _decided(state):
        raise IllegalAction("PF-24", "{turn} decides first", **turn)
    if isinstance(action, (Invite, NoInvite)) and state.phase == "invitation":
        raise IllegalAction("PF-26", "Only {turn}, who stays alone, may invite", **turn)
    if isinstance(action, Discard) and state.phase == "discard":
        raise IllegalAction("PF-21", "Only the taker, {turn}, lays cards away", **turn)
    if isinstance(action, NameTrump) and state.phase in ("discard", "trump"):
        raise IllegalAction("PF-22", "Only the taker, {turn}, names trump", **turn)
    if action is None:
        raise IllegalAction("PF-61", "{turn} is to act", **turn)
    refuse(state, seat, action)


def _decided(state: PreferenceState) -> tuple[int | None, ...]:
    return (state.taker, *state.stayed, *state.dropped)
