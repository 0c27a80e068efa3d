"""Card traditions as data: where a pack comes from, what its cards are called, what is known of each face.

A tradition is a folder below `assets/cards`: `tradition.toml` (facts that no language changes),
`texts.en.toml` (English sentences, the source of all translations) and one picture a card.  Adding a
tradition is adding a folder; reading is strict, and a fault in one folder leaves the others in use.

Not here: drawing (`desktop/sprites.py`), the wording of the interface, the rules.  Imports `cards`,
`resources` and msgspec; no Qt.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple, TypeVar
from urllib.parse import quote

import msgspec

from cardavia import resources
from cardavia.cards import ALL, PACKS, Card, Pack, cards_of

GAMES: Final = ("schnapsen", "preference", "skat", "schafkopf")
DATA_FILE: Final = "tradition.toml"
TEXTS_FILE: Final = "texts.en.toml"

INDEX_LETTERS: Final[Mapping[str, Mapping[str, str]]] = {
    "de": {"A": "A", "K": "K", "Q": "D", "O": "O", "J": "B", "U": "U", "T": "10"},
    "en": {"A": "A", "K": "K", "Q": "Q", "O": "O", "J": "J", "U": "U", "T": "10"},
}
"""Index letters of the ranks that are no plain figure, by convention; figures stand for themselves."""


class TraditionError(ValueError):
    """A tradition folder cannot be used; the message is one line: folder, file, key, what is wrong."""


# ---------------------------------------------------------------- the files, field by field
class Place(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A point for the map: name in the language of the place, degrees north and east."""

    own: str
    north: float
    east: float


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that was read: what a claim rests on."""

    id: str
    title: str
    address: str


class Nickname(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What players of one game call a card, in their own language."""

    card: str
    name: str
    game: str
    sources: tuple[str, ...]


class _Data(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    own_name: str
    other_names: tuple[str, ...]
    name_language: str
    own_language: str
    pack: str
    cards: int
    games: tuple[str, ...]
    size_mm: tuple[float, float]
    suit_order: tuple[str, ...]
    rank_order: tuple[str, ...]
    extra_cards: tuple[str, ...]
    licence: str
    place: Place
    suits: dict[str, str]
    ranks: dict[str, str]
    card_names: dict[str, str]
    wikipedia: dict[str, str]
    sources: tuple[Source, ...]
    nicknames: tuple[Nickname, ...] = ()


class Claim(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A few sentences and the sources they rest on."""

    text: str
    sources: tuple[str, ...]


class Label(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The label of one face: what our drawing shows, and what is known of this card in the tradition."""

    drawing: str
    known: str = ""
    sources: tuple[str, ...] = ()


class Texts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The English sentences of a tradition.

    `history` stands in reading order; `suits` and `ranks` are said of every card of a suit or rank; `backs`
    name the backs to choose from.
    """

    name: str
    place: str
    country: str
    period: str
    summary: str
    history: dict[str, Claim]
    labels: dict[str, Label]
    backs: dict[str, str]
    suits: dict[str, Claim] = {}
    ranks: dict[str, Claim] = {}


class SourceText(NamedTuple):
    """One English text for translators: the context, the key within it, the text."""

    context: str
    key: str
    text: str


@dataclass(frozen=True, slots=True)
class Tradition:
    """A card tradition that can be shown and played with."""

    id: str
    folder: Path
    own_name: str
    other_names: tuple[str, ...]
    name_language: str
    """Language of `own_name`, for speech."""
    own_language: str
    """Language of suits, ranks and nicknames."""
    pack: Pack
    games: tuple[str, ...]
    size_mm: tuple[float, float]
    suit_order: tuple[str, ...]
    rank_order: tuple[str, ...]
    codes: tuple[str, ...]
    """Every face of the pack, suit by suit, each from the highest rank to the lowest."""
    licence: str
    place: Place
    suits: Mapping[str, str]
    ranks: Mapping[str, str]
    wikipedia: Mapping[str, str]
    sources: tuple[Source, ...]
    nicknames: tuple[Nickname, ...]
    texts: Texts
    _card_names: Mapping[str, str]

    @property
    def aspect(self) -> float:
        """Width of a card as a part of its height."""
        return self.size_mm[0] / self.size_mm[1]

    def face_code(self, card: Card) -> str:
        """The code of the face that stands for a card of the engine (0 to 31).

        Raises `ValueError` for a hidden card: its picture is a back.
        """
        if card < 0:
            raise ValueError("a hidden card has no face")
        return self.pack.text(card)

    def face_path(self, code: str) -> Path:
        """Where the picture of a face or back lies, whether or not it is there."""
        return self.folder / f"{code}.svg"

    def backs(self) -> tuple[str, ...]:
        """Codes of the backs drawn for this tradition, the usual one first: `back`, `back-2` ..."""
        return tuple(
            sorted((path.stem for path in self.folder.glob("back*.svg")), key=lambda it: (len(it), it))
        )

    def own_card_name(self, code: str) -> str:
        """What the card is called at home, as "Herz-König"."""
        return self._card_names.get(code) or f"{self.suits[code[0]]}-{self.ranks[code[1]]}"

    def called(self, code: str, game: str) -> tuple[str, ...]:
        """Nicknames of a card among players of a game."""
        return tuple(each.name for each in self.nicknames if each.card == code and each.game == game)

    def said_of(self, code: str) -> tuple[Claim, ...]:
        """What is known of a card: of itself, then of its rank and of its suit."""
        label = self.texts.labels[code]
        own = (Claim(label.known, label.sources),) if label.known else ()
        shared = (self.texts.ranks.get(code[1]), self.texts.suits.get(code[0]))
        return own + tuple(claim for claim in shared if claim is not None)

    def wikipedia_address(self, language: str) -> tuple[str, str]:
        """Address of the article and its language: the one asked for, or else English."""
        used = language if language in self.wikipedia else "en"
        title = self.wikipedia[used].replace(" ", "_")
        return f"https://{used}.wikipedia.org/wiki/{quote(title, safe='_(),-')}", used

    def cited(self) -> tuple[Source, ...]:
        """The sources of the history in the order in which it first names them."""
        by_id = {source.id: source for source in self.sources}
        named = dict.fromkeys(each for claim in self.texts.history.values() for each in claim.sources)
        return tuple(by_id[each] for each in named)

    def source_texts(self) -> Iterator[SourceText]:
        """All that is to be translated, in the order of the page."""
        context = f"tradition.{self.id}"
        for key in ("name", "place", "country", "period", "summary"):
            yield SourceText(context, key, getattr(self.texts, key))
        for key, claim in self.texts.history.items():
            yield SourceText(context, f"history.{key}", claim.text)
        for back, name in self.texts.backs.items():
            yield SourceText(context, f"backs.{back}", name)
        for kind, notes in (("suits", self.texts.suits), ("ranks", self.texts.ranks)):
            for letter, note in notes.items():
                yield SourceText(context, f"{kind}.{letter}", note.text)
        for code, label in self.texts.labels.items():
            yield SourceText(context, f"labels.{code}.drawing", label.drawing)
            if label.known:
                yield SourceText(context, f"labels.{code}.known", label.known)


@dataclass(frozen=True, slots=True)
class DamagedTradition:
    """A folder that cannot be used, and why, in one line."""

    id: str
    reason: str


# ---------------------------------------------------------------- reading
_Read = TypeVar("_Read")


def _read_file(path: Path, kind: type[_Read]) -> _Read:
    place = f"{path.parent.name}/{path.name}"
    try:
        table = tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise TraditionError(f"{place}: {error.strerror or 'cannot be read'}") from error
    except UnicodeDecodeError as error:
        raise TraditionError(f"{place}: byte {error.start} is no UTF-8") from error
    except tomllib.TOMLDecodeError as error:
        raise TraditionError(f"{place}: {' '.join(str(error).split())}") from error
    try:
        return msgspec.convert(table, kind)
    except msgspec.ValidationError as error:
        raise TraditionError(f"{place}: {error}") from error


def _faults(data: _Data, texts: Texts) -> Iterator[tuple[str, str, str]]:
    """File, key and what is wrong, for everything the types cannot say."""
    pack = PACKS.get(data.pack)
    if pack is None:
        yield DATA_FILE, "pack", f"{data.pack!r} is none of {', '.join(PACKS)}"
        return
    codes = _codes(data)
    if sorted(data.suit_order) != sorted(pack.suits):
        yield DATA_FILE, "suit_order", f"must name the suits {' '.join(pack.suits)} once each"
    if missing := sorted(set(pack.texts(ALL)) - set(codes)):
        yield (
            DATA_FILE,
            "rank_order",
            f"{missing[0]} and {len(missing) - 1} more cards every game needs are missing",
        )
    if len(set(codes)) != data.cards:
        yield DATA_FILE, "cards", f"{data.cards}, but suits, ranks and extra cards make {len(set(codes))}"
    for letter in pack.suits:
        if not data.suits.get(letter):
            yield DATA_FILE, f"suits.{letter}", "missing"
    for letter in data.rank_order:
        if not data.ranks.get(letter):
            yield DATA_FILE, f"ranks.{letter}", "missing"
    for game in data.games:
        if game not in GAMES:
            yield DATA_FILE, "games", f"{game!r} is none of {', '.join(GAMES)}"
    if (
        not all(20 <= each <= 200 for each in data.size_mm)
        or not 0.5 <= data.size_mm[0] / data.size_mm[1] <= 0.72
    ):
        yield (
            DATA_FILE,
            "size_mm",
            "must be width and height in millimetres, the width 0.50 to 0.72 of the height",
        )
    if not (-90 <= data.place.north <= 90 and -180 <= data.place.east <= 180):
        yield DATA_FILE, "place", "lies outside the globe"
    if not data.wikipedia.get("en"):
        yield DATA_FILE, "wikipedia.en", "missing"
    known = [source.id for source in data.sources]
    for source in data.sources:
        if known.count(source.id) > 1:
            yield DATA_FILE, f"sources.{source.id}", "stands there twice"
        if not source.address.startswith("https://"):
            yield DATA_FILE, f"sources.{source.id}", "address must begin with https://"
    for name in data.nicknames:
        if name.card not in codes:
            yield DATA_FILE, "nicknames", f"no card {name.card}"
        yield from _unknown_sources(DATA_FILE, f"nicknames.{name.name}", name.sources, known)
    claims = {f"history.{key}": claim for key, claim in texts.history.items()}
    claims |= {f"suits.{suit}": claim for suit, claim in texts.suits.items()}
    claims |= {f"ranks.{rank}": claim for rank, claim in texts.ranks.items()}
    for key, claim in claims.items():
        if not claim.sources:
            yield TEXTS_FILE, key, "names no source"
        yield from _unknown_sources(TEXTS_FILE, key, claim.sources, known)
    for back in texts.backs:
        if not re.fullmatch(r"back(-[2-9])?", back):
            yield TEXTS_FILE, f"backs.{back}", "no name of a back: back, back-2 ... back-9"
    for suit in texts.suits:
        if suit not in pack.suits:
            yield TEXTS_FILE, f"suits.{suit}", "no such suit"
    for rank in texts.ranks:
        if rank not in data.rank_order:
            yield TEXTS_FILE, f"ranks.{rank}", "no such rank"
    for code in codes:
        if code not in texts.labels:
            yield TEXTS_FILE, f"labels.{code}", "missing"
    for code, label in texts.labels.items():
        if code not in codes:
            yield TEXTS_FILE, f"labels.{code}", "no such card"
        if bool(label.known) != bool(label.sources):
            yield TEXTS_FILE, f"labels.{code}", "what is known needs sources, and sources need what is known"
        yield from _unknown_sources(TEXTS_FILE, f"labels.{code}", label.sources, known)


def _unknown_sources(
    file: str, key: str, named: tuple[str, ...], known: list[str]
) -> Iterator[tuple[str, str, str]]:
    for each in named:
        if each not in known:
            yield file, key, f"no source {each!r}"


def _codes(data: _Data) -> tuple[str, ...]:
    codes = []
    for suit in data.suit_order:
        codes += [suit + rank for rank in data.rank_order]
        codes += [code for code in data.extra_cards if code.startswith(suit)]
    return tuple(codes)


def read(folder: Path) -> Tradition:
    """The tradition in a folder, or `TraditionError` with the first fault found."""
    data = _read_file(folder / DATA_FILE, _Data)
    texts = _read_file(folder / TEXTS_FILE, Texts)
    for file, key, fault in _faults(data, texts):
        raise TraditionError(f"{folder.name}/{file}: {key}: {fault}")
    return Tradition(
        id=folder.name,
        folder=folder,
        own_name=data.own_name,
        other_names=data.other_names,
        name_language=data.name_language,
        own_language=data.own_language,
        pack=PACKS[data.pack],
        games=data.games,
        size_mm=data.size_mm,
        suit_order=data.suit_order,
        rank_order=data.rank_order,
        codes=_codes(data),
        licence=data.licence,
        place=data.place,
        suits=data.suits,
        ranks=data.ranks,
        wikipedia=data.wikipedia,
        sources=data.sources,
        nicknames=data.nicknames,
        texts=texts,
        _card_names=data.card_names,
    )


def read_all(folder: Path | None = None) -> tuple[Tradition | DamagedTradition, ...]:
    """Every tradition below `folder` (the installed cards if None), from west to east, damaged ones last."""
    sound: list[Tradition] = []
    damaged: list[DamagedTradition] = []
    for each in sorted(path for path in (folder or resources.cards()).iterdir() if path.is_dir()):
        try:
            sound.append(read(each))
        except TraditionError as error:
            damaged.append(DamagedTradition(each.name, str(error)))
    return (*sorted(sound, key=lambda it: (it.place.east, it.id)), *damaged)


def named(tradition: str, folder: Path | None = None) -> Tradition:
    """The tradition with that id; `TraditionError` if there is none or its folder is damaged."""
    base = folder or resources.cards()
    known = sorted(path.name for path in base.iterdir() if path.is_dir())
    if tradition not in known:
        raise TraditionError(f"no tradition {tradition!r}; there are {', '.join(known)}")
    return read(base / tradition)


def index_letter(code: str, convention: str) -> str:
    """What stands in the corner of a card: "K", "10", "8" ... by a convention of `INDEX_LETTERS`."""
    return INDEX_LETTERS[convention].get(code[1], code[1])


def playing_codes(tradition: Tradition) -> tuple[str, ...]:
    """The faces of the 32 cards that games are played with, in the order of the engine's numbers."""
    return tuple(tradition.face_code(card) for card in cards_of(ALL))
