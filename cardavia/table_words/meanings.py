"""What a call means: one short line for every announcement, for those who do not know the game by heart.

It says what the rules say of the call and nothing about the cards behind it.  Imports `games`, `strings`; no
Qt.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from cardavia.cards import Card, cards_of, suit_of
from cardavia.games.actions import Action, Bid, Hold, Pass
from cardavia.games.preference_auction import (
    SUIT_ORDER,
    AnnounceNoAces,
    Drop,
    GameCall,
    HeartsCall,
    Invite,
    NoInvite,
    Stay,
)
from cardavia.games.schafkopf_contracts import CONTRACTS, Announce
from cardavia.games.schnapsen_actions import Close, Exchange, Marry
from cardavia.games.skat_actions import Declare, Hand, Pickup
from cardavia.strings import CardsFact, SuitFact, Text, say
from cardavia.table_words.preference_terms import suit_fact
from cardavia.table_words.skat_terms import trump_suit


def meaning(game: str, action: Action) -> Text | None:
    """What an announcement means in a game; None for a card that is simply played."""
    return _BY_GAME[game](action)


def _skat(action: Action) -> Text | None:
    if isinstance(action, Bid):
        return say("Claims a game worth at least {value}", value=action.value)
    if isinstance(action, Hold):
        return say("Claims a game worth at least as much")
    if isinstance(action, Pass):
        return say("Bids no further")
    if isinstance(action, Pickup):
        return say("Takes the two cards of the Skat and lays two away")
    if isinstance(action, Hand):
        return say("Plays without the Skat, for one step more")
    if isinstance(action, Declare):
        return _skat_contract(action.contract)
    return None


def _skat_contract(contract: str) -> Text:
    trump = trump_suit(contract)
    if contract == "null":
        return say("No trumps; the declarer must not win a trick")
    if contract == "null-ouvert":
        return say("No trumps, the hand lies open; the declarer must not win a trick")
    if trump is None:
        return say("Only the four Jacks or Unters are trumps; 61 points win")
    return say("Trumps are {suit} and, above them, the four Jacks or Unters", suit=SuitFact(trump))


def _preference(action: Action) -> Text | None:
    if isinstance(action, Bid):
        suit = suit_fact(SUIT_ORDER[action.value - 1])
        return say("Takes the talon; the trump suit is {suit} or a higher one", suit=suit)
    if isinstance(action, GameCall):
        return say("Plays without the talon, with {suit} as trumps", suit=suit_fact(action.suit))
    if isinstance(action, HeartsCall):
        return say("Plays without the talon, with hearts as trumps, for 10 more from each opponent")
    if isinstance(action, AnnounceNoAces):
        return say("Holds no ace: 10 more from each opponent, or to each if the game is lost")
    return {
        Hold: say("Wants to play for the same call"),
        Pass: say("Leaves the auction"),
        Stay: say("Defends and answers for two tricks"),
        Drop: say("Lays the cards aside for this deal"),
        Invite: say("Makes the other opponent play: four tricks together"),
        NoInvite: say("Defends alone and answers for two tricks"),
    }.get(type(action))


def _schafkopf(action: Action) -> Text | None:
    if isinstance(action, Pass):
        return say("Offers no game")
    if not isinstance(action, Announce):
        return None
    contract = CONTRACTS[action.contract]
    if contract.called_ace:
        return say("The holder of the called ace is the partner")
    if contract.text == "sie":
        return say("Holds all Obers and Unters and wins at once")
    tout = not contract.kind.by_points
    if contract.suit is None:
        if tout:
            return say("Only the Unters are trumps; every trick must be won, alone")
        return say("Only the Unters are trumps; plays alone")
    suit = SuitFact(contract.suit)
    if tout:
        return say("All Obers, all Unters and {suit} are trumps; every trick must be won, alone", suit=suit)
    return say("All Obers, all Unters and {suit} are trumps; plays alone", suit=suit)


def _schnapsen(action: Action) -> Text | None:
    if isinstance(action, Marry):
        return say("Shows {cards}: 20 points, 40 in trumps", cards=CardsFact(_pair(action.card)))
    if isinstance(action, Exchange):
        return say("The trump Jack lies under the stock, the turned-up trump is in the hand")
    if isinstance(action, Close):
        return say("Nobody draws any more; the closer must reach 66")
    return None


def _pair(card: Card) -> tuple[Card, ...]:
    """The two cards of the marriage of a card, the higher one first."""
    return tuple(cards_of((0b01100000) << (suit_of(card) * 8)))[::-1]


_BY_GAME: Final[dict[str, Callable[[Action], Text | None]]] = {
    "skat": _skat,
    "preference": _preference,
    "schafkopf": _schafkopf,
    "schnapsen": _schnapsen,
}
