"""Schafkopf: four seats, one deal, the called ace and the solo games (rules SF-1 to SF-75).

The module reads like the rule sheet: the auction, play with the called ace, then what each seat sees.
Ranking, contracts and bids are in `schafkopf_contracts.py`, the value of a finished deal in
`schafkopf_settlement.py`, what is forbidden and why in `schafkopf_refusals.py`; series of deals are in
`match.py`.  Imports `cards`, these and the shared floor of `games`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, NoReturn

from msgspec.structs import replace

from cardavia.cards import ALL, GERMAN, CardSet
from cardavia.games.actions import Action, Pass, Play
from cardavia.games.base import Deal, Game, IllegalAction, Phase, State, only_of, without_hidden
from cardavia.games.schafkopf_contracts import CONTRACTS, HIGHER, KINDS, PASS, VOCABULARY, Announce, Contract
from cardavia.games.schafkopf_refusals import check_bid, refuse_card, refuse_turn
from cardavia.games.schafkopf_settlement import PASSED_OUT, Outcome, SchafkopfSettlement, settle
from cardavia.games.tricks import TrickOrder


class SchafkopfState(State, frozen=True, kw_only=True):
    """One deal of Schafkopf.

    `phase` is `auction`, `play` or `over`.
    """

    game: ClassVar[SchafkopfGame]

    bid: str | None = None
    """The highest bid so far."""
    bidder: int | None = None
    """The seat whose bid stands."""
    contract: str | None = None
    """The contract, once the auction is over."""
    declarer: int | None = None
    suit_led: bool = False
    """Whether a trick led in the called suit is complete."""
    partner_public: int | None = None
    """The declarer's partner from the moment everybody knows (SF-72)."""

    @property
    def forehand(self) -> int:
        """The seat left of the dealer: it speaks first and leads to the first trick."""
        return (self.deal.dealer + 1) % 4

    @property
    def partner(self) -> int | None:
        """The declarer's partner as far as this state knows; None in a game of one against three.

        A view knows the partner once it is public, and the partner's own view from the start.
        """
        if self.partner_public is not None or self.contract is None:
            return self.partner_public
        ace = CONTRACTS[self.contract].called_ace
        return next((seat for seat, hand in enumerate(self.deal.hands) if hand & ace), None)

    def order(self) -> TrickOrder | None:
        return CONTRACTS[self.contract].order if self.contract is not None else None

    def counts(self) -> tuple[int, ...]:
        each = [8 - sum(self.tricks)] * 4
        for place in range(len(self.trick)):
            each[(self.leader + place) % 4] -= 1
        return tuple(each)

    # ------------------------------------------------------------ what may be done

    def legal_actions(self) -> tuple[Action, ...]:
        if self.phase == "play":
            return VOCABULARY.plays(self.playable())
        if self.to_act is None:
            return ()
        hand = self.hands[self.to_act]
        level = CONTRACTS[self.bid].kind.level if self.bid is not None else 0
        return (PASS, *[action for contract, action in HIGHER[level] if contract.fits(hand)])

    def playable(self) -> CardSet:
        """The cards that the seat to act may play (SF-30 to SF-32, SF-40 to SF-48)."""
        assert self.to_act is not None and self.contract is not None
        contract = CONTRACTS[self.contract]
        hand = self.hands[self.to_act]
        bound = 0 if self.suit_led else hand & contract.called_ace
        if not self.trick:
            held = hand & contract.called_suit
            return hand & ~held | bound if bound and held.bit_count() < 4 else hand
        lane = contract.order.lanes[self.trick[0]]
        return bound & lane or hand & lane or hand & ~bound or hand

    def check(self, action: Action) -> None:
        if self.phase == "play":
            if not isinstance(action, Play):
                raise IllegalAction("SF-16", "The auction is over: a card must be played now")
            if not self.playable() >> action.card & 1:
                refuse_card(self, action.card)
        elif self.to_act is None:
            self.refuse_turn(-1, action)
        elif isinstance(action, Announce):
            check_bid(self, action.contract, self.hands[self.to_act])
        elif not isinstance(action, Pass):
            raise IllegalAction("SF-9", "The auction is not over: bid or pass")

    def fits(self, action: Action) -> bool:
        if isinstance(action, Announce):
            level = CONTRACTS[self.bid].kind.level if self.bid is not None else 0
            return self.phase == "auction" and any(action == higher for _, higher in HIGHER[level])
        return super().fits(action)

    def refuse_turn(self, seat: int, action: Action | None) -> NoReturn:
        refuse_turn(self, seat, action)

    # ------------------------------------------------------------ what happens then

    def advance(self, action: Action) -> SchafkopfState:
        assert self.to_act is not None
        if isinstance(action, Play):
            return self._play(action)
        seat = self.to_act
        history = (*self.history, (seat, action))
        bid, bidder = (action.contract, seat) if isinstance(action, Announce) else (self.bid, self.bidder)
        if bid != "sie" and seat != self.deal.dealer:
            return replace(self, history=history, bid=bid, bidder=bidder, to_act=(seat + 1) % 4)
        plays = bid not in (None, "sie")  # SF-15, SF-17
        return replace(
            self,
            history=history,
            bid=bid,
            bidder=bidder,
            contract=bid,
            declarer=bidder,
            to_act=self.forehand if plays else None,
            phase="play" if plays else "over",
        )

    def _play(self, play: Play) -> SchafkopfState:
        assert self.to_act is not None and self.contract is not None
        contract = CONTRACTS[self.contract]
        if contract.called_ace >> play.card & 1:
            return replace(self, partner_public=self.to_act)._lay(play, contract)  # SF-72 (a)
        return self._lay(play, contract)

    def _lay(self, play: Play, contract: Contract) -> SchafkopfState:
        assert self.to_act is not None
        if len(self.trick) < 3:
            return self.with_card(play, play.card, (self.to_act + 1) % 4)
        winner = (self.leader + contract.order.winner((*self.trick, play.card))) % 4
        lost = not contract.kind.by_points and winner != self.declarer  # SF-64
        state = self.with_trick(play, winner, lost or sum(self.tricks) == 7)
        if self.suit_led or not contract.called_suit >> self.trick[0] & 1:
            return state
        # SF-72 (b): only the holder's lead does not bring out the ace
        partner = self.leader if self.partner_public is None else self.partner_public
        return replace(state, suit_led=True, partner_public=partner)

    # ------------------------------------------------------------ settlement

    def settlement(self) -> SchafkopfSettlement | None:
        if self.to_act is not None:
            return None
        if self.contract is None or self.declarer is None:
            return PASSED_OUT
        return settle(
            Outcome(
                contract=CONTRACTS[self.contract],
                declarer=self.declarer,
                partner=self.partner,
                dealt=self.deal.hands,
                taken=self.taken,
                tricks=self.tricks,
            )
        )

    def after(self) -> dict[str, Any] | None:
        return {"dealer": self.forehand} if self.to_act is None else None  # SF-6

    # ------------------------------------------------------------ what each seat sees (SF-70 to SF-75)

    def observe(self, seat: int) -> SchafkopfState:
        if self.viewer is not None:
            return self
        if self.to_act is None:
            return replace(self, viewer=seat)
        return replace(
            self,
            viewer=seat,
            deal=without_hidden(self.deal, seat),
            hands=only_of(self.hands, seat),
        )


class SchafkopfGame(Game):
    """Schafkopf as the rule sheet SF describes it."""

    name = "schafkopf"
    seats = 4
    pack = GERMAN
    cards = ALL
    hand_size = 8
    packets = ((1, 4), (2, 4), (3, 4), (0, 4), (1, 4), (2, 4), (3, 4), (0, 4))
    vocabulary = VOCABULARY
    text_rule = "SF-18"
    rule_prefix = "SF"
    phases = (
        Phase("auction", groups=(*KINDS, "answers")),
        Phase("play", cards=True),
    )

    def start(self, deal: Deal, viewer: int | None = None) -> SchafkopfState:
        forehand = (deal.dealer + 1) % 4
        return SchafkopfState(
            deal=deal,
            hands=deal.hands,
            phase="auction",
            to_act=forehand,
            leader=forehand,
            taken=(0, 0, 0, 0),
            tricks=(0, 0, 0, 0),
            viewer=viewer,
        )

    def group_of(self, action: Action) -> str:
        if isinstance(action, Announce):
            return CONTRACTS[action.contract].name
        return "answers" if isinstance(action, Pass) else "cards"


SCHAFKOPF: Final = SchafkopfGame()
SchafkopfState.game = SCHAFKOPF
