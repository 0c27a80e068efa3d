"""The controller: owns the match, lets the computers act and sets the pace.

The person's choices come in, `TableView`s go out.  The computers are asked by `opponents`; what they answer
is done when the pace allows it, and dropped if the table has moved on.  How things look, and when a click
counts, is the scene's business.

QtCore only.  Imports `adviser`, `opponents`, `help`, `match`, `records`, `players`, `table_view`,
`table_words` and `workers`.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

import msgspec
from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from cardavia.adviser import CLAIM, HINT, ODDS, Adviser
from cardavia.cards import Card
from cardavia.games.actions import Action, Discard
from cardavia.games.base import observation
from cardavia.help.claim import Claim, played_out
from cardavia.match import Match
from cardavia.opponents import Failure, Opponents
from cardavia.pace import Pace
from cardavia.players.levels import make_player
from cardavia.records import Record
from cardavia.saving import SaveError, Saver
from cardavia.strings import SeatFact, Text, say
from cardavia.table_view import Note, Selection, TableView
from cardavia.table_words import moment_view, table_view, why_not
from cardavia.table_words.arrangement import Arrangement, moved
from cardavia.workers import Patience, PlayerFactory

CLOSING_SECONDS: Final = 0.5
"""How long closing waits for players that were called off."""


class PlayerFailure(msgspec.Struct, frozen=True):
    """A player that could not be used; `kind` is `raised`, `illegal` or `silent`."""

    seat: int
    kind: str
    text: Text


class Controller(QObject):
    """One table: a match, the person at `viewer`, and computers at the other seats.

    Nothing happens before `start`.  `table_changed` carries every new picture; the other signals tell what
    a picture alone does not.  `refused` carries a `Refusal`, `trick_completed` a `TrickView`,
    `deal_finished` a `ResultView`, `deal_left` the `PresentDeal` that gave way to another, `player_failed` a
    `PlayerFailure`, `save_failed` one line.
    """

    table_changed = Signal(object)
    refused = Signal(object)
    trick_completed = Signal(object)
    deal_finished = Signal(object)
    deal_left = Signal(object)
    player_failed = Signal(object)
    saved = Signal()
    save_failed = Signal(str)

    def __init__(
        self,
        match: Match,
        levels: Mapping[int, str],
        *,
        viewer: int = 0,
        path: Path | None = None,
        pace: Pace = Pace(),  # noqa: B008
        patience: Patience = Patience(),  # noqa: B008
        make: PlayerFactory = make_player,
        names: Mapping[int, str] | None = None,
        threads: int | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`levels` by computer seat; without a `path` nothing is saved.

        `make` gives a player for a game and a level (it is called in a worker thread), `threads` how many
        of them there are.  Raises `ValueError` if a computer seat has no level.
        """
        super().__init__(parent)
        _check_levels(match, viewer, levels)
        self.match = match
        self.viewer = viewer
        self.pace = pace
        self._names = dict(names or {})
        self.adviser = Adviser(make, self)
        self._arrangement = Arrangement()
        self._saver = Saver(path, self._trouble) if path is not None else None
        self._opponents = Opponents(match, levels, patience=patience, make=make, threads=threads, parent=self)
        self._opponents.failed.connect(self._player_failed)
        self._opponents.decided.connect(self._run)
        self._closed = False
        self._running = False
        self._decision = 0
        self._selection = Selection()
        self._held = False
        self._end_told = False
        self._notes: tuple[Note, ...] = ()
        self._acted_at = 0.0
        self._gap_timer = self._timer(self._run)
        self._hold_timer = self._timer(self.end_hold)

    def _timer(self, slot: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.timeout.connect(slot)
        return timer

    # ------------------------------------------------------------ the picture

    def view(self) -> TableView:
        """The present picture."""
        return table_view(
            self.match,
            self.viewer,
            decision=self._decision,
            selection=self._selection,
            held=self._held,
            thinking=self._opponents.thinking,
            notes=self._notes,
            names=self._names,
            levels=self._opponents.levels,
            arrangement=self._arrangement,
        )

    def _show(self) -> TableView:
        view = self.view()
        self.table_changed.emit(view)
        return view

    def start(self) -> None:
        """Show the table and let the computers act; also after a match was restored."""
        self._end_told = self.match.state.finished
        self._changed()
        self._run_soon()

    # ------------------------------------------------------------ the person

    def choose(self, action: Action, decision: int) -> None:
        """The person does this in the decision of the picture it was chosen from.

        A choice for any other decision is dropped: it was meant for a table that is gone.  One that the
        rules forbid is answered by `refused`, and nothing changes.
        """
        if self._closed or self._held or decision != self._decision:
            return
        refusal = why_not(self.match, self.viewer, action)
        if refusal is not None:
            self.refused.emit(refusal)
            return
        self._perform(action)
        self._run()

    def toggle(self, card: int, decision: int) -> None:
        """Put an own card into the tray, or take it out; a card too many is refused by the engine."""
        if self._closed or decision != self._decision:
            return
        picks = self.view().picks
        chosen = self._selection.chosen ^ 1 << card
        if not picks:
            return
        if chosen.bit_count() > picks:
            refusal = why_not(self.match, self.viewer, Discard(chosen))
            if refusal is not None:
                self.refused.emit(refusal)
            return
        self._select(replace(self._selection, chosen=chosen))

    def toggle_plate(self, card: int, decision: int) -> None:
        """Switch the plate of a card (a marriage) on or off."""
        if decision == self._decision:
            self._select(replace(self._selection, plain=self._selection.plain ^ 1 << card))

    def preview(self, object_name: str | None) -> None:
        """Arrange the hand for the contract of the button under the pointer; None to end that."""
        if object_name != self._selection.preview:
            self._select(replace(self._selection, preview=object_name))

    def _select(self, selection: Selection) -> None:
        if not self._closed:
            self._selection = selection
            self._show()

    def end_hold(self) -> None:
        """Let the completed trick go: its time is over, or the person wants to go on."""
        if self._closed or not self._held:
            return
        self._hold_timer.stop()
        self._held = False
        self._decision += 1
        self._acted_at = 0.0
        self._show()
        self._run_soon()

    # ------------------------------------------------------------ deals

    def new_deal(self) -> None:
        """Leave the deal unbooked and deal the next one of the match."""
        self._deal(self.match.new_deal)

    def next_deal(self) -> None:
        """Book the finished deal and deal the next one; `MatchError` while it runs."""
        self._deal(self.match.next_deal)

    def repeat_deal(self) -> None:
        """The same cards again from the start."""
        self._deal(self.match.repeat_deal)

    def deal_by_number(self, number: int) -> None:
        """Deal a number; `MatchError` if there is no such number."""
        self._deal(lambda: self.match.new_deal(number))

    def open_record(self, record: Record, luck: int | None = None) -> None:
        """Go on with a deal from elsewhere, as practice; `MatchError` if it does not fit."""
        self._deal(lambda: self.match.open_record(record, luck))

    def change_deal(self, change: Callable[[Match], object]) -> None:
        """Put another deal on the table by whatever the match offers for it."""
        self._deal(lambda: change(self.match))

    def _deal(self, change: Callable[[], object]) -> None:
        if self._closed:
            return
        left = self.match.present()
        change()
        self._notes = ()
        self._opponents.new_deal()
        self._arrangement = replace(self._arrangement, manual=())
        self.deal_left.emit(left)
        self._moved()

    def take_back(self, place: int | None = None) -> None:
        """Go back to the person's last decision, or to that at a place of the history.

        `MatchError` if there is none.
        """
        if self._closed:
            return
        self.match.take_back(self.viewer, place)
        here = self._seen()
        self._notes = tuple(note for note in self._notes if note.place <= here)
        self._moved()

    def repeat(self) -> None:
        """Do again what was taken back, up to the person's next decision."""
        if not self._closed and self.match.can_repeat():
            self.match.repeat(self.viewer)
            self._moved()

    def mark(self, mark: str) -> None:
        """Note help that was used (`help`), so that the statistics keep the deal apart."""
        if not self._closed and mark not in self.match.marks:
            self.match.mark(mark)
            self.save()
            self._show()

    # ------------------------------------------------------------ help

    def ask_hint(self) -> bool:
        """Ask what the strongest level would do here; False if the person has nothing to decide."""
        return self._advise(HINT, self._may_act())

    def ask_odds(self) -> bool:
        """Ask where the unseen cards may lie; False when the deal is over or a trick is held."""
        return self._advise(ODDS, not self._held and not self.match.state.finished)

    def ask_claim(self) -> bool:
        """Ask whether the rest is decided; False if the person has nothing to decide."""
        return self._advise(CLAIM, self._may_act())

    def _may_act(self) -> bool:
        return not self._held and self.match.state.to_act == self.viewer

    def _advise(self, kind: str, allowed: bool) -> bool:
        if self._closed or not allowed:
            return False
        asked = observation(self.match.state, self.viewer)
        seed = self.match.decision_seed() if asked.legal else len(asked.state.history)
        self.adviser.ask(kind, asked, seed)
        return True

    def lay_down(self, claimed: Claim, decision: int) -> None:
        """Play the deal to its end as a claim that was proved in this decision says."""
        if self._closed or not self._may_act() or decision != self._decision:
            return
        for action in played_out(self.match.state, self.viewer, claimed):
            self.match.act(action)
        self._moved()

    def moment(self, place: int) -> TableView | None:
        """The table after the first `place` actions that the person saw, all hands open; for looking back at
        a finished deal, None while it runs."""
        if not self.match.state.finished:
            return None
        view = moment_view(self.match, self.viewer, place, open_hands=True)
        return replace(view, decision=self._decision)

    def _moved(self) -> None:
        """After a jump to another moment or another deal: what was under way is called off."""
        self._call_off()
        self._hold_timer.stop()
        self._held = False
        self._end_told = False
        self._acted_at = 0.0
        self._decision += 1
        self._changed()
        self._run_soon()

    # ------------------------------------------------------------ settings

    def set_pace(self, pace: Pace) -> None:
        """Change the pace at once; waits that are under way end by the new one."""
        self.pace = pace
        hold = pace.hold_ms()
        if self._held:
            self._hold_timer.stop()
            if hold is not None:
                self._hold_timer.start(hold)
        if self._gap_timer.isActive():
            self._gap_timer.stop()
            self._run()

    def set_levels(self, levels: Mapping[int, str]) -> None:
        """Change who plays; a decision under way is asked again.  `ValueError` as for the constructor."""
        _check_levels(self.match, self.viewer, levels)
        self._opponents.levels = dict(levels)
        self._call_off()
        self._ask_next()
        self._show()
        self._run()

    def arrange(self, order: str, hide_points: bool) -> None:
        """How the hand is sorted, and whether card points stay unsaid; ends an order laid by hand."""
        self._arrangement = Arrangement(order, (), hide_points)
        self._show()

    def move_card(self, card: Card, place: int) -> None:
        """Put an own card at another place of the hand, 0 for the left end; for this deal."""
        hand = [each.card for each in self.view().hand]
        if card in hand:
            self._arrangement = replace(self._arrangement, manual=moved(hand, card, place))
            self._show()

    @property
    def laid_by_hand(self) -> bool:
        """Whether the person has put cards in an order of their own."""
        return bool(self._arrangement.manual)

    @property
    def levels(self) -> Mapping[int, str]:
        """How the computers play, by seat."""
        return self._opponents.levels

    def set_names(self, names: Mapping[int, str]) -> None:
        """Change what the seats are called."""
        self._names = dict(names)
        self._show()

    def close(self) -> None:
        """Call off what is under way and end; nothing is emitted any more."""
        if self._closed:
            return
        self._call_off()
        self._hold_timer.stop()
        self._closed = True
        self.adviser.close(CLOSING_SECONDS)
        self._opponents.close(CLOSING_SECONDS)
        if self._saver is not None:
            self._saver.close(CLOSING_SECONDS)

    # ------------------------------------------------------------ going on

    def _perform(self, action: Action) -> None:
        """The seat to act does this; the picture, the saved file and the next question follow."""
        tricks, seen = sum(self.match.state.tricks), self._seen()
        self.match.act(action)
        self._decision += 1
        decision = self._decision
        if self._seen() != seen:  # what nobody sees takes no time (PF-57)
            self._acted_at = time.monotonic()
        completed = sum(self.match.state.tricks) > tricks
        hold = self.pace.hold_ms()
        self._held = completed and hold != 0
        if self._held and hold is not None:
            self._hold_timer.start(hold)
        view = self._changed()
        if completed and decision == self._decision:
            self.trick_completed.emit(view.last_trick)

    def _seen(self) -> int:
        """Number of actions that the person has seen."""
        return len(self.match.state.observe(self.viewer).history)

    def _changed(self) -> TableView:
        self.adviser.call_off()
        self._selection = Selection()
        self._ask_next()
        self.save()
        return self._show()

    def _run(self) -> None:
        """Let the computers act as far as answers and pace allow."""
        if self._running:
            return  # a slot of one of our signals came back to us: the loop below goes on by itself
        self._running = True
        try:
            while not self._closed and self._step():
                pass
        finally:
            self._running = False

    def _run_soon(self) -> None:
        """The same in a turn of its own, so that one picture is seen before the next is made; at once if
        nothing is waited for."""
        if self.pace.gap_ms():
            self._gap_timer.start(0)
        else:
            self._run()

    def _step(self) -> bool:
        """One computer action, if it may happen now."""
        if self._held:
            return False
        if self.match.state.finished:
            if not self._end_told:
                self._end_told = True
                self.deal_finished.emit(self.view().result)
            return False
        if self._opponents.answer is None:
            return False
        waited = 1000 * (time.monotonic() - self._acted_at)
        left = self.pace.gap_ms() - waited
        if left > 0:
            self._gap_timer.start(max(1, round(left)))
            return False
        self._perform(self._opponents.take())
        return True

    # ------------------------------------------------------------ the computers

    def _ask_next(self) -> None:
        """Find the next computer action: at once if there is only one, else by a request."""
        seat = self.match.state.to_act
        if seat is not None and seat != self.viewer:
            self._opponents.ask(seat)

    def _player_failed(self, failure: Failure) -> None:
        """A simple player has the seat for the rest of the deal: the deal is marked and the log says so."""
        seat, reason = SeatFact(failure.seat), failure.reason
        text = {
            "raised": say(
                "{seat}: the player failed ({reason}); a simple one plays on", seat=seat, reason=reason
            ),
            "illegal": say(
                "{seat}: the player chose what is not allowed ({reason}); a simple one plays on",
                seat=seat,
                reason=reason,
            ),
            "silent": say("{seat}: the player did not answer in time; a simple one plays on", seat=seat),
        }[failure.kind]
        self._notes = (*self._notes, Note(self._seen(), text, failure.seat))
        self.match.mark("fault")
        self.player_failed.emit(PlayerFailure(failure.seat, failure.kind, text))

    def _call_off(self) -> None:
        """Drop the question that is under way, and an answer that waits for its time."""
        self._gap_timer.stop()
        self._opponents.call_off()

    # ------------------------------------------------------------ keeping

    def save(self) -> bool:
        """Write the match to its file (again); whether that was done."""
        if self._saver is None:
            return False
        try:
            self._saver.save(self.match.snapshot())
        except SaveError as error:
            self.save_failed.emit(error.strerror or str(error))
            return False
        self.saved.emit()
        return True

    def keep_at(self, path: Path) -> bool:
        """Keep the match in another file from now on; whether that could be written."""
        if self._saver is not None:
            self._saver.close(CLOSING_SECONDS)
        self._saver = Saver(path, self._trouble)
        return self.save()

    def _trouble(self, line: str) -> None:
        """The disk refused what was saved; called from the saver's thread."""
        with contextlib.suppress(RuntimeError):  # the controller was deleted meanwhile
            self.save_failed.emit(line)


def _check_levels(match: Match, viewer: int, levels: Mapping[int, str]) -> None:
    missing = [seat for seat in range(match.game.seats) if seat != viewer and seat not in levels]
    if missing:
        raise ValueError(f"no level is given for the seats {missing}")
