"""Coaches for tests: they answer at once, by a script, or not until they may."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from cardavia.coach.reviewing import Review
from cardavia.coach.values import Decision, Option
from cardavia.games.base import State
from cardavia.players.base import Cancel
from cardavia.records import Record


def decision(
    state: State,
    action: str,
    loss: float = 0.0,
    better: str | None = None,
    open_loss: float = 0.0,
    expected: float = 0.0,
) -> Decision:
    """A decision that cost so many percentage points; `expected` is what seat 0 has to expect after it."""
    seat = state.to_act
    assert seat is not None
    trick = sum(state.tricks) + 1 if state.phase == "play" else None
    named = {
        "index": len(state.history),
        "seat": seat,
        "phase": state.phase,
        "trick": trick,
        "action": action,
    }
    legal = [state.game.vocabulary.text(each) for each in state.legal_actions()]
    if len(legal) == 1:
        return Decision(**named, unjudged="only-choice", open_unjudged="only-choice")
    if loss and better is None:
        better = next(each for each in legal if each != action)
    options = [Option(action, 1.0 - loss / 100, 0.0, 0.5)]
    if better is not None:
        options.insert(0, Option(better, 1.0, 0.0, 0.5 + loss / 100))
    band = "blunder" if loss >= 20 else "mistake" if loss >= 10 else "inaccuracy" if loss >= 5 else "good"
    good, lost = band == "good", open_loss > 0
    return Decision(
        **named,
        options=tuple(options),
        better=better,
        loss=loss / 50,
        win_loss=loss,
        share=loss,
        band=band,
        banded_by="win",
        open_loss=open_loss,
        expected=tuple(expected if each == 0 else -expected for each in range(len(state.hands))),
        verdict=("unlucky" if lost else "good") if good else ("mistake" if lost else "lucky"),
        reason="leads-low",
        worlds=24,
    )


@dataclass
class Coach:
    """Judges by place: what is not in `losses` was good; counts what it was asked."""

    losses: Mapping[int, float] = field(default_factory=dict)
    asked: list[int] = field(default_factory=list)
    budgets: set[str] = field(default_factory=set)
    before: Callable[[int, Cancel], None] | None = None
    """Called with the place before it answers."""

    def __call__(self, record: Record, index: int, budget: str, cancel: Cancel) -> Decision:
        self.asked.append(index)
        self.budgets.add(budget)
        if self.before is not None:
            self.before(index, cancel)
        cancel.check()
        moment = Review(record).moments[index]
        action = record.actions[index][1]
        loss = self.losses.get(index, 0.0)
        return decision(moment.state, action, loss, open_loss=loss / 10, expected=float(index))


class Gate:
    """Lets a coach answer for so many places, then holds it until it is opened or called off."""

    def __init__(self, free: int) -> None:
        self._free = free
        self._open = threading.Event()

    def __call__(self, _index: int, cancel: Cancel) -> None:
        self._free -= 1
        while self._free < 0 and not self._open.wait(0.002):
            cancel.check()

    def open(self) -> None:
        """Hold nobody any more."""
        self._open.set()
