"""A painter that is ended whatever happens: a picture thrown away under a living painter ends the program.

Imports QtGui.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QPaintDevice, QPainter


@contextmanager
def painting(device: QPaintDevice, smooth: bool = True) -> Iterator[QPainter]:
    """Paint on a device, with smooth edges or without; also after a fault the painter lets go of it."""
    painter = QPainter(device)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, smooth)
        yield painter
    finally:
        painter.end()
