"""Mechanical checks on written faces: ``python -m tools.cardart.check assets/cards``.

For: elements, palette, size, completeness, the border, and point symmetry of double-ended
cards, all read from the written text. Not for: looks. May import: ``packs``, ``palette``.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from . import palette
from .packs import BACKS, PACKS

TAGS = {"svg", "title", "rect", "path", "g", "use"}
LIMIT = 150_000  # bytes of one face
TOTAL = 8_000_000  # bytes of all packs
MARGIN = 8.0  # card units from the edge of the card that stay bare

_NUMBER = re.compile(r"-?\d+")
_STEP = re.compile(r"([a-zA-Z])([^a-zA-Z]*)")


def colours() -> set[str]:
    """The colours that faces may use."""
    return {v.lower() for k, v in vars(palette).items() if k.isupper() and isinstance(v, str)}


def path_points(data: str) -> Iterator[tuple[int, int]]:
    """End points and handles of path data, in written steps. ValueError for a foreign command."""
    x = y = sx = sy = 0
    for letter, rest in _STEP.findall(data):
        n = [int(v) for v in _NUMBER.findall(rest)]
        if letter in "Mm":
            x, y = (n[0], n[1]) if letter == "M" else (sx + n[0], sy + n[1])
            sx, sy = x, y
            yield x, y
            n = n[2:]
            letter = "l"
        if letter == "l":
            for dx, dy in zip(n[::2], n[1::2], strict=True):
                x, y = x + dx, y + dy
                yield x, y
        elif letter == "c":
            for i in range(0, len(n), 6):
                for k in (0, 2, 4):
                    yield x + n[i + k], y + n[i + k + 1]
                x, y = x + n[i + 4], y + n[i + 5]
        elif letter in "hv":
            for d in n:
                x, y = (x + d, y) if letter == "h" else (x, y + d)
                yield x, y
        elif letter == "z":
            x, y = sx, sy
        else:
            raise ValueError(f"path command {letter}")


def _outside(text: str, w: int, h: int) -> float:
    """How far (card units) any plain path reaches into the bare margin; 0 if none does."""
    scale = re.search(r'<g transform="scale\(([.\d]+)\)">', text)
    k = float(scale.group(1)) if scale else 1.0
    worst = 0.0
    plain = re.sub(r'<g transform="(?:translate|matrix)[^>]*>.*?</g></g>', "", text)
    for data in re.findall(r' d="([^"]*)"', plain):
        for x, y in path_points(data):
            depth = min(x * k, y * k, w - x * k, h - y * k)
            worst = max(worst, MARGIN - depth)
    return worst


def face_problems(text: str, size: tuple[int, int], symmetric: bool = False) -> list[str]:
    """What is wrong with the SVG text of one card; empty if nothing."""
    out: list[str] = []
    tags = set(re.findall(r"<([a-z]+)", text)) - TAGS
    if tags:
        out.append(f"foreign elements {sorted(tags)}")
    odd = {c.lower() for c in re.findall(r'(?:fill|stroke)="([^"]*)"', text)} - colours()
    if odd:
        out.append(f"colours outside the palette {sorted(odd)}")
    if len(text) > LIMIT:
        out.append(f"{len(text)} bytes, more than {LIMIT}")
    depth = _outside(text, *size)
    if depth > 0:
        out.append(f"reaches {depth:.1f} units into the margin")
    if symmetric and "rotate(180" not in text:
        out.append("not point symmetric")
    return out


def problems(root: Path) -> list[str]:
    """What is wrong with the packs written under ``root``; one line each, empty if nothing."""
    out: list[str] = []
    total = 0
    for pack in PACKS.values():
        for code in [*pack.codes, *BACKS]:
            file = root / pack.name / f"{code}.svg"
            if not file.exists():
                out.append(f"{pack.name}/{code}: missing")
                continue
            text = file.read_text(encoding="utf-8")
            total += len(text.encode())
            double = pack.name != "salisburghesi" and code not in BACKS and code[1] in "KQJOU"
            out += [f"{pack.name}/{code}: {p}" for p in face_problems(text, pack.size, double)]
    if total > TOTAL:
        out.append(f"all packs: {total} bytes, more than {TOTAL}")
    return out


if __name__ == "__main__":
    found = problems(Path(sys.argv[1] if len(sys.argv) > 1 else "assets/cards"))
    print("\n".join(found) or "ok")
    sys.exit(1 if found else 0)
