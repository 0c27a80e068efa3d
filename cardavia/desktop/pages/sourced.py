"""Claims with the sources they rest on: numbered marks in the text, a numbered list below.

Imports Qt, `links` and `traditions`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from cardavia.desktop.pages.links import link, open_address
from cardavia.traditions import Source, Tradition

SPACING: Final = "margin-top:0; margin-bottom:8px"


def numbered(named: Iterable[Sequence[str]]) -> dict[str, int]:
    """The number of each source in the order in which claims first name them."""
    order = dict.fromkeys(each for sources in named for each in sources)
    return {source: number for number, source in enumerate(order, 1)}


def paragraph(text: str, sources: Sequence[str], numbers: dict[str, int]) -> str:
    """A claim as rich text, followed by the marks of its sources."""
    marks = "".join(f"&nbsp;[{numbers[source]}]" for source in sources)
    return f"<p style='{SPACING}'>{escape(text)}<small>{marks}</small></p>"


def source_list(tradition: Tradition, numbers: dict[str, int]) -> str:
    """The numbered sources as rich text, each a link."""
    by_id: dict[str, Source] = {source.id: source for source in tradition.sources}
    lines = (
        f"<p style='{SPACING}'>[{number}]&nbsp;{link(by_id[source].title, by_id[source].address)}</p>"
        for source, number in numbers.items()
    )
    return "".join(lines)


def prose(name: str, role: str = "") -> QLabel:
    """A label for rich text that can be selected and whose links open in the browser."""
    label = QLabel()
    label.setObjectName(name)
    if role:
        label.setProperty("role", role)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setWordWrap(True)
    label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    label.setTextInteractionFlags(Qt.TextInteractionFlag.TextBrowserInteraction)
    label.linkActivated.connect(open_address)
    return label
