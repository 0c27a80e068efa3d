"""A fault while something is painted leaves no painter at work, so that the program can go on."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QPixmap
from PySide6.QtWidgets import QApplication

from cardavia.desktop.painting import painting


def test_a_painter_lets_go_of_its_picture_after_a_fault_too(qapp: QApplication) -> None:
    picture = QPixmap(4, 4)
    picture.fill(QColor("white"))
    with pytest.raises(ValueError, match="half way"), painting(picture) as painter:
        assert picture.paintingActive()
        painter.fillRect(0, 0, 4, 4, QColor("black"))
        raise ValueError("half way")
    assert not picture.paintingActive()
    assert picture.toImage().pixelColor(1, 1) == QColor("black")
