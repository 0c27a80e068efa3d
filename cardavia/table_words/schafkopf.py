"""How Schafkopf speaks: marks and the partner, the called ace, contracts, prompts.

Nothing here tells who the partner is before it is public, except to the partner.  Imports `cards`,
`games.schafkopf`, `strings`, `table_view` and the shared words; no Qt.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from cardavia.cards import HEARTS, Card, cards_of, points_in
from cardavia.games.actions import Action, Pass
from cardavia.games.schafkopf import SchafkopfState
from cardavia.games.schafkopf_contracts import CONTRACTS, KINDS, PASS, SUIT_ORDERS, Announce, Contract
from cardavia.strings import SeatFact, Text, cards_fact, say, tr_noop
from cardavia.table_view import (
    AuctionEntry,
    AuctionView,
    ButtonGroup,
    ButtonView,
    ContractView,
    MarkView,
    PileView,
    ResultView,
    SeatView,
    Selection,
    StripItem,
)
from cardavia.table_words import schafkopf_result
from cardavia.table_words.base import Words, button, card_prompt, mark
from cardavia.table_words.schafkopf_terms import announcement, contract_term

CONDITIONS: Final = {
    "rufer": say("61 points with the partner who holds the called ace"),
    "wenz": say("61 points alone; only the Unter are trumps"),
    "solo": say("61 points alone"),
    "wenz-tout": say("All eight tricks alone; only the Unter are trumps"),
    "solo-tout": say("All eight tricks alone"),
    "sie": say("Won at once: all four Ober and all four Unter"),
}
CAPTIONS: Final = {
    "rufer": say("Rufer"),
    "wenz": say("Wenz"),
    "solo": say("Solo"),
    "wenz-tout": say("Wenz Tout"),
    "solo-tout": say("Solo Tout"),
    "sie": say("Sie"),
    "answers": say("Answer"),
}


class SchafkopfWords(Words[SchafkopfState]):
    """The words of Schafkopf."""

    phases: ClassVar = {"auction": tr_noop("Auction|Schafkopf"), "play": tr_noop("Play")}
    governing: ClassVar = {"auction": "SF-10", "play": "SF-31", "play.lead": "SF-30", "play.free": "SF-32"}

    # ------------------------------------------------------------ cards and seats

    def _looked_at(self, view: SchafkopfState, selection: Selection) -> Contract | None:
        """The contract that stands, or that of the button under the pointer."""
        if view.contract is not None:
            return CONTRACTS[view.contract]
        name = (selection.preview or "").removeprefix("bid.").replace(".", " ")
        return CONTRACTS.get(name)

    def groups(self, view: SchafkopfState, selection: Selection) -> Sequence[Sequence[Card]]:
        contract = self._looked_at(view, selection)
        return (contract.order if contract is not None else SUIT_ORDERS[HEARTS]).groups

    def trumps(self, view: SchafkopfState, selection: Selection) -> tuple[Card, ...]:
        contract = self._looked_at(view, selection)
        return contract.order.groups[0] if contract is not None else ()

    def marks(self, view: SchafkopfState, seat: int) -> tuple[MarkView, ...]:
        keys = [key for key, at in (("dealer", view.dealer), ("forehand", view.forehand)) if at == seat]
        if seat == view.declarer:
            keys.append("declarer")
        elif view.declarer is not None and view.contract is not None and CONTRACTS[view.contract].called_ace:
            keys += _partner_keys(view, seat)
        elif view.phase == "auction" and (seat, PASS) in view.history:
            keys.append("passed")
        return tuple(map(mark, keys))

    def seat(self, view: SchafkopfState, seat: SeatView) -> SeatView:
        if view.contract is None or not CONTRACTS[view.contract].kind.by_points:
            return seat
        return replace(seat, points=points_in(view.taken[seat.seat]))

    def piles(self, view: SchafkopfState) -> tuple[PileView, ...]:
        if view.contract is None or not CONTRACTS[view.contract].called_ace:
            return ()
        called = tuple(cards_of(CONTRACTS[view.contract].called_ace))
        return (PileView(key="called", label=say("Called ace"), count=0, cards=called, seat=view.declarer),)

    # ------------------------------------------------------------ what was said and is to do

    def announcement(self, action: Action) -> Text | None:
        return announcement(action)

    def contract_term(self, text: str) -> Text:
        return contract_term(text)

    def prompt(self, view: SchafkopfState, selection: Selection) -> Text:
        if view.phase == "play":
            return card_prompt(view)
        if view.bid is not None:
            return say("Your turn: bid more than {contract}, or pass", contract=contract_term(view.bid))
        return say("Your turn: bid or pass|Schafkopf")

    def waiting(self, view: SchafkopfState, seat: int) -> Text:
        if view.phase == "auction":
            return say("{seat} is to speak", seat=SeatFact(seat))
        return super().waiting(view, seat)

    def buttons(self, view: SchafkopfState, selection: Selection) -> tuple[ButtonGroup, ...]:
        if view.phase != "auction" or any(seat == view.viewer for seat, _ in view.history):
            return ()
        assert view.viewer is not None
        hand = view.hands[view.viewer]
        groups = []
        for kind in KINDS:
            contracts = [each for each in CONTRACTS.values() if each.name == kind]
            if kind == "sie":
                contracts = [each for each in contracts if each.fits(hand)]
            if contracts:
                buttons = tuple(_bid_button(each) for each in contracts)
                groups.append(ButtonGroup(name=kind, caption=CAPTIONS[kind], buttons=buttons))
        answer = button("act.pass", say("Pass"), "answers", PASS, key="pass")
        return (*groups, ButtonGroup(name="answers", buttons=(answer,)))

    def auction(self, view: SchafkopfState) -> AuctionView:
        spoken = [entry for entry in view.history if isinstance(entry[1], (Announce, Pass))]
        return AuctionView(
            entries=tuple(
                AuctionEntry(seat, text, isinstance(action, Pass))
                for seat, action in spoken
                if (text := announcement(action)) is not None
            ),
            passed=tuple(seat for seat, action in spoken if isinstance(action, Pass)),
        )

    # ------------------------------------------------------------ strip and result

    def contract(self, view: SchafkopfState) -> ContractView | None:
        if view.contract is None or view.declarer is None:
            return None
        contract = CONTRACTS[view.contract]
        trump = HEARTS if contract.called_ace else contract.suit
        return ContractView(
            text=contract_term(view.contract),
            declarer=view.declarer,
            trump=trump,
            sides=_sides(view, view.declarer, contract),
            condition=CONDITIONS[contract.name],
        )

    def strip(self, view: SchafkopfState) -> tuple[StripItem, ...]:
        if view.contract is None or view.declarer is None or view.contract == "sie":
            return ()
        contract = CONTRACTS[view.contract]
        if not contract.kind.by_points:
            return (StripItem("tricks", say("%n trick(s) for the declarer", view.tricks[view.declarer])),)
        if contract.called_ace and view.partner_public is None:
            return ()
        side = (view.declarer, view.partner_public)
        points = [points_in(cards) for cards in view.taken]
        own = sum(points[seat] for seat in side if seat is not None)
        text = say("Declarer's side {own}, others {others} points", own=own, others=sum(points) - own)
        return (StripItem("points", text),)

    def result(self, view: SchafkopfState, totals: tuple[int, ...]) -> ResultView:
        return schafkopf_result.result(view, totals)


def _partner_keys(view: SchafkopfState, seat: int) -> list[str]:
    """The partner's mark at a seat that is not the declarer's, as far as the viewer may know it."""
    if view.partner_public is not None or view.finished:
        return ["partner"] if seat == view.partner else []
    if view.partner == view.viewer:
        return ["you-are-partner"] if seat == view.viewer else []
    return ["maybe-partner"] if seat != view.viewer else []


def _sides(view: SchafkopfState, declarer: int, contract: Contract) -> Text:
    if not contract.called_ace:
        return say("{declarer} against all", declarer=SeatFact(declarer))
    partner = view.partner if view.finished else view.partner_public
    if partner is None:
        return say(
            "{declarer} and the holder of {card} against the others",
            declarer=SeatFact(declarer),
            card=cards_fact(contract.called_ace),
        )
    first, second = (seat for seat in range(4) if seat not in (declarer, partner))
    return say(
        "{declarer} and {partner} against {first} and {second}",
        declarer=SeatFact(declarer),
        partner=SeatFact(partner),
        first=SeatFact(first),
        second=SeatFact(second),
    )


def _bid_button(contract: Contract) -> ButtonView:
    return button(
        f"bid.{contract.text.replace(' ', '.')}",
        contract_term(contract.text),
        contract.name,
        Announce(contract.text),
        condition=CONDITIONS[contract.name],
        suit=contract.suit,
    )
