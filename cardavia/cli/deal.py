"""`cardavia deal`: a fresh deal record, from a number or from a deal code."""

from __future__ import annotations

import argparse
import sys

from cardavia import deal_codes
from cardavia.cli.common import DONE, complain
from cardavia.games import GAMES
from cardavia.records import by_seed, deal_of, record_of


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The options of the command."""
    parser.add_argument("--game", choices=list(GAMES), help="the game; a deal code names it itself")
    source = parser.add_mutually_exclusive_group(required=True)
    source.add_argument("--seed", type=int, help="the number the deal is made from")
    source.add_argument("--code", help="a deal code, as printed by --print-code")
    parser.add_argument("--dealer", type=int, help="the dealing seat (default: drawn with the deal)")
    parser.add_argument("--print-code", action="store_true", help="print the deal code instead of the record")


def run(args: argparse.Namespace) -> int:
    """Write the record, one line; the exit status."""
    if args.code is not None:
        if args.dealer is not None:
            return complain("--dealer: a deal code names the dealer itself")
        try:
            game, deal = deal_codes.decode(args.code)
        except deal_codes.DealCodeError as error:
            return complain(f"--code: {error}")
        if args.game not in (None, game.name):
            return complain(f"--code: this is a deal of {game.name}, not of {args.game}")
        record = record_of(game.start(deal))
    else:
        if args.game is None:
            return complain("--game: say which game the deal is for")
        game = GAMES[args.game]
        if args.dealer is not None and not 0 <= args.dealer < game.seats:
            return complain(f"--dealer: {args.dealer} is no seat; seats are 0 to {game.seats - 1}")
        record = by_seed(game, args.seed, args.dealer)
    if args.print_code:
        sys.stdout.write(deal_codes.encode(game, deal_of(record)) + "\n")
    else:
        sys.stdout.write(record.to_json().decode() + "\n")
    return DONE
