"""What a game's words are: the questions that the table picture asks, with answers most games share.

One subclass a game says everything that differs (marks, piles, buttons, prompts, results); it reads the
seat's observation and asks the engine, and it decides no rule and adds up no score.

Imports `cards`, `games`, `strings`, `table_view`; no Qt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Generic, TypeVar

from cardavia.cards import Card
from cardavia.games import base as games
from cardavia.games.actions import Action, Discard, Play
from cardavia.games.base import SEAT_PLACES, IllegalAction, State
from cardavia.strings import CardsFact, Fact, SeatFact, SuitFact, Text, cards_fact, say, tr_noop
from cardavia.table_view import (
    AuctionView,
    ButtonGroup,
    ButtonView,
    ContractView,
    HelpTable,
    MarkView,
    PileView,
    PlateView,
    PromptView,
    Refusal,
    ResultView,
    SeatView,
    Selection,
    StripItem,
)
from cardavia.table_words.governing import governing_rule

S = TypeVar("S", bound=State)

SUIT_WORDS: Final = {
    **{word: SuitFact(suit) for suit, word in enumerate(("acorns", "leaves", "hearts", "bells"))},
    **{word: SuitFact(suit) for suit, word in enumerate(("clubs", "spades", "hearts", "diamonds"))},
}
CONTRACT_PLACES: Final = frozenset({"contract", "bid", "standing"})
"""Places that hold the text of a contract when they hold a text."""

MARKS: Final = {
    "dealer": tr_noop("Dealer"),
    "forehand": tr_noop("Forehand"),
    "middlehand": tr_noop("Middlehand"),
    "rearhand": tr_noop("Rearhand"),
    "declarer": tr_noop("Declarer"),
    "partner": tr_noop("Partner"),
    "maybe-partner": tr_noop("Partner?"),
    "you-are-partner": tr_noop("You are the partner"),
    "taker": tr_noop("Taker"),
    "defender": tr_noop("Defender"),
    "host": tr_noop("Host: %n tricks together"),
    "guest": tr_noop("Guest"),
    "dropped": tr_noop("Dropped out"),
    "passed": tr_noop("Passed"),
    "closer": tr_noop("Closed the stock"),
}


def mark(key: str, count: int | None = None) -> MarkView:
    """The sign of that key."""
    return MarkView(key, Text(MARKS[key], (), count))


class Words(Generic[S]):
    """How one game speaks; every method reads an observation (`view.viewer` is the seat that looks)."""

    phases: ClassVar[Mapping[str, str]]
    """Name of each phase, by the engine's key."""
    governing: ClassVar[Mapping[str, str]]
    """The rule that governs the decision of each phase and moment, for `governing_rule`."""

    # ------------------------------------------------------------ cards

    def groups(self, view: S, selection: Selection) -> Sequence[Sequence[Card]]:
        """The order in which the hand is held: suits from the left, each from high to low."""
        raise NotImplementedError

    def trumps(self, view: S, selection: Selection) -> tuple[Card, ...]:
        """Trumps from high to low, of the contract or of the one being looked at."""
        order = view.order()
        return order.groups[0] if order is not None else ()

    def plates(self, view: S, card: Card, selection: Selection) -> tuple[PlateView, ...]:
        """The plates on an own card; only asked when the person has to play."""
        return ()

    def known_to_others(self, view: S) -> int:
        """Own cards that another seat knows for certain (a card set)."""
        return 0

    # ------------------------------------------------------------ seats and piles

    def marks(self, view: S, seat: int) -> tuple[MarkView, ...]:
        """The signs at a seat."""
        raise NotImplementedError

    def seat(self, view: S, seat: SeatView) -> SeatView:
        """The seat completed by what only this game has."""
        return seat

    def piles(self, view: S) -> tuple[PileView, ...]:
        """What lies on the table outside hands and trick."""
        return ()

    def pot(self, view: S) -> int | None:
        """The pot, in a game that has one."""
        return None

    # ------------------------------------------------------------ what was said and is to do

    def announcement(self, action: Action) -> Text | None:
        """What a seat says with an action, for bubble, auction and log; None if nothing (a card)."""
        raise NotImplementedError

    def prompt(self, view: S, selection: Selection) -> Text:
        """What the person has to do in this decision."""
        raise NotImplementedError

    def waiting(self, view: S, seat: int) -> Text:
        """What the table waits for when another seat has to act."""
        if view.phase == "play":
            return say("{seat} is to play", seat=SeatFact(seat))
        return say("{seat} is to decide", seat=SeatFact(seat))

    def buttons(self, view: S, selection: Selection) -> tuple[ButtonGroup, ...]:
        """The buttons of the phase, all of them; which are enabled is found out by asking the engine."""
        return ()

    def auction(self, view: S) -> AuctionView | None:
        """The auction so far, in a game that has one."""
        return None

    def help(self, view: S) -> tuple[HelpTable, ...]:
        """Tables that can be opened beside the prompt."""
        return ()

    # ------------------------------------------------------------ strip and result

    def contract(self, view: S) -> ContractView | None:
        """The contract, once it is known."""
        return None

    def strip(self, view: S) -> tuple[StripItem, ...]:
        """Further entries of the status strip."""
        return ()

    def standing(self, view: S, totals: tuple[int, ...]) -> tuple[int, ...]:
        """The match score of each seat before this deal is booked."""
        return totals

    def result(self, view: S, totals: tuple[int, ...]) -> ResultView:
        """The outcome of a finished deal, without hands and buttons."""
        raise NotImplementedError

    # ------------------------------------------------------------ the engine's sentences

    def contract_term(self, text: str) -> Text:
        """The name of a contract by the engine's text."""
        raise NotImplementedError

    def refusal(self, view: State, refused: IllegalAction) -> Refusal:
        """The engine's refusal with its facts made translatable."""
        facts = tuple((name, self._fact(view, name, value)) for name, value in refused.facts.items())
        return Refusal(refused.rule, Text(refused.template, facts), refused.cards)

    def _fact(self, view: State, name: str, value: games.Fact) -> Fact:
        if isinstance(value, str):
            return self._word(view, name, value)
        assert value is not None
        return SeatFact(value) if name in SEAT_PLACES else value

    def _word(self, view: State, name: str, value: str) -> Fact:
        by_text = view.game.pack.by_text
        words = value.split()
        if words and all(word in by_text for word in words):
            return CardsFact(tuple(by_text[word] for word in words))
        if name in CONTRACT_PLACES:
            return self.contract_term(value)
        return SUIT_WORDS.get(value.lower(), value)


# ---------------------------------------------------------------- shared by several games


def why_refused(words: Words[S], view: S, action: Action) -> Refusal | None:
    """Why the viewer may not do this now; None if it may."""
    seat = view.viewer
    assert seat is not None
    try:
        if view.to_act != seat:
            view.refuse_turn(seat, action)
        view.check(action)
    except IllegalAction as refused:
        return words.refusal(view, refused)
    return None


def button(
    object_name: str,
    label: Text,
    group: str,
    action: Action,
    *,
    condition: Text | None = None,
    brief: Text | None = None,
    caution: bool = False,
    suit: int | None = None,
    key: str | None = None,
    confirm: bool = False,
) -> ButtonView:
    """A button of a phase; whether it is enabled is still to be found out."""
    return ButtonView(
        object_name=object_name,
        label=label,
        group=group,
        action=action,
        condition=condition,
        brief=brief,
        caution=caution,
        suit=suit,
        key=key,
        confirm=confirm,
    )


def discard_group(selection: Selection, label: Text) -> ButtonGroup:
    """The one button of a tray with two slots."""
    return ButtonGroup(
        name="tray", buttons=(button("act.discard", label, "tray", Discard(selection.chosen)),)
    )


def card_prompt(view: State) -> Text:
    """What to do when a card has to be played."""
    if view.trick:
        return say("Your turn: {card} was led", card=cards_fact(view.trick[:1]))
    return say("Your turn: lead a card")


def prompt_of(words: Words[S], view: S, selection: Selection) -> PromptView:
    """The prompt line for a running deal."""
    if view.to_act != view.viewer:
        assert view.to_act is not None
        return PromptView(text=words.waiting(view, view.to_act), rule=governing_rule(view, words.governing))
    text = words.prompt(view, selection)
    legal = view.legal_actions()
    only = len(legal) == 1 and isinstance(legal[0], Play)
    detail = say("This is the only card that may be played") if only else None
    return PromptView(text=text, detail=detail, rule=governing_rule(view, words.governing))
