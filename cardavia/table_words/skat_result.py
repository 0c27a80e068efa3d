"""The result of a Skat deal, line by line from the settlement's items.

Imports `games.skat`, `strings`, `table_view` and the shared words; no Qt.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cardavia.cards import CardSet, arranged
from cardavia.games.base import Item
from cardavia.games.skat import SkatState
from cardavia.games.skat_contracts import NULLS, ORDERS
from cardavia.games.skat_settlement import SkatSettlement
from cardavia.strings import Text, say, tr_noop
from cardavia.table_view import PileView, ResultLine, ResultSection, ResultTest, ResultView
from cardavia.table_words.outcome import changes, headline, item_line, told
from cardavia.table_words.skat_terms import contract_term

LINES: Final = {
    "tricks": tr_noop("Card points in the declarer's tricks"),
    "skat": tr_noop("Card points in the Skat"),
    "put-away": tr_noop("Card points laid away|Skat"),
    "matadors-with": tr_noop("With %n matador(s)"),
    "matadors-without": tr_noop("Without %n matador(s)"),
    "game": tr_noop("Game|the first multiplier step"),
    "hand": tr_noop("Hand"),
    "schneider": tr_noop("Schneider"),
    "schwarz": tr_noop("Schwarz"),
    "base": tr_noop("Base value"),
    "null": tr_noop("Null"),
    "null-hand": tr_noop("Null Hand"),
    "null-ouvert": tr_noop("Null Ouvert"),
    "null-ouvert-hand": tr_noop("Null Ouvert Hand"),
}
MULTIPLIER: Final = tr_noop("Multiplier")
LIFTED: Final = tr_noop("Smallest multiplier that covers the bid of {bid}")
VALUE: Final = tr_noop("Value of the game")
WON: Final = tr_noop("Won: counts once")
LOST: Final = tr_noop("Lost: counts twice against the declarer")

FACTORS: Final = {
    ("matadors-with",): tr_noop("with {n}, game {m}: {m} × {base} = {value}"),
    ("matadors-with", "hand"): tr_noop("with {n}, game, Hand {m}: {m} × {base} = {value}"),
    ("matadors-with", "schneider"): tr_noop("with {n}, game, Schneider {m}: {m} × {base} = {value}"),
    ("matadors-with", "hand", "schneider"): tr_noop(
        "with {n}, game, Hand, Schneider {m}: {m} × {base} = {value}"
    ),
    ("matadors-with", "schneider", "schwarz"): tr_noop(
        "with {n}, game, Schneider, Schwarz {m}: {m} × {base} = {value}"
    ),
    ("matadors-with", "hand", "schneider", "schwarz"): tr_noop(
        "with {n}, game, Hand, Schneider, Schwarz {m}: {m} × {base} = {value}"
    ),
    ("matadors-without",): tr_noop("without {n}, game {m}: {m} × {base} = {value}"),
    ("matadors-without", "hand"): tr_noop("without {n}, game, Hand {m}: {m} × {base} = {value}"),
    ("matadors-without", "schneider"): tr_noop("without {n}, game, Schneider {m}: {m} × {base} = {value}"),
    ("matadors-without", "hand", "schneider"): tr_noop(
        "without {n}, game, Hand, Schneider {m}: {m} × {base} = {value}"
    ),
    ("matadors-without", "schneider", "schwarz"): tr_noop(
        "without {n}, game, Schneider, Schwarz {m}: {m} × {base} = {value}"
    ),
    ("matadors-without", "hand", "schneider", "schwarz"): tr_noop(
        "without {n}, game, Hand, Schneider, Schwarz {m}: {m} × {base} = {value}"
    ),
}
"""The factor line by the steps that apply, the game itself left out."""


def result(view: SkatState, totals: tuple[int, ...]) -> ResultView:
    """The outcome of a finished deal."""
    settlement = view.settlement()
    assert settlement is not None
    seats = changes(totals, settlement.scores)
    if view.declarer is None or view.contract is None:
        return ResultView(
            headline=say("Everybody passed: the deal is thrown in"),
            outcome="none",
            seats=seats,
            piles=_piles(view),
        )
    won = settlement.won is True
    sections = _null_sections(settlement) if view.contract in NULLS else _sections(view, settlement)
    return ResultView(
        headline=headline(view.viewer, view.declarer, None, won, contract_term(view.contract)),
        detail=_detail(view, settlement),
        outcome="won" if won == (view.viewer == view.declarer) else "lost",
        tests=_tests(view, settlement),
        sections=(*sections, _score(settlement, view.declarer)),
        seats=seats,
        piles=_piles(view),
        ringed=_ringed(settlement.items),
    )


def _detail(view: SkatState, settlement: SkatSettlement) -> Text | None:
    if view.contract in NULLS:
        return None if settlement.won else say("The declarer took a trick, which ends a Null at once")
    if settlement.overbid:
        achieved = next(item.amount for item in settlement.items if item.key == "achieved")
        return say("Lost by overbidding: bid {bid}, worth {value}", bid=view.value, value=achieved)
    return None


def _tests(view: SkatState, settlement: SkatSettlement) -> tuple[ResultTest, ...]:
    if view.contract in NULLS:
        assert isinstance(settlement.tricks, tuple)
        tricks = settlement.tricks[0]
        return (ResultTest(say("No trick for the declarer? %n trick(s)", tricks), tricks == 0),)
    assert isinstance(settlement.card_points, tuple)
    points = settlement.card_points[0]
    value = next(item.amount for item in settlement.items if item.key == "achieved")
    return (
        ResultTest(say("61 of 120 card points? {points}", points=points), points >= 61),
        ResultTest(
            say("Value at least the bid? {value} for {bid}", value=value, bid=view.value),
            not settlement.overbid,
        ),
    )


def _lines(items: Iterable[Item]) -> tuple[ResultLine, ...]:
    return tuple(
        item_line(item, Text(LINES[item.key], (), item.amount if item.key.startswith("matadors") else None))
        for item in items
    )


def _null_sections(settlement: SkatSettlement) -> tuple[ResultSection, ...]:
    lines = _lines(item for item in settlement.items if item.unit == "value")
    return (ResultSection(key="value", title=say("Value"), lines=lines, total=lines[0].amount),)


def _sections(view: SkatState, settlement: SkatSettlement) -> tuple[ResultSection, ...]:
    items = {unit: [item for item in settlement.items if item.unit == unit] for unit in ("points", "factor")}
    by_key = {item.key: item for item in settlement.items}
    base, achieved = by_key["base"], by_key["achieved"].amount
    assert isinstance(settlement.card_points, tuple)
    multiplier = sum(item.amount for item in items["factor"])
    steps = tuple(item.key for item in items["factor"] if item.key != "game")
    summary = Text(
        FACTORS[steps],
        (
            ("n", items["factor"][0].amount),
            ("m", multiplier),
            ("base", base.amount),
            ("value", achieved),
        ),
    )
    sections = [
        ResultSection(
            key="points",
            title=say("Card points"),
            lines=_lines(items["points"]),
            total=settlement.card_points[0],
        ),
        ResultSection(
            key="multiplier", title=say("Multiplier"), lines=_lines(items["factor"]), total=multiplier
        ),
        ResultSection(
            key="value",
            title=say("Value"),
            lines=(*_lines([base]), told("multiplier", Text(MULTIPLIER), multiplier, "SK-52")),
            how="product",
            total=achieved,
            summary=summary,
        ),
    ]
    if settlement.overbid:
        assert isinstance(settlement.multiplier, int)
        lifted = Text(LIFTED, (("bid", view.value),))
        sections.append(
            ResultSection(
                key="overbid",
                title=say("Overbid"),
                lines=(*_lines([base]), told("lifted", lifted, settlement.multiplier, "SK-65")),
                how="product",
                total=by_key["overbid-lifted"].amount,
            )
        )
    return tuple(sections)


def _score(settlement: SkatSettlement, declarer: int) -> ResultSection:
    assert isinstance(settlement.value, int)
    times = Text(WON) if settlement.won else Text(LOST)
    return ResultSection(
        key="score",
        title=say("Score of the declarer"),
        lines=(
            told("value", Text(VALUE), settlement.value, "SK-60"),
            told("times", times, 1 if settlement.won else -2, "SK-66"),
        ),
        how="product",
        total=settlement.scores[declarer],
    )


def _ringed(items: Iterable[Item]) -> CardSet:
    return next((item.cards for item in items if item.key.startswith("matadors")), 0)


def _piles(view: SkatState) -> tuple[PileView, ...]:
    groups = ORDERS[view.contract or "grand"].groups
    piles = [
        PileView(
            key="skat", label=say("The Skat as dealt"), count=2, cards=tuple(arranged(view.skat, groups))
        )
    ]
    if view.away:
        cards = tuple(arranged(view.away, groups))
        piles.append(
            PileView(key="away", label=say("Laid away|Skat"), count=2, cards=cards, seat=view.declarer)
        )
    return tuple(piles)
