"""The pinned PySide6 keeps the interpreter alive: a release lost a reference to None in every void call."""

from __future__ import annotations

import os
import subprocess
import sys

PROGRAM = """
from PySide6.QtGui import QGuiApplication, QImage, QPainter
application = QGuiApplication([])
image = QImage(8, 8, QImage.Format.Format_RGB32)
painter = QPainter(image)
for _ in range(20_000):
    painter.save()
    painter.restore()
painter.end()
print("alive")
"""


def test_twenty_thousand_void_calls_of_a_painter_are_survived() -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert (done.returncode, done.stdout.strip()) == (0, "alive"), done.stderr
