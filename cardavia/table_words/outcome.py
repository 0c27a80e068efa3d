"""What results of several games share: the headline, the payments and the change of each seat.

Imports `games`, `strings`, `table_view`; no Qt.
"""

from __future__ import annotations

from collections.abc import Sequence

from cardavia.games.base import Item
from cardavia.strings import Fact, SeatFact, Text, say
from cardavia.table_view import ResultLine, SeatResult


def headline(viewer: int | None, declarer: int, partner: int | None, won: bool, contract: Text) -> Text:
    """Who won or lost which game, said to the viewer."""
    if partner is not None and viewer in (declarer, partner):
        other = SeatFact(partner if viewer == declarer else declarer)
        if won:
            return say("You and {seat} won the game: {contract}", seat=other, contract=contract)
        return say("You and {seat} lost the game: {contract}", seat=other, contract=contract)
    if viewer == declarer:
        if won:
            return say("You won your game: {contract}", contract=contract)
        return say("You lost your game: {contract}", contract=contract)
    seat = SeatFact(declarer)
    if partner is not None:
        mate = SeatFact(partner)
        if won:
            return say(
                "{seat} and {partner} won the game: {contract}", seat=seat, partner=mate, contract=contract
            )
        return say(
            "{seat} and {partner} lost the game: {contract}", seat=seat, partner=mate, contract=contract
        )
    if won:
        return say("{seat} won the game: {contract}", seat=seat, contract=contract)
    return say("{seat} lost the game: {contract}", seat=seat, contract=contract)


def told(key: str, text: Text, amount: int, rule: str) -> ResultLine:
    """A line that is no item of its own: the total of another section, or a sign."""
    return ResultLine(key=key, text=text, amount=amount, rule=rule)


def item_line(item: Item, text: Text, amount: int | None = None) -> ResultLine:
    """An item of a settlement as a line; `amount` replaces its amount (the sign of a payment)."""
    return ResultLine(
        key=item.key,
        text=text,
        amount=item.amount if amount is None else amount,
        rule=item.rule,
        payer=item.payer,
        payee=item.payee,
        cards=item.cards,
    )


def payments_of(seat: int, payments: Sequence[tuple[Item, Text]]) -> tuple[ResultLine, ...]:
    """The payments that touch a seat, each with the sign it has for that seat."""
    lines = []
    for item, text in payments:
        if item.payee == seat:
            lines.append(item_line(item, text))
        elif item.payer == seat:
            lines.append(item_line(item, text, -item.amount))
    return tuple(lines)


def changes(before: Sequence[int], scores: Sequence[int]) -> tuple[SeatResult, ...]:
    """Each seat's sum before and after the deal."""
    return tuple(
        SeatResult(seat=seat, before=old, change=change, after=old + change)
        for seat, (old, change) in enumerate(zip(before, scores, strict=True))
    )


def party(seat: int | str | None, pot: Text) -> Fact:
    """A payer or payee as a fact: a seat, or the pot."""
    return SeatFact(seat) if isinstance(seat, int) else pot
