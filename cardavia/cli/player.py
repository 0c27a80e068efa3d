"""`cardavia player`: a player process, one question a line in and one action text a line out.

A question is a JSON object `{"record": as the seat sees it, "seat": n, "legal": [...]}`, in an open Null with
`"shown"`, the declarer's ten cards.  The answer is always one of `legal`; for a line that is no question it
is an empty line, and standard error says why.  The process goes on until its input ends.  Imports `players`,
`records`.
"""

from __future__ import annotations

import argparse
import sys
from typing import Annotated, BinaryIO, Final

import msgspec
from msgspec.structs import replace

from cardavia.cards import HIDDEN_TEXT
from cardavia.cli.common import DONE, complain, lines_of
from cardavia.games import GAMES
from cardavia.games.base import Game, Observation, State
from cardavia.players.base import Cancel, Player
from cardavia.players.levels import PLAYER_NAMES, make_player
from cardavia.players.rule_of_thumb import RuleOfThumb
from cardavia.records import (
    LONGEST_RECORD,
    RecordError,
    ReplayError,
    parse,
    replay,
    seed_of,
    view_of,
)

LONGEST_QUESTION: Final = LONGEST_RECORD + 16 * 1024
"""Bytes; the legal actions of a discard have about 1,500."""


class Question(msgspec.Struct, frozen=True):
    """One line of the input; what else stands in it is ignored."""

    record: msgspec.Raw
    seat: int
    legal: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    shown: tuple[str, ...] = ()


class NoQuestionError(ValueError):
    """A line that is no question; one line."""


_decoder = msgspec.json.Decoder(Question)


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("--game", choices=list(GAMES), required=True)
    parser.add_argument("--level", choices=list(PLAYER_NAMES), required=True)
    parser.add_argument(
        "--seed", type=int, default=0, help="another number, other answers where two are alike"
    )


def run(args: argparse.Namespace) -> int:
    """Answer every line of standard input; the exit status."""
    return stream(
        sys.stdin.buffer, sys.stdout.buffer, GAMES[args.game], make_player(args.game, args.level), args.seed
    )


def stream(lines: BinaryIO, out: BinaryIO, game: Game, player: Player, seed: int) -> int:
    """One answer for each line."""
    for number, line in enumerate(lines_of(lines, LONGEST_QUESTION), 1):
        try:
            text = answer_to(line, game, player, seed)
        except NoQuestionError as error:
            complain(f"line {number}: {error}")
            text = ""
        out.write(text.encode("utf-8", "replace") + b"\n")
        out.flush()
    return DONE


def answer_to(line: bytes | None, game: Game, player: Player, seed: int) -> str:
    """The action text for one line; `NoQuestionError` if it is no question.

    The question's own `legal` counts, whatever the record says: with a record that cannot be read its first
    entry is the answer.  What a player raises is told on standard error, and a rule of thumb answers in its
    place.
    """
    if line is None:
        raise NoQuestionError(f"longer than {LONGEST_QUESTION} bytes")
    try:
        question = _decoder.decode(line)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise NoQuestionError(f"no question: {' '.join(str(error).split())[:200]}") from None
    if any(text.splitlines() != [text] for text in question.legal):
        raise NoQuestionError("legal: an action text is one line")
    try:
        view = seen(game, question)
    except (RecordError, ReplayError) as error:
        complain(f"record: {error}")
        return question.legal[0]
    actions = {action: text for text in question.legal if (action := game.vocabulary.parse(text)) is not None}
    if len(question.legal) == 1 or not actions:
        return question.legal[0]
    asked = Observation(question.seat, view, tuple(actions))
    for each in (player, RuleOfThumb()):
        try:
            choice = each.choose(asked, seed_of(view, seed), Cancel())
        except Exception as error:
            # the other side waits for a line: whatever went wrong is said, and the next one answers
            complain(f"{type(each).__name__}: {type(error).__name__}: {error}")
            continue
        if choice.action in actions:
            return actions[choice.action]
    return question.legal[0]


def seen(game: Game, question: Question) -> State:
    """What the seat knows; cards that it cannot know are removed first if the record gives them away.

    Raises `RecordError` or `ReplayError` if the record cannot be that of a deal of this game.
    """
    record = parse(bytes(question.record))
    if record.game != game.name:
        raise RecordError(f"a deal of {record.game!r:.40}; this process plays {game.name}")
    cards = (*record.stock, *(card for hand in record.hands for card in hand))
    if HIDDEN_TEXT in cards:
        hands = tuple(
            hand if seat == question.seat else (HIDDEN_TEXT,) * len(hand)
            for seat, hand in enumerate(record.hands)
        )
        return view_of(replace(record, hands=hands), question.seat, question.shown)
    state = replay(record)
    if not 0 <= question.seat < game.seats:
        raise RecordError(f"seat: {question.seat} is no seat; seats are 0 to {game.seats - 1}")
    return state.observe(question.seat)
