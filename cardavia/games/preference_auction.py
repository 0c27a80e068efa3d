"""The auction of Preference: contracts, the actions with their texts, and who may call what (PF-9 to PF-18).

An auction is a value in terms of positions, the fixed speaking order (0 is the seat left of the dealer), so
that it knows neither seats nor cards; `preference.py` puts it into a deal.  Imports `cards` and the shared
floor of `games`.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NoReturn

import msgspec
from msgspec.structs import replace

from cardavia.cards import FRENCH
from cardavia.games.actions import Action, Bid, Hold, Pass, Vocabulary, discard_texts
from cardavia.games.base import IllegalAction

# ---------------------------------------------------------------- contracts (PF-5, PF-9)

SUIT_ORDER: Final = "CSDH"
"""Letters of the suits, low to high: clubs 1, spades 2, diamonds 3, hearts 4."""
NUMBERS: Final = (1, 2, 3, 4)
GAME_SUITS: Final = "CSD"
CONTRACTS: Final = (
    *(f"bid {number}" for number in NUMBERS),
    *(f"game {suit}" for suit in GAME_SUITS),
    "hearts",
)
"""All contracts, low to high."""
NUMBER_OF: Final = {f"bid {number}": number for number in NUMBERS}
"""The number of a number contract; Games and Hearts are not in it."""
TRUMP_OF: Final = {**{f"game {suit}": suit for suit in GAME_SUITS}, "hearts": "H"}
"""The trump suit that comes with the call (PF-23)."""
_RANK: Final = {contract: rank for rank, contract in enumerate(CONTRACTS)}

# ---------------------------------------------------------------- actions (section 14)


class GameCall(Action, frozen=True):
    """Call the contract Game in a suit, named by its letter."""

    suit: str


class HeartsCall(Action, frozen=True):
    """Call the contract Hearts."""


class NameTrump(Action, frozen=True):
    """Name the trump suit of a number contract by its letter."""

    suit: str


class Stay(Action, frozen=True):
    """Defend, and answer for two tricks."""


class Drop(Action, frozen=True):
    """Put the cards aside and leave this deal."""


class Invite(Action, frozen=True):
    """Make the dropped opponent play, and answer for four tricks together."""


class NoInvite(Action, frozen=True):
    """Defend alone."""


class AnnounceNoAces(Action, frozen=True):
    """Announce a hand without aces."""


class NoAnnounce(Action, frozen=True):
    """Announce nothing."""


Call = Bid | Hold | GameCall | HeartsCall | Pass

PASS, HOLD, HEARTS_CALL = Pass(), Hold(), HeartsCall()
BIDS: Final = {number: Bid(number) for number in NUMBERS}
GAME_CALLS: Final = {suit: GameCall(suit) for suit in GAME_SUITS}
TRUMPS: Final = {suit: NameTrump(suit) for suit in SUIT_ORDER}
STAY, DROP, INVITE, NO_INVITE = Stay(), Drop(), Invite(), NoInvite()
ANNOUNCE, NO_ANNOUNCE = AnnounceNoAces(), NoAnnounce()


def _odd(text: str) -> Action | None:
    """`bid N` with a number that does not exist, and `game H`."""
    word, _, rest = text.partition(" ")
    if word == "bid" and rest.isascii() and rest.isdigit() and len(rest) <= 6 and str(int(rest)) == rest:
        return Bid(int(rest))
    return GameCall("H") if text == "game H" else None


def _vocabulary() -> Vocabulary:
    discards, aliases = discard_texts(FRENCH)
    actions: list[tuple[Action, str]] = [
        *((bid, f"bid {number}") for number, bid in BIDS.items()),
        *((call, f"game {suit}") for suit, call in GAME_CALLS.items()),
        *((trump, f"trump {suit}") for suit, trump in TRUMPS.items()),
        (HOLD, "hold"),
        (HEARTS_CALL, "hearts"),
        (PASS, "pass"),
        (STAY, "stay"),
        (DROP, "drop"),
        (INVITE, "invite"),
        (NO_INVITE, "no-invite"),
        (ANNOUNCE, "announce-no-aces"),
        (NO_ANNOUNCE, "no-announce"),
        *discards,
    ]
    return Vocabulary(FRENCH, actions, aliases, _odd)


VOCABULARY: Final = _vocabulary()

# ---------------------------------------------------------------- the auction


class Auction(msgspec.Struct, frozen=True):
    """An auction at one moment.

    `turn` is the position to call (None when the auction is over), `contract` the highest call so far and
    `bidder` its position; `spoken` and `passed` are sets of positions, one bit each.
    """

    turn: int | None = 0
    contract: str | None = None
    bidder: int | None = None
    spoken: int = 0
    passed: int = 0

    def first_chance(self, position: int) -> bool:
        """Whether a position has not had its first turn yet (PF-10)."""
        return not self.spoken >> position & 1


OPENING: Final = Auction()


def _number_call(auction: Auction, position: int) -> Call | None:
    """The only number call of a position, if it has one (PF-11, PF-12, PF-15)."""
    if auction.contract is None or auction.bidder is None:
        return BIDS[1]
    number = NUMBER_OF.get(auction.contract)
    if number is None:
        return None
    if position < auction.bidder:
        return HOLD
    return BIDS.get(number + 1)


def _calls_above_pass(auction: Auction, position: int) -> list[Call]:
    if auction.contract == "hearts":  # PF-17
        return []
    number = _number_call(auction, position)
    calls: list[Call] = [] if number is None else [number]
    if auction.first_chance(position):  # PF-14
        floor = -1 if auction.contract is None else _RANK[auction.contract]
        calls += [call for suit, call in GAME_CALLS.items() if _RANK[f"game {suit}"] > floor]  # PF-16
        calls.append(HEARTS_CALL)
    return calls


@cache
def calls(auction: Auction) -> tuple[Call, ...]:
    """Everything that the position to call may say, in the order of the texts; empty at the end."""
    if auction.turn is None:
        return ()
    return tuple(sorted([*_calls_above_pass(auction, auction.turn), PASS], key=VOCABULARY.text))


@cache
def called(auction: Auction, call: Call) -> Auction:
    """The auction after the position to call has made a legal call."""
    turn = auction.turn
    assert turn is not None
    spoken = auction.spoken | 1 << turn
    if isinstance(call, Pass):
        auction = replace(auction, spoken=spoken, passed=auction.passed | 1 << turn)
    else:
        contract = auction.contract if isinstance(call, Hold) else VOCABULARY.text(call)
        auction = replace(auction, spoken=spoken, contract=contract, bidder=turn)
    return replace(auction, turn=_next_turn(auction, turn))


def _next_turn(auction: Auction, turn: int) -> int | None:
    """The next position with a call other than pass (PF-18)."""
    for position in ((turn + 1) % 3, (turn + 2) % 3):
        asked = position != auction.bidder and not auction.passed >> position & 1
        if asked and _calls_above_pass(auction, position):
            return position
    return None


# ---------------------------------------------------------------- refusals


def refuse_call(auction: Auction, call: Call) -> NoReturn:
    """Raise the `IllegalAction` for a call that is not among `calls(auction)`."""
    turn = auction.turn
    assert turn is not None
    if isinstance(call, Bid):
        _refuse_number(auction, call.value)
    if isinstance(call, Hold):
        _refuse_hold(auction)
    if isinstance(call, GameCall) and call.suit not in GAME_SUITS:
        raise IllegalAction(
            "PF-9", "There is no Game in hearts: without the talon hearts are called as Hearts"
        )
    if not auction.first_chance(turn):
        raise IllegalAction("PF-14", "A Game or Hearts can be called at the first chance only")
    raise IllegalAction("PF-16", "A Game must be in a higher suit than {contract}", contract=auction.contract)


def _refuse_number(auction: Auction, number: int) -> NoReturn:
    if number not in NUMBERS:
        raise IllegalAction("PF-11", "A number is 1, 2, 3 or 4; {number} is not", number=number)
    if auction.contract is None:
        raise IllegalAction("PF-11", "The first number is 1, not {number}", number=number)
    standing = NUMBER_OF.get(auction.contract)
    if standing is None:
        raise IllegalAction("PF-15", "No number can be bid above {contract}", contract=auction.contract)
    if HOLD in calls(auction):
        raise IllegalAction(
            "PF-12", "The earlier speaker holds {standing} or passes and bids no number", standing=standing
        )
    raise IllegalAction(
        "PF-11",
        "After {standing} only {next} can be bid, not {number}",
        standing=standing,
        next=standing + 1,
        number=number,
    )


def _refuse_hold(auction: Auction) -> NoReturn:
    if auction.contract is None:
        raise IllegalAction("PF-12", "There is no number to hold")
    if auction.contract not in NUMBER_OF:
        raise IllegalAction(
            "PF-15", "{contract} cannot be held: hold is for numbers", contract=auction.contract
        )
    raise IllegalAction("PF-12", "Only a seat that speaks before the bidder may hold")


def refuse_late_call(auction: Auction, position: int, call: Call) -> NoReturn:
    """Raise the `IllegalAction` for a call after the end of the auction."""
    if auction.contract == "hearts":
        raise IllegalAction("PF-17", "Hearts ended the auction: nothing can be called any more")
    if auction.passed >> position & 1:
        raise IllegalAction("PF-13", "A pass is final: this seat is out of the auction")
    if auction.contract not in NUMBER_OF and isinstance(call, (Bid, Hold)):
        raise IllegalAction("PF-15", "{contract} outranks every number", contract=auction.contract)
    raise IllegalAction("PF-18", "The auction is over: nothing can be called any more")
