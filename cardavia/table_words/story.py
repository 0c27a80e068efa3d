"""The story of a deal as one seat saw it: its actions with what came of them, and the tricks.

Imports `games` and `table_view`; no Qt, no words.
"""

from __future__ import annotations

import msgspec

from cardavia.cards import Card
from cardavia.games.actions import Action
from cardavia.games.base import State
from cardavia.table_view import TrickCard, TrickView


class Event(msgspec.Struct, frozen=True):
    """One action: the seat, the state after it and, if it completed a trick, that trick."""

    seat: int
    action: Action
    after: State
    trick: TrickView | None = None


class Story(msgspec.Struct, frozen=True):
    """All events, and the cards of the trick that is not complete."""

    events: tuple[Event, ...]
    trick: TrickView

    @property
    def tricks(self) -> tuple[TrickView, ...]:
        """The completed tricks in order."""
        return tuple(event.trick for event in self.events if event.trick is not None)


def story_of(view: State, further: tuple[tuple[int, Action], ...] = ()) -> Story:
    """The story up to an observation, and on through `further` public actions (cards played)."""
    state = view.game.start(view.deal, viewer=view.viewer)
    events: list[Event] = []
    played: list[TrickCard] = []
    number = 1
    for seat, action in (*view.history, *further):
        before, state = state, state.advance(action)
        card = card_of(action)
        if card is None:
            events.append(Event(seat, action, state))
            continue
        played.append(TrickCard(card, seat, len(played) + 1))
        trick = None
        if sum(state.tricks) > sum(before.tricks):
            trick = TrickView(number=number, cards=tuple(played), winner=state.leader, complete=True)
            number, played = number + 1, []
        events.append(Event(seat, action, state, trick))
    return Story(tuple(events), TrickView(number=number, cards=tuple(played), winner=_winning(state, played)))


def card_of(action: Action) -> Card | None:
    """The card that an action plays, if it plays one."""
    card: Card | None = getattr(action, "card", None)
    return card


def _winning(state: State, played: list[TrickCard]) -> int | None:
    order = state.order()
    if not played or order is None:
        return None
    return played[order.winner([each.card for each in played])].seat
