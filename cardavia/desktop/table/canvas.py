"""The viewport of the table: pointer input, the cloth, and the size of everything.

A small state machine turns presses, drags and releases into signals.  One decision takes one click: after a
card was played nothing more is taken until the view shows another decision.  Imports Qt and its neighbours.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QElapsedTimer, QEvent, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPixmap,
    QPointingDevice,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget

from cardavia.cards import Card
from cardavia.desktop.table.felt import FeltWeaver, Weave
from cardavia.desktop.table.places import Key
from cardavia.desktop.table.scene import TableScene
from cardavia.table_view import CardView

LONG_PRESS: Final = 500
"""Milliseconds after which a press on a card shows it large."""
HASTE: Final = 400
"""Milliseconds after a click was taken in which another at the same place is haste, not intent."""
SAME_PLACE: Final = 24
"""Logical pixels within which two clicks are at the same place."""
LIFT: Final = 0.3
"""A finger that goes up by this share of the hand's height takes the card along."""
FINGER: Final = QPointingDevice.PointerType.Finger
FELT_REST: Final = 60
"""Milliseconds of rest after which the cloth is drawn anew at full quality."""


class TableCanvas(QGraphicsView):
    """Shows a `TableScene` and tells what the person does on it."""

    card_activated = Signal(int)
    """An own card was clicked, dropped on the table or chosen by key."""
    pile_activated = Signal(str)
    """A pile was clicked: its key."""
    pile_dropped = Signal(str)
    """The own card that a pile takes was dropped on it: the pile's key."""
    last_trick_wanted = Signal()
    felt_clicked = Signal()
    zoom_wanted = Signal(int)
    """Show this card large."""
    zoom_ended = Signal()
    resized = Signal()
    card_moved = Signal(int, int)
    """An own card was dropped within the hand: the card and its new place, 0 for the left end."""
    step_wanted = Signal(int)
    """The wheel was turned over the hand: so many cards to the right."""
    size_step = Signal(int)
    """Larger (+1) or smaller (-1) cards."""

    def __init__(self, scene: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(scene, parent)
        self.setObjectName("view")
        self.setFrameShape(QGraphicsView.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform)  # items smooth their own lines
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._table = scene
        self._felt = QPixmap()
        self._weaver = FeltWeaver(self)
        self._weaver.ready.connect(self._felt_came)
        self._felt_timer = QTimer(self)
        self._felt_timer.setSingleShot(True)
        self._felt_timer.setInterval(FELT_REST)
        self._felt_timer.timeout.connect(self._draw_felt)
        self._long_press = QTimer(self)
        self._long_press.setSingleShot(True)
        self._long_press.setInterval(LONG_PRESS)
        self._long_press.timeout.connect(self._pressed_long)
        self._pressed: CardView | None = None
        self._pressed_at = QPointF()
        self._pressed_zone = ""
        self._dragging: Key | None = None
        self._slid = False
        """Whether a finger went along the hand: letting go then plays nothing."""
        self._zooming = False
        self.haste = HASTE
        self._taken = QElapsedTimer()
        self._taken_at = QPointF()
        self._spent = -1
        """Number of the decision for which a click was taken already."""

    # ------------------------------------------------------------ the cloth

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:  # noqa: N802
        if self._felt.isNull():
            self._draw_felt()
            painter.fillRect(QRectF(rect), QColor(self._table.theme.felt[0]))
            return
        ratio = self._felt.devicePixelRatio() or 1.0
        whole = QRectF(0, 0, self.viewport().width(), self.viewport().height())
        rect = QRectF(rect)
        if round(whole.width() * ratio) == self._felt.width():
            source = QRectF(rect.x() * ratio, rect.y() * ratio, rect.width() * ratio, rect.height() * ratio)
            painter.drawPixmap(rect, self._felt, source)
        else:
            painter.setRenderHint(
                QPainter.RenderHint.SmoothPixmapTransform, False
            )  # for a moment, but quickly
            painter.drawPixmap(whole, self._felt, QRectF(self._felt.rect()))

    def _draw_felt(self) -> None:
        """Ask for the cloth at the present size; until it comes the former one is stretched."""
        wide, high = max(1, self.viewport().width()), max(1, self.viewport().height())
        grading = self._table.store.grading
        self._weaver.want(Weave(wide, high, self.devicePixelRatioF(), self._table.theme, grading))

    def _felt_came(self, picture: QImage) -> None:
        self._felt = QPixmap.fromImage(picture)
        self._felt.setDevicePixelRatio(picture.devicePixelRatio())
        self.viewport().update()

    def renew_felt(self) -> None:
        """The theme or the grading has changed."""
        self._draw_felt()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._table.ratio = self.devicePixelRatioF()
        self._table.set_size(self.viewport().width(), self.viewport().height())
        self._felt_timer.start()
        self.resized.emit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._table.ratio = self.devicePixelRatioF()
            self._table.refresh()
            self._felt_timer.start()
        return super().event(event)

    # ------------------------------------------------------------ the pointer

    def _open(self) -> bool:
        """Whether a click on a card is taken now."""
        view = self._table.view
        return view is not None and view.must_act and view.touch and view.decision != self._spent

    def take(self, card: Card) -> None:
        """An own card is done by pointer or key: once for a decision, unless cards are picked."""
        view = self._table.view
        if view is None or not self._open():
            return
        chosen = next((each for each in view.hand if each.card == card), None)
        if chosen is None:
            return
        if chosen.playable and not view.picks:
            self._spent = view.decision
        self.card_activated.emit(card)

    def reopen(self) -> None:
        """The click that was taken did not decide anything: take another."""
        self._spent = -1

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._table.busy:
            self._table.finish()
        point = event.position()
        if event.button() == Qt.MouseButton.RightButton:
            if self._dragging is not None or self._pressed is not None:
                self._cancel()
                return
            self._zoom(point)
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._pressed = self._table.own_card_at(point.x(), point.y())
        self._pressed_zone = self._table.zone_at(point.x(), point.y())
        self._pressed_at = point
        self._slid = False
        self._long_press.start()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """The second press of a double click is no press."""
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        point = event.position()
        if self._pressed is None:
            hovered = self._table.own_card_at(point.x(), point.y())
            self._table.set_hovered(hovered.card if hovered is not None else None)
            self._show_pointer(hovered)
            return
        if self._dragging is None and event.pointingDevice().pointerType() == FINGER:
            self._slide(point)
            return
        far = (point - self._pressed_at).manhattanLength() >= QApplication.startDragDistance()
        if self._dragging is None and far:
            self._dragging = Key(self._pressed.card)
            self._long_press.stop()
        item = self._table.card_item(self._pressed.card)
        if self._dragging is not None and item is not None:
            item.drag_to(point)

    def _slide(self, point: QPointF) -> None:
        """A finger on the hand: along it another card is raised, upward the card is taken."""
        assert self._pressed is not None
        table = self._table.table
        if table is not None and self._pressed_at.y() - point.y() > LIFT * table.hand.height:
            self._dragging = Key(self._pressed.card)
            self._long_press.stop()
            return
        under = self._table.own_card_at(point.x(), self._pressed_at.y())
        if under is not None and under.card != self._pressed.card:
            self._pressed = under
            self._slid = True
            self._long_press.start()
            self._table.set_hovered(under.card)

    def _hasty(self, point: QPointF) -> bool:
        """Whether a click is one too many of a double or triple click."""
        return (
            self._taken.isValid()
            and self._taken.elapsed() < self.haste
            and (point - self._taken_at).manhattanLength() < SAME_PLACE
        )

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._long_press.stop()
        if event.button() == Qt.MouseButton.RightButton or self._zooming:
            self._end_zoom()
            self._pressed = None
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, None
        point = event.position()
        if self._dragging is not None:
            self._drop(point)
            return
        if pressed is not None:
            under = self._table.own_card_at(point.x(), point.y())
            if self._slid:
                self._table.set_hovered(None)
            elif under is not None and under.card == pressed.card and not self._hasty(point):
                self._taken.start()
                self._taken_at = point
                self.take(pressed.card)
            return
        zone = self._table.zone_at(point.x(), point.y())
        if zone != self._pressed_zone:
            return
        if zone.startswith("won."):
            self.last_trick_wanted.emit()
        elif zone.startswith("pile."):
            self.pile_activated.emit(zone.removeprefix("pile."))
        elif zone in ("", "trick", "last"):
            self.felt_clicked.emit()

    def _drop(self, point: QPointF) -> None:
        """A dragged card is let go: above the hand it is played, within it it finds its new place."""
        key, self._dragging = self._dragging, None
        assert key is not None
        self._put_back(key)
        table = self._table.table
        pile = self._pile_for(key.card, point)
        if pile is not None:
            self.pile_dropped.emit(pile)
        elif (
            table is not None
            and point.y() < table.hand.y
            and self.viewport().rect().contains(point.toPoint())
        ):
            self.take(key.card)
        elif table is not None and self.viewport().rect().contains(point.toPoint()):
            self._reorder(key.card, point)

    def _pile_for(self, card: Card, point: QPointF) -> str | None:
        """The pile under a point that takes this card, if one does."""
        view, table = self._table.view, self._table.table
        if view is None or table is None:
            return None
        for pile in view.piles:
            rect = table.piles.get(pile.key)
            if pile.drop_card != card or rect is None:
                continue
            if rect.x <= point.x() <= rect.right and rect.y <= point.y() <= rect.bottom:
                return pile.key
        return None

    def _reorder(self, card: Card, point: QPointF) -> None:
        """Lay a card between those of the hand that it was dropped between."""
        view = self._table.view
        assert view is not None
        hand = [each.card for each in view.hand]
        others = [each for each in hand if each != card]
        rects = [(each, self._table.rect_of(each)) for each in others]
        place = sum(1 for _, rect in rects if rect is not None and rect.centre[0] < point.x())
        if [*others[:place], card, *others[place:]] != hand:
            self.card_moved.emit(card, place)

    def _put_back(self, key: Key) -> None:
        item = self._table.card_item(key.card)
        if item is not None:
            item.place(item.placed())

    def _cancel(self) -> None:
        """Call off whatever the pointer was doing."""
        self._long_press.stop()
        if self._dragging is not None:
            self._put_back(self._dragging)
        self._pressed = self._dragging = None
        self._end_zoom()

    def _show_pointer(self, hovered: CardView | None) -> None:
        if hovered is None or not self._open():
            self.viewport().unsetCursor()
        elif hovered.playable:
            self.viewport().setCursor(Qt.CursorShape.PointingHandCursor)
        else:
            self.viewport().setCursor(Qt.CursorShape.ForbiddenCursor)

    # ------------------------------------------------------------ the zoom plate

    def _pressed_long(self) -> None:
        if self._dragging is None:
            self._zoom(self._pressed_at)

    def _zoom(self, point: QPointF) -> None:
        card = self._table.face_at(point.x(), point.y())
        if card is not None:
            self._zooming = True
            self.zoom_wanted.emit(card)

    def _end_zoom(self) -> None:
        if self._zooming:
            self._zooming = False
            self.zoom_ended.emit()

    # ------------------------------------------------------------ what calls things off

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        self._cancel()
        super().focusOutEvent(event)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        self._table.set_hovered(None)
        super().leaveEvent(event)

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow():
            self._cancel()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape and (self._dragging is not None or self._pressed is not None):
            self._cancel()
            return
        event.ignore()

    def call_off(self) -> None:
        """Escape: let go of a dragged card and of the zoom plate."""
        self._cancel()

    @property
    def holding(self) -> bool:
        """Whether a card is held by the pointer."""
        return self._dragging is not None

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        steps = event.angleDelta().y()
        if steps and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.size_step.emit(1 if steps > 0 else -1)
        elif steps and self._table.zone_at(event.position().x(), event.position().y()) == "hand":
            self.step_wanted.emit(-1 if steps > 0 else 1)
        event.accept()
