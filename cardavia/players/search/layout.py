"""Which bit each card gets: the bridge between a game's cards and the kernel's sets.

A layout knows suits, strength and values, and no game.  The kernel needs every suit as a block of
neighbouring bits, the stronger card on the higher bit, and the trumps above all other cards; then
"beats" is one comparison of integers.  May import only the standard library.
"""

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

C = TypeVar("C", bound=Hashable)


@dataclass(frozen=True)
class Layout(Generic[C]):
    """Cards on bits 0..31, suits as masks (trumps first, 0 for none), values by bit.

    >>> layout = Layout.build(trumps=["SK", "SA"], sides=[["HK", "HA"]], values={"HA": 11, "SA": 11})
    >>> layout.mask(["HA", "SK"]), layout.suits, layout.names(0b1001)
    (6, (12, 3), ('HK', 'SA'))
    """

    cards: tuple[C, ...]
    suits: tuple[int, ...]
    values: tuple[int, ...]
    bits: Mapping[C, int] = field(repr=False, compare=False)

    @staticmethod
    def build(trumps: Sequence[C], sides: Sequence[Sequence[C]], values: Mapping[C, int]) -> "Layout[C]":
        """Lay out `sides` and then `trumps`, each from the weakest card to the strongest.

        `values` gives the card points; cards not named are worth 0.  At most 32 cards and 7 side
        suits; a card named twice or too many cards raise ValueError.
        """
        cards: list[C] = []
        suits: list[int] = []
        for suit in (*sides, trumps):
            suits.append(((1 << len(suit)) - 1) << len(cards))
            cards.extend(suit)
        if len(cards) > 32 or len(set(cards)) != len(cards):
            raise ValueError("a layout takes at most 32 different cards")
        if len(suits) > 8:
            raise ValueError("a layout takes at most seven side suits")
        worth = [values.get(card, 0) for card in cards] + [0] * (32 - len(cards))
        return Layout(
            cards=tuple(cards),
            suits=(suits[-1], *suits[:-1]),
            values=tuple(worth),
            bits={card: index for index, card in enumerate(cards)},
        )

    def index(self, card: C) -> int:
        """Bit index (0..31) of a card; KeyError for a card outside the layout."""
        return self.bits[card]

    def mask(self, cards: Iterable[C]) -> int:
        """The cards as a set for the kernel."""
        mask = 0
        for card in cards:
            mask |= 1 << self.bits[card]
        return mask

    def names(self, mask: int) -> tuple[C, ...]:
        """The cards of a kernel set, from the lowest bit to the highest."""
        return tuple(card for index, card in enumerate(self.cards) if mask >> index & 1)

    def worth(self, mask: int) -> int:
        """Sum of the values of the cards in a kernel set."""
        return sum(value for index, value in enumerate(self.values) if mask >> index & 1)

    @property
    def everything(self) -> int:
        """The set of all cards of the layout."""
        return (1 << len(self.cards)) - 1
