"""Makes the pictures of the README: `make screenshots`, or `python -m tools.screenshots --out FOLDER`.

Each game is brought to a moment in which the person has to play, from a fixed deal played by rule of thumb,
and shown by the real window without a screen.  The same code gives the same moments.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication, QWidget

from cardavia.coach import loss_of
from cardavia.desktop import theme as themes
from cardavia.desktop.app import by_game, readable_traditions
from cardavia.desktop.gallery_sheet import main as gallery_sheet
from cardavia.desktop.sprites import SpriteStore
from cardavia.desktop.window import Window
from cardavia.games import GAMES
from cardavia.games.base import observation
from cardavia.match import Match
from cardavia.pace import Pace
from cardavia.players.base import Cancel
from cardavia.players.rule_of_thumb import RuleOfThumb

SIZE: Final = (1280, 800)
MOMENTS: Final = {"schnapsen": (11, 5), "preference": (5, 12), "skat": (21, 16), "schafkopf": (8, 10)}
"""By game: seed of the match, and the number of actions after which the person's next play is shown."""
QUALITY: Final = 88
"""Of the JPEG files."""


def moment(game: str) -> Match:
    """A match of the game at a moment in which seat 0 has to play a card to a trick."""
    seed, least = MOMENTS[game]
    for number in range(seed, seed + 200):
        match = Match(GAMES[game], number)
        while not match.state.finished:
            state = match.state
            shown = (
                state.to_act == 0 and state.phase == "play" and state.trick and len(state.history) >= least
            )
            if shown and len(state.legal_actions()) > 1:
                return match
            assert state.to_act is not None
            player = RuleOfThumb()
            match.act(player.choose(observation(state, state.to_act), match.decision_seed(), Cancel()).action)
    raise RuntimeError(f"no moment of {game} found")


def settle(seconds: float) -> None:
    """Let pictures come in."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        QApplication.processEvents()
        time.sleep(0.005)


def grab(widget: QWidget, path: Path) -> None:
    """The widget as a JPEG file."""
    settle(1.5)
    widget.grab().save(str(path), "JPG", QUALITY)


def tradition(window: Window, out: Path) -> None:
    """The page of a tradition."""
    window.card_pages.show("salisburghesi")
    grab(window, out / "tradition.jpg")
    window.show_gallery()


def games(window: Window, out: Path) -> None:
    """Each game in play, and one result."""
    for game in GAMES:
        moment(game).save(window.path_of(game))
        window.start_game(game, "club")
        grab(window, out / f"table-{game}.jpg")
        window.leave_table()
    match = moment("skat")
    while not match.state.finished:
        state = match.state
        assert state.to_act is not None
        match.act(RuleOfThumb().choose(observation(state, state.to_act), 1, Cancel()).action)
    match.save(window.path_of("skat"))
    window.looks.set_theme(themes.DARK)
    window.start_game("skat", "club")
    grab(window, out / "result-skat.jpg")
    window.leave_table()
    window.looks.set_theme(themes.LIGHT)


def reviews(window: Window, out: Path) -> None:
    """A finished deal under review, at the dearest decision of the person."""
    for game, theme, name in (
        ("schafkopf", themes.LIGHT, "review"),
        ("schnapsen", themes.DARK, "review-dark"),
    ):
        match = moment(game)
        while not match.state.finished:
            state = match.state
            assert state.to_act is not None
            match.act(RuleOfThumb().choose(observation(state, state.to_act), 1, Cancel()).action)
        match.save(window.path_of(game))
        window.looks.set_theme(theme)
        window.start_game(game, "club")
        settle(0.5)
        window.reviews.review_table()
        while window.reviews.working:
            settle(0.2)
        page = window.reviews.page
        assert page is not None
        own = [each for each in page.decisions.values() if each.seat == 0]
        page.go(max(own, key=loss_of).index)
        grab(window, out / f"{name}.jpg")
        window.show_gallery()
    window.looks.set_theme(themes.LIGHT)


def gradings(window: Window, out: Path) -> None:
    """The same table under two gradings, with the settings open beside it."""
    settings = window.settings
    sliders = (settings.contrast, settings.grain, settings.temperature)
    for name, values in (("cold", (60, 70, 15)), ("warm", (42, 90, 88))):
        for slider, value in zip(sliders, values, strict=True):
            slider.set(value)
        moment("schafkopf").save(window.path_of("schafkopf"))
        window.start_game("schafkopf", "club")
        window.toggle_settings()
        grab(window, out / f"grading-{name}.jpg")
        window.toggle_settings()
        window.leave_table()
    for slider in sliders:
        slider.reset()


def main(arguments: list[str] | None = None) -> int:
    """Write all pictures; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--out", type=Path, default=Path("docs/pictures"))
    args = parser.parse_args(arguments)
    args.out.mkdir(parents=True, exist_ok=True)
    application = QApplication.instance() or QApplication([])
    found = readable_traditions()
    with tempfile.TemporaryDirectory() as scratch:
        store = SpriteStore(found.values(), cache_folder=Path(scratch) / "faces")
        window = Window(
            store,
            by_game(found),
            Path(scratch) / "saves",
            pace=Pace(factor=0.0),
            rng=random.Random(1),
            found=tuple(found.values()),
        )
        window.looks.set_theme(themes.LIGHT)
        window.resize(*SIZE)
        window.show()
        steps: tuple[Callable[[], None], ...] = (
            lambda: grab(window, args.out / "gallery.jpg"),
            lambda: tradition(window, args.out),
            lambda: games(window, args.out),
            lambda: reviews(window, args.out),
            lambda: gradings(window, args.out),
        )
        for step in steps:
            step()
        window.close()
        store.close()
    for name in found:
        gallery_sheet(["--tradition", name, "--out", str(args.out / f"{name}.png"), "--height", "150"])
    del application
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
