"""The live coach of a table: judges each action of the person as soon as it is done.

It judges by what the seat could know and by nothing else, works while play goes on, and marks the deal when
the first judgement is seen.  Imports QtCore, the controller, `records` and neighbours.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt

from cardavia.desktop.review.coach_plate import GAP, CoachPlate
from cardavia.desktop.review.work import CoachWork, Judge
from cardavia.records import record_of
from cardavia.strings import tr_noop
from cardavia.table_view import TableView

if TYPE_CHECKING:
    from cardavia.coach.values import Decision
    from cardavia.controller import Controller
    from cardavia.desktop.table.page import TablePage

BUDGET: Final = "live"
HELP: Final = "help"
"""The mark of a deal in which the coach spoke."""
LOSS: Final = tr_noop("{judgement}, {loss}")
CLOSING_SECONDS: Final = 0.5


class LiveCoach(QObject):
    """One table's coach; silent until it is switched on."""

    def __init__(self, page: TablePage, controller: Controller, judge: Judge) -> None:
        super().__init__(page)
        self._page, self._controller = page, controller
        self.plate = CoachPlate(page.canvas.viewport())
        self._work = CoachWork(judge, self)
        self._work.judged.connect(self._judged)
        self._on = False
        self._seen = self._moment()
        controller.table_changed.connect(self._changed, Qt.ConnectionType.DirectConnection)
        page.arranged.connect(self.place)

    def switch(self, on: bool) -> None:
        """Judge from now on, or no longer."""
        if on != self._on:
            self._on = on
            self._seen = self._moment()
            self._forget()

    def _moment(self) -> tuple[str, int]:
        """The deal, and how many actions there were."""
        match = self._controller.match
        return match.key, len(match.state.history)

    def _changed(self, view: TableView) -> None:
        former, self._seen = self._seen, self._moment()
        if not self._on or self._seen == former:
            return
        key, count = self._seen
        if key != former[0] or count < former[1]:
            self._forget()
            return
        state = self._controller.match.state
        if state.finished:  # the review tells it
            self._forget()
            return
        own = [
            place for place in range(former[1], count) if state.history[place][0] == self._controller.viewer
        ]
        if own:
            self._forget()
            record = record_of(state)
            upto = replace(record, actions=record.actions[: own[-1] + 1])
            self._work.start(upto, own[-1:], BUDGET)

    def _forget(self) -> None:
        self._work.stop()
        self.plate.hide()

    def _judged(self, decision: Decision) -> None:
        from cardavia.desktop.review.words import KINDS, ReviewWords
        from cardavia.desktop.speaker import tr

        kind = decision.band  # whether it was luck depends on hidden cards
        if kind is None:
            return
        words = ReviewWords(self._controller.match.game.name, self._page.scene.speaker)
        loss, judgement = words.loss(decision), tr(KINDS[kind])
        told = tr(LOSS).format(judgement=judgement, loss=loss) if loss and kind != "good" else judgement
        self.plate.set_theme(self._page.scene.theme)
        self.plate.show_judgement(kind, told, told)
        self.place()
        self._controller.mark(HELP)

    def place(self) -> None:
        """Stand above the prompt at the right, beside the own tricks."""
        table, view = self._page.scene.table, self._page.scene.view
        if table is None or view is None or not self.plate.isVisible():
            return
        right, bottom = table.size[0] - GAP, table.prompt.y - GAP
        won = table.won.get(view.viewer)
        if won is not None and won.bottom > bottom - self.plate.sizeHint().height():
            right = min(right, won.x - GAP)
        self.plate.stand(right, bottom)

    def close(self) -> None:
        """The table is left."""
        self._controller.table_changed.disconnect(self._changed)
        self._on = False
        self._work.close(CLOSING_SECONDS)
