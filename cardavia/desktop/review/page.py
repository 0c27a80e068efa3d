"""The page of a review: table, decisions, curve, and the decision at which one stands laid open.

It shows what is judged so far and says what is wanted; the coach, files and tables are the desk's business.
Imports Qt and its neighbours in this folder, `settings`, `speaker`, `strings`, `theme`, `traditions`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QKeyEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from cardavia.desktop.choice_box import ChoiceBox
from cardavia.desktop.review.controls import STEPS, SeenBox, ShortLabel, StepButton
from cardavia.desktop.review.course_view import CourseView
from cardavia.desktop.review.curve import Course
from cardavia.desktop.review.decisions import DecisionList, Row
from cardavia.desktop.review.detail import DetailPlate
from cardavia.desktop.review.subject import Moment, Subject
from cardavia.desktop.review.table import ReviewTable, match_of
from cardavia.desktop.review.words import MISTAKES, ReviewWords, cards_of_text, kind_of
from cardavia.desktop.speaker import tr
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.theme import Theme
from cardavia.strings import tr_noop
from cardavia.traditions import Tradition

if TYPE_CHECKING:
    from cardavia.coach.values import Decision

MINE, ALL = tr_noop("Your decisions"), tr_noop("All decisions")
WHICH: Final = tr_noop("Which decisions")
AS_SEEN: Final = tr_noop("As I saw it")
AS_SEEN_SAYS: Final = tr_noop("Shows only the cards that you could see at that moment")
STOP, GO_ON = tr_noop("Stop|the review"), tr_noop("Continue|the review")
WORKING: Final = tr_noop("{judged} of %n worked out…")
STOPPED: Final = tr_noop("{judged} of %n worked out")
FAILED: Final = tr_noop("The review stopped: {reason}")
END: Final = tr_noop("The end of the deal")
PLACE: Final = tr_noop("{where} · {done}")
TO_TABLE: Final = tr_noop("To the table")
PAUSE: Final = 1400
"""Milliseconds between two actions while the deal plays by itself."""
NARROW: Final = 1000
"""Width of the page in logical pixels, at the usual text size, under which everything moves together."""
LOW: Final = 520
"""Height of the page under which edges are thin."""
CRAMPED: Final = 300
"""Height under which there is no room for the curve, for heads and for how far the work is."""
CURVE_LINES: Final = ((1200, 12), (LOW, 6), (0, 4))
"""From a height of the page on, in logical pixels, the lines of text that the curve takes."""
SIDE_WIDEST: Final = 760
"""Logical pixels that decisions take at most, at the usual text size."""


class ReviewPage(QWidget):
    """One deal under review."""

    stop_wanted = Signal()
    continue_wanted = Signal()
    retry_wanted = Signal(object, object)
    """The `Subject` and the `Decision` from which the person wants to play again."""
    table_wanted = Signal(object)
    """The `Subject` to whose table the person wants to go back."""

    def __init__(self, store: SpriteStore, tradition: Tradition) -> None:
        super().__init__()
        self.setObjectName("page.review")
        self.subject: Subject | None = None
        self.decisions: dict[int, Decision] = {}
        self.place = 0
        """Number of actions after which one stands; the decision that follows is laid open."""
        self._running, self._error = False, ""
        self._scale = 1.0
        self.table = ReviewTable(store, tradition)
        self.list = DecisionList()
        self.detail = DetailPlate()
        self.course = CourseView()
        self.which = ChoiceBox()
        self.which.setObjectName("review.which")
        for value in ("mine", "all"):
            self.which.addItem("", value)
        self.seen = SeenBox()
        self.seen.setObjectName("review.seen")
        self.progress = QLabel()
        self.progress.setObjectName("review.progress")
        self.progress.setProperty("role", "caption")
        self.progress.setWordWrap(True)
        self.stop = StepButton()
        self.stop.setObjectName("btn.review.stop")
        self.to_table = StepButton()
        self.to_table.setObjectName("btn.review.table")
        self.where = ShortLabel()
        self.where.setObjectName("review.where")
        self.steps = {name: self._step_button(name, sign) for name, sign, _ in STEPS}
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._play_on)
        self._lay_out()
        self._connect()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setFocusProxy(self.list)
        self.retranslate()

    def _step_button(self, name: str, sign: str) -> StepButton:
        button = StepButton(sign)
        button.setObjectName(f"btn.review.{name}")
        return button

    def _lay_out(self) -> None:
        self._ways = QHBoxLayout()
        self._ways.setSpacing(4)
        for name in ("first", "back"):
            self._ways.addWidget(self.steps[name])
        self.where.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self._ways.addWidget(self.where, 1)
        for name in ("forward", "last", "mistake"):
            self._ways.addWidget(self.steps[name])
        self._left = QVBoxLayout()
        self._left.setSpacing(6)
        self._left.addWidget(self.table, 1)
        self._left.addLayout(self._ways)
        self._left.addWidget(self.course)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.which)
        head.addStretch(1)
        head.addWidget(self.seen)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        foot.addWidget(self.progress, 1)
        foot.addWidget(self.stop)
        foot.addWidget(self.to_table)
        self._side = QWidget()
        self._right = QVBoxLayout(self._side)
        self._right.setContentsMargins(0, 0, 0, 0)
        self._right.setSpacing(6)
        self._right.addLayout(head)
        self._right.addWidget(self.list, 5)
        self._right.addWidget(self.detail, 4)
        self._right.addLayout(foot)
        self._box = QHBoxLayout(self)
        self._box.addLayout(self._left, 5)
        self._box.addWidget(self._side, 3)

    def _connect(self) -> None:
        deeds: Mapping[str, Callable[[], object]] = {
            "first": partial(self.go, 0),
            "back": partial(self.step, -1),
            "forward": partial(self.step, 1),
            "last": self.go_to_end,
            "mistake": partial(self.step_mistake, 1),
        }
        for name, deed in deeds.items():
            self.steps[name].clicked.connect(partial(_call, deed))
        self.list.chosen.connect(self.go)
        self.course.wanted.connect(self.go)
        self.which.currentIndexChanged.connect(self._fill)
        self.seen.toggled.connect(self._see)
        self.stop.clicked.connect(self._stop_or_go_on)
        self.to_table.clicked.connect(lambda: self.table_wanted.emit(self.subject))
        self.detail.retry_wanted.connect(self._retry)

    # ------------------------------------------------------------ what is shown

    def show_review(
        self, subject: Subject, tradition: Tradition, decisions: Mapping[int, Decision], at_table: bool
    ) -> None:
        """Show a deal and what is judged of it; `at_table`: it still lies on its table."""
        self._timer.stop()
        self.subject, self.decisions = subject, dict(decisions)
        self._running, self._error = False, ""
        if self.table.scene.tradition is not tradition:
            self.table.scene.set_tradition(tradition)
        self.table.show_deal(match_of(subject.state, subject.deal.number), subject.seat, subject.names)
        self.to_table.setVisible(at_table)
        first = next((each.index for each in subject.moments if each.seat == subject.seat and each.choice), 0)
        self.place = first
        self._show_table(False)
        self._words = ReviewWords(subject.game, self.table.scene.speaker)
        self._fill()

    def set_tradition(self, tradition: Tradition) -> None:
        """Show the deal with other cards."""
        self.table.scene.set_tradition(tradition)
        self._fill()

    def add(self, decision: Decision) -> None:
        """One more decision was judged."""
        self.decisions[decision.index] = decision
        self._fill()

    def show_state(self, running: bool, error: str = "") -> None:
        """Whether the coach is at work, and why it stopped."""
        self._running, self._error = running, error
        self._show_progress()

    @property
    def words(self) -> ReviewWords:
        """How this deal is spoken of."""
        return self._words

    def _fill(self) -> None:
        """Rows, curve and the decision laid open, as far as they are known."""
        if self.subject is None:
            return
        mine = self.which.currentData() == "mine"
        moments = [each for each in self.subject.moments if not mine or each.seat == self.subject.seat]
        self.list.show_rows([self._row(each) for each in moments])
        self.course.show_course(self._course(), self._places())
        self._show_progress()
        self._show_place(speak=False)

    def _row(self, moment: Moment) -> Row:
        decision = self.decisions.get(moment.index)
        if decision is None:
            return self._words.waiting_row(
                moment.index, moment.seat, moment.phase, moment.trick, moment.action
            )
        return self._words.row(decision)

    def _course(self) -> Course:
        assert self.subject is not None
        seat = self.subject.seat
        values: dict[int, float] = {}
        for index, decision in sorted(self.decisions.items()):
            if decision.expected is not None:
                values[index + 1] = decision.expected[seat]
            elif decision.forced and index in values:
                values[index + 1] = values[index]
        kinds = {
            index: kind_of(decision)
            for index, decision in self.decisions.items()
            if decision.seat == seat and kind_of(decision) in MISTAKES
        }
        return Course(len(self.subject.moments), values, kinds)

    def _places(self) -> list[str]:
        """What each action was, for the table of the curve."""
        assert self.subject is not None
        return [self._row(each).spoken for each in self.subject.moments]

    def _show_progress(self) -> None:
        subject = self.subject
        if subject is None:
            return
        count, judged = len(subject.moments), len(self.decisions)
        number = self.locale().toString(judged)
        if self._running:
            words = tr(WORKING, count).format(judged=number)
        elif self._error:
            words = tr(FAILED).format(reason=self._error)
        elif judged < count:
            words = tr(STOPPED, count).format(judged=number)
        else:
            words = self._words.sum_up(self.decisions.values(), subject.seat)
        self.progress.setText(words)
        self.stop.setText(tr(STOP if self._running else GO_ON))
        self.stop.setVisible(judged < count)

    # ------------------------------------------------------------ going about

    def go(self, place: int) -> None:
        """Stand at a place."""
        self._timer.stop()
        self._stand(place)

    def _stand(self, place: int) -> None:
        if self.subject is None:
            return
        former = self.place
        self.place = min(max(place, 0), len(self.subject.moments))
        self._show_table(self.place == former + 1)
        self._show_place(speak=self.place != former)

    def go_to_end(self) -> None:
        """Stand behind the last action."""
        if self.subject is not None:
            self.go(len(self.subject.moments))

    def step(self, by: int) -> None:
        """One action on or back."""
        self.go(self.place + by)

    def step_own(self, by: int) -> None:
        """To the person's next decision, or the one before."""
        self._step_to(by, lambda moment: moment.choice)

    def step_mistake(self, by: int) -> None:
        """To the person's next mistake, or the one before."""
        self._step_to(by, self._is_mistake)

    def _is_mistake(self, moment: Moment) -> bool:
        decision = self.decisions.get(moment.index)
        return decision is not None and kind_of(decision) in MISTAKES

    def _step_to(self, by: int, wanted: Callable[[Moment], bool]) -> None:
        if self.subject is None:
            return
        own = (each for each in self.subject.moments if each.seat == self.subject.seat and wanted(each))
        places = [each.index for each in own]
        ahead = [each for each in places if each > self.place]
        behind = [each for each in places if each < self.place]
        if by > 0 and ahead:
            self.go(ahead[0])
        elif by < 0 and behind:
            self.go(behind[-1])

    def play(self) -> None:
        """Let the deal play by itself from here, or stop it."""
        if self._timer.isActive():
            self._timer.stop()
        else:
            self._play_on()
            self._timer.start()

    def _play_on(self) -> None:
        if self.subject is None or self.place >= len(self.subject.moments):
            self._timer.stop()
        else:
            self._stand(self.place + 1)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        shifted = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        plain = event.modifiers() & ~(Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier)
        sideways = self.step_own if shifted else self.step
        deeds: Mapping[int, Callable[[], object]] = {
            Qt.Key.Key_Left: partial(sideways, -1),
            Qt.Key.Key_Right: partial(sideways, 1),
            Qt.Key.Key_Up: partial(self.step_mistake, -1),
            Qt.Key.Key_Down: partial(self.step_mistake, 1),
            Qt.Key.Key_Home: partial(self.go, 0),
            Qt.Key.Key_End: self.go_to_end,
            Qt.Key.Key_Space: self.play,
        }
        deed = deeds.get(event.key())
        if deed is None or plain:
            super().keyPressEvent(event)
        else:
            deed()

    def _see(self, as_seen: bool) -> None:
        self.table.open_hands = not as_seen
        if self.subject is not None:
            self._show_table(False)

    def _stop_or_go_on(self) -> None:
        (self.stop_wanted if self._running else self.continue_wanted).emit()

    def _retry(self) -> None:
        decision = self.decisions.get(self.place)
        if decision is not None:
            self.retry_wanted.emit(self.subject, decision)

    # ------------------------------------------------------------ the place one stands at

    def _show_table(self, animate: bool) -> None:
        assert self.subject is not None
        played, better = 0, 0
        if self.place < len(self.subject.moments):
            moment, decision = self.subject.moments[self.place], self.decisions.get(self.place)
            played = cards_of_text(self.subject.game, moment.action)
            better = cards_of_text(self.subject.game, decision.better) if decision is not None else 0
        self.table.show_moment(self.place, played, better, animate)

    def _show_place(self, speak: bool) -> None:
        """Row, curve, buttons and the decision laid open."""
        assert self.subject is not None
        count = len(self.subject.moments)
        self.list.stand_at(self.place)
        self.course.stand_at(self.place)
        for name, possible in (
            ("first", self.place > 0),
            ("back", self.place > 0),
            ("forward", self.place < count),
            ("last", self.place < count),
            ("mistake", any(self._is_mistake(each) for each in self._own() if each.index > self.place)),
        ):
            self.steps[name].setEnabled(possible)
        if self.place == count:
            self.where.setText(tr(END))
            self.detail.show_told(None)
        else:
            moment, decision = self.subject.moments[self.place], self.decisions.get(self.place)
            row = self._row(moment)
            self.where.setText(tr(PLACE).format(where=row.where, done=row.deed))
            told = self._words.told(decision) if decision is not None else None
            self.detail.show_told(told, row.deed)
            self.detail.retry.setVisible(
                told is not None and told.kind in MISTAKES and moment.seat == self.subject.seat
            )
        self.where.setToolTip(self.where.text())
        if speak:
            self._announce()

    def _own(self) -> list[Moment]:
        assert self.subject is not None
        return [each for each in self.subject.moments if each.seat == self.subject.seat]

    def _announce(self) -> None:
        """Tell listeners where one stands."""
        assert self.subject is not None
        words = self.where.text()
        if self.place < len(self.subject.moments):
            words = self._row(self.subject.moments[self.place]).spoken
        event = QAccessibleAnnouncementEvent(self, words)
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Polite)
        QAccessible.updateAccessibility(event)

    # ------------------------------------------------------------ looks and words

    def set_look(self, theme: Theme, text_scale: float, still: bool) -> None:
        """Another scheme or text size; `still`: nothing moves."""
        self._scale = text_scale
        self.table.set_look(theme, text_scale, still)
        self.list.set_look(theme)
        self.detail.set_look(theme)
        self.course.set_look(theme)
        self._arrange()

    def _arrange(self) -> None:
        """Give each part its share of the room."""
        narrow, low = self.width() < NARROW * self._scale, self.height() < LOW * self._scale
        cramped = self.height() < CRAMPED * self._scale
        self.course.setVisible(not cramped)
        self.progress.setVisible(not cramped)
        self.list.horizontalHeader().setVisible(not cramped)
        edge = 8 if narrow or low else 16
        self._box.setContentsMargins(edge, edge, edge, edge)
        self._box.setSpacing(edge)
        self._box.setStretch(0, 1 if narrow else 5)
        self._box.setStretch(1, 1 if narrow else 3)
        self.course.set_lines(
            next(lines for least, lines in CURVE_LINES if self.height() >= least * self._scale)
        )
        self._side.setMaximumWidth(round(SIDE_WIDEST * self._scale))
        wide = self.steps["first"].fontMetrics().height() + 22
        for button in self.steps.values():
            button.setFixedWidth(wide)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def retranslate(self) -> None:
        """Say everything in the present language."""
        for place, words in enumerate((MINE, ALL)):
            self.which.setItemText(place, tr(words))
        self.which.setAccessibleName(tr(WHICH))
        self.seen.setText(tr(AS_SEEN))
        self.seen.setToolTip(tr(AS_SEEN_SAYS))
        self.seen.setAccessibleDescription(tr(AS_SEEN_SAYS))
        self.to_table.setText(tr(TO_TABLE))
        for name, _, says in STEPS:
            self.steps[name].setToolTip(tr(says))
            self.steps[name].setAccessibleName(tr(says))
        self.detail.retranslate()
        self.list.retranslate()
        self.course.retranslate()
        if self.subject is not None:
            self.table.scene.refresh()
            self._fill()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _call(deed: Callable[[], object], _checked: bool = False) -> None:
    deed()
