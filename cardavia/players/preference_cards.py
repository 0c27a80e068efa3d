"""Preference in the kernel's terms: one frame of bits for every trump, and which tricks the search counts.

Kernel seats are counted from the taker: 0 is the taker, 1 and 2 the opponents clockwise; when two play,
1 is the one defender.  Knows no tactics.  Imports `cards`, the game's words and the kernel.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from cardavia.cards import FRENCH, CardSet
from cardavia.games.preference_auction import SUIT_ORDER
from cardavia.players.search import Obligation, Terms

TAKER: Final = 1
"""The set of kernel seats with the taker alone."""
OPPONENTS: Final = (2, 4)
"""The sets with one opponent when three play,"""
BOTH: Final = 6
"""and with both."""
HIGHEST_LANE: Final = 24
SUITS: Final = (0xFF000000, 0xFF, 0xFF00, 0xFF0000)
"""Kernel suits, the trumps first."""
LANES: Final = {trump: 8 * FRENCH.suit(trump) for trump in SUIT_ORDER}
"""Where the suit of a letter begins in a set of cards."""


def framed(cards: CardSet, trump: str) -> int:
    """The kernel set of a card set: the trumps change places with the highest lane.

    Its own inverse.

    >>> hex(framed(0xA00000B0, "C"))
    '0xb00000a0'
    """
    lane = LANES[trump]
    if lane == HIGHEST_LANE:
        return cards
    trumps, highest = cards >> lane & 255, cards >> HIGHEST_LANE
    return cards & ~(255 << lane | 255 << HIGHEST_LANE) | trumps << HIGHEST_LANE | highest << lane


def framed_card(card: int, trump: str) -> int:
    """The kernel bit of a card, or the card of a kernel bit."""
    return framed(1 << card, trump).bit_length() - 1


@cache
def terms_of(playing: int, score: int, maxi: int) -> Terms:
    """The tricks of the seats in `score`, which those in `maxi` maximise, under PF-32 to PF-35."""
    duties = Obligation.TRUMP | Obligation.BEAT
    if playing == 3:
        duties |= Obligation.LOW_BEAT
    return Terms(
        SUITS,
        (0,) * 32,
        bonus=1,
        score=score,
        maxi=maxi,
        obligations=duties,
        low_seat=0 if playing == 3 else -1,
    )
