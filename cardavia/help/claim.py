"""Whether the rest of a deal is decided, whatever the others hold and play; and the line that ends it.

Two proofs, both sound and neither complete.  *The rest*: in one order of the own cards every one of them wins
its trick against any deal that is possible and any answer.  *Settled*: nothing that anybody can still play
changes the score; by the limits of the count, or by trying every line of every possible deal when these are
few.  What is not proved is refused with a reason.  Imports `cards`, `games`, `sight` and the players' `base`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import msgspec
from msgspec.structs import replace

from cardavia.cards import Card, CardSet, cards_of, points_in
from cardavia.games.actions import Action, Play
from cardavia.games.base import Observation, State
from cardavia.games.preference import PreferenceState
from cardavia.games.schafkopf import SchafkopfState
from cardavia.games.schafkopf_contracts import CONTRACTS
from cardavia.games.schnapsen import SchnapsenState
from cardavia.games.schnapsen_actions import Marry
from cardavia.games.skat import SkatState
from cardavia.games.skat_contracts import NULLS
from cardavia.games.tricks import TrickOrder
from cardavia.help.sight import Lot, Sight, sight
from cardavia.players.base import Cancel
from cardavia.players.worlds import World

MOST_WORLDS: Final = 3000
"""Possible deals that are tried at most,"""
MOST_STEPS: Final = 25_000
"""and cards played in trying them."""
LAST_CARDS: Final = 4
"""With more own cards than this, lines are not tried one by one."""


class Claim(msgspec.Struct, frozen=True):
    """The rest is decided.

    `kind` is `rest` (all remaining tricks are the seat's: `line` are its cards in the order that wins them)
    or `settled` (no card changes the score any more: `line` is empty).
    """

    kind: str
    line: tuple[Card, ...] = ()


class Doubt(msgspec.Struct, frozen=True):
    """Why the rest is not certain.

    `kind` is `turn` (it is not the seat's turn to play a card), `stock` (cards are still to be drawn),
    `trick` (the trick on the table), `beaten` (`card` may fall to one of `by`), `ruffed` (`card` may be
    trumped with one of `by`) or `open` (anything else).
    """

    kind: str
    card: Card | None = None
    by: CardSet = 0


def claim(asked: Observation, cancel: Cancel) -> Claim | Doubt:
    """Whether the seat may lay down; the same for all deals that look alike.

    Raises `Cancelled` when the flag is raised.
    """
    state, seat = asked.state, asked.seat
    if not asked.legal or state.phase != "play":
        return Doubt("turn")
    if isinstance(state, SchnapsenState) and state.stock_open:
        return Doubt("stock")
    seen = sight(asked)
    found = _rest(asked, seen)
    if isinstance(found, Claim):
        return found
    if _beyond_limits(state) or _every_line(state, seat, seen, cancel):
        return Claim("settled")
    return found


# ---------------------------------------------------------------- all tricks are the seat's


class _Round(msgspec.Struct, frozen=True):
    """Another seat that plays: the cards it may hold, and how many."""

    possible: CardSet
    count: int


def _rest(asked: Observation, seen: Sight) -> Claim | Doubt:
    """The proof that every own card wins, or the first thing in its way."""
    state, seat = asked.state, asked.seat
    order = state.order()
    if order is None or (isinstance(state, SkatState) and state.contract in NULLS):
        return Doubt("open")  # in Null nobody wants the tricks
    out = state.out if isinstance(state, PreferenceState) else None
    others = {lot.seat: lot for lot in seen.lots if lot.seat is not None and lot.seat != out}
    hand = state.hands[seat]
    if not state.trick:
        line = _leads(hand, order, [_Round(lot.possible, lot.count) for lot in others.values()], state)
        return line if isinstance(line, Doubt) else Claim("rest", line)
    return _from_the_trick(asked, order, hand, others)


def _from_the_trick(
    asked: Observation, order: TrickOrder, hand: CardSet, others: dict[int, Lot]
) -> Claim | Doubt:
    """The trick on the table must be won first."""
    state = asked.state
    best = state.trick[order.winner(state.trick)]
    waiting = _still_to_play(state, asked.seat)
    doubt = Doubt("trick")
    for action in asked.legal:
        if not isinstance(action, Play) or not order.beats[best] >> action.card & 1:
            continue
        card = action.card
        beaters = order.beats[card] & _union(others[seat].possible for seat in waiting if seat in others)
        if beaters:
            doubt = Doubt("beaten", card, beaters)
            continue
        rounds = [_Round(lot.possible, lot.count - (seat in waiting)) for seat, lot in others.items()]
        after = hand & ~(1 << card)
        line = _leads(after, order, rounds, state)
        if not isinstance(line, Doubt):
            return Claim("rest", (card, *line))
        doubt = line
    return doubt


def _still_to_play(state: State, seat: int) -> frozenset[int]:
    """The seats that play to this trick after a seat."""
    seats = len(state.hands)
    found = []
    following = (seat + 1) % seats
    while following != state.leader:
        found.append(following)
        following = (following + 1) % seats
    return frozenset(found)


def _leads(
    hand: CardSet, order: TrickOrder, others: Sequence[_Round], state: State
) -> tuple[Card, ...] | Doubt:
    """An order in which every card, led, wins: trumps first, each suit from the top; or what forbids it.

    A lead wins if no card that beats it can be out, or if the rounds before have emptied every hand of its
    suit: whoever holds a card of a suit has to follow it.
    """
    line: list[Card] = []
    trump_rounds = 0
    unseen = _union(each.possible for each in others)
    for number, group in enumerate(order.groups):
        rounds = 0
        for card in (each for each in group if hand >> each & 1):
            lane = order.lanes[card]
            higher = order.beats[card] & lane & unseen
            if higher and _longest(others, lane) > rounds:
                return Doubt("beaten", card, higher)
            if number and _longest(others, order.trumps) > trump_rounds:
                return Doubt("ruffed", card, order.trumps & unseen)
            line.append(card)
            rounds += 1
        if number == 0:
            trump_rounds = rounds
    barred = _barred_lead(state, line)
    return Doubt("open", barred) if barred is not None else tuple(line)


def _barred_lead(state: State, line: Sequence[Card]) -> Card | None:
    """A card of the line that the rules forbid to lead in its turn (SF-45), if there is one."""
    if not isinstance(state, SchafkopfState) or state.suit_led or state.contract is None:
        return None
    contract = CONTRACTS[state.contract]
    own = sum(1 << card for card in line)
    if not own & contract.called_ace:
        return None
    first = next(card for card in line if contract.called_suit >> card & 1)
    return None if contract.called_ace >> first & 1 else first


def _union(sets: Iterator[CardSet] | Sequence[CardSet]) -> CardSet:
    cards = 0
    for each in sets:
        cards |= each
    return cards


def _longest(others: Sequence[_Round], cards: CardSet) -> int:
    """The most of these cards that one other hand may hold."""
    return max((min(each.count, (each.possible & cards).bit_count()) for each in others), default=0)


# ---------------------------------------------------------------- the score is settled


def _beyond_limits(state: State) -> bool:
    """Whether the points that are still out cannot cross any limit of the count (Skat, Schafkopf)."""
    if isinstance(state, SkatState):
        if state.contract in NULLS or state.declarer is None:
            return False
        side = frozenset({state.declarer})
        own = points_in(state.taken[state.declarer] | state.away)
        limits = (31, 61, 90)
    elif isinstance(state, SchafkopfState):
        contract = CONTRACTS[state.contract or ""]
        if state.declarer is None or not contract.kind.by_points:
            return False
        if contract.called_ace and state.partner is None:
            return False
        side = frozenset(seat for seat in (state.declarer, state.partner) if seat is not None)
        own = sum(points_in(state.taken[seat]) for seat in side)
        limits = (31, 61, 91)
    else:
        return False
    tricks = [
        sum(state.tricks[seat] for seat in range(len(state.hands)) if (seat in side) == ours)
        for ours in (0, 1)
    ]
    most = 120 - sum(points_in(cards) for seat, cards in enumerate(state.taken) if seat not in side)
    return all(tricks) and all((own >= limit) == (most >= limit) for limit in limits)


def _every_line(state: State, seat: int, seen: Sight, cancel: Cancel) -> bool:
    """Whether in each possible deal all lines lead to one score; False if they are too many to try."""
    if state.hands[seat].bit_count() > LAST_CARDS or seen.source.count > MOST_WORLDS:
        return False
    source = seen.source
    steps = fitting = 0
    for start in range(0, len(source.every), source.width):
        cancel.check()
        world = source.every[start : start + source.width]
        if not seen.fits(world):
            continue
        fitting += 1
        scores: tuple[int, ...] | None = None
        open_states = [_with_hands(state, world, seen)]
        while open_states:
            here = open_states.pop()
            settlement = here.settlement()
            if settlement is None:
                steps += 1
                if steps > MOST_STEPS:
                    return False
                open_states += [here.advance(action) for action in here.legal_actions()]
            elif scores is None:
                scores = settlement.scores
            elif settlement.scores != scores:
                return False
    return fitting > 0


def _with_hands(view: State, world: World, seen: Sight) -> State:
    """The whole state in one possible deal, as far as play and score need it."""
    seats = len(view.hands)
    hands = tuple(seen.cards(world[seat]) for seat in range(seats))
    if isinstance(view, SchnapsenState):
        return replace(view, viewer=None, hands=hands)
    played = [0] * seats
    for actor, action in view.history:
        if isinstance(action, Play):
            played[actor] |= 1 << action.card
    dealt = tuple(hand | gone for hand, gone in zip(hands, played, strict=True))
    deal = replace(view.deal, hands=dealt)
    if isinstance(view, SkatState):
        aside = world[seats]
        deal = replace(deal, stock=tuple(cards_of(aside)))
        return replace(view, viewer=None, hands=hands, deal=deal, away=0 if view.hand_game else aside)
    if isinstance(view, PreferenceState):
        aside = world[seats]
        deal = replace(deal, stock=tuple(cards_of(aside)))
        return replace(view, viewer=None, hands=hands, deal=deal, away=aside if view.exchanged else 0)
    return replace(view, viewer=None, hands=hands, deal=deal)


# ---------------------------------------------------------------- playing it out


def played_out(state: State, seat: int, claimed: Claim) -> tuple[Action, ...]:
    """The actions that end a deal after a claim of the seat that is to act: all legal, the same each time."""
    line = list(claimed.line)
    actions: list[Action] = []
    while not state.finished:
        legal = state.legal_actions()
        action = legal[0]
        if state.to_act == seat and line:
            card = line.pop(0)
            action = next(each for each in (Marry(card), Play(card)) if each in legal)
        elif any(isinstance(each, Play) for each in legal):
            action = next(each for each in legal if isinstance(each, Play))
        actions.append(action)
        state = state.advance(action)
    return tuple(actions)
