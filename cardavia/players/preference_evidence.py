"""How likely a possible deal of Preference is, judged by what the seats bid, passed, kept and decided.

Soft evidence, as weights for `worlds.weighted`; all of it comes from the expected tricks of a hand at a
glance (`preference_strength`).  Imports the game and the Preference modules of the players.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import exp
from typing import Final

from cardavia.cards import CardSet
from cardavia.games.actions import Bid, Hold, Pass
from cardavia.games.base import Observation
from cardavia.games.preference import PreferenceState
from cardavia.games.preference_auction import NUMBER_OF, SUIT_ORDER, Drop, GameCall, HeartsCall, Stay
from cardavia.games.preference_settlement import ACES
from cardavia.players.preference_knowledge import ASIDE, Knowledge
from cardavia.players.preference_strength import (
    alone_tricks,
    best_tricks,
    defence_tricks,
    logistic,
    taker_tricks,
)
from cardavia.players.worlds import World

FLOOR: Final = 0.005
"""Nothing that the rules allow is impossible."""
STEEP: Final = 5.0
"""Log odds of a call for each trick more."""
ABOVE_NUMBERS: Final = 5
"""Stands for a Game where numbers are expected."""
OPENING: Final = 4.4
"""Expected tricks of the dealt ten at which a number is bid as often as not,"""
HIGHER: Final = 0.45
"""and what each further step of the numbers asks for more."""
GAME: Final = 5.6
"""The same for a Game or Hearts,"""
PLAYED: Final = 6.2
"""and of the ten cards that the taker of a number keeps."""
OTHER_SUIT: Final = 3.5
"""How fast a trump becomes unlikely when another suit would be better, for each trick."""
ACE_AWAY: Final = 0.15
"""How likely an ace is put away compared with other cards."""
STAYING: Final = ((1.1, 4.5), (0.7, 4.5))
"""Expected own tricks at which the first and the second opponent stay as often as not (the second one after a
stay), and log odds for each trick more;"""
STAYING_ALONE: Final = (1.0, 3.0)
"""the same for the second one after a drop."""


@dataclass(frozen=True)
class Said:
    """What a seat called in the auction.

    `number` is the highest it bid or held (0 if none), `game` the trump of its Game or Hearts, `passed_at`
    the number it would have had to bid when it passed, `ABOVE_NUMBERS` if only Games were left.
    """

    number: int = 0
    game: str | None = None
    passed_at: int | None = None


def said(state: PreferenceState) -> tuple[Said, Said, Said]:
    """The auction of a deal, seat by seat."""
    found = [Said(), Said(), Said()]
    standing, last = 0, -1
    for seat, action in state.history:
        if isinstance(action, Bid):
            standing, last = action.value, seat
            found[seat] = replace(found[seat], number=standing)
        elif isinstance(action, Hold):
            last = seat
            found[seat] = replace(found[seat], number=standing)
        elif isinstance(action, (GameCall, HeartsCall)):
            standing = ABOVE_NUMBERS
            found[seat] = replace(found[seat], game=getattr(action, "suit", "H"))
        elif isinstance(action, Pass):
            holds = standing == ABOVE_NUMBERS or (last >= 0 and _earlier(state, seat, last))
            found[seat] = replace(found[seat], passed_at=standing if holds else standing + 1)
    return found[0], found[1], found[2]


def _earlier(state: PreferenceState, seat: int, bidder: int) -> bool:
    """Whether a seat speaks before the standing bidder, so that it may hold (PF-12)."""
    first = state.first_speaker
    return (seat - first) % 3 < (bidder - first) % 3


def staying_chances(first: CardSet, second: CardSet, trump: str) -> tuple[float, float, float]:
    """Chances that the first opponent stays, then the second one, and the second one after a drop."""
    return (
        staying_chance(first, trump, first=True, alone=False),
        staying_chance(second, trump, first=False, alone=False),
        staying_chance(second, trump, first=False, alone=True),
    )


def staying_chance(ten: CardSet, trump: str, first: bool, alone: bool) -> float:
    """How likely an opponent stays with a hand; `alone` if the other one has dropped."""
    if alone:
        middle, steep = STAYING_ALONE
        return logistic(steep * (alone_tricks(ten, trump) - middle))
    middle, steep = STAYING[0 if first else 1]
    return logistic(steep * (defence_tricks(ten, trump) - middle))


class Evidence:
    """The weight function of one decision."""

    def __init__(self, observation: Observation, knowledge: Knowledge) -> None:
        state = observation.state
        assert isinstance(state, PreferenceState)
        self._state = state
        self._played = knowledge.played
        self._others = [seat for seat in range(3) if seat != knowledge.seat]
        self._said = said(state)
        self._decided: list[tuple[int, bool, bool, bool]] = []
        first, alone = True, False
        for seat, action in state.history:
            if isinstance(action, (Stay, Drop)):
                if seat != knowledge.seat:
                    self._decided.append((seat, isinstance(action, Stay), first, alone))
                first, alone = False, isinstance(action, Drop)

    def __call__(self, world: World) -> float:
        """How likely what was said is with the cards of this world."""
        state = self._state
        weight = 1.0
        for seat in self._others:
            ten = world[seat] | self._played[seat]
            if seat == state.taker and state.phase != "discard" and state.trump is not None:
                weight *= self._kept(ten, world[ASIDE], state.trump)
            else:
                weight *= self._called(self._said[seat], ten)
        trump = state.trump
        if trump is not None:
            for seat, stayed, first, alone in self._decided:
                chance = staying_chance(world[seat] | self._played[seat], trump, first, alone)
                weight *= FLOOR + (chance if stayed else 1.0 - chance)
        return weight

    def _called(self, said: Said, ten: CardSet) -> float:
        """A seat that is not the taker, or whose exchange is still hidden."""
        weight = 1.0
        if said.game is not None:
            return FLOOR + logistic(STEEP * (taker_tricks(ten, said.game) - GAME))
        if said.number:
            tricks = best_tricks(ten, SUIT_ORDER[said.number - 1 :])
            weight *= FLOOR + logistic(STEEP * (tricks - OPENING - HIGHER * (said.number - 1)))
        if said.passed_at is not None:
            if said.passed_at >= ABOVE_NUMBERS:
                tricks, asked = taker_tricks(ten, "H"), GAME
            else:
                tricks = best_tricks(ten, SUIT_ORDER[said.passed_at - 1 :])
                asked = OPENING + HIGHER * (said.passed_at - 1)
            weight *= FLOOR + 1.0 - logistic(STEEP * (tricks - asked))
        return weight

    def _kept(self, ten: CardSet, aside: CardSet, trump: str) -> float:
        """The taker, who plays with these ten."""
        tricks = taker_tricks(ten, trump)
        contract = self._state.contract
        number = NUMBER_OF.get(contract or "")
        if number is None:
            return FLOOR + logistic(STEEP * (tricks - GAME))
        others = best_tricks(ten, SUIT_ORDER[number - 1 :])
        weight = FLOOR + logistic(STEEP * (tricks - PLAYED))
        weight *= exp(-OTHER_SUIT * (others - tricks))
        weight *= ACE_AWAY ** (aside & ACES).bit_count()
        trumps = (aside >> (8 * self._state.game.pack.suit(trump)) & 255).bit_count()
        return weight * ACE_AWAY**trumps
