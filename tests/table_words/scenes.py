"""Moments of deals, made from hands and action texts, for tests that look at one picture."""

from __future__ import annotations

from cardavia.cards import CardSet, cards_of
from cardavia.games import GAMES
from cardavia.games.base import Before, Deal, Game
from cardavia.match import Match
from cardavia.strings import Text, spoken
from cardavia.table_view import TableView
from tests.table_words.walks import english


def deal_with(
    game: Game, hands: dict[int, str], stock: str = "", dealer: int = 0, before: Before | None = None
) -> Deal:
    """A deal in which seats hold the cards written; the other cards go round in ascending order."""
    held = {seat: game.pack.set_of(cards.split()) for seat, cards in hands.items()}
    lying = [game.pack.parse(card) for card in stock.split()]
    used: CardSet = sum(held.values()) | sum(1 << card for card in lying)
    rest = list(cards_of(game.cards & ~used))
    for seat in range(game.seats):
        have = held.get(seat, 0)
        while have.bit_count() < game.hand_size:
            have |= 1 << rest.pop(0)
        held[seat] = have
    lying = [*rest[: game.stock_size - len(lying)], *lying]
    return Deal(
        dealer,
        tuple(held[seat] for seat in range(game.seats)),
        tuple(lying),
        before if before is not None else game.fresh_before(),
    )


def table_of(name: str, deal: Deal, actions: str = "") -> Match:
    """A match at the moment after the actions, written as texts with commas between them."""
    game = GAMES[name]
    match = Match(game, 1)
    match.state = game.start(deal)
    for text in filter(None, (each.strip() for each in actions.split(","))):
        action = game.vocabulary.parse(text)
        assert action is not None, text
        match.act(action)
    return match


def words(view: TableView, text: Text | None) -> str:
    """A sentence of a picture in English."""
    return spoken(text, english(view, GAMES[view.game])) if text is not None else ""


def marks(view: TableView, seat: int) -> list[str]:
    """The keys of the signs at a seat."""
    return [mark.key for mark in view.seat(seat).marks]


def condition(view: TableView, button: str) -> tuple[str, bool]:
    """The line under a button and whether it warns."""
    found = view.button(button)
    assert found is not None
    return words(view, found.condition), found.caution


def cards(view: TableView, numbers: tuple[int, ...]) -> str:
    """Cards of a picture as texts, in their order."""
    pack = GAMES[view.game].pack
    return " ".join(pack.text(card) for card in numbers)
