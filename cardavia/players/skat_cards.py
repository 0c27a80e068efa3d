"""Skat contracts in the kernel's terms: a layout of bits for each contract, and what the search counts.

Knows no players and no tactics.  Imports `cards`, `games.skat_contracts` and the kernel.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from cardavia.cards import POINTS, CardSet
from cardavia.games.skat_contracts import CONTRACTS, NULLS, ORDERS
from cardavia.players.search import Layout, Terms

NO_VALUES: Final = (0,) * 32


@dataclass(frozen=True)
class Lexicon:
    """Translates card sets of one contract between card numbers and kernel bits."""

    contract: str
    layout: Layout[int]
    forward: tuple[tuple[int, ...], ...]
    backward: tuple[tuple[int, ...], ...]

    def bits(self, cards: CardSet) -> int:
        """The kernel set of a card set."""
        a, b, c, d = self.forward
        return a[cards & 255] | b[cards >> 8 & 255] | c[cards >> 16 & 255] | d[cards >> 24]

    def cards(self, bits: int) -> CardSet:
        """The card set of a kernel set."""
        a, b, c, d = self.backward
        return a[bits & 255] | b[bits >> 8 & 255] | c[bits >> 16 & 255] | d[bits >> 24]

    def convert(self, rows: array[int]) -> None:
        """Turn rows of card sets into rows of kernel sets, in place."""
        a, b, c, d = self.forward
        for at, cards in enumerate(rows):
            rows[at] = a[cards & 255] | b[cards >> 8 & 255] | c[cards >> 16 & 255] | d[cards >> 24]

    @cached_property
    def _terms(self) -> tuple[Terms, ...]:
        return tuple(self._terms_of(declarer) for declarer in range(3))

    def terms(self, declarer: int) -> Terms:
        """Card points of the declarer, or in Null the tricks he is made to take."""
        return self._terms[declarer]

    def _terms_of(self, declarer: int) -> Terms:
        own = 1 << declarer
        if self.contract in NULLS:
            return Terms(self.layout.suits, NO_VALUES, bonus=1, score=own, maxi=7 ^ own)
        return Terms(self.layout.suits, self.layout.values, score=own, maxi=own)


def _byte_tables(numbers: list[int]) -> tuple[tuple[int, ...], ...]:
    """For each byte of a set: the union of the new bits of its old bits."""
    return tuple(
        tuple(sum(1 << numbers[start + bit] for bit in range(8) if byte >> bit & 1) for byte in range(256))
        for start in range(0, 32, 8)
    )


def _lexicon(contract: str) -> Lexicon:
    trumps, *sides = ORDERS[contract].groups
    layout = Layout.build(
        trumps=trumps[::-1], sides=[side[::-1] for side in sides], values=dict(enumerate(POINTS))
    )
    there = [layout.index(card) for card in range(32)]
    return Lexicon(contract, layout, _byte_tables(there), _byte_tables(list(layout.cards)))


LEXICONS: Final = {contract: _lexicon(contract) for contract in CONTRACTS}
