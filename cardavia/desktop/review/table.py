"""The table of a review: any moment of a finished deal, with all hands open or as the person saw it.

It shows what it is told and marks what was played and what would have been better.  Imports Qt, `match`,
`table_words`, the table's scene and canvas, `theme`, `traditions`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from cardavia.cards import CardSet
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.table.canvas import TableCanvas
from cardavia.desktop.table.scene import TableScene
from cardavia.desktop.theme import Theme
from cardavia.games.base import State
from cardavia.match import Match
from cardavia.strings import say
from cardavia.table_view import TableView
from cardavia.table_words import moment_view
from cardavia.traditions import Tradition

LOWEST: Final = 180
"""Logical pixels of the table, at least."""
LEAST: Final = (760, 450)
"""Width and height for which a table is laid out at least; where there is less room the whole is smaller."""


def match_of(state: State, number: int | None) -> Match:
    """A match whose only deal is this one, to look at."""
    match = Match(state.game, 0)
    match.state = state
    match.number = number
    return match


def named(view: TableView, names: Mapping[int, str]) -> TableView:
    """The picture with the seats called as the person calls them."""
    seats = tuple(
        replace(each, name=say("{name}", name=names[each.seat])) if each.seat in names else each
        for each in view.seats
    )
    return replace(view, seats=seats)


class SmallCanvas(TableCanvas):
    """A canvas that may show its scene smaller than it is laid out."""

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802 - Qt's name
        painter.save()
        shown = QRectF(self.mapFromScene(QRectF(rect)).boundingRect())
        painter.resetTransform()
        super().drawBackground(painter, shown.intersected(QRectF(self.viewport().rect())))
        painter.restore()


class ReviewTable(QWidget):
    """One moment of a finished deal."""

    def __init__(self, store: SpriteStore, tradition: Tradition) -> None:
        super().__init__()
        self.setObjectName("review.table")
        self.scene = TableScene(store, tradition, self)
        self.canvas = SmallCanvas(self.scene)
        self.canvas.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.canvas.setMinimumHeight(LOWEST)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.canvas)
        self.open_hands = True
        """Whether the cards of all seats are turned up."""
        self._match: Match | None = None
        self._viewer = 0
        self._names: Mapping[int, str] = {}
        self.place = 0
        """Number of actions after which the moment stands."""
        self.canvas.resized.connect(self._fit)

    def show_deal(self, match: Match, viewer: int, names: Mapping[int, str]) -> None:
        """Look at another finished deal from a seat; `names` are those that the person gave."""
        self._match, self._viewer, self._names = match, viewer, names
        self.scene.view = None
        self.place = 0

    def show_moment(
        self, place: int, played: CardSet = 0, better: CardSet = 0, animate: bool = False
    ) -> TableView:
        """Show the table after so many actions; outline the cards played next, ring the better ones."""
        assert self._match is not None
        view = named(moment_view(self._match, self._viewer, place, open_hands=self.open_hands), self._names)
        self.place = place
        self._fit()
        self.scene.show_view(view, animate=animate)
        self.scene.set_causes(played)
        self.scene.set_hints(better)
        return view

    def _fit(self) -> None:
        """Lay the table out for the room there is, or for the least it needs and show it smaller."""
        wide, high = self.canvas.viewport().width(), self.canvas.viewport().height()
        zoom = min(1.0, wide / LEAST[0], high / LEAST[1])
        self.canvas.resetTransform()
        self.canvas.scale(zoom, zoom)
        self.scene.set_size(wide / zoom, high / zoom, 0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit()

    def set_look(self, theme: Theme, text_scale: float, still: bool) -> None:
        """Another scheme or text size; `still`: nothing moves."""
        self.scene.theme = theme
        self.scene.text_scale = text_scale
        self.scene.mover.reduced = still
        self.canvas.renew_felt()
        self.scene.refresh()
