"""Everything on the cloth besides cards, kept in step with the view: seats, bubbles, piles of tricks, signs.

Imports Qt and its neighbours.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from cardavia.cards import Pack
from cardavia.desktop.plain_card import sign_of
from cardavia.desktop.table.card_places import CAPTION, sides_of
from cardavia.desktop.table.cloth_item import Cloth
from cardavia.desktop.table.cloth_signs import CaptionItem, PotItem, Strip, StripItem, TrayItem
from cardavia.desktop.table.places import Rect, TableLayout
from cardavia.desktop.table.seat_item import BubbleItem, RingItem, Say, SeatItem, WonItem
from cardavia.table_view import PileView, TableView

Name = TypeVar("Name")
Item = TypeVar("Item", bound=QGraphicsItem)

SPIN = 40
"""Milliseconds between two steps of the ring of thought."""
STEP = 14.0
"""Degrees of one step."""


class TableCloth(QObject):
    """The items of one table's cloth."""

    def __init__(self, scene: QGraphicsScene, say: Say) -> None:
        super().__init__(scene)
        self._scene = scene
        self._say = say
        self._seats: dict[int, SeatItem] = {}
        self._bubbles: dict[int, BubbleItem] = {}
        self._rings: dict[int, RingItem] = {}
        self._won: dict[int, WonItem] = {}
        self._captions: dict[str, CaptionItem] = {}
        self._tray: list[TrayItem] = []
        self._strip = StripItem()
        self._pot = PotItem()
        for item in (self._strip, self._pot):
            scene.addItem(item)
        self._spinner = QTimer(self)
        self._spinner.setInterval(SPIN)
        self._spinner.timeout.connect(self._turn_rings)

    def show_view(self, view: TableView, table: TableLayout, pack: Pack, cloth: Cloth, spin: bool) -> None:
        """Follow a view and its layout; `spin` lets the rings of thought turn."""
        self._strip.show_strip(self._strip_of(view, pack), table.strip, cloth)
        self._pot.show_amount(view.pot if view.result is None else None, table.pot, cloth)
        present = {seat.seat for seat in view.seats}
        self._remove_others(self._seats, present)
        self._remove_others(self._bubbles, present)
        self._remove_others(self._rings, present)
        self._remove_others(self._won, present)
        sides = sides_of(len(view.seats))
        for seat in view.seats:
            number = seat.seat
            if number not in self._seats:
                self._seats[number] = self._added(SeatItem(self._say))
                self._bubbles[number] = self._added(BubbleItem())
                self._rings[number] = self._added(RingItem())
                self._won[number] = self._added(WonItem())
            plate = table.seats[number]
            self._seats[number].show_seat(seat, plate, table.words.get(number, plate), cloth)
            self._won[number].show_tricks(seat.tricks if view.result is None else 0, table.won[number], cloth)
            words = self._say(seat.said) if seat.said is not None and number in table.bubbles else ""
            room = table.bubbles.get(number, Rect(0, 0, 0, 0))
            self._bubbles[number].show_words(words, sides.get(seat.place, "left"), room, cloth)
            self._rings[number].setVisible(seat.thinking)
            self._rings[number].lie(self._seats[number].rect, cloth.ratio)
        self._show_tray(view, table, cloth)
        self._show_captions(view, table, cloth)
        if spin and any(seat.thinking for seat in view.seats):
            if not self._spinner.isActive():
                self._spinner.start()
        else:
            self._spinner.stop()

    def won_at(self, x: float, y: float) -> int | None:
        """The seat whose pile of tricks lies at a place."""
        for seat, won in self._won.items():
            if won.tricks and won.rect.adjusted(-12, -12, 12, 12).contains(x, y):
                return seat
        return None

    def _added(self, item: Item) -> Item:
        self._scene.addItem(item)
        return item

    def _remove_others(self, items: dict[Name, Item], present: set[Name]) -> None:
        for name in [name for name in items if name not in present]:
            self._scene.removeItem(items.pop(name))

    # ------------------------------------------------------------ signs

    def _strip_of(self, view: TableView, pack: Pack) -> Strip:
        contract = view.contract
        if contract is None:
            parts = [self._say(view.phase_text)]
        else:
            name = self._say(contract.text)
            parts = [name[:1].upper() + name[1:]]
            if contract.sides is not None:
                parts.append(self._say(contract.sides))
        parts += [self._say(item.text) for item in view.strip]
        trump = contract.trump if contract is not None else None
        return Strip(sign_of(pack.name, pack.suits[trump]) if trump is not None else "", tuple(parts))

    def _show_tray(self, view: TableView, table: TableLayout, cloth: Cloth) -> None:
        while len(self._tray) > len(table.tray):
            self._scene.removeItem(self._tray.pop())
        while len(self._tray) < len(table.tray):
            self._tray.append(self._added(TrayItem()))
        chosen = sum(card.chosen for card in view.hand)
        for index, (item, slot) in enumerate(zip(self._tray, table.tray, strict=True)):
            item.show_filled(index < chosen, slot, cloth)

    def _show_captions(self, view: TableView, table: TableLayout, cloth: Cloth) -> None:
        piles: Mapping[str, PileView] = {
            pile.key: pile for pile in view.piles if pile.seat is None and pile.key in table.piles
        }
        if view.result is not None:
            piles = {}
        self._remove_others(self._captions, set(piles))
        for key, pile in piles.items():
            if key not in self._captions:
                self._captions[key] = self._added(CaptionItem())
            box = table.piles[key]
            under = Rect(box.x - 30, box.bottom + 5, box.width + 60, CAPTION - 3)
            self._captions[key].show_words(self._caption(pile), under, cloth)

    def _caption(self, pile: PileView) -> str:
        """The stock as its cards and the turned-up one, other piles by their name."""
        if pile.key != "stock":
            return self._say(pile.label)
        if pile.indicator is not None:
            return f"{pile.count - 1}+1"
        return str(pile.count)

    def _turn_rings(self) -> None:
        for ring in self._rings.values():
            if ring.isVisible():
                ring.setRotation((ring.rotation() + STEP) % 360)
