"""Trick mechanics: which card beats which, and what must be followed.

A `TrickOrder` is the ranking of one contract (trumps, plain suits, strength), written as tables of card
sets so that every question is one or two integer operations.  No game is named here.  Imports `cards`.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardavia.cards import Card, CardSet, card_set


class TrickOrder:
    """The ranking of the cards in one contract.

    `groups` are the effective suits, trumps first (empty if there are none), each from its highest card
    to its lowest.  A card stands in one group only.

    >>> from cardavia.cards import GERMAN
    >>> groups = [["HU", "SU"], ["EA", "ET"], ["GA"]]
    >>> order = TrickOrder([[GERMAN.parse(text) for text in group] for group in groups])
    >>> [order.winner([GERMAN.parse(text) for text in trick]) for trick in (["ET", "GA", "EA"], ["GA", "SU"])]
    [2, 1]
    """

    def __init__(self, groups: Sequence[Sequence[Card]]) -> None:
        self.groups: tuple[tuple[Card, ...], ...] = tuple(tuple(group) for group in groups)
        self.suits: tuple[CardSet, ...] = tuple(card_set(group) for group in self.groups)
        self.trumps: CardSet = self.suits[0]
        lanes, beats = [0] * 32, [0] * 32
        for number, group in enumerate(self.groups):
            higher = self.trumps if number else 0
            for card in group:
                lanes[card] = self.suits[number]
                beats[card] = higher
                higher |= 1 << card
        self.lanes: tuple[CardSet, ...] = tuple(lanes)
        """By card: all cards of its effective suit."""
        self.beats: tuple[CardSet, ...] = tuple(beats)
        """By card: the cards that beat it when it is winning a trick."""
        self._suit_number = {card: number for number, group in enumerate(self.groups) for card in group}

    def winner(self, trick: Sequence[Card]) -> int:
        """The place in the trick (0 is the lead) of the card that wins it."""
        best = 0
        beating = self.beats[trick[0]]
        for place in range(1, len(trick)):
            if beating >> trick[place] & 1:
                best = place
                beating = self.beats[trick[place]]
        return best

    def followers(self, hand: CardSet, led: Card) -> CardSet:
        """The cards of the effective suit led if the hand has any, else the whole hand."""
        return hand & self.lanes[led] or hand

    def top_run(self, held: CardSet) -> int:
        """The unbroken run from the highest trump down: +n if that many are held, -n if they are missing.

        >>> from cardavia.cards import GERMAN
        >>> order = TrickOrder([[GERMAN.parse(text) for text in ("EU", "GU", "HU", "SU")]])
        >>> [order.top_run(GERMAN.set_of(texts)) for texts in (["EU", "GU", "SU"], ["HU"], [])]
        [2, -2, -4]
        """
        trumps = self.groups[0]
        with_top = held >> trumps[0] & 1
        run = 0
        for trump in trumps:
            if held >> trump & 1 != with_top:
                break
            run += 1
        return run if with_top else -run

    def suit_number(self, card: Card) -> int:
        """0 for a trump, else the number of the card's plain suit in `groups`."""
        return self._suit_number[card]
