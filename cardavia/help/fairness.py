"""The proof of fair play on a deal: the same knowledge with other hidden cards leads to the same choice.

A past decision of a computer seat is asked again, first with the cards as they lie, then with other deals in
which everything that the seat had seen happened just so.  The other deals are drawn at random and played by
the rules themselves; nothing of what the players know is used to make them.  Imports `games`, `match` and
`players`.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec.structs import replace

from cardavia.cards import ALL, HIDDEN, KING, QUEEN, Card, CardSet, card_set, cards_of
from cardavia.games.actions import Action, Discard, Play
from cardavia.games.base import Deal, IllegalAction, Observation, State, observation
from cardavia.games.schnapsen_actions import Marry
from cardavia.match import Match
from cardavia.players.base import Cancel, Player

DEALS: Final = 4
"""Other deals that are looked at."""
TRIES: Final = 4000
"""Deals that are drawn until so many fit what was seen."""


class Decision(msgspec.Struct, frozen=True):
    """What a computer seat did at a place of the history, and what it knew."""

    seat: int
    place: int
    action: Action
    state: State
    """All cards: the state before the action."""
    seed: int
    """The seed it decided with."""

    @property
    def known(self) -> Observation:
        """What the seat knew."""
        return observation(self.state, self.seat)


class Trial(msgspec.Struct, frozen=True):
    """The decision asked again in one deal."""

    elsewhere: int
    """Number of cards that lie otherwise than in the real deal."""
    same_knowledge: bool
    """Whether the seat knows exactly what it knew."""
    action: Action


def last_decision(match: Match, viewer: int) -> Decision | None:
    """The last choice of a seat other than the viewer's that the viewer saw; None if there is none yet."""
    replayed = _begun(match)
    seen = set(match.state.observe(viewer).history)
    found = None
    for place, (seat, action) in enumerate(match.state.history):
        if seat != viewer and (seat, action) in seen and len(replayed.state.legal_actions()) > 1:
            found = Decision(seat, place, action, replayed.state, replayed.decision_seed())
        replayed.state = replayed.state.advance(action)
    return found


def _begun(match: Match) -> Match:
    """The same deal at its start, with the same luck; the match itself is not touched."""
    begun = Match(match.game, match.seed, match.options)
    begun.number, begun.luck = match.number, match.luck
    begun.state = match.game.start(match.state.deal)
    return begun


def trials(decision: Decision, player: Player, rng: random.Random, cancel: Cancel) -> Iterator[Trial]:
    """The decision in the real deal, then in others; fewer than `DEALS` if what was seen leaves no more.

    Raises `Cancelled` when the flag was raised.
    """
    known = decision.known
    yield Trial(0, True, player.choose(known, decision.seed, cancel).action)
    found: set[tuple[CardSet, ...]] = set()
    for _ in range(TRIES):
        cancel.check()
        other = other_deal(decision, rng)
        if other is None or _hands(other) in found or other.deal == decision.state.deal:
            continue
        found.add(_hands(other))
        asked = observation(other, decision.seat)
        action = player.choose(asked, decision.seed, cancel).action
        yield Trial(_elsewhere(other, decision.state), asked == known, action)
        if len(found) == DEALS:
            return


def _hands(state: State) -> tuple[CardSet, ...]:
    return (*state.deal.hands, card_set(state.deal.stock))


def _elsewhere(one: State, other: State) -> int:
    """Cards that lie in another hand or pile of the deal."""
    moved = sum((a & ~b).bit_count() for a, b in zip(one.deal.hands, other.deal.hands, strict=True))
    piles = zip(one.deal.stock, other.deal.stock, strict=True)
    if one.game.stock_ordered:
        return moved + sum(a != b for a, b in piles)
    return moved + (card_set(one.deal.stock) & ~card_set(other.deal.stock)).bit_count()


def other_deal(decision: Decision, rng: random.Random) -> State | None:
    """A deal in which the seat would have seen the same up to now; None if this draw does not fit."""
    seen = decision.known.state
    deal = _drawn(seen, decision.state, decision.seat, rng)
    state = seen.game.start(deal)
    later: dict[int, CardSet] = {}
    for seat, action in seen.history:
        later[seat] = later.get(seat, 0) | _shown(action)
    for seat, action in decision.state.history:
        if isinstance(action, Discard) and seat != decision.seat:
            possible = [
                each
                for each in state.legal_actions()
                if isinstance(each, Discard) and not each.cards & later.get(seat, 0)
            ]
            if not possible:
                return None
            action = rng.choice(possible)  # what was put away is hidden too
        if state.to_act != seat:
            return None
        try:
            state = state.apply(action)
        except IllegalAction:
            return None
    return state if state.observe(decision.seat) == seen else None


def _shown(action: Action) -> CardSet:
    """The cards that an action shows in the hand of who does it."""
    if isinstance(action, Play):
        return 1 << action.card
    if isinstance(action, Marry):
        return 1 << action.card | 1 << (action.card ^ QUEEN ^ KING)
    return 0


def _drawn(seen: State, real: State, seat: int, rng: random.Random) -> Deal:
    """The seat's own cards and what lies open stay; all others anew, played ones with their players."""
    deal, whole = seen.deal, real.deal
    fixed = [list(cards_of(hand)) for hand in deal.hands]
    stock: list[Card] = list(deal.stock)
    own = {card for hand in fixed for card in hand} | {card for card in stock if card != HIDDEN}
    free_stock = [place for place, card in enumerate(stock) if card == HIDDEN]
    for player in range(len(fixed)):
        if player == seat or deal.hands[player]:
            continue
        for card in _played(seen, player):
            if card in own:
                continue
            own.add(card)
            if len(fixed[player]) < whole.hands[player].bit_count():
                fixed[player].append(card)
            elif free_stock:
                stock[free_stock.pop(0)] = card
    everything = [card for card in cards_of(_all(whole)) if card not in own]
    rng.shuffle(everything)
    hands = []
    for player, cards in enumerate(fixed):
        missing = whole.hands[player].bit_count() - len(cards)
        hands.append(card_set([*cards, *(everything.pop() for _ in range(missing))]))
    for place in free_stock:
        stock[place] = everything.pop()
    return replace(whole, hands=tuple(hands), stock=tuple(stock))


def _played(seen: State, player: int) -> list[Card]:
    """The cards that a player has shown, in the order in which they came."""
    found: list[Card] = []
    for seat, action in seen.history:
        if seat == player:
            found += [card for card in cards_of(_shown(action)) if card not in found]
    return found


def _all(deal: Deal) -> CardSet:
    cards = card_set(deal.stock)
    for hand in deal.hands:
        cards |= hand
    return cards & ALL
