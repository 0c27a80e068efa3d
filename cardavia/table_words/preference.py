"""How Preference speaks: the ladder of calls, staying and inviting, targets, pot and balances.

Imports `cards`, `games.preference`, `strings`, `table_view` and the shared words; no Qt.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from msgspec.structs import replace

from cardavia.cards import FRENCH, Card, arranged
from cardavia.games.actions import Action, Pass
from cardavia.games.preference import ORDERS, PreferenceState
from cardavia.games.preference_auction import (
    ANNOUNCE,
    BIDS,
    DROP,
    GAME_CALLS,
    HEARTS_CALL,
    HOLD,
    INVITE,
    NO_ANNOUNCE,
    NO_INVITE,
    NUMBER_OF,
    PASS,
    STAY,
    SUIT_ORDER,
    TRUMPS,
    Call,
)
from cardavia.games.preference_settlement import DEFENDER_TRICKS, HOST_TRICKS, TAKER_TRICKS
from cardavia.strings import SeatFact, Text, say, tr_noop
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
from cardavia.table_words import preference_result
from cardavia.table_words.base import Words, button, card_prompt, discard_group, mark
from cardavia.table_words.preference_result import before_of
from cardavia.table_words.preference_terms import announcement, contract_term, suit_fact

TALON_CLOSED: Final = tr_noop("Six tricks; the talon stays closed")
_TALON_LIES: Final = frozenset({"auction"})


class PreferenceWords(Words[PreferenceState]):
    """The words of Preference."""

    phases: ClassVar = {
        "auction": tr_noop("Auction|Preference"),
        "discard": tr_noop("Laying away|Preference"),
        "trump": tr_noop("Naming trump"),
        "decision": tr_noop("Stay or drop out"),
        "invitation": tr_noop("Invitation"),
        "announcement": tr_noop("Announcement"),
        "play": tr_noop("Play"),
    }
    governing: ClassVar = {
        "auction": "PF-11",
        "auction.hold": "PF-12",
        "discard": "PF-21",
        "trump": "PF-22",
        "decision": "PF-24",
        "invitation": "PF-26",
        "announcement": "PF-30",
        "play": "PF-34",
        "play.lead": "PF-31",
        "play.free": "PF-33",
    }

    # ------------------------------------------------------------ cards and seats

    def _looked_at(self, view: PreferenceState, selection: Selection) -> str | None:
        """The trump that stands, or that of the button under the pointer."""
        if view.trump is not None:
            return view.trump
        if selection.preview == "bid.hearts":
            return "H"
        letter = (selection.preview or "").rpartition(".")[2]
        return letter if letter in ORDERS else None

    def groups(self, view: PreferenceState, selection: Selection) -> Sequence[Sequence[Card]]:
        return ORDERS[self._looked_at(view, selection) or "H"].groups

    def trumps(self, view: PreferenceState, selection: Selection) -> tuple[Card, ...]:
        trump = self._looked_at(view, selection)
        return ORDERS[trump].groups[0] if trump is not None else ()

    def marks(self, view: PreferenceState, seat: int) -> tuple[MarkView, ...]:
        marks = [
            mark(key)
            for key, at in (("dealer", view.dealer), ("forehand", view.first_speaker), ("taker", view.taker))
            if at == seat
        ]
        if seat == view.host:
            marks.append(mark("host", HOST_TRICKS))
        elif seat == view.guest:
            marks.append(mark("guest"))
        elif seat in view.dropped:
            marks.append(mark("dropped"))
        elif seat in view.stayed:
            marks.append(mark("defender"))
        elif view.phase == "auction" and seat in _passed(view):
            marks.append(mark("passed"))
        return tuple(marks)

    def seat(self, view: PreferenceState, seat: SeatView) -> SeatView:
        number = seat.seat
        out = number == view.out or (number in view.dropped and view.host is None)
        seat = replace(seat, out=out)
        if view.trump is None:
            return seat
        if number == view.taker:
            return replace(seat, target=TAKER_TRICKS, toward=view.tricks[number])
        if number == view.host:
            together = sum(view.tricks) - view.tricks[view.taker or 0]
            return replace(seat, target=HOST_TRICKS, toward=together)
        if number in view.stayed and view.host is None:
            return replace(seat, target=DEFENDER_TRICKS, toward=view.tricks[number])
        return seat

    def piles(self, view: PreferenceState) -> tuple[PileView, ...]:
        groups = ORDERS[view.trump or "H"].groups
        if not view.exchanged:
            talon = sum(1 << card for card in view.deal.stock) if view.finished else 0
            cards = tuple(arranged(talon, groups))
            return (PileView(key="talon", label=say("The talon"), count=2, cards=cards),)
        if view.phase == "discard":
            return ()
        cards = tuple(arranged(view.away, groups))
        return (
            PileView(key="away", label=say("Laid away|Preference"), count=2, cards=cards, seat=view.taker),
        )

    def pot(self, view: PreferenceState) -> int:
        return before_of(view).pot

    # ------------------------------------------------------------ what was said and is to do

    def announcement(self, action: Action) -> Text | None:
        return announcement(action)

    def contract_term(self, text: str) -> Text:
        return contract_term(text)

    def prompt(self, view: PreferenceState, selection: Selection) -> Text:
        if view.phase == "auction":
            if view.auction.contract is None:
                return say("Your turn: call or pass")
            standing = contract_term(view.auction.contract)
            return say("Your turn: call more than {contract}, or pass", contract=standing)
        if view.phase == "discard":
            left = 2 - selection.chosen.bit_count()
            if left <= 0:
                return say("Lay the two cards away, or choose others|Preference")
            return say("Your turn: choose %n card(s) to lay away|Preference", left)
        if view.phase == "trump":
            return say("You are the taker: name the trump suit")
        if view.phase == "decision":
            return say("Do you stay against {contract}, or drop out?", contract=_played(view))
        if view.phase == "invitation":
            return say("You stay alone: do you invite {seat}?", seat=SeatFact(view.dropped[0]))
        if view.phase == "announcement":
            return say("You hold no ace: do you announce it?")
        return card_prompt(view)

    def waiting(self, view: PreferenceState, seat: int) -> Text:
        if view.phase == "auction":
            return say("{seat} is to speak", seat=SeatFact(seat))
        return super().waiting(view, seat)

    def buttons(self, view: PreferenceState, selection: Selection) -> tuple[ButtonGroup, ...]:
        if view.phase == "auction":
            return () if view.viewer in _passed(view) else _ladder()
        if view.to_act != view.viewer:
            return ()
        if view.phase == "discard":
            return (discard_group(selection, say("Lay away|Preference")),)
        if view.phase == "trump":
            return (_group("suits", *(_trump_button(letter) for letter in SUIT_ORDER)),)
        if view.phase == "decision":
            return (_group("decisions", *_decision_buttons()),)
        if view.phase == "invitation":
            return (_group("invitation", *_invitation_buttons()),)
        if view.phase == "announcement":
            return (_group("announcement", *_announcement_buttons()),)
        return ()

    def auction(self, view: PreferenceState) -> AuctionView:
        return AuctionView(
            entries=tuple(
                AuctionEntry(seat, text, isinstance(action, Pass))
                for seat, action in view.history
                if isinstance(action, Call) and (text := announcement(action)) is not None
            ),
            passed=tuple(sorted(_passed(view))),
        )

    # ------------------------------------------------------------ strip and result

    def contract(self, view: PreferenceState) -> ContractView | None:
        if view.contract is None or view.taker is None:
            return None
        taken = view.contract in NUMBER_OF
        condition = say("Six tricks after the exchange") if taken else Text(TALON_CLOSED)
        return ContractView(
            text=_played(view),
            declarer=view.taker,
            trump=FRENCH.suit(view.trump) if view.trump is not None else None,
            sides=_sides(view, view.taker),
            condition=condition,
        )

    def strip(self, view: PreferenceState) -> tuple[StripItem, ...]:
        items = [StripItem("pot", say("Pot {pot}", pot=self.pot(view)))]
        if view.taker is not None and view.stayed:
            items.append(StripItem("tricks", say("%n trick(s) for the taker", view.tricks[view.taker])))
        if view.announced:
            items.append(StripItem("no-aces", say("No aces announced")))
        return tuple(items)

    def standing(self, view: PreferenceState, totals: tuple[int, ...]) -> tuple[int, ...]:
        return before_of(view).balances

    def result(self, view: PreferenceState, totals: tuple[int, ...]) -> ResultView:
        return preference_result.result(view)


def _passed(view: PreferenceState) -> frozenset[int]:
    return frozenset(seat for seat, action in view.history if isinstance(action, Pass))


def _played(view: PreferenceState) -> Text:
    """The contract with its trump suit, once that is known."""
    assert view.contract is not None
    if view.trump is None or view.contract not in NUMBER_OF:
        return contract_term(view.contract)
    return say("number {number}, trump {suit}", number=NUMBER_OF[view.contract], suit=suit_fact(view.trump))


def _sides(view: PreferenceState, taker: int) -> Text | None:
    """Who plays whom, once the opponents have decided."""
    if view.phase in ("auction", "discard", "trump", "decision", "invitation") or not view.stayed:
        return None
    seat = SeatFact(taker)
    if view.host is not None and view.guest is not None:
        host, guest = SeatFact(view.host), SeatFact(view.guest)
        return say("{taker} against {host} with {guest} as guest", taker=seat, host=host, guest=guest)
    if len(view.stayed) == 1:
        return say("{taker} against {defender}", taker=seat, defender=SeatFact(view.stayed[0]))
    first, second = (SeatFact(each) for each in view.stayed)
    return say("{taker} against {first} and {second}", taker=seat, first=first, second=second)


# ---------------------------------------------------------------- buttons


def _group(name: str, *buttons: ButtonView) -> ButtonGroup:
    return ButtonGroup(name=name, buttons=buttons)


def _ladder() -> tuple[ButtonGroup, ...]:
    numbers = tuple(
        button(
            f"bid.{number}",
            say("{number} {suit}", number=number, suit=suit_fact(SUIT_ORDER[number - 1])),
            "numbers",
            bid,
            key="lowest",
            suit=FRENCH.suit(SUIT_ORDER[number - 1]),
            condition=say(
                "Six tricks with the talon; trump {suit} or higher", suit=suit_fact(SUIT_ORDER[number - 1])
            ),
        )
        for number, bid in BIDS.items()
    )
    games = tuple(
        button(
            f"bid.game.{letter}",
            say("Game in {suit}", suit=suit_fact(letter)),
            "games",
            call,
            suit=FRENCH.suit(letter),
            condition=Text(TALON_CLOSED),
        )
        for letter, call in GAME_CALLS.items()
    )
    hearts = button(
        "bid.hearts",
        say("Hearts"),
        "games",
        HEARTS_CALL,
        suit=FRENCH.suit("H"),
        condition=say("Six tricks; the talon stays closed; 10 from each opponent, or to each"),
    )
    answers = (
        button("act.hold", say("Hold"), "answers", HOLD, key="lowest"),
        button("act.pass", say("Pass"), "answers", PASS, key="pass"),
    )
    return (
        ButtonGroup(name="numbers", caption=say("With the talon"), buttons=numbers),
        ButtonGroup(
            name="games",
            caption=say("Without the talon, at the first opportunity only"),
            buttons=(*games, hearts),
        ),
        ButtonGroup(name="answers", buttons=answers),
    )


def _trump_button(letter: str) -> ButtonView:
    label = say("{suit}", suit=suit_fact(letter))
    return button(f"trump.{letter}", label, "suits", TRUMPS[letter], suit=FRENCH.suit(letter))


def _decision_buttons() -> tuple[ButtonView, ...]:
    return (
        button("act.stay", say("Stay: at least %n trick(s)", DEFENDER_TRICKS), "decisions", STAY),
        button("act.drop", say("Drop out"), "decisions", DROP, key="pass"),
    )


def _invitation_buttons() -> tuple[ButtonView, ...]:
    together = say("At least %n trick(s) together, for which you answer", HOST_TRICKS)
    alone = say("At least %n trick(s) of your own", DEFENDER_TRICKS)
    return (
        button("act.invite", say("Invite"), "invitation", INVITE, condition=together),
        button("act.no_invite", say("Alone"), "invitation", NO_INVITE, condition=alone),
    )


def _announcement_buttons() -> tuple[ButtonView, ...]:
    terms = say("10 from each opponent if you make six tricks, 10 to each if not")
    return (
        button("act.no_aces", say("No aces"), "announcement", ANNOUNCE, condition=terms),
        button("act.no_announce", say("Announce nothing"), "announcement", NO_ANNOUNCE, key="pass"),
    )
