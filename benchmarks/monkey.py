"""Hasty hands at the real window: ``python -m benchmarks.monkey [--seconds 60] [--seed 1] [--json]``.

A seed decides what is done: clicks, double clicks, drags, turns of the wheel and keys anywhere, every line
of the menus, every setting, sizes down to one pixel, rows of take-backs and new deals, deals and nonsense
pasted, at moments of thinking and in the middle of motions as it comes.  Every few deeds the hands rest: the
table must go on to the person or to its result by itself, and the scene must be one built fresh from the
view.  At the end the window is closed.  A fault is an exception, a word of Qt or Python on standard error, a
table that is stuck, a scene that differs.  Exit status 1 if there was any; `--log FILE` keeps what was done,
one deed a line.

Runs under any platform of Qt: `offscreen` unless another is chosen (`xvfb-run`, `QT_QPA_PLATFORM=xcb`).
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import asdict, dataclass, field
from pathlib import Path
from types import TracebackType
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt, QTimer, qInstallMessageHandler
from PySide6.QtGui import QAction, QGuiApplication, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from benchmarks.soak import Listener
from cardavia.deal_codes import encode
from cardavia.desktop.app import all_traditions, by_game
from cardavia.desktop.collecting import Collector
from cardavia.desktop.settings import Choice, Number, Settings, Switch
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.table.page import TablePage
from cardavia.desktop.table.scene import TableScene
from cardavia.desktop.window import Window
from cardavia.games import GAMES
from cardavia.languages import LANGUAGES
from cardavia.player_process import PlayerProcesses
from cardavia.records import by_seed, deal_of

STUCK: Final = 60.0
"""Seconds in which a table that is left alone must reach the person or its end."""
BETWEEN_RESTS: Final = 40
NOT_DONE: Final = ("quit", "about", "open_record", "save_record")
"""Lines of the menus that end the program or wait for an answer of the system."""
SIZES: Final = ((1, 1), (1, 900), (3000, 10), (320, 240), (800, 500), (1100, 720), (1280, 800), (2560, 1300))
KEYS: Final = (
    *range(Qt.Key.Key_A, Qt.Key.Key_Z + 1),
    *range(Qt.Key.Key_0, Qt.Key.Key_9 + 1),
    *(Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Escape, Qt.Key.Key_Tab, Qt.Key.Key_Backtab),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_F1, Qt.Key.Key_F5, Qt.Key.Key_F9, Qt.Key.Key_Delete),
)
NONSENSE: Final = (
    "",
    "{",
    "skat",
    "SK-",
    '{"format":"cardavia-deal/1"}',
    "\0\ud800",
    "-----BEGIN CARDAVIA DEAL-----ä",
)


@dataclass(slots=True)
class Figure:
    """What one run showed."""

    seed: int
    seconds: float = 0.0
    deeds: int = 0
    rests: int = 0
    faults: list[str] = field(default_factory=list)


class Monkey:
    """Hands at one window."""

    def __init__(self, window: Window, settings: Settings, figure: Figure, log: Path | None) -> None:
        self._window, self._settings, self.figure = window, settings, figure
        self._rng = random.Random(figure.seed)
        self._log = log.open("w", encoding="utf-8") if log is not None else None
        deeds: tuple[tuple[int, Callable[[], str]], ...] = (
            (30, self._press_table),
            (12, self._click),
            (6, self._double_click),
            (8, self._drag),
            (8, self._wheel),
            (20, self._key),
            (6, self._menu),
            (4, self._setting),
            (3, self._language),
            (4, self._resize),
            (2, self._take_back_storm),
            (2, self._new_deal_storm),
            (3, self._paste),
            (4, self._sit_down),
            (6, self._wait),
        )
        self._deeds = [deed for _, deed in deeds]
        self._weights = [weight for weight, _ in deeds]

    def run(self, seconds: float) -> None:
        """Do things for so long."""
        start = time.monotonic()
        while time.monotonic() < start + seconds:
            for _ in range(BETWEEN_RESTS):
                self._do(self._rng.choices(self._deeds, self._weights)[0])
            self._rest()
        self.figure.seconds = time.monotonic() - start

    def _do(self, deed: Callable[[], str]) -> None:
        self.figure.deeds += 1
        done = deed()
        if self._log is not None:
            self._log.write(f"{self.figure.deeds} {done}\n")
            self._log.flush()
        if self._rng.random() < 0.7:
            self.settle()

    def settle(self) -> None:
        """Let everything that waits happen."""
        QApplication.sendPostedEvents()
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)

    # ------------------------------------------------------------ looking

    def _rest(self) -> None:
        """The hands rest: the table must come to the person, and look as if it had just been laid."""
        self.figure.rests += 1
        window = self._window
        if window.width() < window.minimumWidth() or window.height() < window.minimumHeight():
            window.resize(1100, 720)
        deadline = time.monotonic() + STUCK
        while (page := window.table) is not None and not self._at_rest(page):
            self.settle()
            time.sleep(0.001)
            if page.controller is not None and page.controller.match.state.to_act is not None:
                page.controller.end_hold()
            if time.monotonic() > deadline:
                view = page.scene.view
                self._fault(f"stuck in {view.phase if view is not None else 'nothing'}")
                window.leave_table()
                return
        if page is not None and not self._fresh(page):
            self._fault("the scene is not what the view says")

    def _at_rest(self, page: TablePage) -> bool:
        view = page.scene.view
        return view is not None and (view.must_act or view.finished)

    def _fresh(self, page: TablePage) -> bool:
        """Whether the scene equals one built from the view alone."""
        QTest.keyClick(page, Qt.Key.Key_Escape)
        self.settle()
        if self._window.table is not page:
            return True
        scene = page.scene
        scene.set_last_trick(False)
        scene.finish()
        if scene.table is None or scene.view is None:
            return False
        other = TableScene(scene.store, scene.tradition)
        other.mover.factor = 0.0
        other.card_scale = scene.card_scale
        other.set_size(*scene.table.size, prompt_height=scene.prompt_height)
        other.show_view(scene.view, animate=False)
        same = other.snapshot() == scene.snapshot()
        if not same and self._log is not None:
            self._log.write(f"{scene.snapshot()}\n{other.snapshot()}\n")
        other.deleteLater()
        return same

    def _fault(self, words: str) -> None:
        self.figure.faults.append(f"deed {self.figure.deeds}: {words}")
        if self._log is not None:
            self._log.write(f"FAULT {words}\n")

    # ------------------------------------------------------------ deeds

    def _any_widget(self) -> QWidget:
        shown = [each for each in self._window.findChildren(QWidget) if each.isVisible() and each.width() > 0]
        return self._rng.choice(shown or [self._window])

    def _point(self, widget: QWidget) -> QPoint:
        return QPoint(
            self._rng.randrange(max(widget.width(), 1)), self._rng.randrange(max(widget.height(), 1))
        )

    def _press_table(self) -> str:
        """What a player does: a card that can be played, or a button that is open."""
        page = self._window.table
        if page is None or page.scene.view is None:
            return "nothing on the table"
        view = page.scene.view
        buttons = [each for each in page.prompt.buttons() if each.isEnabled() and each.isVisible()]
        cards = [card.card for card in view.hand if card.playable]
        last = page.result.first_button() if view.finished else None
        if last is not None and self._rng.random() < 0.7:
            QTest.mouseClick(last, Qt.MouseButton.LeftButton)
            return "press next"
        number = self._rng.randrange(len(buttons) + len(cards) + 1)
        if number < len(buttons):
            if self._rng.random() < 0.7:
                buttons[number].guard = 0
            name = buttons[number].objectName()
            for _ in range(self._rng.choice((1, 1, 2, 3))):
                QTest.mouseClick(buttons[number], Qt.MouseButton.LeftButton)
            return f"press {name}"
        if number - len(buttons) < len(cards):
            rect = page.scene.rect_of(cards[number - len(buttons)])
            if rect is not None:
                if self._rng.random() < 0.7:
                    page.canvas.haste = 0
                point = QPoint(round(rect.x + 6), round(rect.y + 0.55 * rect.height))
                QTest.mouseClick(
                    page.canvas.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point
                )
                return f"play {cards[number - len(buttons)]}"
        return "no card"

    def _click(self) -> str:
        widget = self._any_widget()
        point = self._point(widget)
        button = self._rng.choice(
            (Qt.MouseButton.LeftButton,) * 4 + (Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton)
        )
        name = f"click {type(widget).__name__} {widget.objectName()} {point.toTuple()} {button}"
        QTest.mouseClick(widget, button, Qt.KeyboardModifier.NoModifier, point)
        return name

    def _double_click(self) -> str:
        widget = self._any_widget()
        name = f"double click {type(widget).__name__} {widget.objectName()}"
        QTest.mouseDClick(
            widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, self._point(widget)
        )
        return name

    def _drag(self) -> str:
        page = self._window.table
        widget = page.canvas.viewport() if page is not None else self._any_widget()
        left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
        QTest.mousePress(widget, left, none, self._point(widget))
        for _ in range(self._rng.randrange(1, 5)):
            QTest.mouseMove(widget, self._point(widget))
            if self._rng.random() < 0.3:
                self.settle()
        match self._rng.randrange(4):
            case 0:
                QTest.keyClick(widget, Qt.Key.Key_Escape)
            case 1:
                QTest.mousePress(widget, Qt.MouseButton.RightButton, none, self._point(widget))
                QTest.mouseRelease(widget, Qt.MouseButton.RightButton, none, self._point(widget))
            case 2:
                QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
        QTest.mouseRelease(widget, left, none, self._point(widget))
        return "drag"

    def _wheel(self) -> str:
        widget = self._any_widget()
        place = QPointF(self._point(widget))
        steps = QPoint(0, self._rng.choice((-1200, -120, 120, 1200)))
        held = self._rng.choice((Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ControlModifier))
        event = QWheelEvent(
            *(place, QPointF(widget.mapToGlobal(place.toPoint())), QPoint(), steps),
            *(Qt.MouseButton.NoButton, held, Qt.ScrollPhase.NoScrollPhase, False),
        )
        QApplication.sendEvent(widget, event)
        return f"wheel {type(widget).__name__}"

    def _key(self) -> str:
        key = Qt.Key(self._rng.choice(KEYS))
        held = self._rng.choice((Qt.KeyboardModifier.NoModifier,) * 3 + (Qt.KeyboardModifier.ShiftModifier,))
        focused = QApplication.focusWidget() or self._window.page
        for _ in range(self._rng.choice((1, 1, 1, 4))):
            QTest.keyClick(self._window if self._rng.random() < 0.1 else focused, key, held)
            focused = QApplication.focusWidget() or self._window.page
        return f"key {key.name} {held}"

    def _menu(self) -> str:
        actions = [
            action
            for action in self._window.findChildren(QAction)
            if action.isEnabled() and action.objectName().removeprefix("action.") not in NOT_DONE
        ]
        action = self._rng.choice(actions)
        name = action.objectName()
        action.trigger()
        return f"menu {name} {action.text()}"

    def _setting(self) -> str:
        setting = self._rng.choice(list(self._settings.every()))
        kind = setting.kind
        if isinstance(kind, Number):
            setting.restore(self._rng.randint(kind.low, kind.high))
        elif isinstance(kind, Choice):
            setting.restore(self._rng.choice(kind.words))
        elif isinstance(kind, Switch):
            setting.restore(self._rng.random() < 0.5)
        elif setting.key.startswith("look/tradition"):
            setting.restore(
                self._rng.choice(("", "bavarian", "tell", "wiener-bild", "salisburghesi", "none"))
            )
        elif setting.key.startswith("play/name"):
            setting.restore(self._rng.choice(("", "Anna", "<b>&amp;", "한국어", "%n {seat}")))
        return f"setting {setting.key} {setting.value!r}"

    def _language(self) -> str:
        code = self._rng.choice(("", *LANGUAGES))
        self._settings.language.set(code)
        return f"language {code}"

    def _resize(self) -> str:
        size = self._rng.choice(SIZES)
        self._window.setMinimumSize(1, 1)
        self._window.resize(*size)
        if self._rng.random() < 0.2:
            self._window.page.resize(1, 1)
        return f"size {size}"

    def _take_back_storm(self) -> str:
        for _ in range(self._rng.randrange(1, 12)):
            page = self._window.table
            if page is None:
                break
            page.take_back() if self._rng.random() < 0.7 else page.repeat()
            if self._rng.random() < 0.3:
                self.settle()
        return "take back"

    def _new_deal_storm(self) -> str:
        for _ in range(self._rng.randrange(1, 8)):
            self._window.at_table.new_deal()
            if self._rng.random() < 0.3:
                self.settle()
        return "new deals"

    def _paste(self) -> str:
        game = self._rng.choice(list(GAMES.values()))
        number = self._rng.randrange(10**8)
        record = by_seed(game, number)
        text = self._rng.choice(
            (f"{game.name} {number}", encode(game, deal_of(record)), record.to_json().decode(), *NONSENSE)
        )
        QGuiApplication.clipboard().setText(text)
        self._window.sharing.paste()
        return f"paste {text[:60]!r}"

    def _sit_down(self) -> str:
        game, level = self._rng.choice(list(GAMES)), self._rng.choice(("beginner", "beginner", "club"))
        self._window.start_game(game, level)
        return f"sit down {game} {level}"

    def _wait(self) -> str:
        milliseconds = self._rng.randrange(400)
        end = time.monotonic() + milliseconds / 1000
        while time.monotonic() < end:
            self.settle()
            time.sleep(0.002)
        return f"wait {milliseconds}"


def _close_what_waits() -> None:
    """Boxes and menus that wait for an answer get none."""
    for widget in (QApplication.activePopupWidget(), QApplication.activeModalWidget()):
        if widget is not None:
            widget.close()


def monkey(seed: int, seconds: float, log: Path | None) -> Figure:
    """One window, one seed."""
    figure = Figure(seed)

    def fault(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        figure.faults.append(
            f"deed {figure.deeds}: {''.join(traceback.format_exception(kind, error, trace))}"
        )

    listener = Listener()
    former, sys.stderr, sys.excepthook = sys.excepthook, listener, fault
    qInstallMessageHandler(listener.hear)
    with tempfile.TemporaryDirectory() as name, closing(PlayerProcesses()) as processes:
        folder = Path(name)
        found = all_traditions()[0]
        settings = Settings(folder / "settings.ini")
        store = SpriteStore(found.values(), cache_folder=folder / "pictures")
        window = Window(
            *(store, by_game(found), folder / "matches"),
            settings=settings,
            found=tuple(found.values()),
            rng=random.Random(seed),
            make=processes.player,
        )
        window.restore()
        window.show()
        timer = QTimer()
        timer.timeout.connect(_close_what_waits)
        timer.start(100)
        hands = Monkey(window, settings, figure, log)
        try:
            hands.run(seconds)
        except Exception:
            # whatever a deed raised is the finding; the window is closed all the same
            figure.faults.append(f"deed {figure.deeds}: {traceback.format_exc()}")
        timer.stop()
        window.close()
        window.deleteLater()
        hands.settle()
        store.close()
    sys.excepthook = former
    figure.faults += [f"said: {line.strip()}" for line in listener.lines]
    return figure


def main(argv: Sequence[str] | None = None) -> int:
    """Do and print; exit status 1 if anything went wrong."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.monkey", description=__doc__)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, metavar="FILE", help="keep what was done, one deed a line")
    parser.add_argument("--json", action="store_true", help="one JSON object instead of lines")
    args = parser.parse_args(argv)
    application = QApplication.instance() or QApplication([])
    with closing(Collector()):
        figure = monkey(args.seed, args.seconds, args.log)
        application.processEvents()
    if args.json:
        print(json.dumps(asdict(figure)))
    else:
        print(f"seed {figure.seed}: {figure.deeds} deeds, {figure.rests} rests, {figure.seconds:.0f} s")
        print("\n".join(figure.faults) or "no faults")
    return 1 if figure.faults else 0


if __name__ == "__main__":
    sys.exit(main())
