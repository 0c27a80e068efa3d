"""Help at the table: asks the controller for hint, odds and claim, and shows what comes back.

It belongs to one table page and lays its panels over it; what help costs (the mark on the deal) is noted when
the help is seen.  Imports Qt, the controller and its neighbours in this folder.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from cardavia.adviser import CLAIM, HINT, ODDS, Advice
from cardavia.cards import POINTS
from cardavia.controller import Controller
from cardavia.desktop.speaker import tr
from cardavia.desktop.table.claim_plate import ClaimPlate
from cardavia.desktop.table.hint_marks import HintRing
from cardavia.desktop.table.hint_plate import HintPlate
from cardavia.desktop.table.odds_panel import OddsPanel
from cardavia.desktop.table.places import TableLayout
from cardavia.desktop.theme import Theme
from cardavia.help.claim import Claim, Doubt
from cardavia.help.hint import Hint, cards_of_action
from cardavia.help.odds import Odds, OddsRow
from cardavia.strings import tr_noop
from cardavia.table_view import TableView

if TYPE_CHECKING:
    from cardavia.desktop.table.page import TablePage

HELP: Final = "help"
"""The mark of a deal in which hint or odds were seen."""
NOT_NOW: Final = tr_noop("Hints are given when it is your turn to decide.")
NO_HINTS: Final = tr_noop("Hints are switched off in the settings.")
NO_ODDS: Final = tr_noop("The odds of hidden cards are switched off in the settings.")
NO_CLAIM: Final = tr_noop("Cards can be laid down when it is your turn to play one.")
OVER: Final = tr_noop("The deal is over: nothing is hidden any more.")
GAP: Final = 8
"""Logical pixels between the prompt and a plate above it."""
ODDS_WIDTH: Final = 300
LEAST_PLATE: Final = 320
"""Width of a hint or claim in logical pixels, at least."""


def _as_held(odds: Odds, view: TableView) -> Odds:
    """The rows in the order in which cards are held: trumps from high to low, then suit by suit."""
    trumps = {card: place for place, card in enumerate(view.trump_order)}
    by_rank = view.game == "preference"

    def place(row: OddsRow) -> tuple[int, int, int, int]:
        worth = 0 if by_rank else POINTS[row.card]
        trump = trumps.get(row.card)
        return (-1, trump, 0, 0) if trump is not None else (row.card >> 3, 0, -worth, -row.card)

    return replace(odds, rows=tuple(sorted(odds.rows, key=place)))


class TableAid(QObject):
    """Hint, odds and claim of one page."""

    message = Signal(str)
    """A line for the window's message bar."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        viewport = page.canvas.viewport()
        self.hint = HintPlate(page.scene.say, viewport)
        self.ring = HintRing(page.prompt)
        self.claim = ClaimPlate(page.scene.say, viewport)
        self.odds = OddsPanel(lambda: page.scene.speaker, page)
        self.hints_on = True
        self.odds_on = True
        self.claim.accepted.connect(self._lay_down)
        self.claim.closed.connect(self._give_focus_back)
        self.odds.closed.connect(self._give_focus_back)

    def follow(self, controller: Controller) -> None:
        """Listen to the adviser of a table."""
        controller.adviser.advised.connect(self._advised)
        controller.adviser.failed.connect(self._failed)

    # ------------------------------------------------------------ what the person asks

    def ask_hint(self) -> None:
        """A hint; asked again the candidates; once more and it goes."""
        controller, view = self._page.controller, self._page.scene.view
        if controller is None or view is None:
            return
        if not self.hints_on:
            self.message.emit(tr(NO_HINTS))
        elif self.hint.hint is not None:
            if self.hint.compared or len(self.hint.hint.candidates) < 2:
                self._drop_hint()
            else:
                self.hint.show_hint(self.hint.hint, view, compare=True)
                self.place()
                self._say(self.hint.words())
        elif not controller.adviser.asking(HINT):
            if controller.ask_hint():
                self.claim.put_away()
                self.hint.seek()
                self.place()
            else:
                self.message.emit(tr(NOT_NOW))

    def ask_odds(self) -> None:
        """Open the odds, or put them away."""
        controller = self._page.controller
        if controller is None:
            return
        if not self.odds_on:
            self.message.emit(tr(NO_ODDS))
        elif self.odds.isVisible():
            self.odds.put_away()
        elif controller.match.state.finished:
            self.message.emit(tr(OVER))
        else:
            self.odds.open()
            controller.ask_odds()
            self.place()

    def ask_claim(self) -> None:
        """Whether the rest is decided; asked again the answer goes."""
        controller = self._page.controller
        if controller is None:
            return
        if self.claim.isVisible():
            self.claim.put_away()
        elif controller.ask_claim():
            self._drop_hint()
            self.claim.seek()
            self.place()
        else:
            self.message.emit(tr(NO_CLAIM))

    def put_away(self) -> bool:
        """Close what lies open; whether there was anything."""
        panels: list[tuple[QWidget, Callable[[], None]]] = [
            (self.hint, self._drop_hint),
            (self.claim, self.claim.put_away),
            (self.odds, self.odds.put_away),
        ]
        shown = [close for panel, close in panels if panel.isVisible()]
        for close in shown:
            close()
        return bool(shown)

    def switch(self, hints: bool, odds: bool) -> None:
        """Allow hints and odds or not; what is open and not allowed is put away."""
        self.hints_on, self.odds_on = hints, odds
        if not hints:
            self._drop_hint()
        if not odds:
            self.odds.put_away()

    # ------------------------------------------------------------ what comes back

    def _advised(self, advice: Advice) -> None:
        view = self._page.scene.view
        if view is None:
            return
        if isinstance(advice.value, Hint):
            self._show_hint(advice.value, view)
        elif isinstance(advice.value, Odds):
            if self.odds.isVisible():
                self.odds.show_odds(_as_held(advice.value, view))
                self._mark()
        elif self.claim.isVisible():
            self.claim.show_claim(advice.value)
            if isinstance(advice.value, Doubt) and advice.value.card is not None:
                self._page.scene.set_causes(1 << advice.value.card)
            self.place()
            self._say(self.claim.words())

    def _show_hint(self, hint: Hint, view: TableView) -> None:
        if not self.hints_on or not self.hint.isVisible():
            return
        self.hint.show_hint(hint, view, compare=False)
        cards = cards_of_action(hint.action)
        self._page.scene.set_hints(cards)
        if not cards:
            names = [
                button.object_name
                for group in view.groups
                for button in group.buttons
                if button.action == hint.action
            ]
            found = [made for made in self._page.prompt.buttons() if made.objectName() in names]
            self.ring.ring(found[0] if found else None)
        self.place()
        self._say(self.hint.words())
        self._mark()

    def _mark(self) -> None:
        if self._page.controller is not None:
            self._page.controller.mark(HELP)

    def _failed(self, kind: str) -> None:
        if kind == HINT and self.hint.isVisible():
            self.hint.fail()
            self.place()
        elif kind == ODDS and self.odds.isVisible():
            self.odds.tell(over=False)
        elif kind == CLAIM:
            self.claim.put_away()

    def _lay_down(self, claimed: Claim) -> None:
        view, controller = self._page.scene.view, self._page.controller
        if view is not None and controller is not None:
            controller.lay_down(claimed, view.decision)

    def _drop_hint(self) -> None:
        if self._page.controller is not None:
            self._page.controller.adviser.call_off(HINT)
        self.hint.forget()
        self.ring.ring(None)
        self._page.scene.set_hints(0)

    def _give_focus_back(self) -> None:
        self._page.setFocus()

    def _say(self, words: str) -> None:
        event = QAccessibleAnnouncementEvent(self._page.canvas.viewport(), words)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
        QAccessible.updateAccessibility(event)

    # ------------------------------------------------------------ following the table

    def show_view(self, former: TableView | None, view: TableView) -> None:
        """The table shows another moment: hint and claim go, the odds are counted anew."""
        same = former is not None and (former.decision, former.number) == (view.decision, view.number)
        if same:
            return
        self._drop_hint()
        if self.claim.isVisible():
            self.claim.put_away()
        if self.odds.isVisible() and self._page.controller is not None:
            if view.finished:
                self.odds.tell(over=True)
            else:
                self._page.controller.ask_odds()

    def place(self) -> None:
        """Lay every open panel in its place: plates above the prompt, odds along the side."""
        table, page = self._page.scene.table, self._page
        if table is None:
            return
        right: float = table.size[0] - GAP
        if self.odds.isVisible():
            spare = page.width() - page.canvas.width()
            wide = min(round(ODDS_WIDTH * max(page.scene.text_scale, 1.0)), page.drawer_width)
            wide = spare if spare >= ODDS_WIDTH else max(wide, min(ODDS_WIDTH, page.width() - 16))
            high = page.height() if spare >= wide else page.drawer_height
            self.odds.setGeometry(page.width() - wide, 0, wide, high)
            self.odds.raise_()
            right = min(right, page.width() - wide - GAP)
        beside = self._free_from(table, right)
        for plate in (self.hint, self.claim):
            if plate.isVisible():
                left, across = beside, min(float(plate.widest), right - beside)
                if plate.height_at(across) > table.prompt.y - GAP:  # large text on a small screen
                    left, across = GAP, right - GAP
                middle = min(max(table.size[0] / 2, left + across / 2), right - across / 2)
                plate.lie_above(max(middle, left + across / 2), table.prompt.y - GAP, across)

    def _free_from(self, table: TableLayout, right: float) -> float:
        """Where the plates may begin: beside the own seat if there is room enough."""
        own = table.seats.get(self._page.scene.view.viewer) if self._page.scene.view is not None else None
        beside = own.right + GAP if own is not None and own.y > table.prompt.y - own.height * 3 else GAP
        return beside if right - beside >= LEAST_PLATE else GAP

    def set_look(self, theme: Theme) -> None:
        """Another scheme or text size."""
        self.odds.theme = theme
        self.retranslate()
        self.place()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.odds.retranslate()
        self.hint.retranslate()
        self.claim.retranslate()
