"""What hint, odds and claim say: reasons, candidates, places of cards, and why nothing can be laid down.

Imports `cards`, `games`, `help`, `players.reasons`, `strings` and `table_view`; no Qt.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cardavia.cards import POINTS, CardSet, cards_of
from cardavia.games.actions import Action, Discard
from cardavia.games.schnapsen_actions import Marry
from cardavia.help.claim import Claim, Doubt
from cardavia.help.hint import Hint, cards_of_action
from cardavia.help.odds import Odds, OddsPlace
from cardavia.players.reasons import REASONS
from cardavia.strings import CardsFact, SeatFact, Text, cards_fact, say, tr_noop
from cardavia.table_view import TableView

NAMED: Final = 3
"""So many cards that may beat one are named; the strongest of them."""

MORE: Final[Mapping[str, str]] = {
    "takes-the-trick": tr_noop("It wins the trick."),
    "leads-trumps": tr_noop("It takes trumps out of the other hands."),
    "best-chance": tr_noop("Nothing else has a better chance."),
    "throws-off": tr_noop("The trick is lost anyway: the card needed least goes."),
}
"""Reasons that only a hint gives, by key."""
CERTAIN: Final = frozenset({"wins-in-every-world", "lost-in-every-world"})
"""Reasons that say the share themselves."""
UNITS: Final[Mapping[str, str]] = {
    "skat": tr_noop("List points"),
    "schafkopf": tr_noop("Score|of one deal"),
    "schnapsen": tr_noop("Game points"),
    "preference": tr_noop("Score|of one deal"),
}
"""What the expected result of a candidate is counted in, by game."""
PILES: Final[Mapping[str, str]] = {
    "skat": tr_noop("Skat|the two cards"),
    "away": tr_noop("Laid away"),
    "talon": tr_noop("Talon"),
    "stock": tr_noop("Stock"),
}


# ---------------------------------------------------------------- hint


def cards_named(action: Action) -> Text | None:
    """An action with cards, by its cards; None if it has none."""
    if isinstance(action, Marry):
        return say("{card}, with the marriage", card=cards_fact((action.card,)))
    if isinstance(action, Discard):
        return say("Lay away {cards}", cards=cards_fact(action.cards))
    cards = cards_of_action(action)
    return say("{cards}", cards=cards_fact(cards)) if cards else None


def action_words(view: TableView, action: Action) -> Text:
    """An action as a person would name it: the card, or the words of its button."""
    named = cards_named(action)
    if named is not None:
        return named
    buttons = [button for group in view.groups for button in group.buttons if button.action == action]
    assert buttons, action
    if buttons[0].suit is not None and view.game == "preference" and view.phase == "trump":
        return say("Trump {suit}", suit=buttons[0].label)
    return buttons[0].label


def reason_words(hint: Hint) -> Text:
    """The one reason of a hint."""
    return Text(MORE.get(hint.reason) or REASONS[hint.reason])


def share_words(hint: Hint) -> Text | None:
    """In how many of a hundred possible deals the aim is reached; None if that was not asked."""
    win = hint.win
    if win is None or not hint.deals or hint.reason in CERTAIN:
        return None
    return say("The aim is reached in {share} of 100 possible deals.", share=of_hundred(win))


def of_hundred(share: float) -> int:
    """A share as a whole number of a hundred: 0 and 100 only if it is never or always so.

    >>> of_hundred(0.998), of_hundred(1.0), of_hundred(0.001)
    (99, 100, 1)
    """
    if 0.0 < share < 1.0:
        return min(max(round(100 * share), 1), 99)
    return round(100 * share)


# ---------------------------------------------------------------- odds


def place_words(place: OddsPlace) -> Text:
    """The head of a column."""
    if place.seat is not None:
        return say("{seat}", seat=SeatFact(place.seat))
    return Text(PILES[place.pile or ""])


def source_words(odds: Odds) -> Text:
    """What the odds were counted over."""
    if odds.exact:
        return say("From all %n possible deal(s)", odds.deals)
    return say("From %n possible deal(s)", odds.deals)


# ---------------------------------------------------------------- claim


def claim_words(claim: Claim) -> Text:
    """Why the rest is decided."""
    if claim.kind == "settled":
        return say("Whatever is played now, the score stays the same.")
    if len(claim.line) == 1:
        return say("The last trick is yours, whatever the others hold.")
    return say(
        "All %n remaining trick(s) are yours, whatever the others hold: {cards}",
        len(claim.line),
        cards=CardsFact(claim.line),
    )


def doubt_words(doubt: Doubt) -> Text:
    """Why nothing can be laid down."""
    if doubt.card is not None and doubt.kind == "beaten":
        return say(
            "The rest is not certain: {card} can still be beaten, by {cards}",
            card=cards_fact((doubt.card,)),
            cards=_strongest(doubt.by),
        )
    if doubt.card is not None and doubt.kind == "ruffed":
        return say("The rest is not certain: {card} can still be trumped", card=cards_fact((doubt.card,)))
    return {
        "turn": say("Cards can be laid down when it is your turn to play one"),
        "stock": say("The rest is not certain while cards are drawn from the stock"),
        "trick": say("The rest is not certain: this trick may go to somebody else"),
    }.get(doubt.kind, say("The rest is not certain: it depends on how the cards lie"))


def _strongest(cards: CardSet) -> CardsFact:
    """The few cards of a set that are named: those worth most."""
    by_worth = sorted(cards_of(cards), key=lambda card: (-POINTS[card], -(card & 7), card >> 3))
    return cards_fact(by_worth[:NAMED])
