"""What the games share: the protocol of a game, a state, an observation and a settlement.

A deal is a chain of immutable states: `game.start(deal)`, then `state.apply(action)` until
`state.finished`.  `state.legal_actions()` is complete and `apply` refuses everything else with an
`IllegalAction` that names the rule.  `state.observe(seat)` is the same state with every card removed that
the seat may not see; players get nothing else.

No I/O, no clock, no global randomness.  Imports `cards`, `actions` and `tricks`; the rules themselves are
in the modules of each game.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, NoReturn, Self, TypeVar

import msgspec
from msgspec.structs import replace

from cardavia.cards import HIDDEN, Card, CardSet, Pack, card_set, cards_of
from cardavia.games.actions import Action, Discard, Play, Vocabulary
from cardavia.games.tricks import TrickOrder

STOCK: Final = -1
"""Stands for the stock in a list of packets."""

Fact = int | str | bool | None
T = TypeVar("T")


SEAT_PLACES: Final = frozenset({"seat", "turn", "closer", "winner"})
"""Places of a refusal that hold the number of a seat, which a listener hears as a name."""


class IllegalAction(Exception):
    """An action that the rules forbid.

    `rule` is the number in the rule sheet, `template` one English sentence with named places, `facts` fills
    the places (`SEAT_PLACES` hold seats), `cards` are the cards that are the reason (those that must be
    played, those that are missing), `reason` is the English sentence filled in.  The template is marked for
    translation by standing here: it is one string literal, or a choice between literals; what stands after
    a bar is for translators.
    """

    def __init__(self, rule: str, template: str, cards: CardSet = 0, **facts: Fact) -> None:
        self.rule = rule
        self.template = template
        self.facts: Mapping[str, Fact] = facts
        self.cards = cards
        super().__init__(rule, template)

    @property
    def reason(self) -> str:
        """The sentence in English, places filled."""
        words = {name: f"seat {fact}" if name in SEAT_PLACES else fact for name, fact in self.facts.items()}
        sentence = self.template.partition("|")[0].format_map(words)
        return sentence[:1].upper() + sentence[1:]

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"


class Item(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of a settlement, so that a person can recompute the total.

    `key` names what is counted, `amount` how much of `unit` it is (`points` card points, `factor` steps of
    a multiplier, `base`, `value` score units, `game_points`), `rule` why.  A payment has `payer` and
    `payee` (a seat, or `"pot"`); `cards` are those counted.
    """

    key: str
    amount: int
    unit: str
    rule: str
    payer: int | str | None = None
    payee: int | str | None = None
    cards: CardSet = 0


class Settlement(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a finished deal: `scores` is the change of each seat's score."""

    scores: tuple[int, ...]
    items: tuple[Item, ...] = ()

    def fields(self) -> dict[str, Any]:
        """The fields that the rule sheet names, as they stand in a replay answer."""
        fields = {name: getattr(self, name) for name in self.__struct_fields__ if name != "items"}
        return {name: value for name, value in fields.items() if value is not msgspec.UNSET}


class Before(msgspec.Struct, frozen=True, forbid_unknown_fields=False):
    """What a deal brings along from the match (`before` in a record); nothing by default."""


class Deal(msgspec.Struct, frozen=True):
    """A distribution of the cards: `hands` by seat, `stock` in its order, `before` from the match.

    In the deal of an observation the hidden hands are the empty set and hidden stock cards `HIDDEN`.
    """

    dealer: int
    hands: tuple[CardSet, ...]
    stock: tuple[Card, ...] = ()
    before: Before = Before()


class Phase(msgspec.Struct, frozen=True):
    """A part of a deal as the table shows it.

    `cards` is true when actions are chosen by touching cards of the own hand, `picks` how many cards make
    one action, `groups` the groups of buttons in the order of the panel.
    """

    name: str
    cards: bool = False
    picks: int = 1
    groups: tuple[str, ...] = ()


class State(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about one deal at one moment; `apply` gives the next moment.

    Fields that all games have; each game adds its own.  In an observation (`viewer` is a seat) hidden
    hands are empty sets, hidden stock cards are `HIDDEN` and hidden actions are left out or blanked.
    """

    game: ClassVar[Game]

    deal: Deal
    hands: tuple[CardSet, ...]
    """Cards still in each hand."""
    phase: str
    to_act: int | None
    """The seat to act; None when the deal is over."""
    history: tuple[tuple[int, Action], ...] = ()
    """Every action so far with its seat."""
    leader: int = 0
    """The seat that led, or leads, the current trick."""
    trick: tuple[Card, ...] = ()
    """Cards on the table, from the leader on."""
    taken: tuple[CardSet, ...]
    """Cards in the tricks that each seat has won."""
    tricks: tuple[int, ...]
    """Number of tricks that each seat has won."""
    viewer: int | None = None

    @property
    def finished(self) -> bool:
        """Whether the deal is over."""
        return self.to_act is None

    @property
    def dealer(self) -> int:
        """The dealing seat."""
        return self.deal.dealer

    def legal_actions(self) -> tuple[Action, ...]:
        """Everything the seat to act may do, in the order of the texts; empty when the deal is over."""
        raise NotImplementedError

    def check(self, action: Action) -> None:
        """Raise `IllegalAction` unless the seat to act may do this."""
        raise NotImplementedError

    def fits(self, action: Action) -> bool:
        """Whether the seat to act might do this now, whatever its cards are.

        Asked of what a seat has seen the others do; a legal action always fits.
        """
        if isinstance(action, Play):
            return self.phase == "play"
        if isinstance(action, Discard):
            return self.phase == "discard" and action.cards.bit_count() in (0, 2)
        return action in self.legal_actions()

    def advance(self, action: Action) -> Self:
        """The state after an action that is known to be legal (or that was seen to happen)."""
        raise NotImplementedError

    def apply(self, action: Action) -> Self:
        """The state after the seat to act does this; `IllegalAction` if the rules forbid it."""
        self.check(action)
        return self.advance(action)

    def act(self, seat: int, text: str) -> Self:
        """The state after a seat says or does what a text of the record tells.

        Raises `IllegalAction` for a seat that is not to act, an unknown text or a forbidden action.
        """
        action = self.game.vocabulary.parse(text)
        if seat != self.to_act or self.to_act is None:
            self.refuse_turn(seat, action)
        if action is None:
            raise IllegalAction(
                self.game.text_rule, "There is no such action in this game: {text}", text=text[:40]
            )
        return self.apply(action)

    def with_card(self, action: Action, card: Card, following: int) -> Self:
        """The seat to act has played a card with this action; `following` is to play to the same trick."""
        seat = self.to_act
        assert seat is not None
        return replace(
            self,
            history=(*self.history, (seat, action)),
            hands=with_item(self.hands, seat, self.hands[seat] & ~(1 << card)),
            trick=(*self.trick, card),
            to_act=following,
        )

    def with_trick(self, play: Play, winner: int, over: bool) -> Self:
        """The seat to act has played the last card of a trick: `winner` takes it and leads, unless the deal
        is over."""
        seat = self.to_act
        assert seat is not None
        return replace(
            self,
            history=(*self.history, (seat, play)),
            hands=with_item(self.hands, seat, self.hands[seat] & ~(1 << play.card)),
            trick=(),
            taken=with_item(self.taken, winner, self.taken[winner] | card_set(self.trick) | 1 << play.card),
            tricks=with_item(self.tricks, winner, self.tricks[winner] + 1),
            leader=winner,
            to_act=None if over else winner,
            phase="over" if over else "play",
        )

    def refuse_turn(self, seat: int, action: Action | None) -> NoReturn:
        """Raise the `IllegalAction` for a seat that is not to act, or for an action after the end."""
        raise NotImplementedError

    def settlement(self) -> Settlement | None:
        """The outcome, once the deal is over."""
        raise NotImplementedError

    def after(self) -> dict[str, Any] | None:
        """What the next deal starts from (next dealer, balances, match), once the deal is over."""
        raise NotImplementedError

    def observe(self, seat: int) -> Self:
        """The state as a seat knows it: no hidden card is in it."""
        raise NotImplementedError

    def order(self) -> TrickOrder | None:
        """The ranking in force, or None before the contract is known."""
        raise NotImplementedError

    def counts(self) -> tuple[int, ...]:
        """Number of cards that each seat holds (public)."""
        raise NotImplementedError

    def public_hands(self) -> CardSet:
        """Cards still in hands that lie open for everybody."""
        return 0

    def shown(self) -> CardSet:
        """Cards that were laid open for everybody, played or not, and stand in no redacted record."""
        return 0

    def with_shown(self, cards: CardSet) -> Self:
        """A view rebuilt from a record, completed by cards that lie open but stand in no record."""
        return self

    def legal_texts(self) -> list[str]:
        """The texts of the legal actions, sorted."""
        return [self.game.vocabulary.text(action) for action in self.legal_actions()]


class Observation(msgspec.Struct, frozen=True):
    """What one seat knows: the redacted state, and its own legal actions when it is to act."""

    seat: int
    state: State
    legal: tuple[Action, ...]


def observation(state: State, seat: int) -> Observation:
    """What a seat knows of a state; its legal actions only if it is the one to act."""
    view = state.observe(seat)
    return Observation(seat, view, view.legal_actions() if view.to_act == seat else ())


class Game:
    """One game: its pack, its deal, its vocabulary and how it describes itself to an interface."""

    name: ClassVar[str]
    seats: ClassVar[int]
    pack: ClassVar[Pack]
    cards: ClassVar[CardSet]
    """The cards in play."""
    hand_size: ClassVar[int]
    stock_size: ClassVar[int] = 0
    stock_ordered: ClassVar[bool] = False
    """Whether the order of the stock matters (it is drawn from)."""
    stock_open: ClassVar[int] = 0
    """How many cards at the end of the stock lie open from the start."""
    packets: ClassVar[tuple[tuple[int, int], ...]]
    """The deal: (seats left of the dealer, or `STOCK`; number of cards), in order."""
    vocabulary: ClassVar[Vocabulary]
    text_rule: ClassVar[str]
    """The rule that lists the action texts."""
    rule_prefix: ClassVar[str]
    phases: ClassVar[tuple[Phase, ...]]
    before_type: ClassVar[type[Before]] = Before

    def shuffled(self, rng: random.Random) -> list[Card]:
        """The game's pack in random order."""
        cards = list(cards_of(self.cards))
        rng.shuffle(cards)
        return cards

    def deal(self, rng: random.Random, dealer: int | None = None, before: Before | None = None) -> Deal:
        """A fresh deal; the dealer is drawn too if none is given (after the cards, so that the
        distribution by order of dealing is the same for a seed whoever deals)."""
        cards = self.shuffled(rng)
        if dealer is None:
            dealer = rng.randrange(self.seats)
        return self.distribute(cards, dealer, before if before is not None else self.fresh_before())

    def distribute(self, cards: Sequence[Card], dealer: int, before: Before) -> Deal:
        """Deal a given order of the pack in the game's packets."""
        hands: list[CardSet] = [0] * self.seats
        stock: list[Card] = []
        start = 0
        for target, count in self.packets:
            packet = cards[start : start + count]
            start += count
            if target == STOCK:
                stock.extend(packet)
            else:
                hands[(dealer + target) % self.seats] |= card_set(packet)
        return Deal(dealer, tuple(hands), tuple(stock), before)

    def fresh_before(self) -> Before:
        """What the first deal of a match brings along."""
        return self.before_type()

    def check_before(self, before: Before) -> None:
        """Raise `ValueError` if what a record brings along cannot be."""

    def start(self, deal: Deal, viewer: int | None = None) -> State:
        """The first state of a deal; with `viewer`, of a deal as that seat sees it."""
        raise NotImplementedError

    def group_of(self, action: Action) -> str:
        """The group of buttons (`Phase.groups`) that an action belongs to; `"cards"` for cards."""
        raise NotImplementedError


def only_of(hands: tuple[CardSet, ...], *seats: int | None) -> tuple[CardSet, ...]:
    """The hands with those of all other seats left empty.

    >>> only_of((1, 2, 4), 1)
    (0, 2, 0)
    """
    return tuple(hand if seat in seats else 0 for seat, hand in enumerate(hands))


def without_hidden(deal: Deal, seat: int, stock: tuple[Card, ...] | None = None) -> Deal:
    """The deal as a seat saw it dealt: its own hand, and the stock cards that are passed in."""
    hidden = (HIDDEN,) * len(deal.stock)
    return Deal(deal.dealer, only_of(deal.hands, seat), stock if stock is not None else hidden, deal.before)


def blanked(entry: tuple[int, Action]) -> tuple[int, Action]:
    """An entry of the history as everybody sees it: not which cards were put away."""
    seat, action = entry
    return (seat, Discard(0)) if isinstance(action, Discard) else entry


def with_item(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """The tuple with one place changed.

    >>> with_item((0, 0, 0), 1, 5)
    (0, 5, 0)
    """
    changed = list(values)
    changed[place] = value
    return tuple(changed)
