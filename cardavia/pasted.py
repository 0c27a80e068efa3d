"""Any text that stands for a deal: a game with a number, a deal code, a record, a report with a deal in it.

`read_deal` finds out which of them a text is and checks it down to the last action; whatever is wrong is a
`PasteError` that says where and why.  `sealed` packs a deal with everything that is needed to go on with it
at the same decision, in letters that nobody reads by accident: the hidden cards of a running deal are in it.

No files, no Qt.  Imports `records`, `deal_codes`, `games`, `strings`, and `table_words` for what the rules
refuse.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from typing import Final

import msgspec

from cardavia.deal_codes import DealCodeError, decode
from cardavia.games import GAMES
from cardavia.records import (
    LONGEST_RECORD,
    Record,
    RecordError,
    ReplayError,
    deal_of,
    parse,
    record_of,
    replay,
)
from cardavia.strings import Text, say
from cardavia.table_words.registry import WORDS

LONGEST: Final = 1024 * 1024
"""Bytes of a text or file at most."""
BEGIN, END = "-----BEGIN CARDAVIA DEAL-----", "-----END CARDAVIA DEAL-----"
_WIDTH: Final = 76
_NUMBER: Final = re.compile(rf"({'|'.join(GAMES)})\W+(?:\w+\W+)?(\d{{1,8}})(?:\W.*)?", re.IGNORECASE)
_CODE: Final = re.compile(
    rf"(?:{'|'.join(game.rule_prefix for game in GAMES.values())})[-\s]?[\w\s-]+", re.IGNORECASE
)


class PasteError(ValueError):
    """Text that is no deal; `text` says why in one sentence."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text


class PastedDeal(msgspec.Struct, frozen=True):
    """What a text stands for: a number of a game, or a record."""

    game: str
    number: int | None = None
    """The deal number, where there is no record."""
    record: Record | None = None
    luck: int | None = None
    """The seed of the computers' decisions, where the text holds it."""
    others: int = 0
    """How many further deals the text holds, which are not taken."""


class _Sealed(msgspec.Struct, frozen=True):
    record: Record
    luck: int


def read_deal(content: str | bytes, game: str | None = None) -> PastedDeal:
    """The deal in a text; a number alone is one of `game`.  Raises `PasteError`."""
    if len(content) > LONGEST:
        raise PasteError(say("This is too much to be a deal: more than a million letters."))
    text = _decoded(content).strip()
    if not text:
        raise PasteError(
            say("There is nothing here: a deal is a game with a number, a deal code or a record.")
        )
    if BEGIN in text:
        return _unsealed(text)
    if "{" in text:
        return _records(text)
    if text.isdecimal() and len(text) <= 8 and game is not None:
        return PastedDeal(game, int(text))
    named = _NUMBER.fullmatch(text)
    if named is not None:
        return PastedDeal(named[1].lower(), int(named[2]))
    if _CODE.fullmatch(text):
        return _coded(text)
    raise PasteError(say("This is no deal: neither a game with a number, nor a deal code, nor a record."))


def sealed(record: Record, luck: int) -> str:
    """A deal and the seed of its computers as lines of letters that `read_deal` reads."""
    packed = base64.b64encode(zlib.compress(msgspec.json.encode(_Sealed(record, luck)), 9)).decode()
    lines = (packed[start : start + _WIDTH] for start in range(0, len(packed), _WIDTH))
    return "\n".join([BEGIN, *lines, END])


def _decoded(content: str | bytes) -> str:
    if isinstance(content, str):
        return content.removeprefix("\ufeff")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise PasteError(say("This file holds no text and so no deal.")) from None


def _coded(text: str) -> PastedDeal:
    try:
        game, deal = decode(text)
    except DealCodeError as error:
        raise PasteError(say("This deal code does not hold: {reason}", reason=str(error))) from None
    return PastedDeal(game.name, record=record_of(game.start(deal)))


def _records(text: str) -> PastedDeal:
    """The first record in a text, whatever stands around it; there may be one a line."""
    start = text.index("{")
    try:
        _, end = json.JSONDecoder().raw_decode(text, start)
    except json.JSONDecodeError as error:
        place = say("Line {line}, column {column}: this is no record.", line=error.lineno, column=error.colno)
        raise PasteError(place) from None
    except (RecursionError, ValueError):
        raise PasteError(say("Line {line}, column {column}: this is no record.", line=1, column=1)) from None
    record = _checked(text[start:end], text.count("\n", 0, start) + 1)
    others = sum(line.lstrip().startswith("{") for line in text[end:].splitlines())
    return PastedDeal(record.game, record=record, others=others)


def _checked(text: str, line: int) -> Record:
    try:
        record = parse(text)
        replay(record)
    except RecordError as error:
        raise PasteError(
            say("Line {line}: this is no record ({reason}).", line=line, reason=str(error))
        ) from None
    except ReplayError as error:
        raise PasteError(_refused(record, error)) from None
    return record


def _refused(record: Record, error: ReplayError) -> Text:
    """The first illegal action with the rule that forbids it."""
    game = GAMES[record.game]
    refusal = WORDS[game.name].refusal(game.start(deal_of(record)), error.refusal)
    seat, action = record.actions[error.index]
    return say(
        "Action {place} ({action}, seat {seat}) is against rule {rule}: {reason}",
        place=error.index + 1,
        action=action[:40],
        seat=seat,
        reason=refusal.text,
        rule=refusal.rule,
    )


def _unsealed(text: str) -> PastedDeal:
    packed = text.partition(BEGIN)[2].partition(END)[0]
    try:
        raw = base64.b64decode("".join(packed.split()).encode(), validate=True)
        opened = zlib.decompressobj()
        content = opened.decompress(raw, LONGEST_RECORD + 1024)
        deal = msgspec.json.decode(content, type=_Sealed)
    except (binascii.Error, zlib.error, msgspec.MsgspecError, UnicodeError, RecursionError):
        raise PasteError(say("The deal in this report is cut short or damaged.")) from None
    record = _checked(deal.record.to_json().decode(), 1)
    return PastedDeal(record.game, record=record, luck=deal.luck)
