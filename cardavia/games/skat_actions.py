"""What may be said in Skat: the bid values, the actions with their texts, the choices of each phase.

Who is to speak is `skat.py`'s to know (rules SK-21, SK-23, SK-30, SK-33 to SK-36).  Imports `cards`, the
contracts and the shared floor of `games`.
"""

from __future__ import annotations

from typing import Final

from cardavia.cards import GERMAN
from cardavia.games.actions import Action, Bid, Hold, Pass, Vocabulary, discard_texts
from cardavia.games.skat_contracts import CONTRACTS, NULL_VALUES, NULLS

BID_VALUES: Final = (
    *(18, 20, 22, 23, 24, 27, 30, 33, 35, 36, 40, 44, 45, 46, 48, 50, 54, 55, 59, 60, 63),
    *(66, 70, 72, 77, 80, 81, 84, 88, 90, 96, 99, 100, 108, 110, 117, 120, 121, 126),
    *(130, 132, 135, 140, 143, 144, 150, 153, 154, 156, 160, 162, 165),
    *(168, 170, 176, 180, 187, 192, 198, 204, 216, 240, 264),
)


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
BID_CHOICES: Final = {
    value: tuple(sorted((*(bid for bid in BIDS if bid.value > value), PASS), key=VOCABULARY.text))
    for value in (0, *BID_VALUES)
}
"""By current value: what the speaker may say."""
HEAR_CHOICES: Final = (HOLD, PASS)
"""What the hearer may answer."""
LAST_CHOICES: Final = (BIDS[0], PASS)
"""What forehand may say alone in the auction (SK-27)."""
SKAT_CHOICES: Final = (HAND, PICKUP)
"""What the declarer may do with the Skat (SK-30)."""


def declarations(bid: int, hand_game: bool) -> tuple[Action, ...]:
    """The contracts that may be declared after a bid, in the order of their texts."""
    open_to = [
        contract
        for contract in CONTRACTS
        if contract not in NULLS or NULL_VALUES[contract, hand_game] >= bid  # SK-36
    ]
    return tuple(DECLARATIONS[contract] for contract in sorted(open_to))
