"""Qt paints into memory unless the environment says otherwise; traditions and pictures once for a module."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from driver import all_traditions
from PySide6.QtWidgets import QApplication

from cardavia.desktop.sprites import SpriteStore
from cardavia.traditions import Tradition

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="module")
def found() -> dict[str, Tradition]:
    return all_traditions()


@pytest.fixture(scope="module")
def store(
    qapp: QApplication, found: dict[str, Tradition], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[SpriteStore]:
    store = SpriteStore(found.values(), cache_folder=tmp_path_factory.mktemp("faces"))
    yield store
    store.close()
