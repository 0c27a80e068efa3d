"""Which fonts have the letters of a language, and which letters nothing on this computer can show.

Imports QtGui and `languages`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics, QGuiApplication

from cardavia.languages import LANGUAGES

SYSTEMS: Final = {
    "ko": QFontDatabase.WritingSystem.Korean,
    "vi": QFontDatabase.WritingSystem.Vietnamese,
}
"""Writing systems that a usual Latin font may lack."""
PREFERRED: Final = ("Noto Sans CJK KR", "Noto Sans KR", "Malgun Gothic", "Apple SD Gothic Neo", "NanumGothic")
"""Families taken before any other that has a writing system."""


@lru_cache(maxsize=16)
def families(language: str) -> tuple[str, ...]:
    """Families that have the letters of a language beyond the usual ones, the best one first; mostly none."""
    system = SYSTEMS.get(language)
    if system is None:
        return ()
    found = QFontDatabase.families(system)
    preferred = [each for each in PREFERRED if each in found]
    return tuple(preferred or found[:1])


def missing_letters(language: str, font: QFont | None = None) -> str:
    """Letters of a language that neither the font nor any fallback of the system has."""
    return unknown_letters(LANGUAGES[language].letters, font)


def unknown_letters(text: str, font: QFont | None = None) -> str:
    """What of a text the font (the application's if None) can only show as a box."""
    metrics = QFontMetrics(font or QGuiApplication.font())
    return "".join(each for each in dict.fromkeys(text) if not metrics.inFontUcs4(ord(each)))
