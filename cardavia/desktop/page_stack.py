"""The pages of the window as a way: forward to a page, back to the one before and to the control used there.

The page that is left fades for a moment over the one that is shown, unless motion is not wanted.  Imports
QtCore, QtGui, QtWidgets and shiboken6.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, QVariantAnimation, Signal
from PySide6.QtGui import QPaintEvent, QPixmap
from PySide6.QtWidgets import QStackedWidget, QWidget
from shiboken6 import isValid

from cardavia.desktop.painting import painting

FADE: Final = 150
"""Milliseconds in which a page that is left fades, at normal speed."""


class Veil(QWidget):
    """The picture of the page before, growing fainter until it is gone; deaf to the pointer."""

    def __init__(self, picture: QPixmap, lasts: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._picture = picture
        self._share = 1.0
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setGeometry(parent.rect())
        self._way = QVariantAnimation(self)
        self._way.setStartValue(1.0)
        self._way.setEndValue(0.0)
        self._way.setDuration(lasts)
        self._way.valueChanged.connect(self._show_share)
        self._way.finished.connect(self.deleteLater)
        self.show()
        self.raise_()
        self._way.start()

    def _show_share(self, share: float) -> None:
        self._share = share
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        with painting(self, smooth=False) as painter:
            painter.setOpacity(self._share)
            painter.drawPixmap(0, 0, self._picture)


class PageStack(QStackedWidget):
    """All pages, and those one came by."""

    turned = Signal()
    """Another page is shown."""

    def __init__(self, first: QWidget) -> None:
        super().__init__()
        self._way = [first]
        self.fade = 0
        """Milliseconds in which a page that is left fades; 0 for at once."""
        self._used: dict[QWidget, QWidget] = {}
        """The control that was used last on a page."""
        self.addWidget(first)

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self._way[-1]

    @property
    def can_go_back(self) -> bool:
        """Whether there is a page before."""
        return len(self._way) > 1

    def go(self, page: QWidget) -> None:
        """Show a page; a page one came by already is gone back to."""
        self._note_focus()
        if self.indexOf(page) < 0:
            self.addWidget(page)
        if page in self._way:
            del self._way[self._way.index(page) + 1 :]
        else:
            self._way.append(page)
        self._turn()

    def back(self) -> None:
        """Show the page before, if there is one."""
        if self.can_go_back:
            self._note_focus()
            self._way.pop()
            self._turn()

    def drop(self, page: QWidget) -> None:
        """Take a page out for good and show the one before it."""
        self._way.remove(page)
        self._used.pop(page, None)
        self._turn()
        self.removeWidget(page)
        page.deleteLater()

    def _note_focus(self) -> None:
        used = self.window().focusWidget()
        if used is not None and self.page.isAncestorOf(used):
            self._used[self.page] = used

    def _turn(self) -> None:
        page, former = self.page, self.currentWidget()
        if former is not None and former is not page and self.fade > 0 and self.isVisible():
            Veil(former.grab(), self.fade, self)
        self.setCurrentWidget(page)
        used = self._used.get(page)
        if used is not None and isValid(used) and page.isAncestorOf(used):
            used.setFocus(Qt.FocusReason.OtherFocusReason)
        elif page.focusProxy() is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)
        self.turned.emit()
