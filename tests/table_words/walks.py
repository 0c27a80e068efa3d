"""Random deals for the tests of the table picture, and other hidden cards behind the same moment."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

from cardavia.cards import HIDDEN, CardSet, card_set, cards_of
from cardavia.games.actions import Action, Discard
from cardavia.games.base import Deal, Game, State
from cardavia.match import Match, known_cards
from cardavia.strings import English, Text, spoken
from cardavia.table_view import TableView


def lively(state: State, rng: random.Random) -> Action:
    """A random legal action; high bids are made rare, so that all contracts are played."""
    legal = state.legal_actions()
    silent = [action for action in legal if type(action).__name__ in ("Pass", "Drop")]
    speaking = [action for action in legal if action not in silent]
    if not silent:
        return rng.choice(legal)
    if not speaking or rng.random() > 0.45:
        return silent[0]
    return speaking[int(len(speaking) * rng.random() ** 4)]


def moments(game: Game, seed: int) -> Iterator[Match]:
    """One random deal; the match at every moment of it."""
    match, rng = Match(game, seed), random.Random(seed)
    yield match
    while not match.state.finished:
        match.act(lively(match.state, rng))
        yield match


def finished(game: Game, seed: int) -> Match:
    """A random deal played to its end."""
    *_, match = moments(game, seed)
    return match


def with_other_hidden_cards(match: Match, viewer: int, rng: random.Random) -> Match:
    """The same deal as far as the viewer knows, every card unknown to it dealt elsewhere."""
    state = match.state
    view = state.observe(viewer)
    known = known_cards(view)
    if hasattr(view, "known_of_opponent"):
        known |= view.known_of_opponent(viewer)
    unknown = list(cards_of(match.game.cards & ~known))
    moved = dict(zip(unknown, rng.sample(unknown, len(unknown)), strict=True))

    def elsewhere(cards: CardSet) -> CardSet:
        return card_set(moved.get(card, card) for card in cards_of(cards))

    deal = state.deal
    other = match.game.start(
        Deal(
            deal.dealer,
            tuple(elsewhere(hand) for hand in deal.hands),
            tuple(moved.get(card, card) if card != HIDDEN else card for card in deal.stock),
            deal.before,
        )
    )
    for _, action in state.history:
        other = other.advance(Discard(elsewhere(action.cards)) if isinstance(action, Discard) else action)
    twin = Match(match.game, match.seed)
    twin.state, twin.number, twin.marks, twin.results = other, match.number, match.marks, match.results
    return twin


def texts(value: Any) -> Iterator[Text]:
    """Every sentence in a picture, nested terms included."""
    if isinstance(value, Text):
        yield value
        for _, fact in value.facts:
            yield from texts(fact)
    elif isinstance(value, tuple):
        for each in value:
            yield from texts(each)
    elif isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from texts(getattr(value, name))


def english(view: TableView, game: Game) -> English:
    """The speaker for a picture: the names of its seats and the game's pack."""
    return English(game.pack, {seat.seat: spoken(seat.name, English()) for seat in view.seats})
