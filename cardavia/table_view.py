"""`TableView`: a frozen picture of the table for one seat, the only thing that the scene draws.

It holds everything the scene needs and nothing that the seat may not see: it is made from the seat's
observation (`table_words.table_view`).  Whatever is said is a `Text` (see `strings`), whatever can be done
is an `Action` of the engine that the scene hands back to the controller with the view's `decision` number.
Two views that look alike are equal, so that the scene may compare them.

Only the types are here, no rule and no Qt.  Imports `cards`, `games.actions`, `strings`.
"""

from __future__ import annotations

import msgspec

from cardavia.cards import Card, CardSet
from cardavia.games.actions import Action
from cardavia.strings import Text

# ---------------------------------------------------------------- what the person has prepared


class Selection(msgspec.Struct, frozen=True):
    """What the person has prepared and not yet done; it changes the picture and never the deal."""

    chosen: CardSet = 0
    """Cards put into the tray for a discard."""
    plain: CardSet = 0
    """Cards whose plate is switched off: they are led without the marriage they could declare."""
    preview: str | None = None
    """Object name of the button under the pointer or focus; the hand is arranged for its contract."""


# ---------------------------------------------------------------- cards


class Refusal(msgspec.Struct, frozen=True):
    """Why something cannot be done: the engine's refusal."""

    rule: str
    """Number in the rule sheet: `SK-41`."""
    text: Text
    cards: CardSet = 0
    """The cards that are the reason, to be outlined."""


class PlateView(msgspec.Struct, frozen=True, kw_only=True):
    """A small plate on a card that changes what playing the card does (marriage 20 or 40)."""

    key: str
    """`marriage`."""
    text: Text
    on: bool
    action: Action
    """What playing the card does with the plate on."""


class CardView(msgspec.Struct, frozen=True, kw_only=True):
    """A card of the own hand."""

    card: Card
    playable: bool = False
    """Whether it may be played now, or put into the tray (`TableView.picks` > 0)."""
    action: Action | None = None
    """What playing it does now, the plate taken into account; None if it cannot be played or is picked."""
    plain: Action | None = None
    """What playing it without any plate does; the same as `action` for most cards."""
    refusal: Refusal | None = None
    """Why it may not be played, when the person has to play a card and this is not one that may be."""
    plates: tuple[PlateView, ...] = ()
    chosen: bool = False
    """In the tray."""
    known: bool = False
    """Whether an opponent knows for certain that it is in this hand (shown in a marriage, exchanged)."""


class PileView(msgspec.Struct, frozen=True, kw_only=True):
    """Cards lying on the table outside hands and trick.

    `key` is `stock`, `talon`, `skat`, `away` (put away by the declarer or taker) or `called` (the called
    ace as a small card at the declarer).
    """

    key: str
    label: Text
    count: int
    """Cards in the pile, visible or not, `indicator` among them; 0 for a pile that is only a sign."""
    cards: tuple[Card, ...] = ()
    """Those that the seat may see, sorted."""
    indicator: Card | None = None
    """The turned-up card crosswise under a stock; None once it is drawn."""
    closed: bool = False
    """Whether a seal lies on it: a closed stock."""
    seat: int | None = None
    """The seat that it lies at; None for the middle of the table."""
    action: str | None = None
    """Object name of the button that a click on the pile stands for (`act.close`)."""
    drop_card: Card | None = None
    """The own card that may be dropped on the pile,"""
    drop_action: str | None = None
    """and the object name of the button that this stands for (`act.exchange`)."""


class TrickCard(msgspec.Struct, frozen=True):
    """A card on the table with who played it; `order` is 1 for the lead."""

    card: Card
    seat: int
    order: int


class TrickView(msgspec.Struct, frozen=True, kw_only=True):
    """A trick in the order of play."""

    number: int
    """1 for the first of the deal."""
    cards: tuple[TrickCard, ...]
    winner: int | None = None
    """The seat whose card wins (so far); None while the trick is empty."""
    complete: bool = False


# ---------------------------------------------------------------- seats


class MarkView(msgspec.Struct, frozen=True):
    """A sign at a seat.

    `key` is one of `dealer`, `forehand`, `middlehand`, `rearhand`, `declarer`, `partner`, `maybe-partner`
    (Schafkopf before the partner is known), `you-are-partner` (private), `taker`, `defender`, `host`,
    `guest`, `dropped`, `passed`, `closer`.
    """

    key: str
    text: Text


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """A seat at the table."""

    seat: int
    place: int
    """Steps clockwise from the viewer: 0 the viewer, 1 the seat on the left ..."""
    name: Text
    level: str | None = None
    """Level of the computer that plays here; None for the person."""
    marks: tuple[MarkView, ...] = ()
    to_act: bool = False
    thinking: bool = False
    """Whether its player is being asked: draw the ring."""
    out: bool = False
    """Whether its cards lie aside, out of play (a dropped defender in Preference)."""
    count: int = 0
    """Cards in hand."""
    open: tuple[Card, ...] = ()
    """Its cards that lie open for the viewer, sorted (an open Null, what is left after the deal); empty for
    the viewer, whose cards are `TableView.hand`."""
    known: tuple[Card, ...] = ()
    """Cards that the viewer knows to be in this hand without their lying open (Schnapsen), sorted."""
    tricks: int = 0
    """Tricks won: the size of its won pile in tricks."""
    target: int | None = None
    """Tricks that it must reach, drawn as dots (Preference); None if there is no such target."""
    toward: int = 0
    """Tricks that count toward the target: its own, a host's with those of the guest."""
    points: int | None = None
    """Card points that everybody can count from its tricks; None where points mean nothing."""
    waiting: int = 0
    """Points of a marriage that count only after its first trick ("20 waiting")."""
    score: int = 0
    """Standing in the match before this deal is booked: balance, sum, or pips still to go."""
    pips: int | None = None
    """Pips still to go out of seven (Schnapsen), else None."""
    said: Text | None = None
    """Its last announcement, as a bubble; None once play has gone on."""
    meaning: Text | None = None
    """What that announcement means, for those who do not know it."""


# ---------------------------------------------------------------- buttons and panels


class ButtonView(msgspec.Struct, frozen=True, kw_only=True):
    """A button of the prompt bar, of a panel or of the result."""

    object_name: str
    """`act.exchange`, `bid.20`, `contract.grand`, `deal.next`."""
    label: Text
    group: str
    action: Action | None = None
    """What to hand to `Controller.choose`; None for commands of the table and for a tray not yet full."""
    enabled: bool = True
    refusal: Refusal | None = None
    """Why it is not enabled."""
    condition: Text | None = None
    """A line under the label: what wins, what it is worth."""
    brief: Text | None = None
    """The heart of the condition, for where there is no room for all of it."""
    caution: bool = False
    """Whether the condition is a warning (an overbid contract)."""
    suit: int | None = None
    """The suit whose sign belongs on the button."""
    key: str | None = None
    """Role for the keyboard: `pass`, `lowest` (next bid or Yes), `exchange`, `close`, `next`, `review`,
    `repeat`, `copy`.  Several buttons may have a role: the first enabled one is meant."""
    confirm: bool = False
    """Whether it takes a second press within three seconds."""


class ButtonGroup(msgspec.Struct, frozen=True, kw_only=True):
    """Buttons that belong together, in an order that stays for the whole phase."""

    name: str
    caption: Text | None = None
    buttons: tuple[ButtonView, ...]
    folded: bool = False
    """Whether only the first enabled one is shown until the list is opened (the bid values of Skat)."""


class PromptView(msgspec.Struct, frozen=True, kw_only=True):
    """The line of the prompt bar."""

    text: Text
    """Whose turn it is and what to do."""
    detail: Text | None = None
    """A second line: "only card", "the talon stays closed"."""
    rule: str | None = None
    """The rule that governs the present decision, for F1."""


class AuctionEntry(msgspec.Struct, frozen=True):
    """What one seat said, in the order of speaking."""

    seat: int
    text: Text
    passed: bool = False


class AuctionView(msgspec.Struct, frozen=True, kw_only=True):
    """The auction so far."""

    entries: tuple[AuctionEntry, ...]
    passed: tuple[int, ...] = ()
    """Seats that are out, to be struck through."""
    speaker: int | None = None
    hearer: int | None = None
    """Who speaks to whom, drawn as an arrow (Skat); None where there is no hearer."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A row of a `HelpTable`."""

    label: Text
    cells: tuple[Text, ...]
    cards: CardSet = 0
    """Cards to draw in the row (the matadors counted)."""
    reaches: bool = True
    """Whether the row is open to the person at the present bid; others are drawn faint."""


class HelpTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table that can be opened beside the prompt ("What can I bid?")."""

    key: str
    title: Text
    columns: tuple[Text, ...]
    rows: tuple[TableRow, ...]


# ---------------------------------------------------------------- strip, scores, log


class ContractView(msgspec.Struct, frozen=True, kw_only=True):
    """The contract for the status strip."""

    text: Text
    """"Grand", "Solo in leaves", "Hearts"."""
    declarer: int | None = None
    trump: int | None = None
    """The trump suit, 0 to 3; None if there is none."""
    sides: Text | None = None
    """Who plays whom."""
    condition: Text | None = None
    """What the declarer's side needs to win."""
    bid: int | None = None


class StripItem(msgspec.Struct, frozen=True):
    """A further entry of the status strip, in order; `key` names what it is (`points`, `tricks`, `pot`)."""

    key: str
    text: Text


class ScoreLine(msgspec.Struct, frozen=True, kw_only=True):
    """A deal already booked: a line of the score sheet."""

    number: int | None
    """Deal number."""
    scores: tuple[int, ...]
    """Change by seat."""
    declarer: int | None = None
    won: bool | None = None
    marks: tuple[str, ...] = ()


class LogLine(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the log."""

    text: Text
    place: int
    """Place in the viewer's history after which it stands, for going back to that moment."""
    seat: int | None = None
    kind: str = "event"
    """`event`, `trick` (a trick was completed), or `trouble` (a player failed)."""


class Note(msgspec.Struct, frozen=True):
    """A line that the controller adds to the log: after `place` actions, always of kind `trouble`."""

    place: int
    text: Text
    seat: int | None = None


# ---------------------------------------------------------------- result


class ResultLine(msgspec.Struct, frozen=True, kw_only=True):
    """One item of a sum; `amount` is what it adds (or multiplies)."""

    key: str
    text: Text
    amount: int
    rule: str
    payer: int | str | None = None
    """Who pays: a seat or `pot`."""
    payee: int | str | None = None
    cards: CardSet = 0
    """The cards counted."""


class ResultSection(msgspec.Struct, frozen=True, kw_only=True):
    """Lines that add up (`how` is `sum`), multiply (`product`) or are only told (`note`) to `total`."""

    key: str
    title: Text
    lines: tuple[ResultLine, ...]
    how: str = "sum"
    total: int | None = None
    """None for `note`, and for payments, whose sums are the seats' changes."""
    summary: Text | None = None
    """The line under the lines: "with 2, game 3: 3 × 10 = 30"."""


class ResultTest(msgspec.Struct, frozen=True):
    """A condition and whether it was met: "61 of 120? 74"."""

    text: Text
    met: bool


class SeatResult(msgspec.Struct, frozen=True, kw_only=True):
    """What the deal changed for a seat; `after` is `before` plus (pips: minus) `change` plus `refill`."""

    seat: int
    before: int
    change: int
    after: int
    refill: int = 0
    """A contribution to an empty pot (Preference), negative."""
    lines: tuple[ResultLine, ...] = ()
    """The payments that make up the change, where there are payments."""


class HandResult(msgspec.Struct, frozen=True, kw_only=True):
    """A hand turned up after the deal, sorted for the contract."""

    seat: int
    dealt: tuple[Card, ...]
    """As dealt."""
    left: tuple[Card, ...] = ()
    """Not played when the deal ended."""


class ResultView(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a finished deal."""

    headline: Text
    detail: Text | None = None
    """A second line: why the deal ended early."""
    outcome: str
    """For the viewer: `won`, `lost`, or `none` (nobody played)."""
    tests: tuple[ResultTest, ...] = ()
    sections: tuple[ResultSection, ...] = ()
    seats: tuple[SeatResult, ...] = ()
    hands: tuple[HandResult, ...] = ()
    piles: tuple[PileView, ...] = ()
    """Skat, talon or stock as dealt, and the cards put away, all visible."""
    ringed: CardSet = 0
    """Cards that were counted (matadors, runners) and get a ring, wherever they lie."""
    pot: tuple[int, int] | None = None
    """Pot before and after, refill included (Preference)."""
    match_over: bool = False
    buttons: tuple[ButtonView, ...] = ()


# ---------------------------------------------------------------- the whole


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """The table as one seat sees it at one moment."""

    game: str
    number: int | None
    """Deal number; None for a deal that came without one."""
    decision: int
    """Hand this back with a choice; a choice for another decision is ignored."""
    phase: str
    """`auction`, `skat`, `discard`, `declare`, `trump`, `decision`, `invitation`, `announcement`, `play`
    or `over`, as the game's description names it."""
    phase_text: Text
    viewer: int
    to_act: int | None
    must_act: bool
    """Whether the person has to do something; False while a completed trick is held."""
    finished: bool
    seats: tuple[SeatView, ...]
    """By place: the viewer first, then clockwise."""
    hand: tuple[CardView, ...]
    """The viewer's own cards, arranged for the contract (or the one being looked at)."""
    picks: int = 0
    """Cards to put into the tray in this decision; 0 when cards are played one by one."""
    touch: bool = False
    """Whether the decision is made by touching cards of the hand; only then cards that are not playable are
    to be dimmed."""
    piles: tuple[PileView, ...] = ()
    pot: int | None = None
    """The pot of Preference."""
    trick: TrickView
    """The trick on the table; while `trick.complete` it is being held."""
    last_trick: TrickView | None = None
    tricks: tuple[TrickView, ...] = ()
    """All completed tricks; only after the deal and in practice deals, else empty."""
    prompt: PromptView
    groups: tuple[ButtonGroup, ...] = ()
    help: tuple[HelpTable, ...] = ()
    auction: AuctionView | None = None
    contract: ContractView | None = None
    strip: tuple[StripItem, ...] = ()
    trump_order: tuple[Card, ...] = ()
    """Trumps from high to low, of the contract or of the one being looked at; empty if there are none."""
    scores: tuple[ScoreLine, ...] = ()
    totals: tuple[int, ...] = ()
    """Sum of the booked deals by seat."""
    log: tuple[LogLine, ...] = ()
    result: ResultView | None = None
    marks: tuple[str, ...] = ()
    """`practice`, `help`, `repeated`, `fault` (a player failed): such deals are counted apart."""
    can_take_back: bool = False
    can_repeat: bool = False

    def seat(self, seat: int) -> SeatView:
        """The view of a seat by its number."""
        return self.seats[(seat - self.viewer) % len(self.seats)]

    def button(self, object_name: str) -> ButtonView | None:
        """The button of that name, in the groups or in the result; None if there is none now."""
        buttons = [button for group in self.groups for button in group.buttons]
        if self.result is not None:
            buttons += self.result.buttons
        return next((button for button in buttons if button.object_name == object_name), None)
