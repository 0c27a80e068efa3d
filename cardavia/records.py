"""Deal records: a deal as data, format `cardavia-deal/1`.

A record is what is saved, shared, replayed, tested and given to players.  Reading is strict: whatever is
wrong gives a `RecordError` of one line that names the place.  A record may be redacted for a seat: cards it
may not see are `"??"`.  Deal codes (a distribution as a short text) are in `deal_codes.py`.

Imports `cards` and `games`; no files, no clock.
"""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence
from typing import Annotated, Any, Final

import msgspec

from cardavia.cards import HIDDEN, HIDDEN_TEXT, Card, CardSet
from cardavia.games import GAMES
from cardavia.games.base import Deal, Game, IllegalAction, State

FORMAT: Final = "cardavia-deal/1"
LONGEST_RECORD: Final = 64 * 1024
"""Bytes; a complete record has about 1,500."""
MOST_ACTIONS: Final = 200

_Seat = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]


class RecordError(ValueError):
    """Text that is no deal record; one line that names the place."""


class Record(msgspec.Struct, frozen=True, omit_defaults=True):
    """One deal as it stands in JSON; keys that are not listed here are ignored when reading."""

    format: str
    game: str
    dealer: int
    hands: tuple[tuple[str, ...], ...]
    """By seat, as dealt; the order inside a hand means nothing."""
    stock: tuple[str, ...] = ()
    before: dict[str, Any] = {}
    """Balances or match score, as the game's rule sheet says."""
    actions: tuple[tuple[_Seat, str], ...] = ()
    """Seat and text of each action."""
    seed: int | None = None
    """The number the deal was made from, if any."""

    def to_json(self) -> bytes:
        """One line, without the line end."""
        return msgspec.json.encode(self)


_decoder = msgspec.json.Decoder(Record)


# ---------------------------------------------------------------- reading


def parse(text: bytes | str) -> Record:
    """The record in a JSON text; only its types and its format are checked, see `deal_of`.

    Raises `RecordError`.
    """
    raw = text.encode("utf-8", "surrogatepass") if isinstance(text, str) else text
    if len(raw) > LONGEST_RECORD:
        raise RecordError(f"the record has {len(raw)} bytes; {LONGEST_RECORD} are the most that is read")
    raw = raw.removeprefix(b"\xef\xbb\xbf").strip()
    if not raw:
        raise RecordError("empty: there is no record here")
    try:
        record = _decoder.decode(raw)
    except msgspec.ValidationError as error:
        raise RecordError(_placed(error)) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise RecordError(f"not JSON: {_one_line(str(error))}") from None
    except RecursionError:
        raise RecordError("not a record: nested too deeply") from None
    check_format(record)
    return record


def check_format(record: Record) -> None:
    """Raise `RecordError` for a record of a newer program or one with more actions than any deal has."""
    if record.format != FORMAT:
        raise RecordError(f"format: {record.format!r:.40} is not known; this program reads {FORMAT}")
    if len(record.actions) > MOST_ACTIONS:
        raise RecordError(f"actions: {len(record.actions)} of them; no deal has more than {MOST_ACTIONS}")


def game_of(record: Record) -> Game:
    """The game of a record; `RecordError` if there is no such game."""
    game = GAMES.get(record.game)
    if game is None:
        raise RecordError(f"game: {record.game!r:.40} is not known; known are {', '.join(GAMES)}")
    return game


def deal_of(record: Record, viewer: int | None = None) -> Deal:
    """The deal in a record, checked card by card.

    With `viewer` the record may be redacted for that seat.  Raises `RecordError`.
    """
    game = game_of(record)
    if not 0 <= record.dealer < game.seats:
        raise RecordError(f"dealer: {record.dealer} is no seat; seats are 0 to {game.seats - 1}")
    if len(record.hands) != game.seats:
        raise RecordError(f"hands: {len(record.hands)} of them; {game.name} has {game.seats}")
    if len(record.stock) != game.stock_size:
        raise RecordError(f"stock: {len(record.stock)} cards; {game.name} has {game.stock_size}")
    seen: dict[Card, str] = {}
    hands: list[CardSet] = []
    for seat, texts in enumerate(record.hands):
        if len(texts) != game.hand_size:
            raise RecordError(f"hands[{seat}]: {len(texts)} cards; {game.name} deals {game.hand_size}")
        cards = _cards(game, texts, f"hands[{seat}]", seen, viewer is not None)
        if HIDDEN in cards and (seat == viewer or any(card != HIDDEN for card in cards)):
            raise RecordError(
                f"hands[{seat}]: a hand is hidden as a whole or not at all, and never the own one"
            )
        hands.append(sum(1 << card for card in cards if card != HIDDEN))
    stock = tuple(_cards(game, record.stock, "stock", seen, viewer is not None))
    for place in range(game.stock_size - game.stock_open, game.stock_size):
        if stock[place] == HIDDEN:
            raise RecordError(f"stock[{place}]: this card lies open and is hidden from nobody")
    return Deal(record.dealer, tuple(hands), stock, _before(game, record))


def _cards(game: Game, texts: Sequence[str], place: str, seen: dict[Card, str], hidden: bool) -> list[Card]:
    by_text = game.pack.by_text
    cards: list[Card] = []
    for index, text in enumerate(texts):
        card = by_text.get(text)
        if card is None:
            if text == HIDDEN_TEXT and hidden:
                cards.append(HIDDEN)
                continue
            if text == HIDDEN_TEXT:
                raise RecordError(f"{place}[{index}]: a hidden card; only a complete record can be replayed")
            raise RecordError(f"{place}[{index}]: {text!r:.20} is no card of the {game.pack.name} pack")
        if not game.cards >> card & 1:
            raise RecordError(f"{place}[{index}]: {text} is not played with in {game.name}")
        if card in seen:
            raise RecordError(f"{place}[{index}]: {text} is also in {seen[card]}")
        seen[card] = place
        cards.append(card)
    return cards


def _before(game: Game, record: Record) -> Any:
    if not record.before:
        return game.fresh_before()
    for name in game.before_type.__struct_fields__:
        if name not in record.before:
            raise RecordError(f"before: {name} is missing")
    try:
        before = msgspec.convert(record.before, game.before_type)
        game.check_before(before)
    except (msgspec.ValidationError, ValueError) as error:
        raise RecordError(f"before: {_one_line(str(error))}") from None
    return before


def replay(record: Record) -> State:
    """The state after all actions of a complete record.

    Raises `RecordError` if it is no sound record, `ReplayError` at the first illegal action.
    """
    state = game_of(record).start(deal_of(record))
    for index, (seat, text) in enumerate(record.actions):
        try:
            state = state.act(seat, text)
        except IllegalAction as error:
            raise ReplayError(index, error) from None
    return state


class ReplayError(Exception):
    """The first illegal action of a record: its index and the refusal."""

    def __init__(self, index: int, refusal: IllegalAction) -> None:
        super().__init__(index, refusal)
        self.index = index
        self.refusal = refusal

    def __str__(self) -> str:
        return f"actions[{self.index}]: {self.refusal}"


def view_of(record: Record, seat: int, shown: Sequence[str] = ()) -> State:
    """The state as a seat knows it, from a record redacted for that seat.

    `shown` are cards that lie open beside the record (the declarer's ten in an open Null).  The actions
    are taken as seen: whether they fit the moment is asked, whether the cards allowed them is not.
    Raises `RecordError`.
    """
    game = game_of(record)
    if not 0 <= seat < game.seats:
        raise RecordError(f"seat: {seat} is no seat; seats are 0 to {game.seats - 1}")
    state = game.start(deal_of(record, viewer=seat), viewer=seat)
    for index, (actor, text) in enumerate(record.actions):
        action = game.vocabulary.parse(text)
        if action is None or actor != state.to_act or not state.fits(action):
            raise RecordError(f"actions[{index}]: {text!r:.40} by seat {actor} cannot have been seen here")
        state = state.advance(action)
    if shown:
        try:
            state = state.with_shown(game.pack.set_of(shown))
        except ValueError as error:
            raise RecordError(f"shown: {error}") from None
    return state


# ---------------------------------------------------------------- writing


def record_of(state: State, seed: int | None = None) -> Record:
    """The record of a state; of an observation, the redacted record."""
    game, deal = state.game, state.deal
    hands = tuple(
        tuple(game.pack.texts(hand)) if hand else (HIDDEN_TEXT,) * game.hand_size for hand in deal.hands
    )
    text = game.vocabulary.text
    return Record(
        format=FORMAT,
        game=game.name,
        dealer=deal.dealer,
        hands=hands,
        stock=tuple(game.pack.text(card) for card in deal.stock),
        before=msgspec.json.decode(msgspec.json.encode(deal.before)),
        actions=tuple((seat, text(action)) for seat, action in state.history),
        seed=seed,
    )


def redacted(record: Record, seat: int) -> Record:
    """The record as a seat may see it: every card unknown to it is `"??"`.

    Raises `RecordError` or `ReplayError` if the record is not sound.
    """
    return record_of(replay(record).observe(seat), None)


def seed_of(view: State, number: int = 0) -> int:
    """A seed from what a seat sees, the same on every machine; another `number` gives another one."""
    content = f"{number} {view.viewer} ".encode() + record_of(view).to_json()
    return int.from_bytes(hashlib.sha256(content).digest()[:8], "big") >> 1


def by_seed(game: Game, seed: int, dealer: int | None = None) -> Record:
    """A fresh deal from a number."""
    return record_of(game.start(game.deal(random.Random(seed), dealer)), seed)


def _placed(error: msgspec.ValidationError) -> str:
    """`hands[2]: expected array, got str` out of msgspec's sentence."""
    message, _, place = _one_line(str(error)).partition(" - at `")
    place = place.rstrip("`").removeprefix("$").removeprefix(".")
    message = message.replace("`", "")
    return (
        f"{place}: {message[:1].lower()}{message[1:]}"
        if place
        else f"not a record: {message[:1].lower()}{message[1:]}"
    )


def _one_line(text: str) -> str:
    return " ".join(text.split())[:200]
