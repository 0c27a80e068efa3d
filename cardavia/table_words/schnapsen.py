"""How Schnapsen speaks: stock and trump card, exchange, closing, marriages, pips, results.

Imports `cards`, `games.schnapsen`, `strings`, `table_view` and the shared words; no Qt.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from cardavia.cards import JACK, Card, CardSet, arranged, cards_of
from cardavia.games.actions import Action
from cardavia.games.base import IllegalAction, Item
from cardavia.games.schnapsen import SchnapsenState
from cardavia.games.schnapsen_actions import (
    BONUS,
    CLOSE,
    EXCHANGE,
    MARRIAGES,
    MATCH_START,
    ORDERS,
    TARGET,
    TRUMP_BONUS,
    Close,
    Exchange,
    Marry,
)
from cardavia.games.schnapsen_settlement import Closure, SchnapsenBefore, SchnapsenSettlement
from cardavia.strings import SeatFact, SuitFact, Text, cards_fact, say, tr_noop
from cardavia.table_view import (
    ButtonGroup,
    ContractView,
    MarkView,
    PileView,
    PlateView,
    ResultSection,
    ResultTest,
    ResultView,
    SeatResult,
    SeatView,
    Selection,
    StripItem,
)
from cardavia.table_words.base import Words, button, card_prompt, mark
from cardavia.table_words.outcome import item_line, told

LINES: Final = {
    "tricks": tr_noop("Card points in tricks"),
    "marriage": tr_noop("Marriage in {suit}"),
    "trump-marriage": tr_noop("Trump marriage in {suit}"),
    "marriage-without-trick": tr_noop("Marriage in {suit}: no trick was won, it does not count"),
    "points-at-closure": tr_noop("Card points of the other seat when the stock was closed"),
    "loser-33-or-more": tr_noop("The other seat has 33 card points or more"),
    "loser-below-33": tr_noop("The other seat has fewer than 33 card points"),
    "loser-no-trick": tr_noop("The other seat has no trick"),
    "last-trick": tr_noop("Nobody reached 66: the last trick wins"),
    "closer-lost": tr_noop("The seat that closed lost; the other one had a trick when it closed"),
    "closer-lost-no-trick": tr_noop("The seat that closed lost; the other one had no trick when it closed"),
}
TRICKS_AT_CLOSURE: Final = tr_noop("Tricks of the other seat when the stock was closed")
REASONS: Final = {
    "sixty-six": say("66 reached"),
    "last-trick": say("The last trick decides"),
    "closer-beaten": say("The seat that closed was beaten to 66"),
    "closer-failed": say("The seat that closed did not reach 66"),
}


class SchnapsenWords(Words[SchnapsenState]):
    """The words of Schnapsen."""

    phases: ClassVar = {"play": tr_noop("Play")}
    governing: ClassVar = {"play": "SN-13", "play.free": "SN-7", "play.strict": "SN-11"}

    # ------------------------------------------------------------ cards

    def groups(self, view: SchnapsenState, selection: Selection) -> Sequence[Sequence[Card]]:
        return ORDERS[view.trump].groups

    def plates(self, view: SchnapsenState, card: Card, selection: Selection) -> tuple[PlateView, ...]:
        marriage = next((each for each in MARRIAGES if each.card == card), None)
        if marriage is None:
            return ()
        try:
            view.check(marriage)
        except IllegalAction:
            return ()
        bonus = TRUMP_BONUS if card >> 3 == view.trump else BONUS
        on = not selection.plain >> card & 1
        return (PlateView(key="marriage", text=say("{points}", points=bonus), on=on, action=marriage),)

    def known_to_others(self, view: SchnapsenState) -> CardSet:
        assert view.viewer is not None
        return view.known_of_opponent(1 - view.viewer) & view.hands[view.viewer]

    # ------------------------------------------------------------ seats and piles

    def marks(self, view: SchnapsenState, seat: int) -> tuple[MarkView, ...]:
        keys = [key for key, at in (("dealer", view.dealer), ("closer", view.closed_by)) if at == seat]
        return tuple(map(mark, keys))

    def seat(self, view: SchnapsenState, seat: SeatView) -> SeatView:
        assert view.viewer is not None
        known = 0 if seat.seat == view.viewer or view.finished else view.known_of_opponent(view.viewer)
        return replace(
            seat,
            known=tuple(arranged(known, ORDERS[view.trump].groups)),
            points=view.points[seat.seat],
            waiting=view.pending[seat.seat],
            pips=seat.score,
        )

    def piles(self, view: SchnapsenState) -> tuple[PileView, ...]:
        left = view.stock_left
        if not left:
            return ()
        closed = view.closed_by is not None
        indicator = view.indicator if not closed else None
        assert view.viewer is not None
        jack = view.indicator & ~7 | JACK
        droppable = not closed and bool(view.hands[view.viewer] >> jack & 1)
        pile = PileView(
            key="stock",
            label=say("%n card(s) in the stock", left),
            count=left,
            indicator=indicator,
            closed=closed,
            action="act.close",
            drop_card=jack if droppable else None,
            drop_action="act.exchange" if droppable else None,
        )
        return (pile,)

    # ------------------------------------------------------------ what was said and is to do

    def announcement(self, action: Action) -> Text | None:
        if isinstance(action, Exchange):
            return say("exchanges the trump card")
        if isinstance(action, Close):
            return say("closes the stock")
        if isinstance(action, Marry):
            return say(
                "marriage in {suit}, leads {card}",
                suit=SuitFact(action.card >> 3),
                card=cards_fact((action.card,)),
            )
        return None

    def prompt(self, view: SchnapsenState, selection: Selection) -> Text:
        if any(isinstance(action, Marry) for action in view.legal_actions()):
            return say("Your turn: lead a card, or declare a marriage")
        return card_prompt(view)

    def contract_term(self, text: str) -> Text:
        raise KeyError(text)

    def buttons(self, view: SchnapsenState, selection: Selection) -> tuple[ButtonGroup, ...]:
        if view.closed_by is not None or not view.stock_open:
            return ()
        buttons = (
            button("act.exchange", say("Exchange trump"), "stock", EXCHANGE, key="exchange"),
            button(
                "act.close",
                say("Close|the stock"),
                "stock",
                CLOSE,
                key="close",
                confirm=True,
                condition=say("You must reach 66 without drawing"),
            ),
        )
        return (ButtonGroup(name="stock", buttons=buttons),)

    # ------------------------------------------------------------ strip and result

    def contract(self, view: SchnapsenState) -> ContractView | None:
        return ContractView(
            text=say("Trump {suit}", suit=SuitFact(view.trump)),
            declarer=None,
            trump=view.trump,
            condition=say("66 card points"),
        )

    def strip(self, view: SchnapsenState) -> tuple[StripItem, ...]:
        own = view.viewer
        assert own is not None
        match = _match(view)
        items = [
            StripItem(
                "points", say("Points {own} to {other}", own=view.points[own], other=view.points[1 - own])
            ),
            StripItem("match", say("Match {own} to {other}", own=match[own], other=match[1 - own])),
        ]
        items += [
            StripItem(
                "waiting",
                say("{points} for {seat} wait for a first trick", points=points, seat=SeatFact(seat)),
            )
            for seat, points in enumerate(view.pending)
            if points
        ]
        if view.closed_by is not None:
            items.append(StripItem("stock", say("The stock is closed")))
        elif view.stock_left:
            items.append(StripItem("stock", say("%n card(s) in the stock", view.stock_left)))
        else:
            items.append(StripItem("stock", say("The stock is exhausted")))
        return tuple(items)

    def standing(self, view: SchnapsenState, totals: tuple[int, ...]) -> tuple[int, ...]:
        return _match(view)

    def result(self, view: SchnapsenState, totals: tuple[int, ...]) -> ResultView:
        settlement, after = view.settlement(), view.after()
        assert settlement is not None and after is not None
        winner, won = settlement.winner, settlement.scores[settlement.winner]
        if winner == view.viewer:
            headline = say("You won %n game point(s)", won)
        else:
            headline = say("{seat} won %n game point(s)", won, seat=SeatFact(winner))
        reason = REASONS[settlement.reason]
        return ResultView(
            headline=headline,
            detail=reason,
            outcome="won" if winner == view.viewer else "lost",
            tests=_tests(settlement),
            sections=_sections(view, settlement),
            seats=tuple(
                SeatResult(
                    seat=seat,
                    before=before,
                    change=settlement.scores[seat],
                    after=after["match"][seat],
                )
                for seat, before in enumerate(_match(view))
            ),
            piles=_stock_pile(view),
        )


def _match(view: SchnapsenState) -> tuple[int, int]:
    before = view.deal.before
    return before.match if isinstance(before, SchnapsenBefore) else (MATCH_START, MATCH_START)


def _stock_pile(view: SchnapsenState) -> tuple[PileView, ...]:
    """What was left in the stock, turned up."""
    left = [*view.deal.stock[len(view.draws) : -1], view.indicator] if view.stock_left else []
    if not left:
        return ()
    label = say("%n card(s) left in the stock", len(left))
    return (PileView(key="stock", label=label, count=len(left), cards=tuple(left)),)


def _tests(settlement: SchnapsenSettlement) -> tuple[ResultTest, ...]:
    best = max(settlement.points)
    return (ResultTest(say("66 card points? {points}", points=best), best >= TARGET),)


def _item_text(item: Item) -> Text:
    suit = next((card >> 3 for card in cards_of(item.cards)), 0)
    places = (("suit", SuitFact(suit)),) if "{suit}" in LINES[item.key] else ()
    return Text(LINES[item.key], places)


def _sections(view: SchnapsenState, settlement: SchnapsenSettlement) -> tuple[ResultSection, ...]:
    sections = []
    assert view.viewer is not None
    for seat in (view.viewer, 1 - view.viewer):
        items = [item for item in settlement.items if item.unit == "points" and item.payee == seat]
        title = (
            say("Your card points")
            if seat == view.viewer
            else say("Card points: {seat}", seat=SeatFact(seat))
        )
        sections.append(
            ResultSection(
                key=f"points.{seat}",
                title=title,
                lines=tuple(item_line(item, _item_text(item)) for item in items),
                total=settlement.points[seat],
            )
        )
    if settlement.closure is not None and settlement.closed_by is not None:
        sections.append(_closure(settlement, settlement.closure, settlement.closed_by))
    game = [item for item in settlement.items if item.unit == "game_points"]
    sections.append(
        ResultSection(
            key="game",
            title=say("Game points"),
            lines=tuple(item_line(item, _item_text(item)) for item in game),
            total=settlement.scores[settlement.winner],
        )
    )
    return tuple(sections)


def _closure(settlement: SchnapsenSettlement, closure: Closure, closer: int) -> ResultSection:
    """Who closed, and what the other seat had then (SN-24)."""
    item = next(item for item in settlement.items if item.key == "points-at-closure")
    tricks = told("tricks-at-closure", Text(TRICKS_AT_CLOSURE), closure.tricks, "SN-24")
    title = say("{seat} closed the stock", seat=SeatFact(closer))
    return ResultSection(
        key="closure", title=title, lines=(item_line(item, _item_text(item)), tricks), how="note"
    )
