"""A worked example of a rule on a small table, step by step, with the words of the log and of refusals.

It lies over the page it was asked for on.  The real engine plays it and the real scene draws it.  Imports Qt,
`examples`, `records`, `match`, `table_words`, the table's scene and canvas, `overlay` and `speaker`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from cardavia.cards import Card
from cardavia.desktop.overlay import Overlay
from cardavia.desktop.speaker import tr
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.table.canvas import TableCanvas
from cardavia.desktop.table.scene import TableScene
from cardavia.desktop.theme import Theme
from cardavia.examples import Example
from cardavia.games import GAMES
from cardavia.games.base import IllegalAction
from cardavia.match import Match
from cardavia.records import deal_of
from cardavia.strings import Text, tr_noop
from cardavia.table_view import Refusal, TableView
from cardavia.table_words import table_view, why_not
from cardavia.traditions import Tradition

TITLE: Final = tr_noop("Example")
RULE, RULES = tr_noop("Rule {number}"), tr_noop("Rules {rules}")
BEFORE, AFTER, AGAIN = tr_noop("Step back"), tr_noop("Next step"), tr_noop("From the beginning")
REFUSED: Final = tr_noop("Not allowed ({rule}): {reason}")
REFUSED_CARD: Final = tr_noop("{card}: not allowed ({rule}). {reason}")
PLACE: Final = tr_noop("Step {place} of {count}")
PAUSE: Final = 1600
"""Milliseconds between two steps while the example plays by itself."""
HEIGHT: Final = 290
"""Logical pixels of the table, at least."""


class Step(NamedTuple):
    """One moment of an example."""

    view: TableView
    words: Text
    refusal: Refusal | None = None
    """What the rules forbid at this moment, if that is what is shown."""
    tried: Card | None = None
    """The card that is refused."""


def steps(example: Example) -> tuple[Step, ...]:
    """All moments of an example, the refusal last.

    Raises `ValueError` for an example whose record is not sound or is refused before its last action.
    """
    record = example.record
    game = GAMES[record.game]
    match = Match(game, 0)
    found: list[Step] = []
    match.state = game.start(deal_of(record))
    match.number = None
    count = len(record.actions)
    for place in range(count + 1):
        if place:
            seat, text = record.actions[place - 1]
            action = game.vocabulary.parse(text)
            try:
                match.state = match.state.act(seat, text)
            except IllegalAction as error:
                refusal = why_not(match, seat, action) if action is not None else None
                if place < count or refusal is None:
                    raise ValueError(f"actions[{place - 1}]: {error}") from None
                last = found[-1]
                found.append(Step(last.view, refusal.text, refusal, getattr(action, "card", None)))
                break
        if place >= example.start:
            view = table_view(match, example.viewer, decision=place)
            words = view.log[-1].text if view.log else view.prompt.text
            found.append(Step(view, words))
    return tuple(found)


class ExamplePage(Overlay):
    """The table, what happens in words, and the way through the steps."""

    def __init__(
        self, store: SpriteStore, tradition: Tradition, example: Example, still: bool, parent: QWidget
    ) -> None:
        """`still`: nothing moves and nothing plays by itself."""
        super().__init__("example", TITLE, parent)
        self._example = example
        self._steps = steps(example)
        self._place = 0
        self._rules = QLabel()
        self._rules.setProperty("role", "quiet")
        self.head.insertWidget(1, self._rules, 0, Qt.AlignmentFlag.AlignVCenter)
        self.scene = TableScene(store, tradition, self)
        self.scene.mover.reduced = still
        self.canvas = TableCanvas(self.scene)
        self.canvas.setMinimumHeight(HEIGHT)
        self.canvas.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.words = QLabel()
        self.words.setObjectName("example.words")
        self.words.setProperty("role", "lead")
        self.words.setWordWrap(True)
        self.words.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.words.setMinimumHeight(self.words.fontMetrics().height() * 2)
        self._number = QLabel()
        self._number.setProperty("role", "caption")
        self.back = self._button("btn.example.back", self._back)
        self.forward = self._button("btn.example.next", self._forward)
        self.again = self._button("btn.example.again", self._begin)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addStretch(1)
        for each in (self.again, self.back, self._number, self.forward):
            row.addWidget(each)
        row.addStretch(1)
        self.content.addWidget(self.canvas, 1)
        self.content.addWidget(self.words)
        self.content.addLayout(row)
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE)
        self._timer.timeout.connect(self._go_on)
        self.canvas.resized.connect(self._resize)
        self._still = still

    def _button(self, name: str, run: object) -> QPushButton:
        button = QPushButton()
        button.setObjectName(name)
        button.clicked.connect(run)
        return button

    def open(self) -> None:
        super().open()
        self._begin()
        self.forward.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_look(self, theme: Theme, text_scale: float) -> None:
        """The colours and text size of the window."""
        self.scene.theme = theme
        self.scene.text_scale = text_scale
        self.canvas.renew_felt()
        self.scene.refresh()

    def _begin(self) -> None:
        self._show(0)
        if not self._still:
            self._timer.start()

    def _back(self) -> None:
        self._timer.stop()
        self._show(self._place - 1)

    def _forward(self) -> None:
        self._timer.stop()
        self._show(self._place + 1)

    def _go_on(self) -> None:
        if self._place + 1 < len(self._steps):
            self._show(self._place + 1)
        else:
            self._timer.stop()

    def _show(self, place: int) -> None:
        self._place = min(max(place, 0), len(self._steps) - 1)
        step = self._steps[self._place]
        self._resize()
        self.scene.show_view(step.view)
        self.scene.set_hovered(step.tried)
        self.scene.set_causes(step.refusal.cards if step.refusal is not None else 0)
        self._say()

    def _say(self) -> None:
        step = self._steps[self._place]
        refused = step.refusal is not None
        said = self.scene.say(step.words)
        if step.refusal is not None and step.tried is not None:
            card = self.scene.speaker.card(step.tried)
            said = tr(REFUSED_CARD).format(card=card, reason=said, rule=step.refusal.rule)
        elif step.refusal is not None:
            said = tr(REFUSED).format(reason=said, rule=step.refusal.rule)
        self.words.setText(said)
        self.words.setProperty("role", "bad" if refused else "lead")
        self.words.style().unpolish(self.words)
        self.words.style().polish(self.words)
        self._number.setText(tr(PLACE).format(place=self._place + 1, count=len(self._steps)))
        self.back.setEnabled(self._place > 0)
        self.forward.setEnabled(self._place + 1 < len(self._steps))

    def _resize(self) -> None:
        viewport = self.canvas.viewport()
        self.scene.set_size(viewport.width(), viewport.height(), 0)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._resize()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Left:
            self._back()
        elif event.key() == Qt.Key.Key_Right:
            self._forward()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        super().retranslate()
        rules = self._example.rules
        one = tr(RULE).format(number=rules[0])
        self._rules.setText(one if len(rules) == 1 else tr(RULES).format(rules=", ".join(rules)))
        for button, text in ((self.back, BEFORE), (self.forward, AFTER), (self.again, AGAIN)):
            button.setText(tr(text))
        if self.scene.view is not None:
            self.scene.refresh()
            self._say()
