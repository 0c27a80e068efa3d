"""A language that nobody speaks: every text of the window in brackets and 60 % longer.

What has no brackets is not translated, and what no longer fits will not fit in Danish either; the tests and
`benchmarks/walk.py` look for both.  Imports QtCore.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QTranslator

OPEN: Final = "⟦"
SHUT: Final = "⟧"
LONGER: Final = 0.6
"""By how much a text grows, as a share of its length."""


class PseudoLanguage(QTranslator):
    """To be installed in the application like any language."""

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        """The text as it is in English, between brackets and filled up; nothing for the texts of Qt."""
        if context != "Cardavia" or not source:
            return ""
        words = source.replace("%n", str(n)) if n >= 0 else source
        return f"{OPEN}{words}{'·' * round(LONGER * len(words))}{SHUT}"

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False
