"""A hint: what the strongest level would do from this seat, with one reason.

The choice itself is a player's; here it is turned into what a person is told: the action, a reason that says
what a card does where the player only says that it is best, and up to three candidates.  Everything is read
from the observation.  Imports `cards`, `games`, the players' `base` and `sight`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from cardavia.cards import POINTS, Card, CardSet, card_set
from cardavia.games.actions import Action
from cardavia.games.base import Observation, State
from cardavia.games.preference import PreferenceState
from cardavia.games.schafkopf import SchafkopfState
from cardavia.games.schafkopf_contracts import CONTRACTS
from cardavia.games.schnapsen import SchnapsenState
from cardavia.games.skat import SkatState
from cardavia.games.skat_contracts import NULLS
from cardavia.help.sight import sight
from cardavia.players.base import Candidate, Choice

LEVEL: Final = "master"
"""The level that is asked."""
SHOWN: Final = 3
"""Candidates shown at most."""
GENERAL: Final = frozenset(
    {
        "most-points",
        "most-worlds-won",
        "wins-in-every-world",
        "lost-in-every-world",
        "all-alike",
        "rule-of-thumb",
        "exact-endgame",
    }
)
"""Reasons of a player that say that a card is best, not what it does."""


class Hint(msgspec.Struct, frozen=True):
    """What to do and why; `reason` is a key of `players.reasons` or one of `MORE_REASONS`.

    `candidates` are the action itself and up to two others, best first; empty where nothing had to be
    weighed.  `deals` is how many possible deals were looked at.
    """

    action: Action
    reason: str
    candidates: tuple[Candidate, ...] = ()
    deals: int = 0

    @property
    def win(self) -> float | None:
        """The share of possible deals in which the action reaches the aim, if that was asked."""
        return next((each.win for each in self.candidates if each.action == self.action), None)


MORE_REASONS: Final = ("takes-the-trick", "leads-trumps", "throws-off", "best-chance")
"""Keys that only a hint gives."""


def hint_of(choice: Choice, observation: Observation) -> Hint:
    """The hint that a choice makes; `ValueError` if the choice is not legal."""
    if choice.action not in observation.legal:
        raise ValueError(f"no legal action: {choice.action}")
    own = [each for each in choice.candidates if each.action == choice.action]
    others = [each for each in choice.candidates if each.action != choice.action]
    reason = choice.reason
    card: Card | None = getattr(choice.action, "card", None)
    if card is not None and reason in GENERAL:
        reason = _told(observation, card) or reason
    if reason == "most-worlds-won" and own and own[0].win is not None and own[0].win <= 0.5:
        reason = "best-chance"
    shown = (*own, *others)[:SHOWN] if own else ()
    return Hint(choice.action, reason, shown, choice.worlds)


# ---------------------------------------------------------------- what a card does


def _told(observation: Observation, card: Card) -> str | None:
    """What playing a card does, if one short reason says it; None if the player's own must do."""
    state = observation.state
    if isinstance(state, SkatState) and state.contract in NULLS:
        return _null(state, observation.seat, card)
    if state.order() is None:
        return None
    unseen = _in_hands(observation)
    return _following(observation, card, unseen) if state.trick else _leading(observation, card, unseen)


def _in_hands(observation: Observation) -> CardSet:
    """Every card that another seat may still hold."""
    cards = 0
    for lot in sight(observation).lots:
        if lot.seat is not None:
            cards |= lot.possible
    return cards


def _null(state: SkatState, seat: int, card: Card) -> str | None:
    """In Null only the declarer's staying below needs a word."""
    order = state.order()
    assert order is not None
    if seat == state.declarer and state.trick:
        best = state.trick[order.winner(state.trick)]
        return None if order.beats[best] >> card & 1 else "ducks"
    return None


def _leading(observation: Observation, card: Card, unseen: CardSet) -> str | None:
    state = observation.state
    order = state.order()
    assert order is not None
    if isinstance(state, SchafkopfState) and _looks_for_partner(state, observation.seat, card):
        return "looks-for-the-partner"
    must_follow = not (isinstance(state, SchnapsenState) and state.stock_open)
    if order.trumps >> card & 1 and must_follow:
        if not order.trumps & unseen:
            return "leads-a-sure-winner"
        declaring = observation.seat in _declarers(state)
        return "draws-trumps" if declaring else "leads-trumps"
    if not order.beats[card] & unseen:
        return "leads-a-sure-winner"
    return "leads-low" if POINTS[card] < 4 and not isinstance(state, PreferenceState) else None


def _looks_for_partner(state: SchafkopfState, seat: int, card: Card) -> bool:
    contract = CONTRACTS[state.contract or ""]
    return bool(contract.called_suit >> card & 1) and state.partner is None and seat not in _declarers(state)


def _following(observation: Observation, card: Card, unseen: CardSet) -> str | None:
    state, seat = observation.state, observation.seat
    order = state.order()
    assert order is not None
    winner = order.winner(state.trick)
    best = state.trick[winner]
    last = len(state.trick) + 1 == _players(state)
    legal = [each for action in observation.legal if (each := getattr(action, "card", None)) is not None]
    if order.beats[best] >> card & 1:
        if not last and order.beats[card] & unseen:
            return None
        winning = [each for each in legal if order.beats[best] >> each & 1]
        cheapest = _cheapest(winning)
        return "wins-the-trick" if len(winning) > 1 and card == cheapest else "takes-the-trick"
    holder = _seat_of(state, winner)
    safe = last or not order.beats[best] & unseen
    if holder in _allies(state, seat):
        return "adds-points-to-partner" if safe and POINTS[card] >= 10 else None
    if POINTS[card] == min(POINTS[each] for each in legal):
        return "gives-nothing-away" if not isinstance(state, PreferenceState) else "throws-off"
    return None


def _cheapest(cards: Sequence[Card]) -> Card:
    return min(cards, key=lambda each: (POINTS[each], each & 7))


# ---------------------------------------------------------------- who plays with whom


def _players(state: State) -> int:
    """Cards that make a trick."""
    if isinstance(state, PreferenceState) and state.out is not None:
        return 2
    return len(state.hands)


def _seat_of(state: State, place: int) -> int:
    """Who played the card at that place of the trick."""
    seats = [(state.leader + step) % len(state.hands) for step in range(len(state.hands))]
    if isinstance(state, PreferenceState):
        seats = [seat for seat in seats if seat != state.out]
    return seats[place]


def _declarers(state: State) -> frozenset[int]:
    """The declarer's side as far as the seat knows it; empty where there are no sides."""
    if isinstance(state, SkatState):
        return frozenset({state.declarer}) if state.declarer is not None else frozenset()
    if isinstance(state, PreferenceState):
        return frozenset({state.taker}) if state.taker is not None else frozenset()
    if isinstance(state, SchafkopfState):
        return frozenset(seat for seat in (state.declarer, state.partner) if seat is not None)
    return frozenset()


def _allies(state: State, seat: int) -> frozenset[int]:
    """Who is known to play with a seat, itself left out."""
    declarers = _declarers(state)
    if seat in declarers:
        return declarers - {seat}
    if (
        isinstance(state, SchafkopfState)
        and state.partner is None
        and CONTRACTS[state.contract or ""].called_ace
    ):
        return frozenset()  # before the partner is known nobody knows the other defenders
    if isinstance(state, PreferenceState) and state.host is None:
        return frozenset()  # each defender answers for its own tricks
    return frozenset(range(len(state.hands))) - declarers - {seat}


def cards_of_action(action: Action) -> CardSet:
    """The own cards that an action touches: the card played, the two put away; 0 for words."""
    card: Card | None = getattr(action, "card", None)
    if card is not None:
        return card_set((card,))
    cards: CardSet | None = getattr(action, "cards", None)
    return cards or 0
