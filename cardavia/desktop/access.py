"""What somebody needs who sees or moves otherwise: the chosen setting, or else what the system says.

Imports QtGui, QtWidgets, `settings`, `grading` and `theme`.
"""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QStyle

from cardavia.desktop import theme as themes
from cardavia.desktop.grading import Grading
from cardavia.desktop.settings import Settings


def motion_reduced(settings: Settings) -> bool:
    """Whether things shall be in their places at once: chosen, or else what the system's style says."""
    chosen = settings.reduced_motion.value
    if chosen != "system":
        return chosen == "on"
    return QApplication.style().styleHint(QStyle.StyleHint.SH_Widget_Animation_Duration) == 0


def high_contrast(settings: Settings) -> bool:
    """Whether the table is flat and the cards are white: chosen, or else what the system says."""
    chosen = settings.high_contrast.value
    if chosen != "system":
        return chosen == "on"
    hints = QGuiApplication.styleHints()  # named: PySide drops the inner object with the outer one
    return hints.accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast


def grading_of(settings: Settings) -> Grading:
    """How cards and cloth are graded: the three sliders, and white cards in high contrast."""
    return replace(settings.grading(), plain=high_contrast(settings))


def theme_of(settings: Settings) -> themes.Theme:
    """Light or dark, the manner of the suit signs, and a flat cloth in high contrast."""
    chosen = settings.scheme.value
    system = QGuiApplication.styleHints().colorScheme()
    theme = themes.of_scheme(system) if chosen == "system" else themes.THEMES[chosen]
    return themes.adapted(theme, settings.suit_colours.value, high_contrast(settings))
