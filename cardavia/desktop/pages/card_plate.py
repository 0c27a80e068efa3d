"""One card large beside its label, as a piece in a museum; over the page it was chosen on.

The picture is zoomed by the wheel or by plus and minus and moved by dragging; Left and Right go through the
pack, Escape closes.  Imports Qt, `words`, `sourced`, `sprites`, `speaker`, `strings`, `theme`, `traditions`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from cardavia.desktop.pages import sourced, words
from cardavia.desktop.painting import painting
from cardavia.desktop.speaker import tr
from cardavia.desktop.sprites import SpriteStore
from cardavia.strings import tr_noop
from cardavia.traditions import Tradition

VIEW: Final = "plate"
SHARE: Final = 0.7
"""Height of the card as a part of the window's, at most."""
ZOOM: Final = 1.25
"""Factor of one step of the wheel."""
MOST: Final = 4.0
WIDEST: Final = 1240
"""Logical pixels that card and label take together at most."""
MARGIN: Final = 24
LABEL_WIDTH: Final = 400
"""Logical pixels of the label at most."""
DRAWING, KNOWN = tr_noop("In this drawing"), tr_noop("What is known")
WORTH, SOURCES = tr_noop("In the games"), tr_noop("Sources")
MADE: Final = tr_noop("{pattern} · {period}")
LICENCE: Final = tr_noop("Drawing: the Cardavia project, {licence}")
PLACE: Final = tr_noop("{number} of {count}")
BEFORE, AFTER, CLOSE = tr_noop("Card before"), tr_noop("Next card"), tr_noop("Close")


class Picture(QWidget):
    """The card itself, to be zoomed and moved."""

    def __init__(self, store: SpriteStore, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("picture.card")
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self._store = store
        self._tradition: Tradition | None = None
        self._code = ""
        self.zoom = 1.0
        self._shift = QPointF()
        self._held: QPointF | None = None
        store.ready.connect(self._came)

    def show_card(self, tradition: Tradition, code: str) -> None:
        """Show another card, whole."""
        self._tradition, self._code = tradition, code
        self.zoom = 1.0
        self._shift = QPointF()
        self.update()

    def size_at_rest(self) -> QSizeF:
        """Size of the card when it is not zoomed, in logical pixels."""
        assert self._tradition is not None
        window = self.window().height()
        high = min(window * SHARE, self.height() - 8.0, (self.width() - 8.0) / self._tradition.aspect)
        return QSizeF(max(high, 40.0) * self._tradition.aspect, max(high, 40.0))

    def zoom_by(self, factor: float, at: QPointF | None = None) -> None:
        """Come closer (over 1) or step back, with the point `at` staying where it is."""
        former = self.zoom
        self.zoom = min(max(self.zoom * factor, 1.0), MOST)
        middle = QPointF(self.width() / 2, self.height() / 2)
        point = (at if at is not None else middle) - middle
        self._shift = point - (point - self._shift) * (self.zoom / former)
        self._bound()
        self.update()

    def _bound(self) -> None:
        """Never let the card leave its place wholly."""
        if self.zoom == 1.0:
            self._shift = QPointF()
            return
        size = self.size_at_rest() * self.zoom
        far_x, far_y = size.width() / 2, size.height() / 2
        self._shift = QPointF(
            min(max(self._shift.x(), -far_x), far_x), min(max(self._shift.y(), -far_y), far_y)
        )

    def _came(self, tradition: str, code: str) -> None:
        if self._tradition is not None and (tradition, code) == (self._tradition.id, self._code):
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        if self._tradition is None:
            return
        with painting(self, smooth=False) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            size = self.size_at_rest() * self.zoom
            pixmap = self._store.sprite(self._tradition.id, self._code, size, self.devicePixelRatioF(), VIEW)
            middle = QPointF(self.width() / 2, self.height() / 2) + self._shift
            box = QRectF(middle.x() - size.width() / 2, middle.y() - size.height() / 2, *size.toTuple())
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        steps = event.angleDelta().y()
        if steps:
            self.zoom_by(ZOOM if steps > 0 else 1 / ZOOM, event.position())
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if event.button() != Qt.MouseButton.LeftButton:
            event.ignore()
            return
        self._held = event.position() - self._shift
        self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        if self._held is not None and self.zoom > 1:
            self._shift = event.position() - self._held
            self._bound()
            self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self._held = None
        self.setCursor(Qt.CursorShape.OpenHandCursor)


class CardPlate(QWidget):
    """Card and label over the page."""

    closed = Signal(str)
    """The card that was shown last."""

    def __init__(self, store: SpriteStore, tradition: Tradition, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("overlay.card")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._store = store
        self._tradition = tradition
        self.code = tradition.codes[0]
        self.picture = Picture(store, self)
        self._own = _line("museum")
        self._own.setObjectName("label.own")
        self._name = _line("caption")
        self._name.setObjectName("label.name")
        self.text = sourced.prose("label.text")
        self._number = _line("caption")
        self._before = self._button("btn.before", "‹", -1)
        self._after = self._button("btn.after", "›", 1)
        self._close = QPushButton("✕")
        self._close.setObjectName("btn.close")
        self._close.setProperty("role", "quiet")
        self._close.clicked.connect(self.hide)
        self._lay_out()
        self.hide()

    def _button(self, name: str, sign: str, step: int) -> QPushButton:
        button = QPushButton(sign)
        button.setObjectName(name)
        button.clicked.connect(lambda: self.step(step))
        return button

    def _lay_out(self) -> None:
        label = QFrame()
        label.setProperty("role", "plate")
        label.setMaximumWidth(LABEL_WIDTH)
        label.setMinimumWidth(260)
        inner = QWidget()
        lines = QVBoxLayout(inner)
        lines.setContentsMargins(4, 0, 10, 4)
        for each in (self._own, self._name, self.text):
            lines.addWidget(each)
        lines.addStretch(1)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        area.setWidget(inner)
        head = QHBoxLayout()
        head.addWidget(self._before)
        head.addWidget(self._after)
        head.addWidget(self._number, 1)
        head.addWidget(self._close)
        box = QVBoxLayout(label)
        box.setContentsMargins(16, 12, 8, 12)
        box.addLayout(head)
        box.addWidget(area, 1)
        self._whole = QHBoxLayout(self)
        self._whole.setSpacing(24)
        self._whole.addWidget(self.picture, 3)
        self._whole.addWidget(label, 2)

    def show_card(self, code: str) -> None:
        """Open the plate with a card."""
        self.code = code
        self.picture.show_card(self._tradition, code)
        self.retranslate()
        self.cover()
        self.show()
        self.raise_()
        self.setFocus()

    def cover(self) -> None:
        """Lie over the whole parent."""
        parent = self.parentWidget()
        assert parent is not None
        self.setGeometry(parent.rect())
        side = max(MARGIN, (self.width() - WIDEST) // 2)
        self._whole.setContentsMargins(side, MARGIN, side, MARGIN)

    def step(self, step: int) -> None:
        """Go through the pack, around at its ends."""
        codes = self._tradition.codes
        self.show_card(codes[(codes.index(self.code) + step) % len(codes)])

    def retranslate(self) -> None:
        """Say everything in the present language."""
        tradition, code = self._tradition, self.code
        codes = tradition.codes
        own, name = tradition.own_card_name(code), words.card_name(tradition, code)
        self._own.setText(own)
        self._name.setText(name)
        self._name.setVisible(name != own)
        self._number.setText(tr(PLACE).format(number=codes.index(code) + 1, count=len(codes)))
        self.text.setText(self._label())
        for button, text in ((self._before, BEFORE), (self._after, AFTER), (self._close, CLOSE)):
            button.setAccessibleName(tr(text))
            button.setToolTip(tr(text))
        self.setAccessibleName(own)

    def _label(self) -> str:
        """The whole label below the names, as rich text."""
        tradition, code = self._tradition, self.code
        texts = tradition.texts
        label = texts.labels[code]
        claims = words.claims(tradition, code)
        numbers = sourced.numbered(claim.sources for claim in claims)
        parts = [_heading(DRAWING), _text(words.said(tradition, f"labels.{code}.drawing", label.drawing))]
        if claims:
            parts.append(_heading(KNOWN))
            parts += [sourced.paragraph(claim.text, claim.sources, numbers) for claim in claims]
        parts.append(_heading(WORTH))
        parts += [_text(line) for line in words.values(tradition, code)]
        period = words.said(tradition, "period", texts.period)
        parts.append("<hr>")
        pattern = words.said(tradition, "name", texts.name)
        parts.append(_text(tr(MADE).format(pattern=pattern, period=period)))
        parts.append(_text(tr(LICENCE).format(licence=tradition.licence)))
        if numbers:
            parts += [_heading(SOURCES), sourced.source_list(tradition, numbers)]
        return "".join(parts)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        QPainter(self).fillRect(self.rect(), QColor(20, 14, 10, 205))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        key = Qt.Key
        if event.key() == key.Key_Escape:
            self.hide()
        elif event.key() in (key.Key_Left, key.Key_Up, key.Key_PageUp):
            self.step(-1)
        elif event.key() in (key.Key_Right, key.Key_Down, key.Key_PageDown):
            self.step(1)
        elif event.key() in (key.Key_Plus, key.Key_Equal):
            self.picture.zoom_by(ZOOM)
        elif event.key() == key.Key_Minus:
            self.picture.zoom_by(1 / ZOOM)
        else:
            event.accept()  # nothing pressed here is meant for the page below

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802
        """Tab stays on the plate: what lies below it cannot be seen."""
        ring = (self._before, self._after, self.text, self._close)
        here = next((place for place, each in enumerate(ring) if each.hasFocus()), -1 if forward else 0)
        ring[(here + (1 if forward else -1)) % len(ring)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        """A click beside card and label closes."""
        self.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self.picture.update()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self._store.release(VIEW)
        self.closed.emit(self.code)


def _line(role: str) -> QLabel:
    label = QLabel()
    label.setProperty("role", role)
    label.setWordWrap(True)
    return label


def _heading(template: str) -> str:
    return f"<p style='margin-top:12px; margin-bottom:2px'><b>{words.escaped(tr(template))}</b></p>"


def _text(text: str) -> str:
    return f"<p style='margin-top:0; margin-bottom:4px'>{words.escaped(text)}</p>"
