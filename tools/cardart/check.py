"""Mechanical checks on written faces: ``python -m cardart.check assets/cards``."""
from __future__ import annotations

import re
import sys
from pathlib import Path

from . import palette
from .__main__ import PACKS

TAGS = {"svg", "title", "rect", "path", "g", "use"}
LIMIT = 330_000


def colours() -> set[str]:
    return {v.lower() for k, v in vars(palette).items() if k.isupper()}


def problems(root: Path) -> list[str]:
    out: list[str] = []
    known = colours() | {"#b9a98a", "#b5702c", "#7a7062", "#d9a441", "#dcae4b", "#8a4b22", "#b0703a", "#c08a54", "#b5773a", "#5b4a3c", "#352a22",
                         "#b8ad96", "#6a6257", "#4a2b48"}
    for pack, codes in PACKS.items():
        for code in [*codes, "back"]:
            f = root / pack / f"{code}.svg"
            if not f.exists():
                out.append(f"{pack}/{code}: missing")
                continue
            text = f.read_text(encoding="utf-8")
            tags = set(re.findall(r"<([a-z]+)", text)) - TAGS
            if tags:
                out.append(f"{pack}/{code}: foreign elements {sorted(tags)}")
            odd = {c.lower() for c in re.findall(r'fill="(#[0-9a-fA-F]{6})"', text)} - known
            if odd:
                out.append(f"{pack}/{code}: colours outside the palette {sorted(odd)}")
            if len(text) > LIMIT:
                out.append(f"{pack}/{code}: {len(text)} bytes")
            if pack == "wiener-bild" and code[-1] in "KQJ" and "rotate(180" not in text:
                out.append(f"{pack}/{code}: not point symmetric")
    return out


if __name__ == "__main__":
    bad = problems(Path(sys.argv[1]))
    print("\n".join(bad) or "ok")
    sys.exit(1 if bad else 0)
