"""The way to the person's mistakes, and from them to the table, to the review, and out.

A mistake whose deal is no longer in the history is not asked for.  Imports QtCore, QtWidgets and neighbours;
the page when it is first wanted.
"""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from cardavia.desktop.message_bar import OFFERS, Remedy
from cardavia.desktop.pages.games import GAME_TEXTS
from cardavia.desktop.speaker import TableSpeaker, tr
from cardavia.desktop.theme import Theme
from cardavia.mistakes import DAY, Mistake
from cardavia.saving import SaveError
from cardavia.strings import tr_noop

if TYPE_CHECKING:
    from cardavia.coach.values import Decision
    from cardavia.desktop.review.mistakes_page import MistakeRow, MistakesPage
    from cardavia.desktop.review.subject import Subject
    from cardavia.desktop.window import Window

TITLE: Final = tr_noop("My Mistakes")
DUE_NOW: Final = tr_noop("now|a mistake is due")
DUE_IN: Final = tr_noop("in %n day(s)")
SPOKEN: Final = tr_noop("{game}, {where}: {deed}, loss {loss}, due {due}")
LEFT_OUT: Final = tr_noop("This mistake will not be asked for again.")
UNDO: Final = tr_noop("Undo")
GONE: Final = tr_noop("The review of this deal is no longer there.")
NOT_KEPT: Final = tr_noop("The review could not be kept: {reason}")


class MistakePages(QObject):
    """The page of mistakes of one window."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self.page: MistakesPage | None = None
        window.reviews.changed.connect(self.renew)

    def show(self) -> None:
        """What is due."""
        window = self._window
        window.leave_table()
        if self.page is None:
            from cardavia.desktop.review.mistakes_page import MistakesPage

            page = self.page = MistakesPage()
            page.retry_wanted.connect(self._retry)
            page.review_wanted.connect(self._review)
            page.leave_out_wanted.connect(self._leave_out)
            page.play_wanted.connect(window.show_games)
            page.words_wanted.connect(self.renew)
        self.page.set_look(window.theme, window.text_scale)
        self.renew()
        window.turn_to(self.page)

    def title(self, page: QWidget) -> str | None:
        """The title of the page; None for any other."""
        return tr(TITLE) if page is self.page and page is not None else None

    def set_look(self, theme: Theme, text_scale: float) -> None:
        """Another scheme or text size."""
        if self.page is not None:
            self.page.set_look(theme, text_scale)

    # ------------------------------------------------------------ rows

    def renew(self) -> None:
        """Look anew what there is to learn."""
        if self.page is None:
            return
        now, rows = int(time.time()), []
        for mistake in self._window.reviews.mistakes.to_learn():
            row = self._row(mistake, now)
            if row is not None:
                rows.append(row)
        self.page.show_mistakes(rows)

    def _row(self, mistake: Mistake, now: int) -> MistakeRow | None:
        from cardavia.desktop.review.mistakes_page import MistakeRow
        from cardavia.desktop.review.words import ReviewWords

        entry = self._window.past.keeper.history.get(mistake.key)
        decision = self._decision(mistake) if entry is not None else None
        if entry is None or decision is None:
            return None
        words = ReviewWords(entry.game, TableSpeaker(self._window.choices.traditions[entry.game].pack))
        days = -(-(mistake.due - now) // DAY)
        due = tr(DUE_NOW) if days <= 0 else tr(DUE_IN, days)
        game = GAME_TEXTS[entry.game].name
        where, deed = words.where(decision.phase, decision.trick), words.deed(decision.action)
        loss = words.loss(decision)
        spoken = tr(SPOKEN).format(game=game, where=where, deed=deed, loss=loss, due=due)
        return MistakeRow(mistake.key, mistake.index, days <= 0, (due, game, where, deed, loss), spoken)

    def _decision(self, mistake: Mistake) -> Decision | None:
        found = self._window.reviews.kept.decisions(mistake.key)
        return next((each for each in found if each.index == mistake.index), None)

    # ------------------------------------------------------------ what can be done

    def _subject(self, key: str) -> Subject | None:
        entry = self._window.past.keeper.history.get(key)
        return None if entry is None else self._window.reviews.subject(entry)

    def _retry(self, key: str, index: int) -> None:
        """Back to the table of that moment."""
        subject = self._subject(key)
        decision = self._window.reviews.decisions(subject).get(index) if subject is not None else None
        if subject is None or decision is None:
            self._window.say(tr(GONE))
        else:
            self._window.reviews.try_again(subject, decision)

    def _review(self, key: str, index: int) -> None:
        entry = self._window.past.keeper.history.get(key)
        if entry is None:
            self._window.say(tr(GONE))
            return
        self._window.reviews.review_entry(entry)
        page = self._window.reviews.page
        if page is not None and page is self._window.page:
            page.go(index)

    def _leave_out(self, key: str, index: int, out: bool = True) -> None:
        try:
            self._window.reviews.mistakes.leave_out(key, index, out)
        except SaveError as error:
            self._window.say(tr(NOT_KEPT).format(reason=error))
        self.renew()
        if out:
            undo = Remedy("undo", UNDO, partial(self._leave_out, key, index, False))
            self._window.offer(tr(LEFT_OUT), (undo,), stays=2 * OFFERS)
