"""Trying again: back to a decision of a finished deal, to play something else there.

The better action is not shown until it is asked for; what is played is compared with what the coach weighed.
Imports QtCore, `match`, `message_bar`, `speaker` and neighbours.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

from cardavia.desktop.message_bar import OFFERS, Remedy
from cardavia.desktop.review.subject import Subject
from cardavia.desktop.review.words import ReviewWords, cards_of_text
from cardavia.desktop.speaker import TableSpeaker, tr
from cardavia.match import Match
from cardavia.strings import tr_noop

if TYPE_CHECKING:
    from cardavia.coach.values import Decision
    from cardavia.controller import Controller
    from cardavia.desktop.table.page import TablePage
    from cardavia.desktop.window import Window

ASK: Final = tr_noop("Here you chose: {deed}. Find something better.")
SHOW: Final = tr_noop("Show the better one")
FOUND: Final = tr_noop("That is the better one.")
SAME: Final = tr_noop("The same as before. Better would have been: {deed}")
NEARER: Final = tr_noop("Better than before. Best would have been: {deed}")
WORSE: Final = tr_noop("Not better than before. Better would have been: {deed}")
OTHER: Final = tr_noop("This was not weighed. Better would have been: {deed}")
HELP: Final = "help"
"""The mark of a deal in which the better action was shown."""


def back_to(subject: Subject, index: int) -> Callable[[Match], object]:
    """How a match goes back to a moment of a finished deal: beside it, as practice, with the same luck."""
    return partial(_go_back, subject, index)


def _go_back(subject: Subject, index: int, match: Match) -> None:
    deal = subject.deal
    if match.key == deal.key and match.state.finished:
        match.repeat_deal()
    else:
        match.play_deal(deal.state.deal, deal.number)
    match.luck = deal.luck
    for _, action in deal.state.history[:index]:
        match.act(action)
    match.mark("practice")


def answer_to(decision: Decision, played: str) -> str:
    """What is said of another action in the place of a mistake: a text with a place for the better one."""
    values = {each.action: each.value for each in decision.options}
    now, then = values.get(played), values.get(decision.action)
    if played == decision.better:
        return FOUND
    if played == decision.action:
        return SAME
    if now is None or then is None:
        return OTHER
    return NEARER if now > then else WORSE


class Retry(QObject):
    """Waits for what the person plays this time; ends with it, or with the table."""

    answered = Signal(str, int, bool)
    """Key and place of the decision, and whether the better action was found without being shown."""

    def __init__(
        self, window: Window, table: TablePage, controller: Controller, subject: Subject, decision: Decision
    ) -> None:
        super().__init__(table)
        self._window, self._table, self._controller = window, table, controller
        self._decision, self._origin = decision, subject.deal.key
        self._shown = False
        self._key = controller.match.key
        names = table.scene.speaker.names
        self._words = ReviewWords(subject.game, TableSpeaker(table.scene.tradition.pack, names))
        controller.table_changed.connect(self._look)
        remedy = Remedy("better", SHOW, self._show)
        window.offer(tr(ASK).format(deed=self._words.deed(decision.action)), (remedy,), stays=4 * OFFERS)

    @property
    def _better(self) -> str:
        return self._words.deed(self._decision.better or self._decision.action)

    def _show(self) -> None:
        """Ring the better card, and name it."""
        match = self._controller.match
        if match.key == self._key and len(match.state.history) == self._decision.index:
            self._shown = True
            self._table.scene.set_hints(cards_of_text(match.game.name, self._decision.better))
            self._controller.mark(HELP)
        self._window.say(self._words.better(self._decision.better or self._decision.action))

    def _look(self) -> None:
        match = self._controller.match
        if match.key == self._key and len(match.state.history) <= self._decision.index:
            return
        self._controller.table_changed.disconnect(self._look)
        if match.key == self._key:
            _, action = match.state.history[self._decision.index]
            played = match.game.vocabulary.text(action)
            told = answer_to(self._decision, played)
            self._window.say(tr(told).format(deed=self._better))
            self.answered.emit(self._origin, self._decision.index, told == FOUND and not self._shown)
        self.deleteLater()
