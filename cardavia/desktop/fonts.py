"""Letters that nothing on this computer can show.

Qt takes for each letter the first font of the system that has it, so only letters that no font has are
missing.  Imports QtGui and `languages`.
"""

from __future__ import annotations

from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication

from cardavia.languages import LANGUAGES


def missing_letters(language: str, font: QFont | None = None) -> str:
    """Letters of a language that neither the font nor any fallback of the system has."""
    return unknown_letters(LANGUAGES[language].letters, font)


def unknown_letters(text: str, font: QFont | None = None) -> str:
    """What of a text the font (the application's if None) can only show as a box."""
    metrics = QFontMetrics(font or QGuiApplication.font())
    seen = dict.fromkeys(text)
    return "".join(each for each in seen if not each.isspace() and not metrics.inFontUcs4(ord(each)))
