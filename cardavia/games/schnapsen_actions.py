"""The pack of Schnapsen, its ranking and limits, and what a leader may do (rules SN-1 to SN-4, SN-13, SN-38).

The actions with their texts, and the tables of choices; when each may be done is in `schnapsen.py`.  Imports
`cards` and the shared floor of `games`.
"""

from __future__ import annotations

from typing import Final

from cardavia.cards import ACE, FRENCH, JACK, KING, QUEEN, TEN, Card, CardSet, card, card_set, rank_set
from cardavia.games.actions import Action, Vocabulary
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
STOCK_CHOICES: Final[tuple[tuple[Action, ...], ...]] = ((), (CLOSE,), (CLOSE, EXCHANGE))
"""By what the leader may do with the stock: nothing, close it, also exchange."""


def _marriage_choices(queens: CardSet) -> tuple[Action, ...]:
    """The marriages of the suits whose Queen is in the set, in text order."""
    return tuple(sorted((each for each in MARRIAGES if pair(each.card) & queens), key=VOCABULARY.text))


def pair(either: Card) -> CardSet:
    """King and Queen of a card's suit."""
    return (1 << KING | 1 << QUEEN) << (either & ~7)


MARRIAGE_CHOICES: Final = {
    queens: _marriage_choices(queens)
    for queens in (
        card_set(card(suit, QUEEN) for suit in range(4) if chosen >> suit & 1) for chosen in range(16)
    )
}
