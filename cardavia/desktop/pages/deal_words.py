"""How the history and the statistics speak of deals: contracts, outcomes, marks, roles and positions.

Imports QtCore, `speaker`, `strings`, `history`, `statistics`, `cards`, `table_words` and the names of games.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QDateTime, QLocale

from cardavia.cards import FRENCH, Pack
from cardavia.desktop.pages.games import GAME_TEXTS
from cardavia.desktop.speaker import TableSpeaker, listed, percent_sign, tr
from cardavia.history import Entry
from cardavia.strings import tr_noop
from cardavia.table_words.registry import WORDS

if TYPE_CHECKING:
    from cardavia.reviews import Kept

Packs = Mapping[str, Pack]
"""The pack of each game, which names the suits."""

MARKS: Final = {
    "practice": tr_noop("practice"),
    "help": tr_noop("with help"),
    "repeated": tr_noop("repeated"),
    "fault": tr_noop("fault"),
}
REVIEWED: Final = tr_noop("reviewed, average loss {loss}")
STOCK: Final = {
    "closed": tr_noop("you closed"),
    "closed-against": tr_noop("opponent closed"),
    "drawn": tr_noop("nobody closed"),
}
"""What stands for the contract in Schnapsen."""
NO_CONTRACT: Final = tr_noop("Nobody played")
OPEN: Final = tr_noop("Open")
OUTCOMES: Final = {
    "won": tr_noop("Won {score}"),
    "lost": tr_noop("Lost {score}"),
    "drawn": tr_noop("Drawn {score}"),
}
ROLES: Final = {
    "declarer": tr_noop("Declarer"),
    "partner": tr_noop("Partner"),
    "defender": tr_noop("Opponent"),
    "out": tr_noop("Dropped out"),
}
POSITIONS: Final = {
    2: {1: tr_noop("Leads first"), 0: tr_noop("Dealer")},
    3: {1: tr_noop("Forehand"), 2: tr_noop("Middlehand"), 0: tr_noop("Rearhand")},
    4: {1: tr_noop("Leads first"), 2: tr_noop("Second"), 3: tr_noop("Third"), 0: tr_noop("Dealer")},
}
"""By number of seats and steps from the dealer, in the order of play."""
SPOKEN: Final = tr_noop("{game}, {deal}, {date}: {contract}, {result}, opponents: {level}")
SPOKEN_MARKS: Final = tr_noop("{game}, {deal}, {date}: {contract}, {result}, {marks}, opponents: {level}")
UNKNOWN: Final = tr_noop("no contract yet")
DEAL: Final = tr_noop("deal {number}")
NO_NUMBER: Final = tr_noop("deal without a number")


def contract(game: str, key: str | None, packs: Packs) -> str:
    """A contract of a game by its key; nothing said where nothing is known yet."""
    if key is None:
        return ""
    if key in STOCK:
        return tr(STOCK[key])
    return TableSpeaker(packs.get(game, FRENCH)).say(WORDS[game].contract_term(key))


def contract_of(entry: Entry, packs: Packs) -> str:
    """The contract of a deal."""
    if entry.contract is None and entry.outcome is not None:
        return tr(NO_CONTRACT)
    words = contract(entry.game, entry.contract, packs)
    return words[:1].upper() + words[1:]


def signed(score: float, decimals: int = 0) -> str:
    """A score with its sign, as the locale writes it."""
    size = QLocale().toString(float(abs(score)), "f", decimals)
    if not any(figure not in "0., " for figure in size):
        return size
    return ("+" if score > 0 else "\N{MINUS SIGN}") + size


def result(entry: Entry) -> str:
    """ "Won +24", or that the deal is open."""
    if entry.outcome is None or entry.score is None:
        return tr(OPEN)
    return tr(OUTCOMES[entry.outcome]).format(score=signed(entry.score))


def marks(entry: Entry, review: Kept | None = None) -> str:
    """The marks of a deal as a list, and that it was reviewed."""
    words = [tr(MARKS[mark]) for mark in entry.marks if mark in MARKS]
    if review is not None:
        words.append(tr(REVIEWED).format(loss=percent_of(review.summary.average_loss)))
    return listed(words) if words else ""


def percent_of(value: float) -> str:
    """A share in per cent with one decimal: "2.5%"."""
    return QLocale().toString(float(value), "f", 1) + percent_sign()


def date(entry: Entry) -> str:
    """When the deal ended or was left, short, in the time of the place."""
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(entry.at), QLocale.FormatType.ShortFormat)


def spoken(entry: Entry, packs: Packs, level: str, review: Kept | None = None) -> str:
    """The whole line of a deal in a sentence, for listeners and for tooltips."""
    deal = tr(NO_NUMBER) if entry.number is None else tr(DEAL).format(number=entry.number)
    template = SPOKEN_MARKS if entry.marks or review is not None else SPOKEN
    return tr(template).format(
        game=GAME_TEXTS[entry.game].name,
        deal=deal,
        date=date(entry),
        contract=contract_of(entry, packs) or tr(UNKNOWN),
        level=level,
        result=result(entry),
        marks=marks(entry, review),
    )
