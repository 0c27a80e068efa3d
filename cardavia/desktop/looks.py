"""How a window looks: colours, text size, motion and graded cards, carried to everything it shows.

What there is to choose from is in `theme`, `access` and `settings`.  Imports Qt, these and the style sheets
of the pages.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from cardavia.desktop import theme as themes
from cardavia.desktop.access import motion_reduced, theme_of
from cardavia.desktop.live_grading import LiveGrading
from cardavia.desktop.page_stack import FADE
from cardavia.desktop.pages.history_style import history_style
from cardavia.desktop.pages.page_style import page_style

if TYPE_CHECKING:
    from cardavia.desktop.window import Window


class Looks(QObject):
    """The looks of one window."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._settings = window.settings
        self.theme = themes.LIGHT
        """The colours now."""

    def bind(self) -> None:
        """Put on what is chosen, now that there are pages, and follow settings and system from now on."""
        settings = self._settings
        for look in (settings.scheme, settings.suit_colours, settings.high_contrast):
            look.changed.connect(self._scheme_changed)
        settings.text_size.changed.connect(self.renew)
        settings.reduced_motion.changed.connect(self._renew_pages)
        for setting in (settings.reduced_motion, settings.pace, settings.trick_hold):
            setting.changed.connect(self._renew_fade)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self._scheme_changed)
        hints.accessibility().contrastPreferenceChanged.connect(self._scheme_changed)
        self.grading = LiveGrading(settings, self._window.store)
        self.grading.graded.connect(self._graded)
        self.grading.rested.connect(self._renew_felt)
        self._scheme_changed()
        self._renew_fade()

    @property
    def text_scale(self) -> float:
        """The person's text size as a factor."""
        return self._settings.text_size.value / 100

    def _scheme_changed(self) -> None:
        self.set_theme(theme_of(self._settings))

    def set_theme(self, theme: themes.Theme) -> None:
        """Light or dark, whatever the system says."""
        self.theme = theme
        self.renew()

    def renew(self) -> None:
        """Theme or text size have changed."""
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.setPalette(themes.palette(self.theme))
            application.setFont(themes.body_font(self.text_scale))
        styles = (themes.style_sheet, page_style, history_style)
        self._window.setStyleSheet("".join(style(self.theme, self.text_scale) for style in styles))
        self._renew_pages()
        if self._window.table is not None:
            self._window.table.set_look(self.theme, self.text_scale)

    def _renew_pages(self) -> None:
        self._window.gallery.set_look(self.theme, self.text_scale, motion_reduced(self._settings))
        for pages in self._window.page_groups:
            pages.set_look(self.theme, self.text_scale)
        self._window.arrange()

    def _renew_fade(self) -> None:
        still = motion_reduced(self._settings)
        self._window.setProperty("still", still)
        self._window.pages.fade = 0 if still else round(FADE * self._window.pace.factor)

    def _graded(self) -> None:
        """Every card that is shown asks for its picture again."""
        if self._window.table is not None:
            self._window.table.scene.refresh()
        for widget in self._window.middle.findChildren(QWidget):
            if widget.isVisible():
                widget.update()

    def _renew_felt(self) -> None:
        if self._window.table is not None:
            self._window.table.canvas.renew_felt()
