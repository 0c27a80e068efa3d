"""A tradition on the wall of the gallery: one button with its fanned cards, its name and its place.

Painted as a whole, because the whole plate is what is clicked, focused and spoken.  Imports Qt, `fan`,
`words`, `page_style`, `plain_card`, `sprites`, `theme` and `traditions`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRectF, QSize, Qt, QVariantAnimation
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractButton, QWidget

from cardavia.cards import Card
from cardavia.desktop import theme as themes
from cardavia.desktop.grading import PAPER
from cardavia.desktop.pages import words
from cardavia.desktop.pages.fan import STEP, draw_fan
from cardavia.desktop.pages.page_style import wall
from cardavia.desktop.painting import painting
from cardavia.desktop.plain_card import draw_sign, sign_of
from cardavia.desktop.sprites import SpriteStore
from cardavia.traditions import DamagedTradition, Tradition

LEAST: Final = QSize(280, 210)
FAN: Final[tuple[Card, ...]] = (6, 13, 23, 28, 5)
"""From left to right, one of each figure: the ace of hearts stands in the middle."""
FAN_SHARE: Final = 0.6
"""Height of the wall behind the cards as a part of the plate's width."""
OPENING: Final = 2.0
"""Degrees that each of the four gaps of the fan opens."""
LASTS: Final = 150
"""Milliseconds."""
INSET: Final = 14
RADIUS: Final = 10
VIEW: Final = "gallery"


class Plate(QAbstractButton):
    """What sound and damaged plates have in common: text below a wall."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName(f"plate.{name}")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.theme = themes.LIGHT
        self.text_scale = 1.0

    def lines(self) -> list[tuple[str, QFont, str]]:
        """Text, font and colour of each paragraph below the wall."""
        raise NotImplementedError

    def extra(self, width: float) -> float:
        """Height of what stands below the text, at a width of the plate, both in logical pixels."""
        return 0.0

    def heightForWidth(self, width: int) -> int:  # noqa: N802 - Qt's name
        return max(
            LEAST.height(), round(width * FAN_SHARE + self._text_height(width) + self.extra(width) + 26)
        )

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return LEAST

    def _text_height(self, width: float) -> float:
        box = QRectF(0, 0, width - 2 * INSET, 10_000)
        flags = Qt.TextFlag.TextWordWrap.value
        return sum(
            QFontMetricsF(font).boundingRect(box, flags, text).height() + 3 for text, font, _ in self.lines()
        )

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        with painting(self) as painter:
            whole = QRectF(self.rect()).adjusted(2, 2, -2, -2)
            shape = QPainterPath()
            shape.addRoundedRect(whole, RADIUS, RADIUS)
            painter.save()
            painter.setClipPath(shape)
            painter.fillRect(whole, QColor(self.theme.plate))
            fan = QRectF(whole.x(), whole.y(), whole.width(), self.width() * FAN_SHARE)
            self.paint_wall(painter, fan)
            painter.restore()
            y = fan.bottom() + 10
            for text, font, colour in self.lines():
                box = QRectF(INSET, y, self.width() - 2 * INSET, 10_000)
                flags = Qt.TextFlag.TextWordWrap.value
                high = QFontMetricsF(font).boundingRect(box, flags, text).height()
                painter.setFont(font)
                painter.setPen(QColor(colour))
                box.setHeight(high + 2)
                painter.drawText(box, flags, text)
                y += high + 3
            self.paint_extra(painter, y)
            self._frame(painter, whole)

    def paint_wall(self, painter: QPainter, box: QRectF) -> None:
        """What hangs at the top."""
        raise NotImplementedError

    def paint_extra(self, painter: QPainter, y: float) -> None:
        """What stands below the text."""

    def _frame(self, painter: QPainter, whole: QRectF) -> None:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self.hasFocus():
            painter.setPen(QPen(QColor(self.theme.focus), 3))
        elif self.underMouse():
            painter.setPen(QPen(QColor(self.theme.accent), 2))
        else:
            painter.setPen(QPen(QColor(self.theme.edge), 1))
        painter.drawRoundedRect(whole, RADIUS, RADIUS)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Select):
            super().keyPressEvent(event)
        else:
            event.ignore()  # arrows belong to the wall


class TraditionPlate(Plate):
    """A tradition that can be opened."""

    def __init__(self, store: SpriteStore, tradition: Tradition, place: int, parent: QWidget) -> None:
        """`place` along the wall chooses its tone."""
        super().__init__(tradition.id, parent)
        self.tradition = tradition
        self._store = store
        self._place = place
        self._open = 0.0
        self.reduced = False
        """Whether the fan stays as it is."""
        self._motion = QVariantAnimation(self)
        self._motion.setDuration(LASTS)
        self._motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._motion.valueChanged.connect(self._opened)
        store.ready.connect(self._came)
        self.retranslate()

    @property
    def opened(self) -> float:
        """How far the fan is open, from 0 to 1."""
        return self._open

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setAccessibleName(words.plate_name(self.tradition))
        self.setToolTip(words.said(self.tradition, "summary", self.tradition.texts.summary))
        self.updateGeometry()
        self.update()

    def _came(self, tradition: str, code: str) -> None:
        if tradition == self.tradition.id and self.isVisible():
            self.update()

    def lines(self) -> list[tuple[str, QFont, str]]:
        return [
            (self.tradition.own_name, themes.title_font(self.text_scale, 1.35), self.theme.text),
            (words.place_line(self.tradition), themes.body_font(self.text_scale, 0.92), self.theme.quiet),
        ]

    def extra(self, width: float) -> float:
        high = self._line_height()
        return (2 * high if self._in_two_lines(width) else high) + 12

    def _line_height(self) -> float:
        return QFontMetricsF(self._small()).height() * 1.2

    def _signs_width(self) -> float:
        return 4.8 * self._line_height() + 8

    def _in_two_lines(self, width: float) -> bool:
        """Whether the names of the games do not fit beside the suits."""
        names = QFontMetricsF(self._small()).horizontalAdvance(self._game_names())
        return names > width - 2 * INSET - self._signs_width() - 8

    def _game_names(self) -> str:
        return " · ".join(words.game_names(self.tradition))

    def _small(self) -> QFont:
        return themes.body_font(self.text_scale, 0.92)

    def paint_wall(self, painter: QPainter, box: QRectF) -> None:
        tone = QColor(wall(self.theme, self._place))
        light = QLinearGradient(box.topLeft(), box.bottomLeft())
        light.setColorAt(0, tone.lighter(118))
        light.setColorAt(1, tone.darker(116))
        painter.fillRect(box, light)
        codes = [self.tradition.face_code(card) for card in FAN]
        draw_fan(
            painter,
            box,
            self._store,
            self.tradition,
            codes,
            step=STEP + OPENING * self._open,
            view=VIEW,
            ratio=self.devicePixelRatioF(),
        )

    def paint_extra(self, painter: QPainter, y: float) -> None:
        """The four suits, on paper in either scheme, and the games."""
        high = self._line_height()
        ground = QRectF(INSET - 5, y + 1, self._signs_width(), high + 6)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(*PAPER))
        painter.drawRoundedRect(ground, 5, 5)
        for place, suit in enumerate(self.tradition.suit_order):
            box = QRectF(INSET + 2 + place * high * 1.2, y + 4, high, high)
            draw_sign(painter, box, sign_of(self.tradition.pack.name, suit + "A"))
        painter.setFont(self._small())
        painter.setPen(QColor(self.theme.text))
        below = self._in_two_lines(self.width())
        side = Qt.AlignmentFlag.AlignLeft if below else Qt.AlignmentFlag.AlignRight
        top = ground.bottom() + 3 if below else y + 4
        box = QRectF(INSET, top, self.width() - 2 * INSET, high)
        painter.drawText(box, side | Qt.AlignmentFlag.AlignVCenter, self._game_names())

    # ------------------------------------------------------------ opening

    def _opened(self, share: object) -> None:
        self._open = float(share)  # type: ignore[arg-type]
        self.update()

    def _turn(self) -> None:
        wanted = 1.0 if self.hasFocus() or self.underMouse() else 0.0
        if self.reduced:
            self.update()
            return
        self._motion.stop()
        self._motion.setStartValue(self._open)
        self._motion.setEndValue(wanted)
        self._motion.start()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        super().enterEvent(event)
        self._turn()

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self._turn()

    def focusInEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusInEvent(event)
        self._turn()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        super().focusOutEvent(event)
        self._turn()


class DamagedPlate(Plate):
    """A tradition that cannot be used, and why."""

    def __init__(self, damaged: DamagedTradition, parent: QWidget) -> None:
        super().__init__(damaged.id, parent)
        self._damaged = damaged
        self.setEnabled(False)
        self.retranslate()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        self.setAccessibleName(words.damaged(self._damaged))
        self.update()

    def lines(self) -> list[tuple[str, QFont, str]]:
        return [
            (self._damaged.id, themes.title_font(self.text_scale, 1.35), self.theme.quiet),
            (words.damaged(self._damaged), themes.body_font(self.text_scale, 0.92), self.theme.quiet),
        ]

    def paint_wall(self, painter: QPainter, box: QRectF) -> None:
        painter.fillRect(box, QColor(self.theme.edge))
        painter.setPen(QPen(QColor(self.theme.quiet), 2, Qt.PenStyle.DashLine))
        high = box.height() * 0.7
        middle = box.center()
        painter.drawRoundedRect(
            QRectF(middle - QPointF(high * 0.3, high / 2), middle + QPointF(high * 0.3, high / 2)), 6, 6
        )
