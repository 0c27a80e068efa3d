"""The rows of the settings for the language: which one, how cards are named, which index letters they have.

Imports Qt, `fonts`, `languages`, `settings`, `settings_rows`, `speaker` and `strings`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtWidgets import QLabel

from cardavia.desktop import fonts
from cardavia.desktop.languages import system_language
from cardavia.desktop.settings import Settings
from cardavia.desktop.settings_rows import ComboRow, Row
from cardavia.desktop.speaker import percent, tr
from cardavia.languages import LANGUAGES, shares
from cardavia.strings import tr_noop

HEADING: Final = tr_noop("Language")
LANGUAGE: Final = tr_noop("Language of the program")
SYSTEM: Final = tr_noop("As the system ({language})")
SHARE: Final = "{language} ({share})"
NAMES: Final = tr_noop("Names of cards")
NAMING: Final = (("own", "König, Dame, Bube"), ("translated", tr_noop("Translated")))
"""Own names speak for themselves in every language."""
INDEX: Final = tr_noop("Index letters")
LETTERS: Final = (
    ("own", tr_noop("K D B and K O U")),
    ("english", tr_noop("K Q J and K O U")),
    ("language", tr_noop("Those of the language")),
)
MISSING: Final = tr_noop("No font here has all letters of this language; the package {package} brings them.")


def language_rows(settings: Settings) -> Sequence[Row]:
    """All rows of the group."""
    return (
        LanguageRow(settings),
        ComboRow(NAMES, "card_names", settings.card_names, lambda: [(key, tr(text)) for key, text in NAMING]),
        ComboRow(
            INDEX, "index_letters", settings.index_letters, lambda: [(key, tr(text)) for key, text in LETTERS]
        ),
    )


def choices() -> list[tuple[str, str]]:
    """Every language by its own name, with the share that is translated unless that is all."""
    system = tr(SYSTEM).format(language=LANGUAGES[system_language()].name)
    return [("", system), *((code, own_name(code)) for code in LANGUAGES)]


def own_name(code: str) -> str:
    """ "Deutsch", or "Deutsch (85 %)" if no more is translated."""
    name, share = LANGUAGES[code].name, shares().get(code, 100)
    if share >= 100:
        return name
    return SHARE.format(language=name, share=percent(share))


class LanguageRow(ComboRow):
    """The choice of the language, and a word if its letters cannot be shown."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(LANGUAGE, "language", settings.language, choices)
        self._missing = QLabel()
        self._missing.setObjectName("label.no_letters")
        self._missing.setProperty("role", "caption")
        self._missing.setWordWrap(True)
        self.grid.addWidget(self._missing, 1, 0, 1, 2)

    def retranslate(self) -> None:
        super().retranslate()
        code = self._setting.value or system_language()
        missing = fonts.missing_letters(code)
        self._missing.setText(tr(MISSING).format(package=LANGUAGES[code].font_package))
        self._missing.setVisible(bool(missing))
