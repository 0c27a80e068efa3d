"""What the program and its player processes say to each other: questions, answers, frames.

A question to a player carries the record as the seat sees it, never the deal: whoever asks with anything else
gets a `ValueError` before a byte is written.  The coach is asked about the whole deal.  A frame is four bytes
of length (big-endian) and one message in msgpack; floats cross unchanged.  Imports `records`, `games`
and `players.base`.
"""

from __future__ import annotations

import struct
from typing import IO, Final

import msgspec

from cardavia.games import GAMES
from cardavia.games.base import Observation
from cardavia.players.base import Candidate, Choice
from cardavia.records import Record, record_of, view_of

LONGEST: Final = 1 << 20
"""Bytes of a message, at most."""
_LENGTH: Final = struct.Struct(">I")


class Question(msgspec.Struct, frozen=True, tag="ask"):
    """Ask a player for a seat; `record` is redacted for it, `shown` lies open beside the record."""

    ticket: int
    level: str
    clock: bool
    seed: int
    seat: int
    record: Record
    shown: tuple[str, ...]
    legal: tuple[str, ...]


class Judge(msgspec.Struct, frozen=True, tag="judge"):
    """Ask the coach about one action of a complete record, with a budget by its name."""

    ticket: int
    record: Record
    index: int
    budget: str


class CallOff(msgspec.Struct, frozen=True, tag="off"):
    """The answer to a question is no longer wanted."""

    ticket: int


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """The process has read its modules and takes questions."""


class Weighed(msgspec.Struct, frozen=True):
    """A `Candidate` with its action as text."""

    action: str
    value: float
    spread: float
    win: float | None
    behind_error: float | None = None
    win_error: float | None = None


class Chosen(msgspec.Struct, frozen=True, tag="choice"):
    """A `Choice` with its actions as texts."""

    ticket: int
    action: str
    candidates: tuple[Weighed, ...]
    worlds: int
    reason: str


class Judged(msgspec.Struct, frozen=True, tag="judged"):
    """What the coach says: a `coach.Decision` in msgpack, which only those read who know the coach."""

    ticket: int
    decision: bytes


class CalledOff(msgspec.Struct, frozen=True, tag="called-off"):
    """The question was called off before it was answered."""

    ticket: int


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """The player or the coach raised `error`; one line."""

    ticket: int
    error: str


ToPlayer = Question | Judge | CallOff
ToProgram = Ready | Chosen | Judged | CalledOff | Failed
_encoder: Final = msgspec.msgpack.Encoder()
_to_player: Final = msgspec.msgpack.Decoder(ToPlayer)
_to_program: Final = msgspec.msgpack.Decoder(ToProgram)


def question_of(observation: Observation, ticket: int, level: str, seed: int, clock: bool = True) -> Question:
    """The question for an observation; `ValueError` if its state is not what the seat may see."""
    state, seat = observation.state, observation.seat
    if state.viewer != seat:
        raise ValueError(f"a player is asked only about what seat {seat} sees")
    game = state.game
    return Question(
        ticket,
        level,
        clock,
        seed,
        seat,
        record_of(state),
        tuple(game.pack.texts(state.shown())),
        tuple(game.vocabulary.text(action) for action in observation.legal),
    )


def observation_of(question: Question) -> Observation:
    """The observation that a question was made from; `RecordError` or `KeyError` if there is none."""
    game = GAMES[question.record.game]
    view = view_of(question.record, question.seat, question.shown)
    legal = (game.vocabulary.parse(text) for text in question.legal)
    return Observation(question.seat, view, tuple(action for action in legal if action is not None))


def chosen_of(choice: Choice, question: Question) -> Chosen:
    """The message for a choice."""
    text = GAMES[question.record.game].vocabulary.text
    weighed = tuple(
        Weighed(text(each.action), each.value, each.spread, each.win, each.behind_error, each.win_error)
        for each in choice.candidates
    )
    return Chosen(question.ticket, text(choice.action), weighed, choice.worlds, choice.reason)


def choice_of(chosen: Chosen, observation: Observation) -> Choice:
    """The choice that a message tells; `ValueError` for an action that the game does not have."""
    vocabulary = observation.state.game.vocabulary
    actions = {
        each: vocabulary.parse(each) for each in (chosen.action, *(c.action for c in chosen.candidates))
    }
    unknown = [text for text, action in actions.items() if action is None]
    if unknown:
        raise ValueError(f"no action of {observation.state.game.name}: {unknown[0]:.40}")
    known = {text: action for text, action in actions.items() if action is not None}
    return Choice(
        known[chosen.action],
        tuple(
            Candidate(
                known[each.action], each.value, each.spread, each.win, each.behind_error, each.win_error
            )
            for each in chosen.candidates
        ),
        chosen.worlds,
        chosen.reason,
    )


def write(stream: IO[bytes], message: ToPlayer | ToProgram) -> None:
    """Write one frame; `OSError` if nobody reads any more."""
    content = _encoder.encode(message)
    stream.write(_LENGTH.pack(len(content)) + content)
    stream.flush()


def read_question(stream: IO[bytes]) -> ToPlayer | None:
    """The next message to a player; None at the end of the stream."""
    content = _frame(stream)
    return None if content is None else _to_player.decode(content)


def read_answer(stream: IO[bytes]) -> ToProgram | None:
    """The next message of a player; None at the end of the stream or after something that is no message."""
    content = _frame(stream)
    try:
        return None if content is None else _to_program.decode(content)
    except msgspec.MsgspecError:
        return None


def _frame(stream: IO[bytes]) -> bytes | None:
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        return None
    (length,) = _LENGTH.unpack(head)
    content = stream.read(length) if length <= LONGEST else b""
    return content if len(content) == length else None
