"""Lines of widgets: what belongs together stays together as long as a line has room for it."""

from __future__ import annotations

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from cardavia.desktop.flow_layout import APART, FlowLayout, join

SPACING = 8


def laid(qtbot: QtBot, width: int, groups: list[int]) -> list[tuple[int, int]]:
    """Place (x, line) of each widget, all 40 by 20, in groups of so many."""
    box = QWidget()
    qtbot.addWidget(box)
    flow = FlowLayout(box, SPACING, centred=False)
    widgets = []
    for count in groups:
        for place in range(count):
            widget = QWidget(box)
            widget.setFixedSize(40, 20)
            if place:
                join(widget)
            flow.addWidget(widget)
            widget.show()
            widgets.append(widget)
    flow.setGeometry(QRect(0, 0, width, 200))
    assert flow.heightForWidth(width) == max(each.geometry().bottom() + 1 for each in widgets)
    return [(each.x(), each.y() // (20 + SPACING)) for each in widgets]


def test_a_group_that_does_not_fit_the_line_begins_the_next(qtbot: QtBot) -> None:
    # two and three: 88 + 16 + 136 = 240
    assert laid(qtbot, 240, [2, 3])[2] == (88 + SPACING + APART, 0)
    assert laid(qtbot, 239, [2, 3]) == [(0, 0), (48, 0), (0, 1), (48, 1), (96, 1)]


def test_a_group_wider_than_a_line_is_broken(qtbot: QtBot) -> None:
    assert laid(qtbot, 100, [3]) == [(0, 0), (48, 0), (0, 1)]


def test_single_widgets_stand_at_the_usual_distance(qtbot: QtBot) -> None:
    assert laid(qtbot, 400, [1, 1, 1]) == [(0, 0), (48, 0), (96, 0)]
