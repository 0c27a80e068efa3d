"""Refusals that read the same in several games: a card that is not in the hand, a suit that must be followed.

Which rule is broken and which cards must be played is each game's to say; here are only the sentences.
Imports `cards` and `base`.
"""

from __future__ import annotations

from typing import NoReturn

from cardavia.cards import Card, CardSet, Pack
from cardavia.games.base import IllegalAction


def refuse_missing(rule: str, pack: Pack, wanted: Card) -> NoReturn:
    """Raise the `IllegalAction` for a card that is not in the hand."""
    raise IllegalAction(rule, "{card} is not in the hand", 1 << wanted, card=pack.text(wanted))


def refuse_off_trump(rule: str, pack: Pack, must: CardSet) -> NoReturn:
    """Raise the `IllegalAction` for a plain card on a trump that was led; `must` may be played."""
    raise IllegalAction(
        rule,
        "A trump was led: {must} must be played"
        if must.bit_count() == 1
        else "A trump was led: one of these must be played: {must}",
        must,
        must=pack.names(must),
    )


def refuse_off_suit(rule: str, pack: Pack, suit: str, must: CardSet) -> NoReturn:
    """Raise the `IllegalAction` for a card of another suit than the one led, named as a sentence begins."""
    raise IllegalAction(
        rule,
        "{suit} were led: {must} must be played"
        if must.bit_count() == 1
        else "{suit} were led: one of these must be played: {must}",
        must,
        suit=suit,
        must=pack.names(must),
    )
