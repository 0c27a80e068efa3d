"""The part of the style sheet that belongs to header, pages and settings sheet.

Colours come from the theme; nothing else is decided here.  Imports `theme`.
"""

from __future__ import annotations

from typing import Final

from cardavia.desktop.theme import BASE_POINTS, SERIF, Theme

WALLS: Final = {
    "light": ("#6d4a40", "#58604a", "#4c5d6e", "#6b5a3c", "#5b4a5e", "#46605e"),
    "dark": ("#4a332d", "#3d4334", "#35414d", "#4a3f2b", "#403442", "#324442"),
}
"""Tones of the wall behind the cards of a tradition, by theme; one after the other along the gallery."""


def wall(theme: Theme, place: int) -> str:
    """The wall tone of the tradition at a place of the gallery."""
    tones = WALLS[theme.name]
    return tones[place % len(tones)]


def page_style(theme: Theme, scale: float) -> str:
    """Style of what lies around and on the pages, at a text size."""
    points = BASE_POINTS * scale
    families = ", ".join(f'"{family}"' for family in SERIF)
    return f"""
QFrame#header {{ background: {theme.page}; border-bottom: 1px solid {theme.edge}; }}
QFrame#header QLabel {{ font-family: {families}; font-size: {points * 1.15:.2f}pt; }}
QFrame#header QPushButton {{ padding: 3px 12px; }}
QFrame#header QPushButton:focus {{ padding: 2px 11px; }}
QFrame[role="sheet"] {{ background: {theme.plate}; border: none; border-left: 1px solid {theme.edge}; }}
QFrame[role="sheet"] QScrollArea, QFrame[role="sheet"] QScrollArea > QWidget > QWidget {{
    background: {theme.plate};
}}
QFrame[role="overlay"] {{ background: {theme.page}; border: none; }}
QLabel[role="message"] {{
    background: {theme.plate}; border: 1px solid {theme.quiet}; border-radius: 10px; padding: 7px 16px;
}}
QLineEdit, QSpinBox {{
    background: {theme.page}; border: 1px solid {theme.edge}; border-radius: 8px; padding: 4px 8px;
    selection-background-color: {theme.accent}; selection-color: {theme.accent_text};
}}
QLineEdit:focus, QSpinBox:focus {{ border: 2px solid {theme.focus}; padding: 3px 7px; }}
QSpinBox QLineEdit, QSpinBox QLineEdit:focus {{ background: transparent; border: none; padding: 0; }}
QSpinBox::up-button, QSpinBox::down-button {{ width: 0; border: none; }}
QComboBox::drop-down {{ border: none; background: transparent; width: 16px; }}
QComboBox::down-arrow {{ image: none; }}
QSlider:focus {{ border: 2px solid {theme.focus}; border-radius: 8px; padding: 0; }}
QSlider::handle:horizontal {{ width: 16px; border-radius: 9px; }}
QSlider {{ min-height: 24px; border: 2px solid transparent; }}
QCheckBox {{ spacing: 10px; min-height: 26px; }}
QCheckBox:disabled {{ color: {theme.quiet}; }}
QCheckBox::indicator {{
    width: 16px; height: 16px; border: 2px solid {theme.quiet}; border-radius: 4px; background: {theme.page};
}}
QCheckBox::indicator:checked {{ background: {theme.accent}; border-color: {theme.accent}; }}
QCheckBox:focus {{ color: {theme.focus}; }}
QCheckBox::indicator:focus {{ border-color: {theme.focus}; }}
QPushButton[role="link"] {{
    background: transparent; border: 2px solid transparent; color: {theme.accent}; padding: 2px 4px;
    text-decoration: underline; text-align: left;
}}
QPushButton[role="link"]:focus {{ border: 2px solid {theme.focus}; padding: 2px 4px; }}
QLabel:disabled {{ color: {theme.quiet}; }}
QLabel[role="lead"] {{ font-size: {points * 1.1:.2f}pt; }}
QLabel[role="museum"] {{ font-family: {families}; font-size: {points * 1.7:.2f}pt; }}
"""
