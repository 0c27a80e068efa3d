"""The contracts of Schafkopf: ranking, kinds, what a hand must be like, and the actions that bid them.

Who bids and who plays is in `schafkopf.py`, what a contract is worth in the end in `schafkopf_settlement.py`.
Imports `cards` and the shared floor of `games`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

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
    CardSet,
    card,
    card_set,
    rank_set,
)
from cardavia.games.actions import Action, Pass, Vocabulary
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
HIGHER: Final = tuple(
    tuple((contract, Announce(text)) for text, contract in CONTRACTS.items() if contract.kind.level > level)
    for level in range(7)
)
"""By the level of the standing bid: every contract above it, with its action."""


def laufende(contract: Contract, held: CardSet) -> int:
    """The unbroken run of highest trumps dealt to one side: +n to the side asked for, -n to the other.

    `held` are the dealt cards of the declarer side.  The run is not yet compared with the smallest
    number that is paid (SF-61, SF-62).
    """
    return contract.order.top_run(held)
