"""The four packs: their codes, sizes, faces and backs.

For: the command line, the checks and the tests. Not for: drawing. May import: the pack modules.
A pack module offers ``W`` and ``HGT`` (card units) and ``layers(code)``, the SVG elements of a face.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from . import backs, bavaria, german, salzburg, tell, vienna
from .build import card_svg, double
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


def _salzburg(code: str) -> list[str]:
    suit, rank = code
    if rank in "KOU":
        return salzburg.court(suit, rank).paths()
    a = Art(seed=ord(suit) + ord(rank))
    with a.clipped(salzburg._clip()):
        if rank == "A":
            german.daus(a, suit, salzburg.W, salzburg.GROUND)
        elif code == "S6":
            german.weli(a, salzburg.W, salzburg.GROUND)
        else:
            german.pips(a, suit, rank, salzburg.W, salzburg.GROUND, None)
    salzburg.frame(a)
    return a.paths()


def _bavaria(code: str) -> list[str]:
    suit, rank = code
    if rank in "KOU":
        return double(*bavaria.court(suit, rank), bavaria.W, bavaria.HGT)
    a = Art(seed=ord(suit) + ord(rank))
    with a.clipped(salzburg._clip()):
        if rank == "A":
            german.daus(a, suit, bavaria.W, bavaria.GROUND)
        else:
            german.pips(a, suit, rank, bavaria.W, bavaria.GROUND, bavaria.SCENES)
    salzburg.frame(a)
    return a.paths()


def _tell(code: str) -> list[str]:
    suit, rank = code
    if rank in "AKOU":
        return double(*tell.court(suit, rank), tell.W, tell.HGT)
    a = Art(seed=7)
    tell.pips(a, suit, rank)
    return a.paths()


def _layers(module: object, other: Callable[[str], list[str]]) -> Callable[[str], list[str]]:
    return getattr(module, "layers", other)


PACKS = {
    p.name: p
    for p in (
        Pack("wiener-bild", (vienna.W, vienna.HGT), (64.0, 98.7), _codes(FRENCH, "AKQJT987"), vienna.layers),
        Pack(
            "salisburghesi",
            (salzburg.W, salzburg.HGT),
            (57.0, 100.0),
            _codes(GERMAN, "AKOUT98765"),
            _layers(salzburg, _salzburg),
        ),
        Pack(
            "bavarian",
            (bavaria.W, bavaria.HGT),
            (57.0, 100.0),
            _codes(GERMAN, "AKOUT9876"),
            _layers(bavaria, _bavaria),
        ),
        Pack(
            "tell",
            (tell.W, tell.HGT),
            (63.0, 100.0),
            (*_codes(GERMAN, "AKOUT987"), "S6"),
            _layers(tell, _tell),
        ),
    )
}
BACKS = ("back", "back-2")
