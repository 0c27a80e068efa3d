"""Schafkopf contracts in the kernel's terms: a layout of bits for each ranking, and what the search counts.

Knows no players and no tactics.  Imports `cards`, `games.schafkopf_contracts` and the kernel.
"""

from __future__ import annotations

from array import array
from dataclasses import dataclass
from functools import cache
from typing import Final

from cardavia.cards import POINTS, CardSet
from cardavia.games.schafkopf_contracts import CONTRACTS, Contract
from cardavia.games.tricks import TrickOrder
from cardavia.players.search import Layout, Terms

NO_VALUES: Final = (0,) * 32

ByteTables = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
"""For each byte of a set: the union of the new bits of its old bits."""


@dataclass(frozen=True)
class Lexicon:
    """Translates card sets of one ranking between card numbers and kernel bits."""

    layout: Layout[int]
    forward: ByteTables

    def bits(self, cards: CardSet) -> int:
        """The kernel set of a card set."""
        a, b, c, d = self.forward
        return a[cards & 255] | b[cards >> 8 & 255] | c[cards >> 16 & 255] | d[cards >> 24]

    def rows(self, worlds: array[int]) -> array[int]:
        """Rows of card sets as rows of kernel sets."""
        a, b, c, d = self.forward
        return array(
            "I",
            [
                a[cards & 255] | b[cards >> 8 & 255] | c[cards >> 16 & 255] | d[cards >> 24]
                for cards in worlds
            ],
        )


def _byte_tables(places: list[int]) -> ByteTables:
    def table(start: int) -> tuple[int, ...]:
        return tuple(
            sum(1 << places[start + bit] for bit in range(8) if byte >> bit & 1) for byte in range(256)
        )

    return table(0), table(8), table(16), table(24)


def _lexicon(order: TrickOrder) -> Lexicon:
    trumps, *sides = order.groups
    layout = Layout.build(
        trumps=trumps[::-1], sides=[side[::-1] for side in sides], values=dict(enumerate(POINTS))
    )
    return Lexicon(layout, _byte_tables([layout.index(card) for card in range(32)]))


_BY_ORDER: Final = {id(each.order): _lexicon(each.order) for each in CONTRACTS.values() if each.name != "sie"}


def lexicon_of(contract: Contract) -> Lexicon:
    """The lexicon of a contract that is played (any but Sie)."""
    return _BY_ORDER[id(contract.order)]


@cache
def terms_of(text: str, declarer: int, partner: int | None, ran: bool) -> Terms:
    """What the declarer side wins from now on: card points, in a Tout tricks.

    In Rufer with `partner` None whoever holds the called ace in a world is the partner; name the partner
    once the ace has been played.  `ran` says that the called suit has been led.
    """
    contract = CONTRACTS[text]
    lexicon = lexicon_of(contract)
    side = 1 << declarer
    if contract.called_ace and partner is not None:
        side |= 1 << partner
    by_points = contract.kind.by_points
    return Terms(
        lexicon.layout.suits,
        lexicon.layout.values if by_points else NO_VALUES,
        bonus=0 if by_points else 1,
        score=side,
        maxi=side,
        called_suit=lexicon.bits(contract.called_suit),
        called_ace=lexicon.bits(contract.called_ace),
        ran=ran,
        join_ace=bool(contract.called_ace) and partner is None,
    )
