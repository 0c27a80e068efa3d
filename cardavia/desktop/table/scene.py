"""The table scene: draws a `TableView`, holds no state of the game, and can be built anew at any moment.

`show_view` compares the layout of the new view with what lies on the table and lets the difference move.
What is clicked is the canvas' business; nothing is decided here.  Imports Qt and its neighbours.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from PySide6.QtCore import QObject, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from cardavia.cards import Card, CardSet
from cardavia.desktop.plain_card import sign_of
from cardavia.desktop.speaker import TableSpeaker
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.table.animation import DURATIONS, Mover
from cardavia.desktop.table.card_item import Badge, CardItem, Look
from cardavia.desktop.table.layout import layout
from cardavia.desktop.table.places import Key, Placement, Rect, TableLayout
from cardavia.desktop.table.seat_item import PotItem, SeatItem, StripItem, TrayItem, WonItem
from cardavia.desktop.theme import LIGHT, Theme
from cardavia.table_view import CardView, TableView
from cardavia.traditions import Tradition

WITHOUT_INDEX = 34.0
"""Visible strip in logical pixels under which index badges appear by themselves."""
SPIN = 40
"""Milliseconds between two steps of the thinking ring."""


class TableScene(QGraphicsScene):
    """Cards, seats and piles of one table."""

    settled = Signal()
    """Every card lies where it belongs."""

    def __init__(self, store: SpriteStore, tradition: Tradition, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.store = store
        self.tradition = tradition
        self.speaker = TableSpeaker(tradition.pack)
        self.theme: Theme = LIGHT
        self.text_scale = 1.0
        self.card_scale = 1.0
        self.ratio = 1.0
        self.back = "back"
        self.badges: bool | None = None
        """Index badges: None for automatic."""
        self.dim_unplayable = True
        self.mover = Mover(self)
        self.mover.rested.connect(self.settled)
        self.view: TableView | None = None
        self.table: TableLayout | None = None
        self._width, self._height = 1.0, 1.0
        self._prompt_height = 44.0
        self._cards: dict[Key, CardItem] = {}
        self._seats: dict[int, SeatItem] = {}
        self._won: dict[int, WonItem] = {}
        self._tray: list[TrayItem] = []
        self._strip = StripItem(self.say)
        self._pot = PotItem(self.say)
        for item in (self._strip, self._pot):
            self.addItem(item)
        self._focused: Card | None = None
        self._hovered: Card | None = None
        self._hints: CardSet = 0
        self._causes: CardSet = 0
        self.show_last = False
        self._spinner: QTimer | None = None
        store.ready.connect(self._picture_came)

    def say(self, text: object) -> str:
        """A `Text` in words."""
        return self.speaker.say(text)  # type: ignore[arg-type]

    # ------------------------------------------------------------ what is shown

    def show_view(self, view: TableView, animate: bool = True) -> None:
        """Show another moment; with `animate` what changed moves there."""
        fresh = self.view is None or self.view.number != view.number or self.view.game != view.game
        dealt = fresh and animate and view.decision == 0 and not view.trick.cards
        if self.view is None or self.view.decision != view.decision:
            self._causes = 0
            self._hints = 0
        self.view = view
        self.speaker.names = {seat.seat: self.speaker.say(seat.name) for seat in view.seats}
        if fresh:
            for key in list(self._cards):
                self._drop(key)
        self._relayout("deal" if dealt else "to_trick", animate)

    def set_size(self, width: float, height: float, prompt_height: float | None = None) -> None:
        """The viewport has another size, or the prompt another height."""
        if prompt_height is not None:
            self._prompt_height = prompt_height
        if (width, height) != (self._width, self._height) or prompt_height is not None:
            self._width, self._height = max(width, 1.0), max(height, 1.0)
            self.setSceneRect(0, 0, self._width, self._height)
            self.refresh()

    def refresh(self, animate: bool = False) -> None:
        """Lay out anew: size, pack, theme, text size or language have changed."""
        if self.view is not None:
            self.speaker.names = {seat.seat: self.speaker.say(seat.name) for seat in self.view.seats}
            self._relayout("relayout", animate)

    def set_tradition(self, tradition: Tradition) -> None:
        """Play with another pack."""
        self.tradition = tradition
        self.speaker.pack = tradition.pack
        for item in self._cards.values():
            item.update()
        self.refresh()

    def set_last_trick(self, shown: bool) -> None:
        """Lay the last trick in the middle again, or take it away."""
        if shown != self.show_last:
            self.show_last = shown
            self._relayout("relayout", False)

    def set_causes(self, cards: CardSet) -> None:
        """Outline the cards that are the reason of a refusal, until the next decision."""
        self._causes = cards
        self._show_looks()

    def set_hints(self, cards: CardSet) -> None:
        """Ring the cards of a hint, until the next decision."""
        self._hints = cards
        self._show_looks()

    def set_focused(self, card: Card | None) -> None:
        """The own card that has the keyboard's focus."""
        if card != self._focused:
            self._focused = card
            self._show_looks()

    def set_hovered(self, card: Card | None) -> None:
        """The own card under the pointer."""
        if card != self._hovered:
            self._hovered = card
            self._show_looks()

    def nod(self, card: Card) -> None:
        """Let a refused card shake its head (twice four pixels)."""
        item = self._cards.get(Key(card))
        if item is None or self.mover.factor == 0:
            return
        lasts = DURATIONS["nod"] * self.mover.factor
        for step, lean in enumerate((4.0, -4.0, 4.0, 0.0)):
            QTimer.singleShot(round(lasts * step / 4), partial(self._lean, item.key, lean))

    def _lean(self, key: Key, pixels: float) -> None:
        item = self._cards.get(key)
        if item is not None:
            item.nod(pixels)

    def finish(self) -> None:
        """Let every card arrive now."""
        self.mover.finish()

    # ------------------------------------------------------------ finding

    def own_card_at(self, x: float, y: float) -> CardView | None:
        """The card of the own hand at a place, the uppermost."""
        if self.view is None:
            return None
        by_card = {each.card: each for each in self.view.hand}
        for item in self.items(
            x, y, 1, 1, Qt.ItemSelectionMode.IntersectsItemShape, Qt.SortOrder.DescendingOrder
        ):
            if isinstance(item, CardItem) and item.key.card in by_card and item.placed().zone == "hand":
                return by_card[item.key.card]
        return None

    def face_at(self, x: float, y: float) -> Card | None:
        """The uppermost card lying face up at a place."""
        for item in self.items(
            x, y, 1, 1, Qt.ItemSelectionMode.IntersectsItemShape, Qt.SortOrder.DescendingOrder
        ):
            if isinstance(item, CardItem) and item.key.card >= 0 and item.placed().face_up:
                return item.key.card
        return None

    def zone_at(self, x: float, y: float) -> str:
        """What lies there: `hand`, `trick`, `pile.stock`, `seat.1`, `won.1` ... or an empty text."""
        for item in self.items(
            x, y, 1, 1, Qt.ItemSelectionMode.IntersectsItemShape, Qt.SortOrder.DescendingOrder
        ):
            if isinstance(item, CardItem):
                return item.placed().zone
        for seat, won in self._won.items():
            if won.tricks and won.rect.adjusted(-8, -8, 8, 8).contains(x, y):
                return f"won.{seat}"
        return ""

    def card_item(self, card: Card) -> CardItem | None:
        """The item of a named card, if it lies on the table."""
        return self._cards.get(Key(card))

    def rect_of(self, card: Card) -> Rect | None:
        """Where a named card will lie."""
        if self.table is None:
            return None
        placement = self.table.cards.get(Key(card))
        return placement.rect if placement else None

    def snapshot(self) -> dict[Key, Placement]:
        """Where every card lies now; equal to the layout when nothing moves."""
        return {key: item.placed() for key, item in self._cards.items()}

    # ------------------------------------------------------------ laying out

    def _relayout(self, kind: str, animate: bool) -> None:
        assert self.view is not None
        view = self.view
        table = layout(
            view,
            self._width,
            self._height,
            self.tradition.aspect,
            self.card_scale,
            self._prompt_height,
            self.show_last,
        )
        former = self.table
        self.table = table
        self._lay_cloth(view, table)
        leaving = [key for key in self._cards if key not in table.cards]
        arrivals = [key for key in table.cards if key not in self._cards]
        stagger = 0.0
        if kind == "deal" and arrivals:
            stagger = min(
                float(DURATIONS["deal_stagger"]),
                (DURATIONS["deal_most"] - DURATIONS["deal"]) / len(arrivals),
            )
        for order, key in enumerate(arrivals):
            end = table.cards[key]
            self._add(key, self._origin(key, end, former, kind))
            self._carry(key, end, kind, animate, order * stagger)
        for key in set(table.cards) - set(arrivals):
            self._carry(key, table.cards[key], self._kind_of(key, table, kind), animate, 0.0)
        for key in leaving:
            self._send_away(key, view, table, animate)
        self._show_looks()
        if not self.mover.busy:
            self.settled.emit()

    def _kind_of(self, key: Key, table: TableLayout, kind: str) -> str:
        return "to_trick" if table.cards[key].zone == "trick" and kind != "relayout" else "relayout"

    def _origin(self, key: Key, end: Placement, former: TableLayout | None, kind: str) -> Placement:
        """Where an arriving card comes from: its seat, or the dealer's side of the table."""
        x, y = end.origin
        if kind == "deal":
            x, y = self._width / 2, self._height * 0.4
        if kind == "relayout" or former is None:
            return end
        return end._replace(x=x, y=y)

    def _carry(self, key: Key, end: Placement, kind: str, animate: bool, delay: float) -> None:
        item = self._cards[key]
        if self.mover.target(item) == end or (not self.mover.target(item) and item.placed() == end):
            return
        if animate:
            self.mover.move(item, end, kind, delay)
        else:
            self.mover.forget(item)
            item.place(end)

    def _send_away(self, key: Key, view: TableView, table: TableLayout, animate: bool) -> None:
        """A card leaves the table: a trick card to the winner's pile, others at once."""
        item = self._cards[key]
        last = view.last_trick
        winner = last.winner if last is not None else None
        gone = key.card >= 0 and last is not None and key.card in [each.card for each in last.cards]
        if not (animate and gone and winner is not None and winner in table.won):
            self._drop(key)
            return
        x, y = table.won[winner].centre
        here = item.placed()
        end = here._replace(
            x=x, y=y, width=here.width * 0.3, height=here.height * 0.3, rotation=0.0, layer=40, zone="leaving"
        )
        self.mover.move(item, end, "to_pile", 0.0, lambda: self._drop(key))

    def _add(self, key: Key, placement: Placement) -> None:
        item = CardItem(key, self._picture, placement)
        self._cards[key] = item
        self.addItem(item)

    def _drop(self, key: Key) -> None:
        item = self._cards.pop(key, None)
        if item is not None:
            self.mover.forget(item)
            self.removeItem(item)

    # ------------------------------------------------------------ pictures and signs

    def _picture(self, key: Key, face_up: bool, size: QSizeF) -> QPixmap:
        code = self.tradition.face_code(key.card) if face_up and key.card >= 0 else self.back
        target = self.table.cards.get(key) if self.table is not None else None
        if target is not None:  # ask for the size at rest; what moves is scaled by the painter
            size = QSizeF(target.width, target.height)
        return self.store.sprite(self.tradition.id, code, size, self.ratio, f"table.{round(size.height())}")

    def _picture_came(self, tradition: str, code: str) -> None:
        if tradition != self.tradition.id:
            return
        for item in self._cards.values():
            shown = self.tradition.face_code(item.key.card) if item.key.card >= 0 else self.back
            if shown == code or code == self.back:
                item.update()

    def _show_looks(self) -> None:
        view, table = self.view, self.table
        if view is None or table is None:
            return
        own = {each.card: each for each in view.hand}
        trick = view.last_trick if self.show_last and view.last_trick is not None else view.trick
        winning = {each.card for each in trick.cards if each.seat == trick.winner}
        order = {each.card: each.order for each in trick.cards} if self.show_last else {}
        ringed = view.result.ringed if view.result is not None else 0
        closed = {f"pile.{pile.key}" for pile in view.piles if pile.closed}
        for key, item in self._cards.items():
            placement = table.cards.get(key)
            if placement is None:
                continue
            card = own.get(key.card) if placement.zone == "hand" else None
            look = Look(
                cause=key.card >= 0 and bool(self._causes >> key.card & 1),
                hinted=key.card >= 0 and bool(self._hints >> key.card & 1),
                ringed=key.card >= 0 and bool(ringed >> key.card & 1),
                winning=key.card in winning and len(trick.cards) > 1,
                order=order.get(key.card, 0),
                sealed=placement.zone in closed and not placement.face_up and key.card >= 0,
            )
            if card is not None:
                look = self._own_look(card, look, view, table)
            item.show_look(look)
            item.lift(placement.height * 0.06 if look.raised and not look.dimmed else 0.0)

    def _own_look(self, card: CardView, look: Look, view: TableView, table: TableLayout) -> Look:
        focused = card.card == self._focused
        playing = view.must_act and view.touch
        plate = card.plates[0] if card.plates else None
        return look._replace(
            dimmed=self.dim_unplayable and playing and not card.playable,
            focused=focused,
            raised=focused or card.card == self._hovered,
            chosen=card.chosen,
            seen=card.known,
            plate=self.say(plate.text) if plate else "",
            plate_on=plate.on if plate else True,
            badge=self._badge(card.card, table.visible_strip),
        )

    def _badge(self, card: Card, strip: float) -> Badge | None:
        wanted = self.badges if self.badges is not None else strip < WITHOUT_INDEX
        if not wanted:
            return None
        code = self.tradition.pack.text(card)
        return Badge(sign_of(self.tradition.pack.name, code), self.speaker.letter(card), strip)

    # ------------------------------------------------------------ the cloth

    def _lay_cloth(self, view: TableView, table: TableLayout) -> None:
        self._strip.parts = self._strip_parts(view)
        self._strip.lie(table.strip, self.theme, self.text_scale)
        self._pot.amount = view.pot
        self._pot.lie(table.pot, self.theme, self.text_scale)
        for seat in view.seats:
            item = self._seats.get(seat.seat)
            if item is None:
                item = self._seats[seat.seat] = SeatItem(self.say)
                self.addItem(item)
            item.show_seat(seat)
            item.lie(table.seats[seat.seat], self.theme, self.text_scale)
            won = self._won.get(seat.seat)
            if won is None:
                won = self._won[seat.seat] = WonItem(self.say)
                self.addItem(won)
            won.tricks = seat.tricks if view.result is None else 0
            won.lie(table.won[seat.seat], self.theme, self.text_scale)
        present = {seat.seat for seat in view.seats}
        self._remove(item for seat, item in self._seats.items() if seat not in present)
        self._remove(item for seat, item in self._won.items() if seat not in present)
        self._seats = {seat: item for seat, item in self._seats.items() if seat in present}
        self._won = {seat: item for seat, item in self._won.items() if seat in present}
        self._remove(self._tray)
        self._tray = []
        for slot in table.tray:
            tray = TrayItem(self.say)
            tray.lie(slot, self.theme, self.text_scale)
            self.addItem(tray)
            self._tray.append(tray)
        self._spin(any(seat.thinking for seat in view.seats))

    def _remove(self, items: Iterable[QGraphicsItem]) -> None:
        for item in items:
            self.removeItem(item)

    def _strip_parts(self, view: TableView) -> tuple[str, ...]:
        parts = []
        if view.contract is not None:
            parts.append(self.say(view.contract.text))
            if view.contract.sides is not None:
                parts.append(self.say(view.contract.sides))
        else:
            parts.append(self.say(view.phase_text))
        parts += [self.say(item.text) for item in view.strip]
        return tuple(parts)

    def _spin(self, thinking: bool) -> None:
        if not thinking or self.mover.factor == 0:
            if self._spinner is not None:
                self._spinner.stop()
            return
        if self._spinner is None:
            self._spinner = QTimer(self)
            self._spinner.setInterval(SPIN)
            self._spinner.timeout.connect(self._turn_rings)
        if not self._spinner.isActive():
            self._spinner.start()

    def _turn_rings(self) -> None:
        for item in self._seats.values():
            if item.view is not None and item.view.thinking:
                item.turn = (item.turn + 14) % 360
                item.update(item.rect.right() - 26, item.rect.top(), 26, 26)
