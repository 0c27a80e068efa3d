"""Preference: three seats, one deal, Austrian rules (rules PF-1 to PF-63).

The module reads like the rule sheet: ranking, then the deal with exchange and trump, the defenders'
decisions, the announcement, the play, and what each seat sees.  The auction is in `preference_auction.py`,
the payments in `preference_settlement.py`, the words for what is forbidden in `preference_refusals.py`;
balances and pot from deal to deal are in `match.py`.  Imports `cards` and the shared floor of `games`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, NoReturn

from msgspec.structs import replace

from cardavia.cards import FRENCH, RANKS, CardSet, card, card_set
from cardavia.games.actions import Action, Bid, Discard, Hold, Pass, Play, discards_from
from cardavia.games.base import (
    STOCK,
    Before,
    Deal,
    Game,
    Phase,
    State,
    blanked,
    only_of,
    with_item,
    without_hidden,
)
from cardavia.games.preference_auction import (
    ANNOUNCE,
    DROP,
    INVITE,
    NO_ANNOUNCE,
    NO_INVITE,
    NUMBER_OF,
    OPENING,
    STAY,
    SUIT_ORDER,
    TRUMP_OF,
    TRUMPS,
    VOCABULARY,
    AnnounceNoAces,
    Auction,
    Call,
    Drop,
    GameCall,
    HeartsCall,
    Invite,
    NameTrump,
    NoAnnounce,
    NoInvite,
    Stay,
    called,
    calls,
)
from cardavia.games.preference_refusals import refuse, refuse_card, refuse_turn
from cardavia.games.preference_settlement import (
    ACES,
    VOID,
    Outcome,
    PreferenceBefore,
    PreferenceSettlement,
    balances_after,
    check_balances,
    settle,
)
from cardavia.games.tricks import TrickOrder

# ---------------------------------------------------------------- ranking (PF-4) and choices


def trick_order(trump: str) -> TrickOrder:
    """The ranking with a trump suit: A K Q J T 9 8 7 in every suit."""
    suits = [[card(suit, rank) for rank in reversed(range(RANKS))] for suit in range(4)]
    trumps = suits.pop(FRENCH.suit(trump))
    return TrickOrder([trumps, *suits])


ORDERS: Final = {trump: trick_order(trump) for trump in SUIT_ORDER}

_TRUMP_CHOICES: Final = {
    contract: tuple(TRUMPS[suit] for suit in sorted(SUIT_ORDER[number - 1 :]))  # PF-22
    for contract, number in NUMBER_OF.items()
}
_DECISION_CHOICES: Final = (DROP, STAY)
_INVITATION_CHOICES: Final = (INVITE, NO_INVITE)
_ANNOUNCEMENT_CHOICES: Final = (ANNOUNCE, NO_ANNOUNCE)

# ---------------------------------------------------------------- the deal


class PreferenceState(State, frozen=True, kw_only=True):
    """One deal of Preference.

    `phase` is `auction`, `discard`, `trump`, `decision`, `invitation`, `announcement`, `play` or `over`.
    For everybody but the taker there is no `announcement`: the taker is seen about to lead (PF-57).
    """

    game: ClassVar[PreferenceGame]

    auction: Auction = OPENING
    """Calls by position in the speaking order, 0 for the seat left of the dealer."""
    taker: int | None = None
    """Known when the auction is over."""
    contract: str | None = None
    """`bid 1` to `bid 4`, `game C`, `game S`, `game D` or `hearts`, when the auction is over."""
    trump: str | None = None
    """The letter of the trump suit."""
    away: CardSet = 0
    """The two cards put away."""
    stayed: tuple[int, ...] = ()
    """The voluntary defenders, in the order of their decisions."""
    dropped: tuple[int, ...] = ()
    """The seats that said drop, a later guest included."""
    host: int | None = None
    """Who invited."""
    out: int | None = None
    """The dropped seat whose cards stay out while two play."""
    announced: bool = False
    """Whether the taker announced no aces."""

    # ------------------------------------------------------------ seats and cards

    @property
    def guest(self) -> int | None:
        """The invited seat."""
        return self.dropped[0] if self.host is not None else None

    @property
    def first_speaker(self) -> int:
        """The seat left of the dealer (PF-8)."""
        return (self.deal.dealer + 1) % 3

    @property
    def exchanged(self) -> bool:
        """Whether the taker has taken the talon into his hand (PF-20, PF-23)."""
        return self.contract in NUMBER_OF

    def order(self) -> TrickOrder | None:
        return ORDERS[self.trump] if self.trump is not None else None

    def counts(self) -> tuple[int, ...]:
        each = [10 - sum(self.tricks)] * 3
        if self.out is not None:
            each[self.out] = 10
        seat = self.leader
        for _ in self.trick:
            each[seat] -= 1
            seat = self._next_playing(seat)
        if self.phase == "discard" and self.taker is not None:
            each[self.taker] += 2
        return tuple(each)

    def _next_playing(self, seat: int) -> int:
        """The next seat clockwise whose cards are in play (PF-29, PF-36)."""
        following = (seat + 1) % 3
        return (following + 1) % 3 if following == self.out else following

    # ------------------------------------------------------------ what may be done

    def legal_actions(self) -> tuple[Action, ...]:
        if self.phase == "play":
            return VOCABULARY.plays(self.playable())
        if self.phase == "auction":
            return calls(self.auction)
        if self.phase == "discard":
            assert self.taker is not None
            return discards_from(FRENCH, self.hands[self.taker])
        if self.phase == "trump":
            assert self.contract is not None
            return _TRUMP_CHOICES[self.contract]
        if self.phase == "decision":
            return _DECISION_CHOICES
        if self.phase == "invitation":
            return _INVITATION_CHOICES
        return _ANNOUNCEMENT_CHOICES if self.phase == "announcement" else ()

    def playable(self) -> CardSet:
        """The cards that the seat to act may play (PF-32 to PF-35)."""
        assert self.to_act is not None and self.trump is not None
        hand = self.hands[self.to_act]
        if not self.trick:
            return hand
        order = ORDERS[self.trump]
        pool = hand & order.lanes[self.trick[0]] or hand & order.trumps or hand
        beating = pool & order.beats[self.trick[order.winner(self.trick)]]
        if not beating:
            return pool
        return beating & -beating if self._lowest_card_rule() else beating

    def _lowest_card_rule(self) -> bool:
        """Whether the lowest beating card must be played: second to a lead of the taker, all three playing
        (PF-35).  Cards that can beat are of one suit, in the order of their numbers."""
        return self.out is None and self.leader == self.taker and len(self.trick) == 1

    def check(self, action: Action) -> None:
        if self.phase == "play" and isinstance(action, Play):
            if not self.playable() >> action.card & 1:
                refuse_card(self, action.card)
        elif self.to_act is None:
            refuse_turn(self, -1, action)
        elif self.phase == "discard" and isinstance(action, Discard):
            if action.cards.bit_count() != 2 or action.cards & ~self.hands[self.to_act]:
                refuse(self, self.to_act, action)
        elif action not in self.legal_actions():
            refuse(self, self.to_act, action)

    def fits(self, action: Action) -> bool:
        if isinstance(action, (AnnounceNoAces, NoAnnounce)):  # nobody else sees that the taker is asked
            opening = self.to_act == self.taker and not self.trick and not any(self.tricks)
            return opening and self.phase in ("announcement", "play") and not self.announced
        return super().fits(action)

    def refuse_turn(self, seat: int, action: Action | None) -> NoReturn:
        refuse_turn(self, seat, action)

    # ------------------------------------------------------------ what happens then

    def advance(self, action: Action) -> PreferenceState:
        assert self.to_act is not None
        if isinstance(action, Play):
            return self._play(action)
        seat = self.to_act
        history = (*self.history, (seat, action))
        if isinstance(action, Call):
            return self._call(action, history)
        if isinstance(action, Discard):
            hands = with_item(self.hands, seat, self.hands[seat] & ~action.cards)
            return replace(self, history=history, hands=hands, away=action.cards, phase="trump")
        if isinstance(action, NameTrump):
            return replace(self, history=history, trump=action.suit, phase="decision", to_act=(seat + 1) % 3)
        if isinstance(action, (Stay, Drop)):
            return self._decide(seat, isinstance(action, Stay), history)
        if isinstance(action, Invite):
            return replace(self, history=history, host=seat)._open_play()
        if isinstance(action, NoInvite):
            return replace(self, history=history, out=self.dropped[0])._open_play()
        if isinstance(action, AnnounceNoAces):
            return replace(self, history=history, announced=True, phase="play")
        if self.viewer not in (None, self.taker):
            return self  # what nobody else may know leaves no trace in a view (PF-57)
        return replace(self, history=history, phase="play")

    def _call(self, call: Call, history: tuple[tuple[int, Action], ...]) -> PreferenceState:
        auction = called(self.auction, call)
        if auction.turn is not None:
            turn = (self.first_speaker + auction.turn) % 3
            return replace(self, history=history, auction=auction, to_act=turn)
        if auction.bidder is None or auction.contract is None:
            return replace(self, history=history, auction=auction, phase="over", to_act=None)  # PF-19
        taker = (self.first_speaker + auction.bidder) % 3
        state = replace(
            self, history=history, auction=auction, taker=taker, contract=auction.contract, leader=taker
        )
        if auction.contract in TRUMP_OF:
            return replace(state, trump=TRUMP_OF[auction.contract], phase="decision", to_act=(taker + 1) % 3)
        hands = with_item(self.hands, taker, self.hands[taker] | card_set(self.deal.stock))
        return replace(state, hands=hands, phase="discard", to_act=taker)

    def _decide(self, seat: int, stay: bool, history: tuple[tuple[int, Action], ...]) -> PreferenceState:
        stayed = (*self.stayed, seat) if stay else self.stayed
        dropped = self.dropped if stay else (*self.dropped, seat)
        state = replace(self, history=history, stayed=stayed, dropped=dropped)
        if len(stayed) + len(dropped) < 2:
            return replace(state, to_act=(seat + 1) % 3)
        if len(dropped) == 2:
            return replace(state, phase="over", to_act=None)  # PF-25
        if len(stayed) == 2:
            return state._open_play()
        return replace(state, phase="invitation", to_act=stayed[0])

    def _open_play(self) -> PreferenceState:
        """The taker leads; he is asked about his aces before, if he has none (PF-30, PF-57)."""
        assert self.taker is not None
        visible = self.viewer is None or self.viewer == self.taker
        aceless = not (self.hands[self.taker] | self.away) & ACES
        return replace(self, phase="announcement" if visible and aceless else "play", to_act=self.taker)

    def _play(self, play: Play) -> PreferenceState:
        assert self.to_act is not None and self.trump is not None
        if len(self.trick) < (2 if self.out is None else 1):
            return self.with_card(play, play.card, self._next_playing(self.to_act))
        winner = self.leader
        for _ in range(ORDERS[self.trump].winner((*self.trick, play.card))):
            winner = self._next_playing(winner)
        return self.with_trick(play, winner, sum(self.tricks) == 9)

    # ------------------------------------------------------------ settlement

    def settlement(self) -> PreferenceSettlement | None:
        if self.to_act is not None:
            return None
        if self.taker is None or self.contract is None or self.trump is None:
            return VOID
        tricks = self.tricks if self.stayed else with_item((0, 0, 0), self.taker, 10)  # PF-25
        held = self.deal.hands[self.taker]
        if self.exchanged:
            held = (held | card_set(self.deal.stock)) & ~self.away
        outcome = Outcome(
            taker=self.taker,
            contract=self.contract,
            trump=self.trump,
            tricks=(tricks[0], tricks[1], tricks[2]),
            stayed=self.stayed,
            host=self.host,
            four_aces=held & ACES == ACES,
            announced=self.announced,
        )
        return settle(outcome, _before_of(self.deal.before))

    def after(self) -> dict[str, Any] | None:
        settlement = self.settlement()
        if settlement is None:
            return None
        return {
            **balances_after(_before_of(self.deal.before), settlement),
            "dealer": (self.deal.dealer + 1) % 3,
        }

    # ------------------------------------------------------------ what each seat sees (section 11)

    def observe(self, seat: int) -> PreferenceState:
        if self.viewer is not None:
            return self
        own = seat == self.taker
        history = self.history if own else tuple(entry for entry in self.history if entry[1] != NO_ANNOUNCE)
        if self.to_act is None:
            return replace(self, viewer=seat, history=history)
        return replace(
            self,
            viewer=seat,
            deal=without_hidden(self.deal, seat, self.deal.stock if own and self.exchanged else None),
            hands=only_of(self.hands, seat),
            away=self.away if own else 0,
            history=history if own else tuple(map(blanked, history)),
            phase="play" if self.phase == "announcement" and not own else self.phase,
        )


def _before_of(before: Before) -> PreferenceBefore:
    """What the deal brought along; `ValueError` if it is another game's."""
    if not isinstance(before, PreferenceBefore):
        raise ValueError("PF-60: a deal of Preference brings along three balances and a pot")
    return before


class PreferenceGame(Game):
    """Preference as the rule sheet PF describes it."""

    name = "preference"
    seats = 3
    pack = FRENCH
    cards = 0xFFFFFFFF
    hand_size = 10
    stock_size = 2
    packets = ((1, 3), (2, 3), (0, 3), (STOCK, 2), (1, 4), (2, 4), (0, 4), (1, 3), (2, 3), (0, 3))
    vocabulary = VOCABULARY
    text_rule = "PF-61"
    rule_prefix = "PF"
    phases = (
        Phase("auction", groups=("numbers", "games", "answers")),
        Phase("discard", cards=True, picks=2),
        Phase("trump", groups=("suits",)),
        Phase("decision", groups=("decisions",)),
        Phase("invitation", groups=("invitation",)),
        Phase("announcement", groups=("announcement",)),
        Phase("play", cards=True),
    )
    before_type = PreferenceBefore

    def check_before(self, before: Before) -> None:
        check_balances(_before_of(before))

    def start(self, deal: Deal, viewer: int | None = None) -> PreferenceState:
        first = (deal.dealer + 1) % 3
        return PreferenceState(
            deal=deal,
            hands=deal.hands,
            phase="auction",
            to_act=first,
            leader=first,
            taken=(0, 0, 0),
            tricks=(0, 0, 0),
            viewer=viewer,
        )

    def group_of(self, action: Action) -> str:
        return _GROUPS.get(type(action), "cards")


_GROUPS: Final[dict[type[Action], str]] = {
    Bid: "numbers",
    GameCall: "games",
    HeartsCall: "games",
    Hold: "answers",
    Pass: "answers",
    NameTrump: "suits",
    Stay: "decisions",
    Drop: "decisions",
    Invite: "invitation",
    NoInvite: "invitation",
    AnnounceNoAces: "announcement",
    NoAnnounce: "announcement",
}

PREFERENCE: Final = PreferenceGame()
PreferenceState.game = PREFERENCE
