"""What a Skat hand is worth in each contract, for the bid table and the contract buttons.

Asks the engine for matadors, bases and Null values; a closed Skat counts as unknown (SK-81).
Imports `cards` and `games.skat`; no Qt.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from cardavia.cards import CardSet, card_set
from cardavia.games.skat import SkatState
from cardavia.games.skat_contracts import BASES, CONTRACTS, NULL_VALUES, NULLS, ORDERS, matadors
from cardavia.strings import Text, say
from cardavia.table_view import HelpTable, TableRow
from cardavia.table_words.skat_terms import contract_term


class Worth(NamedTuple):
    """The value of a contract without Schneider and Schwarz."""

    sure: int
    """Whatever lies in a closed Skat."""
    likely: int
    """As the known cards lie."""
    run: int
    """Matadors of the known cards: +n with, -n without; 0 in Null."""


def worth(contract: str, known: CardSet, skat_known: bool, hand_game: bool) -> Worth:
    """The value of a contract with the cards that the seat knows to be its own."""
    if contract in NULLS:
        value = NULL_VALUES[contract, hand_game]
        return Worth(value, value, 0)
    run = matadors(contract, known)
    # a closed Skat can only lengthen a run with; a run without may end at the second trump
    least = abs(run) if skat_known or run > 0 else 1
    steps = 2 if hand_game else 1  # SK-52
    return Worth(BASES[contract] * (least + steps), BASES[contract] * (abs(run) + steps), run)


def own_worth(view: SkatState, contract: str, hand_game: bool) -> Worth:
    """The same from the viewer's observation."""
    assert view.viewer is not None
    return worth(contract, view.deal.hands[view.viewer] | view.skat, bool(view.skat), hand_game)


def condition(view: SkatState, contract: str) -> tuple[Text, bool]:
    """What wins a contract and what it is worth against the bid; whether that is a warning."""
    value, bid = own_worth(view, contract, view.hand_game), view.value
    if contract == "null":
        return say("No trick; worth {value}", value=value.sure), False
    if contract == "null-ouvert":
        return say("No trick, with your hand open; worth {value}", value=value.sure), False
    if value.sure >= bid:
        return say("61 points and worth at least {bid}: now {value}", bid=bid, value=value.sure), False
    if value.likely >= bid:
        return say(
            "Bid {bid}, worth {value} as your hand lies: the Skat may lower it", bid=bid, value=value.likely
        ), True
    base = BASES[contract]
    if value.likely + base >= bid:
        return say("Bid {bid}, worth {value}: lost unless Schneider", bid=bid, value=value.likely), True
    if value.likely + 2 * base >= bid:
        return say("Bid {bid}, worth {value}: lost unless Schwarz", bid=bid, value=value.likely), True
    return say("Bid {bid}, worth {value}: lost", bid=bid, value=value.likely), True


def brief_worth(view: SkatState, contract: str) -> Text:
    """The same in two words: what the contract is worth, beside the bid if that is more."""
    value, bid = own_worth(view, contract, view.hand_game), view.value
    if value.sure >= bid:
        return say("Worth {value}", value=value.sure)
    return say("Worth {value}, bid {bid}", value=value.likely, bid=bid)


COLUMNS: Final = (say("Matadors"), say("Value"), say("Hand"))


def bid_table(view: SkatState) -> HelpTable:
    """ "What can I bid?": the value of each contract from the viewer's own cards."""
    assert view.viewer is not None
    return _bid_table(view.deal.hands[view.viewer] | view.skat, bool(view.skat), view.value)


@lru_cache(maxsize=64)
def _bid_table(known: CardSet, skat_known: bool, bid: int) -> HelpTable:
    """The same from what it depends on: it is asked for with every picture of an auction."""
    return HelpTable(
        key="values",
        title=say("What can I bid?"),
        columns=COLUMNS,
        rows=tuple(_row(known, skat_known, bid, contract) for contract in CONTRACTS),
    )


def _row(known: CardSet, skat_known: bool, bid: int, contract: str) -> TableRow:
    plain, hand = (worth(contract, known, skat_known, hand_game) for hand_game in (False, True))
    counted = 0 if contract in NULLS else card_set(ORDERS[contract].groups[0][: abs(plain.run)])
    return TableRow(
        label=contract_term(contract),
        cells=(_run(plain.run), _span(plain), _span(hand)),
        cards=counted,
        reaches=hand.likely >= bid,
    )


def _run(run: int) -> Text:
    if run == 0:
        return say("none")
    return say("with {n}", n=run) if run > 0 else say("without {n}", n=-run)


def _span(value: Worth) -> Text:
    if value.sure == value.likely:
        return say("{value}", value=value.sure)
    return say("{least} to {value}", least=value.sure, value=value.likely)
