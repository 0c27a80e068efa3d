"""What the keys of the table do: which key is which deed, figures for the own cards, Space and Enter.

The page hands its key events over and keeps what is not known here.  Imports Qt; the page is known by its
public deeds and panels.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from cardavia.desktop.table.page import TablePage

FIGURES: Final = "1234567890-="
"""The keys of the own cards from left to right, at most twelve."""
PLAIN: Final = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
"""What may be held with a key of the table; with anything else it belongs to a menu."""


class TableKeys:
    """The keys of one page."""

    def __init__(self, page: TablePage) -> None:
        self._page = page
        self.one_press = False
        """Whether a number key plays at its first press."""
        self.single = True
        """Whether letters and figures alone are commands."""
        self.letters: Mapping[int, int] = {}
        """The usual key that a pressed key stands for, 0 for one that does nothing; others for themselves."""
        self._shifted = False
        """Whether the key being handled was pressed with Shift."""
        key, twins, aid, press = Qt.Key, page.twins, page.aid, page.prompt.press
        self.deeds: Mapping[int, Callable[[], object]] = {
            key.Key_Left: partial(twins.step, -1),
            key.Key_Right: partial(twins.step, 1),
            key.Key_Home: partial(twins.step, -99),
            key.Key_End: partial(twins.step, 99),
            key.Key_Up: self._choose_focused,
            key.Key_Down: self._choose_focused,
            key.Key_Escape: page.put_away,
            key.Key_L: page.show_last_trick,
            key.Key_T: page.show_trump_order,
            key.Key_F1: page.show_rule,
            key.Key_P: partial(press, "pass"),
            key.Key_B: partial(press, "lowest"),
            key.Key_X: partial(press, "exchange"),
            key.Key_C: partial(press, "close"),
            key.Key_M: self._toggle_plate,
            key.Key_A: self._read_aloud,
            key.Key_H: aid.ask_hint,
            key.Key_O: aid.ask_odds,
            key.Key_E: aid.ask_claim,
            key.Key_S: page.sort_hand,
            key.Key_R: page.review,
            key.Key_Space: page.go_on,
            key.Key_Return: self._enter,
            key.Key_Enter: self._enter,
            key.Key_Z: self._zoom_focused,
        }
        """By usual key, what it does."""

    def pressed(self, event: QKeyEvent) -> bool:
        """Do what the key stands for; whether it stands for anything."""
        if event.modifiers() & ~PLAIN:
            return False
        number = FIGURES.find(event.text()) if event.text() and self.single else -1
        if number >= 0:
            self._number(number)
            return True
        deed = self.deeds.get(self._usual(event))
        if deed is None:
            return False
        self._shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        deed()
        return True

    def released(self, event: QKeyEvent) -> None:
        """End what lasts only as long as its key is held."""
        if self._usual(event) == Qt.Key.Key_Z and not event.isAutoRepeat():
            self._page.zoom.hide()

    def _usual(self, event: QKeyEvent) -> int:
        return self.letters.get(event.key(), event.key())

    def _number(self, number: int) -> None:
        page = self._page
        had = page.twins.focus_number(number)
        card = page.twins.focused_card()
        if card is not None and (had or self.one_press):
            page.canvas.take(card)

    def _enter(self) -> None:
        page = self._page
        view, card = page.scene.view, page.twins.focused_card()
        if view is not None and view.finished:
            page.next_deal()
        elif card is not None:
            page.canvas.take(card)
        else:
            page.go_on()

    def _choose_focused(self) -> None:
        page = self._page
        view, card = page.scene.view, page.twins.focused_card()
        if view is None:
            return
        if view.picks and card is not None:
            page.canvas.take(card)
        elif card is not None:
            buttons = [button for button in page.prompt.buttons() if button.isEnabled()]
            if buttons:
                buttons[0].setFocus()
        else:
            page.twins.step(1)

    def _toggle_plate(self) -> None:
        page = self._page
        view, card = page.scene.view, page.twins.focused_card()
        if view is None or page.controller is None:
            return
        plated = [each.card for each in view.hand if each.plates]
        if plated:
            page.controller.toggle_plate(card if card in plated else plated[0], view.decision)

    def _zoom_focused(self) -> None:
        card = self._page.twins.focused_card()
        if card is not None:
            self._page.show_large(card)

    def _read_aloud(self) -> None:
        """A reads the table out, Shift+A the score."""
        if self._shifted:
            self._page.speech.read_score()
        else:
            self._page.speech.read_out()
