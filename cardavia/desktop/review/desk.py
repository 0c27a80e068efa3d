"""The reviews of a window: which deal is judged, what is kept of it, and the ways to its page.

One deal is judged at a time; the one that is looked at goes first, others wait.  Leaving the page does not
end the work: what was judged is there in the history.  Imports QtCore, QtWidgets, `history` and neighbours;
the coach and the page when the first review is opened, so that a start does not wait for them.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from cardavia.desktop.access import motion_reduced
from cardavia.desktop.message_bar import Remedy
from cardavia.desktop.pages.games import GAME_TEXTS
from cardavia.desktop.review.subject import Subject, subject_of
from cardavia.desktop.review.work import CoachWork, Judge
from cardavia.desktop.speaker import tr
from cardavia.desktop.theme import Theme
from cardavia.history import Entry, HistoryError
from cardavia.mistakes import Mistakes
from cardavia.saving import SaveError
from cardavia.strings import tr_noop

if TYPE_CHECKING:
    from cardavia.coach.values import Decision
    from cardavia.controller import Controller
    from cardavia.desktop.review.live_coach import LiveCoach
    from cardavia.desktop.review.page import ReviewPage
    from cardavia.desktop.review.retry import Retry
    from cardavia.desktop.window import Window
    from cardavia.reviews import Reviews

BUDGET: Final = "quick"
CLOSING_SECONDS: Final = 0.5
"""How long closing waits for a judgement that was called off."""
TITLE: Final = tr_noop("Review of {game}")
TITLE_NUMBER: Final = tr_noop("Review of {game} · Deal {number}")
NOT_OVER: Final = tr_noop("A deal can be reviewed when it is over.")
NOT_READ: Final = tr_noop("This deal cannot be reviewed: {reason}")
NOT_KEPT: Final = tr_noop("The review could not be kept: {reason}")
READY: Final = tr_noop("The review of the last deal is ready: %n mistake(s).")
SHOW: Final = tr_noop("Show|the review")


class ReviewDesk(QObject):
    """What one window does with reviews."""

    changed = Signal()
    """More is kept of reviews than before."""

    def __init__(self, window: Window, judge: Judge) -> None:
        super().__init__(window)
        self._window = window
        self.judge = judge
        self.changed.connect(window.past_pages.renew)
        self.page: ReviewPage | None = None
        self._work = CoachWork(judge, self)
        self._work.judged.connect(self._judged)
        self._work.ended.connect(self._ended)
        self._judging: Subject | None = None
        self._waiting: list[Subject] = []
        self._found: dict[str, dict[int, Decision]] = {}
        """What was judged since the start, by key of the deal."""
        self._kept: Reviews | None = None
        self._mistakes: Mistakes | None = None
        self._from_table = False
        """Whether the deal that is shown still lies on its table."""
        self._retry: Retry | None = None
        self.live: LiveCoach | None = None
        """The coach of the table that is laid."""

    @property
    def kept(self) -> Reviews:
        """What is kept of reviews; read when it is first needed."""
        from cardavia.reviews import Reviews

        if self._kept is None:
            self._kept = Reviews(self._window.saves)
        return self._kept

    @property
    def mistakes(self) -> Mistakes:
        """The person's mistakes; read when they are first needed."""
        if self._mistakes is None:
            self._mistakes = Mistakes(self._window.saves)
        return self._mistakes

    @property
    def working(self) -> bool:
        """Whether anything is being judged, or waits for it."""
        return self._judging is not None or bool(self._waiting)

    # ------------------------------------------------------------ ways in

    def watch(self, controller: Controller) -> None:
        """Follow a table: review deals that end, judge each action at once, as the person wants."""
        from cardavia.desktop.review.live_coach import LiveCoach

        controller.deal_finished.connect(self._deal_ended)
        page, live = self._window.table, self._window.settings.live_coach
        if page is not None:
            self.live = LiveCoach(page, controller, self.judge)
            self.live.switch(live.value)
            live.changed.connect(self.live.switch)

    def unwatch(self) -> None:
        """The table is left."""
        if self.live is not None:
            self._window.settings.live_coach.changed.disconnect(self.live.switch)
            self.live.close()
            self.live = None

    def review_table(self) -> None:
        """The deal on the table, if it is over."""
        controller = self._window.at_table.controller
        if controller is None:
            return
        subject = self._subject_at(controller)
        if not subject.state.finished:
            self._window.say(tr(NOT_OVER))
            return
        self._open(subject, from_table=True)

    def review_entry(self, entry: Entry) -> None:
        """A deal of the history."""
        subject = self.subject(entry)
        if subject is not None:
            self._open(subject, from_table=False)

    def subject(self, entry: Entry) -> Subject | None:
        """A deal of the history, to be reviewed; without one it is said why."""
        try:
            return subject_of(entry, self._names(entry.game, entry.seat))
        except HistoryError as error:
            self._window.say(tr(NOT_READ).format(reason=error))
            return None

    def _subject_at(self, controller: Controller) -> Subject:
        names = self._names(controller.match.game.name, controller.viewer)
        return Subject(controller.match.present(), controller.viewer, names)

    def _names(self, game: str, seat: int) -> Mapping[int, str]:
        from cardavia.desktop.table_settings import seat_names

        return seat_names(self._window.settings, game, seat)

    def _open(self, subject: Subject, from_table: bool) -> None:
        window = self._window
        window.leave_table()
        if self.page is None:
            from cardavia.desktop.review.page import ReviewPage

            page = self.page = ReviewPage(window.store, window.choices.traditions[subject.game])
            page.stop_wanted.connect(self._stop)
            page.continue_wanted.connect(self._go_on)
            page.retry_wanted.connect(self.try_again)
            page.table_wanted.connect(self._to_table)
            window.looks.grading.graded.connect(page.table.scene.refresh)
            for setting in window.settings.tradition.values():
                setting.changed.connect(self._cards_changed)
            self.set_look(window.theme, window.text_scale)
        self._from_table = from_table
        found = self.decisions(subject)
        self.page.show_review(subject, window.choices.traditions[subject.game], found, from_table)
        window.turn_to(self.page)
        self._begin(subject, first=True)

    def title(self, page: QWidget) -> str | None:
        """The title of the page; None for any other."""
        if page is not self.page or self.page is None or self.page.subject is None:
            return None
        subject = self.page.subject
        name = GAME_TEXTS[subject.game].name
        if subject.deal.number is None:
            return tr(TITLE).format(game=name)
        return tr(TITLE_NUMBER).format(game=name, number=subject.deal.number)

    def _cards_changed(self) -> None:
        """Other cards were chosen for a game."""
        if self.page is not None and self.page.subject is not None:
            self.page.set_tradition(self._window.choices.traditions[self.page.subject.game])

    def set_look(self, theme: Theme, text_scale: float) -> None:
        """Another scheme or text size."""
        if self.page is not None:
            self.page.set_look(theme, text_scale, motion_reduced(self._window.settings))

    # ------------------------------------------------------------ ways out

    def back(self) -> bool:
        """From a deal that still lies on its table back to it; whether that was so."""
        page = self.page
        if page is None or self._window.page is not page or not self._from_table or page.subject is None:
            return False
        self._to_table(page.subject)
        return True

    def _to_table(self, subject: Subject) -> None:
        self._window.at_table.go_on(subject.game)

    def try_again(self, subject: Subject, decision: Decision) -> None:
        """Play from a decision on, to find something better."""
        from cardavia.desktop.review.retry import Retry, back_to

        window = self._window
        self._from_table = False
        window.at_table.play_deal(subject.game, back_to(subject, decision.index))
        table, controller = window.table, window.at_table.controller
        if table is not None and controller is not None:
            self._retry = Retry(window, table, controller, subject, decision)
            self._retry.answered.connect(self._answered)

    def _answered(self, key: str, index: int, well: bool) -> None:
        """A mistake was tried again; it counts if it was due."""
        mistake, now = self.mistakes.get(key, index), int(time.time())
        if mistake is not None and mistake.due <= now:
            try:
                self.mistakes.answer(key, index, well, now)
            except SaveError as error:
                self._window.say(tr(NOT_KEPT).format(reason=error))
            self.changed.emit()

    # ------------------------------------------------------------ judging

    def decisions(self, subject: Subject) -> dict[int, Decision]:
        """What is judged of a deal, now or when it was reviewed before."""
        found = self._found.get(subject.deal.key)
        if found is None:
            texts = {each.index: each.action for each in subject.moments}
            kept = self.kept.decisions(subject.deal.key)
            sound = all(texts.get(each.index) == each.action for each in kept)
            found = {each.index: each for each in kept} if sound else {}
            self._found[subject.deal.key] = found
        return found

    def _begin(self, subject: Subject, first: bool) -> None:
        """Judge what is not judged yet: before everything else, or when the others are done."""
        judging = self._judging
        if judging is not None and judging.deal.key == subject.deal.key:
            self._show_state(subject)
            return
        self._waiting = [each for each in self._waiting if each.deal.key != subject.deal.key]
        if judging is not None and not first:
            self._waiting.append(subject)
            return
        if judging is not None:
            self._waiting.insert(0, judging)
            self._put_down()
        found = self.decisions(subject)
        places = [index for index in subject.order() if index not in found]
        if places:
            self._judging = subject
            self._work.start(subject.record, places, BUDGET)
        self._show_state(subject)

    def _judged(self, decision: Decision) -> None:
        subject = self._judging
        if subject is None:
            return
        self._found[subject.deal.key][decision.index] = decision
        if self._is_shown(subject) and self.page is not None:
            self.page.add(decision)

    def _ended(self, error: str) -> None:
        subject = self._put_down()
        if subject is None:
            return
        self._show_state(subject, error)
        if not error and not self._is_shown(subject):
            self._tell(subject)
        if self._waiting:
            self._begin(self._waiting.pop(0), first=True)

    def _put_down(self) -> Subject | None:
        """Stop judging the present deal and keep what is known of it; the deal."""
        subject, self._judging = self._judging, None
        self._work.stop()
        if subject is not None:
            self._keep(subject)
        return subject

    def _stop(self) -> None:
        subject = self._put_down()
        if subject is not None:
            self._show_state(subject)

    def _go_on(self) -> None:
        if self.page is not None and self.page.subject is not None:
            self._begin(self.page.subject, first=True)

    def _is_shown(self, subject: Subject) -> bool:
        page = self.page
        return (
            page is not None
            and page is self._window.page
            and page.subject is not None
            and page.subject.deal.key == subject.deal.key
        )

    def _show_state(self, subject: Subject, error: str = "") -> None:
        if self._is_shown(subject) and self.page is not None:
            self.page.show_state(self._judging is not None, error)

    # ------------------------------------------------------------ keeping

    def _keep(self, subject: Subject) -> None:
        from cardavia.coach import summary
        from cardavia.reviews import Kept

        found = self._found[subject.deal.key]
        numbers = summary(found.values(), subject.seat, BUDGET)
        if not numbers.decisions:
            return
        own = [each.index for each in subject.moments if each.seat == subject.seat]
        kept = Kept(subject.deal.key, int(time.time()), numbers, all(index in found for index in own))
        try:
            self.kept.keep(kept, [found[index] for index in sorted(found)])
            self._collect(subject)
        except (SaveError, ValueError) as error:
            self._window.say(tr(NOT_KEPT).format(reason=error))
        self.changed.emit()

    def _collect(self, subject: Subject) -> None:
        """Remember the person's mistakes; those of a deal played before are none to learn from."""
        if not {"practice", "repeated"} & set(subject.deal.marks):
            own = (each for each in self._found[subject.deal.key].values() if each.seat == subject.seat)
            places = sorted(each.index for each in own if each.is_mistake)
            self.mistakes.add(subject.deal.key, places, int(time.time()))

    # ------------------------------------------------------------ after each deal

    def _deal_ended(self) -> None:
        controller = self._window.at_table.controller
        if controller is not None and self._window.settings.review_after.value:
            self._begin(self._subject_at(controller), first=False)

    def _tell(self, subject: Subject) -> None:
        """A review that was worked out behind the scenes is ready."""
        kept = self.kept.get(subject.deal.key)
        if kept is None:
            return
        mistakes = sum(kept.summary.bands.get(band, 0) for band in ("mistake", "blunder"))
        self._window.offer(tr(READY, mistakes), (Remedy("review", SHOW, lambda: self._show_again(subject)),))

    def _show_again(self, subject: Subject) -> None:
        controller = self._window.at_table.controller
        here = controller is not None and controller.match.key == subject.deal.key
        self._open(subject, from_table=here)

    def move(self, folder: Path) -> None:
        """Keep reviews in another folder from now on, together with what is kept already."""
        from cardavia.reviews import Reviews

        self.kept.copy_to(folder)
        self.mistakes.copy_to(folder)
        self._kept, self._mistakes = Reviews(folder), Mistakes(folder)

    def close(self) -> None:
        """Call off what is under way and keep what is known; the window closes."""
        self._waiting = []
        self._put_down()
        self._work.close(CLOSING_SECONDS)
