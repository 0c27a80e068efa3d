"""Schnapsen for two: one deal to 66 card points and its game points (rules SN-1 to SN-41).

The module reads like the rule sheet: the leader's turn, tricks and draws, the end of a deal, then what each
seat sees.  The pack and the actions are in `schnapsen_actions.py`, the game points in
`schnapsen_settlement.py`, what is forbidden and why in `schnapsen_refusals.py`; series of deals are in
`match.py`.  Imports `cards`, these and the shared floor of `games`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, NoReturn

from msgspec.structs import replace

from cardavia.cards import FRENCH, HIDDEN, JACK, POINTS, Card, CardSet, card_set
from cardavia.games.actions import Action, Play
from cardavia.games.base import STOCK, Before, Deal, Game, Phase, State, only_of, with_item, without_hidden
from cardavia.games.schnapsen_actions import (
    BONUS,
    CARDS,
    CLOSE,
    EXCHANGE,
    HAND_SIZE,
    MARRIAGE_CHOICES,
    MARRIAGES,
    MATCH_START,
    ORDERS,
    QUEENS,
    STOCK_CHOICES,
    STOCK_SIZE,
    TARGET,
    TRUMP_BONUS,
    VOCABULARY,
    Close,
    Exchange,
    Marry,
    pair,
)
from cardavia.games.schnapsen_refusals import check_turn, refuse_card, refuse_turn
from cardavia.games.schnapsen_settlement import Closure, Outcome, SchnapsenBefore, SchnapsenSettlement, settle
from cardavia.games.tricks import TrickOrder


class SchnapsenState(State, frozen=True, kw_only=True):
    """One deal of Schnapsen.

    `phase` is `play` or `over`.  When a marriage wins the deal its led card stays in `trick`.
    """

    game: ClassVar[SchnapsenGame]

    indicator: Card
    """The card at the bottom of the stock: turned up, or the trump Jack after an exchange.  It stays
    named when the stock is closed and when it has been drawn."""
    draws: tuple[int, ...] = ()
    """The seats that drew the cards of the stock, in drawing order."""
    points: tuple[int, int] = (0, 0)
    """Card points: tricks and the bonuses that count."""
    pending: tuple[int, int] = (0, 0)
    """A bonus that waits for the first trick of its declarer (SN-19)."""
    closed_by: int | None = None
    closure: Closure | None = None

    # ------------------------------------------------------------ what lies on the table (SN-4, SN-10, SN-15)

    @property
    def trump(self) -> int:
        """The trump suit, 0 to 3."""
        return self.indicator >> 3

    @property
    def stock_left(self) -> int:
        """Number of cards in the stock, the indicator among them."""
        return STOCK_SIZE - len(self.draws)

    @property
    def stock_open(self) -> bool:
        """Whether the stock is neither closed nor exhausted."""
        return self.closed_by is None and len(self.draws) < STOCK_SIZE

    def order(self) -> TrickOrder | None:
        return ORDERS[self.indicator >> 3]

    def counts(self) -> tuple[int, ...]:
        held = HAND_SIZE + len(self.draws) // 2 - sum(self.tricks)
        return with_item((held, held), self.leader, held - 1) if self.trick else (held, held)

    def declared(self, seat: int) -> CardSet:
        """Kings and Queens of the marriages that a seat has declared."""
        pairs = 0
        for each, action in self.history:
            if each == seat and isinstance(action, Marry):
                pairs |= pair(action.card)
        return pairs

    # ------------------------------------------------------------ what may be done

    def legal_actions(self) -> tuple[Action, ...]:
        if self.to_act is None:
            return ()
        if self.trick:
            return VOCABULARY.plays(self.playable())
        hand = self.hands[self.to_act]
        may = 0
        if self.closed_by is None and len(self.draws) < STOCK_SIZE:
            may = 1 + (hand >> (self.indicator & ~7 | JACK) & 1)
        return STOCK_CHOICES[may] + MARRIAGE_CHOICES[hand & hand >> 1 & QUEENS] + VOCABULARY.plays(hand)

    def playable(self) -> CardSet:
        """The cards that the seat to act may lead or follow with (SN-7, SN-11)."""
        assert self.to_act is not None
        hand = self.hands[self.to_act]
        if not self.trick or self.stock_open:
            return hand
        order, led = ORDERS[self.indicator >> 3], self.trick[0]
        same_suit = hand & order.lanes[led]
        if same_suit:
            return same_suit & order.beats[led] or same_suit
        return hand & order.trumps or hand

    def check(self, action: Action) -> None:
        if self.to_act is None:
            refuse_turn(self, action)
        elif not isinstance(action, Play):
            check_turn(self, self.to_act, action)
        elif not self.playable() >> action.card & 1:
            refuse_card(self, self.hands[self.to_act], action.card)

    def fits(self, action: Action) -> bool:
        if self.trick or isinstance(action, Play):
            return isinstance(action, Play)
        if isinstance(action, Exchange):
            return self.stock_open and self.indicator & 7 != JACK
        return action in MARRIAGES or (action == CLOSE and self.stock_open)

    def refuse_turn(self, seat: int, action: Action | None) -> NoReturn:
        refuse_turn(self, action)

    # ------------------------------------------------------------ what happens then

    def advance(self, action: Action) -> SchnapsenState:
        seat = self.to_act
        assert seat is not None
        if isinstance(action, Play):
            return self._follow(seat, action) if self.trick else self.with_card(action, action.card, 1 - seat)
        if isinstance(action, Marry):
            return self._marry(seat, action)
        history = (*self.history, (seat, action))
        if isinstance(action, Exchange):
            return self._exchange(seat, history)
        return replace(
            self,
            history=history,
            closed_by=seat,
            closure=Closure(self.points[1 - seat], self.tricks[1 - seat]),
        )

    def _marry(self, seat: int, marriage: Marry) -> SchnapsenState:
        bonus = TRUMP_BONUS if marriage.card >> 3 == self.trump else BONUS
        led = self.with_card(marriage, marriage.card, 1 - seat)
        if not self.tricks[seat]:
            return replace(led, pending=with_item(self.pending, seat, bonus))  # SN-19
        points = with_item(self.points, seat, self.points[seat] + bonus)
        if points[seat] >= TARGET:
            return replace(led, points=points, phase="over", to_act=None)  # SN-25
        return replace(led, points=points)

    def _exchange(self, seat: int, history: tuple[tuple[int, Action], ...]) -> SchnapsenState:
        jack = self.indicator & ~7 | JACK
        hands = self.hands
        if self.deal.hands[seat]:
            hands = with_item(hands, seat, hands[seat] & ~(1 << jack) | 1 << self.indicator)
        return replace(self, history=history, hands=hands, indicator=jack)

    def _follow(self, seat: int, play: Play) -> SchnapsenState:
        led, played = self.trick[0], play.card
        winner = seat if ORDERS[self.indicator >> 3].beats[led] >> played & 1 else 1 - seat
        points = self.points[winner] + POINTS[led] + POINTS[played] + self.pending[winner]
        tricks = with_item(self.tricks, winner, self.tricks[winner] + 1)
        hands = with_item(self.hands, seat, self.hands[seat] & ~(1 << played))
        draws = self.draws
        held = HAND_SIZE + len(draws) // 2 - tricks[0] - tricks[1]
        over = points >= TARGET or held == 0
        if not over and self.stock_open:
            hands = self._draw(hands, winner)
            draws = (*draws, winner, 1 - winner)
        return replace(
            self,
            history=(*self.history, (seat, play)),
            hands=hands,
            trick=(),
            taken=with_item(self.taken, winner, self.taken[winner] | 1 << led | 1 << played),
            tricks=tricks,
            points=with_item(self.points, winner, points),
            pending=with_item(self.pending, winner, 0),
            draws=draws,
            leader=winner,
            to_act=None if over else winner,
            phase="over" if over else "play",
        )

    def _draw(self, hands: tuple[CardSet, ...], winner: int) -> tuple[CardSet, ...]:
        """The hands after the winner and then the loser of a trick have drawn (SN-8, SN-9)."""
        drawn, top = list(hands), len(self.draws)
        second = self.indicator if top == STOCK_SIZE - 2 else self.deal.stock[top + 1]
        for seat, card_drawn in ((winner, self.deal.stock[top]), (1 - winner, second)):
            if card_drawn != HIDDEN and self.deal.hands[seat]:  # a hidden hand stays the empty set
                drawn[seat] |= 1 << card_drawn
        return tuple(drawn)

    # ------------------------------------------------------------ settlement (SN-26 to SN-31, SN-41)

    def settlement(self) -> SchnapsenSettlement | None:
        if self.to_act is not None:
            return None
        return settle(
            Outcome(
                trump=self.trump,
                points=self.points,
                pending=self.pending,
                tricks=(self.tricks[0], self.tricks[1]),
                taken=self.taken,
                last=self.leader,
                closed_by=self.closed_by,
                closure=self.closure,
                history=self.history,
            )
        )

    def after(self) -> dict[str, Any] | None:
        settlement = self.settlement()
        if settlement is None:
            return None
        assert isinstance(self.deal.before, SchnapsenBefore)
        match = [
            max(0, score - won) for score, won in zip(self.deal.before.match, settlement.scores, strict=True)
        ]
        won = 0 in match
        return {
            "match": match,
            "dealer": None if won else 1 - self.deal.dealer,
            "match_winner": settlement.winner if won else None,
        }

    # ------------------------------------------------------------ what each seat sees (SN-35 to SN-37)

    def known_of_opponent(self, seat: int) -> CardSet:
        """The cards that a seat knows for certain in the other hand (SN-36).

        The card taken in an exchange and the partner of a married card while they have not been played;
        the whole hand once the stock is exhausted.  It follows from the seat's own hand and from what
        lies open, so that it is the same in a state and in its observation.
        """
        unseen = CARDS & ~self.taken[0] & ~self.taken[1] & ~card_set(self.trick)
        if len(self.draws) == STOCK_SIZE:
            return unseen & ~self.hands[seat]
        known = self.declared(1 - seat)
        if (1 - seat, EXCHANGE) in self.history:
            known |= 1 << self.deal.stock[-1]
        return known & unseen

    def observe(self, seat: int) -> SchnapsenState:
        if self.viewer is not None:
            return self
        if self.to_act is None:
            return replace(self, viewer=seat)
        stock = [HIDDEN] * STOCK_SIZE
        for place, drawer in enumerate(self.draws):
            if drawer == seat:
                stock[place] = self.deal.stock[place]
        stock[-1] = self.deal.stock[-1]
        return replace(
            self,
            viewer=seat,
            deal=without_hidden(self.deal, seat, tuple(stock)),
            hands=only_of(self.hands, seat),
        )


class SchnapsenGame(Game):
    """Schnapsen as the rule sheet SN describes it.

    `Deal.stock` is in drawing order, the original indicator last.
    """

    name = "schnapsen"
    seats = 2
    pack = FRENCH
    cards = CARDS
    hand_size = HAND_SIZE
    stock_size = STOCK_SIZE
    stock_ordered = True
    stock_open = 1
    packets = ((1, 3), (0, 3), (STOCK, 1), (1, 2), (0, 2), (STOCK, 9))
    vocabulary = VOCABULARY
    text_rule = "SN-39"
    rule_prefix = "SN"
    phases = (Phase("play", cards=True, groups=("marriages", "stock")),)
    before_type = SchnapsenBefore

    def distribute(self, cards: Sequence[Card], dealer: int, before: Before) -> Deal:
        """Deal a given order of the pack; the indicator, turned up first, is drawn last (SN-3)."""
        dealt = super().distribute(cards, dealer, before)
        return replace(dealt, stock=(*dealt.stock[1:], dealt.stock[0]))

    def check_before(self, before: Before) -> None:
        if not isinstance(before, SchnapsenBefore):
            raise ValueError("a deal of Schnapsen brings along the match score of both seats")
        if not all(1 <= score <= MATCH_START for score in before.match):
            raise ValueError(f"a match score before a deal is 1 to {MATCH_START}, not {list(before.match)}")

    def start(self, deal: Deal, viewer: int | None = None) -> SchnapsenState:
        return SchnapsenState(
            deal=deal,
            hands=deal.hands,
            phase="play",
            to_act=1 - deal.dealer,
            leader=1 - deal.dealer,
            taken=(0, 0),
            tricks=(0, 0),
            indicator=deal.stock[-1],
            viewer=viewer,
        )

    def group_of(self, action: Action) -> str:
        if isinstance(action, (Close, Exchange)):
            return "stock"
        return "marriages" if isinstance(action, Marry) else "cards"


SCHNAPSEN: Final = SchnapsenGame()
SchnapsenState.game = SCHNAPSEN
