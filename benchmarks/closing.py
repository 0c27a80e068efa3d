"""Ends the program in many states and ways, and looks whether it ends as it should.

    python -m benchmarks.closing [--state rules_copied] [--way terminate] [--rounds 1]

Each time the program is started as a person starts it, brought into a state (a table, a player thinking, the
rules on the clipboard, cards on their way ...) and ended: by its window, by Ctrl+Q, by SIGTERM, by SIGINT.
It must end within some seconds, with status 0 or that of the signal, with nothing on standard error, no
report of a crash and no process left behind.  Nothing is shown: Qt paints into memory unless
`QT_QPA_PLATFORM` says otherwise.  POSIX only; processes left behind are looked for where there is /proc.
"""

from __future__ import annotations

import argparse
import contextlib
import faulthandler
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from cardavia.desktop.window import Window

Ready = Callable[[], bool]
"""Whether the state has been reached; asked again and again."""

LONGEST: Final = 60.0
"""Seconds after which a program that has not ended counts as hung."""
HUNG: Final = 25.0
"""Seconds after which a program that was told to end tells where it hangs."""
GRACE: Final = 3.0
"""Seconds in which the processes of the players may follow the program."""
POLL: Final = 5
"""Milliseconds between two looks at whether the state has been reached."""
OFFSCREEN: Final = "This plugin does not support propagateSizeHints()"
"""What Qt itself says of dialogs where nothing is shown."""
SIGNALS: Final = {"terminate": signal.SIGTERM, "interrupt": signal.SIGINT}
WAYS: Final = ("window", "keys", *SIGNALS)


# ---------------------------------------------------------------- in the program that is ended
def _at_once() -> bool:
    return True


def _seat_thinks(window: Window) -> bool:
    view = window.table.scene.view if window.table is not None else None
    return view is not None and any(seat.thinking for seat in view.seats[1:])


def _persons_turn(window: Window) -> bool:
    view = window.table.scene.view if window.table is not None else None
    return view is not None and view.must_act


def _act(window: Window) -> None:
    """Do something for the person, if it is the person's turn."""
    if _persons_turn(window) and window.table is not None and window.table.controller is not None:
        controller = window.table.controller
        action = controller.match.state.legal_actions()[0]
        controller.choose(action, controller.view().decision)


def _gallery(window: Window) -> Ready:
    return _at_once


def _tradition(window: Window) -> Ready:
    window.card_pages.show("bavarian")
    return _at_once


def _table(window: Window) -> Ready:
    window.start_game("skat", "club")
    return lambda: _persons_turn(window)


def _thinking(window: Window) -> Ready:
    window.start_game("schafkopf", "master")

    def thinks() -> bool:
        if not _seat_thinks(window):
            _act(window)
            return False
        return True

    return thinks


def _dealing(window: Window) -> Ready:
    window.start_game("preference", "club")
    return lambda: window.table is not None and window.table.scene.mover.busy


def _laid_and_left(window: Window) -> Ready:
    window.start_game("schnapsen", "club")
    window.leave_table()
    return _at_once


def _resized(window: Window) -> Ready:
    window.start_game("skat", "club")
    window.resize(window.width() + 60, window.height() + 40)
    return _at_once


def _hint_asked(window: Window) -> Ready:
    window.start_game("schnapsen", "club")

    def asked() -> bool:
        if not _persons_turn(window) or window.table is None:
            return False
        window.table.ask_hint()
        return True

    return asked


def _rules_copied(window: Window) -> Ready:
    window.rules_pages.show("skat")
    assert window.rules_pages.page is not None
    window.rules_pages.page.view.text.selectAll()
    window.rules_pages.page.view.text.copy()
    return _at_once


def _settings(window: Window) -> Ready:
    window.toggle_settings()
    return window.sheet.isVisible


def _slider_moved(window: Window) -> Ready:
    window.toggle_settings()
    moves: Iterator[int] = iter(range(60, 66))

    def moved() -> bool:
        value = next(moves, None)
        if value is not None:
            window.settings.contrast.set(value)
        return value is None

    return moved


def _language(window: Window) -> Ready:
    window.settings.language.set("ko")
    return _at_once


def _fair_play(window: Window) -> Ready:
    window.start_game("schnapsen", "master", 3)

    def checking() -> bool:
        from cardavia.desktop.fair_play import FairPlayPage
        from cardavia.desktop.help_pages import show_fair_play
        from cardavia.help.fairness import last_decision

        controller = window.table.controller if window.table is not None else None
        if controller is None or last_decision(controller.match, controller.viewer) is None:
            _act(window)
            return False
        show_fair_play(window)
        page = window.findChild(FairPlayPage)
        assert page is not None
        page.button.click()
        return True

    return checking


def _history(window: Window) -> Ready:
    window.start_game("skat", "club")
    window.past_pages.show_history()
    return _at_once


def _statistics(window: Window) -> Ready:
    window.past_pages.show_statistics()
    return _at_once


def _about(window: Window) -> Ready:
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from cardavia.desktop import help_pages

    QTimer.singleShot(0, partial(help_pages.about, window))
    return lambda: QApplication.activeModalWidget() is not None


def _loading(window: Window) -> Ready:
    return lambda: any(each.name == "cardavia-loader" for each in threading.enumerate())


def _shortcuts(window: Window) -> Ready:
    from cardavia.desktop.help_pages import show_shortcuts

    show_shortcuts(window)
    return _at_once


STATES: Final[dict[str, Callable[[Window], Ready]]] = {
    "gallery": _gallery,
    "tradition": _tradition,
    "table": _table,
    "thinking": _thinking,
    "dealing": _dealing,
    "laid_and_left": _laid_and_left,
    "resized": _resized,
    "hint_asked": _hint_asked,
    "rules_copied": _rules_copied,
    "settings": _settings,
    "slider_moved": _slider_moved,
    "language": _language,
    "fair_play": _fair_play,
    "history": _history,
    "statistics": _statistics,
    "shortcuts": _shortcuts,
    "loading": _loading,
    "about": _about,
}
"""What the program is brought into before it is ended."""


def _end(window: Window, way: str) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    if way == "window":
        window.close()
    elif way == "keys":
        QTest.keyClick(window, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)
    else:
        os.kill(os.getpid(), SIGNALS[way])


def _child(state: str, way: str) -> int:
    """Start the program, bring it into a state, and end it."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    from cardavia.__main__ import main
    from cardavia.desktop.application import make_application
    from cardavia.desktop.window import Window

    make_application()
    timer = QTimer()
    ready: list[Ready] = []

    def look() -> None:
        window = next((each for each in QApplication.topLevelWidgets() if isinstance(each, Window)), None)
        if window is None or not window.isVisible():
            return
        if not ready:
            ready.append(STATES[state](window))
        elif ready[0]():
            timer.stop()
            print("ended", time.monotonic(), flush=True)
            faulthandler.dump_traceback_later(HUNG, file=sys.__stderr__ or sys.stderr)
            _end(window, way)

    timer.timeout.connect(look)
    timer.start(POLL)
    return main([])


# ---------------------------------------------------------------- from outside
class Ending(NamedTuple):
    """How one program ended."""

    status: int
    """That of the process: negative for a signal; a `LONGEST` wait counts as SIGKILL."""
    seconds: float
    """From the command to end until it had ended."""
    errors: str
    """What it wrote to standard error."""
    left: int
    """Processes that it left behind."""
    reports: int
    """Reports of crashes that it wrote."""

    def fault(self, way: str) -> str:
        """What was wrong with it; empty if nothing was."""
        number = SIGNALS[way].value if way in SIGNALS else 0
        faults = []
        if self.status not in (0, -number, 128 + number if number else 0):
            faults.append(f"status {self.status}")
        if self.errors:
            faults.append(f"said {self.errors!r}")
        if self.left:
            faults.append(f"left {self.left} processes")
        if self.reports:
            faults.append(f"wrote {self.reports} reports")
        return ", ".join(faults)


def _of_session(number: int) -> list[int]:
    """The processes of a session, where the system tells."""
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError, ValueError):
            fields = path.read_text().rpartition(")")[2].split()
            if int(fields[3]) == number and fields[0] != "Z":
                found.append(int(path.parent.name))
    return found


def end_once(state: str, way: str, home: Path, cache: Path) -> Ending:
    """Start the program with an own, empty home, bring it into a state, and end it."""
    surroundings = {
        **os.environ,
        "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CACHE_HOME": str(cache),
    }
    child = subprocess.Popen(
        [sys.executable, "-m", "benchmarks.closing", "--child", state, way],
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        said, errors = child.communicate(timeout=LONGEST)
    except subprocess.TimeoutExpired:
        child.kill()
        said, errors = child.communicate()
    ended = time.monotonic()
    began = next((float(line.split()[1]) for line in said.splitlines() if line.startswith("ended")), ended)
    deadline = ended + GRACE
    while (left := _of_session(child.pid)) and time.monotonic() < deadline:
        time.sleep(0.05)
    for number in left:
        with contextlib.suppress(OSError):
            os.kill(number, signal.SIGKILL)
    for path in (home / "data").rglob("crash-*.log"):
        errors += path.read_text(encoding="utf-8")
    reports = len(list((home / "data").rglob("crash-*.log")))
    reports += sum(path.stat().st_size > 0 for path in (home / "data").rglob("abort.log"))
    if said.count("ended") == 0:
        errors += "never came into the state"
    heard = [line for line in errors.splitlines() if OFFSCREEN not in line]
    return Ending(child.returncode, ended - began, "\n".join(heard), len(left), reports)


def main() -> int:
    """The command; 1 if any ending was faulty."""
    parser = argparse.ArgumentParser(description="End the program in many states and look how it ends.")
    parser.add_argument("--state", choices=STATES, action="append", help="only this state")
    parser.add_argument("--way", choices=WAYS, action="append", help="only this way to end it")
    parser.add_argument("--rounds", type=int, default=1, help="how often each (1)")
    parser.add_argument("--child", nargs=2, metavar=("STATE", "WAY"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.child is not None:
        return _child(*args.child)
    faulty = endings = 0
    with tempfile.TemporaryDirectory() as folder:
        for number in range(args.rounds):
            for state in args.state or STATES:
                for way in args.way or WAYS:
                    if (state, way) == ("about", "keys"):
                        continue  # a dialog takes the keys
                    home = Path(folder) / f"{number}-{state}-{way}"
                    ending = end_once(state, way, home, Path(folder) / "cache")
                    fault = ending.fault(way)
                    endings, faulty = endings + 1, faulty + bool(fault)
                    print(f"{state:>14} {way:<10} {ending.seconds:6.2f} s  {fault or 'well'}", flush=True)
    print(f"{endings} endings, {faulty} faulty")
    return 1 if faulty else 0


if __name__ == "__main__":
    sys.exit(main())
