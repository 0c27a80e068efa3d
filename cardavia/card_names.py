"""Names of suits, ranks and cards, and index letters, in a language: the table `i18n/cards.toml`.

Ranks are said in the players' own language ("König", "Ober") or translated, as the person wants.  No Qt.
Imports `cards` and `resources`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from cardavia import resources
from cardavia.cards import Card, Pack
from cardavia.resources import ResourceMissingError

FILE: Final = "cards.toml"
SOURCE_LANGUAGE: Final = "en"
SUITS: Final[Mapping[str, tuple[str, ...]]] = {
    "french": ("clubs", "spades", "hearts", "diamonds"),
    "german": ("acorns", "leaves", "hearts", "bells"),
}
RANKS: Final[Mapping[str, Mapping[str, str]]] = {
    pack: {
        "5": "five",
        "6": "six",
        "7": "seven",
        "8": "eight",
        "9": "nine",
        "T": "ten",
        "K": "king",
        **own,
    }
    for pack, own in {
        "french": {"J": "jack", "Q": "queen", "A": "ace"},
        "german": {"U": "unter", "O": "ober", "A": "daus"},
    }.items()
}
"""Key of a rank by its letter in the pack."""
LETTERS: Final = ("own", "english", "language")
"""Index letters: those of the players (K D B), English ones (K Q J), those of the language."""
SOURCE_OF_LETTERS: Final = {"own": "de", "english": "en"}


@dataclass(frozen=True, slots=True)
class CardNames:
    """The names of one language, as the person wants to hear them."""

    language: str = SOURCE_LANGUAGE
    """A language of the table; one that it does not have is English."""
    translated: bool = False
    """Whether König, Ober ... are translated."""
    letters: str = "own"
    """One of `LETTERS`."""

    def suit(self, pack: Pack, suit: int) -> str:
        """The name of a suit, 0 to 3."""
        name: str = _words(self.language)["suits"][SUITS[pack.name][suit]]
        return name

    def rank(self, pack: Pack, letter: str) -> str:
        """The name of a rank by its letter in the pack; also of the fives and sixes no game here uses."""
        key = RANKS[pack.name][letter]
        own: str | None = None if self.translated else _table()["own"].get(key)
        name: str = own or _words(self.language)["ranks"][key]
        return name

    def face(self, pack: Pack, code: str) -> str:
        """The name of a face by its code: "König of hearts"."""
        of: str = _words(self.language)["of"]
        return of.format(rank=self.rank(pack, code[1]), suit=self.suit(pack, pack.suits.index(code[0])))

    def card(self, pack: Pack, card: Card) -> str:
        """The name of a card."""
        return self.face(pack, pack.text(card))

    def letter(self, pack: Pack, card: Card) -> str:
        """The index letter of a card, "K"; ranks with a figure have the figure."""
        rank = pack.text(card)[1]
        letters = _words(SOURCE_OF_LETTERS.get(self.letters, self.language))["letters"]
        letter: str = letters.get(RANKS[pack.name][rank], "10" if rank == "T" else rank)
        return letter


def check() -> None:
    """Raise `ResourceMissingError` with one line unless the table can be read."""
    _table()


@lru_cache(maxsize=1)
def _table() -> dict[str, dict[str, Any]]:
    path = resources.i18n() / FILE
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise ResourceMissingError(f"{path} cannot be read: {' '.join(str(error).split())}") from error


def _words(language: str) -> dict[str, Any]:
    return _table().get(language) or _table()[SOURCE_LANGUAGE]
