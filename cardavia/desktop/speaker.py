"""Puts a `Text` into the words of the chosen language, pack and table.

Templates go through Qt's translations (context `Cardavia`, English where there is none), numbers through the
locale, cards and suits through the glossary of the language.  Imports QtCore, `strings`, `cards`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QCoreApplication, QLocale

from cardavia.cards import FRENCH, Card, Pack
from cardavia.strings import CONTEXT, Text, parted, spoken, tr_noop

SUITS: Final[Mapping[str, tuple[str, ...]]] = {
    "french": (tr_noop("clubs"), tr_noop("spades"), tr_noop("hearts"), tr_noop("diamonds")),
    "german": (tr_noop("acorns"), tr_noop("leaves"), tr_noop("hearts"), tr_noop("bells")),
}
RANKS: Final[Mapping[str, tuple[str, ...]]] = {
    "french": (
        *(tr_noop("7"), tr_noop("8"), tr_noop("9"), tr_noop("10")),
        *(tr_noop("Bube"), tr_noop("Dame"), tr_noop("König"), tr_noop("Ace")),
    ),
    "german": (
        *(tr_noop("7"), tr_noop("8"), tr_noop("9"), tr_noop("10")),
        *(tr_noop("Unter"), tr_noop("Ober"), tr_noop("König"), tr_noop("Daus")),
    ),
}
LETTERS: Final[Mapping[str, tuple[str, ...]]] = {
    "french": ("7", "8", "9", "10", "B", "D", "K", "A"),
    "german": ("7", "8", "9", "10", "U", "O", "K", "A"),
}
"""Index letters by rank."""


def tr(template: str, count: int | None = None) -> str:
    """A marked template in the application's language; the plural is chosen by `count`."""
    source, note = parted(template)
    if count is None:
        return QCoreApplication.translate(CONTEXT, source, note)
    said = QCoreApplication.translate(CONTEXT, source, note, count)
    if said == source.replace("%n", str(count)):  # no translation: the English plural
        return said.replace("(s)", "" if count == 1 else "s")
    return said


class TableSpeaker:
    """Words for one table: the pack gives the names of cards, `names` those of the seats."""

    def __init__(self, pack: Pack = FRENCH, names: Mapping[int, str] | None = None) -> None:
        self.pack = pack
        self.names = dict(names or {})

    def translate(self, template: str, count: int | None) -> str:
        """The template in the application's language."""
        return tr(template, count)

    def number(self, number: int) -> str:
        """A number as the locale writes it."""
        return QLocale().toString(number).replace("-", "\N{MINUS SIGN}")

    def cards(self, cards: tuple[Card, ...]) -> str:
        """The names of cards as a list of the language."""
        return QLocale().createSeparatedList([self.card(card) for card in cards])

    def card(self, card: Card) -> str:
        """The name of a card: "König of hearts"."""
        rank, suit = tr(RANKS[self.pack.name][card & 7]), self.suit(card >> 3)
        return tr(tr_noop("{rank} of {suit}")).format(rank=rank, suit=suit)

    def suit(self, suit: int) -> str:
        """The name of a suit."""
        return tr(SUITS[self.pack.name][suit])

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.names.get(seat, str(seat))

    def letter(self, card: Card) -> str:
        """The index letter of a card."""
        return LETTERS[self.pack.name][card & 7]

    def say(self, text: Text) -> str:
        """A whole sentence."""
        return spoken(text, self)
