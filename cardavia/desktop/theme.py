"""Colours, type and the style sheet of the window, light and dark: paper, wood and ink.

The one place that knows a colour.  Widgets name their role by object name or by the property `role`
(`primary`, `quiet`, `plate`, `caption`, `title`) and never a colour.  Grading never touches these.

Imports QtGui only.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QFont, QPalette


@dataclass(frozen=True)
class Theme:
    """Colours as `#rrggbb`.  Text on its ground is at least 4.5 : 1, signs and the focus ring 3 : 1."""

    name: str
    page: str
    """The ground of pages."""
    plate: str
    """Raised plates, panels, fields."""
    edge: str
    """Hairlines around plates."""
    text: str
    quiet: str
    """Secondary text."""
    accent: str
    """The primary button and links."""
    accent_text: str
    focus: str
    """The dark or light half of the focus ring on pages."""
    good: str
    warn: str
    bad: str
    felt: tuple[str, str]
    """The lit middle and the corners of the cloth."""
    rail: str
    """The wooden edge of the table."""
    on_felt: str
    """Text on the cloth."""
    suits: str = "traditional"
    """How suit signs of badges and plates are coloured: `traditional`, `four` or `shapes`."""
    plain: bool = False
    """High contrast at the table: a flat cloth without weave and stitching, white cards with an outline."""


LIGHT: Final = Theme(
    name="light",
    page="#f3eadb",
    plate="#fbf6ea",
    edge="#cdbd9f",
    text="#2b211a",
    quiet="#65564a",
    accent="#7d2a22",
    accent_text="#fff7ea",
    focus="#174a80",
    good="#2c6334",
    warn="#8a5200",
    bad="#9c2419",
    felt=("#46765a", "#27493a"),
    rail="#5a3d28",
    on_felt="#fbf4e4",
)
DARK: Final = Theme(
    name="dark",
    page="#211c18",
    plate="#2d2621",
    edge="#54473c",
    text="#f0e7d8",
    quiet="#c3b5a2",
    accent="#d9946a",
    accent_text="#241a13",
    focus="#9cc4ec",
    good="#93c793",
    warn="#e5b463",
    bad="#ef9484",
    felt=("#35604a", "#1b3328"),
    rail="#3a281b",
    on_felt="#f4ecdc",
)
THEMES: Final = {theme.name: theme for theme in (LIGHT, DARK)}

PLAIN_FELT: Final = "#0d3522"
"""The cloth of a table in high contrast: white text on it reaches 13 to 1."""

SANS: Final = ("Noto Sans", "Source Sans 3", "Segoe UI", "Helvetica Neue", "DejaVu Sans")
SERIF: Final = ("Noto Serif", "Source Serif 4", "Georgia", "Palatino", "DejaVu Serif")

BASE_POINTS: Final = 11.0
"""Body text in points at a text size of 100 %."""


def of_scheme(scheme: Qt.ColorScheme) -> Theme:
    """The theme for what the system says."""
    return DARK if scheme == Qt.ColorScheme.Dark else LIGHT


def adapted(theme: Theme, suits: str, plain: bool) -> Theme:
    """The theme with suit signs in another manner, or for a table in high contrast."""
    changed = replace(theme, suits=suits, plain=plain)
    return replace(changed, felt=(PLAIN_FELT, PLAIN_FELT), on_felt="#ffffff") if plain else changed


def contrast(one: str, other: str) -> float:
    """Contrast ratio of two colours, 1 to 21, as WCAG 2.2 defines it.

    >>> round(contrast("#000000", "#ffffff"))
    21
    """
    lighter, darker = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    channels = (int(colour[place : place + 2], 16) / 255 for place in (1, 3, 5))
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def body_font(scale: float = 1.0, share: float = 1.0) -> QFont:
    """The face of ordinary text; `scale` is the person's text size, `share` relative to body text."""
    return _font(SANS, scale * share)


def title_font(scale: float = 1.0, share: float = 1.9) -> QFont:
    """The face of titles: a book face."""
    return _font(SERIF, scale * share)


def _font(families: tuple[str, ...], factor: float) -> QFont:
    font = QFont()
    font.setFamilies(list(families))
    font.setPointSizeF(BASE_POINTS * factor)
    return font


def palette(theme: Theme) -> QPalette:
    """The palette for what the style sheet does not reach."""
    colours = {
        QPalette.ColorRole.Window: theme.page,
        QPalette.ColorRole.WindowText: theme.text,
        QPalette.ColorRole.Base: theme.plate,
        QPalette.ColorRole.AlternateBase: theme.page,
        QPalette.ColorRole.Text: theme.text,
        QPalette.ColorRole.Button: theme.plate,
        QPalette.ColorRole.ButtonText: theme.text,
        QPalette.ColorRole.Highlight: theme.accent,
        QPalette.ColorRole.HighlightedText: theme.accent_text,
        QPalette.ColorRole.ToolTipBase: theme.plate,
        QPalette.ColorRole.ToolTipText: theme.text,
        QPalette.ColorRole.PlaceholderText: theme.quiet,
        QPalette.ColorRole.Link: theme.accent,
    }
    result = QPalette()
    for role, colour in colours.items():
        result.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, role, QColor(theme.quiet))
    return result


def style_sheet(theme: Theme, scale: float = 1.0) -> str:
    """The style sheet of the whole window at a text size."""
    points = BASE_POINTS * scale
    return f"""
* {{ font-size: {points:.2f}pt; }}
QWidget {{ color: {theme.text}; }}
QMainWindow, QWidget#page, QScrollArea, QStackedWidget {{ background: {theme.page}; }}
QScrollArea > QWidget > QWidget {{ background: {theme.page}; }}
QLabel[role="title"] {{ font-family: {_css(SERIF)}; font-size: {points * 1.9:.2f}pt; }}
QLabel[role="heading"] {{ font-family: {_css(SERIF)}; font-size: {points * 1.3:.2f}pt; }}
QLabel[role="caption"], QLabel[role="quiet"] {{ color: {theme.quiet}; }}
QLabel[role="caption"] {{ font-size: {points * 0.9:.2f}pt; }}
QLabel[role="good"] {{ color: {theme.good}; }}
QLabel[role="bad"] {{ color: {theme.bad}; }}
QLabel[role="warn"] {{ color: {theme.warn}; }}
QFrame[role="plate"] {{
    background: {theme.plate}; border: 1px solid {theme.edge}; border-radius: 10px;
}}
QFrame[role="plate"] QScrollArea, QFrame[role="plate"] QScrollArea > QWidget > QWidget {{
    background: transparent;
}}
QListWidget, QTableWidget {{ background: {theme.page}; border: none; padding: 6px; }}
QTabWidget#side {{ background: {theme.page}; }}
QPushButton, QToolButton {{
    background: {theme.plate}; color: {theme.text};
    border: 1px solid {theme.edge}; border-radius: 8px; padding: 6px 14px; min-height: 22px;
}}
QPushButton:hover, QToolButton:hover {{ border-color: {theme.quiet}; }}
QPushButton:pressed, QToolButton:pressed {{ background: {theme.edge}; }}
QPushButton:focus, QToolButton:focus, QComboBox:focus, QSlider:focus {{
    border: 2px solid {theme.focus}; padding: 5px 13px;
}}
QPushButton:disabled {{ color: {theme.quiet}; background: {theme.page}; border-style: dashed; }}
QPushButton[role="primary"] {{
    background: {theme.accent}; color: {theme.accent_text}; border-color: {theme.accent}; font-weight: 600;
}}
QPushButton[role="primary"]:disabled {{
    background: {theme.page}; color: {theme.quiet}; border-color: {theme.edge};
}}
QPushButton[role="quiet"], QToolButton[role="quiet"] {{ background: transparent; border-color: transparent; }}
QPushButton[role="quiet"]:focus, QToolButton[role="quiet"]:focus {{ border: 2px solid {theme.focus}; }}
QToolTip {{
    background: {theme.plate}; color: {theme.text}; border: 1px solid {theme.edge}; padding: 4px;
}}
QMenuBar, QMenu {{ background: {theme.page}; color: {theme.text}; }}
QMenuBar::item:selected, QMenu::item:selected {{ background: {theme.accent}; color: {theme.accent_text}; }}
QMenu::item:disabled {{ color: {theme.quiet}; }}
QMenu::separator {{ height: 1px; background: {theme.edge}; margin: 4px 8px; }}
QComboBox {{
    background: {theme.plate}; border: 1px solid {theme.edge}; border-radius: 8px; padding: 5px 10px;
}}
QComboBox QAbstractItemView {{ background: {theme.plate}; border: 1px solid {theme.edge}; }}
QTabBar::tab {{ padding: 6px 8px; color: {theme.quiet}; border-bottom: 2px solid transparent; }}
QTabBar::tab:selected {{ color: {theme.text}; border-bottom: 2px solid {theme.accent}; }}
QTabWidget::pane {{ border: none; }}
QScrollBar:vertical {{ width: 12px; background: transparent; }}
QScrollBar::handle:vertical {{ background: {theme.edge}; border-radius: 5px; min-height: 28px; margin: 2px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; width: 0; }}
QSlider::groove:horizontal {{ height: 4px; border-radius: 2px; background: {theme.edge}; }}
QSlider::handle:horizontal {{
    width: 18px; height: 18px; margin: -8px 0; border-radius: 9px;
    background: {theme.accent}; border: 2px solid {theme.plate};
}}
"""


def _css(families: tuple[str, ...]) -> str:
    return ", ".join(f'"{family}"' for family in families)
