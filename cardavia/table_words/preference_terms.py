"""Names of the Preference contracts and what is said.  Imports `games`, `strings`; no Qt."""

from __future__ import annotations

from typing import Final

from cardavia.cards import FRENCH
from cardavia.games.actions import Action, Bid, Discard
from cardavia.games.preference_auction import (
    ANNOUNCE,
    DROP,
    HEARTS_CALL,
    HOLD,
    INVITE,
    NO_ANNOUNCE,
    NO_INVITE,
    NUMBER_OF,
    PASS,
    STAY,
    TRUMP_OF,
    GameCall,
    NameTrump,
)
from cardavia.strings import SuitFact, Text, say

_SAID: Final[dict[Action, Text]] = {
    HOLD: say("hold"),
    PASS: say("pass"),
    HEARTS_CALL: say("Hearts"),
    STAY: say("stays"),
    DROP: say("drops out"),
    INVITE: say("invites"),
    NO_INVITE: say("plays alone"),
    ANNOUNCE: say("no aces"),
    NO_ANNOUNCE: say("announces nothing"),
}


def suit_fact(letter: str) -> SuitFact:
    """The suit a letter names."""
    return SuitFact(FRENCH.suit(letter))


def contract_term(text: str) -> Text:
    """The name of a contract by its text."""
    if text in NUMBER_OF:
        return say("number {number}", number=NUMBER_OF[text])
    if text == "hearts":
        return say("Hearts")
    return say("Game in {suit}", suit=suit_fact(TRUMP_OF[text]))


def announcement(action: Action) -> Text | None:
    """What a seat says; None for a card that is played."""
    if action in _SAID:
        return _SAID[action]
    if isinstance(action, Bid):
        return say("{number}", number=action.value)
    if isinstance(action, GameCall):
        return say("Game in {suit}", suit=suit_fact(action.suit))
    if isinstance(action, NameTrump):
        return say("trump {suit}", suit=suit_fact(action.suit))
    return say("lays two cards away|Preference") if isinstance(action, Discard) else None
