"""Heads of narrow columns: two lines where a name needs them, one where it does not."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QTableWidget
from pytestqt.qtbot import QtBot

from cardavia.desktop.table.column_heads import wrap_heads


def height(qtbot: QtBot, names: list[str], width: int) -> int:
    table = QTableWidget(0, len(names))
    qtbot.addWidget(table)
    table.setHorizontalHeaderLabels(names)
    wrap_heads(table, width)
    return table.horizontalHeader().height()


@pytest.mark.parametrize(
    "names", [["Ván", "Bạn", "Bên trái", "Đối diện", "Bên phải"], ["판", "나", "오른쪽 자리"]]
)
def test_names_of_two_words_take_two_lines_in_a_narrow_table(qtbot: QtBot, names: list[str]) -> None:
    line = height(qtbot, names, 4000)
    assert height(qtbot, names, 50 * len(names)) >= line + 8


def test_one_word_is_never_given_two_lines(qtbot: QtBot) -> None:
    names = ["Spiel", "Gegenüber"]
    assert height(qtbot, names, 60) == height(qtbot, names, 4000)
