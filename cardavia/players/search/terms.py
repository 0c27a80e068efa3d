"""What a search is asked to count, for whom, and under which obligations.

Values for the caller; the kernel copies them into its own arrays.  Knows no game: a contract of a
game is one `Terms`.  May import only the standard library.
"""

from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntFlag
from typing import TypeAlias

Numbers: TypeAlias = "array[int]"
"""A buffer that the kernel uses without the interpreter lock: array('I'), array('i') or array('h')."""


class Obligation(IntFlag):
    """Duties beyond following suit."""

    NONE = 0
    TRUMP = 1  # void in the led suit: trump if possible
    BEAT = 2  # within those limits: beat the winning card if possible
    LOW_BEAT = 4  # three play and `low_seat` led: the second hand beats with its lowest beater


class Feature(IntFlag):
    """Ideas of the search that can be left out to measure their worth; results never change."""

    TABLE = 1
    EQUAL_CARDS = 2
    RANK_FREE_KEYS = 4
    ORDER = 8
    SURE_TRUMPS = 16
    CASH = 32
    NEAR_EQUALS = 64
    SAFE_MISERE = 128
    LOOK_AHEAD = 256
    OFF_LEAD_CASH = 512
    SETTLED_TRICKS = 1024
    ALL = 2047


@dataclass(frozen=True)
class Terms:
    """The value of a position is what the seats in `score` win from now on.

    That is the sum of the card `values` in their tricks plus `bonus` for each trick.  The seats in
    `maxi` maximise it and all others minimise it, so a misère has ``score`` = the declarer and
    ``maxi`` = the defenders.  Seat sets are bit masks (seat 0 = 1, seat 1 = 2 ...).

    `suits` and `values` come from a `Layout`.  For trick counts give ``values=(0,) * 32, bonus=1``.
    The sum of all values plus all trick bonuses must not exceed 127.

    `called_suit`, `called_ace` (sets): the ace is forced on the first lead of its suit, may not be
    discarded before, and its holder may lead low in the suit only with three more cards of it; `ran`
    says that the suit has been led, which ends these duties.  `join_ace`: the holder of the called
    ace plays with the seats in `score` and `maxi`, whoever holds it in a given deal.
    """

    suits: Sequence[int]
    values: Sequence[int]
    bonus: int = 0
    score: int = 1
    maxi: int = 1
    obligations: Obligation = Obligation.NONE
    low_seat: int = -1
    called_suit: int = 0
    called_ace: int = 0
    ran: bool = False
    join_ace: bool = False
