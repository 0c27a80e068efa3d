"""Rules of thumb for playing a card: cheap winners, points for the own side, low cards otherwise.

Written for all games of the family at once; what differs (who plays with whom, who wants no trick) is in
two small functions.  Imports `games`.
"""

from __future__ import annotations

from typing import Final

from cardavia.cards import POINTS, Card, CardSet, cards_of, points_in
from cardavia.games.actions import Play
from cardavia.games.base import Observation, State
from cardavia.games.preference import PreferenceState
from cardavia.games.schafkopf import SchafkopfState
from cardavia.games.schnapsen import SchnapsenState
from cardavia.games.schnapsen_actions import Marry
from cardavia.games.skat import SkatState
from cardavia.games.skat_contracts import NULLS
from cardavia.games.tricks import TrickOrder

DEAR: Final = 10
"""Card points from which a trick is worth a high card."""


def card_to_play(observation: Observation, choices: CardSet) -> Card:
    """One of the given cards for the seat to act."""
    state, seat = observation.state, observation.seat
    order = state.order()
    if order is None:
        return next(cards_of(choices))
    if state.trick:
        return _follow(state, seat, order, choices)
    return _lead(state, seat, order, choices)


def side_of(state: State, seat: int) -> frozenset[int]:
    """The seats that play together with a seat, itself among them, as far as the state knows."""
    if isinstance(state, SchnapsenState):
        return frozenset((seat,))
    if isinstance(state, SkatState):
        alone = {state.declarer}
    elif isinstance(state, PreferenceState):
        alone = {state.taker}
    else:
        assert isinstance(state, SchafkopfState)
        alone = {state.declarer, state.partner} - {None}
    everybody = frozenset(range(state.game.seats))
    return frozenset(each for each in everybody if (each in alone) == (seat in alone))


def _wants_no_trick(state: State) -> bool:
    """Whether the declarer plays a Null: everybody stays as low as the own side needs."""
    return isinstance(state, SkatState) and state.contract in NULLS


def _cost(order: TrickOrder, card: Card) -> tuple[int, bool, int]:
    """How much is given away with a card: points, a trump, strength."""
    group = order.groups[order.suit_number(card)]
    return POINTS[card], bool(order.trumps >> card & 1), len(group) - group.index(card)


def _cheapest(order: TrickOrder, cards: CardSet) -> Card:
    return min(cards_of(cards), key=lambda card: _cost(order, card))


def _strongest(order: TrickOrder, cards: CardSet) -> Card:
    return max(cards_of(cards), key=lambda card: (_cost(order, card)[1:], card))


def _unseen(state: State, seat: int) -> CardSet:
    """Cards that may be in another hand."""
    seen = state.hands[seat]
    for cards in (*state.taken, *(1 << card for card in state.trick)):
        seen |= cards
    return state.game.cards & ~seen


def _follow(state: State, seat: int, order: TrickOrder, choices: CardSet) -> Card:
    place = order.winner(state.trick)
    winning = state.trick[place]
    ahead = [actor for actor, action in state.history if isinstance(action, (Play, Marry))]
    winner = ahead[place - len(state.trick)]
    last = len(state.trick) == _table_size(state) - 1
    winners = choices & order.beats[winning]
    if _wants_no_trick(state):
        below = choices & ~winners
        if seat == getattr(state, "declarer", None) and below:
            return _strongest(order, below)
        return min(cards_of(choices), key=lambda card: _cost(order, card)[2])
    safe = last or not _unseen(state, seat) & order.beats[winning]
    if winner in side_of(state, seat) and safe:
        plain = choices & ~order.trumps or choices
        return max(cards_of(plain), key=lambda card: (POINTS[card], -card))
    if winners and last:
        return min(cards_of(winners), key=lambda card: (-POINTS[card], _cost(order, card)))
    at_stake = points_in(sum(1 << card for card in state.trick))
    if winners and (at_stake >= DEAR or len(state.trick) == 1):
        sure = _sure(winners, order, _unseen(state, seat))
        if sure:
            return max(cards_of(sure), key=lambda card: (POINTS[card], -card))
        if at_stake >= DEAR:
            return _strongest(order, winners)
    return _cheapest(order, choices & ~winners or choices)


def _table_size(state: State) -> int:
    """How many seats play a card to each trick."""
    return state.game.seats - (1 if getattr(state, "out", None) is not None else 0)


def _sure(cards: CardSet, order: TrickOrder, unseen: CardSet) -> CardSet:
    """The cards that no unseen card beats."""
    return sum(1 << card for card in cards_of(cards) if not unseen & order.beats[card])


def _lead(state: State, seat: int, order: TrickOrder, choices: CardSet) -> Card:
    unseen = _unseen(state, seat)
    if _wants_no_trick(state):
        return min(cards_of(choices), key=lambda card: _cost(order, card)[2])
    declaring = seat in (getattr(state, "declarer", None), getattr(state, "taker", None))
    sure_trumps = _sure(choices & order.trumps, order, unseen)
    if declaring and sure_trumps and unseen & order.trumps:
        return _strongest(order, sure_trumps)
    tops = sum(
        1 << card
        for card in cards_of(choices & ~order.trumps)
        if not unseen & order.beats[card] & ~order.trumps
    )
    if tops:
        return max(cards_of(tops), key=lambda card: (unseen & order.lanes[card]).bit_count())
    return _cheapest(order, choices & ~order.trumps or choices)
