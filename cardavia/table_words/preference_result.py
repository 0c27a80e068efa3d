"""The result of a Preference deal: payments, balances and the pot from the settlement's items.

Imports `games.preference`, `strings`, `table_view` and the shared words; no Qt.
"""

from __future__ import annotations

from typing import Any, Final

from cardavia.cards import arranged
from cardavia.games.base import Item
from cardavia.games.preference import ORDERS, PreferenceState
from cardavia.games.preference_settlement import POT, TAKER_TRICKS, PreferenceBefore, PreferenceSettlement
from cardavia.strings import Text, say, tr_noop
from cardavia.table_view import PileView, ResultSection, ResultTest, ResultView, SeatResult
from cardavia.table_words.outcome import headline, item_line, party, payments_of, told
from cardavia.table_words.preference_terms import contract_term

THE_POT: Final = say("the pot")
LINES: Final = {
    "pot": tr_noop("{payer} to {payee}: the contract"),
    "tricks": tr_noop("{payer} to {payee}: %n trick(s)"),
    "taker-failed": tr_noop("{payer} to {payee}: fewer than six tricks"),
    "defender-failed": tr_noop("{payer} to {payee}: fewer than two tricks"),
    "host-failed": tr_noop("{payer} to {payee}: fewer than four tricks together with the guest"),
    "hearts": tr_noop("{payer} to {payee}: the contract Hearts"),
    "four-aces": tr_noop("{payer} to {payee}: four aces"),
    "no-aces": tr_noop("{payer} to {payee}: no aces announced"),
}
"""A payment by the key of its item."""


def before_of(view: PreferenceState) -> PreferenceBefore:
    """Balances and pot before the deal."""
    before = view.deal.before
    return before if isinstance(before, PreferenceBefore) else PreferenceBefore()


def result(view: PreferenceState) -> ResultView:
    """The outcome of a finished deal."""
    settlement, after = view.settlement(), view.after()
    assert settlement is not None and after is not None
    payments = [(item, _payment(item)) for item in settlement.items]
    seats = _seats(view, settlement, after, payments)
    pot = (before_of(view).pot, int(after["pot"]))
    if view.taker is None or view.contract is None:
        return ResultView(
            headline=say("No taker: the next dealer deals"),
            outcome="none",
            seats=seats,
            piles=_piles(view),
            pot=pot,
        )
    assert isinstance(settlement.tricks, tuple) and view.viewer is not None
    made, own = settlement.made is True, settlement.scores[view.viewer]
    tricks = settlement.tricks[view.taker]
    return ResultView(
        headline=headline(view.viewer, view.taker, None, made, contract_term(view.contract)),
        detail=None
        if view.stayed
        else say("Both opponents dropped out: the taker is credited with all ten tricks"),
        outcome="won" if own > 0 else "lost" if own < 0 else "none",
        tests=(ResultTest(say("Six tricks for the taker? %n trick(s)", tricks), tricks >= TAKER_TRICKS),),
        sections=_sections(payments, pot, settlement.refill),
        seats=seats,
        piles=_piles(view),
        ringed=next((item.cards for item in settlement.items if item.cards), 0),
        pot=pot,
    )


def _payment(item: Item) -> Text:
    places = (("payer", party(item.payer, THE_POT)), ("payee", party(item.payee, THE_POT)))
    return Text(LINES[item.key], places, item.amount if item.key == "tricks" else None)


def _seats(
    view: PreferenceState,
    settlement: PreferenceSettlement,
    after: dict[str, Any],
    payments: list[tuple[Item, Text]],
) -> tuple[SeatResult, ...]:
    return tuple(
        SeatResult(
            seat=seat,
            before=before,
            change=settlement.scores[seat],
            after=after["balances"][seat],
            refill=-settlement.refill,
            lines=payments_of(seat, payments),
        )
        for seat, before in enumerate(before_of(view).balances)
    )


def _sections(
    payments: list[tuple[Item, Text]], pot: tuple[int, int], refill: int
) -> tuple[ResultSection, ...]:
    pot_lines = [told("before", say("In the pot before the deal"), pot[0], "PF-50")]
    for item, text in payments:
        if POT in (item.payer, item.payee):
            pot_lines.append(item_line(item, text, item.amount if item.payee == POT else -item.amount))
    if refill:
        text = say("The pot is empty: everyone contributes {n} points", n=refill)
        pot_lines.append(told("refill", text, 3 * refill, "PF-49"))
    return (
        ResultSection(
            key="payments",
            title=say("Payments"),
            lines=tuple(item_line(item, text) for item, text in payments),
            how="note",
        ),
        ResultSection(key="pot", title=say("Pot"), lines=tuple(pot_lines), total=pot[1]),
    )


def _piles(view: PreferenceState) -> tuple[PileView, ...]:
    groups = ORDERS[view.trump or "H"].groups
    talon = sum(1 << card for card in view.deal.stock)
    piles = [
        PileView(key="talon", label=say("The talon as dealt"), count=2, cards=tuple(arranged(talon, groups)))
    ]
    if view.away:
        cards = tuple(arranged(view.away, groups))
        piles.append(
            PileView(key="away", label=say("Laid away|Preference"), count=2, cards=cards, seat=view.taker)
        )
    return tuple(piles)
