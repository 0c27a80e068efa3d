"""What all tests share: Qt without a screen, unless a platform was chosen; garbage is cleared away as in the
program."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QCoreApplication

from cardavia.desktop.collecting import collect_what_is_due


@pytest.fixture(autouse=True)
def garbage_is_cleared_away_here() -> Iterator[None]:
    """Once Qt runs: here and between two tests, never in a thread that draws pictures or asks a player."""
    if QCoreApplication.instance() is None:
        yield
        return
    gc.disable()
    yield
    collect_what_is_due()
    gc.enable()
