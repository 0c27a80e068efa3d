"""The result of a Schafkopf deal, line by line from the settlement's items.

Imports `games.schafkopf`, `strings`, `table_view` and the shared words; no Qt.
"""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from cardavia.games.base import Item
from cardavia.games.schafkopf import SchafkopfState
from cardavia.games.schafkopf_contracts import CONTRACTS
from cardavia.games.schafkopf_settlement import SchafkopfSettlement
from cardavia.strings import SeatFact, Text, say, tr_noop
from cardavia.table_view import ResultLine, ResultSection, ResultTest, ResultView
from cardavia.table_words.outcome import changes, headline, item_line, payments_of
from cardavia.table_words.schafkopf_terms import contract_term

LINES: Final = {
    "declarer": tr_noop("Card points of the declarer"),
    "partner": tr_noop("Card points of the partner"),
    "base": tr_noop("Base value"),
    "schneider": tr_noop("Schneider"),
    "schwarz": tr_noop("Schwarz"),
}
RUNNERS: Final = tr_noop("%n runner(s) of the declarer's side")
RUNNERS_AGAINST: Final = tr_noop("%n runner(s) of the other side")


def result(view: SchafkopfState, totals: tuple[int, ...]) -> ResultView:
    """The outcome of a finished deal."""
    settlement = view.settlement()
    assert settlement is not None
    seats = changes(totals, settlement.scores)
    if view.contract is None or view.declarer is None:
        return ResultView(headline=say("Everybody passed: nothing is played"), outcome="none", seats=seats)
    won = settlement.won is True
    side = (view.declarer, view.partner)
    payments = [(item, _payment(item)) for item in settlement.items if item.unit == "score"]
    return ResultView(
        headline=headline(view.viewer, view.declarer, view.partner, won, contract_term(view.contract)),
        detail=_detail(view, won),
        outcome="won" if won == (view.viewer in side) else "lost",
        tests=_tests(view, settlement),
        sections=_sections(settlement, payments),
        seats=tuple(replace(seat, lines=payments_of(seat.seat, payments)) for seat in seats),
        ringed=next((item.cards for item in settlement.items if item.key == "laufende"), 0),
    )


def _detail(view: SchafkopfState, won: bool) -> Text | None:
    if view.contract == "sie":
        return say("Sie is won at once: all eight Ober and Unter in one hand")
    assert view.contract is not None
    if not CONTRACTS[view.contract].kind.by_points and not won:
        return say("The Tout lost a trick, which ends the deal")
    return None


def _tests(view: SchafkopfState, settlement: SchafkopfSettlement) -> tuple[ResultTest, ...]:
    won = settlement.won is True
    if isinstance(settlement.points, int):
        points = settlement.points
        return (
            ResultTest(say("61 of 120 card points for the declarer's side? {points}", points=points), won),
        )
    if isinstance(settlement.tricks, int):
        return (ResultTest(say("All eight tricks for the declarer? %n trick(s)", settlement.tricks), won),)
    return ()


def _payment(item: Item) -> Text:
    assert isinstance(item.payer, int) and isinstance(item.payee, int)
    return say("{payer} to {payee}", payer=SeatFact(item.payer), payee=SeatFact(item.payee))


def _line(item: Item, settlement: SchafkopfSettlement) -> ResultLine:
    if item.key != "laufende":
        return item_line(item, Text(LINES[item.key]))
    template = RUNNERS if settlement.laufende_side == "declarer" else RUNNERS_AGAINST
    return item_line(item, Text(template, (), item.cards.bit_count()))


def _sections(
    settlement: SchafkopfSettlement, payments: list[tuple[Item, Text]]
) -> tuple[ResultSection, ...]:
    points = tuple(_line(item, settlement) for item in settlement.items if item.unit == "points")
    value = tuple(_line(item, settlement) for item in settlement.items if item.unit == "value")
    assert isinstance(settlement.value, int)
    sections = [
        ResultSection(key="value", title=say("Value"), lines=value, total=settlement.value),
        ResultSection(
            key="payments",
            title=say("Payments"),
            lines=tuple(item_line(item, text) for item, text in payments),
            how="note",
        ),
    ]
    if isinstance(settlement.points, int):
        sections.insert(
            0,
            ResultSection(
                key="points",
                title=say("Card points of the declarer's side"),
                lines=points,
                total=settlement.points,
            ),
        )
    return tuple(sections)
