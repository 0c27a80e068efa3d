"""Twin buttons: what the scene draws, once more as widgets that keyboards and screen readers find.

Items of a graphics scene do not stand in the accessible tree, children of its viewport do.  So every own
card, every pile and every seat has a transparent button over it.  The pointer goes through them; the focus
does not.  Their names never hold what the seat may not see, for they are made from a `TableView`.

Imports Qt, `table_view`, `scene`.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardavia.cards import Card
from cardavia.desktop.speaker import tr
from cardavia.desktop.table.places import Rect
from cardavia.desktop.table.scene import TableScene
from cardavia.strings import tr_noop
from cardavia.table_view import CardView, TableView

PLAYABLE: Final = tr_noop("{card}, playable")
CHOSEN: Final = tr_noop("{card}, chosen")
NOT_PLAYABLE: Final = tr_noop("{card}, not playable: {reason}, rule {rule}")
PILE: Final = tr_noop("{pile}, %n card(s)")
SEAT_CARDS: Final = tr_noop("{seat}, %n card(s)")
KNOWN_CARDS: Final = tr_noop("{words}, you know: {cards}")
OPEN_CARDS: Final = tr_noop("{seat}, open: {cards}")


class Twin(QAbstractButton):
    """A transparent button over something that the scene draws."""

    focused = Signal(object)
    """Itself, when it got the focus; None when it lost it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.card: Card = -1

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Nothing: the scene draws."""

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Space presses; all other keys, arrows too, are the table's and not the button's."""
        if event.key() == Qt.Key.Key_Space:
            super().keyPressEvent(event)
        else:
            event.ignore()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self.focused.emit(self)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self.focused.emit(None)

    def lie(self, rect: Rect) -> None:
        """Cover a rectangle of the viewport."""
        self.setGeometry(QRect(round(rect.x), round(rect.y), round(rect.width), round(rect.height)))


class Twins(QWidget):
    """All twins of a table; keeps them in step with the view and the layout."""

    card_pressed = Signal(int)
    pile_pressed = Signal(str)

    def __init__(self, scene: TableScene, viewport: QWidget) -> None:
        super().__init__(viewport)
        self.hide()
        self._scene = scene
        self._viewport = viewport
        self._hand: list[Twin] = []
        self._others: dict[str, Twin] = {}

    @property
    def hand(self) -> list[Twin]:
        """The twins of the own cards in the order of the hand."""
        return self._hand

    def show_view(self, view: TableView) -> None:
        """Follow a view: names, places, order of focus."""
        table = self._scene.table
        if table is None:
            return
        focus = next((twin.card for twin in self._hand if twin.hasFocus()), None)
        index = next((place for place, twin in enumerate(self._hand) if twin.hasFocus()), 0)
        while len(self._hand) < len(view.hand):
            self._hand.append(self._new_card())
        while len(self._hand) > len(view.hand):
            self._gone(self._hand.pop())
        for place, (twin, card) in enumerate(zip(self._hand, view.hand, strict=True)):
            twin.card = card.card
            twin.setObjectName(f"card.{self._scene.tradition.pack.text(card.card)}")
            twin.setAccessibleName(self.name_of(card, view))
            rect = self._scene.rect_of(card.card)
            if rect is not None:
                step = table.visible_strip if place < len(self._hand) - 1 else rect.width
                twin.lie(Rect(rect.x, rect.y, max(step, 1), rect.height))
            twin.setVisible(True)
        self._keep_focus(focus, index)
        self._show_others(view)

    def _keep_focus(self, card: Card | None, index: int) -> None:
        """A card that was played hands its focus to its neighbour."""
        if card is None or not self._hand:
            return
        target = next((twin for twin in self._hand if twin.card == card), None)
        (target or self._hand[min(index, len(self._hand) - 1)]).setFocus()
        self._scene.set_focused((target or self._hand[min(index, len(self._hand) - 1)]).card)

    def _new_card(self) -> Twin:
        twin = Twin(self._viewport)
        twin.clicked.connect(lambda: self.card_pressed.emit(twin.card))
        twin.focused.connect(self._focus_moved)
        return twin

    def _focus_moved(self, twin: object) -> None:
        self._scene.set_focused(twin.card if isinstance(twin, Twin) and twin in self._hand else None)

    def _gone(self, twin: Twin) -> None:
        twin.hide()
        twin.setAccessibleName("")
        twin.setObjectName("")
        twin.deleteLater()

    def name_of(self, card: CardView, view: TableView) -> str:
        """What is said of an own card: its name, and what can be done with it."""
        speaker = self._scene.speaker
        name = speaker.card(card.card)
        if card.chosen:
            return tr(CHOSEN).format(card=name)
        if not (view.must_act and view.touch):
            return name
        if card.playable:
            return tr(PLAYABLE).format(card=name)
        if card.refusal is None:
            return name
        return tr(NOT_PLAYABLE).format(
            card=name, reason=speaker.say(card.refusal.text), rule=card.refusal.rule
        )

    def _show_others(self, view: TableView) -> None:
        table = self._scene.table
        assert table is not None
        speaker = self._scene.speaker
        wanted: dict[str, tuple[str, Rect]] = {}
        for pile in view.piles:
            if pile.key in table.piles:
                words = speaker.say(pile.label)
                if pile.label.count is None:
                    words = tr(PILE, pile.count).format(pile=words)
                if pile.cards:
                    words = f"{words}: {speaker.cards(pile.cards)}"
                if pile.indicator is not None:
                    words = f"{words}; {speaker.card(pile.indicator)}"
                wanted[f"pile.{pile.key}"] = (words, table.piles[pile.key])
        for seat in view.seats[1:]:
            name = speaker.say(seat.name)
            words = tr(SEAT_CARDS, seat.count).format(seat=name)
            if seat.open:
                words = tr(OPEN_CARDS).format(seat=name, cards=speaker.cards(seat.open))
            elif seat.known:
                words = tr(KNOWN_CARDS).format(words=words, cards=speaker.cards(seat.known))
            marks = ", ".join(speaker.say(mark.text) for mark in seat.marks)
            wanted[f"seat.{seat.seat}"] = (f"{words}, {marks}" if marks else words, table.seats[seat.seat])
        meanings = {
            f"seat.{seat.seat}": speaker.say(seat.meaning)
            for seat in view.seats[1:]
            if seat.meaning is not None
        }
        for key in [key for key in self._others if key not in wanted]:
            self._gone(self._others.pop(key))
        for key, (words, rect) in wanted.items():
            twin = self._others.get(key)
            if twin is None:
                twin = self._others[key] = Twin(self._viewport)
                twin.setObjectName(key)
                if key.startswith("pile."):
                    twin.clicked.connect(partial(self._press_pile, key.removeprefix("pile.")))
            twin.setAccessibleName(words)
            twin.setAccessibleDescription(meanings.get(key, ""))
            twin.lie(rect)
            twin.setVisible(True)

    def _press_pile(self, key: str) -> None:
        self.pile_pressed.emit(key)

    def step(self, steps: int) -> None:
        """Move the focus inside the hand."""
        if not self._hand:
            return
        here = next((place for place, twin in enumerate(self._hand) if twin.hasFocus()), None)
        if here is None:
            self._hand[0 if steps > 0 else -1].setFocus()
            return
        self._hand[min(max(here + steps, 0), len(self._hand) - 1)].setFocus()

    def focus_number(self, number: int) -> bool:
        """Focus the n-th own card (0 first); whether it had the focus already."""
        if not 0 <= number < len(self._hand):
            return False
        had = self._hand[number].hasFocus()
        self._hand[number].setFocus()
        return had

    def focused_card(self) -> Card | None:
        """The own card that has the focus."""
        return next((twin.card for twin in self._hand if twin.hasFocus()), None)
