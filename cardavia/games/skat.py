"""Skat: three seats, one deal, plain scoring (rules SK-1 to SK-83).

The module reads like the rule sheet: the auction, Skat and declaration, play, then what each seat sees.
Ranking and values are in `skat_contracts.py`, the actions and their texts in `skat_actions.py`, the value of
a finished deal in `skat_settlement.py`, what is forbidden and why in `skat_refusals.py`; series of deals are
in `match.py`.  Imports `cards`, these and the shared floor of `games`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, NoReturn

from msgspec.structs import replace

from cardavia.cards import GERMAN, CardSet, card_set
from cardavia.games.actions import Action, Bid, Discard, Hold, Pass, Play, discards_from
from cardavia.games.base import (
    STOCK,
    Deal,
    Game,
    IllegalAction,
    Phase,
    State,
    blanked,
    only_of,
    with_item,
    without_hidden,
)
from cardavia.games.skat_actions import (
    BID_CHOICES,
    HEAR_CHOICES,
    LAST_CHOICES,
    SKAT_CHOICES,
    VOCABULARY,
    Declare,
    Hand,
    Pickup,
    declarations,
)
from cardavia.games.skat_contracts import NULLS, ORDERS
from cardavia.games.skat_refusals import CHECKS, refuse_card, refuse_turn
from cardavia.games.skat_settlement import THROWN_IN, Outcome, SkatSettlement, settle
from cardavia.games.tricks import TrickOrder


class SkatState(State, frozen=True, kw_only=True):
    """One deal of Skat.

    `phase` is `auction`, `skat`, `discard`, `declare`, `play` or `over`.
    """

    game: ClassVar[SkatGame]

    value: int = 0
    """The highest value named so far; the bid once there is a declarer."""
    speaker: int
    hearer: int
    """In the last chance of forehand (SK-27) speaker and hearer are the same seat."""
    hearing: bool = False
    """Whether the hearer has to answer."""
    declarer: int | None = None
    hand_game: bool = False
    away: CardSet = 0
    """The two cards put away (the closed Skat of a Hand game is not among them)."""
    contract: str | None = None
    declared_hand: CardSet = 0
    """The declarer's ten cards at the declaration."""

    # ------------------------------------------------------------ seats (SK-15)

    @property
    def forehand(self) -> int:
        """The seat left of the dealer."""
        return (self.deal.dealer + 1) % 3

    @property
    def skat(self) -> CardSet:
        """Both dealt Skat cards (empty if hidden)."""
        return card_set(self.deal.stock)

    def order(self) -> TrickOrder | None:
        return ORDERS[self.contract] if self.contract is not None else None

    def counts(self) -> tuple[int, ...]:
        played = len(self.trick)
        each = [10 - sum(self.tricks)] * 3
        for place in range(played):
            each[(self.leader + place) % 3] -= 1
        if self.phase == "discard" and self.declarer is not None:
            each[self.declarer] += 2
        return tuple(each)

    def public_hands(self) -> CardSet:
        if self.contract == "null-ouvert" and self.declarer is not None:
            return self.hands[self.declarer]
        return 0

    # ------------------------------------------------------------ what may be done

    def legal_actions(self) -> tuple[Action, ...]:
        if self.phase == "play":
            return VOCABULARY.plays(self.playable())
        if self.phase == "auction":
            if self.hearing:
                return HEAR_CHOICES
            if self.speaker == self.hearer:
                return LAST_CHOICES
            return BID_CHOICES[self.value]
        if self.phase == "skat":
            return SKAT_CHOICES
        if self.phase == "discard":
            return discards_from(GERMAN, self.hands[self.speaker])
        if self.phase == "declare":
            return declarations(self.value, self.hand_game)
        return ()

    def playable(self) -> CardSet:
        """The cards that the seat to act may play (SK-41, SK-42)."""
        assert self.to_act is not None and self.contract is not None
        hand = self.hands[self.to_act]
        if self.trick:
            return hand & ORDERS[self.contract].lanes[self.trick[0]] or hand
        return hand

    def check(self, action: Action) -> None:
        if self.phase == "play":
            if not isinstance(action, Play):
                raise IllegalAction("SK-40", "The cards are being played: a card must be played now")
            if not self.playable() >> action.card & 1:
                refuse_card(self, action.card)
            return
        if self.to_act is None:
            self.refuse_turn(-1, action)
        CHECKS[self.phase](self, action)

    def refuse_turn(self, seat: int, action: Action | None) -> NoReturn:
        refuse_turn(self, seat)

    # ------------------------------------------------------------ what happens then

    def advance(self, action: Action) -> SkatState:
        assert self.to_act is not None
        if isinstance(action, Play):
            return self._play(action)
        history = (*self.history, (self.to_act, action))
        if self.phase == "auction":
            return self._speak(action, history)
        seat = self.to_act
        if isinstance(action, Pickup):
            hands = with_item(self.hands, seat, self.hands[seat] | self.skat)
            return replace(self, history=history, hands=hands, phase="discard")
        if isinstance(action, Hand):
            return replace(self, history=history, hand_game=True, phase="declare")
        if isinstance(action, Discard):
            hands = with_item(self.hands, seat, self.hands[seat] & ~action.cards)
            return replace(self, history=history, hands=hands, away=action.cards, phase="declare")
        assert isinstance(action, Declare)
        return replace(
            self,
            history=history,
            contract=action.contract,
            declared_hand=self.hands[seat],
            phase="play",
            leader=self.forehand,
            to_act=self.forehand,
        )

    def _speak(self, action: Action, history: tuple[tuple[int, Action], ...]) -> SkatState:
        """The state machine of section C of the rules."""
        if isinstance(action, Bid):
            if self.speaker == self.hearer:  # forehand's last chance
                return self._declarer(self.speaker, action.value, history)
            return replace(self, history=history, value=action.value, hearing=True, to_act=self.hearer)
        if isinstance(action, Hold):
            return replace(self, history=history, hearing=False, to_act=self.speaker)
        rearhand = self.deal.dealer
        if self.speaker == self.hearer:
            return replace(self, history=history, phase="over", to_act=None)  # SK-28
        if self.speaker != rearhand:  # stage 1 ends, the other seat survives (SK-25)
            survivor = self.speaker if self.hearing else self.hearer
            return replace(
                self, history=history, speaker=rearhand, hearer=survivor, hearing=False, to_act=rearhand
            )
        if self.hearing:
            return self._declarer(rearhand, self.value, history)
        if self.value:
            return self._declarer(self.hearer, self.value, history)
        return replace(self, history=history, speaker=self.hearer, to_act=self.hearer)  # SK-27

    def _declarer(self, seat: int, bid: int, history: tuple[tuple[int, Action], ...]) -> SkatState:
        return replace(
            self,
            history=history,
            phase="skat",
            declarer=seat,
            value=bid,
            speaker=seat,
            hearing=False,
            to_act=seat,
        )

    def _play(self, play: Play) -> SkatState:
        assert self.to_act is not None and self.contract is not None
        if len(self.trick) < 2:
            return self.with_card(play, play.card, (self.to_act + 1) % 3)
        winner = (self.leader + ORDERS[self.contract].winner((*self.trick, play.card))) % 3
        tenth = sum(self.tricks) == 9  # SK-48
        return self.with_trick(play, winner, tenth or (self.contract in NULLS and winner == self.declarer))

    # ------------------------------------------------------------ settlement (SK-50 to SK-73)

    def settlement(self) -> SkatSettlement | None:
        if self.to_act is not None:
            return None
        if self.declarer is None or self.contract is None:
            return THROWN_IN
        own = self.tricks[self.declarer]
        return settle(
            Outcome(
                declarer=self.declarer,
                contract=self.contract,
                hand=self.hand_game,
                bid=self.value,
                tricks=(own, sum(self.tricks) - own),
                taken=self.taken[self.declarer],
                put_away=self.skat if self.hand_game else self.away,
                held=self.deal.hands[self.declarer] | self.skat,
            )
        )

    def after(self) -> dict[str, Any] | None:
        return {"dealer": (self.deal.dealer + 1) % 3} if self.to_act is None else None

    # ------------------------------------------------------------ what each seat sees (section I)

    def observe(self, seat: int) -> SkatState:
        if self.viewer is not None:
            return self
        if self.to_act is None:
            return replace(self, viewer=seat)
        own = seat == self.declarer
        picked_up = own and self.phase not in ("auction", "skat") and not self.hand_game
        stock = self.deal.stock if picked_up else None
        open_hand = self.declarer if self.contract == "null-ouvert" else None
        return replace(
            self,
            viewer=seat,
            deal=without_hidden(self.deal, seat, stock),
            hands=only_of(self.hands, seat, open_hand),
            away=self.away if own else 0,
            declared_hand=self.declared_hand if own or open_hand is not None else 0,
            history=self.history if own else tuple(map(blanked, self.history)),
        )

    def shown(self) -> CardSet:
        return self.declared_hand if self.contract == "null-ouvert" else 0

    def with_shown(self, cards: CardSet) -> SkatState:
        if self.contract != "null-ouvert" or self.declarer in (None, self.viewer):
            return self
        assert self.declarer is not None
        played = sum(
            1 << action.card
            for seat, action in self.history
            if seat == self.declarer and isinstance(action, Play)
        )
        return replace(self, declared_hand=cards, hands=with_item(self.hands, self.declarer, cards & ~played))


class SkatGame(Game):
    """Skat as the rule sheet SK describes it."""

    name = "skat"
    seats = 3
    pack = GERMAN
    cards = 0xFFFFFFFF
    hand_size = 10
    stock_size = 2
    packets = ((1, 3), (2, 3), (0, 3), (STOCK, 2), (1, 4), (2, 4), (0, 4), (1, 3), (2, 3), (0, 3))
    vocabulary = VOCABULARY
    text_rule = "SK-23"
    rule_prefix = "SK"
    phases = (
        Phase("auction", groups=("bids", "answers")),
        Phase("skat", groups=("skat",)),
        Phase("discard", cards=True, picks=2),
        Phase("declare", groups=("suits", "grand", "null")),
        Phase("play", cards=True),
    )

    def start(self, deal: Deal, viewer: int | None = None) -> SkatState:
        middlehand = (deal.dealer + 2) % 3
        return SkatState(
            deal=deal,
            hands=deal.hands,
            phase="auction",
            to_act=middlehand,
            speaker=middlehand,
            hearer=(deal.dealer + 1) % 3,
            leader=(deal.dealer + 1) % 3,
            taken=(0, 0, 0),
            tricks=(0, 0, 0),
            viewer=viewer,
        )

    def group_of(self, action: Action) -> str:
        if isinstance(action, Bid):
            return "bids"
        if isinstance(action, (Hold, Pass)):
            return "answers"
        if isinstance(action, (Pickup, Hand)):
            return "skat"
        if isinstance(action, Declare):
            if action.contract in NULLS:
                return "null"
            return "grand" if action.contract == "grand" else "suits"
        return "cards"


SKAT: Final = SkatGame()
SkatState.game = SKAT
