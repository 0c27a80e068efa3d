"""What is reviewed: a finished deal, whose it was, and what was done in it, moment by moment.

Imports `games`, `history`, `match`, `records`; no Qt.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from cardavia.games.base import State
from cardavia.history import Entry, HistoryError, present_of
from cardavia.match import PresentDeal
from cardavia.records import Record, record_of


@dataclass(frozen=True)
class Moment:
    """One action of the deal as it was done."""

    index: int
    seat: int
    phase: str
    trick: int | None
    """The number of the trick while cards are played, from 1."""
    action: str
    """The text of the vocabulary."""
    choice: bool
    """Whether the rules allowed anything else."""


@dataclass(frozen=True)
class Subject:
    """A finished deal to be reviewed from a seat."""

    deal: PresentDeal
    seat: int
    names: Mapping[int, str] = field(default_factory=dict)
    """What the person calls the other seats."""

    @property
    def state(self) -> State:
        """The state at the end."""
        return self.deal.state

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.state.game.name

    @cached_property
    def record(self) -> Record:
        """The complete record."""
        return record_of(self.state, self.deal.number)

    @cached_property
    def moments(self) -> tuple[Moment, ...]:
        """Everything that was done, in order."""
        state = self.state.game.start(self.state.deal)
        found = []
        for index, (seat, action) in enumerate(self.state.history):
            trick = sum(state.tricks) + 1 if state.phase == "play" else None
            text = state.game.vocabulary.text(action)
            choice = len(state.legal_actions()) > 1
            found.append(Moment(index, seat, state.phase, trick, text, choice))
            state = state.advance(action)
        return tuple(found)

    def order(self) -> tuple[int, ...]:
        """The places in the order in which they are judged: the person's own decisions first."""
        own = [each.index for each in self.moments if each.seat == self.seat]
        return (*own, *(each.index for each in self.moments if each.seat != self.seat))


def subject_of(entry: Entry, names: Mapping[int, str]) -> Subject:
    """The deal of the history; `HistoryError` if it is not over or its record is not sound."""
    deal = present_of(entry)
    if not deal.state.finished:
        raise HistoryError("the deal is not over")
    return Subject(deal, entry.seat, names)
