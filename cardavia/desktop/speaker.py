"""Puts a `Text` into the words of the chosen language, pack and table.

Templates go through Qt's translations (context `Cardavia`, English where there is none), numbers through the
locale, cards and suits through the table of card names.  Imports QtCore, `card_names`, `strings`, `cards`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from cardavia.card_names import CardNames
from cardavia.cards import FRENCH, Card, Pack
from cardavia.strings import CONTEXT, Text, parted, spoken


def tr(template: str, count: int | None = None) -> str:
    """A marked template in the application's language; the plural is chosen by `count`."""
    source, note = parted(template)
    if count is None:
        return QCoreApplication.translate(CONTEXT, source, note)
    said = QCoreApplication.translate(CONTEXT, source, note, count)
    if said == source.replace("%n", str(count)):  # no translation: the English plural
        return said.replace("(s)", "" if count == 1 else "s")
    return said


def language_code() -> str:
    """The language in use ("de"), that of the application's locale."""
    return QLocale.languageToCode(QLocale().language())


def listed(words: Sequence[str]) -> str:
    """Words as a list of the language: "a, b, and c"; in Korean with commas alone, as it is spoken."""
    return ", ".join(words) if language_code() == "ko" else QLocale().createSeparatedList(list(words))


def percent_sign() -> str:
    """What stands behind a figure: "%", in German and Danish with a blank before it that never breaks."""
    blank = "\N{NO-BREAK SPACE}" if language_code() in ("de", "da") else ""
    return blank + QLocale().percent()


def percent(number: int) -> str:
    """A share in figures: "85%"."""
    return QLocale().toString(number) + percent_sign()


class Naming:
    """How cards are named at present: one for the program, changed with the language and its settings."""

    def __init__(self) -> None:
        self.names = CardNames()


NAMING = Naming()


def card_names() -> CardNames:
    """The names in use."""
    return NAMING.names


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
        return listed([self.card(card) for card in cards])

    def card(self, card: Card) -> str:
        """The name of a card: "König of hearts"."""
        return card_names().card(self.pack, card)

    def suit(self, suit: int) -> str:
        """The name of a suit."""
        return card_names().suit(self.pack, suit)

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.names.get(seat, str(seat))

    def letter(self, card: Card) -> str:
        """The index letter of a card."""
        return card_names().letter(self.pack, card)

    def say(self, text: Text) -> str:
        """A whole sentence."""
        return spoken(text, self)
