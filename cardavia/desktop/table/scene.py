"""The table scene: draws a `TableView`, holds no state of the game, and can be built anew at any moment.

`show_view` compares the layout of the new view with what lies on the table and lets the difference move.
What is clicked is the canvas' business; nothing is decided here.  Imports Qt and its neighbours.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QObject, QSizeF, QTimer, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsScene

from cardavia.cards import Card, CardSet
from cardavia.desktop.plain_card import sign_of
from cardavia.desktop.speaker import TableSpeaker
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.table.animation import DURATIONS, Mover
from cardavia.desktop.table.card_item import Badge, CardItem, Look, new_wardrobe
from cardavia.desktop.table.chores import Chores
from cardavia.desktop.table.cloth import TableCloth
from cardavia.desktop.table.cloth_item import Cloth
from cardavia.desktop.table.layout import layout
from cardavia.desktop.table.places import Key, Placement, Rect, TableLayout
from cardavia.desktop.theme import LIGHT, Theme
from cardavia.table_view import CardView, TableView
from cardavia.traditions import Tradition

WITHOUT_INDEX = 34.0
"""Visible strip in logical pixels under which index badges appear by themselves."""
RESIZING = 90
"""Milliseconds of rest after which pictures of another size are asked for."""
SLICE = 4
"""Cards that arrive in one turn of the event loop."""


class Arrival(NamedTuple):
    """How a card comes onto the table."""

    start: Placement
    kind: str
    at: float
    """Second of the monotonic clock at which it sets out."""


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
        self._coming: dict[Key, Arrival] = {}
        """Cards of the layout that are not made yet."""
        self._chores = Chores(self)
        self._wardrobe = new_wardrobe()
        self._cloth = TableCloth(self, self.say)
        self._tongue = 0
        self._resizing = QTimer(self)
        self._resizing.setSingleShot(True)
        self._resizing.setInterval(RESIZING)
        self._resizing.timeout.connect(self._size_rests)
        self._focused: Card | None = None
        self._hovered: Card | None = None
        self._hints: CardSet = 0
        self._causes: CardSet = 0
        self.show_last = False
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
            self._coming.clear()
            for key in list(self._cards):
                self._drop(key)
        self._relayout("deal" if dealt else "to_trick", animate)

    def set_size(self, width: float, height: float, prompt_height: float | None = None) -> None:
        """The viewport has another size, or the prompt another height."""
        resized = (max(width, 1.0), max(height, 1.0)) != (self._width, self._height)
        higher = prompt_height is not None and prompt_height != self._prompt_height
        self.plan_size(width, height, prompt_height)
        if self.view is not None and (resized or higher):
            if resized:
                self._resizing.start()
            self._relayout("relayout", False)

    def plan_size(self, width: float, height: float, prompt_height: float | None = None) -> None:
        """Take a size for the view that will be shown next."""
        if prompt_height is not None:
            self._prompt_height = prompt_height
        self._width, self._height = max(width, 1.0), max(height, 1.0)
        self.setSceneRect(0, 0, self._width, self._height)

    def refresh(self, animate: bool = False) -> None:
        """Lay out anew: pack, theme, text size or language have changed."""
        self._tongue += 1
        if self.view is not None:
            self.speaker.names = {seat.seat: self.speaker.say(seat.name) for seat in self.view.seats}
            self._relayout("relayout", animate)

    def set_tradition(self, tradition: Tradition) -> None:
        """Play with another pack."""
        self.tradition = tradition
        self.speaker.pack = tradition.pack
        self.refresh()
        self._dress_cards()

    def set_last_trick(self, shown: bool) -> None:
        """Lay the last trick in the middle again, or take it away."""
        if shown != self.show_last:
            self.show_last = shown
            self._relayout("relayout", False)

    def set_causes(self, cards: CardSet) -> None:
        """Outline the cards that are the reason of a refusal, until the next decision."""
        if cards != self._causes:
            self._causes = cards
            self._show_looks()

    def set_hints(self, cards: CardSet) -> None:
        """Ring the cards of a hint, until the next decision."""
        if cards != self._hints:
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
        if item is None or self.mover.factor == 0 or self.mover.reduced:
            return
        lasts = DURATIONS["nod"] * self.mover.factor
        for step, lean in enumerate((4.0, -4.0, 4.0, 0.0)):
            QTimer.singleShot(round(lasts * step / 4), partial(self._lean, item.key, lean))

    def _lean(self, key: Key, pixels: float) -> None:
        item = self._cards.get(key)
        if item is not None:
            item.nod(pixels)

    @property
    def busy(self) -> bool:
        """Whether a card is on its way, or something of the present view is still to be done."""
        return self.mover.busy or self._chores.waiting

    def later(self, name: str, work: Callable[[], object]) -> None:
        """Do something for the present view in a turn of its own; at once if nothing moves by itself."""
        if self._moves(True):
            self._chores.put(name, work)
        else:
            self._chores.forget(name)
            work()

    def _moves(self, animate: bool) -> bool:
        return animate and self.mover.factor > 0 and not self.mover.reduced

    def finish(self) -> None:
        """Let every card arrive now, drawn for the present size."""
        self._chores.finish()
        self.mover.finish()
        if self._resizing.isActive() and self.view is not None:
            self._resizing.stop()
            self._size_rests()

    @property
    def prompt_height(self) -> float:
        """Logical pixels that the prompt takes."""
        return self._prompt_height

    @property
    def weight(self) -> int:
        """Bytes of composed pictures that are kept."""
        return self._wardrobe.weight

    # ------------------------------------------------------------ finding

    def _cards_at(self, x: float, y: float) -> Iterator[CardItem]:
        """The cards at a place, the uppermost first."""
        found = [item for item in self._cards.values() if item.holds(x, y)]
        return iter(sorted(found, key=lambda item: -item.zValue()))

    def own_card_at(self, x: float, y: float) -> CardView | None:
        """The card of the own hand at a place, the uppermost."""
        if self.view is None:
            return None
        by_card = {each.card: each for each in self.view.hand}
        for item in self._cards_at(x, y):
            if item.key.card in by_card and item.placed().zone == "hand":
                return by_card[item.key.card]
        return None

    def face_at(self, x: float, y: float) -> Card | None:
        """The uppermost card lying face up at a place."""
        shown = (
            item.key.card for item in self._cards_at(x, y) if item.key.card >= 0 and item.placed().face_up
        )
        return next(shown, None)

    def zone_at(self, x: float, y: float) -> str:
        """What lies there: `hand`, `trick`, `pile.stock`, `seat.1`, `won.1` ... or an empty text."""
        won = self._cloth.won_at(x, y)
        if won is not None:
            return f"won.{won}"
        return next((item.placed().zone for item in self._cards_at(x, y)), "")

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
        if self._moves(animate):
            self._chores.put("cloth", self._lay_cloth)
        else:
            self._lay_cloth()
            self._coming.clear()
        leaving = [key for key in self._cards if key not in table.cards]
        coming = self._coming = {key: each for key, each in self._coming.items() if key in table.cards}
        arrivals = [key for key in table.cards if key not in self._cards and key not in coming]
        stagger = 0.0
        if kind == "deal" and arrivals:
            arrivals.sort(key=lambda key: (dealt_order(key, table), key))
            stagger = min(
                float(DURATIONS["deal_stagger"]),
                (DURATIONS["deal_most"] - DURATIONS["deal"]) / len(arrivals),
            )
        sources = self._sources(leaving, former) if animate and kind == "to_trick" else {}
        lying = [key for key in self._cards if key in table.cards]
        now = time.monotonic()
        for order, key in enumerate(arrivals):
            start = self._origin(key, table.cards[key], former, kind, sources, view)
            coming[key] = Arrival(start, kind, now + order * stagger * self.mover.factor / 1000)
        many = self._moves(animate) and len(coming) > SLICE
        self._arrive(1 if many else len(coming), animate)
        for key in lying:
            self._carry(key, table.cards[key], self._kind_of(key, table, kind), animate, 0.0)
        for key in leaving:
            self._send_away(key, view, table, animate)
        self._show_looks()
        if not self.busy:
            self.settled.emit()

    def _arrive(self, count: int, animate: bool) -> None:
        """Make so many of the cards that come; the others follow in turns of their own."""
        assert self.table is not None
        now, made = time.monotonic(), list(self._coming)[:count]
        for key in made:
            arrival = self._coming.pop(key)
            self._add(key, arrival.start)
            wait = max(arrival.at - now, 0.0) / (self.mover.factor or 1.0)
            self._carry(key, self.table.cards[key], arrival.kind, animate, 1000 * wait)
        if self._coming:
            self._chores.put("cards", self._arrive_more)

    def _arrive_more(self) -> None:
        """The next cards of a view; the last ones show the signs of all."""
        self._arrive(SLICE, True)
        if not self._coming:
            self._show_looks()

    def _kind_of(self, key: Key, table: TableLayout, kind: str) -> str:
        return "to_trick" if table.cards[key].zone == "trick" and kind != "relayout" else "relayout"

    def _sources(self, leaving: list[Key], former: TableLayout | None) -> dict[str, list[Placement]]:
        """Where unseen cards have vanished, by zone: what is turned up or drawn now came from there."""
        sources: dict[str, list[Placement]] = {}
        for key in leaving:
            if key.card < 0 and former is not None and key in former.cards:
                place = former.cards[key]
                sources.setdefault(place.zone, []).append(place)
        return sources

    def _origin(
        self,
        key: Key,
        end: Placement,
        former: TableLayout | None,
        kind: str,
        sources: dict[str, list[Placement]],
        view: TableView,
    ) -> Placement:
        """Where an arriving card comes from: its seat, a pile, or the dealer."""
        if kind == "deal":
            x, y = self._dealer_place(view)
            return end._replace(x=x, y=y, face_up=False)
        if kind == "relayout" or former is None:
            return end
        if end.zone == "trick":
            seats = [each.seat for each in view.trick.cards if each.card == key.card]
            wanted = [f"seat.{seat}" for seat in seats]
        else:
            wanted = [zone for zone in sources if zone.startswith("pile.")]
        for zone in wanted:
            if sources.get(zone):
                return sources[zone].pop()._replace(zone=end.zone)
        x, y = end.origin
        return end._replace(x=x, y=y)

    def _dealer_place(self, view: TableView) -> tuple[float, float]:
        assert self.table is not None
        for seat in view.seats:
            if any(mark.key == "dealer" for mark in seat.marks):
                return self.table.hand.centre if seat.place == 0 else self.table.seats[seat.seat].centre
        return self._width / 2, self._height * 0.4

    def _carry(self, key: Key, end: Placement, kind: str, animate: bool, delay: float) -> None:
        item = self._cards[key]
        if not self._resizing.isActive() or item.pixmap().isNull():
            self._dress(item, end)
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
        self.mover.move(item, end, "to_pile", 0.0, partial(self._drop, key))

    def _add(self, key: Key, placement: Placement) -> None:
        item = CardItem(key, self._picture, placement, self._wardrobe, self.ratio)
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
        return self.store.sprite(self.tradition.id, code, size, self.ratio, f"table.{round(size.height())}")

    def _picture_came(self, tradition: str, code: str) -> None:
        if tradition != self.tradition.id:
            return
        for item in self._cards.values():
            up = item.key.card >= 0 and item.placed().face_up
            if code == (self.tradition.face_code(item.key.card) if up else self.back):
                item.compose()

    def _dress_cards(self) -> None:
        """Give every card its picture at the size at which it lies; until then the former one is scaled."""
        assert self.table is not None
        for key, item in self._cards.items():
            if key in self.table.cards:
                self._dress(item, self.table.cards[key])

    def _size_rests(self) -> None:
        """The window keeps its size: everything that was only scaled is drawn for it."""
        assert self.view is not None and self.table is not None
        self._lay_cloth()
        self._dress_cards()
        self._show_looks()

    def _dress(self, item: CardItem, end: Placement) -> None:
        worn = (end.width, end.height, self.ratio, self.tradition.id, self.back, self.store.grading)
        if worn != item.worn:
            item.worn = worn
            item.ratio = self.ratio
            item.rest_at(QSizeF(end.width, end.height))

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
        known = {card for seat in view.seats for card in seat.known}
        aside = {f"seat.{seat.seat}" for seat in view.seats if seat.out and view.result is None}
        quick = self._resizing.isActive()  # pictures are only scaled until the size rests
        for key, item in self._cards.items():
            placement = table.cards.get(key)
            if placement is None:
                continue
            card = own.get(key.card) if placement.zone == "hand" else None
            at_seat = placement.zone.startswith("seat.")
            look = Look(
                cause=key.card >= 0 and bool(self._causes >> key.card & 1),
                hinted=key.card >= 0 and bool(self._hints >> key.card & 1),
                ringed=key.card >= 0 and bool(ringed >> key.card & 1),
                winning=key.card in winning and len(trick.cards) > 1,
                order=order.get(key.card, 0),
                sealed=placement.zone in closed and placement.rotation == 90.0,
                seen=at_seat and key.card in known,
                dimmed=placement.zone in aside,
            )
            if card is not None:
                look = self._own_look(card, look, view, table)
            if quick:
                look = look._replace(strip=item.look.strip, badge=item.look.badge)
            item.show_look(look)
            self.mover.raise_to(item, placement.height * 0.06 if look.raised and not look.dimmed else 0.0)

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
            strip=0.0 if card is view.hand[-1] else table.visible_strip,
        )

    def _badge(self, card: Card, strip: float) -> Badge | None:
        manner = self.theme.suits
        automatic = strip < WITHOUT_INDEX or manner != "traditional"
        wanted = self.badges if self.badges is not None else automatic
        if not wanted:
            return None
        code = self.tradition.pack.text(card)
        return Badge(sign_of(self.tradition.pack.name, code), self.speaker.letter(card), strip, manner)

    # ------------------------------------------------------------ the cloth

    def _lay_cloth(self) -> None:
        assert self.view is not None and self.table is not None
        self._chores.forget("cloth")
        cloth = Cloth(self.theme, self.text_scale, self.ratio, self._tongue, self._resizing.isActive())
        spin = self.mover.factor > 0 and not self.mover.reduced
        self._cloth.show_view(self.view, self.table, self.tradition.pack, cloth, spin)


def dealt_order(key: Key, table: TableLayout) -> int:
    """Which card of its place it is: cards are dealt in rounds, the piles of the middle last."""
    zone = table.cards[key].zone
    if zone.startswith("pile."):
        return 100
    same = [each for each, placement in table.cards.items() if placement.zone == zone]
    return same.index(key)
