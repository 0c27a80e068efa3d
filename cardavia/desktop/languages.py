"""The language of the window: translators, locale and names of cards, changed while everything stands.

Changing any of them sends Qt's `LanguageChange` to every window, and whatever shows words renews them.
Without compiled translations the program speaks English and says so once in the log.  Imports Qt,
`languages`, `card_names`, `resources`, `settings` and `speaker`.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QObject, QTranslator, Signal
from PySide6.QtWidgets import QApplication

from cardavia import resources
from cardavia.card_names import CardNames
from cardavia.desktop.settings import Settings
from cardavia.desktop.speaker import NAMING
from cardavia.languages import SOURCE, first_known

LOG: Final = logging.getLogger(__name__)


def system_language() -> str:
    """The language of the system's interface, or else English."""
    return first_known(QLocale.system().uiLanguages())


class Languages(QObject):
    """What the application speaks; one for the application, made before the first text is shown."""

    changed = Signal(str)
    """The language that is spoken now."""

    def __init__(self, settings: Settings, language: str | None = None, folder: Path | None = None) -> None:
        """Speak the language of the settings; `language` replaces it until another one is chosen.

        `folder` holds the compiled translations (the installed ones if None).
        """
        super().__init__()
        self._settings = settings
        self._folder = folder or resources.i18n()
        self._translators: list[QTranslator] = []
        self.language = SOURCE
        settings.language.changed.connect(self._chosen)
        settings.card_names.changed.connect(self._named)
        settings.index_letters.changed.connect(self._named)
        self.use(language or settings.language.value or system_language())

    def _chosen(self, code: str) -> None:
        self.use(code or system_language())

    def use(self, code: str) -> None:
        """Speak a language from now on, everywhere."""
        before = bool(self._translators)
        self.close()
        self.language = code
        QLocale.setDefault(_locale(code))
        NAMING.names = self._names()
        for folder, name in self._files(code):
            self._install(folder, name)
        for window in QApplication.topLevelWidgets():
            window.setLocale(QLocale())
        if not before and not self._translators:  # else Qt tells the windows
            self._tell()
        self.changed.emit(code)

    def close(self) -> None:
        """Take the translators away again."""
        for translator in self._translators:
            QCoreApplication.removeTranslator(translator)
        self._translators = []

    def _files(self, code: str) -> list[tuple[Path, str]]:
        """Files that may be there, the most important one last: Qt's words, ours for Qt, ours."""
        qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        return [(qt, f"qtbase_{code}"), (self._folder, f"qt_{code}"), (self._folder, f"cardavia_{code}")]

    def _install(self, folder: Path, name: str) -> None:
        translator = QTranslator()
        if translator.load(name, str(folder)):
            QCoreApplication.installTranslator(translator)
            self._translators.append(translator)
        elif name.startswith("cardavia_") and self.language != SOURCE:
            LOG.warning("%s.qm is not in %s: the window speaks English", name, folder)

    def _named(self) -> None:
        NAMING.names = self._names()
        self._tell()

    def _names(self) -> CardNames:
        settings = self._settings
        return CardNames(
            self.language, settings.card_names.value == "translated", settings.index_letters.value
        )

    @staticmethod
    def _tell() -> None:
        """Every window says everything anew; one event each, however much has changed."""
        for window in QApplication.topLevelWidgets():
            QCoreApplication.postEvent(window, QEvent(QEvent.Type.LanguageChange))


def _locale(code: str) -> QLocale:
    """The locale of a language: the system's own if that is its language, for its country's figures."""
    system = QLocale.system()
    same = QLocale.languageToCode(system.language()) == code
    return QLocale(system.name()) if same else QLocale(code)
