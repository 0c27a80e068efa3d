"""What is measured: a contest, its seatings, its cards and its seeds; and what is noted of each deal.

Duplicate deals: the same cards are played at several tables, one for each seating, so that luck of the cards
falls on every player alike.  Everything random depends on the contest's seed, the place of the deal and the
seat, never on who sits there.  Imports `games` and `match`.
"""

from __future__ import annotations

import itertools
import random
from typing import Final

import msgspec

from cardavia.games import GAMES
from cardavia.games.base import Before, Deal, Game
from cardavia.match import HIGHEST_NUMBER

Seating = tuple[int, ...]
"""By seat: the index of the player in the contest."""


class ContestError(ValueError):
    """A contest that cannot be held; one line."""


class Contest(msgspec.Struct, frozen=True):
    """Who plays what.

    `players` are names of levels, or `exec:COMMAND` for outside programs; `matches` plays whole matches of
    Schnapsen instead of single deals; `patience` is how many seconds an outside program has for an answer;
    without `clock` the levels use their whole budget, so that the outcome is the same at any load.
    """

    game: str
    players: tuple[str, ...]
    seed: int
    matches: bool = False
    patience: float = 10.0
    clock: bool = True

    @property
    def rules(self) -> Game:
        """The game that is played."""
        return GAMES[self.game]


class PlayedDeal(msgspec.Struct, frozen=True, omit_defaults=True):
    """One deal at one table: the score of each seat, and who declared what."""

    dealer: int
    scores: tuple[int, ...]
    declarer: int | None = None
    contract: str | None = None
    won: bool | None = None


class Table(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was played by one seating: one deal, or the deals of one match with its winner."""

    seating: Seating
    deals: tuple[PlayedDeal, ...]
    match_winner: int | None = None

    @property
    def scores(self) -> tuple[int, ...]:
        """By seat: the score of the deal, or 1 for the winner of the match."""
        if self.match_winner is None:
            return self.deals[0].scores
        return tuple(int(seat == self.match_winner) for seat in range(len(self.seating)))


class Round(msgspec.Struct, frozen=True, omit_defaults=True):
    """The same cards at all tables: one line of the log.

    `number` is the deal number under which the desktop and `cardavia deal` deal the same cards.  `times` are
    microseconds of each decision and `faults` what went wrong (a few words each), both by player.
    """

    index: int
    number: int
    tables: tuple[Table, ...]
    times: tuple[tuple[int, ...], ...]
    faults: tuple[tuple[str, ...], ...]


_BALANCED: Final = ("ABAB", "BABA", "AABB", "ABBA", "BBAA", "BAAB")
"""The six seatings of two pairs at a table of four."""


def seatings(seats: int, players: int) -> tuple[Seating, ...]:
    """Who sits where at each of the tables that get the same cards.

    >>> seatings(2, 2)
    ((0, 1), (1, 0))
    >>> len(seatings(3, 2)), len(seatings(4, 2)), len(seatings(3, 3))
    (6, 6, 6)

    Raises `ContestError` where there is no fair set of seatings.
    """
    if players == 1:
        return ((0,) * seats,)
    if players == 2 and seats == 4:
        return tuple(tuple("AB".index(letter) for letter in word) for word in _BALANCED)
    if players == 2 or players == seats:
        mixed = itertools.product(range(players), repeat=seats)
        return tuple(each for each in mixed if len(set(each)) == players)
    raise ContestError(f"{players} players cannot be compared at a table of {seats}")


def check(contest: Contest) -> None:
    """Raise `ContestError` if the contest cannot be held."""
    if contest.game not in GAMES:
        raise ContestError(f"game: {contest.game!r:.40} is not known; known are {', '.join(GAMES)}")
    if contest.matches and contest.game != "schnapsen":
        raise ContestError("matches: only Schnapsen is played in matches")
    seatings(contest.rules.seats, len(contest.players))


def deal_number(contest: Contest, index: int, place: int = 0) -> int:
    """The deal number of the `index`-th round (and the `place`-th deal of its match)."""
    moment = f"{contest.game} {contest.seed} {index} {place}"
    return random.Random(moment).randrange(HIGHEST_NUMBER)


def deal_of_number(
    contest: Contest, number: int, dealer: int | None = None, before: Before | None = None
) -> Deal:
    """The cards of a deal number."""
    return contest.rules.deal(random.Random(number), dealer, before)


def decision_seed(contest: Contest, number: int, seat: int, decision: int) -> int:
    """The seed of a decision: the same whoever sits there."""
    return random.Random(f"{contest.game} {contest.seed} {number} {seat} {decision}").getrandbits(63)
