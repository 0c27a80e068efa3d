"""Schnapsen for two: one deal to 66 card points and its game points (rules SN-1 to SN-41).

The module reads like the rule sheet: pack and ranking, the leader's turn, tricks and draws, the end of a
deal and its settlement, then what each seat sees.  Series of deals are in `match.py`.  Imports `cards`
and the shared floor of `games`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final, NoReturn

import msgspec
from msgspec.structs import replace

from cardavia.cards import (
    ACE,
    FRENCH,
    HIDDEN,
    JACK,
    KING,
    POINTS,
    QUEEN,
    TEN,
    Card,
    CardSet,
    card,
    card_set,
    points_in,
    rank_set,
)
from cardavia.games.actions import Action, Play, Vocabulary
from cardavia.games.base import (
    STOCK,
    Before,
    Deal,
    Game,
    IllegalAction,
    Item,
    Phase,
    Settlement,
    State,
    with_item,
    without_hidden,
)
from cardavia.games.tricks import TrickOrder

# --------------------------------------------------------------- pack and limits (SN-1 to SN-4, SN-18, SN-26)

RANKS: Final = (ACE, TEN, KING, QUEEN, JACK)
"""The ranks of every suit, from high to low."""
CARDS: Final[CardSet] = card_set(card(suit, rank) for suit in range(4) for rank in RANKS)
QUEENS: Final[CardSet] = rank_set(QUEEN)

TARGET: Final = 66
"""Card points that win a deal."""
LIMIT: Final = 33
"""Card points with which the loser gives away one game point only."""
BONUS: Final = 20
TRUMP_BONUS: Final = 40
MATCH_START: Final = 7
"""Game points that each seat must work off."""
HAND_SIZE: Final = 5
STOCK_SIZE: Final = 10


def _trick_order(trump: int) -> TrickOrder:
    suits = [[card(suit, rank) for rank in RANKS] for suit in range(4)]
    return TrickOrder([suits.pop(trump), *suits])


ORDERS: Final = tuple(_trick_order(trump) for trump in range(4))
"""The ranking by trump suit."""

# ---------------------------------------------------------------- actions (SN-13, SN-38, SN-40)


class Exchange(Action, frozen=True):
    """Put the trump Jack in the place of the indicator and take the indicator."""


class Close(Action, frozen=True):
    """Close the stock: nobody draws any more."""


class Marry(Action, frozen=True):
    """Declare a marriage and lead this card of it."""

    card: Card


EXCHANGE, CLOSE = Exchange(), Close()
MARRIAGES: Final = tuple(Marry(card(suit, rank)) for suit in range(4) for rank in (KING, QUEEN))
_NO_MARRIAGES: Final[dict[str, Action]] = {
    f"marry {FRENCH.text(each)}": Marry(each)
    for each in (card(suit, rank) for suit in range(4) for rank in (ACE, TEN, JACK))
}
"""Texts that are well formed and never legal."""

VOCABULARY: Final = Vocabulary(
    FRENCH,
    [
        (CLOSE, "close"),
        (EXCHANGE, "exchange"),
        *((each, f"marry {FRENCH.text(each.card)}") for each in MARRIAGES),
    ],
    odd=_NO_MARRIAGES.get,
    cards=CARDS,
)
_STOCK_CHOICES: Final[tuple[tuple[Action, ...], ...]] = ((), (CLOSE,), (CLOSE, EXCHANGE))
"""By what the leader may do with the stock: nothing, close it, also exchange."""


def _marriage_choices(queens: CardSet) -> tuple[Action, ...]:
    """The marriages of the suits whose Queen is in the set, in text order."""
    return tuple(sorted((each for each in MARRIAGES if _pair(each.card) & queens), key=VOCABULARY.text))


def _pair(either: Card) -> CardSet:
    """King and Queen of a card's suit."""
    return (1 << KING | 1 << QUEEN) << (either & ~7)


_MARRIAGE_CHOICES: Final = {
    queens: _marriage_choices(queens)
    for queens in (
        card_set(card(suit, QUEEN) for suit in range(4) if chosen >> suit & 1) for chosen in range(16)
    )
}

# ---------------------------------------------------------------- records of a deal (SN-24, SN-32, SN-41)


class SchnapsenBefore(Before, frozen=True):
    """The match score of both seats before the deal, 1 to 7 each."""

    match: tuple[int, int] = (MATCH_START, MATCH_START)


class Closure(msgspec.Struct, frozen=True):
    """What the opponent of the closer had when the stock was closed."""

    points: int
    tricks: int


class SchnapsenSettlement(Settlement, frozen=True, kw_only=True):
    """Fields of SN-41: game points won in this deal, and card points and tricks of both seats."""

    winner: int
    reason: str
    """`sixty-six`, `last-trick`, `closer-beaten` or `closer-failed`."""
    points: tuple[int, int]
    tricks: tuple[int, int]
    closed_by: int | None
    closure: Closure | None


# ---------------------------------------------------------------- the deal


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
                pairs |= _pair(action.card)
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
        return _STOCK_CHOICES[may] + _MARRIAGE_CHOICES[hand & hand >> 1 & QUEENS] + VOCABULARY.plays(hand)

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
            self.refuse_turn(-1, action)
        if isinstance(action, Play):
            if not self.playable() >> action.card & 1:
                self._refuse_card(self.hands[self.to_act], action.card)
        elif self.trick and isinstance(action, (Close, Exchange, Marry)):
            self._refuse_follower(action)
        elif isinstance(action, Marry):
            self._check_marriage(self.to_act, action.card)
        elif isinstance(action, Exchange):
            self._check_exchange(self.hands[self.to_act])
        elif isinstance(action, Close):
            self._check_close()
        else:
            raise IllegalAction("SN-13", "A card must be played now")

    def fits(self, action: Action) -> bool:
        if self.trick or isinstance(action, Play):
            return isinstance(action, Play)
        if isinstance(action, Exchange):
            return self.stock_open and self.indicator & 7 != JACK
        return action in MARRIAGES or (action == CLOSE and self.stock_open)

    def _check_exchange(self, hand: CardSet) -> None:
        jack = self.indicator & ~7 | JACK
        if self.closed_by is not None:
            raise IllegalAction("SN-15", "The stock is closed: nothing can be exchanged any more")
        if not self.stock_open:
            raise IllegalAction("SN-15", "The stock is exhausted: nothing can be exchanged any more")
        if self.indicator == jack:
            raise IllegalAction(
                "SN-16",
                "{jack} lies under the stock itself: nothing can be exchanged for it",
                1 << jack,
                jack=FRENCH.text(jack),
            )
        if not hand >> jack & 1:
            raise IllegalAction(
                "SN-14",
                "Only the trump Jack is exchanged, and {jack} is not in the hand",
                1 << jack,
                jack=FRENCH.text(jack),
            )

    def _check_close(self) -> None:
        if self.closed_by is not None:
            raise IllegalAction("SN-22", "{closer} closed the stock already", closer=self.closed_by)
        if not self.stock_open:
            raise IllegalAction("SN-22", "The stock is exhausted: there is nothing left to close")

    def _check_marriage(self, seat: int, led: Card) -> None:
        pair = _pair(led)
        if not pair >> led & 1:
            raise IllegalAction(
                "SN-17",
                "A marriage is led with a King or a Queen; {card} is neither",
                1 << led,
                card=FRENCH.text(led),
            )
        missing = pair & ~self.hands[seat]
        if missing and pair & self.declared(seat):
            raise IllegalAction(
                "SN-20",
                "Each suit is declared once at most; declared already: {pair}",
                pair,
                pair=FRENCH.names(pair),
            )
        if missing:
            raise IllegalAction(
                "SN-17",
                "A marriage needs King and Queen of one suit in the hand; missing: {missing}",
                missing,
                missing=FRENCH.names(missing),
            )

    def _refuse_follower(self, action: Action) -> NoReturn:
        """Refuse what only the leader may do, and only before leading."""
        if isinstance(action, Close):
            raise IllegalAction("SN-22", "Only the leader may close the stock, before leading")
        if isinstance(action, Exchange):
            raise IllegalAction("SN-14", "Only the leader may exchange the trump Jack, before leading")
        raise IllegalAction("SN-17", "Only the leader may declare a marriage, by leading one of its cards")

    def _refuse_card(self, hand: CardSet, wanted: Card) -> NoReturn:
        if not hand >> wanted & 1:
            raise IllegalAction("SN-39", "{card} is not in the hand", 1 << wanted, card=FRENCH.text(wanted))
        must, led = self.playable(), self.trick[0]
        order = ORDERS[self.indicator >> 3]
        if not must & order.lanes[led]:
            raise IllegalAction(
                "SN-11",
                "{led} was led and the hand holds none of its suit: a trump must be played: {must}",
                must,
                led=FRENCH.text(led),
                must=FRENCH.names(must),
            )
        raise IllegalAction(
            "SN-11",
            "{led} was led and must be beaten in its suit: {must}"
            if must & order.beats[led]
            else "{led} was led and its suit must be followed: {must}",
            must,
            led=FRENCH.text(led),
            must=FRENCH.names(must),
        )

    def refuse_turn(self, seat: int, action: Action | None) -> NoReturn:
        if self.to_act is None:
            self._refuse_after_end()
        if isinstance(action, (Close, Exchange, Marry)):
            self._refuse_follower(action)
        if action is None:
            raise IllegalAction("SN-39", "{turn} is to act", turn=self.to_act)
        if self.trick:
            raise IllegalAction("SN-13", "A card was led: {turn} is to follow", turn=self.to_act)
        if not any(self.tricks):
            raise IllegalAction(
                "SN-5", "{turn}, who did not deal, leads to the first trick", turn=self.to_act
            )
        raise IllegalAction("SN-6", "{turn} won the trick and leads", turn=self.to_act)

    def _refuse_after_end(self) -> NoReturn:
        if max(self.points) >= TARGET:
            raise IllegalAction(
                "SN-25",
                "{winner} reached {points} card points: the deal is over",
                winner=self.points.index(max(self.points)),
                points=max(self.points),
            )
        raise IllegalAction(
            "SN-29" if self.closed_by is None else "SN-28", "All cards have been played: the deal is over"
        )

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
        winner, reason = self._outcome()
        result = self._result(winner)
        return SchnapsenSettlement(
            scores=with_item((0, 0), winner, result.amount),
            items=(*self._point_items(), result),
            winner=winner,
            reason=reason,
            points=self.points,
            tricks=(self.tricks[0], self.tricks[1]),
            closed_by=self.closed_by,
            closure=self.closure,
        )

    def _outcome(self) -> tuple[int, str]:
        """The winner of a finished deal and the reason."""
        best = int(self.points[1] > self.points[0])
        if self.points[best] >= TARGET:
            return best, "closer-beaten" if self.closed_by == 1 - best else "sixty-six"
        if self.closed_by is not None:
            return 1 - self.closed_by, "closer-failed"
        return self.leader, "last-trick"

    def _result(self, winner: int) -> Item:
        """The game points of a finished deal, with the rule that gives them."""
        if self.closure is not None and winner != self.closed_by:
            if self.closure.tricks:
                return Item("closer-lost", 2, "game_points", "SN-28", payee=winner)
            return Item("closer-lost-no-trick", 3, "game_points", "SN-28", payee=winner)
        if self.points[winner] < TARGET:
            return Item("last-trick", 1, "game_points", "SN-29", payee=winner)
        rule = "SN-26" if self.closure is None else "SN-27"
        loser = self.closure or Closure(self.points[1 - winner], self.tricks[1 - winner])
        if not loser.tricks:
            return Item("loser-no-trick", 3, "game_points", rule, payee=winner)
        if loser.points < LIMIT:
            return Item("loser-below-33", 2, "game_points", rule, payee=winner)
        return Item("loser-33-or-more", 1, "game_points", rule, payee=winner)

    def _point_items(self) -> list[Item]:
        """What each seat's card points are made of; the record at closure belongs to no sum."""
        items = [
            Item("tricks", points_in(taken), "points", "SN-6", payee=seat, cards=taken)
            for seat, taken in enumerate(self.taken)
        ]
        led = False
        for seat, action in self.history:
            if isinstance(action, Marry):
                items.append(self._bonus_item(seat, action.card, waited=not led))
            led = led or isinstance(action, (Play, Marry))
        if self.closure is not None:
            items.append(Item("points-at-closure", self.closure.points, "points", "SN-24"))
        return items

    def _bonus_item(self, seat: int, led: Card, waited: bool) -> Item:
        if waited and self.pending[seat]:
            return Item("marriage-without-trick", 0, "points", "SN-19", payee=seat, cards=_pair(led))
        key, bonus = ("trump-marriage", TRUMP_BONUS) if led >> 3 == self.trump else ("marriage", BONUS)
        return Item(key, bonus, "points", "SN-19" if waited else "SN-18", payee=seat, cards=_pair(led))

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
            hands=with_item((0, 0), seat, self.hands[seat]),
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
