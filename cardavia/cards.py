"""Cards, card sets and packs: the nouns every other floor is built from.

A card is a small integer, `suit * 8 + rank`; a set of cards is a 32-bit integer with one bit a card, so
that the four suits are contiguous 8-bit lanes and set algebra is integer algebra.  Numbers are the same
for French-suited and German-suited packs; a `Pack` only names them.

Not here: which card beats which (`games/tricks.py`) and how cards look (`desktop/`).  Imports nothing of
the project.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

Card = int
"""One of 32 cards, 0 to 31."""
CardSet = int
"""A set of cards, bit `1 << card` for each."""

HIDDEN: Final = -1
"""Stands in the place of a card that a seat may not see."""
HIDDEN_TEXT: Final = "??"

RANKS: Final = 8
SUITS: Final = 4
ALL: Final[CardSet] = 0xFFFFFFFF

ACORNS, LEAVES, HEARTS, BELLS = range(4)
CLUBS, SPADES, _, DIAMONDS = range(4)
SEVEN, EIGHT, NINE, TEN, UNTER, OBER, KING, ACE = range(8)
JACK, QUEEN = UNTER, OBER

POINTS_OF_RANK: Final = (0, 0, 0, 10, 2, 3, 4, 11)
"""Card points by rank, the count of all games of the family (120 in a pack of 32 or 20 cards)."""
POINTS: Final = POINTS_OF_RANK * SUITS
"""Card points by card."""


def card(suit: int, rank: int) -> Card:
    """The card of a suit (0 to 3) and a rank (0 to 7).

    >>> card(HEARTS, ACE)
    23
    """
    return suit * RANKS + rank


def suit_of(card: Card) -> int:
    """The printed suit, 0 to 3."""
    return card >> 3


def rank_of(card: Card) -> int:
    """The printed rank, 0 to 7."""
    return card & 7


def suit_set(suit: int) -> CardSet:
    """All eight cards of a printed suit."""
    return 0xFF << (suit * RANKS)


def rank_set(rank: int) -> CardSet:
    """The four cards of a rank."""
    return 0x01010101 << rank


def card_set(cards: Iterable[Card]) -> CardSet:
    """The set of the given cards; hidden cards are left out.

    >>> card_set([0, 3])
    9
    """
    result = 0
    for each in cards:
        if each >= 0:
            result |= 1 << each
    return result


def cards_of(cards: CardSet) -> Iterator[Card]:
    """The cards of a set in ascending order.

    >>> list(cards_of(9))
    [0, 3]
    """
    while cards:
        lowest = cards & -cards
        yield lowest.bit_length() - 1
        cards ^= lowest


def points_in(cards: CardSet) -> int:
    """Card points of a set (ace 11, ten 10, king 4, ober or queen 3, unter or jack 2).

    >>> points_in(ALL)
    120
    """
    return (
        11 * (cards & rank_set(ACE)).bit_count()
        + 10 * (cards & rank_set(TEN)).bit_count()
        + 4 * (cards & rank_set(KING)).bit_count()
        + 3 * (cards & rank_set(OBER)).bit_count()
        + 2 * (cards & rank_set(UNTER)).bit_count()
    )


@dataclass(frozen=True)
class Pack:
    """A naming of the 32 cards: two characters a card, suit then rank.

    >>> GERMAN.text(card(LEAVES, OBER)), FRENCH.text(card(LEAVES, OBER))
    ('GO', 'SQ')
    >>> GERMAN.parse("HA") == FRENCH.parse("HA") == card(HEARTS, ACE)
    True
    """

    name: str
    suits: str
    """Letters of the suits 0 to 3."""
    ranks: str
    """Letters of the ranks 0 to 7."""

    def text(self, card: Card) -> str:
        """Two characters, or `"??"` for a hidden card."""
        if card < 0:
            return HIDDEN_TEXT
        return self.suits[card >> 3] + self.ranks[card & 7]

    def parse(self, text: str) -> Card:
        """The card a text of two characters names; `ValueError` if it names none."""
        found = self.by_text.get(text)
        if found is None:
            raise ValueError(f"no card of the {self.name} pack: {text!r:.20}")
        return found

    @cached_property
    def by_text(self) -> dict[str, Card]:
        """Every card by its text."""
        return {self.text(each): each for each in range(SUITS * RANKS)}

    def texts(self, cards: CardSet) -> list[str]:
        """The cards of a set as texts, in plain text order."""
        return sorted(self.text(each) for each in cards_of(cards))

    def names(self, cards: CardSet) -> str:
        """The texts of a set in one line, `"SA SK"`."""
        return " ".join(self.texts(cards))

    def set_of(self, texts: Iterable[str]) -> CardSet:
        """The set of the cards named; `ValueError` at the first text that names none."""
        return card_set(self.parse(each) for each in texts)

    def lanes_by_text(self) -> list[int]:
        """The suits in the order of their letters, which is the order of sorted texts."""
        return sorted(range(SUITS), key=self.suits.__getitem__)

    def suit(self, letter: str) -> int:
        """The suit a letter names; `ValueError` if it names none."""
        if len(letter) == 1 and letter in self.suits:
            return self.suits.index(letter)
        raise ValueError(f"no suit of the {self.name} pack: {letter!r:.20}")


FRENCH: Final = Pack("french", "CSHD", "789TJQKA")
GERMAN: Final = Pack("german", "EGHS", "789TUOKA")
PACKS: Final = {pack.name: pack for pack in (FRENCH, GERMAN)}


def arranged(cards: CardSet, groups: Sequence[Sequence[Card]]) -> list[Card]:
    """The cards of a set in the order in which a hand is held.

    `groups` are the suits of a contract, trumps first, each from its highest card to its lowest
    (`TrickOrder.groups`).
    """
    return [each for group in groups for each in group if cards >> each & 1]
