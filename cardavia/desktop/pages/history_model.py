"""The deals of the history as the rows of a table, filtered and sorted.

Words are made when a row is shown, so that thousands of deals cost nothing before.  Imports QtCore,
`deal_words`, `rows`, `history`, `statistics`, `speaker`, `strings`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Qt

from cardavia.desktop.pages import deal_words
from cardavia.desktop.pages.games import GAME_TEXTS, LEVEL_NAMES
from cardavia.desktop.pages.rows import Index, Role, RowModel
from cardavia.desktop.speaker import tr
from cardavia.history import Entry
from cardavia.statistics import apart
from cardavia.strings import tr_noop

if TYPE_CHECKING:
    from cardavia.reviews import Kept

DATE, GAME, CONTRACT, RESULT, LEVEL, MARKS, NUMBER = range(7)
TITLES: Final = (
    tr_noop("Date"),
    tr_noop("Game"),
    tr_noop("Contract"),
    tr_noop("Result"),
    tr_noop("Opponents"),
    tr_noop("Marks"),
    tr_noop("Deal"),
)
STATES: Final[dict[str, Callable[[Entry], bool]]] = {
    "all": lambda entry: True,
    "open": lambda entry: entry.outcome is None,
    "finished": lambda entry: entry.outcome is not None,
    "won": lambda entry: entry.outcome == "won",
    "lost": lambda entry: entry.outcome == "lost",
    "counted": lambda entry: entry.outcome is not None and apart(entry) is None,
    "marked": lambda entry: bool(entry.marks),
}
"""What a deal must be to be shown."""
_RANK: Final = {None: 0, "lost": 1, "drawn": 2, "won": 3}


class HistoryModel(RowModel):
    """Deals as rows; `rows` are those shown, `tones` colours by outcome."""

    TITLES = TITLES

    def __init__(self) -> None:
        super().__init__()
        self._all: list[Entry] = []
        self.rows: list[Entry] = []
        self.packs: deal_words.Packs = {}
        self.reviews: Mapping[str, Kept] = {}
        """What is kept of reviews, by key of the deal."""
        self.tones: dict[str | None, Any] = {}
        self._game, self._state, self._number = "", "all", ""
        self._column, self._descending = DATE, True

    # ------------------------------------------------------------ what is shown

    @property
    def count(self) -> int:
        """Deals there are, shown or not."""
        return len(self._all)

    def show(self, entries: Sequence[Entry]) -> None:
        """Other deals, the newest first."""
        self._all = list(entries)
        self._renew()

    def choose(self, game: str, state: str, number: str) -> None:
        """Show only deals of a game (any if empty), a state of `STATES`, and a number that holds this."""
        self._game, self._state, self._number = game, state, number.strip()
        self._renew()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort by a column; equal rows stay newest first."""
        self._column, self._descending = column, order == Qt.SortOrder.DescendingOrder
        self._renew()

    def _renew(self) -> None:
        fits = STATES[self._state]
        self.beginResetModel()
        self.rows = [
            entry
            for entry in self._all
            if self._game in ("", entry.game) and self._number in str(entry.number or "") and fits(entry)
        ]
        if (self._column, self._descending) != (DATE, True):
            self.rows.sort(key=self._key, reverse=self._descending)
        self.endResetModel()

    def _key(self, entry: Entry) -> tuple[Any, ...]:
        keys: dict[int, Callable[[], tuple[Any, ...]]] = {
            DATE: lambda: (entry.at,),
            GAME: lambda: (list(GAME_TEXTS).index(entry.game),),
            CONTRACT: lambda: (deal_words.contract_of(entry, self.packs),),
            RESULT: lambda: (_RANK[entry.outcome], entry.score or 0),
            LEVEL: lambda: (([*LEVEL_NAMES, entry.level]).index(entry.level),),
            MARKS: lambda: (entry.marks, self._average(entry)),
            NUMBER: lambda: (-1 if entry.number is None else entry.number,),
        }
        return keys[self._column]()

    def _average(self, entry: Entry) -> float:
        """What a decision lost on average; below 0 without a review."""
        kept = self.reviews.get(entry.key)
        return -1.0 if kept is None else kept.summary.average_loss

    # ------------------------------------------------------------ Qt's questions

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        entry = self.rows[index.row()]
        whole = role == Role.ToolTipRole or (role == Role.AccessibleTextRole and index.column() == DATE)
        if whole:
            review = self.reviews.get(entry.key)
            return deal_words.spoken(entry, self.packs, self.words(entry, LEVEL), review)
        if role in (Role.DisplayRole, Role.AccessibleTextRole):
            return self.words(entry, index.column())
        if role == Role.ForegroundRole and index.column() == RESULT:
            return self.tones.get(entry.outcome)
        return None

    def words(self, entry: Entry, column: int) -> str:
        """What stands in a cell."""
        by_column: dict[int, Callable[[], str]] = {
            DATE: lambda: deal_words.date(entry),
            GAME: lambda: GAME_TEXTS[entry.game].name,
            CONTRACT: lambda: deal_words.contract_of(entry, self.packs),
            RESULT: lambda: deal_words.result(entry),
            LEVEL: lambda: tr(LEVEL_NAMES[entry.level]) if entry.level in LEVEL_NAMES else entry.level,
            MARKS: lambda: deal_words.marks(entry, self.reviews.get(entry.key)),
            NUMBER: lambda: "" if entry.number is None else str(entry.number),
        }
        return by_column[column]()
