"""How Skat speaks: marks, Skat and cards put away, bids and contracts, prompts.

Imports `cards`, `games.skat`, `strings`, `table_view` and the shared words; no Qt.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from cardavia.cards import Card, CardSet, arranged, points_in
from cardavia.games.actions import Action, Pass
from cardavia.games.skat import SkatState
from cardavia.games.skat_actions import BIDS, DECLARATIONS, HAND, HOLD, PASS, PICKUP
from cardavia.games.skat_contracts import NULLS, ORDERS, SUIT_CONTRACTS
from cardavia.strings import SeatFact, Text, say, tr_noop
from cardavia.table_view import (
    AuctionEntry,
    AuctionView,
    ButtonGroup,
    ButtonView,
    ContractView,
    HelpTable,
    MarkView,
    PileView,
    ResultView,
    SeatView,
    Selection,
    StripItem,
)
from cardavia.table_words import skat_result
from cardavia.table_words.base import Words, button, card_prompt, discard_group, mark
from cardavia.table_words.skat_terms import announcement, contract_term, trump_suit
from cardavia.table_words.skat_values import bid_table, brief_worth, condition, own_worth

SEATS: Final = ("rearhand", "forehand", "middlehand")
"""By steps from the dealer."""
_BID_PHASES: Final = ("auction", "skat")


class SkatWords(Words[SkatState]):
    """The words of Skat."""

    phases: ClassVar = {
        "auction": tr_noop("Auction|Skat"),
        "skat": tr_noop("Skat or Hand"),
        "discard": tr_noop("Laying away|Skat"),
        "declare": tr_noop("Contract"),
        "play": tr_noop("Play"),
    }
    governing: ClassVar = {
        "auction": "SK-21",
        "auction.hold": "SK-24",
        "skat": "SK-30",
        "discard": "SK-33",
        "declare": "SK-35",
        "play": "SK-41",
        "play.lead": "SK-40",
        "play.free": "SK-42",
    }

    # ------------------------------------------------------------ cards and seats

    def _looked_at(self, view: SkatState, selection: Selection) -> str | None:
        """The contract that stands, or that of the button under the pointer."""
        if view.contract is not None:
            return view.contract
        name = (selection.preview or "").removeprefix("contract.")
        return name if name in ORDERS else None

    def groups(self, view: SkatState, selection: Selection) -> Sequence[Sequence[Card]]:
        return ORDERS[self._looked_at(view, selection) or "grand"].groups

    def trumps(self, view: SkatState, selection: Selection) -> tuple[Card, ...]:
        contract = self._looked_at(view, selection)
        return ORDERS[contract].groups[0] if contract is not None else ()

    def marks(self, view: SkatState, seat: int) -> tuple[MarkView, ...]:
        keys = [SEATS[(seat - view.dealer) % 3]]
        if seat == view.dealer:
            keys.append("dealer")
        if seat == view.declarer:
            keys.append("declarer")
        elif view.phase == "auction" and seat in _passed(view):
            keys.append("passed")
        return tuple(map(mark, keys))

    def seat(self, view: SkatState, seat: SeatView) -> SeatView:
        if view.contract is None or view.contract in NULLS:
            return seat
        return replace(seat, points=points_in(view.taken[seat.seat]))

    def piles(self, view: SkatState) -> tuple[PileView, ...]:
        groups = ORDERS[view.contract or "grand"].groups
        if view.phase in _BID_PHASES or view.hand_game or view.declarer is None:
            cards = tuple(arranged(view.skat, groups)) if view.finished else ()
            return (PileView(key="skat", label=say("The Skat"), count=2, cards=cards),)
        if view.phase == "discard":
            return ()
        cards = tuple(arranged(view.away, groups))
        return (PileView(key="away", label=say("Laid away|Skat"), count=2, cards=cards, seat=view.declarer),)

    # ------------------------------------------------------------ what was said and is to do

    def announcement(self, action: Action) -> Text | None:
        return announcement(action)

    def contract_term(self, text: str) -> Text:
        return contract_term(text)

    def prompt(self, view: SkatState, selection: Selection) -> Text:
        if view.phase == "auction":
            return _auction_prompt(view)
        if view.phase == "skat":
            return say("You are the declarer at {bid}: take the Skat or play Hand", bid=view.value)
        if view.phase == "discard":
            left = 2 - selection.chosen.bit_count()
            if left <= 0:
                return say("Lay the two cards away, or choose others|Skat")
            return say("Your turn: choose %n card(s) to lay away|Skat", left)
        if view.phase == "declare":
            return say("Name your contract for the bid of {bid}", bid=view.value)
        return card_prompt(view)

    def waiting(self, view: SkatState, seat: int) -> Text:
        if view.phase == "auction":
            return say("{seat} is to speak", seat=SeatFact(seat))
        return super().waiting(view, seat)

    def buttons(self, view: SkatState, selection: Selection) -> tuple[ButtonGroup, ...]:
        if view.phase == "auction":
            return () if view.viewer in _passed(view) else _auction_buttons(view)
        if view.to_act != view.viewer:
            return ()
        if view.phase == "skat":
            buttons = (
                button("act.pickup", say("Take the Skat"), "skat", PICKUP),
                button("act.hand", say("Play Hand"), "skat", HAND),
            )
            return (ButtonGroup(name="skat", buttons=buttons),)
        if view.phase == "discard":
            return (discard_group(selection, say("Lay away|Skat")),)
        if view.phase == "declare":
            return tuple(
                ButtonGroup(
                    name=name, buttons=tuple(_contract_button(view, name, each) for each in contracts)
                )
                for name, contracts in (("suits", SUIT_CONTRACTS), ("grand", ("grand",)), ("null", NULLS))
            )
        return ()

    def auction(self, view: SkatState) -> AuctionView:
        spoken = [entry for entry in view.history if view.game.group_of(entry[1]) in ("bids", "answers")]
        running = view.phase == "auction"
        return AuctionView(
            entries=tuple(
                AuctionEntry(seat, text, isinstance(action, Pass))
                for seat, action in spoken
                if (text := announcement(action)) is not None
            ),
            passed=tuple(sorted(_passed(view))),
            speaker=view.speaker if running else None,
            hearer=view.hearer if running and view.hearer != view.speaker else None,
        )

    def help(self, view: SkatState) -> tuple[HelpTable, ...]:
        bidding = view.phase == "auction" and view.viewer not in _passed(view)
        if bidding or (view.phase in ("skat", "discard") and view.to_act == view.viewer):
            return (bid_table(view),)
        return ()

    # ------------------------------------------------------------ strip and result

    def contract(self, view: SkatState) -> ContractView | None:
        if view.contract is None or view.declarer is None:
            return None
        name = contract_term(view.contract)
        if view.contract in NULLS:
            condition_text = say("No trick for the declarer")
        else:
            condition_text = say("61 points and worth at least {bid}", bid=view.value)
        return ContractView(
            text=say("{contract} Hand", contract=name) if view.hand_game else name,
            declarer=view.declarer,
            trump=trump_suit(view.contract),
            sides=say(
                "{declarer} against {first} and {second}",
                declarer=SeatFact(view.declarer),
                first=SeatFact((view.declarer + 1) % 3),
                second=SeatFact((view.declarer + 2) % 3),
            ),
            condition=condition_text,
            bid=view.value,
        )

    def strip(self, view: SkatState) -> tuple[StripItem, ...]:
        if view.contract is None or view.declarer is None:
            return (StripItem("bid", say("Bid {bid}", bid=view.value)),) if view.value else ()
        if view.contract in NULLS:
            return ()
        items = [StripItem("points", _points(view, view.declarer))]
        if view.viewer == view.declarer and not view.hand_game:
            run = own_worth(view, view.contract, False).run
            text = say("with {n}", n=run) if run > 0 else say("without {n}", n=-run)
            items.append(StripItem("matadors", text))
        return tuple(items)

    def result(self, view: SkatState, totals: tuple[int, ...]) -> ResultView:
        return skat_result.result(view, totals)


def _passed(view: SkatState) -> frozenset[int]:
    return frozenset(seat for seat, action in view.history if isinstance(action, Pass))


def _points(view: SkatState, declarer: int) -> Text:
    """Card points of both sides as far as the viewer may know them."""
    taken = points_in(view.taken[declarer])
    others = sum(points_in(cards) for seat, cards in enumerate(view.taken) if seat != declarer)
    away: CardSet = view.skat if view.hand_game else view.away
    if away:
        return say(
            "Declarer {declarer}, defenders {defenders} points",
            declarer=taken + points_in(away),
            defenders=others,
        )
    return say(
        "Declarer {declarer} and the Skat, defenders {defenders} points", declarer=taken, defenders=others
    )


def _auction_prompt(view: SkatState) -> Text:
    if view.hearing:
        return say(
            "{speaker} bids {value}: do you hold it?", speaker=SeatFact(view.speaker), value=view.value
        )
    if view.speaker == view.hearer:
        return say("Both others passed: take 18 or throw in")
    if view.value:
        return say("Your turn: bid more than {value}, or pass", value=view.value)
    return say("Your turn: bid or pass|Skat")


def _auction_buttons(view: SkatState) -> tuple[ButtonGroup, ...]:
    last = view.speaker == view.hearer
    bids: list[ButtonView] = []
    for bid in BIDS:
        take = last and bid.value == BIDS[0].value
        label = say("Take {bid}", bid=bid.value) if take else say("{bid}", bid=bid.value)
        bids.append(button(f"bid.{bid.value}", label, "bids", bid, key="lowest"))
    yes = say("Yes, {value}", value=view.value) if view.hearing else say("Yes")
    answers = (
        button("act.hold", yes, "answers", HOLD, key="lowest"),
        button("act.pass", say("Throw in") if last else say("Pass"), "answers", PASS, key="pass"),
    )
    return (
        ButtonGroup(name="bids", buttons=tuple(bids), folded=True),
        ButtonGroup(name="answers", buttons=answers),
    )


def _contract_button(view: SkatState, group: str, contract: str) -> ButtonView:
    text, caution = condition(view, contract)
    return button(
        f"contract.{contract}",
        contract_term(contract),
        group,
        DECLARATIONS[contract],
        condition=text,
        brief=brief_worth(view, contract),
        caution=caution,
        suit=trump_suit(contract),
    )
