"""Time from the start of the process to the painted gallery, and memory with a deal open.

    python -m benchmarks.startup [--runs 7] [--cold] [--memory]

Each run is a process of its own with an own, empty home.  The first run is always thrown away.  Warm runs
share one folder of drawn faces; with `--cold` each begins with an empty one, and, where that is allowed
(Linux, as root), with an empty page cache.  `--memory` opens a deal of each game in turn and tells the
resident memory of the program and of its player process.  Nothing is shown: Qt paints into memory unless
`QT_QPA_PLATFORM` says otherwise.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

PAINTED: Final = "painted"
LONGEST: Final = 120.0
"""Seconds after which a run is given up."""


# ---------------------------------------------------------------- in the process that is measured
def _child(games: tuple[str, ...]) -> None:
    """Start the program as a person does, tell when the gallery has been painted, then leave."""
    from PySide6.QtCore import QEvent, QObject, QTimer
    from PySide6.QtWidgets import QApplication

    from cardavia.__main__ import main
    from cardavia.desktop.window import Window

    class Watch(QObject):
        """Sees the first paint of the gallery."""

        def __init__(self, window: Window) -> None:
            super().__init__(window)
            self._window = window
            window.gallery.viewport().installEventFilter(self)

        def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
            if event.type() == QEvent.Type.Paint:
                watched.removeEventFilter(self)
                QTimer.singleShot(0, self._painted)
            return False

        def _painted(self) -> None:
            print(PAINTED, time.time(), time.process_time(), flush=True)
            if games:
                QTimer.singleShot(1500, lambda: self._play(0))
            else:
                QApplication.closeAllWindows()

        def _play(self, place: int) -> None:
            if place == len(games):
                print("memory", *_resident(), flush=True)
                QApplication.closeAllWindows()
                return
            self._window.start_game(games[place], "club", 48151623)
            QTimer.singleShot(4000, lambda: self._play(place + 1))

    former: Callable[[Window], None] = Window.show

    def show(window: Window) -> None:
        Watch(window)
        former(window)

    Window.show = show  # type: ignore[method-assign, assignment]
    sys.argv = ["cardavia"]
    sys.exit(main([]))


def _resident() -> tuple[float, float]:
    """Resident megabytes of this process and of its children; 0 where the system does not tell."""
    own = children = 0.0
    for status in Path("/proc").glob("[0-9]*/status"):
        with contextlib.suppress(OSError, ValueError, KeyError):
            lines = dict(line.split(":", 1) for line in status.read_text().splitlines() if ":" in line)
            megabytes = int(lines["VmRSS"].split()[0]) / 1024
            if int(lines["Pid"]) == os.getpid():
                own = megabytes
            elif int(lines["PPid"]) == os.getpid():
                children += megabytes
    return own, children


# ---------------------------------------------------------------- measuring
def _run(base: Path, home: Path, cache: Path, games: tuple[str, ...] = ()) -> tuple[float, float, list[str]]:
    """One start: seconds to the painted gallery, those of the processor, and what the process told."""
    surroundings = {
        **{name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"},
        "PYTHONPYCACHEPREFIX": str(base / "bytecode"),  # an installed program has its modules compiled
        "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM", "offscreen"),
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home / "config"),
        "XDG_DATA_HOME": str(home / "data"),
        "XDG_CACHE_HOME": str(cache),
    }
    command = [sys.executable, "-m", "benchmarks.startup", "--child", *games]
    begun = time.time()
    done = subprocess.run(
        command, env=surroundings, capture_output=True, text=True, timeout=LONGEST, check=False
    )
    lines = done.stdout.splitlines()
    painted = [line.split()[1:] for line in lines if line.startswith(PAINTED)]
    if not painted:
        raise SystemExit(f"the gallery was never painted: {done.stderr.strip() or done.returncode}")
    moment, worked = (float(each) for each in painted[0])
    return moment - begun, worked, lines


def _drop_page_cache() -> bool:
    """Whether the system let its page cache be emptied."""
    try:
        Path("/proc/sys/vm/drop_caches").write_text("3")
    except OSError:
        return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--runs", type=int, default=7, help="number of starts that count")
    parser.add_argument("--cold", action="store_true", help="with an empty cache each time")
    parser.add_argument("--memory", action="store_true", help="memory with a deal of each game")
    parser.add_argument("--child", nargs="*", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.child is not None:
        _child(tuple(args.child))
        return
    with tempfile.TemporaryDirectory() as folder:
        base = Path(folder)
        if args.memory:
            _, _, lines = _run(
                base, base / "home", base / "cache", ("schnapsen", "preference", "skat", "schafkopf")
            )
            own, players = (float(each) for each in lines[-1].split()[1:])
            print(f"resident memory in play: {own:.0f} MB, player process {players:.0f} MB")
            return
        times, work = [], []
        emptied = True
        for number in range(args.runs + 1):
            cache = base / (f"cache{number}" if args.cold else "cache")
            if args.cold:
                emptied = _drop_page_cache()
            seconds, worked, _ = _run(base, base / f"home{number}", cache)
            if number:
                times.append(seconds)
                work.append(worked)
        kind = ("cold" if emptied else "cold (page cache kept)") if args.cold else "warm"
        print(
            f"start to painted gallery, {kind}, n={len(times)}: median {statistics.median(times):.3f} s, "
            f"min {min(times):.3f}, max {max(times):.3f}; "
            f"processor time median {statistics.median(work):.3f} s"
        )


if __name__ == "__main__":
    main()
