"""The command line of the translation tools; see the package's docstring for its words."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.i18n import commands
from tools.i18n.catalogue import TRANSLATED, ToolError
from tools.i18n.sources import MarkError


def main() -> int:
    """Do what the first word says; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.i18n", description=__doc__)
    words = parser.add_subparsers(dest="word")
    missing = words.add_parser("missing", help="write what is not translated yet as JSON")
    missing.add_argument("language", choices=TRANSLATED)
    missing.add_argument("--out", type=Path, metavar="FILE")
    missing.add_argument("--all", action="store_true", help="the translated texts too, to revise them")
    fill = words.add_parser("fill", help="take translations from such a file")
    fill.add_argument("language", choices=TRANSLATED)
    fill.add_argument("file", type=Path)
    check = words.add_parser("check", help="say what is unfinished or wrong")
    check.add_argument("language", choices=TRANSLATED, nargs="?")
    rules = words.add_parser("check-rules", help="compare the rule sheets with the English ones")
    rules.add_argument("language", choices=TRANSLATED)
    compiling = words.add_parser("compile", help="make .qm files")
    compiling.add_argument(
        "--out", type=Path, metavar="FOLDER", help="where (beside the sources if left out)"
    )
    args = parser.parse_args()
    try:
        if args.word == "missing":
            return commands.missing(args.language, args.out, args.all)
        if args.word == "fill":
            return commands.fill(args.language, args.file)
        if args.word == "check":
            return commands.check((args.language,) if args.language else TRANSLATED)
        if args.word == "check-rules":
            return commands.check_rules(args.language)
        if args.word == "compile":
            return commands.compile_translations(args.out)
        return commands.update()
    except (MarkError, ToolError) as error:
        sys.stderr.write(f"i18n: {error}\n")
        return 1


if __name__ == "__main__":
    sys.exit(main())
