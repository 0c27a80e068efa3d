"""Shared by the tests of languages: no screen, pictures once, and a pseudo-language that marks every text."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from driver import Table, all_traditions
from in_sight import MarkedNames
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

from cardavia.card_names import CardNames
from cardavia.desktop import speaker
from cardavia.desktop.languages import Languages
from cardavia.desktop.pages import words
from cardavia.desktop.sprites import SpriteStore
from cardavia.traditions import Tradition
from tools.i18n.pseudo import OPEN, SHUT, PseudoLanguage


@pytest.fixture(scope="session")
def traditions(qapp: QApplication) -> dict[str, Tradition]:
    return all_traditions()


@pytest.fixture(scope="session")
def store(traditions: dict[str, Tradition]) -> Iterator[SpriteStore]:
    made = SpriteStore(traditions.values())
    yield made
    made.close()


@pytest.fixture
def sit(
    store: SpriteStore, traditions: dict[str, Tradition], tmp_path: Path
) -> Iterator[Callable[..., Table]]:
    """Sit down at a table; what is given is the game, a seed and the folder of the saves."""
    tables: list[Table] = []

    def make(game: str, seed: int) -> Table:
        tables.append(Table(store, traditions, tmp_path, game, seed))
        return tables[-1]

    yield make
    for table in tables:
        table.close()


@pytest.fixture
def marking(monkeypatch: pytest.MonkeyPatch) -> Callable[[], object]:
    """Within this context every text that goes the proper way stands between brackets."""

    @contextmanager
    def mark() -> Iterator[None]:
        translator = PseudoLanguage()
        with monkeypatch.context() as patch:
            patch.setattr(words, "said", lambda _tradition, _key, english: f"{OPEN}{english}{SHUT}")
            patch.setattr(Languages, "_names", lambda _self: MarkedNames())
            speaker.NAMING.names = MarkedNames()
            QCoreApplication.installTranslator(translator)
            for _ in range(3):
                QApplication.processEvents()
            yield
        QCoreApplication.removeTranslator(translator)
        speaker.NAMING.names = CardNames()
        QApplication.processEvents()

    return mark


@pytest.fixture(autouse=True)
def english_again() -> Iterator[None]:
    """Whatever a test speaks, the next one begins in English."""
    former = QLocale()
    yield
    QLocale.setDefault(former)
    speaker.NAMING.names = CardNames()
