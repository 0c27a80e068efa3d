"""What the commands share: exit status, one-line errors, reading lines of bounded length."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import BinaryIO, Final

DONE: Final = 0
BAD_INPUT: Final = 1
WRONG_USAGE: Final = 2

_CHUNK: Final = 1 << 16


def complain(message: str) -> int:
    """Say on standard error, in one line, what was wrong; returns the exit status for bad input."""
    sys.stderr.write(f"cardavia: {' '.join(message.split())}\n")
    return BAD_INPUT


def lines_of(stream: BinaryIO, longest: int) -> Iterator[bytes | None]:
    """The lines of a stream without their ends; None in place of a line longer than `longest` bytes.

    A longer line is skipped without keeping it, so that memory stays bounded whatever comes in.
    """
    while line := stream.readline(longest + 2):
        if line.endswith(b"\n"):
            yield line.rstrip(b"\r\n")
            continue
        rest = stream.readline(_CHUNK)
        if not rest:
            yield line
            continue
        while rest and not rest.endswith(b"\n"):
            rest = stream.readline(_CHUNK)
        yield None
