"""The four packs: their codes, sizes, faces and backs.

For: the command line, the checks and the tests. Not for: drawing. May import: the pack modules.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from . import backs, bavaria, salzburg, tell, vienna
from .build import card_svg
from .pen import Art

FRENCH, GERMAN = "CSHD", "EGHS"


@dataclass(frozen=True)
class Pack:
    """One pack: ``size`` in card units, ``mm`` in millimetres, ``codes`` of its faces."""

    name: str
    size: tuple[int, int]
    mm: tuple[float, float]
    codes: tuple[str, ...]
    layers: Callable[[str], list[str]]

    def face(self, code: str) -> str:
        """SVG text of one face; KeyError for a code that the pack has not."""
        if code not in self.codes:
            raise KeyError(f"{self.name} has no card {code}")
        return card_svg(*self.size, self.layers(code), self.mm, title=code)

    def back(self, number: int) -> str:
        """SVG text of the back ``number`` (1 or 2)."""
        sheet = Art(seed=9)
        backs.BACKS[self.name][number - 1](sheet, *self.size)
        return card_svg(*self.size, sheet.paths(), self.mm, title="back" if number == 1 else f"back {number}")


def _codes(suits: str, ranks: str) -> tuple[str, ...]:
    return tuple(s + r for s in suits for r in ranks)


PACKS = {
    pack.name: pack
    for pack in (
        Pack("wiener-bild", (vienna.W, vienna.HGT), (64.0, 98.7), _codes(FRENCH, "AKQJT987"), vienna.layers),
        Pack(
            "salisburghesi",
            (salzburg.W, salzburg.HGT),
            (57.0, 100.0),
            _codes(GERMAN, "AKOUT98765"),
            salzburg.layers,
        ),
        Pack(
            "bavarian", (bavaria.W, bavaria.HGT), (57.0, 100.0), _codes(GERMAN, "AKOUT9876"), bavaria.layers
        ),
        Pack("tell", (tell.W, tell.HGT), (63.0, 100.0), (*_codes(GERMAN, "AKOUT987"), "S6"), tell.layers),
    )
}
BACKS = ("back", "back-2")
