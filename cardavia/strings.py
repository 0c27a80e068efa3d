"""Sentences before they are spoken: an English template, its facts, and how the two come together.

Whatever the program says is a `Text`: one whole sentence (or one term) with named places and the facts that
fill them.  The template is the English source and the key for translation; a fact is a number, a text that
is the same in every language, another `Text`, or a card, suit or seat, which only the listener's language,
pack and seat names can put into words.  Nothing is ever joined to a sentence.

Not here: which sentence is said when (`table_words/`), and translations (the desktop).  No Qt.  Imports
`cards`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, Protocol, TypeAlias, Union

import msgspec

from cardavia.cards import FRENCH, Card, CardSet, Pack, cards_of

CONTEXT: Final = "Cardavia"
"""The context of every template in the translation files."""


def tr_noop(text: str) -> str:
    """Mark an English text for translation and give it back unchanged.

    The argument must be one string literal, so that the text can be collected from the source: either the
    one argument of a call of this name or of `say`.  Named places stand in braces (`{seat}`); a counted
    form holds `%n` and writes the English plural as `(s)`: `"%n card(s)"`.  What stands after a bar tells
    apart texts that are alike only in English (`"Close|the stock"`); it is shown to translators alone.

    >>> tr_noop("Next deal")
    'Next deal'
    """
    return text


class CardsFact(msgspec.Struct, frozen=True):
    """Cards in a sentence, in the order in which they are named."""

    cards: tuple[Card, ...]


class SuitFact(msgspec.Struct, frozen=True):
    """A suit in a sentence, 0 to 3: clubs or acorns, spades or leaves, hearts, diamonds or bells."""

    suit: int


class SeatFact(msgspec.Struct, frozen=True):
    """A seat in a sentence; spoken as the seat's name."""

    seat: int


Fact: TypeAlias = Union[int, str, "Text", CardsFact, SuitFact, SeatFact]
"""What fills a place; a `str` stands unchanged in every language (a deal number, a name somebody chose)."""


class Text(msgspec.Struct, frozen=True):
    """One sentence or term: `template` in English, `facts` by name of place.

    `count` is the number that chooses the plural form and replaces `%n`; None if nothing is counted.
    """

    template: str
    facts: tuple[tuple[str, Fact], ...] = ()
    count: int | None = None

    def fact(self, name: str) -> Fact:
        """What fills a place; `KeyError` if the sentence has no such place."""
        return dict(self.facts)[name]


def parted(template: str) -> tuple[str, str]:
    """The English text of a template, and the note that tells it apart (empty if there is none).

    >>> parted("Close|the stock")
    ('Close', 'the stock')
    """
    text, _, note = template.partition("|")
    return text, note


def say(template: str, count: int | None = None, /, **facts: Fact) -> Text:
    """A `Text`; the template is marked for translation like that of `tr_noop`.

    >>> say("{seat} leads", seat=SeatFact(1))
    Text(template='{seat} leads', facts=(('seat', SeatFact(seat=1)),), count=None)
    """
    return Text(template, tuple(facts.items()), count)


def cards_fact(cards: CardSet | Iterable[Card]) -> CardsFact:
    """Cards as a fact; a set is named in ascending order."""
    return CardsFact(tuple(cards_of(cards) if isinstance(cards, int) else cards))


class Speaker(Protocol):
    """What turns the parts of a `Text` into words: one language, one pack, one table."""

    def translate(self, template: str, count: int | None) -> str:
        """The template in the speaker's language, the plural chosen and `%n` replaced."""

    def number(self, number: int) -> str:
        """A number in the language's figures."""

    def cards(self, cards: tuple[Card, ...]) -> str:
        """The names of cards as a list."""

    def suit(self, suit: int) -> str:
        """The name of a suit."""

    def seat(self, seat: int) -> str:
        """The name of a seat."""


def spoken(text: Text, speaker: Speaker) -> str:
    """The sentence in words; a place at its very beginning gets a capital letter.

    Raises `KeyError` if a place has no fact.
    """
    template = speaker.translate(text.template, text.count)
    sentence = _filled(template, text, speaker)
    return sentence[:1].upper() + sentence[1:] if template.startswith("{") else sentence


def _filled(template: str, text: Text, speaker: Speaker) -> str:
    return template.format_map({name: _word(fact, speaker) for name, fact in text.facts})


def _word(fact: Fact, speaker: Speaker) -> str:
    if isinstance(fact, str):
        return fact
    if isinstance(fact, int):
        return speaker.number(fact)
    if isinstance(fact, CardsFact):
        return speaker.cards(fact.cards)
    if isinstance(fact, SuitFact):
        return speaker.suit(fact.suit)
    if isinstance(fact, SeatFact):
        return speaker.seat(fact.seat)
    return _filled(speaker.translate(fact.template, fact.count), fact, speaker)


class English:
    """The speaker of the source language, with the letters of a pack for the cards.

    >>> spoken(say("{seat} takes %n trick(s)", 2, seat=SeatFact(1)), English(names={1: "left"}))
    'Left takes 2 tricks'
    """

    SUITS: Final[Mapping[str, tuple[str, ...]]] = {
        "french": ("clubs", "spades", "hearts", "diamonds"),
        "german": ("acorns", "leaves", "hearts", "bells"),
    }

    def __init__(self, pack: Pack = FRENCH, names: Mapping[int, str] | None = None) -> None:
        self.pack = pack
        self.names = names or {}

    def translate(self, template: str, count: int | None) -> str:
        """The template itself, with the English plural."""
        template, _ = parted(template)
        if count is None:
            return template
        return template.replace("(s)", "" if count == 1 else "s").replace("%n", self.number(count))

    def number(self, number: int) -> str:
        """Plain figures, with the minus sign of typography."""
        return str(number).replace("-", "\N{MINUS SIGN}")

    def cards(self, cards: tuple[Card, ...]) -> str:
        """The texts of the cards in a row."""
        return " ".join(self.pack.text(card) for card in cards)

    def suit(self, suit: int) -> str:
        """The English word."""
        return self.SUITS[self.pack.name][suit]

    def seat(self, seat: int) -> str:
        """The name given, or the number."""
        return self.names.get(seat, str(seat))
