"""The program's entry: reads the command line and hands over to one command or to the desktop.

Imports of commands are made when a command is called, so that each starts fast and `replay` never loads Qt.
"""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from cardavia.cli.common import DONE, WRONG_USAGE, complain
from cardavia.version import __version__

COMMANDS: Final = {
    "replay": ("cardavia.cli.replay", "read deal records and tell what became of them"),
    "deal": ("cardavia.cli.deal", "make a fresh deal record"),
    "player": ("cardavia.cli.player", "answer for a seat, one question a line"),
    "arena": ("cardavia.cli.arena", "let computer players play each other on the same cards"),
    "review": ("cardavia.cli.review", "tell what each decision of deal records was worth"),
    "gallery-sheet": ("cardavia.desktop.gallery_sheet", "draw all cards of a tradition on one picture"),
    "doctor": ("cardavia.doctor", "tell versions, kernel, screen, fonts and folders"),
}
"""Each command with its module, which has `add_arguments(parser)` and `run(args) -> int`."""
DESKTOP: Final = "cardavia.desktop.app"
"""What runs without a command."""
SMOKE_TEST: Final = "cardavia.desktop.smoke_test"
"""What runs with --smoke-test."""
GAMES: Final = ("schnapsen", "preference", "skat", "schafkopf")
HIGHEST_DEAL: Final = 99_999_999
LEVELS: Final = ("beginner", "club", "master")
PLAYER_PROCESS: Final = ("player-process", "cardavia.player_process_loop")
"""The word with which the program starts itself as a process of a computer player, and its module; for the
program alone, so it stands in no help."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; the exit status (0 done, 1 bad input, 2 wrong usage)."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    if words == [PLAYER_PROCESS[0]]:
        importlib.import_module(PLAYER_PROCESS[1]).run()
    parser = argparse.ArgumentParser(
        prog="cardavia", description="Traditional card games with the traditional cards of each region."
    )
    parser.add_argument("--version", action="version", version=f"cardavia {__version__}")
    parser.add_argument("--game", choices=GAMES, help="sit down at a table of this game at once")
    parser.add_argument(
        "--deal", type=_deal_number, metavar="SEED", help="with --game: the number of the deal"
    )
    parser.add_argument("--level", choices=LEVELS, help="with --game: how the computers play")
    parser.add_argument(
        "--open", type=Path, nargs="?", metavar="FILE", help="open a deal record, as file managers do"
    )
    parser.add_argument("--language", type=_language, metavar="CODE", help="speak da, de, en, ko or vi")
    parser.add_argument(
        "--smoke-test",
        action="store_true",
        help="open every page, let a deal of each game play itself, close",
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, (module_name, text) in COMMANDS.items():
        command = commands.add_parser(name, help=text, description=text.capitalize() + ".")
        if name in words:
            importlib.import_module(module_name).add_arguments(command)
    args = parser.parse_args(words)
    if args.command is None:
        if args.deal is not None and args.game is None:
            parser.error("argument --deal: say with --game which game is dealt")
        return _run(SMOKE_TEST if args.smoke_test else DESKTOP, args)
    if sys.stdin is None or sys.stdout is None:
        return complain(f"{args.command}: standard input and standard output must be open")
    try:
        status = _run(COMMANDS[args.command][0], args)
        sys.stdout.flush()
    except BrokenPipeError:
        _drop_output()
        return DONE
    except OSError as error:
        if error.filename is None:
            _drop_output()
        return complain(f"{error.filename or args.command}: {error.strerror or error}")
    except KeyboardInterrupt:
        return 130
    return status


def _deal_number(text: str) -> int:
    if not text.isdecimal() or len(text) > len(str(HIGHEST_DEAL)):
        raise argparse.ArgumentTypeError(f"deal numbers go from 0 to {HIGHEST_DEAL}")
    return int(text)


def _language(text: str) -> str:
    from cardavia.languages import LANGUAGES, known

    code = known(text)
    if code is None:
        sys.stderr.write(f"cardavia: --language: {text!r} is not spoken here; {', '.join(LANGUAGES)} are\n")
        raise SystemExit(WRONG_USAGE)
    return code


def _run(module: str, args: argparse.Namespace) -> int:
    status: int = importlib.import_module(module).run(args)
    return status


def _drop_output() -> None:
    """Send what is still to be written nowhere: the interpreter would fail at it once more at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


if __name__ == "__main__":
    sys.exit(main())
