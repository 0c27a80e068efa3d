"""Schafkopf: four seats, one deal, the called ace and the solo games (rules SF-1 to SF-75).

The module reads like the rule sheet: contracts and ranking, auction, play with the called ace, settlement,
then what each seat sees.  Series of deals are in `match.py`.  Imports `cards` and the shared floor of
`games`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, Final, NoReturn

import msgspec
from msgspec.structs import replace

from cardavia.cards import (
    ACE,
    ALL,
    EIGHT,
    GERMAN,
    HEARTS,
    KING,
    NINE,
    OBER,
    SEVEN,
    TEN,
    UNTER,
    Card,
    CardSet,
    card,
    card_set,
    points_in,
    rank_set,
)
from cardavia.games.actions import Action, Pass, Play, Vocabulary
from cardavia.games.base import (
    Deal,
    Game,
    IllegalAction,
    Item,
    Phase,
    Settlement,
    State,
    without_hidden,
)
from cardavia.games.tricks import TrickOrder

# ---------------------------------------------------------------- trumps and order (SF-20 to SF-26)

OBERS: Final = tuple(card(suit, OBER) for suit in range(4))
"""EO GO HO SO, from high to low."""
UNTERS: Final = tuple(card(suit, UNTER) for suit in range(4))
"""EU GU HU SU, from high to low."""
COURT: Final[CardSet] = rank_set(OBER) | rank_set(UNTER)
"""The eight cards that Sie needs."""
PLAIN_RANKS: Final = (ACE, TEN, KING, NINE, EIGHT, SEVEN)
WENZ_RANKS: Final = (ACE, TEN, KING, OBER, NINE, EIGHT, SEVEN)

_SUIT_WORDS: Final = ("acorns", "leaves", "hearts", "bells")


def _suit_order(trump: int | None) -> TrickOrder:
    """All Ober, all Unter, then the cards of a trump suit (none in Sie)."""
    suits = [[card(suit, rank) for rank in PLAIN_RANKS] for suit in range(4)]
    trumps = suits.pop(trump) if trump is not None else []
    return TrickOrder([[*OBERS, *UNTERS, *trumps], *suits])


SUIT_ORDERS: Final = tuple(map(_suit_order, range(4)))
WENZ_ORDER: Final = TrickOrder([UNTERS, *([card(suit, rank) for rank in WENZ_RANKS] for suit in range(4))])
SIE_ORDER: Final = _suit_order(None)

# ---------------------------------------------------------------- contracts (SF-10 to SF-15, SF-55 to SF-65)


@dataclass(frozen=True, slots=True)
class Kind:
    """A class of contracts: one line of the scoring table."""

    level: int
    """Rank in the auction (SF-10)."""
    base: int
    base_rule: str
    least: int
    """The smallest number of Laufende that is paid (SF-61)."""
    each: int
    """What one Laufender counts."""
    by_points: bool
    """Whether card points decide; otherwise tricks do, without schneider and schwarz."""


KINDS: Final = {
    "rufer": Kind(1, 1, "SF-55", 3, 1, True),
    "wenz": Kind(2, 5, "SF-56", 2, 1, True),
    "solo": Kind(3, 5, "SF-57", 3, 1, True),
    "wenz-tout": Kind(4, 10, "SF-65", 2, 2, False),
    "solo-tout": Kind(5, 10, "SF-65", 3, 2, False),
    "sie": Kind(6, 20, "SF-65", 8, 4, False),
}


@dataclass(frozen=True, slots=True)
class Contract:
    """A kind with its suit: its ranking and what the bidder's hand must be like."""

    text: str
    name: str
    """The name of its kind."""
    kind: Kind
    order: TrickOrder
    suit: int | None = None
    """The called suit, or the trump suit of a solo."""
    one_of: CardSet = ALL
    """The hand must hold at least one of these."""
    all_of: CardSet = 0
    """The hand must hold all of these."""
    none_of: CardSet = 0
    """The hand must hold none of these."""
    called_ace: CardSet = 0
    """In Rufer the called ace, otherwise the empty set."""
    called_suit: CardSet = 0
    """In Rufer the plain cards of the called suit, the ace among them, otherwise the empty set."""

    def fits(self, hand: CardSet) -> bool:
        """Whether a dealt hand may bid this (SF-12 to SF-15)."""
        if hand & self.none_of or self.all_of & ~hand:
            return False
        return hand & self.one_of != 0


def _contracts() -> dict[str, Contract]:
    contracts = [
        Contract("wenz", "wenz", KINDS["wenz"], WENZ_ORDER),
        Contract("wenz-tout", "wenz-tout", KINDS["wenz-tout"], WENZ_ORDER),
        Contract("sie", "sie", KINDS["sie"], SIE_ORDER, all_of=COURT),
    ]
    for suit, letter in enumerate(GERMAN.suits):
        plain = card_set(card(suit, rank) for rank in PLAIN_RANKS)
        ace = 1 << card(suit, ACE)
        for name in ("solo", "solo-tout"):
            contracts.append(
                Contract(f"{name} {letter}", name, KINDS[name], SUIT_ORDERS[suit], suit, one_of=plain)
            )
        if suit != HEARTS:
            contracts.append(
                Contract(
                    f"rufer {letter}",
                    "rufer",
                    KINDS["rufer"],
                    SUIT_ORDERS[HEARTS],
                    suit,
                    one_of=plain & ~ace,
                    none_of=ace,
                    called_ace=ace,
                    called_suit=plain,
                )
            )
    return {contract.text: contract for contract in sorted(contracts, key=lambda each: each.text)}


CONTRACTS: Final = _contracts()
"""All contracts by their text, in the order of the texts."""

# ---------------------------------------------------------------- actions (SF-18)


class Announce(Action, frozen=True):
    """Offer to play a contract, named by its text (a key of `CONTRACTS`)."""

    contract: str


PASS: Final = Pass()
HEARTS_CALL: Final = Announce("rufer H")
"""Well formed, but never legal."""


def _odd(text: str) -> Action | None:
    return HEARTS_CALL if text == HEARTS_CALL.contract else None


VOCABULARY: Final = Vocabulary(
    GERMAN, [(PASS, "pass"), *((Announce(text), text) for text in CONTRACTS)], odd=_odd
)
_HIGHER: Final = tuple(
    tuple((contract, Announce(text)) for text, contract in CONTRACTS.items() if contract.kind.level > level)
    for level in range(7)
)
"""By the level of the standing bid: every contract above it, with its action."""

# ---------------------------------------------------------------- Laufende and settlement (SF-50 to SF-66)


def laufende(contract: Contract, held: CardSet) -> int:
    """The unbroken run of highest trumps dealt to one side: +n to the side asked for, -n to the other.

    `held` are the dealt cards of the declarer side.  The run is not yet compared with the smallest
    number that is paid (SF-61, SF-62).
    """
    return contract.order.top_run(held)


class SchafkopfSettlement(Settlement, frozen=True, kw_only=True):
    """The settlement fields of the rule sheet; a deal passed out has only `scores` and `contract`."""

    contract: str | None
    declarer: int | msgspec.UnsetType = msgspec.UNSET
    partner: int | msgspec.UnsetType | None = msgspec.UNSET
    won: bool | msgspec.UnsetType = msgspec.UNSET
    points: int | msgspec.UnsetType | None = msgspec.UNSET
    tricks: int | msgspec.UnsetType | None = msgspec.UNSET
    bonus: str | msgspec.UnsetType = msgspec.UNSET
    laufende: int | msgspec.UnsetType = msgspec.UNSET
    laufende_side: str | msgspec.UnsetType | None = msgspec.UNSET
    value: int | msgspec.UnsetType = msgspec.UNSET


def _bonus(points: int, tricks: int) -> Item | None:
    """Schneider or schwarz, from the declarer side's card points and tricks."""
    if tricks in (0, 8):
        return Item("schwarz", 2, "value", "SF-60")
    if points >= 91:
        return Item("schneider", 1, "value", "SF-58")
    if points <= 30:
        return Item("schneider", 1, "value", "SF-59")
    return None


# ---------------------------------------------------------------- the deal


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
        return (PASS, *[action for contract, action in _HIGHER[level] if contract.fits(hand)])

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
                self._refuse_card(action.card)
        elif self.to_act is None:
            self.refuse_turn(-1, action)
        elif isinstance(action, Announce):
            self._check_bid(action.contract, self.hands[self.to_act])
        elif not isinstance(action, Pass):
            raise IllegalAction("SF-9", "The auction is not over: bid or pass")

    def fits(self, action: Action) -> bool:
        if isinstance(action, Announce):
            level = CONTRACTS[self.bid].kind.level if self.bid is not None else 0
            return self.phase == "auction" and any(action == higher for _, higher in _HIGHER[level])
        return super().fits(action)

    def _check_bid(self, text: str, hand: CardSet) -> None:
        if text not in CONTRACTS:
            raise IllegalAction("SF-12", "Hearts are trumps in a call game: their ace cannot be called")
        contract = CONTRACTS[text]
        if self.bid is not None:
            standing = CONTRACTS[self.bid].kind.level
            if contract.kind.level == standing:
                raise IllegalAction(
                    "SF-11", "{bid} is no higher than {standing}, which stands", bid=text, standing=self.bid
                )
            if contract.kind.level < standing:
                raise IllegalAction(
                    "SF-10", "A bid must be higher than {standing}; {bid} is not", bid=text, standing=self.bid
                )
        if not contract.fits(hand):
            _refuse_hand(contract, hand)

    def _refuse_card(self, wanted: Card) -> NoReturn:
        assert self.to_act is not None and self.contract is not None
        contract = CONTRACTS[self.contract]
        hand, must = self.hands[self.to_act], self.playable()
        if not hand >> wanted & 1:
            raise IllegalAction("SF-33", "{card} is not in the hand", 1 << wanted, card=GERMAN.text(wanted))
        ace, suit = contract.called_ace, _suit_word(contract.suit)
        if not self.trick:
            held = hand & contract.called_suit
            raise IllegalAction(
                "SF-45",
                "With fewer than four {suit} in hand the holder of {ace} may lead no other of them",
                held,
                suit=suit,
                ace=GERMAN.names(ace),
            )
        led = self.trick[0]
        if must == hand & ace and ace & contract.order.lanes[led] and not self.suit_led:
            raise IllegalAction(
                "SF-40",
                "The called suit, {suit}, is led for the first time: {ace} must be played",
                ace,
                suit=suit,
                ace=GERMAN.names(ace),
            )
        if not hand & contract.order.lanes[led]:
            raise IllegalAction(
                "SF-44",
                "Before {suit} have been led, {ace} may not be discarded while another card is held",
                ace,
                suit=suit,
                ace=GERMAN.names(ace),
            )
        if contract.order.trumps >> led & 1:
            raise IllegalAction(
                "SF-31",
                "A trump was led: {must} must be played"
                if must.bit_count() == 1
                else "A trump was led: one of these must be played: {must}",
                must,
                must=GERMAN.names(must),
            )
        raise IllegalAction(
            "SF-31",
            "{suit} were led: {must} must be played"
            if must.bit_count() == 1
            else "{suit} were led: one of these must be played: {must}",
            must,
            suit=_suit_word(led >> 3).capitalize(),
            must=GERMAN.names(must),
        )

    def refuse_turn(self, seat: int, action: Action | None) -> NoReturn:
        if self.to_act is None:
            if self.declarer is None:
                raise IllegalAction("SF-17", "All four seats passed: the deal is over")
            if self.contract == "sie":
                raise IllegalAction("SF-15", "Sie ended the deal: no action follows")
            if sum(self.tricks) < 8:
                raise IllegalAction("SF-64", "The Tout is lost and the deal over: no card follows")
            raise IllegalAction("SF-33", "All eight tricks have been played: no action follows")
        if self.phase == "play":
            if isinstance(action, (Announce, Pass)):
                raise IllegalAction("SF-16", "The auction is over: no bid follows")
            raise IllegalAction("SF-33", "{turn} is to play", turn=self.to_act)
        if any(seat == spoken for spoken, _ in self.history):
            raise IllegalAction("SF-9", "{seat} spoke already: each seat speaks once", seat=seat)
        raise IllegalAction("SF-8", "{turn} is to speak", turn=self.to_act)

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
            return SchafkopfSettlement(scores=(0, 0, 0, 0), contract=None)
        contract, declarer, partner = CONTRACTS[self.contract], self.declarer, self.partner
        kind = contract.kind
        side = (declarer,) if partner is None else (declarer, partner)
        tricks = sum(self.tricks[seat] for seat in side)
        items: list[Item] = []
        points, bonus = None, None
        if kind.by_points:
            for key, seat in zip(("declarer", "partner"), side, strict=False):
                taken = self.taken[seat]
                items.append(Item(key, points_in(taken), "points", "SF-52", cards=taken))
            points = sum(item.amount for item in items)
            won = points >= 61
            bonus = _bonus(points, tricks)
        else:
            won = self.contract == "sie" or tricks == 8
        items.append(Item("base", kind.base, "value", kind.base_rule))
        if bonus is not None:
            items.append(bonus)
        run = laufende(contract, sum(self.deal.hands[seat] for seat in side))
        paid = abs(run) if abs(run) >= kind.least else 0
        if paid:
            counted = card_set(contract.order.groups[0][:paid])
            rule = "SF-61" if kind.each == 1 else "SF-65"
            items.append(Item("laufende", paid * kind.each, "value", rule, cards=counted))
        value = sum(item.amount for item in items if item.unit == "value")
        items += _payments(side, won, value)
        winners = side if won else tuple(seat for seat in range(4) if seat not in side)
        share = value if partner is not None else 3 * value
        return SchafkopfSettlement(
            scores=tuple(
                (share if seat == declarer else value) * (1 if seat in winners else -1) for seat in range(4)
            ),
            items=tuple(items),
            contract=self.contract,
            declarer=declarer,
            partner=partner,
            won=won,
            points=points,
            tricks=None if self.contract == "sie" else tricks,
            bonus=bonus.key if bonus is not None else "none",
            laufende=paid,
            laufende_side=("declarer" if run > 0 else "defenders") if paid else None,
            value=value,
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
            hands=tuple(hand if each == seat else 0 for each, hand in enumerate(self.hands)),
        )


def _payments(side: tuple[int, ...], won: bool, value: int) -> list[Item]:
    """Who pays whom: one against three the declarer with each, in Rufer the seats of both sides in pairs."""
    others = tuple(seat for seat in range(4) if seat not in side)
    if len(side) == 1:
        side *= 3
    losers, winners = (others, side) if won else (side, others)
    return [
        Item("payment", value, "score", "SF-66", payer=loser, payee=winner)
        for loser, winner in zip(losers, winners, strict=True)
    ]


def _refuse_hand(contract: Contract, hand: CardSet) -> NoReturn:
    """Raise the refusal of a bid for which the hand does not fit (SF-12, SF-14, SF-15)."""
    missing = contract.all_of & ~hand
    if missing:
        raise IllegalAction(
            "SF-15",
            "Sie needs all four Ober and all four Unter; not in the hand: {missing}",
            missing,
            missing=GERMAN.names(missing),
        )
    if hand & contract.none_of:
        ace = contract.none_of
        raise IllegalAction("SF-12", "{ace} is in the hand and cannot be called", ace, ace=GERMAN.names(ace))
    needed = contract.one_of
    raise IllegalAction(
        "SF-12" if contract.called_ace else "SF-14",
        "To call {suit} one of these must be in the hand: {needed}"
        if contract.called_ace
        else "For a solo in {suit} one of these must be in the hand: {needed}",
        needed,
        suit=_suit_word(contract.suit),
        needed=GERMAN.names(needed),
    )


def _suit_word(suit: int | None) -> str:
    return _SUIT_WORDS[suit] if suit is not None else ""


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
