"""Kills the program in the middle of play, again and again, and looks whether anything was lost.

    python -m benchmarks.kill --kills 200

A child process plays deals without a window, by the controller and its saver: whatever the person does is
announced on a pipe *after* it was done.  It is killed (SIGKILL) at a random moment, by time or right in the
middle of a save.  Then the files are read as at the next start: the match must be there, hold at least every
action announced, and go on to its end; every deal that was announced as finished must be in the history.

Says nothing about power cuts.  Imports the controller, `keeping` and what lies below.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

import msgspec

from cardavia.games import GAMES
from cardavia.history import FILE, History
from cardavia.match import Match
from cardavia.match_files import load

LONGEST: Final = 1.2
"""Seconds that a child plays at most before it is killed."""


class Progress(msgspec.Struct, frozen=True):
    """What the child announces after each action of the person and each end of a deal."""

    key: str
    actions: int
    finished: bool


class Verdict(msgspec.Struct, frozen=True):
    """What was found after one kill."""

    announced: int
    """Actions and ends of deals announced."""
    temporary: int
    """Files left half-written."""
    fault: str = ""
    """What was lost; empty if nothing was."""


def play(folder: Path, game: str, seed: int) -> None:
    """The child: play deals of a game until somebody ends this process."""
    from PySide6.QtCore import QCoreApplication

    from cardavia.controller import Controller
    from cardavia.desktop.keeping import Keeper
    from cardavia.pace import Pace
    from cardavia.players.base import RandomPlayer

    application = QCoreApplication.instance() or QCoreApplication([])
    path = folder / f"{game}.json"
    match = load(path).match or Match(GAMES[game], seed)
    keeper = Keeper(folder)
    keeper.catch_up({path: match}, dict.fromkeys(GAMES, "club"))
    levels = dict.fromkeys(range(1, match.game.seats), "club")
    controller = Controller(match, levels, path=path, pace=Pace(factor=0), make=lambda *_: RandomPlayer())
    keeper.watch(controller)
    rng = random.Random(seed)
    encoder = msgspec.json.Encoder()

    def announce() -> None:
        state = controller.match.state
        progress = Progress(controller.match.key, len(state.history), state.finished)
        os.write(sys.stdout.fileno(), encoder.encode(progress) + b"\n")

    controller.deal_finished.connect(lambda _: announce())
    controller.start()
    announce()
    while True:
        application.processEvents()
        state = controller.match.state
        if state.finished:
            controller.next_deal()
        elif state.to_act == controller.viewer:
            controller.choose(rng.choice(state.legal_actions()), controller.view().decision)
            announce()


def kill_once(folder: Path, game: str, seed: int) -> Verdict:
    """Let a child play in a folder, kill it, and read what it left."""
    rng = random.Random(seed)
    command = [sys.executable, "-m", "benchmarks.kill", "--child", str(folder), game, str(seed)]
    child = subprocess.Popen(
        command, stdout=subprocess.PIPE, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    )
    assert child.stdout is not None
    first = child.stdout.readline()
    time.sleep(rng.random() ** 2 * LONGEST)
    child.send_signal(signal.SIGKILL)
    announced = [first, *child.stdout.read().splitlines()]
    child.stdout.close()
    child.wait()
    return judge(folder, game, [_progress(line) for line in announced if line.rstrip().endswith(b"}")])


def _progress(line: bytes) -> Progress:
    return msgspec.json.decode(line, type=Progress)


def judge(folder: Path, game: str, announced: list[Progress]) -> Verdict:
    """What is left of what was announced."""
    left = list(folder.glob(".*"))
    for temporary in left:
        temporary.unlink()
    path = folder / f"{game}.json"
    loaded, history = load(path), History(folder / FILE)
    match = loaded.match

    def fault(words: str) -> Verdict:
        return Verdict(len(announced), len(left), words)

    if not announced:
        return fault("the child never began")
    if match is None or loaded.troubles:
        return fault(f"the match cannot be read: {loaded.troubles}")
    if history.found.damaged > 1 or history.found.refusal:
        return fault(f"the history is damaged: {history.found}")
    last = announced[-1]
    present = match.present()
    if present.key == last.key and len(present.state.history) < last.actions:
        return fault(f"{last.actions} actions were announced and {len(present.state.history)} are there")
    if present.key != last.key and not last.finished:
        return fault(f"deal {last.key} was announced last and {present.key} is there")
    for progress in announced:
        entry = history.get(progress.key)
        known = present.key == progress.key or (entry is not None and entry.outcome is not None)
        if progress.finished and not known:
            return fault(f"deal {progress.key} was finished and is not in the history")
    while not match.state.finished:
        match.act(match.state.legal_actions()[0])
    return Verdict(len(announced), len(left))


def run(kills: int, seed: int, report: Any = print) -> list[Verdict]:
    """Kill so many children, game by game, each in the folder that the one before left."""
    verdicts = []
    with tempfile.TemporaryDirectory() as name:
        for number in range(kills):
            game = list(GAMES)[number % len(GAMES)]
            verdict = kill_once(Path(name), game, seed + number)
            verdicts.append(verdict)
            if verdict.fault:
                report(f"kill {number} ({game}): {verdict.fault}")
    return verdicts


def main() -> int:
    """The command; 1 if anything was lost."""
    parser = argparse.ArgumentParser(
        description="Kill the program in the middle of play and look what is left."
    )
    parser.add_argument("--kills", type=int, default=200, help="how often (200)")
    parser.add_argument("--seed", type=int, default=1, help="of the moments and the play (1)")
    parser.add_argument("--child", nargs=3, metavar=("FOLDER", "GAME", "SEED"), help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.child is not None:
        play(Path(args.child[0]), args.child[1], int(args.child[2]))
        return 0
    verdicts = run(args.kills, args.seed)
    lost = sum(bool(verdict.fault) for verdict in verdicts)
    actions = sum(verdict.announced for verdict in verdicts)
    half = sum(verdict.temporary > 0 for verdict in verdicts)
    print(
        f"{len(verdicts)} kills after {actions} announcements: {lost} lost something, "
        f"{half} left a temporary file"
    )
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
