"""Fair play: what the computer players know, and the check of it before one's eyes on the present deal.

The check runs in a thread of its own and can be left at any time; it shows only the choice that everybody saw
and how many cards lie elsewhere.  What is chosen anew is never named: it may be a hidden card.  Imports Qt,
`overlay`, `help.fairness`, `match`, `players`, `table_words`, `workers` and `speaker`.
"""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable
from typing import Final, NamedTuple

from PySide6.QtCore import QObject, Qt, Signal, SignalInstance
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from cardavia.desktop.overlay import Overlay
from cardavia.desktop.speaker import TableSpeaker, tr
from cardavia.games.actions import Action, Play
from cardavia.help.fairness import Decision, Trial, last_decision, trials
from cardavia.match import Match
from cardavia.players.base import Cancel, Cancelled, Player
from cardavia.players.levels import make_player
from cardavia.strings import tr_noop
from cardavia.table_words.registry import WORDS
from cardavia.workers import Workers

TITLE: Final = tr_noop("Fair play")
KNOWLEDGE: Final = tr_noop(
    "Each computer player is told what a person on its chair would know: its own cards, what was said and "
    "played, and what lies open. Nothing else reaches it."
)
CHANCE: Final = tr_noop(
    "The cards are dealt by chance before anybody decides anything. A stronger level thinks further; "
    "it never knows more."
)
PROOF: Final = tr_noop(
    "You can check this on the deal you are playing. The last choice of a computer player is asked again in "
    "other deals in which that player had seen exactly the same. If it knew a hidden card, it would choose "
    "otherwise there."
)
NO_DEAL: Final = tr_noop("The check needs a deal in which a computer player has made a choice.")
CHECK, STOP = tr_noop("Check this deal"), tr_noop("Stop checking")
CHOSE: Final = tr_noop("{seat} chose: {choice}")
AS_IT_IS: Final = tr_noop("The cards as they lie: the choice to compare with")
LONGER: Final = tr_noop("Asked again with all the time it wants, the player would choose otherwise now.")
SAME: Final = tr_noop("Another deal, %n card(s) elsewhere: the same choice")
DIFFERENT: Final = tr_noop("Another deal, %n card(s) elsewhere: another choice")
ASKING: Final = tr_noop("Asking again…")
FAIR: Final = tr_noop("The same knowledge led to the same choice every time.")
ALONE: Final = tr_noop("What had been seen leaves no other deal, so there is nothing to compare.")
UNFAIR: Final = tr_noop("The choices differ. This must not happen: please copy a report from the Help menu.")
STOPPED: Final = tr_noop("The check was stopped.")
FAILED: Final = tr_noop("The check could not be finished: {reason}")
CLOSING: Final = 1.0
"""Seconds that a check which was called off may take to end; players look at the flag all the time."""
READABLE: Final = 720
"""Widest column of text in logical pixels, at a text size of 100 %."""


class Table(NamedTuple):
    """The table that is checked: its match, whose seat is the person's, the levels, and its words."""

    match: Match
    viewer: int
    level: Callable[[int], str]
    """The level of a seat."""
    speaker: TableSpeaker


class Check(QObject):
    """Asks one decision again, in a thread."""

    tried = Signal(object)
    """A `Trial`."""
    ended = Signal(str)
    """It is over; the text names a failure and is empty otherwise."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._cancel = Cancel()
        self._workers = Workers(1)

    def start(self, decision: Decision, make: Callable[[], Player]) -> None:
        """Begin; `make` gives the player and is called in the thread."""
        self._workers.submit(lambda: self._run(decision, make))

    def _run(self, decision: Decision, make: Callable[[], Player]) -> None:
        reason = ""
        try:
            for trial in trials(decision, make(), random.Random(decision.seed), self._cancel):
                self._tell(self.tried, trial)
        except Cancelled:
            return
        except Exception as error:  # a player that fails must not end the thread in silence
            reason = f"{type(error).__name__}: {error}"
        self._tell(self.ended, reason)

    @staticmethod
    def _tell(signal: SignalInstance, value: object) -> None:
        with contextlib.suppress(RuntimeError):  # the page was left meanwhile
            signal.emit(value)

    def stop(self) -> None:
        """Call it off and let the thread end, so that it never speaks through an object that is gone."""
        self._cancel.set()
        self._workers.close(CLOSING)


class FairPlayPage(Overlay):
    """The explanation and the check."""

    widest = READABLE

    def __init__(self, table: Table | None, parent: QWidget) -> None:
        super().__init__("fair_play", TITLE, parent)
        self._table = table
        self._check: Check | None = None
        self._over = False
        self._trials: list[Trial] = []
        self.decision = last_decision(table.match, table.viewer) if table is not None else None
        self._texts = [(self._line("lead"), KNOWLEDGE), (self._line(), CHANCE), (self._line(), PROOF)]
        self.button = QPushButton()
        self.button.setObjectName("btn.fair.check")
        self.button.setProperty("role", "primary")
        self.button.clicked.connect(self._press)
        self._plate = QFrame()
        self._plate.setProperty("role", "plate")
        self._rows = QVBoxLayout(self._plate)
        self._rows.setContentsMargins(18, 14, 18, 14)
        self._rows.setSpacing(6)
        self._lines: list[QLabel] = []
        for label, _ in self._texts:
            self.content.addWidget(label)
        self.content.addSpacing(6)
        self.content.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self.content.addWidget(self._plate)
        self.content.addStretch(1)
        self.closed.connect(self._stop)

    def _line(self, role: str = "") -> QLabel:
        label = QLabel()
        label.setWordWrap(True)
        if role:
            label.setProperty("role", role)
        return label

    # ------------------------------------------------------------ the check

    def _press(self) -> None:
        if self._check is None:
            self._start()
        else:
            self._stop()
            self._say(tr(STOPPED))

    def _start(self) -> None:
        table, decision = self._table, self.decision
        if table is None or decision is None:
            return
        self._trials, self._over = [], False
        game, level = table.match.game.name, table.level(decision.seat)
        self._check = Check(self)
        self._check.tried.connect(self._tried)
        self._check.ended.connect(self._ended)
        self._check.start(decision, lambda: make_player(game, level, clock=False))
        self._say()

    def _stop(self) -> None:
        if self._check is not None:
            self._check.stop()
            self._check.deleteLater()
            self._check = None

    def _tried(self, trial: Trial) -> None:
        if self._check is not None:
            self._trials.append(trial)
            self._say()

    def _ended(self, reason: str) -> None:
        if self._check is not None:
            self._over = True
            self._stop()
            self._say(tr(FAILED).format(reason=reason) if reason else "")

    @property
    def fair(self) -> bool:
        """Whether every choice so far was the same with the same knowledge."""
        return all(each.same_knowledge and each.action == self._trials[0].action for each in self._trials)

    # ------------------------------------------------------------ words

    def _choice(self, action: Action) -> str:
        assert self._table is not None
        if isinstance(action, Play):
            return self._table.speaker.card(action.card)
        said = WORDS[self._table.match.game.name].announcement(action)
        return self._table.speaker.say(said) if said is not None else ""

    def _say(self, outcome: str = "") -> None:
        """Write all rows anew."""
        for line in self._lines:
            self._rows.removeWidget(line)
            line.deleteLater()
        self._lines = []
        table, decision = self._table, self.decision
        self.button.setText(tr(CHECK if self._check is None else STOP))
        self.button.setVisible(decision is not None)
        if table is None or decision is None:
            self._add(tr(NO_DEAL), "quiet")
            return
        chose = tr(CHOSE).format(seat=table.speaker.seat(decision.seat), choice=self._choice(decision.action))
        self._add(chose[:1].upper() + chose[1:], "heading")
        if self._trials and self._trials[0].action != decision.action:
            self._add(tr(LONGER), "quiet")
        for trial in self._trials:
            same = trial.same_knowledge and trial.action == self._trials[0].action
            words = tr(SAME if same else DIFFERENT, trial.elsewhere) if trial.elsewhere else tr(AS_IT_IS)
            self._add(f"{'✓' if same else '✕'}  {words}", "good" if same else "bad")
        if self._check is not None:
            self._add(tr(ASKING), "quiet")
        elif outcome:
            self._add(outcome, "warn")
        elif self._over and len(self._trials) == 1:
            self._add(tr(ALONE), "quiet")
        elif self._over:
            self._add(tr(FAIR if self.fair else UNFAIR), "good" if self.fair else "bad", bold=True)

    def _add(self, words: str, role: str, bold: bool = False) -> None:
        line = self._line(role)
        line.setText(words)
        line.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        if bold:
            line.setStyleSheet("font-weight: 600;")
        self._lines.append(line)
        self._rows.addWidget(line)

    def retranslate(self) -> None:
        super().retranslate()
        for label, text in self._texts:
            label.setText(tr(text))
        self._say()
