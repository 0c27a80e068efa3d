"""The part of the style sheet that belongs to tables of deals, statistics and the message bar.

Colours come from the theme; nothing else is decided here.  Imports `theme`.
"""

from __future__ import annotations

from cardavia.desktop.theme import BASE_POINTS, Theme


def history_style(theme: Theme, scale: float) -> str:
    """Style of tables and of the line at the foot of the window, at a text size."""
    points = BASE_POINTS * scale
    return f"""
QFrame#message {{ background: {theme.plate}; border: 1px solid {theme.quiet}; border-radius: 10px; }}
QFrame#message QPushButton {{ background: transparent; color: {theme.accent}; padding: 3px 10px; }}
QFrame#message QPushButton:focus {{ padding: 2px 9px; }}
QTableView {{
    background: {theme.plate}; alternate-background-color: {theme.page}; color: {theme.text};
    border: 1px solid {theme.edge}; border-radius: 8px; padding: 2px;
    selection-background-color: {theme.accent}; selection-color: {theme.accent_text};
}}
QTableView:focus {{ border: 2px solid {theme.focus}; padding: 1px; }}
QTableView::item {{ padding: 2px 8px; border: none; }}
QTableView::item:selected {{ background: {theme.accent}; color: {theme.accent_text}; }}
QTableView::item:selected:!active {{ background: {theme.edge}; color: {theme.text}; }}
QHeaderView, QHeaderView::section {{
    background: {theme.plate}; color: {theme.quiet}; border: none; font-size: {points * 0.9:.2f}pt;
}}
QHeaderView::section {{ border-bottom: 1px solid {theme.edge}; padding: 5px 11px; }}
QFrame[role="plate"] QTableWidget {{ background: transparent; border: none; padding: 0; }}
QFrame[role="plate"] QTableWidget:focus {{ border: 2px solid {theme.focus}; }}
QScrollBar:horizontal {{ height: 12px; background: transparent; }}
QScrollBar::handle:horizontal {{
    background: {theme.edge}; border-radius: 5px; min-width: 28px; margin: 2px;
}}
QScrollBar::add-line:horizontal, QScrollBar::sub-line:horizontal {{ height: 0; width: 0; }}
"""
