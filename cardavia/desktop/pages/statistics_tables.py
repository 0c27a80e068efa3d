"""The statistics of a game as tables of words: the same for the page, for copying and for listeners.

Every average is told together with its spread and the number of deals behind it.  Imports QtCore,
`deal_words`, `statistics`, `speaker`, `strings`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QLocale

from cardavia.desktop.pages import deal_words
from cardavia.desktop.pages.games import GAME_TEXTS, LEVEL_NAMES
from cardavia.desktop.speaker import percent, tr
from cardavia.games import GAMES
from cardavia.statistics import APART, Column, Group, Statistics, Tally
from cardavia.strings import tr_noop

COUNTED: Final = tr_noop("Deals that count")
NOT_COUNTED: Final = tr_noop("Deals set apart")
BY_CONTRACT: Final = tr_noop("Your contracts")
BY_STOCK: Final = tr_noop("Closing the stock")
BY_ROLE: Final = tr_noop("Your part in the deal")
BY_POSITION: Final = tr_noop("Your place in the deal")
OPPONENTS, CONTRACT, STOCK = tr_noop("Opponents"), tr_noop("Contract"), tr_noop("Stock")
ROLE, POSITION, ALL = tr_noop("Part"), tr_noop("Place|at the table"), tr_noop("All")
DEALS, WON, LOST, DRAWN = tr_noop("Deals"), tr_noop("Won"), tr_noop("Lost"), tr_noop("Drawn")
OWN, OF = tr_noop("Declared and won"), tr_noop("{made} of {declared}")
AVERAGE: Final = tr_noop("Average score")
OPEN: Final = tr_noop("Open")
SHARE: Final = tr_noop("{won} ({percent})")
SPREAD: Final = tr_noop("{mean} ± {spread}")
MARKS: Final = {
    "fault": tr_noop("Fault"),
    "repeated": tr_noop("Repeated"),
    "practice": tr_noop("Practice"),
    "help": tr_noop("With help"),
}
DECLARED: Final = tr_noop("You declared %n deal(s) and won {made} of them.")
UNITS: Final = {
    "schnapsen": tr_noop("Scores are game points; those of the opponent count against yours."),
    "preference": tr_noop("Scores are what a deal changed your balance by."),
    "skat": tr_noop("Scores are points of the series; a deal that another seat declared counts 0."),
    "schafkopf": tr_noop("Scores are the points won or lost by you."),
}
NONE: Final = "–"


class TableWords(NamedTuple):
    """One table."""

    key: str
    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def tables(game: str, found: Statistics, packs: deal_words.Packs) -> list[TableWords]:
    """All tables of a game that have rows."""
    columns = [(level_name(level), column) for level, column in found.levels]
    if len(columns) != 1:
        columns.append((tr(ALL), found.total))
    declares = bool(found.total.tally.declared)
    own_title = (tr(OWN),) if declares else ()
    counted = TableWords(
        "counted",
        tr(COUNTED),
        (tr(OPPONENTS), *_tally_titles(), *own_title),
        tuple(
            (name, *_tally_cells(column.tally), *(_own_games(column.tally) if declares else ()))
            for name, column in columns
        ),
    )
    kept_apart = TableWords(
        "apart",
        tr(NOT_COUNTED),
        (tr(OPPONENTS), *(tr(MARKS[mark]) for mark in APART), tr(OPEN)),
        tuple((name, *_apart_cells(column)) for name, column in columns),
    )
    stock = game == "schnapsen"
    seats = GAMES[game].seats
    groups = [
        _grouped(
            "contract",
            tr(BY_STOCK if stock else BY_CONTRACT),
            tr(STOCK if stock else CONTRACT),
            [(_capital(deal_words.contract(game, each.key, packs)), each) for each in found.by_contract],
        ),
        _grouped(
            "role",
            tr(BY_ROLE),
            tr(ROLE),
            [(tr(deal_words.ROLES[each.key]), each) for each in found.by_role],
        ),
        _grouped(
            "position",
            tr(BY_POSITION),
            tr(POSITION),
            _in_order(
                found.by_position, {str(step): tr(name) for step, name in deal_words.POSITIONS[seats].items()}
            ),
        ),
    ]
    return [counted, kept_apart, *(each for each in groups if each.rows)]


def declared(found: Statistics) -> str:
    """How often the person declared and won, in a sentence; nothing for games without a declarer."""
    total = found.total.tally
    return tr(DECLARED, total.declared).format(made=_number(total.made)) if total.declared else ""


def as_text(game: str, found: Statistics, shown: Sequence[TableWords]) -> str:
    """Everything as plain text, the cells of a row separated by tabs."""
    lines = [GAME_TEXTS[game].name, tr(UNITS[game])]
    sentence = declared(found)
    if sentence:
        lines.append(sentence)
    for table in shown:
        lines += ["", table.title, "\t".join(table.columns), *("\t".join(row) for row in table.rows)]
    return "\n".join(lines) + "\n"


def _grouped(key: str, title: str, column: str, groups: Sequence[tuple[str, Group]]) -> TableWords:
    rows = tuple((name, *_tally_cells(group.tally)) for name, group in groups)
    return TableWords(key, title, (column, *_tally_titles()), rows)


def _in_order(groups: Sequence[Group], names: dict[str, str]) -> list[tuple[str, Group]]:
    """Groups with their names, in the order of the names."""
    by_key = {group.key: group for group in groups}
    return [(name, by_key[key]) for key, name in names.items() if key in by_key]


def _tally_titles() -> tuple[str, ...]:
    return tr(DEALS), tr(WON), tr(LOST), tr(DRAWN), tr(AVERAGE)


def _tally_cells(tally: Tally) -> tuple[str, ...]:
    counts = (_number(tally.deals), _share(tally.won, tally.deals), _number(tally.lost), _number(tally.drawn))
    return (*counts, _mean(tally))


def _own_games(tally: Tally) -> tuple[str]:
    """How many of the deals that the person declared were won."""
    return (tr(OF).format(made=_number(tally.made), declared=_number(tally.declared)),)


def _apart_cells(column: Column) -> tuple[str, ...]:
    return (*map(_number, column.apart), _number(column.open))


def _share(won: int, deals: int) -> str:
    if not deals:
        return _number(won)
    return tr(SHARE).format(won=_number(won), percent=percent(round(100 * won / deals)))


def _mean(tally: Tally) -> str:
    if tally.mean is None:
        return NONE
    mean = deal_words.signed(tally.mean, 1)
    if tally.spread is None:
        return mean
    return tr(SPREAD).format(mean=mean, spread=QLocale().toString(tally.spread, "f", 1))


def level_name(level: str) -> str:
    """How a level is called."""
    return tr(LEVEL_NAMES[level]) if level in LEVEL_NAMES else level or NONE


def _number(number: int) -> str:
    return QLocale().toString(number)


def _capital(words: str) -> str:
    return words[:1].upper() + words[1:]
