"""Skat: three seats, one deal, plain scoring (rules SK-1 to SK-83).

The module reads like the rule sheet: pack and ranking, auction, Skat and declaration, play, multiplier,
value and settlement, then what each seat sees.  Series of deals are in `match.py`.  Imports `cards` and
the shared floor of `games`.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, NoReturn

import msgspec
from msgspec.structs import replace

from cardavia.cards import (
    ACE,
    EIGHT,
    GERMAN,
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
)
from cardavia.games.actions import (
    Action,
    Bid,
    Discard,
    Hold,
    Pass,
    Play,
    Vocabulary,
    discard_texts,
    discards_from,
)
from cardavia.games.base import (
    STOCK,
    Deal,
    Game,
    IllegalAction,
    Item,
    Phase,
    Settlement,
    State,
    blanked,
    with_item,
    without_hidden,
)
from cardavia.games.tricks import TrickOrder

# ---------------------------------------------------------------- ranks and values (SK-10 to SK-21, SK-60)

UNTERS: Final = tuple(card(suit, UNTER) for suit in range(4))
"""EU GU HU SU, the highest trumps, from high to low."""
SUIT_RANKS: Final = (ACE, TEN, KING, OBER, NINE, EIGHT, SEVEN)
NULL_RANKS: Final = (ACE, KING, OBER, UNTER, TEN, NINE, EIGHT, SEVEN)

SUIT_CONTRACTS: Final = ("E", "G", "H", "S")
NULLS: Final = ("null", "null-ouvert")
CONTRACTS: Final = (*SUIT_CONTRACTS, "grand", *NULLS)
BASES: Final = {"S": 9, "H": 10, "G": 11, "E": 12, "grand": 24}
NULL_VALUES: Final = {
    ("null", False): 23,
    ("null", True): 35,
    ("null-ouvert", False): 46,
    ("null-ouvert", True): 59,
}
"""By contract and whether it is a Hand game."""

BID_VALUES: Final = (
    *(18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 45, 46, 48, 50, 54, 55, 59, 60, 63),
    *(66, 70, 72, 77, 80, 81, 84, 88, 90, 96, 99, 100, 108, 110, 117, 120, 121, 126),
    *(130, 132, 135, 140, 143, 144, 150, 153, 154, 156, 160, 162, 165),
    *(168, 170, 176, 180, 187, 192, 198, 204, 216, 240, 264),
)


def trick_order(contract: str) -> TrickOrder:
    """The ranking of a contract: a suit with eleven trumps, Grand with four, Null with none."""
    if contract in NULLS:
        return TrickOrder([[], *([card(suit, rank) for rank in NULL_RANKS] for suit in range(4))])
    suits = [[card(suit, rank) for rank in SUIT_RANKS] for suit in range(4)]
    if contract == "grand":
        return TrickOrder([list(UNTERS), *suits])
    trump = suits.pop(SUIT_CONTRACTS.index(contract))
    return TrickOrder([[*UNTERS, *trump], *suits])


ORDERS: Final = {contract: trick_order(contract) for contract in CONTRACTS}

# ---------------------------------------------------------------- actions (SK-23, SK-30, SK-33, SK-35)


class Pickup(Action, frozen=True):
    """Take both Skat cards into the hand."""


class Hand(Action, frozen=True):
    """Play a Hand game: the Skat stays closed."""


class Declare(Action, frozen=True):
    """Name the contract: a suit letter, `grand`, `null` or `null-ouvert`."""

    contract: str


PASS, HOLD, PICKUP, HAND = Pass(), Hold(), Pickup(), Hand()
BIDS: Final = tuple(Bid(value) for value in BID_VALUES)
DECLARATIONS: Final = {contract: Declare(contract) for contract in CONTRACTS}


def _odd(text: str) -> Action | None:
    """`bid N` with a number that is no game value."""
    word, _, number = text.partition(" ")
    plain = number.isascii() and number.isdigit() and len(number) <= 6 and not number.startswith("0")
    return Bid(int(number)) if word == "bid" and plain else None


def _vocabulary() -> Vocabulary:
    discards, aliases = discard_texts(GERMAN)
    actions: list[tuple[Action, str]] = [
        *((bid, f"bid {bid.value}") for bid in BIDS),
        (HOLD, "hold"),
        (PASS, "pass"),
        (PICKUP, "pickup"),
        (HAND, "hand"),
        *((each, f"declare {contract}") for contract, each in DECLARATIONS.items()),
        *discards,
    ]
    return Vocabulary(GERMAN, actions, aliases, _odd)


VOCABULARY: Final = _vocabulary()
_BID_CHOICES: Final = {
    value: tuple(sorted((*(bid for bid in BIDS if bid.value > value), PASS), key=VOCABULARY.text))
    for value in (0, *BID_VALUES)
}
"""By current value: what the speaker may say."""
_HEAR_CHOICES: Final = (HOLD, PASS)
_LAST_CHOICES: Final = (BIDS[0], PASS)
_SKAT_CHOICES: Final = (HAND, PICKUP)


def _declarations(bid: int, hand_game: bool) -> tuple[Action, ...]:
    open_to = [
        contract
        for contract in CONTRACTS
        if contract not in NULLS or NULL_VALUES[contract, hand_game] >= bid  # SK-36
    ]
    return tuple(DECLARATIONS[contract] for contract in sorted(open_to))


# ---------------------------------------------------------------- multiplier and value (SK-50 to SK-66)


def matadors(contract: str, held: CardSet) -> int:
    """Matadors of a suit contract or Grand: +n with, -n without (SK-50, SK-51).

    `held` are the declarer's ten dealt cards and both Skat cards.
    """
    return ORDERS[contract].top_run(held)


class SkatSettlement(Settlement, frozen=True, kw_only=True):
    """Fields of SK-72; those that do not apply are `UNSET`."""

    thrown_in: bool
    declarer: int | msgspec.UnsetType = msgspec.UNSET
    contract: str | msgspec.UnsetType = msgspec.UNSET
    hand: bool | msgspec.UnsetType = msgspec.UNSET
    bid: int | msgspec.UnsetType = msgspec.UNSET
    tricks: tuple[int, int] | msgspec.UnsetType = msgspec.UNSET
    won: bool | msgspec.UnsetType = msgspec.UNSET
    value: int | msgspec.UnsetType = msgspec.UNSET
    overbid: bool | msgspec.UnsetType = msgspec.UNSET
    card_points: tuple[int, int] | msgspec.UnsetType = msgspec.UNSET
    matadors: int | msgspec.UnsetType = msgspec.UNSET
    multiplier: int | msgspec.UnsetType = msgspec.UNSET
    schneider: bool | msgspec.UnsetType = msgspec.UNSET
    schwarz: bool | msgspec.UnsetType = msgspec.UNSET


# ---------------------------------------------------------------- the deal

_SUIT_WORDS: Final = {"E": "acorns", "G": "leaves", "H": "hearts", "S": "bells"}


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
                return _HEAR_CHOICES
            if self.speaker == self.hearer:
                return _LAST_CHOICES
            return _BID_CHOICES[self.value]
        if self.phase == "skat":
            return _SKAT_CHOICES
        if self.phase == "discard":
            return discards_from(GERMAN, self.hands[self.speaker])
        if self.phase == "declare":
            return _declarations(self.value, self.hand_game)
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
                self._refuse_card(action.card)
            return
        if self.to_act is None:
            self.refuse_turn(-1, action)
        _CHECKS[self.phase](self, action)

    def _check_auction(self, action: Action) -> None:
        if self.hearing:
            if not isinstance(action, (Hold, Pass)):
                raise IllegalAction(
                    "SK-24",
                    "The hearing seat answers {value} with hold or pass and names no value",
                    value=self.value,
                )
        elif isinstance(action, Bid):
            if self.speaker == self.hearer:
                if action.value != BID_VALUES[0]:
                    raise IllegalAction(
                        "SK-27", "Alone in the auction forehand may bid 18 or pass, nothing else"
                    )
            elif action.value not in BID_VALUES:
                raise IllegalAction("SK-21", "{bid} is not one of the bid values", bid=action.value)
            elif action.value <= self.value:
                raise IllegalAction(
                    "SK-21",
                    "A bid must be higher than {value}; {bid} is not",
                    value=self.value,
                    bid=action.value,
                )
        elif isinstance(action, Hold):
            raise IllegalAction("SK-24", "There is no bid to hold: the speaking seat bids or passes")
        elif not isinstance(action, Pass):
            raise IllegalAction("SK-20", "The auction is not over: bid or pass")

    def _check_skat(self, action: Action) -> None:
        if isinstance(action, Discard):
            raise IllegalAction("SK-33", "Nothing is laid away before the Skat was taken|Skat")
        if not isinstance(action, (Pickup, Hand)):
            raise IllegalAction("SK-30", "The declarer first takes the Skat or plays Hand")

    def _check_discard(self, action: Action) -> None:
        assert self.to_act is not None
        if not isinstance(action, Discard):
            raise IllegalAction("SK-33", "First two cards must be laid away|Skat")
        if action.cards.bit_count() != 2:
            raise IllegalAction("SK-33", "Two different cards must be laid away|Skat", action.cards)
        missing = action.cards & ~self.hands[self.to_act]
        if missing:
            raise IllegalAction(
                "SK-33",
                "Only cards in the hand can be laid away; not in the hand: {card}|Skat",
                missing,
                card=GERMAN.names(missing),
            )

    def _check_declare(self, action: Action) -> None:
        if isinstance(action, Pickup):
            raise IllegalAction("SK-32", "A Hand game was chosen: the Skat stays closed")
        if isinstance(action, Discard):
            if self.hand_game:
                raise IllegalAction("SK-33", "In a Hand game nothing is laid away: the Skat stays closed")
            raise IllegalAction("SK-33", "Two cards were laid away already|Skat")
        if not isinstance(action, Declare):
            raise IllegalAction("SK-35", "The declarer must declare a contract now")
        if action.contract in NULLS:
            worth = NULL_VALUES[action.contract, self.hand_game]
            if worth < self.value:
                raise IllegalAction(
                    "SK-36",
                    "{contract} is worth {worth} here and the bid is {bid}: a Null must be worth the bid",
                    contract=action.contract,
                    worth=worth,
                    bid=self.value,
                )

    def _refuse_card(self, wanted: Card) -> NoReturn:
        assert self.to_act is not None and self.contract is not None
        if not self.hands[self.to_act] >> wanted & 1:
            raise IllegalAction("SK-43", "{card} is not in the hand", 1 << wanted, card=GERMAN.text(wanted))
        must = self.playable()
        led = self.trick[0]
        if self.contract not in NULLS and ORDERS[self.contract].trumps >> led & 1:
            raise IllegalAction(
                "SK-41",
                "A trump was led: {must} must be played"
                if must.bit_count() == 1
                else "A trump was led: one of these must be played: {must}",
                must,
                must=GERMAN.names(must),
            )
        raise IllegalAction(
            "SK-41",
            "{suit} were led: {must} must be played"
            if must.bit_count() == 1
            else "{suit} were led: one of these must be played: {must}",
            must,
            suit=_SUIT_WORDS[GERMAN.suits[led >> 3]].capitalize(),
            must=GERMAN.names(must),
        )

    def refuse_turn(self, seat: int, action: Action | None) -> NoReturn:
        if self.to_act is None:
            if self.declarer is None:
                raise IllegalAction("SK-28", "The deal was thrown in: no action follows")
            if self.contract in NULLS:
                raise IllegalAction("SK-47", "The Null game is over: no card follows")
            raise IllegalAction("SK-48", "All ten tricks have been played: no action follows")
        if self.phase == "auction":
            if seat in self._passed_seats():
                raise IllegalAction("SK-22", "{seat} passed: a pass is final", seat=seat)
            raise IllegalAction("SK-20", "{turn} is to speak", turn=self.to_act)
        if self.phase == "play":
            raise IllegalAction("SK-40", "{turn} is to play", turn=self.to_act)
        raise IllegalAction("SK-30", "The declarer, {turn}, is to act", turn=self.to_act)

    def _passed_seats(self) -> frozenset[int]:
        return frozenset(seat for seat, action in self.history if isinstance(action, Pass))

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
            return SkatSettlement(scores=(0, 0, 0), thrown_in=True)
        if self.contract in NULLS:
            return self._settle_null(self.declarer, self.contract)
        return self._settle_points(self.declarer, self.contract)

    def _settle_null(self, declarer: int, contract: str) -> SkatSettlement:
        value = NULL_VALUES[contract, self.hand_game]
        own = self.tricks[declarer]
        won = own == 0
        items = [Item(contract + ("-hand" if self.hand_game else ""), value, "value", "SK-63")]
        if not won:
            items.append(Item("lost-doubled", -2 * value, "score", "SK-66"))
        return SkatSettlement(
            scores=with_item((0, 0, 0), declarer, value if won else -2 * value),
            items=tuple(items),
            thrown_in=False,
            declarer=declarer,
            contract=contract,
            hand=self.hand_game,
            bid=self.value,
            tricks=(own, sum(self.tricks) - own),
            won=won,
            value=value,
            overbid=False,
        )

    def _settle_points(self, declarer: int, contract: str) -> SkatSettlement:
        own_tricks = self.tricks[declarer]
        put_away = self.skat if self.hand_game else self.away
        points = points_in(self.taken[declarer] | put_away)  # SK-70
        schneider = points <= 30 or points >= 90  # SK-53
        schwarz = own_tricks in (0, 10)  # SK-54
        held = self.deal.hands[declarer] | self.skat
        run = matadors(contract, held)
        trumps = ORDERS[contract].groups[0]
        counted = card_set(trumps[: abs(run)])
        factors = [
            Item(
                "matadors-with" if run > 0 else "matadors-without", abs(run), "factor", "SK-50", cards=counted
            ),
            Item("game", 1, "factor", "SK-52"),
        ]
        factors += [
            Item(key, 1, "factor", rule)
            for key, rule, applies in (
                ("hand", "SK-52", self.hand_game),
                ("schneider", "SK-53", schneider),
                ("schwarz", "SK-54", schwarz),
            )
            if applies
        ]
        base = BASES[contract]
        multiplier = sum(item.amount for item in factors)
        value = base * multiplier
        overbid = value < self.value
        won = points >= 61 and not overbid
        items = [
            Item("tricks", points - points_in(put_away), "points", "SK-70", cards=self.taken[declarer]),
            Item(
                "skat" if self.hand_game else "put-away",
                points_in(put_away),
                "points",
                "SK-70",
                cards=put_away,
            ),
            *factors,
            Item("base", base, "base", "SK-60"),
            Item("achieved", value, "value", "SK-60"),
        ]
        if overbid:
            multiplier = -(-self.value // base)
            value = base * multiplier
            items.append(Item("overbid-lifted", value, "value", "SK-65"))
        if not won:
            items.append(Item("lost-doubled", -2 * value, "score", "SK-66"))
        return SkatSettlement(
            scores=with_item((0, 0, 0), declarer, value if won else -2 * value),
            items=tuple(items),
            thrown_in=False,
            declarer=declarer,
            contract=contract,
            hand=self.hand_game,
            bid=self.value,
            tricks=(own_tricks, 10 - own_tricks),
            won=won,
            value=value,
            overbid=overbid,
            card_points=(points, 120 - points),
            matadors=run,
            multiplier=multiplier,
            schneider=schneider,
            schwarz=schwarz,
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
            hands=tuple(hand if each in (seat, open_hand) else 0 for each, hand in enumerate(self.hands)),
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


_CHECKS: Final = {
    "auction": SkatState._check_auction,
    "skat": SkatState._check_skat,
    "discard": SkatState._check_discard,
    "declare": SkatState._check_declare,
}


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
