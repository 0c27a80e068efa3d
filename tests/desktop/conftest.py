"""Qt paints into memory unless the environment says otherwise; garbage is cleared away as in the program."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest

from cardavia.desktop.collecting import collect_what_is_due


@pytest.fixture(autouse=True)
def garbage_is_cleared_away_here() -> Iterator[None]:
    """In this thread and between two tests, never by one that draws pictures or asks a player."""
    gc.disable()
    yield
    collect_what_is_due()
    gc.enable()
