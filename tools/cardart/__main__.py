"""Write the card faces and backs: ``python -m tools.cardart --out assets/cards``.

Every run writes the same bytes. May import: ``packs``.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from .packs import BACKS, PACKS


def write(out: Path, names: Sequence[str], codes: Sequence[str] | None = None) -> list[Path]:
    """Write ``<out>/<pack>/<code>.svg`` and the two backs; only ``codes`` if given. Returns the files."""
    files: list[Path] = []
    for name in names:
        pack = PACKS[name]
        folder = out / name
        folder.mkdir(parents=True, exist_ok=True)
        for code in [*pack.codes, *BACKS]:
            if codes is not None and code not in codes:
                continue
            text = pack.back(BACKS.index(code) + 1) if code in BACKS else pack.face(code)
            path = folder / f"{code}.svg"
            path.write_text(text, encoding="utf-8", newline="\n")
            files.append(path)
    return files


def main(argv: Sequence[str] | None = None) -> None:
    """Command line; prints how many files were written."""
    parser = argparse.ArgumentParser(prog="cardart", description="Write the card faces and backs as SVG.")
    parser.add_argument("--out", type=Path, default=Path("assets/cards"), help="folder of the packs")
    parser.add_argument("--pack", choices=[*PACKS, "all"], default="all")
    parser.add_argument("--cards", nargs="*", help="only these, e.g. HK EU back-2")
    args = parser.parse_args(argv)
    files = write(args.out, list(PACKS) if args.pack == "all" else [args.pack], args.cards)
    print(f"{len(files)} files, {sum(f.stat().st_size for f in files) / 1e6:.1f} MB, in {args.out}")


if __name__ == "__main__":
    main()
