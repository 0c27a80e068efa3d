"""What reviews add up to, as a table of words: the average loss of a decision, with the number behind it.

Imports QtCore, `deal_words`, `history`, `reviews`, `speaker`, `statistics_tables`, `strings`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLocale

from cardavia.desktop.pages.deal_words import percent_of
from cardavia.desktop.pages.statistics_tables import ALL, NONE, OPPONENTS, TableWords, level_name
from cardavia.desktop.speaker import tr
from cardavia.history import Entry
from cardavia.strings import tr_noop

if TYPE_CHECKING:
    from cardavia.reviews import Kept

TITLE: Final = tr_noop("Your decisions, as reviewed")
COLUMNS: Final = (
    tr_noop("Deals"),
    tr_noop("Decisions"),
    tr_noop("Average loss"),
    tr_noop("Mistakes"),
)
LATEST: Final = tr_noop("The last %n deal(s)")
RECENT: Final = 10
"""Deals that count as the last ones."""


def review_table(entries: Sequence[Entry], reviews: Mapping[str, Kept]) -> TableWords | None:
    """Reviewed deals by level of the opponents, all, and the last ones; None if no deal was reviewed."""
    if not reviews:
        return None
    reviewed = [entry for entry in entries if entry.key in reviews]
    if not reviewed:
        return None
    levels = list(dict.fromkeys(entry.level for entry in reviewed))
    rows = [(level_name(level), [each for each in reviewed if each.level == level]) for level in levels]
    if len(levels) > 1:
        rows.append((tr(ALL), reviewed))
    if len(reviewed) > RECENT:
        newest = sorted(reviewed, key=lambda entry: entry.at, reverse=True)[:RECENT]
        rows.append((tr(LATEST, RECENT), newest))
    cells = tuple((name, *_cells([reviews[each.key] for each in deals])) for name, deals in rows)
    return TableWords("reviews", tr(TITLE), (tr(OPPONENTS), *(tr(each) for each in COLUMNS)), cells)


def _cells(kept: Sequence[Kept]) -> tuple[str, ...]:
    from cardavia.reviews import average  # a page without reviews does not wait for it

    found = average(kept)
    loss = NONE if found.loss is None else percent_of(found.loss)
    number = QLocale().toString
    return number(found.deals), number(found.decisions), loss, number(found.mistakes)
