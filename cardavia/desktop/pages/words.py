"""What pages say of a tradition, in the chosen language.

The English sentences are those of `texts.en.toml`, the others of `texts.<language>.toml`; names in the
tradition's own language are never translated.  Imports QtCore, `speaker`, `strings`, `cards`,
`tradition_texts` and `traditions`.
"""

from __future__ import annotations

from html import escape
from typing import Final

from cardavia.cards import POINTS_OF_RANK
from cardavia.desktop.pages.games import GAME_TEXTS
from cardavia.desktop.speaker import card_names, language_code, listed, tr
from cardavia.strings import tr_noop
from cardavia.tradition_texts import translated
from cardavia.traditions import Claim, DamagedTradition, Tradition

CARDS: Final = tr_noop("%n card(s)")
LINE: Final = "{place} · {country} · {cards}"
PLATE: Final = tr_noop("{name}, {place}, {country}, {cards}, games: {games}")
WORTH: Final = tr_noop("{game}: %n card point(s)")
NO_POINTS: Final = tr_noop("{game}: tricks count, not cards")
ASIDE: Final = tr_noop("{game}: laid aside")
CALLED: Final = tr_noop("{game}: called {names}")
DAMAGED: Final = tr_noop("These cards cannot be used: {reason}")
UNUSED_IN_SCHNAPSEN: Final = "789"


def said(tradition: Tradition, key: str, english: str) -> str:
    """A sentence of the tradition in the application's language."""
    return translated(tradition.folder, language_code()).get(key, english)


def place_line(tradition: Tradition) -> str:
    """ "Vienna · Austria · 32 cards"."""
    texts = tradition.texts
    return LINE.format(
        place=said(tradition, "place", texts.place),
        country=said(tradition, "country", texts.country),
        cards=tr(CARDS, len(tradition.codes)),
    )


def game_names(tradition: Tradition) -> list[str]:
    """The games the tradition serves."""
    return [GAME_TEXTS[game].name for game in tradition.games]


def plate_name(tradition: Tradition) -> str:
    """What a plate of the gallery is called when it is spoken."""
    texts = tradition.texts
    return tr(PLATE).format(
        name=tradition.own_name,
        place=said(tradition, "place", texts.place),
        country=said(tradition, "country", texts.country),
        cards=tr(CARDS, len(tradition.codes)),
        games=listed(game_names(tradition)),
    )


def card_name(tradition: Tradition, code: str) -> str:
    """The name of a face in the interface's language: "König of hearts"."""
    return card_names().face(tradition.pack, code)


def claims(tradition: Tradition, code: str) -> list[Claim]:
    """What is known of a card, of itself, its rank and its suit, in the application's language."""
    texts = tradition.texts
    label = texts.labels[code]
    found = []
    if label.known:
        found.append(Claim(said(tradition, f"labels.{code}.known", label.known), label.sources))
    for kind, letter, notes in (("ranks", code[1], texts.ranks), ("suits", code[0], texts.suits)):
        note = notes.get(letter)
        if note is not None:
            found.append(Claim(said(tradition, f"{kind}.{letter}", note.text), note.sources))
    return found


def escaped(text: str) -> str:
    """A text as it must stand in rich text."""
    return escape(text)


def values(tradition: Tradition, code: str) -> list[str]:
    """What the card is worth in each game of the tradition, and what its players call it."""
    lines = []
    place = tradition.pack.ranks.find(code[1])
    for game in tradition.games:
        name = GAME_TEXTS[game].name
        if place < 0 or (game == "schnapsen" and code[1] in UNUSED_IN_SCHNAPSEN):
            lines.append(tr(ASIDE).format(game=name))
        elif game == "preference":
            lines.append(tr(NO_POINTS).format(game=name))
        else:
            lines.append(tr(WORTH, POINTS_OF_RANK[place]).format(game=name))
        called = tradition.called(code, game)
        if called:
            names = listed([f"„{each}“" for each in called])
            lines.append(tr(CALLED).format(game=name, names=names))
    return lines


def damaged(tradition: DamagedTradition) -> str:
    """Why a tradition cannot be used."""
    return tr(DAMAGED).format(reason=tradition.reason)
