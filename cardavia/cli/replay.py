"""`cardavia replay`: what became of each deal record, one answer a line.

With `--json` it is a stream that outside programs rely on: one JSON object in, one out, and a bad line gives
an answer with `error` and never ends the stream.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from cardavia.cli.common import DONE, complain, lines_of
from cardavia.games.base import Game, Settlement
from cardavia.records import LONGEST_RECORD, RecordError, ReplayError, parse, replay


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument(
        "file", nargs="?", default="-", help="file of records, one a line; - is standard input"
    )
    parser.add_argument("--json", action="store_true", help="answer each line with one JSON object")


def run(args: argparse.Namespace) -> int:
    """Answer every line of the file; the exit status."""
    if args.file == "-":
        return _stream(sys.stdin.buffer, args.json)
    with Path(args.file).open("rb") as stream:
        return _stream(stream, args.json)


def _stream(stream: BinaryIO, as_json: bool) -> int:
    out = sys.stdout.buffer
    status = DONE
    for number, line in enumerate(lines_of(stream, LONGEST_RECORD), 1):
        answer = answer_to(line)
        if as_json:
            out.write(_line(answer))
        elif "error" in answer or "illegal_at" in answer:
            out.flush()
            status = complain(f"line {number}: {_sentence(answer)}")
        else:
            out.write(f"line {number}: {_sentence(answer)}\n".encode())
        out.flush()
    return status


def _line(answer: dict[str, Any]) -> bytes:
    """An answer as one line of ASCII, so that nobody takes a quoted U+2028 for the end of a line."""
    return json.dumps(msgspec.to_builtins(answer), separators=(",", ":")).encode() + b"\n"


def answer_to(line: bytes | None) -> dict[str, Any]:
    """The answer to one line: what stands in the contract of the command line.

    `finished` always; `to_act` and `legal` while the deal runs; `settlement`, `after` and the `items` of the
    settlement when it is over.  An illegal action: `illegal_at`, `rule`, `reason`.  No record: `error`.
    """
    if line is None:
        return {"error": f"longer than {LONGEST_RECORD} bytes, more than any deal record"}
    try:
        state = replay(parse(line))
    except RecordError as error:
        return {"error": str(error)}
    except ReplayError as error:
        refusal = error.refusal
        return {"illegal_at": error.index, "rule": refusal.rule, "reason": refusal.reason}
    settlement = state.settlement()
    if settlement is None:
        return {"finished": False, "to_act": state.to_act, "legal": state.legal_texts()}
    return {
        "finished": True,
        "settlement": settlement.fields(),
        "after": state.after(),
        "items": items_of(state.game, settlement),
    }


def items_of(game: Game, settlement: Settlement) -> list[dict[str, Any]]:
    """The lines that make up a settlement, cards as texts."""
    lines = []
    for item in settlement.items:
        line: dict[str, Any] = {
            "key": item.key,
            "amount": item.amount,
            "unit": item.unit,
            "rule": item.rule,
        }
        if item.payer is not None:
            line |= {"payer": item.payer, "payee": item.payee}
        if item.cards:
            line["cards"] = game.pack.texts(item.cards)
        lines.append(line)
    return lines


def _sentence(answer: dict[str, Any]) -> str:
    if "error" in answer:
        return str(answer["error"])
    if "illegal_at" in answer:
        return f"actions[{answer['illegal_at']}] is illegal by rule {answer['rule']}: {answer['reason']}"
    if not answer["finished"]:
        return f"seat {answer['to_act']} is to act: {', '.join(answer['legal'])}"
    fields = answer["settlement"]
    details = ", ".join(f"{name} {_value(value)}" for name, value in fields.items() if name != "scores")
    return f"finished, scores {_value(fields['scores'])}; {details}"


def _value(value: object) -> str:
    if isinstance(value, tuple):
        return " ".join(str(each) for each in value)
    return str(value)
